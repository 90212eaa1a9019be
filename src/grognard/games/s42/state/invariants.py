"""2.0 What is always true of the table: no unit is in two places, no counter is used twice, none appears from
nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from grognard.core.derived import stale_values
from grognard.core.game import Game
from grognard.games.s42.boxes.boxes import ARMIES, ROOM, contents, in_box
from grognard.games.s42.campaign.fall_blau import has_left
from grognard.games.s42.data.board import HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, COMBAT, LEADER, PACK, REMNANT, SIDE, UNITS
from grognard.games.s42.state.control import kept
from grognard.games.s42.state.markers import FACES, GONE
from grognard.games.s42.state.position import (
    AREA,
    ELIMINATED,
    GOOD,
    IN_FULL_RETREAT,
    PLATE,
    POOL,
    REMOVED,
    Position,
    place_name,
)
from grognard.games.s42.state.zones import is_contested
from grognard.games.s42.supply.sources import BAKU, in_area

OUT = (ELIMINATED, PLATE, REMOVED)
"""Places where units need no steps."""
FORTS = (PACK.markers["fortification"].axis, PACK.markers["fortification"].soviet)
PLANS = (PACK.markers["planned-offensive"].axis, PACK.markers["planned-offensive"].soviet)


def faults(game: Game[Any]) -> list[str]:
    """Every broken invariant, in plain words."""
    position: Position = game.position
    broken = [
        *_stacks(position),
        *_units(position),
        *_remnants(position),
        *_markers(position),
        *_supplies(position),
        *_armies(position),
        *stale_values(position),
    ]
    if not game.agenda and not game.parallel and position.outcome is None:
        broken.append("nothing is left to do, yet the game has no outcome")
    return broken


def _stacks(position: Position) -> Iterator[str]:
    """5.1, 29 A hex holds units of one side; a contested city both."""
    for hex_, stack in position.stacks.items():
        fighters = {SIDE[unit] for unit in stack if COMBAT[unit]}
        if len(fighters) > 1 and not is_contested(position, hex_):
            yield f"both sides stand in {HEXES[hex_]}"
        if hex_ not in position.country.land:
            yield f"{UNITS[stack[0]]} stands in {HEXES[hex_]}, which no unit enters"


def _units(position: Position) -> Iterator[str]:
    for unit, piece in enumerate(position.pieces):
        name, most = UNITS[unit], position.most_steps(unit)
        least = 0 if piece.place in OUT else 1
        if not least <= piece.steps <= most:
            yield f"{name} has {piece.steps} steps at {place_name(piece.place)}"
        if piece.place >= 0 and most >= 3 and piece.steps < 2 and not REMNANT[unit]:
            yield f"{name} has one step left and is no remnant"
        if not GOOD <= piece.order <= IN_FULL_RETREAT or (piece.order and not COMBAT[unit]):
            yield f"{name} is in no order it can be in"
        if piece.place in (PLATE, REMOVED) and (piece.order or piece.marks) and not LEADER[unit]:
            yield f"{name} is out of play, with markers on it"
        if in_area(piece.place):
            yield from _in_area(position, unit, AREA - piece.place)


def _in_area(position: Position, unit: int, area: int) -> Iterator[str]:
    """22.2, 24.1.2 The units in an entry area are its owner's; the Axis may also be before Baku, and beyond the edges
    of Fall Blau."""
    guest = SIDE[unit] == AXIS and (area == BAKU or has_left(position, unit))
    if position.country.owner(area) != SIDE[unit] and not guest:
        yield f"{UNITS[unit]} is in {place_name(AREA - area)}, an entry area of the enemy"


def _remnants(position: Position) -> Iterator[str]:
    """10.4 Remnants in play and the units they came from belong together."""
    parents = dict(position.parents)
    if len(parents) != len(position.parents) or len(set(parents.values())) != len(parents):
        yield "a counter stands for two units, or two for one"
    for unit, piece in enumerate(position.pieces):
        used = piece.place not in (POOL, REMOVED)
        if REMNANT[unit] and used != (unit in parents):
            yield f"{UNITS[unit]} is at {place_name(piece.place)} and stands for {parents.get(unit, 'no unit')}"
        if piece.place == PLATE and unit not in parents.values():
            yield f"{UNITS[unit]} has no remnant on the map"
    for unit, parent in parents.items():
        if position.pieces[parent].place != PLATE:
            yield f"{UNITS[parent]} has a remnant and is at {place_name(position.pieces[parent].place)}"
        if REMNANT[unit] == "" or SIDE[unit] != SIDE[parent]:
            yield f"{UNITS[unit]} stands for {UNITS[parent]}"


def _markers(position: Position) -> Iterator[str]:
    country = position.country
    if list(position.held) != sorted(set(position.held)) or not set(position.held) <= kept(country):
        yield "control is kept of something that no side controls"
    for side in range(len(SIDES)):
        if sum(fort.side == side for fort in position.forts) > FORTS[side]:
            yield f"too many fortifications: {SIDES[side]}"
        if sum(plan.side == side for plan in position.planned) > PLANS[side]:
            yield f"too many planned offensives: {SIDES[side]}"
    works = Counter(fort.hex for fort in position.forts)
    yield from (f"two fortifications in {HEXES[hex_]}" for hex_, count in works.items() if count > 1)
    for plan in position.planned:
        if plan.unit >= 0 and position.pieces[plan.unit].place in OUT:
            yield f"{UNITS[plan.unit]} is gone and plans an offensive"
    for fight in position.battles:
        most = PACK.tables.places[country.place[fight.hex]].battles if country.place[fight.hex] else 0
        if not 1 <= fight.level <= most:
            yield f"a battle of level {fight.level} in {HEXES[fight.hex]}"
    if len({fight.hex for fight in position.battles}) != len(position.battles):
        yield "two battles for one city"
    yield from (
        f"a rail head in {HEXES[h.hex]}, off the green lines" for h in position.heads if h.hex not in country.green
    )
    if len(position.wings) != len(PACK.air) or any(wing.place < GONE for wing in position.wings):
        yield "an air unit is nowhere"
    if any(points < 0 for points in position.resources) or position.lost_special < 0:
        yield "resource points below zero"


def _supplies(position: Position) -> Iterator[str]:
    numbers = [row.n for row in position.supplies]
    if len(set(numbers)) != len(numbers):
        yield "two supply points have one number"
    for row in position.supplies:
        if not 0 <= row.face < len(FACES) or not (row.place >= 0 or in_area(row.place)):
            yield f"supply point {row.n} is nowhere"
        elif row.place >= 0 and row.place not in position.country.land:
            yield f"supply point {row.n} is in {HEXES[row.place]}, which no unit enters"
        elif row.place >= 0 and position.fighters(row.place, 1 - row.side) and not is_contested(position, row.place):
            yield f"supply point {row.n} is among enemies in {HEXES[row.place]}"


def _armies(position: Position) -> Iterator[str]:
    """34.1.2 Each reserve army has its own box, with no more units than it holds."""
    given = [mask for mask in position.masks if mask >= 0]
    if len(set(given)) != len(given) or len(position.masks) > len(ARMIES):
        yield "two reserve armies have one box"
    for army in ARMIES:
        inside = [unit for unit in contents(position, army) if COMBAT[unit]]
        if len(inside) > ROOM:
            yield f"{len(inside)} units in the box of {UNITS[army]}"
    for unit, piece in enumerate(position.pieces):
        if in_box(piece.place) and (SIDE[unit] == AXIS or unit in ARMIES):
            yield f"{UNITS[unit]} is in {place_name(piece.place)}"
