"""Stacks that have grown too big: hex by hex their owner gives up what is too much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.core.game import Decision, Game, Procedure


class TrimStacks(Procedure, frozen=True, kw_only=True):
    """The owner is asked about one hex after another, and about the same again, until no stack of his is too big."""

    side: int

    def overfull(self, position: Any) -> Sequence[int]:
        """The hexes where this side has too much."""
        raise NotImplementedError

    def ask(self, hex_: int) -> Decision:
        """The question what goes."""
        raise NotImplementedError

    def run(self, game: Game[Any]) -> None:
        for hex_ in self.overfull(game.position)[:1]:
            game.then(self.ask(hex_), self)
