"""16.2 Sources of supply: friendly entry areas, and ports on a sea the side controls."""

from __future__ import annotations

from functools import lru_cache

from grognard.games.s42.boxes.boxes import where
from grognard.games.s42.data.board import AREA_INDEX, AREAS, HEX, ROW, Country
from grognard.games.s42.data.units import AXIS, PACK, SIDE
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, Position
from grognard.games.s42.turn.winter import area_is_closed

TEMRYUK, TAMAN = (HEX[PACK.tables.special_hexes[name][0]] for name in ("temryuk", "taman"))
OVERSEAS = AREA_INDEX["W"]
"""5.7.2 The Crimea: the Kerch Strait separates it from Taman, the only map hex it is drawn next to."""
BAKU = AREA_INDEX["G"]
"""24.1.2 The entry area on the way to the oil fields."""


def in_area(place: int) -> bool:
    """Whether a place is an entry area."""
    return AREA - len(AREAS) < place <= AREA


@rule("24.1.3.c")
def is_lost(position: Position, area: int) -> bool:
    """24.1.3 The Soviets cannot use the area before Baku while an Axis unit is in it."""
    return area == BAKU and any(SIDE[unit] == AXIS for unit in position.at(AREA - area))


@rule("23.4.k", "24.1.3.d")
def own_areas(position: Position, side: int) -> tuple[int, ...]:
    """16.2.1 The entry areas a side can use: its own, unless closed by winter or entered by the enemy, who does not
    gain their use. Map edges used only by reinforcements are no sources."""
    owner = position.country.owner
    mine = (area for area in range(len(PACK.areas)) if owner(area) == side)  # §16.2.1.a, §16.2.2.a, §22.2.a
    return tuple(area for area in mine if not area_is_closed(position, area) and not is_lost(position, area))


@lru_cache(maxsize=16)
@rule("C2.2.k")
def northern_roads(country: Country) -> tuple[int, ...]:
    """C2.2 In the Caucasus the Axis is supplied from every hex of the northern edge with a road, west of 4440."""
    if country.scenario != "caucasus":
        return ()
    row, end = ROW[HEX[PACK.caucasus.supply_west_of]], PACK.caucasus.supply_west_of[:2]
    columns = (f"{column:02}{row:02}" for column in range(int(end)))
    hexes = (HEX[name] for name in columns if name in HEX)
    return tuple(hex_ for hex_ in hexes if any(edge.road for edge in country.edges[hex_]))


@rule("16.2.1.a", "5.7.2.a")
def edges(position: Position, side: int) -> dict[int, int]:
    """16.2.1 The hexes from which a line leaves the map, and the entry area it reaches; none at the strait, where only
    Taman itself supplies the Axis."""
    touches = position.country.touches
    return {hex_: AREA - area for area in own_areas(position, side) if area != OVERSEAS for hex_ in touches[area]}


# -- ports -----------------------------------------------------------------------------------------------------------


@rule("16.2.5.b", "C2.2.j")
def open_ports(position: Position, side: int) -> tuple[int, ...]:
    """16.2.3, 16.2.5 The ports that do not depend on the Sea of Azov: Black Sea ports supply the Soviets, Taman the
    Axis and never the Soviets; each only the side that controls it."""
    seas = ("strait",) if side == AXIS else ("black",)  # §16.2.3.b, §16.2.5.a
    return tuple(hex_ for hex_, sea in position.country.ports.items() if sea in seas and holds(position, side, hex_))


@rule("16.2.3.a")
def azov_ports(position: Position, side: int) -> tuple[int, ...]:
    """16.2.3 The ports on the Sea of Azov that a side holds: they supply it if it controls that sea."""
    return tuple(hex_ for hex_, sea in position.country.ports.items() if sea == "azov" and holds(position, side, hex_))


@rule("16.2.1.b")
def holds(position: Position, side: int, port: int) -> bool:
    """16.2.1 A port belongs to the side that last passed through (RULING s42-501), with no enemy in it now."""
    return position.controller(port) == side and not position.fighters(port, 1 - side)


@rule("16.2.1.a", "24.1.2.j")
def at_source(position: Position, unit: int) -> bool:
    """16.2.1 A unit in an entry area is at a source; not the Axis in the area before Baku."""
    place = where(position, unit)
    return in_area(place) and not (SIDE[unit] == AXIS and place == AREA - BAKU)
