"""9.0 Movement: units one at a time, each within its allowance; why a unit may not go somewhere."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.ava.actions import EndMovement, Go, Move, PutBack
from grognard.games.ava.control import enter
from grognard.games.ava.ground import GRID, HEX, PACK, SOVIET
from grognard.games.ava.operation import OFF_MAP, Operation
from grognard.games.ava.position import (
    CONSTANTS,
    HEXES,
    IS_HQ,
    SIDE,
    UNIT,
    UNITS,
    AvaGame,
    Position,
    names,
)
from grognard.games.ava.reach import Reach, Way, reach, steps_of, way_via
from grognard.games.ava.rulebook import rule


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
def water_is_closed(trip: Trip) -> Bite:
    """tec Lakes and the sea are entered by nobody."""
    ground = trip.position.ground
    return because(HEXES[trip.to]) if ground.in_play(trip.to) and ground.is_water(trip.to) else None


@rule.forbids("2.1.k")
def hex_is_off_the_map(trip: Trip) -> Bite:
    """2.1 Beyond the border of the scenario the map ends."""
    return because(HEXES[trip.to]) if not trip.position.ground.in_play(trip.to) else None


@rule.forbids("3.1.d")
def enemy_holds_the_hex(trip: Trip) -> Bite:
    """3.1 Axis and Soviet units never share a hex."""
    held = trip.position.side_in(trip.to) == 1 - trip.side
    return because(HEXES[trip.to], *names(trip.position.stack(trip.to))) if held else None


@rule.forbids("9.1.f", "2.1.n")
def beyond_the_start_line(trip: Trip) -> Bite:
    """9.1 Soviet units never cross the start line."""
    home = trip.reach.start if trip.reach.start != OFF_MAP else trip.to
    halves = trip.position.ground.halves
    return because(HEXES[trip.to]) if trip.side == SOVIET and halves[home] != halves[trip.to] else None


@rule.forbids("9.2.p")
def mountains_are_closed(trip: Trip) -> Bite:
    """9.2 Mountains are entered along a road, or by mountain divisions."""
    ground = trip.position.ground
    if trip.to in trip.reach.normal or trip.to in trip.reach.march or not ground.is_mountain(trip.to):
        return None
    start = trip.reach.start
    passes = any(ground.road(trip.to, n) for n in GRID.near[trip.to] if n == start or trip.reach.way(n) is not None)
    return None if passes or PACK.units[trip.unit].mountain else because(HEXES[trip.to])


@rule.forbids("9.2.m", "tec.ze")
def crossing_begins_in_zoc(trip: Trip) -> Bite:
    """9.2 An unbridged large river is not crossed from an enemy zone of control."""
    return _whole(trip, trip.reach.start, climbing=False)


@rule.forbids("9.2.n")
def crossing_ends_in_zoc(trip: Trip) -> Bite:
    """9.2 An unbridged large river is not crossed into an enemy zone of control."""
    return _whole(trip, trip.to, climbing=False)


@rule.forbids("9.2.s")
def climb_begins_in_zoc(trip: Trip) -> Bite:
    """9.2 A mountain division does not climb out of an enemy zone of control."""
    return _whole(trip, trip.reach.start, climbing=True)


@rule.forbids("9.2.t")
def climb_ends_in_zoc(trip: Trip) -> Bite:
    """9.2 A mountain division does not climb into an enemy zone of control."""
    return _whole(trip, trip.to, climbing=True)


def _whole(trip: Trip, hex_: int, *, climbing: bool) -> Bite:
    """A step for the whole allowance that fails because one of its hexes is in an enemy zone of control."""
    start = trip.reach.start
    if start == OFF_MAP or trip.reach.way(trip.to) is not None:
        return None
    tried = trip.to in steps_of(trip.position, trip.unit).whole[start]
    if not tried or trip.position.ground.is_mountain(trip.to) != climbing:
        return None
    return because(HEXES[hex_], HEXES[trip.to]) if trip.position.in_zoc(hex_, trip.side) else None


@rule.forbids("9.2.k")
def river_is_not_at_hand(trip: Trip) -> Bite:
    """9.2 The crossing of an unbridged large river begins with the move, in a hex next to the river."""
    far = _far_bank(trip)
    ground, start = trip.position.ground, trip.reach.start
    beside = start >= 0 and any(ground.river(start, n) == "large" for n in GRID.near[start])
    return because(HEXES[trip.to], HEXES[far]) if far >= 0 and not beside else None


@rule.forbids("9.2.l")
def river_is_crossed_at_once(trip: Trip) -> Bite:
    """9.2 An unbridged large river is crossed from the first hex of a move to its last."""
    far = _far_bank(trip)
    return because(HEXES[trip.to], HEXES[far]) if far >= 0 else None


def _far_bank(trip: Trip) -> int:
    """The near bank, if a large river is all that keeps a unit from a hex next to those it can reach; else -1."""
    if trip.reach.way(trip.to) is not None:
        return -1
    ground = trip.position.ground
    banks = [n for n in GRID.near[trip.to] if n in trip.reach.normal and n != trip.reach.start]
    across = [n for n in banks if ground.river(n, trip.to) == "large" and not ground.bridged(n, trip.to)]
    return across[0] if across and len(across) == len(banks) else -1


@rule.forbids("18.1.y")
def reserve_does_not_leave_a_zoc(trip: Trip) -> Bite:
    """18.1 A Soviet reserve does not leave an enemy zone of control."""
    start = trip.reach.start
    stuck = trip.shy and start >= 0 and trip.position.in_zoc(start, trip.side)
    return because(HEXES[start]) if stuck else None


@rule.forbids("18.1.x")
def reserve_does_not_enter_a_zoc(trip: Trip) -> Bite:
    """18.1 A Soviet reserve does not enter an enemy zone of control."""
    return because(HEXES[trip.to]) if trip.shy and trip.position.in_zoc(trip.to, trip.side) else None


@rule.forbids("9.2.j", "9.2.a")
def not_enough_points(trip: Trip) -> Bite:
    """9.2 A unit without enough movement points may not enter the hex."""
    if trip.to in trip.reach.normal or trip.to in trip.reach.march:
        return None
    return because(UNITS[trip.unit], HEXES[trip.to], points=trip.reach.allowance // 2)


@rule.forbids("3.1.f", "3.1.a", "3.1.b", "3.1.c")
def hex_is_full(trip: Trip) -> Bite:
    """3.1 At the end of a move at most two units stand in a hex, headquarters and reduced units counted."""
    others = [u for u in trip.position.stack(trip.to) if u != trip.unit]
    return because(HEXES[trip.to], *names(others)) if len(others) >= CONSTANTS.stacking else None


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


@rule.forbids("9.0.a", "7.0.a")
def unit_is_the_enemys(operation: Operation, unit: int) -> Bite:
    """9.0 The active player moves his own activated units, and nobody else's."""
    return because(UNITS[unit]) if SIDE[unit] != operation.side else None


