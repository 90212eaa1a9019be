"""C1.2, C1.3 Fall Blau: Axis units that exit for good, and the points of this scenario only."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.s42.data.board import AREA_INDEX, BOARD, ROW, Country, pair
from grognard.games.s42.data.schema import Bonus
from grognard.games.s42.data.units import AXIS, COMBAT, GERMAN, MECHANISED, PACK, SIDE, SOVIET
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, Position
from grognard.games.s42.supply.lines import endless, is_supplied, open_ground, source_hexes
from grognard.games.s42.supply.sources import edges

SCENARIO = "fall-blau"
DON = PACK.bonuses["south-of-the-don"]
EXITS = (PACK.bonuses["east-exit"], PACK.bonuses["south-exit"])
EXIT_AREAS = frozenset(AREA_INDEX[name] for row in EXITS for name in row.areas)
"""C1.2 Entry areas M to R."""


# -- C1.2 off the map ------------------------------------------------------------------------------------------------


@rule("C1.2.i", "C1.2.j")
def is_exit(position: Position, side: int, area: int) -> bool:
    """C1.2 Whether units of a side may exit through an area that is not theirs: the Axis through M to R, in this
    scenario. The Soviets use these areas all the same."""
    # RULING s42-841: by movement alone; an advance or a retreat leads into areas of one's own only.
    return side == AXIS and area in EXIT_AREAS and position.rules.scenario == SCENARIO


@rule("C1.2.k", "C1.2.l")
def has_left(position: Position, unit: int) -> bool:
    """C1.2 Whether a unit has exited for good."""
    place = position.pieces[unit].place
    return place < 0 and is_exit(position, SIDE[unit], AREA - place)


# -- C1.3 points -----------------------------------------------------------------------------------------------------


@rule("C1.3.g")
def leads_to(position: Position, area: int) -> bool:
    """C1.3 A line of supply leads from an Axis source to this Soviet area: it reaches an adjacent hex not held by the
    enemy."""
    # RULING s42-846: each area by itself.
    shut = open_ground(position, AXIS).shut
    beside = position.country.touches[area]
    return any(hex_ not in shut and is_supplied(position, AXIS, hex_) for hex_ in beside)


@rule("C1.3.d", "C1.3.e", "C1.3.g")
def steps_beyond(position: Position, edge: Bonus) -> int:
    """C1.3 The steps of mechanised combat units that have exited over an edge, in areas that a line reaches."""
    areas = (AREA_INDEX[name] for name in edge.areas)
    reached = [area for area in areas if position.at(AREA - area) and leads_to(position, area)]
    left = (unit for area in reached for unit in position.at(AREA - area))
    return sum(position.pieces[u].steps for u in left if SIDE[u] == AXIS and COMBAT[u] and MECHANISED[u])


@lru_cache(maxsize=4)
def south_of_the_don(country: Country) -> frozenset[int]:
    """The map hexes below row 31 on the south bank of the Don, from the map edge up to the river."""
    don = {BOARD.side(side) for row in BOARD.file.river if row.id == "river-don" for side in row.sides}
    below = [hex_ for hex_ in sorted(country.land) if ROW[hex_] > DON.row]
    southern = {hex_ for name in EXITS[1].areas for hex_ in country.touches[AREA_INDEX[name]] if ROW[hex_] > DON.row}
    queue = sorted(southern)
    while queue:
        here = queue.pop()
        near = {edge.to_hex for edge in country.edges[here] if pair(here, edge.to_hex) not in don} - southern
        fresh = near.intersection(below)
        southern |= fresh
        queue += sorted(fresh)
    return frozenset(southern)


@rule("C1.3.f")
def stands_beyond_the_don(position: Position) -> bool:
    """C1.3 A German combat unit is south of the Don, below row 31."""
    south = south_of_the_don(position.country)
    return any(COMBAT[u] and GERMAN[u] and position.pieces[u].place in south for u in position.on_map(AXIS))


@rule("C1.3.c")
def is_encircled(position: Position, hex_: int) -> bool:
    """C1.3 No line of any length leads from a hex to a Soviet source: it counts even if not captured."""
    sources = dict.fromkeys((*edges(position, SOVIET), *source_hexes(position, SOVIET)), 0)
    return not endless(position, SOVIET, hex_, sources)
