"""2.4 Hexes that give points, and whose they are."""

from __future__ import annotations

from grognard.games.coh.data.units import SIDE
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import NONE, Position
from grognard.games.coh.state.presence import visible


@rule("2.4.h")
def hold(position: Position, hex_: int) -> Position:
    """2.4 A hex belongs to the side that was last alone in it; with both sides there the marker stays, and counts
    for neither."""
    # RULING coh-004, coh-005
    if hex_ not in position.sites:
        return position
    there = visible(position, hex_)
    if len({SIDE[unit] for unit in there}) != 1:  # §2.4.i
        return position
    site = position.sites.index(hex_)
    holder = position.control[site]
    if holder != NONE and position.armies[holder].side == SIDE[there[0]]:  # §21.0.n
        return position
    control = list(position.control)
    control[site] = position.owners[there[0]]  # §2.4.g
    return position.but(control=tuple(control))


@rule("2.4.i")
def owner_of(position: Position, hex_: int) -> int:
    """2.4 The army that a hex counts for; NONE while both sides are in it."""
    sides = {SIDE[unit] for unit in visible(position, hex_)}
    return NONE if len(sides) > 1 else position.control[position.sites.index(hex_)]
