"""Advances after combat: which units are still advancing, where a group could break through, and which hexes it could
attack. How far a unit goes and what stops it is the game's policy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from grognard.core.counters.position import CounterPosition
from grognard.hexes.grid import Grid

NO_UNIT = -1
NO_HEX = -1


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
    movers = [run.unit for run in runs] if last == NO_UNIT else [last]
    places = dict.fromkeys(position.pieces[unit].place for unit in movers)
    return [place for place in places if place >= 0]


def strikes(grid: Grid, starts: Iterable[int], is_held: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    """Every enemy hex adjacent to one of these hexes, and the hex it would be attacked from: `NO_HEX` for the first
    one, which need not be named."""
    targets: set[int] = set()
    for at in starts:
        held = [hex_ for hex_ in grid.near[at] if is_held(hex_)]
        yield from ((hex_, at if hex_ in targets else NO_HEX) for hex_ in held)
        targets.update(held)


def start_of(grid: Grid, starts: Iterable[int], target: int) -> int:
    """The hex an attack comes from when none is named: the first adjacent to the target."""
    return next((at for at in starts if grid.adjacent(at, target)), NO_HEX)
