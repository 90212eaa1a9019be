"""Overruns: enough units around a hex shatter it at once. Who joins first, and whom their owner may leave out; how much
is enough is the game's to say."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from grognard.core.game import Procedure


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


class Assault(Procedure, frozen=True, kw_only=True):
    """Units that overrun a hex."""

    side: int
    target: int
    units: tuple[int, ...] = ()
    """Who takes part; empty before anybody was left out."""
    settled: bool = False
    """Whether the player wants all of them."""

    def suffices(self, position: Any, units: tuple[int, ...]) -> bool:
        """Whether these units are enough."""
        raise NotImplementedError

    def needs(self, position: Any, unit: int) -> bool:
        """Whether it would not be enough without this unit."""
        return not self.suffices(position, tuple(other for other in self.units if other != unit))

    def is_open(self, position: Any) -> bool:
        """Whether the player has still to say who stays out."""
        return not self.settled and not all(self.needs(position, unit) for unit in self.units)
