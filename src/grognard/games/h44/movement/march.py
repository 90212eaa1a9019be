"""8.0 A group on the move: step by step, met by bridges, unknown units and fugitives where they are."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.h44.bridges.bridge_phase import AskBridge, mined_at
from grognard.games.h44.data.board import AREAS, GRID, HEX, HEXES
from grognard.games.h44.data.units import ALLIED, ARTILLERY, SIDE, UNIT, UNITS, Mode
from grognard.games.h44.interface.actions import Detach, Drop, Go, Halt, PutBack
from grognard.games.h44.movement.breakdown import DETACHING, Split, detach, detaches
from grognard.games.h44.movement.ferries import ferry_for, use
from grognard.games.h44.movement.ground import STEPPING, Step, cost, deeper
from grognard.games.h44.movement.modes import CHOOSING
from grognard.games.h44.movement.reach import (
    Trek,
    allowance,
    company,
    joins_the_unknown,
    modes,
    reach,
    rival_heads,
    stops,
    unknown_ahead,
)
from grognard.games.h44.retreat.disorder import disrupt, is_shaken
from grognard.games.h44.retreat.full_retreat import Flee
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.control import take
from grognard.games.h44.state.position import (
    AREA,
    ENGAGED,
    EXTENDED,
    MOVED,
    REFITTED,
    SPENT,
    H44Game,
    Position,
    names,
    place_name,
)
from grognard.games.h44.state.zones import dry, in_zoc
from grognard.games.h44.turn.edges import LEAVING, Leap, ferry_over
from grognard.series.zoc_bonds.marching import MODES, offered


def destination(name: str) -> int | None:
    """The place a name of a hex or an entry area stands for."""
    if name in HEX:
        return HEX[name]
    area = name.removeprefix("area-")
    return AREA - AREAS.index(area) if name.startswith("area-") and area in AREAS else None


@cache
def going(place: int, mode: Mode) -> Go:
    """The answer that leads to a place."""
    return Go(place_name(place), mode)


# -- why a group may not go there ------------------------------------------------------------------------------------


@rule.forbids("8.2.2.f")
def stacks_do_not_hurry(position: Position, trek: Trek, mode: Mode, to: int) -> Violation:
    """8.2.2 A stack in extended movement would end it together; its units go one by one."""
    return evidence(*names(trek.units)) if mode == "extended" and to >= 0 and len(trek.units) > 1 else None


@rule.forbids("8.2.2.f")
def extended_ends_alone(position: Position, trek: Trek, mode: Mode, to: int) -> Violation:
    """8.2.2 Extended movement does not end with another own unit."""
    others = company(position, trek, to) if mode == "extended" and to >= 0 else []
    return evidence(*names(others)) if others and SIDE[others[0]] == SIDE[trek.units[0]] else None


@rule("25.2.1.a")
@rule.forbids("8.2.2.f")
def extended_ends_with_the_unknown(position: Position, trek: Trek, mode: Mode, to: int) -> Violation:
    """8.2.2 Nor with an unknown unit, which is a German one."""
    joins = mode == "extended" and joins_the_unknown(position, trek, to)
    return evidence(HEXES[to]) if joins else None


@rule.forbids("6.1.h")
def heads_keep_apart(position: Position, trek: Trek, mode: Mode, to: int) -> Violation:
    """6.1 A supply head does not end its move in the hex of another."""
    others = rival_heads(position, trek, to)
    return evidence(*names(others)) if others else None


@rule.forbids("14.2.c")
def shaken_units_seek_calm(position: Position, trek: Trek, mode: Mode, to: int) -> Violation:
    """14.2 Disordered units of low quality that began in an enemy zone of control do not end in one if they can help
    it."""
    shaken = to >= 0 and is_shaken(position, trek.units, trek.start) and in_zoc(position, SIDE[trek.units[0]], to)
    return evidence(*names(trek.units)) if shaken and to not in reach(position, trek, mode) else None


ENDING = (extended_ends_alone, extended_ends_with_the_unknown, heads_keep_apart)


def barrier(position: Position, trek: Trek, mode: Mode, to: int) -> Verdict:
    """8.1 The prohibition that closes the last step into a hex, from the nearest hex the group could come from."""
    edge = judge(LEAVING, Leap(position, trek.units, trek.here, to))
    if edge is not True or to < 0:
        return edge
    near = [trek.here, *(hex_ for hex_ in reach(position, trek, mode) if hex_ >= 0)]
    for one in near:
        if one >= 0 and to in GRID.near[one]:
            step = Step(position, trek.units, mode, one, to, first=trek.steps == 0 and one == trek.here)
            verdict = judge(STEPPING, step)
            if verdict is not True:
                return verdict
    return True


@rule.forbids("7.2.a", "8.3.2.b", "19.1.d")
def zone_stops_the_group(position: Position, trek: Trek, mode: Mode, to: int) -> Violation:
    """7.2 The group could go on to the hex, had it not to stop in an enemy zone of control beside it."""
    clause = "19.1.d" if trek.start < 0 else "8.3.2.b" if mode == "tactical" else "7.2.a"
    if to < 0 or trek.stopped:
        return evidence(UNITS[trek.units[0]], place_name(trek.here), by=clause) if trek.stopped else None
    limit = allowance(position, trek.units, mode)
    for one, way in reach(position, trek, mode).items():
        if one >= 0 and to in GRID.near[one] and stops(position, trek.units, mode, one):  # §7.2.g
            step = Step(position, trek.units, mode, one, to)
            if way.cost + (1 if mode == "tactical" else cost(step, way.burden)) <= limit:
                return evidence(UNITS[trek.units[0]], HEXES[one], by=clause)
    return None


@rule.forbids("20.2.5.b")
def one_hex_after_replacements(position: Position, trek: Trek, mode: Mode, to: int) -> Violation:
    """20.2.5 A unit that has taken in replacements goes one hex."""
    fresh = [unit for unit in trek.units if position.pieces[unit].has(REFITTED)]
    return evidence(*names(fresh)) if fresh else None


@rule.forbids("8.1.b", "8.3.1.a")
def out_of_reach(position: Position, trek: Trek, mode: Mode, to: int) -> Violation:
    """8.1 The group has not the movement points."""
    if to in reach(position, trek, mode):
        return None
    return evidence(*names(trek.units), place_name(to), by="8.3.1.a" if mode == "tactical" else "8.1.b")


def judged(position: Position, trek: Trek, mode: Mode, to: int) -> Verdict:
    """May the group go there in this mode?"""
    first = judge(CHOOSING, position, trek, mode)
    if first is not True:
        return first
    if to in reach(position, trek, mode):
        return True
    alone = judge((stacks_do_not_hurry, shaken_units_seek_calm, *ENDING), position, trek, mode, to)
    if alone is not True:
        return alone
    closed = barrier(position, trek, mode, to)
    far = (zone_stops_the_group, one_hex_after_replacements, out_of_reach)
    return closed if closed is not True else judge(far, position, trek, mode, to)


def may_end(position: Position, trek: Trek, units: tuple[int, ...]) -> Verdict:
    """8.1 May these units of the group end their move here? Where their company is not allowed, only if there is no
    way on."""
    mode = trek.begun
    if not reach(position, trek, mode):
        return True
    return judge(ENDING, position, trek if units == trek.units else replace(trek, units=units), mode, trek.here)


@rule.forbids("8.1.g")
def stack_leaves_none_behind(trek: Trek, unit: int) -> Violation:
    """8.1 A stack that has begun to move may leave one of its units behind."""
    drops = trek.steps and len(trek.units) > 1 and unit in trek.units
    return None if drops else evidence(UNITS[unit])


@rule.forbids("8.1.k")
def group_has_not_moved(trek: Trek) -> Violation:
    """8.1 A group that was taken up moves, or is put back."""
    return None if trek.steps else evidence(*names(trek.units))


@rule.forbids("8.1.k")
def group_is_on_its_way(trek: Trek) -> Violation:
    """8.1 A move that was begun is finished."""
    return evidence(*names(trek.units)) if trek.steps else None


@rule.forbids("8.1.k")
def another_group_moves(trek: Trek, unit: int) -> Violation:
    """8.1 Until the group has finished, units outside it do nothing."""
    return None if unit in trek.units else evidence(UNITS[unit], UNITS[trek.units[0]])


@rule("8.1.g", "8.1.k")
class ChooseRoute(Decision, frozen=True, kw_only=True):
    """8.1 Where the group goes next; it may leave units behind on the way. Nobody else moves before it has finished."""

    rule: ClassVar[str] = "8.1.k"
    accepts = (Go, Drop, Halt, PutBack, Detach)
    finish_first = "8.1.k"
    side: int
    trek: Trek

    def reachable(self, position: Position) -> dict[tuple[int, Mode], int]:
        """Every place and mode with its cost: the slower modes only where the normal one does not lead."""
        open_ = set(modes(position, self.trek))
        return offered({mode: reach(position, self.trek, mode) for mode in MODES if mode in open_})

    def candidates(self, game: H44Game) -> list[Action]:
        trek = self.trek
        around = [h for h in GRID.near[trek.here] if HEXES[h]] if trek.here >= 0 else []
        goes = dict.fromkeys(Go(place_name(place), mode) for place, mode in self.reachable(game.position))
        mode = next(modes(game.position, trek))
        goes.update(dict.fromkeys(Go(HEXES[h], mode) for h in around if not any(g.to == HEXES[h] for g in goes)))
        return [*goes, *self._others(), *self._splits(game.position)]

    def _splits(self, position: Position) -> list[Detach]:
        """21.3 On the way a unit may be broken down: the part has come as far as its parent, and goes on with it."""
        # §21.1.d, §21.3.a
        return [split for unit in self.trek.units for split in detaches(position, unit)] if self.trek.steps else []

    def _others(self) -> list[Action]:
        drops: list[Action] = (
            [Drop(UNITS[u]) for u in self.trek.units] if self.trek.steps and len(self.trek.units) > 1 else []
        )
        return [*drops, Halt() if self.trek.steps else PutBack()]

    def actions(self, game: H44Game) -> list[Action]:
        goes: list[Action] = [going(place, mode) for place, mode in self.reachable(game.position)]
        more = [*self._others(), *self._splits(game.position)]
        return [*goes, *(action for action in more if self.verdict(game, action) is True)]

    def offers(self, game: H44Game, action: Action) -> bool:
        if isinstance(action, Go):
            return destination(action.to) is not None
        if isinstance(action, Detach):
            return action.unit in UNIT and action.part in UNIT
        return not isinstance(action, Drop) or action.unit in UNIT

    def verdict(self, game: H44Game, action: Action) -> Verdict:
        trek = self.trek
        if isinstance(action, Detach):
            unit = UNIT[action.unit]
            moves = judge((another_group_moves,), trek, unit) and judge((group_has_not_moved,), trek)
            return moves and judge(DETACHING, Split(game.position, unit, UNIT[action.part], self.side))
        if isinstance(action, Drop):
            stays = judge((stack_leaves_none_behind,), trek, UNIT[action.unit])
            return stays and may_end(game.position, trek, (UNIT[action.unit],))
        if isinstance(action, Halt):
            return judge((group_has_not_moved,), trek) and may_end(game.position, trek, trek.units)
        if not isinstance(action, Go):
            return judge((group_is_on_its_way,), trek)
        to = destination(action.to)
        assert to is not None
        return judged(game.position, trek, action.mode, to)

    def resolve(self, game: H44Game, action: Action) -> None:
        trek = self.trek
        if isinstance(action, Go):
            to = destination(action.to)
            assert to is not None
            way = reach(game.position, trek, action.mode)[to]
            begun = replace(trek, mode=action.mode)
            game.then(Trudge(seats=self.seats, side=self.side, trek=begun, path=way.path))
        elif isinstance(action, Drop):
            unit = UNIT[action.unit]
            settle(game, replace(trek, units=(unit,)))
            game.then(replace(self, trek=replace(trek, units=tuple(u for u in trek.units if u != unit))))
        elif isinstance(action, Detach):
            unit, part = UNIT[action.unit], UNIT[action.part]
            left = detach(game, unit, part)
            units = (*(left if u == unit else u for u in trek.units), part)  # §21.3.c
            game.then(replace(self, trek=replace(trek, units=units)))
        elif isinstance(action, Halt):
            settle(game, trek)

    def subject(self, game: H44Game) -> tuple[str, ...]:
        return names(self.trek.units)

    def prompt(self, game: H44Game) -> Message:
        return Message("ask-choose-route", {"units": names(self.trek.units), "count": len(self.trek.units)})


@rule("8.1.h", "17.3.c", "14.1.2.c")
def settle(game: H44Game, trek: Trek) -> None:
    """8.1 The group has moved: guns and engaged units that went two hexes are disrupted (17.3, 11.5.1)."""
    mark = MOVED | (EXTENDED if trek.mode == "extended" else 0)
    game.change(game.position.mark(trek.units, mark))  # §8.1.h
    if trek.mode == "tactical" and trek.steps >= 2:  # §11.5.1.d, §17.3.b
        for unit in trek.units:
            if ARTILLERY[unit] or game.position.pieces[unit].has(ENGAGED):  # §14.1.2.c, §17.3.c, §14.1.2.d
                disrupt(game, unit)


@rule("8.1.j")
class Trudge(Procedure, frozen=True, kw_only=True):
    """8.1 One step after another: what lies in the way is met where it lies."""

    seats: tuple[str, ...]
    side: int
    trek: Trek
    path: tuple[int, ...]
    asked: bool = False

    def run(self, game: H44Game) -> None:
        trek, position = self.trek, game.position
        again = ChooseRoute(seats=self.seats, side=self.side, trek=trek)
        if not self.path:
            self.pause(game)
            return
        to = self.path[0]
        if to < 0 or trek.here < 0:
            self.over_the_edge(game, to)
            return
        bridge = position.bridge(trek.here, to)
        if self.side == ALLIED and bridge is not None and not self.asked and bridge in mined_at(position, to):
            game.then(AskBridge(bridge=bridge, cause="crossing"), replace(self, asked=True))  # §5.4.b
            return
        mode = trek.begun
        step = Step(position, trek.units, mode, trek.here, to, first=trek.steps == 0)
        if judge(STEPPING, step) is not True:
            game.log("way-barred", "8.1.b", units=names(trek.units), hex=HEXES[to])
            game.then(again) if trek.steps else game.then(replace(again, trek=replace(trek, mode="")))
            return
        if not self.meets(game, to):  # §8.1.j
            self.step(game, step)

    @rule("25.3.1.a", "25.3.1.c", "25.4.e")
    def meets(self, game: H44Game, to: int) -> bool:
        """25.3.1 An unknown unit that nobody but fugitives stands by is met by marching in."""
        if self.side != ALLIED or not game.position.lone_unknown(to):  # §25.3.1.a, §25.4.e
            return False
        from grognard.games.h44.airborne.encounter import Encounter

        game.then(Encounter(seats=self.seats, side=self.side, trek=self.trek, hex=to, path=self.path))  # §25.3.1.c
        return True

    def over_the_edge(self, game: H44Game, to: int) -> None:
        """19.1, 19.3 Onto the map from an entry area, from the map into one, or from area to area: who went that way
        does not attack this turn (19.6.d). By the ferry of an area goes one step a turn (19.3.2)."""
        trek = self.trek
        ferry = ferry_over(game.position, trek.units, trek.here, to)
        if ferry is not None:
            use(game, trek.units, ferry)
        if to >= 0:
            step = Step(game.position, trek.units, trek.begun, -1, to, first=True)
            if not self.meets(game, to):
                self.step(game, step)
            return
        moved = {u: replace(game.position.pieces[u], place=to) for u in trek.units}
        game.change(game.position.with_pieces(moved))
        game.log("units-left-map", "19.3.1.a", units=names(trek.units), area=place_name(to))
        settle(game, replace(trek, here=to, steps=trek.steps + 1))
        if trek.start < 0 and trek.start != to:
            game.change(game.position.mark(trek.units, SPENT))  # §19.6.d

    def step(self, game: H44Game, step: Step) -> None:
        trek, position, to = self.trek, game.position, step.other
        over = trek.here >= 0 and not dry(position, trek.here, to)
        key = ferry_for(position, trek.units, trek.here, to) if over else None  # §8.5.5.a
        price = 0 if trek.mode == "tactical" else cost(step, trek.woods)  # §25.3.1.b
        game.change(position.with_pieces({u: replace(position.pieces[u], place=to) for u in trek.units}))
        if key is not None:
            use(game, trek.units, key)
        game.log("units-moved", "8.1.a", units=names(trek.units), start=place_name(trek.here), end=HEXES[to])
        woods = min(2, trek.woods + 1) if deeper(position, trek.here, to) else trek.woods
        stopped = stops(game.position, trek.units, step.mode, to)
        here = replace(trek, here=to, spent=trek.spent + price, steps=trek.steps + 1, woods=woods, stopped=stopped)
        met = self.path[1:2] if stopped and self.path[1:2] else ()
        meets = bool(met) and met[0] in unknown_ahead(game.position, self.side, step.mode, to)
        rest = () if stopped and not meets else self.path[1:]  # §7.2.a, §7.2.g
        game.then(replace(self, trek=here, path=rest, asked=False))
        take(game, self.side, to)
        asks = (
            # §5.4.a
            [AskBridge(bridge=b, cause="approach") for b in mined_at(game.position, to)] if self.side == ALLIED else []
        )
        game.then(*asks, Flee(side=self.side, hex=to))  # §14.3.2.i

    def pause(self, game: H44Game) -> None:
        """The way is done: what is left of the group's allowance may still be used."""
        trek = self.trek
        mode = trek.begun
        used = trek.steps if mode == "tactical" else trek.spent
        if trek.stopped or used >= allowance(game.position, trek.units, mode) or not reach(game.position, trek, mode):
            settle(game, trek)
        else:
            game.then(ChooseRoute(seats=self.seats, side=self.side, trek=trek))
