"""A movement phase on the open steppe, for tests of movement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from grognard.core.game import Action, Game
from grognard.games.s42.data.units import AXIS, UNIT, Mode
from grognard.games.s42.interface.actions import Go, Move
from grognard.games.s42.movement.march import ChooseRoute
from grognard.games.s42.movement.movement_phase import MiniMovement, MovementPhase, PreliminaryMovement
from grognard.games.s42.movement.reach import March, allowance, reach
from grognard.games.s42.state.position import Position, place_name
from tests.games.s42.steppe import steppe
from tests.games.s42.table import Stand, bare, play, refused, table

PHASES = {"movement": MovementPhase, "preliminary": PreliminaryMovement, "mini-movement": MiniMovement}


def field(stand: Stand, *, scenario: str = "campaign", turn: int = 2, **more: Any) -> Position:
    """Open country with these units; what is drawn on it, and other fields of the position."""
    layers = ("terrain", "places", "waters", "crossings", "roads", "rails")
    drawn: dict[str, Mapping[str, str]] = {name: more.pop(name) for name in layers if name in more}
    return bare(scenario, patch=steppe(**drawn), stand=stand, turn=turn, **more)


def phase(position: Position, side: int = AXIS, name: str = "movement") -> Game[Position]:
    """A game in a movement phase of this side."""
    return table(position, PHASES[name](side=side))


def taken(position: Position, *units: str, side: int = AXIS, name: str = "movement") -> Game[Position]:
    """The same, with these units taken up."""
    game = phase(position, side, name)
    play(game, Move(units))
    return game


def goes(position: Position, units: str | tuple[str, ...], *way: str, side: int = AXIS, mode: Mode = "normal") -> Any:
    """The game after these units have gone from hex to hex."""
    game = taken(position, *((units,) if isinstance(units, str) else units), side=side)
    for to in way:
        play(game, Go(to, mode))
    return game


def barred(position: Position, units: str, *way: str, by: str, side: int = AXIS, mode: Mode = "normal") -> None:
    """They go so far, and the last step is forbidden."""
    refused(goes(position, units, *way[:-1], side=side, mode=mode), Go(way[-1], mode), by=by)


def costs(position: Position, units: str | tuple[str, ...], mode: Mode = "normal") -> dict[str, float]:
    """Every place in reach of these units, in points or hexes."""
    ids = tuple(UNIT[name] for name in ((units,) if isinstance(units, str) else units))
    here = position.pieces[ids[0]].place
    found = reach(position, March(units=ids, start=here, here=here), mode)
    scale = 1 if mode == "tactical" else 6
    return {place_name(place): way.cost / scale for place, way in found.items()}


def points(position: Position, units: str | tuple[str, ...], mode: Mode = "normal") -> float:
    ids = tuple(UNIT[name] for name in ((units,) if isinstance(units, str) else units))
    return allowance(position, ids, mode) / (1 if mode == "tactical" else 6)


def where(game: Game[Position], unit: str) -> str:
    return place_name(game.position.pieces[UNIT[unit]].place)


def with_unit(position: Position, unit: str, **changes: Any) -> Position:
    """The table with one counter changed."""
    return position.with_piece(UNIT[unit], replace(position.pieces[UNIT[unit]], **changes))


def choices(game: Game[Position]) -> list[Action]:
    """Everything that may be answered now."""
    decision = game.decision
    assert decision is not None
    return list(decision.actions(game))


def is_on_the_way(game: Game[Position]) -> bool:
    """Whether a group is asked where it goes next."""
    return isinstance(game.decision, ChooseRoute)
