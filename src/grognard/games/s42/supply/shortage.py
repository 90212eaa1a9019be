"""16.4 The effect of lacking supply on an advance. Attacks are halved in `strength`, movement is limited in `modes`,
replacements are refused in `replacements`."""

from __future__ import annotations

from grognard.games.s42.data.units import PACK
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import ISOLATED, UNSUPPLIED, Position


@rule("16.4.a", "16.4.f")
def longest_advance(position: Position, unit: int, hexes: int) -> int:
    """16.4 A unit with the marker, on either side, advances two hexes at most."""
    marked = position.pieces[unit].has(UNSUPPLIED | ISOLATED)
    return min(hexes, PACK.tables.out_of_supply_advance) if marked else hexes
