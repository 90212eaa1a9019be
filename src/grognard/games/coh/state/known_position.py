"""7.4, 10.0, 18.5 The table without what a seat does not know: whatever it asks is answered from this one."""

from __future__ import annotations

from grognard.games.coh.data.units import SIDE
from grognard.games.coh.interface.views import side_of
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import HIDDEN, NONE, SHOWN, SPENT, UNPLACED, CohGame, Piece, Position


@rule("7.4.c", "7.4.d")
def unknown_counters(position: Position, seat: str | None) -> frozenset[int]:
    """7.4 Units of the enemy with a hit counter that the seat has not seen."""
    if position.outcome is not None:
        return frozenset()
    side = side_of(position, seat)
    return frozenset(
        unit
        for unit, piece in enumerate(position.pieces)
        if piece.hit != NONE and not piece.has(SHOWN) and SIDE[unit] != side
    )


@rule("7.4.c", "10.0.b", "18.5.a")
def blindfolded(game: CohGame, seat: str | None) -> CohGame:
    """A game without the hexes of hidden enemies, without their hidden works, without counters not yet shown."""
    if game.position.outcome is not None:
        return game
    seen, position = game.fork(), game.position
    side = side_of(position, seat)
    changed: dict[int, Piece] = {}
    for unit, piece in enumerate(position.pieces):
        if SIDE[unit] != side and piece.has(HIDDEN):
            changed[unit] = Piece(UNPLACED, marks=piece.marks & (HIDDEN | SPENT))
    for unit in unknown_counters(position, seat) - set(changed):
        piece = position.pieces[unit]
        changed[unit] = Piece(
            piece.place,
            facing=piece.facing,
            marks=piece.marks,
            carrier=piece.carrier,
            shelter=piece.shelter,
            altitude=piece.altitude,
        )
    works = tuple(work for work in position.works if not work.hidden or work.side == side)
    seen.position = position.with_pieces(changed).but(works=works)
    return seen
