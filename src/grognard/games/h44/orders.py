"""Questions of Holland '44 that can be answered in advance: bridges that may be blown, determined defense."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game import Action
from grognard.core.orders import InAdvance, Loss, Offer, loss_plans
from grognard.games.h44.bridges.bridge_phase import BlowBridge
from grognard.games.h44.combat.loss_allocation import ChooseLoss
from grognard.games.h44.data.board import GRID, HEX
from grognard.games.h44.data.units import SIDE, SIDES, UNIT
from grognard.games.h44.interface.actions import Blow, FallBack, Spare
from grognard.games.h44.interface.forecast import answer, footing
from grognard.games.h44.interface.single_rolls import charge
from grognard.games.h44.retreat.determined_defense import StandFast
from grognard.games.h44.retreat.retreat import ChooseRetreat
from grognard.games.h44.state.position import H44Game
from grognard.series.zoc_bonds.interface.forecast import FACES
from grognard.series.zoc_bonds.orders import own_losses, way_back


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


def _losses(game: H44Game, question: ChooseLoss) -> Iterator[Loss]:
    return own_losses(game, question, UNIT, lambda unit: SIDES[SIDE[unit]])


def _way_back(game: H44Game, question: ChooseRetreat) -> Action | None:
    """A retreat of one hex costs a step where two are due. Hexes of the enemy are those on which units lie, whichever
    they are."""
    retreat = question.retreat
    side = SIDE[retreat.units[0]]
    enemies = [hex_ for hex_ in game.position.stacks if hex_ >= 0 and game.position.side_in(hex_) == 1 - side]
    return way_back(game, question, GRID, HEX, enemies, min(2, *retreat.lengths, 2))


IN_ADVANCE = {
    BlowBridge: InAdvance(decline=lambda game, question: Spare(), accept=_blow, chance=True),
    StandFast: InAdvance(decline=_fall_back, accept=_stand, chance=True),
    ChooseRetreat: InAdvance(plans={"back": _way_back}),
    ChooseLoss: InAdvance(plans=loss_plans(_losses)),
}
