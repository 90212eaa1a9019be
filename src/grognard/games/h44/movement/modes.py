"""8.2, 8.3 Why a group may not use a mode of movement: some units move tactically or not at all."""

from __future__ import annotations

from collections.abc import Callable

from grognard.core.verdicts import Violation, evidence
from grognard.games.h44.data.units import ARTILLERY, GERMAN, SIDE, SUPPLY_HEAD, Mode
from grognard.games.h44.movement.reach import March
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    DISRUPTED,
    ENGAGED,
    IN_FULL_RETREAT,
    MARCHING,
    REFITTED,
    SCATTERED,
    UNSUPPLIED,
    Piece,
    Position,
    names,
)


def _hampered(
    position: Position, march: March, mode: Mode, held: Callable[[int, Piece], bool], by: str = ""
) -> Violation:
    """The units of the group that this limits to tactical movement."""
    if mode == "tactical":
        return None
    units = [unit for unit in march.units if held(unit, position.pieces[unit])]
    return evidence(*names(units), by=by) if units else None


@rule.forbids("8.2.2.e")
def mode_is_kept(position: Position, march: March, mode: Mode) -> Violation:
    """8.2.2 A move is made in the mode it was begun in."""
    return evidence(*names(march.units)) if march.mode and march.mode != mode else None


@rule.forbids("14.2.a")
def disrupted_move_tactically(position: Position, march: March, mode: Mode) -> Violation:
    """14.2 Disrupted units."""
    return _hampered(position, march, mode, lambda unit, piece: piece.order == DISRUPTED)


@rule("14.3.2.b")
@rule.forbids("14.3.2.c")
def routed_do_not_hurry(position: Position, march: March, mode: Mode) -> Violation:
    """14.3.2 Units in full retreat have their full allowance, but no more."""
    units = (
        [unit for unit in march.units if position.pieces[unit].order == IN_FULL_RETREAT] if mode == "extended" else []
    )
    return evidence(*names(units)) if units else None


@rule("18.4.k")
@rule.forbids("18.4.b")
def unsupplied_move_tactically(position: Position, march: March, mode: Mode) -> Violation:
    """18.4 Units marked out of supply, whatever line they could trace now."""
    return _hampered(position, march, mode, lambda unit, piece: piece.has(UNSUPPLIED))


@rule.forbids("22.3.6.c")
def scattered_move_tactically(position: Position, march: March, mode: Mode) -> Violation:
    """22.3.6 Scattered paratroopers."""
    return _hampered(position, march, mode, lambda unit, piece: piece.has(SCATTERED))


@rule.forbids("11.5.1.c")
def engaged_move_tactically(position: Position, march: March, mode: Mode) -> Violation:
    """11.5.1 Engaged units."""
    return _hampered(position, march, mode, lambda unit, piece: piece.has(ENGAGED))


@rule.forbids("20.2.5.b")
def refitted_move_one_hex(position: Position, march: March, mode: Mode) -> Violation:
    """20.2.5 Units that take replacements move one hex."""
    return _hampered(position, march, mode, lambda unit, piece: piece.has(REFITTED))


@rule("17.3.e")
@rule.forbids("17.3.d", "17.3.f")
def guns_need_a_marker_to_drive(position: Position, march: March, mode: Mode) -> Violation:
    """17.3 Artillery without a movement marker."""
    clause = "17.3.f" if mode == "extended" else "17.3.d"
    return _hampered(position, march, mode, lambda unit, piece: ARTILLERY[unit] and not piece.has(MARCHING), clause)


@rule.forbids("18.2.2.p")
def heads_move_tactically(position: Position, march: March, mode: Mode) -> Violation:
    """18.2.2 Airborne supply heads."""
    return _hampered(position, march, mode, lambda unit, piece: SUPPLY_HEAD[unit])


@rule.forbids("23.1.2.a", "23.1.2.b")
def germans_are_surprised(position: Position, march: March, mode: Mode) -> Violation:
    """23.1.2 All Germans on turn 1, reinforcements included."""
    clause = "23.1.2.b" if march.start < 0 else "23.1.2.a"
    return _hampered(position, march, mode, lambda unit, piece: position.turn == 1 and SIDE[unit] == GERMAN, clause)


CHOOSING = (
    mode_is_kept,
    disrupted_move_tactically,
    routed_do_not_hurry,
    unsupplied_move_tactically,
    scattered_move_tactically,
    engaged_move_tactically,
    refitted_move_one_hex,
    guns_need_a_marker_to_drive,
    heads_move_tactically,
    germans_are_surprised,
)
