"""Verbs of a phase, judged and done without the phase around them."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Action, Game
from grognard.core.verbs import Verb
from grognard.core.verdicts import Forbidden
from grognard.games.s42.state.position import Position
from tests.games.s42.table import table


def allows(verb: Verb[Any], position: Position, side: int, action: Action) -> bool:
    """Whether it may be done, and is among the answers worth trying."""
    assert verb.exists(position, side, action)
    return verb.verdict(position, side, action) is True and action in list(verb.candidates(position, side))


def denies(verb: Verb[Any], position: Position, side: int, action: Action) -> str:
    """The clause by which it is refused."""
    assert verb.exists(position, side, action)
    verdict = verb.verdict(position, side, action)
    assert isinstance(verdict, Forbidden)
    return verdict.rule


def does(verb: Verb[Any], position: Position, side: int, action: Action) -> Game[Position]:
    """The game after it was done."""
    assert verb.verdict(position, side, action) is True
    game = table(position)
    verb.resolve(game, side, action)
    game.settle()
    return game
