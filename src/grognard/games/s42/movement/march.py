"""5.1 A group on the move, step by step, with all effects of passing a hex and coming near the enemy."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.boxes.box_defence import BarTheWay, is_barred
from grognard.games.s42.boxes.maskirovka import OWNER
from grognard.games.s42.combat.artillery import is_unsettled
from grognard.games.s42.data.board import GRID, HEX, HEXES, pair
from grognard.games.s42.data.units import COMBAT, SIDE, SOVIET, UNIT, UNITS, Mode
from grognard.games.s42.interface.actions import Drop, Go, Halt, PutBack
from grognard.games.s42.movement.areas import AREA_MOVE_FORBIDS, AreaMove, transferred
from grognard.games.s42.movement.crossings import FLOTILLA, is_ferried
from grognard.games.s42.movement.modes import CHOOSING
from grognard.games.s42.movement.network import party
from grognard.games.s42.movement.reach import March, allowance, modes, reach, reach_with
from grognard.games.s42.movement.steps import MoveStep, cost, may_step
from grognard.games.s42.options.planned_offensives import marched
from grognard.games.s42.retreat.disorder import disrupt
from grognard.games.s42.retreat.retreat import Flee
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import (
    EXTENDED,
    MOVED,
    MOVED_ONE_HEX,
    PLACE,
    Position,
    S42Game,
    names,
    place_name,
)
from grognard.games.s42.state.zones import in_zoc, is_contested, zones
from grognard.games.s42.supply.rail_heads import push_back
from grognard.games.s42.supply.sources import in_area
from grognard.series.zoc_bonds.marching import beyond, lacking, nearby, offered


def destination(name: str) -> int | None:
    """The place named: a hex or an entry area."""
    if name in HEX:
        return HEX[name]
    return PLACE[name] if name in PLACE and in_area(PLACE[name]) else None


# -- why a group may not go there ------------------------------------------------------------------------------------


@rule.forbids("5.5.7.d")
def railway_ferry_carries_trains(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """5.5.7 Only trains use the Vladimirovka ferry."""
    ends = pair(march.here, to)
    return evidence(*(HEXES[hex_] for hex_ in ends)) if ends == position.country.rail_ferry else None


@rule.forbids("6.2.a", "5.4.f")
def zone_stops_the_group(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """6.2 The group must stop in the enemy ZOC before this hex."""
    clause = "5.4.f" if mode == "tactical" else "6.2.a"
    if march.stopped:
        return evidence(UNITS[march.units[0]], place_name(march.here), by=clause)
    side, limit, group = SIDE[march.units[0]], allowance(position, march.units, mode), party(position, march.units)
    for from_hex, way in reach(position, march, mode).items():
        if from_hex >= 0 and to in GRID.near[from_hex] and in_zoc(position, side, from_hex):
            move_step = MoveStep(position, group, mode, from_hex, to)
            if may_step(move_step) and way.cost + (1 if mode == "tactical" else cost(move_step)) <= limit:
                return evidence(UNITS[march.units[0]], HEXES[from_hex], by=clause)
    return None


@rule.forbids("5.1.b", "5.4.a")
def out_of_reach(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """5.1 The group lacks the movement points, or has moved its two hexes."""
    if to in reach(position, march, mode):
        return None
    way = reach_with(position, march, mode, beyond(mode)).get(to)
    need, left = lacking(march, mode, allowance(position, march.units, mode), way)
    place, clause = place_name(to), "5.4.a" if mode == "tactical" else "5.1.b"
    return evidence(*names(march.units), place, by=clause, place=place, mode=mode, need=need, left=left)


@rule.forbids("22.3.2.b")
def entry_meets_a_bond(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """22.3.2 Units may not enter the map in the hex of an enemy bond."""
    return evidence(HEXES[to]) if to in zones(position, 1 - SIDE[march.units[0]]).hexes else None


def barrier(position: Position, march: March, mode: Mode, to: int) -> Verdict:
    """5.1 What forbids the last step into a hex, from the nearest hex the group could come from; or what closes an
    entry area."""
    if to < 0 or march.here < 0:
        area_move = judge(AREA_MOVE_FORBIDS, AreaMove(position, march.units, march.here, to))
        if not area_move or to < 0:
            return area_move
        bond = judge((entry_meets_a_bond,), position, march, mode, to)
        if not bond:
            return bond
    group = party(position, march.units)
    for from_hex in [march.here, *reach(position, march, mode)]:
        if from_hex >= 0 and to in GRID.near[from_hex]:
            first = march.steps == 0 and from_hex == march.here
            verdict = may_step(MoveStep(position, group, mode, from_hex, to, first=first))
            if not verdict:
                return verdict
    return True


def judged(position: Position, march: March, mode: Mode, to: int) -> Verdict:
    """May the group go there in this mode?"""
    if march.here < 0 and to < 0 and to not in reach(position, march, mode):
        area_move = judge(AREA_MOVE_FORBIDS, AreaMove(position, march.units, march.here, to))
        if not area_move:
            return area_move
    choice = judge(CHOOSING, position, march, mode)
    if not choice or to in reach(position, march, mode):
        return choice
    closed = judge((railway_ferry_carries_trains,), position, march, mode, to) and barrier(position, march, mode, to)
    return closed and judge((zone_stops_the_group, out_of_reach), position, march, mode, to)


@rule.forbids("5.1.f")
def cannot_be_left_behind(march: March, unit: int) -> Violation:
    """5.1 A stack may drop off its own units during its move, but not before it, and not the last one."""
    able = unit in march.units and march.steps and len(march.units) > 1
    return None if able else evidence(UNITS[unit])


@rule.forbids("5.1.a")
def has_not_set_out(march: March) -> Violation:
    """5.1 A group that has not moved has nothing to finish: it is deselected and may move later."""
    return None if march.steps else evidence(*names(march.units))


@rule.forbids("5.1.k")
def is_on_its_way(march: March) -> Violation:
    """5.1 A group that has moved is not deselected: it continues, or its move is over."""
    return evidence(*names(march.units)) if march.steps else None


# -- the march -------------------------------------------------------------------------------------------------------


@rule("25.2.1.c")
def has_moved_one_hex(position: Position, march: March) -> bool:
    """25.2.1 Whether the group has moved a single hex, not into an enemy ZOC: it may still go into reserve."""
    near = position.rules.reserves and march.steps == 1 and march.here >= 0
    return near and not in_zoc(position, SIDE[march.units[0]], march.here)


@rule("5.1.k")
def settle(game: S42Game, march: March) -> None:
    """5.1 The group has moved: unused points are lost, but it may attack after any mode. Artillery that moved far is
    disrupted (18.2.2); no other unit is, nor is artillery in a reserve army box."""
    mark = MOVED | (EXTENDED if march.mode == "extended" else 0)  # §5.4.d
    mark |= MOVED_ONE_HEX if has_moved_one_hex(game.position, march) else 0
    game.change(game.position.mark(march.units, mark))  # §5.1.g, §22.3.1.f
    for unit in march.units:
        marched(game, unit, march.steps)
        if is_unsettled(game.position, unit, march.steps):  # §13.1.2.b, §13.2.2.c, §18.2.2.c, §34.6.3.b
            disrupt(game, unit)


def reachable(position: Position, march: March) -> dict[tuple[int, Mode], int]:
    """Every place and mode with its cost: slower modes only where normal movement does not lead."""
    near = nearby(GRID, position.country.land, position.country.map_edge, march.here)
    return offered(modes(position, march), lambda mode: reach(position, march, mode), near)


def _goes(position: Position, asked: ChooseRoute) -> list[Go]:
    """Every place in reach, and the adjacent hexes that are not: the refusal says why."""
    march, places = asked.march, reachable(position, asked.march)
    mode = next(modes(position, march))
    reached = {place for place, _ in places}
    near = GRID.near[march.here] if march.here >= 0 else ()
    beside = [hex_ for hex_ in near if HEXES[hex_] and hex_ not in reached]
    return [*_reached(position, asked), *(Go(HEXES[hex_], mode) for hex_ in beside)]


@cache
def _going(place: int, mode: Mode) -> Go:
    return Go(place_name(place), mode)


def _reached(position: Position, asked: ChooseRoute) -> list[Go]:
    return [_going(place, mode) for place, mode in reachable(position, asked.march)]


def _may_go(position: Position, asked: ChooseRoute, action: Go) -> Verdict:
    to = destination(action.to)
    assert to is not None
    return judged(position, asked.march, action.mode, to)


def _go(game: S42Game, asked: ChooseRoute, action: Go) -> None:
    to = destination(action.to)
    assert to is not None
    way = reach(game.position, asked.march, action.mode)[to]
    begun = replace(asked.march, mode=action.mode)
    game.then(ExecuteMove(seats=asked.seats, side=asked.side, march=begun, path=way.path))


GO = Verb(
    Go,
    exists=lambda position, asked, action: destination(action.to) is not None,
    candidates=_goes,
    legal=_reached,
    verdict=_may_go,
    resolve=_go,
)


@rule("5.1.f")
def _drop(game: S42Game, asked: ChooseRoute, action: Drop) -> None:
    """5.1 The unit's move is over; the others continue."""
    march, unit = asked.march, UNIT[action.unit]
    rest = tuple(other_unit for other_unit in march.units if other_unit != unit)
    game.then(replace(asked, march=replace(march, units=rest)))  # §20.1.3.c
    settle(game, replace(march, units=(unit,)))


