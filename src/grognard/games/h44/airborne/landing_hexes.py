"""22.2, 22.4, 22.5 Where and when an airborne unit may land: zones, drift, terrain, points, the Poles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec import Struct

from grognard.core.derived import derived
from grognard.core.verdicts import Violation, evidence, judge
from grognard.games.h44.data.board import GRID, HEXES, Country, Patch, landing_zone
from grognard.games.h44.data.schema import Landing
from grognard.games.h44.data.units import (
    ALLIED,
    ARTILLERY,
    DIVISION,
    FORMATION,
    PACK,
    SUPPLY_HEAD,
    TYPE,
    UNITS,
)
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AIR, HEAD_PLACES, Position, names
from grognard.games.h44.turn.weather import CLEAR, landing_points, sky

TABLES = PACK.tables
_COMING = tuple(PACK.arrivals[name] for name in UNITS)
ARRIVES = tuple(arrival.turn for arrival in _COMING)
ZONE = tuple(arrival.zone if arrival.kind == "air" else "" for arrival in _COMING)
DROPPED = tuple(unit for unit, zone in enumerate(ZONE) if zone)
"""22.1 Every unit that comes by air."""
"""22.2.1 The landing zone printed on a counter; empty for units that do not land by themselves."""
PILOTS = tuple(unit for unit, arrival in enumerate(_COMING) if arrival.kind == "head")
"""22.1.3 The glider pilots, which assemble at the supply head."""
POLISH = "POL"
"""22.5 The Polish brigade; its division is the 1st Airborne (22.5.2)."""
FIRST_DROP, POINTS_FROM = 1, 3
"""22.3.1, 22.4 The turn on which hexes are rolled for, and the first turn on which points are counted."""


class Drop(Struct, frozen=True):
    """A unit that has landed: where, and the state of the hex when the phase began."""

    unit: int
    hex: int
    ground: str = ""
    """`contested`, `enemy`, or empty."""


class Jump(Struct, frozen=True):
    """22.2 A unit that would land in a hex, after others."""

    position: Position
    unit: int
    hex: int
    drops: tuple[Drop, ...]


# -- where -----------------------------------------------------------------------------------------------------------


def waiting(position: Position, drops: tuple[Drop, ...] = ()) -> list[int]:
    """22.2.2 Units due by now that have not landed yet."""
    down = {drop.unit for drop in drops}
    return [unit for unit in DROPPED if unit not in down and is_waiting(position, unit)]


def is_waiting(position: Position, unit: int) -> bool:
    """22.2.2 A unit due by now that had not landed when the phase began."""
    return position.pieces[unit].place == AIR and bool(ZONE[unit]) and ARRIVES[unit] <= position.turn


@rule("18.2.2.f")
def heads(position: Position, division: str = "") -> Iterator[int]:
    """The hexes of airborne supply heads on the map, of one division or all."""
    for unit in position.on_map(ALLIED):
        if SUPPLY_HEAD[unit] and (not division or DIVISION[unit] == division):
            yield position.pieces[unit].place


@rule("22.5.2.a", "22.5.2.b", "22.2.4.b")
def is_open(zone: Landing, unit: int, turn: int, where: str) -> bool:
    """22.2.1, 22.5.2 Whether a unit may use a landing zone: its own, its division's, or one open to all; Polish hexes
    are for Poles only."""
    if zone.id == ZONE[unit]:  # §22.2.1.a
        return True
    if where == "own" or turn < zone.turn or (zone.only and FORMATION[unit] != zone.division):  # §22.5.2.a, §22.2.4.b
        return False
    return where == "any" or zone.division in (DIVISION[unit], FORMATION[unit])  # §22.5.2.b


@derived("rules", "turn", HEAD_PLACES)
@rule("22.2.1.g", "22.2.2.b")
def bases(position: Position, unit: int) -> frozenset[int]:
    """22.2.1 The hexes a unit may aim for on this turn; from turn 3 on it may also land adjacent to one of them."""
    where = TABLES.drift(position.turn).where  # §22.2.1.b
    # §22.2.1.c, §22.2.1.d, §22.2.1.e, §22.2.1.f, §22.2.1.i, §22.2.4.a
    hexes = _zones(position.rules.patch, unit, position.turn, where)
    if where != "own":
        hexes |= frozenset(heads(position, DIVISION[unit] if where == "division" else ""))  # §22.2.1.g, §22.2.1.j
    return hexes


@cache
def _zones(patch: Patch, unit: int, turn: int, where: str) -> frozenset[int]:
    """22.2.1 The landing hexes open to a unit on a turn."""
    open_ = (zone for zone in PACK.landings.values() if is_open(zone, unit, turn, where))
    return frozenset(hex_ for zone in open_ for hex_ in landing_zone(patch, zone.id))


def targets(position: Position, unit: int) -> tuple[int, ...]:
    """Every hex within range, whatever else forbids it."""
    return _around(position.country, bases(position, unit), TABLES.drift(position.turn).around)


@lru_cache(maxsize=256)
def _around(country: Country, hexes: frozenset[int], distance: int) -> tuple[int, ...]:
    """The land hexes within this distance of these hexes."""
    near = {hex_ for base in hexes for hex_ in GRID.within(base, distance)}
    return tuple(sorted(near & country.land))


def _kind(unit: int) -> str:
    """22.2.3 How a unit lands: artillery and glider troops need open fields."""
    return "glider" if ARTILLERY[unit] or TYPE[unit].startswith("glider") else "parachute"


@rule.forbids("22.1.1.a")
def unit_does_not_come_by_air(jump: Jump) -> Violation:
    """22.1 Only airborne units land."""
    return None if ZONE[jump.unit] else evidence(UNITS[jump.unit])


@rule.forbids("22.1.1.b")
def unit_has_landed(jump: Jump) -> Violation:
    """22.1 A unit lands once."""
    down = any(drop.unit == jump.unit for drop in jump.drops) or jump.position.pieces[jump.unit].place != AIR
    return evidence(UNITS[jump.unit]) if down else None


@rule("22.4.d")
@rule.forbids("22.1.1.a")
def unit_lands_later(jump: Jump) -> Violation:
    """22.1 Not before its turn of arrival."""
    late = not is_waiting(jump.position, jump.unit)
    return evidence(UNITS[jump.unit], turn=ARRIVES[jump.unit]) if late else None


@rule("22.4.a")
@rule.forbids("22.4.b")
def landing_points_are_used_up(jump: Jump) -> Violation:
    """22.4 From turn 3 on each unit takes a landing point."""
    spent = jump.position.turn >= POINTS_FROM and len(jump.drops) >= landing_points(jump.position)
    return evidence(UNITS[jump.unit], points=landing_points(jump.position)) if spent else None


@rule.forbids("22.5.1.a")
def poles_want_a_clear_sky(jump: Jump) -> Violation:
    """22.5.1 The Polish brigade lands in clear weather only."""
    poor = FORMATION[jump.unit] == POLISH and sky(jump.position) != CLEAR
    return evidence(UNITS[jump.unit]) if poor else None


@rule("22.5.1.c")
@rule.forbids("22.5.1.b")
def poles_wait_for_the_third_turn_units(jump: Jump) -> Violation:
    """22.5.1 The Poles land after all units due on turn 3, at the earliest on the same turn."""
    if FORMATION[jump.unit] != POLISH:
        return None
    late = [unit for unit in waiting(jump.position, jump.drops) if ARRIVES[unit] == POINTS_FROM]
    return evidence(UNITS[jump.unit], *names(late[:3])) if late else None


@rule("22.2.1.h")
@rule.forbids("22.5.2.a")
def hex_is_for_the_poles(jump: Jump) -> Violation:
    """22.5.2 The Polish landing hexes are for Poles only, even adjacent to another supply head."""
    foreign = FORMATION[jump.unit] != POLISH and jump.hex in _polish(jump.position.rules.patch)
    return evidence(UNITS[jump.unit], HEXES[jump.hex]) if foreign else None


@cache
def _polish(patch: Patch) -> frozenset[int]:
    """22.5.2 The hexes for Poles only."""
    zones = (zone.id for zone in PACK.landings.values() if zone.only)
    return frozenset(hex_ for zone in zones for hex_ in landing_zone(patch, zone))


@rule.forbids("22.2.1.c")
def first_wave_keeps_to_its_hex(jump: Jump) -> Violation:
    """22.2.1 On turn 1 each unit lands in its own landing hex."""
    drift = TABLES.drift(jump.position.turn)
    first = drift.where == "own" and not drift.around
    return evidence(UNITS[jump.unit], HEXES[jump.hex]) if first and _astray(jump) else None


@rule.forbids("22.2.1.e")
def second_wave_stays_close(jump: Jump) -> Violation:
    """22.2.1 Up to turn 5 a unit lands in its landing hex or adjacent to it."""
    early = TABLES.drift(jump.position.turn).where == "own"
    return evidence(UNITS[jump.unit], HEXES[jump.hex]) if early and _astray(jump) else None


@rule("22.2.1.g")
@rule.forbids("22.2.1.f")
def hex_is_not_the_divisions(jump: Jump) -> Violation:
    """22.2.1 On turns 6 to 8: the division's own landing hexes, its supply head, and adjacent hexes."""
    middle = TABLES.drift(jump.position.turn).where == "division"
    return evidence(UNITS[jump.unit], HEXES[jump.hex]) if middle and _astray(jump) else None


