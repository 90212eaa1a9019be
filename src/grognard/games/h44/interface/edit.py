"""Pieces moved by agreement of the players, whatever the rules say. The log records it."""

from __future__ import annotations

from functools import partial
from typing import Any

from grognard.core.errors import BadEdit
from grognard.games.h44.data.board import BRIDGE, HEX
from grognard.games.h44.data.units import POOL as UNKNOWN
from grognard.games.h44.data.units import SIDE, STEPS
from grognard.games.h44.movement.traffic import MARKERS
from grognard.games.h44.state.control import sites
from grognard.games.h44.state.position import (
    BOX,
    NAMES,
    ORDERS,
    POOL,
    STATES,
    H44Game,
    Piece,
    Position,
    place_name,
)
from grognard.series.zoc_bonds.interface.edit import (
    Change,
    Forms,
    edited,
    edited_control,
    edited_marks,
    edited_steps,
    edited_unit,
)


def _unit(game: H44Game, position: Position, change: Change) -> Position:
    unit = edited_unit(NAMES, change)
    piece = position.pieces[unit]
    if UNKNOWN[unit] and piece.place == POOL:
        raise BadEdit(detail=f"{change['unit']} may lie face down somewhere: neither player may look")
    steps = edited_steps(change, piece.steps, max(1, STEPS[unit]))
    order = change.get("order", ORDERS[piece.order])
    if order not in ORDERS:
        raise BadEdit(detail=f"`order` is one of {', '.join(ORDERS)}")
    marks = edited_marks(NAMES, change, piece)
    place = _place(position, change.get("at", place_name(piece.place)))
    if place >= 0 and position.side_in(place) == 1 - SIDE[unit]:
        raise BadEdit(detail=f"the enemy stands in {place_name(place)}")
    game.log("edited-unit", unit=change["unit"], hex=place_name(place), steps=steps)
    return position.with_piece(unit, Piece(place, steps, ORDERS.index(order), marks))


def _place(position: Position, at: Any) -> int:
    if at in BOX:
        return BOX[at]
    if at not in HEX or HEX[at] not in position.country.land:
        raise BadEdit(detail=f"{at!r} is no land hex and no box")
    return HEX[at]


def _bridge(game: H44Game, position: Position, change: Change) -> Position:
    name, state = change["bridge"], change.get("state")
    if name not in BRIDGE or state not in STATES:
        raise BadEdit(detail=f"a bridge and one of {', '.join(STATES)}, not {dict(change)}")
    game.log("edited-bridge", bridge=name, state=str(state))
    return position.with_bridge(BRIDGE[name], STATES.index(state))


def _marker(game: H44Game, position: Position, change: Change) -> Position:
    """A traffic marker, placed in a hex or, with an empty one, returned to its box."""
    number, name = change["marker"], change.get("hex", "")
    if not isinstance(number, int) or not 1 <= number <= MARKERS or (name and name not in HEX):
        raise BadEdit(detail=f"a traffic marker of 1 to {MARKERS} and a hex, not {dict(change)}")
    other_markers = [row for row in position.traffic if row[0] != number]
    game.log("edited-traffic", marker=number, hex=str(name))
    return position.but(traffic=tuple(sorted([*other_markers, (number, HEX[name])] if name else other_markers)))


def _control(game: H44Game, position: Position, change: Change) -> Position:
    hex_ = _place(position, change["hex"])
    held = edited_control(NAMES, position, change, hex_, sites(position.country), "a city or prize")
    game.log("edited-control", hex=change["hex"], side=str(change["control"]))
    return position.but(held=held)


FORMS: Forms[Position] = {
    "unit": (("unit", "at", "steps", "order", "marks"), _unit),
    "bridge": (("bridge", "state"), _bridge),
    "marker": (("marker", "hex"), _marker),
    "hex": (("hex", "control"), _control),
}
edit = partial(edited, FORMS)
