"""Path search for all games: the cheapest routes from a place, and the distance of every hex to the nearest goal.

Both are Dijkstra's search over integer hexes. `cheapest_routes` asks a function for the steps out of a place, so that a
game can judge them one by one; `distances` reads a table of steps and is faster.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from heapq import heappop, heappush

from msgspec import Struct

WHOLE = 9999
"""The price of a step that takes the whole allowance."""
BURDENS = 64
"""A burden is less than this: place and burden make one number, a node."""
FAR = 9999
"""The distance of a hex that leads to no goal."""
_ORIGIN = -1 << 40
"""The node where a search starts: a route may come back to its place."""

Steps = Sequence[tuple[int, int]]
"""Steps out of a place: the node that each leads to, and its price, which is at least 1."""
StepsFrom = Callable[[int, int, bool], Iterable[tuple[int, int]]]
"""A place, the burden there, and whether the route has begun, to the steps on. Less burden is never worse."""
StepTable = Sequence[Sequence[tuple[int, int]]]
"""For each hex the hexes next to it with the price of the step."""


def node(place: int, burden: int = 0) -> int:
    """A place, and what the route behind weighs there on the steps ahead."""
    return place * BURDENS + burden


class Route(Struct, frozen=True):
    """How a place is reached."""

    path: tuple[int, ...]
    """Every place entered, the last one included."""
    cost: int
    """Points; hexes where these are counted."""
    burden: int = 0
    """What the route behind weighs on the steps ahead, such as a bridge that only carries so much."""


class Routes(Mapping[int, Route]):
    """The cheapest route to every place in reach, nearest first. A path is put together when it is asked for."""

    def __init__(self, costs: dict[int, int], arrivals: dict[int, int], behind: Mapping[int, int]) -> None:
        self.costs = costs
        """What it costs to come to each place."""
        self._arrivals = arrivals
        """The node by which a place was reached, if not the one without a burden."""
        self._behind = behind
        """The node before each."""

    def __getitem__(self, place: int) -> Route:
        cost, here = self.costs[place], self._arrivals.get(place, place * BURDENS)
        path, burden = [place], here % BURDENS
        while (here := self._behind[here]) != _ORIGIN:
            path.append(here // BURDENS)
        return Route(tuple(reversed(path)), cost, burden)

    def __iter__(self) -> Iterator[int]:
        return iter(self.costs)

    def __len__(self) -> int:
        return len(self.costs)

    def __contains__(self, place: object) -> bool:
        return place in self.costs

    def where(self, is_end: Callable[[int], bool]) -> Routes:
        """Those to the places where a route may end."""
        costs = {place: cost for place, cost in self.costs.items() if is_end(place)}
        return Routes(costs, self._arrivals, self._behind)


NO_ROUTES = Routes({}, {}, {})


def cheapest_routes(
    steps_from: StepsFrom,
    start: int,
    limit: int,
    *,
    spent: int = 0,
    burden: int = 0,
    goal: int | None = None,
    plain: Mapping[int, Steps] | None = None,
    special: Container[int] = (),
    shut: Container[int] = (),
    ends: Container[int] = (),
) -> Routes:
    """The cheapest route to every place within the limit; with a goal, no further than to it.

    Places below zero lie beside the map: a route ends there. It also ends where `steps_from` has no step on, and at
    `ends`; it never enters a place that is `shut`. Once it has begun, `steps_from` is asked for the steps out of
    `special` places, and of those that `plain` does not tell.
    """
    plain = plain or {}
    costs: dict[int, int] = {}
    lightest: dict[int, int] = {}
    arrivals: dict[int, int] = {}
    best: dict[int, int] = {}
    behind: dict[int, int] = {}
    # Dial's buckets, the nodes by their cost: faster than a heap, and sorted they come in the same order.
    buckets: list[list[int]] = [[] for _ in range(spent, limit + 1)]
    for first in buckets[:1]:
        first.append(_ORIGIN)
    for total, bucket in enumerate(buckets, spent):
        bucket.sort()
        for here in bucket:
            steps: Iterable[tuple[int, int]] | None
            if here == _ORIGIN:
                steps = steps_from(start, burden, False)
            else:
                place = here // BURDENS
                if place not in costs:
                    if place in shut:
                        continue
                    costs[place] = total
                    if here % BURDENS:
                        arrivals[place] = here
                    if place == goal:
                        return Routes(costs, arrivals, behind)
                elif lightest.get(place, here) <= here:
                    continue
                if place < 0 or total == limit or place in ends:
                    continue
                lightest[place] = here
                steps = None if place in special else plain.get(here)
                if steps is None:
                    steps = steps_from(place, here % BURDENS, True)
            for after, price in steps:
                cost = total + price
                if cost > limit:
                    if price != WHOLE:
                        continue
                    cost = limit
                if best.get(after, WHOLE) > cost:
                    best[after] = cost
                    behind[after] = here
                    buckets[cost - spent].append(after)
    return Routes(costs, arrivals, behind)


def distances(
    steps: StepTable,
    goals: Iterable[int],
    *,
    limit: int = FAR,
    extra: Mapping[int, int] | None = None,
    onward: dict[int, int] | None = None,
) -> list[int]:
    """The distance of every hex to the nearest goal, `FAR` beyond the limit. `steps` leads back: from a hex to those
    from which it can be entered, with the price of entering it.

    `extra`: what entering a hex costs more. `onward` is filled with the next hex on the path to the goal.
    """
    size = len(steps)
    far = [FAR] * size
    queue = sorted(set(goals))
    for goal in queue:
        far[goal] = 0
    while queue:
        # A distance and its hex are one number: heaps of numbers are faster than heaps of pairs.
        here, hex_ = divmod(heappop(queue), size)
        if here > far[hex_]:
            continue
        if extra:
            here += extra.get(hex_, 0)
        for near, price in steps[hex_]:
            total = here + price
            if total < far[near] and total <= limit:
                far[near] = total
                heappush(queue, total * size + near)
                if onward is not None:
                    onward[near] = hex_
    return far
