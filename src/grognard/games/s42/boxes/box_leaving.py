"""34.4.2 Leaving the box of a reserve army: to an entry area in secret, or onto the map, which unmasks the army."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.boxes.box_joining import DONE, EXIT, TO_E, supplied_through
from grognard.games.s42.boxes.boxes import BOXES, army_of, box_of, departed, in_box, shows
from grognard.games.s42.data.board import AREAS
from grognard.games.s42.data.units import PACK, SOVIET, UNIT, UNITS
from grognard.games.s42.interface.actions import ComeOut, LeaveBox
from grognard.games.s42.movement.areas import is_open
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    AREA,
    ENTERED,
    MOVED,
    PLACE,
    REPLACED,
    UNMASKED,
    Piece,
    Position,
    S42Game,
    place_name,
)
from grognard.games.s42.supply.sources import in_area

TABLES = PACK.tables


class Leaving(Struct, frozen=True):
    """A unit that would leave its box, for an entry area or for the hex of its army."""

    position: Position
    side: int
    unit: int
    area: int = -1

    @property
    def piece(self) -> Piece:
        return self.position.pieces[self.unit]

    @property
    def way(self) -> str:
        """34.4.2 The clause of the way it takes: to an entry area, or onto the map."""
        return "34.4.2.b" if self.area >= 0 else "34.4.2.e"

    @property
    def army(self) -> int | None:
        """The army in whose box it is, or on whose counter it lies."""
        if self.side != SOVIET:
            return None
        shown = shows(self.position, self.unit)
        return army_of(self.position, self.piece.place) if shown is None and in_box(self.piece.place) else shown


@rule.forbids("34.4.2.b", "34.4.2.e")
def is_in_no_box(leaving: Leaving) -> Violation:
    """34.4.2 Only a unit in the box of a reserve army can leave it."""
    return None if leaving.army is not None else evidence(UNITS[leaving.unit], by=leaving.way)


@rule("34.4.1.b")
@rule.forbids("34.4.2.b", "34.4.2.e")
def did_not_begin_in_the_box(leaving: Leaving) -> Violation:
    """34.4.2 It must begin its movement there: a unit that arrived this turn stays."""
    return evidence(UNITS[leaving.unit], by=leaving.way) if leaving.piece.has(DONE) else None


@rule.forbids("34.4.2.b")
def is_on_show(leaving: Leaving) -> Violation:
    """34.2 A shown unit must go back into its box before it leaves for an entry area."""
    return evidence(UNITS[leaving.unit]) if shows(leaving.position, leaving.unit) is not None else None


@rule.forbids("21.4.d")
def refits_in_its_box(leaving: Leaving) -> Violation:
    """21.4 A unit that has received a replacement may not go to an entry area."""
    return evidence(UNITS[leaving.unit]) if leaving.piece.has(REPLACED) else None


@rule.forbids("34.4.2.b")
def leads_to_another_area(leaving: Leaving) -> Violation:
    """34.4.2 To entry areas A to E."""
    fits = leaving.area in TO_E and is_open(leaving.position, SOVIET, leaving.area)
    return None if fits else evidence(UNITS[leaving.unit], f"area-{AREAS[leaving.area]}")


@rule("34.4.1.f")
@rule.forbids("34.4.2.c")
def another_has_left_a_box(leaving: Leaving) -> Violation:
    """34.4.2 One unit a turn."""
    spent = leaving.position.uses(EXIT) >= TABLES.reserve_army_moves
    return evidence(UNITS[leaving.unit]) if spent else None


@rule.forbids("34.4.2.d")
def army_has_no_line_to_the_areas(leaving: Leaving) -> Violation:
    """34.4.2 From an army supplied through areas A to E."""
    army = leaving.army
    fed = army is not None and supplied_through(leaving.position, leaving.position.pieces[army].place, TO_E)
    return None if fed else evidence(UNITS[leaving.unit])


LEAVING = (
    is_in_no_box,
    did_not_begin_in_the_box,
    is_on_show,
    refits_in_its_box,
    leads_to_another_area,
    another_has_left_a_box,
    army_has_no_line_to_the_areas,
)


@rule("34.4.2.b", "34.4.2.c", "34.4.2.a")
def _leave(game: S42Game, side: int, action: LeaveBox) -> None:
    """34.4.2 The unit is in the entry area and may not move again; nor may its army."""
    position, unit = game.position, UNIT[action.unit]
    box = position.pieces[unit].place
    piece = replace(position.pieces[unit], place=PLACE[action.area]).marked(MOVED | ENTERED)
    game.change(position.with_piece(unit, piece).having(EXIT).having(departed(box)))
    game.log("unit-left-box", "34.4.2.b", unit=action.unit, box=place_name(box), area=action.area)


def _leaves(position: Position, side: int) -> Iterator[LeaveBox]:
    units = [unit for box in BOXES for unit in position.at(box)] if side == SOVIET else []
    for unit in units:
        yield from (LeaveBox(UNITS[unit], f"area-{AREAS[area]}") for area in sorted(TO_E))


LEAVE_BOX = Verb(
    LeaveBox,
    candidates=_leaves,
    exists=lambda position, side, action: action.unit in UNIT and action.area in PLACE and in_area(PLACE[action.area]),
    args=lambda position, side, action: (Leaving(position, side, UNIT[action.unit], AREA - PLACE[action.area]),),
    forbids=LEAVING,
    resolve=_leave,
    group="maskirovka",
)
"""34.4.2 In the Soviet movement phase."""


@rule.forbids("34.4.2.e")
def army_is_in_no_hex(leaving: Leaving) -> Violation:
    """34.4.2 Units are placed on the map where their army's counter is."""
    army = leaving.army
    there = army is not None and leaving.position.pieces[army].place >= 0
    return None if there else evidence(UNITS[leaving.unit])


COMING_OUT = (is_in_no_box, did_not_begin_in_the_box, army_is_in_no_hex)


@rule("34.4.2.e")
def _come_out(game: S42Game, side: int, action: ComeOut) -> None:
    """34.4.2 The unit is placed with its army's counter and moves like any other; the army is unmasked, and may not
    move again."""
    position, unit = game.position, UNIT[action.unit]
    army = Leaving(position, side, unit).army
    assert army is not None
    box = box_of(position, army)
    assert box is not None
    hex_ = position.pieces[army].place
    piece = replace(position.pieces[unit], place=hex_)
    position = position.with_piece(unit, piece).mark((army,), UNMASKED)  # §34.4.2.f, §34.7.a
    rows = tuple(row for row in position.shown if row[0] != unit)
    game.change(position.but(shown=rows).having(departed(box)))  # §34.4.2.a
    game.reveal()
    game.log("unit-came-out", "34.4.2.e", unit=action.unit, army=UNITS[army], hex=place_name(hex_))


def _outs(position: Position, side: int) -> Iterator[ComeOut]:
    units = [unit for box in BOXES for unit in position.at(box)] if side == SOVIET else []
    shown = [unit for unit, _ in position.shown] if side == SOVIET else []
    yield from (ComeOut(UNITS[unit]) for unit in (*units, *shown))


COME_OUT = Verb(
    ComeOut,
    candidates=_outs,
    exists=lambda position, side, action: action.unit in UNIT,
    args=lambda position, side, action: (Leaving(position, side, UNIT[action.unit]),),
    forbids=COMING_OUT,
    resolve=_come_out,
    irreversible=True,
    group="maskirovka",
)
"""34.4.2 In the Soviet movement phase."""
