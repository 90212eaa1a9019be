"""5.3, 5.4 Why a group may not use a mode of movement: some units move only tactically, some may not use extended
movement."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.boxes.boxes import carried
from grognard.games.s42.data.units import COMBAT, MECHANISED, SIDE, Mode
from grognard.games.s42.movement.reach import March, has_time_to_hurry, never_hurries
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    DISRUPTED,
    IN_FULL_RETREAT,
    ISOLATED,
    REPLACED,
    UNSUPPLIED,
    Position,
    names,
)
from grognard.games.s42.turn.sequence import moves_tactically

SLOW_STARTS = {"fall-blau": "C1.2.b", "uranus": "C3.4.d", "campaign": "C4.2.b"}
"""The clause by which a scenario begins with tactical movement."""


def _held(
    position: Position, march: March, mode: Mode, barred: tuple[Mode, ...], held: Callable[[int], bool]
) -> Violation:
    """The units of the group that this keeps from these modes; in place of a reserve army the units in its box."""
    units = [unit for unit in carried(position, march.units) if held(unit)] if mode in barred else []
    return evidence(*names(units)) if units else None


@rule.forbids("5.4.a", "5.3.a")
def mode_is_kept(position: Position, march: March, mode: Mode) -> Violation:
    """5.3, 5.4 A move is made in the mode it was begun in."""
    clause = "5.3.a" if "extended" in (march.mode, mode) else "5.4.a"
    return evidence(*names(march.units), by=clause) if march.mode and march.mode != mode else None


@rule.forbids("13.2.1.a")
def disrupted_move_tactically(position: Position, march: March, mode: Mode) -> Violation:
    """13.2.1 Disrupted units."""
    return _held(position, march, mode, ("normal", "extended"), lambda unit: position.pieces[unit].order == DISRUPTED)


@rule.forbids("16.4.d")
def unsupplied_drive_tactically(position: Position, march: March, mode: Mode) -> Violation:
    """16.4 Mechanised units marked out of supply; infantry is not affected."""
    marks = UNSUPPLIED | ISOLATED
    return _held(
        position,
        march,
        mode,
        ("normal", "extended"),
        lambda unit: MECHANISED[unit] and bool(position.pieces[unit].marks & marks),
    )


@rule.forbids("21.4.b", "34.3.1.e")
def refitted_move_one_hex(position: Position, march: March, mode: Mode) -> Violation:
    """21.4, 34.3.1 Units that have received a replacement move one hex, and so does the reserve army they are with."""
    held = [unit for unit in carried(position, march.units) if position.pieces[unit].has(REPLACED)]
    if mode == "tactical" or not held:
        return None
    return evidence(*names(held), by="21.4.b" if held[0] in march.units else "34.3.1.e")


@rule.forbids("C1.2.b", "C3.4.d", "C4.2.b")
def offensive_begins_slowly(position: Position, march: March, mode: Mode) -> Violation:
    """C1.2, C3.4, C4.2 Combat units on the map, in the first half of a scenario that begins so."""
    first = march.start >= 0 and moves_tactically(position, SIDE[march.units[0]])
    held = [unit for unit in carried(position, march.units) if first and COMBAT[unit]]
    if mode == "tactical" or not held:
        return None
    return evidence(*names(held), by=SLOW_STARTS[position.rules.scenario])


@rule.forbids("33.2.3.c")
def mini_turn_is_short(position: Position, march: March, mode: Mode) -> Violation:
    """33.2.3 In a mini-turn all units but those in full retreat."""
    mini = march.phase == "mini-movement"
    return _held(
        position,
        march,
        mode,
        ("normal", "extended"),
        lambda unit: mini and position.pieces[unit].order != IN_FULL_RETREAT,
    )


@rule("18.2.2.b")
@rule.forbids("5.3.d")
def boxed_units_do_not_hurry(position: Position, march: March, mode: Mode) -> Violation:
    """5.3, 18.2.2 No extended movement for units whose allowance is in a black box, or for artillery support units."""
    return _held(position, march, mode, ("extended",), never_hurries)


@rule.forbids("C2.4.c", "33.2.3.d")
def there_is_no_time_to_hurry(position: Position, march: March, mode: Mode) -> Violation:
    """C2.4, 33.2.3 Not before the first turn of the Caucasus, nor in a mini-turn (RULING s42-205)."""
    clause = "C2.4.c" if march.phase == "preliminary" else "33.2.3.d"
    return evidence(*names(march.units), by=clause) if mode == "extended" and not has_time_to_hurry(march) else None


CHOOSING = (
    mode_is_kept,
    disrupted_move_tactically,
    unsupplied_drive_tactically,
    refitted_move_one_hex,
    offensive_begins_slowly,
    mini_turn_is_short,
    boxed_units_do_not_hurry,
    there_is_no_time_to_hurry,
)
