"""Open country for tests: a patch of the board without rivers, roads, railways and cities, on which a test draws what
it needs. The tests of the rules so do not depend on the geography of the shipped map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

CENTRE = "L2019"
REACH = 6


def cell(hex_: str) -> tuple[int, int]:
    return int(hex_[1:3]), int(hex_[3:5])


def name(column: int, row: int, sheet: str = "L") -> str:
    return f"{sheet}{column:02}{row:02}"


def neighbours(hex_: str) -> list[str]:
    """The six hexes around one, from the north clockwise; even columns stand half a hex higher."""
    c, r = cell(hex_)
    low = c % 2
    around = [(c, r - 1), (c + 1, r - 1 + low), (c + 1, r + low), (c, r + 1), (c - 1, r + low), (c - 1, r - 1 + low)]
    return [name(column, row, hex_[0]) for column, row in around]


def distance(a: str, b: str) -> int:
    (ac, ar), (bc, br) = cell(a), cell(b)
    q = ac - bc
    r = (ar - (ac - ac % 2) // 2) - (br - (bc - bc % 2) // 2)
    return max(abs(q), abs(r), abs(q + r))


def disc(centre: str, reach: int) -> list[str]:
    """Every hex within so many hexes, the centre included."""
    c, r = cell(centre)
    box = (
        name(column, row, centre[0])
        for column in range(c - reach, c + reach + 1)
        for row in range(r - reach - 1, r + reach + 2)
    )
    return [hex_ for hex_ in box if distance(hex_, centre) <= reach]


def ring(centre: str, reach: int) -> list[str]:
    return [hex_ for hex_ in disc(centre, reach) if distance(hex_, centre) == reach]


def side(a: str, b: str) -> str:
    return f"{a}/{b}"


def column(number: int, first: int, last: int, sheet: str = "L") -> list[str]:
    """The hexes of a column from one row to another."""
    step = 1 if last >= first else -1
    return [name(number, row, sheet) for row in range(first, last + step, step)]


def chain(hexes: Iterable[str]) -> dict[str, bool]:
    """A road or a railway along these hexes."""
    return {side(a, b): True for a, b in pairwise(hexes)}


def lakes(hexes: Iterable[str]) -> dict[str, str]:
    return dict.fromkeys(hexes, "lake")


def bare(
    hexes: Iterable[str],
    *,
    terrain: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
    rivers: Mapping[str, str] | None = None,
    roads: Mapping[str, bool] | None = None,
    rails: Mapping[str, bool] | None = None,
    start: Mapping[str, str] | None = None,
    axis: Iterable[str] = (),
    soviet: Iterable[str] = (),
) -> dict[str, Any]:
    """The `board:` of a situation: these hexes clear, all east of the start line, and what is added."""
    hexes = list(hexes)
    sides = {frozenset((a, b)): side(a, b) for a in hexes for b in neighbours(a) if on_sheet(b)}

    def over(blank: Any, added: Mapping[str, Any] | None) -> dict[str, Any]:
        drawn = {frozenset(key.split("/")) for key in added or {}}
        return {text: blank for pair, text in sides.items() if pair not in drawn} | dict(added or {})

    return {
        "terrain": dict.fromkeys(hexes, "clear") | dict(terrain or {}),
        "places": dict.fromkeys(hexes, "none") | dict(places or {}),
        "rivers": over("none", rivers),
        "roads": over(False, roads),
        "rails": over(False, rails),
        "start": dict.fromkeys(hexes, "s") | dict(start or {}),
        "axis": list(axis),
        "soviet": list(soviet),
    }


def on_sheet(hex_: str) -> bool:
    number, row = cell(hex_)
    return 1 <= number <= 55 and row >= 1


def plain(
    centre: str = CENTRE,
    reach: int = REACH,
    *,
    axis: Iterable[str] = ("L2013",),
    soviet: Iterable[str] = ("L2025",),
    **layers: Any,
) -> dict[str, Any]:
    """Open country all around a hex, a source of each side at its ends."""
    return bare(disc(centre, reach), axis=axis, soviet=soviet, **layers)


def corridor(way: Iterable[str], *, open_: Iterable[str] = ()) -> dict[str, str]:
    """Lakes on both sides of a way (and around its ends), so that nothing goes round it; `open_` stays land."""
    land = {*way, *open_}
    return lakes(hex_ for step in land for hex_ in neighbours(step) if hex_ not in land)
