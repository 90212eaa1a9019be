"""The searches of Holland '44 that are measured, in a campaign played by chance to an Allied movement phase."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from grognard.core.game import Decision
from grognard.games.h44.data.board import GRID
from grognard.games.h44.data.units import ALLIED
from grognard.games.h44.movement.movement_phase import MoveUnits, groups
from grognard.games.h44.movement.reach import March, Scout, allowance, modes, reach
from grognard.games.h44.state.position import Position
from grognard.games.h44.state.zones import zones
from grognard.games.h44.supply.lines import has_line
from grognard.hexes.paths import BURDENS
from grognard.lab.benches.zoc_bonds import BondField, played
from grognard.lab.floor import Edge, Search
from grognard.series.zoc_bonds.marching import Way

SEED, TURN = 7, 9
"""The position: a campaign played by chance from this seed to the Allied movement of this turn."""
LAYERS = 3
"""8.6.1 What a step costs depends on the woods behind: none, one, more."""


class H44Field(BondField[Position, March]):
    def reach(self, position: Position, march: March) -> Mapping[int, Way]:
        return reach(position, march, "normal")

    def find_bonds(self, position: Position) -> None:
        for side in range(2):
            _ = zones(position, side).bonds

    def find_lines(self, position: Position) -> None:
        for unit in position.on_map(ALLIED):
            has_line(position, unit)

    def search(self, march: March) -> Search:
        scout = Scout(self.position, march, "normal")

        def steps(hex_: int, woods: int, moved: bool) -> list[Edge]:
            if moved and hex_ in scout.ends:
                return []
            return [
                (LAYERS * (after // BURDENS) + after % BURDENS, price)
                for after, price in scout.steps(hex_, woods, moved)
                if after >= 0 and after // BURDENS not in scout.shut
            ]

        graph = [steps(node // LAYERS, node % LAYERS, True) for node in range(LAYERS * GRID.size)]
        limit = allowance(self.position, march.units, "normal")
        return Search(
            graph=graph, first=tuple(steps(march.here, 0, False)), limit=limit, start=march.here, layers=LAYERS
        )


def _begins(decision: Decision, position: Position) -> bool:
    return isinstance(decision, MoveUnits) and decision.side == ALLIED and position.turn >= TURN


@cache
def field() -> H44Field:
    position: Position = played("h44", "campaign", SEED, _begins)
    places = {units: position.pieces[units[0]].place for units in groups(position, ALLIED)}
    marches = [March(units=units, start=here, here=here) for units, here in places.items()]
    return H44Field(position, (march for march in marches if "normal" in modes(position, march)))
