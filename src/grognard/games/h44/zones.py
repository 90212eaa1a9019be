"""7.0 Zones of control, and the bonds between them that no enemy may pass."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.games.h44.board import GRID, Pair, pair
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


class Zones(Struct, frozen=True):
    """What one side controls, and what its bonds close to the other."""

    zone: frozenset[int]
    bonds: tuple[Bond, ...]
    hexes: frozenset[int]
    """7.4.2 Hexes that the enemy may not enter."""
    sides: frozenset[Pair]
    """7.4.2 Hexsides that the enemy may not cross."""
    sources: dict[int, tuple[int, ...]]
    """For each controlled hex, the hexes it is controlled from."""


def dry(position: Position, one: int, other: int) -> bool:
    """7.1 Nothing but a large river without a bridge stops a zone of control."""
    if position.country.water(one, other) != "major":
        return True
    bridge = position.bridge(one, other)
    return bridge is not None and position.usable(bridge)


def zones(position: Position, side: int) -> Zones:
    """The zones of one side in this position, found once."""
    known: dict[int, Zones] = position.__dict__.setdefault("zones", {})
    if side not in known:
        known[side] = _found(position, side)
    return known[side]


@rule("7.1", "14.3.2", "25.2.1", "19.4")
def _controlling(position: Position, side: int) -> Iterator[int]:
    """7.1 Hexes with combat units, except where all are in full retreat; unknown units control too."""
    for hex_, stack in position.stacks.items():
        if SIDE[stack[0]] == side and any(position.pieces[unit].order != ROUTED for unit in stack):
            yield hex_
    if side == GERMAN:
        yield from (hex_ for hex_ in position.unknown if hex_ not in position.stacks)


def _found(position: Position, side: int) -> Zones:
    land = position.country.land
    sources: dict[int, list[int]] = {}
    for hex_ in _controlling(position, side):
        for near in GRID.near[hex_]:
            if near in land and dry(position, hex_, near):
                sources.setdefault(near, []).append(hex_)
    bonds = tuple(_bonds(position, side))
    return Zones(
        frozenset(sources),
        bonds,
        frozenset(bond.hex for bond in bonds if bond.hex >= 0),
        frozenset(bond.side for bond in bonds if bond.hex < 0),
        {hex_: tuple(found) for hex_, found in sources.items()},
    )


@rule("7.4.1", "14.2", "18.2.2", "25.2.1")
def bonding_steps(position: Position, hex_: int, *, on_foot: bool) -> int:
    """7.4.1 Steps in good order that can make a bond; where vehicles cannot go, only those of the others."""
    return sum(
        position.pieces[unit].steps
        for unit in position.stack(hex_)
        if position.good(unit) and not SUPPLY_HEAD[unit] and not (on_foot and VEHICLE[unit])
    )


@rule("7.4.6")
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


@rule("2.3.14", "8.6.2")
def vehicles_pass(position: Position, one: int, other: int) -> bool:
    """2.3.14 Vehicles enter and leave polder and marsh only by road, and cross water only by bridge."""
    country = position.country
    if country.road(one, other) and bridged(position, one, other):
        return True
    soft = ("polder", "polder-woods", "marsh")
    if (country.rough(one) in soft and one not in country.cities) or (
        country.rough(other) in soft and other not in country.cities
    ):
        return False
    return not country.water(one, other) or bridged(position, one, other)


def bridged(position: Position, one: int, other: int) -> bool:
    """8.4, 5.2 A way over the water: a bridge that stands, or a road over a small river; dry land always is one."""
    water = position.country.water(one, other)
    if not water:
        return True
    bridge = position.bridge(one, other)
    if bridge is not None:
        return position.usable(bridge)
    return water == "minor" and bool(position.country.road(one, other))


def _bonds(position: Position, side: int) -> Iterator[Bond]:
    ends = [
        hex_
        for hex_, stack in position.stacks.items()
        if SIDE[stack[0]] == side and bonding_steps(position, hex_, on_foot=False) >= MIN_STEPS
    ]
    strong = set(ends)
    for one in ends:
        for other in GRID.within(one, 2):
            if other > one and other in strong and GRID.distance(one, other) == 2:
                yield from _between(position, side, one, other)
        yield from _with_areas(position, side, one)


@rule("7.4.1", "7.4.3", "7.4.4", "7.4.6")
def _between(position: Position, side: int, one: int, other: int) -> Iterator[Bond]:
    """7.4 Through a hex if one lies between, else across the side of the two that do; broken by enemies in the way."""
    middles = [hex_ for hex_ in GRID.near[one] if GRID.adjacent(hex_, other)]
    if not any(passes(position, side, one, middle, other) for middle in middles):
        return
    if len(middles) == 1:
        yield Bond((one, other), middles[0])
    else:
        yield Bond((one, other), side=pair(middles[0], middles[1]))


@rule("7.4.5", "19.2")
def _with_areas(position: Position, side: int, one: int) -> Iterator[Bond]:
    """7.4.5 A unit bonds with an entry area of its own across the side of two hexes of the edge."""
    edge = position.country.edge_of
    near = [hex_ for hex_ in GRID.near[one] if hex_ in edge]
    for i, left in enumerate(near):
        for right in near[i + 1 :]:
            if not GRID.adjacent(left, right):
                continue
            for area in set(edge[left]) & set(edge[right]):
                own = owner(position.turn, area) == side
                if own and any(passes(position, side, one, middle, -1) for middle in (left, right)):
                    yield Bond((one, -1 - area), side=pair(left, right))


@rule("19.2.1", "19.2.2")
def owner(turn: int, area: int) -> int:
    """19.2 M, N and O are Allied, B to K German; A and L change hands with turn 7."""
    return PACK.areas[area].owner_from(turn)


def in_zoc(position: Position, side: int, hex_: int) -> bool:
    """Whether an enemy of this side controls the hex."""
    return hex_ in zones(position, 1 - side).zone


def bonded(position: Position, side: int, one: int, other: int) -> bool:
    """7.4.2 Whether a step would enter or cross a bond of the enemy of this side."""
    enemy = zones(position, 1 - side)
    return other in enemy.hexes or pair(one, other) in enemy.sides
