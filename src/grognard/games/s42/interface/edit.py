"""Pieces moved by agreement of the players, whatever the rules say. The log records it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from grognard.core.errors import BadEdit
from grognard.games.s42.boxes.boxes import in_box
from grognard.games.s42.data.board import HEX, WEST
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import COMBAT, REMNANT, SIDE
from grognard.games.s42.state.control import kept
from grognard.games.s42.state.markers import FACES, Fort, RailHead
from grognard.games.s42.state.position import (
    NAMES,
    ORDERS,
    PLACE,
    RAIN,
    WEATHER,
    Piece,
    Position,
    S42Game,
    place_name,
)
from grognard.games.s42.state.zones import is_contested
from grognard.games.s42.supply.supply_points import supply_of, with_supply
from grognard.series.zoc_bonds.interface.edit import (
    Change,
    Forms,
    edited,
    edited_control,
    edited_marks,
    edited_steps,
    edited_unit,
)


def _unit(game: S42Game, position: Position, change: Change) -> Position:
    unit = edited_unit(NAMES, change)
    piece = position.pieces[unit]
    if REMNANT[unit] and unit not in dict(position.parents):
        raise BadEdit(detail=f"{change['unit']} is a remnant of no unit")
    steps = edited_steps(change, max(1, piece.steps), position.most_steps(unit))
    order = change.get("order", ORDERS[piece.order])
    if order not in ORDERS or (order != ORDERS[0] and not COMBAT[unit]):
        raise BadEdit(detail=f"`order` is one of {', '.join(ORDERS)}, and {ORDERS[0]} for units that do not fight")
    marks = edited_marks(NAMES, change, piece)
    place = _place(position, change.get("at", place_name(piece.place)))
    if in_box(place) != in_box(piece.place):
        raise BadEdit(detail="the boxes of the reserve armies are secret")
    if place >= 0 and position.fighters(place, 1 - SIDE[unit]) and not is_contested(position, place):
        raise BadEdit(detail=f"the enemy stands in {place_name(place)}")
    game.log("edited-unit", unit=change["unit"], hex=place_name(place), steps=steps)
    return position.with_piece(unit, Piece(place, steps, ORDERS.index(order), marks))


def _place(position: Position, at: Any) -> int:
    if at in PLACE:
        return PLACE[at]
    if at not in HEX or HEX[at] not in position.country.land:
        raise BadEdit(detail=f"{at!r} is no hex that can be entered and no place beside the map")
    return HEX[at]


def _supply(game: S42Game, position: Position, change: Change) -> Position:
    """A supply point moved or turned; at `eliminated` it is removed."""
    row = supply_of(position, str(change["supply"]))
    if row is None:
        raise BadEdit(detail=f"there is no supply point {change['supply']!r}")
    face = change.get("face", FACES[row.face])
    if face not in FACES:
        raise BadEdit(detail=f"`face` is one of {', '.join(FACES)}")
    at = change.get("at", place_name(row.place))
    game.log("edited-supply", supply=str(change["supply"]), hex=str(at), face=str(face))
    if at == "eliminated":
        return position.but(supplies=tuple(supply for supply in position.supplies if supply.n != row.n))
    return with_supply(position, replace(row, place=_place(position, at), face=FACES.index(face)))


def _fort(game: S42Game, position: Position, change: Change) -> Position:
    """A fortification of a side, begun or done; without a side it is removed."""
    hex_, side = _place(position, change["fort"]), change.get("side", "")
    if hex_ < 0 or (side and side not in SIDES):
        raise BadEdit(detail=f"a hex and axis or soviet, not {dict(change)}")
    other_forts = tuple(row for row in position.forts if row.hex != hex_)
    game.log("edited-fort", hex=str(change["fort"]), side=str(side))
    new = (Fort(hex_, SIDES.index(side), bool(change.get("done", True))),) if side else ()
    return position.but(forts=(*other_forts, *new))


def _head(game: S42Game, position: Position, change: Change) -> Position:
    """17.2, 17.3 A rail head moved to another hex of its green line. Forward, the hexes it passes are converted; back,
    those it leaves are not any more, except hexes of other rail heads."""
    here, to = _place(position, change["head"]), _place(position, change.get("to"))
    number = next((k for k, row in enumerate(position.heads) if row.hex == here), None)
    way = _along(position.country.green, here, to)
    if number is None or not way:
        raise BadEdit(detail=f"a rail head and another hex of its green line, not {dict(change)}")
    game.log("edited-head", hex=str(change["head"]), end=str(change["to"]))
    rows = tuple(RailHead(to) if k == number else row for k, row in enumerate(position.heads))
    passed = {hex_ for hex_ in way if not WEST[hex_]}
    if position.is_converted(to):
        done = set(position.converted) - passed | {row.hex for row in rows} & set(position.converted)
    else:
        done = {*position.converted, *passed}
    return position.but(heads=rows, converted=tuple(sorted(done)))


def _along(green: Mapping[int, tuple[int, ...]], here: int, to: int) -> tuple[int, ...]:
    """The shortest path along green lines, both ends included; empty if there is none."""
    came = {here: -1}
    queue = [here] if here != to else []
    for hex_ in queue:
        for neighbour in green.get(hex_, ()):
            if neighbour not in came:
                came[neighbour] = hex_
                queue.append(neighbour)
    way = [to] if to in came and here != to else []
    while way and way[-1] != here:
        way.append(came[way[-1]])
    return tuple(way)


def _weather(game: S42Game, position: Position, change: Change) -> Position:
    """The weather of this turn; after rain seasonal marshes are marsh (23.2.2)."""
    if change["weather"] not in WEATHER:
        raise BadEdit(detail=f"`weather` is one of {', '.join(WEATHER)}")
    game.log("edited-weather", weather=f"weather-{change['weather']}")
    weather = WEATHER.index(change["weather"])
    return position.but(weather=weather, rained=position.rained or weather == RAIN)


def _control(game: S42Game, position: Position, change: Change) -> Position:
    hex_ = _place(position, change["hex"])
    held = edited_control(NAMES, position, change, hex_, kept(position.country), "a city, victory hex or port")
    game.log("edited-control", hex=change["hex"], side=str(change["control"]))
    return position.but(held=held)


FORMS: Forms[Position] = {
    "unit": (("unit", "at", "steps", "order", "marks"), _unit),
    "supply": (("supply", "at", "face"), _supply),
    "fort": (("fort", "side", "done"), _fort),
    "head": (("head", "to"), _head),
    "weather": (("weather",), _weather),
    "hex": (("hex", "control"), _control),
}
edit = partial(edited, FORMS)
