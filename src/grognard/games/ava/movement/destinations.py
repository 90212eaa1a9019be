"""9.2 Why a unit may not go to a hex, and the ways it may take there."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.ava.data.ground import GRID, HEX, PACK, SOVIET
from grognard.games.ava.movement.reach import Reach, Way, points_needed, steps_of, way_via
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.operation import OFF_MAP
from grognard.games.ava.state.position import CONSTANTS, HEXES, SIDE, UNITS, Position, names


class Trip(Struct, frozen=True):
    """A unit, where it wants to go, and what it can reach."""

    position: Position
    unit: int
    to: int
    reach: Reach
    shy: bool = False

    @property
    def side(self) -> int:
        return SIDE[self.unit]


# -- why a unit may not go there -------------------------------------------------------------------------------------


@rule.forbids("tec.p")
def water_is_closed(trip: Trip) -> Violation:
    """tec No unit enters a lake or the sea."""
    ground = trip.position.ground
    return evidence(HEXES[trip.to]) if ground.in_play(trip.to) and ground.is_water(trip.to) else None


@rule.forbids("2.1.k")
def hex_is_off_the_map(trip: Trip) -> Violation:
    """2.1 Beyond the border of the scenario the map ends."""
    return evidence(HEXES[trip.to]) if not trip.position.ground.in_play(trip.to) else None


@rule.forbids("3.1.d")
def enemy_holds_the_hex(trip: Trip) -> Violation:
    """3.1 Axis and Soviet units never share a hex."""
    held = trip.position.side_in(trip.to) == 1 - trip.side
    return evidence(HEXES[trip.to], *names(trip.position.stack(trip.to))) if held else None


@rule("2.1.n")
@rule.forbids("9.1.f")
def beyond_the_start_line(trip: Trip) -> Violation:
    """9.1 Soviet units never cross the start line."""
    home = trip.reach.start if trip.reach.start != OFF_MAP else trip.to
    halves = trip.position.ground.halves
    return evidence(HEXES[trip.to]) if trip.side == SOVIET and halves[home] != halves[trip.to] else None


@rule.forbids("9.2.p")
def mountains_are_closed(trip: Trip) -> Violation:
    """9.2 Mountains are entered along a road, or by mountain divisions."""
    ground = trip.position.ground
    if trip.to in trip.reach.normal or trip.to in trip.reach.march or not ground.is_mountain(trip.to):
        return None
    start = trip.reach.start
    passes = any(ground.road(trip.to, n) for n in GRID.near[trip.to] if n == start or trip.reach.way(n) is not None)
    return None if passes or PACK.units[trip.unit].mountain else evidence(HEXES[trip.to])


@rule("tec.ze")
@rule.forbids("9.2.m")
def crossing_begins_in_zoc(trip: Trip) -> Violation:
    """9.2 An unbridged large river is not crossed from an enemy zone of control."""
    return _whole(trip, trip.reach.start, climbing=False)


@rule.forbids("9.2.n")
def crossing_ends_in_zoc(trip: Trip) -> Violation:
    """9.2 An unbridged large river is not crossed into an enemy zone of control."""
    return _whole(trip, trip.to, climbing=False)


@rule.forbids("9.2.s")
def climb_begins_in_zoc(trip: Trip) -> Violation:
    """9.2 A mountain division does not climb out of an enemy zone of control."""
    return _whole(trip, trip.reach.start, climbing=True)


@rule.forbids("9.2.t")
def climb_ends_in_zoc(trip: Trip) -> Violation:
    """9.2 A mountain division does not climb into an enemy zone of control."""
    return _whole(trip, trip.to, climbing=True)


def _whole(trip: Trip, hex_: int, *, climbing: bool) -> Violation:
    """A step for the whole allowance that fails because one of its hexes is in an enemy zone of control."""
    start = trip.reach.start
    if start == OFF_MAP or trip.reach.way(trip.to) is not None:
        return None
    tried = trip.to in steps_of(trip.position, trip.unit).whole[start]
    if not tried or trip.position.ground.is_mountain(trip.to) != climbing:
        return None
    return evidence(HEXES[hex_], HEXES[trip.to]) if trip.position.in_zoc(hex_, trip.side) else None


@rule.forbids("9.2.k")
def river_is_not_at_hand(trip: Trip) -> Violation:
    """9.2 The crossing of an unbridged large river begins with the move, in a hex next to the river."""
    far = _far_bank(trip)
    ground, start = trip.position.ground, trip.reach.start
    beside = start >= 0 and any(ground.river(start, n) == "large" for n in GRID.near[start])
    return evidence(HEXES[trip.to], HEXES[far]) if far >= 0 and not beside else None


@rule.forbids("9.2.l")
def river_is_crossed_at_once(trip: Trip) -> Violation:
    """9.2 An unbridged large river is crossed from the first hex of a move to its last."""
    far = _far_bank(trip)
    return evidence(HEXES[trip.to], HEXES[far]) if far >= 0 else None


def _far_bank(trip: Trip) -> int:
    """The near bank, if a large river is all that keeps a unit from a hex next to those it can reach; else -1."""
    if trip.reach.way(trip.to) is not None:
        return -1
    ground = trip.position.ground
    banks = [n for n in GRID.near[trip.to] if n in trip.reach.normal and n != trip.reach.start]
    across = [n for n in banks if ground.river(n, trip.to) == "large" and not ground.bridged(n, trip.to)]
    return across[0] if across and len(across) == len(banks) else -1


@rule.forbids("18.1.y")
def reserve_does_not_leave_a_zoc(trip: Trip) -> Violation:
    """18.1 A Soviet reserve does not leave an enemy zone of control."""
    start = trip.reach.start
    stuck = trip.shy and start >= 0 and trip.position.in_zoc(start, trip.side)
    return evidence(HEXES[start]) if stuck else None


@rule.forbids("18.1.x")
def reserve_does_not_enter_a_zoc(trip: Trip) -> Violation:
    """18.1 A Soviet reserve does not enter an enemy zone of control."""
    return evidence(HEXES[trip.to]) if trip.shy and trip.position.in_zoc(trip.to, trip.side) else None


@rule("9.2.a")
@rule.forbids("9.2.j")
def not_enough_points(trip: Trip) -> Violation:
    """9.2 A unit without enough movement points may not enter the hex."""
    if trip.to in trip.reach.normal or trip.to in trip.reach.march:
        return None
    need = points_needed(trip.position, trip.unit, trip.to, shy=trip.shy)
    return evidence(UNITS[trip.unit], HEXES[trip.to], points=trip.reach.allowance // 2, need=need)


@rule("3.1.a")
@rule.forbids("3.1.f")
def hex_is_full(trip: Trip) -> Violation:
    """3.1 At the end of a move at most two units stand in a hex, headquarters and reduced units counted."""
    stacked = [u for u in trip.position.stack(trip.to) if u != trip.unit]  # §3.1.b, §3.1.c
    return evidence(HEXES[trip.to], *names(stacked)) if len(stacked) >= CONSTANTS.stacking else None


GOING = (
    hex_is_off_the_map,
    water_is_closed,
    enemy_holds_the_hex,
    beyond_the_start_line,
    mountains_are_closed,
    crossing_begins_in_zoc,
    crossing_ends_in_zoc,
    climb_begins_in_zoc,
    climb_ends_in_zoc,
    reserve_does_not_leave_a_zoc,
    reserve_does_not_enter_a_zoc,
    river_is_not_at_hand,
    river_is_crossed_at_once,
    not_enough_points,
    hex_is_full,
)


@rule.forbids("9.2.j")
def way_points_are_too_far(trip: Trip) -> Violation:
    """9.2 The way through these hexes costs more than the unit has."""
    return evidence(UNITS[trip.unit], HEXES[trip.to], points=trip.reach.allowance // 2)


class Going(Struct, frozen=True):
    """A trip, and the way-points that choose between ways."""

    trip: Trip
    via: tuple[str, ...] = ()

    def way(self) -> Way | None:
        """Through the way-points in order, or the cheapest."""
        trip = self.trip
        if not self.via:
            return trip.reach.way(trip.to)
        stops = [*(HEX[name] for name in self.via), trip.to]
        return way_via(trip.position, trip.unit, trip.reach, stops, trip.shy)

    def verdict(self) -> Verdict:
        if not self.via:
            return judge(GOING, self.trip)
        if self.way() is not None:
            return judge((hex_is_full,), self.trip)
        return judge((*GOING, way_points_are_too_far), self.trip)
