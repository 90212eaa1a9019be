"""12.0, 13.1, 19.0 Mortars that fire at what others see; smoke shells and smoke pots."""

from __future__ import annotations

from collections.abc import Iterator
from operator import or_

from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.coh.combat.fire import (
    breakable,
    fires_out_of_close_combat,
    fires_while_carried,
    is_out_of_range,
    is_outside_arc,
    is_outside_the_bunkers_arc,
    is_panicked,
    is_stunned,
    is_too_near,
    may_hold_hidden_unit,
    mortar_has_lost_its_range,
    suspects,
    works_to_break,
)
from grognard.games.coh.combat.hits import show
from grognard.games.coh.combat.shot import Shot, distance, least_range, looks_out, reach_of, sees
from grognard.games.coh.combat.volley import Volley
from grognard.games.coh.data.units import AIRCRAFT, NUMBER, SAPPER, SIDE, SMOKE, TURRET, UNITS
from grognard.games.coh.interface.actions import IndirectFire, LaySmoke
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.line_of_sight import field_of_shells, smoke_between
from grognard.games.coh.sight.spotting import watches
from grognard.games.coh.state.markers import Smoke
from grognard.games.coh.state.position import NONE, CohGame, Position, place_name
from grognard.games.coh.state.presence import effects, enemies, enemy_hexes, in_close_combat
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid, price
from grognard.games.coh.turn.unit_verb import UnitVerb


# -- observers -------------------------------------------------------------------------------------------------------
@rule("12.0.f", "12.0.h", "12.0.i")
def observation_point(position: Position, unit: int, hex_: int) -> int:
    """12.0 The best hex within two of the mortar from which a unit of its side sees the target: the highest, then the
    one with least smoke before it; NONE if there is none."""
    # RULING coh-098
    field = position.field
    points = set()
    for observer in _observers(position, unit):
        near = position.pieces[observer].place
        if watches(position, observer, hex_):
            thick = smoke_between(field, near, hex_, position.smoke_in) + position.smoke_in.get(near, 0)
            points.add((-field.level[near], thick, near))
    return min(points)[2] if points else NONE


def _observers(position: Position, unit: int) -> Iterator[int]:
    """12.0 The units on the ground, near enough to a mortar, that may observe for it."""
    for near in position.field.grid.within(position.pieces[unit].place, NUMBER["observer-radius"]):
        for observer in position.stack(near):
            if observer != unit and SIDE[observer] == SIDE[unit] and not AIRCRAFT[observer]:  # §12.0.r
                yield observer


def indirect_cost(position: Position, unit: int) -> int:
    hit = effects(position, unit)
    return position.figures.indirect[unit] + (0 if hit is None else hit.fire)


# -- prohibitions ----------------------------------------------------------------------------------------------------
@rule.forbids("12.0.f")
def has_no_observer(position: Position, actor: Actor, hex_: int) -> Violation:
    """A friendly unit within two hexes sees the target."""
    if observation_point(position, actor.unit, hex_) != NONE:
        return None
    return evidence(UNITS[actor.unit], place_name(position, hex_))


@rule.forbids("7.0.j")
def indirect_fire_has_no_target(position: Position, actor: Actor, hex_: int) -> Violation:
    """Indirect fire needs an enemy in the hex, one that may be hidden there, or a fortification it can destroy."""
    side = SIDE[actor.unit]
    if enemies(position, hex_, side) or (suspects(position, side) and may_hold_hidden_unit(position, hex_)):
        return None
    shot = Shot(army=actor.army, hex=hex_, how="indirect", units=actor.units)
    return None if breakable(position, shot) else evidence(place_name(position, hex_))


@rule("12.0.d")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_shell(position: Position, actor: Actor, hex_: int) -> Violation:
    """Indirect fire costs what stands in brackets."""
    return costs_too_much(position, actor, indirect_cost(position, actor.unit))


