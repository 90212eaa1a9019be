"""What the chance of winning Stalingrad '42 hangs on. Weights set by hand: games in which one side always wins
cannot fit them (`grognard lab fit s42`)."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.s42.campaign.victory import total
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.units import AXIS, COMBAT, MECHANISED, SOVIET
from grognard.games.s42.state.position import ISOLATED, UNSUPPLIED, Position

WEIGHTS = {
    "start": 0.0,
    "lead": 0.15,
    "late_lead": 0.3,
    "reach": 0.2,
    "threat": -0.2,
    "strength": 0.01,
    "cut_off": -0.03,
}
FAR = 16
"""Hexes that tanks make in three turns or so."""


def terms(position: Position) -> dict[str, float]:
    """The terms of the Axis; those of the Soviets are the negatives."""
    scenario = position.scenario
    first, last = scenario.first_turn, scenario.last_turn
    gone = min(1.0, (position.turn - first) / (last - first + 1))
    lead = float(total(position) - scenario.needs)
    held = {hex_ for hex_ in position.country.points if position.controller(hex_) == AXIS}
    return {
        # What the Axis starts with.
        "start": 1.0,
        # Points above those that win, as the map lies.
        "lead": lead,
        # The same, for as much of the scenario as is over.
        "late_lead": lead * gone,
        # Points that Axis tanks in supply could come to soon, while there is time.
        "reach": _near(position, AXIS, position.country.points.keys() - held) * (1 - gone),
        # Points that Soviet tanks could come to soon, while there is time.
        "threat": _near(position, SOVIET, held) * (1 - gone),
        # Attack and defence strength beside that of the Soviets.
        "strength": _strength(position, AXIS) - _strength(position, SOVIET),
        # Units out of supply, beside those of the Soviets.
        "cut_off": _count(position, AXIS) - _count(position, SOVIET),
    }


def _near(position: Position, side: int, hexes: Iterable[int]) -> float:
    """The points of these hexes, the less the farther away the second of the tanks is that come there first."""
    pieces, value = position.pieces, 0.0
    tanks = [
        pieces[u].place
        for u in position.on_map(side)
        if COMBAT[u] and MECHANISED[u] and pieces[u].place >= 0 and not pieces[u].has(UNSUPPLIED | ISOLATED)
    ]
    for hex_ in hexes:
        away = sorted(GRID.distance(hex_, tank) for tank in tanks)
        if len(away) > 1:
            value += position.country.points[hex_] * max(0.0, 1.0 - away[1] / FAR)
    return value


def _strength(position: Position, side: int) -> float:
    units = (unit for unit in position.on_map(side) if COMBAT[unit])
    return sum(position.attack(unit) + position.defence(unit) for unit in units) / 10


def _count(position: Position, side: int) -> float:
    cut = UNSUPPLIED | ISOLATED
    return float(sum(COMBAT[unit] and position.pieces[unit].has(cut) for unit in position.on_map(side)))
