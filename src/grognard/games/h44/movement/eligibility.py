"""8.1 Which units may be selected to move: together in one place, not moved yet, and free to move."""

from __future__ import annotations

from grognard.core.verdicts import Violation, evidence
from grognard.games.h44.data.units import ARTILLERY
from grognard.games.h44.movement.reach import cover_clause
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.ownership import unit_is_not_in_play
from grognard.games.h44.state.position import AUTOMATIC_DS_MADE, FERRYING, GOOD, MOVED, SPENT, Position, names
from grognard.games.h44.turn.entry import HOMES, may_leave


@rule.forbids("8.1.d")
def units_are_apart(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """8.1 Units that move together begin in one hex or entry area."""
    places = {position.pieces[unit].place for unit in units}
    return evidence(*names(units)) if len(places) > 1 else None


def _marked(position: Position, units: tuple[int, ...], mark: int) -> list[int]:
    return [u for u in units if position.pieces[u].has(mark)]


@rule.forbids("8.7.i")
def has_had_its_breach(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """8.7 Units that made an automatic DS may not move again."""
    done = _marked(position, units, AUTOMATIC_DS_MADE)
    return evidence(*names(done)) if done else None


@rule.forbids("8.1.l", "19.3.1.f")
def has_moved(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """8.1 A unit moves once a phase: unused points are lost, and a unit left behind stays."""
    done = _marked(position, units, MOVED)  # §8.1.h, §8.1.k, §25.3.3.a
    if not done:
        return None
    return evidence(*names(done), by="8.1.l" if position.pieces[done[0]].place >= 0 else "19.3.1.f")


@rule.forbids("8.3.3.c", "8.3.3.d")
def has_given_up_its_move(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """8.3.3 Units that screen a hex give up their whole move."""
    done = _marked(position, units, SPENT)
    return evidence(*names(done), by=cover_clause(position, position.pieces[done[0]].place)) if done else None


@rule.forbids("23.6.a")
def garrison_stays(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """23.6 The garrisons of Tiel and 's-Hertogenbosch wait until the Allies are within two hexes."""
    kept = [u for u in units if not may_leave(position, u)]
    return evidence(*names(kept)) if kept else None


@rule.forbids("23.3.3.f")
def engineers_serve_the_ferry(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """23.3.3 Engineers whose ferry has been used stay where they are."""
    busy = [u for u in units if position.pieces[u].has(FERRYING)]
    return evidence(*names(busy)) if busy else None


@rule.forbids("2.3.4.a")
def cannot_move(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """2.3.4 Units without a movement allowance stay."""
    fixed = [u for u in units if position.allowance(u) == 0 and not ARTILLERY[u]]
    return evidence(*names(fixed)) if fixed else None


@rule("14.2.b", "19.5.d")
@rule.forbids("19.3.1.h")
def area_keeps_the_disordered(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """19.3.1 Disordered units may not leave an entry area."""
    kept = [u for u in units if position.pieces[u].place < 0 and position.pieces[u].order != GOOD]
    return evidence(*names(kept)) if kept else None


ELIGIBILITY = (
    unit_is_not_in_play,
    units_are_apart,
    has_had_its_breach,
    has_moved,
    has_given_up_its_move,
    garrison_stays,
    engineers_serve_the_ferry,
    cannot_move,
    area_keeps_the_disordered,
)
_DONE = AUTOMATIC_DS_MADE | MOVED | SPENT | FERRYING


def is_free(position: Position, unit: int) -> bool:
    """What TAKING_UP says about a single unit in play on its owner's turn."""
    piece = position.pieces[unit]
    if piece.marks & _DONE or (piece.place < 0 and piece.order != GOOD):
        return False
    moves = ARTILLERY[unit] or position.allowance(unit) != 0
    return moves and (piece.place not in HOMES or may_leave(position, unit))
