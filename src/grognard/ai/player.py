"""Machine players: what they are given, and what they give back."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from grognard.core.errors import GrognardError
from grognard.core.game import Action, Decision


class UnknownPlayer(GrognardError):
    """No machine player of the game has this name."""

    code = "unknown-player"


class Sight(Struct, frozen=True):
    """All that a player may know when it is asked: never the game itself."""

    seat: str
    view: Any
    """What `System.view` shows this seat."""
    decision: Decision
    actions: Sequence[Action]
    """Every legal answer."""


class Player(Protocol):
    def choose(self, sight: Sight) -> Action: ...


class RandomPlayer:
    """Any legal answer, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, sight: Sight) -> Action:
        return self.random.choice(sight.actions)
