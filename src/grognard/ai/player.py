"""The interface of machine players."""

from __future__ import annotations

import copy
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Protocol, Self

from msgspec import Struct

from grognard.core.dice import Dice, seed_from
from grognard.core.errors import GrognardError
from grognard.core.game import Action, Decision, Game
from grognard.core.system import System


class UnknownPlayer(GrognardError):
    """No machine player of the game has this name."""

    code = "unknown-player"


class PlayerView(Struct, frozen=True, dict=True):
    """All that a machine player may know at its decision: never the game itself."""

    seat: str
    decision: Decision
    actions: Sequence[Action]
    """Every legal action."""
    see: Callable[[], Any]
    determinize: Callable[[int], Game[Any]]
    """A game to search in that this seat cannot tell from the true one: everything hidden is dealt anew by a seed."""

    @cached_property
    def view(self) -> Any:
        """What `System.view` shows this seat; computed on first use."""
        return self.see()

    @classmethod
    def of(cls, system: System, game: Game[Any], seat: str) -> PlayerView:
        """The view of a seat at its decision."""
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


class ThinkingPlayer(ABC):
    """Plays what it thinks best; any legal action where it has no opinion, or its choice is not legal."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.attention = 1.0
        """The share of its choices that it thinks about; the others are made without a thought."""
        self.hasty = False
        """Whether it plays in a playout, where it may save time and be a little less exact."""

    def choose(self, player_view: PlayerView) -> Action:
        actions = player_view.actions
        if len(actions) == 1 and not self.always_asked(player_view):
            return actions[0]
        if self.attention < 1.0 and self.random.random() > self.attention:
            return self.random.choice(actions)
        chosen = self.answer(player_view)
        return chosen if chosen is not None and chosen in actions else self.random.choice(actions)

    def always_asked(self, player_view: PlayerView) -> bool:
        """Whether it has to think even about a single action."""
        return False

    def copy(self) -> Self:
        """A player that goes on from here on its own, with everything that this one keeps in mind."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | list | set):
                setattr(twin, name, value.copy())
        twin.random = random.Random()
        twin.random.setstate(self.random.getstate())
        return twin

    @abstractmethod
    def answer(self, player_view: PlayerView) -> Action | None:
        """What it thinks best; `None` if it has no opinion."""


class RandomPlayer:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, player_view: PlayerView) -> Action:
        return self.random.choice(player_view.actions)
