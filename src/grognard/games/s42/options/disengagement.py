"""27.0 Disengagement, an optional rule: instead of attacking, units may try to slip away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from grognard.core.events import Modifier
from grognard.core.game import Action, Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Forbidden, Message, Verdict, Violation, evidence, judge
from grognard.games.s42.boxes.boxes import shows
from grognard.games.s42.combat.losses import lose_step
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import CAVALRY, COMBAT, MECHANISED, PACK, SIDE, UNIT, UNITS
from grognard.games.s42.interface.actions import Attack, Disengage, EndCombat
from grognard.games.s42.movement.ground import are_adjacent
from grognard.games.s42.options.disengagement_moves import LetGo, escapes
from grognard.games.s42.options.leaders import NO_LEADER, SecondThrow, adviser
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    ATTACKED,
    DISRUPTED,
    IN_FULL_RETREAT,
    REPLACED,
    Position,
    S42Game,
    names,
    place_name,
)
from grognard.games.s42.turn.phases import opens
from grognard.games.s42.turn.weather import sky
from grognard.series.zoc_bonds.determined_defense import tallied

TABLES = PACK.tables


def _tried(unit: int) -> str:
    """What is recorded until the end of the player turn: the unit has rolled."""
    return f"disengage-{UNITS[unit]}"


# -- who may try -----------------------------------------------------------------------------------------------------


@rule("27.0")
@rule.forbids("25.0.a")
def disengagement_is_not_in_play(position: Position, side: int, unit: int) -> Violation:
    """27.0 The rule applies if the players have agreed on it. The mini-turn always allows it."""
    return None if position.rules.disengagement else evidence(UNITS[unit])


@rule.forbids("27.1.a")
def cannot_slip_away_now(position: Position, side: int, unit: int) -> Violation:
    """27.1 Only combat units of the active player on the map: it is their own combat phase."""
    there = SIDE[unit] == side and COMBAT[unit] and position.pieces[unit].place >= 0
    return None if there else evidence(UNITS[unit])


@rule.forbids("27.2.1.a")
def attackers_do_not_slip_away(position: Position, side: int, unit: int) -> Violation:
    """27.2.1 A unit that attacked in this phase may not disengage."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(ATTACKED) else None


@rule.forbids("27.2.1.d")
def has_had_its_die(position: Position, side: int, unit: int) -> Violation:
    """27.2.1 One die for a unit, by itself or with its stack; a unit that stayed may still attack (RULING s42-419)."""
    return evidence(UNITS[unit]) if position.uses(_tried(unit)) else None


