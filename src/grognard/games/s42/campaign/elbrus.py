"""24.3 Mount Elbrus: climbing it gains a point that counts only for a while."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.s42.data.board import HEX, HEXES
from grognard.games.s42.data.units import AXIS, CLIMBER, PACK, SIDE
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, S42Game, names

TABLES = PACK.tables
SUMMIT = HEX[TABLES.special_hexes["elbrus"][0]]


@rule("24.3.a")
def climb(game: S42Game, units: Sequence[int], path: Sequence[int]) -> None:
    """24.3 An Axis mountain unit of any nation has reached the summit: at any time in the game, and once is enough."""
    climbers = [unit for unit in units if SIDE[unit] == AXIS and CLIMBER[unit]]
    if climbers and SUMMIT in path[1:] and not game.position.elbrus:
        game.change(game.position.but(elbrus=True))
        game.log("summit-climbed", "24.3.a", unit=names(climbers)[0], hex=HEXES[SUMMIT])


@rule("24.3.b", "24.3.c")
def summit_points(position: Position) -> int:
    """24.3 What the summit counts towards an automatic victory: nothing on the last turn of the game."""
    counts = position.elbrus and position.turn < position.scenario.last_turn
    return TABLES.elbrus_points if counts else 0
