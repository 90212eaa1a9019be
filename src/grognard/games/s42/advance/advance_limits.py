"""14.2 How far an advance after combat goes: by its result and the weather, by each unit's speed, out of supply, after
a failed breakthrough."""

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
"""25.2.3 The kind of an advance without a combat."""
AUTOMATIC: Final = "automatic-ds"
"""8.6 The kind of an advance after an automatic DS."""


class Run(Struct, frozen=True):
    """How far a unit has come."""

    unit: int
    start: int
    vacated: tuple[int, ...]
    """The hexes its combats have emptied: no ZOC stops it there, no bond keeps it out."""
    used: int = 0
    """15.2.4 Hexes of its advance, moved or paid for a breakthrough."""
    steps: int = 0
    """Hexes it has actually entered."""
    through: bool = False
    """It has passed through the hex first attacked."""
    over: bool = False
    """The terrain it has entered ends its advance."""
    free: int = NOWHERE
    """15.2.8 The hex emptied by its breakthrough: already paid for."""
    done: bool = False
    """15.2.7 Its breakthrough has failed: it may enter that hex, and no other."""


class AdvanceStep(Struct, frozen=True):
    """A unit that would advance to an adjacent place."""

    position: Position
    battle: Battle
    given: int
    """14.2.1 How far the combat result lets units advance."""
    hexes: int
    """The same in this turn's weather."""
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
    only the tank army's keeps up with its tanks."""
    if advances_mechanised(unit):
        return RATES["mechanised"]  # §14.2.2.a
    if FOOT_ARMIES[unit]:
        return RATES["army-hq-foot"]  # §20.1.3.g
    return RATES["cavalry"] if CAVALRY[unit] else RATES["other"]  # §14.2.2.c, §14.2.2.d


@rule("14.2.1.a", "14.2.1.b", "14.2.1.c")
def length(position: Position, unit: int, hexes: int) -> int:
    """14.2.1 How far a unit may advance when its combat gives so many hexes: no farther than its speed, and two hexes
    out of supply."""
    return longest_advance(position, unit, min(hexes, speed(unit)))


@rule("14.2.3.d", "14.3.b")
@rule.forbids("14.2.3.c")
def limited_means_the_hex(step: AdvanceStep) -> Violation:
    """14.2.3 In a limited advance units may enter only the defenders' hex."""
    return evidence(place_name(step.to)) if step.limited and step.to != step.battle.target else None


@rule("15.2.7.b", "15.2.7.c")
@rule.forbids("15.2.7.a")
def breakthrough_has_failed(step: AdvanceStep) -> Violation:
    """15.2.7 A group whose breakthrough has failed stays, or takes the vacated hex and stops."""
    return evidence(UNITS[step.unit]) if step.run.done and not step.is_paid else None


def _spent(step: AdvanceStep, hexes: int) -> bool:
    return not step.is_paid and step.run.used >= hexes


def _is_cut_short(step: AdvanceStep) -> bool:
    """23.2 Whether the weather alone stops the unit."""
    return _spent(step, step.hexes) and step.run.used < length(step.position, step.unit, step.given)


@rule.forbids("23.2.2.i", "23.3.3.b")
def wet_ground_halves_the_advance(step: AdvanceStep) -> Violation:
    """23.2.2, 23.3.3 Rain and mud halve the advance."""
    cut = is_wet(step.position) and _is_cut_short(step)
    clause = "23.3.3.b" if is_muddy(step.position) else "23.2.2.i"
    return evidence(UNITS[step.unit], given=step.given, hexes=step.hexes, by=clause) if cut else None


@rule.forbids("23.2.3.f")
def snow_shortens_the_advance(step: AdvanceStep) -> Violation:
    """23.2.3 Snow shortens it by one hex."""
    return evidence(UNITS[step.unit], given=step.given, hexes=step.hexes) if _is_cut_short(step) else None


@rule.forbids("25.2.3.b")
def reserve_has_gone_far_enough(step: AdvanceStep) -> Violation:
    """25.2.3 Released reserves advance two hexes at most."""
    gone = step.battle.kind == RESERVE and _spent(step, step.hexes)
    return evidence(UNITS[step.unit], hexes=step.hexes) if gone else None


@rule("14.2.4.a")
def is_one_hex_advance(given: int, *, limited: bool) -> bool:
    """14.2.4 Only a fighting withdrawal gives a single hex that may be any."""
    return given == PACK.tables.withdrawal_advance and not limited


@rule.forbids("14.2.4.b")
def withdrawal_gives_one_hex(step: AdvanceStep) -> Violation:
    """14.2.4 After a fighting withdrawal units advance one hex."""
    gone = is_one_hex_advance(step.given, limited=step.limited) and _spent(step, step.hexes)
    return evidence(UNITS[step.unit]) if gone else None


@rule("14.2.1.a", "15.2.8.d")
@rule.forbids("14.2.1.b")
def advance_is_used_up(step: AdvanceStep) -> Violation:
    """14.2.1 As many hexes as the result of the combat gives; a breakthrough adds none."""
    return evidence(UNITS[step.unit], hexes=step.hexes) if _spent(step, step.hexes) else None


def _lags(step: AdvanceStep, clause: str) -> Violation:
    return evidence(UNITS[step.unit], hexes=speed(step.unit), by=clause) if _spent(step, speed(step.unit)) else None


@rule.forbids("14.2.2.c")
def horses_go_no_farther(step: AdvanceStep) -> Violation:
    """14.2.2 Cavalry advances no farther than three hexes, whatever the result."""
    return _lags(step, "14.2.2.c") if CAVALRY[step.unit] else None


@rule.forbids("14.2.2.b", "14.2.2.d")
def feet_go_no_farther(step: AdvanceStep) -> Violation:
    """14.2.2 Nor does any other unit advance farther than its speed: two hexes on foot."""
    return None if CAVALRY[step.unit] else _lags(step, "14.2.2.b" if FOOT_ARMIES[step.unit] else "14.2.2.d")


@rule.forbids("16.4.f")
def unit_lacks_supply(step: AdvanceStep) -> Violation:
    """16.4 A unit out of supply advances two hexes at most."""
    hexes = length(step.position, step.unit, step.hexes)
    return evidence(UNITS[step.unit], hexes=hexes) if _spent(step, hexes) else None


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
"""14.2 What limits the length of an advance."""
