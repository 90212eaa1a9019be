"""The search of ways: where a group of units can go with the movement it has, and at what cost.

A group spends points, or counts hexes, up to a limit. What a step costs, which steps are open and where a way ends is
for the game to say: its `Guide` is asked for the steps out of a place, with what the way behind weighs on those ahead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from typing import Literal, Protocol

from msgspec import Struct

Mode = Literal["normal", "extended", "tactical"]
"""How a group moves: by its allowance; hurrying, away from enemies; carefully, a hex or two whatever they cost."""
MODES: tuple[Mode, ...] = ("normal", "extended", "tactical")
WHOLE = 9999
"""The price of a step that takes the whole move."""
BURDENS = 64
"""A burden is less than this: place and burden make one number."""


class Trek(Struct, frozen=True, kw_only=True):
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


class Way(Struct, frozen=True):
    """How a group gets to a place."""

    path: tuple[int, ...]
    cost: int
    """Points; hexes where these are counted."""
    burden: int = 0
    """What the way weighs on the steps ahead."""


class Guide(Protocol):
    """Tells the steps that a group can take."""

    def steps(self, here: int, burden: int, moved: bool) -> Iterable[tuple[int, int, int]]:
        """Out of a place with such a burden, where the group starts or has come to: each place it can step to, the
        price, and the burden afterwards. Less burden is never worse."""


def ways(
    guide: Guide, here: int, limit: int, *, spent: int = 0, burden: int = 0, counts_hexes: bool = False
) -> dict[int, Way]:
    """The cheapest way to every place in reach. A way ends where the guide knows no step on, and beside the map."""
    found: dict[int, Way] = {}
    edge: list[tuple[int, int, int]] = [(spent, here, burden)]
    behind: dict[int, tuple[int, ...]] = {}
    best: dict[int, int] = {}
    path: tuple[int, ...]
    far = limit + 1
    while edge:
        spent, here, burden = heappop(edge)
        state = here * BURDENS + burden
        if best.get(state, spent) < spent:
            continue
        path = (*behind[state], here) if state in behind else ()
        if path:
            if here not in found:
                found[here] = Way(path, spent, burden)
            if here < 0:
                continue
        for other, price, after in guide.steps(here, burden, bool(path)):
            total = limit if price == WHOLE else spent + (1 if counts_hexes else price)
            state = other * BURDENS
            if total > limit or best.get(state, far) <= total:
                continue
            if after and any(best.get(state + less, far) <= total for less in range(1, after + 1)):
                continue
            best[state + after] = total
            behind[state + after] = path
            heappush(edge, (total, other, after))
    return found


def offered(reach: Mapping[Mode, Mapping[int, Way]]) -> dict[tuple[int, Mode], int]:
    """What is worth offering, with its cost: every place of the first mode, and of each further one the places where
    no mode before it leads."""
    found: dict[tuple[int, Mode], int] = {}
    known: set[int] = set()
    for mode, led in reach.items():
        found.update(((place, mode), way.cost) for place, way in led.items() if place not in known)
        known.update(led)
    return found
