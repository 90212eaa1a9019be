"""9.0 Movement: units one at a time, each within its allowance; which may move at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.ava.combat.losses import is_fort
from grognard.games.ava.data.ground import GRID, HEX, PACK
from grognard.games.ava.interface.actions import EndMovement, Go, Move, PutBack
from grognard.games.ava.movement.destinations import Going, Trip
from grognard.games.ava.movement.reach import Reach, reach
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.control import enter
from grognard.games.ava.state.operation import OFF_MAP, Operation
from grognard.games.ava.state.position import (
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


@rule("7.0.a")
@rule.forbids("9.0.a")
def unit_is_the_enemys(operation: Operation, unit: int) -> Violation:
    """9.0 The active player moves the activated units of the own side."""
    return evidence(UNITS[unit]) if SIDE[unit] != operation.side else None


@rule("13.0.d")
@rule.forbids("8.1.d")
def hq_activates_no_hq(operation: Operation, unit: int) -> Violation:
    """8.1 A headquarters never activates another headquarters."""
    another = IS_HQ[unit] and operation.hq >= 0 and unit not in operation.active
    return evidence(UNITS[unit], UNITS[operation.hq]) if another else None


@rule("8.3.a")
@rule.forbids("8.3.b")
def unit_is_of_another_nation(operation: Operation, unit: int) -> Violation:
    """8.3 An Axis headquarters activates units of its own nation only."""
    if operation.hq < 0 or unit in operation.active:
        return None
    return evidence(UNITS[unit]) if PACK.units[unit].nation != PACK.units[operation.hq].nation else None


@rule.forbids("17.2.c")
def reserve_chose_others(operation: Operation, unit: int) -> Violation:
    """17.2 Reserve and OKH activate as many units as the die says, and no others."""
    out = operation.reserve and unit not in operation.active
    return evidence(UNITS[unit]) if out else None


@rule.forbids("17.5.b")
def armour_limit_left_it_out(operation: Operation, unit: int) -> Violation:
    """17.5 Of more than ten mechanised units in range a German headquarters activates ten."""
    return evidence(UNITS[unit]) if unit in operation.left_out else None


@rule.forbids("8.2.d")
def is_not_active(operation: Operation, unit: int) -> Violation:
    """8.2 Only units that were activated act."""
    return evidence(UNITS[unit]) if unit not in operation.active else None


@rule.forbids("9.0.a")
def is_off_the_map(position: Position, operation: Operation, unit: int) -> Violation:
    """9.0 A unit that is off the map moves only if it has a place to come on."""
    return evidence(UNITS[unit]) if position.places[unit] < 0 and operation.entry == OFF_MAP else None


@rule("9.2.b")
@rule.forbids("8.1.c")
def has_moved(operation: Operation, unit: int) -> Violation:
    """8.1 In one activation each unit moves only once."""
    return evidence(UNITS[unit]) if unit in operation.moved else None


@rule.forbids("9.1.d")
def stays_where_it_is(position: Position, unit: int, to: int) -> Violation:
    """9.1 A unit need not move; it is then put back."""
    return evidence(UNITS[unit], HEXES[to]) if position.places[unit] == to else None


@rule.forbids("14.3.a")
def fortress_stays(name: str) -> Violation:
    """14.3 A fortress does not move."""
    return evidence(name) if name.startswith("fort-") else None


@rule.forbids("15.3.b")
def army_comes_as_a_whole(position: Position, operation: Operation) -> Violation:
    """15.3 No unit of the 19th Army stays behind that can come on. RULING ava-085"""
    waiting = [u for u in operation.active if position.places[u] < 0 and u not in operation.moved]
    entry = operation.entry
    if not waiting or entry == OFF_MAP:
        return None

    def comes(unit: int) -> bool:
        hexes = reach(position, unit, entry=entry).hexes()
        return any(len(position.stack(hex_)) < CONSTANTS.stacking for hex_ in hexes)

    late = [unit for unit in waiting if comes(unit)]
    return evidence(*names(late), count=len(late)) if late else None


MOVE_ELIGIBILITY = (
    unit_is_the_enemys,
    hq_activates_no_hq,
    unit_is_of_another_nation,
    reserve_chose_others,
    armour_limit_left_it_out,
    is_not_active,
    has_moved,
)


def _moves(position: Position, asked: MoveUnits) -> Iterator[Move]:
    """Every unit of the side on the map, and those of the activation that are still off it."""
    off_map = (unit for unit in asked.operation.active if position.places[unit] < 0)
    return (Move(UNITS[unit]) for unit in (*position.on_map(asked.operation.side), *off_map))


def _legal_moves(position: Position, asked: MoveUnits) -> Iterator[Move]:
    operation, moved = asked.operation, set(asked.operation.moved)
    units = (u for u in sorted(operation.active) if position.places[u] >= 0 or operation.entry != OFF_MAP)
    return (Move(UNITS[unit]) for unit in units if unit not in moved)


def may_move(position: Position, asked: MoveUnits, action: Move) -> Verdict:
    if action.unit not in UNIT:
        return judge((fortress_stays,), action.unit)
    operation, unit = asked.operation, UNIT[action.unit]
    return judge(MOVE_ELIGIBILITY, operation, unit) and judge((is_off_the_map,), position, operation, unit)


@rule("5.0.i", "9.1.a")
def choose_route(game: AvaGame, asked: MoveUnits, action: Move) -> None:
    game.then(ChooseRoute(seats=asked.seats, unit=UNIT[action.unit], operation=asked.operation))


def end_movement(game: AvaGame, asked: MoveUnits, action: EndMovement) -> None:
    """9.1 Units that were not moved stay where they are."""
    game.log("movement-ended", "9.1.d", seat=asked.seats[0])  # §9.1.d


MOVE = Verb(
    Move,
    candidates=_moves,
    legal=_legal_moves,
    exists=lambda position, asked, action: action.unit in UNIT or is_fort(position, action.unit),
    verdict=may_move,
    resolve=choose_route,
    takes_up=True,
)
END_MOVEMENT = Verb(
    EndMovement,
    args=lambda position, asked, action: (position, asked.operation),
    forbids=(army_comes_as_a_whole,),
    resolve=end_movement,
    ends=True,
)


class MoveUnits(Decision, frozen=True, kw_only=True):
    """9.0 The active player moves the activated units in any order, or not at all."""

    rule: ClassVar[str] = "9.1.a"
    verbs = (MOVE, END_MOVEMENT)
    operation: Operation

    def prompt(self, game: AvaGame) -> Message:
        left = sum(1 for u in self.operation.active if u not in self.operation.moved)
        return Message("ask-move-units", {"left": left})


def _destinations(position: Position, asked: ChooseRoute) -> Iterator[Go]:
    """Every hex in reach, and every other as near as the allowance."""
    reachable = asked.reach(position)
    start = reachable.start if reachable.start != OFF_MAP else asked.operation.entry
    near = (h for h in GRID.within(start, reachable.allowance // 2) if HEXES[h]) if start >= 0 else ()
    hexes = dict.fromkeys((*reachable.hexes(), *near))
    hexes.pop(reachable.start, None)
    return (Go(HEXES[hex_]) for hex_ in hexes)


@rule("3.1.f")
def _legal_destinations(position: Position, asked: ChooseRoute) -> Iterator[Go]:
    stacks, limit = position.stacks, CONSTANTS.stacking
    return (Go(HEXES[h]) for h in asked.reach(position).hexes() if len(stacks.get(h, ())) < limit)


def may_go(position: Position, asked: ChooseRoute, action: Go) -> Verdict:
    stays = judge((stays_where_it_is,), position, asked.unit, HEX[action.to])
    return stays and asked.going(position, action).verdict()


@rule("9.1.e", "9.2.a")
def go(game: AvaGame, asked: ChooseRoute, action: Go) -> None:
    """9.2 The unit moves along its way."""
    way = asked.going(game.position, action).way()
    assert way is not None
    moved = replace(asked.operation, moved=(*asked.operation.moved, asked.unit))
    game.then(MoveUnits(seats=asked.seats, operation=moved))
    start = game.position.places[asked.unit]
    game.log(
        "unit-marched" if way.strategic else "unit-moved",
        "9.3.a" if way.strategic else "9.2.a",
        unit=UNITS[asked.unit],
        start=HEXES[start] if start >= 0 else HEXES[asked.operation.entry],
        end=HEXES[way.path[-1]],
        path=tuple(HEXES[h] for h in way.path),
        halves=way.cost,
    )
    enter(game, asked.unit, way.path)


def put_back(game: AvaGame, asked: ChooseRoute, action: PutBack) -> None:
    game.then(MoveUnits(seats=asked.seats, operation=asked.operation))


def names_hexes(position: Position, asked: object, action: Go) -> bool:
    return all(name in HEX for name in (action.to, *action.via))


GO = Verb(
    Go,
    candidates=_destinations,
    legal=_legal_destinations,
    exists=names_hexes,
    verdict=may_go,
    resolve=go,
)
PUT_BACK = Verb(PutBack, resolve=put_back)


class ChooseRoute(Decision, frozen=True, kw_only=True):
    """9.2 Where the unit goes; way-points choose between ways."""

    rule: ClassVar[str] = "9.2.a"
    verbs = (GO, PUT_BACK)
    finish_first = "9.1.b"  # §9.1.b
    unit: int
    operation: Operation

    def reach(self, position: Position) -> Reach:
        off = position.places[self.unit] < 0
        slow = self.unit in self.operation.slow
        entry = self.operation.entry if off and self.operation.entry != OFF_MAP else None
        return reach(position, self.unit, entry=entry, shy=self.operation.shy, march=not slow)

    def going(self, position: Position, action: Go) -> Going:
        trip = Trip(position, self.unit, HEX[action.to], self.reach(position), self.operation.shy)
        return Going(trip, action.via)

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return (UNITS[self.unit],)

    def prompt(self, game: AvaGame) -> Message:
        points = self.reach(game.position).allowance // 2
        return Message("ask-choose-route", {"unit": UNITS[self.unit], "points": points})
