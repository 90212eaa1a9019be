"""7.0 Zones of control, and the bonds between units that no enemy may pass."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from grognard.core.counters.position import ANYTHING
from grognard.core.derived import DROP, Change, derived
from grognard.games.h44.data.board import GRID, country
from grognard.games.h44.data.units import GERMAN, PACK, SIDE, SUPPLY_HEAD, VEHICLE
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import HIDDEN, IN_FULL_RETREAT, Position
from grognard.series.zoc_bonds.zones import Gap, Zones, gaps

MIN_STEPS = 2
SOFT = ("polder", "polder-woods", "marsh")


@rule("7.1.b", "7.1.c")
def dry(position: Position, from_hex: int, to_hex: int) -> bool:
    """7.1 Only an unbridged large river stops a ZOC."""
    if position.country.water(from_hex, to_hex) != "major":
        return True
    bridge = position.bridge(from_hex, to_hex)
    return bridge is not None and position.usable(bridge)


@rule("19.4.b")
def shore(position: Position, hex_: int) -> tuple[int, ...]:
    """7.1 The adjacent land hexes not across an unbridged large river; no entry area."""
    land = position.country.land
    shores = (position.atlas if hex_ in position.country.banks else position.country.inland).shores
    hexes = shores.get(hex_)
    if hexes is None:
        hexes = shores[hex_] = tuple(near for near in GRID.near[hex_] if near in land and dry(position, hex_, near))
    return hexes


class Front(Struct, frozen=True):
    """What one side has on the map, and how far its ZOC and bonds extend."""

    position: Position
    side: int

    def controlling(self) -> Iterator[int]:
        position = self.position
        hexes = {*position.stacks, *position.unknown} if self.side == GERMAN else position.stacks
        return filter(self.is_controlling, sorted(hexes))  # §19.4.c

    @rule("7.1.a", "14.3.2.k", "25.2.1.f")
    def is_controlling(self, hex_: int) -> bool:
        """7.1 A hex with combat units, unless all are in full retreat; unknown units have a ZOC too."""
        position = self.position
        stack = position.stack(hex_)
        if (
            stack  # §7.1.a, §14.2.e, §18.2.2.n, §18.4.g
            and SIDE[stack[0]] == self.side
            and any(position.pieces[unit].order != IN_FULL_RETREAT for unit in stack)  # §14.3.2.k
        ):
            return True
        return self.side == GERMAN and position.lone_unknown(hex_)  # §25.2.1.f

    def around(self, hex_: int) -> tuple[int, ...]:
        return shore(self.position, hex_)

    @rule("7.4.1.a", "7.4.1.f")
    def strong(self) -> frozenset[int]:
        """7.4.1 Hexes with two steps that can form a bond."""
        return frozenset(hex_ for hex_ in self.position.stacks if self.is_strong(hex_))

    def is_strong(self, hex_: int) -> bool:
        stack = self.position.stack(hex_)
        mine = bool(stack) and SIDE[stack[0]] == self.side
        return mine and bonding_steps(self.position, hex_, on_foot=False) >= MIN_STEPS

    @rule("7.4.1.b", "7.4.3.c")
    def is_empty(self, hex_: int) -> bool:
        """7.4.1, 7.4.3 Neither friendly nor enemy units are in the hex between."""
        return self.position.side_in(hex_) is None

    def passes(self, near_end: int, middle: int, far_end: int) -> bool:
        return passes(self.position, self.side, near_end, middle, far_end)

    @rule("7.4.5.a", "7.4.5.b")
    def gaps(self, end: int) -> Iterator[Gap]:
        """7.4.5 A unit bonds with a friendly entry area across the hexside between two edge hexes."""
        return (gap for gap in edges_between(end) if owner(self.position.turn, gap.area) == self.side)


GROUND = ("faces", "rules", "bridges", "turn")


def _renewed(change: Change, before: Zones, side: int) -> Zones:
    """Units have come, left or changed: only what is near them is looked at again. The zones are the same whatever the
    unknown units are, and must not reveal them."""
    if not change.touched.isdisjoint(GROUND):
        return DROP  # type: ignore[no-any-return]
    front, detail = Front(change.after, side), change.detail
    if detail is None:
        unknown = change.touched == {ANYTHING, HIDDEN}
        return before.renewed(front, frozenset(), own=False) if unknown else DROP
    return before.renewed(front, detail.hexes, own=side in detail.sides)


@derived("front", HIDDEN, *GROUND, patch=_renewed)
@rule("7.4.1.b", "7.4.1.d", "7.4.6.e")
def zones(position: Position, side: int) -> Zones:
    """The ZOC and bonds of one side in this position. Bonds run through the hex between two strong hexes, or across the
    hexside of the two hexes between them, slid through either, whatever bonds the enemy has there."""
    return Zones(GRID, Front(position, side))


@rule("7.4.1.e", "18.2.2.o", "25.2.1.g")
def bonding_steps(position: Position, hex_: int, *, on_foot: bool) -> int:
    """7.4.1 Steps in good order that can form a bond; where vehicles may not go, only the others'."""
    return sum(
        position.pieces[unit].steps
        for unit in position.stack(hex_)
        if position.good(unit)  # §7.4.1.e, §14.2.f, §18.4.h
        and not SUPPLY_HEAD[unit]  # §18.2.2.o
        and not (on_foot and VEHICLE[unit])
    )


