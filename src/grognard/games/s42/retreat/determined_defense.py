"""11.0 Determined and desperate defence: a defender that must retreat rolls to hold the hex, or at least to leave it
fighting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.events import Modifier, Roll
from grognard.core.game import Decision, Procedure
from grognard.core.packs.switches import Column
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict
from grognard.games.s42.combat import air_support, artillery
from grognard.games.s42.combat.aftermath import AfterFight, ThrowBack
from grognard.games.s42.combat.air_support import WING, WINGS
from grognard.games.s42.combat.artillery import Fire, fires_of
from grognard.games.s42.combat.city_battles import fight_on, goes_on, marker
from grognard.games.s42.combat.loss_allocation import AttackerLoss, DefenderLoss
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.charts import Cell, Result
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import GERMAN, PACK, QUALITY, SUPPORT, UNIT, UNITS
from grognard.games.s42.interface.actions import FallBack, Stand
from grognard.games.s42.movement.ground import terrain
from grognard.games.s42.options.contested_cities import ComeIn, holds_against_it, is_counterattack, lower
from grognard.games.s42.options.leaders import NO_LEADER, SecondThrow, adviser
from grognard.games.s42.retreat.determined_defense_eligibility import denial, desperate, may_lead
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, S42Game, names
from grognard.games.s42.supply.supply_points import PREFIX, is_supply, supply_name
from grognard.games.s42.turn.weather import sky
from grognard.series.zoc_bonds.determined_defense import defend, tallied

TABLES = PACK.tables
CLASSES = {1: ("elite", "11.2.4.b"), -1: ("low", "11.2.4.c")}
DENIALS = {"11.2.2.c": "shade", "11.1.2.a": "order"}
"""11.1.2, 11.2.2 What the log calls the clauses that forbid a whole hex to stand; the others are about the lead
unit."""
WITHDRAWAL = tuple(range(1, TABLES.withdrawal_retreat + 1))
"""11.6.1 The lengths of a fighting withdrawal."""


@rule("11.1.1.a")
class Determined(Procedure, frozen=True, kw_only=True):
    """11.1 Defenders that survived the losses of the combat may try once to hold; desperate ones repeatedly, each time
    led by another unit if they like, until the retreat is cancelled or no unit is left."""

    tries: int = 0
    """How often they have tried."""
    battle: Battle
    withdrew: bool = False
    """11.6.1 The last attempt of a desperate defence was a fighting withdrawal."""

    @property
    def result(self) -> Result:
        return TABLES.results[self.battle.label]

    def run(self, game: S42Game) -> None:
        defend(game, self)

    def defenders(self, position: Position) -> tuple[int, ...]:
        return position.fighters(self.battle.target, 1 - self.battle.side)  # §11.5.2.d

    def may_try(self, position: Position) -> bool:
        able = any(may_lead(position, self.battle, unit) for unit in self.defenders(position))  # §11.1.1.b
        return able and (not self.tries or desperate(position, self.battle))  # §11.4.3.a, §11.5.1.a, §11.5.1.c

    def question(self, position: Position) -> Procedure:
        return StandFast(seats=(SIDES[1 - self.battle.side],), defence=self)  # §11.5.2.a

    @rule("12.3.a")
    def fall(self, game: S42Game) -> None:
        """12.3 No unit is left: the attackers get their full advance."""
        game.then(AfterFight(battle=self.battle, hexes=self.result.advance))

    @rule("11.4.3.a")
    def flee(self, game: S42Game) -> None:
        """11.4.3 They retreat as the result says, and the attackers get their full advance, whether the retreat is
        shortened or eliminates them. If they were not even asked, the log says why."""
        battle, result = self.battle, self.result
        if result.determined and not self.tries and not self.may_try(game.position):
            verdict = denial(game.position, battle, self.defenders(game.position))
            why = DENIALS.get(verdict.rule, "lead")
            game.log("stand-denied", verdict.rule, hex=HEXES[battle.target], why=why)
        back = ThrowBack(battle=battle, lengths=(result.retreat,), rout=result.rout)  # §12.1.1.a
        game.then(back, AfterFight(battle=battle, hexes=result.advance))  # §12.1.3.j, §12.3.a


# -- the roll --------------------------------------------------------------------------------------------------------


@rule("11.2.1.d")
def column(position: Position, battle: Battle) -> Column:
    """11.2.1 City hexes; clear terrain and desert without a town or fortification; all others."""
    hex_, country = battle.target, position.country
    fortified = position.fortified(hex_, 1 - battle.side)
    return TABLES.defence_column(terrain(country, sky(position), hex_), country.place[hex_], fortified)


@rule("2.3.2.k", "16.4.k")
def quality(position: Position, battle: Battle, lead: int) -> int:
    """11.2.4 The class of the lead unit, supplied or not; German units count as elite in cities of either size and in
    fortifications."""
    inside = battle.target in position.country.cities or position.fortified(battle.target, 1 - battle.side)
    return 1 if GERMAN[lead] and inside else QUALITY[lead]  # §11.2.4.e, §11.2.4.f


@rule("11.2.3.a", "11.5.2.c")
def modifiers(position: Position, battle: Battle, lead: int, *, supported: bool) -> Iterator[Modifier]:
    """11.2.4 The die roll modifiers, for every attempt: support of any kind, the class of the lead unit, the shade of
    the result."""
    if supported:  # §11.3.d
        yield Modifier("support", TABLES.modifier("determined", "support"), "11.2.4.a", "total")  # §11.2.4.a
    class_ = quality(position, battle, lead)
    if class_:
        cause, clause = CLASSES[class_]  # §11.2.4.b, §11.2.4.c
        yield Modifier("quality", TABLES.modifier("determined", cause), clause, "total")
    if battle.restricted:  # §11.2.4.d, §11.2.2.b
        yield Modifier("restricted", TABLES.modifier("determined", "restricted"), "11.2.4.d", "total")


Ending = Literal["held", "city-battle", "city-battle-turned", "withdrawal", "failed", "again"]


class Outcome(Struct, frozen=True):
    """What an attempt comes to: the hex is held, held in a city battle, left by a fighting withdrawal, lost; or there
    is another attempt. And the steps it costs."""

    what: Ending
    attacker: int = 0
    defender: int = 0
    defender_picks: bool = False
    withdrew: bool = False
    """11.6.1 A fighting withdrawal that counted as a failure."""


def read(position: Position, defence: Determined, cell: Cell) -> Outcome:
    """11.4 What the cell of the table means here. A partial success continues as a city battle, or is a fighting
    withdrawal. In a desperate defence that is a failure, but twice in a row a success at the cost of a step; and each
    failure costs one step, whatever the table says (RULING s42-416)."""
    lost = cell.attacker, cell.defender, cell.defender_picks  # §11.4.1.d
    if cell.result == "S":  # §11.4.1.a
        return Outcome("held", *lost)  # §11.1.1.d, §11.1.1.e
    if is_counterattack(position, defence.battle):
        if cell.result == "P" and holds_against_it(position, defence.battle):  # §29.1.3.e
            return Outcome("city-battle-turned", *lost)  # §29.1.3.d
    elif cell.result == "P" and goes_on(position, defence.battle.target):  # §11.6.a, §11.6.2.a
        return Outcome("city-battle", *lost)
    if desperate(position, defence.battle):
        partial = cell.result == "P"  # §11.6.1.h
        what: Ending = "held" if partial and defence.withdrew else "again"  # §11.6.1.i
        return Outcome(what, defender=1, withdrew=partial)  # §11.5.2.b
    return Outcome("withdrawal" if cell.result == "P" else "failed", *lost)  # §11.4.1.b, §11.4.1.c, §11.6.1.a


def _stands(position: Position, choice: StandFast) -> Iterator[Stand]:
    """Every unit in the hex as the lead, alone and with every air unit and support unit there is."""
    fires = fires_of(position, 1 - choice.defence.battle.side)
    guns = [(UNITS[unit], supply_name(number) if number else "") for unit, number in fires]
    helps = [("", ""), *guns, *((wing, "") for wing in WINGS)]  # §11.3.a, §11.3.d
    leads = names(choice.defence.defenders(position))  # §11.2.1.b, §11.2.1.c
    return (Stand(lead, *help_) for lead in leads for help_ in helps)


def _names_lead_and_helpers(position: Position, choice: StandFast, action: Stand) -> bool:
    """Whether the answer names a unit, and support that exists."""
    gun = action.support in UNIT and SUPPORT[UNIT[action.support]]
    helped = gun or (not action.supply and (not action.support or action.support in WING))
    return action.unit in UNIT and helped and (not action.supply or is_supply(action.supply))


def _may_stand(position: Position, choice: StandFast, action: Stand) -> Verdict:
    battle, lead = choice.defence.battle, UNIT[action.unit]
    verdict = may_lead(position, battle, lead)
    if verdict is not True or not action.support:
        return verdict
    if action.support in WING:
        return air_support.may_help_to_stand(position, battle, WING[action.support], lead)
    return artillery.may_help_to_stand(position, _fire(action), choice.defence.defenders(position), lead)


def stand(game: S42Game, choice: StandFast, action: Stand) -> None:
    """11.3 The supporting unit is used up, whatever the die roll."""
    if action.support in WING:
        game.change(air_support.defended(game.position, WING[action.support]))  # §11.3.e
    elif action.support:
        artillery.fired(game, _fire(action), attacking=False)  # §11.3.e
    choice.roll(game, UNIT[action.unit], supported=bool(action.support))  # §11.3.b


def _fire(action: Stand) -> Fire:
    """The support unit named, and the number of its supply point."""
    return UNIT[action.support], int(action.supply.removeprefix(PREFIX)) if action.supply else 0


STAND = Verb(
    Stand,
    candidates=_stands,
    exists=_names_lead_and_helpers,
    verdict=_may_stand,
    resolve=stand,
    irreversible=True,
)
FALL_BACK = Verb(FallBack, resolve=lambda game, choice, action: choice.defence.flee(game), ends=True, confirm=True)


@rule("11.1.1.a")
class StandFast(Decision, frozen=True, kw_only=True):
    """11.2 Hold under one lead unit, perhaps with one air unit or one artillery support unit, or fall back."""

    rule: ClassVar[str] = "11.1.1.a"
    verbs = (STAND, FALL_BACK)
    defence: Determined

    def roll(self, game: S42Game, lead: int, *, supported: bool) -> None:
        """11.2, 28.1 One die, which a leader near the defenders may have rerolled."""
        dice, position = game.roll(1), game.position  # §11.2.1.h
        defenders = self.defence.defenders(position)
        leader = adviser(position, 1 - self.defence.battle.side, "defence", defenders)
        if leader == NO_LEADER:
            self.judge_die(game, lead, dice[0], supported=supported)
            return
        ask = DefenceThrow(seats=self.seats, leader=leader, dice=dice, question=self, lead=lead, supported=supported)
        game.then(ask)

    def read(self, position: Position, lead: int, die: int, *, supported: bool) -> tuple[Roll, Outcome]:
        """11.2 The die with all modifiers, and its result in the terrain column."""
        battle = self.defence.battle
        roll = tallied(die, modifiers(position, battle, lead, supported=supported))
        return roll, read(position, self.defence, TABLES.determined(roll.total, column(position, battle)))

    def judge_die(self, game: S42Game, lead: int, die: int, *, supported: bool) -> None:
        """11.2 The die is read in the terrain column. Losses come first: the attacker's, chosen by the defender where
        the table has an asterisk, and the lead unit's."""
        battle = self.defence.battle
        roll, ending = self.read(game.position, lead, die, supported=supported)
        game.log(
            "determined-defence",
            "11.2.1.h",
            roll=roll,
            unit=UNITS[lead],
            hex=HEXES[battle.target],
            outcome=ending.what,
            attackers=ending.attacker,
            losses=ending.defender,
        )
        game.then(*self.follow(ending, lead))

    def follow(self, outcome: Outcome, lead: int) -> Iterator[Procedure]:
        battle = self.defence.battle
        if outcome.attacker:  # §11.4.1.d
            yield AttackerLoss(battle=battle, by_enemy=outcome.defender_picks)  # §11.4.1.e, §11.4.1.f
        if outcome.defender:
            yield DefenderLoss(battle=battle, lead=lead)  # §11.2.3.b
        if outcome.what == "again":
            yield replace(self.defence, tries=self.defence.tries + 1, withdrew=outcome.withdrew)
        else:
            yield Settle(defence=self.defence, what=outcome.what)

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return names(self.defence.defenders(game.position))

    def prompt(self, game: S42Game) -> Message:
        hex_ = HEXES[self.defence.battle.target]
        if desperate(game.position, self.defence.battle):
            return Message("ask-stand-to-the-last", {"hex": hex_})
        return Message("ask-stand-fast", {"hex": hex_})


