"""18.3.2, 26.5 Who controls cities and other objectives: the side that last passed through."""

from __future__ import annotations

from grognard.games.h44.data.board import HEX, HEXES, Country
from grognard.games.h44.data.units import PACK, SIDES
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import H44Game
from grognard.series.zoc_bonds import control as shared


def sites(country: Country) -> frozenset[int]:
    """26.5.1 City hexes, Overloon and Venray."""
    return country.cities | frozenset(HEX[name] for name in PACK.tables.prizes)


@rule("26.5.1.c")
def take(game: H44Game, side: int, hex_: int) -> None:
    """A unit has passed through the hex: its side controls it until an enemy passes. What the Allies do not control is
    German."""
    if shared.take(game, side, hex_, sites(game.position.country)):
        game.log("hex-taken", "26.5.1.a", hex=HEXES[hex_], side=SIDES[side])
