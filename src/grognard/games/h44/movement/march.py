"""8.0 A group on the move, step by step: bridges, unknown units and units in full retreat react where they are."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.bridges.bridge_phase import AskBridge, mined_at
from grognard.games.h44.data.board import GRID, HEXES
from grognard.games.h44.data.units import ALLIED, ARTILLERY, UNIT, UNITS, Mode
from grognard.games.h44.interface.actions import Detach, Drop, Go, Halt, PutBack
from grognard.games.h44.movement.breakdown import DETACHING, Split, detach, detaches
from grognard.games.h44.movement.destinations import destination, judged, may_end
from grognard.games.h44.movement.ferries import ferry_for, use
from grognard.games.h44.movement.ground import STEPPING, Step, cost, deeper
from grognard.games.h44.movement.reach import (
    March,
    allowance,
    modes,
    reach,
    stops,
    unknown_ahead,
)
from grognard.games.h44.retreat.disorder import disrupt
from grognard.games.h44.retreat.full_retreat import Flee
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.control import take
from grognard.games.h44.state.position import (
    ENGAGED,
    EXTENDED,
    MOVED,
    SPENT,
    H44Game,
    Position,
    names,
    place_name,
)
from grognard.games.h44.state.zones import dry
from grognard.games.h44.turn.edges import ferry_over
from grognard.series.zoc_bonds.marching import nearby, offered


@cache
def going(place: int, mode: Mode) -> Go:
    """The answer that leads to a place."""
    return Go(place_name(place), mode)


@rule("8.1.h", "17.3.c", "14.1.2.c")
def settle(game: H44Game, march: March) -> None:
    """8.1 The group has moved: artillery and engaged units that moved two hexes are disrupted (17.3, 11.5.1)."""
    mark = MOVED | (EXTENDED if march.mode == "extended" else 0)
    game.change(game.position.mark(march.units, mark))  # §8.1.h
    if march.mode == "tactical" and march.steps >= 2:  # §11.5.1.d, §17.3.b
        for unit in march.units:
            if ARTILLERY[unit] or game.position.pieces[unit].has(ENGAGED):  # §14.1.2.c, §17.3.c, §14.1.2.d
                disrupt(game, unit)


@rule.forbids("8.1.g")
def stack_leaves_none_behind(march: March, unit: int) -> Violation:
    """8.1 A stack that has begun to move may drop off one of its units."""
    drops = march.steps and len(march.units) > 1 and unit in march.units
    return None if drops else evidence(UNITS[unit])


@rule.forbids("8.1.k")
def group_has_not_moved(march: March) -> Violation:
    """8.1 A selected group moves, or is deselected."""
    return None if march.steps else evidence(*names(march.units))


@rule.forbids("8.1.k")
def group_is_on_its_way(march: March) -> Violation:
    """8.1 A move that was begun must be finished."""
    return evidence(*names(march.units)) if march.steps else None


@rule.forbids("8.1.k")
def another_group_moves(march: March, unit: int) -> Violation:
    """8.1 Until the group has finished, units outside it do nothing."""
    return None if unit in march.units else evidence(UNITS[unit], UNITS[march.units[0]])


def reachable(position: Position, march: March) -> dict[tuple[int, Mode], int]:
    """Every place and mode with its cost: slower modes only where normal movement does not lead."""
    near = nearby(GRID, position.country.land, position.country.map_edge, march.here)
    return offered(modes(position, march), lambda mode: reach(position, march, mode), near)


def _places(position: Position, asked: ChooseRoute) -> list[Go]:
    """Every place within reach, and the hexes around."""
    march = asked.march
    around = [h for h in GRID.near[march.here] if HEXES[h]] if march.here >= 0 else []
    goes = dict.fromkeys(Go(place_name(place), mode) for place, mode in reachable(position, march))
    mode = next(modes(position, march))
    goes.update(dict.fromkeys(Go(HEXES[h], mode) for h in around if not any(g.to == HEXES[h] for g in goes)))
    return list(goes)


def _may_go(position: Position, asked: ChooseRoute, action: Go) -> Verdict:
    to = destination(action.to)
    assert to is not None
    return judged(position, asked.march, action.mode, to)


def _go(game: H44Game, asked: ChooseRoute, action: Go) -> None:
    to = destination(action.to)
    assert to is not None
    way = reach(game.position, asked.march, action.mode)[to]
    begun = replace(asked.march, mode=action.mode)
    game.then(ExecuteMove(seats=asked.seats, side=asked.side, march=begun, path=way.path))


GO = Verb(
    Go,
    candidates=_places,
    exists=lambda position, asked, action: destination(action.to) is not None,
    legal=lambda position, asked: [going(place, mode) for place, mode in reachable(position, asked.march)],
    verdict=_may_go,
    resolve=_go,
)


def _may_drop(position: Position, asked: ChooseRoute, action: Drop) -> Verdict:
    stays = judge((stack_leaves_none_behind,), asked.march, UNIT[action.unit])
    return stays and may_end(position, asked.march, (UNIT[action.unit],))


@rule("8.1.g")
def _drop(game: H44Game, asked: ChooseRoute, action: Drop) -> None:
    """8.1 The unit's move is over; the others continue."""
    unit, march = UNIT[action.unit], asked.march
    settle(game, replace(march, units=(unit,)))
    game.then(replace(asked, march=replace(march, units=tuple(u for u in march.units if u != unit))))


