"""8.1-8.6, tec What a step costs and where it is prohibited, for a group of units. Costs are in sixths of a point."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.derived import derived
from grognard.core.verdicts import Violation, evidence
from grognard.games.h44.data.board import AREAS, GRID, HEXES
from grognard.games.h44.data.units import ALLIED, MECHANISED, PACK, SIDE, VEHICLE, Mode
from grognard.games.h44.movement.ferries import BOARDING, boats
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import DISMOUNTED, IN_FULL_RETREAT, Position, names
from grognard.games.h44.state.zones import bonded, bridged, dry, in_zoc, is_soft, owner, vehicles_pass, zones
from grognard.series.zoc_bonds.marching import POINT as POINT

EXIT = 2 * POINT
"""7.2 The extra cost of leaving an enemy ZOC."""
JAM = 2 * POINT
"""24.2 The extra cost of a traffic marker."""
TERRAIN = PACK.tables.terrain
FOOT, MECH, WHEELS = 0, 1, 2
"""2.3.13 Movement classes: foot, mechanised infantry, vehicles."""


@rule("2.3.13.a", "2.3.13.b", "2.3.13.c")
def movement_class(position: Position, unit: int) -> int:
    """2.3.13, 18.6 Dismounted infantry walks."""
    if position.pieces[unit].has(DISMOUNTED):  # §18.6.d
        return FOOT
    return WHEELS if VEHICLE[unit] else MECH if MECHANISED[unit] else FOOT  # §2.3.14.h, §2.3.14.i, §17.3.a


class Step(Struct, frozen=True):
    """A group that would move from one hex to the next."""

    position: Position
    units: tuple[int, ...]
    mode: Mode
    from_hex: int
    to_hex: int
    first: bool = False
    """Whether it is the first step of the move, begun here."""

    @property
    def side(self) -> int:
        return SIDE[self.units[0]]


# -- costs -----------------------------------------------------------------------------------------------------------


@rule("8.1.b")
def cost(step: Step, woods: int) -> int:
    """8.1 The cost of the step for the slowest unit, after so many hexes of off-road woods (8.6.1)."""
    return max(_cost(step, unit, woods) for unit in step.units) + _exit(step)


def _exit(step: Step) -> int:
    """7.2 Two points to leave an enemy ZOC; not that of the unknown unit the step leads to (25.3.1)."""
    if step.from_hex < 0:
        return 0
    met = step.to_hex if step.to_hex in step.position.unknown else -1
    watchers = zones(step.position, 1 - step.side).sources.get(step.from_hex, ())
    return EXIT if any(hex_ != met for hex_ in watchers) else 0


def _cost(step: Step, unit: int, woods: int) -> int:
    walk = movement_class(step.position, unit)
    behind = POINT if woods >= 2 and deeper(step.position, step.from_hex, step.to_hex) else 0
    return terrain_cost(step.position, step.from_hex, step.to_hex, walk) + behind + (JAM if _jammed(step, unit) else 0)


@rule("tec", "8.4.a", "8.4.c")
def terrain_cost(position: Position, from_hex: int, to_hex: int, walk: int) -> int:
    """tec The terrain cost for a movement class: the road if there is one with its bridge, else the hex and the water.
    From an entry area the first hex decides, by its road if it has one (RULING h44-039)."""
    road = position.country.road(from_hex, to_hex)
    if road and bridged(position, from_hex, to_hex):  # §8.4.d, §8.4.e
        return PACK.tables.roads[road][walk]
    return ground_cost(position, to_hex, walk) + _over_water(position, from_hex, to_hex, walk)


@rule("8.6.1.a", "8.6.1.b")
def deeper(position: Position, from_hex: int, to_hex: int) -> bool:
    """8.6.1 A step into woods, not along a road."""
    on_road = position.country.road(from_hex, to_hex) and bridged(position, from_hex, to_hex)
    return not on_road and is_woods(position, to_hex)


@rule("2.2.3.a", "2.2.3.b")
def ground_cost(position: Position, hex_: int, walk: int) -> int:
    """tec A city costs one point; elsewhere the open terrain counts."""
    if hex_ in position.country.cities:
        return POINT
    cost = TERRAIN[position.country.rough(hex_)].cost[walk]
    return cost * POINT if cost is not None else 99 * POINT


@rule("8.6.3.a")
def is_woods(position: Position, hex_: int) -> bool:
    """8.6.1, 8.6.3 Woods that slow movement: not in polder."""
    return hex_ in position.country.woods


@rule("8.5.1.a", "8.5.2.b")
def _over_water(position: Position, from_hex: int, to_hex: int, walk: int) -> int:
    """tec An unbridged small river, or a railway bridge."""
    water = position.country.water(from_hex, to_hex)
    if not water:
        return 0
    if bridged(position, from_hex, to_hex):
        return PACK.tables.rail_bridge[walk] * POINT
    return PACK.tables.minor_river[walk] * POINT if water == "minor" else 0


def _jammed(step: Step, unit: int) -> bool:
    """24.2 A traffic marker costs Allied mechanised units two more points, on and off the road; infantry and Germans
    are not affected. Otherwise it matters only to an advance: not to combat, retreats or lines of supply."""
    there = any(hex_ == step.to_hex for _, hex_ in step.position.traffic)
    return there and step.side == ALLIED and movement_class(step.position, unit) != FOOT  # §24.2.a


# -- prohibitions ----------------------------------------------------------------------------------------------------


@rule.forbids("2.2.2.b")
def hex_is_water(step: Step) -> Violation:
    """tec Units may not enter open water or leave the map."""
    return evidence(HEXES[step.to_hex]) if step.to_hex not in step.position.country.land else None


@rule("8.1.j")
@rule.forbids("8.1.i")
def enemy_is_there(step: Step) -> Violation:
    """8.1 Units may not enter a hex with an enemy unit. An unknown unit may be encountered (25.3), unless it is stacked
    with other units that are not in full retreat (25.4)."""
    stack = step.position.stack(step.to_hex)
    if not stack or SIDE[stack[0]] == step.side or step.position.lone_unknown(step.to_hex):
        return None
    return evidence(HEXES[step.to_hex], *names(stack))


@rule.forbids("25.3.1.a")
def unknown_is_met_with_care(step: Step) -> Violation:
    """25.3.1 Extended movement may not enter a hex with an unknown unit; Germans are not affected."""
    met = step.side == ALLIED and step.to_hex in step.position.unknown and step.mode == "extended"
    return evidence(HEXES[step.to_hex]) if met else None


@rule("23.3.3.i")
@rule.forbids("7.4.2.a")
def enters_a_bond(step: Step) -> Violation:
    """7.4.2 Units may not enter the hex of an enemy bond in the movement phase."""
    # §7.2.f, §8.3.2.c
    return evidence(HEXES[step.to_hex]) if step.to_hex in zones(step.position, 1 - step.side).hexes else None


@rule.forbids("7.4.2.b")
def crosses_a_bond(step: Step) -> Violation:
    """7.4.2 Nor cross a hexside that an enemy bond runs through."""
    barred = step.from_hex >= 0 and bonded(step.position, step.side, step.from_hex, step.to_hex)
    # §7.2.f, §7.4.1.c, §8.3.2.c, §7.4.4.a
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if barred else None


def _off_road(step: Step, soft: int) -> bool:
    """8.6.2 A vehicle that would enter or leave soft ground overland or by a railway bridge, but not along a road."""
    position = step.position
    if step.from_hex < 0 or not is_soft(position, soft) or not bridged(position, step.from_hex, step.to_hex):
        return False
    return any(movement_class(position, u) == WHEELS for u in step.units) and not vehicles_pass(
        position, step.from_hex, step.to_hex
    )


@rule("2.3.14.b", "2.3.14.d")
@rule.forbids("8.6.2.a")
def vehicles_enter_by_road(step: Step) -> Violation:
    """8.6.2 Vehicles enter polder and marsh only by road."""
    return evidence(HEXES[step.to_hex]) if _off_road(step, step.to_hex) else None  # §8.3.2.d


@rule("2.3.14.c", "2.3.14.e")
@rule.forbids("8.6.2.b")
def vehicles_leave_by_road(step: Step) -> Violation:
    """8.6.2 Vehicles leave polder and marsh only by road."""
    return evidence(HEXES[step.from_hex]) if _off_road(step, step.from_hex) else None  # §8.3.2.d


@rule("2.3.14.f")
@rule.forbids("8.5.2.a")
def vehicles_need_a_bridge(step: Step) -> Violation:
    """8.5.2 Vehicles cross rivers and canals only by bridge; across a large river a ferry may take them."""
    if step.from_hex < 0 or not any(movement_class(step.position, u) == WHEELS for u in step.units):
        return None
    narrow = step.position.country.water(step.from_hex, step.to_hex) in ("minor", "canal")
    barred = narrow and not bridged(step.position, step.from_hex, step.to_hex)
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if barred else None


def _open_canal(step: Step) -> bool:
    canal = step.from_hex >= 0 and step.position.country.water(step.from_hex, step.to_hex) == "canal"
    return canal and not bridged(step.position, step.from_hex, step.to_hex)


@rule.forbids("8.5.3.c")
def canal_takes_tactical_movement(step: Step) -> Violation:
    """8.5.3 An unbridged canal is crossed only by tactical movement."""
    barred = step.mode != "tactical" and _open_canal(step)
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if barred else None


@rule("8.5.3.a", "8.3.2.e")
@rule.forbids("8.5.3.b")
def canal_is_crossed_first(step: Step) -> Violation:
    """8.5.3 It must be the first step of the move, from an adjacent hex where the phase was begun."""
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if _open_canal(step) and not step.first else None


def _open_river(step: Step) -> bool:
    return step.from_hex >= 0 and not dry(step.position, step.from_hex, step.to_hex)


@rule("8.3.2.d")
@rule.forbids("8.5.4.a")
def large_river_bars_the_way(step: Step) -> Violation:
    """8.5.4 An unbridged large river is crossed only where there is a ferry, or engineers serving as one."""
    barred = _open_river(step) and not boats(step.position, step.side, step.from_hex, step.to_hex)
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if barred else None


@rule("23.3.3.e")
@rule.forbids("8.5.4.b")
def large_river_takes_tactical_movement(step: Step) -> Violation:
    """8.5.4 A unit that uses the ferry moves tactically."""
    barred = step.mode != "tactical" and _open_river(step)
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if barred else None


@rule.forbids("8.2.2.a", "8.2.2.b", "8.2.2.c")
def extended_keeps_away(step: Step) -> Violation:
    """8.2.2 Extended movement may never enter a hex adjacent to an enemy, not even an unknown one or one across a
    river."""
    if step.mode != "extended":
        return None
    position, to = step.position, step.to_hex
    enemies = [n for n in GRID.near[to] if position.side_in(n) == 1 - step.side]  # §8.2.2.d, §25.2.1.i, §19.3.1.k
    if not enemies:
        return None
    met = next((n for n in enemies if n not in position.unknown and dry(position, n, to)), enemies[0])
    clause = "8.2.2.b" if met in position.unknown else "8.2.2.a" if dry(position, met, to) else "8.2.2.c"
    return evidence(HEXES[to], *(HEXES[n] for n in enemies[:3]), by=clause)


@rule.forbids("6.4.2.d")
def crowd_is_entered_slowly(step: Step) -> Violation:
    """6.4.2 Mechanised units enter an overstacked hex only by tactical movement."""
    from grognard.games.h44.state.stacking import overstacked

    if step.mode == "tactical" or not any(movement_class(step.position, u) != FOOT for u in step.units):
        return None
    return evidence(HEXES[step.to_hex]) if overstacked(step.position, step.to_hex) else None


@rule.forbids("14.3.2.j")
def routed_keep_away(step: Step) -> Violation:
    """14.3.2 Units in full retreat may not enter an enemy ZOC unless a friendly unit, known or unknown, is there and
    not in full retreat itself."""
    position = step.position
    if not any(position.pieces[u].order == IN_FULL_RETREAT for u in step.units):
        return None
    friends = step.side != ALLIED and step.to_hex in position.unknown
    friends = friends or any(position.pieces[u].order != IN_FULL_RETREAT for u in position.stack(step.to_hex))
    return evidence(HEXES[step.to_hex]) if in_zoc(position, step.side, step.to_hex) and not friends else None


@rule.forbids("23.4.b", "23.4.e")
def boundary_is_another_corps(step: Step) -> Violation:
    """23.4 Until turn 6 British units may move one hex beyond the boundary of their corps; north of its end they move
    freely, but not around it into another corps' sector. Attacks are not limited, nor are German units."""
    position = step.position
    if position.turn > PACK.tables.boundary_turn:  # §23.4.g
        return None
    for unit in step.units:
        corps = position.corps(unit)  # §23.4.f
        if corps and PACK.sectors.depth(corps, step.to_hex) > 1:  # §23.4.d
            here = position.pieces[unit].place
            round_its_end = here >= 0 and not PACK.sectors.covers(here)
            return evidence(HEXES[step.to_hex], corps=corps, by="23.4.e" if round_its_end else "23.4.b")
    return None


STEPPING = (
    hex_is_water,
    enemy_is_there,
    unknown_is_met_with_care,
    enters_a_bond,
    crosses_a_bond,
    vehicles_enter_by_road,
    vehicles_leave_by_road,
    vehicles_need_a_bridge,
    canal_takes_tactical_movement,
    canal_is_crossed_first,
    large_river_bars_the_way,
    large_river_takes_tactical_movement,
    *BOARDING,
    extended_keeps_away,
    crowd_is_entered_slowly,
    routed_keep_away,
    boundary_is_another_corps,
)


@derived("turn")
@rule("19.3.1", "23.1.2.c")
def exits(position: Position, side: int) -> frozenset[int]:
    """19.3 Units may leave the map into friendly areas; Germans on turn 1 only into A and L."""
    areas = range(len(AREAS)) if position.turn > 1 or side == ALLIED else (AREAS.index("A"), AREAS.index("L"))
    return frozenset(area for area in areas if owner(position.turn, area) == side)
