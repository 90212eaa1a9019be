"""25.5 What no player can know, dealt anew: the faces of the unknown units."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.dice import Dice
from grognard.games.h44.data.units import POOL as UNKNOWN
from grognard.games.h44.state.position import POOL, H44Game, Position


def determinized(game: H44Game, seat: str | None, dice: Dice) -> H44Game:
    """25.5 A game that no seat can tell from this one: neither side knows a face, so they are dealt anew for both."""
    dealt = game.fork()
    faces, dice = dice.shuffle(hidden(game.position))
    hexes = (hex_ for hex_, _ in game.position.faces)
    dealt.position = game.position.determinized(tuple(zip(hexes, faces, strict=False)))
    dealt.dice = replace(dice, draws=dice.draws + 1)
    return dealt


def hidden(position: Position) -> list[int]:
    """Every counter that could lie face down: those of the pool not revealed yet."""
    return [unit for unit, piece in enumerate(position.pieces) if UNKNOWN[unit] and piece.place == POOL]
