"""19.3, 19.4, 19.6 Across the map edge: who owns an area, which areas touch, and the ferry at Pannerden."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from grognard.core.verdicts import Violation, evidence
from grognard.games.h44.data.board import AREAS, HEX, HEXES
from grognard.games.h44.data.units import ALLIED, GERMAN, PACK, SIDE
from grognard.games.h44.movement.ferries import fault
from grognard.games.h44.movement.ground import WHEELS, exits, movement_class
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AREA, Position, place_name
from grognard.games.h44.state.zones import owner, vehicles_pass

LANDINGS = {HEX[name]: area for area, row in enumerate(PACK.areas) for name in row.ferry_hexes}
"""19.3.2 The hexes joined with an entry area only by a ferry across a large river, and that area."""
EDGE = 500
"""19.3.2 The ferry of an entry area has this number plus that of the area."""


# -- the ferry -------------------------------------------------------------------------------------------------------


@rule("19.3.2.c", "8.5.6.a")
def ferry_over(position: Position, units: tuple[int, ...], from_hex: int, to_hex: int) -> int | None:
    """19.3.2 The ferry that takes the group between a hex and an entry area: like any other it must be open, for which
    only the hex counts, and carries one step a turn."""
    hex_, place = max(from_hex, to_hex), min(from_hex, to_hex)
    area = LANDINGS.get(hex_)
    if area is None or place != AREA - area:
        return None
    return None if fault(position, units, EDGE + area, hex_, hex_) else EDGE + area


@rule("19.3.2.c")
def landings(position: Position, units: tuple[int, ...], here: int) -> list[int]:
    """19.3.2 The places to which an entry area's ferry takes the group, by tactical movement."""
    if here >= 0:
        area = LANDINGS.get(here, -1)
        ends = [AREA - area] if area in exits(position, SIDE[units[0]]) else []
    else:
        ends = [hex_ for hex_, area in LANDINGS.items() if AREA - area == here and hex_ in position.country.land]
    return [end for end in ends if ferry_over(position, units, here, end) is not None]


@rule("8.6.2.a", "8.6.2.b")
def edge_is_soft(position: Position, walks: Iterable[int], hex_: int) -> bool:
    """8.6.2 Roadless polder or marsh at the map edge, where vehicles may neither enter nor leave the map (RULING
    h44-039)."""
    return WHEELS in walks and not vehicles_pass(position, AREA, hex_)


# -- why units may not go that way ------------------------------------------------------------------------------------


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
    def walks(self) -> list[int]:
        return [movement_class(self.position, unit) for unit in self.units]

    def closed_to(self, side: int) -> bool:
        """The group belongs to this side, and would enter an enemy area."""
        return self.to < 0 and self.side == side and owner(self.position.turn, AREA - self.to) != side


@rule.forbids("19.4.e")
def area_is_german(area_move: AreaMove) -> Violation:
    """19.4 Allied units may not enter a German area."""
    return evidence(place_name(area_move.to)) if area_move.closed_to(ALLIED) else None


@rule.forbids("19.4.f")
def area_is_allied(area_move: AreaMove) -> Violation:
    """19.4 German units may not enter an Allied area."""
    return evidence(place_name(area_move.to)) if area_move.closed_to(GERMAN) else None


@rule.forbids("23.1.2.c")
def area_is_far_on_turn_one(area_move: AreaMove) -> Violation:
    """23.1.2 On turn 1 German units may enter no areas but A and L."""
    barred = (
        area_move.to < 0
        and area_move.side == GERMAN
        and area_move.position.turn == 1
        and AREAS[AREA - area_move.to] not in ("A", "L")
    )
    return evidence(place_name(area_move.to)) if barred else None


@rule("19.6.c")
@rule.forbids("19.6.b")
def areas_do_not_touch(area_move: AreaMove) -> Violation:
    """19.6 Units move from area to area only where the two touch: not from H to I."""
    if (
        area_move.here >= 0
        or area_move.to >= 0
        or AREA - area_move.to in area_move.position.country.beside[AREA - area_move.here]
    ):
        return None
    return evidence(place_name(area_move.here), place_name(area_move.to))


@rule.forbids("19.3.2.a")
def river_parts_the_area(area_move: AreaMove) -> Violation:
    """19.3.2 Units enter an area across a large river only by its ferry."""
    if area_move.here < 0 or area_move.to >= 0 or LANDINGS.get(area_move.here) != AREA - area_move.to:
        return None
    return evidence(HEXES[area_move.here], place_name(area_move.to))


@rule.forbids("19.3.2.b")
def river_parts_the_map(area_move: AreaMove) -> Violation:
    """19.3.2 Nor out of one."""
    if area_move.here >= 0 or area_move.to < 0 or LANDINGS.get(area_move.to) != AREA - area_move.here:
        return None
    return evidence(place_name(area_move.here), HEXES[area_move.to])


@rule.forbids("8.6.2.a")
def no_road_into_the_map(area_move: AreaMove) -> Violation:
    """8.6.2 Vehicles enter the map through polder or marsh only by road."""
    if (
        area_move.here >= 0
        or area_move.to < 0
        or area_move.to not in area_move.position.country.edges[AREA - area_move.here]
    ):
        return None
    return evidence(HEXES[area_move.to]) if edge_is_soft(area_move.position, area_move.walks, area_move.to) else None


@rule.forbids("8.6.2.b")
def no_road_out_of_the_map(area_move: AreaMove) -> Violation:
    """8.6.2 Nor do they leave it that way."""
    if (
        area_move.here < 0
        or area_move.to >= 0
        or AREA - area_move.to not in area_move.position.country.edge_of.get(area_move.here, ())
    ):
        return None
    return (
        evidence(HEXES[area_move.here]) if edge_is_soft(area_move.position, area_move.walks, area_move.here) else None
    )


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
