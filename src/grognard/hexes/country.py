"""A board with the changes of a situation applied."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from grognard.hexes.board import Board, Side

Changes = tuple[tuple[str, str], ...]
"""Printed id of a hex, or of a hexside as `1402/1502`, to what is there now; `none` removes it."""
K = TypeVar("K")


class Patch(Struct, frozen=True, kw_only=True):
    """Changes of the board for a situation. Each game adds its own layers."""

    terrain: Changes = ()
    places: Changes = ()
    waters: Changes = ()
    roads: Changes = ()


class Country:
    """The layers that every board has: terrain, rivers along hexsides, roads and railways across them."""

    def __init__(self, board: Board, patch: Patch, roads: Sequence[str]) -> None:
        drawn = {hex_: board.terrain_ids[code] for hex_, code in enumerate(board.terrain) if code >= 0}
        drawn = redrawn(drawn, patch.terrain, board.hex)
        self.terrain = tuple(drawn.get(hex_, "") for hex_ in range(board.grid.size))
        """The terrain of each hex, if any."""
        places = {board.hex(name): place.kind for place in board.file.place for name in place.hexes}
        self.places = redrawn(places, patch.places, board.hex)
        """The kind of settlement in each hex that has one."""
        self.waters = redrawn(board.rivers, patch.waters, board.side)
        self.roads = redrawn(lines(board, roads), patch.roads, board.side)


def redrawn(drawn: Mapping[K, str], changes: Changes, find: Callable[[str], K]) -> dict[K, str]:
    """A layer of the board with changes; `find` reads the printed id of a hex or of a side."""
    layer = dict(drawn)
    for name, kind in changes:
        layer.pop(find(name), None)
        if kind != "none":
            layer[find(name)] = kind
    return layer


def lines(board: Board, kinds: Sequence[str]) -> dict[Side, str]:
    """The road or railway across each hexside; of two kinds, the later one counts."""
    return {side: kind for kind in kinds for side in board.links(kind)}


def areas_beside(touched: Sequence[Sequence[int]]) -> dict[int, tuple[int, ...]]:
    """The entry areas next to each hex of the map edge."""
    areas: dict[int, tuple[int, ...]] = {}
    for area, hexes in enumerate(touched):
        for hex_ in hexes:
            areas[hex_] = (*areas.get(hex_, ()), area)
    return areas
