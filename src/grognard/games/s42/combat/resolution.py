"""8.3, 10.1 An attack is resolved: the defender chooses the defending units and air support, the die is rolled, the
result is applied."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.s42.boxes.box_defence import ManHex
from grognard.games.s42.boxes.boxes import armies_in, sheltered
from grognard.games.s42.combat import air_support, artillery
from grognard.games.s42.combat.aftermath import AfterFight, ThrowBack
from grognard.games.s42.combat.air_support import WING, WINGS, may_fly
from grognard.games.s42.combat.loss_allocation import AttackerLoss, DefenderLoss
from grognard.games.s42.combat.strength import (
    LABELS,
    Battle,
    estimate,
    gave_strength,
    is_certain,
    is_hopeless,
    overstacked_groups,
    shelter,
)
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, PACK, SIDE, UNIT
from grognard.games.s42.interface.actions import CallAir, Defend, Forgo, TakeDie
from grognard.games.s42.options.leaders import NO_LEADER, SecondThrow, adviser
from grognard.games.s42.options.planned_offensives import dice_of, spent
from grognard.games.s42.retreat.determined_defense import Determined
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import ATTACKED, WAS_ATTACKED, Position, S42Game, names

TABLES = PACK.tables
SHATTERED = "DS"


@rule("8.3.h", "8.4.a", "8.4.c")
class Fight(Procedure, frozen=True, kw_only=True):
    """8.3 One attack. The owner of an overstacked hex chooses which units defend, the Axis whether aircraft support the
    defence; then the column is final, one die is rolled and the result applied. At 10-1 there is no roll; if aircraft
    have brought it below 1-3 there is no attack."""

    battle: Battle
    asked: bool = False
    """9.3.4 The Axis has been asked for air support."""
    manned: bool = False
    """34.6.2 Units of a reserve army in the hex have come out to defend it, or have stayed in their box."""

    def run(self, game: S42Game) -> None:
        battle, position = self.battle, game.position
        owner = (SIDES[1 - battle.side],)
        if not self.manned and battle.side == AXIS and armies_in(position, battle.target):
            game.then(ManHex(hex=battle.target), replace(self, manned=True))
            return
        if is_decoy(position, battle):
            expose(game, battle)
            return
        if not battle.defenders and len(overstacked_groups(position, battle)) > 1:
            game.then(ChooseDefenders(seats=owner, fight=self))
        elif not self.asked and may_have_cover(position, battle):
            game.then(CallCover(seats=owner, fight=self))
        else:
            self.decide(game)

    def decide(self, game: S42Game) -> None:
        odds = estimate(game.position, self.battle)
        if is_hopeless(odds):
            # RULING s42-304: aircraft that come in brought the odds under 1-3; there was no attack.
            game.change(flown(game.position, self.battle))
            game.log("attack-fell-through", "8.4.a", hex=HEXES[self.battle.target])
            return
        if is_certain(odds):
            # RULING s42-820: where nothing is rolled no planned offensive is used.
            strike(game, self.battle, (), 0)
            return
        dice = game.roll(dice_of(self.battle))
        game.change(spent(game.position, self.battle))
        leader = counsel(game.position, self.battle)
        if leader == NO_LEADER:
            fallen(game, self.battle, dice)
        else:
            owner = (SIDES[SIDE[leader]],)
            game.then(CombatThrow(seats=owner, leader=leader, dice=dice, battle=self.battle))


# -- 34.6.2 an empty reserve army ------------------------------------------------------------------------------------


@rule("34.6.2.h")
def is_decoy(position: Position, battle: Battle) -> bool:
    """34.6.2 Only reserve armies with empty boxes are in the hex: non-combat units, which may not be attacked."""
    empty = not position.fighters(battle.target, 1 - battle.side) and not sheltered(position, battle.target)
    return empty and battle.side == AXIS and bool(armies_in(position, battle.target))


def expose(game: S42Game, battle: Battle) -> None:
    """34.6.2 The attack finds no unit: no unit has fought, and the hex may not be attacked again this phase."""
    # RULING s42-813: an attack on an empty reserve army is none; its hex can be entered like any.
    game.change(game.position.mark(armies_in(game.position, battle.target), WAS_ATTACKED))
    game.reveal()
    game.log("attack-met-no-unit", "34.6.2.h", hex=HEXES[battle.target])


# -- the dice --------------------------------------------------------------------------------------------------------


@rule("28.1.4.b", "28.1.4.c", "28.1.2.a")
def counsel(position: Position, battle: Battle) -> int:
    """28.1.4 The leader that may have the die of this combat rerolled, whichever side rolled it: it must be in range of
    a unit of its side in the combat. -1: none."""
    teams = {battle.side: battle.units, 1 - battle.side: position.fighters(battle.target, 1 - battle.side)}
    leaders = (adviser(position, side, "combat", units) for side, units in teams.items())
    return next((leader for leader in leaders if leader != NO_LEADER), NO_LEADER)


@rule("28.1.4.b", "28.1.4.c")
class CombatThrow(SecondThrow, frozen=True, kw_only=True):
    """28.1.4 The die of a combat may be rerolled; of several dice one, before the attacker has chosen."""

    # RULING s42-821: the leader is asked when all dice of a planned offensive lie, and before one of them is taken.
    battle: Battle

    def go_on(self, game: S42Game, dice: tuple[int, ...]) -> None:
        fallen(game, self.battle, dice)

    def read(self, position: Position) -> tuple[list[str], str]:
        return readings(position, self.battle, self.dice), ""


def readings(position: Position, battle: Battle, dice: Iterable[int]) -> list[str]:
    """Each die with its result in the column of the combat."""
    column = estimate(position, battle).column
    return [f"{die} ({TABLES.crt[die][column]})" for die in dice]


@rule("26.2.l", "26.2.m")
def fallen(game: S42Game, battle: Battle, dice: tuple[int, ...]) -> None:
    """26.2 The dice are rolled. Where they differ the attacker picks one."""
    if len(set(dice)) > 1:
        game.then(ChooseDie(seats=(SIDES[battle.side],), battle=battle, dice=dice))
    else:
        strike(game, battle, dice, dice[0])


TAKE_DIE = Verb(
    TakeDie,
    candidates=lambda position, choice: (TakeDie(number) for number in range(1, len(choice.dice) + 1)),
    resolve=lambda game, choice, action: strike(game, choice.battle, choice.dice, choice.dice[action.die - 1]),
)


class ChooseDie(Decision, frozen=True, kw_only=True):
    """26.2 The attacker picks one of the dice of the planned offensive."""

    rule: ClassVar[str] = "26.2.l"
    verbs = (TAKE_DIE,)
    battle: Battle
    dice: tuple[int, ...]

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (HEXES[self.battle.target], *names(self.battle.units))

    def prompt(self, game: S42Game) -> Message:
        dice = ", ".join(readings(game.position, self.battle, self.dice))
        return Message("ask-choose-die", {"hex": HEXES[self.battle.target], "dice": dice})


def strike(game: S42Game, battle: Battle, dice: tuple[int, ...], die: int) -> None:
    """8.3 The die that counts is known: the result is applied."""
    battle = rolled(game, battle, dice, die)
    for fire in battle.guns:
        artillery.fired(game, fire, attacking=True)
    game.change(fought(game.position, battle))
    game.then(*outcome(battle))


# -- before the die --------------------------------------------------------------------------------------------------


def _names_a_group(position: Position, choice: ChooseDefenders, action: Defend) -> bool:
    """In whatever order the units are named."""
    named = sorted(action.units)
    return any(named == sorted(names(group)) for group in overstacked_groups(position, choice.fight.battle))


def defend(game: S42Game, choice: ChooseDefenders, action: Defend) -> None:
    defenders = tuple(UNIT[name] for name in action.units)
    game.then(replace(choice.fight, battle=replace(choice.fight.battle, defenders=defenders)))


DEFEND = Verb(
    Defend,
    candidates=lambda position, choice: (
        Defend(names(group)) for group in overstacked_groups(position, choice.fight.battle)
    ),
    exists=_names_a_group,
    resolve=defend,
)


class ChooseDefenders(Decision, frozen=True, kw_only=True):
    """15.3 The owner of an attacked overstacked hex chooses which of its units take part."""

    rule: ClassVar[str] = "15.3.d"
    verbs = (DEFEND,)
    fight: Fight

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-defenders", {"hex": HEXES[self.fight.battle.target]})


@rule("9.3.4.a", "9.3.4.b")
def may_have_cover(position: Position, battle: Battle) -> bool:
    """9.3.4 Whether the Axis has an air unit that could help the defence against a Soviet attack."""
    if battle.side == AXIS:
        return False
    return any(may_fly(position, AXIS, battle, wing) for wing in range(len(position.wings)))


def _cover(game: S42Game, choice: CallCover, action: CallAir) -> None:
    battle = replace(choice.fight.battle, cover=WING[action.wing])
    game.then(replace(choice.fight, battle=battle, asked=True))


COVER = Verb(
    CallAir,
    candidates=lambda position, choice: air_support.calls(position),
    exists=lambda position, choice, action: action.wing in WING,
    verdict=lambda position, choice, action: may_fly(position, AXIS, choice.fight.battle, WING[action.wing]),
    resolve=_cover,
    irreversible=True,
)
FORGO = Verb(
    Forgo,
    resolve=lambda game, choice, action: game.then(replace(choice.fight, asked=True)),
    irreversible=True,
    ends=True,
    confirm=True,
)


class CallCover(Decision, frozen=True, kw_only=True):
    """9.3.4 The Soviets attack and have declared their support: does an air unit help the defence?"""

    rule: ClassVar[str] = "9.3.4.a"
    verbs = (COVER, FORGO)  # §9.3.4.d
    fight: Fight

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (HEXES[self.fight.battle.target], *names(self.fight.battle.units))

    def prompt(self, game: S42Game) -> Message:
        odds = estimate(game.position, self.fight.battle)
        return Message("ask-call-cover", {"hex": HEXES[self.fight.battle.target], "column": LABELS[odds.column]})


# -- the die ---------------------------------------------------------------------------------------------------------


@rule("8.3.h")
def rolled(game: S42Game, battle: Battle, dice: tuple[int, ...], die: int) -> Battle:
    """8.3 The result, with what is needed later: which units defended, which strengths were doubled, whether terrain or
    a fortification shifted the column, and the shade of the cell. Without dice it is certain; of several dice the one
    that counts is logged first."""
    position, certain = game.position, not dice
    odds = estimate(position, battle)
    column = LABELS[odds.column]
    label = SHATTERED if certain else TABLES.crt[die][odds.column]  # §8.4.c
    lines = tuple(Modifier(shift.reason, shift.columns, shift.rule, "column") for shift in odds.shifts)
    game.log(
        "battle",
        "8.4.c" if certain else "8.3.h",
        roll=Roll(_counting_first(dice, die), modifiers=lines),
        hex=HEXES[battle.target],
        units=names(battle.units),
        defenders=names(position.of_side(battle.target, 1 - battle.side)),
        attack=odds.attack,
        defence=odds.defence,
        column=column,
        result=label,
    )
    return replace(
        battle,
        defenders=gave_strength(odds.defenders),
        doubled=tuple(part.unit for part in odds.defenders if part.doubled and not part.out),  # §11.1.2.d
        sheltered=any(shelter(position, battle)),  # §11.1.2.e, §11.1.2.f
        label=label,
        restricted=not certain and TABLES.restricted(die, column),  # §11.2.2.b
    )


def _counting_first(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    at = dice.index(die) if dice else 0
    return (*dice[at : at + 1], *dice[:at], *dice[at + 1 :])


@rule("8.1.c", "8.1.d")
def fought(position: Position, battle: Battle) -> Position:
    """8.1 The attackers have attacked, the defenders were attacked, aircraft have flown."""
    position = flown(position, battle).mark(battle.units, ATTACKED)
    if battle.kind != "attack":
        return position
    return position.mark(position.of_side(battle.target, 1 - battle.side), WAS_ATTACKED)


def flown(position: Position, battle: Battle) -> Position:
    """9.3.6 What became of the air units that were called."""
    if battle.cover >= 0:
        position = air_support.defended(position, battle.cover)
    if battle.air >= 0:
        position = air_support.attacked(position, battle.air, battle.target)
    return position


@rule("8.3.i")
def outcome(battle: Battle) -> Iterator[Procedure]:
    """10.1 Apply a result in the order of its row: losses of both sides, then retreat or determined defence, then the
    advance. DS and DR4 allow no determined defence; EX and A1 cause no retreat."""
    result = TABLES.results[battle.label]
    if result.attacker:  # §10.1.k, §10.1.o, §10.1.u
        yield AttackerLoss(battle=battle, by_enemy=result.chosen_by_enemy)  # §10.1.p, §10.1.r
    if result.defender:  # §10.1.i, §10.1.k
        yield DefenderLoss(battle=battle, by_enemy=result.chosen_by_enemy)  # §10.1.b, §10.1.p, §10.1.r
    if result.determined:  # §10.1.c, §11.2.1.a
        yield Determined(battle=battle)  # §10.1.j, §10.1.l, §10.1.n, §10.1.q
        return
    if result.retreat:  # §10.1.s, §10.1.v
        lengths = (result.retreat,)
        yield ThrowBack(battle=battle, lengths=lengths, rout=result.rout)  # §10.1.e, §10.1.h
    yield AfterFight(battle=battle, hexes=result.advance, limited=result.limited)


def called(battle: Battle) -> tuple[str, ...]:
    """The names of everything that supports an attack."""
    wings = (WINGS[battle.air],) if battle.air >= 0 else ()
    return (*names(unit for unit, _ in battle.guns), *wings, *names(dict.fromkeys(battle.plans)))
