"""5.6 Rail movement: four loads a turn, one of them from the map, any distance along the lines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import ClassVar

from msgspec import Struct

from grognard.core.counters.by_place import by_place
from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge, permitted
from grognard.games.s42.boxes.boxes import contents, display_empty_box
from grognard.games.s42.data.board import AREA_INDEX, AREAS, EAST, pair
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import PACK, RESERVE_ARMY, SIDE, UNITS
from grognard.games.s42.forces.special_units import BINDING
from grognard.games.s42.interface.actions import Entrain, PutBack, Station
from grognard.games.s42.movement.cargo import (
    Cargo,
    cargo_of,
    carried,
    map_has_its_mobile_supplies,
    marks_of,
    place_of,
)
from grognard.games.s42.movement.rail_lines import FERRY, NO_TRAIN, Stop, ferry_is_free, leads_on, route, tracks
from grognard.games.s42.options.planned_offensives import marched
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import (
    AREA,
    ENTERED,
    GOOD,
    ISOLATED,
    MOVED,
    REPLACED,
    TRAIN,
    UNSUPPLIED,
    Position,
    S42Game,
    names,
    place_name,
)
from grognard.games.s42.state.zones import in_zoc, zones
from grognard.games.s42.supply.rail_net import railways
from grognard.games.s42.supply.sources import in_area
from grognard.games.s42.supply.supply_points import supply_name
from grognard.games.s42.turn.sequence import moves_tactically

TABLES = PACK.tables
EASTERN = AREA - AREA_INDEX[EAST]
AREA_PLACES = tuple(AREA - area for area in range(len(AREAS)))


# -- who gets on -----------------------------------------------------------------------------------------------------


class Boarding(Struct, frozen=True):
    """A load that would go by rail."""

    position: Position
    side: int
    cargo: Cargo


@rule.forbids("5.6.2.a")
def train_is_the_enemys(boarding: Boarding) -> Violation:
    """5.6.2 The active player moves their own units, from the map or from an entry area."""
    there = boarding.cargo.place >= 0 or in_area(boarding.cargo.place)
    return None if there and boarding.cargo.side == boarding.side else evidence(boarding.cargo.name)


@rule("13.2.1.b", "22.3.1.i")
@rule.forbids("5.6.3.h")
def load_is_in_disorder(boarding: Boarding) -> Violation:
    """5.6.3 Only in good order."""
    return None if boarding.cargo.order == GOOD else evidence(boarding.cargo.name)


@rule("5.6.1.d")
@rule.forbids("5.6.3.j", "22.3.1.f")
def load_has_moved(boarding: Boarding) -> Violation:
    """5.6.3 One kind of movement in a turn; a unit that arrived in an entry area stays there until the next."""
    marks = boarding.cargo.marks
    clause = "22.3.1.f" if marks & ENTERED else "5.6.3.j"
    return evidence(boarding.cargo.name, by=clause) if marks & (MOVED | ENTERED | TRAIN) else None


@rule.forbids("21.4.c")
def load_is_refitting(boarding: Boarding) -> Violation:
    """21.4 No unit with a replacement marker."""
    return evidence(boarding.cargo.name) if boarding.cargo.marks & REPLACED else None


@rule.forbids("16.4.d")
def load_has_no_fuel(boarding: Boarding) -> Violation:
    """16.4 Mechanised units out of supply use tactical movement, if any."""
    dry = boarding.cargo.rolls and boarding.cargo.marks & (UNSUPPLIED | ISOLATED)
    return evidence(boarding.cargo.name) if dry else None


@rule.forbids("18.6.3.g")
def shells_are_stacked(boarding: Boarding) -> Violation:
    """18.6.3 A supply point on its ready side may not go by rail; moving and immobile ones may."""
    return evidence(boarding.cargo.name) if boarding.cargo.fixed else None  # §18.6.3.f, §18.6.7.a, §18.6.8.h


@rule.forbids("31.0.a", "C1.2.q")
def army_waits_for_its_release(boarding: Boarding) -> Violation:
    """31 A reserve army stays until it is released."""
    unit = boarding.cargo.unit
    waits = unit >= 0 and boarding.position.waiting_army(unit)
    return evidence(boarding.cargo.name, by=boarding.position.release_clause) if waits else None


@rule.forbids("C1.2.b", "C4.2.b")
def first_moves_are_tactical(boarding: Boarding) -> Violation:
    """C1.2, C4.2 In the first half of the scenario combat units on the map use tactical movement only, in Uranus rail
    movement too; units in entry areas are not limited (RULING s42-212)."""
    there = boarding.cargo.fights and boarding.cargo.place >= 0
    bound = there and moves_tactically(boarding.position, boarding.side)
    scenario = boarding.position.rules.scenario
    clause = "C1.2.b" if scenario == "fall-blau" else "C4.2.b"
    return evidence(boarding.cargo.name, by=clause) if bound and scenario != "uranus" else None


@rule("5.6.2.d")
@rule.forbids("5.6.2.a", "18.6.7.b")
def trains_are_full(boarding: Boarding) -> Violation:
    """5.6.2 Four loads a turn, supply points included; leaders travel in addition."""
    full = boarding.position.uses("rail") >= TABLES.rail_units and not boarding.cargo.leads
    clause = "5.6.2.a" if boarding.cargo.unit >= 0 else "18.6.7.b"
    return evidence(boarding.cargo.name, count=TABLES.rail_units, by=clause) if full else None


@rule.forbids("5.6.2.b", "18.6.7.b")
def train_of_the_map_has_left(boarding: Boarding) -> Violation:
    """5.6.2 One of the four may begin on the map, the others in entry areas."""
    second = boarding.cargo.place >= 0 and boarding.position.uses("rail-map") >= TABLES.rail_from_map  # §5.6.2.c
    clause = "5.6.2.b" if boarding.cargo.unit >= 0 else "18.6.7.b"
    return evidence(boarding.cargo.name, by=clause) if second and not boarding.cargo.leads else None  # §5.6.2.d


@rule.forbids("C1.2.o")
def train_of_the_fifth_has_left(boarding: Boarding) -> Violation:
    """C1.2 One unit of the 5th Reserve Army comes by rail."""
    second = boarding.cargo.place == EASTERN and boarding.position.uses("rail-east") >= PACK.blau.reserve_5_by_rail
    return evidence(boarding.cargo.name) if second else None


@rule("5.6.3.g")
@rule.forbids("5.6.3.e")
def station_is_under_fire(boarding: Boarding) -> Violation:
    """5.6.3 No load boards in an enemy ZOC, with or without friendly units in the hex."""
    place = boarding.cargo.place
    watched = place >= 0 and in_zoc(boarding.position, boarding.side, place)
    return evidence(boarding.cargo.name, place_name(place)) if watched else None


@rule.forbids("34.3.2.a")
def box_is_not_empty(boarding: Boarding) -> Violation:
    """34.3.2 A reserve army goes by rail only with an empty box."""
    units = contents(boarding.position, boarding.cargo.unit) if boarding.cargo.unit >= 0 else ()
    return evidence(boarding.cargo.name, *names(units)) if units else None


BOARDING = (
    train_is_the_enemys,
    load_is_in_disorder,
    load_has_moved,
    load_is_refitting,
    load_has_no_fuel,
    shells_are_stacked,
    army_waits_for_its_release,
    box_is_not_empty,
    first_moves_are_tactical,
    trains_are_full,
    train_of_the_map_has_left,
    train_of_the_fifth_has_left,
    station_is_under_fire,
)


def _board_verdict(position: Position, side: int, action: Entrain) -> Verdict:
    cargo = cargo_of(position, action.unit)
    assert cargo is not None
    verdict = judge(BINDING, position, cargo.unit) if cargo.unit >= 0 else True
    verdict = verdict and judge(BOARDING, Boarding(position, side, cargo))
    if not verdict or leads_on(position, side, cargo.place):
        return verdict
    return judge(NO_TRAIN, Stop(position, side, cargo.name, cargo.place, boards=True))


def _boards(position: Position, side: int) -> Iterator[Entrain]:
    """Units in an entry area or in a railway hex."""
    lines = railways(position, side)
    for unit, piece in enumerate(position.pieces):
        if SIDE[unit] == side and (piece.place in lines or in_area(piece.place)):
            yield Entrain(UNITS[unit])
    yield from (Entrain(supply_name(supply.n)) for supply in position.supplies if supply.side == side)


SPENT = MOVED | ENTERED | TRAIN | REPLACED
"""Marks of units that no train takes any more."""

OFTEN_ASKED = tuple(prohibition for prohibition in BOARDING if prohibition is not station_is_under_fire)
"""Those that do not look at the enemy around the station."""


@cache
def _entrain(unit: int) -> Entrain:
    return Entrain(UNITS[unit])


def _waiting_at(position: Position, side: int, place: int) -> tuple[int, ...]:
    """The units of a place that could board there if a train came; reserve armies are asked each time, as their boxes
    are elsewhere."""
    if place < 0 and not in_area(place):
        return ()
    units = (u for u in position.at(place) if SIDE[u] == side and not position.pieces[u].marks & SPENT)
    return tuple(unit for unit in units if RESERVE_ARMY[unit] or _may_board(position, side, UNITS[unit]))


@by_place(_waiting_at, "rules", "turn", "winter_offensive", "freed", "used")
def _waiting(position: Position, side: int) -> set[int]:
    """The units in each place that could board a train."""
    return {piece.place for unit, piece in enumerate(position.pieces) if SIDE[unit] == side}


def _boarders(position: Position, side: int) -> Iterator[Entrain]:
    """The units among them that may board: places and markers are checked first, and no refusal is worded."""
    lines, watched, opens = railways(position, side), zones(position, 1 - side).sources, dict[int, bool]()

    def may_be_left(place: int) -> bool:
        if place not in opens:
            there = place in lines or in_area(place)
            opens[place] = there and place not in watched and leads_on(position, side, place)
        return opens[place]

    waiting = _waiting(position, side)
    stops = [place for place in waiting if place < 0 or place in lines]
    for unit in sorted([unit for place in stops if may_be_left(place) for unit in waiting[place]]):
        if not RESERVE_ARMY[unit] or _may_board(position, side, UNITS[unit]):
            yield _entrain(unit)
    for supply in position.supplies:
        name = supply_name(supply.n)
        if supply.side == side and may_be_left(supply.place) and _may_board(position, side, name):
            yield Entrain(name)


def _may_board(position: Position, side: int, name: str) -> bool:
    """Whether nothing but the enemy around the station keeps a load from boarding."""
    cargo = cargo_of(position, name)
    assert cargo is not None
    free = permitted(OFTEN_ASKED, Boarding(position, side, cargo))
    return free and (cargo.unit < 0 or permitted(BINDING, position, cargo.unit))


def _board(game: S42Game, side: int, action: Entrain) -> None:
    game.then(ChooseStation(seats=(SIDES[side],), side=side, load=action.unit))


BOARD_TRAIN = Verb(
    Entrain,
    exists=lambda position, side, action: cargo_of(position, action.unit) is not None,
    candidates=_boards,
    legal=_boarders,
    verdict=_board_verdict,
    resolve=_board,
)
"""5.6 In the movement phase."""


# -- where they get off ----------------------------------------------------------------------------------------------


class Journey(Struct, frozen=True):
    """A load on a train, and the place where it would unload."""

    position: Position
    side: int
    cargo: Cargo
    end: int


@rule("5.6.3.g")
@rule.forbids("5.6.3.f")
def train_would_end_under_fire(journey: Journey) -> Violation:
    """5.6.3 No load unloads in an enemy ZOC, with or without friendly units in the hex."""
    watched = journey.end >= 0 and in_zoc(journey.position, journey.side, journey.end)
    return evidence(journey.cargo.name, place_name(journey.end)) if watched else None


@rule.forbids("5.6.3.i")
def station_is_taken(journey: Journey) -> Violation:
    """5.6.3 Two combat units that came by rail may not be in one hex; entry areas have no limit."""
    if journey.end < 0 or not journey.cargo.fights:
        return None
    pieces = journey.position.pieces
    trains = [u for u in journey.position.fighters(journey.end, journey.side) if pieces[u].has(TRAIN)]
    return evidence(journey.cargo.name, UNITS[trains[0]]) if trains else None


def _loaded(position: Position, asked: ChooseStation) -> Cargo:
    cargo = cargo_of(position, asked.load)
    assert cargo is not None
    return cargo


def _ends(position: Position, asked: ChooseStation) -> list[Station]:
    start = _loaded(position, asked).place
    ends = tracks(position, asked.side, start, ferry_is_free(position, asked.side))
    return [Station(place_name(end)) for end in sorted(ends) if end != start]


@cache
def _station(end: int) -> Station:
    return Station(place_name(end))


def _open_ends(position: Position, asked: ChooseStation) -> list[Station]:
    """Those of them where the load may get off: a line leads to all, so none is asked about its path."""
    cargo, watched = _loaded(position, asked), zones(position, 1 - asked.side).sources
    ends = tracks(position, asked.side, cargo.place, ferry_is_free(position, asked.side))
    return [
        _station(end)
        for end in sorted(ends)
        if end != cargo.place
        and end not in watched
        and not station_is_taken.find(Journey(position, asked.side, cargo, end))
        and not map_has_its_mobile_supplies.find(position, cargo, end)
    ]


def _may_get_off(position: Position, asked: ChooseStation, action: Station) -> Verdict:
    cargo, end = _loaded(position, asked), place_of(action.place)
    assert end is not None
    journey = Journey(position, asked.side, cargo, end)
    verdict = judge((train_would_end_under_fire,), journey)
    if verdict and len(route(position, asked.side, cargo.place, end)) < 2:
        return judge(NO_TRAIN, Stop(position, asked.side, cargo.name, end, boards=False))
    verdict = verdict and judge((station_is_taken,), journey)
    return verdict and judge((map_has_its_mobile_supplies,), position, cargo, end)


@rule("5.6.1.b", "18.6.7.a")
def _get_off(game: S42Game, asked: ChooseStation, action: Station) -> None:
    """5.6.1 The load is where it unloads, and has passed every hex of its path."""
    cargo, end = _loaded(game.position, asked), place_of(action.place)
    assert end is not None
    way = route(game.position, asked.side, cargo.place, end)
    game.change(boarded(carried(game.position, cargo, end, marks_of(cargo, end)), cargo, way))
    game.log("unit-railed", "5.6.1.b", unit=cargo.name, start=place_name(cargo.place), place=action.place)
    if cargo.unit >= 0 and RESERVE_ARMY[cargo.unit]:
        display_empty_box(game, cargo.unit)
    if cargo.unit >= 0:
        passed(game, (cargo.unit,), way)
        marched(game, cargo.unit, len(way) - 1)


GET_OFF = Verb(
    Station,
    exists=lambda position, asked, action: place_of(action.place) is not None,
    candidates=_ends,
    legal=_open_ends,
    verdict=_may_get_off,
    resolve=_get_off,
)
STAY = Verb(PutBack, resolve=lambda game, asked, action: None)


class ChooseStation(Decision, frozen=True, kw_only=True):
    """5.6.1 The owner chooses where the train stops: in a railway hex, with or without a town, or in an entry area. The
    load gets a train marker; a leader gets none, but is used (28.1.5)."""

    rule: ClassVar[str] = "5.6.1.b"
    verbs = (GET_OFF, STAY)
    side: int
    load: str

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (self.load,)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-choose-station", {"unit": self.load})


def boarded(position: Position, cargo: Cargo, way: tuple[int, ...]) -> Position:
    """5.6.2 The journey counts, also on the map and on the ferry; a leader's does not."""
    if not cargo.leads:  # §5.6.2.d, §28.1.5.a
        position = position.having("rail")  # §5.6.2.a
        position = position.having("rail-map") if cargo.place >= 0 else position  # §5.6.2.b
    if cargo.place == EASTERN:
        position = position.having("rail-east")
    ferried = any(pair(from_hex, to_hex) == position.country.rail_ferry for from_hex, to_hex in pairwise(way))
    return position.having(FERRY) if ferried else position  # §5.5.7.c
