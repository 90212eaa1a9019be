"""2.2, tec The country: terrain, water on hexsides, roads, bridges and ferries, entry areas, landing zones."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from grognard.games.h44.data.units import PACK
from grognard.games.h44.rulebook import rule
from grognard.hexes import country as shared
from grognard.hexes.board import Side
from grognard.hexes.board import pair as pair
from grognard.hexes.paths import Steps

BOARD = PACK.board
GRID = BOARD.grid
HEXES = BOARD.names
HEX = BOARD.index
AREAS = tuple(area.id for area in PACK.areas)
AREA_INDEX = {name: k for k, name in enumerate(AREAS)}
BRIDGES = tuple(bridge.id for bridge in PACK.bridges)
BRIDGE = {name: k for k, name in enumerate(BRIDGES)}
FERRIES = tuple(ferry.id for ferry in PACK.ferries)
ROADS = ("minor", "secondary", "primary")
"""Kinds of road, the worst first."""


class Patch(shared.Patch, frozen=True, kw_only=True):
    """Changes of the board for a situation, by printed id (hexsides as `1402/1502`). Places are `city`, `town`,
    `village`; waters `minor`, `canal`, `major`; roads of the kinds in ROADS; `none` removes."""

    bridges: shared.Changes = ()
    """A bridge of the board by its id, put on another side."""
    ferries: shared.Changes = ()
    landings: shared.Changes = ()
    """Hex to the landing zone that it belongs to."""


NO_PATCH = Patch()


@cache
def landing_zone(patch: Patch, zone: str) -> frozenset[int]:
    """22.2.1 The hexes of a landing zone."""
    redrawn = {BOARD.hex(name): drawn for name, drawn in patch.landings}
    added = frozenset(hex_ for hex_, drawn in redrawn.items() if drawn == zone)
    return frozenset(BOARD.zones[zone]) - redrawn.keys() | added


class Arc(NamedTuple):
    """A step that the terrain allows a group."""

    to_hex: int
    side: Side
    """The hexside that it crosses."""
    cost: int
    """In sixths of a point, before traffic, enemies and woods already passed."""
    deeper: bool
    """8.6.1 It enters woods off-road."""
    gate: int
    """What else it requires (see `network`)."""


class Fan(NamedTuple):
    """All steps out of a hex that the terrain allows a group."""

    arcs: tuple[Arc, ...]
    steps: tuple[Steps, ...]
    """By the woods already passed: the node each step leads to, and its cost."""
    gated: bool
    """Some of them require more than points."""
    free: tuple[Steps, ...]
    """The steps that take points only."""


class Atlas:
    """What was worked out about a country for one state of its bridges; filled on demand."""

    def __init__(self) -> None:
        self.shores: dict[int, tuple[int, ...]] = {}
        """The land adjacent to each hex and not across an unbridged large river."""
        self.fans: dict[tuple[int, ...], dict[int, Fan]] = {}
        """The steps from each hex, by the movement classes of the group."""
        self.plain: dict[tuple[tuple[int, ...], frozenset[int], bool], dict[int, Steps]] = {}
        """The same in the form the search uses, by node, where only the ground matters; with the ways off the map, by
        the entry areas that are open; in points, or counted as hexes."""
        self.strides: dict[bool, dict[int, tuple[tuple[int, int], ...]]] = {False: {}, True: {}}
        """The steps of a line of supply from each hex, without and with unbridged canals."""


class Country(shared.Country):
    """The board, with the changes of a situation."""

    def __init__(self, patch: Patch) -> None:
        super().__init__(BOARD, patch, ROADS)
        self.rails = BOARD.links("rail")
        bridges = {bridge.id: bridge.side for bridge in PACK.bridges} | dict(patch.bridges)
        ferries = {ferry.id: ferry.side for ferry in PACK.ferries} | dict(patch.ferries)
        self.bridge_at = {BOARD.side(bridges[name]): k for k, name in enumerate(BRIDGES)}
        self.bridge_side = {k: side for side, k in self.bridge_at.items()}
        self.ferry_at = {BOARD.side(ferries[name]): k for k, name in enumerate(FERRIES)}
        self.ferry_banks = frozenset(hex_ for side in self.ferry_at for hex_ in side)
        self.ferry_side = {k: side for side, k in self.ferry_at.items()}
        self.land = frozenset(h for h, kind in enumerate(self.terrain) if kind not in ("", "water"))
        self.banks = {hex_: self._bridges_of(hex_) for side in self.bridge_at for hex_ in side}
        """The hexes at the ends of bridges, and the bridges of each."""
        self.crossings: dict[tuple[tuple[int, ...], int, tuple[bool, ...]], Fan] = {}
        """The steps from each of them for a group of certain movement classes, by which of its bridges are intact."""
        self.inland = Atlas()
        """The same for all other hexes, where the state of the bridges does not matter."""

    def _bridges_of(self, hex_: int) -> tuple[int, ...]:
        return tuple(bridge for side, bridge in self.bridge_at.items() if hex_ in side)

    @cached_property
    def cities(self) -> frozenset[int]:
        return frozenset(hex_ for hex_, kind in self.places.items() if kind == "city")

    @cached_property
    @rule("8.6.3.a")
    def woods(self) -> frozenset[int]:
        """8.6.1, 8.6.3 Woods that slow movement: not in polder, nor where there is a city."""
        return frozenset(hex_ for hex_, kind in enumerate(self.terrain) if kind == "woods") - self.cities

    @cached_property
    @rule("8.3.3.c", "8.3.3.d")
    def cover(self) -> frozenset[int]:
        """8.3.3 Woods, unless in polder (8.6.3), and towns."""
        return self.woods | {hex_ for hex_, kind in self.places.items() if kind == "town"}

    @cached_property
    def edge_of(self) -> dict[int, tuple[int, ...]]:
        """The entry areas that each map-edge hex touches."""
        return shared.areas_beside(self.edges)

    @cached_property
    def map_edge(self) -> frozenset[int]:
        """The hexes from which a step or a ferry leads off the map."""
        return frozenset({*self.edge_of, *(HEX[name] for area in PACK.areas for name in area.ferry_hexes)})

    @cached_property
    def edges(self) -> tuple[tuple[int, ...], ...]:
        """The map hexes that each entry area touches."""
        return tuple(tuple(HEX[name] for name in area.hexes) for area in PACK.areas)

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """19.6 The entry areas that touch each other."""
        return tuple(tuple(AREA_INDEX[name] for name in area.beside) for area in PACK.areas)

    @cached_property
    @rule("8.4.a")
    def edge_roads(self) -> dict[int, str]:
        """The roads that lead across the map edge into the areas beyond: the best in each edge hex that a road reaches
        (RULING h44-039)."""
        roads: dict[int, str] = {}
        for kind in ROADS:
            ends = (hex_ for side, road in self.roads.items() if road == kind for hex_ in side if hex_ in self.edge_of)
            roads |= dict.fromkeys(ends, kind)
        return roads

    def water(self, from_hex: int, to_hex: int) -> str:
        """2.2.3 What flows along a hexside; a brook inside a city or marsh is not even drawn, because it has no
        effect."""
        return self.waters.get(pair(from_hex, to_hex), "")

    def road(self, from_hex: int, to_hex: int) -> str:
        """The road from place to place; one of them may be an entry area."""
        from_hex, to_hex = pair(from_hex, to_hex)
        return self.roads.get((from_hex, to_hex), "") if from_hex >= 0 else self.edge_roads.get(to_hex, "")

    def rail_bridge(self, bridge: int) -> bool:
        return PACK.bridges[bridge].kind == "rail"

    def rough(self, hex_: int) -> str:
        """The open terrain of a hex: `clear`, `woods`, `polder`, `polder-woods`, `marsh`."""
        return self.terrain[hex_]


@lru_cache(maxsize=32)
def country(patch: Patch = NO_PATCH) -> Country:
    return Country(patch)


@lru_cache(maxsize=16)
def atlas(patch: Patch, standing: tuple[bool, ...]) -> Atlas:
    """The atlas of a country with these bridges intact."""
    return Atlas()
