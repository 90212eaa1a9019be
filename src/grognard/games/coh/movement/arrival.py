"""5.0, 7.63 A unit comes into a hex: what that changes at once."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.games.coh.data.units import INFANTRY, NUMBER, PACK, SIDE, UNITS, VEHICLE, WORKS
from grognard.games.coh.fortifications.mines import Minefield, lay_open
from grognard.games.coh.movement.step import gait
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import Spotting, facings, uncover
from grognard.games.coh.sight.ground import is_road, terrain
from grognard.games.coh.state.control import hold
from grognard.games.coh.state.position import DUG_IN, EXPOSED, NONE, STUCK, CohGame, Piece, Position, place_name
from grognard.games.coh.state.presence import enemies, witnesses
from grognard.games.coh.turn.rolls import Throw


@rule("5.2.c")
def relocated(position: Position, unit: int, to: int, facing: int) -> Position:
    """The unit in its new hex, out of any fortification, with its cargo."""
    # RULING coh-121, coh-150
    piece = replace(position.pieces[unit].cleared(DUG_IN), place=to, facing=facing, shelter=NONE)  # §18.1.h, §18.2.zj
    changed: dict[int, Piece] = {unit: piece}
    cargo = position.cargo(unit)
    if cargo != NONE:
        load = replace(position.pieces[cargo], place=to, facing=facing)  # §7.4.zn
        changed[cargo] = load if terrain(position.field, to).sticks else load.cleared(STUCK)  # §14.1.j
    return position.with_pieces(changed)


@rule("5.01.a", "5.01.b")
def is_exposed(position: Position, unit: int, careful: bool) -> bool:
    """5.01 Infantry that came into the open without care, and has no vehicle beside it."""
    # RULING coh-021
    piece = position.pieces[unit]
    if not position.rules.cautious_movement or careful or not INFANTRY[unit]:  # §5.01.e
        return False
    if piece.carrier != NONE:  # §5.01.c
        return False
    if terrain(position.field, piece.place).defence > 0 or position.smoke_in.get(piece.place):
        return False
    return not any(VEHICLE[stacked] for stacked in position.of_side(piece.place, SIDE[unit]))  # §15.6.b


@rule("3.1.m", "7.63.q", "18.5.c")
def enter(game: CohGame, unit: int, to: int, facing: int, *, careful: bool = False) -> tuple[Procedure, ...]:
    """The unit is in its new hex: it takes it, meets what is there, crushes wire, is seen in the open. What follows
    by itself is handed back: mines, the ground that may hold it, and the units that it finds."""
    # RULING coh-074, coh-118
    position = game.position
    start = position.pieces[unit].place
    seen = start >= 0 and not position.is_hidden(unit)
    revealed = uncover(game, to, 1 - SIDE[unit])
    position = relocated(game.position, unit, to, facing)
    position = (position.mark if is_exposed(position, unit, careful) else position.unmark)((unit,), EXPOSED)
    if enemies(position, to, SIDE[unit]):
        position = position.but(came=(*position.came, (unit, start)))
    game.change(hold(hold(position, to), start) if start >= 0 else hold(position, to))  # §2.4.h
    if position.is_hidden(unit):
        # RULING coh-203
        game.log("hidden-unit-moved", "card.V13", unit=UNITS[unit])
    came_from = place_name(position, start) if seen else ""
    place = place_name(position, to)
    game.log("unit-moved", "5.0", unit=UNITS[unit], start=came_from, hex=place, to=witnesses(position, unit))
    _crush(game, unit, to)
    lay_open(game, to)  # §18.5.b
    return (*facings(game, revealed), Spotting(), Minefield(unit=unit, hex=to), *bad_ground(position, unit, start, to))


@rule("14.1.a", "14.1.b")
def bad_ground(position: Position, unit: int, start: int, to: int) -> tuple[Procedure, ...]:
    """14.1 The roll of a vehicle that has come into a hex that may hold it, but by road."""
    by_road = start >= 0 and is_road(position.field, start, to)
    if not VEHICLE[unit] or not terrain(position.field, to).sticks or by_road:
        return ()
    return (StickRoll(army=position.owners[unit], unit=unit, hex=to),)


def _crush(game: CohGame, unit: int, to: int) -> None:
    """18.4 Tracks take the wire away."""
    crushed = [w for w in game.position.works_in(to) if gait(unit) in PACK.works[WORKS[w.kind]].crushed]
    if crushed:
        left = tuple(work for work in game.position.works if work not in crushed)
        game.change(game.position.but(works=left))  # §18.4.j
        game.log("work-destroyed", "18.4", work=WORKS[crushed[0].kind], hex=place_name(game.position, to))


@rule("14.1.b", "14.1.c", "14.1.d")
class StickRoll(Throw, frozen=True, kw_only=True):
    """14.1 A vehicle in bad ground: six or more, or it is immobilised."""

    # RULING coh-119

    unit: int
    hex: int

    def run(self, game: CohGame) -> None:
        if game.position.pieces[self.unit].place == self.hex:
            super().run(game)

    def roller(self) -> int:
        return self.unit

    def question(self, game: CohGame) -> tuple[str, str]:
        return "sticking", UNITS[self.unit]

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        total, least = sum(dice) + self.change, NUMBER["sticking"]
        roll = Roll(dice=dice, target=least, total=total, hits=int(total >= least), modifiers=self.bought())
        if total < least:
            game.change(game.position.mark((self.unit,), STUCK))
        game.log("drove-through" if total >= least else "got-stuck", "14.1", roll=roll, unit=UNITS[self.unit])
