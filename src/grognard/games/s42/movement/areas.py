"""22.2 to 22.6 Entry areas: which units enter and leave, at what cost, and the ways from area to area. Attacks from an
area are in `attackers`, retreats into one in `retreat_paths`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.boxes.boxes import contents
from grognard.games.s42.campaign.fall_blau import is_exit
from grognard.games.s42.data.board import AREA_INDEX, AREAS, HEXES, NORTH, ROADS, Country
from grognard.games.s42.data.tables import POINT
from grognard.games.s42.data.units import AXIS, COMBAT, PACK, SIDE, SOVIET
from grognard.games.s42.movement.ground import terrain
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, ENTERED, GOOD, REPLACED, Position, names, place_name
from grognard.games.s42.supply.sources import OVERSEAS, in_area, is_lost
from grognard.games.s42.turn.weather import Sky
from grognard.games.s42.turn.winter import area_is_closed

TABLES = PACK.tables
GROUP = tuple(area.row.group for area in PACK.areas) + ("",) * (len(AREAS) - len(PACK.areas))
"""22.6 Areas of one group are a move apart; map edges for single reinforcements belong to none."""
GROUP_CLAUSES = {"north": "22.6.3.a", "south": "22.6.3.c", "axis": "22.6.2.a"}
"""22.6 The clause that joins the areas of a group."""
TRANSIT = GROUP.index("caspian")
"""22.6.4 The transit box in the Caspian Sea."""
NORTH_EDGE = AREA - AREA_INDEX[NORTH]
"""C2.2 The northern edge of the Caucasus, for Axis reinforcements."""
EXIT = TABLES.entry_cost * POINT
"""22.3.1 Leaving the map, in sixths of a point."""


# -- costs -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def edge_roads(country: Country) -> dict[int, str]:
    """The roads that lead across the map edge into the areas beyond: the best in each edge hex."""
    roads: dict[int, str] = {}
    for kind in ROADS:
        roads |= {hex_: kind for hex_ in country.edge_of if any(edge.road == kind for edge in country.edges[hex_])}
    return roads


@rule("22.1.2.d", "22.3.1.g", "22.3.1.h")
def entry_step_cost(
    country: Country, weather: Sky, hex_: int, movement_class: int, *, climbers: bool = False
) -> int | None:
    """22.3.1 Sixths of a point to enter the map: the first hex decides, by its road if it has one (RULING s42-508).
    None: prohibited to this class."""
    road = edge_roads(country).get(hex_, "")
    if road:
        return TABLES.road_cost(road, movement_class, wet=weather.wet)
    return TABLES.hex_cost(terrain(country, weather, hex_), country.place[hex_], movement_class, climbers=climbers)


# -- where one can go ------------------------------------------------------------------------------------------------


@rule("22.3.1.a", "22.3.1.b")
def is_open(position: Position, side: int, area: int) -> bool:
    """22.3.1 Whether units of a side may enter an area, by movement, retreat or advance: it is friendly, neither closed
    nor lost to the enemy."""
    own = position.country.owner(area) == side  # §22.4.e, §22.4.f
    # §23.4.k, §24.1.3.c
    return own and not area_is_closed(position, area) and not (side == SOVIET and is_lost(position, area))


@rule("22.3.1.a")
def ways_out(position: Position, side: int, hex_: int) -> tuple[int, ...]:
    """22.3.1 The entry areas, as places, that units of a side can enter from a hex; not across the Kerch Strait. In
    Fall Blau the Axis exits through Soviet ones."""
    areas = (area for area in position.country.edge_of.get(hex_, ()) if area != OVERSEAS)  # §5.7.2.a
    # §C1.2.i
    return tuple(AREA - area for area in areas if is_open(position, side, area) or is_exit(position, side, area))


@rule("22.1.2.c", "22.3.1.g")
def ways_in(position: Position, area: int) -> tuple[int, ...]:
    """22.3.1 The map hexes that units can enter from an area, the Axis from the one before Baku too; from the Crimea
    they go by sea."""
    return () if area == OVERSEAS else position.country.touches[area]  # §5.7.2.c, §20.7.b, §24.1.2.h


@rule("22.1.2.f", "22.6.1.a")
def are_joined(position: Position, from_hex: int, to_hex: int) -> bool:
    """22.6 Whether a unit can move from one area to another: within its group, and between the Caspian box and any
    Soviet area. In Fall Blau all Soviet areas are joined."""
    if from_hex == to_hex or not GROUP[from_hex] or not GROUP[to_hex]:
        return False
    if position.rules.scenario == "fall-blau":
        return position.country.owner(from_hex) == position.country.owner(to_hex)  # §C1.2.h
    groups = {GROUP[from_hex], GROUP[to_hex]}
    # §22.6.2.a, §22.6.3.a, §22.6.3.b, §22.6.3.c, §22.6.3.d, §22.6.4.a
    return len(groups) == 1 or (GROUP[TRANSIT] in groups and not groups.isdisjoint(("north", "south")))


@rule("22.6.1.a", "22.6.1.d")
def transfers(position: Position, side: int, area: int) -> tuple[int, ...]:
    """22.6.1 The areas, as places, to which a unit in an area can move instead of entering the map; it takes its whole
    allowance. Any number of units may. From the area before Baku no other is open to the Axis."""
    joined_areas = (joined for joined in range(len(PACK.areas)) if are_joined(position, area, joined))
    return tuple(AREA - joined for joined in joined_areas if is_open(position, side, joined))  # §34.3.3.a


@rule("22.6.1.b", "22.6.1.c")
def transferred(position: Position, units: Iterable[int]) -> Position:
    """22.6.1 Units that have moved from area to area: no attack from the area this turn. Rail capacity is not used."""
    return position.mark(units, ENTERED)


# -- why no unit goes that way ----------------------------------------------------------------------------------------


class AreaMove(Struct, frozen=True):
    """A group that would enter or leave an entry area."""

    position: Position
    units: tuple[int, ...]
    here: int
    to: int

    @property
    def side(self) -> int:
        return SIDE[self.units[0]]

    @property
    def comes_to(self) -> int:
        """The area it would enter; -1 when it is a hex."""
        return AREA - self.to if in_area(self.to) else -1

    @property
    def between(self) -> bool:
        return in_area(self.here) and in_area(self.to)


@rule("22.2.c")
@rule.forbids("22.4.e", "C3.1.g")
def area_is_axis(area_move: AreaMove) -> Violation:
    """22.4 Soviet units may not enter an Axis area; in Uranus the areas of the southern edge are named (C3.1)."""
    barred = (
        area_move.side == SOVIET
        and area_move.comes_to >= 0
        and area_move.position.country.owner(area_move.comes_to) != SOVIET
    )
    southern = (
        area_move.position.rules.scenario == "uranus" and area_move.comes_to >= 0 and AREAS[area_move.comes_to] in "QR"
    )
    return evidence(place_name(area_move.to), by="C3.1.g" if southern else "22.4.e") if barred else None


@rule("22.2.b", "22.4.g")
@rule.forbids("22.4.f")
def area_is_soviet(area_move: AreaMove) -> Violation:
    """22.4 Axis units may not enter a Soviet area; the one before Baku is entered by five divisions together or none
    (RULING s42-507), and through some areas of Fall Blau any unit exits."""
    barred = (
        area_move.side == AXIS
        and area_move.comes_to >= 0
        and area_move.position.country.owner(area_move.comes_to) != AXIS
    )
    # §24.1.2.i
    leaves = area_move.here >= 0 and is_exit(area_move.position, area_move.side, area_move.comes_to)
    return evidence(place_name(area_move.to)) if barred and not leaves else None


@rule.forbids("23.4.k")
def winter_has_closed_the_area(area_move: AreaMove) -> Violation:
    """23.4 From turn 28 on entry area K is closed."""
    closed = area_move.comes_to >= 0 and area_is_closed(area_move.position, area_move.comes_to)
    return evidence(place_name(area_move.to)) if closed else None


@rule.forbids("24.1.3.c")
def area_is_lost(area_move: AreaMove) -> Violation:
    """24.1.3 Soviet units may not enter the area before Baku, or leave it for the map, while an Axis unit is in it."""
    ends = [
        place
        for place in (area_move.here, area_move.to)
        if in_area(place) and is_lost(area_move.position, AREA - place)
    ]
    return evidence(place_name(ends[0])) if ends and area_move.side == SOVIET else None


@rule("5.7.2.a", "20.7.b")
@rule.forbids("5.7.2.c")
def strait_parts_the_area(area_move: AreaMove) -> Violation:
    """5.7.2 There is no land route between the Crimea and Taman."""
    crimea = AREA - OVERSEAS
    barred = (area_move.here == crimea and area_move.to >= 0) or (area_move.to == crimea and area_move.here >= 0)
    return evidence(place_name(area_move.here), place_name(area_move.to)) if barred else None


@rule("22.3.1.g")
@rule.forbids("22.3.1.a")
def area_is_not_beside_the_hex(area_move: AreaMove) -> Violation:
    """22.3.1 Units move between the map and an area only where they touch."""
    if area_move.between:
        return None
    hex_, area = max(area_move.here, area_move.to), AREA - min(area_move.here, area_move.to)
    return (
        None
        if area in area_move.position.country.edge_of.get(hex_, ())
        else evidence(HEXES[hex_], f"area-{AREAS[area]}")
    )


@rule("C2.2.g", "C2.4.k")
@rule.forbids("C2.2.f")
def first_front_is_narrow(area_move: AreaMove) -> Violation:
    """C2.2 Across the northern edge of the Caucasus the Axis enters on a narrower front on the first turn than
    later."""
    first = area_move.position.turn == area_move.position.scenario.first_turn and area_move.to >= 0
    barred = first and area_move.here == NORTH_EDGE and HEXES[area_move.to] not in PACK.zone("caucasus-entry-first")
    return evidence(HEXES[area_move.to]) if barred else None


@rule("C1.2.e")
@rule.forbids("C1.2.f")
def only_trains_come_this_way(area_move: AreaMove) -> Violation:
    """C1.2 In Fall Blau Soviet units enter the map by movement from areas A and B; across the other edges they come by
    rail."""
    # RULING s42-845: any unit in such an area, be it a reinforcement or a unit that has left the map.
    area = AREA - area_move.here if in_area(area_move.here) and area_move.to >= 0 else -1
    barred = (
        area_move.side == SOVIET and area_move.position.rules.scenario == "fall-blau" and 0 <= area < len(PACK.areas)
    )
    return evidence(place_name(area_move.here)) if barred and AREAS[area] not in PACK.blau.walk_on else None


def _are_apart(area_move: AreaMove) -> bool:
    return area_move.between and not are_joined(area_move.position, AREA - area_move.here, AREA - area_move.to)


@rule.forbids("22.6.2.a", "22.6.3.a", "22.6.3.c")
def areas_are_far_apart(area_move: AreaMove) -> Violation:
    """22.6 Units move from area to area north of the Caspian Sea, south of it, in the west; from north to south only
    through the transit box."""
    clause = GROUP_CLAUSES.get(GROUP[AREA - area_move.here], "") if _are_apart(area_move) else ""
    return evidence(place_name(area_move.here), place_name(area_move.to), by=clause) if clause else None


@rule.forbids("22.6.1.a")
def area_joins_no_other(area_move: AreaMove) -> Violation:
    """22.6.1 From the area of a single reinforcement, and from the transit box, units move only to adjacent areas."""
    return evidence(place_name(area_move.here), place_name(area_move.to)) if _are_apart(area_move) else None


@rule("22.6.4.d")
@rule.forbids("22.6.4.c")
def transit_box_is_full(area_move: AreaMove) -> Violation:
    """22.6.4 At most two combat units are in the Caspian box at a time; others enter when they have left."""
    if area_move.comes_to != TRANSIT:
        return None
    there = [unit for unit in (*area_move.position.at(area_move.to), *area_move.units) if COMBAT[unit]]
    return evidence(*names(there[: TABLES.caspian_units])) if len(there) > TABLES.caspian_units else None


@rule.forbids("22.6.4.a")
def transit_box_is_at_sea(area_move: AreaMove) -> Violation:
    """22.6.4 From the Caspian box units move to an entry area, not onto the map."""
    return evidence(HEXES[area_move.to]) if area_move.here == AREA - TRANSIT and area_move.to >= 0 else None


@rule("22.3.1.e")
@rule.forbids("22.3.1.f")
def has_just_come(area_move: AreaMove) -> Violation:
    """22.3.1 A unit that has entered an area leaves it in its side's next movement phase."""
    stuck = [
        unit for unit in area_move.units if in_area(area_move.here) and area_move.position.pieces[unit].has(ENTERED)
    ]
    return evidence(*names(stuck)) if stuck else None


