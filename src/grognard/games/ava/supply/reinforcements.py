"""12.0 Reinforcements: by rail from the available box. 15.4 The strategic reserve marches on from Moscow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.ava.data.ground import AXIS, GRID, HEX, PACK, SOVIET
from grognard.games.ava.interface.actions import Arrive, Call, Done, Go, PutBack
from grognard.games.ava.movement.destinations import Going, Trip
from grognard.games.ava.movement.movement import names_hexes
from grognard.games.ava.movement.reach import reach
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.control import enter
from grognard.games.ava.state.position import (
    AVAILABLE,
    CONSTANTS,
    ELIMINATED,
    HEXES,
    IS_HQ,
    IS_MECH,
    SIDE,
    SIDES,
    TRACK,
    UNIT,
    UNITS,
    AvaGame,
    Position,
    hex_names,
)
from grognard.games.ava.state.seats import seats_of
from grognard.games.ava.supply.army19 import army19
from grognard.games.ava.supply.stations import ARRIVING, stations
from grognard.games.ava.turn.sequence import box


class Contingent(Struct, frozen=True, kw_only=True):
    """What may still come in this activation."""

    side: int
    left: tuple[tuple[str, int], ...]
    """By nation."""
    reserve: int = 0
    """15.4 Units of the strategic reserve."""


@rule("7.2.b", "12.2.a", "20.2.x")
class Reinforcements(Procedure, frozen=True, kw_only=True):
    """12.2 As many units as the turn track shows; from turn 6 on also the strategic reserve."""

    side: int

    def run(self, game: AvaGame) -> None:
        position, turn = game.position, box(game.position)
        game.log("reinforcements", "12.0.a", side=SIDES[self.side])
        if position.turn < CONSTANTS.reinforcements_from:  # §12.0.a
            return
        numbers = turn.reinforcements
        if self.side == SOVIET:
            left: tuple[tuple[str, int], ...] = (("su", numbers.su),)  # §12.2.c
            called = position.turn >= CONSTANTS.strategic_reserve_from  # §15.4.a
            reserve = turn.strategic_reserve if called else 0  # §15.4.c
        else:
            left, reserve = (("de", numbers.ger), ("ro", numbers.rum)), 0  # §12.2.c
        game.then(AskReinforcements(contingent=Contingent(side=self.side, left=left, reserve=reserve)))


class AskReinforcements(Procedure, frozen=True, kw_only=True):
    """12.2 Asked as long as something can come."""

    contingent: Contingent

    def run(self, game: AvaGame) -> None:
        decision = CallReinforcements(seats=seats_of(game.position, self.contingent.side), contingent=self.contingent)
        if len(decision.actions(game)) > 1:
            game.then(decision)


def callable_units(position: Position, side: int) -> list[int]:
    """Units in the available box, and headquarters on the turn track whose turn has come (17.3)."""
    units = position.in_box(side, AVAILABLE)  # §4.0.q, §11.2.c, §12.3.c, §13.0.g, §15.4.f
    if side == SOVIET:
        due, waiting = range(TRACK - position.turn, TRACK), army19(position)
        on_track = (u for u, place in enumerate(position.places) if place in due and SIDE[u] == side)
        units += (u for u in on_track if IS_HQ[u] and u not in waiting)
    return units


@rule("17.3.d", "17.3.e", "18.1.o")
def is_extra(position: Position, unit: int) -> bool:
    """17.3, 18.1 Units from the turn track come on top of the ordinary reinforcements."""
    return unit in position.extra or position.places[unit] <= TRACK


@rule.forbids("12.3.d")
def armour_never_returns(position: Position, contingent: Contingent, unit: int) -> Violation:
    """12.3 Eliminated mechanised units never come back."""
    return evidence(UNITS[unit]) if position.places[unit] == ELIMINATED and IS_MECH[unit] else None


@rule.forbids("13.0.h")
def starved_hq_never_returns(position: Position, contingent: Contingent, unit: int) -> Violation:
    """13.0 A headquarters that a supply check eliminated never comes back."""
    return evidence(UNITS[unit]) if position.places[unit] == ELIMINATED and IS_HQ[unit] else None


@rule.forbids("12.3.e", "10.8.c")
def the_dead_never_return(position: Position, contingent: Contingent, unit: int) -> Violation:
    """12.3, 10.8 Units in the eliminated box never come back: Soviet infantry is there for want of supply only."""
    by = "12.3.e" if SIDE[unit] == SOVIET else "10.8.c"
    return evidence(UNITS[unit], by=by) if position.places[unit] == ELIMINATED else None


@rule.forbids("15.3.b")
def army19_takes_no_train(position: Position, contingent: Contingent, unit: int) -> Violation:
    """15.3 The 19th Army comes with its own chit, headquarters and divisions together. RULING ava-085"""
    return evidence(UNITS[unit]) if unit in army19(position) else None


@rule.forbids("12.2.a")
def unit_is_not_in_the_box(position: Position, contingent: Contingent, unit: int) -> Violation:
    """12.2 Reinforcements are taken from the own available box."""
    return None if unit in callable_units(position, contingent.side) else evidence(UNITS[unit])


@rule("12.2.d")
@rule.forbids("12.2.a", "12.2.b")
def contingent_is_used_up(position: Position, contingent: Contingent, unit: int) -> Violation:
    """12.2 No more units than the turn track shows, headquarters counted."""
    nation = PACK.units[unit].nation
    left = dict(contingent.left).get(nation, 0)
    out = left <= 0 and not is_extra(position, unit)
    return evidence(UNITS[unit], by="12.2.b" if IS_HQ[unit] else "12.2.a", nation=nation) if out else None


@rule("12.1.c")
@rule.forbids("12.1.e", "3.1.e")
def no_station_is_open(position: Position, contingent: Contingent, unit: int) -> Violation:
    """12.1, 3.1 A reinforcement needs a hex on the railway that is joined to an own source, and room in it."""
    joined = stations(position, contingent.side)
    room = any(len(position.stack(hex_)) < CONSTANTS.stacking for hex_ in joined)
    return None if room else evidence(UNITS[unit], by="3.1.e" if joined else "12.1.e")


NO_RESERVE = {"L": "18.1.l", "K": "18.3.l"}


@rule.forbids("18.1.l", "18.3.l")
def scenario_has_no_reserve(position: Position, contingent: Contingent, unit: int, source: int) -> Violation:
    """18.1, 18.3 At Leningrad and at Kiev there is no strategic reserve."""
    by = NO_RESERVE.get("".join(position.rules.data.sheets), "")
    return evidence(UNITS[unit], by=by) if by else None


@rule.forbids("15.4.a")
def reserve_is_not_called_yet(position: Position, contingent: Contingent, unit: int, source: int) -> Violation:
    """15.4 The strategic reserve comes from turn 6 on."""
    return evidence(UNITS[unit]) if not box(position).strategic_reserve else None


@rule.forbids("15.4.g")
def smolensk_reserve_is_used_up(position: Position, contingent: Contingent, unit: int, source: int) -> Violation:
    """15.4 At Smolensk no more than six units of the strategic reserve come in a turn."""
    out = contingent.reserve <= 0 and position.rules.data.sheets == ("S",)
    return evidence(UNITS[unit]) if out else None


@rule.forbids("15.4.b")
def reserve_is_used_up(position: Position, contingent: Contingent, unit: int, source: int) -> Violation:
    """15.4 No more than twelve units of the strategic reserve come in a turn."""
    return evidence(UNITS[unit]) if contingent.reserve <= 0 else None


@rule.forbids("15.4.d")
def not_from_moscow(position: Position, contingent: Contingent, unit: int, source: int) -> Violation:
    """15.4 The strategic reserve enters at the sources from Moscow."""
    return None if source in position.ground.moscow else evidence(HEXES[source])


@rule.forbids("3.1.d")
def entry_is_held(position: Position, contingent: Contingent, unit: int, source: int) -> Violation:
    """3.1 No unit enters where an enemy stands."""
    return evidence(HEXES[source]) if position.side_in(source) == AXIS else None


@rule("15.4.e")
@rule.forbids("3.1.f")
def entry_leads_nowhere(position: Position, contingent: Contingent, unit: int, source: int) -> Violation:
    """15.4, 3.1 There must be a hex the unit can reach and stop in."""
    hexes = reach(position, unit, entry=source).hexes()
    room = any(len(position.stack(hex_)) < CONSTANTS.stacking for hex_ in hexes)
    return None if room else evidence(HEXES[source], UNITS[unit])


COMING_BACK = (
    armour_never_returns,
    starved_hq_never_returns,
    the_dead_never_return,
    army19_takes_no_train,
    unit_is_not_in_the_box,
)


def _calls(position: Position, asked: CallReinforcements) -> Iterator[Call]:
    """Every unit in the box, by rail and from Moscow."""
    side = asked.contingent.side
    units = callable_units(position, side)
    yield from (Call(UNITS[unit]) for unit in units)
    if side == SOVIET and asked.contingent.reserve:
        moscow = position.ground.moscow
        yield from (Call(UNITS[unit], HEXES[source]) for unit in units for source in moscow)


def _legal_calls(position: Position, asked: CallReinforcements) -> Iterator[Call]:
    """Stations and entries are the same for every unit of a kind: asked once."""
    contingent = asked.contingent
    units = callable_units(position, contingent.side)
    if units and not no_station_is_open.find(position, contingent, units[0]):
        yield from (Call(UNITS[u]) for u in units if not contingent_is_used_up.find(position, contingent, u))
    if contingent.side == SOVIET and contingent.reserve:
        for unit in units:
            for source in position.ground.moscow:
                if judge(MARCHING, position, contingent, unit, source):
                    yield Call(UNITS[unit], HEXES[source])


def may_call(position: Position, asked: CallReinforcements, action: Call) -> Verdict:
    contingent, unit = asked.contingent, UNIT[action.unit]
    comes_back = judge(COMING_BACK, position, contingent, unit)
    if not comes_back:
        return comes_back
    if action.source:
        return judge(MARCHING, position, contingent, unit, HEX[action.source])
    return judge((contingent_is_used_up, no_station_is_open), position, contingent, unit)


@rule("12.2.a")
def call(game: AvaGame, asked: CallReinforcements, action: Call) -> None:
    unit, contingent = UNIT[action.unit], asked.contingent
    if action.source:
        game.then(ChooseMarch(seats=asked.seats, unit=unit, source=HEX[action.source], contingent=contingent))
    else:
        game.then(ChooseStation(seats=asked.seats, unit=unit, contingent=contingent))


CALL = Verb(
    Call,
    candidates=_calls,
    legal=_legal_calls,
    exists=lambda position, asked, action: action.unit in UNIT and (not action.source or action.source in HEX),
    verdict=may_call,
    resolve=call,
)
CALL_NO_MORE = Verb(Done, resolve=lambda game, asked, action: None, ends=True)


class CallReinforcements(Decision, frozen=True, kw_only=True):
    """12.2 Which unit comes next: by rail, or (15.4) marching on from Moscow."""

    rule: ClassVar[str] = "12.2.a"
    verbs = (CALL, CALL_NO_MORE)
    contingent: Contingent

    def prompt(self, game: AvaGame) -> Message:
        left = sum(count for _, count in self.contingent.left)
        return Message("ask-call-reinforcements", {"left": left, "reserve": self.contingent.reserve})


MARCHING = (
    scenario_has_no_reserve,
    reserve_is_not_called_yet,
    smolensk_reserve_is_used_up,
    reserve_is_used_up,
    not_from_moscow,
    entry_is_held,
    entry_leads_nowhere,
)


@rule("12.1.c", "12.1.f")
def _open_stations(position: Position, asked: ChooseStation) -> Iterator[Arrive]:
    hexes = sorted(stations(position, asked.contingent.side))
    return (Arrive(HEXES[hex_]) for hex_ in hexes if len(position.stack(hex_)) < CONSTANTS.stacking)


@rule("12.1.a")
def arrive(game: AvaGame, asked: ChooseStation, action: Arrive) -> None:
    """12.1 The unit leaves its train."""
    contingent = asked.contingent
    if not is_extra(game.position, asked.unit):
        nation = PACK.units[asked.unit].nation
        left = tuple((n, count - (n == nation)) for n, count in contingent.left)
        contingent = replace(contingent, left=left)
    game.then(AskReinforcements(contingent=contingent))
    game.log("unit-arrived", "12.1.a", unit=UNITS[asked.unit], hex=action.hex)
    enter(game, asked.unit, (HEX[action.hex],))  # §12.1.b


def call_another(game: AvaGame, asked: ChooseStation | ChooseMarch, action: PutBack) -> None:
    game.then(AskReinforcements(contingent=asked.contingent))


ARRIVE = Verb(
    Arrive,
    candidates=lambda position, asked: [Arrive(HEXES[hex_]) for hex_ in sorted(position.ground.rail_hexes)],
    legal=_open_stations,
    exists=lambda position, asked, action: action.hex in HEX,
    args=lambda position, asked, action: (position, asked.contingent.side, HEX[action.hex]),
    forbids=ARRIVING,
    resolve=arrive,
)
CALL_ANOTHER = Verb(PutBack, resolve=call_another)


class ChooseStation(Decision, frozen=True, kw_only=True):
    """12.1 Where the train stops; no headquarters need be near."""

    rule: ClassVar[str] = "12.1.c"
    verbs = (ARRIVE, CALL_ANOTHER)
    unit: int
    contingent: Contingent

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return (UNITS[self.unit],)

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-choose-station", {"unit": UNITS[self.unit]})


def _marches(position: Position, asked: ChooseMarch) -> Iterator[Go]:
    """Every hex in reach of the source, and every other as near as the allowance."""
    reachable = reach(position, asked.unit, entry=asked.source)
    near = (h for h in GRID.within(asked.source, reachable.allowance // 2) if HEXES[h])
    return (Go(HEXES[h]) for h in dict.fromkeys((*reachable.hexes(), *near)))


def _legal_marches(position: Position, asked: ChooseMarch) -> Iterator[Go]:
    hexes = reach(position, asked.unit, entry=asked.source).hexes()
    return (Go(HEXES[hex_]) for hex_ in hexes if len(position.stack(hex_)) < CONSTANTS.stacking)


@rule("15.4.d")
def march_on(game: AvaGame, asked: ChooseMarch, action: Go) -> None:
    """15.4 The unit marches on through its source."""
    way = asked.going(game.position, action).way()
    assert way is not None
    game.then(AskReinforcements(contingent=replace(asked.contingent, reserve=asked.contingent.reserve - 1)))
    game.log(
        "unit-from-moscow",
        "15.4.d",
        unit=UNITS[asked.unit],
        start=HEXES[asked.source],
        end=action.to,
        path=hex_names(way.path),
    )
    enter(game, asked.unit, way.path)


MARCH_ON = Verb(
    Go,
    candidates=_marches,
    legal=_legal_marches,
    exists=names_hexes,
    verdict=lambda position, asked, action: asked.going(position, action).verdict(),
    resolve=march_on,
)


@rule("15.4.e")
class ChooseMarch(Decision, frozen=True, kw_only=True):
    """15.4 Where a unit of the strategic reserve goes, normally or strategically."""

    rule: ClassVar[str] = "15.4.e"
    verbs = (MARCH_ON, CALL_ANOTHER)
    unit: int
    source: int
    contingent: Contingent

    def going(self, position: Position, action: Go) -> Going:
        reachable = reach(position, self.unit, entry=self.source)
        return Going(Trip(position, self.unit, HEX[action.to], reachable), action.via)

    def subject(self, game: AvaGame) -> tuple[str, ...]:
        return (UNITS[self.unit], HEXES[self.source])

    def prompt(self, game: AvaGame) -> Message:
        return Message("ask-choose-route", {"unit": UNITS[self.unit], "points": PACK.units[self.unit].move})
