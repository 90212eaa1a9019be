"""5.0, 7.63 A unit comes into a hex: what that changes at once."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.games.coh.actor import Actor
from grognard.games.coh.control import hold
from grognard.games.coh.ground import terrain
from grognard.games.coh.position import DUG_IN, EXPOSED, NONE, CohGame, Piece, Position, place_name
from grognard.games.coh.presence import enemies
from grognard.games.coh.rulebook import rule
from grognard.games.coh.units import INFANTRY, SIDE, UNITS, VEHICLE


@rule("18.1.h", "18.2.zj", "17.0.g")
def relocated(position: Position, unit: int, to: int, facing: int) -> Position:
    """The unit in its new hex, out of any work, with whoever it carries."""
    piece = replace(position.pieces[unit].cleared(DUG_IN), place=to, facing=facing, shelter=NONE)
    changed: dict[int, Piece] = {unit: piece}
    cargo = position.cargo(unit)
    if cargo != NONE:
        changed[cargo] = replace(position.pieces[cargo], place=to, facing=facing)
    return position.with_pieces(changed)


@rule("5.01.a", "5.01.b", "5.01.c", "5.01.e", "15.6.b")
def is_exposed(position: Position, unit: int, careful: bool) -> bool:
    """5.01 Infantry that came into the open without care, and has no vehicle beside it."""
    piece = position.pieces[unit]
    if not position.rules.cautious_movement or careful or not INFANTRY[unit] or piece.carrier != NONE:
        return False
    if terrain(position.field, piece.place).defence > 0 or position.smoke_in.get(piece.place):
        return False
    return not any(VEHICLE[other] for other in position.of_side(piece.place, SIDE[unit]))


@rule("2.4.h", "7.63.q")
def enter(game: CohGame, actor: Actor, unit: int, to: int, facing: int, *, careful: bool = False) -> None:
    """The unit is in its new hex: it takes it, meets whoever is there, and is seen in the open."""
    position = game.position
    start = position.pieces[unit].place
    position = relocated(position, unit, to, facing)
    if is_exposed(position, unit, careful):
        position = position.mark((unit,), EXPOSED)
    if enemies(position, to, SIDE[unit]):
        position = position.but(came=(*position.came, (unit, start)))
    game.change(hold(hold(position, to), start) if start >= 0 else hold(position, to))
    game.tell("unit-moved", "5.0", unit=UNITS[unit], hex=place_name(position, to))
