"""The country of Stalingrad '42 as a network of ways: how far it is from everywhere to a set of hexes, on foot or on
wheels. Enemies are left out; what is known of them is given as extra cost."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from grognard.ai.s42 import weights as w
from grognard.games.s42.data.board import GRID, Patch
from grognard.games.s42.data.units import FOOT, MECH, MOVEMENT_CLASS
from grognard.games.s42.movement.network import OPEN, RIVER, arcs
from grognard.games.s42.state.position import Position
from grognard.games.s42.turn.weather import Sky, sky

FAR = 9999
Steps = list[list[tuple[int, int]]]
"""For each hex the steps that lead into it: where from, and the cost in sixths of a movement point."""
Field = list[int]


def gait_of(unit: int) -> int:
    """On foot or not: the ground hardly tells the two kinds of mechanised units apart."""
    return FOOT if MOVEMENT_CLASS[unit] == FOOT else MECH


def pace(movement_class: int) -> int:
    """What a unit covers in a turn, in sixths of a movement point."""
    return w.TURN_ON_FOOT if movement_class == FOOT else w.TURN_BY_WHEEL


_STEPS: dict[tuple[str, Patch, Sky, int], Steps] = {}


def steps_into(position: Position, movement_class: int) -> Steps:
    """The steps that the ground allows in the weather of the turn, told backwards."""
    key = (position.rules.scenario, position.rules.patch, sky(position), movement_class)
    known = _STEPS.get(key)
    if known is None:
        known, steps = [[] for _ in range(GRID.size)], arcs(position.country, sky(position), ((movement_class, False),))
        for here in sorted(position.country.land):
            for arc in steps[here]:
                wait = 0 if arc.gate == OPEN else w.RIVER if arc.gate == RIVER else w.VOLGA
                known[arc.to_hex].append((here, arc.cost + wait))
        _STEPS[key] = known
    return known


def field(
    position: Position,
    goals: Mapping[int, int],
    movement_class: int,
    extra: Mapping[int, int] | None = None,
    limit: int = FAR,
) -> Field:
    """How far it is from every hex to the best goal, each with what it costs from there on; `extra`: what entering a
    hex costs more. What is farther than the limit is not looked for."""
    steps, more = steps_into(position, movement_class), extra or {}
    found = [FAR] * GRID.size
    rows: list[list[int]] = [[]]
    for goal, far in goals.items():
        if far < found[goal]:
            found[goal] = far
            _put(rows, far, goal)
    for far, row in enumerate(rows):
        for hex_ in row:
            if found[hex_] != far:
                continue
            start = far + more.get(hex_, 0)
            for other, cost in steps[hex_]:
                total = start + cost
                if total < found[other] and total <= limit:
                    found[other] = total
                    if total < len(rows):
                        rows[total].append(other)
                    else:
                        _put(rows, total, other)
    return found


def _put(rows: list[list[int]], far: int, hex_: int) -> None:
    rows.extend([] for _ in range(far + 1 - len(rows)))
    rows[far].append(hex_)


@lru_cache(maxsize=8192)
def within(hex_: int, reach: int) -> tuple[int, ...]:
    """The hexes not farther than that."""
    return tuple(GRID.within(hex_, reach))


def spread(position: Position, starts: list[int]) -> Field:
    """How many hexes it is from everywhere to the nearest of these, by land."""
    found = [FAR] * GRID.size
    edge = list(starts)
    for hex_ in edge:
        found[hex_] = 0
    for hex_ in edge:
        for step in position.country.edges[hex_]:
            if found[step.to_hex] == FAR:
                found[step.to_hex] = found[hex_] + 1
                edge.append(step.to_hex)
    return found
