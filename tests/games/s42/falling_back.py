"""Retreats in open country for tests: a corridor through the sea, who goes back from 3020, and where he may end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.game import Game
from grognard.games.s42.data.board import GRID, HEX, HEXES, Patch
from grognard.games.s42.data.units import UNIT
from grognard.games.s42.interface.actions import Retreat
from grognard.games.s42.retreat.retreat import RetreatAll
from grognard.games.s42.state.position import Piece, Position
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import at, table


def corridor(*hexes: str, **drawn: Mapping[str, str]) -> Patch:
    """Sea around 3020 as far as a retreat can go, but for these hexes."""
    near = (HEXES[hex_] for hex_ in GRID.within(HEX[CENTRE], 6))
    return steppe(terrain={name: "sea" for name in near if name not in (CENTRE, *hexes)}, **drawn)


def going_back(position: Position, *units: str, hexes: tuple[int, ...] = (2,), **more: Any) -> Game[Position]:
    """These units must leave their hex."""
    ids = tuple(UNIT[unit] for unit in units)
    return table(position, RetreatAll(units=ids, origin=position.pieces[ids[0]].place, lengths=hexes, **more))


def ends(game: Game[Position], unit: str) -> set[str]:
    """Where a unit may end its retreat."""
    assert game.decision is not None
    found = game.decision.actions(game)
    return {action.path[-1] for action in found if isinstance(action, Retreat) and action.unit == unit}


def piece(game: Game[Position], unit: str) -> Piece:
    return game.position.pieces[UNIT[unit]]


def place(game: Game[Position], unit: str) -> int:
    return piece(game, unit).place


def stands(game: Game[Position], unit: str, where: str) -> bool:
    return place(game, unit) == at(where)


def distant(hexes: int) -> set[str]:
    """The hexes so far from 3020."""
    return {HEXES[hex_] for hex_ in GRID.within(HEX[CENTRE], hexes) if GRID.distance(HEX[CENTRE], hex_) == hexes}
