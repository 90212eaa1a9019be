"""Pieces put elsewhere by agreement of the players, whatever the rules say. What was done stands in the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from grognard.core.errors import BadEdit
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import UNIT
from grognard.games.coh.state.position import DESTROYED, NONE, PLACE, SPENT, CohGame, Position, place_name

KEYS = ({"unit", "at", "facing", "spent"}, {"army", "cap", "points"})


def edited(game: CohGame, patch: Sequence[Mapping[str, Any]]) -> CohGame:
    """The game with the changes made, in order; the log names each."""
    for change in patch:
        _plain(change)
        if not any(set(change) <= keys for keys in KEYS) or not {"unit", "army"} & set(change):
            raise BadEdit(
                detail=f"a change is {{unit, at, facing, spent}} or {{army, cap, points}}, not {dict(change)}"
            )
        if "unit" in change:
            _unit(game, change)
        else:
            _army(game, change)
    return game


def _plain(change: object) -> None:
    """A proposal comes from outside: it may be anything."""
    if not isinstance(change, Mapping) or not all(isinstance(value, (str, int)) for value in change.values()):
        raise BadEdit(detail=f"a change is a mapping of plain values, not {change!r}")


def _unit(game: CohGame, change: Mapping[str, Any]) -> None:
    name, position = change["unit"], game.position
    if name not in UNIT or position.owners[UNIT[name]] == NONE:
        raise BadEdit(detail=f"there is no unit {name!r} in this firefight")
    unit = UNIT[name]
    piece = position.pieces[unit]
    if piece.place == DESTROYED or piece.carrier != NONE or position.cargo(unit) != NONE:
        raise BadEdit(detail=f"{name} is destroyed, carried or carries: it stays as it is")
    place = _place(position, change.get("at", place_name(position, piece.place)))
    facing = change.get("facing", FACINGS[piece.facing])
    if facing not in FACINGS:
        raise BadEdit(detail=f"there is no facing {facing!r}")
    moved = replace(piece, place=place, facing=FACINGS.index(facing))
    if place != piece.place:
        moved = replace(moved, shelter=NONE)
    if "spent" in change and not position.is_active(unit):
        moved = moved.marked(SPENT) if change["spent"] else moved.cleared(SPENT)
    game.change(position.with_piece(unit, moved))
    game.log("edited-unit", unit=name, hex=place_name(position, place))


def _place(position: Position, at: Any) -> int:
    if at in PLACE and PLACE[at] != DESTROYED:
        return PLACE[at]
    if at not in position.field.index:
        raise BadEdit(detail=f"{at!r} is no hex of this battlefield")
    return position.field.index[at]


def _army(game: CohGame, change: Mapping[str, Any]) -> None:
    ids = {army.id: number for number, army in enumerate(game.position.armies)}
    if change["army"] not in ids:
        raise BadEdit(detail=f"there is no army {change['army']!r}")
    for key in ("cap", "points"):
        if key in change and (not isinstance(change[key], int) or change[key] < 0):
            raise BadEdit(detail=f"{key} is a number from 0 up, not {change[key]!r}")
    number = ids[change["army"]]
    changes = {key: change[key] for key in ("cap", "points") if key in change}
    game.change(game.position.with_army(number, **changes))
    army = game.position.armies[number]
    game.log("edited-army", army=army.id, cap=army.cap, points=army.points)
