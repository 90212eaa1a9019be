"""14.3.2 Units in full retreat flee as soon as an enemy comes next to them."""

from __future__ import annotations

from grognard.games.h44.disorder import fugitives
from grognard.games.h44.position import Position
from grognard.games.h44.retreat import RetreatAll
from grognard.games.h44.rulebook import rule


@rule("14.3.2.e", "14.3.2.f", "14.3.2.h", "16.4.c")
def flee_from(position: Position, side: int, hexes: tuple[int, ...]) -> list[RetreatAll]:
    """14.3.2 Two hexes back at once, by the rules of 13.1.3, for every hex next to these that holds only fugitives;
    they do not stop half-way."""
    return [
        RetreatAll(units=position.stack(hex_), origin=hex_, lengths=(2,), rout=True, again=False, short=False)
        for hex_ in fugitives(position, 1 - side, hexes)
    ]
