"""14.0 Disruption, full retreat and recovery; how units in full retreat flee when an enemy comes adjacent."""

from __future__ import annotations

from grognard.core.events import Modifier
from grognard.core.game import Procedure
from grognard.games.h44.data.board import GRID
from grognard.games.h44.data.units import MORALE, SIDE, SIDES, UNITS
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import (
    DISRUPTED,
    ENGAGED,
    GOOD,
    IN_FULL_RETREAT,
    MARCHING,
    REFITTED,
    SCATTERED,
    SPENT,
    H44Game,
    Position,
    place_name,
)
from grognard.games.h44.state.zones import dry, in_zoc
from grognard.series.zoc_bonds.disorder import are_fugitives, better, put, rally, rally_roll, worse


@rule("14.1.1.a", "14.1.1.b", "14.3.1.h")
def disrupt(game: H44Game, unit: int, *, rout: bool = False) -> None:
    """14.1 A unit in good order is disrupted, a disrupted one goes into full retreat; `rout` does that at once. A unit
    in full retreat suffers nothing more."""
    piece = game.position.pieces[unit]
    order = worse(piece.order, rout=rout)  # §14.1.2.b, §14.3.1.i, §14.3.1.h
    game.change(put(game.position, unit, order, cleared=ENGAGED | MARCHING))  # §11.5.2.a, §11.5.2.b
    if order == DISRUPTED:
        game.log("unit-disrupted", "14.1.1.a", unit=UNITS[unit])
    elif piece.order != IN_FULL_RETREAT:
        game.log("unit-routed", "14.1.1.b", unit=UNITS[unit])


@rule("14.3.2.e", "14.3.2.f", "14.3.2.g")
def units_in_full_retreat(position: Position, side: int, hex_: int) -> list[int]:
    """14.3.2 Adjacent hexes where all of a side's units are in full retreat, and no water keeps the enemy off."""
    hexes = []
    for near in GRID.near[hex_]:
        stack = position.stack(near)
        if not stack or SIDE[stack[0]] != side or near in position.unknown:
            continue
        if are_fugitives(position, stack) and dry(position, hex_, near):
            hexes.append(near)
    return hexes


@rule("14.4.1.a", "14.4.3.b", "14.4.3.e")
class RecoveryPhase(Procedure, frozen=True, kw_only=True):
    """14.4 Every unit not in an enemy ZOC, as all in entry areas are, recovers one level; the others roll; other
    markers are removed."""

    side: int

    def run(self, game: H44Game) -> None:
        # §14.4.1.a, §14.4.1.d, §27.1.2.q
        rally(game, self.side, is_pressed=self.is_pressed, roll=self.roll, recover=self.recover)
        # §14.4.3.b, §14.4.3.a, §14.4.3.c, §14.4.3.d, §11.5.3.a, §20.2.5.f, §20.2.5.h, §22.3.6.b, §25.3.3.e
        cleared = SCATTERED | ENGAGED | REFITTED | SPENT
        marked = {
            unit: piece.cleared(cleared)
            for unit, piece in enumerate(game.position.pieces)
            if SIDE[unit] == self.side and piece.marks & cleared  # §14.4.3.e
        }
        game.change(game.position.with_pieces(marked))
        game.log("recovered", "14.4.3.e", side=SIDES[self.side])

    def is_pressed(self, position: Position, unit: int) -> bool:
        place = position.pieces[unit].place
        return place >= 0 and in_zoc(position, self.side, place)  # §19.3.1.j

    @rule("14.4.2.a", "14.4.2.b", "14.4.2.c")
    def roll(self, game: H44Game, unit: int) -> None:
        """14.4.2 In the combat zone four or more; elite units add one, low-quality ones subtract one."""
        clause = "14.4.2.d" if MORALE[unit] > 0 else "14.4.2.e"
        # §14.4.2.d, §14.4.2.e, §2.3.6.f
        modifiers = (Modifier("morale", MORALE[unit], clause, "total"),) if MORALE[unit] else ()
        roll = rally_roll(game, 4, modifiers)  # §14.4.2.b, §14.4.2.c
        at = place_name(game.position.pieces[unit].place)
        game.log("recovery-rolled", "14.4.2.a", roll=roll, unit=UNITS[unit], hex=at)
        if roll.hits:
            self.recover(game, unit)

    @rule("14.4.1.b", "14.4.1.c", "14.3.2.l")
    def recover(self, game: H44Game, unit: int) -> None:
        """14.4.1 One level of disorder less: from full retreat to disruption, from disruption to good order."""
        piece = game.position.pieces[unit]
        game.change(put(game.position, unit, better(piece.order)))  # §18.2.3.f
        game.log("unit-recovered", "14.4.1.a", unit=UNITS[unit], hex=place_name(piece.place))


@rule("14.2.c", "14.3.2.a")
def is_shaken(position: Position, units: tuple[int, ...], start: int) -> bool:
    """14.2 Disordered low-quality units that begin their move in an enemy ZOC must leave it if they can."""
    poor = any(MORALE[unit] < 0 and position.pieces[unit].order != GOOD for unit in units)
    return poor and start >= 0 and in_zoc(position, SIDE[units[0]], start)
