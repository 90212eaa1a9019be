"""18.3.2, 26.5 Who holds cities and the other places that count: whoever passed last."""

from __future__ import annotations

from grognard.games.h44.board import HEX, HEXES, Country
from grognard.games.h44.position import H44Game
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import ALLIED, PACK, SIDES


def sites(country: Country) -> frozenset[int]:
    """26.5.1 City hexes, Overloon and Venray."""
    return country.cities | frozenset(HEX[name] for name in PACK.tables.prizes)


@rule("18.3.2.e", "26.5.1.a", "26.5.1.c")
def take(game: H44Game, side: int, hex_: int) -> None:
    """A unit has passed the hex: it is its side's until an enemy passes."""
    position = game.position
    if hex_ not in sites(position.country) or (hex_ in position.held) == (side == ALLIED):
        return
    game.change(position.but(held=tuple(sorted(set(position.held) ^ {hex_}))))
    game.tell("hex-taken", "26.5.1.a", hex=HEXES[hex_], side=SIDES[side])
