"""The plans of Pavlov's House: which card, which soldier next. Each is played on to the next card phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.ai.pavlov import action_values as house
from grognard.ai.pavlov import cards, values
from grognard.ai.pavlov.player import Orders, PavlovPlayer, of
from grognard.ai.pavlov.standing import NEEDED, WEIGHTS, terms
from grognard.ai.pavlov.table import COST, TURN, Table
from grognard.ai.player import PlayerView
from grognard.ai.search import Budget, Level, Plan
from grognard.ai.standing import chance, logistic
from grognard.core.game import Action
from grognard.games import find
from grognard.games.pavlov.interface import actions as do
from grognard.games.pavlov.soviet_cards.card_phase import CardAction
from grognard.games.pavlov.state.position import COUNTERS, PavlovGame, Position

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
CHOICES = {
    "card-action": "",
    "choose-repair": "repairs",
    "choose-resupply": "supplies",
    "choose-load": "supplies",
    "choose-reinforcement": "recruits",
    "choose-fortification": "works",
    "choose-mine": "works",
    "choose-wire": "command",
    "choose-sortie": "storm",
    "choose-final": "storm",
    "choose-aa": "guns",
    "choose-fire": "guns",
    "choose-suppression": "soldiers",
    "move-counter": "soldiers",
    "act-counter": "soldiers",
}
"""The decisions that are thought over, and what they are for; a card says so itself."""
MOST, MOST_OF_SOLDIERS = 7, 4
"""How many actions are compared: fewer for single soldiers, of whom another will come next."""


class PavlovPlanner:
    """Plan search in Pavlov's House: cards, what they bring, and every soldier are thought over."""

    system = find("pavlov")

    def asks(self, view: PlayerView, player: PavlovPlayer) -> bool:
        return tag_of(view) in CHOICES

    def propose(self, view: PlayerView, player: PavlovPlayer) -> list[Plan]:
        own = player.copy()
        own.adopt(Plan("base"))
        table = Table(view.view)
        first: Action = own.choose(view)
        found = [Orders(first)]
        most = MOST_OF_SOLDIERS if tag_of(view) in ("act-counter", "move-counter") else MOST
        for orders in self._others(view, table):
            same = any(_alike(orders, other, table) for other in found)
            if not same and orders.opening in view.actions and len(found) < most:
                found.append(orders)
        return [_plan(orders, CHOICES[tag_of(view)]) for orders in found]

    def _others(self, view: PlayerView, table: Table) -> Iterator[Orders]:
        decision: Any = view.decision
        match tag_of(view):
            case "card-action":
                yield from map(Orders, cards.ranked(table, of(view, do.PlayCard)))
            case "act-counter":
                deeds = house.deeds(house.Scene(table), 0, ())
                able = [deed for deed in deeds if deed.cost <= decision.left]
                for deed in sorted(able, key=lambda deed: -deed.rate)[:MOST]:
                    yield Orders(do.Act(deed.men[0]), deed.action)
                yield Orders(do.EndActions())
            case "move-counter":
                yield Orders(do.EndMoves())
                moved = [COUNTERS[counter] for counter in decision.moved]
                deeds = house.deeds(house.Scene(table), decision.left, moved)
                going = [deed for deed in deeds if deed.steps]
                for deed in sorted(going, key=lambda deed: -deed.rate)[:MOST]:
                    (man, post, weapon), *_ = deed.steps
                    yield Orders(do.Move(man), do.To(post, weapon))
            case "choose-reinforcement":
                worth = {a: values.recruit(table, a.counter) for a in of(view, do.Reinforce)}
                yield from map(Orders, sorted(worth, key=lambda a: -worth[a] / max(COST[a.counter], 0.5))[:MOST])
                yield Orders(do.Done())
            case _:
                yield from map(Orders, view.actions)

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
        """The next card phase once the Wehrmacht has had its say: after the next, where its cards of this turn lie."""
        played = len(game.position.revealed) - len(start.revealed)
        return played >= TURN.wehrmacht_cards and any(isinstance(top, CardAction) for top in game.decisions)


def tag_of(view: PlayerView) -> str:
    return str(view.decision.__struct_config__.tag)


def _alike(orders: Orders, other: Orders, table: Table) -> bool:
    """Whether two orders come to the same: what a soldier of the reserve can do, any like it can do as well."""
    if orders.opening == other.opening:
        return orders.then == other.then or other.then is None
    if isinstance(orders.then, do.To) and isinstance(other.then, do.To):
        return orders.then == other.then
    return isinstance(orders.then, do.Attack | do.Suppress) and orders.then == other.then


def _plan(orders: Orders, intent: str) -> Plan:
    card = orders.opening
    return Plan(INTENTS[card.action] if isinstance(card, do.PlayCard) else intent or "soldiers", orders)


PLANNER = PavlovPlanner()
LEVELS = {
    "easy": Level(attention=0.8),
    "normal": Level(),
    "hard": Level(budget=Budget(rollouts=60, seconds=2.0, doubt=1.5)),
}