@rule("22.5.d", "13.2.1.d")
@rule.forbids("22.3.1.i")
def leaves_in_disorder(area_move: AreaMove) -> Violation:
    """22.3.1, 22.5 Only units in good order leave an area."""
    shaken = [unit for unit in area_move.units if area_move.position.pieces[unit].order != GOOD]
    return evidence(*names(shaken)) if shaken and in_area(area_move.here) else None


@rule.forbids("21.4.d")
def rebuilt_does_not_travel(area_move: AreaMove) -> Violation:
    """21.4 A unit with a replacement marker may not move from area to area."""
    fresh = [unit for unit in area_move.units if area_move.position.pieces[unit].has(REPLACED)]
    return evidence(*names(fresh)) if fresh and area_move.between else None


@rule.forbids("34.3.3.b")
def army_is_shaken(area_move: AreaMove) -> Violation:
    """34.3.3 A reserve army with disordered units in its box may not move from area to area."""
    shaken = [u for u in _boxed(area_move) if area_move.position.pieces[u].order != GOOD]
    return evidence(*names(shaken)) if shaken else None


@rule.forbids("34.3.3.c")
def army_takes_in_replacements(area_move: AreaMove) -> Violation:
    """34.3.3 Nor may one whose units have received replacements."""
    fresh = [u for u in _boxed(area_move) if area_move.position.pieces[u].has(REPLACED)]
    return evidence(*names(fresh)) if fresh else None


def _boxed(area_move: AreaMove) -> tuple[int, ...]:
    """34.3.3 The units that reserve armies of the group take along from area to area, as any unit may move (22.6)."""
    return (
        tuple(unit for army in area_move.units for unit in contents(area_move.position, army))
        if area_move.between
        else ()
    )


AREA_MOVE_FORBIDS = (
    area_is_axis,
    area_is_soviet,
    winter_has_closed_the_area,
    area_is_lost,
    strait_parts_the_area,
    transit_box_is_at_sea,
    area_is_not_beside_the_hex,
    first_front_is_narrow,
    only_trains_come_this_way,
    areas_are_far_apart,
    area_joins_no_other,
    transit_box_is_full,
    has_just_come,
    leaves_in_disorder,
    rebuilt_does_not_travel,
    army_is_shaken,
    army_takes_in_replacements,
)
OF_THE_HEX = (area_is_not_beside_the_hex, first_front_is_narrow)
OF_THE_AREA = tuple(prohibition for prohibition in AREA_MOVE_FORBIDS if prohibition not in OF_THE_HEX)
"""Prohibitions that look at the hex where a group crosses the edge; and those that are the same for every hex."""
