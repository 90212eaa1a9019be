"""The plans of Pavlov's House: which card, which soldier next. Each is played on to the next card phase."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.ai.pavlov import action_values as house
from grognard.ai.pavlov import cards
from grognard.ai.pavlov.player import Orders, PavlovPlayer, of
from grognard.ai.pavlov.standing import NEEDED, WEIGHTS, terms
from grognard.ai.pavlov.table import Table
from grognard.ai.player import PlayerView
from grognard.ai.search import Budget, Level, Plan
from grognard.ai.standing import chance, logistic
from grognard.core.game import Action
from grognard.games import find
from grognard.games.pavlov.counters.acts import ActCounter
from grognard.games.pavlov.interface import actions as do
from grognard.games.pavlov.soviet_cards.card_phase import CardAction
from grognard.games.pavlov.state.position import PavlovGame, Position

CLEAR = 6.0
"""Points of a clear win."""
INTENTS = {
    "recover": "repairs",
    "resupply": "supplies",
    "load": "supplies",
    "deliver": "supplies",
    "storm": "storm",
    "ops": "command",
    "decision": "command",
    "wire": "command",
    "reinforce": "recruits",
    "fortify": "works",
    "mine": "works",
    "artillery": "guns",
    "aa": "guns",
}
"""What the actions of cards are for."""
OPENINGS = 4
"""How many actions are compared."""


class PavlovPlanner:
    """Plan search in Pavlov's House: every card and every soldier is thought over."""

    system = find("pavlov")

    def asks(self, view: PlayerView, player: PavlovPlayer) -> bool:
        return isinstance(view.decision, CardAction | ActCounter)

    def propose(self, view: PlayerView, player: PavlovPlayer) -> list[Plan]:
        own = player.copy()
        own.adopt(Plan("base"))
        found: list[Action] = [own.choose(view)]
        for action in self._others(view):
            if action not in found and action in view.actions and len(found) < OPENINGS:
                found.append(action)
        return [_plan(action) for action in found]

    def _others(self, view: PlayerView) -> Iterator[Action]:
        table = Table(view.view)
        if isinstance(view.decision, CardAction):
            yield from cards.ranked(table, of(view, do.PlayCard))
            return
        deeds = house.deeds(house.Scene(table), 0, ())
        for deed in sorted(deeds, key=lambda deed: -deed.rate):
            yield do.Act(deed.men[0])
        yield do.EndActions()

    def policy(self, plan: Plan, seed: int) -> PavlovPlayer:
        return PavlovPlayer(seed, plan.orders)

    def terms(self, position: Position, seat: str) -> dict[str, float]:
        found = terms(position)
        return found if seat in position.rules.soviet else {name: -value for name, value in found.items()}

    def evaluate(self, position: Position, seat: str) -> float:
        return chance(self.terms(position, seat), WEIGHTS)

    def grade(self, position: Position, seat: str) -> float:
        outcome, won = position.outcome, 0.0
        if outcome is not None and outcome.reason.id == "scored":
            won = logistic((outcome.score - NEEDED) / CLEAR)
        return won if seat in position.rules.soviet else 1 - won

    def rests(self, game: PavlovGame, start: Position) -> bool:
        return game.position.turn > start.turn and any(isinstance(top, CardAction) for top in game.decisions)


def _plan(action: Action) -> Plan:
    return Plan(INTENTS[action.action] if isinstance(action, do.PlayCard) else "soldiers", Orders(action))


PLANNER = PavlovPlanner()
LEVELS = {
    "easy": Level(attention=0.8),
    "normal": Level(),
    "hard": Level(budget=Budget(rollouts=15, seconds=3.0, doubt=0.7)),
}
