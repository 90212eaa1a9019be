"""Where a group of units can go with the movement it has, and at what cost.

A group spends points, or counts hexes, up to a limit. What a step costs, which steps are open and where a path ends is
for the game to say: its `Guide` is asked for the steps out of a place, with what the path behind weighs on those ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from functools import lru_cache
from typing import Literal, Protocol

from msgspec import Struct

from grognard.hexes.grid import Grid
from grognard.hexes.paths import WHOLE as WHOLE
from grognard.hexes.paths import Route, Routes, Steps, cheapest_routes

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


BEYOND = 12
"""How many points, or hexes in tactical movement, beyond its allowance a way is looked for that a group cannot go."""


def beyond(mode: Mode) -> int:
    """The same as the search counts it."""
    return BEYOND if mode == "tactical" else BEYOND * POINT


def lacking(march: March, mode: Mode, allowed: int, way: Route | None) -> tuple[int, int]:
    """What a way takes from here and what the group has left: points, or hexes in tactical movement. A need of 0: there
    is no such way."""
    gone, per = (march.steps, 1) if mode == "tactical" else (march.spent, POINT)
    return -((gone - way.cost) // per) if way else 0, max(0, allowed - gone) // per


class Guide(Protocol):
    """Tells the steps that a group can take. The ground is the same for all groups of its kind; where the enemy closes
    a hex or ends a path, the search need not ask."""

    @property
    def plain(self) -> Mapping[int, Steps]:
        """The steps out of nodes where the ground alone decides."""

    @property
    def shut(self) -> Container[int]:
        """The places that the group may not enter."""

    @property
    def ends(self) -> Container[int]:
        """The places where a path ends."""

    @property
    def special(self) -> Container[int]:
        """The other places where anything else but the ground may have a say."""

    def steps(self, here: int, burden: int, moved: bool) -> Iterable[tuple[int, int]]:
        """Out of a place with such a burden, where the group starts or has come to: the node of each place it can step
        to, with the burden afterwards, and the price: points, or one hex each. Less burden is never worse."""


def ways(guide: Guide, here: int, limit: int, *, spent: int = 0, burden: int = 0) -> Routes:
    """The cheapest path to every place in reach."""
    return cheapest_routes(
        guide.steps,
        here,
        limit,
        spent=spent,
        burden=burden,
        plain=guide.plain,
        special=guide.special,
        shut=guide.shut,
        ends=guide.ends,
    )


def by_hexes(steps: Iterable[tuple[int, int]]) -> Steps:
    """The same steps, each counted as one hex."""
    return tuple([(after, price if price == WHOLE else 1) for after, price in steps])


TACTICAL_HEXES = 2
"""How far tactical movement leads at most."""


@lru_cache(maxsize=4096)
def nearby(grid: Grid, land: frozenset[int], edge: Container[int], here: int) -> frozenset[int]:
    """All places that tactical movement may lead to; none are told where it may lead over the edge of the map."""
    hexes = frozenset(grid.within(here, TACTICAL_HEXES)) if here >= 0 else frozenset[int]()
    return frozenset() if any(hex_ in edge for hex_ in hexes) else hexes & land


def offered(
    modes: Iterable[Mode], reach: Callable[[Mode], Routes], near: frozenset[int] = frozenset()
) -> dict[tuple[int, Mode], int]:
    """What is worth offering, with its cost: every place of the first mode, and of each further one the places where
    no mode before it leads. `near` is all that tactical movement may lead to: if other modes do, it offers nothing."""
    offers: dict[tuple[int, Mode], int] = {}
    reached: set[int] = set()
    for mode in modes:
        if mode == "tactical" and near and near <= reached:
            continue
        costs = reach(mode).costs
        offers.update({(place, mode): cost for place, cost in costs.items() if place not in reached})
        reached.update(costs)
    return offers
