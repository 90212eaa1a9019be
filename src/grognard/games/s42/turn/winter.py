"""23.4 The Russian winter: weaker Axis units in the north, an entry area that closes. What freezes is in `ground`."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.s42.data.board import AREA_INDEX, AREAS, GRID, ROW
from grognard.games.s42.data.units import AXIS, PACK, SIDE, UNIT, UNITS
from grognard.games.s42.interface.actions import Shift
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import AREA, PLACE, Position, S42Game, names
from grognard.games.s42.turn.weather import is_winter

TABLES = PACK.tables
CLOSING = {k: area.row for k, area in enumerate(PACK.areas) if area.row.closed}
"""Entry areas that close with the winter."""


@rule("23.4.b", "23.4.d")
def is_cold(position: Position, unit: int) -> bool:
    """23.4 An Axis unit on row 43 or north of it, in winter."""
    # RULING s42-323: units of the player who is called German, of whatever nation.
    place = position.pieces[unit].place
    return is_winter(position) and SIDE[unit] == AXIS and place >= 0 and ROW[place] <= TABLES.winter_row


@rule("23.4.b", "9.9.g")
def winter_attack(position: Position, unit: int, strength: int) -> int:
    """23.4 One less, but at least one; before halving and doubling."""
    if not is_cold(position, unit) or strength <= TABLES.winter_least_attack:  # §23.4.c, §9.9.i
        return strength
    return strength + TABLES.winter_attack  # §23.4.g


@rule("23.4.d", "9.9.h")
def winter_defence(position: Position, unit: int, strength: int) -> int:
    """23.4 One less, but at least two, and not under shelter; before halving and doubling."""
    if not is_cold(position, unit) or strength <= TABLES.winter_least_defence:  # §23.4.e, §23.4.f, §9.9.j
        return strength
    return strength if is_sheltered(position, unit) else strength + TABLES.winter_defence  # §23.4.g


@rule("23.4.h", "23.4.i")
def is_sheltered(position: Position, unit: int) -> bool:
    """23.4 In a city of any size, a town, a friendly finished fortification, or adjacent to a friendly major city: its
    defence does not suffer, its attack does."""
    hex_, country = position.pieces[unit].place, position.country
    if country.place[hex_] in ("town", "city", "major") or position.fortified(hex_, SIDE[unit]):
        return True
    beside = country.majors.intersection(GRID.near[hex_])
    return any(position.controller(city) == SIDE[unit] for city in beside)


# -- the area that closes --------------------------------------------------------------------------------------------


@rule.forbids("23.4.k")
def area_is_closed(position: Position, area: int) -> Violation:
    """23.4 From turn 28 on entry area K is closed."""
    closed = CLOSING[area].closed if area in CLOSING else 0
    return evidence(f"area-{AREAS[area]}") if closed and position.turn >= closed else None


@rule.forbids("23.4.l")
def leads_elsewhere(position: Position, unit: int, area: int) -> Violation:
    """23.4 Units in entry area K go to J or L, no farther."""
    row = CLOSING[AREA - position.pieces[unit].place]
    return None if AREAS[area] in row.displaced else evidence(UNITS[unit], f"area-{AREAS[area]}")


@rule("23.4.k", "23.4.l")
class CloseAreas(Procedure, frozen=True, kw_only=True):
    """23.4 When an area closes its units are moved, one by one, to an adjacent area."""

    def run(self, game: S42Game) -> None:
        for area in CLOSING:
            if area_is_closed(game.position, area) and game.position.at(AREA - area):
                game.then(LeaveArea(seats=(PACK.areas[area].row.side,), area=area), self)
                return


def _shifts(position: Position, asked: LeaveArea) -> list[Shift]:
    group = PACK.areas[asked.area].row.group
    areas = [row.id for row in PACK.areas if row.row.group == group and row.id != AREAS[asked.area]]
    units = names(position.at(AREA - asked.area))
    return [Shift(unit, f"area-{area}") for unit in units for area in areas]


def _shift(game: S42Game, asked: LeaveArea, action: Shift) -> None:
    unit = UNIT[action.unit]
    piece = replace(game.position.pieces[unit], place=PLACE[action.area])
    game.change(game.position.with_piece(unit, piece))
    game.log("unit-shifted", "23.4.l", unit=action.unit, area=action.area)


SHIFT = Verb(
    Shift,
    candidates=_shifts,
    args=lambda position, asked, action: (
        position,
        UNIT[action.unit],
        AREA_INDEX[action.area.removeprefix("area-")],
    ),
    forbids=(leads_elsewhere,),
    resolve=_shift,
)


class LeaveArea(Decision, frozen=True, kw_only=True):
    """23.4 The owner chooses where a unit goes."""

    rule: ClassVar[str] = "23.4.l"
    verbs = (SHIFT,)
    area: int

    def prompt(self, game: S42Game) -> Message:
        return Message("ask-leave-area", {"area": f"area-{AREAS[self.area]}"})
