"""Where a group of units can go with the movement it has, and at what cost.

A group spends points, or counts hexes, up to a limit. What a step costs, which steps are open and where a path ends is
for the game to say: its `Guide` is asked for the steps out of a place, with what the path behind weighs on those ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, Protocol

from msgspec import Struct

from grognard.hexes.paths import WHOLE as WHOLE
from grognard.hexes.paths import Route, cheapest_routes

Mode = Literal["normal", "extended", "tactical"]
"""How a group moves: by its allowance; hurrying, away from enemies; carefully, a hex or two whatever they cost."""
MODES: tuple[Mode, ...] = ("normal", "extended", "tactical")
Way = Route
POINT = 6
"""A movement point in sixths."""


class March(Struct, frozen=True, kw_only=True):
    """A group on the move. Places are hexes, or below zero places beside the map."""

    units: tuple[int, ...]
    start: int
    """Where it began."""
    here: int
    mode: Mode | Literal[""] = ""
    """Chosen with the first step; empty before."""
    spent: int = 0
    steps: int = 0
    stopped: bool = False

    @property
    def begun(self) -> Mode:
        """The mode of a group that has taken its first step."""
        assert self.mode
        return self.mode


class Guide(Protocol):
    """Tells the steps that a group can take."""

    def steps(self, here: int, burden: int, moved: bool) -> Iterable[tuple[int, int, int]]:
        """Out of a place with such a burden, where the group starts or has come to: each place it can step to, the
        price, and the burden afterwards. Less burden is never worse."""


def ways(
    guide: Guide, here: int, limit: int, *, spent: int = 0, burden: int = 0, counts_hexes: bool = False
) -> dict[int, Way]:
    """The cheapest path to every place in reach."""
    return cheapest_routes(guide.steps, here, limit, spent=spent, burden=burden, counts_hexes=counts_hexes)


def offered(reach: Mapping[Mode, Mapping[int, Way]]) -> dict[tuple[int, Mode], int]:
    """What is worth offering, with its cost: every place of the first mode, and of each further one the places where
    no mode before it leads."""
    found: dict[tuple[int, Mode], int] = {}
    known: set[int] = set()
    for mode, led in reach.items():
        found.update(((place, mode), way.cost) for place, way in led.items() if place not in known)
        known.update(led)
    return found
