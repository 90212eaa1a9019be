"""What the chance of winning Stalingrad '42 hangs on. Weights set by hand; `grognard lab fit s42` can fit them."""

from __future__ import annotations

from grognard.games.s42.campaign.victory import total
from grognard.games.s42.data.units import AXIS, COMBAT, SOVIET
from grognard.games.s42.state.position import GOOD, ISOLATED, UNSUPPLIED, Position

WEIGHTS = {"start": 0.0, "points": 0.15, "late_points": 0.3, "strength": 0.01, "cut_off": -0.05, "order": 0.02}


def terms(position: Position) -> dict[str, float]:
    """The terms of the Axis; those of the Soviets are the negatives."""
    first, last = position.scenario.first_turn, position.scenario.last_turn
    gone = (position.turn - first + 1) / (last - first + 1)
    points = float(total(position))
    return {
        # What the Axis starts with.
        "start": 1.0,
        # Victory points of the Axis, as the map lies.
        "points": points,
        # The same, for as much of the scenario as is over.
        "late_points": points * gone,
        # Attack and defence strength beside that of the Soviets.
        "strength": _strength(position, AXIS) - _strength(position, SOVIET),
        # Units out of supply, beside those of the Soviets.
        "cut_off": _count(position, AXIS, UNSUPPLIED | ISOLATED) - _count(position, SOVIET, UNSUPPLIED | ISOLATED),
        # Units in good order, beside those of the Soviets.
        "order": _ready(position, AXIS) - _ready(position, SOVIET),
    }


def _strength(position: Position, side: int) -> float:
    units = (unit for unit in position.on_map(side) if COMBAT[unit])
    return sum(position.attack(unit) + position.defence(unit) for unit in units) / 10


def _count(position: Position, side: int, marks: int) -> float:
    return float(sum(COMBAT[unit] and position.pieces[unit].has(marks) for unit in position.on_map(side)))


def _ready(position: Position, side: int) -> float:
    return float(sum(COMBAT[unit] and position.pieces[unit].order == GOOD for unit in position.on_map(side)))
