"""8.3, 10.1 An attack goes in: the defender says who defends and whether aircraft help, the die is rolled, the result
takes its course."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict
from grognard.games.s42 import air, artillery
from grognard.games.s42.actions import CallAir, Defend, Forgo
from grognard.games.s42.aftermath import AfterFight, ThrowBack
from grognard.games.s42.air import WING, WINGS, may_fly
from grognard.games.s42.battle import (
    LABELS,
    Battle,
    crowd,
    estimate,
    gave_strength,
    is_certain,
    is_hopeless,
    shelter,
)
from grognard.games.s42.board import HEXES
from grognard.games.s42.determined import Determined
from grognard.games.s42.position import ATTACKED, BESET, Position, S42Game, names
from grognard.games.s42.rulebook import rule
from grognard.games.s42.schema import SIDES
from grognard.games.s42.tolls import AttackerLoss, DefenderLoss
from grognard.games.s42.units import AXIS, PACK, UNIT
from grognard.kit.odds import Estimate

TABLES = PACK.tables
SHATTERED = "DS"


@rule("8.3.h", "8.4.a", "8.4.c")
class Fight(Procedure, frozen=True, kw_only=True):
    """8.3 One attack. The owner of a crowded hex says who defends it, the Axis whether aircraft help the defence; then
    the column is final, one die is rolled and the result applied. At 10-1 there is no roll; if the aircraft have
    brought it under 1-3 there is no attack."""

    battle: Battle
    asked: bool = False
    """9.3.4 The Axis has been asked for aircraft."""

    def run(self, game: S42Game) -> None:
        battle, position = self.battle, game.position
        owner = (SIDES[1 - battle.side],)
        if not battle.defenders and len(crowd(position, battle)) > 1:
            game.then(ChooseDefenders(seats=owner, fight=self))
        elif not self.asked and may_have_cover(position, battle):
            game.then(CallCover(seats=owner, fight=self))
        else:
            self.decide(game)

    def decide(self, game: S42Game) -> None:
        found = estimate(game.position, self.battle)
        if is_hopeless(found):
            # RULING s42-304: aircraft that come in brought the odds under 1-3; nobody has attacked.
            game.change(flown(game.position, self.battle))
            game.tell("attack-fell-through", "8.4.a", hex=HEXES[self.battle.target])
            return
        battle = rolled(game, self.battle, found)
        for fire in battle.guns:
            artillery.fired(game, fire, attacking=True)
        game.change(fought(game.position, battle))
        game.then(*outcome(battle))


# -- before the die --------------------------------------------------------------------------------------------------


@rule("15.3.d", "10.2.1.d")
class ChooseDefenders(Decision, frozen=True, kw_only=True):
    """15.3 The owner of an attacked crowded hex says which of its units take part."""

    rule: ClassVar[str] = "15.3.d"
    accepts = (Defend,)
    fight: Fight

    def candidates(self, game: S42Game) -> list[Action]:
        return [Defend(names(group)) for group in crowd(game.position, self.fight.battle)]

    def offers(self, game: S42Game, action: Action) -> bool:
        """In whatever order the units are named."""
        named = sorted(action.units) if isinstance(action, Defend) else []
        return any(named == sorted(names(group)) for group in crowd(game.position, self.fight.battle))

    def verdict(self, game: S42Game, action: Action) -> Verdict:
        return True

    def resolve(self, game: S42Game, action: Defend) -> None:
        defenders = tuple(UNIT[name] for name in action.units)
        game.then(replace(self.fight, battle=replace(self.fight.battle, defenders=defenders)))

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-defenders", {"hex": HEXES[self.fight.battle.target]})


@rule("9.3.4.a", "9.3.4.b")
def may_have_cover(position: Position, battle: Battle) -> bool:
    """9.3.4 Whether the Axis has an air unit that could help the defence against a Soviet attack."""
    if battle.side == AXIS:
        return False
    return any(may_fly(position, AXIS, battle, wing) for wing in range(len(position.wings)))


@rule("9.3.4.a", "9.3.4.b", "9.3.4.d")
class CallCover(Decision, frozen=True, kw_only=True):
    """9.3.4 The Soviets attack and have announced their support: does an air unit help the defence?"""

    rule: ClassVar[str] = "9.3.4.a"
    accepts = (CallAir, Forgo)
    fight: Fight

    def candidates(self, game: S42Game) -> list[Action]:
        return [*air.calls(game.position), Forgo()]

    def offers(self, game: S42Game, action: Action) -> bool:
        return not isinstance(action, CallAir) or action.wing in WING

    def verdict(self, game: S42Game, action: Action) -> Verdict:
        if isinstance(action, CallAir):
            return may_fly(game.position, AXIS, self.fight.battle, WING[action.wing])
        return True

    def resolve(self, game: S42Game, action: Action) -> None:
        battle = self.fight.battle
        if isinstance(action, CallAir):
            battle = replace(battle, cover=WING[action.wing])
        game.then(replace(self.fight, battle=battle, asked=True))

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (HEXES[self.fight.battle.target], *names(self.fight.battle.units))

    def prompt(self, game: S42Game) -> Message:
        found = estimate(game.position, self.fight.battle)
        return Message("ask-call-cover", {"hex": HEXES[self.fight.battle.target], "column": LABELS[found.column]})


# -- the die ---------------------------------------------------------------------------------------------------------


@rule("8.3.h", "8.4.c", "11.2.2.b", "11.1.2.d", "11.1.2.e", "11.1.2.f")
def rolled(game: S42Game, battle: Battle, found: Estimate) -> Battle:
    """8.3 The result, with what it is later asked about: who defended, whose strength was doubled, whether the ground
    or a fortification shifted the column, and the shade of the cell."""
    position, certain = game.position, is_certain(found)
    dice = () if certain else game.roll(1)
    column = LABELS[found.column]
    label = SHATTERED if certain else TABLES.crt[dice[0]][found.column]
    lines = tuple(Modifier(shift.reason, shift.columns, shift.rule, "column") for shift in found.shifts)
    game.tell(
        "battle",
        "8.4.c" if certain else "8.3.h",
        roll=Roll(dice, modifiers=lines),
        hex=HEXES[battle.target],
        units=names(battle.units),
        defenders=names(position.of_side(battle.target, 1 - battle.side)),
        attack=found.attack,
        defence=found.defence,
        column=column,
        result=label,
    )
    return replace(
        battle,
        defenders=gave_strength(found.defenders),
        doubled=tuple(part.unit for part in found.defenders if part.doubled and not part.out),
        sheltered=any(shelter(position, battle)),
        label=label,
        restricted=not certain and TABLES.restricted(dice[0], column),
    )


@rule("8.1.c", "8.1.d")
def fought(position: Position, battle: Battle) -> Position:
    """8.1 The attackers have attacked, the defenders were attacked, aircraft have flown."""
    position = flown(position, battle).mark(battle.units, ATTACKED)
    if battle.kind != "attack":
        return position
    return position.mark(position.of_side(battle.target, 1 - battle.side), BESET)


def flown(position: Position, battle: Battle) -> Position:
    """9.3.6 What became of the air units that were called."""
    if battle.cover >= 0:
        position = air.defended(position, battle.cover)
    if battle.air >= 0:
        position = air.attacked(position, battle.air, battle.target)
    return position


@rule("10.1.b", "10.1.c", "10.1.d", "10.1.e", "10.1.f", "10.1.g", "10.1.h", "10.1.i", "10.1.j", "10.1.k", "10.1.l")
@rule("10.1.n", "10.1.o", "10.1.p", "10.1.q", "10.1.r", "10.1.s", "10.1.u", "10.1.v", "8.3.i", "11.2.1.a")
def outcome(battle: Battle) -> Iterator[Procedure]:
    """10.1 What a result does, step by step, as its row says: losses of both sides, then retreat or determined defence,
    then the advance. After DS and DR4 nobody stands; after EX and A1 nobody retreats."""
    result = TABLES.results[battle.label]
    if result.attacker:
        yield AttackerLoss(battle=battle, by_enemy=result.chosen_by_enemy)
    if result.defender:
        yield DefenderLoss(battle=battle, by_enemy=result.chosen_by_enemy)
    if result.determined:
        yield Determined(battle=battle)
        return
    if result.retreat:
        yield ThrowBack(battle=battle, lengths=(result.retreat,), rout=result.rout)
    yield AfterFight(battle=battle, hexes=result.advance, limited=result.limited)


def called(battle: Battle) -> tuple[str, ...]:
    """The names of everything that supports an attack."""
    return (*names(unit for unit, _ in battle.guns), *((WINGS[battle.air],) if battle.air >= 0 else ()))
