"""The board of a situation as the table draws it: what differs from the printed one."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from grognard.games.ava.data.ground import BOARD, NO_PATCH, ground_of
from grognard.games.ava.data.ground import Patch as Changes
from grognard.games.ava.state.position import HEXES, SIDES, Rules
from grognard.hexes.chart import between


class Patch(Struct, frozen=True, kw_only=True):
    """Changes of the board for a situation, by printed id (sides as `L1624/L1725`). Places are `city` or `major`,
    waters `small` or `large`, roads `road`, railways `rail`; `none` takes away."""

    terrain: tuple[tuple[str, str], ...]
    places: tuple[tuple[str, str], ...]
    waters: tuple[tuple[str, str], ...]
    roads: tuple[tuple[str, str], ...]
    rails: tuple[tuple[str, str], ...]
    start: tuple[tuple[str, str], ...] | None
    """The hexsides of the whole start line; none: as printed."""
    sources: tuple[tuple[str, str], ...] | None
    """Every supply source and its side; none: as printed."""


def board_patch(rules: Rules) -> Patch | None:
    """What a situation changed on the board; None: it is as printed."""
    return None if rules.patch == NO_PATCH else _drawn("".join(rules.data.sheets), rules.patch)


@cache
def _drawn(sheets: str, changes: Changes) -> Patch:
    ground = ground_of(sheets, changes)
    moved = changes.axis is not None or changes.soviet is not None
    sources = tuple((HEXES[h], side) for side, hexes in zip(SIDES, ground.sources, strict=True) for h in hexes)
    return Patch(
        terrain=changes.terrain,
        places=changes.places,
        waters=changes.rivers,
        roads=tuple((side, "road" if there else "none") for side, there in changes.roads),
        rails=tuple((side, "rail" if there else "none") for side, there in changes.rails),
        start=between(BOARD, ground.halves) if changes.start else None,
        sources=sources if moved else None,
    )
