"""Path search for all games: the cheapest routes from a place, and the distance of every hex to the nearest goal.

Both are Dijkstra's search over integer hexes. `cheapest_routes` asks a function for the steps out of a place, so that a
game can judge them one by one; `distances` reads a table of steps and is faster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush

from msgspec import Struct

WHOLE = 9999
"""The price of a step that takes the whole allowance."""
BURDENS = 64
"""A burden is less than this: place and burden make one number."""
FAR = 9999
"""The distance of a hex that leads to no goal."""

StepsFrom = Callable[[int, int, bool], Iterable[tuple[int, int, int]]]
"""A place, the burden there, and whether the route has begun, to the steps on: place, price, burden afterwards. Less
burden is never worse."""
StepTable = Sequence[Sequence[tuple[int, int]]]
"""For each hex the hexes next to it with the price of the step."""


class Route(Struct, frozen=True):
    """How a place is reached."""

    path: tuple[int, ...]
    """Every place entered, the last one included."""
    cost: int
    """Points; hexes where these are counted."""
    burden: int = 0
    """What the route behind weighs on the steps ahead, such as a bridge that only carries so much."""


def cheapest_routes(
    steps_from: StepsFrom,
    start: int,
    limit: int,
    *,
    spent: int = 0,
    burden: int = 0,
    counts_hexes: bool = False,
    goal: int | None = None,
) -> dict[int, Route]:
    """The cheapest route to every place within the limit, nearest first; with a goal, no further than to it.

    Places below zero lie beside the map: a route ends there. It also ends where `steps_from` has no step on.
    """
    routes: dict[int, Route] = {}
    queue: list[tuple[int, int, int]] = [(spent, start, burden)]
    behind: dict[int, tuple[int, ...]] = {}
    best: dict[int, int] = {}
    path: tuple[int, ...]
    too_far = limit + 1
    while queue:
        spent, here, burden = heappop(queue)
        state = here * BURDENS + burden
        if best.get(state, spent) < spent:
            continue
        path = (*behind[state], here) if state in behind else ()
        if path:
            if here not in routes:
                routes[here] = Route(path, spent, burden)
                if here == goal:
                    return routes
            if here < 0:
                continue
        for place, price, after in steps_from(here, burden, bool(path)):
            total = limit if price == WHOLE else spent + (1 if counts_hexes else price)
            state = place * BURDENS
            if total > limit or best.get(state, too_far) <= total:
                continue
            state += after
            if after and _is_outdone(best, state, after, total):
                continue
            best[state] = total
            behind[state] = path
            heappush(queue, (total, place, after))
    return routes


def _is_outdone(best: Mapping[int, int], state: int, burden: int, total: int) -> bool:
    """Whether a route to the same place costs no more and carries no more of a burden, though some."""
    for less in range(burden):  # noqa: SIM110  # `any` over a generator takes twice as long
        if best.get(state - less, total + 1) <= total:
            return True
    return False


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
