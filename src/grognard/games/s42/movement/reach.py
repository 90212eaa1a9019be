"""5.0 Where a group of units can move: every hex and entry area in reach, by mode, with its path and cost."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.counters.position import ANYTHING
from grognard.core.derived import derived
from grognard.core.verdicts import permitted
from grognard.games.s42.boxes.boxes import carried, contents
from grognard.games.s42.data.board import pair
from grognard.games.s42.data.tables import POINT
from grognard.games.s42.data.units import BOXED, COMBAT, MECHANISED, PACK, SIDE, SUPPORT, Mode
from grognard.games.s42.movement.areas import (
    AREA_MOVE_FORBIDS,
    EXIT,
    OF_THE_AREA,
    OF_THE_HEX,
    AreaMove,
    entry_step_cost,
    transfers,
    ways_in,
    ways_out,
)
from grognard.games.s42.movement.crossings import has_pontoon, over_the_volga
from grognard.games.s42.movement.network import RIVER, VOLGA, Arc, Party, arcs, cities, closed, highest, party, shut
from grognard.games.s42.movement.steps import exit_price
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, DISRUPTED, IN_FULL_RETREAT, ISOLATED, REPLACED, UNSUPPLIED, Position
from grognard.games.s42.state.zones import in_zoc, zones
from grognard.games.s42.turn.phases import PhaseName
from grognard.games.s42.turn.sequence import moves_tactically
from grognard.games.s42.turn.weather import points, sky
from grognard.hexes.paths import NO_ROUTES, WHOLE, Routes, Steps, node
from grognard.series.zoc_bonds import marching
from grognard.series.zoc_bonds.marching import MODES, by_hexes, ways

TABLES = PACK.tables
NO_SIDES = frozenset[tuple[int, int]]()
ONE_HEX = 1
"""21.4 How far a unit that has received a replacement moves."""


class March(marching.March, frozen=True, kw_only=True):
    """A group on the move."""

    phase: PhaseName = "movement"
    """Which movement phase this is: the ordinary one, that before the first turn of a scenario, that of a mini-turn."""


# -- modes -----------------------------------------------------------------------------------------------------------


def must_be_tactical(position: Position, unit: int) -> bool:
    """Units that move only tactically: disrupted units, mechanised units out of supply, units with a replacement;
    combat units on the map in the first half of a scenario that begins so; reserve armies with such units in their
    box."""
    piece = position.pieces[unit]
    if piece.order == DISRUPTED or piece.has(REPLACED):  # §13.2.1.a, §21.4.b
        return True
    if any(must_be_tactical(position, inner) for inner in contents(position, unit)):
        return True
    if MECHANISED[unit] and piece.marks & (UNSUPPLIED | ISOLATED):  # §16.4.a, §16.4.d, §16.4.e
        return True
    # RULING s42-212: a unit that comes from an entry area does so at full pace, as reinforcements do.
    return COMBAT[unit] and piece.place >= 0 and moves_tactically(position, SIDE[unit])  # §C1.2.b, §C3.4.d, §C4.2.b


@rule("2.3.2.e", "5.3.d", "18.2.2.b")
def never_hurries(unit: int) -> bool:
    """5.3, 18.2.2 Units whose allowance is in a black box, and artillery support units."""
    return BOXED[unit] or SUPPORT[unit]


@rule("33.2.3.c", "33.2.3.d", "33.2.3.e")
def is_limited_to_tactical(position: Position, march: March) -> bool:
    """33.2.3 In a mini-turn units that are not in full retreat move tactically."""
    return march.phase == "mini-movement" and any(
        position.pieces[unit].order != IN_FULL_RETREAT for unit in march.units
    )


@rule("C2.4.c", "33.2.3.d")
def has_time_to_hurry(march: March) -> bool:
    """C2.4, 33.2.3 Before the first turn of the Caucasus no unit uses extended movement, nor in a mini-turn."""
    # RULING s42-205: "their full allowance" in a mini-turn is the printed one, without the three points.
    return march.phase == "movement"


@rule("13.3.1.a", "13.3.1.b")
def modes(position: Position, march: March) -> Iterator[Mode]:
    """The modes a group may use: the one it has begun with, or all that its units allow. Full retreat prohibits
    none."""
    if march.mode:
        yield march.mode
        return
    slow = is_limited_to_tactical(position, march) or any(must_be_tactical(position, unit) for unit in march.units)
    for mode in MODES:
        if slow and mode != "tactical":
            continue
        if mode == "extended" and (
            not has_time_to_hurry(march) or any(map(never_hurries, carried(position, march.units)))
        ):
            continue
        yield mode


@rule("5.1.b")
def allowance(position: Position, units: tuple[int, ...], mode: Mode) -> int:
    """5.1 Sixths of a point for normal and extended movement, that of the slowest unit; for tactical movement the
    number of hexes, whatever their cost. A reserve army moves as fast as the slowest unit in its box (34.3.1)."""
    # RULING s42-810: whatever keeps a unit of the box from hurrying keeps its army from it; the ground costs what it
    # costs on foot.
    units = carried(position, units)  # §34.3.1.d, §34.5.b
    if mode == "tactical":
        refits = any(position.pieces[unit].has(REPLACED) for unit in units)
        return ONE_HEX if refits else TABLES.tactical_hexes  # §5.4.a, §5.4.b, §5.4.c, §21.4.b, §34.3.1.b, §34.3.1.e
    return min(points(position, unit, mode) for unit in units) * POINT  # §5.1.d, §5.3.a, §34.3.1.a, §34.3.1.c


# -- the search ------------------------------------------------------------------------------------------------------


class Scout:
    """The steps a party can take from a place: where each leads, and its cost in sixths. Nothing already passed affects
    the steps ahead."""

    def __init__(
        self, position: Position, group: Party, mode: Mode, *, begun: bool = False, enters: bool = False
    ) -> None:
        self.position, self.group, self.mode, self.begun = position, group, mode, begun
        self.enters = enters
        """The march begins in an entry area: it leads onto the map or to another area, not through one to the other."""
        self._crossings: dict[tuple[int, bool], bool] = {}
        self.tactical = mode == "tactical"
        self.enemy = zones(position, 1 - group.side)
        self.ends = self.enemy.zone  # §5.4.f, §6.2.a, §6.2.f
        self.further = closed(position, group, mode)[2:]
        self.shut = shut(position, 1 - group.side, group.armed, mode)
        if self.further:
            self.shut = self.shut.union(*self.further)
        self.cities = cities(position)
        self.arcs = arcs(position.country, sky(position), group.walks)
        self.plain = self.arcs.hexes if self.tactical else self.arcs.plain
        self.special = self.enemy.flanks | self.cities if self.cities else self.enemy.flanks

    def steps(self, here: int, burden: int, moved: bool) -> Steps:
        """6.2 Entering a ZOC ends the path; beginning in one does not, and may lead into another."""
        steps = self.priced(here, moved)
        return by_hexes(steps) if self.tactical else steps

    def priced(self, here: int, moved: bool) -> Steps:
        if here < 0:
            return tuple(self._from_area(here))
        watched = here in self.ends
        if watched and moved:
            return ()
        first = not self.begun and not moved
        leaving = exit_price(self.position, self.group, here, first=first) if watched else 0  # §6.2.b, §6.2.d
        steps: list[tuple[int, int]] = []
        if here in self.position.country.map_edge and not self.enters:
            exits = ways_out(self.position, self.group.side, here)
            steps += [(node(place), EXIT + leaving) for place in exits if self._may_cross_edge(here, place)]
        shut, bonds, city = self.shut, self.enemy.sides if here in self.enemy.flanks else NO_SIDES, here in self.cities
        for arc in self.arcs[here]:
            to_hex, price, gate = arc
            if to_hex in shut or (bonds and pair(here, to_hex) in bonds):  # §7.2.b
                continue
            if city and self._is_watched(to_hex):
                continue
            if not gate or self._opens(arc, here, first):
                steps.append((node(to_hex), price + leaving))
        return tuple(steps)

    def _opens(self, arc: Arc, here: int, first: bool) -> bool:
        """5.5 A major river as the first step or across a pontoon; the Volga where there is a way across."""
        if arc.gate == VOLGA:
            return bool(over_the_volga(self.position, self.group.side, here, arc.to_hex))  # §5.5.3.b, §5.5.3.c
        assert arc.gate == RIVER
        # §5.5.2.a, §5.5.2.b, §5.5.2.c, §5.5.5.j, §5.5.5.k
        return first or has_pontoon(self.position, self.group.side, here, arc.to_hex, self.group.units)

    @rule("29.1.2.c", "29.1.2.d")
    def _is_watched(self, hex_: int) -> bool:
        """29.1.2 An enemy ZOC not cancelled by a friendly unit."""
        held = self.position.of_side(hex_, self.group.side)
        return in_zoc(self.position, self.group.side, hex_) and not held

    def _from_area(self, here: int) -> Iterator[tuple[int, int]]:
        """22.3, 22.6 Onto the map at the cost of the first hex, even into an enemy ZOC, but not into a bond; or to
        another area, which takes the whole move."""
        country, weather = self.position.country, sky(self.position)
        for hex_ in ways_in(self.position, AREA - here):  # §22.1.2.c
            step_costs = (
                entry_step_cost(country, weather, hex_, movement_class, climbers=climbs)
                for movement_class, climbs in self.group.walks
            )
            price = highest(step_costs)  # §22.3.1.g
            if price is not None and hex_ not in self.shut and self._may_cross_edge(here, hex_):  # §22.3.2.a, §22.3.2.b
                yield node(hex_), price
        for place in transfers(self.position, self.group.side, AREA - here):
            if self._may_cross_edge(here, place):
                yield node(place), WHOLE  # §22.6.1.a

    def _may_cross_edge(self, here: int, to: int) -> bool:
        """Whether nothing prevents the units of the group from crossing the map edge; none of this applies to supply
        points. What is the same at every hex is asked once."""
        if not self.group.units:
            return True
        area_move = AreaMove(self.position, self.group.units, here, to)
        if area_move.between:
            return permitted(AREA_MOVE_FORBIDS, area_move)
        crossing = min(here, to), here < 0
        if crossing not in self._crossings:
            self._crossings[crossing] = permitted(OF_THE_AREA, area_move)
        return self._crossings[crossing] and permitted(OF_THE_HEX, area_move)


def routes_within(
    position: Position, group: Party, here: int, limit: int, mode: Mode, *, spent: int = 0, begun: bool = False
) -> Routes:
    """Every hex, and entry area as its place, that a party can reach from here with so much to spend."""
    scout = Scout(position, group, mode, begun=begun, enters=here < 0)
    return ways(scout, here, limit, spent=spent)


@derived(ANYTHING)
def reach(position: Position, march: March, mode: Mode) -> Routes:
    """Every place the group can reach in this mode from where it is now."""
    return reach_with(position, march, mode, 0)


def reach_with(position: Position, march: March, mode: Mode, more: int) -> Routes:
    """Where the group could move if it had more points, in sixths, or more hexes for tactical movement."""
    if march.stopped:
        return NO_ROUTES
    limit = allowance(position, march.units, mode) + more
    spent = march.steps if mode == "tactical" else march.spent
    return routes_within(
        position, party(position, march.units), march.here, limit, mode, spent=spent, begun=march.steps > 0
    )
