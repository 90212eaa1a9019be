"""Ground for tests: an islet in the open sea, so that nothing of the printed map can meddle. Clear unless said
otherwise, east of the start line, without roads, rails, rivers or cities; a ring of sea around it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from grognard.core.game import Game
from grognard.games.ava.data.pack import load
from grognard.games.ava.state.position import Position
from tests.games.ava.table import table

Board = dict[str, Any]
Place = list[dict[str, Any]]
BRAKE = 4
"""On this turn play stops by itself when the turn is over: the Soviets are asked which army to raise for the next."""


def neighbours(hex_: str) -> list[str]:
    """N, NE, SE, S, SW, NW of a hex of the Leningrad sheet; even columns lie half a hex higher."""
    column, row = int(hex_[1:3]), int(hex_[3:5])
    up, down = (row - 1, row) if column % 2 == 0 else (row, row + 1)
    around = ((0, row - 1), (1, up), (1, down), (0, row + 1), (-1, down), (-1, up))
    return [f"L{column + step:02}{r:02}" for step, r in around]


def block(columns: tuple[int, int], rows: tuple[int, int]) -> list[str]:
    return [f"L{c:02}{r:02}" for c in range(columns[0], columns[1] + 1) for r in range(rows[0], rows[1] + 1)]


def links(lines: Iterable[Sequence[str]]) -> dict[str, bool]:
    """Every line of hexes as the pairs it joins."""
    return {f"{a}/{b}": True for line in lines for a, b in pairwise(line)}


def islet(
    land: Iterable[str] = (),
    *,
    terrain: Mapping[str, str] | None = None,
    rivers: Mapping[str, str] | None = None,
    roads: Iterable[Sequence[str]] = (),
    rails: Iterable[Sequence[str]] = (),
    places: Mapping[str, str] | None = None,
    start: Mapping[str, str] | None = None,
    axis: Sequence[str] = ("L0102",),
    soviet: Sequence[str] = ("L0712",),
) -> Board:
    """The `board:` patch. Without `land` the islet is columns 1 to 7, rows 1 to 13."""
    hexes = list(land) or block((1, 7), (1, 13))
    ring = {near for hex_ in hexes for near in neighbours(hex_) if near[1:3] != "00" and near[3:5] != "00"}
    sea = dict.fromkeys(sorted(ring - set(hexes)), "sea")
    return {
        "terrain": {**sea, **dict.fromkeys(hexes, "clear"), **(terrain or {})},
        "places": {**dict.fromkeys(hexes, "none"), **(places or {})},
        "start": {**dict.fromkeys(hexes, "s"), **(start or {})},
        "rivers": dict(rivers or {}),
        "roads": links(roads),
        "rails": links(rails),
        "axis": list(axis),
        "soviet": list(soviet),
    }


def river_below(row: int, size: str, columns: tuple[int, int] = (1, 7)) -> dict[str, str]:
    """A river from coast to coast: every hexside between the rows down to `row` and the rows below."""
    banks = block(columns, (row, row))
    inside = range(columns[0], columns[1] + 1)
    pairs = [(north, south) for north in banks for south in neighbours(north) if int(south[3:5]) == row + 1]
    return {f"{north}/{south}": size for north, south in pairs if int(south[1:3]) in inside}


def stand(**units: str) -> Place:
    """`stand(de_l_21="L0407")`: units at full strength in hexes or boxes."""
    return [{"unit": unit.replace("_", "-"), "at": at} for unit, at in units.items()]


def _segment(phase: str, place: Place, active: Sequence[str], keys: dict[str, Any]) -> Game[Position]:
    side = "soviet" if active[0].startswith("su-") else "axis"
    decision = {"phase": phase, "side": side, "active": list(active)}
    return table(**{"board": islet(), "turn": BRAKE, **keys, "place": place, "decision": decision})


def moving(place: Place, active: Sequence[str], **keys: Any) -> Game[Position]:
    """A movement segment with exactly these units active."""
    return _segment("movement", place, active, keys)


def fighting(place: Place, active: Sequence[str], **keys: Any) -> Game[Position]:
    """A combat segment with exactly these units active."""
    return _segment("combat", place, active, keys)


def attack(target: str, *units: str) -> list[dict[str, Any]]:
    """All these units attack one hex, and that is all."""
    return [*({"attack": unit, "target": target} for unit in units), {"end-declaration": None}]


def results() -> dict[str, list[str]]:
    """The combat results table of the pack, as tuned or overlaid: the six results of each column, by die."""
    tables = load().tables
    rows = [tables.crt[n] for n in sorted(tables.crt)]
    return {column: [row[i].label for row in rows] for i, column in enumerate(tables.odds_labels)}


def die(column: str, result: str) -> int:
    """A die that gives this result on this column."""
    return results()[column].index(result) + 1


def strip(first: int, last: int) -> list[str]:
    """A strip of land, column 4 of the islet."""
    return [f"L04{row:02}" for row in range(first, last + 1)]
