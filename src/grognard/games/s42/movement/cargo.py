"""5.6, 5.7, 18.6 What trains and ships carry: a unit or a supply point, queried in the same way."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import COMBAT, LEADER, MECHANISED, SIDE, UNIT
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import IMMOBILE, READY
from grognard.games.s42.state.position import ENTERED, GOOD, MOVED, PLACE, TRAIN, USED, Position
from grognard.games.s42.supply.sources import in_area
from grognard.games.s42.supply.supply_points import MOBILE, mobile_on_map, supply_of, with_supply


class Cargo(Struct, frozen=True):
    """A unit, or a supply point (`unit` is -1 then)."""

    name: str
    unit: int
    side: int
    place: int
    marks: int
    order: int = GOOD
    face: int = -1
    """That of a supply point."""

    @property
    @rule("18.6.3.g", "18.6.8.h", "18.6.8.i")
    def fixed(self) -> bool:
        """18.6.3 A supply point on its ready side uses only tactical movement; an immobile one can be carried."""
        return self.face == READY

    @property
    def fights(self) -> bool:
        return self.unit >= 0 and COMBAT[self.unit]

    @property
    def leads(self) -> bool:
        return self.unit >= 0 and LEADER[self.unit]

    @property
    def rolls(self) -> bool:
        """A mechanised unit."""
        return self.unit >= 0 and MECHANISED[self.unit]


def cargo_of(position: Position, name: str) -> Cargo | None:
    """The unit or supply point of this name."""
    if name in UNIT:
        piece = position.pieces[UNIT[name]]
        return Cargo(name, UNIT[name], SIDE[UNIT[name]], piece.place, piece.marks, piece.order)
    supply = supply_of(position, name)
    if supply is None:
        return None
    return Cargo(name, -1, supply.side, supply.place, supply.marks, face=supply.face)


def place_of(name: str) -> int | None:
    """The hex or entry area of this name."""
    if name in HEX:
        return HEX[name]
    return PLACE[name] if name in PLACE and in_area(PLACE[name]) else None


def carried(position: Position, cargo: Cargo, place: int, marks: int) -> Position:
    """The position with the cargo in another place, with these markers added."""
    if cargo.unit >= 0:
        piece = replace(position.pieces[cargo.unit], place=place).marked(marks)
        return position.with_piece(cargo.unit, piece)
    supply = supply_of(position, cargo.name)
    assert supply is not None
    return with_supply(position, replace(supply, place=place, marks=supply.marks | marks))


@rule("18.6.8.c")
@rule.forbids("18.6.8.a", "18.6.8.b")
def map_has_its_mobile_supplies(position: Position, cargo: Cargo, place: int) -> Violation:
    """18.6.8 Beyond five Axis or four Soviet ones no mobile supply point enters the map; an immobile one may be carried
    there."""
    enters = cargo.face not in (-1, IMMOBILE) and cargo.place < 0 <= place
    full = enters and mobile_on_map(position, cargo.side) >= MOBILE[cargo.side]
    return evidence(cargo.name, count=MOBILE[cargo.side], by=("18.6.8.a", "18.6.8.b")[cargo.side]) if full else None


def marks_of(cargo: Cargo, end: int) -> int:
    """5.6.1, 28.1.5 What rail movement leaves on the load: a train marker, for a leader its used side instead; in an
    entry area it has arrived for this turn."""
    # §5.6.1.d, §5.6.1.e, §28.1.5.a, §28.1.5.b
    return MOVED | (USED if cargo.leads else TRAIN) | (ENTERED if end < 0 else 0)
