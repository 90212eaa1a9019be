"""8.1-8.6, tec What a step costs and where it is forbidden, for a group of units. Costs are in sixths of a point."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Bite, because
from grognard.games.h44.board import AREAS, GRID, HEXES
from grognard.games.h44.position import AREA, DISMOUNTED, MARCHING, ROUTED, Position, names
from grognard.games.h44.rulebook import rule
from grognard.games.h44.units import ALLIED, ARTILLERY, CORPS, MECHANISED, PACK, SIDE, VEHICLE, Mode
from grognard.games.h44.zones import bonded, bridged, dry, in_zoc, owner, vehicles_pass, zones

POINT = 6
"""One movement point."""
EXIT = 2 * POINT
"""7.2 What leaving an enemy zone of control costs more."""
TERRAIN = PACK.tables.terrain
FOOT, MECH, WHEELS = 0, 1, 2
"""2.3.13 How a unit moves: on foot, as mechanised infantry, as a vehicle."""


@rule("2.3.13", "18.6")
def gait(position: Position, unit: int) -> int:
    """2.3.13, 18.6 Dismounted infantry walks."""
    if position.pieces[unit].has(DISMOUNTED):
        return FOOT
    return WHEELS if VEHICLE[unit] else MECH if MECHANISED[unit] else FOOT


class Step(Struct, frozen=True):
    """A group that wants to go from one hex to the next."""

    position: Position
    units: tuple[int, ...]
    mode: Mode
    one: int
    other: int
    first: bool = False
    """Whether it is the first step of the move, begun here."""

    @property
    def side(self) -> int:
        return SIDE[self.units[0]]


# -- costs -----------------------------------------------------------------------------------------------------------


@rule("8.1", "8.4", "8.5.1", "24.2")
def cost(step: Step, woods: int) -> int:
    """8.1 What the step costs the slowest of the group, after so many hexes of woods off the road (8.6.1)."""
    return max(_cost(step, unit, woods) for unit in step.units) + _exit(step)


@rule("7.2", "25.3.1.j")
def _exit(step: Step) -> int:
    """7.2 Two points to leave an enemy zone of control; not that of the unknown unit the step leads to (25.3.1)."""
    if step.one < 0:
        return 0
    met = step.other if step.other in step.position.unknown else -1
    watchers = zones(step.position, 1 - step.side).sources.get(step.one, ())
    return EXIT if any(hex_ != met for hex_ in watchers) else 0


@rule("tec")
def _cost(step: Step, unit: int, woods: int) -> int:
    country, walk = step.position.country, gait(step.position, unit)
    jam = 2 * POINT if _jammed(step, unit) else 0
    if step.one >= 0:
        road = country.road(step.one, step.other)
        if road and bridged(step.position, step.one, step.other):
            return PACK.tables.roads[road][walk] + jam
    ground = ground_cost(step.position, step.other, walk)
    extra = POINT if is_woods(step.position, step.other) and woods >= 2 else 0
    return ground + extra + (_over_water(step, walk) if step.one >= 0 else 0) + jam


def ground_cost(position: Position, hex_: int, walk: int) -> int:
    """tec A city costs one point; elsewhere the open ground counts."""
    if hex_ in position.country.cities:
        return POINT
    found = TERRAIN[position.country.rough(hex_)].cost[walk]
    return found * POINT if found is not None else 99 * POINT


def is_woods(position: Position, hex_: int) -> bool:
    """8.6.1, 8.6.3 Woods that make the march longer: not where polder lies under them."""
    return position.country.rough(hex_) == "woods" and hex_ not in position.country.cities


def _over_water(step: Step, walk: int) -> int:
    """tec A small river without a bridge, or a railway bridge."""
    water = step.position.country.water(step.one, step.other)
    if not water:
        return 0
    if bridged(step.position, step.one, step.other):
        return PACK.tables.rail_bridge[walk] * POINT
    return PACK.tables.minor_river[walk] * POINT if water == "minor" else 0


@rule("24.2")
def _jammed(step: Step, unit: int) -> bool:
    """24.2 A traffic marker costs Allied mechanised units two points more."""
    there = any(hex_ == step.other for _, hex_ in step.position.traffic)
    return there and step.side == ALLIED and gait(step.position, unit) != FOOT


# -- prohibitions ----------------------------------------------------------------------------------------------------


@rule.forbids("2.2.2")
def hex_is_water(step: Step) -> Bite:
    """tec Open water and hexes beyond the map are entered by nobody."""
    return because(HEXES[step.other]) if step.other not in step.position.country.land else None


@rule.forbids("8.1")
def enemy_is_there(step: Step) -> Bite:
    """8.1 Nobody enters a hex with an enemy unit (unknown units apart, 25.3)."""
    stack = step.position.stack(step.other)
    return because(HEXES[step.other], *names(stack)) if stack and SIDE[stack[0]] != step.side else None


@rule.forbids("25.3.1")
def unknown_is_met_with_care(step: Step) -> Bite:
    """25.3.1 A hex with an unknown unit is not entered by extended movement; Germans never share that question."""
    met = step.side == ALLIED and step.other in step.position.unknown and step.mode == "extended"
    return because(HEXES[step.other]) if met else None


@rule.forbids("7.4.2")
def bond_bars_the_way(step: Step) -> Bite:
    """7.4.2 No unit enters or crosses an enemy bond in the movement phase."""
    barred = step.one >= 0 and bonded(step.position, step.side, step.one, step.other)
    barred = barred or (step.one < 0 and bonded(step.position, step.side, step.other, step.other))
    return because(HEXES[step.other]) if barred else None


@rule.forbids("8.6.2", "2.3.14")
def vehicles_need_the_road(step: Step) -> Bite:
    """8.6.2 Vehicles enter and leave polder and marsh only by road."""
    if step.one < 0 or not any(gait(step.position, u) == WHEELS for u in step.units):
        return None
    if step.position.country.water(step.one, step.other):
        return None
    return because(HEXES[step.other]) if not vehicles_pass(step.position, step.one, step.other) else None


@rule.forbids("8.5.2", "2.3.14")
def vehicles_need_a_bridge(step: Step) -> Bite:
    """8.5.2 Vehicles cross rivers and canals by bridge or ferry alone."""
    if step.one < 0 or not any(gait(step.position, u) == WHEELS for u in step.units):
        return None
    water = step.position.country.water(step.one, step.other)
    if not water or bridged(step.position, step.one, step.other) or ferried(step):
        return None
    return because(HEXES[step.one], HEXES[step.other])


@rule.forbids("8.5.3")
def canal_is_crossed_first(step: Step) -> Bite:
    """8.5.3 A canal without a bridge is crossed by tactical movement, as the first step from beside it."""
    if step.one < 0 or step.position.country.water(step.one, step.other) != "canal":
        return None
    if bridged(step.position, step.one, step.other) or (step.mode == "tactical" and step.first):
        return None
    return because(HEXES[step.one], HEXES[step.other])


@rule.forbids("8.5.4")
def large_river_bars_the_way(step: Step) -> Bite:
    """8.5.4 A large river without a bridge is crossed only with a ferry or engineers, by tactical movement."""
    if step.one < 0 or dry(step.position, step.one, step.other):
        return None
    return None if ferried(step) else because(HEXES[step.one], HEXES[step.other])


@rule.forbids("8.2.2")
def extended_keeps_away(step: Step) -> Bite:
    """8.2.2 Extended movement never comes next to an enemy, unknown ones and those over the river included."""
    if step.mode != "extended":
        return None
    enemies = [n for n in GRID.near[step.other] if step.position.side_in(n) == 1 - step.side]
    return because(HEXES[step.other], *(HEXES[n] for n in enemies[:3])) if enemies else None


@rule.forbids("6.4.2")
def crowd_is_entered_slowly(step: Step) -> Bite:
    """6.4.2 Mechanised units enter an over-stacked hex by tactical movement only."""
    from grognard.games.h44.stacking import overstacked

    if step.mode == "tactical" or not any(gait(step.position, u) != FOOT for u in step.units):
        return None
    return because(HEXES[step.other]) if overstacked(step.position, step.other) else None


@rule.forbids("14.3.2")
def routed_keep_away(step: Step) -> Bite:
    """14.3.2 Units in full retreat do not enter an enemy zone of control where no steady friend stands."""
    position = step.position
    if not any(position.pieces[u].order == ROUTED for u in step.units):
        return None
    friends = any(position.pieces[u].order != ROUTED for u in position.stack(step.other))
    return because(HEXES[step.other]) if in_zoc(position, step.side, step.other) and not friends else None


@rule.forbids("23.4")
def boundary_is_another_corps(step: Step) -> Bite:
    """23.4 Until turn 6 British units go one hex beyond the boundary of their corps, south of row 20."""
    position = step.position
    if position.turn > PACK.tables.boundary_turn:
        return None
    for unit in step.units:
        if CORPS[unit] and PACK.sectors.depth(CORPS[unit], step.other) > 1:
            return because(HEXES[step.other], corps=CORPS[unit])
    return None


STEPPING = (
    hex_is_water,
    enemy_is_there,
    unknown_is_met_with_care,
    bond_bars_the_way,
    vehicles_need_the_road,
    vehicles_need_a_bridge,
    canal_is_crossed_first,
    large_river_bars_the_way,
    extended_keeps_away,
    crowd_is_entered_slowly,
    routed_keep_away,
    boundary_is_another_corps,
)


def ferried(step: Step) -> bool:
    """8.5.5, 23.3.3 A ferry that is open to the group for this step."""
    from grognard.games.h44.ferries import ferry_for

    return step.mode == "tactical" and ferry_for(step.position, step.units, step.one, step.other) is not None


@rule("19.3.1", "19.3.2", "23.1.2", "19.4")
def area_is_open(position: Position, side: int, hex_: int, area: int) -> bool:
    """19.3 A unit may leave the map into an area of its own; Germans on turn 1 only into A and L."""
    if owner(position.turn, area) != side:
        return False
    return (
        not (position.turn == 1 and side != ALLIED and AREAS[area] not in ("A", "L")) and hex_ in position.country.land
    )


def area_place(area: int) -> int:
    return AREA - area


def march_marker(position: Position, unit: int) -> bool:
    return ARTILLERY[unit] and position.pieces[unit].has(MARCHING)
