"""Questions of Storms of Steel that can be answered in advance: points spent on a roll, rolls made again, cards that
help a unit out."""

from __future__ import annotations

from grognard.core.game import Action
from grognard.core.orders import InAdvance, Offer
from grognard.games.coh.cards.rerolls import BetterRoll
from grognard.games.coh.combat.barrage import Escape
from grognard.games.coh.data.units import UNITS
from grognard.games.coh.interface.actions import Keep, PassTurn, PlayVeteran, Spend
from grognard.games.coh.state.position import CohGame
from grognard.games.coh.turn.rolls import SpendOnRoll
from grognard.games.coh.turn.rounds import REPUTATION, ShowReputation
from grognard.games.coh.turn.turns import TakeTurn


def _show(game: CohGame, question: ShowReputation) -> Offer:
    return Offer(PlayVeteran(REPUTATION, UNITS[question.unit]))


def _pass(game: CohGame, question: TakeTurn) -> Action | None:
    """Only where there is nothing else to do."""
    return PassTurn() if question.actions(game) == [PassTurn()] else None


IN_ADVANCE = {
    SpendOnRoll: InAdvance(decline=lambda game, question: Spend(0)),
    BetterRoll: InAdvance(decline=lambda game, question: Keep()),
    Escape: InAdvance(decline=lambda game, question: Keep()),
    ShowReputation: InAdvance(decline=lambda game, question: Keep(), accept=_show),
    TakeTurn: InAdvance(plans={"pass": _pass}),
}
