"""5.7 Sea movement: one load a turn on each of the Soviet seas, with one hex of movement for naval infantry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.s42.boxes.boxes import contents, shows
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.schema import SIDES
from grognard.games.s42.data.units import AXIS, PACK, SOVIET, TYPE, UNITS
from grognard.games.s42.forces.special_units import garrison_stays, north_caucasus_waits
from grognard.games.s42.interface.actions import GoAshore, Sail
from grognard.games.s42.movement.cargo import Cargo, cargo_of, carried
from grognard.games.s42.movement.ground import GROUND, Step
from grognard.games.s42.options.planned_offensives import marched
from grognard.games.s42.retreat.disorder import disrupt
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.passage import passed
from grognard.games.s42.state.position import GOOD, MOVED, REPLACED, Position, S42Game
from grognard.games.s42.state.zones import in_zoc
from grognard.games.s42.supply.rail_heads import push_back
from grognard.games.s42.supply.sources import holds
from grognard.games.s42.supply.supply_points import supply_name

TABLES = PACK.tables
SEAS = ("azov", "black")
MARINE = tuple(kind == "naval" for kind in TYPE)
"""5.7.1 Naval infantry."""


class Voyage(Struct, frozen=True):
    """A load that would go from port to port; naval infantry may first move to the port."""

    position: Position
    side: int
    cargo: Cargo
    start: int
    end: int

    @property
    def sea(self) -> str:
        return self.position.country.ports.get(self.start, "")

    @property
    def lane(self) -> str:
        """5.7.1 The clause of the sea to be crossed: that of the port of departure, or else of landing."""
        ports = self.position.country.ports
        return "5.7.1.b" if "azov" in (self.sea or ports.get(self.end, "")) else "5.7.1.c"

    @property
    def marines(self) -> bool:
        return self.cargo.unit >= 0 and MARINE[self.cargo.unit]


@rule.forbids("5.7.1.a")
def only_soviets_have_ships(voyage: Voyage) -> Violation:
    """5.7.1 The Axis may not use sea lanes, nor either side those of the enemy."""
    return None if voyage.side == SOVIET == voyage.cargo.side else evidence(voyage.cargo.name)


@rule.forbids("5.7.1.i")
def passengers_are_not_on_the_map(voyage: Voyage) -> Violation:
    """5.7.1 A load embarks in a port and lands in the same phase."""
    return evidence(voyage.cargo.name) if voyage.cargo.place < 0 else None


@rule.forbids("5.7.1.b", "5.7.1.c")
def mechanised_units_stay_ashore(voyage: Voyage) -> Violation:
    """5.7.1 Supply points and units that are not mechanised."""
    return evidence(voyage.cargo.name, by=voyage.lane) if voyage.cargo.rolls else None


@rule("18.6.3.e", "18.6.8.i")
@rule.forbids("18.6.3.g")
def stacked_shells_stay_ashore(voyage: Voyage) -> Violation:
    """18.6.3 A supply point on its ready side uses only tactical movement; moving and immobile ones may go by sea."""
    return evidence(voyage.cargo.name) if voyage.cargo.fixed else None


@rule("13.2.1.c")
@rule.forbids("5.7.1.d")
def passengers_are_in_disorder(voyage: Voyage) -> Violation:
    """5.7.1 Only in good order."""
    return None if voyage.cargo.order == GOOD else evidence(voyage.cargo.name)


@rule.forbids("5.7.1.g", "5.7.1.j")
def passengers_have_moved(voyage: Voyage) -> Violation:
    """5.7.1 Sea movement takes the whole allowance, or half of tactical movement: the unit may not have moved
    otherwise."""
    return (
        evidence(voyage.cargo.name, by="5.7.1.j" if voyage.marines else "5.7.1.g")
        if voyage.cargo.marks & MOVED
        else None
    )


@rule.forbids("21.4.b")
def passengers_are_refitting(voyage: Voyage) -> Violation:
    """21.4 A unit with a replacement marker moves one hex, not by sea."""
    return evidence(voyage.cargo.name) if voyage.cargo.marks & REPLACED else None


@rule.forbids("20.4.b", "20.6.a")
def passengers_are_bound(voyage: Voyage) -> Violation:
    """20.4, 20.6 Garrisons and the troops of the North Caucasus stay until they are released."""
    unit = voyage.cargo.unit
    if unit < 0:
        return None
    if garrison_stays(voyage.position, unit):
        return evidence(voyage.cargo.name, by="20.4.b")
    return evidence(voyage.cargo.name, by="20.6.a") if north_caucasus_waits(voyage.position, unit) else None


@rule.forbids("34.3.2.a")
def boxes_stay_ashore(voyage: Voyage) -> Violation:
    """34.3.2 A reserve army with units in its box may use neither train nor ship."""
    # RULING s42-816: eight units are not one passenger.
    unit = voyage.cargo.unit
    return evidence(voyage.cargo.name) if unit >= 0 and contents(voyage.position, unit) else None


@rule.forbids("34.4.2.e")
def shown_units_stay_ashore(voyage: Voyage) -> Violation:
    """34.4.2 A unit that a reserve army only shows has not left its box."""
    unit = voyage.cargo.unit
    return evidence(voyage.cargo.name) if unit >= 0 and shows(voyage.position, unit) is not None else None


@rule("5.7.1.j", "5.7.1.n")
@rule.forbids("5.7.1.g")
def only_marines_walk_aboard(voyage: Voyage) -> Violation:
    """5.7.1 Units begin in the port; naval infantry may also begin in an adjacent hex."""
    if voyage.start == voyage.cargo.place or (voyage.marines and voyage.cargo.place >= 0):
        return None
    return evidence(voyage.cargo.name, HEXES[voyage.start])


@rule("5.7.1.m")
@rule.forbids("5.7.1.n", "5.4.f")
def marines_cannot_walk_there(voyage: Voyage) -> Violation:
    """5.7.1, 5.4 One hex of tactical movement: adjacent, open to them, and not in an enemy ZOC, where they would have
    to stop."""
    cargo, start = voyage.cargo, voyage.start
    if start == cargo.place:
        return None
    walks = can_walk(voyage.position, cargo.unit, cargo.place, start)
    if not walks:
        return evidence(cargo.name, HEXES[start], by="5.7.1.n")
    return evidence(cargo.name, HEXES[start], by="5.4.f") if in_zoc(voyage.position, SOVIET, start) else None


@rule("5.7.1.i")
@rule.forbids("5.7.1.b", "5.7.1.c")
def no_lane_joins_them(voyage: Voyage) -> Violation:
    """5.7.1 Embarked in a port and landed in another on the same sea, in one phase."""
    ports = voyage.position.country.ports
    joined = voyage.start != voyage.end and voyage.sea in SEAS and ports.get(voyage.end) == voyage.sea
    return None if joined else evidence(HEXES[voyage.start], HEXES[voyage.end], by=voyage.lane)


@rule.forbids("5.7.1.b", "5.7.1.c")
def ships_have_sailed(voyage: Voyage) -> Violation:
    """5.7.1 One load a turn on each sea."""
    spent = voyage.position.uses(voyage.sea) >= TABLES.sea_units
    return evidence(HEXES[voyage.start], by=voyage.lane) if spent else None


@rule.forbids("5.7.1.l")
def port_is_not_friendly(voyage: Voyage) -> Violation:
    """5.7.1 Both ports must be friendly; only naval infantry lands in an empty Axis port."""
    # RULING s42-604: what naval infantry may do besides tells what the others may not.
    position, end = voyage.position, voyage.end
    if not holds(position, SOVIET, voyage.start):
        return evidence(HEXES[voyage.start])
    lands = holds(position, SOVIET, end) or (voyage.marines and not position.of_side(end, AXIS))
    return None if lands else evidence(HEXES[end])


EMBARKING = (
    only_soviets_have_ships,
    passengers_are_not_on_the_map,
    mechanised_units_stay_ashore,
    stacked_shells_stay_ashore,
    passengers_are_in_disorder,
    passengers_have_moved,
    passengers_are_refitting,
    passengers_are_bound,
    boxes_stay_ashore,
    shown_units_stay_ashore,
    only_marines_walk_aboard,
    marines_cannot_walk_there,
)
"""Why a load may not embark, wherever it would go."""
SAILING = (
    *EMBARKING,
    no_lane_joins_them,
    ships_have_sailed,
    port_is_not_friendly,
)


@rule("5.4.e", "5.4.h", "5.7.1.n")
def can_walk(position: Position, unit: int, from_hex: int, to_hex: int) -> bool:
    """5.4 One hex of tactical movement between a port and an adjacent hex: where terrain and enemy allow it. A bond
    there would put the port in an enemy ZOC, where the move ends anyway."""
    open_ = GRID.adjacent(from_hex, to_hex) and bool(judge(GROUND, Step(position, (unit,), from_hex, to_hex)))
    return open_ and not position.fighters(to_hex, AXIS)


# -- the voyage ------------------------------------------------------------------------------------------------------


def _voyage(position: Position, side: int, action: Sail) -> Voyage:
    cargo = cargo_of(position, action.unit)
    assert cargo is not None
    start = HEX[action.by] if action.by else cargo.place
    return Voyage(position, side, cargo, start, HEX[action.port])


@rule("5.7.1.n")
def _sails(position: Position, side: int) -> Iterator[Sail]:
    """5.7.1 Units in a port, and naval infantry in it or adjacent to it."""
    if side != SOVIET:
        return
    ports = [hex_ for hex_, sea in position.country.ports.items() if sea in SEAS]
    for start in ports:
        ends = [HEXES[end] for end in ports if end != start]
        names = [UNITS[unit] for unit in position.of_side(start, side)]
        names += [supply_name(s.n) for s in position.supplies if s.place == start and s.side == side]
        yield from (Sail(name, end) for name in names for end in ends)
        walkers = [u for near in GRID.near[start] for u in position.of_side(near, side) if MARINE[u]]
        yield from (Sail(UNITS[unit], end, HEXES[start]) for unit in walkers for end in ends)


def _sailors(position: Position, side: int) -> Iterator[Sail]:
    """What may go by sea: a load that may not embark is not asked where to."""
    aboard: dict[tuple[str, str], bool] = {}
    for action in _sails(position, side):
        load = action.unit, action.by
        if load not in aboard:
            voyage = _voyage(position, side, action)
            aboard[load] = not any(prohibition.find(voyage) for prohibition in EMBARKING)
        if aboard[load] and not any(p.find(_voyage(position, side, action)) for p in SAILING):
            yield action


@rule("3.0.s")
def _sail(game: S42Game, side: int, action: Sail) -> None:
    """5.7.1 The load lands, in an enemy ZOC or not, and has moved. A combat unit is disrupted, naval infantry is not,
    and if it has not moved before it may move one hex further."""
    voyage = _voyage(game.position, side, action)
    cargo, end = voyage.cargo, voyage.end
    if voyage.start != cargo.place:
        game.change(carried(game.position, cargo, voyage.start, MOVED))
        passed(game, (cargo.unit,), (cargo.place, voyage.start))
    # §5.7.1.b, §5.7.1.c, §5.7.1.e, §5.7.1.f, §5.7.1.g, §5.7.1.l, §18.6.3.e
    game.change(carried(game.position, cargo, end, MOVED).having(voyage.sea))
    game.log("unit-sailed", "5.7.1", unit=cargo.name, hex=HEXES[voyage.start], port=action.port)
    if cargo.unit >= 0:
        passed(game, (cargo.unit,), (voyage.start, end))
        marched(game, cargo.unit, GRID.distance(voyage.start, end))
        push_back(game)
    if cargo.fights and not voyage.marines:  # §5.7.1.h, §5.7.1.k
        disrupt(game, cargo.unit)
    if voyage.marines and voyage.start == cargo.place and not in_zoc(game.position, SOVIET, end):
        game.then(WalkInland(seats=(SIDES[SOVIET],), unit=cargo.unit))


@rule.forbids("5.7.1.n", "5.4.h")
def marines_find_no_way(position: Position, unit: int, to: int) -> Violation:
    """5.7.1, 5.4 One hex more, where tactical movement leads."""
    here = position.pieces[unit].place
    walks = can_walk(position, unit, here, to)
    return None if walks else evidence(UNITS[unit], HEXES[to], by="5.4.h" if GRID.adjacent(here, to) else "5.7.1.n")


def _inland(position: Position, asked: WalkInland) -> list[GoAshore]:
    near = GRID.near[position.pieces[asked.unit].place]
    return [GoAshore(), *(GoAshore(HEXES[hex_]) for hex_ in near)]


def _may_go_ashore(position: Position, asked: WalkInland, action: GoAshore) -> Verdict:
    return judge((marines_find_no_way,), position, asked.unit, HEX[action.to]) if action.to else True


def _go_ashore(game: S42Game, asked: WalkInland, action: GoAshore) -> None:
    if not action.to:
        return
    cargo = cargo_of(game.position, UNITS[asked.unit])
    assert cargo is not None
    game.change(carried(game.position, cargo, HEX[action.to], MOVED))
    game.log("marines-went-ashore", "5.7.1.n", unit=cargo.name, hex=action.to)
    passed(game, (asked.unit,), (cargo.place, HEX[action.to]))
    push_back(game)


GO_ASHORE = Verb(
    GoAshore,
    exists=lambda position, asked, action: not action.to or action.to in HEX,
    candidates=_inland,
    verdict=_may_go_ashore,
    resolve=_go_ashore,
)


class WalkInland(Decision, frozen=True, kw_only=True):
    """5.7.1 Landed naval infantry moves its other hex, or stays in the port."""

    rule: ClassVar[str] = "5.7.1.n"
    verbs = (GO_ASHORE,)
    unit: int

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (UNITS[self.unit],)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-walk-inland", {"unit": UNITS[self.unit]})


def _sail_exists(position: Position, side: int, action: Sail) -> bool:
    cargo = cargo_of(position, action.unit)
    return cargo is not None and action.port in HEX and (not action.by or action.by in HEX)


SAIL = Verb(
    Sail,
    exists=_sail_exists,
    candidates=_sails,
    legal=_sailors,
    args=lambda position, side, action: (_voyage(position, side, action),),
    forbids=SAILING,
    resolve=_sail,
)
"""5.7.1 In the movement phase."""