DROP = Verb(
    Drop,
    exists=lambda position, asked, action: action.unit in UNIT,
    candidates=lambda position, asked: [Drop(UNITS[unit]) for unit in asked.march.units],
    args=lambda position, asked, action: (asked.march, UNIT[action.unit]),
    forbids=(cannot_be_left_behind,),
    resolve=_drop,
)
HALT = Verb(
    Halt,
    args=lambda position, asked, action: (asked.march,),
    forbids=(has_not_set_out,),
    resolve=lambda game, asked, action: settle(game, asked.march),
)
PUT_BACK = Verb(
    PutBack,
    args=lambda position, asked, action: (asked.march,),
    forbids=(is_on_its_way,),
    resolve=lambda game, asked, action: None,
)


class ChooseRoute(Decision, frozen=True, kw_only=True):
    """5.1 Where the group moves next; it may leave units behind on the way. No other group moves before it has
    finished."""

    rule: ClassVar[str] = "5.1.j"
    verbs = (GO, DROP, HALT, PUT_BACK)
    finish_first = "5.1.j"  # §5.1.j
    side: int
    march: March

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return names(self.march.units)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-route", {"units": names(self.march.units), "count": len(self.march.units)})


@rule("5.1.a")
class ExecuteMove(Procedure, frozen=True, kw_only=True):
    """5.1 One step after another, each judged when it is taken: pontoons and bonds count as they are at that moment."""

    seats: tuple[str, ...]
    side: int
    march: March
    path: tuple[int, ...]

    def run(self, game: S42Game) -> None:
        march, position = self.march, game.position
        if not self.path:
            self.pause(game)
            return
        to = self.path[0]
        if to < 0:
            self.leave_the_map(game, to)
            return
        if any(COMBAT[unit] for unit in march.units) and is_barred(game, self.side, to):
            game.then(BarTheWay(seats=OWNER, hex=to), self)
            return
        move_step = None
        if march.here >= 0:
            group = party(position, march.units)
            move_step = MoveStep(position, group, march.begun, march.here, to, first=march.steps == 0)
            if not may_step(move_step):  # §5.5.5.e, §5.5.5.f, §7.3.e, §6.2.d
                self.bar(game, to)
                return
        elif position.fighters(to, 1 - self.side) and not is_contested(position, to):
            self.bar(game, to)
            return
        self.step(game, to, self.price(position, move_step, to))

    def price(self, position: Position, move_step: MoveStep | None, to: int) -> int:
        """The cost of the step: on the map by terrain, from an entry area by the first hex."""
        if self.march.begun == "tactical":
            return 0
        return cost(move_step) if move_step is not None else reach(position, self.march, self.march.begun)[to].cost

    def bar(self, game: S42Game, to: int) -> None:
        """Something on the way has changed: the group chooses again, and its mode too if it has not moved."""
        march = self.march if self.march.steps else replace(self.march, mode="")
        game.log("way-barred", "5.1.b", units=names(march.units), hex=HEXES[to])
        game.then(ChooseRoute(seats=self.seats, side=self.side, march=march))

    def step(self, game: S42Game, to: int, price: int) -> None:
        march, position = self.march, game.position
        moved = position.with_pieces({unit: replace(position.pieces[unit], place=to) for unit in march.units})
        ferried = march.here >= 0 and is_ferried(position, march.here, to) and not moved.uses(FLOTILLA)
        game.change(moved.having(FLOTILLA) if ferried else moved)
        game.log("units-moved", "5.1.a", units=names(march.units), start=place_name(march.here), end=HEXES[to])
        passed(game, march.units, (march.here, to))
        if self.side == SOVIET:
            push_back(game)
        stopped = in_zoc(game.position, self.side, to)
        here = replace(march, here=to, spent=march.spent + price, steps=march.steps + 1, stopped=stopped)
        rest = () if stopped else self.path[1:]  # §6.2.a
        game.then(replace(self, march=here, path=rest))
        if any(COMBAT[unit] for unit in march.units):
            able = bool(rest) or bool(reach(game.position, here, march.begun))
            game.then(Flee(side=self.side, hex=to, able=able))

    def leave_the_map(self, game: S42Game, to: int) -> None:
        """22.3.1, 22.6.1 Into an entry area, from the map or from another area: there the move ends."""
        march, position = self.march, game.position
        game.change(position.with_pieces({u: replace(position.pieces[u], place=to) for u in march.units}))  # §22.3.1.a
        game.log("units-left-map", "22.3.1.a", units=names(march.units), area=place_name(to))
        if march.here < 0:
            game.change(transferred(game.position, march.units))  # §22.6.1.a
        settle(game, replace(march, here=to, steps=march.steps + 1))  # §22.3.1.d, §22.3.1.e

    def pause(self, game: S42Game) -> None:
        """The path is done: the rest of the group's allowance may still be used."""
        march = self.march
        if reach(game.position, march, march.begun):
            game.then(ChooseRoute(seats=self.seats, side=self.side, march=march))
        else:
            settle(game, march)
