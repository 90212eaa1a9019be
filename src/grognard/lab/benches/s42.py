"""The searches of Stalingrad '42 that are measured, in Fall Blau played by chance to an Axis movement phase."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from grognard.core.game import Decision
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.units import AXIS
from grognard.games.s42.movement.movement_phase import MoveUnits, groups
from grognard.games.s42.movement.network import party
from grognard.games.s42.movement.reach import March, Scout, allowance, modes, reach
from grognard.games.s42.state.position import Position
from grognard.games.s42.state.zones import zones
from grognard.games.s42.supply.lines import has_line
from grognard.hexes.paths import BURDENS
from grognard.lab.benches.zoc_bonds import BondField, played
from grognard.lab.floor import Edge, Search
from grognard.series.zoc_bonds.marching import Way

SEED, TURN = 7, 2
"""The position: Fall Blau played by chance from this seed to the Axis movement of this turn."""


class S42Field(BondField[Position, March]):
    def reach(self, position: Position, march: March) -> Mapping[int, Way]:
        return reach(position, march, "normal")

    def find_bonds(self, position: Position) -> None:
        for side in range(2):
            _ = zones(position, side).bonds

    def find_lines(self, position: Position) -> None:
        for unit in position.on_map(AXIS):
            has_line(position, unit)

    def search(self, march: March) -> Search:
        scout = Scout(self.position, party(self.position, march.units), "normal")

        def steps(hex_: int, moved: bool) -> list[Edge]:
            return [(after // BURDENS, price) for after, price in scout.steps(hex_, 0, moved) if after >= 0]

        graph = [steps(node, True) if node in self.position.country.land else [] for node in range(GRID.size)]
        limit = allowance(self.position, march.units, "normal")
        return Search(graph=graph, first=tuple(steps(march.here, False)), limit=limit, start=march.here)


def _begins(decision: Decision, position: Position) -> bool:
    return isinstance(decision, MoveUnits) and decision.side == AXIS and position.turn >= TURN


@cache
def field() -> S42Field:
    position: Position = played("s42", "fall-blau", SEED, _begins)
    places = {units: position.pieces[units[0]].place for units in groups(position, AXIS, "movement")}
    marches = [March(units=units, start=here, here=here) for units, here in places.items() if here >= 0]
    return S42Field(position, (march for march in marches if "normal" in modes(position, march)))
