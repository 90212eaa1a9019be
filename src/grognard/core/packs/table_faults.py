"""Faults of a combat results table, and of the values of a two-sided counter."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Protocol

from grognard.core.packs.faults import expect


def crt_faults(
    crt: Mapping[int, Sequence[str]],
    columns: Sequence[str],
    order: Sequence[str],
    either: Collection[tuple[str, str]] = (),
) -> Iterator[str]:
    """A row for each face of the die, a result for each column; within a row the attacker does no worse as the odds
    improve. `order` lists the results, worst first; pairs in `either` may follow one another in either order."""
    yield from expect("dice of the combat table", sorted(crt), [1, 2, 3, 4, 5, 6])
    for die, results in crt.items():
        yield from expect(f"crt {die}: results", len(results), len(columns))
        yield from (f"crt {die}: no such result {label!r}" for label in results if label not in order)
        for column, (less, more) in zip(columns[1:], pairwise(results), strict=False):
            comparable = less in order and more in order and (less, more) not in either
            if comparable and order.index(less) > order.index(more):
                yield f"crt {die} at {column}: {more} is worse than {less} at lower odds"


class Card(Protocol):
    """A counter: its steps, its front (attack, defence, movement), its back, the remnant it leaves."""

    @property
    def id(self) -> str: ...
    @property
    def steps(self) -> int: ...
    @property
    def full(self) -> tuple[int, int, int]: ...
    @property
    def reduced(self) -> tuple[int, int, int] | None: ...
    @property
    def remnant(self) -> str: ...


def face_faults(card: Card) -> Iterator[str]:
    """A counter of two or three steps has a back that is no better than its front; one of three leaves a remnant."""
    if card.steps not in (1, 2, 3) or (card.steps > 1) != (card.reduced is not None):
        yield f"{card.id}: {card.steps} steps, and {'a' if card.reduced else 'no'} reduced side"
    if (card.steps == 3) != bool(card.remnant):
        yield f"{card.id}: units of three steps, and no others, leave remnants"
    if card.reduced and any(less > more for less, more in zip(card.reduced, card.full, strict=True)):
        yield f"{card.id}: its reduced side {card.reduced} is better than its full side {card.full}"
