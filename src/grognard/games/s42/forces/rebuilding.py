"""21.3, 19.4 Where a unit returns: entry areas, major cities and headquarters on the rail net."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.boxes.boxes import BOXES, ROOM, army_of, in_box
from grognard.games.s42.data.board import AREA_INDEX, AREAS, GRID, NORTH
from grognard.games.s42.data.units import AXIS, COMBAT, CORPS, GERMAN, NATION, PACK, SIDE, SOVIET, TYPE, UNITS
from grognard.games.s42.interface.actions import Station
from grognard.games.s42.movement.cargo import place_of
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, PLACE, UNMASKED, Position, S42Game, place_name
from grognard.games.s42.supply.lines import hex_has_line
from grognard.games.s42.supply.rail_net import net
from grognard.games.s42.supply.sources import in_area, own_areas

TABLES = PACK.tables
NORTHERN = frozenset(PACK.entries["soviet-north"])
"""21.3.1 Entry areas A, B and C."""
TRANSIT = frozenset(area.id for area in PACK.areas if not area.hexes)
"""22.6.4 The box in the Caspian, which is not an entry area."""


@rule("21.3.1.b", "18.6.1.b", "C2.2.e")
def gateways(position: Position, side: int) -> list[int]:
    """21.3.1, 18.6.1 The entry areas where units return and supply points are placed: all that the side can use, and in
    the Caucasus the northern edge. The box in the Caspian is not one."""
    # RULING s42-603: what is an entry area for reinforcements is one for rebuilt units and supply points too.
    areas = [area for area in own_areas(position, side) if AREAS[area] not in TRANSIT]
    north = AREA_INDEX[NORTH]
    return [AREA - area for area in (*areas, *((north,) if position.country.owner(north) == side else ()))]


@rule("21.3.1.c")
def is_hub(position: Position, side: int, hex_: int) -> bool:
    """21.3.1 A major city that the side controls, on its rail net."""
    return (
        hex_ in position.country.majors
        and position.controller(hex_) == side
        and not position.fighters(hex_, 1 - side)
        and hex_ in net(position, side)
    )


@rule("21.3.1.d")
def is_near_the_rails(position: Position, side: int, hex_: int) -> bool:
    """21.3.1 On the rail net or within two hexes of it."""
    rails = net(position, side)
    return any(near in rails for near in GRID.within(hex_, TABLES.rebuild_reach))


@rule("21.3.1.e")
def takes_up(headquarters: int, unit: int) -> bool:
    """21.3.1 Axis units use a headquarters of their own nation, the SS and the Luftwaffe a German one; Soviets any."""
    if SIDE[unit] != SIDE[headquarters]:
        return False
    kin = NATION[unit] == NATION[headquarters] or (GERMAN[unit] and GERMAN[headquarters])
    return SIDE[unit] != AXIS or kin


@rule("21.3.1.d")
def headquarters_in(position: Position, unit: int, hex_: int) -> list[int]:
    """21.3.1 Axis army or Soviet front headquarters in a hex that is in supply and near the rails."""
    side = SIDE[unit]
    headquarters = [hq for hq in position.of_side(hex_, side) if TYPE[hq] == "headquarters"]
    if (
        not headquarters
        or not is_near_the_rails(position, side, hex_)
        or not hex_has_line(position, headquarters[0], hex_)
    ):
        return []
    return headquarters


@rule("21.3.1.h", "21.3.1.i", "21.3.1.j")
def openings(position: Position, unit: int, hex_: int) -> list[str]:
    """21.3.1 What can still receive a rebuilt unit in a hex this turn, by name: its headquarters, each once, then the
    city. Headquarters come first because only their own nation can use them."""
    hosts = [UNITS[hq] for hq in headquarters_in(position, unit, hex_) if takes_up(hq, unit)]
    hosts += [place_name(hex_)] if is_hub(position, SIDE[unit], hex_) else []
    return [host for host in hosts if position.uses(f"rebuilt-{host}") < TABLES.rebuilt_per_place]


class Homecoming(Struct, frozen=True):
    """A unit that would return at a place."""

    position: Position
    unit: int
    place: int

    @property
    def side(self) -> int:
        return SIDE[self.unit]


@rule.forbids("34.5.a", "34.7.a")
def box_takes_no_unit_up(coming: Homecoming) -> Violation:
    """34.5 A rebuilt Soviet combat unit may enter the box of a reserve army that is in play, not about to leave (34.7),
    and has a line of supply."""
    # RULING s42-815: 34.5 names no condition; the army must be in supply, as headquarters must, and moves one hex.
    if not in_box(coming.place):
        return None
    position, army = coming.position, army_of(coming.position, coming.place)
    if army is None or coming.side != SOVIET or not COMBAT[coming.unit]:
        return evidence(UNITS[coming.unit], place_name(coming.place), by="34.5.a")
    if position.pieces[army].has(UNMASKED):
        return evidence(UNITS[coming.unit], place_name(coming.place), by="34.7.a")
    place = position.pieces[army].place
    fed = in_area(place) or (place >= 0 and hex_has_line(position, army, place))
    return None if fed else evidence(UNITS[coming.unit], place_name(coming.place), by="34.5.a")


@rule.forbids("34.2.d")
def box_has_its_eight(coming: Homecoming) -> Violation:
    """34.2 A box holds at most eight units, including those its army shows."""
    army = army_of(coming.position, coming.place) if in_box(coming.place) else None
    shown = sum(1 for _, own in coming.position.shown if own == army)
    full = army is not None and len(coming.position.at(coming.place)) + shown >= ROOM
    return evidence(UNITS[coming.unit], place_name(coming.place), count=ROOM) if full else None


@rule.forbids("21.3.1.g")
def corps_come_from_the_north(coming: Homecoming) -> Violation:
    """21.3.1 Soviet tank and mechanised corps return in entry area A, B or C, or directly with a reserve army
    (34.5)."""
    north = in_box(coming.place) or (in_area(coming.place) and AREAS[AREA - coming.place] in NORTHERN)
    return evidence(UNITS[coming.unit]) if CORPS[coming.unit] and not north else None


@rule("22.2.a")
@rule.forbids("21.3.1.b")
def area_is_not_theirs(coming: Homecoming) -> Violation:
    """21.3.1 Of entry areas only friendly ones, and none that is closed."""
    barred = in_area(coming.place) and coming.place not in gateways(coming.position, coming.side)
    return evidence(UNITS[coming.unit], place_name(coming.place)) if barred else None


@rule.forbids("21.3.1.c", "21.3.1.d")
def no_unit_is_rebuilt_there(coming: Homecoming) -> Violation:
    """21.3.1 On the map only a friendly major city on the rail net, or a supplied headquarters near it."""
    position, hex_ = coming.position, coming.place
    if hex_ < 0 or is_hub(position, coming.side, hex_) or headquarters_in(position, coming.unit, hex_):
        return None
    staff = any(TYPE[unit] == "headquarters" for unit in position.of_side(hex_, coming.side))
    return evidence(UNITS[coming.unit], place_name(hex_), by="21.3.1.d" if staff else "21.3.1.c")


@rule.forbids("21.3.1.e")
def headquarters_is_of_another_nation(coming: Homecoming) -> Violation:
    """21.3.1 Axis units return at a headquarters of their own nation, or at any city."""
    position, hex_ = coming.position, coming.place
    if hex_ < 0 or is_hub(position, coming.side, hex_):
        return None
    headquarters = headquarters_in(position, coming.unit, hex_)
    barred = headquarters and not any(takes_up(hq, coming.unit) for hq in headquarters)
    return evidence(UNITS[coming.unit], UNITS[headquarters[0]]) if barred else None


@rule.forbids("21.3.1.f")
def enemy_is_beside(coming: Homecoming) -> Violation:
    """21.3.1 Not adjacent to an enemy combat unit, even with a friendly unit there, nor in a contested city."""
    if coming.place < 0:
        return None
    for hex_ in (coming.place, *(edge.to_hex for edge in coming.position.country.edges[coming.place])):
        foes = coming.position.fighters(hex_, 1 - coming.side)
        if foes:
            return evidence(UNITS[coming.unit], place_name(coming.place), UNITS[foes[0]])
    return None


@rule("21.3.1.j")
@rule.forbids("21.3.1.h", "21.3.1.i")
def place_has_had_its_unit(coming: Homecoming) -> Violation:
    """21.3.1 One unit a turn for each headquarters and each major city."""
    free = coming.place < 0 or openings(coming.position, coming.unit, coming.place)
    clause = "21.3.1.i" if is_hub(coming.position, coming.side, coming.place) else "21.3.1.h"
    return None if free else evidence(UNITS[coming.unit], place_name(coming.place), by=clause)


COMING_BACK = (
    box_takes_no_unit_up,
    box_has_its_eight,
    corps_come_from_the_north,
    area_is_not_theirs,
    no_unit_is_rebuilt_there,
    headquarters_is_of_another_nation,
    enemy_is_beside,
    place_has_had_its_unit,
)


def home_of(name: str) -> int | None:
    """The hex, entry area or box of this name."""
    return PLACE[name] if name in PLACE and in_box(PLACE[name]) else place_of(name)


def _homecoming(position: Position, asked: PlaceUnit, action: Station) -> tuple[Homecoming]:
    place = home_of(action.place)
    assert place is not None
    return (Homecoming(position, asked.unit, place),)


def _places(position: Position, asked: PlaceUnit) -> list[Station]:
    side = SIDE[asked.unit]
    seats = {position.pieces[hq].place for hq in position.on_map(side) if TYPE[hq] == "headquarters"}
    hexes = sorted(seats | position.country.majors)
    boxes = [box for box in BOXES if army_of(position, box) is not None] if side == SOVIET else []
    return [Station(place_name(place)) for place in (*gateways(position, side), *hexes, *boxes)]


@rule("21.3.1.h", "21.3.1.i")
def _place(game: S42Game, asked: PlaceUnit, action: Station) -> None:
    """21.3.1 The headquarters or city that received the unit is used for this turn."""
    place = home_of(action.place)
    assert place is not None
    if place >= 0:
        host = openings(game.position, asked.unit, place)[0]
        game.change(game.position.having(f"rebuilt-{host}"))
    piece = replace(game.position.pieces[asked.unit], place=place)
    game.change(game.position.with_piece(asked.unit, piece))  # §21.3.2.a
    game.log("unit-stationed", "21.3.1.a", unit=UNITS[asked.unit], place=action.place)


PLACE_UNIT = Verb(
    Station,
    exists=lambda position, asked, action: home_of(action.place) is not None,
    candidates=_places,
    args=_homecoming,
    forbids=COMING_BACK,
    resolve=_place,
)


class PlaceUnit(Decision, frozen=True, kw_only=True):
    """21.3.1 The owner chooses where a unit returns, however full the hex."""

    rule: ClassVar[str] = "21.3.1.a"
    verbs = (PLACE_UNIT,)
    unit: int

    def subject(self, game: S42Game) -> tuple[str, ...]:
        return (UNITS[self.unit],)

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-place-unit", {"unit": UNITS[self.unit]})
