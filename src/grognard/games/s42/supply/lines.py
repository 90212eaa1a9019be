"""16.3 Lines of supply: up to five hexes overland from the unit, three in rain and mud, then any length of road to the
source."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

from grognard.core.derived import derived
from grognard.games.s42.boxes.boxes import where
from grognard.games.s42.data.board import Country, Edge
from grognard.games.s42.data.units import AXIS, COMBAT, SIDE
from grognard.games.s42.movement.ground import is_impassable, terrain
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, Position
from grognard.games.s42.state.zones import zones
from grognard.games.s42.supply.sources import BAKU, TEMRYUK, at_source, azov_ports, edges, northern_roads, open_ports
from grognard.games.s42.turn.weather import SKY, Sky, overland_hexes, sky
from grognard.series.zoc_bonds import lines
from grognard.series.zoc_bonds.lines import Net
from grognard.series.zoc_bonds.zones import Zones

SLOW = ("marsh", "mountain")
"""16.3.2 Terrain that counts double off-road."""
LineCosts = tuple[tuple[int, int], ...]


# -- 16.3.2 the overland part ----------------------------------------------------------------------------------------


@rule("16.3.2.e")
def line_cost(country: Country, weather: Sky, from_hex: int, edge: Edge) -> int:
    """16.3.2 How many hexes a step counts as: two into marsh or mountains off-road, else one. 0: no line, because the
    hexside is impassable, or alpine and roadless. Any other water may be crossed, the Volga included (RULING
    s42-502)."""
    roadless = edge.water == "alpine" and not edge.road  # §16.3.2.g
    if roadless or is_impassable(country, weather, from_hex, edge.to_hex):  # §16.3.2.f
        return 0
    return 2 if not edge.road and terrain(country, weather, edge.to_hex) in SLOW else 1  # §16.3.2.c, §16.3.2.d


@lru_cache(maxsize=16)
def line_costs(country: Country, weather: Sky) -> tuple[LineCosts, ...]:
    """The steps from each hex that terrain lets a line take, and how many hexes each counts as."""
    counted = (
        ((edge.to_hex, line_cost(country, weather, hex_, edge)) for edge in steps)
        for hex_, steps in enumerate(country.edges)
    )
    return tuple(tuple((neighbour, count) for neighbour, count in row if count) for row in counted)


class Overland:
    """16.3.2 What affects the overland part of a side's lines in a position."""

    def __init__(self, position: Position, side: int) -> None:
        self._position, self._side = position, side
        self._line_costs = line_costs(position.country, sky(position))

    def __eq__(self, other: object) -> bool:
        parts = ("_line_costs", "shut", "friends", "enemy")
        return isinstance(other, Overland) and all(getattr(self, name) == getattr(other, name) for name in parts)

    def near(self, hex_: int) -> LineCosts:
        return self._line_costs[hex_]

    @cached_property
    @rule("16.3.4.c", "16.3.4.d", "9.7.4.c")
    def shut(self) -> frozenset[int]:
        """16.3.2, 16.3.4 The hexes of enemy combat units, and empty cities and victory hexes the enemy controls;
        nothing else that is empty."""
        position, side = self._position, self._side
        guarded = (hex_ for hex_ in position.country.sites - self.friends if position.controller(hex_) != side)
        return held_by(position, 1 - side) | frozenset(guarded)  # §16.3.2.h

    @cached_property
    @rule("16.3.2.k", "16.3.3.f")
    def friends(self) -> frozenset[int]:
        """16.3.2 Friendly combat units cancel the enemy ZOC in their hex."""
        return held_by(self._position, self._side)

    @cached_property
    @rule("16.3.2.i", "16.3.2.j", "7.2.e")
    def enemy(self) -> Zones:
        """16.3.2 No line enters or crosses a bond, or passes two consecutive empty hexes in enemy ZOC."""
        return zones(self._position, 1 - self._side)  # §6.3.c


@derived("places of {0}")
def held_by(position: Position, side: int) -> frozenset[int]:
    """Where a side has combat units (RULING s42-503)."""
    pieces = position.pieces
    return frozenset(pieces[unit].place for unit in position.on_map(side) if COMBAT[unit])


LINES = ("front", "rules", "battles", "held", *SKY)
"""What lines of supply depend on."""


@derived(*LINES)
def open_ground(position: Position, side: int) -> Overland:
    """What affects the overland lines of a side in this position."""
    return Overland(position, side)


@rule("16.3.2.a", "16.3.2.b")
def overland(position: Position, side: int, start: int, goals: Mapping[int, int]) -> tuple[int, ...]:
    """16.3.2 The shortest path from a hex to a goal, no longer than the weather allows; empty if there is none."""
    return lines.overland(start, goals, overland_hexes(position), open_ground(position, side))


@rule("16.5.1.d")
def endless(position: Position, side: int, start: int, goals: Mapping[int, int]) -> tuple[int, ...]:
    """16.5.1 The shortest overland path of any length from a hex to a goal; empty if there is none."""
    return lines.overland(start, goals, None, open_ground(position, side))


