"""10.1, 10.2 Groups out of sight: each unit says where it hides or steals to, and the points are paid once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.coh.data.units import NUMBER, UNIT, UNITS
from grognard.games.coh.interface.actions import Halt, Hide, HideWithGroup, MarchHidden, MoveHidden
from grognard.games.coh.movement.arrival import bad_ground
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import Spotting
from grognard.games.coh.sight.hiding import (
    conceal,
    hidden_move_candidates,
    hidden_move_cost,
    hidden_move_verdict,
    hide_candidates,
    hide_verdict,
    is_hidden_already,
    is_not_hidden,
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


def group_hide_candidates(position: Position, actor: Actor, plan: Plan = ()) -> Iterator[HideWithGroup]:
    """10.2 Each unit of the group that has not said so yet, in its own hex or the next."""
    if len(actor.units) < 2:
        return
    said = {unit for unit, _ in plan}
    for unit in actor.units:
        if unit not in said:
            yield from (HideWithGroup(UNITS[unit], hide.to) for hide in hide_candidates(position, actor.alone(unit)))


def group_hide_verdict(position: Position, actor: Actor, action: HideWithGroup) -> Verdict:
    """As for a unit alone; others of the group in the hex are no strangers."""
    verdict = judge((is_not_of_the_group,), position, actor, action)
    if verdict is not True:
        return verdict
    unit = UNIT[action.unit]
    companions = tuple(other_unit for other_unit in actor.units if other_unit != unit)
    return hide_verdict(position, replace(actor, units=(unit, *companions)), Hide(action.to))


def group_hide_resolve(game: CohGame, actor: Actor, action: HideWithGroup) -> None:
    _go_on(game, actor, (_line(game.position, action),))


def _line(position: Position, action: HideWithGroup) -> tuple[int, int]:
    return UNIT[action.unit], position.field.index[action.to]


def _go_on(game: CohGame, actor: Actor, plan: Plan) -> None:
    if len(plan) < len(actor.units):
        game.then(GroupHide(seats=(game.position.armies[actor.army].id,), actor=actor, plan=plan))
    else:
        _carry_out(game, actor, plan)


@rule("10.2.c", "10.2.h")
def _carry_out(game: CohGame, actor: Actor, plan: Plan) -> None:
    """10.2, 9.11 Seven points for all; a unit with a friend on the board in its hex comes to light again."""
    group = replace(actor, units=tuple(unit for unit, _ in plan))
    game.change(paid(game.position, group, NUMBER["hide"]))
    for unit, to in plan:
        conceal(game, unit, to)
    game.then(Spotting())


def group_hide_on_verdict(position: Position, question: GroupHide, action: HideWithGroup) -> Verdict:
    verdict = judge((has_its_place_already,), position, question.plan, UNIT[action.unit])
    return group_hide_verdict(position, question.actor, action) if verdict is True else verdict


@rule("10.2.h")
def group_hide_on(game: CohGame, question: GroupHide, action: HideWithGroup) -> None:
    """10.2 The next unit of the group has said where it hides."""
    _go_on(game, question.actor, (*question.plan, _line(game.position, action)))


def hide_these(game: CohGame, question: GroupHide, action: Halt) -> None:
    _carry_out(game, question.actor, question.plan)


HIDE_WITH_GROUP = UnitVerb(
    HideWithGroup,
    candidates=group_hide_candidates,
    attempts=(is_not_of_the_group, is_hidden_already, hides_too_far),
    verdict=group_hide_verdict,
    resolve=group_hide_resolve,
    treads=True,
    quiet=True,
    by_groups=True,
)
HIDE_NEXT = Verb(
    HideWithGroup,
    candidates=lambda position, question: group_hide_candidates(position, question.actor, question.plan),
    verdict=group_hide_on_verdict,
    resolve=group_hide_on,
)
HIDE_THESE = Verb(Halt, resolve=hide_these, ends=True)


class GroupHide(ReasonedDecision, frozen=True, kw_only=True):
    """10.2 Where does the next unit of the group hide?"""

    rule: ClassVar[str] = "10.2"
    verbs = (HIDE_NEXT, HIDE_THESE)
    actor: Actor
    plan: Plan

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-group-hide", {"left": len(self.actor.units) - len(self.plan)})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        said = {unit for unit, _ in self.plan}
        return tuple(UNITS[unit] for unit in self.actor.units if unit not in said)


# -- moving hidden together ------------------------------------------------------------------------------------------
def hidden_march_candidates(position: Position, actor: Actor, plan: Plan = ()) -> Iterator[MarchHidden]:
    """10.1 Each unit of a hidden group that has not said so yet, into each hex around it."""
    if len(actor.units) < 2 or not all(position.is_hidden(unit) for unit in actor.units):
        return
    said = {unit for unit, _ in plan}
    for unit in actor.units:
        if unit not in said:
            yield from (
                MarchHidden(UNITS[unit], move.to) for move in hidden_move_candidates(position, actor.alone(unit))
            )


def hidden_march_verdict(position: Position, actor: Actor, action: MarchHidden) -> Verdict:
    """As for a unit alone."""
    verdict = judge((is_not_of_the_group,), position, actor, action)
    if verdict is not True:
        return verdict
    return hidden_move_verdict(position, actor.alone(UNIT[action.unit]), MoveHidden(action.to))


def hidden_march_resolve(game: CohGame, actor: Actor, action: MarchHidden) -> None:
    _steal_on(game, actor, ((UNIT[action.unit], game.position.field.index[action.to]),))


def _steal_on(game: CohGame, actor: Actor, plan: Plan) -> None:
    if len(plan) < len(actor.units):
        game.then(GroupHiddenMove(seats=(game.position.armies[actor.army].id,), actor=actor, plan=plan))
    else:
        _steal(game, actor, plan)


@rule("10.1.a", "9.1.a", "9.11.b")
def _steal(game: CohGame, actor: Actor, plan: Plan) -> None:
    """10.1, 9.11 The dearest hidden move is paid for all."""
    group = replace(actor, units=tuple(unit for unit, _ in plan))
    game.change(paid(game.position, group, max(hidden_move_cost(game.position, unit, to) for unit, to in plan)))
    checks: list[Procedure] = []
    for unit, to in plan:
        start = game.position.pieces[unit].place
        steal(game, unit, to)
        checks += bad_ground(game.position, unit, start, to)
    game.then(Spotting(), *checks)


def hidden_march_on_verdict(position: Position, question: GroupHiddenMove, action: MarchHidden) -> Verdict:
    verdict = judge((has_its_place_already,), position, question.plan, UNIT[action.unit])
    return hidden_march_verdict(position, question.actor, action) if verdict is True else verdict


@rule("10.1.a", "9.1.a")
def hidden_march_on(game: CohGame, question: GroupHiddenMove, action: MarchHidden) -> None:
    """10.1 The next unit of the hidden group has said where it goes."""
    _steal_on(game, question.actor, (*question.plan, (UNIT[action.unit], game.position.field.index[action.to])))


def move_these(game: CohGame, question: GroupHiddenMove, action: Halt) -> None:
    _steal(game, question.actor, question.plan)


MARCH_HIDDEN = UnitVerb(
    MarchHidden,
    candidates=hidden_march_candidates,
    attempts=(is_not_of_the_group, is_not_hidden, *STEP),
    verdict=hidden_march_verdict,
    resolve=hidden_march_resolve,
    moves=True,
    quiet=True,
    by_groups=True,
)
MARCH_ON_HIDDEN = Verb(
    MarchHidden,
    candidates=lambda position, question: hidden_march_candidates(position, question.actor, question.plan),
    verdict=hidden_march_on_verdict,
    resolve=hidden_march_on,
)
MOVE_THESE = Verb(Halt, resolve=move_these, ends=True)


class GroupHiddenMove(ReasonedDecision, frozen=True, kw_only=True):
    """10.1 Where does the next unit of the hidden group go?"""

    rule: ClassVar[str] = "10.1"
    verbs = (MARCH_ON_HIDDEN, MOVE_THESE)
    actor: Actor
    plan: Plan

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-group-hidden-move", {"left": len(self.actor.units) - len(self.plan)})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        said = {unit for unit, _ in self.plan}
        return tuple(UNITS[unit] for unit in self.actor.units if unit not in said)
