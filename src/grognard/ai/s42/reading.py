"""What a competent player of Stalingrad '42 reads off its sight: the answers of one kind, the table as its seat knows
it."""

from __future__ import annotations

from typing import TypeVar

from grognard.ai.player import Sight
from grognard.core.game import Action
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.state.determinize import blindfolded
from grognard.games.s42.state.position import Position, S42Game

A = TypeVar("A", bound=Action)


def of(sight: Sight, type_: type[A]) -> list[A]:
    """The legal answers of one kind."""
    return [a for a in sight.actions if isinstance(a, type_)]


def game_of(sight: Sight) -> S42Game:
    """34.1.2 A game to think with, in which the markers that the seat does not know lie nowhere."""
    return blindfolded(sight.deal(0), sight.seat)


def table(sight: Sight) -> Position:
    return game_of(sight).position


def side_of(sight: Sight) -> int:
    return SIDES.index(sight.seat)
