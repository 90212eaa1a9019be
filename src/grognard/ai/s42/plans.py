"""The plans of a side in Stalingrad '42: how a movement phase is minded, and for what. Each is played on to the next
turn."""

from __future__ import annotations

from grognard.ai.player import PlayerView
from grognard.ai.s42.evaluation import STEADY, Evaluation, Posture
from grognard.ai.s42.player import S42Player
from grognard.ai.s42.reading import side_of
from grognard.ai.s42.standing import WEIGHTS, terms
from grognard.ai.search import Budget, Level, Plan
from grognard.ai.standing import chance, logistic
from grognard.games import find
from grognard.games.s42.campaign.victory import total
from grognard.games.s42.data.board import GRID, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, COMBAT, MECHANISED
from grognard.games.s42.movement.movement_phase import MoveUnits
from grognard.games.s42.state.position import Position, S42Game

ASSAULT = Plan("assault", Posture(thrift=0.6, caution=0.7))
SECURE = Plan("secure", Posture(caution=1.6, thrift=1.3))
EXPLOIT = Plan("exploit", Posture(thrift=0.6, caution=0.4, haste=3.0))
COUNTER = Plan("counter-attack", Posture(thrift=0.5))
WITHDRAW = Plan("withdraw", Posture(caution=3.0, thrift=1.5))
CLEAR = 3.0
"""Points of a clear win."""
SAME_CITY = 2
"""Objectives so near to each other are one."""
EFFORTS = 2
"""How many objectives are looked at as the goal of a main effort."""


class S42Planner:
    """Plan search in Stalingrad '42: every movement phase is thought over before its first move."""

    system = find("s42")

    def asks(self, view: PlayerView, player: S42Player) -> bool:
        decision = view.decision
        if not isinstance(decision, MoveUnits) or decision.phase != "movement":
            return False
        return player.phase != (view.determinize(0).position.turn, side_of(view), decision.phase)

    def propose(self, view: PlayerView, player: S42Player) -> list[Plan]:
        evaluation = Evaluation(view.determinize(0).position, side_of(view))
        if not evaluation.attacking:
            return [Plan("hold", STEADY), COUNTER, SECURE, WITHDRAW]
        kept = player.posture.main_effort
        efforts = sorted(_efforts(evaluation), key=lambda hex_: hex_ != kept)[:EFFORTS]
        return [Plan("advance", STEADY), *(effort(hex_) for hex_ in efforts), EXPLOIT, ASSAULT]

    def policy(self, plan: Plan, seed: int) -> S42Player:
        return S42Player(seed, plan.orders or STEADY)

    def terms(self, position: Position, seat: str) -> dict[str, float]:
        found = terms(position)
        return found if seat == SIDES[AXIS] else {name: -value for name, value in found.items()}

    def evaluate(self, position: Position, seat: str) -> float:
        return chance(self.terms(position, seat), WEIGHTS)

    def grade(self, position: Position, seat: str) -> float:
        if position.outcome is None:
            return 0.5
        margin = (total(position) - position.scenario.needs + 0.5) / CLEAR
        return logistic(margin if seat == SIDES[AXIS] else -margin)

    def rests(self, game: S42Game, start: Position) -> bool:
        return game.position.turn > start.turn


def effort(hex_: int) -> Plan:
    return Plan("effort", Posture(main_effort=hex_), {"place": HEXES[hex_]})


def _efforts(evaluation: Evaluation) -> list[int]:
    """Single objectives of the enemy, those worth most for their way from the tanks first."""
    position = evaluation.position
    tanks = [position.pieces[u].place for u in position.on_map(evaluation.side) if COMBAT[u] and MECHANISED[u]]
    open_ = [found for found in evaluation.objectives if not found.mine and len(found.hexes) == 1]

    def value(hex_: int, worth: float) -> float:
        away = sorted(GRID.distance(hex_, tank) for tank in tanks if tank >= 0)[:4]
        return worth / (4 + sum(away) / max(1, len(away)))

    found: list[int] = []
    for objective in sorted(open_, key=lambda objective: -value(objective.hexes[0], objective.worth)):
        # Hexes of one city are one goal.
        if all(GRID.distance(objective.hexes[0], other) > SAME_CITY for other in found):
            found.append(objective.hexes[0])
    return found


PLANNER = S42Planner()
LEVELS = {
    "easy": Level(attention=0.85),
    "normal": Level(),
    "hard": Level(budget=Budget(rollouts=16, seconds=26.0, deals=2, doubt=0.7)),
}
