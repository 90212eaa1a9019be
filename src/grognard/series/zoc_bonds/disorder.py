"""Disorder: from good order to disruption to full retreat, and back again a level at a time."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from grognard.core.counters.position import DISRUPTED, GOOD, IN_FULL_RETREAT, CounterPosition
from grognard.core.events import Modifier, Roll
from grognard.core.game import Game

T = TypeVar("T", bound=CounterPosition)


def worse(order: int, *, rout: bool = False) -> int:
    """The order after a setback: good order becomes disrupted, anything else full retreat; `rout` leads there at once.
    There is nothing below it."""
    return IN_FULL_RETREAT if rout or order != GOOD else DISRUPTED


def better(order: int) -> int:
    """One level of disorder less."""
    return max(GOOD, order - 1)


def put(position: T, unit: int, order: int, *, cleared: int = 0) -> T:
    """The table with a unit in another order; markers that do not go with it come off."""
    piece = position.pieces[unit]
    return position.with_piece(unit, replace(piece, order=order, marks=piece.marks & ~cleared))


def are_fugitives(position: CounterPosition, units: Iterable[int]) -> bool:
    """Whether there are units, and all of them are in full retreat: they flee from a unit that comes near."""
    orders = {position.pieces[unit].order for unit in units}
    return orders == {IN_FULL_RETREAT}


def in_disorder(position: CounterPosition, side: int) -> Iterator[int]:
    """The units of a side, wherever they are, that are not in good order."""
    for unit, piece in enumerate(position.pieces):
        if position.side_of[unit] == side and piece.order != GOOD:
            yield unit


def rally(
    game: Game[T],
    side: int,
    *,
    is_pressed: Callable[[T, int], bool],
    roll: Callable[[Game[T], int], None],
    recover: Callable[[Game[T], int], None],
    kept: Container[int] = (),
) -> None:
    """Units of a side recover a level of disorder; those the enemy presses must roll for it. `kept`: units that their
    owner leaves as they are."""
    for unit in tuple(in_disorder(game.position, side)):
        if unit not in kept:
            (roll if is_pressed(game.position, unit) else recover)(game, unit)


def rally_roll(game: Game[Any], needed: int, modifiers: tuple[Modifier, ...]) -> Roll:
    """One die for a unit in the combat zone: it hits if it comes up to the number, with whatever changes it."""
    (die,) = game.roll(1)
    total = die + sum(modifier.value for modifier in modifiers)
    return Roll((die,), needed, hits=int(total >= needed), total=total, modifiers=modifiers)
