"""What a competent player of A Victory Awaits knows of the ground: ways to the prizes, and shelter. Found once."""

from __future__ import annotations

from functools import cache, cached_property

from grognard.games.ava.ground import AXIS, GRID, Ground

FAR = 10_000
"""Further than any way."""
RIVER = 20
"""Half points that a large river without a bridge is reckoned at: nearly everything a unit has."""


class Country:
    """The ground of a scenario as a player looks at it before any unit stands on it."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._fields: dict[tuple[int, bool], list[int]] = {}

    def field(self, goal: int, mech: bool) -> list[int]:
        """How many half points each hex is from a goal, for Axis units that meet nobody."""
        key = (goal, mech)
        if key not in self._fields:
            self._fields[key] = self.spread({goal: 0}, mech)
        return self._fields[key]

    def spread(self, starts: dict[int, int], mech: bool, most: int = FAR) -> list[int]:
        """Half points from the nearest of the starts to every hex."""
        steps = self.ground.steps(AXIS, mech, False)
        ordinary, whole = steps.ordinary, steps.whole
        cost = [FAR] * GRID.size
        buckets: dict[int, list[int]] = {}
        for hex_, first in starts.items():
            buckets.setdefault(first, []).append(hex_)
        now, last = min(buckets, default=0), max(buckets, default=-1)
        while now <= last:
            for hex_ in buckets.pop(now, ()):
                if cost[hex_] <= now:
                    continue
                cost[hex_] = now
                for other, price in ordinary[hex_]:
                    total = now + price
                    if total < cost[other] and total <= most:
                        buckets.setdefault(total, []).append(other)
                        last = max(last, total)
                total = now + RIVER
                for other in whole[hex_]:
                    if total < cost[other] and total <= most:
                        buckets.setdefault(total, []).append(other)
                        last = max(last, total)
            now += 1
        return cost

    @cached_property
    def shelter(self) -> list[float]:
        """How much a hex helps whoever stands in it: columns of shift, and rivers around it."""
        ground = self.ground
        found = [0.0] * GRID.size
        for hex_ in ground.land:
            shifts = sum(columns for _, columns in ground.shifts(hex_))
            rivers = sum(1 for near in GRID.near[hex_] if ground.river(hex_, near))
            found[hex_] = shifts + 0.25 * rivers
        return found


@cache
def country(ground: Ground) -> Country:
    return Country(ground)
