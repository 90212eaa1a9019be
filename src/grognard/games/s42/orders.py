"""Questions of Stalingrad '42 that can be answered in advance: determined defense, air cover, a second throw."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.game import Action
from grognard.core.orders import InAdvance, Loss, Offer, loss_plans
from grognard.games.s42.combat.loss_allocation import ChooseLoss
from grognard.games.s42.combat.losses import ChooseRemnant
from grognard.games.s42.combat.resolution import CallCover
from grognard.games.s42.data.board import GRID, HEX
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import SIDE, UNIT, UNITS
from grognard.games.s42.interface.actions import FallBack, Forgo, FormRemnant, LetStand, SetAside
from grognard.games.s42.interface.forecast import best_footing
from grognard.games.s42.options.leaders import SecondThrow
from grognard.games.s42.retreat.determined_defense import StandFast
from grognard.games.s42.retreat.retreat import ChooseRetreat, ChooseShortfall
from grognard.games.s42.state.position import S42Game
from grognard.series.zoc_bonds.interface.forecast import FACES
from grognard.series.zoc_bonds.orders import own_losses, way_back


def _stand(game: S42Game, question: StandFast) -> Offer | None:
    """Under the lead unit that holds on most faces of the die."""
    best = best_footing(game, question)
    return Offer(best.stand, 100 * best.holds // len(FACES)) if best else None


def _losses(game: S42Game, question: ChooseLoss | ChooseShortfall) -> Iterator[Loss]:
    return own_losses(game, question, UNIT, lambda unit: SIDES[SIDE[unit]])


def _way_back(game: S42Game, question: ChooseRetreat) -> Action | None:
    """A retreat that is shorter than its result costs a step."""
    retreat, position = question.retreat, game.position
    side = SIDE[retreat.units[0]]
    enemies = [hex_ for hex_ in position.stacks if hex_ >= 0 and position.fighters(hex_, 1 - side)]
    return way_back(game, question, GRID, HEX, enemies, min(retreat.lengths))


IN_ADVANCE = {
    StandFast: InAdvance(decline=lambda game, question: FallBack(), accept=_stand, chance=True),
    CallCover: InAdvance(decline=lambda game, question: Forgo()),
    SecondThrow: InAdvance(decline=lambda game, question: LetStand()),
    ChooseRetreat: InAdvance(plans={"back": _way_back}),
    ChooseLoss: InAdvance(plans=loss_plans(_losses)),
    ChooseShortfall: InAdvance(plans=loss_plans(_losses)),
    ChooseRemnant: InAdvance(
        decline=lambda game, question: SetAside(UNITS[question.unit]),
        accept=lambda game, question: Offer(FormRemnant(UNITS[question.unit])),
    ),
}
