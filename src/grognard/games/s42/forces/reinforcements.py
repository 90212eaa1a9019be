"""22.1 Reinforcements: when they arrive, and in which entry areas."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.boxes.box_joining import boxes_for, join, may_join
from grognard.games.s42.boxes.boxes import in_box
from grognard.games.s42.boxes.maskirovka import GiveMarkers, unmarked
from grognard.games.s42.data.board import AREA_INDEX, AREAS
from grognard.games.s42.data.schema import SIDES, Arrival
from grognard.games.s42.data.units import AXIS, COMBAT, PACK, RESERVE_ARMY, SIDE, SOVIET, UNIT, UNITS
from grognard.games.s42.interface.actions import Arrive, JoinBox
from grognard.games.s42.movement.areas import TRANSIT, is_open
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, PLACE, TRACK, Position, S42Game
from grognard.games.s42.supply.sources import in_area

ELSEWHERE = ("axis", "soviet-north")
"""22.1.1 Where reinforcements of each side arrive unless a rule says otherwise."""


@lru_cache(maxsize=8)
def arrivals(scenario: str) -> dict[int, Arrival]:
    """22.1 When and where each reinforcement of a scenario arrives."""
    row = PACK.scenarios[scenario]
    coming = (arrival for name in row.arrivals for arrival in PACK.setup.coming(name))
    return {UNIT[arrival.id]: arrival for arrival in coming if row.brings(arrival)}


@rule("22.1.2.a", "3.0.m")
def due(position: Position, side: int) -> list[int]:
    """22.1.2 The side's reinforcements whose box on the turn track has been reached; reserve armies come first, because
    others may join them at once (34.4.1)."""
    arriving = [
        unit
        for unit, row in arrivals(position.rules.scenario).items()
        if SIDE[unit] == side and row.turn <= position.turn and position.pieces[unit].place == TRACK - row.turn
    ]
    return sorted(arriving, key=lambda unit: not RESERVE_ARMY[unit])


def entries(position: Position, unit: int) -> list[int]:
    """22.1.1 The entry areas from which the owner of a reinforcement chooses, or the map edge named by the scenario;
    none that is closed, lost, or off the maps in play. A unit without a row of its own arrives like most of its side.
    In the Caucasus a unit that does not come from the south appears on the Caspian Sea, and moves on to an area from
    there."""
    row = arrivals(position.rules.scenario).get(unit)
    entry = row.entry if row is not None else ELSEWHERE[SIDE[unit]]  # §C3.2.a
    edge = row.edge if row is not None else ""
    # §22.1.1.a, §22.1.1.b, §22.1.1.c, §C1.2.n, §C2.2.e, §C3.2.b, §C3.2.c, §C2.3.b
    areas = [AREA_INDEX[edge]] if edge else [AREA_INDEX[name] for name in PACK.entries[entry]]
    if position.rules.scenario == "caucasus" and SIDE[unit] == SOVIET and entry != "soviet-south":
        areas = [TRANSIT]  # §C2.3.c, §C2.3.d
    return [area for area in areas if is_open(position, SIDE[unit], area)]


# -- prohibitions ----------------------------------------------------------------------------------------------------


def _entry(position: Position, unit: int) -> str:
    row = arrivals(position.rules.scenario).get(unit)
    return row.entry if row is not None else ELSEWHERE[SIDE[unit]]


def _elsewhere(position: Position, unit: int, area: int, clause: str) -> Violation:
    return None if area in entries(position, unit) else evidence(UNITS[unit], f"area-{AREAS[area]}", by=clause)


@rule.forbids("22.1.1.a", "C2.3.b")
def comes_from_the_south(position: Position, unit: int, area: int) -> Violation:
    """22.1.1 Soviet reinforcements marked C arrive south of the Caspian Sea, in areas G to L."""
    south = SIDE[unit] != AXIS and _entry(position, unit) == "soviet-south"
    clause = "C2.3.b" if position.rules.scenario == "caucasus" else "22.1.1.a"
    return _elsewhere(position, unit, area, clause) if south else None


@rule.forbids("22.1.1.b", "C3.2.c")
def comes_from_the_north(position: Position, unit: int, area: int) -> Violation:
    """22.1.1 All other Soviet reinforcements arrive in the northern areas, A to C."""
    north = SIDE[unit] != AXIS and _entry(position, unit) not in ("soviet-south", "soviet-any")
    clause = "C3.2.c" if position.rules.scenario == "uranus" else "22.1.1.b"
    return _elsewhere(position, unit, area, clause) if north else None


@rule.forbids("22.1.1.c", "C3.2.b")
def comes_from_the_west(position: Position, unit: int, area: int) -> Violation:
    """22.1.1 Axis reinforcements arrive in areas W to Z; in Uranus those marked South at the southern edge."""
    clause = "C3.2.b" if position.rules.scenario == "uranus" else "22.1.1.c"
    return _elsewhere(position, unit, area, clause) if SIDE[unit] == AXIS else None


@rule.forbids("34.1.1.b")
def reserve_armies_come_by_soviet_areas(position: Position, unit: int, area: int) -> Violation:
    """34.1.1 Reserve armies arrive in any Soviet entry area."""
    return _elsewhere(position, unit, area, "34.1.1.b") if _entry(position, unit) == "soviet-any" else None


@rule.forbids("22.1.2.a")
def another_arrives_now(arriving: int, unit: int) -> Violation:
    """22.1.2 The reinforcements of the turn are placed one by one."""
    return None if unit == arriving else evidence(UNITS[unit], UNITS[arriving])


ARRIVING = (
    comes_from_the_south,
    comes_from_the_north,
    comes_from_the_west,
    reserve_armies_come_by_soviet_areas,
)


def open_boxes(position: Position, unit: int) -> list[JoinBox]:
    """34.4.1 The reserve army boxes that a reinforcement may enter at once."""
    joins = boxes_for(position, unit) if SIDE[unit] == SOVIET and COMBAT[unit] else ()
    return [action for action in joins if may_join(position, SOVIET, unit, PLACE[action.box], arriving=True)]


# -- the procedure ---------------------------------------------------------------------------------------------------


@rule("22.1.2.a", "3.0.m")
class Reinforcements(Procedure, frozen=True, kw_only=True):
    """22.1.2 In the initial phase the reinforcements of the turn are placed in their entry areas, one by one."""

    side: int

    def run(self, game: S42Game) -> None:
        for unit in due(game.position, self.side):
            if self.side == SOVIET and not RESERVE_ARMY[unit] and unmarked(game.position):
                game.then(GiveMarkers(), self)
                return
            areas = entries(game.position, unit)
            if len(areas) > 1 or open_boxes(game.position, unit):
                game.then(PlaceReinforcement(seats=(SIDES[self.side],), unit=unit), self)
                return
            if areas:
                arrive(game, unit, areas[0])


@rule("22.1.2.a")
def arrive(game: S42Game, unit: int, area: int) -> None:
    piece = replace(game.position.pieces[unit], place=AREA - area)
    game.change(game.position.with_piece(unit, piece))
    game.log("unit-arrived", "22.1.2.a", unit=UNITS[unit], area=f"area-{AREAS[area]}")


def _exists(position: Position, asked: PlaceReinforcement, action: Arrive) -> bool:
    return action.area in PLACE and in_area(PLACE[action.area]) and action.unit in UNIT


def _areas(position: Position, asked: PlaceReinforcement) -> list[Arrive]:
    own = (area for area in range(len(AREAS)) if is_open(position, SIDE[asked.unit], area))
    return [Arrive(UNITS[asked.unit], f"area-{AREAS[area]}") for area in own]


def _may_arrive(position: Position, asked: PlaceReinforcement, action: Arrive) -> Verdict:
    unit = UNIT[action.unit]
    turn = judge((another_arrives_now,), asked.unit, unit)
    return turn and judge(ARRIVING, position, unit, AREA - PLACE[action.area])


ARRIVE = Verb(
    Arrive,
    exists=_exists,
    candidates=_areas,
    verdict=_may_arrive,
    resolve=lambda game, asked, action: arrive(game, UNIT[action.unit], AREA - PLACE[action.area]),
)


def _box_exists(position: Position, asked: PlaceReinforcement, action: JoinBox) -> bool:
    return action.unit in UNIT and action.box in PLACE and in_box(PLACE[action.box])


def _may_join(position: Position, asked: PlaceReinforcement, action: JoinBox) -> Verdict:
    unit = UNIT[action.unit]
    turn = judge((another_arrives_now,), asked.unit, unit)
    return turn and may_join(position, SIDE[unit], unit, PLACE[action.box], arriving=True)


ARRIVE_IN_BOX = Verb(
    JoinBox,
    exists=_box_exists,
    candidates=lambda position, asked: boxes_for(position, asked.unit) if SIDE[asked.unit] == SOVIET else (),
    verdict=_may_join,
    resolve=lambda game, asked, action: join(game, UNIT[action.unit], PLACE[action.box]),
)


class PlaceReinforcement(Decision, frozen=True, kw_only=True):
    """22.1.1 The owner chooses the area where a reinforcement arrives, or the reserve army box (34.4.1)."""

    rule: ClassVar[str] = "22.1.1"
    verbs = (ARRIVE, ARRIVE_IN_BOX)
    unit: int

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (UNITS[self.unit],)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-place-reinforcement", {"unit": UNITS[self.unit]})
