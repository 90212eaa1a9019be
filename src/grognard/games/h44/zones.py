"""7.0 Zones of control, and the bonds between them that no enemy may pass."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property

from msgspec import Struct

from grognard.games.h44.board import GRID, Pair, country, pair
from grognard.games.h44.position import ROUTED, Position
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import GERMAN, PACK, SIDE, SUPPLY_HEAD, VEHICLE

MIN_STEPS = 2
SOFT = ("polder", "polder-woods", "marsh")


class Bond(Struct, frozen=True):
    """Two ends and what lies between: one hex, or the side between two hexes."""

    ends: tuple[int, int]
    """Two hexes; the second is -1 - k for entry area k."""
    hex: int = -1
    side: Pair = (-1, -1)


class Zones:
    """What one side controls, and what its bonds close to the other; bonds are looked for when they are asked for."""

    def __init__(self, position: Position, side: int) -> None:
        self._position, self._side = position, side
        known = position.sources
        if side not in known:
            known[side] = _sources(position, side)
        self.sources = known[side]
        """For each controlled hex, the hexes it is controlled from."""

    @cached_property
    def zone(self) -> frozenset[int]:
        return frozenset(self.sources)

    @cached_property
    def bonds(self) -> tuple[Bond, ...]:
        return tuple(_bonds(self._position, self._side))

    @cached_property
    def hexes(self) -> frozenset[int]:
        """7.4.2 Hexes that the enemy may not enter."""
        return frozenset(bond.hex for bond in self.bonds if bond.hex >= 0)

    @cached_property
    def sides(self) -> frozenset[Pair]:
        """7.4.2 Hexsides that the enemy may not cross."""
        return frozenset(bond.side for bond in self.bonds if bond.hex < 0)


@rule("7.1.b", "7.1.c")
def dry(position: Position, one: int, other: int) -> bool:
    """7.1 Nothing but a large river without a bridge stops a zone of control."""
    if position.country.water(one, other) != "major":
        return True
    bridge = position.bridge(one, other)
    return bridge is not None and position.usable(bridge)


@rule("19.4.b")
def shore(position: Position, hex_: int) -> tuple[int, ...]:
    """7.1 The land of the map around a hex that no large river without a bridge parts from it; no entry area."""
    known = position.atlas.shores
    found = known.get(hex_)
    if found is None:
        land = position.country.land
        found = known[hex_] = tuple(near for near in GRID.near[hex_] if near in land and dry(position, hex_, near))
    return found


def zones(position: Position, side: int) -> Zones:
    """The zones of one side in this position, found once."""
    known: dict[int, Zones] = position.__dict__.setdefault("zones", {})
    if side not in known:
        known[side] = Zones(position, side)
    return known[side]


@rule("7.1.a", "14.2.e", "14.3.2.k", "18.2.2.n", "18.4.g", "25.2.1.f", "19.4.c")
def _controlling(position: Position, side: int) -> Iterator[int]:
    """7.1 Hexes with combat units, except where all are in full retreat; unknown units control too."""
    for hex_, stack in position.stacks.items():
        if SIDE[stack[0]] == side and any(position.pieces[unit].order != ROUTED for unit in stack):
            yield hex_
    if side == GERMAN:
        yield from (hex_ for hex_ in position.unknown if position.lone_unknown(hex_))


def _sources(position: Position, side: int) -> dict[int, tuple[int, ...]]:
    sources: dict[int, list[int]] = {}
    for hex_ in _controlling(position, side):
        for near in shore(position, hex_):
            sources.setdefault(near, []).append(hex_)
    return {hex_: tuple(found) for hex_, found in sources.items()}


@rule("7.4.1.a", "7.4.1.e", "7.4.1.f", "14.2.f", "18.2.2.o", "18.4.h", "25.2.1.g")
def bonding_steps(position: Position, hex_: int, *, on_foot: bool) -> int:
    """7.4.1 Steps in good order that can make a bond; where vehicles cannot go, only those of the others."""
    return sum(
        position.pieces[unit].steps
        for unit in position.stack(hex_)
        if position.good(unit) and not SUPPLY_HEAD[unit] and not (on_foot and VEHICLE[unit])
    )


@rule("7.4.3.a", "7.4.3.c", "7.4.6.a", "7.4.6.b", "7.4.6.c", "7.4.6.d", "7.4.6.f", "7.4.6.g")
def passes(position: Position, side: int, one: int, middle: int, other: int) -> bool:
    """7.4.6 Whether a bond can run from hex to hex through the middle: no city, no enemy, no large river without a
    bridge, and only steps that could go that way."""
    country = position.country
    if middle not in country.land or middle in country.cities or position.side_in(middle) == 1 - side:
        return False
    for end in (one, other):
        if end >= 0 and not dry(position, end, middle):
            return False
    for end in (one, other):
        if end >= 0:
            on_foot = not vehicles_pass(position, end, middle)
            if bonding_steps(position, end, on_foot=on_foot) < MIN_STEPS:
                return False
    return True


def is_soft(position: Position, hex_: int) -> bool:
    """8.6.2 Polder, with or without woods, and marsh, where no city stands; never an entry area."""
    return hex_ >= 0 and position.country.rough(hex_) in SOFT and hex_ not in position.country.cities


@rule("2.3.14.b", "2.3.14.c", "2.3.14.d", "2.3.14.e", "2.3.14.f", "8.6.2.a", "8.6.2.b")
def vehicles_pass(position: Position, one: int, other: int) -> bool:
    """2.3.14 Vehicles enter and leave polder and marsh only by road, over the edge of the map too, and cross water only
    by bridge."""
    country = position.country
    if country.road(one, other) and bridged(position, one, other):
        return True
    if is_soft(position, one) or is_soft(position, other):
        return False
    return not country.water(one, other) or bridged(position, one, other)


@rule("8.4.b", "5.2.h", "5.2.i")
def bridged(position: Position, one: int, other: int) -> bool:
    """8.4, 5.2 A way over the water: a bridge that stands, or a road over a small river; dry land always is one."""
    water = position.country.water(one, other)
    if not water:
        return True
    bridge = position.bridge(one, other)
    if bridge is not None:
        return position.usable(bridge)
    return water == "minor" and bool(position.country.road(one, other))


@cache
def partners(one: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """7.4.1 The hexes two away (each pair is told once), and the one or two hexes that lie between."""
    return tuple(
        (other, tuple(hex_ for hex_ in GRID.near[one] if GRID.adjacent(hex_, other)))
        for other in GRID.within(one, 2)
        if other > one and GRID.distance(one, other) == 2
    )


@cache
def edges_between(one: int) -> tuple[tuple[int, int, int], ...]:
    """7.4.5 Pairs of neighbours of a hex that touch each other and the same entry area, which the hex itself does not
    touch, with that area."""
    edge = country().edge_of
    near = [hex_ for hex_ in GRID.near[one] if hex_ in edge]
    return tuple(
        (left, right, area)
        for i, left in enumerate(near)
        for right in near[i + 1 :]
        if GRID.adjacent(left, right)
        for area in sorted((set(edge[left]) & set(edge[right])) - set(edge.get(one, ())))
    )


def _bonds(position: Position, side: int) -> Iterator[Bond]:
    strong = {
        hex_
        for hex_, stack in position.stacks.items()
        if SIDE[stack[0]] == side and bonding_steps(position, hex_, on_foot=False) >= MIN_STEPS
    }
    for one in sorted(strong):
        for other, middles in partners(one):
            if other in strong:
                yield from _between(position, side, one, other, middles)
        yield from _with_areas(position, side, one)


@rule("7.4.1.b", "7.4.1.d", "7.4.4.a", "7.4.6.e")
def _between(position: Position, side: int, one: int, other: int, middles: tuple[int, ...]) -> Iterator[Bond]:
    """7.4 Through the hex between, if it is one and empty, else across the side of the two that are; broken
    by enemies in the way."""
    if len(middles) == 1 and position.side_in(middles[0]) is not None:
        return
    if not any(passes(position, side, one, middle, other) for middle in middles):
        return
    if len(middles) == 1:
        yield Bond((one, other), middles[0])
    else:
        yield Bond((one, other), side=pair(middles[0], middles[1]))


@rule("7.4.5.a", "7.4.5.b")
def _with_areas(position: Position, side: int, one: int) -> Iterator[Bond]:
    """7.4.5 A unit bonds with an entry area of its own across the side of two hexes of the edge."""
    for left, right, area in edges_between(one):
        own = owner(position.turn, area) == side
        if own and any(passes(position, side, one, middle, -1) for middle in (left, right)):
            yield Bond((one, -1 - area), side=pair(left, right))


@rule("19.2.1", "19.2.2")
def owner(turn: int, area: int) -> int:
    """19.2 M, N and O are Allied, B to K German; A and L change hands with turn 7."""
    return PACK.areas[area].owner_from(turn)


def in_zoc(position: Position, side: int, hex_: int) -> bool:
    """Whether an enemy of this side controls the hex."""
    return hex_ in zones(position, 1 - side).sources


@rule("7.4.2.a", "7.4.2.b")
def bonded(position: Position, side: int, one: int, other: int) -> bool:
    """7.4.2 Whether a step would enter or cross a bond of the enemy of this side."""
    enemy = zones(position, 1 - side)
    return other in enemy.hexes or pair(one, other) in enemy.sides
