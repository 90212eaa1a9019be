"""16.3.4 Who holds cities and victory hexes: whoever passed last."""

from __future__ import annotations

from grognard.games.s42.board import HEXES
from grognard.games.s42.position import S42Game
from grognard.games.s42.rulebook import rule
from grognard.games.s42.schema import SIDES
from grognard.games.s42.units import AXIS


@rule("16.3.4.a", "16.3.4.b", "29.1.4.a")
def take(game: S42Game, side: int, hex_: int) -> None:
    """16.3.4 A unit has passed the hex: it is its side's until an enemy passes. A contested city stays that of its
    defender (29.1.4)."""
    position = game.position
    fought = any(battle.hex == hex_ and battle.defender != side for battle in position.battles)
    if hex_ not in position.country.sites or position.controller(hex_) == side or fought:
        return
    held = position.axis_sites | {hex_} if side == AXIS else position.axis_sites - {hex_}
    game.change(position.but(held=tuple(sorted(held))))
    game.tell("hex-taken", "16.3.4.b", hex=HEXES[hex_], side=SIDES[side])
