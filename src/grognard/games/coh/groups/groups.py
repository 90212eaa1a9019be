"""9.0 to 9.2 Groups: who may act together, and the group move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import AIRCRAFT, INFANTRY, UNIT, UNITS
from grognard.games.coh.groups.group_march import Leg, leg_cost, set_off
from grognard.games.coh.interface.actions import Halt, March
from grognard.games.coh.movement.movement import cannot_be_careful
from grognard.games.coh.movement.step import STEPS, ways
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.asking import STEP, ReasonedDecision, is_not_of_the_group
from grognard.games.coh.state.position import ARRIVAL, NONE, CohGame, Position
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much
from grognard.games.coh.turn.unit_verb import UnitVerb


# -- who acts together -----------------------------------------------------------------------------------------------
@rule("9.11.e", "9.11.f", "5.1.i")
def is_beside(position: Position, unit: int, neighbour: int) -> bool:
    """9.2 In the same hex or the next; or waiting at the same edge."""
    a, b = position.pieces[unit].place, position.pieces[neighbour].place
    return a == b or (a >= 0 and b >= 0 and position.field.grid.adjacent(a, b))


@rule("9.11.a")
@rule.forbids("9.2.a")
def is_not_beside_the_group(position: Position, actor: Actor, unit: int) -> Violation:
    """A group is joined in the same hex as one of it, or in the next."""
    # RULING coh-060
    if any(is_beside(position, member, unit) for member in actor.units):
        return None
    return evidence(UNITS[unit], UNITS[actor.unit])


@rule.forbids("9.1.b")
def is_spent_for_the_group(position: Position, actor: Actor, unit: int) -> Violation:
    """On action points act those who are activated, and fresh units that join them."""
    return evidence(UNITS[unit]) if actor.by == "ap" and position.state(unit) == "spent" else None  # §9.2.g


@rule("9.2.d")
@rule.forbids("9.1.c")
def is_not_fresh_for_the_group(position: Position, actor: Actor, unit: int) -> Violation:
    """Fresh units make an opportunity action together."""
    return evidence(UNITS[unit]) if actor.by == "opportunity" and position.state(unit) != "fresh" else None


@rule("20.0.zj")
@rule.forbids("20.0.s")
def is_an_aircraft(position: Position, actor: Actor, unit: int) -> Violation:
    """Aircraft form no groups."""
    return evidence(UNITS[unit]) if AIRCRAFT[unit] or AIRCRAFT[actor.unit] else None


JOINING = (is_an_aircraft, is_not_beside_the_group, is_spent_for_the_group, is_not_fresh_for_the_group)


# -- the group move --------------------------------------------------------------------------------------------------
@rule("9.11.b")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_march(position: Position, actor: Actor, legs: tuple[Leg, ...]) -> Violation:
    """The dearest move is paid for all."""
    return costs_too_much(position, actor, max(leg_cost(position, leg) for leg in legs))


@rule.forbids("9.11.b")
def has_its_way_already(position: Position, legs: tuple[Leg, ...], unit: int) -> Violation:
    """Each unit of the group moves once."""
    return evidence(UNITS[unit]) if unit in {leg.unit for leg in legs} else None


def march_candidates(position: Position, actor: Actor, legs: tuple[Leg, ...] = ()) -> Iterator[March]:
    """9.11 Each unit of the group that has not moved, into each hex around it."""
    if len(actor.units) < 2:
        return
    gone = {leg.unit for leg in legs}
    for unit in actor.units:
        if unit in gone:
            continue
        careful = (False, True) if position.rules.cautious_movement and INFANTRY[unit] else (False,)
        for to in ways(position, unit):
            for facing in FACINGS:
                for care in careful:
                    yield March(UNITS[unit], position.field.names[to], facing, care)


def leg_of(position: Position, action: March) -> Leg:
    return Leg(UNIT[action.unit], position.field.index[action.to], FACINGS.index(action.facing), action.careful)


def march_verdict(position: Position, actor: Actor, action: March, legs: tuple[Leg, ...] = ()) -> Verdict:
    leg = leg_of(position, action)
    verdict = judge((is_not_of_the_group, *STEP), position, actor, action)
    if verdict is True:
        verdict = judge((has_its_way_already,), position, legs, leg.unit)
    if verdict is True:
        verdict = judge(STEPS, position, leg.unit, leg.to)
    if verdict is not True:
        return verdict
    return judge((cannot_pay_for_the_march,), position, actor, (*legs, leg))


def legal_marches(position: Position, actor: Actor, legs: tuple[Leg, ...] = ()) -> Iterator[March]:
    """9.11 The same for a group."""
    verdicts: dict[tuple[str, str, bool], bool] = {}
    for action in march_candidates(position, actor, legs):
        key = (action.unit, action.to, action.careful)
        if key not in verdicts:
            verdicts[key] = march_verdict(position, actor, action, legs) is True
        if verdicts[key]:
            yield action


def march_resolve(game: CohGame, actor: Actor, action: March) -> None:
    _go_on(game, actor, (leg_of(game.position, action),))


def _go_on(game: CohGame, actor: Actor, legs: tuple[Leg, ...]) -> None:
    """The next unit says where it goes; when all have, the group moves."""
    if len(legs) < len(actor.units):
        seats = (game.position.armies[actor.army].id,)
        game.then(GroupMove(seats=seats, actor=actor, legs=legs))
    else:
        _depart(game, actor, legs)


def _depart(game: CohGame, actor: Actor, legs: tuple[Leg, ...]) -> None:
    """9.11 Those who have said where they go set off; the others are not of this move."""
    set_off(game, replace(actor, units=tuple(leg.unit for leg in legs)), legs)


@rule("9.11.d", "9.2.n")
def march_on(game: CohGame, question: GroupMove, action: March) -> None:
    """9.11 The next unit of the group has said where it goes."""
    _go_on(game, question.actor, (*question.legs, leg_of(game.position, action)))


def depart(game: CohGame, question: GroupMove, action: Halt) -> None:
    _depart(game, question.actor, question.legs)


MARCH = UnitVerb(
    March,
    candidates=march_candidates,
    attempts=(is_not_of_the_group, *STEP, cannot_be_careful),
    verdict=march_verdict,
    legal=legal_marches,
    resolve=march_resolve,
    moves=True,
    by_groups=True,
)
MARCH_ON = Verb(
    March,
    candidates=lambda position, question: march_candidates(position, question.actor, question.legs),
    verdict=lambda position, question, action: march_verdict(position, question.actor, action, question.legs),
    legal=lambda position, question: legal_marches(position, question.actor, question.legs),
    resolve=march_on,
)
DEPART = Verb(Halt, resolve=depart, ends=True)


class GroupMove(ReasonedDecision, frozen=True, kw_only=True):
    """9.11 Where does the next unit of the group go?"""

    rule: ClassVar[str] = "9.11"
    verbs = (MARCH_ON, DEPART)
    actor: Actor
    legs: tuple[Leg, ...]

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-group-move", {"left": len(self.actor.units) - len(self.legs)})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        gone = {leg.unit for leg in self.legs}
        return tuple(UNITS[unit] for unit in self.actor.units if unit not in gone)


def could_join(position: Position, actor: Actor) -> Iterator[int]:
    """9.1 Units of the army that could be meant: near the group, not in it, and not carried."""
    place = position.pieces[actor.unit].place
    waiting = position.at(place) if place <= ARRIVAL else ()
    near = position.troops(actor.army)
    for unit in sorted((*near, *waiting)) if waiting else near:
        if position.owners[unit] == actor.army and unit not in actor.units and position.pieces[unit].carrier == NONE:
            yield unit
