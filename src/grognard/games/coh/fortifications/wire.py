"""18.4 Barbed wire: a die says how hard it is to get in."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.events import Roll
from grognard.core.game import Decision
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Violation, evidence
from grognard.games.coh.data.units import PACK, UNITS, WORKS
from grognard.games.coh.interface.actions import Halt, Press
from grognard.games.coh.movement.arrival import enter
from grognard.games.coh.movement.step import gait, known_works
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import CohGame, Position
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import ended, paid, price, purse
from grognard.games.coh.turn.rolls import Throw


@rule("18.4.a", "3.1.o")
def must_roll_for_wire(position: Position, actor: Actor, to: int) -> bool:
    """18.4 Infantry that goes into wire, unless nothing is paid for the move."""
    # RULING coh-013
    if actor.is_free:
        return False
    works = known_works(position, actor.unit, to)
    return any(gait(actor.unit) in PACK.works[WORKS[work.kind]].die for work in works)


@rule("18.4.b", "18.4.f")
class WireRoll(Throw, frozen=True, kw_only=True):
    """18.4 One die is added to the cost of the move."""

    # RULING coh-154

    count: ClassVar[int] = 1
    low: ClassVar[bool] = True
    actor: Actor
    to: int
    facing: int
    careful: bool
    cost: int

    def roller(self) -> int:
        return self.actor.unit

    def question(self, game: CohGame) -> tuple[str, str]:
        return "wire", UNITS[self.actor.unit]

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        more = max(0, dice[0] + self.change)  # §18.4.c
        roll = Roll(dice=dice, total=more, modifiers=self.bought())
        cost = self.cost + more  # §18.4.d
        game.log("wire-rolled", "18.4", roll=roll, unit=UNITS[self.actor.unit], cost=cost)
        seats = (game.position.armies[self.army].id,)
        game.then(
            CrossWire(seats=seats, actor=self.actor, to=self.to, facing=self.facing, careful=self.careful, cost=cost)
        )


@rule.forbids("18.4.e")
def cannot_pay_for_wire(position: Position, actor: Actor, cost: int) -> Violation:
    """Without the points the unit stays where it is."""
    if price(position, actor, cost) is not None:
        return None
    return evidence(UNITS[actor.unit], cost=cost, left=purse(position, actor))


@rule("18.4.e")
def press(game: CohGame, question: CrossWire, action: Press) -> None:
    """18.4 The unit pays and goes in."""
    game.change(paid(game.position, question.actor, question.cost))
    game.then(*enter(game, question.actor.unit, question.to, question.facing, careful=question.careful))


@rule("18.4.g")
def give_up(game: CohGame, question: CrossWire, action: Halt) -> None:
    """18.4 The unit stays where it is, and its activation is over."""
    game.log("wire-held", "18.4", unit=UNITS[question.actor.unit])
    if question.actor.by == "ap":
        # A unit that joined the activation for this attempt has taken part in it.
        game.change(ended(paid(game.position, question.actor, 0), question.actor.army))


PRESS = Verb(
    Press,
    args=lambda position, question, action: (position, question.actor, question.cost),
    forbids=(cannot_pay_for_wire,),
    resolve=press,
)
GIVE_UP = Verb(Halt, resolve=give_up, ends=True, confirm=True)


class CrossWire(Decision, frozen=True, kw_only=True):
    """18.4 Pay and go in, or give the attempt up?"""

    # RULING coh-152

    rule: ClassVar[str] = "18.4"
    verbs = (PRESS, GIVE_UP)
    actor: Actor
    to: int
    facing: int
    careful: bool
    cost: int

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-cross-wire", {"unit": UNITS[self.actor.unit], "cost": self.cost})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.actor.unit],)