@rule.forbids("21.4.g")
def refitting_units_do_not_slip_away(position: Position, side: int, unit: int) -> Violation:
    """21.4 A unit that takes replacements may not disengage."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(REPLACED) else None


@rule("13.3.2.a")
@rule.forbids("27.2.1.b")
def runs_and_cannot_slip_away(position: Position, side: int, unit: int) -> Violation:
    """27.2.1 Disrupted units may try; units in full retreat may not."""
    # RULING s42-405: the rule names the disrupted alone, and has no result for those who run already.
    return evidence(UNITS[unit]) if position.pieces[unit].order == IN_FULL_RETREAT else None


@rule.forbids("27.1.a")
def touches_no_enemy(position: Position, side: int, unit: int) -> Violation:
    """27.1 Only a unit in contact disengages: an enemy combat unit is adjacent."""
    # RULING s42-406: without an enemy beside it there is nothing to break away from.
    at, country, weather = position.pieces[unit].place, position.country, sky(position)
    touched = any(
        position.fighters(edge.to_hex, 1 - side) and are_adjacent(country, weather, at, edge.to_hex)
        for edge in country.edges[at]
    )
    return None if touched or position.fighters(at, 1 - side) else evidence(UNITS[unit])


@rule("27.2.3.i")
@rule.forbids("27.2.3.b")
def has_no_way_out(position: Position, side: int, unit: int) -> Violation:
    """27.2.3 A unit with no way out, because of bonds or otherwise, may not even try."""
    return None if escapes(position, unit) else evidence(UNITS[unit])


@rule.forbids("34.4.2.e")
def is_of_a_box_still(position: Position, side: int, unit: int) -> Violation:
    """34.4.2 A unit that is only shown by a reserve army stays with it."""
    return evidence(UNITS[unit]) if shows(position, unit) is not None else None


DISENGAGING = (
    is_of_a_box_still,
    cannot_slip_away_now,
    attackers_do_not_slip_away,
    has_had_its_die,
    refitting_units_do_not_slip_away,
    runs_and_cannot_slip_away,
    touches_no_enemy,
    has_no_way_out,
)


@rule.forbids("27.2.1.d")
def one_rolls_or_all(position: Position, units: tuple[int, ...]) -> Violation:
    """27.2.1 The die is rolled for a unit by itself, or for all combat units stacked in the hex."""
    here = position.pieces[units[0]].place
    whole = sorted(position.fighters(here, SIDE[units[0]]))
    return None if len(units) == 1 or sorted(units) == whole else evidence(*names(units))


@rule("27.2.1.c", "27.2.1.e")
def may_disengage(position: Position, side: int, units: tuple[int, ...], *, granted: bool = False) -> Verdict:
    """27.2.1 Asked for one unit or stack at a time, whatever has happened in the phase before. `granted`: the rule
    applies without agreement, as in the mini-turn."""
    prohibitions = DISENGAGING if granted else (disengagement_is_not_in_play, *DISENGAGING)  # §33.2.3.h
    for unit in units:
        verdict = judge(prohibitions, position, side, unit)
        if verdict is not True:
            return verdict
    return judge((one_rolls_or_all,), position, units)


# -- the die ---------------------------------------------------------------------------------------------------------


@rule("27.2.2.d")
def modifiers(position: Position, units: tuple[int, ...]) -> Iterator[Modifier]:
    """27.2.2 One more if all are cavalry or mechanised, one less if any is disrupted; both may apply."""
    if all(CAVALRY[unit] or MECHANISED[unit] for unit in units):  # §27.2.2.a, §27.2.2.b
        yield Modifier("mobile", TABLES.modifier("disengagement", "mobile"), "27.2.2.a", "total")
    if any(position.pieces[unit].order == DISRUPTED for unit in units):  # §27.2.2.c
        yield Modifier("disrupted", TABLES.modifier("disengagement", "disrupted"), "27.2.2.c", "total")


@rule("27.2.1.d", "28.1.4.e")
class TryDisengage(Procedure, frozen=True, kw_only=True):
    """27.2, 28.1.4 One die for the unit or the stack, which a leader in range may have rerolled."""

    units: tuple[int, ...]

    def run(self, game: S42Game) -> None:
        dice = game.roll(1)
        leader = adviser(game.position, SIDE[self.units[0]], "escape", self.units)
        if leader == NO_LEADER:
            decide(game, self.units, dice[0])
        else:
            game.then(EscapeThrow(seats=(SIDES[SIDE[leader]],), leader=leader, dice=dice, units=self.units))


@rule("28.1.4.e")
class EscapeThrow(SecondThrow, frozen=True, kw_only=True):
    """28.1.4 The die of a disengagement attempt may be rerolled."""

    units: tuple[int, ...]

    def go_on(self, game: S42Game, dice: tuple[int, ...]) -> None:
        decide(game, self.units, dice[0])

    def read(self, position: Position) -> tuple[list[str], str]:
        total = tallied(self.dice[0], modifiers(position, self.units)).total
        return [str(self.dice[0])], f"escape-{TABLES.disengages(total)}"


@rule("27.2.1.d")
def decide(game: S42Game, units: tuple[int, ...], die: int) -> None:
    """27.2 What the die means: they stay, leave, or leave after losing a step."""
    roll = tallied(die, modifiers(game.position, units))
    result = TABLES.disengages(roll.total)  # §27.2.a, §27.2.b, §27.2.c
    for unit in units:
        game.change(game.position.having(_tried(unit)))
    hex_ = place_name(game.position.pieces[units[0]].place)
    game.log("disengagement", "27.2.1.d", roll=roll, units=names(units), hex=hex_, result=result)
    if result == "no":  # §27.2.3.a
        return
    game.then(LetGo(units=units))  # §27.2.3.b
    if result == "yes-1":
        # RULING s42-407: the one die is that of every unit it is rolled for, and so is the loss.
        game.then(*(Shed(unit=unit) for unit in units))  # §27.2.3.e


@rule("27.2.3.e")
class Shed(Procedure, frozen=True, kw_only=True):
    """27.2.3 The unit loses the step that its escape costs."""

    unit: int

    def run(self, game: S42Game) -> None:
        lose_step(game, self.unit, "27.2.3.e")


# -- what the combat phase offers ------------------------------------------------------------------------------------


def attempts(position: Position, side: int) -> Iterator[Disengage]:
    """Every unit by itself, and every stack of several."""
    for hex_ in dict.fromkeys(position.pieces[unit].place for unit in position.on_map(side)):
        stack = position.fighters(hex_, side)
        yield from (Disengage((UNITS[unit],)) for unit in stack)
        if len(stack) > 1:
            yield Disengage(names(stack))


def _ids(action: Disengage) -> tuple[int, ...]:
    return tuple(UNIT[name] for name in action.units)


def _names_a_stack(position: Position, side: int, action: Disengage) -> bool:
    """Units of one hex, each named once."""
    if not action.units or any(name not in UNIT for name in action.units):
        return False
    together = len({position.pieces[unit].place for unit in _ids(action)}) == 1
    return together and len(set(action.units)) == len(action.units)


def _disengage(game: S42Game, side: int, action: Disengage) -> None:
    game.then(TryDisengage(units=_ids(action)))  # §3.0.x


DISENGAGE = Verb(
    Disengage,
    candidates=lambda position, side: attempts(position, side) if position.rules.disengagement else (),
    exists=_names_a_stack,
    verdict=lambda position, side, action: may_disengage(position, side, _ids(action)),
    resolve=_disengage,
    irreversible=True,
    confirm=True,
)
"""27 What the combat phase offers."""


# -- 33.2.3 the mini-turn --------------------------------------------------------------------------------------------


@opens("mini-combat")
@rule("33.2.3.h", "33.2.3.i")
class EscapePhase(Procedure, frozen=True, kw_only=True):
    """33.2.3 The limited combat phase of a mini-turn: units may try to disengage, whatever was agreed; there
    are no attacks."""

    side: int

    def run(self, game: S42Game) -> None:
        game.then(ChooseEscape(seats=(SIDES[self.side],), side=self.side))


@rule.forbids("33.2.3.i")
def mini_turn_has_no_attacks(action: Action) -> Violation:
    """33.2.3 Units disengage, and do nothing else."""
    return evidence(action.target) if isinstance(action, Attack) else None


DISENGAGE_IN_MINI_TURN = Verb(
    Disengage,
    candidates=attempts,
    exists=_names_a_stack,
    verdict=lambda position, side, action: may_disengage(position, side, _ids(action), granted=True),
    resolve=_disengage,
    irreversible=True,
    confirm=True,
)
END_ESCAPE = Verb(EndCombat, resolve=lambda game, side, action: None, ends=True)


class ChooseEscape(Decision, frozen=True, kw_only=True):
    """33.2.3 The units that try next."""

    rule: ClassVar[str] = "33.2.3.h"
    verbs = (DISENGAGE_IN_MINI_TURN, END_ESCAPE)
    repeats = True
    side: int

    def context(self, game: S42Game) -> int:
        return self.side

    def misplaced(self, game: S42Game, action: Action) -> Forbidden:
        verdict = judge((mini_turn_has_no_attacks,), action)
        return Decision.misplaced(self, game, action) if verdict is True else verdict

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-escape")
