"""Machine players: what they are given, and what they give back."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Protocol

from msgspec import Struct

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import GrognardError
from grognard.core.game import Action, Decision, Game
from grognard.core.system import System


class UnknownPlayer(GrognardError):
    """No machine player of the game has this name."""

    code = "unknown-player"


class PlayerView(Struct, frozen=True, dict=True):
    """All that a machine player may know when it is asked: never the game itself."""

    seat: str
    decision: Decision
    actions: Sequence[Action]
    """Every legal answer."""
    see: Callable[[], Any]
    determinize: Callable[[int], Game[Any]]
    """A game this seat cannot tell from the real one, with all hidden things dealt anew by a seed: to search in."""

    @cached_property
    def view(self) -> Any:
        """What `System.view` shows this seat; made when it is first read."""
        return self.see()

    @classmethod
    def of(cls, system: System, game: Game[Any], seat: str) -> PlayerView:
        """What a seat that is asked may know."""
        decision = game.asked(seat)
        assert decision is not None
        fork = game.fork()
        return cls(
            seat,
            decision,
            decision.actions(game),
            lambda: system.view(fork, seat),
            lambda number: system.determinize(fork, seat, Dice(seed_from(number))),
        )


class Player(Protocol):
    def choose(self, player_view: PlayerView) -> Action: ...


class RandomPlayer:
    """Any legal answer, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, player_view: PlayerView) -> Action:
        return self.random.choice(player_view.actions)
