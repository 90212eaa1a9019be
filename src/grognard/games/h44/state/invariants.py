"""2.0 What is always true of the table: no unit is in two places, no counter is used twice, none appears from
nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.derived import stale_values
from grognard.core.game import Game
from grognard.games.h44.data.board import AREAS, BRIDGES, HEXES
from grognard.games.h44.data.units import ALLIED, ARTILLERY, BREAKDOWN, PACK, REMNANT, SIDE, STEPS, TWIN, UNITS
from grognard.games.h44.data.units import POOL as UNKNOWN
from grognard.games.h44.movement.traffic import MARKERS
from grognard.games.h44.state.position import (
    AREA,
    ENGAGED,
    GOOD,
    IN_FULL_RETREAT,
    MARCHING,
    PLATE,
    POOL,
    Position,
    is_area,
    place_name,
)
from grognard.games.h44.state.zones import owner

MARKERS_OF = (PACK.markers.moved_allied, PACK.markers.moved_german)


def faults(game: Game[Any]) -> list[str]:
    """Every broken invariant, in plain words."""
    position: Position = game.position
    broken = [
        *_stacks(position),
        *_units(position),
        *_counters(position),
        *_unknown(position),
        *_markers(position),
        *stale_values(position),
    ]
    if not game.agenda and not game.parallel and position.outcome is None:
        broken.append("nothing is left to do, yet the game has no outcome")
    return broken


def _stacks(position: Position) -> Iterator[str]:
    for hex_, stack in position.stacks.items():
        if len({SIDE[unit] for unit in stack}) > 1:
            yield f"both sides stand in {HEXES[hex_]}"
        if hex_ not in position.country.land:
            yield f"{UNITS[stack[0]]} stands in {HEXES[hex_]}, which is no land"
        if hex_ in position.unknown and SIDE[stack[0]] == ALLIED:
            yield f"{UNITS[stack[0]]} stands on the unknown unit in {HEXES[hex_]}"


def _units(position: Position) -> Iterator[str]:
    for unit, piece in enumerate(position.pieces):
        name = UNITS[unit]
        if not min(1, STEPS[unit]) <= piece.steps <= max(1, STEPS[unit]):
            yield f"{name} has {piece.steps} steps"
        if piece.place >= 0 and STEPS[unit] == 3 and piece.steps < 2:
            yield f"{name} has one step left and is no remnant"
        if not GOOD <= piece.order <= IN_FULL_RETREAT:
            yield f"{name} is in no known order"
        if piece.order and piece.has(ENGAGED):
            yield f"{name} is engaged and in disorder"
        if is_area(piece.place):
            if AREA - piece.place >= len(AREAS):
                yield f"{name} is in no entry area"
            elif owner(position.turn, AREA - piece.place) != SIDE[unit] and position.turn != 7:
                yield f"{name} is in {place_name(piece.place)}, an entry area of the enemy"


def _counters(position: Position) -> Iterator[str]:
    """11.4, 21.3 Remnants and breakdown units: one face of a counter, each with the unit it came from."""
    parents = dict(position.parents)
    if len(parents) != len(position.parents):
        yield "a counter stands for two units"
    for unit, piece in enumerate(position.pieces):
        twin = TWIN[unit]
        if 0 <= twin < unit and piece.place != POOL and position.pieces[twin].place != POOL:
            yield f"both faces of the counter of {UNITS[unit]} are in use"
    for unit, parent in parents.items():
        if not (REMNANT[unit] or BREAKDOWN[unit]):
            yield f"{UNITS[unit]} stands for {UNITS[parent]}"
        if REMNANT[unit] and position.pieces[parent].place != PLATE:
            yield f"{UNITS[parent]} has a remnant and is at {place_name(position.pieces[parent].place)}"


def _unknown(position: Position) -> Iterator[str]:
    if len(position.unknown) != len(position.faces):
        yield "two unknown units lie in one hex"
    if len({face for _, face in position.faces}) != len(position.faces):
        yield "one face lies in two hexes"
    for hex_, face in position.faces:
        if not UNKNOWN[face] or position.pieces[face].place != POOL:
            yield f"{UNITS[face]} lies face down in {HEXES[hex_]} and is somewhere else too"


def _markers(position: Position) -> Iterator[str]:
    if len(position.bridges) != len(BRIDGES):
        yield "not every bridge has a state"
    numbers = [number for number, _ in position.traffic]
    if len(set(numbers)) != len(numbers) or any(not 1 <= number <= MARKERS for number in numbers):
        yield f"traffic markers {numbers}"
    for side, most in enumerate(MARKERS_OF):
        marching = [u for u, p in enumerate(position.pieces) if SIDE[u] == side and p.has(MARCHING)]
        if len(marching) > most or any(not ARTILLERY[unit] for unit in marching):
            yield f"movement markers on {', '.join(UNITS[unit] for unit in marching)}"
    if any(count < 0 for _, count in (*position.returns, *position.fresh)) or position.flights < 0:
        yield "a track is below zero"
