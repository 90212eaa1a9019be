"""A competent player of Storms of Steel, for every seat. It knows what its seat may know: no more.

In each turn it reckons what every unit could do, with its points, with command points, at an opportunity or by a card,
and does what is worth most; a unit that has begun goes on as long as that pays. What it has settled on in the question
about the turn it carries out in the questions that follow.
"""

from __future__ import annotations

from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from grognard.ai.coh import choices
from grognard.ai.coh.air import take_off
from grognard.ai.coh.evaluation import Evaluation
from grognard.ai.coh.moves import MoveMemory
from grognard.ai.coh.posture import STEADY, Posture
from grognard.ai.coh.reading import table
from grognard.ai.coh.turn import Choice, Turns
from grognard.ai.player import PlayerView, ThinkingPlayer
from grognard.ai.search import Plan
from grognard.core.game import Action
from grognard.games.coh.data.units import AIRCRAFT, CARDS, UNITS
from grognard.games.coh.interface import actions as do
from grognard.games.coh.state.position import NONE, Position
from grognard.games.coh.turn.turns import ChooseAction, TakeTurn


class Orders(Struct, frozen=True):
    """What a plan tells the player: its temper, and what it does first."""

    posture: Posture = STEADY
    opening: Choice | None = None


class CohPlayer(ThinkingPlayer):
    """Plays for the points of the firefight: every choice is the one worth most by rules of thumb."""

    def __init__(self, seed: int, orders: Orders | None = None) -> None:
        super().__init__(seed)
        self.orders = orders or Orders()
        self.choice: Choice | None = None
        """What the turn was to be."""
        self.goals: dict[int, int] = {}
        """Where units are going."""
        self.refused: set[tuple[int, str]] = set()
        """Units that were taken up and put back in this turn, and by what: a way to act, or a card."""
        self.memory = MoveMemory()
        """The best moves of the last turns: used in playouts."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.memory = self.memory.copy()
        return twin

    def adopt(self, plan: Plan) -> None:
        self.orders = plan.orders or Orders()

    def always_asked(self, player_view: PlayerView) -> bool:
        return isinstance(player_view.decision, ChooseAction)

    def answer(self, player_view: PlayerView) -> Action | None:
        decision = player_view.decision
        if isinstance(decision, TakeTurn):
            return self._turn(player_view, decision)
        if isinstance(decision, ChooseAction):
            return self._act(player_view, decision)
        answer = choices.ANSWERS.get(str(decision.__struct_config__.tag))
        return answer(player_view, self._mind(table(player_view), player_view), self.goals) if answer else None

    def _mind(self, position: Position, player_view: PlayerView) -> Evaluation:
        army = next(number for number, army in enumerate(position.armies) if army.id == player_view.seat)
        return Evaluation(position, army, self.orders.posture)

    def _turn(self, player_view: PlayerView, decision: TakeTurn) -> Action:
        opening = self.orders.opening
        if opening is not None:
            self.orders = replace(self.orders, opening=None)
            if opening.first in player_view.actions:
                self.choice = opening
                return opening.first
        self.memory.turn += 1
        self.choice = self.turns(player_view, decision).best()
        return self.choice.first

    def turns(self, player_view: PlayerView, decision: TakeTurn) -> Turns:
        """All that could be done with a turn."""
        evaluation = self._mind(table(player_view), player_view)
        memory = self.memory if self.hasty else None
        return Turns(evaluation, player_view, decision, self.goals, self.refused, memory)

    def _act(self, player_view: PlayerView, decision: ChooseAction) -> Action:
        """The action that was settled on; the next best, if it cannot be done."""
        unit, choice = decision.actor.unit, self.choice
        if AIRCRAFT[unit]:
            action = take_off(player_view, self._mind(table(player_view), player_view), unit)
            return self._back(decision) if action is None else action
        if choice is not None and choice.unit == unit and choice.action_value is not None:
            for other in choice.also:
                join = do.Also(UNITS[other])
                if other not in decision.actor.units and join in player_view.actions:
                    return join
            if choice.action_value.action in player_view.actions:
                self._done(unit, choice.action_value.goal)
                return choice.action_value.action
        self.choice = None
        action = Turns(self._mind(table(player_view), player_view), player_view, None, self.goals, set()).instead(
            decision
        )
        if action is not None:
            self._done(unit, NONE)
            return action
        return self._back(decision)

    def _back(self, decision: ChooseAction) -> Action:
        """The unit is put back, and not taken up so again in this turn."""
        actor = decision.actor
        self.refused.add((actor.unit, actor.by if actor.card == NONE else CARDS[actor.card]))
        return do.Back()

    def _done(self, unit: int, goal: int) -> None:
        self.refused.clear()
        if goal != NONE:
            self.goals[unit] = goal
