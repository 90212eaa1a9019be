"""18.3 Lines of supply: any length of road from the source, then up to four hexes overland to the unit. The roads to a
set of sources are found once per position; the overland part is searched from each hex."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache

from grognard.core.counters.position import ANYTHING
from grognard.core.derived import derived
from grognard.games.h44.data.board import AREAS, GRID, Country, pair
from grognard.games.h44.data.units import ALLIED, DIVISION, PACK, SIDE, SUPPLY_HEAD
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AREA, DEPLETED, INTACT, MINED, Position, is_area
from grognard.games.h44.state.zones import bridged, dry, in_zoc, owner, zones
from grognard.series.zoc_bonds import lines
from grognard.series.zoc_bonds.lines import Net
from grognard.series.zoc_bonds.zones import Zones

OVERLAND = PACK.tables.supply_off_road
"""18.3.1 The maximum length of the overland part."""
HEADS = {DIVISION[unit]: unit for unit in range(len(SUPPLY_HEAD)) if SUPPLY_HEAD[unit]}
"""18.2.2 The supply head of each airborne division; the Polish brigade belongs to the 1st (22.5.2)."""


Crossings = dict[int, dict[int, tuple[int, ...]]]


@lru_cache(maxsize=32)
def road_near(country: Country) -> dict[int, tuple[int, ...]]:
    """The hexes that a road joins with each hex."""
    joined: dict[int, list[int]] = {}
    for hex_a, hex_b in sorted(country.roads):
        joined.setdefault(hex_a, []).append(hex_b)
        joined.setdefault(hex_b, []).append(hex_a)
    return {hex_: tuple(hexes) for hex_, hexes in joined.items()}


# -- 18.3.2 the road part --------------------------------------------------------------------------------------------


@rule("5.7.a", "5.7.b", "5.7.c")
def never_blown(bridge: int) -> bool:
    """5.7 The road bridges of Arnhem, Nijmegen and Westervoort are never mined."""
    return not PACK.bridges[bridge].blowable


@rule("18.3.2.e")
def road_enters(position: Position, side: int, hex_: int) -> bool:
    """18.3.2 No enemy, no enemy ZOC even with friendly units there, no empty city last controlled by the enemy."""
    if hex_ not in position.country.land or position.side_in(hex_) == 1 - side or in_zoc(position, side, hex_):
        return False
    if hex_ not in position.country.cities or position.side_in(hex_) == side:
        return True
    return (hex_ in position.held) == (side == ALLIED)  # §18.3.2.e


@rule("18.3.2.f", "18.3.2.h", "18.3.2.i")
def road_crosses(position: Position, side: int, from_hex: int, to_hex: int) -> bool:
    """18.3.2 Allied lines need a secured bridge, German ones a mined one; bridges that cannot be mined (over small
    rivers, and the three of 5.7) carry both. No ferry carries a line."""  # §18.3.2.b
    carries = INTACT if side == ALLIED else MINED  # §18.3.2.h, §18.3.2.i
    if position.country.water(from_hex, to_hex) in ("", "minor"):
        return True
    bridge = position.bridge(from_hex, to_hex)
    if bridge is None:  # §18.3.2.g
        return False
    if never_blown(bridge):
        return True
    return position.bridges[bridge] == carries


@lru_cache(maxsize=32)
def _crossings(country: Country, bridges: tuple[int, ...]) -> Crossings:
    """For each side, what `roads_open` found with these bridges."""
    return {}


@lru_cache(maxsize=32)
def _inland(country: Country) -> Crossings:
    """For each side, what it found for hexes without a bridge, which never changes."""
    return {}


def roads_open(position: Position, side: int) -> dict[int, tuple[int, ...]]:
    """The roads from each hex that `road_crosses` lets the side use: the same until a bridge changes."""
    by_side = _crossings(position.country, position.bridges)
    if side not in by_side:
        near, banks, inland = road_near(position.country), position.country.banks, _inland(position.country)
        if side not in inland:
            inland[side] = {hex_: _crossed(position, side, hex_) for hex_ in near if hex_ not in banks}
        at_bridges = {hex_: _crossed(position, side, hex_) for hex_ in near if hex_ in banks}
        by_side[side] = {**inland[side], **at_bridges}
    return by_side[side]


def _crossed(position: Position, side: int, hex_: int) -> tuple[int, ...]:
    near, land = road_near(position.country)[hex_], position.country.land
    return tuple(neighbour for neighbour in near if neighbour in land and road_crosses(position, side, hex_, neighbour))


@rule("18.3.2.c", "18.3.2.d")
def roads_shut(position: Position, side: int) -> set[int]:
    """18.3.2 All land closed to a side's roads by enemies, their ZOC and cities they control; nothing else closes it,
    traffic markers included (24.2)."""
    cities = (hex_ for hex_ in position.country.cities if not road_enters(position, side, hex_))
    foes = (hex_ for hex_, stack in position.stacks.items() if SIDE[stack[0]] != side)  # §18.3.2.c
    unknown = (hex_ for hex_ in position.unknown if position.side_in(hex_) != side)
    return {*zones(position, 1 - side).zone, *foes, *unknown, *cities}  # §18.3.2.d


def net(position: Position, side: int, areas: tuple[int, ...], heads: tuple[int, ...] = ()) -> Net:
    """18.3.2 The roads that lead to these entry areas and to the supply heads in these hexes."""
    return _net(position, side, areas, heads)


@derived("front", "faces", "rules", "bridges", "turn", "held")
@rule("18.2.1.a", "18.3.b", "18.3.2.a")
def _net(position: Position, side: int, areas: tuple[int, ...], heads: tuple[int, ...]) -> Net:
    """18.3.2 They follow open roads all the way."""
    edges = {hex_: AREA - area for area in areas for hex_ in shores(position, area)}
    return Net.to(edges, heads, roads_open(position, side), roads_shut(position, side))  # §24.2.h


@rule("18.3.2.g")
def shores(position: Position, area: int) -> tuple[int, ...]:
    """19.3.2 The hexes that a line of supply can reach from an entry area: those that touch it, except the one across a
    large river reached only by its ferry."""
    return position.country.edges[area]


# -- 18.3.1 the overland part ----------------------------------------------------------------------------------------


@rule("18.3.1.c", "18.3.1.d", "23.3.1.c")
def passes_water(position: Position, from_hex: int, to_hex: int) -> bool:
    """18.3.1 A large river is crossed by an intact bridge, or where engineers serve as a ferry. They are Allied and on
    one of its banks, so no German line passes there."""
    if dry(position, from_hex, to_hex):
        return True
    return any(
        pair(a, b) == pair(from_hex, to_hex) and position.pieces[engineer].place in (a, b)
        for engineer, a, b in position.pontoons
    )


@rule("18.6.a")
def wades(position: Position, from_hex: int, to_hex: int) -> bool:
    """18.6 A step across an unbridged canal."""
    return position.country.water(from_hex, to_hex) == "canal" and not bridged(position, from_hex, to_hex)


class Overland:
    """18.3.1 What affects the overland part of a side's lines in a position; without `canals` it avoids unbridged
    canals."""

    def __init__(self, position: Position, side: int, canals: bool) -> None:
        self._position, self._side, self._canals = position, side, canals
        self._banks = position.country.banks
        self._known = position.atlas.strides[canals], position.country.inland.strides[canals]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Overland):
            return NotImplemented
        mine, theirs = ((ground._position, ground._side, ground._canals) for ground in (self, other))
        return mine == theirs

    @rule("18.3.1.a", "18.3.1.b")
    def near(self, hex_: int) -> tuple[tuple[int, int], ...]:
        """18.3.1 Any land on this side of large rivers, each hex counting one; unchanged until a bridge changes, apart
        from ferrying engineers."""
        if self._position.pontoons:
            return self._near(hex_)
        cache = self._known[hex_ not in self._banks]
        steps = cache.get(hex_)
        if steps is None:
            steps = cache[hex_] = self._near(hex_)
        return steps

    def _near(self, hex_: int) -> tuple[tuple[int, int], ...]:
        position, land = self._position, self._position.country.land
        reached = (
            neighbour for neighbour in GRID.near[hex_] if neighbour in land and passes_water(position, hex_, neighbour)
        )
        return tuple((neighbour, 1) for neighbour in reached if self._canals or not wades(position, hex_, neighbour))

    @cached_property
    @rule("18.3.1.e")
    def shut(self) -> frozenset[int]:
        """18.3.1 The hexes of the enemy."""
        return frozenset(_hexes_of(self._position, 1 - self._side))

    @cached_property
    @rule("18.3.1.f", "25.2.1.j")
    def friends(self) -> frozenset[int]:
        """18.3.1 Friendly units cancel the enemy ZOC in their hex."""
        return frozenset(_hexes_of(self._position, self._side))

    @cached_property
    @rule("18.3.1.g", "7.3.c", "7.4.2.e")
    def enemy(self) -> Zones:
        """18.3.1 No line enters or crosses a bond, or passes two consecutive watched hexes."""
        return zones(self._position, 1 - self._side)  # §18.3.1.h


def _hexes_of(position: Position, side: int) -> set[int]:
    """Where a side has units; unknown ones are German."""
    occupied = {hex_ for hex_, stack in position.stacks.items() if SIDE[stack[0]] == side}
    return occupied if side == ALLIED else occupied | (position.unknown.keys() - position.stacks.keys())


def open_ground(position: Position, side: int, *, canals: bool = True) -> Overland:
    """What affects the overland lines of a side in this position."""
    return _open_ground(position, side, canals)


@derived(ANYTHING)
def _open_ground(position: Position, side: int, canals: bool) -> Overland:
    return Overland(position, side, canals)


def is_watched(position: Position, side: int, hex_: int) -> bool:
    """18.3.1 An enemy ZOC with no friendly unit in the hex to cancel it."""
    return lines.is_watched(open_ground(position, side), hex_)


def overland(
    position: Position,
    side: int,
    start: int,
    goals: dict[int, int],
    limit: int | None = OVERLAND,
    *,
    canals: bool = True,
) -> tuple[int, ...]:
    """18.3.1 The shortest path from a hex to a goal, both included, at most `limit` hexes long; empty if there is none.
    Without `canals` it avoids unbridged canals."""
    if limit == OVERLAND and goals.keys().isdisjoint(_around(start)):
        return ()
    return lines.overland(start, goals, limit, open_ground(position, side, canals=canals))


@cache
def _around(hex_: int) -> tuple[int, ...]:
    """The hexes an overland part of normal length could reach if nothing were in its way."""
    return tuple(GRID.within(hex_, OVERLAND))


# -- whose line ------------------------------------------------------------------------------------------------------


@rule("18.2.1.a")
def own_areas(position: Position, side: int) -> tuple[int, ...]:
    return _areas_of(position.turn, side)


@cache
def _areas_of(turn: int, side: int) -> tuple[int, ...]:
    return tuple(area for area in range(len(AREAS)) if owner(turn, area) == side)


@rule("18.2.2.a", "18.2.2.b")
def head_of(unit: int) -> int:
    """18.2.2 The supply head that serves a unit: its own division's; -1 for other units."""
    return HEADS.get(DIVISION[unit], -1)


