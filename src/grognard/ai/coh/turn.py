"""The choice of a turn: who does what, and on what points."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import NamedTuple

from grognard.ai.coh import weights as w
from grognard.ai.coh.action_values import Deed, Deeds
from grognard.ai.coh.cards import Cards
from grognard.ai.coh.evaluation import Mind
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
    """What a turn is to be: the answer that begins it, and the deed that follows."""

    score: float
    first: Action
    unit: int = NONE
    deed: Deed | None = None
    also: tuple[int, ...] = ()


class Turns:
    """All that an army could do with a turn."""

    def __init__(
        self,
        mind: Mind,
        player_view: PlayerView,
        decision: TakeTurn | None,
        goals: dict[int, int],
        refused: set[tuple[int, str]],
    ) -> None:
        self.mind, self.player_view, self.decision, self.refused = mind, player_view, decision, refused
        self.position = mind.position
        self.deeds = Deeds(mind, goals)
        self.sheet = self.position.armies[mind.army]
        self._whole: dict[tuple[int, int], Deed | None] = {}

    # -- the turn ---------------------------------------------------------------------------------------------

    def best(self) -> Choice:
        """The turn worth most; to pass where nothing is worth more than to keep ready."""
        found = max(self._choices(), key=lambda choice: choice.score, default=None)
        least = w.LAST_WATCH if self.position.passed else w.WATCH
        if self.sheet.active and self.sheet.ap:
            least = w.LAST_WATCH
        if found is not None and found.score > least:
            return found
        return Choice(0.0, do.PassTurn())

    def _choices(self) -> Iterator[Choice]:
        acts = {(UNIT[a.unit], a.by) for a in of(self.player_view, do.Act)} - self.refused
        if leaving(self.position, 1 - self.mind.side) != NONE:
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
                deed = self._deed(unit, self.activation(unit))
                if deed is not None:
                    score = deed.whole - going - self._watch(unit, deed)
                    yield Choice(score, do.Act(UNITS[unit], by), unit, deed)
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
            for action, gain, cost in () if AIRCRAFT[unit] else self.deeds.flak(unit):
                points = self.sheet.ap if self.position.is_active(unit) else self.activation(unit)
                price = 0.0 if by == "opportunity" else (w.CAP if by == "cap" else w.AP) * cost
                if by == "opportunity" or cost <= (self.sheet.cap if by == "cap" else points):
                    yield Choice(gain - price, do.Act(UNITS[unit], by), unit, Deed(action, gain, cost, gain))

    def _watch(self, unit: int, deed: Deed) -> float:
        """3.1 What it is worth to keep a unit ready that would only change its place: the more, the more enemies have
        still to act."""
        if not isinstance(deed.action, do.Move) or self.position.pieces[unit].place < 0 or not self.mind.foes:
            return 0.0
        waiting = sum(1 for foe in self.mind.foes if self.position.state(foe) != "spent")
        return w.OVERWATCH * waiting / len(self.mind.foes)

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
            deed = self._deed(unit, points + min(self.sheet.cap, w.TOP_UP))
            if deed is not None:
                more = max(0, deed.cost - points)
                score = deed.whole - w.CAP * more
                if deed.cost > points and not points:
                    continue
                if found is None or score > found.score:
                    _, also = self.deeds.together(unit, deed, "ap")
                    found = Choice(score, do.Act(UNITS[unit], "ap"), unit, deed, also)
        return found

    def _opportunity(self, unit: int) -> Iterator[Choice]:
        deed = self.deeds.single(unit, 2 * NUMBER["activation"])
        if deed is None:
            return
        whole = self._deed(unit, self.activation(unit))
        rest = max(0.0, whole.whole - deed.gain) if whole is not None else 0.0
        gain = deed.gain * (w.AFOOT if isinstance(deed.action, do.Move) else 1.0)
        yield Choice(gain - w.LATER_CHANCE * rest - w.HASTE, do.Act(UNITS[unit], "opportunity"), unit, deed)

    def _command(self, unit: int, price: float) -> Iterator[Choice]:
        deed = self._deed(unit, self.sheet.cap)
        if deed is None:
            return
        also: tuple[int, ...] = ()
        if isinstance(deed.action, do.Move):
            score = deed.whole * w.AFOOT - price * self.sheet.cap
        elif isinstance(deed.action, do.Pivot):
            score = deed.whole - price * deed.cost
        else:
            gain, also = self.deeds.together(unit, deed, "cap")
            score = gain - price * deed.cost
        yield Choice(score, do.Act(UNITS[unit], "cap"), unit, deed, also)

    def _cards(self, going: float) -> Iterator[Choice]:
        cards = Cards(self.mind, self.deeds)
        for card in of(self.player_view, do.PlayCard):
            unit = UNIT[card.unit] if card.unit else NONE
            if (unit, card.card) in self.refused:
                continue
            worth, deed = cards.worth(card, going)
            if deed is None or unit == NONE or not isinstance(deed.action, do.Fire):
                yield Choice(worth, card, unit, deed)
                continue
            gain, also = self.deeds.together(unit, deed, "card")
            yield Choice(worth + gain - deed.gain, card, unit, deed, also)
        for veteran in of(self.player_view, do.PlayVeteran):
            yield Choice(cards.veteran(veteran), veteran)

    # -- parts ------------------------------------------------------------------------------------------------

    def activation(self, unit: int) -> int:
        """3.0 The points of an activation."""
        experienced = has_veteran(self.position, unit, EXPERIENCE)
        return NUMBER["experienced-activation" if experienced else "activation"]

    def _deed(self, unit: int, points: int) -> Deed | None:
        key = unit, points
        if key not in self._whole:
            self._whole[key] = self.deeds.best(unit, points)
        return self._whole[key]

    def _fresh(self) -> bool:
        """Whether units of the army wait for their activation."""
        troops = self.position.troops(self.mind.army)
        return any(self.position.state(unit) == "fresh" for unit in troops)

    def instead(self, decision: ChooseAction) -> Action | None:
        """The best legal deed of a unit that was taken up for something else."""
        actor = decision.actor
        points = self.sheet.cap if actor.by == "cap" else self.sheet.ap + self.sheet.cap
        points = 2 * NUMBER["activation"] if actor.is_free else points
        found = [deed for deed in self.deeds.all(actor.unit, points) if deed.action in self.player_view.actions]
        best = max(found, key=lambda deed: deed.gain, default=None)
        return best.action if best is not None and best.gain > 0 else None
