"""What a competent player of A Victory Awaits knows of the ground: ways to the prizes, and shelter. Found once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache

from grognard.games.ava.data.ground import AXIS, GRID, Ground

FAR = 10_000
"""Further than any way."""
RIVER = 20
"""Half points that a large river without a bridge is reckoned at: nearly everything a unit has."""

SEEN = 24
"""Hexes over land beyond which a distance is not told."""
DETOUR = 6
"""Half points by which a way may be longer than the shortest, and one more."""


class Country:
    """The ground of a scenario as a player looks at it before any unit stands on it."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._fields: dict[tuple[int, bool], list[int]] = {}

    def field(self, goal: int, mech: bool) -> list[int]:
        """How many half points each hex is from a goal, for Axis units that meet no enemy."""
        key = (goal, mech)
        if key not in self._fields:
            self._fields[key] = self.spread({goal: 0}, mech)
        return self._fields[key]

    def spread(self, starts: dict[int, int], mech: bool, most: int = FAR) -> list[int]:
        """Half points from the nearest of the starts to every hex."""
        steps = self.ground.steps(AXIS, mech, False)
        ordinary, whole = steps.ordinary, steps.whole
        cost = [FAR] * GRID.size
        # One list for each cost, opened as far as a step can reach from here: none is dearer than over a river.
        buckets: list[list[int]] = [[] for _ in range(max(starts.values(), default=0) + RIVER + 1)]
        for hex_, first in starts.items():
            buckets[first].append(hex_)
        for now, bucket in enumerate(buckets):
            if bucket:
                buckets.extend([] for _ in range(now + RIVER + 1 - len(buckets)))
            for hex_ in bucket:
                if cost[hex_] <= now:
                    continue
                cost[hex_] = now
                for near, price in ordinary[hex_]:
                    total = now + price
                    if total < cost[near] and total <= most:
                        buckets[total].append(near)
                total = now + RIVER
                for near in whole[hex_] if total <= most else ():
                    if total < cost[near]:
                        buckets[total].append(near)
        return cost

    @cached_property
    def shelter(self) -> list[float]:
        """How much a hex helps the units in it: columns of shift, and rivers around it."""
        ground = self.ground
        cover = [0.0] * GRID.size
        for hex_ in ground.land:
            shifts = sum(columns for _, columns in ground.shifts(hex_))
            rivers = sum(1 for near in GRID.near[hex_] if ground.river(hex_, near))
            cover[hex_] = shifts + 0.25 * rivers
        return cover


@cache
def country(ground: Ground) -> Country:
    return Country(ground)


@cache
def around(hex_: int, reach: int) -> tuple[int, ...]:
    """The hexes at most so far from one, itself included."""
    return tuple(GRID.within(hex_, reach))


OUT_OF_SIGHT = 255
"""The distance given for a hex beyond the range looked up."""


@cache
def distances(hex_: int, reach: int) -> bytes:
    """How far every hex is from one, as far as `reach`: a row to look up what is asked thousands of times."""
    row = bytearray([OUT_OF_SIGHT]) * GRID.size
    for around in GRID.within(hex_, reach):
        row[around] = GRID.distance(hex_, around)
    return bytes(row)


KEPT = 8
"""Distance fields of the front that are kept: most of what is asked in one activation is asked of the same one."""


@lru_cache(maxsize=KEPT)
def land_distances(ground: Ground, starts: frozenset[int]) -> list[int]:
    """Hexes from the nearest of the starts, over land."""
    steps = [FAR] * GRID.size
    edge: Iterable[int] = starts
    for hex_ in starts:
        steps[hex_] = 0
    near, land, step = GRID.near, ground.land, 0
    while edge and step < SEEN:
        step += 1
        following = []
        for hex_ in edge:
            for ahead in near[hex_]:
                if steps[ahead] == FAR and ahead in land:
                    steps[ahead] = step
                    following.append(ahead)
        edge = following
    return steps


@lru_cache(maxsize=KEPT)
def corridor(
    ground: Ground, starts: frozenset[int], prizes: tuple[tuple[int, float], ...], most: int
) -> dict[int, float]:
    """Hexes on the shortest ways of armour from the starts to the prizes within `most` half points, with the points at
    their end."""
    here = country(ground)
    ahead = here.spread(dict.fromkeys(starts, 0), True, most + DETOUR)
    reached = [(hex_, cost) for hex_, cost in enumerate(ahead) if cost < FAR]
    values: dict[int, float] = {}
    for prize, points in prizes:
        whole = ahead[prize]
        if whole > most:
            continue
        back, longest = here.field(prize, True), whole + DETOUR - 1
        for hex_ in [hex_ for hex_, cost in reached if cost + back[hex_] <= longest]:
            if points > values.get(hex_, 0.0):
                values[hex_] = points
    return values
