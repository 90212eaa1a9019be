"""19.3, 19.4, 19.6 Over the edge of the map: whose area it is, which areas touch, and the ferry of Pannerden."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Violation, evidence
from grognard.games.h44.data.board import AREAS, HEX, HEXES
from grognard.games.h44.data.units import ALLIED, GERMAN, PACK, SIDE
from grognard.games.h44.movement.ferries import fault
from grognard.games.h44.movement.ground import WHEELS, area_is_open, gait
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AREA, Position, place_name
from grognard.games.h44.state.zones import owner, vehicles_pass

LANDINGS = {HEX[name]: area for area, row in enumerate(PACK.areas) for name in row.ferry_hexes}
"""19.3.2 The hexes that only a ferry joins with an entry area, over a large river, and that area."""
EDGE = 500
"""19.3.2 The ferry of an entry area is counted as this and the number of the area."""


# -- the ferry -------------------------------------------------------------------------------------------------------


@rule("19.3.2.c", "8.5.6.a")
def ferry_over(position: Position, units: tuple[int, ...], one: int, other: int) -> int | None:
    """19.3.2 The ferry that takes the group between a hex and an entry area: like any other it must be open, which only
    the hex decides, and carries one step a turn."""
    hex_, place = max(one, other), min(one, other)
    area = LANDINGS.get(hex_)
    if area is None or place != AREA - area:
        return None
    return None if fault(position, units, EDGE + area, hex_, hex_) else EDGE + area


@rule("19.3.2.c")
def landings(position: Position, units: tuple[int, ...], mode: str, here: int) -> list[int]:
    """19.3.2 The places to which the ferry of an entry area takes the group, by tactical movement."""
    if mode != "tactical":
        return []
    if here >= 0:
        area = LANDINGS.get(here, -1)
        ends = [AREA - area] if area >= 0 and area_is_open(position, SIDE[units[0]], here, area) else []
    else:
        ends = [hex_ for hex_, area in LANDINGS.items() if AREA - area == here and hex_ in position.country.land]
    return [end for end in ends if ferry_over(position, units, here, end) is not None]


@rule("8.6.2.a", "8.6.2.b")
def edge_is_soft(position: Position, units: tuple[int, ...], hex_: int) -> bool:
    """8.6.2 Polder or marsh at the edge of the map without a road, which vehicles neither enter nor leave from outside
    (RULING h44-039)."""
    return not vehicles_pass(position, AREA, hex_) and any(gait(position, unit) == WHEELS for unit in units)


# -- why nobody goes that way ----------------------------------------------------------------------------------------


class Leap(Struct, frozen=True):
    """A group that wants to go into an entry area or out of one."""

    position: Position
    units: tuple[int, ...]
    here: int
    to: int

    @property
    def side(self) -> int:
        return SIDE[self.units[0]]

    def closed_to(self, side: int) -> bool:
        """The group is of this side, and wants to go into an area of the other."""
        return self.to < 0 and self.side == side and owner(self.position.turn, AREA - self.to) != side


@rule.forbids("19.4.e")
def area_is_german(leap: Leap) -> Violation:
    """19.4 No Allied unit enters a German area."""
    return evidence(place_name(leap.to)) if leap.closed_to(ALLIED) else None


@rule.forbids("19.4.f")
def area_is_allied(leap: Leap) -> Violation:
    """19.4 No German unit enters an Allied area."""
    return evidence(place_name(leap.to)) if leap.closed_to(GERMAN) else None


@rule.forbids("23.1.2.c")
def area_is_far_on_turn_one(leap: Leap) -> Violation:
    """23.1.2 On turn 1 the Germans go into no areas but A and L."""
    barred = leap.to < 0 and leap.side == GERMAN and leap.position.turn == 1 and AREAS[AREA - leap.to] not in ("A", "L")
    return evidence(place_name(leap.to)) if barred else None


@rule("19.6.c")
@rule.forbids("19.6.b")
def areas_do_not_touch(leap: Leap) -> Violation:
    """19.6 A unit goes from area to area only where the two touch: not from H to I."""
    if leap.here >= 0 or leap.to >= 0 or AREA - leap.to in leap.position.country.beside[AREA - leap.here]:
        return None
    return evidence(place_name(leap.here), place_name(leap.to))


@rule("19.3.2.c")
@rule.forbids("19.3.2.a")
def river_parts_the_area(leap: Leap) -> Violation:
    """19.3.2 No way into an area over a large river, but by its ferry."""
    if leap.here < 0 or leap.to >= 0 or LANDINGS.get(leap.here) != AREA - leap.to:
        return None
    return evidence(HEXES[leap.here], place_name(leap.to))


@rule("19.3.2.c")
@rule.forbids("19.3.2.b")
def river_parts_the_map(leap: Leap) -> Violation:
    """19.3.2 Nor out of one."""
    if leap.here >= 0 or leap.to < 0 or LANDINGS.get(leap.to) != AREA - leap.here:
        return None
    return evidence(place_name(leap.here), HEXES[leap.to])


@rule.forbids("8.6.2.a")
def no_road_into_the_map(leap: Leap) -> Violation:
    """8.6.2 Vehicles do not come into the map through polder or marsh, but by road."""
    if leap.here >= 0 or leap.to < 0 or leap.to not in leap.position.country.edges[AREA - leap.here]:
        return None
    return evidence(HEXES[leap.to]) if edge_is_soft(leap.position, leap.units, leap.to) else None


@rule.forbids("8.6.2.b")
def no_road_out_of_the_map(leap: Leap) -> Violation:
    """8.6.2 Nor do they leave it that way."""
    if leap.here < 0 or leap.to >= 0 or AREA - leap.to not in leap.position.country.edge_of.get(leap.here, ()):
        return None
    return evidence(HEXES[leap.here]) if edge_is_soft(leap.position, leap.units, leap.here) else None


LEAVING = (
    area_is_german,
    area_is_allied,
    area_is_far_on_turn_one,
    areas_do_not_touch,
    river_parts_the_area,
    river_parts_the_map,
    no_road_into_the_map,
    no_road_out_of_the_map,
)
