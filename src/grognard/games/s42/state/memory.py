"""What was found out about a position and still holds after a change: each thing with the fields it was found from, so
that the next position need not look for it again. `invariants` compares all of it with what is found afresh."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.core.counters import Piece
from grognard.games.s42.data.units import SIDE
from grognard.series.zoc_bonds.memory import Keeper, Known

_SKY = ("turn", "weather", "before", "rained")
_FRONT = ("pieces", "rules", "turn", "battles")
_LINES = (*_FRONT, *_SKY, "held")
FOUND_FROM: dict[str, tuple[str, ...]] = {
    "garrisons": ("pieces",),
    "grounds": _LINES,
    "nets": _LINES,
    "lined": _LINES,
    "ranges": (*_FRONT, *_SKY),
    "rail_nets": (*_LINES, "converted"),
    "overruns": ("rules", *_SKY, "forts", "fallen_lines", "battles", "parents", "shown", "masks", "flotilla", "used"),
}
"""The fields of a position from which each thing in its `__dict__` was found. Of the pieces all of these look at place,
order and whether somebody is on a train, at no other marker. Overruns are kept with the pieces they were reckoned with,
and looked at again if these are others: so they hold while nothing but pieces changes."""
SIDED = ("garrisons",)
"""What was found for each side from its own pieces alone."""
keep = Keeper(FOUND_FROM).keep


def keep_pieces(
    known: Known, after: Known, pieces: tuple[Piece, ...], changed: Mapping[int, Piece], train: int
) -> None:
    """Hand on what still holds when these counters have changed: all, if only markers or steps did; else the stacks
    with the changes made in them, and the bonds with the hexes where they may be others now."""
    real = {unit: piece for unit, piece in changed.items() if _differs(pieces[unit], piece, train)}
    if not real:
        keep(known, after, ())
        return
    keep(known, after, ("pieces",))
    touched = {SIDE[unit] for unit in real}
    for name in SIDED:
        after[name] = {side: found for side, found in known.get(name, {}).items() if side not in touched}


def _differs(one: Piece, other: Piece, train: int) -> bool:
    """Whether more than steps and markers tells two states of a counter apart; a train does."""
    return one.place != other.place or one.order != other.order or bool((one.marks ^ other.marks) & train)
