"""The battlefield as a competent player of Storms of Steel thinks of it: what joins two hexes, what a step costs, how
far it is. Found once for each battlefield."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from grognard.games.coh.data.boards import Battlefield
from grognard.games.coh.data.schema import FACINGS, GAITS
from grognard.games.coh.data.units import AIR, NUMBER, TRACKED, WHEELED
from grognard.games.coh.sight.ground import hexside, in_arc, is_road, terrain
from grognard.games.coh.sight.line_of_sight import is_open, last_before
from grognard.games.coh.state.markers import Smoke
from grognard.hexes.grid import NOWHERE
from grognard.hexes.paths import distances

FAR = 999
"""Further than anything."""
MOST_ODDS = 400_000
"""Shots that are remembered at once."""
MOST_LINES = 300
"""Enemy line-ups whose fire is remembered at once."""
Odds = dict[tuple[int, int, int, int, bool, int], int]
"""What the dice must show, by what fires from where at what, where, in which side and behind what."""
Threat = tuple[float, float, int]
"""The part of a unit that is lost where it stands: before it acts again, and in the longer run; how it best faces."""
Prey = tuple[float, int]
"""What the best shot from a hex is worth, and its target."""
Edge = tuple[int, int, bool]
"""The next hex, the points that a step adds to the cost of the unit, and whether bonus moves go there."""


class Country:
    """What is asked again and again about a battlefield, remembered."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.size = field.grid.size
        self.cover = tuple(terrain(field, hex_).defence for hex_ in range(self.size))
        self.woods = tuple(terrain(field, hex_).id == "woods" for hex_ in range(self.size))
        self.conceals = tuple(terrain(field, hex_).conceals for hex_ in range(self.size))
        self._sight: dict[int, bool] = {}
        self._far: dict[int, bytes] = {}
        self._wall: dict[int, int] = {}
        self._edges: dict[int, tuple[tuple[Edge, ...], ...]] = {}
        self._away: dict[tuple[int, int], tuple[int, ...]] = {}
        self._odds: tuple[tuple[Smoke, ...], Odds] = ((), {})
        self._arcs: dict[int, bytes] = {}
        self._threats: dict[Hashable, dict[tuple[int, int, int], Threat]] = {}
        self._preys: dict[Hashable, dict[tuple[int, int], Prey]] = {}

    def far(self, hex_: int) -> bytes:
        """How many hexes it is from a hex to each other."""
        found = self._far.get(hex_)
        if found is None:
            found = self._far[hex_] = bytes(self.field.grid.distance(hex_, other) for other in range(self.size))
        return found

    def sees(self, one: int, other: int) -> bool:
        """6.0 Whether nothing of the ground is between two hexes; smoke is not asked for."""
        key = one * self.size + other if one < other else other * self.size + one
        found = self._sight.get(key)
        if found is None:
            found = self._sight[key] = one == other or is_open(self.field, one, other)
        return found

    def arcs(self, hex_: int) -> bytes:
        """6.1 For each hex the facings, as bits, in which a unit in this hex has it before itself."""
        found = self._arcs.get(hex_)
        if found is None:
            field = self.field
            found = self._arcs[hex_] = bytes(
                sum(1 << facing for facing in range(len(FACINGS)) if in_arc(field, hex_, facing, other))
                for other in range(self.size)
            )
        return found

    def threats(self, line: Hashable) -> dict[tuple[int, int, int], Threat]:
        """What is known of the fire of an enemy line-up: the same from decision to decision until it changes."""
        if len(self._threats) > MOST_LINES:
            self._threats.clear()
        return self._threats.setdefault(line, {})

    def preys(self, line: Hashable) -> dict[tuple[int, int], Prey]:
        """What is known of the shots at an enemy line-up."""
        if len(self._preys) > MOST_LINES:
            self._preys.clear()
        return self._preys.setdefault(line, {})

    def odds(self, smoke: tuple[Smoke, ...]) -> Odds:
        """What was found out about shots under this smoke: it holds from turn to turn."""
        if self._odds[0] != smoke or len(self._odds[1]) > MOST_ODDS:
            self._odds = smoke, {}
        return self._odds[1]

    def wall(self, origin: int, hex_: int) -> int:
        """11.5 What hexsides add to the defence of a hex against a shot from another."""
        key = origin * self.size + hex_
        found = self._wall.get(key)
        if found is None:
            found = 0
            if self.field.sides and origin != hex_:
                sides = (hexside(self.field, near, hex_) for near in last_before(self.field, origin, hex_))
                found = min(0 if side is None else side.defence for side in sides)
            self._wall[key] = found
        return found

    def edges(self, gait: int) -> tuple[tuple[Edge, ...], ...]:
        """The steps out of each hex for a way of moving."""
        if gait not in self._edges:
            self._edges[gait] = tuple(tuple(self._steps(gait, hex_)) for hex_ in range(self.size))
        return self._edges[gait]

    def _steps(self, gait: int, hex_: int) -> Iterable[Edge]:
        field, name = self.field, GAITS[gait]
        for near in field.grid.neighbours[hex_]:
            if near == NOWHERE:
                continue
            if gait == AIR:
                yield near, 0, False
                continue
            by_road = is_road(field, hex_, near)
            ground, side = terrain(field, near), hexside(field, hex_, near)
            rise = max(field.level[near], 0) - max(field.level[hex_], 0)
            steep = gait in (TRACKED, WHEELED) and abs(field.level[near] - field.level[hex_]) >= 2
            if steep or (name not in ground.enter and not by_road):
                continue
            if side is not None and name not in side.enter and not by_road:
                continue
            extra = 0 if by_road else ground.enter[name] + (0 if side is None else side.enter[name])
            extra += NUMBER["steep"] if abs(rise) >= 2 else NUMBER["climb"] * max(rise, 0)
            yield near, extra, by_road or (gait == TRACKED and ground.bonus)

    def away(self, goal: int, gait: int) -> tuple[int, ...]:
        """How dear the way from each hex to a goal is on empty boards, for a unit that pays a point for open ground."""
        key = goal, gait
        if key not in self._away:
            back: list[list[tuple[int, int]]] = [[] for _ in range(self.size)]
            for hex_, steps in enumerate(self.edges(gait)):
                for near, extra, _ in steps:
                    back[near].append((hex_, 1 + extra))
            self._away[key] = tuple(min(far, FAR) for far in distances(back, [goal]))
        return self._away[key]


@cache
def country(field: Battlefield) -> Country:
    return Country(field)


@lru_cache(64)
def fades(fade: float) -> tuple[float, ...]:
    return tuple(exp(-fade * far) for far in range(FAR + 1))


class Site(NamedTuple):
    """An objective through the eyes of a side."""

    hex: int
    stake: float
    """Points between having it and leaving it to the enemy."""
    ours: bool
    theirs: bool
