"""8.5.5-8.5.7, 23.3.3 Ferries: an open one carries a step a turn; engineers carry six, one of them a vehicle."""

from __future__ import annotations

from grognard.games.h44.board import GRID, pair
from grognard.games.h44.position import FERRYING, H44Game, Position
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import ENGINEER, GERMAN, PACK, SIDE, VEHICLE
from grognard.games.h44.zones import in_zoc

PONTOON = 1000
"""Engineers are counted as ferries from this number on."""


@rule("8.5.5")
def is_open(position: Position, side: int, one: int, other: int) -> bool:
    """8.5.5 A ferry works if neither end has an enemy, nor an enemy zone of control without a friend in it."""
    for end in (one, other):
        if position.side_in(end) == 1 - side:
            return False
        if in_zoc(position, side, end) and position.side_in(end) != side:
            return False
    return True


def carried(position: Position, key: int) -> tuple[int, int]:
    """Steps and vehicle steps that went over this ferry this turn."""
    return next(((steps, wheels) for k, steps, wheels in position.ferries if k == key), (0, 0))


@rule("8.5.5", "8.5.6", "8.5.7", "23.3.3", "19.3.2")
def ferry_for(position: Position, units: tuple[int, ...], one: int, other: int) -> int | None:
    """The ferry that takes the group over the side: engineers first, else a ferry for a single step."""
    side = SIDE[units[0]]
    steps = sum(position.pieces[unit].steps for unit in units)
    wheels = sum(position.pieces[unit].steps for unit in units if VEHICLE[unit])
    for engineer, a, b in position.pontoons:
        if pair(a, b) == pair(one, other) and SIDE[engineer] == side:
            done, rolled = carried(position, PONTOON + engineer)
            if done + steps <= PACK.tables.engineer_steps and rolled + wheels <= PACK.tables.engineer_vehicles:
                return PONTOON + engineer
    ferry = position.country.ferry_at.get(pair(one, other))
    if ferry is None or steps != 1 or not is_open(position, side, one, other):
        return None
    if side == GERMAN and wheels and PACK.tables.part(position.turn) != "night":
        return None
    done, _ = carried(position, ferry)
    return ferry if done + steps <= PACK.tables.ferry_steps else None


def use(game: H44Game, units: tuple[int, ...], key: int) -> None:
    """Count what was carried; engineers that carried somebody stay where they are."""
    position = game.position
    steps = sum(position.pieces[unit].steps for unit in units)
    wheels = sum(position.pieces[unit].steps for unit in units if VEHICLE[unit])
    done, rolled = carried(position, key)
    left = tuple(row for row in position.ferries if row[0] != key)
    position = position.but(ferries=(*left, (key, done + steps, rolled + wheels)))
    if key >= PONTOON:
        position = position.mark((key - PONTOON,), FERRYING)
    game.change(position)


@rule("23.3.3")
def layable(position: Position, unit: int) -> list[int]:
    """23.3.3 The hexes over a large river that an engineer unit could serve."""
    at = position.pieces[unit].place
    if at < 0 or not ENGINEER[unit]:
        return []
    country = position.country
    return [near for near in GRID.near[at] if near in country.land and country.water(at, near) == "major"]