@rule.forbids("9.12.e")
def is_no_group_fire(position: Position, actor: Actor, action: IndirectFire | LaySmoke) -> Violation:
    """Indirect fire and smoke are shots of a unit alone."""
    # RULING coh-232
    return evidence(UNITS[actor.unit]) if len(actor.units) > 1 else None


@rule.forbids("12.0.d")
def cannot_fire_indirectly(position: Position, actor: Actor, action: IndirectFire) -> Violation:
    """Only mortars with a cost in brackets fire at what they do not see."""
    return None if position.figures.indirect[actor.unit] else evidence(UNITS[actor.unit])


@rule.forbids("12.0.n")
def shells_its_own_hex(position: Position, actor: Actor, action: IndirectFire | LaySmoke) -> Violation:
    """A mortar has a least range."""
    own = position.field.index[action.hex] == position.pieces[actor.unit].place
    return evidence(UNITS[actor.unit]) if own and not SAPPER[actor.unit] else None


SHELLING = (
    is_stunned,
    is_panicked,
    fires_while_carried,
    fires_out_of_close_combat,
    mortar_has_lost_its_range,
    is_out_of_range,
    is_too_near,
    is_outside_the_bunkers_arc,
    is_outside_arc,
    has_no_observer,
    indirect_fire_has_no_target,
    cannot_pay_for_the_shell,
)


def _in_reach(position: Position, unit: int, empty: bool) -> Iterator[int]:
    """Hexes that could be meant."""
    marked, place = works_to_break(position) | enemy_hexes(position, SIDE[unit]), position.pieces[unit].place
    for hex_ in range(position.field.grid.size):
        if hex_ != place and (empty or hex_ in marked):
            yield hex_


@rule("12.0.d")
def indirect_fire_candidates(position: Position, actor: Actor) -> Iterator[IndirectFire]:
    """12.0 Mortars with a bracketed cost fire at what they do not see."""
    # RULING coh-099
    unit = actor.unit
    if position.pieces[unit].place < 0 or not position.figures.indirect[unit] or len(actor.units) > 1:
        return
    for hex_ in _in_reach(position, unit, suspects(position, SIDE[unit])):  # §12.0.b
        yield IndirectFire(position.field.names[hex_])


def indirect_fire_verdict(position: Position, actor: Actor, action: IndirectFire) -> Verdict:
    return judge(SHELLING, position, actor, position.field.index[action.hex])


@rule("12.0.d")
def indirect_fire_resolve(game: CohGame, actor: Actor, action: IndirectFire) -> None:
    """12.0 Indirect fire, by the eyes of an observer."""
    position = game.position
    hex_ = position.field.index[action.hex]
    point = observation_point(position, actor.unit, hex_)
    game.change(paid(position, actor, indirect_cost(position, actor.unit)))
    shot = Shot(army=actor.army, hex=hex_, how="indirect", units=actor.units, seen_from=point)
    game.then(Volley(shot=shot))


# -- smoke -----------------------------------------------------------------------------------------------------------
@rule("13.1.a", "19.0.c")
def smoke_cost(position: Position, unit: int, hex_: int) -> int:
    """13.1 As a shot, direct or by an observer; sappers pay three."""
    # RULING coh-110
    if SAPPER[unit]:
        return NUMBER["sapper-smoke"]
    hit = effects(position, unit)
    if sees(position, position.pieces[unit].place, hex_):
        return position.figures.fire[unit] + (0 if hit is None else hit.fire)
    return indirect_cost(position, unit)


@rule("19.0.c")
@rule.forbids("13.1.e")
def throws_smoke_too_far(position: Position, actor: Actor, hex_: int) -> Violation:
    """Sappers lay smoke in their own hex or the next."""
    if not SAPPER[actor.unit] or distance(position, actor.unit, hex_) <= NUMBER["sapper-smoke-range"]:
        return None
    return evidence(UNITS[actor.unit], place_name(position, hex_))


