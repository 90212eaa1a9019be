"""Which units of a side need a second look while the movement phase is listed: those in disorder, those that have lost
steps, breakdown units. Few places have any."""

from __future__ import annotations

from typing import NamedTuple

from grognard.core.counters.by_place import by_place
from grognard.games.h44.data.units import BREAKDOWN, REMNANT, SIDE, STEPS
from grognard.games.h44.state.position import GOOD, Position, is_area


class Muster(NamedTuple):
    disordered: tuple[int, ...] = ()
    """Not in good order."""
    reduced: tuple[int, ...] = ()
    """Units that have lost steps, and all remnants, which stand for battalions that have."""
    parts: tuple[int, ...] = ()
    """Breakdown units."""


def _muster_at(position: Position, side: int, place: int) -> Muster | None:
    if place < 0 and not is_area(place):
        return None
    pieces = position.pieces
    units = [unit for unit in position.at(place) if SIDE[unit] == side]
    muster = Muster(
        tuple([unit for unit in units if pieces[unit].order != GOOD]),
        tuple([unit for unit in units if pieces[unit].steps < STEPS[unit] or REMNANT[unit]]),
        tuple([unit for unit in units if BREAKDOWN[unit]]),
    )
    return muster if any(muster) else None


@by_place(_muster_at)
def _musters(position: Position, side: int) -> set[int]:
    """Of every place in play."""
    return {position.pieces[unit].place for unit in position.forces(side)}


def _all(places: dict[int, Muster]) -> Muster:
    rows = zip(*places.values(), strict=True)
    return Muster(*(tuple(sorted(unit for units in row for unit in units)) for row in rows))


def muster(position: Position, side: int) -> Muster:
    """Those in play, in unit order."""
    return _musters(position, side).gathered(_all)
