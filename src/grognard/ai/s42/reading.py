"""What a competent player of Stalingrad '42 reads off its sight: the answers of one kind, the table as its seat knows
it."""

from __future__ import annotations

from typing import TypeVar

from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.state.determinize import blindfolded
from grognard.games.s42.state.position import Position, S42Game

A = TypeVar("A", bound=Action)


def of(player_view: PlayerView, type_: type[A]) -> list[A]:
    """The legal answers of one kind."""
    return [a for a in player_view.actions if isinstance(a, type_)]


def game_of(player_view: PlayerView) -> S42Game:
    """34.1.2 A game to think with, in which the markers that the seat does not know lie nowhere."""
    return blindfolded(player_view.determinize(0), player_view.seat)


def table(player_view: PlayerView) -> Position:
    return game_of(player_view).position


def side_of(player_view: PlayerView) -> int:
    return SIDES.index(player_view.seat)
