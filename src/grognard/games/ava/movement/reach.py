"""9.2, 9.3 Where a unit can go: every hex in reach with the cheapest way, normal or strategic. Costs in half points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from grognard.core.derived import derived
from grognard.games.ava.data.ground import PACK, SOVIET, Steps
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.operation import OFF_MAP
from grognard.games.ava.state.position import CONSTANTS, IS_MECH, SIDE, Position
from grognard.hexes.paths import cheapest_routes, node

ZOC_IN, ZOC_OUT = 2 * CONSTANTS.zoc_enter, 2 * CONSTANTS.zoc_leave


class Way(Struct, frozen=True):
    """How a hex is reached."""

    cost: int
    path: tuple[int, ...]
    """Every hex entered, the last one included."""
    strategic: bool = False


class Reach(Struct, frozen=True):
    """Every hex a unit can pass or reach, and what it costs; stacking is not yet considered."""

    start: int
    allowance: int
    normal: dict[int, int]
    came: dict[int, int]
    march: dict[int, int]
    march_came: dict[int, int]

    def way(self, hex_: int) -> Way | None:
        """The cheapest way, normal if that suffices, else strategic."""
        if hex_ in self.normal:
            return Way(self.normal[hex_], self.path(self.came, hex_))
        if hex_ in self.march:
            return Way(self.march[hex_], self.path(self.march_came, hex_), True)
        return None

    def path(self, came: dict[int, int], hex_: int) -> tuple[int, ...]:
        path = [hex_]
        while came[path[-1]] != self.start:
            path.append(came[path[-1]])
        return tuple(reversed(path))

    def hexes(self) -> Iterator[int]:
        yield from self.normal
        yield from (hex_ for hex_ in self.march if hex_ not in self.normal)


class Mover(NamedTuple):
    """What matters of a unit for where it can go."""

    side: int
    mech: bool
    mountain: bool
    allowance: int


def mover(position: Position, unit: int) -> Mover:
    return Mover(SIDE[unit], IS_MECH[unit], PACK.units[unit].mountain, position.allowance(unit))


def steps_of(position: Position, unit: int) -> Steps:
    return position.ground.steps(SIDE[unit], IS_MECH[unit], PACK.units[unit].mountain)


def reach(position: Position, unit: int, *, entry: int | None = None, shy: bool = False, march: bool = True) -> Reach:
    """Everything a unit can reach from where it stands, or from off the map through `entry`.

    `shy`: it may neither enter nor leave enemy zones of control (18.1); without `march`, no strategic movement (17.2).
    """
    if entry is None:
        return _reach_of(position, unit, shy, march)
    # Off the map all units of a kind are alike: what one can reach through the entry, so can the others.
    return _reach_through(position, mover(position, unit), entry, shy, march)


BEYOND = 10
"""How many points beyond its allowance a way is looked for that a unit cannot go."""


def points_needed(position: Position, unit: int, to: int, *, shy: bool) -> int:
    """What the way to a hex would cost a unit on the map; 0 if there is none that it could ever go."""
    start, able = position.places[unit], mover(position, unit)
    if start < 0:
        return 0
    farther = able._replace(allowance=able.allowance + 2 * BEYOND)
    halves = _search(position, farther, start, None, shy, march=False).normal.get(to, 0)
    return -(-halves // 2)


@derived("rules", "places", "steps", "forts")
def _reach_of(position: Position, unit: int, shy: bool, march: bool) -> Reach:
    start = position.places[unit]
    if start < 0:
        return Reach(OFF_MAP, position.allowance(unit), {}, {}, {}, {})
    return _search(position, mover(position, unit), start, None, shy, march)


@derived("rules", "places", "forts")
def _reach_through(position: Position, unit: Mover, entry: int, shy: bool, march: bool) -> Reach:
    return _search(position, unit, OFF_MAP, entry, shy, march)


@rule("9.2.a", "9.2.b", "3.2.g")
def _search(position: Position, unit: Mover, start: int, entry: int | None, shy: bool, march: bool) -> Reach:
    """9.2 Dijkstra in whole buckets: entering a zone of control costs 2 points more, leaving one 2 points more."""
    side, allowance = unit.side, unit.allowance
    steps = position.ground.steps(side, unit.mech, unit.mountain)
    zone = position.zoc[1 - side]
    forts = position.fort if side == SOVIET else ()
    stacks, fort = position.stacks, position.fort
    normal: dict[int, int] = {}
    came: dict[int, int] = {}
    buckets: list[list[tuple[int, int]]] = [[] for _ in range(allowance + 1)]

    def blocked(hex_: int) -> bool:
        stack = stacks.get(hex_)
        return SIDE[stack[0]] != side if stack else side != SOVIET and hex_ in fort  # §3.1.i

    def in_zoc(hex_: int) -> bool:
        return bool(zone[hex_]) and hex_ not in forts  # §3.2.e

    if entry is None:
        buckets[0].append((start, start))
    elif not blocked(entry) and not (shy and in_zoc(entry)):
        cost = 2 + (ZOC_IN if in_zoc(entry) else 0)
        if cost <= allowance:
            buckets[cost].append((entry, OFF_MAP))
    done: set[int] = set()
    for cost, bucket in enumerate(buckets):
        for hex_, before in bucket:
            if hex_ in done:
                continue
            done.add(hex_)
            if hex_ != start:
                normal[hex_], came[hex_] = cost, before
            here = in_zoc(hex_)
            if here and shy:
                continue
            base = cost + ZOC_OUT if here else cost  # §9.2.h, §9.2.i
            for near, price in steps.ordinary[hex_]:  # §9.1.c
                total = base + price
                if total > allowance or near in done or blocked(near):  # §9.2.a, §9.2.j
                    continue
                if zone[near] and near not in forts:
                    total += ZOC_IN  # §9.2.g, §9.2.i
                    if shy or total > allowance:
                        continue
                buckets[total].append((near, hex_))
    if entry is None:
        for near in whole_steps(position, side, start, steps):
            if near not in normal:
                normal[near], came[near] = allowance, start
    marched: dict[int, int] = {}
    march_came: dict[int, int] = {}
    if march:
        marched, march_came = _march(position, unit, start, entry, steps)
    return Reach(start, allowance, normal, came, marched, march_came)


@rule("9.2.l", "tec.ze")
def whole_steps(position: Position, side: int, start: int, steps: Steps) -> Iterator[int]:
    """9.2 Steps that take the whole allowance: from the first hex to the last, neither in an enemy zone of control."""
    if position.in_zoc(start, side):  # §9.2.m, §9.2.s
        return
    for near in steps.whole[start]:  # §9.2.k, §9.2.r
        if not position.in_zoc(near, side) and position.side_in(near) in (None, side):  # §9.2.n, §9.2.t
            yield near


@rule("9.3.f", "9.3.g")
def _march(
    position: Position, unit: Mover, start: int, entry: int | None, steps: Steps
) -> tuple[dict[int, int], dict[int, int]]:
    """9.3 Strategic movement: half a point for each hex along a road, never in an enemy zone of control."""
    side, allowance = unit.side, unit.allowance
    costs: dict[int, int] = {}
    came: dict[int, int] = {}
    if entry is None:
        edge = [] if position.in_zoc(start, side) else [start]  # §9.3.d
        cost = 0
    else:
        edge = [] if position.in_zoc(entry, side) or position.side_in(entry) == 1 - side else [entry]
        cost = 1
        for hex_ in edge:
            costs[hex_], came[hex_] = cost, OFF_MAP
    while edge and cost < allowance:
        cost += 1  # §9.3.a
        following: list[int] = []
        for hex_ in edge:
            for near in steps.march[hex_]:  # §9.3.b, §9.3.c
                if near in costs or near == start:
                    continue
                if position.in_zoc(near, side) or position.side_in(near) == 1 - side:  # §9.3.e
                    continue
                costs[near], came[near] = cost, hex_
                following.append(near)
        edge = following
    return costs, came


def way_via(position: Position, unit: int, reachable: Reach, stops: list[int], shy: bool) -> Way | None:
    """The cheapest way through all stops in order, normal if that suffices, else strategic; None if it is too long."""
    side, steps = SIDE[unit], steps_of(position, unit)
    for strategic in (False, True):
        cost, path, here = 0, list[int](), reachable.start
        first = stops[0]
        way = (reachable.march if strategic else reachable.normal).get(first)
        if way is None:
            continue
        came = reachable.march_came if strategic else reachable.came
        cost, path = way, list(reachable.path(came, first))
        here = first
        for stop in stops[1:]:
            leg = _leg(position, side, steps, here, stop, reachable.allowance - cost, strategic or shy, strategic)
            if leg is None:
                break
            cost, path, here = cost + leg[0], path + leg[1], stop
        else:
            if here == stops[-1] and cost <= reachable.allowance:
                return Way(cost, tuple(path), strategic)
    return None


def _leg(
    position: Position, side: int, steps: Steps, start: int, stop: int, points: int, shy: bool, strategic: bool
) -> tuple[int, list[int]] | None:
    """The cheapest path between two hexes for at most this many half points; `shy`: clear of enemy zones of control."""

    def steps_from(hex_: int, burden: int, moved: bool) -> Iterator[tuple[int, int]]:
        out = ZOC_OUT if position.in_zoc(hex_, side) else 0
        for near, price in [(n, 1) for n in steps.march[hex_]] if strategic else steps.ordinary[hex_]:
            in_zoc = position.in_zoc(near, side)
            if position.side_in(near) != 1 - side and not (shy and in_zoc):
                yield node(near), price + out + (ZOC_IN if in_zoc else 0)

    if start == stop:
        return 0, []
    route = cheapest_routes(steps_from, start, points, goal=stop).get(stop)
    return None if route is None else (route.cost, list(route.path))
