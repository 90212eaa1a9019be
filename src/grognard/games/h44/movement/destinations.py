"""8.1 Where a moving group may go and end its move, and the clause that forbids it elsewhere."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.data.board import AREAS, GRID, HEX, HEXES
from grognard.games.h44.data.units import SIDE, UNITS, Mode
from grognard.games.h44.movement.ground import STEPPING, Step, cost
from grognard.games.h44.movement.modes import CHOOSING
from grognard.games.h44.movement.reach import (
    March,
    allowance,
    company,
    joins_the_unknown,
    reach,
    reach_with,
    rival_heads,
    stops,
)
from grognard.games.h44.retreat.disorder import is_shaken
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AREA, REFITTED, Position, names, place_name
from grognard.games.h44.state.zones import in_zoc
from grognard.games.h44.turn.edges import LEAVING, AreaMove
from grognard.series.zoc_bonds.marching import beyond, lacking


def destination(name: str) -> int | None:
    """The place named: a hex or an entry area."""
    if name in HEX:
        return HEX[name]
    area = name.removeprefix("area-")
    return AREA - AREAS.index(area) if name.startswith("area-") and area in AREAS else None


@rule.forbids("8.2.2.f")
def stacks_do_not_hurry(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """8.2.2 A stack may not end extended movement together; its units move one by one."""
    return evidence(*names(march.units)) if mode == "extended" and to >= 0 and len(march.units) > 1 else None


@rule.forbids("8.2.2.f")
def extended_ends_alone(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """8.2.2 Extended movement may not end in a hex with another friendly unit."""
    stacked = company(position, march, to) if mode == "extended" and to >= 0 else []
    return evidence(*names(stacked)) if stacked and SIDE[stacked[0]] == SIDE[march.units[0]] else None


@rule("25.2.1.a")
@rule.forbids("8.2.2.f")
def extended_ends_with_the_unknown(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """8.2.2 Nor with an unknown unit, which is a German one."""
    joins = mode == "extended" and joins_the_unknown(position, march, to)
    return evidence(HEXES[to]) if joins else None


@rule.forbids("6.1.h")
def heads_keep_apart(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """6.1 A supply head may not end its move in a hex with another."""
    rivals = rival_heads(position, march, to)
    return evidence(*names(rivals)) if rivals else None


@rule.forbids("14.2.c")
def shaken_units_seek_calm(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """14.2 Disordered low-quality units that began in an enemy ZOC may not end in one if they can avoid it."""
    shaken = to >= 0 and is_shaken(position, march.units, march.start) and in_zoc(position, SIDE[march.units[0]], to)
    return evidence(*names(march.units)) if shaken and to not in reach(position, march, mode) else None


ENDING = (extended_ends_alone, extended_ends_with_the_unknown, heads_keep_apart)


def barrier(position: Position, march: March, mode: Mode, to: int) -> Verdict:
    """8.1 What forbids the last step into a hex, from the nearest hex the group could come from."""
    edge = judge(LEAVING, AreaMove(position, march.units, march.here, to))
    if edge is not True or to < 0:
        return edge
    near = [march.here, *(hex_ for hex_ in reach(position, march, mode) if hex_ >= 0)]
    for from_hex in near:
        if from_hex >= 0 and to in GRID.near[from_hex]:
            step = Step(position, march.units, mode, from_hex, to, first=march.steps == 0 and from_hex == march.here)
            verdict = judge(STEPPING, step)
            if verdict is not True:  # §8.3.2.a
                return verdict
    return True


@rule.forbids("7.2.a", "8.3.2.b", "19.1.d")
def zone_stops_the_group(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """7.2 The group must stop in the enemy ZOC before this hex."""
    clause = "19.1.d" if march.start < 0 else "8.3.2.b" if mode == "tactical" else "7.2.a"
    if to < 0 or march.stopped:
        return evidence(UNITS[march.units[0]], place_name(march.here), by=clause) if march.stopped else None
    limit = allowance(position, march.units, mode)
    for from_hex, way in reach(position, march, mode).items():
        if (
            from_hex >= 0 and to in GRID.near[from_hex] and stops(position, SIDE[march.units[0]], mode, from_hex)
        ):  # §7.2.g
            step = Step(position, march.units, mode, from_hex, to)
            if way.cost + (1 if mode == "tactical" else cost(step, way.burden)) <= limit:
                return evidence(UNITS[march.units[0]], HEXES[from_hex], by=clause)
    return None


@rule.forbids("20.2.5.b")
def one_hex_after_replacements(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """20.2.5 A unit that has taken replacements may move one hex."""
    fresh = [unit for unit in march.units if position.pieces[unit].has(REFITTED)]
    return evidence(*names(fresh)) if fresh else None


@rule.forbids("8.1.b", "8.3.1.a")
def out_of_reach(position: Position, march: March, mode: Mode, to: int) -> Violation:
    """8.1 The group lacks the movement points."""
    if to in reach(position, march, mode):
        return None
    way = reach_with(position, march, mode, beyond(mode)).get(to)
    need, left = lacking(march, mode, allowance(position, march.units, mode), way)
    place, clause = place_name(to), "8.3.1.a" if mode == "tactical" else "8.1.b"
    return evidence(*names(march.units), place, by=clause, place=place, mode=mode, need=need, left=left)


def judged(position: Position, march: March, mode: Mode, to: int) -> Verdict:
    """May the group go there in this mode?"""
    first = judge(CHOOSING, position, march, mode)
    if first is not True:
        return first
    if to in reach(position, march, mode):
        return True
    alone = judge((stacks_do_not_hurry, shaken_units_seek_calm, *ENDING), position, march, mode, to)
    if alone is not True:
        return alone
    closed = barrier(position, march, mode, to)
    far = (zone_stops_the_group, one_hex_after_replacements, out_of_reach)
    return closed if closed is not True else judge(far, position, march, mode, to)


def may_end(position: Position, march: March, units: tuple[int, ...]) -> Verdict:
    """8.1 May these units of the group end their move here? If the stacking is not allowed, only if they can go no
    further."""
    mode = march.begun
    if not reach(position, march, mode):
        return True
    return judge(ENDING, position, march if units == march.units else replace(march, units=units), mode, march.here)
