"""Benchmarks of the ZOC-bond games: the reach of one stack and of all, bonds after a move, supply."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Decision, Position
from grognard.games import find
from grognard.lab.floor import Search
from grognard.series.zoc_bonds.marching import March, Way

P = TypeVar("P", bound=Position)
T = TypeVar("T", bound=March)


def played(slug: str, scenario: str, seed: int, is_there: Callable[[Decision, Any], bool]) -> Any:
    """A position that play by chance comes to from this seed."""
    system = find(slug)
    chosen = system.scenario(scenario)
    game = system.begin(chosen, system.options(chosen, {}), Dice(seed_from(seed)), None)
    choose = random.Random(seed)
    while (decision := game.decision) is not None and not is_there(decision, game.position):
        game.apply(choose.choice(decision.actions(game)))
    return game.position


class BondField(ABC, Generic[P, T]):
    """A position; every group that may move, one of medium reach first."""

    def __init__(self, position: P, marches: Iterable[T]) -> None:
        self.position = position
        by_reach = sorted(marches, key=lambda march: len(self.reach(position, march)))
        middle = by_reach.pop(len(by_reach) // 2)
        self.marches = (middle, *by_reach)

    @abstractmethod
    def reach(self, position: P, march: T) -> Mapping[int, Way]:
        """Where a group gets to."""

    @abstractmethod
    def find_bonds(self, position: P) -> None:
        """Both sides' bonds."""

    @abstractmethod
    def find_lines(self, position: P) -> None:
        """The line of supply of every unit of the side that moves."""

    @abstractmethod
    def search(self, march: T) -> Search:
        """The same search as `reach`, for C."""

    def calls(self) -> dict[str, Callable[[], object]]:
        def reached(marches: tuple[T, ...]) -> Callable[[], object]:
            def call() -> None:
                fresh = self._fresh()
                for march in marches:
                    self.reach(fresh, march)

            return call

        return {
            "reach": reached(self.marches[:1]),
            "reach-all": reached(self.marches),
            "bonds": lambda: self.find_bonds(self._fresh()),
            "supply": lambda: self.find_lines(self._fresh()),
        }

    def _fresh(self) -> P:
        """The position without caches, as after a move."""
        return replace(self.position)

    def floor(self) -> dict[str, tuple[list[Search], int]]:
        groups = {"reach": self.marches[:1], "reach-all": self.marches}
        return {
            kind: ([self.search(march) for march in marches], self._sum(marches)) for kind, marches in groups.items()
        }

    def _sum(self, marches: tuple[T, ...]) -> int:
        return sum(
            1 + way.cost
            for march in marches
            for place, way in self.reach(self.position, march).items()
            if place >= 0 and place != march.here
        )
