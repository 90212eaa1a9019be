"""16.3.4 Which side controls cities, victory hexes and ports: the one that last passed through."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.s42.data.board import HEXES, Country
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import S42Game
from grognard.series.zoc_bonds import control as kit


@lru_cache(maxsize=16)
@rule("16.3.4.a", "16.2.1.b")
def kept(country: Country) -> frozenset[int]:
    """16.3.4 Hexes whose control is tracked: cities and victory hexes, and ports, because they supply the side that
    controls them (RULING s42-501)."""
    return country.sites | country.ports.keys()


@rule("16.3.4.b", "29.1.4.a")
def take(game: S42Game, side: int, hex_: int) -> None:
    """16.3.4 A unit has passed through the hex: its side controls it until an enemy passes. A contested city stays with
    its defender (29.1.4)."""
    fought = any(battle.hex == hex_ and battle.defender != side for battle in game.position.battles)
    if not fought and kit.take(game, side, hex_, kept(game.position.country)):
        game.log("hex-taken", "16.3.4.b", hex=HEXES[hex_], side=SIDES[side])
