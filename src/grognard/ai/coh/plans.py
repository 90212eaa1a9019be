"""The plans of an army in Storms of Steel: what its next turn could be, and tempers to go on in."""

from __future__ import annotations

from grognard.ai.coh.country import Site
from grognard.ai.coh.evaluation import Evaluation
from grognard.ai.coh.player import CohPlayer, Orders
from grognard.ai.coh.posture import STEADY, Posture
from grognard.ai.coh.standing import WEIGHTS, terms
from grognard.ai.coh.turn import Choice
from grognard.ai.player import PlayerView
from grognard.ai.search import Budget, Level, Plan
from grognard.ai.standing import chance, logistic
from grognard.games import find
from grognard.games.coh.interface import actions as do
from grognard.games.coh.interface.views import side_of
from grognard.games.coh.state.position import CohGame, Position
from grognard.games.coh.turn.turns import TakeTurn
from grognard.games.coh.turn.victory import side_points

OPENINGS, CANDIDATES = 3, 4
"""How many of the turns that seem best are looked at, and how many plans there are besides that to wait."""
CLEAR = 3.0
"""Points of a clear win."""
ASSAULT = Posture(boldness=1.6, patience=0.4)
WAIT = Posture(boldness=0.7, caution=1.3, patience=1.6)


class CohPlanner:
    """Plan search in a firefight: every turn is thought over, to the end of the round."""

    system = find("coh")

    def asks(self, view: PlayerView, player: CohPlayer) -> bool:
        return isinstance(view.decision, TakeTurn)

    def propose(self, view: PlayerView, player: CohPlayer) -> list[Plan]:
        decision = view.decision
        assert isinstance(decision, TakeTurn)
        turns = player.copy()
        turns.adopt(Plan("base"))
        found = turns.turns(view, decision)
        own = found.best()
        others = sorted(found.choices(), key=lambda choice: -choice.score)
        tempers = [(self._minded(view, turns, posture), posture) for posture in (ASSAULT, WAIT)]
        plans, seen = [_plan(own, STEADY, found.evaluation)], {own.first}
        for choice, posture in (*((choice, STEADY) for choice in others[:OPENINGS]), *tempers):
            if choice.first in view.actions and choice.first not in seen and len(plans) < CANDIDATES:
                seen.add(choice.first)
                plans.append(_plan(choice, posture, found.evaluation))
        wait = Choice(0.0, do.PassTurn())
        if wait.first in view.actions and wait.first not in seen:
            plans.append(Plan("hold", Orders(WAIT, wait)))
        return plans

    def _minded(self, view: PlayerView, player: CohPlayer, posture: Posture) -> Choice:
        """What the player would do in another temper."""
        twin = player.copy()
        twin.adopt(Plan("", Orders(posture)))
        assert isinstance(view.decision, TakeTurn)
        return twin.turns(view, view.decision).best()

    def policy(self, plan: Plan, seed: int) -> CohPlayer:
        return CohPlayer(seed, plan.orders or Orders())

    def evaluate(self, position: Position, seat: str) -> float:
        return chance(self.terms(position, seat), WEIGHTS)

    def grade(self, position: Position, seat: str) -> float:
        side = side_of(position, seat)
        return logistic((side_points(position, side) - side_points(position, 1 - side)) / CLEAR)

    def rests(self, game: CohGame, start: Position) -> bool:
        return game.position.round > start.round

    def terms(self, position: Position, seat: str) -> dict[str, float]:
        return terms(position, side_of(position, seat))


def _plan(choice: Choice, posture: Posture, evaluation: Evaluation) -> Plan:
    """A turn, and what it is for: the objective that draws those most who are nearest to it."""
    orders = Orders(posture, choice)

    def draw(pull: tuple[Site, float, float]) -> float:
        return pull[1] / (2 + min((away for away, _ in evaluation.distances[pull[0].hex]), default=99))

    site, strength, _ = max(evaluation.pulls, key=draw, default=(None, 0.0, 0.0))
    if site is None or not strength:
        return Plan("hold", orders)
    return Plan("attack", orders, {"place": evaluation.field.names[site.hex]})


PLANNER = CohPlanner()
LEVELS = {
    "easy": Level(attention=0.9),
    "normal": Level(),
    "hard": Level(budget=Budget(rollouts=36, seconds=8.0)),
}