@rule("22.2.1.j")
@rule.forbids("22.2.1.i")
def hex_is_no_landing_hex(jump: Jump) -> Violation:
    """22.2.1 From turn 9 on: any landing hex or supply head, and adjacent hexes."""
    late = TABLES.drift(jump.position.turn).where == "any"
    return evidence(UNITS[jump.unit], HEXES[jump.hex]) if late and _astray(jump) else None


def _astray(jump: Jump) -> bool:
    return jump.hex not in targets(jump.position, jump.unit)


@rule.forbids("22.2.3.i")
def water_lies_between(jump: Jump) -> Violation:
    """22.2.3 Units may not land across a river or canal from the landing hex."""
    landing_hexes = bases(jump.position, jump.unit)
    country = jump.position.country
    dry = jump.hex in landing_hexes or any(
        near in landing_hexes and not country.water(near, jump.hex) for near in GRID.near[jump.hex]
    )
    return None if dry else evidence(UNITS[jump.unit], HEXES[jump.hex])


@rule("22.2.3.a")
@rule.forbids("22.2.3.b")
def no_ground_for_parachutes(jump: Jump) -> Violation:
    """22.2.3 Units may not land in a city or marsh."""
    country = jump.position.country
    bad = jump.hex in country.cities or country.rough(jump.hex) == "marsh"
    return evidence(UNITS[jump.unit], HEXES[jump.hex]) if bad else None