def net_of(position: Position, unit: int) -> Net:
    """18.2 The sources open to a unit: friendly entry areas, and its supply head until that is depleted."""
    return net(position, SIDE[unit], own_areas(position, SIDE[unit]), active_head(position, unit))


@rule("18.2.2.h")
def active_head(position: Position, unit: int) -> tuple[int, ...]:
    """18.2.2 The hex of a unit's supply head, unless that is depleted."""
    head = head_of(unit)
    at = position.pieces[head].place if head >= 0 else -1
    return (at,) if at >= 0 and not position.pieces[head].has(DEPLETED) else ()  # §18.2.2.h


@derived("front", "faces", "rules", "bridges", "turn", "held", "pontoons")
def _leads_home(position: Position, side: int, areas: tuple[int, ...], heads: tuple[int, ...], hex_: int) -> bool:
    """18.3 Whether a line leads from a hex to one of these areas or supply heads."""
    return bool(overland(position, side, hex_, net(position, side, areas, heads).goals))


def in_own_area(position: Position, unit: int) -> bool:
    """A unit off the map is at a source."""
    return is_area(position.pieces[unit].place)


@rule("18.3.a", "18.3.b")
def has_line(position: Position, unit: int) -> bool:
    """18.3 Whether a unit can trace a line of supply to one of its sources now."""
    if in_own_area(position, unit):
        return True
    at = position.pieces[unit].place
    return at >= 0 and hex_has_line(position, unit, at)


