"""Automatic DS: enough units around a hex shatter it at once. Which units join first, and which their owner may leave
out; how much is enough is the game's policy."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def assembled(
    units: Iterable[int], strength: Callable[[int], int], joins: Callable[[tuple[int, ...], int], bool]
) -> tuple[int, ...]:
    """Those of the units that may attack together, the strongest first: each is asked whether it may join those before
    it."""
    team: tuple[int, ...] = ()
    for unit in sorted(units, key=lambda u: (-strength(u), u)):
        if joins(team, unit):
            team = (*team, unit)
    return team


def needed(units: tuple[int, ...], suffices: Callable[[tuple[int, ...]], bool]) -> list[int]:
    """The units without which the others are too few."""
    return [unit for unit in units if not suffices(tuple(other_unit for other_unit in units if other_unit != unit))]
