"""7.0 to 7.7 Attacks of units: who may fire at what, what it costs, and the order to fire."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.verdicts import Violation, evidence
from grognard.games.coh.combat.attack_value import is_for_metal, power
from grognard.games.coh.combat.defence_value import rating
from grognard.games.coh.combat.shot import Shot, bears, distance, least_range, looks_out, reach_of, sees
from grognard.games.coh.data.units import (
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
    WORK,
    WORKS,
)
from grognard.games.coh.interface.actions import Fire
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.line_of_sight import Obstacle, course, obstacle
from grognard.games.coh.state.position import NONE, Position, place_name
from grognard.games.coh.state.presence import (
    by_pool,
    effects,
    enemies,
    enemy_hexes,
    in_close_combat,
    is_barred,
    stunned_by,
    visible,
)
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much


# -- the shot --------------------------------------------------------------------------------------------------------
@rule("12.0.c", "12.0.m")
def shot_at(position: Position, actor: Actor, hex_: int) -> Shot:
    """7.0 An attack of these units on a hex: close combat in their own."""
    close = position.pieces[actor.unit].place == hex_
    return Shot(army=actor.army, hex=hex_, how="close" if close else "direct", units=actor.units)


@rule("7.0.d", "9.12.h")
def fire_cost(position: Position, actor: Actor, hex_: int) -> int:
    """7.0 What the leader pays to fire: as printed, with its counter; one more to turn the turret."""
    # RULING coh-127
    unit = actor.unit
    cost = cheapest_shot(position, unit)
    facing = position.is_hidden(unit) or bears(position, unit, hex_)
    away = position.pieces[unit].place != hex_ and not facing  # §15.5.b, §15.5.e
    turned = away and not actor.is_free  # §15.5.f
    return cost + (NUMBER["turret-turn"] if turned and TURRET[unit] else 0)  # §14.1.f, §15.5.d, §15.5.i


def cheapest_shot(position: Position, unit: int) -> int:
    """What a unit pays at least."""
    hit = effects(position, unit)
    return position.figures.fire[unit] + (0 if hit is None else hit.fire)  # §7.4.zd, §7.4.zg, §15.2.o


def dearest_shot(position: Position, unit: int) -> int:
    """What a unit pays at most, for lists: a unit that can pay this can fire at whatever it bears on."""
    return cheapest_shot(position, unit) + (NUMBER["turret-turn"] if TURRET[unit] else 0)


@rule("7.7.b", "7.63.x", "7.63.v")
def victims(position: Position, shot: Shot) -> tuple[int, ...]:
    """7.7 Every unit in the hex that the attack can hurt: enemies alone in close combat and for snipers, else both
    sides."""
    # RULING coh-048
    side = position.armies[shot.army].side
    there = visible(position, shot.hex)  # §7.63.u, §16.1.e, §17.1.a, §17.1.b
    close = shot.how == "close" or (shot.how == "weapon" and shot.origin(position) == shot.hex)  # §7.63.j
    if close or (shot.leader != NONE and SNIPER[shot.leader] and enemies(position, shot.hex, side)):  # §7.63.y
        there = tuple(unit for unit in there if SIDE[unit] != side)  # §10.3.j
    if is_for_metal(shot):
        there = tuple(unit for unit in there if VEHICLE[unit] or PUSHED[unit])
    return tuple(unit for unit in there if power(position, shot, rating(position, shot, unit)[0]) is not None)


# -- prohibitions ----------------------------------------------------------------------------------------------------
@rule.forbids("7.4.s", "15.2.m")
def is_stunned(position: Position, actor: Actor, hex_: int) -> Violation:
    """A stunned unit rallies and does nothing else."""
    stunned = is_barred(position, actor.unit, "all-but-rally")
    return evidence(UNITS[actor.unit], by=stunned_by(actor.unit)) if stunned else None


@rule.forbids("7.4.x", "15.2.j")
def is_panicked(position: Position, actor: Actor, hex_: int) -> Violation:
    """A panicked unit does not fire."""
    by = by_pool(actor.unit, "7.4.x", "15.2.j")
    return evidence(UNITS[actor.unit], by=by) if is_barred(position, actor.unit, "fire") else None


@rule.forbids("7.0.d")
def has_no_weapon(position: Position, actor: Actor, hex_: int) -> Violation:
    """A counter without a cost to fire never attacks."""
    return evidence(UNITS[actor.unit]) if not position.figures.fire[actor.unit] else None


@rule.forbids("17.0.j")
def fires_while_carried(position: Position, actor: Actor, hex_: int) -> Violation:
    """A carried unit does not fire."""
    piece = position.pieces[actor.unit]
    return evidence(UNITS[actor.unit], UNITS[piece.carrier]) if piece.carrier != NONE else None


@rule("7.63.p")
@rule.forbids("7.63.o")
def fires_out_of_close_combat(position: Position, actor: Actor, hex_: int) -> Violation:
    """A unit with an enemy in its hex fires at nothing else."""
    place = position.pieces[actor.unit].place
    if hex_ == place or not in_close_combat(position, actor.unit):
        return None
    return evidence(UNITS[actor.unit], *(UNITS[unit] for unit in enemies(position, place, SIDE[actor.unit])))


@rule("10.0.l", "10.0.q")
def suspects(position: Position, side: int) -> bool:
    """10.0 Whether the enemy has hidden units at all: then any hex may be attacked."""
    return position.hides[1 - side]


@rule("10.0.k", "10.0.l")
def may_hold_hidden_unit(position: Position, hex_: int) -> bool:
    """10.0 A hex with a visible unit holds no hidden one."""
    return not visible(position, hex_)


@rule("18.6.a", "18.4.n")
def breakable(position: Position, shot: Shot) -> tuple[int, ...]:
    """18.6 The kinds of works in the hex that the attack can destroy: mines by mortars, artillery, and infantry that
    stands among them."""
    # RULING coh-155, coh-156, coh-162
    if power(position, shot, RED) is None or is_for_metal(shot):
        return ()
    by_hand = shot.how == "close" and INFANTRY[shot.leader]  # §18.5.q
    kinds = []
    for work in position.works_in(shot.hex):  # §18.4.p, §18.6.d, §18.6.h
        row = PACK.works[WORKS[work.kind]]
        if row.defence and not work.hidden and (row.family != "mine" or shot.bursts or by_hand):  # §18.4.q, §18.5.p
            kinds.append(work.kind)
    return tuple(kinds)


def works_to_break(position: Position) -> frozenset[int]:
    """18.6 Hexes with works that can be seen and destroyed."""
    return frozenset(w.hex for w in position.works if PACK.works[WORKS[w.kind]].defence and not w.hidden)


@rule.forbids("7.0.j")
def has_no_target(position: Position, actor: Actor, hex_: int) -> Violation:
    """An attack is made on a hex with an enemy or a work that can be destroyed, or where a unit may be hidden."""
    side = SIDE[actor.unit]
    if enemies(position, hex_, side) or breakable(position, shot_at(position, actor, hex_)):
        return None
    if suspects(position, side) and may_hold_hidden_unit(position, hex_):
        return None
    return evidence(place_name(position, hex_))


@rule.forbids("18.2.x")
def is_outside_the_bunkers_arc(position: Position, actor: Actor, hex_: int) -> Violation:
    """From a bunker nothing is seen outside its own arc."""
    unit = actor.unit
    if hex_ == position.pieces[unit].place or looks_out(position, unit, hex_):
        return None
    return evidence(UNITS[unit], place_name(position, hex_))


ARCS = {"mortar": "12.0.o", "vehicle": "15.5.c", "trench": "18.2.j", "unit": "6.1.b"}
"""6.1 Where it stands that a unit fires within its arc."""


@rule.forbids(*ARCS.values())
def is_outside_arc(position: Position, actor: Actor, hex_: int) -> Violation:
    """A target lies in the arc of the firer, unless it has a turret."""
    unit = actor.unit
    if TURRET[unit] or hex_ == position.pieces[unit].place or bears(position, unit, hex_):  # §7.0.a, §15.5.k
        return None
    if position.is_hidden(unit):
        return None
    in_trench = position.pieces[unit].shelter == WORK["trench"]
    kind = "mortar" if MORTAR[unit] else "vehicle" if VEHICLE[unit] else "trench" if in_trench else "unit"
    return evidence(UNITS[unit], place_name(position, hex_), by=ARCS[kind])


@rule.forbids("7.4.zr")
def mortar_has_lost_its_range(position: Position, actor: Actor, hex_: int) -> Violation:
    """A counter may cut the range of a mortar below its least range: it does not fire, but in close combat."""
    unit = actor.unit
    cut = distance(position, unit, hex_) > 0 and reach_of(position, unit) < least_range(position, unit)
    return evidence(UNITS[unit], range=least_range(position, unit)) if cut else None


@rule("7.0.b")
@rule.forbids("7.61.b")
def is_out_of_range(position: Position, actor: Actor, hex_: int) -> Violation:
    """Nothing is fired at beyond twice the range."""
    # RULING coh-050
    unit = actor.unit
    most = reach_of(position, unit) * NUMBER["long-range-factor"]
    if distance(position, unit, hex_) <= most:
        return None
    return evidence(UNITS[unit], place_name(position, hex_), range=most, distance=distance(position, unit, hex_))


@rule.forbids("12.0.n")
def is_too_near(position: Position, actor: Actor, hex_: int) -> Violation:
    """A mortar has a least range, but in close combat."""
    unit = actor.unit
    if not 0 < distance(position, unit, hex_) < least_range(position, unit):
        return None
    return evidence(UNITS[unit], place_name(position, hex_), range=least_range(position, unit))


def _obstacle(position: Position, actor: Actor, hex_: int) -> Obstacle | None:
    place = position.pieces[actor.unit].place
    return obstacle(position.field, place, hex_) if place != hex_ else None


@rule.forbids("11.5.j", "11.5.k")
def is_hidden_by_a_gully(position: Position, actor: Actor, hex_: int) -> Violation:
    """From a large gully only the hexes round it are seen, and it is seen from them alone."""
    blocked_by = _obstacle(position, actor, hex_)
    if blocked_by is None or blocked_by.why != "gully":
        return None
    inside = position.field.level[position.pieces[actor.unit].place] < 0
    return evidence(UNITS[actor.unit], place_name(position, hex_), by="11.5.j" if inside else "11.5.k")


@rule.forbids("11.4.a")
def is_in_a_blind_spot(position: Position, actor: Actor, hex_: int) -> Violation:
    """Between two levels the hex right behind an obstacle is not seen."""
    blocked_by = _obstacle(position, actor, hex_)
    if blocked_by is None or blocked_by.why != "blind":
        return None
    return evidence(UNITS[actor.unit], place_name(position, hex_), place_name(position, blocked_by.hexes[0]))


@rule.forbids("6.0.f", "11.3.c", "11.3.g")
def is_out_of_sight(position: Position, actor: Actor, hex_: int) -> Violation:
    """A unit fires at what it sees: not through woods and buildings, nor over hills of its own level or higher."""
    blocked_by = _obstacle(position, actor, hex_)
    if blocked_by is None:  # §6.0.a, §7.0.c
        return None
    field, blocking = position.field, blocked_by.hexes[0]
    level = field.level[position.pieces[actor.unit].place]
    if field.top[blocking] > 2 * field.level[blocking]:
        by = "6.0.f"
    else:
        by = "11.3.g" if field.level[blocking] == level else "11.3.c"
    return evidence(UNITS[actor.unit], place_name(position, hex_), place_name(position, blocking), by=by)


@rule.forbids("13.0.b", "13.0.n", "13.0.p")
def is_behind_smoke(position: Position, actor: Actor, hex_: int) -> Violation:
    """Thick smoke lets no line of sight through: a marker of the first round, two of the second in a hex or in two."""
    place = position.pieces[actor.unit].place
    if sees(position, place, hex_):
        return None
    on_the_way = {near for group in course(position.field, place, hex_) for near in group}
    if any(smoke.hex in on_the_way and smoke.value >= NUMBER["smoke-blocks"] for smoke in position.smoke):
        by = "13.0.b"
    else:
        thick = any(position.smoke_in.get(near, 0) >= NUMBER["smoke-blocks"] for near in on_the_way)
        by = "13.0.n" if thick else "13.0.p"
    return evidence(UNITS[actor.unit], place_name(position, hex_), by=by)


@rule.forbids("11.5.m")
def lowers_barrel_into_gully(position: Position, actor: Actor, hex_: int) -> Violation:
    """Vehicles and guns do not fire from outside into a large gully, nor support fire there."""
    # RULING coh-091
    level = position.field.level
    for unit in actor.units:
        heavy = VEHICLE[unit] or (PUSHED[unit] and not MORTAR[unit])
        if heavy and level[hex_] < 0 <= level[position.pieces[unit].place]:
            return evidence(UNITS[unit], place_name(position, hex_))
    return None


@rule.forbids("7.1.d", "7.1.e", "15.2.e")
def has_no_firepower_of_the_colour(position: Position, actor: Actor, hex_: int) -> Violation:
    """An attack needs firepower of the colour of a target."""
    shot = shot_at(position, actor, hex_)
    side = SIDE[actor.unit]
    there = enemies(position, hex_, side)
    if any(SIDE[unit] != side for unit in victims(position, shot)):  # §15.0.d
        return None
    if not there or breakable(position, shot):
        return None
    colour = rating(position, shot, there[0])[0]
    damaged = is_barred(position, actor.unit, "red-fire" if colour == RED else "blue-fire")
    by = "15.2.e" if damaged else "7.1.d" if colour == RED else "7.1.e"
    return evidence(UNITS[actor.unit], place_name(position, hex_), by=by)


@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_shot(position: Position, actor: Actor, hex_: int) -> Violation:
    """A shot is paid with the points that are there."""
    return costs_too_much(position, actor, fire_cost(position, actor, hex_))


FIRING = (
    is_stunned,
    is_panicked,
    has_no_weapon,
    fires_while_carried,
    fires_out_of_close_combat,
    mortar_has_lost_its_range,
    is_out_of_range,
    is_too_near,
    is_outside_the_bunkers_arc,
    is_outside_arc,
    is_hidden_by_a_gully,
    is_in_a_blind_spot,
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
    marked = works_to_break(position) | enemy_hexes(position, SIDE[unit])
    for hex_ in range(position.field.grid.size):
        if blind or hex_ in marked:
            yield Fire(position.field.names[hex_])
