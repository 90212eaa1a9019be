"""5.0 What every decision of this game answers alike: first aid is of use only at the moment of a wound."""

from __future__ import annotations

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Forbidden, Violation, judge
from grognard.games.pavlov.interface.actions import UseAid
from grognard.games.pavlov.rulebook import rule
from grognard.games.pavlov.state.position import AID, PavlovGame, Position


@rule.forbids("5.0.b")
def house_has_no_aid(position: Position) -> bool:
    """The first-aid token must be in the house supply area."""
    return not position.supply[AID]


@rule.forbids("5.0.a")
def no_wound_to_cancel(position: Position) -> Violation:
    """First aid cancels a casualty at the moment it happens: at any other there is nothing to cancel."""
    return True


class PavlovDecision(Decision, frozen=True, kw_only=True):
    """A decision of this game; all but one have no use for first aid."""

    def misplaced(self, game: PavlovGame, action: Action) -> Forbidden:
        match action:
            case UseAid():
                verdict = judge((house_has_no_aid, no_wound_to_cancel), game.position)
                assert isinstance(verdict, Forbidden)
                return verdict
        return super().misplaced(game, action)


def stop(game: PavlovGame, ask: PavlovDecision, action: Action) -> None:
    """The player has had enough of this: what comes next is on the agenda already."""
