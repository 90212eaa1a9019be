"""11.4, 21.0 A battalion and the counters that represent it: its steps, a step gained, and whose state it takes."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from grognard.core.counters.by_place import by_place, in_order
from grognard.games.h44.data.units import (
    AIRBORNE,
    ARTILLERY,
    BREAKDOWN,
    GERMAN,
    MECHANISED,
    REMNANT,
    RETURN_TRACK,
    SIDE,
    STEPS,
    SUPPLY_HEAD,
    TANK,
    UNITS,
)
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    AREA,
    ENGAGED,
    GOOD,
    MOVED,
    POOL,
    SCATTERED,
    H44Game,
    Piece,
    Position,
    is_area,
)


def in_play(position: Position, unit: int) -> bool:
    """In a hex or an entry area."""
    place = position.pieces[unit].place
    return place >= 0 or is_area(place)


def whole(position: Position, unit: int) -> int:
    """11.4 The battalion a remnant represents; any other unit is itself."""
    return position.origins.get(unit, unit) if REMNANT[unit] else unit


def strength(position: Position, unit: int) -> tuple[int, int]:
    """Steps left and steps at full strength; a remnant counts as its battalion."""
    return position.pieces[unit].steps, STEPS[whole(position, unit)]


@rule("20.2.1.d", "21.4.h", "21.5.g")
def gain_step(game: H44Game, unit: int) -> int:
    """A unit gains a step; a remnant is replaced by its battalion. Returns the counter that is there now."""
    position = game.position
    piece = position.pieces[unit]
    battalion = whole(position, unit)
    if battalion == unit:
        game.change(position.with_piece(unit, replace(piece, steps=piece.steps + 1)))
        return unit
    parents = tuple(row for row in position.parents if row[0] != unit)
    back = {battalion: replace(piece, steps=piece.steps + 1), unit: Piece(POOL, 1)}
    game.change(position.with_pieces(back).but(parents=parents))
    return battalion


@rule("21.4.d", "21.4.f", "21.5.j")
def inherit(game: H44Game, unit: int, giver: Piece, marks: int) -> None:
    """21.4, 21.5 The unit that takes the step takes over its state: the worse order, and these markers. Both had
    finished their movement, so the unit may not move again this phase."""
    piece = game.position.pieces[unit]
    order = max(piece.order, giver.order)  # §21.4.f, §21.4.g, §21.5.m, §21.5.n
    carried = piece.marks | (giver.marks & marks) | MOVED  # §21.4.d, §21.5.j, §21.4.e, §21.5.k, §21.5.l
    game.change(game.position.with_piece(unit, replace(piece, order=order, marks=carried & ~(ENGAGED if order else 0))))


PARTS = tuple(unit for unit in range(len(UNITS)) if BREAKDOWN[unit])
"""21.1 Every breakdown unit of the game."""
PARTS_OF = tuple(tuple(part for part in PARTS if SIDE[part] == side) for side in range(2))
"""The same by side."""
STAYS_WHOLE = tuple(SUPPLY_HEAD[unit] or ARTILLERY[unit] for unit in range(len(UNITS)))
"""21.1 Units that are never broken down."""


def may_split(position: Position, unit: int) -> bool:
    """21.1, 21.3 Whether a unit could be broken down if there were counters for it."""
    piece = position.pieces[unit]
    # Nothing else keeps a unit whole: §21.3.d, §21.3.e, §21.3.f, §21.3.g
    return piece.steps > 1 and piece.order == GOOD and not piece.marks & SCATTERED and not STAYS_WHOLE[unit]


def _large_units_at(position: Position, side: int, place: int) -> tuple[int, ...]:
    if place < 0 and not is_area(place):
        return ()
    return tuple(unit for unit in position.at(place) if SIDE[unit] == side and may_split(position, unit))


@by_place(_large_units_at)
def _large_units(position: Position, side: int) -> set[int]:
    """The units in each place that could be broken down."""
    return {position.pieces[unit].place for unit in position.forces(side)}


@cache
def parts_of_division(track: str) -> tuple[int, ...]:
    """21.1 The breakdown units of an airborne division."""
    return tuple(part for part in PARTS if RETURN_TRACK[part] == track)


def large_units(position: Position, side: int) -> tuple[int, ...]:
    """21.1 The units of a side in play that could be broken down."""
    return _large_units(position, side).gathered(in_order)


@rule("21.1.b")
def fits(unit: int, part: int) -> bool:
    """21.2 Whether the breakdown unit is of the parent's kind."""
    if not BREAKDOWN[part]:
        return False
    if TANK[part] or (TANK[unit] and SIDE[unit] != GERMAN):  # §21.2.b, §21.2.c
        return TANK[part] and TANK[unit]
    return bool(AIRBORNE[part]) or MECHANISED[part] == MECHANISED[unit]  # §21.2.d, §21.2.e


def standing(position: Position, battalion: int) -> int:
    """The counter that represents a battalion now: itself, or its remnant."""
    return next((unit for unit, parent in position.parents if parent == battalion and REMNANT[unit]), battalion)


def beside(position: Position, unit: int) -> list[int]:
    """The other units in the hex or entry area of a unit."""
    place = position.pieces[unit].place
    there = position.stack(place) if place >= 0 else position.in_area(AREA - place)
    return [other_unit for other_unit in there if other_unit != unit]
