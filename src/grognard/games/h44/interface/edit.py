"""Pieces put elsewhere by agreement of the players, whatever the rules say. What was done stands in the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.core.errors import BadEdit
from grognard.games.h44.data.board import BRIDGE, HEX
from grognard.games.h44.data.units import ALLIED, SIDE, SIDES, STEPS, UNIT
from grognard.games.h44.data.units import POOL as UNKNOWN
from grognard.games.h44.movement.traffic import MARKERS
from grognard.games.h44.state.control import sites
from grognard.games.h44.state.position import (
    BOX,
    MARKS,
    ORDERS,
    POOL,
    STATES,
    H44Game,
    Piece,
    Position,
    place_name,
)

FORMS = (
    ("unit", {"unit", "at", "steps", "order", "marks"}),
    ("bridge", {"bridge", "state"}),
    ("marker", {"marker", "hex"}),
    ("hex", {"hex", "control"}),
)


def edited(game: H44Game, patch: Sequence[Mapping[str, Any]]) -> H44Game:
    """The game with the changes made, in order; the log names each."""
    for change in patch:
        form = next((name for name, keys in FORMS if name in change and set(change) <= keys), None)
        if form is None:
            shapes = "{unit, at, steps, order, marks}, {bridge, state}, {marker, hex} or {hex, control}"
            raise BadEdit(detail=f"a change is {shapes}, not {dict(change)}")
        game.position = _CHANGES[form](game, game.position, change)
    return game


def _unit(game: H44Game, position: Position, change: Mapping[str, Any]) -> Position:
    name = change["unit"]
    if name not in UNIT:
        raise BadEdit(detail=f"there is no unit {name!r}")
    unit = UNIT[name]
    if UNKNOWN[unit] and position.pieces[unit].place == POOL:
        raise BadEdit(detail=f"{name} may lie face down somewhere: nobody may look")
    piece = position.pieces[unit]
    steps = change.get("steps", piece.steps)
    if not isinstance(steps, int) or not 1 <= steps <= max(1, STEPS[unit]):
        raise BadEdit(detail=f"{name} has no {steps!r} steps")
    order = change.get("order", ORDERS[piece.order])
    if order not in ORDERS:
        raise BadEdit(detail=f"`order` is one of {', '.join(ORDERS)}")
    marks = change.get("marks")
    if marks is not None and (not isinstance(marks, (list, tuple)) or any(mark not in MARKS for mark in marks)):
        raise BadEdit(detail=f"`marks` is a list of {', '.join(MARKS)}")
    place = _place(position, change.get("at", place_name(piece.place)))
    if place >= 0 and position.side_in(place) == 1 - SIDE[unit]:
        raise BadEdit(detail=f"the enemy stands in {place_name(place)}")
    bits = piece.marks if marks is None else sum({MARKS[mark] for mark in marks})
    game.log("edited-unit", unit=name, hex=place_name(place), steps=steps)
    return position.with_piece(unit, Piece(place, steps, ORDERS.index(order), bits))


def _place(position: Position, at: Any) -> int:
    if at in BOX:
        return BOX[at]
    if at not in HEX or HEX[at] not in position.country.land:
        raise BadEdit(detail=f"{at!r} is no land hex and no box")
    return HEX[at]


def _bridge(game: H44Game, position: Position, change: Mapping[str, Any]) -> Position:
    name, state = change["bridge"], change.get("state")
    if name not in BRIDGE or state not in STATES:
        raise BadEdit(detail=f"a bridge and one of {', '.join(STATES)}, not {dict(change)}")
    game.log("edited-bridge", bridge=name, state=str(state))
    return position.with_bridge(BRIDGE[name], STATES.index(state))


def _marker(game: H44Game, position: Position, change: Mapping[str, Any]) -> Position:
    """A traffic marker, put into a hex or, with an empty one, back into its box."""
    number, name = change["marker"], change.get("hex", "")
    if not isinstance(number, int) or not 1 <= number <= MARKERS or (name and name not in HEX):
        raise BadEdit(detail=f"a traffic marker of 1 to {MARKERS} and a hex, not {dict(change)}")
    others = [row for row in position.traffic if row[0] != number]
    game.log("edited-traffic", marker=number, hex=str(name))
    return position.but(traffic=tuple(sorted([*others, (number, HEX[name])] if name else others)))


def _control(game: H44Game, position: Position, change: Mapping[str, Any]) -> Position:
    hex_, side = _place(position, change["hex"]), change.get("control")
    if side not in SIDES or hex_ not in sites(position.country):
        raise BadEdit(detail=f"a city or prize and allied or german, not {dict(change)}")
    held = set(position.held) - {hex_} | ({hex_} if side == SIDES[ALLIED] else set())
    game.log("edited-control", hex=change["hex"], side=str(side))
    return position.but(held=tuple(sorted(held)))


_CHANGES = {"unit": _unit, "bridge": _bridge, "marker": _marker, "hex": _control}