# -- 16.3.3 the road part --------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
@rule("16.3.3.b", "16.3.3.c")
def road_near(country: Country, winter: bool) -> dict[int, tuple[int, ...]]:
    """16.3.3 The hexes that a road of any type joins with each hex, and those beyond a ferry where roads meet. Across
    alpine hexsides no road is open in winter."""
    weather = Sky(winter=winter)
    paved = {hex_ for side in country.roads for hex_ in side}
    joined = {
        hex_: tuple(
            edge.to_hex
            for edge in country.edges[hex_]
            if (edge.road or (edge.bridge == "ferry" and edge.to_hex in paved))
            and not is_impassable(country, weather, hex_, edge.to_hex)
        )
        for hex_ in sorted(paved & country.land)
    }
    return {hex_: near for hex_, near in joined.items() if near}


@rule("16.3.2.i", "7.2.e")
def roads_open(position: Position, side: int) -> dict[int, tuple[int, ...]]:
    """7.2 The roads not cut by an enemy bond at a hexside."""
    roads = road_near(position.country, sky(position).winter)
    cut = zones(position, 1 - side).sides
    if not cut:
        return roads
    ends = {hex_ for pair in cut for hex_ in pair if hex_ in roads}
    kept = {hex_: tuple(o for o in roads[hex_] if (min(hex_, o), max(hex_, o)) not in cut) for hex_ in ends}
    return roads | kept


@rule("16.3.3.d", "16.3.3.g")
def roads_shut(position: Position, side: int) -> frozenset[int]:
    """16.3.3 The hexes closed to the road part: what is closed overland, and enemy ZOC without a friendly unit."""
    ground = open_ground(position, side)
    return ground.shut | (ground.enemy.zone - ground.friends)  # §16.3.3.e, §16.3.3.f


def lead_to(position: Position, side: int, ends: dict[int, int], hexes: tuple[int, ...]) -> Net:
    """The roads that lead across these map edges and to sources in these hexes."""
    return Net.to(ends, hexes, roads_open(position, side), roads_shut(position, side))


# -- whose line ------------------------------------------------------------------------------------------------------


@rule("16.2.4.a")
def azov_is_open(position: Position, side: int) -> bool:
    """16.2.4 A side controls the Sea of Azov while it controls Temryuk and a line of supply leads there from a source
    other than the ports of that sea. Neither side may."""
    if TEMRYUK not in azov_ports(position, side):
        return False
    roads = lead_to(position, side, edges(position, side), _dry_sources(position, side))
    return bool(overland(position, side, TEMRYUK, roads.goals))


def _dry_sources(position: Position, side: int) -> tuple[int, ...]:
    north = northern_roads(position.country) if side == AXIS else ()
    return (*north, *open_ports(position, side))


@rule("16.2.1.b", "16.2.3.a")
def source_hexes(position: Position, side: int) -> tuple[int, ...]:
    """16.2 The map hexes that are sources of supply: ports, and in the Caucasus the roads from the north."""
    azov = azov_ports(position, side)
    return (*_dry_sources(position, side), *(azov if azov and azov_is_open(position, side) else ()))


@derived(*LINES)
@rule("16.3.3.a", "16.3.1.c")
def net(position: Position, side: int) -> Net:
    """16.3.3 All roads that lead to a side's sources, worked out once."""
    return lead_to(position, side, edges(position, side), source_hexes(position, side))


@derived(*LINES)
def is_supplied(position: Position, side: int, hex_: int) -> bool:
    """16.3.1 Whether a line of supply of a side leads to a hex."""
    return bool(overland(position, side, hex_, net(position, side).goals))


def hex_has_line(position: Position, unit: int, hex_: int) -> bool:
    """16.3.1 Whether the unit could trace a line from this hex."""
    return is_supplied(position, SIDE[unit], hex_)


@rule("24.1.2.g", "24.1.2.j")
def baku_gates(position: Position) -> list[int]:
    """24.1.2 The map hexes adjacent to the area before Baku from which a road leads to an Axis source."""
    reached = net(position, AXIS).came
    return [hex_ for hex_ in position.country.touches[BAKU] if hex_ in reached]


@rule("24.1.2.j")
def has_line(position: Position, unit: int) -> bool:
    """16.3.1 Whether a unit can trace a line of supply to one of its sources now."""
    place = where(position, unit)
    if place >= 0:
        return hex_has_line(position, unit, place)
    return at_source(position, unit) or (place == AREA - BAKU and bool(baku_gates(position)))


@rule("16.3.1.a", "16.3.1.b")
def trace(position: Position, unit: int) -> tuple[int, ...]:
    """16.3.1 The line of a unit, itself first, the source (a hex or the place of an entry area) last; empty if none."""
    place, roads = where(position, unit), net(position, SIDE[unit])
    if place >= 0:
        return roads.line(overland(position, SIDE[unit], place, roads.goals))
    if at_source(position, unit):
        return (place,)
    gates = baku_gates(position) if place == AREA - BAKU else []
    return (place, *roads.line((gates[0],))) if gates else ()
