"""9.12 Group attacks: what the units must fulfil that support a leader."""

from __future__ import annotations

from grognard.core.verdicts import Bite, because
from grognard.games.coh.actor import Actor
from grognard.games.coh.defence_value import rating
from grognard.games.coh.fire import shot_at
from grognard.games.coh.groups import is_beside
from grognard.games.coh.hits import changes_firepower
from grognard.games.coh.position import NONE, Position, place_name
from grognard.games.coh.presence import effects, enemies, in_close_combat, is_barred
from grognard.games.coh.rulebook import rule
from grognard.games.coh.schema import Bar
from grognard.games.coh.shot import bears, distance, firepower, is_long, least_range, looks_out, sees
from grognard.games.coh.units import BLUE, FIRE_COST, RED, SIDE, UNITS


@rule.forbids("9.12.c", "9.12.m")
def supports_from_afar(position: Position, actor: Actor, hex_: int) -> Bite:
    """A supporter stands in the hex of the leader or next to it."""
    # RULING coh-062
    far = [unit for unit in actor.units[1:] if not is_beside(position, actor.unit, unit)]
    return because(UNITS[far[0]], UNITS[actor.unit]) if far else None


@rule.forbids("7.63.n")
def supports_from_outside(position: Position, actor: Actor, hex_: int) -> Bite:
    """In close combat only units of the same hex fight together, and nobody in one supports another."""
    place = position.pieces[actor.unit].place
    for unit in actor.units[1:]:
        elsewhere = position.pieces[unit].place != place
        if elsewhere and (hex_ == place or in_close_combat(position, unit)):
            return because(UNITS[unit], UNITS[actor.unit])
    return None


@rule.forbids("9.12.f")
def supports_at_long_range(position: Position, actor: Actor, hex_: int) -> Bite:
    """Nobody of a group fires at long range, nor too near for his weapon."""
    # RULING coh-063
    for unit in actor.units:
        away = distance(position, unit, hex_)
        if is_long(position, unit, hex_) or 0 < away < least_range(unit):
            return because(UNITS[unit], place_name(position, hex_))
    return None


@rule.forbids("9.12.d")
def supports_out_of_arc(position: Position, actor: Actor, hex_: int) -> Bite:
    """The target lies in the arc of every supporter."""
    # RULING coh-126
    for unit in actor.units[1:]:
        turned = looks_out if position.is_hidden(unit) else bears
        if position.pieces[unit].place != hex_ and not turned(position, unit, hex_):
            return because(UNITS[unit], place_name(position, hex_))
    return None


@rule.forbids("9.12.e")
def supports_blindly(position: Position, actor: Actor, hex_: int) -> Bite:
    """Every supporter sees the target."""
    for unit in actor.units[1:]:
        if not sees(position, position.pieces[unit].place, hex_):
            return because(UNITS[unit], place_name(position, hex_))
    return None


SHAKEN: tuple[Bar, ...] = ("fire", "all-but-rally", "red-fire", "blue-fire")
"""7.4, 15.2 What a counter takes that touches firepower."""


@rule.forbids("9.12.g", "7.4.s", "7.4.x", "15.2.e")
def supports_while_shaken(position: Position, actor: Actor, hex_: int) -> Bite:
    """A supporter has no counter that touches its firepower, and may fire."""
    # RULING coh-064, coh-231
    for unit in actor.units[1:]:
        barred = any(is_barred(position, unit, bar) for bar in SHAKEN)
        if barred or changes_firepower(effects(position, unit)) or position.pieces[unit].carrier != NONE:
            return because(UNITS[unit])
    return None


@rule.forbids("9.12.i")
def supports_without_firepower(position: Position, actor: Actor, hex_: int) -> Bite:
    """A supporter has firepower above zero of a colour that is used."""
    shot = shot_at(position, actor, hex_)
    there = enemies(position, hex_, SIDE[actor.unit])
    colours = {rating(position, shot, target)[0] for target in there} or {RED, BLUE}
    for unit in actor.units[1:]:
        if not FIRE_COST[unit] or all((firepower(unit, colour) or 0) <= 0 for colour in colours):
            return because(UNITS[unit])
    return None


SUPPORTING = (
    supports_from_afar,
    supports_from_outside,
    supports_at_long_range,
    supports_out_of_arc,
    supports_blindly,
    supports_while_shaken,
    supports_without_firepower,
)
