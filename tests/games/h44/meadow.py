"""Open country for tests: part of the map without water, roads and places, on which a test draws what it needs. The
tests of the rules so do not depend on the geography of the shipped map. Hexes are row then column; rows grow to the
north, odd rows stand half a hex to the east."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from grognard.core.game import Game
from grognard.games.h44.data.board import BRIDGE, HEX
from grognard.games.h44.state.position import Position
from tests.games.h44.table import table

CENTRE = "3013"
INTACT = dict.fromkeys(BRIDGE, "intact")
"""No bridge of the shipped map can be blown under a test."""
Place = list[dict[str, Any]]


def cell(hex_: str) -> tuple[int, int]:
    return int(hex_[:2]), int(hex_[2:])


def name(row: int, column: int) -> str:
    return f"{row:02}{column:02}"


def neighbours(hex_: str) -> list[str]:
    """W, E, NW, NE, SW, SE of a hex, those off the map too."""
    row, column = cell(hex_)
    west = column if row % 2 else column - 1
    around = [(row, column - 1), (row, column + 1), (row + 1, west), (row + 1, west + 1)]
    return [name(r, c) for r, c in [*around, (row - 1, west), (row - 1, west + 1)] if r > 0 and c > 0]


def disc(centre: str, reach: int) -> list[str]:
    """Every hex of the map within so many hexes of one."""
    found = {centre}
    for _ in range(reach):
        found |= {near for hex_ in found for near in neighbours(hex_) if near in HEX}
    return sorted(found)


def chain(kind: str, *hexes: str) -> dict[str, str]:
    """A road of one kind along these hexes."""
    return {f"{a}/{b}": kind for a, b in pairwise(hexes)}


def meadow(
    centre: str = CENTRE,
    reach: int = 7,
    *,
    terrain: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
    waters: Mapping[str, str] | None = None,
    roads: Mapping[str, str] | None = None,
    **more: Mapping[str, str],
) -> dict[str, Any]:
    """The `board:` of a situation: clear ground all around a hex, and what is drawn on it."""
    hexes = disc(centre, reach)
    sides = {frozenset((a, b)): f"{a}/{b}" for a in hexes for b in neighbours(a) if b in HEX}

    def over(drawn: Mapping[str, str] | None) -> dict[str, str]:
        taken = {frozenset(side.split("/")) for side in drawn or {}}
        return {text: "none" for pair, text in sides.items() if pair not in taken} | dict(drawn or {})

    return {
        "terrain": dict.fromkeys(hexes, "clear") | dict(terrain or {}),
        "places": dict.fromkeys(hexes, "none") | dict(places or {}),
        "waters": over(waters),
        "roads": over(roads),
        **more,
    }


def stand(**units: str) -> Place:
    """`stand(ge_krafft="3013")`: units at full strength in hexes or boxes."""
    return [{"unit": unit.replace("_", "-"), "at": at} for unit, at in units.items()]


def at(unit: str, hex_: str, **more: Any) -> dict[str, Any]:
    return {"unit": unit, "at": hex_, **more}


def phase(name_: str, side: str, place: Place, **keys: Any) -> Game[Position]:
    """A phase of a side on open country, in the third turn unless told otherwise."""
    spec = {"board": meadow(), "turn": 3, "unknown": {}, "weather": ["clear", "clear"], "bridges": INTACT, **keys}
    return table(**spec, place=place, decision={"phase": name_, "side": side})


def placed(units: Iterable[str], hex_: str) -> Place:
    return [at(unit, hex_) for unit in units]
