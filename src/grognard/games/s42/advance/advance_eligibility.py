"""14.1 Which units may advance after a combat."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.s42.advance.advance_limits import AUTOMATIC, RESERVE
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.units import SIDE, UNITS
from grognard.games.s42.forces.special_units import BINDING
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    ATTACKED,
    AUTOMATIC_DS_MADE,
    GOOD,
    IN_FULL_RETREAT,
    IN_RESERVE,
    REPLACED,
    TRAIN,
    Position,
)


class Claim(Struct, frozen=True):
    """A unit that would advance after a combat."""

    position: Position
    battle: Battle
    unit: int

    @property
    def fought(self) -> bool:
        return self.unit in self.battle.units

    def marked(self, mark: int) -> Violation:
        return evidence(UNITS[self.unit]) if self.position.pieces[self.unit].has(mark) else None


@rule.forbids("25.2.3.b")
def was_not_released(claim: Claim) -> Violation:
    """25.2.3 When reserves are released, only units that were in reserve advance."""
    late = claim.battle.kind == RESERVE and not claim.fought
    return evidence(UNITS[claim.unit]) if late else None


@rule.forbids("14.1.a")
def had_no_part(claim: Claim) -> Violation:
    """14.1 The attackers may advance, and all units stacked with them, combat units or not. In an entry area only the
    attackers are stacked."""
    if SIDE[claim.unit] == claim.battle.side:
        stacks = {claim.position.pieces[unit].place for unit in claim.battle.units}
        place = claim.position.pieces[claim.unit].place
        if claim.fought or (place >= 0 and place in stacks):  # §14.1.c, §14.1.d
            return None
    return evidence(UNITS[claim.unit])


@rule.forbids("8.6.2.a")
def unmarked_units_stay(claim: Claim) -> Violation:
    """8.6.2 After an automatic DS only units with its marker advance: they were part of its 10-1."""
    # RULING s42-706: a unit merely stacked with them waits, though after a combat it would go along (14.1).
    late = claim.battle.kind == AUTOMATIC and not claim.fought
    return evidence(UNITS[claim.unit]) if late else None


@rule.forbids("14.1.b")
def guns_stay(claim: Claim) -> Violation:
    """14.1 A support unit that gave its shift to the attack does not advance."""
    fired = any(unit == claim.unit for unit, _ in claim.battle.guns)
    return evidence(UNITS[claim.unit]) if fired else None


@rule.forbids("21.4.f")
def refitting_units_stay(claim: Claim) -> Violation:
    """21.4 Units that take replacements may not advance."""
    return claim.marked(REPLACED)


@rule.forbids("13.2.1.a", "13.3.2.a")
def disordered_units_stay(claim: Claim) -> Violation:
    """13.2, 13.3 Nor may units in disorder, which move only in other ways."""
    # RULING s42-701: tactical movement is all that a disrupted unit has, and full retreat is no better.
    order = claim.position.pieces[claim.unit].order
    return (
        None
        if order == GOOD
        else evidence(UNITS[claim.unit], by="13.3.2.a" if order == IN_FULL_RETREAT else "13.2.1.a")
    )


@rule.forbids("5.6.3.j")
def trains_stay(claim: Claim) -> Violation:
    """5.6.3 A unit on a train may not move in any other way this turn."""
    return claim.marked(TRAIN)


@rule("25.2.3.h")
@rule.forbids("25.2.1.e")
def reserves_stay(claim: Claim) -> Violation:
    """25.2 Units in reserve wait for their own release, even when stacked with attackers."""
    return claim.marked(IN_RESERVE)


@rule.forbids("31.0.a", "C1.2.q")
def waiting_armies_stay(claim: Claim) -> Violation:
    """31 Nor may reserve armies."""
    waits = claim.position.waiting_army(claim.unit)
    return evidence(UNITS[claim.unit], by=claim.position.release_clause) if waits else None


@rule("8.2.e")
@rule.forbids("14.1.a")
def fought_elsewhere(claim: Claim) -> Violation:
    """14.1, 8.2 A stacked unit that attacked another hex this turn has had the advance of its own combat."""
    # RULING s42-702: a unit has its part in one attack, and so in one advance.
    return None if claim.fought else claim.marked(ATTACKED | AUTOMATIC_DS_MADE)


ADVANCING = (
    was_not_released,
    had_no_part,
    unmarked_units_stay,
    guns_stay,
    refitting_units_stay,
    disordered_units_stay,
    trains_stay,
    reserves_stay,
    waiting_armies_stay,
    fought_elsewhere,
)


@rule("14.1.a", "20.4.b")
def may_advance(claim: Claim) -> Verdict:
    """14.1 Whether a unit advances at all; a unit bound to its place does not, army headquarters do."""
    return judge(ADVANCING, claim) and judge(BINDING, claim.position, claim.unit)
