"""10.7 Pursuit: into the hex that the defender left, mechanised units sometimes one further."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.ava.data.charts import SideEffect, TerrainEffect
from grognard.games.ava.data.ground import GRID, HEX, PACK, SIDES, TERRAIN
from grognard.games.ava.interface.actions import EndPursuit, Pursue
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.control import enter
from grognard.games.ava.state.position import (
    CONSTANTS,
    HEXES,
    IS_MECH,
    SIDE,
    UNIT,
    UNITS,
    AvaGame,
    Position,
    hex_names,
    names,
)


class Chase(Struct, frozen=True):
    """A unit and the path of its pursuit."""

    position: Position
    unit: int
    target: int
    path: tuple[int, ...]
    surprise: bool = False

    @property
    def start(self) -> int:
        return self.position.places[self.unit]

    def steps(self) -> list[tuple[int, int]]:
        return list(zip((self.start, *self.path), self.path, strict=False))


@rule.forbids("10.7.l")
def first_hex_is_another(chase: Chase) -> Violation:
    """10.7 The first hex of a pursuit is the one the defender left."""
    return None if chase.path[0] == chase.target else evidence(HEXES[chase.path[0]], HEXES[chase.target])


@rule.forbids("10.7.b")
def infantry_goes_one_hex(chase: Chase) -> Violation:
    """10.7 Infantry, headquarters included, follows one hex."""
    far = CONSTANTS.pursuit_infantry
    return evidence(UNITS[chase.unit], count=far) if not IS_MECH[chase.unit] and len(chase.path) > far else None


@rule.forbids("10.7.c")
def armour_goes_two_hexes(chase: Chase) -> Violation:
    """10.7 Mechanised units follow two hexes, one after the other."""
    far = CONSTANTS.pursuit_mech
    jumps = any(not GRID.adjacent(a, b) for a, b in chase.steps())
    return evidence(UNITS[chase.unit], count=far) if len(chase.path) > far or jumps else None


def beyond(chase: Chase, row: TerrainEffect | SideEffect) -> bool:
    """tec The way is longer than the chart lets a pursuit go that begins there."""
    return row.pursuit is not None and len(chase.path) > row.pursuit


@rule.forbids("10.7.d")
def city_stops_the_pursuit(chase: Chase) -> Violation:
    """10.7 After a city a mechanised pursuit ends."""
    city = chase.position.ground.cities.get(chase.path[0])
    stops = city is not None and beyond(chase, TERRAIN["major-city" if city == "major" else "city"])
    return evidence(UNITS[chase.unit], HEXES[chase.path[0]]) if stops else None


@rule.forbids("10.7.e")
def ground_stops_the_pursuit(chase: Chase) -> Violation:
    """10.7 After mountains, forest or swamp a mechanised pursuit ends."""
    stops = beyond(chase, TERRAIN[chase.position.ground.terrain[chase.path[0]]])
    return evidence(UNITS[chase.unit], HEXES[chase.path[0]]) if stops else None


@rule("15.1.e")
@rule.forbids("10.7.f")
def river_stops_the_pursuit(chase: Chase) -> Violation:
    """10.7 A mechanised pursuit that crosses a river ends behind it, but (15.1) not in the surprise attack."""
    river = "" if chase.surprise else chase.position.ground.river(chase.start, chase.path[0])
    stops = river and beyond(chase, SIDES[f"{river}-river"])
    return evidence(UNITS[chase.unit], HEXES[chase.path[0]]) if stops else None


@rule.forbids("14.3.d")
def fortress_does_not_pursue(name: str) -> Violation:
    """14.3 A fortress does not pursue."""
    return evidence(name) if name.startswith("fort-") else None


@rule.forbids("10.7.a")
def did_not_attack(units: tuple[int, ...], unit: int) -> Violation:
    """10.7 Only units that attacked the hex, and have not yet followed, pursue."""
    return None if unit in units else evidence(UNITS[unit])


@rule.forbids("10.7.o")
def pursuit_leaves_the_map(chase: Chase) -> Violation:
    """10.7 No pursuit off the map."""
    out = [h for h in chase.path if not chase.position.ground.in_play(h)]
    return evidence(HEXES[out[0]]) if out else None


@rule.forbids("10.7.n")
def pursuit_enters_water(chase: Chase) -> Violation:
    """10.7 No pursuit into a hex that is all water."""
    wet = [h for h in chase.path if chase.position.ground.is_water(h)]
    return evidence(HEXES[wet[0]]) if wet else None


@rule.forbids("10.7.m")
def pursuit_is_barred(chase: Chase) -> Violation:
    """10.7 No pursuit over a side that normal movement may not cross."""
    mountain, side = PACK.units[chase.unit].mountain, SIDE[chase.unit]
    barred = [b for a, b in chase.steps() if chase.position.ground.forbids(a, b, side, mountain)]
    return evidence(UNITS[chase.unit], HEXES[barred[0]]) if barred else None


@rule.forbids("3.1.d")
def pursuit_meets_enemies(chase: Chase) -> Violation:
    """3.1 Axis and Soviet units never share a hex."""
    held = [h for h in chase.path if chase.position.side_in(h) == 1 - SIDE[chase.unit]]
    return evidence(HEXES[held[0]]) if held else None


@rule("3.1.h")
@rule.forbids("10.7.p")
def pursuit_ends_in_a_full_hex(chase: Chase) -> Violation:
    """10.7 A pursuit does not end where the stacking limit would be exceeded."""
    stacked = [u for u in chase.position.stack(chase.path[-1]) if u != chase.unit]
    return evidence(HEXES[chase.path[-1]], *names(stacked)) if len(stacked) >= CONSTANTS.stacking else None


PURSUING = (
    first_hex_is_another,
    infantry_goes_one_hex,
    armour_goes_two_hexes,
    city_stops_the_pursuit,
    ground_stops_the_pursuit,
    river_stops_the_pursuit,
    pursuit_leaves_the_map,
    pursuit_enters_water,
    pursuit_is_barred,
    pursuit_meets_enemies,
    pursuit_ends_in_a_full_hex,
)


@rule("10.7.a", "10.7.h", "10.7.k")
class Pursuit(Procedure, frozen=True, kw_only=True):
    """10.7 If the hex is left empty, the attackers may pursue, each as its owner likes."""

    seats: tuple[str, ...]
    side: int
    units: tuple[int, ...]
    target: int
    surprise: bool = False
    """15.1 Of the attack in which rivers have no effect."""

    def run(self, game: AvaGame) -> None:
        position = game.position
        units = tuple(u for u in self.units if position.places[u] >= 0 and position.places[u] != self.target)
        if not units or position.side_in(self.target) == 1 - self.side:
            return
        decision = ChoosePursuit(seats=self.seats, chase=replace(self, units=units))
        if len(decision.actions(game)) > 1:
            game.then(decision)


def _pursuits(position: Position, asked: ChoosePursuit) -> Iterator[Pursue]:
    """Every attacker into the hex that was left, and on into every hex around it."""
    target = asked.chase.target
    for unit in asked.chase.units:  # §13.0.b
        yield Pursue(UNITS[unit], (HEXES[target],))
        start = position.places[unit]
        further = (near for near in GRID.near[target] if HEXES[near] and near != start)
        yield from (Pursue(UNITS[unit], hex_names((target, near))) for near in further)


def names_pursuit(position: Position, asked: ChoosePursuit, action: Pursue) -> bool:
    hexes = bool(action.path) and all(name in HEX for name in action.path)
    return hexes and (action.unit in UNIT or action.unit.startswith("fort-"))


def may_pursue(position: Position, asked: ChoosePursuit, action: Pursue) -> Verdict:
    if action.unit not in UNIT:
        return judge((fortress_does_not_pursue,), action.unit)
    chase, unit = asked.chase, UNIT[action.unit]
    attacked = judge((did_not_attack,), chase.units, unit)
    path = tuple(HEX[name] for name in action.path)
    return attacked and judge(PURSUING, Chase(position, unit, chase.target, path, chase.surprise))


@rule("10.7.i", "10.7.j")
def pursue(game: AvaGame, asked: ChoosePursuit, action: Pursue) -> None:
    unit, path = UNIT[action.unit], tuple(HEX[name] for name in action.path)
    game.then(replace(asked.chase, units=tuple(u for u in asked.chase.units if u != unit)))
    start = HEXES[game.position.places[unit]]
    game.log("unit-pursued", "10.7.a", unit=UNITS[unit], start=start, end=HEXES[path[-1]], path=hex_names(path))
    enter(game, unit, path)


PURSUE = Verb(Pursue, candidates=_pursuits, exists=names_pursuit, verdict=may_pursue, resolve=pursue)
END_PURSUIT = Verb(EndPursuit, resolve=lambda game, asked, action: None, ends=True, confirm=True)


class ChoosePursuit(Decision, frozen=True, kw_only=True):
    """10.7 Which units pursue, and where to; it costs no points and no zone of control hinders it."""

    rule: ClassVar[str] = "10.7.g"
    verbs = (PURSUE, END_PURSUIT)  # §10.7.g
    chase: Pursuit

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return (*names(self.chase.units), HEXES[self.chase.target])

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-choose-pursuit", {"hex": HEXES[self.chase.target]})
