"""What a competent player of A Victory Awaits reads off its sight: the answers of one kind, the table, its side."""

from __future__ import annotations

from typing import TypeVar

from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.ava.data.ground import AXIS, SOVIET
from grognard.games.ava.state.position import Position

A = TypeVar("A", bound=Action)


def of(player_view: PlayerView, type_: type[A]) -> list[A]:
    """The legal answers of one kind."""
    return [a for a in player_view.actions if isinstance(a, type_)]


def table(player_view: PlayerView) -> Position:
    position: Position = player_view.determinize(0).position
    return position


def side_of(position: Position, seat: str) -> int:
    return AXIS if seat in position.rules.axis else SOVIET
