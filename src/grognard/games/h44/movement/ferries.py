"""8.5.5-8.5.7, 23.3.3 Ferries: a ferry carries one step a turn; engineers carry six, one of them a vehicle."""

from __future__ import annotations

from typing import Protocol

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.data.board import GRID, HEX, HEXES, pair
from grognard.games.h44.data.units import ENGINEER, GERMAN, PACK, SIDE, UNIT, UNITS, VEHICLE
from grognard.games.h44.interface.actions import LayFerry
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.ownership import may_act
from grognard.games.h44.state.position import ASSAULTS, FERRYING, H44Game, Position
from grognard.games.h44.state.zones import dry, in_zoc

PONTOON = 1000
"""Engineers are numbered as ferries from here on."""


class Crossing(Protocol):
    """A group that would move from one hex to the next."""

    @property
    def position(self) -> Position: ...
    @property
    def units(self) -> tuple[int, ...]: ...
    @property
    def from_hex(self) -> int: ...
    @property
    def to_hex(self) -> int: ...


@rule("8.5.5.c", "8.5.5.d", "8.5.5.e")
def is_open(position: Position, side: int, from_hex: int, to_hex: int) -> bool:
    """8.5.5 A ferry works if neither end is enemy-occupied, or in an enemy ZOC without a friendly unit."""
    for end in (from_hex, to_hex):
        if position.side_in(end) == 1 - side:
            return False
        if in_zoc(position, side, end) and position.side_in(end) != side:
            return False
    return True


def boats(position: Position, side: int, from_hex: int, to_hex: int) -> list[int]:
    """What could carry a side across a hexside: engineers serving there, then the ferry, if there is one."""
    across = pair(from_hex, to_hex)
    laid = [
        PONTOON + unit for unit, a, b in position.pontoons if pair(a, b) == across and _serves(position, unit, side)
    ]
    ferry = position.country.ferry_at.get(across)
    return laid if ferry is None else [*laid, ferry]


@rule("23.3.1.b", "23.3.3.a")
def _serves(position: Position, engineer: int, side: int) -> bool:
    """23.3.3 An engineer unit is a ferry while it is on one of the two banks it serves."""
    banks = next(row[1:] for row in position.pontoons if row[0] == engineer)
    return SIDE[engineer] == side and position.pieces[engineer].place in banks


def carried(position: Position, key: int) -> tuple[int, int]:
    """Steps and vehicle steps this ferry has carried this turn."""
    return next(((steps, wheels) for k, steps, wheels in position.ferries if k == key), (0, 0))


def load(position: Position, units: tuple[int, ...]) -> tuple[int, int]:
    """Steps and vehicle steps of a group."""
    steps = sum(position.pieces[unit].steps for unit in units)
    return steps, sum(position.pieces[unit].steps for unit in units if VEHICLE[unit])


CLOSED, LARGE, USED, DAYLIGHT, FULL, WHEELED = range(1, 7)
"""Why a ferry does not take a group."""


@rule("8.5.5.b", "23.3.3.h", "23.3.3.j")
def fault(position: Position, units: tuple[int, ...], key: int, from_hex: int, to_hex: int) -> int:
    """8.5.5, 8.5.6 Why this ferry does not take the group, wherever it began its turn; 0 if it does. The Allies ferry
    steps of any kind, and so do the Germans at night."""
    steps, wheels = load(position, units)
    done, rolled = carried(position, key)
    if key >= PONTOON:
        if done + steps > PACK.tables.engineer_steps:  # §23.3.3.b
            return FULL
        return WHEELED if rolled + wheels > PACK.tables.engineer_vehicles else 0  # §23.3.3.c
    if not is_open(position, SIDE[units[0]], from_hex, to_hex):
        return CLOSED
    if steps > 1:
        return LARGE
    if done + steps > PACK.tables.ferry_steps:  # §2.3.14.g
        return USED
    day = PACK.tables.part(position.turn) != "night"
    return DAYLIGHT if SIDE[units[0]] == GERMAN and wheels and day else 0  # §8.5.6.b, §8.5.6.d, §20.1.e


@rule("8.5.4.a", "8.5.5.a")
def ferry_for(position: Position, units: tuple[int, ...], from_hex: int, to_hex: int) -> int | None:
    """8.5.4 The ferry that takes the group across: engineers first, else a ferry for a single step."""
    keys = boats(position, SIDE[units[0]], from_hex, to_hex)
    return next((key for key in keys if not fault(position, units, key, from_hex, to_hex)), None)


# -- why a ferry may not be used --------------------------------------------------------------------------------------


def _bite(step: Crossing, why: int) -> Violation:
    """Evidence if this is what keeps the first ferry from taking the group, and no other ferry does."""
    if step.from_hex < 0 or dry(step.position, step.from_hex, step.to_hex):
        return None
    keys = boats(step.position, SIDE[step.units[0]], step.from_hex, step.to_hex)
    faults = [fault(step.position, step.units, key, step.from_hex, step.to_hex) for key in keys]
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if faults and all(faults) and faults[0] == why else None


@rule.forbids("8.5.5.f")
def ferry_is_closed(step: Crossing) -> Violation:
    """8.5.5 A ferry may not be used while either end is enemy-occupied, or in an enemy ZOC without a friendly unit."""
    return _bite(step, CLOSED)


