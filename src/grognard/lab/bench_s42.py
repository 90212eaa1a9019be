"""The searches of Stalingrad '42 that are measured: the reach of a stack, of everybody, bonds after a move, supply."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.games import find
from grognard.games.s42.board import GRID
from grognard.games.s42.lines import has_line
from grognard.games.s42.movement import MoveUnits, groups
from grognard.games.s42.network import party
from grognard.games.s42.position import Position
from grognard.games.s42.reach import Scout, Trek, allowance, modes, reach
from grognard.games.s42.units import AXIS
from grognard.games.s42.zones import zones
from grognard.lab.floor import Edge, Search

SEED, TURN = 7, 2
"""The position: Fall Blau played by chance from this seed to the Axis movement of this turn."""


class S42Field:
    """A position of Fall Blau; every Axis group that may be taken up, one of middling reach first."""

    def __init__(self) -> None:
        system = find("s42")
        scenario = system.scenario("fall-blau")
        game = system.begin(scenario, system.options(scenario, {}), Dice(seed_from(SEED)), None)
        choose = random.Random(SEED)
        while (decision := game.decision) is not None:
            begins = isinstance(decision, MoveUnits) and decision.side == AXIS
            if begins and game.position.turn >= TURN:
                break
            game.apply(choose.choice(decision.actions(game)))
        self.position: Position = game.position
        treks = [self._trek(units) for units in groups(self.position, AXIS, "movement")]
        treks = [trek for trek in treks if trek.here >= 0 and "normal" in modes(self.position, trek)]
        treks.sort(key=lambda trek: len(reach(self.position, trek, "normal")))
        middle = treks.pop(len(treks) // 2)
        self.treks = (middle, *treks)

    def _trek(self, units: tuple[int, ...]) -> Trek:
        here = self.position.pieces[units[0]].place
        return Trek(units=units, start=here, here=here)

    def calls(self) -> dict[str, Callable[[], object]]:
        def reached(treks: tuple[Trek, ...]) -> Callable[[], object]:
            def call() -> None:
                fresh = self._fresh()
                for trek in treks:
                    reach(fresh, trek, "normal")

            return call

        def bonds() -> None:
            fresh = self._fresh()
            for side in range(2):
                _ = zones(fresh, side).bonds

        def supply() -> None:
            fresh = self._fresh()
            for unit in fresh.on_map(AXIS):
                has_line(fresh, unit)

        return {
            "reach": reached(self.treks[:1]),
            "reach-all": reached(self.treks),
            "bonds": bonds,
            "supply": supply,
        }

    def _fresh(self) -> Position:
        """The position as it is after a move: only what lies on the table is known, nothing that was found out."""
        return replace(self.position)

    def floor(self) -> dict[str, tuple[list[Search], int]]:
        groups_ = {"reach": self.treks[:1], "reach-all": self.treks}
        return {kind: ([self._search(trek) for trek in treks], self._sum(treks)) for kind, treks in groups_.items()}

    def _sum(self, treks: tuple[Trek, ...]) -> int:
        return sum(
            1 + way.cost
            for trek in treks
            for place, way in reach(self.position, trek, "normal").items()
            if place >= 0 and place != trek.here
        )

    def _search(self, trek: Trek) -> Search:
        scout = Scout(self.position, party(self.position, trek.units), "normal")

        def steps(hex_: int, moved: bool) -> list[Edge]:
            return [(other, price) for other, price, _ in scout.steps(hex_, 0, moved) if other >= 0]

        graph = [steps(node, True) if node in self.position.country.land else [] for node in range(GRID.size)]
        limit = allowance(self.position, trek.units, "normal")
        return Search(graph=graph, first=tuple(steps(trek.here, False)), limit=limit, start=trek.here)


@cache
def field() -> S42Field:
    return S42Field()