@rule("22.2.3.e")
@rule.forbids("22.2.3.c", "22.2.3.d")
def gliders_want_open_fields(jump: Jump) -> Violation:
    """22.2.3 Gliders and artillery land in clear terrain; villages do not matter."""
    country = jump.position.country
    rough = country.rough(jump.hex) != "clear" or country.places.get(jump.hex) == "town"
    if not rough or _kind(jump.unit) != "glider":
        return None
    return evidence(UNITS[jump.unit], HEXES[jump.hex], by="22.2.3.d" if ARTILLERY[jump.unit] else "22.2.3.c")


def landed_steps(position: Position, drops: tuple[Drop, ...]) -> dict[int, int]:
    """The steps that have landed in each hex, without supply heads."""
    steps: dict[int, int] = {}
    for drop in drops:
        if not SUPPLY_HEAD[drop.unit]:
            steps[drop.hex] = steps.get(drop.hex, 0) + position.pieces[drop.unit].steps
    return steps


@rule.forbids("22.2.3.f")
def nine_steps_have_landed(jump: Jump) -> Violation:
    """22.2.3 At most nine steps land in a hex, however many were already there."""
    steps = landed_steps(jump.position, jump.drops).get(jump.hex, 0)
    steps += 0 if SUPPLY_HEAD[jump.unit] else jump.position.pieces[jump.unit].steps
    return evidence(UNITS[jump.unit], HEXES[jump.hex], steps=steps) if steps > TABLES.landing_steps else None


JUMPING = (
    unit_does_not_come_by_air,
    unit_has_landed,
    unit_lands_later,
    landing_points_are_used_up,
    poles_want_a_clear_sky,
    poles_wait_for_the_third_turn_units,
)
"""What prevents a unit from landing anywhere."""
AIMING = (
    hex_is_for_the_poles,
    first_wave_keeps_to_its_hex,
    second_wave_stays_close,
    hex_is_not_the_divisions,
    hex_is_no_landing_hex,
    water_lies_between,
    no_ground_for_parachutes,
    gliders_want_open_fields,
)
"""What keeps a unit out of a hex, whichever units have landed."""
LANDING = (*JUMPING, *AIMING, nine_steps_have_landed)


@derived("rules", "turn", HEAD_PLACES)
def landable(position: Position, unit: int) -> tuple[int, ...]:
    """The hexes that AIMING leaves a unit: unchanged while turn and supply heads are."""
    near = targets(position, unit)
    return tuple(hex_ for hex_ in near if judge(AIMING, Jump(position, unit, hex_, ())) is True)


def open_landings(position: Position, drops: tuple[Drop, ...]) -> Iterator[tuple[int, int]]:
    """Every unit and hex that LANDING allows, after these have landed."""
    landed = landed_steps(position, drops)
    for unit in waiting(position, drops):
        if judge(JUMPING, Jump(position, unit, -1, drops)) is True:
            most = TABLES.landing_steps - (0 if SUPPLY_HEAD[unit] else position.pieces[unit].steps)
            yield from ((unit, hex_) for hex_ in landable(position, unit) if landed.get(hex_, 0) <= most)
