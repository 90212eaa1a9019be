"""2.2 What a unit may do, listed without judging every hex by itself. The verdicts are the law: a test proves that both
agree."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.verdicts import judge
from grognard.games.coh.combat.fire import (
    fire_cost,
    fires_while_carried,
    has_no_weapon,
    is_panicked,
    is_stunned,
    lowers_barrel_into_gully,
    may_hold_somebody,
    suspects,
)
from grognard.games.coh.combat.mortars import (
    SHELLING,
    cannot_pay_for_smoke,
    cannot_pay_for_the_shell,
    has_no_observer,
    observation_point,
    shell_candidates,
    smoke_candidates,
    smoke_verdict,
)
from grognard.games.coh.combat.shooting import fire_verdict
from grognard.games.coh.combat.shot import least_range, looks_out, reach_of, sees
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import INFANTRY, NUMBER, SAPPER, SIDE, TURRET
from grognard.games.coh.groups.group_march import Leg
from grognard.games.coh.groups.groups import march_candidates, march_verdict
from grognard.games.coh.interface.actions import Fire, Hide, LaySmoke, March, Move, Shell
from grognard.games.coh.movement.movement import cannot_pay_for_the_step
from grognard.games.coh.movement.step import STEPS, ways
from grognard.games.coh.sight.hiding import HIDING, hide_candidates, hide_verdict, hideout_is_watched, is_watched
from grognard.games.coh.sight.line_of_sight import field_of_fire, field_of_shells
from grognard.games.coh.state.position import NONE, Position
from grognard.games.coh.state.presence import enemies, in_close_combat
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import price


# -- moving ----------------------------------------------------------------------------------------------------------
def moves(position: Position, actor: Actor) -> Iterator[Move]:
    """5.0 A step is judged once, whichever way the unit turns after it."""
    if len(actor.units) > 1:
        return
    unit = actor.unit
    careful = (False, True) if position.rules.cautious_movement and INFANTRY[unit] else (False,)
    for to in ways(position, unit):
        if judge(STEPS, position, unit, to) is not True:
            continue
        cares = [c for c in careful if judge((cannot_pay_for_the_step,), position, actor, to, c) is True]
        name = position.field.names[to]
        for facing in FACINGS:
            for care in cares:
                yield Move(name, facing, care)


def marches(position: Position, actor: Actor, legs: tuple[Leg, ...] = ()) -> Iterator[March]:
    """9.11 The same for a group."""
    known: dict[tuple[str, str, bool], bool] = {}
    for action in march_candidates(position, actor, legs):
        key = (action.unit, action.to, action.careful)
        if key not in known:
            known[key] = march_verdict(position, actor, action, legs) is True
        if known[key]:
            yield action


def hideouts(position: Position, actor: Actor) -> Iterator[Hide]:
    """10.2 Whether anybody watches is asked last."""
    simple = tuple(rule for rule in HIDING if rule not in (is_watched, hideout_is_watched))
    for action in hide_candidates(position, actor):
        if judge(simple, position, actor, position.field.index[action.to]) is not True:
            continue
        if hide_verdict(position, actor, action) is True:
            yield action


# -- firing ----------------------------------------------------------------------------------------------------------
def _field(position: Position, unit: int) -> tuple[int, ...]:
    """6.1, 7.6 The hexes that a unit could fire at, but for smoke and the slits of a bunker."""
    piece = position.pieces[unit]
    reach = reach_of(position, unit) * NUMBER["long-range-factor"]
    around = TURRET[unit] or position.is_hidden(unit)
    return field_of_fire(position.field, piece.place, -1 if around else piece.facing, reach)


def shots(position: Position, actor: Actor) -> Iterator[Fire]:
    """7.0 Hexes with an enemy or a work are judged; of the others only what differs from hex to hex is asked."""
    unit, field = actor.unit, position.field
    place = position.pieces[unit].place
    if (
        place < 0
        or judge((is_stunned, is_panicked, has_no_weapon, fires_while_carried), position, actor, place) is not True
    ):
        return
    marked = {work.hex for work in position.works}
    taken = {hex_ for hex_ in position.stacks if enemies(position, hex_, SIDE[unit])}
    blind = suspects(position, SIDE[unit])
    if in_close_combat(position, unit):
        hexes = [place]
    elif blind:
        hexes = sorted((place, *_field(position, unit)))
    else:
        hexes = sorted(taken | marked)
    for hex_ in hexes:
        if hex_ in taken or hex_ in marked or hex_ == place or len(actor.units) > 1:
            action = Fire(field.names[hex_])
            if (blind or hex_ in taken or hex_ in marked) and fire_verdict(position, actor, action) is True:
                yield action
        elif _may_fire_blindly(position, actor, hex_):
            yield Fire(field.names[hex_])


def _may_fire_blindly(position: Position, actor: Actor, hex_: int) -> bool:
    """10.0 At a hex of the field of fire with nobody on the board."""
    unit, place = actor.unit, position.pieces[actor.unit].place
    least = least_range(position, unit)
    if least and (position.field.grid.distance(place, hex_) < least or reach_of(position, unit) < least):
        return False
    if not looks_out(position, unit, hex_) or not may_hold_somebody(position, hex_):
        return False
    if position.smoke and not sees(position, place, hex_):
        return False
    if lowers_barrel_into_gully.find(position, actor, hex_):
        return False
    return price(position, actor, fire_cost(position, actor, hex_)) is not None


# -- mortars ---------------------------------------------------------------------------------------------------------
def _bombarded(position: Position, unit: int) -> frozenset[int]:
    """12.0 The hexes in the arc and range of a mortar, seen or not."""
    piece = position.pieces[unit]
    reach = reach_of(position, unit) * NUMBER["long-range-factor"]
    facing = -1 if position.is_hidden(unit) or TURRET[unit] else piece.facing
    return frozenset(field_of_shells(position.field, piece.place, facing, reach))


def shells(position: Position, actor: Actor) -> Iterator[Shell]:
    """12.0 Whether somebody observes is asked last."""
    simple = tuple(rule for rule in SHELLING if rule is not has_no_observer)
    if _is_idle(position, actor) or judge((cannot_pay_for_the_shell,), position, actor, 0) is not True:
        return
    near = _bombarded(position, actor.unit)
    for action in shell_candidates(position, actor):
        hex_ = position.field.index[action.hex]
        if hex_ in near and judge(simple, position, actor, hex_) is True:
            if observation_point(position, actor.unit, hex_) != NONE:
                yield action


def smokes(position: Position, actor: Actor) -> Iterator[LaySmoke]:
    """13.1 What lies out of range or arc, or cannot be paid for, is not looked at."""
    if _is_idle(position, actor):
        return
    near = None if SAPPER[actor.unit] else _bombarded(position, actor.unit)
    for action in smoke_candidates(position, actor):
        hex_ = position.field.index[action.hex]
        if near is not None and hex_ not in near:
            continue
        if (
            judge((cannot_pay_for_smoke,), position, actor, hex_) is True
            and smoke_verdict(position, actor, action) is True
        ):
            yield action


def _is_idle(position: Position, actor: Actor) -> bool:
    return position.pieces[actor.unit].place < 0 or len(actor.units) > 1
