"""The plans of a side in Holland '44: how a movement phase is minded. Each is played on to the next turn."""

from __future__ import annotations

from grognard.ai.h44.player import H44Player
from grognard.ai.h44.posture import STEADY, Posture
from grognard.ai.h44.standing import WEIGHTS, clear, terms
from grognard.ai.player import PlayerView
from grognard.ai.search import Budget, Level, Plan
from grognard.ai.standing import chance, logistic
from grognard.games import find
from grognard.games.h44.data.units import ALLIED, SIDES
from grognard.games.h44.movement.movement_phase import MoveUnits
from grognard.games.h44.state.position import H44Game, Position

ALLIED_PLANS = (
    Plan("drive", STEADY),
    Plan("assault", Posture(thrift=0.5, caution=0.7)),
    Plan("secure", Posture(caution=1.8, thrift=1.4)),
)
GERMAN_PLANS = (
    Plan("hold", STEADY),
    Plan("block", Posture(block=1.6)),
    Plan("counter-attack", Posture(thrift=0.5, cut=1.5)),
    Plan("cut", Posture(cut=2.0)),
    Plan("bank", Posture(bank=1.5)),
)


class H44Planner:
    """Plan search in Holland '44: every movement phase is thought over before its first move."""

    system = find("h44")

    def asks(self, view: PlayerView, player: H44Player) -> bool:
        decision = view.decision
        turn = view.determinize(0).position.turn if isinstance(decision, MoveUnits) else 0
        return isinstance(decision, MoveUnits) and player.phase != (turn, decision.side)

    def propose(self, view: PlayerView, player: H44Player) -> list[Plan]:
        return list(ALLIED_PLANS if view.seat == SIDES[ALLIED] else GERMAN_PLANS)

    def policy(self, plan: Plan, seed: int) -> H44Player:
        return H44Player(seed, plan.orders or STEADY)

    def terms(self, position: Position, seat: str) -> dict[str, float]:
        found = terms(position)
        return found if seat == SIDES[ALLIED] else {name: -value for name, value in found.items()}

    def evaluate(self, position: Position, seat: str) -> float:
        return chance(self.terms(position, seat), WEIGHTS)

    def grade(self, position: Position, seat: str) -> float:
        margin = clear(position)
        return logistic(margin if seat == SIDES[ALLIED] else -margin)

    def rests(self, game: H44Game, start: Position) -> bool:
        return game.position.turn > start.turn


PLANNER = H44Planner()
LEVELS = {
    "easy": Level(attention=0.85),
    "normal": Level(),
    "hard": Level(budget=Budget(rollouts=16, seconds=24.0, deals=2, doubt=0.7)),
}
