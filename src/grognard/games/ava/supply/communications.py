"""3.3 Lines of communication: from a supply source to the unit, hex by hex. 17.4 narrows those of the Soviets.

One search from the sources finds every hex that a line can enter, with the shortest line to it; `Lines` keeps them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from msgspec import Struct

from grognard.core.derived import derived
from grognard.games.ava.data.ground import AXIS, SOVIET, Near, pair
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.position import CONSTANTS, SIDE, Position

Step = tuple[int, int, int, "Step | None"]
"""A hex of a line: its number, the hexes behind it, how many of them off the trunk line, and the step before."""
NEVER = 1 << 30


class Lines(Struct, frozen=True):
    """Every hex a line of one side reaches."""

    length: dict[int, int]
    """How many hexes the shortest line has behind the source."""
    steps: dict[int, Step]
    """The last step of the shortest line to each hex."""
    came: dict[int, int]
    """The hex before on the line with the fewest hexes off the railway (itself: a source)."""
    rail: dict[int, int]
    """For the hexes that a railway line reaches, the hex before: the lines of 12.1 and of the Axis."""

    def path(self, hex_: int) -> tuple[int, ...]:
        """The shortest line to a hex, source first; empty when there is none."""
        return tuple(step[0] for step in self._walk(hex_))

    def railway(self, hex_: int) -> tuple[tuple[int, int], ...]:
        """The railway links that the shortest line follows before it leaves the railway for good."""
        return tuple(pair(before[0], step[0]) for before, step in pairwise(self._walk(hex_)) if not step[2])

    def _walk(self, hex_: int) -> list[Step]:
        walk: list[Step] = []
        step = self.steps.get(hex_)
        while step is not None:
            walk.append(step)
            step = step[3]
        return walk[::-1]


@rule("3.3.b")
def barred(position: Position, side: int, hex_: int) -> bool:
    """3.3 No line enters a hex with an enemy."""
    return position.side_in(hex_) == 1 - side


@rule("3.2.f", "3.3.c", "3.3.d")
def may_pass(position: Position, side: int, hex_: int) -> bool:
    """3.3 A line ends in an enemy zone of control, unless a friendly unit stands there."""
    return not position.in_zoc(hex_, side) or hex_ in position.stacks


@rule("3.3.a", "2.1.f", "2.1.g")
def open_sources(position: Position, side: int) -> Iterable[int]:
    """3.3 The sources of a side where no enemy stands."""
    return (hex_ for hex_ in position.ground.sources[side] if position.side_in(hex_) != 1 - side)


@derived("rules", "places", "forts")
def lines(position: Position, side: int) -> Lines:
    """The lines of one side in this position."""
    if side == SOVIET:
        return _soviet_limited(position) if position.rules.soviet_limits else _soviet(position)
    return _axis(position)


class Search:
    """Lines hex by hex, from the sources outwards: first along a trunk line, then so many hexes away from it.

    A hex may be reached again by a shorter way that leaves the trunk line earlier: each layer (one more hex off the
    trunk) only follows up what it has made shorter.
    """

    def __init__(self, position: Position, side: int) -> None:
        self.position, self.side = position, side
        self.steps: dict[int, Step] = {hex_: (hex_, 0, 0, None) for hex_ in open_sources(position, side)}
        self.length = dict.fromkeys(self.steps, 0)
        self.came = {hex_: hex_ for hex_ in self.steps}
        self.ends: dict[int, Step] = {}
        """Mountains reached across country, where a line ends; by road a longer one may still pass."""

    def along(self, near: Near, reach: int = 0) -> Lines:
        """Every line that follows `near` for any distance, and leaves it for at most `reach` hexes."""
        self.follow(near)
        trunk = dict(self.came)
        self.leave(reach)
        return self.result(trunk)

    def follow(self, near: Near) -> None:
        """Lines go along `near` for any distance."""
        edge = list(self.steps.values())
        while edge:
            edge = self._onward(edge, near, 0)

    def leave(self, reach: int) -> None:
        """Lines go on across country for at most so many hexes."""
        ways = self.position.ground.line_ways(self.side)
        edge = list(self.steps.values()) if reach else []
        for _ in range(reach):
            edge = self._onward(edge, ways, 1)

    def join(self, search: Search) -> None:
        """Where the lines of another search are shorter, take those."""
        for hex_, step in search.steps.items():
            if step[1] < self.length.get(hex_, NEVER):
                self.length[hex_], self.steps[hex_], self.came[hex_] = step[1], step, search.came[hex_]
        for hex_, step in search.ends.items():
            if hex_ not in self.ends or step[1] < self.ends[hex_][1]:
                self.ends[hex_] = step

    def result(self, rail: dict[int, int]) -> Lines:
        for hex_, step in self.ends.items():
            if step[1] < self.length.get(hex_, NEVER):
                self.length[hex_], self.steps[hex_] = step[1], step
                self.came.setdefault(hex_, step[3][0] if step[3] else hex_)
        return Lines(self.length, self.steps, self.came, rail)

    @rule("3.3.e", "3.3.g", "3.3.h")
    def _onward(self, edge: list[Step], near: Near, off: int) -> list[Step]:
        """3.3 One hex further in every direction: the steps that make a line shorter than it was. Into mountains a line
        goes on along a road; without one it may enter them, and ends."""
        position, side = self.position, self.side
        stacks, fort, zone = position.stacks, position.fort, position.zoc[1 - side]
        mountains, road = position.ground.mountains, position.ground.road
        length, steps, came, ends = self.length, self.steps, self.came, self.ends
        following: list[Step] = []
        for step in edge:
            hex_, far = step[0], step[1] + 1
            if zone[hex_] and not may_pass(position, side, hex_):  # §3.3.e: the hex that is left, not the one entered
                continue
            for ahead in near.get(hex_, ()):
                if ahead in length and length[ahead] <= far:
                    continue
                if (ahead in stacks or ahead in fort) and barred(position, side, ahead):
                    continue
                onward = (ahead, far, step[2] + off, step)
                if ahead in mountains and not road(hex_, ahead):
                    if ahead not in ends or far < ends[ahead][1]:
                        ends[ahead] = onward
                    continue
                if ahead not in came:
                    came[ahead] = hex_
                length[ahead], steps[ahead] = far, onward
                following.append(onward)
        return following


@rule("3.3.j")
def _soviet(position: Position) -> Lines:
    """3.3 A Soviet line may be of any length."""
    return Search(position, SOVIET).along(position.ground.line_ways(SOVIET))


@rule("3.3.l", "3.3.m", "3.3.n")
def _axis(position: Position) -> Lines:
    """3.3 An Axis line follows the railway for any distance, and leaves it for six hexes at most."""
    return Search(position, AXIS).along(position.ground.line_ways(AXIS, "rail"), CONSTANTS.loc_off_rail)


@rule("17.4.b")
def _soviet_limited(position: Position) -> Lines:
    """17.4 A Soviet line runs along roads or along railways, not both, and leaves them for twelve hexes at most. Across
    country it does not matter which of the two a line has followed: the shorter one goes on."""
    by_road, by_rail = Search(position, SOVIET), Search(position, SOVIET)
    by_road.follow(position.ground.line_ways(SOVIET, "road"))  # §17.4.c, §17.4.e
    by_rail.follow(position.ground.line_ways(SOVIET, "rail"))  # §17.4.c, §17.4.e
    rail = dict(by_rail.came)
    by_road.join(by_rail)
    by_road.leave(CONSTANTS.soviet_supply_reach)  # §17.4.d
    return by_road.result(rail)


def has_line(position: Position, unit: int) -> bool:
    """3.3 Whether a unit on the map can trace a line of communication."""
    return position.places[unit] in lines(position, SIDE[unit]).length


def hex_has_line(position: Position, side: int, hex_: int) -> bool:
    return hex_ in lines(position, side).length
