"""32.4, 32.5 Units that grow during the campaign: Wiking, and the 27th Panzer Division."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.core.verdicts import judge
from grognard.games.s42.combat.losses import standing
from grognard.games.s42.data.schema import SIDES, Change
from grognard.games.s42.data.units import PACK, SIDE, STEPS, UNIT, UNITS
from grognard.games.s42.forces.rebuilding import COMING_BACK, Homecoming, PlaceUnit, gateways
from grognard.games.s42.forces.reinforcements import PlaceReinforcement
from grognard.games.s42.forces.replacements import (
    Draft,
    identity,
    no_remnant_is_left,
    rebuilt,
    restored,
    unit_has_no_line,
    unit_is_marked_unsupplied,
    unit_is_not_in_order,
)
from grognard.games.s42.forces.withdrawals import is_in_play
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import ELIMINATED, REMOVED, REPLACED, TRACK, Piece, S42Game

IN_ORDER = (unit_is_not_in_order, unit_is_marked_unsupplied, unit_has_no_line)
"""21.2 What a unit in play needs to receive a replacement."""


@rule("30.0.a", "32.4.a", "32.5.a")
class UnitUpgrades(Procedure, frozen=True, kw_only=True):
    """32.4, 32.5 In the initial phase of the turns named by the campaign."""

    side: int

    def run(self, game: S42Game) -> None:
        if game.position.rules.scenario != "campaign":
            return
        for row in PACK.setup.changes:
            if row.turn == game.position.turn and SIDE[UNIT[row.unit]] == self.side:
                if row.into:
                    give_way(game, row)
                else:
                    upgrade_unit(game, UNIT[row.unit])


@rule("32.4.a")
def upgrade_unit(game: S42Game, unit: int) -> None:
    """32.4 The division gains a step, full or reduced, and has four in all from now on. A remnant, or the division in
    the eliminated box, receives a replacement by the usual rules."""
    # RULING s42-804: that replacement costs the turn none of its own.
    position, counter = game.position, standing(game.position, unit)
    if is_in_play(position, counter):
        if counter == unit:
            game.change(
                # §32.4.b, §32.4.d
                position.with_piece(unit, replace(position.pieces[unit], steps=position.pieces[unit].steps + 1))
            )
        elif judge(IN_ORDER, Draft(position, SIDE[unit], counter, "special")):  # §32.4.c
            game.change(restored(position, counter).mark((identity(position, counter),), REPLACED))
        else:
            return
        game.log("unit-grew", "32.4.a", unit=UNITS[unit])
    elif position.pieces[unit].place == ELIMINATED:
        come_back(game, unit)


@rule("32.4.c")
def come_back(game: S42Game, unit: int) -> None:
    """32.4, 21.3 The division is rebuilt, if there is a place for it."""
    position, side = game.position, SIDE[unit]
    if not judge((no_remnant_is_left,), Draft(position, side, unit, "special")):
        return
    position, counter = rebuilt(position, unit)
    if not any(judge(COMING_BACK, Homecoming(position, counter, area)) for area in gateways(position, side)):
        return
    game.change(position)
    game.log("unit-grew", "32.4.c", unit=UNITS[unit])
    game.then(PlaceUnit(seats=(SIDES[side],), unit=counter))


@rule("32.5.a", "32.5.b", "32.5.c")
def give_way(game: S42Game, row: Change) -> None:
    """32.5 The division replaces its battle group, which leaves the game. If that was eliminated the division arrives
    reduced, as a reinforcement."""
    position, old, new = game.position, UNIT[row.unit], UNIT[row.into]
    piece, gone = position.pieces[old], Piece(REMOVED, 0)
    if is_in_play(position, old):
        game.change(position.with_pieces({old: gone, new: replace(piece, steps=STEPS[new])}))
        game.log("division-formed", "32.5.a", unit=row.unit, other=row.into)
    elif piece.place == ELIMINATED:
        game.change(position.with_pieces({old: gone, new: Piece(TRACK - row.turn, STEPS[new] - 1)}))
        game.then(PlaceReinforcement(seats=(SIDES[SIDE[new]],), unit=new))