DROP = Verb(
    Drop,
    candidates=lambda position, asked: (
        [Drop(UNITS[u]) for u in asked.march.units] if asked.march.steps and len(asked.march.units) > 1 else []
    ),
    exists=lambda position, asked, action: action.unit in UNIT,
    verdict=_may_drop,
    resolve=_drop,
)
HALT = Verb(
    Halt,
    candidates=lambda position, asked: [Halt()] if asked.march.steps else [],
    exists=lambda position, asked, action: True,
    verdict=lambda position, asked, action: (
        judge((group_has_not_moved,), asked.march) and may_end(position, asked.march, asked.march.units)
    ),
    resolve=lambda game, asked, action: settle(game, asked.march),
)
PUT_BACK = Verb(
    PutBack,
    candidates=lambda position, asked: [] if asked.march.steps else [PutBack()],
    exists=lambda position, asked, action: True,
    args=lambda position, asked, action: (asked.march,),
    forbids=(group_is_on_its_way,),
    resolve=lambda game, asked, action: None,
)


@rule("21.1.d", "21.3.a")
def _splits(position: Position, asked: ChooseRoute) -> list[Detach]:
    """21.3 A unit may be broken down on the way: the part has come as far as its parent, and continues with it."""
    return [split for unit in asked.march.units for split in detaches(position, unit)] if asked.march.steps else []


def _may_detach(position: Position, asked: ChooseRoute, action: Detach) -> Verdict:
    unit = UNIT[action.unit]
    moves = judge((another_group_moves,), asked.march, unit) and judge((group_has_not_moved,), asked.march)
    return moves and judge(DETACHING, Split(position, unit, UNIT[action.part], asked.side))


@rule("21.3.c")
def _detach(game: H44Game, asked: ChooseRoute, action: Detach) -> None:
    """21.3 The part continues with its parent."""
    unit, part = UNIT[action.unit], UNIT[action.part]
    left = detach(game, unit, part)
    units = (*(left if u == unit else u for u in asked.march.units), part)  # §21.3.c
    game.then(replace(asked, march=replace(asked.march, units=units)))


DETACH_ON_THE_WAY = Verb(
    Detach,
    candidates=_splits,
    exists=lambda position, asked, action: action.unit in UNIT and action.part in UNIT,
    verdict=_may_detach,
    resolve=_detach,
)


class ChooseRoute(Decision, frozen=True, kw_only=True):
    """8.1 Where the group moves next; it may leave units behind on the way. No other unit moves before it has
    finished."""

    rule: ClassVar[str] = "8.1.k"
    verbs = (GO, DROP, HALT, PUT_BACK, DETACH_ON_THE_WAY)
    finish_first = "8.1.k"
    side: int
    march: March

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return names(self.march.units)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-route", {"units": names(self.march.units), "count": len(self.march.units)})


