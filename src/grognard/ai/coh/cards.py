"""What the cards in the hand are worth now, to a competent player of Storms of Steel."""

from __future__ import annotations

from grognard.ai.coh import weights as w
from grognard.ai.coh.action_values import ActionValue, ActionValues
from grognard.ai.coh.evaluation import Evaluation
from grognard.ai.coh.moves import best_move, faced
from grognard.ai.coh.odds import harm
from grognard.games.coh.cards.action_cards import ROW
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import NUMBER, UNIT, VEHICLE
from grognard.games.coh.interface import actions as do
from grognard.games.coh.state.position import NONE

Play = tuple[float, ActionValue | None]
"""What a card is worth, and the action for which it is played."""
NOT_NOW: Play = (-1.0, None)


class Cards:
    """The hand of an army."""

    def __init__(self, evaluation: Evaluation, action_values: ActionValues) -> None:
        self.evaluation, self.action_values = evaluation, action_values
        self.position = evaluation.position
        self.sheet = evaluation.position.armies[evaluation.army]

    def worth(self, card: do.PlayCard, going: float) -> Play:
        """What it is worth to play a card in this turn; `going` is what the activated unit could do instead."""
        unit = UNIT[card.unit] if card.unit else NONE
        price = ROW[card.card].cost * (w.CAP if card.by == "cap" else w.AP)
        score, action_value = self._play(card.card, unit, going)
        return score - price - w.CARD, action_value

    def _play(self, card: str, unit: int, going: float) -> Play:
        match card:
            case "card-command":
                return self._command(unit)
            case "card-auto-rally":
                gain = self.action_values.rally_worth(unit, sure=True)
                return gain, ActionValue(do.AutoRally(), gain, 0, gain)
            case "card-rally-attempt":
                gain = self.action_values.rally_worth(unit)
                return gain, ActionValue(do.Rally(), gain, 0, gain)
            case "card-two-hexes":
                return self._hurry(unit)
            case "card-hasty-defence":
                gain = self.action_values.dig_worth(unit)
                return gain, ActionValue(do.DigIn(), gain, 0, gain)
            case "card-mark-spent":
                return self.danger_from(unit) * w.TIRE, None
            case "card-bogged-down":
                return (self.evaluation.worths[unit] * w.BOG if VEHICLE[unit] else 0.0), None
            case "card-more-ap":
                return (going * w.MORE_AP if self.sheet.ap <= w.FEW_AP else 0.0), None
            case "card-more-cap":
                return w.MORE_CAP, None
            case "card-sniper":
                return (w.SNIPER if self.evaluation.foe_cap >= w.SNIPER_FROM else 0.0), None
        return NOT_NOW

    def _command(self, unit: int) -> Play:
        shots = [shot for shot in self.action_values.fires(unit) if not isinstance(shot[0], do.Pivot)]
        if not shots or self.position.is_hidden(unit):
            return NOT_NOW
        action, gain, _ = max(shots, key=lambda shot: shot[1])
        return gain, ActionValue(action, gain, 0, gain)

    def _hurry(self, unit: int) -> Play:
        """Card 5 Two hexes for nothing, whatever they cost."""
        figures = self.evaluation.figures
        bonus = figures.tracks[unit] + figures.wheels[unit]
        per_hex = figures.move[unit] / (1 + bonus) + (0 if figures.tracks[unit] else 1)
        going = best_move(self.evaluation, unit, 2 * per_hex)
        if going is None or self.position.is_hidden(unit):
            return NOT_NOW
        facing = FACINGS[faced(self.evaluation, unit, going.first, going.goal)]
        action_value = ActionValue(
            do.Move(self.evaluation.field.names[going.first], facing), going.gain, 0, going.gain, going.goal
        )
        return going.gain, action_value

    def danger_from(self, foe: int) -> float:
        """What an enemy that is not spent could do to this side with a shot."""
        evaluation = self.evaluation
        if not evaluation.readiness.get(foe):
            return 0.0
        place = self.position.pieces[foe].place
        worst = 0.0
        for unit in evaluation.friends:
            piece = self.position.pieces[unit]
            need = evaluation.need(foe, place, unit, piece.place, False, piece.shelter)
            if need <= 12:
                worst = max(worst, harm(need, piece.hit != NONE) * evaluation.worths[unit])
        return worst

    def veteran(self, card: do.PlayVeteran) -> float:
        """8.3 What it is worth to play a veteran card in this turn."""
        unit = UNIT[card.unit]
        place = self.position.pieces[unit].place
        match card.card:
            case "veteran-good-leadership":
                return self.action_values.rally_worth(unit, sure=True) - w.CARD
            case "veteran-extra-initiative":
                return w.CARD * 2
            case "veteran-sixth-sense":
                return self.evaluation.threat(unit, place)[0] * self.evaluation.worths[unit] * w.SHELTER - w.CARD
            case "veteran-hidden-action":
                best = max((gain for _, gain, _ in self.action_values.fires(unit)), default=0.0)
                ready = self.position.state(unit) != "spent" or self.sheet.cap >= NUMBER["rally"]
                return w.COVERT if best > w.CARD and ready else -1.0
        return -1.0
