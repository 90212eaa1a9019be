"""3.1, 14.3 What is always true of the table: no hex is overstacked, no chit is lost or in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from grognard.core.derived import stale_values
from grognard.core.game import Game
from grognard.games.ava.data.ground import PACK, SOVIET
from grognard.games.ava.multiplayer.queue import EndActivation
from grognard.games.ava.state.position import CONSTANTS, HEXES, SIDE, UNITS, Position, place_name


def faults(game: Game[Any]) -> list[str]:
    """Every broken invariant, in plain words."""
    position: Position = game.position
    faults_found = [*_stacks(position), *_units(position), *_chits(game, position), *stale_values(position)]
    if not game.agenda and not game.parallel and position.outcome is None:
        faults_found.append("nothing is left to do, yet the game has no outcome")
    return faults_found


def _stacks(position: Position) -> Iterator[str]:
    for hex_, stack in position.stacks.items():
        if len({SIDE[unit] for unit in stack}) > 1:
            yield f"both sides stand in {HEXES[hex_]}"
        if len(stack) > CONSTANTS.stacking:
            yield f"{len(stack)} units stand in {HEXES[hex_]}"
        if hex_ not in position.ground.land:
            yield f"{UNITS[stack[0]]} stands in {HEXES[hex_]}, which is no land in play"
    for hex_, level in position.forts:
        if not 1 <= level <= CONSTANTS.fortress_max_level:
            yield f"a fortress of level {level} in {HEXES[hex_]}"
        if position.stack(hex_) and SIDE[position.stack(hex_)[0]] != SOVIET:
            yield f"Axis units in the fortress {HEXES[hex_]}"
    if any(left < 0 for _, left in position.markers):
        yield "more fortress markers than there are"


def _units(position: Position) -> Iterator[str]:
    for unit, place in enumerate(position.places):
        if not 1 <= position.steps[unit] <= PACK.units[unit].steps:
            yield f"{UNITS[unit]} has {position.steps[unit]} steps"
        if place >= 0 and PACK.units[unit].map not in position.rules.data.sheets:
            yield f"{UNITS[unit]} of another map is in {place_name(place)}"


def _chits(game: Game[Any], position: Position) -> Iterator[str]:
    """A chosen chit is in the cup, in a hand, in the queue, or was drawn; never twice."""
    if position.rules.team:
        return
    counted = Counter((*position.cup, *position.queue, *position.drawn))
    counted.update(chit for chits in position.chits for chit in chits.hand)
    twice = [chit for chit, count in counted.items() if count > 1]
    if twice and not any(isinstance(agenda[0], EndActivation) and agenda[0].chit in twice for agenda in game.parallel):
        yield f"chits in two places: {twice}"
    for side in position.chits:
        if len(set(side.available)) != len(side.available) or not set(side.chosen) <= set(side.available):
            yield f"chits chosen that are not available: {side.chosen}"
