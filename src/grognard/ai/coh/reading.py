"""What a competent player of Storms of Steel reads off its sight: the answers of one kind, the table as its seat knows
it."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from grognard.ai.player import PlayerView
from grognard.core.game import Action
from grognard.games.coh.data.units import HIT, SIDE, VEHICLE
from grognard.games.coh.interface.views import side_of
from grognard.games.coh.state.position import HIDDEN, NONE, OUT, SHOWN, Piece, Position

A = TypeVar("A", bound=Action)

PLAIN = (HIT["foot-unnerved"], HIT["vehicle-light-damage"])
"""7.4 What a counter is taken for that nobody has seen: one that changes no figure. Men, vehicles."""


def of(player_view: PlayerView, type_: type[A]) -> list[A]:
    """The legal answers of one kind."""
    return [action for action in player_view.actions if isinstance(action, type_)]


def table(player_view: PlayerView) -> Position:
    """10.0, 7.4, 18.5 The table with all that the seat does not know taken off it: hidden enemies and mines lie
    nowhere, counters of the enemy that were not shown are plain ones, others' cards and barrages are left out."""
    position: Position = player_view.determinize(0).position
    side = side_of(position, player_view.seat)
    pieces = tuple(_seen(unit, piece, side) for unit, piece in enumerate(position.pieces))
    armies = tuple(
        army
        if army.id == player_view.seat
        else replace(army, hand=(NONE,) * len(army.hand), barrages=(), objective=NONE)
        for army in position.armies
    )
    works = tuple(work for work in position.works if not work.hidden or work.side == side)
    return position.but(pieces=pieces, armies=armies, works=works, deck=(), cup=())


def _seen(unit: int, piece: Piece, side: int) -> Piece:
    if SIDE[unit] == side:
        return piece
    if piece.has(HIDDEN):
        return Piece(OUT, marks=piece.marks)
    if piece.hit != NONE and not piece.has(SHOWN):
        return replace(piece, hit=PLAIN[VEHICLE[unit]])
    return piece
