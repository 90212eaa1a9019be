"""The choice of a turn: who does what, and on what points."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import NamedTuple

from grognard.ai.coh import weights as w
from grognard.ai.coh.action_values import ActionValue, ActionValues
from grognard.ai.coh.cards import Cards
from grognard.ai.coh.evaluation import Evaluation
from grognard.ai.coh.moves import MoveMemory
from grognard.ai.coh.reading import of
from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.coh.combat.shot import has_veteran
from grognard.games.coh.data.units import AIRCRAFT, NUMBER, UNIT, UNITS
from grognard.games.coh.interface import actions as do
from grognard.games.coh.state.position import NONE
from grognard.games.coh.turn.activation import EXPERIENCE
from grognard.games.coh.turn.turns import ChooseAction, TakeTurn
from grognard.games.coh.turn.unit_actions import leaving


class Choice(NamedTuple):
    """What a turn is to be: the answer that begins it, and the action that follows."""

    score: float
    first: Action
    unit: int = NONE
    action_value: ActionValue | None = None
    also: tuple[int, ...] = ()


class Turns:
    """All that an army could do with a turn."""

    def __init__(
        self,
        evaluation: Evaluation,
        player_view: PlayerView,
        decision: TakeTurn | None,
        goals: dict[int, int],
        refused: set[tuple[int, str]],
        memory: MoveMemory | None = None,
    ) -> None:
        self.evaluation, self.player_view, self.decision, self.refused = evaluation, player_view, decision, refused
        self.position = evaluation.position
        self.action_values = ActionValues(evaluation, goals, memory)
        self.sheet = self.position.armies[evaluation.army]
        self._whole: dict[tuple[int, int], ActionValue | None] = {}

    # -- the turn ---------------------------------------------------------------------------------------------

    def best(self) -> Choice:
        """The turn worth most; to pass where nothing is worth more than to keep ready."""
        found = max(self.choices(), key=lambda choice: choice.score, default=None)
        while found is not None and self._forget(found):
            found = max(self.choices(), key=lambda choice: choice.score, default=None)
        least = w.LAST_WATCH if self.position.passed else w.WATCH
        if self.sheet.active and self.sheet.ap:
            least = w.LAST_WATCH
        if found is not None and found.score > least:
            return found
        return Choice(0.0, do.PassTurn())

    def _forget(self, choice: Choice) -> bool:
        """Whether a turn hangs on a move that is only remembered: it is worked out anew before it is done."""
        unit, action_value = choice.unit, choice.action_value
        recalled = self.action_values.recalled
        if unit not in recalled or action_value is None or not isinstance(action_value.action, do.Move):
            return False
        for key in [key for key in self._whole if key[0] == unit]:
            del self._whole[key]
            self.action_values.forget(*key)
        return True

    def choices(self) -> Iterator[Choice]:
        """Everything that could be done."""
        acts = {(UNIT[a.unit], a.by) for a in of(self.player_view, do.Act)} - self.refused
        if leaving(self.position, 1 - self.evaluation.side) != NONE:
            yield from self._pursuit(acts)
            return
        running = self._running(acts)
        going = max(0.0, running.score) if running is not None else 0.0
        if running is not None:
            yield running
        cap_price = w.CAP if self._fresh() else w.LAST_CAP
        for unit, by in sorted(acts):
            if AIRCRAFT[unit]:
                if by in ("ap", "opportunity"):
                    yield Choice(w.AIR, do.Act(UNITS[unit], by), unit)
                continue
            state = self.position.state(unit)
            if by == "ap" and state == "fresh":
                action_value = self._deed(unit, self.activation(unit))
                if action_value is not None:
                    score = action_value.whole - w.DROPPED * going - self._watch(unit, action_value)
                    yield Choice(score, do.Act(UNITS[unit], by), unit, action_value)
            elif by == "opportunity":
                yield from self._opportunity(unit)
            elif by == "cap" and self.sheet.cap and state == "spent":
                yield from self._command(unit, cap_price)
        yield from self._cards(going)

    def _pursuit(self, acts: Set[tuple[int, do.Way]]) -> Iterator[Choice]:
        """20.0 While an enemy aircraft flies off: own aircraft, and those who fire at it."""
        for unit, by in sorted(acts):
            if AIRCRAFT[unit] and by in ("ap", "opportunity"):
                yield Choice(w.AIR, do.Act(UNITS[unit], by), unit)
            for action, gain, cost in () if AIRCRAFT[unit] else self.action_values.flak(unit):
                points = self.sheet.ap if self.position.is_active(unit) else self.activation(unit)
                price = 0.0 if by == "opportunity" else (w.CAP if by == "cap" else w.AP) * cost
                if by == "opportunity" or cost <= (self.sheet.cap if by == "cap" else points):
                    yield Choice(gain - price, do.Act(UNITS[unit], by), unit, ActionValue(action, gain, cost, gain))

    def _watch(self, unit: int, action_value: ActionValue) -> float:
        """3.1 What it is worth to keep a unit ready that would only change its place: the more, the more enemies have
        still to act."""
        if (
            not isinstance(action_value.action, do.Move)
            or self.position.pieces[unit].place < 0
            or not self.evaluation.foes
        ):
            return 0.0
        waiting = sum(1 for foe in self.evaluation.foes if self.position.state(foe) != "spent")
        return w.OVERWATCH * self.evaluation.posture.patience * waiting / len(self.evaluation.foes)

    def _running(self, acts: Set[tuple[int, str]]) -> Choice | None:
        """The best that an activated unit can still do."""
        found = None
        points = self.sheet.ap
        for unit in self.sheet.active:
            if AIRCRAFT[unit]:
                if (unit, "ap") in acts and points:
                    found = Choice(w.AIR, do.Act(UNITS[unit], "ap"), unit)
                continue
            if (unit, "ap") not in acts:
                continue
            action_value = self._deed(unit, points + min(self.sheet.cap, w.TOP_UP))
            if action_value is not None:
                more = max(0, action_value.cost - points)
                score = action_value.whole - w.CAP * more
                if action_value.cost > points and not points:
                    continue
                if found is None or score > found.score:
                    _, also = self.action_values.together(unit, action_value, "ap")
                    found = Choice(score, do.Act(UNITS[unit], "ap"), unit, action_value, also)
        return found

    def _opportunity(self, unit: int) -> Iterator[Choice]:
        action_value = self.action_values.single(unit, 2 * NUMBER["activation"])
        if action_value is None:
            return
        whole = self._deed(unit, self.activation(unit))
        rest = max(0.0, whole.whole - action_value.gain) if whole is not None else 0.0
        gain = action_value.gain * (w.AFOOT if isinstance(action_value.action, do.Move) else 1.0)
        yield Choice(gain - w.LATER_CHANCE * rest - w.HASTE, do.Act(UNITS[unit], "opportunity"), unit, action_value)

    def _command(self, unit: int, price: float) -> Iterator[Choice]:
        action_value = self._deed(unit, self.sheet.cap)
        if action_value is None:
            return
        also: tuple[int, ...] = ()
        if isinstance(action_value.action, do.Move):
            score = action_value.whole * w.AFOOT - price * self.sheet.cap
        elif isinstance(action_value.action, do.Pivot):
            score = action_value.whole - price * action_value.cost
        else:
            gain, also = self.action_values.together(unit, action_value, "cap")
            score = gain - price * action_value.cost
        yield Choice(score, do.Act(UNITS[unit], "cap"), unit, action_value, also)

    def _cards(self, going: float) -> Iterator[Choice]:
        cards = Cards(self.evaluation, self.action_values)
        for card in of(self.player_view, do.PlayCard):
            unit = UNIT[card.unit] if card.unit else NONE
            if (unit, card.card) in self.refused:
                continue
            worth, action_value = cards.worth(card, going)
            if action_value is None or unit == NONE or not isinstance(action_value.action, do.Fire):
                yield Choice(worth, card, unit, action_value)
                continue
            gain, also = self.action_values.together(unit, action_value, "card")
            yield Choice(worth + gain - action_value.gain, card, unit, action_value, also)
        for veteran in of(self.player_view, do.PlayVeteran):
            yield Choice(cards.veteran(veteran), veteran)

    # -- parts ------------------------------------------------------------------------------------------------

    def activation(self, unit: int) -> int:
        """3.0 The points of an activation."""
        experienced = has_veteran(self.position, unit, EXPERIENCE)
        return NUMBER["experienced-activation" if experienced else "activation"]

    def _deed(self, unit: int, points: int) -> ActionValue | None:
        key = unit, points
        if key not in self._whole:
            self._whole[key] = self.action_values.best(unit, points)
        return self._whole[key]

    def _fresh(self) -> bool:
        """Whether units of the army wait for their activation."""
        troops = self.position.troops(self.evaluation.army)
        return any(self.position.state(unit) == "fresh" for unit in troops)

    def instead(self, decision: ChooseAction) -> Action | None:
        """The best legal action of a unit that was taken up for something else."""
        actor = decision.actor
        points = self.sheet.cap if actor.by == "cap" else self.sheet.ap + self.sheet.cap
        points = 2 * NUMBER["activation"] if actor.is_free else points
        found = [
            action_value
            for action_value in self.action_values.all(actor.unit, points)
            if action_value.action in self.player_view.actions
        ]
        best = max(found, key=lambda action_value: action_value.gain, default=None)
        return best.action if best is not None and best.gain > 0 else None
