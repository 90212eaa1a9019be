"""What the cards in the hand are worth now, to a competent player of Storms of Steel."""

from __future__ import annotations

from grognard.ai.coh import weights as w
from grognard.ai.coh.action_values import Deed, Deeds
from grognard.ai.coh.evaluation import Mind
from grognard.ai.coh.moves import best_move, faced
from grognard.ai.coh.odds import harm
from grognard.games.coh.cards.action_cards import ROW
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import NUMBER, UNIT, VEHICLE
from grognard.games.coh.interface import actions as do
from grognard.games.coh.state.position import NONE

Play = tuple[float, Deed | None]
"""What a card is worth, and the deed for which it is played."""
NOT_NOW: Play = (-1.0, None)


class Cards:
    """The hand of an army."""

    def __init__(self, mind: Mind, deeds: Deeds) -> None:
        self.mind, self.deeds = mind, deeds
        self.position = mind.position
        self.sheet = mind.position.armies[mind.army]

    def worth(self, card: do.PlayCard, going: float) -> Play:
        """What it is worth to play a card in this turn; `going` is what the activated unit could do instead."""
        unit = UNIT[card.unit] if card.unit else NONE
        price = ROW[card.card].cost * (w.CAP if card.by == "cap" else w.AP)
        score, deed = self._play(card.card, unit, going)
        return score - price - w.CARD, deed

    def _play(self, card: str, unit: int, going: float) -> Play:
        match card:
            case "card-command":
                return self._command(unit)
            case "card-auto-rally":
                gain = self.deeds.rally_worth(unit, sure=True)
                return gain, Deed(do.Recover(), gain, 0, gain)
            case "card-rally-attempt":
                gain = self.deeds.rally_worth(unit)
                return gain, Deed(do.Rally(), gain, 0, gain)
            case "card-two-hexes":
                return self._hurry(unit)
            case "card-hasty-defence":
                gain = self.deeds.dig_worth(unit)
                return gain, Deed(do.Dig(), gain, 0, gain)
            case "card-mark-spent":
                return self.danger_from(unit) * w.TIRE, None
            case "card-bogged-down":
                return (self.mind.worths[unit] * w.BOG if VEHICLE[unit] else 0.0), None
            case "card-more-ap":
                return (going * w.MORE_AP if self.sheet.ap <= w.FEW_AP else 0.0), None
            case "card-more-cap":
                return w.MORE_CAP, None
            case "card-sniper":
                return (w.SNIPER if self.mind.foe_cap >= w.SNIPER_FROM else 0.0), None
        return NOT_NOW

    def _command(self, unit: int) -> Play:
        shots = [shot for shot in self.deeds.fires(unit) if not isinstance(shot[0], do.Pivot)]
        if not shots or self.position.is_hidden(unit):
            return NOT_NOW
        action, gain, _ = max(shots, key=lambda shot: shot[1])
        return gain, Deed(action, gain, 0, gain)

    def _hurry(self, unit: int) -> Play:
        """Card 5 Two hexes for nothing, whatever they cost."""
        figures = self.mind.figures
        bonus = figures.tracks[unit] + figures.wheels[unit]
        per_hex = figures.move[unit] / (1 + bonus) + (0 if figures.tracks[unit] else 1)
        going = best_move(self.mind, unit, 2 * per_hex)
        if going is None or self.position.is_hidden(unit):
            return NOT_NOW
        facing = FACINGS[faced(self.mind, unit, going.first, going.goal)]
        deed = Deed(do.Move(self.mind.field.names[going.first], facing), going.gain, 0, going.gain, going.goal)
        return going.gain, deed

    def danger_from(self, foe: int) -> float:
        """What an enemy that is not spent could do to this side with a shot."""
        mind = self.mind
        if not mind.readiness.get(foe):
            return 0.0
        place = self.position.pieces[foe].place
        worst = 0.0
        for unit in mind.friends:
            piece = self.position.pieces[unit]
            need = mind.need(foe, place, unit, piece.place, False, piece.shelter)
            if need <= 12:
                worst = max(worst, harm(need, piece.hit != NONE) * mind.worths[unit])
        return worst

    def veteran(self, card: do.PlayVeteran) -> float:
        """8.3 What it is worth to play a veteran card in this turn."""
        unit = UNIT[card.unit]
        place = self.position.pieces[unit].place
        match card.card:
            case "veteran-good-leadership":
                return self.deeds.rally_worth(unit, sure=True) - w.CARD
            case "veteran-extra-initiative":
                return w.CARD * 2
            case "veteran-sixth-sense":
                return self.mind.threat(unit, place)[0] * self.mind.worths[unit] * w.SHELTER - w.CARD
            case "veteran-hidden-action":
                best = max((gain for _, gain, _ in self.deeds.fires(unit)), default=0.0)
                ready = self.position.state(unit) != "spent" or self.sheet.cap >= NUMBER["rally"]
                return w.COVERT if best > w.CARD and ready else -1.0
        return -1.0