@rule("7.4.6.a", "7.4.6.b", "7.4.6.c")
def passes(position: Position, side: int, near_end: int, middle: int, far_end: int) -> bool:
    """7.4.6 Whether a bond can run from hex to hex through the middle: no city, no enemy, no unbridged large river, and
    only steps that could move all the way from one end to the other."""
    country = position.country
    # §7.4.6.a, §7.4.3.a, §7.4.3.c, §7.4.6.f, §7.4.6.g
    if middle not in country.land or middle in country.cities or position.side_in(middle) == 1 - side:
        return False
    ends = [end for end in (near_end, far_end) if end >= 0]
    if not all(dry(position, end, middle) for end in ends):  # §7.4.6.b
        return False
    # RULING h44-117
    on_foot = not all(vehicles_pass(position, end, middle) for end in ends)  # §7.4.6.c, §7.4.6.d
    return all(bonding_steps(position, end, on_foot=on_foot) >= MIN_STEPS for end in ends)


def is_soft(position: Position, hex_: int) -> bool:
    """8.6.2 Polder, with or without woods, and marsh, except in a city; never an entry area."""
    return hex_ >= 0 and position.country.rough(hex_) in SOFT and hex_ not in position.country.cities


@rule("8.6.2.a", "8.6.2.b")
def vehicles_pass(position: Position, from_hex: int, to_hex: int) -> bool:
    """2.3.14 Vehicles enter and leave polder and marsh only by road, across the map edge too, and cross water only by
    bridge."""
    country = position.country
    if country.road(from_hex, to_hex) and bridged(position, from_hex, to_hex):
        return True
    if is_soft(position, from_hex) or is_soft(position, to_hex):  # §8.6.2.a, §8.6.2.b
        return False
    return not country.water(from_hex, to_hex) or bridged(position, from_hex, to_hex)


@rule("8.4.b", "5.2.h", "5.2.i")
def bridged(position: Position, from_hex: int, to_hex: int) -> bool:
    """8.4, 5.2 A way across the water: an intact bridge, or a road across a small river; dry land always qualifies."""
    water = position.country.water(from_hex, to_hex)
    if not water:
        return True
    bridge = position.bridge(from_hex, to_hex)
    if bridge is not None:
        return position.usable(bridge)
    return water == "minor" and bool(position.country.road(from_hex, to_hex))  # §5.2.i


@cache
def edges_between(end: int) -> tuple[Gap, ...]:
    """7.4.5 The gaps from a hex to the entry areas beyond the map edge."""
    return gaps(GRID, country().edge_of, end)


@rule("19.2.1.a", "19.2.1.b", "19.2.2.a")
def owner(turn: int, area: int) -> int:
    """19.2 M, N and O are Allied, B to K German; A and L change hands on turn 7."""
    return PACK.areas[area].owner_from(turn)


def in_zoc(position: Position, side: int, hex_: int) -> bool:
    """Whether an enemy of this side controls the hex."""
    return hex_ in zones(position, 1 - side).sources


@rule("7.4.2.b")
def bonded(position: Position, side: int, from_hex: int, to_hex: int) -> bool:
    """7.4.2 Whether a step would enter or cross an enemy bond."""
    return zones(position, 1 - side).bar(from_hex, to_hex)
