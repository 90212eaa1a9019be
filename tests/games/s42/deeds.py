"""Errands of a phase, judged and done without the phase around them."""

from __future__ import annotations

from grognard.core.game import Action, Game
from grognard.core.verdicts import Forbidden
from grognard.games.s42.state.position import Position
from grognard.games.s42.turn.errands import Errand
from tests.games.s42.table import table


def allows(errand: Errand, position: Position, side: int, action: Action) -> bool:
    """Whether it may be done, and is among the answers worth trying."""
    assert errand.known(position, action)
    return errand.verdict(position, side, action) is True and action in list(errand.tries(position, side))


def denies(errand: Errand, position: Position, side: int, action: Action) -> str:
    """The clause by which it is refused."""
    assert errand.known(position, action)
    verdict = errand.verdict(position, side, action)
    assert isinstance(verdict, Forbidden)
    return verdict.rule


def does(errand: Errand, position: Position, side: int, action: Action) -> Game[Position]:
    """The game after it was done."""
    assert errand.verdict(position, side, action) is True
    game = table(position)
    errand.does(game, side, action)
    game.settle()
    return game
