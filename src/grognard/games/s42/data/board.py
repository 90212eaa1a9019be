"""2.2 The country: terrain, what lies on hexsides, roads and railways, entry areas, places that count; as the scenario
uses it. Hexes are small ints; tuples are indexed by them."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

from grognard.games.s42.data.units import AXIS, PACK, SOVIET
from grognard.games.s42.rulebook import rule
from grognard.hexes import country as kit
from grognard.hexes.board import Side
from grognard.hexes.board import pair as pair

BOARD = PACK.board
GRID = BOARD.grid
HEXES = BOARD.names
HEX = BOARD.index
NORTH, EAST = "north", f"east-north-of-{PACK.blau.reserve_5_north_of}"
"""C2.2, C1.2 Edges of the map over which reinforcements of one scenario come."""
AREAS = (*(area.id for area in PACK.areas), NORTH, EAST)
AREA_INDEX = {name: k for k, name in enumerate(AREAS)}
ROADS = ("secondary", "primary")
"""Kinds of road, the worse first."""
RAILS = ("rail-caspian", "rail-volga", "rail", "rail-main")
"""Kinds of railway; of two on one hexside the later counts."""
ROW = tuple(int(name[2:]) if name else -1 for name in HEXES)
"""The printed row of each hex."""
WEST = tuple(half == "a" for half in BOARD.halves)
"""17.1, 24.1.4 Whether a hex lies west of the start line of 28 June."""
BARE = ("", "sea", "out-of-play")
"""2.2.3 Terrain that no unit ever enters."""


class Patch(kit.Patch, frozen=True, kw_only=True):
    """Changes of the board for a situation, by printed id (sides as `2402/2503`); `none` takes away."""

    crossings: kit.Changes = ()
    """Side to `bridge`, `rail-bridge` or `ferry`."""
    rails: kit.Changes = ()


NO_PATCH = Patch()


class Edge(NamedTuple):
    """What lies between a hex and a neighbour that can be entered."""

    to_hex: int
    water: str
    """`minor`, `major`, `volga`, `lake`, `alpine`, or nothing."""
    bridge: str
    """`road-bridge`, `rail-bridge`, `ferry`, or nothing."""
    road: str
    rail: str


NO_EDGE = Edge(-1, "", "", "", "")


class Country(kit.Country):
    """The board as a scenario uses it, with the changes of a situation."""

    def __init__(self, scenario: str, patch: Patch) -> None:
        super().__init__(BOARD, patch, ROADS)
        self.scenario = scenario
        self.place = tuple(self.places.get(hex_, "") for hex_ in range(len(HEXES)))
        """`landmark`, `town`, `city`, `major`, or nothing, for each hex."""
        drawn = {side: row.kind for side, row in BOARD.crossings.items()}
        self.crossings = kit.redrawn(drawn, patch.crossings, BOARD.side)
        self.rails = kit.redrawn(kit.lines(BOARD, RAILS), patch.rails, BOARD.side)
        used = PACK.scenarios[scenario].sheets
        self.land = frozenset(
            hex_ for hex_, kind in enumerate(self.terrain) if kind not in BARE and _on_map(hex_, used)
        )
        """Hexes that units can be in."""
        self.edges = tuple(
            tuple(self._edge(hex_, neighbour) for neighbour in GRID.near[hex_] if neighbour in self.land)
            if hex_ in self.land
            else ()
            for hex_ in range(len(HEXES))
        )
        """What lies between each hex and each of its neighbours."""

    @rule("2.2.2.a", "2.2.2.b", "2.2.3.e")
    def _edge(self, from_hex: int, to_hex: int) -> Edge:
        """2.2.2, 2.2.3 What lies on a hexside: water or peaks that follow the whole of it. What touches only a part of
        a side, or flows inside a hex (a city, a marsh), is not drawn at all, for it does nothing; nor are boundaries
        of armies, which all units may cross (C1.2, C4.2)."""
        side = pair(from_hex, to_hex)
        road, rail, water = self.roads.get(side, ""), self.rails.get(side, ""), self.waters.get(side, "")
        bridge = _bridge(self.crossings.get(side, ""), water, road, rail)
        return Edge(to_hex, water, bridge, road, rail)  # §C1.2.d, §C4.2.d

    @cached_property
    def _edge_at(self) -> dict[Side, Edge]:
        return {(hex_, edge.to_hex): edge for hex_, edges in enumerate(self.edges) for edge in edges}

    @rule("2.2.1.c")
    def edge(self, from_hex: int, to_hex: int) -> Edge:
        """2.2.1 What lies between two neighbours; nothing at all between hexes that do not touch."""
        return self._edge_at.get((from_hex, to_hex), NO_EDGE)

    # -- places -------------------------------------------------------------------------------------------

    @cached_property
    def cities(self) -> frozenset[int]:
        """City hexes of either size."""
        return frozenset(hex_ for hex_ in self.land if self.place[hex_] in ("city", "major"))

    @cached_property
    def majors(self) -> frozenset[int]:
        return frozenset(hex_ for hex_ in self.land if self.place[hex_] == "major")

    @cached_property
    @rule("24.1.1.b", "24.1.1.d")
    def points(self) -> dict[int, int]:
        """24.1.1 The points of each victory hex."""
        rows = PACK.tables.victory_hexes.values()
        values = {HEX[name]: row.points for row in rows for name in PACK.zone(row.id)}
        return {hex_: points for hex_, points in values.items() if hex_ in self.land}

    @cached_property
    @rule("16.3.4.a")
    def sites(self) -> frozenset[int]:
        """16.3.4 Hexes whose control is kept: cities and victory hexes."""
        return self.cities | frozenset(self.points)

    @cached_property
    @rule("9.7.6.a", "9.7.7.b", "9.7.7.f")
    def fort_lines(self) -> dict[int, str]:
        """9.7.6 The printed Soviet fortifications, and the group each belongs to."""
        rows = PACK.tables.fortified_lines.values()
        return {HEX[name]: row.id for row in rows for name in PACK.zone(row.zone) if HEX[name] in self.land}

    @cached_property
    def ports(self) -> dict[int, str]:
        """16.2.3 Ports and their seas: `azov`, `black`, `strait`."""
        rows = ((row.kind.removeprefix("port-"), row.hexes) for row in BOARD.file.zone if row.kind.startswith("port-"))
        return {HEX[name]: sea for sea, hexes in rows for name in hexes if HEX[name] in self.land}

    @cached_property
    def lakes(self) -> dict[Side, str]:
        """The lake on each lake hexside."""
        rows = (row for row in BOARD.file.river if row.size == "lake")
        names = {BOARD.side(side): row.id for row in rows for side in row.sides}
        return {side: names.get(side, "") for side, water in self.waters.items() if water == "lake"}

    @cached_property
    @rule("23.4.s")
    def desert_lakes(self) -> frozenset[Side]:
        """23.4 The hexsides of lakes that touch a desert hex anywhere: they freeze."""
        dry = {lake for side, lake in self.lakes.items() if any(self.terrain[hex_] == "desert" for hex_ in side)}
        return frozenset(side for side, lake in self.lakes.items() if lake in dry)

    # -- railways -----------------------------------------------------------------------------------------

    @cached_property
    def rail_near(self) -> dict[int, tuple[int, ...]]:
        """The hexes joined to each railway hex, of whatever kind of line."""
        return {
            hex_: tuple(edge.to_hex for edge in edges if edge.rail)
            for hex_, edges in enumerate(self.edges)
            if any(edge.rail for edge in edges)
        }

    @cached_property
    @rule("5.5.7.a", "5.5.7.b")
    def rail_ferry(self) -> Side:
        """5.5.7 The two ends of the ferry of Vladimirovka, on either side of the flood plain of the Volga."""
        west, east = (HEX[name] for name in PACK.tables.special_hexes["vladimirovka"])
        return pair(west, east)

    @cached_property
    @rule("17.1.b", "17.2.1.c")
    def green(self) -> dict[int, tuple[int, ...]]:
        """17.1 Hexes of the green lines, which have to be converted, and the hexes each is joined to."""
        kinds = {id_ for id_, row in PACK.tables.railways.items() if row.green}
        joined = ((hex_, tuple(e.to_hex for e in edges if e.rail in kinds)) for hex_, edges in enumerate(self.edges))
        return {hex_: neighbours for hex_, neighbours in joined if neighbours}

    # -- entry areas --------------------------------------------------------------------------------------

    @cached_property
    def touches(self) -> tuple[tuple[int, ...], ...]:
        """The hexes of the map that each entry area touches, in this scenario."""
        areas = [tuple(HEX[name] for name in area.hexes if HEX[name] in self.land) for area in PACK.areas]
        areas += [tuple(HEX[name] for name in PACK.zone("caucasus-entry-later")), tuple(_north_of_the_fifth())]
        return tuple(hexes if self.owner(k) is not None else () for k, hexes in enumerate(areas))

    @cached_property
    def edge_of(self) -> dict[int, tuple[int, ...]]:
        """The entry areas that each hex of the map's edge touches."""
        return kit.areas_beside(self.touches)

    @cached_property
    def map_edge(self) -> frozenset[int]:
        """The hexes from which a step leads off the map."""
        return frozenset(self.edge_of)

    def owner(self, area: int) -> int | None:
        """22.2 Whose an entry area is; None: the scenario does without it."""
        return self._owners[area]

    @cached_property
    def _owners(self) -> tuple[int | None, ...]:
        return tuple(map(self._owner, range(len(AREAS))))

    @rule("22.2.a", "16.2.2.a")
    def _owner(self, area: int) -> int | None:
        """22.2 Whose an entry area is; None: the scenario does without it. A to L are Soviet, W to Z Axis; M to R are
        Soviet in Fall Blau, two of them Axis in Uranus. Single edges serve the reinforcements of one side."""
        if area >= len(PACK.areas):
            return {("caucasus", NORTH): AXIS, ("fall-blau", EAST): SOVIET}.get((self.scenario, AREAS[area]))  # §C2.2.e
        row = PACK.areas[area].row
        if row.side == "none":
            if self.scenario == "fall-blau":
                return SOVIET  # §C1.2.j
            return AXIS if self.scenario == "uranus" and row.id in PACK.uranus.axis_areas else None  # §C3.1.f
        if not self._reaches(area):
            return None
        return AXIS if row.side == "axis" else SOVIET  # §22.2.b, §22.2.c

    def _reaches(self, area: int) -> bool:
        """Whether most of an area of the campaign touches the maps of the scenario; the box in the Caspian touches
        none, and is there where the areas south of it are."""
        group = [area]
        if PACK.areas[area].row.group == "caspian":
            group = [k for k, row in enumerate(PACK.areas) if row.row.group == "south"]
        touched = [HEX[name] in self.land for k in group for name in PACK.areas[k].hexes]
        return 2 * sum(touched) > len(touched)


