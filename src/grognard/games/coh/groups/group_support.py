"""9.12 Group attacks: what the units must fulfil that support a leader."""

from __future__ import annotations

from grognard.core.verdicts import Violation, evidence
from grognard.games.coh.combat.defence_value import rating
from grognard.games.coh.combat.fire import shot_at
from grognard.games.coh.combat.hits import changes_firepower
from grognard.games.coh.combat.shot import bears, distance, firepower, is_long, least_range, looks_out, sees
from grognard.games.coh.data.units import BLUE, RED, SIDE, UNITS
from grognard.games.coh.groups.groups import is_beside
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import NONE, Position, place_name
from grognard.games.coh.state.presence import by_pool, effects, enemies, in_close_combat, is_barred
from grognard.games.coh.turn.actor import Actor


@rule("9.12.m")
@rule.forbids("9.12.c")
def supports_from_afar(position: Position, actor: Actor, hex_: int) -> Violation:
    """A supporter stands in the hex of the leader or next to it."""
    # RULING coh-062
    far = [unit for unit in actor.units[1:] if not is_beside(position, actor.unit, unit)]
    return evidence(UNITS[far[0]], UNITS[actor.unit]) if far else None


@rule.forbids("7.63.n")
def supports_from_outside(position: Position, actor: Actor, hex_: int) -> Violation:
    """In close combat only units of the same hex fight together, and a unit in one supports no other."""
    place = position.pieces[actor.unit].place
    for unit in actor.units[1:]:
        elsewhere = position.pieces[unit].place != place
        if elsewhere and (hex_ == place or in_close_combat(position, unit)):
            return evidence(UNITS[unit], UNITS[actor.unit])
    return None


@rule.forbids("9.12.f")
def supports_at_long_range(position: Position, actor: Actor, hex_: int) -> Violation:
    """No unit of a group fires at long range, nor below its minimum range."""
    # RULING coh-063
    for unit in actor.units:
        away = distance(position, unit, hex_)
        if is_long(position, unit, hex_) or 0 < away < least_range(position, unit):
            return evidence(UNITS[unit], place_name(position, hex_))
    return None


@rule.forbids("9.12.d")
def supports_out_of_arc(position: Position, actor: Actor, hex_: int) -> Violation:
    """The target lies in the arc of every supporter."""
    # RULING coh-126
    for unit in actor.units[1:]:
        turned = looks_out if position.is_hidden(unit) else bears
        if position.pieces[unit].place != hex_ and not turned(position, unit, hex_):
            return evidence(UNITS[unit], place_name(position, hex_))
    return None


@rule.forbids("9.12.e")
def supports_blindly(position: Position, actor: Actor, hex_: int) -> Violation:
    """Every supporter sees the target."""
    for unit in actor.units[1:]:
        if not sees(position, position.pieces[unit].place, hex_):
            return evidence(UNITS[unit], place_name(position, hex_))
    return None


SHAKEN = {"stunned": ("7.4.s", "15.2.m"), "panicked": ("7.4.x", "15.2.j")}
"""7.4, 15.2 Where it stands that a counter keeps men, and crews, from firing."""


@rule.forbids("9.12.g", *(clause for clauses in SHAKEN.values() for clause in clauses))
def supports_while_shaken(position: Position, actor: Actor, hex_: int) -> Violation:
    """A supporter has no counter that touches its firepower, and may fire."""
    # RULING coh-064, coh-231
    for unit in actor.units[1:]:
        if is_barred(position, unit, "all-but-rally"):
            return evidence(UNITS[unit], by=by_pool(unit, *SHAKEN["stunned"]))
        if is_barred(position, unit, "fire"):
            return evidence(UNITS[unit], by=by_pool(unit, *SHAKEN["panicked"]))
        damaged = is_barred(position, unit, "red-fire") or is_barred(position, unit, "blue-fire")  # §15.2.e
        if damaged or changes_firepower(effects(position, unit)):
            return evidence(UNITS[unit], by="9.12.g")
    return None


@rule.forbids("17.0.j")
def supports_while_carried(position: Position, actor: Actor, hex_: int) -> Violation:
    """A carried unit does not fire, nor support."""
    for unit in actor.units[1:]:
        carrier = position.pieces[unit].carrier
        if carrier != NONE:
            return evidence(UNITS[unit], UNITS[carrier])
    return None


@rule.forbids("9.12.i")
def supports_without_firepower(position: Position, actor: Actor, hex_: int) -> Violation:
    """A supporter has firepower above zero of a colour that is used."""
    shot = shot_at(position, actor, hex_)
    there = enemies(position, hex_, SIDE[actor.unit])
    colours = {rating(position, shot, target)[0] for target in there} or {RED, BLUE}
    for unit in actor.units[1:]:
        if not position.figures.fire[unit] or all((firepower(position, unit, colour) or 0) <= 0 for colour in colours):
            return evidence(UNITS[unit])
    return None


SUPPORTING = (
    supports_from_afar,
    supports_from_outside,
    supports_at_long_range,
    supports_out_of_arc,
    supports_blindly,
    supports_while_shaken,
    supports_while_carried,
    supports_without_firepower,
)
