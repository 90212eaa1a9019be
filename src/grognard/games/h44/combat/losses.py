"""11.3, 11.4 Step losses: counters turned over, remnants in place of battalions, eliminated units counted."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.games.h44.data.board import HEXES
from grognard.games.h44.data.units import (
    AIRBORNE,
    ALLIED,
    BREAKDOWN,
    REMNANT,
    REMNANT_OF,
    RETURN_TRACK,
    SIDE,
    STEPS,
    SUPPLY_HEAD,
    TWIN,
    TYPE,
    UNITS,
)
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import ELIMINATED, PLATE, POOL, H44Game, Piece, Position, place_name
from grognard.series.zoc_bonds.losses import fate

REMNANTS = tuple(unit for unit in range(len(UNITS)) if REMNANT[unit])
"""11.4 Every remnant counter of the game."""


@rule("11.3.a", "11.3.b", "11.3.c")
def lose_step(game: H44Game, unit: int, cause: str) -> None:
    """11.3 A unit loses a step; the second loss of a three-step unit makes it a remnant, the last eliminates it."""
    position = game.position
    piece = position.pieces[unit]
    hex_ = place_name(piece.place)
    match fate(piece.steps, STEPS[unit]):  # §17.2.b, §17.5.a
        case "reduced":
            game.change(position.with_piece(unit, replace(piece, steps=piece.steps - 1)))  # §11.3.a
            game.log("unit-reduced", cause, unit=UNITS[unit], hex=hex_)
        case "remnant":
            make_remnant(game, unit, cause)  # §2.3.12.c, §11.3.d
        case "eliminated":
            eliminate(game, unit, cause)  # §11.3.b, §11.3.c


@rule("11.4.a", "11.4.b", "11.4.c")
def make_remnant(game: H44Game, unit: int, cause: str) -> None:
    """11.4 The battalion goes to the display and a remnant of its kind replaces it, in the same order and with the same
    markers; without one it is eliminated, and an airborne division may get some of its men back."""
    position = game.position
    piece = position.pieces[unit]
    free = free_remnant(position, unit)
    if free is None:
        if AIRBORNE[unit]:
            game.change(with_returns(position, RETURN_TRACK[unit], 1))  # §11.4.g
        eliminate(game, unit, cause)  # §11.4.f, §11.4.h
        return
    there = Piece(piece.place, 1, piece.order, piece.marks)  # §11.4.d
    game.change(
        # §11.4.a, §11.4.b, §11.4.c
        position.with_pieces({unit: Piece(PLATE, 1), free: there}).but(parents=(*position.parents, (free, unit)))
    )
    game.log("unit-remnant", "11.4", unit=UNITS[unit], remnant=UNITS[free], hex=place_name(piece.place))


@rule("11.4.c")
def free_remnant(position: Position, unit: int) -> int | None:
    """11.4 A remnant counter of the battalion's kind that is available, on both faces; eliminated ones never are."""
    kind = REMNANT_OF[unit]
    return next((u for u in REMNANTS if TYPE[u] == kind and in_box(position, u)), None)


def in_box(position: Position, unit: int) -> bool:
    """Whether a remnant or breakdown counter is free, on either face."""
    twin = TWIN[unit] if TWIN[unit] >= 0 else unit
    return position.pieces[unit].place == POOL and position.pieces[twin].place == POOL


@rule("11.4.e", "21.1.i")
def eliminate(game: H44Game, unit: int, cause: str) -> None:
    """11.3 The unit is eliminated; breakdown units go back to their display, remnants take their battalion with
    them."""
    position = game.position
    at = position.pieces[unit].place
    parents = dict(position.parents)
    changed = {unit: Piece(POOL if BREAKDOWN[unit] else ELIMINATED, 1)}  # §21.1.i
    parent = parents.pop(unit, None)
    if REMNANT[unit] and parent is not None:
        changed[parent] = Piece(ELIMINATED, 1)  # §11.4.e
    points = position.german_points + worth(unit, parent)
    game.change(position.with_pieces(changed).but(parents=tuple(parents.items()), german_points=points))
    game.log("unit-eliminated", cause, unit=UNITS[unit], hex=HEXES[at] if at >= 0 else place_name(at))


@rule("26.5.2.a", "26.5.2.b", "26.5.2.c")
def worth(unit: int, parent: int | None) -> int:
    """26.5.2 Half points: two for an Allied unit of three steps, one for another, none for breakdowns."""
    if SIDE[unit] != ALLIED or BREAKDOWN[unit] or SUPPLY_HEAD[unit]:  # §26.5.2.d, §26.5.2.e
        return 0
    if REMNANT[unit]:
        return 2 if parent is not None else 0  # §26.5.2.b
    return 2 if STEPS[unit] == 3 else 1  # §26.5.2.a, §26.5.2.c


@rule("22.3.3.d", "22.3.3.f")
def with_returns(position: Position, division: str, number: int) -> Position:
    """22.7 Scattered paratroopers that may return, from the next turn on."""
    fresh = dict(position.fresh)
    fresh[division] = fresh.get(division, 0) + number
    return position.but(fresh=tuple(sorted(fresh.items())))
