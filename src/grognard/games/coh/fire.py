"""7.0 to 7.7 Attacks of units: who may fire at what, what it costs, and the order to fire."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.verdicts import Bite, because
from grognard.games.coh.actions import Fire
from grognard.games.coh.actor import Actor
from grognard.games.coh.attack_value import is_for_metal, power
from grognard.games.coh.defence_value import rating
from grognard.games.coh.payment import costs_too_much
from grognard.games.coh.position import NONE, Position, place_name
from grognard.games.coh.presence import effects, enemies, in_close_combat, is_barred, visible
from grognard.games.coh.rulebook import rule
from grognard.games.coh.shot import Shot, bears, distance, least_range, looks_out, reach_of, sees
from grognard.games.coh.sight import obstacle
from grognard.games.coh.units import (
    FIRE_COST,
    INFANTRY,
    MORTAR,
    NUMBER,
    PACK,
    PUSHED,
    RED,
    SIDE,
    SNIPER,
    TURRET,
    UNITS,
    VEHICLE,
    WORKS,
)


# -- the shot --------------------------------------------------------------------------------------------------------
def shot_at(position: Position, actor: Actor, hex_: int) -> Shot:
    """7.0 An attack of these units on a hex: close combat in their own."""
    close = position.pieces[actor.unit].place == hex_
    return Shot(army=actor.army, hex=hex_, how="close" if close else "direct", units=actor.units)


@rule(
    "15.5.b",
    "14.1.f",
    "7.0.d",
    "7.4.zd",
    "7.4.zg",
    "9.12.h",
    "15.2.o",
    "15.5.d",
    "15.5.e",
    "15.5.f",
    "15.5.g",
    "15.5.i",
)
def fire_cost(position: Position, actor: Actor, hex_: int) -> int:
    """7.0 What the leader pays to fire: as printed, with its counter; one more to turn the turret."""
    # RULING coh-127
    unit = actor.unit
    hit = effects(position, unit)
    cost = FIRE_COST[unit] + (0 if hit is None else hit.fire)
    facing = position.is_hidden(unit) or bears(position, unit, hex_)
    turned = position.pieces[unit].place != hex_ and not facing and not actor.is_free
    return cost + (NUMBER["turret-turn"] if turned and TURRET[unit] else 0)


@rule("7.7.b", "7.63.j", "7.63.u", "7.63.v", "7.63.x", "7.63.y", "10.3.j", "15.1.a", "16.1.e", "17.1.a", "17.1.b")
def victims(position: Position, shot: Shot) -> tuple[int, ...]:
    """7.7 Every unit in the hex that the attack can hurt: enemies alone in close combat and for snipers, else both
    sides."""
    # RULING coh-048
    side = position.armies[shot.army].side
    there = visible(position, shot.hex)
    close = shot.how == "close" or (shot.how == "weapon" and shot.origin(position) == shot.hex)
    if close or (shot.leader != NONE and SNIPER[shot.leader] and enemies(position, shot.hex, side)):
        there = tuple(unit for unit in there if SIDE[unit] != side)
    if is_for_metal(shot):
        there = tuple(unit for unit in there if VEHICLE[unit] or PUSHED[unit])
    return tuple(unit for unit in there if power(position, shot, rating(position, shot, unit)[0]) is not None)


# -- prohibitions ----------------------------------------------------------------------------------------------------
@rule.forbids("7.4.s", "15.2.m")
def is_stunned(position: Position, actor: Actor, hex_: int) -> Bite:
    """A stunned unit rallies and does nothing else."""
    return because(UNITS[actor.unit]) if is_barred(position, actor.unit, "all-but-rally") else None


@rule.forbids("7.4.x", "15.2.j")
def is_panicked(position: Position, actor: Actor, hex_: int) -> Bite:
    """A panicked unit does not fire."""
    return because(UNITS[actor.unit]) if is_barred(position, actor.unit, "fire") else None


@rule.forbids("7.0.d")
def has_no_weapon(position: Position, actor: Actor, hex_: int) -> Bite:
    """A counter without a cost to fire never attacks."""
    return because(UNITS[actor.unit]) if not FIRE_COST[actor.unit] else None


@rule.forbids("17.0.j")
def fires_while_carried(position: Position, actor: Actor, hex_: int) -> Bite:
    """Whoever is carried does not fire."""
    piece = position.pieces[actor.unit]
    return because(UNITS[actor.unit], UNITS[piece.carrier]) if piece.carrier != NONE else None


@rule.forbids("7.63.o", "7.63.p")
def fires_out_of_close_combat(position: Position, actor: Actor, hex_: int) -> Bite:
    """A unit with an enemy in its hex fires at nobody else."""
    place = position.pieces[actor.unit].place
    if hex_ == place or not in_close_combat(position, actor.unit):
        return None
    return because(UNITS[actor.unit], *(UNITS[unit] for unit in enemies(position, place, SIDE[actor.unit])))


@rule("10.0.l", "10.0.q")
def suspects(position: Position, side: int) -> bool:
    """10.0 Whether the enemy has hidden units at all: then any hex may be attacked."""
    return position.hides[1 - side]


@rule("10.0.k", "10.0.l")
def may_hold_somebody(position: Position, hex_: int) -> bool:
    """10.0 Nobody is hidden where a unit stands on the board."""
    return not visible(position, hex_)


@rule("18.4.n", "18.4.p", "18.4.q", "18.5.p", "18.5.q", "18.6.a", "18.6.d", "18.6.h")
def breakable(position: Position, shot: Shot) -> tuple[int, ...]:
    """18.6 The kinds of works in the hex that the attack can destroy: mines by mortars, artillery, and infantry that
    stands among them."""
    # RULING coh-155, coh-156, coh-162
    if power(position, shot, RED) is None or is_for_metal(shot):
        return ()
    by_hand = shot.how == "close" and INFANTRY[shot.leader]
    found = []
    for work in position.works_in(shot.hex):
        row = PACK.works[WORKS[work.kind]]
        if row.defence and not work.hidden and (row.family != "mine" or shot.bursts or by_hand):
            found.append(work.kind)
    return tuple(found)


def works_to_break(position: Position) -> frozenset[int]:
    """18.6 Hexes with works that can be seen and destroyed."""
    return frozenset(w.hex for w in position.works if PACK.works[WORKS[w.kind]].defence and not w.hidden)


@rule.forbids("7.0.c")
def has_no_target(position: Position, actor: Actor, hex_: int) -> Bite:
    """An attack is made on a hex with an enemy or a work that can be destroyed, or where somebody may be hidden."""
    side = SIDE[actor.unit]
    if enemies(position, hex_, side) or breakable(position, shot_at(position, actor, hex_)):
        return None
    if suspects(position, side) and may_hold_somebody(position, hex_):
        return None
    return because(place_name(position, hex_))


@rule.forbids("6.1.b", "7.0.a", "15.5.c", "15.5.k", "12.0.o", "18.2.j")
def is_outside_arc(position: Position, actor: Actor, hex_: int) -> Bite:
    """A target lies in the arc of the firer, unless it has a turret."""
    unit = actor.unit
    if hex_ == position.pieces[unit].place or bears(position, unit, hex_):
        return None
    if position.is_hidden(unit) and looks_out(position, unit, hex_):
        return None
    if TURRET[unit] and looks_out(position, unit, hex_):
        return None
    return because(UNITS[unit], place_name(position, hex_))


@rule.forbids("7.61.b", "7.0.b", "7.4.zr", "20.2.c")
def is_out_of_range(position: Position, actor: Actor, hex_: int) -> Bite:
    """Nothing is fired at beyond twice the range."""
    # RULING coh-050
    unit = actor.unit
    most = reach_of(position, unit) * NUMBER["long-range-factor"]
    if distance(position, unit, hex_) <= most:
        return None
    return because(UNITS[unit], place_name(position, hex_), range=most, distance=distance(position, unit, hex_))


@rule.forbids("12.0.n", "7.4.zr")
def is_too_near(position: Position, actor: Actor, hex_: int) -> Bite:
    """A mortar has a least range, but in close combat; with a shorter range than that it does not fire at all."""
    unit, away = actor.unit, distance(position, actor.unit, hex_)
    least = least_range(unit)
    if away == 0 or (away >= least and reach_of(position, unit) >= least):
        return None
    return because(UNITS[unit], place_name(position, hex_), range=least)


@rule.forbids("6.0.a", "6.0.f", "7.0.c", "11.3.c", "11.3.g", "11.4.a", "11.5.j", "11.5.k")
def is_out_of_sight(position: Position, actor: Actor, hex_: int) -> Bite:
    """A unit fires at what it sees."""
    place = position.pieces[actor.unit].place
    found = obstacle(position.field, place, hex_) if place != hex_ else None
    if found is not None:
        return because(UNITS[actor.unit], place_name(position, hex_), place_name(position, found.hexes[0]))
    return None


@rule.forbids("13.0.b", "13.0.p")
def is_behind_smoke(position: Position, actor: Actor, hex_: int) -> Bite:
    """Thick smoke lets nobody see through."""
    place = position.pieces[actor.unit].place
    return None if sees(position, place, hex_) else because(UNITS[actor.unit], place_name(position, hex_))


@rule.forbids("11.5.m")
def lowers_barrel_into_gully(position: Position, actor: Actor, hex_: int) -> Bite:
    """Vehicles and guns do not fire from outside into a large gully, and nobody's fire is supported by them there."""
    # RULING coh-091
    level = position.field.level
    for unit in actor.units:
        heavy = VEHICLE[unit] or (PUSHED[unit] and not MORTAR[unit])
        if heavy and level[hex_] < 0 <= level[position.pieces[unit].place]:
            return because(UNITS[unit], place_name(position, hex_))
    return None


