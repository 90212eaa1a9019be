"""11.4, 21.0 A battalion and the counters that stand for it: the steps it has, a step gained, whose state it takes."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.games.h44.data.units import REMNANT, STEPS
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AREA, ENGAGED, MOVED, POOL, H44Game, Piece, Position, is_area


def in_play(position: Position, unit: int) -> bool:
    """In a hex or an entry area."""
    place = position.pieces[unit].place
    return place >= 0 or is_area(place)


def whole(position: Position, unit: int) -> int:
    """11.4 The battalion a remnant stands for; any other unit is itself."""
    return position.origins.get(unit, unit) if REMNANT[unit] else unit


def strength(position: Position, unit: int) -> tuple[int, int]:
    """Steps left and steps at full strength; a remnant counts as its battalion."""
    return position.pieces[unit].steps, STEPS[whole(position, unit)]


@rule("20.2.1.d", "21.4.h", "21.5.g")
def gain_step(game: H44Game, unit: int) -> int:
    """A unit gains a step; a remnant makes way for its battalion. Returns the counter that stands there now."""
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
    """21.4, 21.5 Whoever takes in a step takes over its state: the worse order, and these markers. Both had finished
    their movement, so the unit moves no more this phase."""
    piece = game.position.pieces[unit]
    order = max(piece.order, giver.order)  # §21.4.f, §21.4.g, §21.5.m, §21.5.n
    carried = piece.marks | (giver.marks & marks) | MOVED  # §21.4.d, §21.5.j, §21.4.e, §21.5.k, §21.5.l
    game.change(game.position.with_piece(unit, replace(piece, order=order, marks=carried & ~(ENGAGED if order else 0))))


def standing(position: Position, battalion: int) -> int:
    """The counter that stands for a battalion now: itself, or its remnant."""
    return next((unit for unit, parent in position.parents if parent == battalion and REMNANT[unit]), battalion)


def beside(position: Position, unit: int) -> list[int]:
    """The other units in the hex or entry area of a unit."""
    place = position.pieces[unit].place
    there = position.stack(place) if place >= 0 else position.in_area(AREA - place)
    return [other for other in there if other != unit]
