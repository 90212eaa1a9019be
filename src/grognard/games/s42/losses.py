"""10.4 Units that die: into the box of the eliminated; a remnant takes the unit it stood for out of the game."""

from __future__ import annotations

from grognard.games.s42.position import ELIMINATED, PLATE, POOL, REMOVED, Piece, Position, S42Game, place_name
from grognard.games.s42.rulebook import rule
from grognard.games.s42.units import REMNANT, UNITS


@rule("10.4.3.a", "10.4.3.b", "10.4.3.c")
def without(position: Position, unit: int) -> Position:
    """10.4.3 The table without a combat unit: it lies in the box. A remnant goes back to its pool, and the unit it
    stood for is gone for good. Plans laid with a headquarters are lost with it."""
    if REMNANT[unit]:
        parent = dict(position.parents)[unit]
        assert position.pieces[parent].place == PLATE
        position = position.with_pieces({unit: Piece(POOL, 1), parent: Piece(REMOVED, 0)})
        return position.but(parents=tuple(row for row in position.parents if row[0] != unit))
    plans = tuple(row for row in position.planned if row.unit != unit)
    return position.with_piece(unit, Piece(ELIMINATED, 0)).but(planned=plans)


def eliminate(game: S42Game, unit: int, cause: str) -> None:
    """A combat unit is eliminated, for a reason that the rulebook gives."""
    place = place_name(game.position.pieces[unit].place)
    game.change(without(game.position, unit))
    game.tell("unit-eliminated", cause, unit=UNITS[unit], hex=place)