@rule.forbids("7.1.d", "7.1.e", "15.0.d", "15.2.e")
def has_no_firepower_of_the_colour(position: Position, actor: Actor, hex_: int) -> Bite:
    """An attack needs firepower of the colour of a target."""
    shot = shot_at(position, actor, hex_)
    side = SIDE[actor.unit]
    if any(SIDE[unit] != side for unit in victims(position, shot)):
        return None
    if not enemies(position, hex_, side) or breakable(position, shot):
        return None
    return because(UNITS[actor.unit], place_name(position, hex_))


@rule.forbids("3.21.b", "3.0.e")
def cannot_pay_for_the_shot(position: Position, actor: Actor, hex_: int) -> Bite:
    """A shot is paid with the points that are there."""
    return costs_too_much(position, actor, fire_cost(position, actor, hex_))


FIRING = (
    is_stunned,
    is_panicked,
    has_no_weapon,
    fires_while_carried,
    fires_out_of_close_combat,
    is_out_of_range,
    is_too_near,
    is_outside_arc,
    is_out_of_sight,
    is_behind_smoke,
    lowers_barrel_into_gully,
)


# -- the order -------------------------------------------------------------------------------------------------------
def fire_candidates(position: Position, actor: Actor) -> Iterator[Fire]:
    """Hexes that could be meant: with an enemy, with a work that can be destroyed, or all where enemies hide."""
    unit = actor.unit
    place = position.pieces[unit].place
    if place < 0:
        return
    blind = suspects(position, SIDE[unit])
    marked = works_to_break(position)
    for hex_ in range(position.field.grid.size):
        if blind or hex_ in marked or enemies(position, hex_, SIDE[unit]):
            yield Fire(position.field.names[hex_])