@rule.forbids("8.5.7.a")
def ferry_takes_one_step(step: Crossing) -> Violation:
    """8.5.7 It carries one-step units; larger ones are broken down first."""
    large = any(step.position.pieces[unit].steps > 1 for unit in step.units)
    return _bite(step, LARGE) if large else None


@rule.forbids("8.5.6.a")
def ferry_takes_one_unit(step: Crossing) -> Violation:
    """8.5.6 And one of them a turn, not a stack."""
    return _bite(step, LARGE)


@rule.forbids("8.5.6.a")
def ferry_is_used_up(step: Crossing) -> Violation:
    """8.5.6 One step a turn."""
    return _bite(step, USED)


@rule.forbids("8.5.6.c")
def german_vehicles_cross_at_night(step: Crossing) -> Violation:
    """8.5.6 By day the Germans ferry only infantry."""
    return _bite(step, DAYLIGHT)


@rule("23.3.3.b")
@rule.forbids("8.5.6.e")
def engineers_carry_six_steps(step: Crossing) -> Violation:
    """8.5.6 Engineers serving as a ferry carry six steps a turn."""
    return _bite(step, FULL)


@rule.forbids("8.5.6.f")
def engineers_carry_one_vehicle(step: Crossing) -> Violation:
    """8.5.6 Only one of the six is a vehicle step."""
    return _bite(step, WHEELED)


BOARDING = (
    ferry_is_closed,
    ferry_takes_one_step,
    ferry_takes_one_unit,
    ferry_is_used_up,
    german_vehicles_cross_at_night,
    engineers_carry_six_steps,
    engineers_carry_one_vehicle,
)


# -- the crossing ----------------------------------------------------------------------------------------------------


@rule("23.3.3.f")
def use(game: H44Game, units: tuple[int, ...], key: int) -> None:
    """Count the units carried; engineers that have carried a unit stay where they are."""
    position = game.position
    steps, wheels = load(position, units)
    done, rolled = carried(position, key)
    left = tuple(row for row in position.ferries if row[0] != key)
    position = position.but(ferries=(*left, (key, done + steps, rolled + wheels)))
    if key >= PONTOON:
        position = position.mark((key - PONTOON,), FERRYING)
    game.change(position)


@rule("23.3.3.a", "23.3.3.k")
def layable(position: Position, unit: int) -> list[int]:
    """23.3.3 The hexes across a large river that an engineer unit could serve."""
    at = position.pieces[unit].place
    if at < 0 or not ENGINEER[unit]:
        return []
    country = position.country
    return [near for near in GRID.near[at] if near in country.land and country.water(at, near) == "major"]


@rule.forbids("23.3.3.a")
def no_ferry_there(position: Position, side: int, unit: int, to: int) -> Violation:
    """23.3.3 Engineers serve one large-river hexside of their hex."""
    return None if to in layable(position, unit) else evidence(UNITS[unit], HEXES[to])


@rule.forbids("23.3.3.k")
def water_is_too_small(position: Position, side: int, unit: int, to: int) -> Violation:
    """23.3.3 No ferry across canals and small rivers."""
    at = position.pieces[unit].place
    small = at >= 0 and GRID.adjacent(at, to) and position.country.water(at, to) in ("canal", "minor")
    return evidence(UNITS[unit], HEXES[to]) if small else None


@rule.forbids("23.3.3.a")
def ferry_is_in_use(position: Position, side: int, unit: int, to: int) -> Violation:
    """23.3.3 One hexside a turn: engineers whose ferry has been used serve no other."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(FERRYING) else None


@rule.forbids("23.3.3.g")
def boats_went_into_an_assault(position: Position, side: int, unit: int, to: int) -> Violation:
    """23.3.3 A ferry or an assault: engineers that have helped one this turn, an automatic DS included, make no
    ferry."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(ASSAULTS) else None


LAYING = (water_is_too_small, no_ferry_there, ferry_is_in_use, boats_went_into_an_assault)


def _may_lay(position: Position, side: int, action: LayFerry) -> Verdict:
    unit = UNIT[action.unit]
    return may_act(position, side, unit) and judge(LAYING, position, side, unit, HEX[action.to])


@rule("23.3.3.a", "23.3.3.d")
def _lay(game: H44Game, side: int, action: LayFerry) -> None:
    """23.3.3 The engineers serve one hexside of their hex as a ferry."""
    unit, position = UNIT[action.unit], game.position
    at = position.pieces[unit].place
    rest = tuple(row for row in position.pontoons if row[0] != unit)
    game.change(position.but(pontoons=(*rest, (unit, at, HEX[action.to]))))
    game.log("ferry-laid", "23.3.3.a", unit=action.unit, hex=HEXES[at], end=action.to)


LAY_FERRY = Verb(
    LayFerry,
    candidates=lambda position, side: [
        LayFerry(UNITS[u], HEXES[to]) for u in position.forces(side) if ENGINEER[u] for to in layable(position, u)
    ],
    exists=lambda position, side, action: action.unit in UNIT and action.to in HEX,
    verdict=_may_lay,
    resolve=_lay,
)
