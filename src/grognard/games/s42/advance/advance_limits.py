"""14.2 How far an advance after combat goes: by its result and the weather, by the speed of each unit, without supply,
after a failure."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from grognard.core.verdicts import Violation, evidence
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.units import CAVALRY, PACK, SIDE, UNITS
from grognard.games.s42.forces.special_units import advances_mechanised
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import Position, place_name
from grognard.games.s42.state.stacking import FOOT_ARMIES
from grognard.games.s42.supply.shortage import longest_advance
from grognard.games.s42.turn.weather import is_muddy, is_wet

RATES = PACK.tables.advance_rates
COSTS = PACK.tables.breakthrough
NOWHERE = -1
RESERVE: Final = "reserve"
"""25.2.3 The kind of an advance that no combat has given."""
AUTOMATIC: Final = "overrun"
"""8.6 The kind of one after an automatic DS."""


class Run(Struct, frozen=True):
    """How far a unit has come."""

    unit: int
    start: int
    vacated: tuple[int, ...]
    """The hexes that its combats have emptied: no zone of control stops it there, no bond keeps it out."""
    used: int = 0
    """15.2.4 Hexes of its advance, moved or paid for a breakthrough."""
    steps: int = 0
    """Hexes it has really entered."""
    through: bool = False
    """It has come through the hex that was first attacked."""
    over: bool = False
    """The ground it has come to lets it go no further."""
    free: int = NOWHERE
    """15.2.8 The hex emptied by its breakthrough: it is paid for."""
    done: bool = False
    """15.2.7 Its breakthrough has failed: it may enter that hex, and no other."""


class Hop(Struct, frozen=True):
    """A unit that wants to advance to a place next to it."""

    position: Position
    battle: Battle
    given: int
    """14.2.1 How far the result of the combat lets anybody go."""
    hexes: int
    """The same in the weather of the turn."""
    limited: bool
    run: Run
    to: int

    @property
    def unit(self) -> int:
        return self.run.unit

    @property
    def side(self) -> int:
        return SIDE[self.run.unit]

    @property
    def here(self) -> int:
        return self.position.pieces[self.run.unit].place

    @property
    def is_paid(self) -> bool:
        return self.to == self.run.free

    @property
    def is_vacated(self) -> bool:
        return self.to in self.run.vacated


# -- 14.2 how far ----------------------------------------------------------------------------------------------------


def speed(unit: int) -> int:
    """14.2.2 Four hexes for mechanised units, three for cavalry, two for all others; of the Soviet army headquarters
    only that of the tank army keeps up with its tanks."""
    if advances_mechanised(unit):
        return RATES["mechanised"]  # §14.2.2.a, §20.1.3.f
    if FOOT_ARMIES[unit]:
        return RATES["army-hq-foot"]  # §14.2.2.b, §20.1.3.g
    return RATES["cavalry"] if CAVALRY[unit] else RATES["other"]  # §14.2.2.c, §14.2.2.d


@rule("14.2.1.a", "14.2.1.b", "14.2.1.c")
def length(position: Position, unit: int, hexes: int) -> int:
    """14.2.1 How far a unit may go when its combat gives so many hexes: no farther than its speed, nor than two hexes
    without supply."""
    return longest_advance(position, unit, min(hexes, speed(unit)))


@rule("14.2.3.d", "14.3.b")
@rule.forbids("14.2.3.c")
def limited_means_the_hex(hop: Hop) -> Violation:
    """14.2.3 In a limited advance only the defenders' hex is entered."""
    return evidence(place_name(hop.to)) if hop.limited and hop.to != hop.battle.target else None


@rule("15.2.7.b", "15.2.7.c")
@rule.forbids("15.2.7.a")
def breakthrough_has_failed(hop: Hop) -> Violation:
    """15.2.7 Who broke through in vain stays, or takes the hex that he has emptied and stops."""
    return evidence(UNITS[hop.unit]) if hop.run.done and not hop.is_paid else None


def _spent(hop: Hop, hexes: int) -> bool:
    return not hop.is_paid and hop.run.used >= hexes


