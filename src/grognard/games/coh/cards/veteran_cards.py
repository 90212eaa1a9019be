"""8.3 Veteran cards: which unit one belongs to, and when it is gone."""

from __future__ import annotations

from grognard.games.coh.data.units import VETERAN
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import NONE, Position


@rule("8.3.b", "8.3.c", "8.3.g")
def holder(position: Position, army: int, card: str) -> int:
    """8.3 The unit of an army that a card belongs to, if it is on the boards; else NONE."""
    for row in position.armies[army].veterans:
        if row.card == VETERAN[card] and position.pieces[row.units[0]].place >= 0:
            return row.units[0]
    return NONE


@rule("8.3.e", "8.3.f")
def used_up(position: Position, army: int, card: str) -> Position:
    """8.3 A card that works once is gone."""
    kept = tuple(row for row in position.armies[army].veterans if row.card != VETERAN[card])
    return position.with_army(army, veterans=kept)
