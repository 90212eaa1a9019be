"""18.3.2 Where roads to friendly entry areas are blocked: for the supply layer."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.games.h44.data.board import BRIDGES, HEXES
from grognard.games.h44.state.position import Position
from grognard.games.h44.state.zones import in_zoc
from grognard.games.h44.supply.lines import net, own_areas, road_crosses, road_enters, road_near


class Cut(Struct, frozen=True):
    """A road that is open as far as the first hex and blocked on the way into the second."""

    hexes: tuple[str, str]
    why: str
    """`bridge`, `enemy`, `zoc` or `city`."""
    bridge: str = ""


def cuts(position: Position, side: int) -> tuple[Cut, ...]:
    """18.3.2 Every place where a side's open roads end, and why."""
    return tuple(_cuts(position, side))


def _cuts(position: Position, side: int) -> Iterator[Cut]:
    reached = net(position, side, own_areas(position, side)).came
    roads = road_near(position.country)
    for hex_ in sorted(reached):
        for neighbour in roads[hex_]:
            if neighbour in reached:
                continue
            hexes = (HEXES[hex_], HEXES[neighbour])
            if not road_crosses(position, side, hex_, neighbour):
                bridge = position.bridge(hex_, neighbour)
                yield Cut(hexes, "bridge", BRIDGES[bridge] if bridge is not None else "")
            elif not road_enters(position, side, neighbour):
                yield Cut(hexes, _barred(position, side, neighbour))


def _barred(position: Position, side: int, hex_: int) -> str:
    if position.side_in(hex_) == 1 - side:
        return "enemy"
    return "zoc" if in_zoc(position, side, hex_) else "city"