@rule("28.1.3.a", "28.1.4.d")
class DefenceThrow(SecondThrow, frozen=True, kw_only=True):
    """28.1 The die of a determined defence may be rerolled."""

    question: StandFast
    lead: int
    supported: bool

    def go_on(self, game: S42Game, dice: tuple[int, ...]) -> None:
        self.question.judge_die(game, self.lead, dice[0], supported=self.supported)

    def read(self, position: Position) -> tuple[list[str], str]:
        _, outcome = self.question.read(position, self.lead, self.dice[0], supported=self.supported)
        return [str(self.dice[0])], outcome.what


# -- 11.4, 11.6 what it comes to -------------------------------------------------------------------------------------


class Settle(Procedure, frozen=True, kw_only=True):
    """11.4 The losses of the last attempt are taken. Units that hold stay, in their present order, and the attackers do
    not advance, unless the last combat unit in the hex was eliminated: then they may enter it and stop. After a
    fighting withdrawal of one or two hexes they may advance one hex, whether any unit was left to withdraw or not, too
    short for a breakthrough."""

    defence: Determined
    what: Ending

    def run(self, game: S42Game) -> None:
        battle, left = self.defence.battle, self.defence.defenders(game.position)
        match self.what:
            case "failed":
                game.then(replace(self.defence, tries=self.defence.tries + 1))  # §11.4.3.a
            case "withdrawal":  # §11.6.1.b, §11.6.1.g
                back = (ThrowBack(battle=battle, lengths=WITHDRAWAL),) if left else ()  # §11.6.1.c
                game.then(*back, AfterFight(battle=battle, hexes=TABLES.withdrawal_advance))  # §11.6.1.d, §14.2.4.a
            case "city-battle" if left:
                first = marker(game.position, battle.target) is None
                fight_on(game, battle)  # §11.6.2.a, §11.6.2.b
                come = (ComeIn(battle=battle),) if first and game.position.rules.contested_cities else ()  # §29.1.1.a
                game.then(*come, AfterFight(battle=battle))
            case "city-battle-turned" if left:
                lower(game, battle)  # §29.1.3.d
                game.then(AfterFight(battle=battle))
            case _:
                # RULING s42-418: a battle for a city in which the last defender fell is such a case too.
                fell = not left  # §11.1.1.f, §11.4.2.a, §11.4.2.b, §14.2.3.b
                game.then(AfterFight(battle=battle, hexes=int(fell), limited=fell))
