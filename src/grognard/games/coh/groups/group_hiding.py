"""10.1, 10.2 Groups out of sight: each unit says where it hides or steals to, and the points are paid once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision, Procedure
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
    sneak_candidates,
    sneak_cost,
    sneak_verdict,
    steal,
)
from grognard.games.coh.state.asking import is_not_of_the_group, reasoned
from grognard.games.coh.state.position import CohGame, Position
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import paid

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


@rule("10.2.h")
class GroupHide(Decision, frozen=True, kw_only=True):
    """10.2 Where does the next unit of the group hide?"""

    rule: ClassVar[str] = "10.2"
    accepts = (Conceal, Halt)
    judge = reasoned
    actor: Actor
    plan: Plan

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-group-hide", {"left": len(self.actor.units) - len(self.plan)})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        said = {unit for unit, _ in self.plan}
        return tuple(UNITS[unit] for unit in self.actor.units if unit not in said)

    def candidates(self, game: CohGame) -> Iterator[Action]:
        yield from conceal_candidates(game.position, self.actor, self.plan)
        yield Halt()

    def verdict(self, game: CohGame, action: Conceal | Halt) -> Verdict:
        if isinstance(action, Halt):
            return True
        verdict = judge((has_its_place_already,), game.position, self.plan, UNIT[action.unit])
        return conceal_verdict(game.position, self.actor, action) if verdict is True else verdict

    def resolve(self, game: CohGame, action: Conceal | Halt) -> None:
        if isinstance(action, Halt):
            _carry_out(game, self.actor, self.plan)
        else:
            _go_on(game, self.actor, (*self.plan, _line(game.position, action)))


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


@rule("10.1.a", "9.1.a")
class GroupSneak(Decision, frozen=True, kw_only=True):
    """10.1 Where does the next unit of the hidden group go?"""

    rule: ClassVar[str] = "10.1"
    accepts = (Slip, Halt)
    judge = reasoned
    actor: Actor
    plan: Plan

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-group-sneak", {"left": len(self.actor.units) - len(self.plan)})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        said = {unit for unit, _ in self.plan}
        return tuple(UNITS[unit] for unit in self.actor.units if unit not in said)

    def candidates(self, game: CohGame) -> Iterator[Action]:
        yield from slip_candidates(game.position, self.actor, self.plan)
        yield Halt()

    def verdict(self, game: CohGame, action: Slip | Halt) -> Verdict:
        if isinstance(action, Halt):
            return True
        verdict = judge((has_its_place_already,), game.position, self.plan, UNIT[action.unit])
        return slip_verdict(game.position, self.actor, action) if verdict is True else verdict

    def resolve(self, game: CohGame, action: Slip | Halt) -> None:
        if isinstance(action, Halt):
            _steal(game, self.actor, self.plan)
        else:
            _steal_on(game, self.actor, (*self.plan, (UNIT[action.unit], game.position.field.index[action.to])))
