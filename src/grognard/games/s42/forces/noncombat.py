"""19.0 Non-combat units: leaders, reserve armies, Soviet army headquarters and supply points. They hinder no unit, are
removed when an enemy enters, and return."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.boxes.boxes import contents
from grognard.games.s42.combat.losses import eliminate
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import COMBAT, PACK, SIDE, STEPS, UNIT, UNITS
from grognard.games.s42.forces.rebuilding import PlaceUnit
from grognard.games.s42.forces.reinforcements import due
from grognard.games.s42.interface.actions import Recall
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import REMOVED, TRACK, Piece, Position, S42Game, place_name
from grognard.games.s42.supply.supply_points import supplies_at, supply_name, without_supply

TABLES = PACK.tables


def unarmed(position: Position, hex_: int, side: int) -> tuple[int, ...]:
    """The non-combat units of a side in a hex, supply points apart."""
    return tuple(unit for unit in position.of_side(hex_, side) if not COMBAT[unit])


# -- 19.3 in combat --------------------------------------------------------------------------------------------------


@rule("19.3.e", "19.3.h")
def companions(position: Position, hex_: int, side: int) -> tuple[int, ...]:
    """19.3 What may go along when combat units retreat from a hex, after combat or in full retreat before an enemy:
    every non-combat unit except supply points, if there is a combat unit to go with."""
    return unarmed(position, hex_, side) if position.fighters(hex_, side) else ()  # §19.3.g, §18.6.6.a


@rule("19.2.g", "19.3.d")
def overrun(game: S42Game, side: int, hex_: int) -> None:
    """19.2, 19.3 A combat unit of this side enters the hex: unguarded enemy non-combat units and supply points are
    removed."""
    if not game.position.fighters(hex_, 1 - side):  # §19.2.f
        _sweep(game, 1 - side, hex_, "19.3.d")  # §18.6.3.a, §18.6.6.b


@rule("19.3.f")
def abandon(game: S42Game, side: int, hex_: int) -> None:
    """19.3 After a combat: if none of its combat units is left in the hex, the side's other units there are removed at
    once."""
    if not game.position.fighters(hex_, side):
        _sweep(game, side, hex_, "19.3.f")


def _sweep(game: S42Game, side: int, hex_: int, cause: str) -> None:
    for unit in unarmed(game.position, hex_, side):
        return_later(game, unit, cause)
    for supply in supplies_at(game.position, hex_, side):
        game.change(without_supply(game.position, supply))
        game.log("supply-lost", cause, supply=supply_name(supply.n), hex=place_name(hex_))


# -- 19.4 the return -------------------------------------------------------------------------------------------------


@rule("19.4.b")
def return_later(game: S42Game, unit: int, cause: str) -> None:
    """19.4 A leader, reserve army or army headquarters leaves the map and waits on the turn track, two turns ahead;
    beyond its end it does not return. A reserve army keeps its marker; units still in its box are eliminated
    (34.6.2)."""
    # RULING s42-811: also if it is lost because no defender has survived, without any retreat.
    for inner in contents(game.position, unit):
        eliminate(game, inner, "34.6.2.g")  # §34.6.2.g
    turn = game.position.turn + TABLES.return_after
    place = place_name(game.position.pieces[unit].place)
    if turn in TABLES.track:
        game.change(game.position.with_piece(unit, Piece(TRACK - turn, STEPS[unit])))  # §19.4.c, §34.2.c, §34.7.e
        game.log("unit-put-by", cause, unit=UNITS[unit], hex=place, turn=turn)
    else:
        game.change(game.position.with_piece(unit, Piece(REMOVED, 0)))
        game.log("unit-gone", cause, unit=UNITS[unit], hex=place)


@rule("19.4.b", "19.4.c")
def returning(position: Position, side: int) -> tuple[int, ...]:
    """19.4 A side's non-combat units due to return. A unit that waits on the track for its first turn is a
    reinforcement (22.1)."""
    coming = due(position, side)
    return tuple(
        unit
        for unit, piece in enumerate(position.pieces)
        if SIDE[unit] == side
        and not COMBAT[unit]
        and TRACK - position.turn <= piece.place <= TRACK
        and unit not in coming
    )


@rule("19.4.c")
@rule.forbids("19.4.b")
def is_not_due(position: Position, side: int, unit: int) -> Violation:
    """19.4 A unit returns only when its box on the track has been reached."""
    return None if unit in returning(position, side) else evidence(UNITS[unit])


def _recalls(position: Position, side: int) -> Iterator[Recall]:
    yield from (Recall(UNITS[unit]) for unit in returning(position, side))


@rule("19.4.b", "19.4.d")
def _recall(game: S42Game, side: int, action: Recall) -> None:
    """19.4 It is placed where a rebuilt unit could be; no replacement is spent."""
    game.then(PlaceUnit(seats=(SIDES[side],), unit=UNIT[action.unit]))


RECALL = Verb(
    Recall,
    exists=lambda position, side, action: action.unit in UNIT,
    candidates=_recalls,
    args=lambda position, side, action: (position, side, UNIT[action.unit]),
    forbids=(is_not_due,),
    resolve=_recall,
)
"""19.4 In the initial phase."""
