"""23.4 The sectors of the three British corps, and how far each has gone beyond its own."""

from __future__ import annotations

from functools import cached_property

from grognard.hexes.board import Board

ZONES = {"8C": "corps-8", "12C": "corps-12", "30C": "corps-30"}


class Sectors:
    """How deep each hex lies in another corps' sector. North of the boundaries nothing counts; depth is measured from
    the boundary itself, so no unit gets south again around its end."""

    def __init__(self, board: Board) -> None:
        land = {corps: board.zones.get(zone, frozenset()) for corps, zone in ZONES.items()}
        whole = frozenset[int]().union(*land.values())
        self._depth: dict[str, dict[int, int]] = {}
        for corps, own in land.items():
            depth = dict.fromkeys(own, 0)
            edge = set(own)
            while edge:
                edge = {near for hex_ in edge for near in board.grid.near[hex_] if near in whole and near not in depth}
                level = 1 + max(depth.values(), default=0)
                depth.update(dict.fromkeys(edge, level))
            self._depth[corps] = depth

    def depth(self, corps: str, hex_: int) -> int:
        """Hexes beyond the corps boundary; 0 in its own sector and north of the boundaries."""
        return self._depth[corps].get(hex_, 0)

    def covers(self, hex_: int) -> bool:
        """Whether the hex is in any corps sector, not north of the boundaries."""
        return any(hex_ in depth for depth in self._depth.values())

    @cached_property
    def beyond(self) -> dict[str, frozenset[int]]:
        """The hexes more than one beyond each corps' boundary."""
        depths = self._depth.items()
        return {corps: frozenset(hex_ for hex_, level in depth.items() if level > 1) for corps, depth in depths}
