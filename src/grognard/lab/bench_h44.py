"""The searches of Holland '44 that are measured: the reach of a stack, of everybody, bonds after a move, supply."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.games import find
from grognard.games.h44.board import GRID
from grognard.games.h44.lines import has_line
from grognard.games.h44.movement import MoveUnits, groups
from grognard.games.h44.position import Position
from grognard.games.h44.reach import Scout, Trek, allowance, modes, reach
from grognard.games.h44.units import ALLIED
from grognard.games.h44.zones import zones
from grognard.lab.floor import Edge, Search

SEED, TURN = 7, 9
"""The position: a campaign played by chance from this seed to the Allied movement of this turn."""
LAYERS = 3
"""8.6.1 What a step costs depends on the woods behind: none, one, more."""


class H44Field:
    """A position of the campaign; every Allied group that may be taken up, one of middling reach first."""

    def __init__(self) -> None:
        system = find("h44")
        scenario = system.scenario("campaign")
        game = system.begin(scenario, system.options(scenario, {}), Dice(seed_from(SEED)), None)
        choose = random.Random(SEED)
        while (decision := game.decision) is not None:
            begins = isinstance(decision, MoveUnits) and decision.side == ALLIED
            if begins and game.position.turn >= TURN:
                break
            game.apply(choose.choice(decision.actions(game)))
        self.position: Position = game.position
        treks = [self._trek(units) for units in groups(self.position, ALLIED)]
        treks = [trek for trek in treks if "normal" in modes(self.position, trek)]
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
            for unit in fresh.on_map(ALLIED):
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
        scout = Scout(self.position, trek, "normal")

        def steps(hex_: int, woods: int, moved: bool) -> list[Edge]:
            return [
                (LAYERS * other + behind, price)
                for other, price, behind in scout.steps(hex_, woods, moved)
                if other >= 0
            ]

        graph = [steps(node // LAYERS, node % LAYERS, True) for node in range(LAYERS * GRID.size)]
        limit = allowance(self.position, trek.units, "normal")
        return Search(graph=graph, first=tuple(steps(trek.here, 0, False)), limit=limit, start=trek.here, layers=LAYERS)


@cache
def field() -> H44Field:
    return H44Field()
