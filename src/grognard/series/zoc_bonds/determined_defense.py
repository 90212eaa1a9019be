"""Determined defense: units that are to retreat try to hold their hex, led by one of them that takes the losses,
perhaps with support from elsewhere. Units without a retreat may try again and again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from grognard.core.events import Modifier, Roll
from grognard.core.game import Game, Position, Procedure

P = TypeVar("P", bound=Position)


class Defence(Protocol[P]):
    """The defenders that are left after the losses of a combat: what a game says of them."""

    def defenders(self, position: P) -> Sequence[int]:
        """The units that are left in the hex."""

    def may_try(self, position: P) -> bool:
        """Whether a unit can lead them, and another try is allowed."""

    def question(self, position: P) -> Procedure:
        """Their owner is asked whether they stand, led by which unit and with what support."""

    def fall(self, game: Game[P]) -> None:
        """No unit is left."""

    def flee(self, game: Game[P]) -> None:
        """They retreat as the combat result says."""


def defend(game: Game[P], defence: Defence[P]) -> None:
    """The defenders are asked whether they stand, if they may; after a failed try the same comes again."""
    if not defence.defenders(game.position):
        defence.fall(game)
    elif defence.may_try(game.position):
        game.then(defence.question(game.position))
    else:
        defence.flee(game)


def attempt(game: Game[Any], modifiers: Iterable[Modifier]) -> Roll:
    """One die, and everything that changes its total."""
    (die,) = game.roll(1)
    return tallied(die, modifiers)


def tallied(die: int, modifiers: Iterable[Modifier]) -> Roll:
    """A die that has been rolled, and everything that changes its total."""
    lines = tuple(modifiers)
    return Roll((die,), total=die + sum(line.value for line in lines), modifiers=lines)