@rule.forbids("6.0.a")
def smoke_is_out_of_sight(position: Position, actor: Actor, hex_: int) -> Violation:
    """A mortar that cannot fire indirectly lays smoke where it sees."""
    unit = actor.unit
    if position.figures.indirect[unit] or sees(position, position.pieces[unit].place, hex_):
        return None
    return evidence(UNITS[unit], place_name(position, hex_))


@rule.forbids("12.0.f")
def smoke_is_unobserved(position: Position, actor: Actor, hex_: int) -> Violation:
    """Smoke shells too are fired at what the mortar or an observer sees."""
    unit = actor.unit
    if sees(position, position.pieces[unit].place, hex_) or observation_point(position, unit, hex_) != NONE:
        return None
    return evidence(UNITS[unit], place_name(position, hex_))


@rule("13.1.a")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_smoke(position: Position, actor: Actor, hex_: int) -> Violation:
    """Smoke is paid with the points that are there."""
    return costs_too_much(position, actor, smoke_cost(position, actor.unit, hex_))


@rule.forbids("13.1.c")
def cannot_make_smoke(position: Position, actor: Actor, action: LaySmoke) -> Violation:
    """Smoke comes from large mortars and from sappers."""
    return None if SMOKE[actor.unit] or SAPPER[actor.unit] else evidence(UNITS[actor.unit])


BY_HAND = (is_stunned, is_panicked, fires_while_carried, fires_out_of_close_combat, throws_smoke_too_far)
BY_SHELL = (
    *(is_stunned, is_panicked, fires_while_carried, fires_out_of_close_combat, mortar_has_lost_its_range),
    *(is_out_of_range, is_too_near, is_outside_the_bunkers_arc, is_outside_arc),
    *(smoke_is_out_of_sight, smoke_is_unobserved),
)


@rule("13.1.a", "13.1.c")
def smoke_candidates(position: Position, actor: Actor) -> Iterator[LaySmoke]:
    """13.1 Smoke comes from large mortars and from sappers."""
    unit = actor.unit
    place = position.pieces[unit].place
    if place < 0 or len(actor.units) > 1 or not (SMOKE[unit] or SAPPER[unit]):
        return
    near = position.field.grid.within(place, NUMBER["sapper-smoke-range"] + 1)
    for hex_ in near if SAPPER[unit] else _in_reach(position, unit, True):
        yield LaySmoke(position.field.names[hex_])


def smoke_verdict(position: Position, actor: Actor, action: LaySmoke) -> Verdict:
    # RULING coh-165
    rules = BY_HAND if SAPPER[actor.unit] else BY_SHELL
    return judge((*rules, cannot_pay_for_smoke), position, actor, position.field.index[action.hex])


@rule("13.1.f", "13.0.q", "19.0.c")
def smoke_resolve(game: CohGame, actor: Actor, action: LaySmoke) -> None:
    """13.1 Smoke arises without a roll; a counter that makes it dearer is shown."""
    position = game.position
    hex_ = position.field.index[action.hex]
    cost = smoke_cost(position, actor.unit, hex_)
    hit = effects(position, actor.unit)
    show(game, actor.unit, hit is not None and bool(hit.fire) and not SAPPER[actor.unit])  # §7.4.l
    game.change(with_smoke(paid(game.position, actor, cost), (hex_,)))  # §13.0.a, §13.1.h
    game.log("smoke-laid", "13.1", unit=UNITS[actor.unit], hex=action.hex)


def with_smoke(position: Position, hexes: tuple[int, ...]) -> Position:
    """13.0 New smoke in these hexes."""
    return position.but(smoke=(*position.smoke, *(Smoke(hex_, NUMBER["smoke-first-round"]) for hex_ in hexes)))


