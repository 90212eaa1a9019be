"""8.0 Cards that leave a hand."""

from __future__ import annotations

from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import Position


@rule("8.1.f", "8.0.g", "8.0.h")
def discarded(position: Position, army: int, card: int) -> Position:
    """8.1 A card that was played is out of the firefight."""
    hand = list(position.armies[army].hand)
    hand.remove(card)
    return position.with_army(army, hand=tuple(hand)).but(discard=(*position.discard, card))
