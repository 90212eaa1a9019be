"""What the chance of winning Holland '44 hangs on. Weights set by hand; `grognard lab fit h44` can fit them."""

from __future__ import annotations

from grognard.ai.h44.evaluation import evaluation_of
from grognard.games.h44.data.units import ALLIED, SUPPLY_HEAD
from grognard.games.h44.state.position import Position
from grognard.games.h44.turn.victory import total

WEIGHTS = {
    "start": -1.0,
    "crossed": 0.8,
    "late_crossed": 0.8,
    "spear": 2.5,
    "supplied": 1.5,
    "strength": 0.01,
    "lead": 0.05,
}


STEPS, POINTS = 2.0, 6.0
"""Steps beyond the river, and half points, of a clear win."""


def clear(position: Position) -> float:
    """How clear a win of the Allies is, as the map lies; less than nothing if it is none."""
    evaluation = evaluation_of(position, ALLIED)
    if evaluation.short:
        over = sum(position.pieces[unit].steps for unit in evaluation.crossed)
        return (over - evaluation.scenario.steps + 0.5) / STEPS
    return (total(position, ALLIED) - total(position, 1 - ALLIED) - 0.5) / POINTS


def terms(position: Position) -> dict[str, float]:
    """The terms of the Allies; those of the Germans are the negatives."""
    evaluation = evaluation_of(position, ALLIED)
    gone = min(1.0, position.turn / evaluation.scenario.turns)
    length = len(evaluation.highway)
    over = sum(position.pieces[unit].steps for unit in evaluation.crossed)
    wanted = evaluation.scenario.steps or 8
    return {
        # What the Allies start with.
        "start": 1.0,
        # Steps on the far bank, in parts of those that win.
        "crossed": min(2.0, over / wanted),
        # The same, for as much of the game as is over.
        "late_crossed": (min(2.0, over / wanted) - 0.5) * gone,
        # How far the spearhead is up the highway, beside how much of the game is over.
        "spear": evaluation.spear / length - gone,
        # How far supply reaches, beside the same.
        "supplied": evaluation.supplied / length - gone,
        # Attack strength on the map, beside that of the Germans.
        "strength": _strength(position, ALLIED) - _strength(position, 1 - ALLIED),
        # Half points, where they are counted.
        "lead": 0.0 if evaluation.short else float(total(position, ALLIED) - total(position, 1 - ALLIED)),
    }


def _strength(position: Position, side: int) -> float:
    return float(sum(position.attack(unit) for unit in position.on_map(side) if not SUPPLY_HEAD[unit]))
