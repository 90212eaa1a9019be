"""Determined defence: units that are to retreat try to hold their hex, under one of them who leads and pays, perhaps
with one supporter from elsewhere; who has nowhere to go may try again and again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from grognard.core.events import Modifier, Roll
from grognard.core.game import Game, Procedure


class Defence(Procedure, frozen=True, kw_only=True):
    """The defenders who are left after the losses of a combat: they are asked whether they stand, if they may. The same
    frame comes again after every try that has failed."""

    tries: int = 0
    """How often they have tried before."""

    def run(self, game: Game[Any]) -> None:
        if not self.defenders(game.position):
            self.fall(game)
        elif self.may_try(game.position):
            game.then(self.question(game.position))
        else:
            self.flee(game)

    def defenders(self, position: Any) -> Sequence[int]:
        """Those who are left in the hex."""
        raise NotImplementedError

    def may_try(self, position: Any) -> bool:
        raise NotImplementedError

    def question(self, position: Any) -> Procedure:
        """Their owner is asked whether they stand, under whom and with whose help."""
        raise NotImplementedError

    def fall(self, game: Game[Any]) -> None:
        """Nobody is left."""
        raise NotImplementedError

    def flee(self, game: Game[Any]) -> None:
        """They go back as the combat told them."""
        raise NotImplementedError


def attempt(game: Game[Any], modifiers: Iterable[Modifier]) -> Roll:
    """One die, and everything that changes its total."""
    (die,) = game.roll(1)
    return tallied(die, modifiers)


def tallied(die: int, modifiers: Iterable[Modifier]) -> Roll:
    """A die that lies on the table, and everything that changes its total."""
    lines = tuple(modifiers)
    return Roll((die,), total=die + sum(line.value for line in lines), modifiers=lines)
