"""The plans of a side in A Victory Awaits: how an activation is minded. Each is played on to the next turn."""

from __future__ import annotations

from grognard.ai.ava.evaluation import evaluation_of
from grognard.ai.ava.front import Front
from grognard.ai.ava.player import AvaPlayer
from grognard.ai.ava.posture import STEADY, Posture
from grognard.ai.ava.reading import side_of
from grognard.ai.ava.standing import WEIGHTS, terms
from grognard.ai.player import PlayerView
from grognard.ai.search import Budget, Level, Plan
from grognard.ai.standing import chance, logistic
from grognard.games import find
from grognard.games.ava.data.ground import AXIS
from grognard.games.ava.movement.movement import MoveUnits
from grognard.games.ava.state.position import HEXES, AvaGame, Position
from grognard.games.ava.turn.victory import total

AXIS_PLANS = (
    Plan("drive", Posture(drive=1.7, thrift=1.2)),
    Plan("assault", Posture(thrift=0.5, drive=0.8)),
    Plan("secure", Posture(care=3.0, drive=0.7)),
)
SOVIET_PLANS = (
    Plan("counter-attack", Posture(thrift=0.3, strike=1.0)),
    Plan("delay", Posture(delay=2.2, guard=0.8)),
    Plan("raid", Posture(raid=2.5, thrift=0.7, strike=2.0)),
    Plan("cities", Posture(guard=1.8, delay=0.6)),
)
CLEAR = 10.0
"""Points of a clear win."""
EFFORTS = 2
"""How many prizes are looked at as the goal of a main effort."""


class AvaPlanner:
    """Plan search in A Victory Awaits: every activation is thought over before its first move."""

    system = find("ava")

    def asks(self, view: PlayerView, player: AvaPlayer) -> bool:
        return isinstance(view.decision, MoveUnits) and not view.decision.operation.moved

    def propose(self, view: PlayerView, player: AvaPlayer) -> list[Plan]:
        decision = view.decision
        assert isinstance(decision, MoveUnits)
        if decision.operation.side != AXIS:
            return [Plan("hold", STEADY), *SOVIET_PLANS]
        evaluation = evaluation_of(view.determinize(0).position, AXIS)
        prizes = evaluation.open_prizes
        hq = decision.operation.hq
        here = evaluation.position.places[hq] if hq >= 0 else -1

        def way(prize: int) -> float:
            return evaluation.country.field(prize, True)[here] / prizes[prize]

        nearest = sorted(prizes, key=lambda prize: (way(prize), prize))[:EFFORTS] if here >= 0 else []
        efforts = [Plan("effort", Posture(goal=prize), {"place": HEXES[prize]}) for prize in nearest]
        goal = Front(evaluation).goals.get(hq, -1)
        own = Plan("advance", STEADY) if goal not in prizes else Plan("effort", STEADY, {"place": HEXES[goal]})
        return [own, *AXIS_PLANS, *efforts]

    def policy(self, plan: Plan, seed: int) -> AvaPlayer:
        return AvaPlayer(seed, plan.orders or STEADY)

    def terms(self, position: Position, seat: str) -> dict[str, float]:
        found = terms(position)
        return found if side_of(position, seat) == AXIS else {name: -value for name, value in found.items()}

    def evaluate(self, position: Position, seat: str) -> float:
        return chance(self.terms(position, seat), WEIGHTS)

    def grade(self, position: Position, seat: str) -> float:
        margin = (total(position) - position.threshold) / CLEAR
        return logistic(margin if side_of(position, seat) == AXIS else -margin)

    def rests(self, game: AvaGame, start: Position) -> bool:
        return game.position.turn > start.turn


PLANNER = AvaPlanner()
LEVELS = {
    "easy": Level(attention=0.94),
    "normal": Level(),
    "hard": Level(budget=Budget(rollouts=16, seconds=8.0, deals=2, doubt=0.7)),
}
