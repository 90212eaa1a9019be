"""9.0 Movement: units one at a time, each within its allowance; who may move at all."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.ava.combat.losses import is_fort
from grognard.games.ava.data.ground import GRID, HEX, PACK
from grognard.games.ava.interface.actions import EndMovement, Go, Move, PutBack
from grognard.games.ava.movement.destinations import Going, Trip
from grognard.games.ava.movement.reach import Reach, Way, reach
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
    """9.0 The active player moves his own activated units, and nobody else's."""
    return evidence(UNITS[unit]) if SIDE[unit] != operation.side else None


@rule("13.0.d")
@rule.forbids("8.1.d")
def hq_activates_no_hq(operation: Operation, unit: int) -> Violation:
    """8.1 A headquarters never activates another headquarters."""
    other = IS_HQ[unit] and operation.hq >= 0 and unit not in operation.active
    return evidence(UNITS[unit], UNITS[operation.hq]) if other else None


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


TAKING_UP = (
    unit_is_the_enemys,
    hq_activates_no_hq,
    unit_is_of_another_nation,
    reserve_chose_others,
    armour_limit_left_it_out,
    is_not_active,
    has_moved,
)


@rule("5.0.i", "9.1.a", "9.1.e")
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
        late = army_comes_as_a_whole.find(game.position, self.operation)
        return moves if late else [*moves, EndMovement()]

    def offers(self, game: AvaGame, action: Action) -> bool:
        return not isinstance(action, Move) or action.unit in UNIT or is_fort(game.position, action.unit)

    def verdict(self, game: AvaGame, action: Action) -> Verdict:
        if not isinstance(action, Move):
            return judge((army_comes_as_a_whole,), game.position, self.operation)
        if action.unit not in UNIT:
            return judge((fortress_stays,), action.unit)
        refusal = judge(TAKING_UP, self.operation, UNIT[action.unit])
        return refusal and judge((is_off_the_map,), game.position, self.operation, UNIT[action.unit])

    def resolve(self, game: AvaGame, action: Action) -> None:
        if isinstance(action, Move):
            game.then(ChooseRoute(seats=self.seats, unit=UNIT[action.unit], operation=self.operation))
        else:
            game.log("movement-ended", "9.1.d", seat=self.seats[0])  # §9.1.d

    def prompt(self, game: AvaGame) -> Message:
        left = sum(1 for u in self.operation.active if u not in self.operation.moved)
        return Message("ask-move-units", {"left": left})


@rule("9.1.b", "9.2.a", "3.1.f")
class ChooseRoute(Decision, frozen=True, kw_only=True):
    """9.2 Where the unit goes; way-points choose between ways."""

    rule: ClassVar[str] = "9.2.a"
    accepts = (Go, PutBack)
    finish_first = "9.1.b"
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
        return all(name in HEX for name in (action.to, *action.via))

    def verdict(self, game: AvaGame, action: Action) -> Verdict:
        if not isinstance(action, Go):
            return True
        stays = judge((stays_where_it_is,), game.position, self.unit, HEX[action.to])
        return stays and self.going(game, action).verdict()

    def going(self, game: AvaGame, action: Go) -> Going:
        trip = Trip(game.position, self.unit, HEX[action.to], self.reach(game), self.operation.shy)
        return Going(trip, action.via)

    def way(self, game: AvaGame, action: Go) -> Way | None:
        """The way of an action: through its way-points in order, or the cheapest."""
        return self.going(game, action).way()

    def resolve(self, game: AvaGame, action: Action) -> None:
        if isinstance(action, Go):
            way = self.way(game, action)
            assert way is not None
            moved = replace(self.operation, moved=(*self.operation.moved, self.unit))
            game.then(MoveUnits(seats=self.seats, operation=moved))
            start = game.position.places[self.unit]
            game.log(
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