def _is_cut_short(hop: Hop) -> bool:
    """23.2 Whether the unit stops for the weather alone: in a fair one it would go on."""
    return _spent(hop, hop.hexes) and hop.run.used < length(hop.position, hop.unit, hop.given)


@rule.forbids("23.2.2.i", "23.3.3.b")
def wet_ground_halves_the_advance(hop: Hop) -> Violation:
    """23.2.2, 23.3.3 Rain and mud leave half of what the result gives."""
    cut = is_wet(hop.position) and _is_cut_short(hop)
    clause = "23.3.3.b" if is_muddy(hop.position) else "23.2.2.i"
    return evidence(UNITS[hop.unit], given=hop.given, hexes=hop.hexes, by=clause) if cut else None


@rule.forbids("23.2.3.f")
def snow_shortens_the_advance(hop: Hop) -> Violation:
    """23.2.3 Snow takes a hex of it."""
    return evidence(UNITS[hop.unit], given=hop.given, hexes=hop.hexes) if _is_cut_short(hop) else None


@rule.forbids("25.2.3.b")
def reserve_has_gone_far_enough(hop: Hop) -> Violation:
    """25.2.3 Reserves that were released go two hexes at most."""
    gone = hop.battle.kind == RESERVE and _spent(hop, hop.hexes)
    return evidence(UNITS[hop.unit], hexes=hop.hexes) if gone else None


@rule("14.2.4.a")
def is_one_hex_advance(given: int, *, limited: bool) -> bool:
    """14.2.4 Only a fighting withdrawal gives a single hex that may be any."""
    return given == PACK.tables.withdrawal_advance and not limited


@rule.forbids("14.2.4.b")
def withdrawal_gives_one_hex(hop: Hop) -> Violation:
    """14.2.4 After a fighting withdrawal one hex is all."""
    gone = is_one_hex_advance(hop.given, limited=hop.limited) and _spent(hop, hop.hexes)
    return evidence(UNITS[hop.unit]) if gone else None


@rule("14.2.1.a", "15.2.8.d")
@rule.forbids("14.2.1.b")
def advance_is_used_up(hop: Hop) -> Violation:
    """14.2.1 As many hexes as the result of the combat gives; a breakthrough adds none."""
    return evidence(UNITS[hop.unit], hexes=hop.hexes) if _spent(hop, hop.hexes) else None


def _lags(hop: Hop, clause: str) -> Violation:
    return evidence(UNITS[hop.unit], hexes=speed(hop.unit), by=clause) if _spent(hop, speed(hop.unit)) else None


@rule("14.2.1.c")
@rule.forbids("14.2.2.c")
def horses_go_no_farther(hop: Hop) -> Violation:
    """14.2.2 Cavalry goes no farther than three hexes, whatever the result gives."""
    return _lags(hop, "14.2.2.c") if CAVALRY[hop.unit] else None


@rule("14.2.1.c")
@rule.forbids("14.2.2.b", "14.2.2.d")
def feet_go_no_farther(hop: Hop) -> Violation:
    """14.2.2 Nor does anybody else go farther than his speed: two hexes without wheels."""
    return None if CAVALRY[hop.unit] else _lags(hop, "14.2.2.b" if FOOT_ARMIES[hop.unit] else "14.2.2.d")


@rule.forbids("16.4.f")
def unit_lacks_supply(hop: Hop) -> Violation:
    """16.4 Two hexes at most for a unit that is out of supply."""
    hexes = length(hop.position, hop.unit, hop.hexes)
    return evidence(UNITS[hop.unit], hexes=hexes) if _spent(hop, hexes) else None


LENGTH = (
    wet_ground_halves_the_advance,
    snow_shortens_the_advance,
    reserve_has_gone_far_enough,
    withdrawal_gives_one_hex,
    advance_is_used_up,
    horses_go_no_farther,
    feet_go_no_farther,
    unit_lacks_supply,
)
"""14.2 What says that a unit has gone far enough."""
