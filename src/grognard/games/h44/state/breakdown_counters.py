"""21.1 The breakdown units in their box: which are available, and which units they fit."""

from __future__ import annotations

from functools import cache

from grognard.core.derived import derived
from grognard.games.h44.combat.losses import in_box
from grognard.games.h44.data.units import MECHANISED, RETURN_TRACK, SIDE, TYPE, UNITS
from grognard.games.h44.state.battalions import PARTS, fits
from grognard.games.h44.state.position import Position

Parts = tuple[int, ...]
"""Breakdown units of one kind."""
ORDINARY: Parts = tuple(unit for unit in PARTS if TYPE[unit] == "br-bd-inf")
"""8.5.7 The 1-2-3 breakdown units of the Allies, which belong to no division."""


@cache
def fitting(unit: int) -> tuple[Parts, ...]:
    """The breakdown units that fit a unit, grouped by kind."""
    kinds: dict[tuple[str, bool], list[int]] = {}
    for part in PARTS:
        if SIDE[part] == SIDE[unit] and RETURN_TRACK[part] == RETURN_TRACK[unit] and fits(unit, part):
            kinds.setdefault((TYPE[part], MECHANISED[part]), []).append(part)
    return tuple(tuple(parts) for parts in kinds.values())


@cache
def fitters(parts: Parts) -> frozenset[int]:
    """The units that breakdown units of one kind fit."""
    return frozenset(unit for unit in range(len(UNITS)) if parts in fitting(unit))


@cache
def _kinds() -> tuple[Parts, ...]:
    return tuple(dict.fromkeys((*(parts for unit in range(len(UNITS)) for parts in fitting(unit)), ORDINARY)))


@derived("beside the map")
def free_parts(position: Position) -> dict[Parts, int]:
    """The first counter in the box of each kind of breakdown unit that has one there."""
    free = ((parts, next((part for part in parts if in_box(position, part)), None)) for parts in _kinds())
    return {parts: part for parts, part in free if part is not None}