@rule.forbids("8.1.d", "13.0.d")
def hq_activates_no_hq(operation: Operation, unit: int) -> Bite:
    """8.1 A headquarters never activates another headquarters."""
    other = IS_HQ[unit] and operation.hq >= 0 and unit not in operation.active
    return because(UNITS[unit], UNITS[operation.hq]) if other else None


@rule.forbids("8.3.b", "8.3.a")
def unit_is_of_another_nation(operation: Operation, unit: int) -> Bite:
    """8.3 An Axis headquarters activates units of its own nation only."""
    if operation.hq < 0 or unit in operation.active:
        return None
    return because(UNITS[unit]) if PACK.units[unit].nation != PACK.units[operation.hq].nation else None


@rule.forbids("8.2.d", "10.1.d")
def is_not_active(operation: Operation, unit: int) -> Bite:
    """8.2 Only units that were activated act."""
    return because(UNITS[unit]) if unit not in operation.active else None


@rule.forbids("9.0.a")
def is_off_the_map(position: Position, operation: Operation, unit: int) -> Bite:
    """9.0 A unit that is off the map moves only if it has a place to come on."""
    return because(UNITS[unit]) if position.places[unit] < 0 and operation.entry == OFF_MAP else None


@rule.forbids("8.1.c", "9.2.b")
def has_moved(operation: Operation, unit: int) -> Bite:
    """8.1 In one activation each unit moves only once."""
    return because(UNITS[unit]) if unit in operation.moved else None


@rule.forbids("14.3.a")
def fortress_stays(name: str) -> Bite:
    """14.3 A fortress does not move."""
    return because(name) if name.startswith("fort-") else None


TAKING_UP = (unit_is_the_enemys, hq_activates_no_hq, unit_is_of_another_nation, is_not_active, has_moved)


def is_fort(position: Position, name: str) -> bool:
    """Whether a name is that of a fortress on the map."""
    return HEX.get(name.removeprefix("fort-"), -1) in position.fort and name.startswith("fort-")


