"""Open country for tests: part of the map without rivers, roads and places, on which a test draws what it needs, so
that tests of the rules do not depend on the geography of the shipped map. Hexes are column then row; rows grow to the
south, odd columns stand half a hex to the north."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

from grognard.games.s42.data.board import GRID, HEX, HEXES, Patch

CENTRE = "3020"
"""Its neighbours, from the north clockwise: 3019 3120 3121 3021 2921 2920."""
REACH = 8


def chain(kind: str, *hexes: str) -> dict[str, str]:
    """A road or railway of one kind along these hexes, or a river between them."""
    return {f"{one}/{other}": kind for one, other in pairwise(hexes)}


@cache
def _disc() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The hexes of the open country, and the sides between them."""
    hexes = sorted(GRID.within(HEX[CENTRE], REACH))
    sides = [(one, other) for one in hexes for other in GRID.near[one] if one < other]
    return tuple(HEXES[hex_] for hex_ in hexes), tuple(f"{HEXES[one]}/{HEXES[other]}" for one, other in sides)


def river(kind: str, row: int = 19) -> dict[str, str]:
    """Water of one kind from west to east through the whole steppe, south of this row."""
    ends = ((side, *side.split("/")) for side in _disc()[1])
    return {side: kind for side, one, other in ends if (int(one[2:]) <= row) != (int(other[2:]) <= row)}


def steppe(
    *,
    terrain: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
    waters: Mapping[str, str] | None = None,
    crossings: Mapping[str, str] | None = None,
    roads: Mapping[str, str] | None = None,
    rails: Mapping[str, str] | None = None,
) -> Patch:
    """Clear ground for eight hexes around 3020, but for what is drawn."""
    hexes, sides = _disc()

    def layer(keys: tuple[str, ...], blank: str, drawn: Mapping[str, str] | None) -> tuple[tuple[str, str], ...]:
        return tuple({**dict.fromkeys(keys, blank), **(drawn or {})}.items())

    return Patch(
        terrain=layer(hexes, "clear", terrain),
        places=layer(hexes, "none", places),
        waters=layer(sides, "none", waters),
        crossings=layer(sides, "none", crossings),
        roads=layer(sides, "none", roads),
        rails=layer(sides, "none", rails),
    )
