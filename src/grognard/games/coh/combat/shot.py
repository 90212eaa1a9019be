"""7.0 A shot: who fires, from where, at which hex and how. Range, line of sight and arc, as attacks ask about them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.games.coh.data.units import HIGH_EXPLOSIVE, NUMBER, VETERAN, WORKS
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import in_arc
from grognard.games.coh.sight.line_of_sight import is_open, smoke_between
from grognard.games.coh.state.position import NONE, Position
from grognard.games.coh.state.presence import effects

How = Literal["direct", "close", "indirect", "artillery", "weapon", "air"]
BETTER_EQUIPPED = VETERAN["veteran-better-equipped"]


class Shot(Struct, frozen=True, kw_only=True):
    """An attack on a hex."""

    army: int
    hex: int
    how: How
    units: tuple[int, ...] = ()
    """9.12 The leader first, then its supporters; none for artillery."""
    seen_from: int = NONE
    """12.0 The hex of the observer."""
    card: int = NONE
    """8.2, 12.3 The weapon or battery."""
    bonus: int = 0
    """Card 9."""
    bomb: int = NONE
    """20.4 What an aircraft drops."""

    @property
    def leader(self) -> int:
        return self.units[0] if self.units else NONE

    def origin(self, position: Position) -> int:
        """Where the line of fire begins; NONE for artillery."""
        if self.seen_from != NONE:
            return self.seen_from
        return position.pieces[self.units[0]].place if self.units else NONE

    @property
    def bursts(self) -> bool:
        """12.1 Mortars and artillery: against the rear, whatever the direction."""
        if self.how in ("indirect", "artillery"):
            return True
        return self.how == "direct" and HIGH_EXPLOSIVE[self.units[0]]


def has_veteran(position: Position, unit: int, card: int) -> bool:
    """8.3 Whether a unit has a veteran card."""
    owner = position.owners[unit]
    if owner == NONE or not (veterans := position.armies[owner].veterans):
        return False
    return any(veteran.card == card and unit in veteran.units for veteran in veterans)


@rule("7.4.zi", "7.6.a", "card.V02.c")
def reach_of(position: Position, unit: int) -> int:
    """7.6 The normal range of a unit, with its hit counter."""
    hit, reach = effects(position, unit), position.figures.range[unit]
    if hit is not None and hit.range is not None:
        return min(hit.range, reach)
    return reach + (NUMBER["better-range"] if has_veteran(position, unit, BETTER_EQUIPPED) else 0)


def least_range(position: Position, unit: int) -> int:
    """12.0 Nothing nearer can be fired at, but in close combat."""
    return position.figures.least_range[unit]


def distance(position: Position, unit: int, hex_: int) -> int:
    return position.field.grid.distance(position.pieces[unit].place, hex_)


def is_long(position: Position, unit: int, hex_: int) -> bool:
    """7.61 Beyond the normal range."""
    return distance(position, unit, hex_) > reach_of(position, unit)


@rule("6.1.a", "7.0.a", "18.2.x")
def bears(position: Position, unit: int, hex_: int) -> bool:
    """6.1 Whether a hex is in the arc of a unit; in a bunker, in that of the bunker as well."""
    piece = position.pieces[unit]
    if not in_arc(position.field, piece.place, piece.facing, hex_):
        return False
    return looks_out(position, unit, hex_)


@rule("18.2.x", "18.2.k")
def looks_out(position: Position, unit: int, hex_: int) -> bool:
    """18.2 From inside a bunker only its own arc is seen."""
    piece = position.pieces[unit]
    if piece.shelter == NONE or WORKS[piece.shelter] != "bunker":
        return True
    work = next(work for work in position.works_in(piece.place) if work.kind == piece.shelter)
    return in_arc(position.field, piece.place, work.facing, hex_)


@rule("6.0.a", "6.0.h")
def sees(position: Position, from_hex: int, to_hex: int) -> bool:
    """6.0, 13.0 Whether a line of sight joins two hexes: no ground and not too much smoke in its way."""
    # RULING coh-106
    if from_hex == to_hex:  # §6.0.l
        return True
    if not is_open(position.field, from_hex, to_hex):  # §6.0.c, §6.0.d, §6.0.e, §6.0.f, §6.0.g
        return False
    smoke = smoke_between(position.field, from_hex, to_hex, position.smoke_in)  # §13.0.i, §13.0.n
    return smoke < NUMBER["smoke-blocks"]  # §13.0.b, §13.0.p


def firepower(position: Position, unit: int, colour: int) -> int | None:
    return position.figures.firepower[unit][colour]
