"""Advances after combat: which units are still advancing, where a group could break through, and which hexes it could
attack. How far a unit goes and what stops it is the game's policy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from grognard.core.counters import CounterPosition
from grognard.hexes.grid import Grid

NOBODY = -1
"""No unit, no hex."""


class Runner(Protocol):
    """How far a unit has come on its advance."""

    @property
    def unit(self) -> int: ...


R = TypeVar("R", bound=Runner)


def run_of(runs: Iterable[R], unit: int) -> R | None:
    """How far this unit has come; None if it has no part in the advance."""
    return next((run for run in runs if run.unit == unit), None)


def bases(position: CounterPosition, runs: Iterable[Runner], last: int) -> list[int]:
    """The hexes where a breakthrough could start: that of the unit that moved last; before any has moved, those of all
    stacks. No group breaks through off the map."""
    movers = [run.unit for run in runs] if last == NOBODY else [last]
    places = dict.fromkeys(position.pieces[unit].place for unit in movers)
    return [place for place in places if place >= 0]


def strikes(grid: Grid, starts: Iterable[int], is_held: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    """Every enemy hex beside one of these hexes, and the hex it would be attacked from: none is named for the first
    that is beside it."""
    known: set[int] = set()
    for at in starts:
        held = [hex_ for hex_ in grid.near[at] if is_held(hex_)]
        yield from ((hex_, at if hex_ in known else NOBODY) for hex_ in held)
        known.update(held)


def start_of(grid: Grid, starts: Iterable[int], target: int) -> int:
    """The hex that is meant when none is named: the first beside the target."""
    return next((at for at in starts if grid.adjacent(at, target)), NOBODY)
