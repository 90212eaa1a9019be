"""19.2, 20.0 Who decides: the seats of a side, the commander of a headquarters, the owner of a unit."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.ava.data.ground import AXIS, PACK
from grognard.games.ava.state.position import SIDE, UNITS, Position


def seats_of(position: Position, side: int) -> tuple[str, ...]:
    """All seats of a side."""
    return position.rules.seats[side]


def commander(position: Position, unit: int) -> tuple[str, ...]:
    """19.2 The seat that commands a unit: by its headquarters, its formation or its map; else the whole side."""
    all_ = seats_of(position, SIDE[unit])
    if len(all_) == 1 or position.rules.team:  # §20.0.c
        return all_
    commanders: dict[int, tuple[str, ...]] = _COMMANDERS.setdefault(position.rules.scenario, {})
    if unit not in commanders:
        commanders[unit] = _find(position, unit) or all_
    return commanders[unit]


_COMMANDERS: dict[str, dict[int, tuple[str, ...]]] = {}


def _find(position: Position, unit: int) -> tuple[str, ...]:
    card = PACK.units[unit]
    side = "axis" if SIDE[unit] == AXIS else "soviet"
    seats = [seat for seat in position.rules.data.seats if seat.side == side]
    by_hq = [s.id for s in seats if UNITS[unit] in s.hqs or (card.formation and card.formation in s.formations)]
    return tuple(by_hq[:1] or [s.id for s in seats if card.map in s.sheets][:1])


def owners(position: Position, units: Iterable[int]) -> tuple[str, ...]:
    """The seats that decide about these units together."""
    return tuple(dict.fromkeys(seat for unit in units for seat in commander(position, unit)))
