"""Questions of Stalingrad '42 that can be answered in advance: determined defense, air cover, a second throw."""

from __future__ import annotations

from grognard.core.orders import InAdvance, Offer
from grognard.games.s42.combat.resolution import CallCover
from grognard.games.s42.interface.actions import FallBack, Forgo, LetStand
from grognard.games.s42.interface.forecast import best_footing
from grognard.games.s42.options.leaders import SecondThrow
from grognard.games.s42.retreat.determined_defense import StandFast
from grognard.games.s42.state.position import S42Game
from grognard.series.zoc_bonds.interface.forecast import FACES


def _stand(game: S42Game, question: StandFast) -> Offer | None:
    """Under the lead unit that holds on most faces of the die."""
    best = best_footing(game, question)
    return Offer(best.stand, 100 * best.holds // len(FACES)) if best else None


IN_ADVANCE = {
    StandFast: InAdvance(decline=lambda game, question: FallBack(), accept=_stand, chance=True),
    CallCover: InAdvance(decline=lambda game, question: Forgo()),
    SecondThrow: InAdvance(decline=lambda game, question: LetStand()),
}