@rule("5.0.i", "9.1.a", "9.1.d", "9.1.e")
class MoveUnits(Decision, frozen=True, kw_only=True):
    """9.0 The active player moves his activated units in any order, or not at all."""

    rule: ClassVar[str] = "9.1.a"
    accepts = (Move, EndMovement)
    operation: Operation

    def candidates(self, game: AvaGame) -> list[Action]:
        position = game.position
        waiting = [u for u in self.operation.active if position.places[u] < 0]
        moves: list[Action] = [Move(UNITS[u]) for u in (*position.on_map(self.operation.side), *waiting)]
        return [*moves, EndMovement()]

    def actions(self, game: AvaGame) -> list[Action]:
        places, moved = game.position.places, set(self.operation.moved)
        here = [u for u in sorted(self.operation.active) if places[u] >= 0 or self.operation.entry != OFF_MAP]
        moves: list[Action] = [Move(UNITS[u]) for u in here if u not in moved]
        return [*moves, EndMovement()]

    def offers(self, game: AvaGame, action: Action) -> bool:
        return not isinstance(action, Move) or action.unit in UNIT or is_fort(game.position, action.unit)

    def verdict(self, game: AvaGame, action: Action) -> Verdict:
        if not isinstance(action, Move):
            return True
        if action.unit not in UNIT:
            return judge((fortress_stays,), action.unit)
        refusal = judge(TAKING_UP, self.operation, UNIT[action.unit])
        return refusal and judge((is_off_the_map,), game.position, self.operation, UNIT[action.unit])

    def resolve(self, game: AvaGame, action: Action) -> None:
        if isinstance(action, Move):
            game.then(ChooseRoute(seats=self.seats, unit=UNIT[action.unit], operation=self.operation))
        else:
            game.tell("movement-ended", "9.1.d", seat=self.seats[0])

    def prompt(self, game: AvaGame) -> Message:
        left = sum(1 for u in self.operation.active if u not in self.operation.moved)
        return Message("ask-move-units", {"left": left})


@rule("9.1.b", "9.2.a", "3.1.f")
class ChooseRoute(Decision, frozen=True, kw_only=True):
    """9.2 Where the unit goes; way-points choose between ways."""

    rule: ClassVar[str] = "9.2.a"
    accepts = (Go, PutBack)
    unit: int
    operation: Operation

    def reach(self, game: AvaGame) -> Reach:
        off = game.position.places[self.unit] < 0
        slow = self.unit in self.operation.slow
        entry = self.operation.entry if off and self.operation.entry != OFF_MAP else None
        return reach(game.position, self.unit, entry=entry, shy=self.operation.shy, march=not slow)

    def candidates(self, game: AvaGame) -> list[Action]:
        """Every hex in reach, and every other as near as the allowance."""
        found = self.reach(game)
        start = found.start if found.start != OFF_MAP else self.operation.entry
        points = found.allowance // 2
        near = (h for h in GRID.within(start, points) if HEXES[h]) if start >= 0 else ()
        hexes = dict.fromkeys((*found.hexes(), *near))
        hexes.pop(found.start, None)
        return [*(Go(HEXES[h]) for h in hexes), PutBack()]

    def actions(self, game: AvaGame) -> list[Action]:
        stacks, limit = game.position.stacks, CONSTANTS.stacking
        goes: list[Action] = [Go(HEXES[h]) for h in self.reach(game).hexes() if len(stacks.get(h, ())) < limit]
        return [*goes, PutBack()]

    def offers(self, game: AvaGame, action: Action) -> bool:
        if not isinstance(action, Go):
            return True
        known = action.to in HEX and all(name in HEX for name in action.via)
        return known and HEX[action.to] != game.position.places[self.unit]

    def verdict(self, game: AvaGame, action: Action) -> Verdict:
        if not isinstance(action, Go):
            return True
        if action.via:
            found = self.way(game, action)
            trip = Trip(game.position, self.unit, HEX[action.to], self.reach(game), self.operation.shy)
            if found is not None:
                return judge((hex_is_full,), trip)
            refusal = judge(GOING, trip)
            return judge((way_points_are_too_far,), trip) if refusal else refusal
        return judge(GOING, Trip(game.position, self.unit, HEX[action.to], self.reach(game), self.operation.shy))

    def way(self, game: AvaGame, action: Go) -> Way | None:
        """The way of an action: through its way-points in order, or the cheapest."""
        found = self.reach(game)
        if not action.via:
            return found.way(HEX[action.to])
        stops = [HEX[name] for name in (*action.via, action.to)]
        return way_via(game.position, self.unit, found, stops, self.operation.shy)

    def resolve(self, game: AvaGame, action: Action) -> None:
        if isinstance(action, Go):
            way = self.way(game, action)
            assert way is not None
            moved = replace(self.operation, moved=(*self.operation.moved, self.unit))
            game.then(MoveUnits(seats=self.seats, operation=moved))
            start = game.position.places[self.unit]
            game.tell(
                "unit-marched" if way.strategic else "unit-moved",
                "9.3.a" if way.strategic else "9.2.a",
                unit=UNITS[self.unit],
                start=HEXES[start] if start >= 0 else HEXES[self.operation.entry],
                end=HEXES[way.path[-1]],
                path=tuple(HEXES[h] for h in way.path),
                halves=way.cost,
            )
            enter(game, self.unit, way.path)
        else:
            game.then(MoveUnits(seats=self.seats, operation=self.operation))

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return (UNITS[self.unit],)

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-choose-route", {"unit": UNITS[self.unit], "points": self.reach(game).allowance // 2})


@rule.forbids("9.2.j")
def way_points_are_too_far(trip: Trip) -> Bite:
    """9.2 The way through these hexes costs more than the unit has."""
    return because(UNITS[trip.unit], HEXES[trip.to], points=trip.reach.allowance // 2)
