"""Control of places: it goes to the side that passed last."""

from __future__ import annotations

from collections.abc import Container
from typing import TypeVar

from grognard.core.counters.position import CounterPosition
from grognard.core.game import Game

P = TypeVar("P", bound=CounterPosition)


def take(game: Game[P], side: int, hex_: int, sites: Container[int]) -> bool:
    """A unit of a side has passed a hex. One whose control is kept, if it was the enemy's, changes hands: this says
    whether it did."""
    held = game.position.held
    if hex_ not in sites or (hex_ in held) == (side == 0):
        return False
    game.change(game.position.but(held=tuple(sorted({*held} ^ {hex_}))))
    return True
