"""The searches of A Victory Awaits that are measured: the reach of a unit, of an activation, lines of communication."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cache

from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.games import find
from grognard.games.ava.data.ground import AXIS, GRID, SOVIET, Steps
from grognard.games.ava.movement.reach import ZOC_IN, ZOC_OUT, reach, steps_of
from grognard.games.ava.state.position import IS_HQ, IS_MECH, SIDE, Position
from grognard.games.ava.supply.communications import barred, lines, may_pass
from grognard.games.ava.turn.activation import in_command
from grognard.lab.floor import Edge, Search

SEED, TURN = 7, 2
"""The position: a campaign played by chance from this seed to the start of this turn."""
FAR = 500
"""No line of communication is so long."""


class AvaField:
    """A position of the campaign, and the units of its largest activation, the one that reaches furthest first."""

    def __init__(self) -> None:
        system = find("ava")
        scenario = system.scenario("campaign")
        game = system.begin(scenario, system.options(scenario, {}), Dice(seed_from(SEED)), None)
        choose = random.Random(SEED)
        while game.decision is not None and game.position.turn < TURN:
            game.apply(choose.choice(game.decision.actions(game)))
        position: Position = game.position
        hqs = [unit for unit in position.on_map(AXIS) if IS_HQ[unit]]
        most = max((in_command(position, hq) for hq in hqs), key=len)
        first = max(most, key=lambda unit: (IS_MECH[unit], len(tuple(reach(position, unit).hexes())), -unit))
        self.position = position
        self.units = (first, *(unit for unit in most if unit != first))

    def calls(self) -> dict[str, Callable[[], object]]:
        def reached(units: tuple[int, ...]) -> Callable[[], object]:
            def call() -> None:
                fresh = self._fresh()
                for unit in units:
                    reach(fresh, unit)

            return call

        return {
            "reach": reached(self.units[:1]),
            "reach-all": reached(self.units),
            "supply": lambda: lines(self._fresh(), SOVIET),
        }

    def _fresh(self) -> Position:
        """The position without caches, as after a move."""
        return replace(self.position)

    def floor(self) -> dict[str, tuple[list[Search], int]]:
        groups = {"reach": self.units[:1], "reach-all": self.units}
        graphs: dict[int, tuple[list[list[Edge]], list[list[Edge]]]] = {}
        searches = {
            kind: ([search for unit in units for search in self._searches(unit, graphs)], self._sum(units))
            for kind, units in groups.items()
        }
        length = lines(self.position, SOVIET).length
        return searches | {"supply": ([self._supply()], sum(1 + way for way in length.values()))}

    def _sum(self, units: tuple[int, ...]) -> int:
        ways = [reach(self.position, unit) for unit in units]
        return sum(1 + cost for way in ways for cost in (*way.normal.values(), *way.march.values()))

    def _searches(self, unit: int, graphs: dict[int, tuple[list[list[Edge]], list[list[Edge]]]]) -> list[Search]:
        """9.2, 9.3 Normally, over whole steps, and marching along roads."""
        position, steps = self.position, steps_of(self.position, unit)
        start, allowance = position.places[unit], position.allowance(unit)
        ordinary, march = graphs.setdefault(id(steps), self._graphs(steps))
        free = not position.in_zoc(start, SIDE[unit])
        whole = [(hex_, allowance) for hex_ in steps.whole[start] if free and self._clear(hex_)]
        marched = tuple(march[start]) if free else ()
        return [
            Search(graph=ordinary, first=(*ordinary[start], *whole), limit=allowance, start=start),
            Search(graph=march, first=marched, limit=allowance, start=start),
        ]

    def _graphs(self, steps: Steps) -> tuple[list[list[Edge]], list[list[Edge]]]:
        position = self.position
        zone = [position.in_zoc(hex_, AXIS) for hex_ in range(GRID.size)]
        foe = [position.side_in(hex_) == SOVIET for hex_ in range(GRID.size)]
        ordinary = [
            [(o, cost + ZOC_OUT * zone[hex_] + ZOC_IN * zone[o]) for o, cost in edges if not foe[o]]
            for hex_, edges in enumerate(steps.ordinary)
        ]
        march = [[(hex_, 1) for hex_ in edges if self._clear(hex_)] for edges in steps.march]
        return ordinary, march

    def _clear(self, hex_: int) -> bool:
        return not self.position.in_zoc(hex_, AXIS) and self.position.side_in(hex_) != SOVIET

    def _supply(self) -> Search:
        """3.3 Every hex that a line of communication reaches."""
        position, ground = self.position, self.position.ground
        graph = [[(neighbour, 1) for neighbour in _ways(position, hex_)] for hex_ in range(GRID.size)]
        sources = [hex_ for hex_ in ground.sources[SOVIET] if position.side_in(hex_) != AXIS]
        return Search(graph=graph, first=tuple((hex_, 0) for hex_ in sources), limit=FAR)


def _ways(position: Position, hex_: int) -> Iterable[int]:
    """3.3 Where a Soviet line may go next."""
    if hex_ not in position.ground.land or not may_pass(position, SOVIET, hex_):
        return ()
    near = position.ground.line_ways(SOVIET)[hex_]
    return (neighbour for neighbour in near if not barred(position, SOVIET, neighbour))


@cache
def field() -> AvaField:
    return AvaField()