@rule("8.1.j")
class ExecuteMove(Procedure, frozen=True, kw_only=True):
    """8.1 One step after another: what is on the way is met where it is."""

    seats: tuple[str, ...]
    side: int
    march: March
    path: tuple[int, ...]
    asked: bool = False

    def run(self, game: H44Game) -> None:
        march, position = self.march, game.position
        again = ChooseRoute(seats=self.seats, side=self.side, march=march)
        if not self.path:
            self.pause(game)
            return
        to = self.path[0]
        if to < 0 or march.here < 0:
            self.over_the_edge(game, to)
            return
        bridge = position.bridge(march.here, to)
        if self.side == ALLIED and bridge is not None and not self.asked and bridge in mined_at(position, to):
            game.then(AskBridge(bridge=bridge, cause="crossing"), replace(self, asked=True))  # §5.4.b
            return
        mode = march.begun
        step = Step(position, march.units, mode, march.here, to, first=march.steps == 0)
        if judge(STEPPING, step) is not True:
            game.log("way-barred", "8.1.b", units=names(march.units), hex=HEXES[to])
            game.then(again) if march.steps else game.then(replace(again, march=replace(march, mode="")))
            return
        if not self.meets(game, to):  # §8.1.j
            self.step(game, step)

    @rule("25.3.1.a", "25.3.1.c", "25.4.e")
    def meets(self, game: H44Game, to: int) -> bool:
        """25.3.1 An unknown unit stacked only with units in full retreat is encountered by moving in."""
        if self.side != ALLIED or not game.position.lone_unknown(to):  # §25.3.1.a, §25.4.e
            return False
        from grognard.games.h44.airborne.encounter import Encounter

        game.then(Encounter(seats=self.seats, side=self.side, march=self.march, hex=to, path=self.path))  # §25.3.1.c
        return True

    def over_the_edge(self, game: H44Game, to: int) -> None:
        """19.1, 19.3 Onto the map from an entry area, from the map into one, or from area to area: units that do so may
        not attack this turn (19.6.d). An area's ferry carries one step a turn (19.3.2)."""
        march = self.march
        ferry = ferry_over(game.position, march.units, march.here, to)
        if ferry is not None:
            use(game, march.units, ferry)
        if to >= 0:
            step = Step(game.position, march.units, march.begun, -1, to, first=True)
            if not self.meets(game, to):
                self.step(game, step)
            return
        moved = {u: replace(game.position.pieces[u], place=to) for u in march.units}
        game.change(game.position.with_pieces(moved))
        game.log("units-left-map", "19.3.1.a", units=names(march.units), area=place_name(to))
        settle(game, replace(march, here=to, steps=march.steps + 1))
        if march.start < 0 and march.start != to:
            game.change(game.position.mark(march.units, SPENT))  # §19.6.d

    def step(self, game: H44Game, step: Step) -> None:
        march, position, to = self.march, game.position, step.to_hex
        over = march.here >= 0 and not dry(position, march.here, to)
        key = ferry_for(position, march.units, march.here, to) if over else None  # §8.5.5.a
        price = 0 if march.mode == "tactical" else cost(step, march.woods)  # §25.3.1.b
        game.change(position.with_pieces({u: replace(position.pieces[u], place=to) for u in march.units}))
        if key is not None:
            use(game, march.units, key)
        game.log("units-moved", "8.1.a", units=names(march.units), start=place_name(march.here), end=HEXES[to])
        woods = min(2, march.woods + 1) if deeper(position, march.here, to) else march.woods
        stopped = stops(game.position, self.side, step.mode, to)
        here = replace(march, here=to, spent=march.spent + price, steps=march.steps + 1, woods=woods, stopped=stopped)
        met = self.path[1:2] if stopped and self.path[1:2] else ()
        meets = bool(met) and met[0] in unknown_ahead(game.position, self.side, step.mode, to)
        rest = () if stopped and not meets else self.path[1:]  # §7.2.a
        game.then(replace(self, march=here, path=rest, asked=False))
        take(game, self.side, to)
        asks = (
            # §5.4.a
            [AskBridge(bridge=b, cause="approach") for b in mined_at(game.position, to)] if self.side == ALLIED else []
        )
        game.then(*asks, Flee(side=self.side, hex=to))  # §14.3.2.i

    def pause(self, game: H44Game) -> None:
        """The path is done: the rest of the group's allowance may still be used."""
        march = self.march
        mode = march.begun
        used = march.steps if mode == "tactical" else march.spent
        if (
            march.stopped
            or used >= allowance(game.position, march.units, mode)
            or not reach(game.position, march, mode)
        ):
            settle(game, march)
        else:
            game.then(ChooseRoute(seats=self.seats, side=self.side, march=march))
