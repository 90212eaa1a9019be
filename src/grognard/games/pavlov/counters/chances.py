"""Exact chances of the dice of this game, as shares in whole per cent."""

from __future__ import annotations

from functools import cache
from math import comb

FACES = 6


def percent(part: int, whole: int) -> int:
    """A share in per cent, rounded; a half is rounded up."""
    return (200 * part + whole) // (2 * whole)


def reaching(target: int) -> int:
    """The faces of a die that reach a target."""
    return FACES - min(FACES, max(0, target - 1))


def any_hit(dice: int, target: int) -> int:
    """The chance in per cent that at least one of the dice reaches the target."""
    misses = FACES - reaching(target)
    return percent(FACES**dice - misses**dice, FACES**dice)


def at_least_hits(dice: int, target: int, hits: int) -> int:
    """The chance in per cent that at least so many of the dice reach the target."""
    good = reaching(target)
    ways = sum(comb(dice, n) * good**n * (FACES - good) ** (dice - n) for n in range(hits, dice + 1))
    return percent(ways, FACES**dice)


@cache
def _sums(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice add up to each sum."""
    ways: tuple[int, ...] = (1,)
    for _ in range(dice):
        longer = [0] * (len(ways) + FACES)
        for total, count in enumerate(ways):
            for face in range(1, FACES + 1):
                longer[total + face] += count
        ways = tuple(longer)
    return ways


def sum_reaches(dice: int, target: int) -> int:
    """The chance in per cent that the dice add up to the target."""
    return percent(sum(_sums(dice)[max(0, target) :]), FACES**dice)
