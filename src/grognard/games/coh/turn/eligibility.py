"""2.2, 3.0, 3.1, 3.2 Which units may be activated in a turn, and with which points; when a player may stall or end an
activation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Protocol

from grognard.core.verdicts import Violation, evidence, permitted
from grognard.games.coh.cards.action_cards import GIVES_ACTION
from grognard.games.coh.cards.weapons import has_free_weapon
from grognard.games.coh.data.units import AIRCRAFT, NUMBER, UNIT, UNITS
from grognard.games.coh.interface.actions import Act, EndActivation, PlayCard, Stall, Way
from grognard.games.coh.movement.step import is_due
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import ARRIVAL, NONE, Position, State
from grognard.games.coh.turn.unit_actions import leaving


class OwnTurn(Protocol):
    """Whose turn it is, and whether a unit has been activated in it."""

    @property
    def army(self) -> int: ...

    @property
    def activated(self) -> bool: ...


@rule.forbids("2.2.g")
def is_not_under_command(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """A player acts with units of their own."""
    return evidence(action.unit) if position.owners[UNIT[action.unit]] != turn.army else None


@rule.forbids("5.1.b")
def is_not_due_yet(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """Reinforcements come in their round or later."""
    unit = UNIT[action.unit]
    early = position.pieces[unit].place <= ARRIVAL and not is_due(position, unit)
    return evidence(action.unit) if early else None


@rule.forbids("3.0.a")
def is_out_of_the_fight(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """Only units on the map act, and those that come on to it."""
    unit = UNIT[action.unit]
    gone = position.pieces[unit].place < 0 and not is_due(position, unit)
    return evidence(action.unit) if gone else None


@rule("2.2.g")
@rule.forbids("3.0.b")
def is_spent_already(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """Only a fresh unit is activated, or joins an activation."""
    spent = action.by in ("ap", "join") and position.state(UNIT[action.unit]) == "spent"
    return evidence(action.unit) if spent else None


@rule("3.0.p", "2.2.j")
@rule.forbids("3.0.o")
def changes_units_twice(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """The change to another activated unit is made once, at the start of the turn."""
    fresh = action.by == "ap" and position.state(UNIT[action.unit]) == "fresh"
    return evidence(action.unit) if fresh and turn.activated else None


@rule.forbids("9.0.a")
def has_nothing_to_join(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """A unit joins an activation that is going on."""
    return evidence(action.unit) if action.by == "join" and not position.armies[turn.army].active else None


@rule.forbids("9.0.c")
def joins_again(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """Only units that do not belong to the activation are added to it."""
    again = action.by == "join" and position.state(UNIT[action.unit]) == "activated"
    return evidence(action.unit) if again else None


@rule("20.0.zj")
@rule.forbids("20.0.s")
def joins_an_aircraft(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """An aircraft shares its activation with no other unit."""
    flying = [unit for unit in (UNIT[action.unit], *position.armies[turn.army].active) if AIRCRAFT[unit]]
    return evidence(action.unit, UNITS[flying[0]]) if flying and action.by == "join" else None


@rule.forbids("3.1.e")
def is_activated(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """An activated unit makes no opportunity action."""
    busy = action.by == "opportunity" and position.state(UNIT[action.unit]) == "activated"
    return evidence(action.unit) if busy else None


@rule("3.1.a", "3.1.h")
@rule.forbids("3.1.f")
def is_spent_for_opportunity(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """A spent unit makes no opportunity action."""
    spent = action.by == "opportunity" and position.state(UNIT[action.unit]) == "spent"
    if AIRCRAFT[UNIT[action.unit]]:
        return None
    return evidence(action.unit) if spent else None


@rule("3.22.a")
@rule.forbids("3.2.a")
def has_no_command_points(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """Without command points no unit acts on them, except with a weapon that costs none."""
    if action.by != "cap" or position.armies[turn.army].cap:
        return None
    return None if has_free_weapon(position, turn.army, UNIT[action.unit]) else evidence(action.unit)


@rule.forbids("20.0.b")
def is_off_the_boards(position: Position, turn: OwnTurn, action: Act) -> Violation:
    """Only activation brings an aircraft in, by itself."""
    # RULING coh-166
    unit = UNIT[action.unit]
    if not AIRCRAFT[unit] or action.by not in ("cap", "opportunity"):
        return None
    over = position.pieces[unit].place >= 0
    fine = over and (action.by == "cap" or position.state(unit) != "fresh")
    return None if fine else evidence(action.unit)


@rule.forbids("20.0.y")
def must_wait_for_the_aircraft(position: Position, turn: OwnTurn, action: Act | PlayCard) -> Violation:
    """No other unit of an army acts, by a card or otherwise, while its spent aircraft is still over the boards."""
    if isinstance(action, PlayCard) and action.card not in GIVES_ACTION:
        return None
    aircraft = leaving(position, position.armies[turn.army].side)
    mine = aircraft != NONE and position.owners[aircraft] == turn.army
    return evidence(action.unit, UNITS[aircraft]) if mine and UNIT[action.unit] != aircraft else None


ELIGIBILITY = (
    is_not_under_command,
    is_not_due_yet,
    is_out_of_the_fight,
    is_off_the_boards,
    must_wait_for_the_aircraft,
    is_spent_already,
    changes_units_twice,
    has_nothing_to_join,
    joins_again,
    joins_an_aircraft,
    is_activated,
    is_spent_for_opportunity,
    has_no_command_points,
)


# -- which units an army can activate --------------------------------------------------------------------------------
WAYS: tuple[Way, ...] = ("ap", "join", "cap", "opportunity")


def own_units(position: Position, army: int) -> Iterator[int]:
    """The units of an army that could be meant: on the boards, or waiting beside them and due."""
    # RULING coh-022
    for unit in position.muster(army):
        if position.pieces[unit].place >= 0 or is_due(position, unit):
            yield unit


def ways_to_act(position: Position, turn: OwnTurn) -> Iterator[Act]:
    """2.2 Every unit of the army, in every way."""
    for unit in own_units(position, turn.army):
        for by in WAYS:  # §2.2.k, §2.2.o, §2.2.za, §3.0.k, §3.0.l
            yield Act(UNITS[unit], by)


def legal_ways_to_act(position: Position, turn: OwnTurn) -> list[Act]:
    """How a unit on the ground may be taken up follows from its state."""
    army, acts = position.armies[turn.army], list[Act]()
    flying = leaving(position, army.side)
    busy = flying != NONE and position.owners[flying] == turn.army
    ways = _ways(turn.activated, bool(army.active) and not any(AIRCRAFT[unit] for unit in army.active))
    for unit in own_units(position, turn.army):
        if AIRCRAFT[unit]:
            acts += (act for by in WAYS if permitted(ELIGIBILITY, position, turn, act := Act(UNITS[unit], by)))
        elif not busy:
            commanded = bool(army.cap) or has_free_weapon(position, turn.army, unit)
            acts += _acts(unit, ways[position.state(unit), commanded])
    return acts


@cache
def _ways(activated: bool, joinable: bool) -> dict[tuple[State, bool], tuple[Way, ...]]:
    """The ways to take up a unit on the ground, by its state and whether command points would pay for it."""
    ways: dict[tuple[State, bool], tuple[Way, ...]] = {}
    for commanded in (False, True):
        fresh = {"ap": not activated, "join": joinable, "cap": commanded, "opportunity": True}
        ways["fresh", commanded] = tuple(by for by in WAYS if fresh[by])
        ways["activated", commanded] = ("ap", "cap") if commanded else ("ap",)
        ways["spent", commanded] = ("cap",) if commanded else ()
    return ways


@cache
def _acts(unit: int, ways: tuple[Way, ...]) -> tuple[Act, ...]:
    return tuple(Act(UNITS[unit], by) for by in ways)


# -- waiting, and ending an activation -------------------------------------------------------------------------------
@rule.forbids("2.2.y")
def cannot_pay_to_stall(position: Position, turn: OwnTurn, action: Stall) -> Violation:
    """To wait costs a point, of either kind."""
    army = position.armies[turn.army]
    return evidence(action.by) if (army.ap if action.by == "ap" else army.cap) < NUMBER["stall"] else None


@rule.forbids("20.0.r")
def stalls_in_the_air(position: Position, turn: OwnTurn, action: Stall) -> Violation:
    """A player with an activated aircraft cannot stall."""
    flying = [unit for unit in position.armies[turn.army].active if AIRCRAFT[unit]]
    return evidence(UNITS[flying[0]]) if flying else None


@rule.forbids("2.2.m")
def has_no_active_unit(position: Position, turn: OwnTurn, action: EndActivation) -> Violation:
    """Only an activation that is going on can be ended."""
    return None if position.armies[turn.army].active else True
