"""17.1, 17.4, 17.5 Railways: which hexes are converted for the Axis, which lines are finished, and the rail net of each
side. Rail heads have a module of their own."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.derived import derived
from grognard.games.s42.data.board import WEST, Country
from grognard.games.s42.data.units import AXIS, PACK
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position
from grognard.games.s42.supply.lines import LINES, open_ground, source_hexes
from grognard.games.s42.supply.sources import edges

RAILWAYS = PACK.tables.railways
Joins = dict[int, tuple[int, ...]]
"""The hexes that a railway joins with each hex."""


@rule("17.5.a", "17.5.c", "17.5.d")
def finished(turn: int) -> frozenset[str]:
    """17.5 The kinds of railway usable on a turn, whichever side holds their hexes: the one across the Caspian steppe
    never, the one along the Volga once it is built."""
    return frozenset(kind for kind, row in RAILWAYS.items() if not row.closed and row.from_turn <= turn)


@lru_cache(maxsize=16)
@rule("5.5.7.b")
def joins(country: Country, kinds: frozenset[str]) -> Joins:
    """The hexes that railways of these kinds join; the Vladimirovka ferry counts as one."""
    joined = {hex_: [e.to_hex for e in steps if e.rail in kinds] for hex_, steps in enumerate(country.edges)}
    west, east = country.rail_ferry
    if west in country.land and east in country.land:
        joined[west].append(east)
        joined[east].append(west)
    return {hex_: tuple(neighbours) for hex_, neighbours in joined.items() if neighbours}


# -- 17.1 conversion -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
@rule("17.3.a")
def converted_joins(country: Country, kinds: frozenset[str], converted: tuple[int, ...]) -> Joins:
    """17.1 What the Axis can use of the railways: the hexes west of the start line, the green ones that rail heads have
    passed, and every other line between two of these; never one that comes to a dead end. Soviet units do not destroy
    lines. The Vladimirovka ferry is Soviet."""
    green, done = country.green, frozenset(converted)
    served = {hex_: {e.to_hex for e in country.edges[hex_] if e.rail in kinds} for hex_ in joins(country, kinds)}
    fixed = {hex_ for hex_ in served if WEST[hex_] or hex_ in done}  # §17.1.a, §C4.1.f
    _take_out(served, [hex_ for hex_ in served if hex_ in green and hex_ not in fixed])  # §17.1.b
    while ends := [hex_ for hex_, neighbours in served.items() if len(neighbours) < 2 and hex_ not in fixed]:  # §17.1.c
        _take_out(served, ends)  # §17.1.e
    return {hex_: tuple(sorted(neighbours)) for hex_, neighbours in served.items() if neighbours or hex_ in fixed}


def _take_out(served: dict[int, set[int]], hexes: list[int]) -> None:
    for hex_ in hexes:
        for neighbour in served.pop(hex_):
            if neighbour in served:
                served[neighbour].discard(hex_)


@derived("rules", "turn", "converted")
@rule("17.4.d", "5.6.3.d")
def railways(position: Position, side: int) -> Joins:
    """17.1 The railways a side can use, and what they join."""
    kinds = finished(position.turn)
    if side == AXIS:
        return converted_joins(position.country, kinds, position.converted)
    return joins(position.country, kinds)


# -- 17.4 the rail net -----------------------------------------------------------------------------------------------


@rule("17.4.b", "17.4.c", "17.4.e")
def rails_shut(position: Position, side: int) -> frozenset[int]:
    """17.4 The hexes closed to the rail net: enemy-occupied ones, and those in an enemy ZOC without a friendly unit."""
    ground = open_ground(position, side)
    foes = open_ground(position, 1 - side).friends
    return foes | (ground.enemy.zone - ground.friends)


@derived(*LINES, "converted")
@rule("17.4.a", "C1.2.g")
def net(position: Position, side: int) -> frozenset[int]:
    """17.4 The railway hexes joined to a source of supply by an unbroken line: to an entry area at the map edge, or to
    a port."""
    lines, shut = railways(position, side), rails_shut(position, side)
    starts = (*edges(position, side), *source_hexes(position, side))
    queue = [hex_ for hex_ in dict.fromkeys(starts) if hex_ in lines and hex_ not in shut]
    hexes = set(queue)
    for hex_ in queue:
        for neighbour in lines[hex_]:
            if neighbour not in hexes and neighbour not in shut:
                hexes.add(neighbour)
                queue.append(neighbour)
    return frozenset(hexes)
