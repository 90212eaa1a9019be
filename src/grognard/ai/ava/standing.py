"""What the chance of winning A Victory Awaits hangs on. Weights rounded from `grognard lab fit`, on 90 games of all
three maps."""

from __future__ import annotations

from grognard.ai.ava.evaluation import Evaluation, evaluation_of
from grognard.games.ava.data.ground import AXIS
from grognard.games.ava.state.position import Position
from grognard.games.ava.supply.communications import lines
from grognard.games.ava.turn.victory import total

WEIGHTS = {"start": 0.15, "smolensk": 0.6, "kiev": -0.55, "late_lead": 0.065, "reach": 0.018, "hungry": -0.05}
FAR = 72
"""Half movement points that armour makes in three turns or so."""


def terms(position: Position) -> dict[str, float]:
    """The terms of the Axis; those of the Soviets are the negatives."""
    evaluation = evaluation_of(position, AXIS)
    turns = evaluation.last
    gone = min(1.0, position.turn / turns)
    lead = float(total(position) - position.threshold)
    fed = lines(position, AXIS).length
    return {
        # What the Axis starts with.
        "start": 1.0,
        # The same for maps on which it stands better, or worse.
        "smolensk": float(position.rules.scenario == "smolensk"),
        "kiev": float(position.rules.scenario == "kiev"),
        # Points above those that win, as the map lies, for as much of the game as is over.
        "late_lead": lead * gone,
        # Points of prizes that armour could come to soon, while there is time.
        "reach": sum(points * max(0.0, 1 - _way(evaluation, at) / FAR) for at, points in evaluation.open_prizes.items())
        * (1 - gone),
        # Axis units without a line of communication.
        "hungry": float(sum(position.places[u] not in fed for u in position.on_map(AXIS))),
    }


def _way(evaluation: Evaluation, prize: int) -> float:
    """How far the nearest Axis unit is from a prize, in half movement points of armour."""
    field = evaluation.country.field(prize, True)
    return min((field[hex_] for hex_ in evaluation.axis_hexes), default=FAR)
