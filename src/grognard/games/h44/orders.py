"""Questions of Holland '44 that can be answered in advance: bridges that may be blown, determined defense."""

from __future__ import annotations

from grognard.core.game import Action
from grognard.core.orders import InAdvance, Offer
from grognard.games.h44.bridges.bridge_phase import BlowBridge
from grognard.games.h44.interface.actions import Blow, FallBack, Spare
from grognard.games.h44.interface.forecast import answer, footing
from grognard.games.h44.interface.single_rolls import charge
from grognard.games.h44.retreat.determined_defense import StandFast
from grognard.games.h44.state.position import H44Game
from grognard.series.zoc_bonds.interface.forecast import FACES


def _stand(game: H44Game, question: StandFast) -> Offer | None:
    """Under the lead unit that holds on most faces of the die."""
    chance = footing(game.position, question.defence.battle)
    if chance is None or question.defence.waived(game.position):
        return None
    return Offer(answer(game, question, stands=True), 100 * chance.holds // len(FACES))


def _fall_back(game: H44Game, question: StandFast) -> Action | None:
    """Where the retreat can be ignored, the player is asked."""
    return None if question.defence.waived(game.position) else FallBack()


def _blow(game: H44Game, question: BlowBridge) -> Offer:
    return Offer(Blow(), 100 * charge(game, question.bridge).blows // len(FACES))


IN_ADVANCE = {
    BlowBridge: InAdvance(decline=lambda game, question: Spare(), accept=_blow, chance=True),
    StandFast: InAdvance(decline=_fall_back, accept=_stand, chance=True),
}