@rule("C1.1.d", "C2.1.d", "C3.1.d")
def _on_map(hex_: int, sheets: tuple[str, ...]) -> bool:
    """C1.1, C2.1, C3.1, C4.1 The maps of the scenario; the Caucasus maps begin with row 40, printed on all four."""
    overlap = "C" in sheets and ROW[hex_] >= PACK.caucasus.first_row
    return BOARD.sheets[hex_] in sheets or (overlap and BOARD.sheets[hex_] != " ")  # §C4.1.d


@rule("5.5.4.a")
def _bridge(crossing: str, water: str, road: str, rail: str) -> str:
    """5.2, 5.5.4 A road or railway over a river has its bridge, and the road bridge goes before the other; the Volga
    has only what is drawn there."""
    if crossing == "ferry":
        return "ferry"
    if water not in ("minor", "major"):
        return {"bridge": "road-bridge", "rail-bridge": "rail-bridge"}.get(crossing, "")
    if road or crossing == "bridge":  # §5.2.d, §5.5.4.f
        return "road-bridge"
    return "rail-bridge" if rail or crossing == "rail-bridge" else ""  # §5.2.e


@rule("C1.2.n")
def _north_of_the_fifth() -> list[int]:
    """C1.2 The eastern edge of map A, north of the row of the hex that is named."""
    last = int(PACK.blau.reserve_5_north_of[2:])
    column = max(int(name[:2]) for hex_, name in enumerate(HEXES) if name and BOARD.sheets[hex_] == "A")
    return [HEX[f"{column}{row:02}"] for row in range(last) if f"{column}{row:02}" in HEX]


@lru_cache(maxsize=32)
def country(scenario: str, patch: Patch = NO_PATCH) -> Country:
    return Country(scenario, patch)
