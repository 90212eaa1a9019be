"""Luck: how far each roll lay from what was to be expected, exactly, and all of them together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import comb, erf, sqrt
from typing import Literal

from grognard.core.events import Roll

FACES = 6


@cache
def sums(count: int) -> Mapping[int, float]:
    """The chances of every sum of so many dice."""
    chances = {0: 1.0}
    for _ in range(count):
        after: dict[int, float] = {}
        for total, chance in chances.items():
            for face in range(1, FACES + 1):
                after[total + face] = after.get(total + face, 0.0) + chance / FACES
        chances = after
    return chances


@cache
def hits(count: int, target: int) -> Mapping[int, float]:
    """The chances of every number of dice that reach the target."""
    each = max(0, min(FACES, FACES + 1 - target)) / FACES
    return {n: comb(count, n) * each**n * (1 - each) ** (count - n) for n in range(count + 1)}


class Odds:
    """A roll as it came and as it could have come: what was rolled, what was expected, where that lies."""

    def __init__(self, roll: Roll, by: Literal["sum", "hits"], *, high: bool) -> None:
        count = len(roll.dice)
        if by == "hits":
            chances, self.actual = hits(count, roll.target), sum(die >= roll.target for die in roll.dice)
        else:
            chances, self.actual = sums(count), sum(roll.dice)
        self.expected = sum(value * chance for value, chance in chances.items())
        below = sum(
            chance for value, chance in chances.items() if (value < self.actual) == high and value != self.actual
        )
        self.percentile = below + chances.get(self.actual, 0.0) / 2
        """How good it was for the side that gains: the chance of anything worse, and half of the same."""
        # A mid-rank has mean 1/2 and variance (1 - Σp³) / 12.
        self.variance = (1 - sum(chance**3 for chance in chances.values())) / 12


def together(rolls: Iterable[tuple[float, float]]) -> float:
    """The percentile of many rolls, each with its percentile and variance, by the normal approximation."""
    deviation, variance = 0.0, 0.0
    for percentile, own in rolls:
        deviation += percentile - 0.5
        variance += own
    return 0.5 if variance == 0 else (1 + erf(deviation / sqrt(2 * variance))) / 2
