"""Disorder: from good order to disruption to full retreat, and back again a level at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from grognard.core.counters import DISRUPTED, GOOD, IN_FULL_RETREAT, CounterPosition
from grognard.core.events import Modifier, Roll
from grognard.core.game import Game, Procedure

T = TypeVar("T", bound=CounterPosition)


def worse(order: int, *, rout: bool = False) -> int:
    """What a blow makes of an order: good order is disrupted, anything else takes to full retreat; `rout` leads there
    at once. There is nothing below it."""
    return IN_FULL_RETREAT if rout or order != GOOD else DISRUPTED


def better(order: int) -> int:
    """One level of disorder less."""
    return max(GOOD, order - 1)


def put(position: T, unit: int, order: int, *, cleared: int = 0) -> T:
    """The table with a unit in another order; markers that do not go with it come off."""
    piece = position.pieces[unit]
    return position.with_piece(unit, replace(piece, order=order, marks=piece.marks & ~cleared))


def are_fugitives(position: CounterPosition, units: Iterable[int]) -> bool:
    """Whether there are units, and all of them are in full retreat: they flee from whoever comes near."""
    orders = {position.pieces[unit].order for unit in units}
    return orders == {IN_FULL_RETREAT}


def in_disorder(position: CounterPosition, side: int) -> Iterator[int]:
    """The units of a side, wherever they are, that are not in good order."""
    for unit, piece in enumerate(position.pieces):
        if position.side_of[unit] == side and piece.order != GOOD:
            yield unit


class Rally(Procedure, frozen=True, kw_only=True):
    """Everybody of a side who is left alone by the enemy recovers a level of disorder; the others must roll for it."""

    side: int

    def rally(self, game: Game[Any]) -> None:
        for unit in tuple(in_disorder(game.position, self.side)):
            if self.spares(game.position, unit):
                continue
            if self.is_pressed(game.position, unit):
                self.roll(game, unit)
            else:
                self.recover(game, unit)

    def spares(self, position: Any, unit: int) -> bool:
        """Whether the unit stays as it is, by the will of its owner."""
        return False

    def is_pressed(self, position: Any, unit: int) -> bool:
        """Whether the enemy is so near that a die decides."""
        raise NotImplementedError

    def roll(self, game: Game[Any], unit: int) -> None:
        raise NotImplementedError

    def recover(self, game: Game[Any], unit: int) -> None:
        raise NotImplementedError


def rally_roll(game: Game[Any], needed: int, modifiers: tuple[Modifier, ...]) -> Roll:
    """One die for a unit in the combat zone: it hits if it comes up to the number, with whatever changes it."""
    (die,) = game.roll(1)
    total = die + sum(modifier.value for modifier in modifiers)
    return Roll((die,), needed, hits=int(total >= needed), total=total, modifiers=modifiers)
