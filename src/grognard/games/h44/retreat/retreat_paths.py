"""13.0 The paths a retreat can take: what eliminates a unit on the way, and which paths come first."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from msgspec import Struct

from grognard.core.counters.position import ANYTHING
from grognard.core.derived import derived
from grognard.games.h44.data.board import AREAS, GRID, HEX
from grognard.games.h44.data.units import SIDE, SUPPLY_HEAD, VEHICLE
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AREA, IN_FULL_RETREAT, POOL, RETREATED, Position
from grognard.games.h44.state.stacking import LIMIT, counted
from grognard.games.h44.state.zones import bonded, bridged, in_zoc, owner, vehicles_pass
from grognard.games.h44.supply.lines import hex_has_line
from grognard.series.zoc_bonds.retreat import Flight as RetreatPath
from grognard.series.zoc_bonds.retreat import best, vacated, ways


def are_places(path: tuple[str, ...]) -> bool:
    """Whether every name is one of a hex or an entry area."""
    return all(name in HEX or name in EDGES for name in path)


def places(path: tuple[str, ...]) -> tuple[int, ...]:
    """A path in play: hexes, and entry areas below zero."""
    return tuple(HEX[name] if name in HEX else EDGES[name] for name in path)


EDGES = {f"area-{name}": AREA - area for area, name in enumerate(AREAS)}
"""The places of the entry areas by their printed ids."""


# -- 13.2 what kills -------------------------------------------------------------------------------------------------


@rule("13.2.j", "13.2.k", "13.2.l")
def survives(position: Position, unit: int, from_hex: int, to_hex: int) -> bool:
    """13.2 A retreat step that does not eliminate the unit: no enemy, no bond, no unbridged water (except small rivers
    on foot), no prohibited terrain, no enemy entry area. Any bridge will do, no ferry will; but vehicles that leave the
    road are eliminated in soft ground, beyond a railway bridge as elsewhere."""
    side = SIDE[unit]
    if to_hex < 0:
        own = owner(position.turn, AREA - to_hex) == side  # §13.2.b, §19.3.1.b, §19.5.a
        return own and (not VEHICLE[unit] or vehicles_pass(position, from_hex, to_hex))
    # §13.2.c, §13.2.d, §13.2.e, §7.4.2.c, §25.2.1.l, §24.2.g
    if (
        to_hex not in position.country.land
        or position.side_in(to_hex) == 1 - side
        or bonded(position, side, from_hex, to_hex)
    ):
        return False
    if VEHICLE[unit]:
        return vehicles_pass(position, from_hex, to_hex)
    # §13.2.j, §13.2.k, §13.2.l, §13.2.h, §13.2.i, §13.2.m
    return bridged(position, from_hex, to_hex) or position.country.water(from_hex, to_hex) == "minor"


@rule("13.2.c")
def fatal(position: Position, unit: int, here: int, to: int) -> str:
    """13.2 The clause by which a retreat step eliminates the unit; empty where it `survives`."""
    if survives(position, unit, here, to):
        return ""
    if to < 0:
        return "13.2.c" if owner(position.turn, AREA - to) == SIDE[unit] else "13.2.b"
    if to not in position.country.land:
        return "13.2.c"
    if position.side_in(to) == 1 - SIDE[unit]:
        return "13.2.d"
    if bonded(position, SIDE[unit], here, to):
        return "13.2.e"
    water = "" if bridged(position, here, to) else position.country.water(here, to)
    return {"major": "13.2.h", "canal": "13.2.i", "minor": "13.2.m"}.get(water, "13.2.c")


@rule("13.3.d", "13.1.3.h", "25.2.1.k")
def friend_stays(position: Position, unit: int, hex_: int) -> bool:
    """A friendly unit that is not retreating is in the hex; an unknown unit counts for the Germans."""
    side = SIDE[unit]
    if side == 1 and hex_ in position.unknown:
        return True
    return any(
        SIDE[u] == side and not position.pieces[u].has(RETREATED) and position.pieces[u].order != IN_FULL_RETREAT
        for u in position.stack(hex_)
    )


@rule("13.1.3.h", "7.3.a")
def in_effective_ezoc(position: Position, unit: int, hex_: int) -> bool:
    """13.1.3 An enemy ZOC that no friendly unit in good order cancels."""
    return hex_ >= 0 and in_zoc(position, SIDE[unit], hex_) and not friend_stays(position, unit, hex_)


class Escape(Struct, frozen=True):
    """13.1, 13.2 What the retreat of one unit depends on."""

    position: Position
    unit: int

    @property
    @rule("13.2.f", "14.3.2.j")
    def zones(self) -> int:
        """13.2 Two consecutive empty hexes in enemy ZOC eliminate; units in full retreat may not enter even one."""
        return 0 if self.position.pieces[self.unit].order == IN_FULL_RETREAT else 1

    def beyond(self, here: int) -> tuple[int, ...]:
        """19.5 The adjacent hexes, and the entry areas that the hex touches."""
        return (*GRID.near[here], *(AREA - area for area in self.position.country.edge_of.get(here, ())))

    def survives(self, from_hex: int, to_hex: int) -> bool:
        return survives(self.position, self.unit, from_hex, to_hex)

    def felt(self, place: int) -> bool:
        return in_effective_ezoc(self.position, self.unit, place)


@rule("6.1.h")
def lies_by_a_head(position: Position, unit: int, hex_: int) -> bool:
    """6.1 A supply head may not end its retreat in a hex with another."""
    return SUPPLY_HEAD[unit] and any(
        SUPPLY_HEAD[other_unit] for other_unit in position.stack(hex_) if other_unit != unit
    )


@rule("13.1.2.c", "13.1.3.c")
def retreat_paths(position: Position, unit: int, origin: int, lengths: tuple[int, ...]) -> Iterator[RetreatPath]:
    """13.1.3 Every retreat path of one of these lengths that the unit survives, through friendly units and past a
    single enemy ZOC, and not ending in one; a friendly entry area ends it. Units without a movement allowance have
    none."""
    if position.allowance(unit) == 0:  # §13.2.a
        return
    # §13.1.2.c, §13.1.3.c, §13.1.1.a, §13.1.3.g, §13.1.3.i, §13.2.g, §19.5.b
    for path in ways(Escape(position, unit), origin, lengths):
        if not lies_by_a_head(position, unit, path[-1]):
            yield RetreatPath(path, _rank(position, unit, origin, path))  # §13.1.3.e


@rule("13.1.1.e", "13.3.a")
def stops(position: Position, unit: int, origin: int) -> Iterator[RetreatPath]:
    """13.3 Only one hex, into a town, village, city, woods or to friendly units in good order, for the loss of a step;
    not into an effective enemy ZOC."""
    if position.allowance(unit) == 0:
        return
    for neighbour in GRID.near[origin]:
        if not survives(position, unit, origin, neighbour) or in_effective_ezoc(position, unit, neighbour):  # §13.3.f
            continue
        if lies_by_a_head(position, unit, neighbour):
            continue
        if is_shelter(position, unit, neighbour):
            yield RetreatPath((neighbour,), ())  # §13.3.a


@rule("13.3.c", "13.3.e")
def is_shelter(position: Position, unit: int, hex_: int) -> bool:
    """13.3 A hex where a retreat may stop: a town, village, city, woods, or one with friendly units that did not
    retreat."""
    country = position.country
    return hex_ in country.places or country.rough(hex_) == "woods" or friend_stays(position, unit, hex_)


# -- 13.1.3 the order of preference ----------------------------------------------------------------------------------


class Priority(IntEnum):
    """13.1.3 What decides between retreat paths, in this order: its index in the rank of a path."""

    DISTANCE = 0
    ZONES = 1
    CONTACT = 2
    SUPPLY = 3
    STACKING = 4


@rule("13.1.3.b")
def _rank(position: Position, unit: int, origin: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """13.1.3 The priorities in order; all paths meet the first, survival."""
    end = path[-1]
    if end < 0:
        return 0, _zones_passed(position, unit, path), 0, 0, 0
    return (  # §13.1.3.b
        int(GRID.distance(origin, end) < 2),
        _zones_passed(position, unit, path),
        int(position.side_in(end) == SIDE[unit] and _touched(position, SIDE[unit], end)),  # §13.1.3.l
        int(not hex_has_line(vacated(position, origin, POOL), unit, end)),  # §13.1.3.n
        int(counted(position, (*position.stack(end), unit)) > LIMIT),  # §13.1.3.p, §13.1.4.a
    )


def _zones_passed(position: Position, unit: int, path: tuple[int, ...]) -> int:
    return sum(1 for hex_ in path if in_effective_ezoc(position, unit, hex_))


@rule("13.1.3.j", "13.1.3.k")
def _touched(position: Position, side: int, hex_: int) -> bool:
    """13.1.3 Enemies adjacent to a hex: not those across an unbridged river, but those across a canal."""
    return any(
        position.side_in(near) == 1 - side and not _river_between(position, near, hex_) for near in GRID.near[hex_]
    )


def _river_between(position: Position, from_hex: int, to_hex: int) -> bool:
    return position.country.water(from_hex, to_hex) in ("minor", "major") and not bridged(position, from_hex, to_hex)


def best_retreat_paths(
    position: Position, unit: int, origin: int, lengths: tuple[int, ...], *, short: bool = True
) -> list[RetreatPath]:
    """The paths a unit may take: the best by rank; after combat, stopping after one hex (13.3) is another choice."""
    return _best_retreat_paths(position, unit, origin, lengths, short)


@derived(ANYTHING)
def _best_retreat_paths(
    position: Position, unit: int, origin: int, lengths: tuple[int, ...], short: bool
) -> list[RetreatPath]:
    full = best(retreat_paths(position, unit, origin, lengths))
    return [*full, *stops(position, unit, origin)] if short and 2 in lengths else full