# -- lists ------------------------------------------------------------------------------------------------------------
def _bombarded(position: Position, unit: int) -> tuple[int, ...]:
    """12.0 The hexes in the arc and range of a mortar, seen or not, in order."""
    piece = position.pieces[unit]
    reach = reach_of(position, unit) * NUMBER["long-range-factor"]
    facing = -1 if position.is_hidden(unit) or TURRET[unit] else piece.facing
    return field_of_shells(position.field, piece.place, facing, reach)


UNOBSERVED_SHELLING = tuple(rule for rule in SHELLING if rule is not has_no_observer)


def legal_indirect_fire(position: Position, actor: Actor) -> Iterator[IndirectFire]:
    """12.0 Whether a unit observes is asked last."""
    unit = actor.unit
    if not position.figures.indirect[unit] or _is_idle(position, actor):
        return
    if cannot_pay_for_the_shell.find(position, actor, 0):
        return
    near = frozenset(_bombarded(position, unit))
    for action in indirect_fire_candidates(position, actor):
        hex_ = position.field.index[action.hex]
        if hex_ in near and permitted(UNOBSERVED_SHELLING, position, actor, hex_):
            if observation_point(position, unit, hex_) != NONE:
                yield action


def legal_smokes(position: Position, actor: Actor) -> list[LaySmoke]:
    """13.1 What lies out of range or arc, or cannot be paid for, is not looked at."""
    unit = actor.unit
    if _is_idle(position, actor) or not (SMOKE[unit] or SAPPER[unit]):
        return []
    if not permitted(UNIT_CAN_SHELL, position, actor, position.pieces[unit].place):
        return []
    if SAPPER[unit]:
        rules = (*BY_HAND, cannot_pay_for_smoke)
        hexes = (position.field.index[action.hex] for action in smoke_candidates(position, actor))
        return [LaySmoke(position.field.names[h]) for h in hexes if permitted(rules, position, actor, h)]
    return [LaySmoke(position.field.names[hex_]) for hex_ in _smoke_shells(position, actor)]


UNIT_CAN_SHELL = (is_stunned, is_panicked, fires_while_carried)


def _smoke_shells(position: Position, actor: Actor) -> Iterator[int]:
    """13.1 Where a mortar can lay smoke: first what it can pay for, then what it or an observer sees."""
    unit, place, hit = actor.unit, position.pieces[actor.unit].place, effects(position, actor.unit)
    more, least = 0 if hit is None else hit.fire, least_range(position, unit)
    direct = price(position, actor, position.figures.fire[unit] + more) is not None
    indirect = position.figures.indirect[unit] and price(position, actor, indirect_cost(position, unit)) is not None
    if not (direct or indirect) or in_close_combat(position, unit) or reach_of(position, unit) < least:
        return
    observers = tuple(_observers(position, unit)) if indirect else ()
    for hex_ in _bombarded(position, unit):  # §13.1.d
        if hex_ == place or distance(position, unit, hex_) < least or not looks_out(position, unit, hex_):
            continue
        if sees(position, place, hex_):
            if direct:
                yield hex_
        elif any(watches(position, observer, hex_) for observer in observers):
            yield hex_


def _is_idle(position: Position, actor: Actor) -> bool:
    return position.pieces[actor.unit].place < 0 or len(actor.units) > 1


INDIRECT_FIRE = UnitVerb(
    IndirectFire,
    candidates=indirect_fire_candidates,
    attempts=(is_no_group_fire, cannot_fire_indirectly, shells_its_own_hex),
    verdict=indirect_fire_verdict,
    legal=legal_indirect_fire,
    resolve=indirect_fire_resolve,
    irreversible=True,
)
LAY_SMOKE = UnitVerb(
    LaySmoke,
    candidates=smoke_candidates,
    attempts=(is_no_group_fire, cannot_make_smoke, shells_its_own_hex),
    verdict=smoke_verdict,
    legal=legal_smokes,
    resolve=smoke_resolve,
    units=tuple(map(or_, SMOKE, SAPPER)),
)
