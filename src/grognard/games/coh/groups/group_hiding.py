"""10.1, 10.2 Groups out of sight: each unit says where it hides or steals to, and the points are paid once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.coh.data.units import NUMBER, UNIT, UNITS
from grognard.games.coh.interface.actions import Conceal, Halt, Hide, Slip, Sneak
from grognard.games.coh.movement.arrival import bad_ground
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import Spotting
from grognard.games.coh.sight.hiding import (
    conceal,
    hide_candidates,
    hide_verdict,
    is_hidden_already,
    is_not_hidden,
    sneak_candidates,
    sneak_cost,
    sneak_verdict,
    steal,
)
from grognard.games.coh.state.asking import STEP, ReasonedDecision, hides_too_far, is_not_of_the_group
from grognard.games.coh.state.position import CohGame, Position
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import paid
from grognard.games.coh.turn.unit_verb import UnitVerb

Plan = tuple[tuple[int, int], ...]
"""Units and the hexes in which they hide."""


@rule.forbids("9.1.f")
def has_its_place_already(position: Position, plan: Plan, unit: int) -> Violation:
    """Each unit of the group acts once."""
    return evidence(UNITS[unit]) if unit in {planned for planned, _ in plan} else None


def conceal_candidates(position: Position, actor: Actor, plan: Plan = ()) -> Iterator[Conceal]:
    """10.2 Each unit of the group that has not said so yet, in its own hex or the next."""
    if len(actor.units) < 2:
        return
    said = {unit for unit, _ in plan}
    for unit in actor.units:
        if unit not in said:
            yield from (Conceal(UNITS[unit], hide.to) for hide in hide_candidates(position, actor.alone(unit)))


def conceal_verdict(position: Position, actor: Actor, action: Conceal) -> Verdict:
    """As for a unit alone; others of the group in the hex are no strangers."""
    verdict = judge((is_not_of_the_group,), position, actor, action)
    if verdict is not True:
        return verdict
    unit = UNIT[action.unit]
    others = tuple(other for other in actor.units if other != unit)
    return hide_verdict(position, replace(actor, units=(unit, *others)), Hide(action.to))


def conceal_resolve(game: CohGame, actor: Actor, action: Conceal) -> None:
    _go_on(game, actor, (_line(game.position, action),))


def _line(position: Position, action: Conceal) -> tuple[int, int]:
    return UNIT[action.unit], position.field.index[action.to]


def _go_on(game: CohGame, actor: Actor, plan: Plan) -> None:
    if len(plan) < len(actor.units):
        game.then(GroupHide(seats=(game.position.armies[actor.army].id,), actor=actor, plan=plan))
    else:
        _carry_out(game, actor, plan)


@rule("10.2.c", "10.2.h")
def _carry_out(game: CohGame, actor: Actor, plan: Plan) -> None:
    """10.2, 9.11 Seven points for all; whoever finds a friend on the board in his hex comes to light again."""
    group = replace(actor, units=tuple(unit for unit, _ in plan))
    game.change(paid(game.position, group, NUMBER["hide"]))
    for unit, to in plan:
        conceal(game, unit, to)
    game.then(Spotting())


def conceal_on_verdict(position: Position, question: GroupHide, action: Conceal) -> Verdict:
    verdict = judge((has_its_place_already,), position, question.plan, UNIT[action.unit])
    return conceal_verdict(position, question.actor, action) if verdict is True else verdict


@rule("10.2.h")
def conceal_on(game: CohGame, question: GroupHide, action: Conceal) -> None:
    """10.2 The next unit of the group has said where it hides."""
    _go_on(game, question.actor, (*question.plan, _line(game.position, action)))


def hide_these(game: CohGame, question: GroupHide, action: Halt) -> None:
    _carry_out(game, question.actor, question.plan)


CONCEAL = UnitVerb(
    Conceal,
    candidates=conceal_candidates,
    attempts=(is_not_of_the_group, is_hidden_already, hides_too_far),
    verdict=conceal_verdict,
    resolve=conceal_resolve,
    treads=True,
    quiet=True,
)
CONCEAL_ON = Verb(
    Conceal,
    candidates=lambda position, question: conceal_candidates(position, question.actor, question.plan),
    verdict=conceal_on_verdict,
    resolve=conceal_on,
)
HIDE_THESE = Verb(Halt, resolve=hide_these, ends=True)


class GroupHide(ReasonedDecision, frozen=True, kw_only=True):
    """10.2 Where does the next unit of the group hide?"""

    rule: ClassVar[str] = "10.2"
    verbs = (CONCEAL_ON, HIDE_THESE)
    actor: Actor
    plan: Plan

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-group-hide", {"left": len(self.actor.units) - len(self.plan)})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        said = {unit for unit, _ in self.plan}
        return tuple(UNITS[unit] for unit in self.actor.units if unit not in said)


# -- moving hidden together ------------------------------------------------------------------------------------------
def slip_candidates(position: Position, actor: Actor, plan: Plan = ()) -> Iterator[Slip]:
    """10.1 Each unit of a hidden group that has not said so yet, into each hex around it."""
    if len(actor.units) < 2 or not all(position.is_hidden(unit) for unit in actor.units):
        return
    said = {unit for unit, _ in plan}
    for unit in actor.units:
        if unit not in said:
            yield from (Slip(UNITS[unit], sneak.to) for sneak in sneak_candidates(position, actor.alone(unit)))


def slip_verdict(position: Position, actor: Actor, action: Slip) -> Verdict:
    """As for a unit alone."""
    verdict = judge((is_not_of_the_group,), position, actor, action)
    if verdict is not True:
        return verdict
    return sneak_verdict(position, actor.alone(UNIT[action.unit]), Sneak(action.to))


def slip_resolve(game: CohGame, actor: Actor, action: Slip) -> None:
    _steal_on(game, actor, ((UNIT[action.unit], game.position.field.index[action.to]),))


def _steal_on(game: CohGame, actor: Actor, plan: Plan) -> None:
    if len(plan) < len(actor.units):
        game.then(GroupSneak(seats=(game.position.armies[actor.army].id,), actor=actor, plan=plan))
    else:
        _steal(game, actor, plan)


@rule("10.1.a", "9.1.a", "9.11.b")
def _steal(game: CohGame, actor: Actor, plan: Plan) -> None:
    """10.1, 9.11 The dearest hidden move is paid for all."""
    group = replace(actor, units=tuple(unit for unit, _ in plan))
    game.change(paid(game.position, group, max(sneak_cost(game.position, unit, to) for unit, to in plan)))
    checks: list[Procedure] = []
    for unit, to in plan:
        start = game.position.pieces[unit].place
        steal(game, unit, to)
        checks += bad_ground(game.position, unit, start, to)
    game.then(Spotting(), *checks)


def slip_on_verdict(position: Position, question: GroupSneak, action: Slip) -> Verdict:
    verdict = judge((has_its_place_already,), position, question.plan, UNIT[action.unit])
    return slip_verdict(position, question.actor, action) if verdict is True else verdict


@rule("10.1.a", "9.1.a")
def slip_on(game: CohGame, question: GroupSneak, action: Slip) -> None:
    """10.1 The next unit of the hidden group has said where it goes."""
    _steal_on(game, question.actor, (*question.plan, (UNIT[action.unit], game.position.field.index[action.to])))


def move_these(game: CohGame, question: GroupSneak, action: Halt) -> None:
    _steal(game, question.actor, question.plan)


SLIP = UnitVerb(
    Slip,
    candidates=slip_candidates,
    attempts=(is_not_of_the_group, is_not_hidden, *STEP),
    verdict=slip_verdict,
    resolve=slip_resolve,
    moves=True,
    quiet=True,
)
SLIP_ON = Verb(
    Slip,
    candidates=lambda position, question: slip_candidates(position, question.actor, question.plan),
    verdict=slip_on_verdict,
    resolve=slip_on,
)
MOVE_THESE = Verb(Halt, resolve=move_these, ends=True)


class GroupSneak(ReasonedDecision, frozen=True, kw_only=True):
    """10.1 Where does the next unit of the hidden group go?"""

    rule: ClassVar[str] = "10.1"
    verbs = (SLIP_ON, MOVE_THESE)
    actor: Actor
    plan: Plan

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-group-sneak", {"left": len(self.actor.units) - len(self.plan)})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        said = {unit for unit, _ in self.plan}
        return tuple(UNITS[unit] for unit in self.actor.units if unit not in said)
