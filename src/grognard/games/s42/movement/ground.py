"""2.2.3, 5.2, 5.5, 23 What terrain costs a movement class in this turn's weather, and where it is prohibited whatever
units are near. Costs are in sixths of a point. ZOC, pontoons and the Volga Flotilla are in `steps` and `crossings`."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.data.board import BARE, BOARD, HEXES, Country, Edge, pair
from grognard.games.s42.data.units import CLIMBER, FOOT, MECH, MOVEMENT_CLASS, PACK
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position
from grognard.games.s42.turn.weather import Sky, sky

TABLES = PACK.tables
CROSSED = {"minor": "minor-river", "major": "major-river", "volga": "volga", "lake": "lake", "alpine": "alpine"}
"""The row of the chart for what lies on a hexside."""
ICE = ("A", "B")
"""23.4 The maps where rivers freeze."""


@rule("23.2.2.e", "23.2.2.f")
def terrain(country: Country, weather: Sky, hex_: int) -> str:
    """23.2.2 What fills a hex: a seasonal marsh is clear until the first rain and marsh from then on."""
    kind = country.terrain[hex_]
    becomes = TABLES.terrain[kind].becomes
    if not becomes:
        return kind
    return becomes if weather.rained else "clear"


@rule("23.4.m", "23.4.s", "23.4.t")
def is_frozen(country: Country, weather: Sky, from_hex: int, to_hex: int) -> bool:
    """23.4 In winter the major rivers of maps A and B freeze, and the lakes of the desert; the Volga never does."""
    if not weather.winter:
        return False
    water = country.edge(from_hex, to_hex).water
    if water == "major":
        return all(BOARD.sheets[hex_] in ICE for hex_ in (from_hex, to_hex))
    return water == "lake" and pair(from_hex, to_hex) in country.desert_lakes


def is_impassable(country: Country, weather: Sky, from_hex: int, to_hex: int) -> bool:
    """2.2.3 A sea hexside, an open lake, or an alpine hexside in winter."""
    water = country.edge(from_hex, to_hex).water
    if water == "lake":
        return not is_frozen(country, weather, from_hex, to_hex)  # §2.2.3.b
    return water == "sea" or (water == "alpine" and weather.winter)  # §2.2.3.a, §2.2.3.c, §23.4.j


@rule("2.2.3.d")
def are_adjacent(country: Country, weather: Sky, from_hex: int, to_hex: int) -> bool:
    """2.2.3 Two hexes that touch, unless something impassable lies between them."""
    return country.edge(from_hex, to_hex).to_hex == to_hex and not is_impassable(country, weather, from_hex, to_hex)


@rule("5.5.2.a", "5.5.2.b")
def is_open_river(country: Country, weather: Sky, from_hex: int, to_hex: int) -> bool:
    """5.5.2, 23.4 A major river without bridge and ice: only a unit that began adjacent to it crosses it, and no
    retreat does. Pontoons (5.5.5) are added by movement."""
    edge = country.edge(from_hex, to_hex)
    # §5.5.2.d, §14.5.h, §23.4.q, §23.4.r
    return edge.water == "major" and not edge.bridge and not is_frozen(country, weather, from_hex, to_hex)


@rule("5.5.2.a", "5.5.2.b")
def is_crossed_first(country: Country, weather: Sky, from_hex: int, to_hex: int) -> bool:
    """5.5.2 An open river, crossed only as the first step of a move from its bank."""
    edge = country.edge(from_hex, to_hex)
    return is_open_river(country, weather, from_hex, to_hex) and TABLES.sides[CROSSED[edge.water]].start_beside


@rule("9.6.2.a", "9.6.2.b")
def is_for_climbers(edge: Edge) -> bool:
    """9.6.2, 20.2 A hexside that only mountain units cross where no road does."""
    # §20.2.b, §20.2.c
    return edge.water in CROSSED and TABLES.sides[CROSSED[edge.water]].climbers_only and not edge.road


@rule("9.5.3.d", "23.4.n", "23.4.t")
def combat_side(country: Country, weather: Sky, from_hex: int, to_hex: int) -> str:
    """9.5, 23.4 The row of the chart for a hexside in combat: ice does not change a major river, a frozen lake counts
    as one, and so does the Volga. Empty: an open hexside, or one across which no unit attacks."""
    water = country.edge(from_hex, to_hex).water
    if water == "lake":
        return "major-river" if is_frozen(country, weather, from_hex, to_hex) else ""
    return {"minor": "minor-river", "major": "major-river", "volga": "major-river", "alpine": "alpine"}.get(water, "")


@rule("2.2.1.b", "5.1.b", "5.2.c")
def step_cost(
    country: Country,
    weather: Sky,
    from_hex: int,
    to_hex: int,
    movement_class: int,
    *,
    climbers: bool = False,
    bridge: str = "",
) -> int | None:
    """5.1, 5.2 Sixths of a point for a step: by road if there is one, else for the hex and the hexside; by a pontoon or
    an unprinted ferry, if one is named. None: prohibited to this class."""
    edge = country.edge(from_hex, to_hex)
    if bridge:
        edge = edge._replace(bridge=bridge)
    if edge.to_hex != to_hex or is_impassable(country, weather, from_hex, to_hex):
        return None
    if edge.road and (edge.bridge == "road-bridge" or edge.water in ("", "alpine")):
        return TABLES.road_cost(edge.road, movement_class, wet=weather.wet)
    base = TABLES.hex_cost(terrain(country, weather, to_hex), country.place[to_hex], movement_class, climbers=climbers)
    extra = over(country, weather, from_hex, edge, movement_class, climbers=climbers)
    return None if base is None or extra is None else base + extra


def over(
    country: Country, weather: Sky, from_hex: int, edge: Edge, movement_class: int, *, climbers: bool = False
) -> int | None:
    """5.5 Sixths of a point for the hexside: nothing where a bridge spans a minor river, the cost of the bridge or
    ferry across a broader one, that of the ice if it is lower."""
    # RULING s42-209: 5.5.1 and 5.5.2 say "infantry", but the costs are for all units, mechanised ones too.
    if not edge.water:
        return 0
    if TABLES.sides[CROSSED[edge.water]].climbers_only:
        return TABLES.side_cost(CROSSED[edge.water], FOOT) if climbers else None  # §9.6.2.a
    ways = []
    if edge.bridge:
        # §5.5.4.c, §5.5.4.d, §5.5.4.e, §5.5.6.a
        ways.append(0 if edge.water == "minor" else TABLES.side_cost(edge.bridge, movement_class))
    if not edge.bridge or is_frozen(country, weather, from_hex, edge.to_hex):
        frozen = is_frozen(country, weather, from_hex, edge.to_hex)
        # §5.5.1.a, §5.5.1.b, §23.4.o, §23.4.p
        ways.append(TABLES.side_cost(CROSSED[edge.water], movement_class, wet=weather.wet, frozen=frozen))
    costs = [way for way in ways if way is not None]
    return min(costs) if costs else None


SHEETS = {"fall-blau": "C1.1.d", "caucasus": "C2.1.d", "uranus": "C3.1.d"}
"""The clause by which a scenario omits some of the maps."""


# -- prohibitions ----------------------------------------------------------------------------------------------------


class Step(Struct, frozen=True):
    """A group that would move from one hex to the next."""

    position: Position
    units: tuple[int, ...]
    """None: a supply point, which moves as a vehicle."""
    from_hex: int
    to_hex: int

    @property
    def edge(self) -> Edge:
        return self.position.country.edge(self.from_hex, self.to_hex)


@rule.forbids("C1.1.d", "C2.1.d", "C3.1.d")
def map_is_not_used(step: Step) -> Violation:
    """C1.1, C2.1, C3.1 Units may not enter a map the scenario does not use: land that is not in play."""
    country, clause = step.position.country, SHEETS.get(step.position.rules.scenario, "")
    ground = step.to_hex not in country.land and country.terrain[step.to_hex] not in BARE
    return evidence(HEXES[step.to_hex], by=clause) if clause and ground else None


@rule.forbids("2.2.3.f")
def hex_is_out_of_play(step: Step) -> Violation:
    """2.2.3 Units may not enter the sea or the dark flood plains."""
    return None if step.to_hex in step.position.country.land else evidence(HEXES[step.to_hex])  # §2.2.3.g


@rule.forbids("2.2.3.a")
def sea_bars_the_way(step: Step) -> Violation:
    """2.2.3 Units may not cross a sea hexside."""
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if step.edge.water == "sea" else None


@rule.forbids("2.2.3.b")
def lake_bars_the_way(step: Step) -> Violation:
    """2.2.3 Units may not cross an unfrozen lake."""
    country, weather = step.position.country, sky(step.position)
    open_ = step.edge.water == "lake" and not is_frozen(country, weather, step.from_hex, step.to_hex)
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if open_ else None


@rule("2.2.3.c")
@rule.forbids("23.4.j")
def peaks_are_closed_in_winter(step: Step) -> Violation:
    """23.4 From turn 28 on units may not cross an alpine hexside, not even mountain units."""
    closed = step.edge.water == "alpine" and sky(step.position).winter
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if closed else None


@rule("20.2.b")
@rule.forbids("9.6.2.a")
def peaks_are_for_climbers(step: Step) -> Violation:
    """9.6.2, 20.2 Off-road only mountain units cross an alpine hexside."""
    climbers = bool(step.units) and all(CLIMBER[unit] for unit in step.units)
    barred = is_for_climbers(step.edge) and not climbers
    return evidence(HEXES[step.from_hex], HEXES[step.to_hex]) if barred else None


@rule.forbids("2.2.1.b")
def mountains_are_entered_by_road(step: Step) -> Violation:
    """2.2.1 Mechanised units may not enter mountains off-road."""
    country = step.position.country
    if step.edge.road or step.to_hex not in country.land:
        return None
    kind = terrain(country, sky(step.position), step.to_hex)
    wheels = {MOVEMENT_CLASS[unit] for unit in step.units} - {FOOT} if step.units else {MECH}
    barred = any(TABLES.hex_cost(kind, country.place[step.to_hex], movement_class) is None for movement_class in wheels)
    return evidence(HEXES[step.to_hex]) if barred else None


GROUND = (
    map_is_not_used,
    hex_is_out_of_play,
    sea_bars_the_way,
    lake_bars_the_way,
    peaks_are_closed_in_winter,
    peaks_are_for_climbers,
    mountains_are_entered_by_road,
)
