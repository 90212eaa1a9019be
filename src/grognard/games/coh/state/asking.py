"""What a question must know of an answer that it did not offer: whether all it names exists, and the next hex."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.game import Action, Decision, Game
from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import BOMB, CARD, SIDE, UNIT, UNITS, VETERAN, WEAPON, WORK
from grognard.games.coh.interface.actions import (
    Halt,
    Hide,
    HideWithGroup,
    Keep,
    March,
    MarchHidden,
    Move,
    MoveHidden,
    PlayCard,
)
from grognard.games.coh.movement.step import entries, ways
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import Position
from grognard.games.coh.state.presence import enemies
from grognard.games.coh.turn.actor import Actor


@rule.forbids("1.0.c")
def is_not_on_the_battlefield(position: Position, action: Action) -> Violation:
    """The firefight lays out the boards: no other hex is there."""
    places = [getattr(action, field) for field in ("to", "hex") if field in action.__struct_fields__]
    missing = [place for place in places if place not in position.field.index]
    return evidence(missing[0]) if missing else None


class ReasonedDecision(Decision, frozen=True, kw_only=True):
    """A decision that judges any answer, offered or not, by the clause that refuses it wherever there is one."""

    def judge(self, game: Game[Any], action: Action) -> Verdict:
        if not isinstance(action, self.accepts):
            return self.misplaced(game, action)
        verdict = judge((is_not_on_the_battlefield,), game.position, action)
        if verdict is True and is_well_formed(game.position, action):
            verdict = self.verdict(game, action)
        return super().judge(game, action) if verdict is True else verdict


def nothing(game: Game[Any], question: Decision, action: Action) -> None:
    """The answer leaves everything as it is."""


KEEP = Verb(Keep, resolve=nothing, ends=True, automatic=True)
"""The roll stands, the card stays in the hand. Players without such a card are asked too, lest the enemy learn it, but
they are not kept waiting."""
HALT = Verb(Halt, resolve=nothing, ends=True, confirm=True)
"""What could still be done is given up."""


Step = Move | March | MoveHidden | MarchHidden | Hide | HideWithGroup


def is_well_formed(position: Position, action: Action) -> bool:
    """Whether all that an action names exists: only then can it be judged."""
    names: Mapping[str, Mapping[str, int]] = {
        **dict.fromkeys(("to", "hex"), position.field.index),
        "unit": UNIT,
        "facing": {name: k for k, name in enumerate(FACINGS)},
        "card": {**CARD, **WEAPON, **VETERAN},
        **dict.fromkeys(("work", "mine"), WORK),
        "kind": BOMB,
    }
    given = {field: getattr(action, field) for field in action.__struct_fields__ if field in names}
    if isinstance(action, PlayCard) and not action.unit:
        del given["unit"]
    return all(value in names[field] for field, value in given.items())


def mover_of(actor: Actor, action: Step) -> int:
    return UNIT[action.unit] if isinstance(action, (March, MarchHidden, HideWithGroup)) else actor.unit


@rule.forbids("5.1.c")
def comes_in_elsewhere(position: Position, actor: Actor, action: Step) -> Violation:
    """Reinforcements enter by the hexes that the firefight names."""
    unit, to = mover_of(actor, action), position.field.index[action.to]
    if position.pieces[unit].place >= 0 or to in (named := entries(position, unit)):
        return None
    free = [hex_ for hex_ in named if not enemies(position, hex_, SIDE[unit])]
    return evidence(UNITS[unit], action.to) if free else None


@rule.forbids("5.1.f")
def comes_in_past_the_nearest(position: Position, actor: Actor, action: Step) -> Violation:
    """An entry hex that an enemy holds is left for the nearest free one."""
    # RULING coh-023
    unit, to = mover_of(actor, action), position.field.index[action.to]
    inside = position.pieces[unit].place >= 0 or to in ways(position, unit)
    return None if inside else evidence(UNITS[unit], action.to)


@rule.forbids("2.2.c")
def is_no_next_hex(position: Position, actor: Actor, action: Step) -> Violation:
    """An action moves a unit by one hex."""
    unit, to = mover_of(actor, action), position.field.index[action.to]
    place = position.pieces[unit].place
    near = place < 0 or position.field.grid.adjacent(place, to)
    return None if near else evidence(UNITS[unit], action.to)


@rule.forbids("9.11.a")
def is_not_of_the_group(position: Position, actor: Actor, action: March | MarchHidden | HideWithGroup) -> Violation:
    """Only units of the group move with it."""
    return None if UNIT[action.unit] in actor.units and len(actor.units) > 1 else evidence(action.unit)


@rule.forbids("10.2.d")
def hides_too_far(position: Position, actor: Actor, action: Hide | HideWithGroup) -> Violation:
    """A unit hides in its own hex or in the next."""
    unit, to = mover_of(actor, action), position.field.index[action.to]
    far = position.field.grid.distance(position.pieces[unit].place, to) > 1
    return evidence(UNITS[unit], action.to) if far else None


STEP = (comes_in_elsewhere, comes_in_past_the_nearest, is_no_next_hex)
"""What every step must be, wherever it is asked for: into the next hex, or on to the map where the firefight says."""
