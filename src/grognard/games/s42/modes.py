"""5.3, 5.4 Why a group may not use a mode of movement: whoever is hampered moves tactically, some never hurry."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.verdicts import Bite, because
from grognard.games.s42.boxes import carried
from grognard.games.s42.position import DISRUPTED, ISOLATED, REPLACED, ROUTED, UNSUPPLIED, Position, names
from grognard.games.s42.reach import Trek, has_time_to_hurry, never_hurries
from grognard.games.s42.rulebook import rule
from grognard.games.s42.sequence import moves_tactically
from grognard.games.s42.units import COMBAT, MECHANISED, SIDE, Mode


def _held(position: Position, trek: Trek, mode: Mode, barred: tuple[Mode, ...], held: Callable[[int], bool]) -> Bite:
    """The units of the group that this keeps from these modes; in the place of a reserve army those of its box."""
    units = [unit for unit in carried(position, trek.units) if held(unit)] if mode in barred else []
    return because(*names(units)) if units else None


@rule.forbids("5.4.a", "5.3.a")
def mode_is_kept(position: Position, trek: Trek, mode: Mode) -> Bite:
    """5.3, 5.4 A move is made in the mode it was begun in."""
    return because(*names(trek.units)) if trek.mode and trek.mode != mode else None


@rule.forbids("13.2.1.a")
def disrupted_move_tactically(position: Position, trek: Trek, mode: Mode) -> Bite:
    """13.2.1 Disrupted units."""
    return _held(position, trek, mode, ("normal", "extended"), lambda unit: position.pieces[unit].order == DISRUPTED)


@rule.forbids("16.4.d", "19.2.d")
def unsupplied_drive_tactically(position: Position, trek: Trek, mode: Mode) -> Bite:
    """16.4 Mechanised units with the marker of no supply; those on foot are free."""
    marks = UNSUPPLIED | ISOLATED
    return _held(
        position,
        trek,
        mode,
        ("normal", "extended"),
        lambda unit: MECHANISED[unit] and bool(position.pieces[unit].marks & marks),
    )


@rule.forbids("21.4.b", "34.3.1.e", "34.5.b")
def refitted_move_one_hex(position: Position, trek: Trek, mode: Mode) -> Bite:
    """21.4 Units that have received a replacement go one hex."""
    return _held(position, trek, mode, ("normal", "extended"), lambda unit: position.pieces[unit].has(REPLACED))


@rule.forbids("C1.2.b", "C3.4.d", "C4.2.b")
def offensive_begins_slowly(position: Position, trek: Trek, mode: Mode) -> Bite:
    """C1.2, C3.4, C4.2 Combat units on the map, in the first half of a scenario that begins so."""
    first = trek.start >= 0 and moves_tactically(position, SIDE[trek.units[0]])
    return _held(position, trek, mode, ("normal", "extended"), lambda unit: first and COMBAT[unit])


@rule.forbids("33.2.3.c")
def mini_turn_is_short(position: Position, trek: Trek, mode: Mode) -> Bite:
    """33.2.3 In a mini-turn all but those in full retreat."""
    mini = trek.phase == "mini-movement"
    return _held(
        position, trek, mode, ("normal", "extended"), lambda unit: mini and position.pieces[unit].order != ROUTED
    )


@rule.forbids("5.3.d", "18.2.2.b")
def boxed_units_do_not_hurry(position: Position, trek: Trek, mode: Mode) -> Bite:
    """5.3, 18.2.2 No extended movement for units whose allowance stands in a black box; all that support with their
    guns are among them."""
    return _held(position, trek, mode, ("extended",), never_hurries)


@rule.forbids("C2.4.c", "33.2.3.d")
def there_is_no_time_to_hurry(position: Position, trek: Trek, mode: Mode) -> Bite:
    """C2.4, 33.2.3 Nor for anybody before the first turn of the Caucasus, or in a mini-turn (RULING s42-205)."""
    return because(*names(trek.units)) if mode == "extended" and not has_time_to_hurry(trek) else None


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
