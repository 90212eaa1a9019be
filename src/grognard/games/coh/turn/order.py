"""2.2, 21.0 Whose turn comes next, and how many passes end the round."""

from __future__ import annotations

from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import Position


def enough_passes(position: Position) -> int:
    """2.2, 21.0 Both of two; all but one of four."""
    # RULING coh-183
    return max(2, len(position.armies) - 1)


@rule("2.2.a", "21.0.l")
def following(position: Position, army: int) -> int:
    """2.2, 21.0 Whose turn comes next: the sides alternate, and within a side its armies."""
    order = turn_order(position)
    return order[(order.index(army) + 1) % len(order)]


@rule("21.0.p")
def turn_order(position: Position) -> tuple[int, ...]:
    """21.0 First army, first enemy, second army, second enemy; or all of a side, then all of the other."""
    # RULING coh-181: the sides alternate, unless the players agree that those of a side act together.
    german, soviet = position.armies_of(0), position.armies_of(1)
    if position.rules.sides_together:
        return (*german, *soviet)  # §21.0.c
    return tuple(army for pair in zip(german, soviet, strict=True) for army in pair)  # §21.0.f, §21.0.h
