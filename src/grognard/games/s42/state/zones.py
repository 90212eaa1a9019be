"""6.0 Zones of control, 7.0 the bonds between units that no enemy may pass."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from grognard.core.derived import DROP, Change, derived
from grognard.games.s42.data.board import GRID, Country
from grognard.games.s42.data.units import COMBAT, FREE, SIDE, SUPPORT
from grognard.games.s42.movement.ground import is_frozen, is_impassable
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import IN_FULL_RETREAT, TRAIN, Position
from grognard.games.s42.turn.weather import Sky, is_winter
from grognard.series.zoc_bonds.zones import Gap, Zones, gaps

FREE_PAIR = 2
"""7.1 Units that do not count for stacking bond two by two."""
MAX_RIVERS = 1
"""7.6 Hexsides of an open major river that a bond may cross."""


@rule("6.1.b", "6.1.c", "6.1.d")
def divides(country: Country, winter: bool, from_hex: int, to_hex: int) -> bool:
    """6.1 What stops a ZOC: the Volga, its ferries and bridge included, and impassable hexsides. No other river
    does."""
    # RULING s42-204: unlike in Holland '44 a major river stops no zone, bridge or not; the Volga does, even at a ferry.
    return country.edge(from_hex, to_hex).water == "volga" or is_impassable(
        country, Sky(winter=winter), from_hex, to_hex
    )


@lru_cache(maxsize=16)
def _shores(country: Country, winter: bool) -> dict[int, tuple[int, ...]]:
    """What `shore` has found in a country, in winter or before."""
    return {}


@rule("6.1.a", "6.1.e", "22.4.b")
def shore(position: Position, hex_: int) -> tuple[int, ...]:
    """6.1 The adjacent hexes that its ZOC reaches: on the map only, never in an entry area."""
    country, winter = position.country, is_winter(position)
    shores = _shores(country, winter)
    hexes = shores.get(hex_)
    if hexes is None:
        neighbours = (edge.to_hex for edge in country.edges[hex_])
        hexes = shores[hex_] = tuple(
            neighbour for neighbour in neighbours if not divides(country, winter, hex_, neighbour)
        )
    return hexes


@rule("29.1.1.b", "29.1.1.f")
def is_contested(position: Position, hex_: int) -> bool:
    """29.1.1 A city under its battle marker, with both sides in one hex: neither has a ZOC or bonds."""
    return position.rules.contested_cities and any(battle.hex == hex_ for battle in position.battles)


@rule("6.1.f", "19.2.a")
def controls(position: Position, unit: int) -> bool:
    """6.1 A combat unit that is neither on a train nor in full retreat has a ZOC, even disrupted or out of supply."""
    piece = position.pieces[unit]
    # §6.1.g, §5.6.4.a, §13.2.1.e, §13.2.2.a, §13.3.2.c, §16.4.i
    return COMBAT[unit] and piece.order != IN_FULL_RETREAT and not piece.has(TRAIN)


@rule("7.1.a")
def can_bond(position: Position, hex_: int, side: int) -> bool:
    """7.1 One unit in good order is enough, supplied or not; of units that do not count for stacking it takes two."""
    able = [u for u in position.of_side(hex_, side) if controls(position, u) and position.good(u)]  # §13.2.1.f, §16.4.j
    light = sum(FREE[unit] or SUPPORT[unit] for unit in able)  # §18.2.3.b
    return len(able) > light or light >= FREE_PAIR  # §7.1.b


@lru_cache(maxsize=16)
def _edges(country: Country) -> dict[int, tuple[Gap, ...]]:
    """7.5 The hexes from which a bond can reach an entry area, and the gaps there."""
    by_hex = {hex_: gaps(GRID, country.edge_of, hex_) for edge in country.edge_of for hex_ in GRID.near[edge]}
    return {hex_: ways for hex_, ways in by_hex.items() if ways}


class Front(Struct, frozen=True):
    """What one side has on the map, and how far its ZOC and bonds extend."""

    position: Position
    side: int

    @rule("6.1.a", "22.4.c")
    def controlling(self) -> Iterator[int]:
        """6.1 The hexes with a unit that has a ZOC; not contested cities, nor entry areas."""
        position = self.position
        for hex_ in sorted(position.stacks):
            if self.is_controlling(hex_):
                yield hex_

    def is_controlling(self, hex_: int) -> bool:
        position = self.position
        held = any(SIDE[unit] == self.side and controls(position, unit) for unit in position.stack(hex_))
        return held and not is_contested(position, hex_)  # §29.1.1.f

    def around(self, hex_: int) -> tuple[int, ...]:
        return shore(self.position, hex_)

    @rule("7.1.a")
    def strong(self) -> frozenset[int]:
        """7.1 The hexes of the side that can form bonds; not contested cities."""
        return frozenset(hex_ for hex_ in self.position.stacks if self.is_strong(hex_))

    def is_strong(self, hex_: int) -> bool:
        return self.is_controlling(hex_) and can_bond(self.position, hex_, self.side)

    @rule("7.1.c", "7.3.c", "19.2.f")
    def is_empty(self, hex_: int) -> bool:
        """7.1, 7.3 No combat unit of either side is between. Non-combat units by themselves break no bond."""
        # RULING s42-207: non-combat units neither break a bond nor take the place of the empty hex.
        return not any(COMBAT[unit] for unit in self.position.stack(hex_))

    def passes(self, near_end: int, middle: int, far_end: int) -> bool:
        """7.6 A bond runs over land, around no enemy, across neither the Volga nor an impassable hexside, and across at
        most one unfrozen major-river hexside. Coasts, lakes and alpine hexsides do not stop it."""
        country, winter = self.position.country, is_winter(self.position)
        # §7.3.a, §7.6.e, §7.6.i
        if middle not in country.land or self.position.fighters(middle, 1 - self.side):
            return False
        ends = [end for end in (near_end, far_end) if end >= 0]
        if any(divides(country, winter, end, middle) for end in ends):  # §7.6.a, §7.6.b, §7.6.j, §7.6.k, §7.6.l
            return False
        return sum(self._is_river(end, middle) for end in ends) <= MAX_RIVERS  # §7.6.c, §23.4.p

    def _is_river(self, from_hex: int, to_hex: int) -> bool:
        country = self.position.country
        frozen = is_frozen(country, Sky(winter=is_winter(self.position)), from_hex, to_hex)
        return country.edge(from_hex, to_hex).water == "major" and not frozen

    @rule("7.5.a", "7.5.b", "22.3.2.c")
    def gaps(self, end: int) -> tuple[Gap, ...]:
        """7.5 A unit bonds with a friendly entry area, never with an enemy one."""
        country = self.position.country
        return tuple(gap for gap in _edges(country).get(end, ()) if country.owner(gap.area) == self.side)


def _renewed(change: Change, before: Zones, side: int) -> Zones:
    """Units have come, left or changed: only what is near them is looked at again."""
    if change.detail is None or not change.touched.isdisjoint(GROUND):
        return DROP  # type: ignore[no-any-return]
    return before.renewed(Front(change.after, side), change.detail.hexes, own=side in change.detail.sides)


GROUND = ("rules", "turn", "battles")


@derived("front", *GROUND, patch=_renewed)
@rule("7.1.c", "7.4.a")
def zones(position: Position, side: int) -> Zones:
    """The ZOC and bonds of one side in this position. Bonds run through the hex between two strong hexes, or across the
    hexside of the two hexes between them, slid through either; as they are now, whatever bonds the enemy has."""
    return Zones(GRID, Front(position, side))  # §7.1.e, §7.3.e, §7.6.d


def in_zoc(position: Position, side: int, hex_: int) -> bool:
    """Whether an enemy of this side controls the hex."""
    return hex_ in zones(position, 1 - side).sources


@rule("7.1.d", "7.2.a", "7.2.b")
def bonded(position: Position, side: int, from_hex: int, to_hex: int) -> bool:
    """7.2 Whether a step would enter or cross an enemy bond."""
    return zones(position, 1 - side).bar(from_hex, to_hex)
