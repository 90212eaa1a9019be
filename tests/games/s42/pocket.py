"""Pockets for tests: a few hexes of the steppe that water parts from everything else."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.s42.data.board import GRID, HEX, HEXES, Patch
from tests.games.s42.steppe import steppe

STRIP = ("3018", "3019", "3020", "3021", "3022")
"""The enemy is in the last hex, the unit beside him; of the others 3020 is next to the unit only."""


def shores(hexes: tuple[str, ...]) -> dict[str, str]:
    """Lakes all around these hexes."""
    inside = {HEX[name] for name in hexes}
    sides = ((one, other) for one in sorted(inside) for other in GRID.near[one] if other not in inside)
    return {f"{HEXES[one]}/{HEXES[other]}": "lake" for one, other in sides}


def strip(ground: str = "woods", places: Mapping[str, str] | None = None, **terrain: str) -> Patch:
    """A strip of ground where no aircraft lands, but for hexes that are named (`h3019="clear"`)."""
    filled = dict.fromkeys(STRIP, ground) | {name.removeprefix("h"): kind for name, kind in terrain.items()}
    return steppe(terrain=filled, waters=shores(STRIP), places=places)


def walled(hexes: tuple[str, ...]) -> Patch:
    """The map as it is, with lakes around these hexes."""
    return Patch(waters=tuple(shores(hexes).items()))
