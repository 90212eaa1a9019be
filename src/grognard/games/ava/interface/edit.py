"""Pieces put elsewhere by agreement of the players, whatever the rules say. What was done stands in the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from grognard.core.errors import BadEdit
from grognard.games.ava.data.ground import AXIS, HEX, PACK
from grognard.games.ava.state.position import (
    BOX,
    CONSTANTS,
    SIDE,
    SIDES,
    UNIT,
    AvaGame,
    Position,
    place_name,
)

KEYS = ({"unit", "at", "steps"}, {"hex", "fortress"}, {"hex", "control"})


def edited(game: AvaGame, patch: Sequence[Mapping[str, Any]]) -> AvaGame:
    """The game with the changes made, in order; the log names each."""
    position = game.position
    for change in patch:
        _plain(change)
        if not any(set(change) <= keys for keys in KEYS) or not {"unit", "hex"} & set(change):
            raise BadEdit(
                detail=f"a change is {{unit, at, steps}}, {{hex, fortress}} or {{hex, control}}, not {dict(change)}"
            )
        position = _unit(game, position, change) if "unit" in change else _hex(game, position, change)
    game.position = position
    return game


def _plain(change: object) -> None:
    """A proposal comes from outside: it may be anything."""
    if not isinstance(change, Mapping) or not all(isinstance(value, (str, int)) for value in change.values()):
        raise BadEdit(detail=f"a change is a mapping of plain values, not {change!r}")


def _unit(game: AvaGame, position: Position, change: Mapping[str, Any]) -> Position:
    name = change["unit"]
    if name not in UNIT:
        raise BadEdit(detail=f"there is no unit {name!r}")
    unit = UNIT[name]
    steps = change.get("steps", position.steps[unit])
    if not isinstance(steps, int) or not 1 <= steps <= PACK.units[unit].steps:
        raise BadEdit(detail=f"{name} has no {steps!r} steps")
    place = _place(position, change.get("at", place_name(position.places[unit])))
    if place >= 0:
        there = [u for u in position.stack(place) if u != unit]
        if position.side_in(place) == 1 - SIDE[unit] or len(there) >= CONSTANTS.stacking:
            raise BadEdit(detail=f"{name} does not fit into {place_name(place)}")
    game.log("edited-unit", unit=name, hex=place_name(place), steps=steps)
    return position.with_steps(unit, steps).with_place(unit, place)


def _place(position: Position, at: Any) -> int:
    if at in BOX:
        return BOX[at]
    if at not in HEX or HEX[at] not in position.ground.land:
        raise BadEdit(detail=f"{at!r} is no land hex in play and no box")
    return HEX[at]


def _hex(game: AvaGame, position: Position, change: Mapping[str, Any]) -> Position:
    hex_ = _place(position, change["hex"])
    if hex_ < 0:
        raise BadEdit(detail=f"{change['hex']!r} is no hex")
    if "fortress" in change:
        level = change["fortress"]
        if not isinstance(level, int) or not 0 <= level <= CONSTANTS.fortress_max_level:
            raise BadEdit(detail=f"a fortress has no level {level!r}")
        if level and position.side_in(hex_) == AXIS:
            raise BadEdit(detail=f"Axis units stand in {change['hex']}")
        game.log("edited-fortress", hex=change["hex"], level=level)
        return position.with_fort(hex_, level)
    side = change.get("control")
    if side not in SIDES:
        raise BadEdit(detail="`control` is axis or soviet")
    if hex_ not in position.ground.sites:
        raise BadEdit(detail=f"control is not kept of {change['hex']}")
    held = set(position.held) - {hex_} | ({hex_} if side == "axis" else set())
    game.log("edited-control", hex=change["hex"], side=side)
    return replace(position, held=tuple(sorted(held)))