@rule("18.2.1.b", "18.3.a", "13.1.3.m")
def hex_has_line(position: Position, unit: int, hex_: int) -> bool:
    """18.3 Whether the unit could trace a line from this hex; worked out once for all units with the same sources."""
    side = SIDE[unit]
    return _leads_home(position, side, own_areas(position, side), active_head(position, unit), hex_)


def _overland_part(position: Position, unit: int, roads: Net) -> tuple[int, ...]:
    at = position.pieces[unit].place
    return overland(position, SIDE[unit], at, roads.goals) if at >= 0 else ()


def trace(position: Position, unit: int) -> tuple[int, ...]:
    """18.3 The line of a unit, itself first, the source (a hex or the place of an entry area) last; empty if none."""
    if in_own_area(position, unit):
        return (position.pieces[unit].place,)
    roads = net_of(position, unit)
    return roads.line(_overland_part(position, unit, roads))


@rule("18.6.a", "18.6.b")
def walks(position: Position, unit: int) -> bool:
    """18.6 Whether every line of the unit wades through an unbridged canal."""
    at, goals = position.pieces[unit].place, net_of(position, unit).goals
    if at < 0 or overland(position, SIDE[unit], at, goals, canals=False):
        return False
    return bool(overland(position, SIDE[unit], at, goals))


@rule("5.9.d", "25.6.f")
def road_reached(position: Position, side: int) -> dict[int, int]:
    """18.3.2 Every hex from which an open road leads to a friendly entry area, and the next place along it."""
    return net(position, side, own_areas(position, side)).came


def road_line(position: Position, side: int, hex_: int) -> bool:
    """18.3.2 Whether such a road leads from this hex."""
    return hex_ in road_reached(position, side)


@rule("17.8.1.b")
def area_line(position: Position, unit: int, name: str) -> bool:
    """17.8.1 Whether a unit can trace a line of supply to this entry area."""
    roads = net(position, SIDE[unit], (AREAS.index(name),))
    return in_own_area(position, unit) or bool(_overland_part(position, unit, roads))


@rule("22.7.g", "18.2.2.e")
def head_line(position: Position, unit: int) -> bool:
    """22.7 Whether a unit can trace a line of supply to its supply head, depleted or not."""
    head, here = head_of(unit), position.pieces[unit].place
    at = position.pieces[head].place if head >= 0 else -1
    return at >= 0 and here >= 0 and _leads_home(position, SIDE[unit], (), (at,), here)
