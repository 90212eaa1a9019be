"""3.3, 17.4: the lines of whole maps against a search that knows nothing of trunk lines, layers and mountains that end
a line: every state is a hex, the number of hexes off the trunk line, and whether the line may go on."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Mapping
from itertools import pairwise

import pytest
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.games.ava.data.ground import AXIS, GRID, SOVIET
from grognard.games.ava.state.position import SIDE, Position
from grognard.games.ava.supply.communications import lines
from tests.games.ava.table import AVA

Near = Mapping[int, tuple[int, ...]]
ALL = dict(enumerate(GRID.near))


def positions(scenario: str, seed: int) -> list[Position]:
    """A game played by chance, every two hundred actions."""
    chosen = AVA.scenario(scenario)
    game = AVA.begin(chosen, AVA.options(chosen, {}), Dice(seed_from(seed)), None)
    chance, found = random.Random(seed), []
    for number in range(800):
        if game.decision is None:
            break
        if number % 200 == 199:
            found.append(game.position)
        game.apply(chance.choice(game.decision.actions(game)))
    return found


def shortest(position: Position, side: int, trunk: Near, reach: int) -> dict[int, int]:
    ground = position.ground
    own = {place for unit, place in enumerate(position.places) if place >= 0 and SIDE[unit] == side}
    foes = {place for unit, place in enumerate(position.places) if place >= 0 and SIDE[unit] != side}
    foes |= set(dict(position.forts)) if side == AXIS else set()
    zone = {near for hex_ in foes for near in GRID.near[hex_]}
    fortified = set(dict(position.forts)) if side == SOVIET else set()
    start = [(hex_, 0, True) for hex_ in ground.sources[side] if hex_ not in foes]
    far = dict.fromkeys(start, 0)
    queue = deque(start)
    while queue:
        state = hex_, off, open_ = queue.popleft()
        if not open_ or (hex_ in zone and hex_ not in own | fortified):
            continue
        onward = [(other, off + 1) for other in GRID.near[hex_]] if off < reach else []
        onward += [(other, 0) for other in trunk.get(hex_, ())] if off == 0 else []
        for other, away in onward:
            road = ground.road(hex_, other)
            if other not in ground.land or other in foes or (ground.is_mountain(hex_) and not road):
                continue
            if side == SOVIET and ground.halves[hex_] != ground.halves[other]:
                continue
            reached = other, away, road or not ground.is_mountain(other)
            if reached not in far:
                far[reached] = far[state] + 1
                queue.append(reached)
    best: dict[int, int] = {}
    for (hex_, _, _), length in far.items():
        best[hex_] = min(length, best.get(hex_, length))
    return best


@pytest.mark.rule("ava:3.3.h", "ava:3.3.j", "ava:3.3.l", "ava:3.3.m", "ava:17.4.b", "ava:17.4.c")
@pytest.mark.parametrize("scenario", ["leningrad", "kiev"])
def test_every_line_is_the_shortest_there_is(scenario: str) -> None:
    for position in positions(scenario, 1):
        ground = position.ground
        limited = replace(position, rules=replace(position.rules, soviet_limits=True))
        by_road, by_rail = (shortest(position, SOVIET, trunk, 12) for trunk in (ground.road_near, ground.rail_near))
        either = {hex_: min(by_road.get(hex_, 999), by_rail.get(hex_, 999)) for hex_ in {*by_road, *by_rail}}
        assert lines(position, AXIS).length == shortest(position, AXIS, ground.rail_near, 6)
        assert lines(position, SOVIET).length == shortest(position, SOVIET, ALL, 0)
        assert lines(limited, SOVIET).length == either


@pytest.mark.rule("ava:3.3.a", "ava:3.3.m")
def test_every_path_is_as_long_as_it_says_and_leaves_the_railway_for_six_hexes() -> None:
    for position in positions("kiev", 2):
        found = lines(position, AXIS)
        for hex_, length in found.length.items():
            path = found.path(hex_)
            assert (path[0] in position.ground.sources[AXIS], path[-1], len(path)) == (True, hex_, length + 1)
            assert all(GRID.adjacent(one, other) for one, other in pairwise(path))
            assert length - len(found.railway(hex_)) <= 6
