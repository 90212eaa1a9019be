"""3.3 Lines of communication: from a supply source to the unit, hex by hex. 17.4 narrows those of the Soviets.

One flood from the sources finds every hex that a line can enter, with the length of the shortest; `Lines` keeps it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from msgspec import Struct

from grognard.games.ava.ground import GRID, SOVIET, pair
from grognard.games.ava.position import CONSTANTS, SIDE, Position
from grognard.games.ava.rulebook import rule


class Lines(Struct, frozen=True):
    """Every hex a line of one side reaches: its length, and the hex it comes from (itself: a source)."""

    length: dict[int, int]
    came: dict[int, int]
    rail: dict[int, int]
    """For the hexes that a railway line reaches, the hex before: the lines of 12.1 and of the Axis."""

    def path(self, hex_: int) -> tuple[int, ...]:
        """The shortest line to a hex, source first; empty when there is none."""
        if hex_ not in self.length:
            return ()
        found = [hex_]
        while self.came[found[-1]] != found[-1]:
            found.append(self.came[found[-1]])
        return tuple(reversed(found))


@rule("3.3.b", "3.3.f", "3.3.g", "3.3.h", "3.3.i", "3.3.k", "2.1.p")
def may_enter(position: Position, side: int, one: int, other: int) -> bool:
    """3.3 No hex with an enemy, no water, no start line for Soviets; out of mountains only along a road."""
    ground = position.ground
    if other not in ground.land or position.side_in(other) == 1 - side:
        return False
    if ground.is_mountain(one) and not ground.road(one, other):
        return False
    return side != SOVIET or not ground.over_start_line(one, other)


@rule("3.2.f", "3.3.c", "3.3.d", "3.3.e")
def may_pass(position: Position, side: int, hex_: int) -> bool:
    """3.3 A line ends in an enemy zone of control, unless a friendly unit stands there."""
    return not position.in_zoc(hex_, side) or hex_ in position.stacks


@rule("3.3.a", "2.1.f", "2.1.g")
def open_sources(position: Position, side: int) -> Iterable[int]:
    """3.3 The sources of a side where no enemy stands."""
    return (hex_ for hex_ in position.ground.sources[side] if position.side_in(hex_) != 1 - side)


def lines(position: Position, side: int) -> Lines:
    """The lines of one side in this position, found once."""
    known: dict[int, Lines] = position.__dict__.setdefault("lines", {})
    if side not in known:
        known[side] = _found(position, side)
    return known[side]


def _found(position: Position, side: int) -> Lines:
    if side == SOVIET:
        return _soviet_limited(position) if position.rules.soviet_limits else _soviet(position)
    rail = flood(position, side, _starts(position, side), position.ground.rail_near)
    return spread(position, side, rail, CONSTANTS.loc_off_rail)


def _starts(position: Position, side: int) -> dict[int, int]:
    return dict.fromkeys(open_sources(position, side), 0)


def flood(
    position: Position, side: int, starts: dict[int, int], near: dict[int, tuple[int, ...]] | None
) -> tuple[dict[int, int], dict[int, int]]:
    """Breadth first from the starts along `near` (or any neighbours): lengths, and where each hex was reached from."""
    around = GRID.near
    length, came = dict(starts), {hex_: hex_ for hex_ in starts}
    stuck: set[int] = set()
    edge = sorted(starts, key=lambda hex_: starts[hex_])
    while edge:
        following: list[int] = []
        for hex_ in edge:
            if not may_pass(position, side, hex_):
                continue
            step = length[hex_] + 1
            for other in around[hex_] if near is None else near.get(hex_, ()):
                if (other in length and other not in stuck) or not may_enter(position, side, hex_, other):
                    continue
                if ends_there(position, hex_, other):
                    stuck.add(other)
                    if other in length:
                        continue
                else:
                    stuck.discard(other)
                    following.append(other)
                length[other] = step
                came[other] = hex_
        edge = following
    return length, came


@rule("3.3.g", "3.3.h")
def ends_there(position: Position, one: int, other: int) -> bool:
    """3.3 A line crosses mountains only along a road: without one it may enter them, and ends."""
    return position.ground.is_mountain(other) and not position.ground.road(one, other)


@rule("3.3.j")
def _soviet(position: Position) -> Lines:
    """3.3 A Soviet line may be of any length."""
    length, came = flood(position, SOVIET, _starts(position, SOVIET), None)
    return Lines(length, came, {})


@rule("17.4.b", "17.4.c", "17.4.d", "17.4.e")
def _soviet_limited(position: Position) -> Lines:
    """17.4 A Soviet line runs along roads or along railways, not both, and leaves them for twelve hexes at most."""
    ground = position.ground
    by_road = flood(position, SOVIET, _starts(position, SOVIET), ground.road_near)
    by_rail = flood(position, SOVIET, _starts(position, SOVIET), ground.rail_near)
    reach = CONSTANTS.soviet_supply_reach
    one, other = (spread(position, SOVIET, trunk, reach) for trunk in (by_road, by_rail))
    length, came = dict(one.length), dict(one.came)
    for hex_, steps in other.length.items():
        if steps < length.get(hex_, steps + 1):
            length[hex_], came[hex_] = steps, other.came[hex_]
    return Lines(length, came, other.rail)


@rule("3.3.l", "3.3.m", "3.3.n")
def spread(position: Position, side: int, trunk: tuple[dict[int, int], dict[int, int]], reach: int) -> Lines:
    """3.3 From any hex of the unbroken trunk line that a line may pass, at most `reach` hexes further."""
    length, came = dict(trunk[0]), dict(trunk[1])
    edge = [hex_ for hex_ in trunk[0] if may_pass(position, side, hex_)]
    around = GRID.near
    for _ in range(reach):
        following: list[int] = []
        for hex_ in edge:
            step = length[hex_] + 1
            for other in around[hex_]:
                if other not in length and may_enter(position, side, hex_, other):
                    length[other] = step
                    came[other] = hex_
                    if may_pass(position, side, other) and not ends_there(position, hex_, other):
                        following.append(other)
        edge = following
    return Lines(length, came, dict(trunk[1]))


def has_line(position: Position, unit: int) -> bool:
    """3.3 Whether a unit on the map can trace a line of communication."""
    return position.places[unit] in lines(position, SIDE[unit]).length


def hex_has_line(position: Position, side: int, hex_: int) -> bool:
    return hex_ in lines(position, side).length


def rails_of(path: tuple[int, ...], position: Position) -> tuple[tuple[int, int], ...]:
    """The railway links that a line follows before it leaves the railway for good."""
    found: list[tuple[int, int]] = []
    for one, other in itertools.pairwise(path):
        if pair(one, other) not in position.ground.rails:
            break
        found.append(pair(one, other))
    return tuple(found)
