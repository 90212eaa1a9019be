"""9.11, 18.4 The group sets off: what each way costs, the dice of those who go into wire, and who stays behind."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from grognard.core.events import Roll
from grognard.core.game import Decision, Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message
from grognard.games.coh.data.units import NUMBER, UNITS
from grognard.games.coh.fortifications.wire import cannot_pay_for_wire, must_roll_for_wire
from grognard.games.coh.interface.actions import Halt, Press
from grognard.games.coh.movement.arrival import enter
from grognard.games.coh.movement.bonus_moves import BonusOffer, bonus
from grognard.games.coh.movement.movement import TWO_HEXES, show_slowness, with_load
from grognard.games.coh.movement.step import step_cost
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import CohGame, Position
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import ended, paid, price
from grognard.games.coh.turn.rolls import Throw


class Leg(Struct, frozen=True, array_like=True):
    """Where a unit of the group goes."""

    unit: int
    to: int
    facing: int
    careful: bool


@rule("9.11.b", "9.11.d")
def leg_cost(position: Position, leg: Leg) -> int:
    # RULING coh-061
    return step_cost(position, leg.unit, leg.to) + (NUMBER["cautious-move"] if leg.careful else 0)


def set_off(game: CohGame, actor: Actor, legs: tuple[Leg, ...], costs: tuple[int, ...] = ()) -> None:
    """9.11 The cost of each unit, one after the other; a die is rolled for each that goes into wire."""
    # RULING coh-153: one roll for each infantry unit; the dearest is paid, and who cannot be paid for stays.
    while len(costs) < len(legs):
        leg = legs[len(costs)]
        if must_roll_for_wire(game.position, actor.alone(leg.unit), leg.to):
            game.then(GroupWireRoll(army=actor.army, actor=actor, legs=legs, costs=costs))
            return
        costs = (*costs, leg_cost(game.position, leg))
    _decide(game, actor, legs, costs, ())


@rule("18.4.c", "9.11.b")
class GroupWireRoll(Throw, frozen=True, kw_only=True):
    """18.4 One die for the next unit of the group that goes into wire."""

    count: ClassVar[int] = 1
    low: ClassVar[bool] = True
    actor: Actor
    legs: tuple[Leg, ...]
    costs: tuple[int, ...]

    def roller(self) -> int:
        return self.legs[len(self.costs)].unit

    def question(self, game: CohGame) -> tuple[str, str]:
        return "wire", UNITS[self.legs[len(self.costs)].unit]

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        leg = self.legs[len(self.costs)]
        more = max(0, dice[0] + self.change)
        cost = leg_cost(game.position, leg) + more
        roll = Roll(dice=dice, total=more, modifiers=self.bought())
        game.log("wire-rolled", "18.4", roll=roll, unit=UNITS[leg.unit], cost=cost)
        set_off(game, self.actor, self.legs, (*self.costs, cost))


def _decide(
    game: CohGame, actor: Actor, legs: tuple[Leg, ...], costs: tuple[int, ...], going: tuple[bool, ...]
) -> None:
    """Who goes: the player says so of those in the wire; the others go if they can still be paid for."""
    while len(going) < len(legs):
        leg, cost = legs[len(going)], costs[len(going)]
        if must_roll_for_wire(game.position, actor.alone(leg.unit), leg.to):
            seats = (game.position.armies[actor.army].id,)
            game.then(CrossTogether(seats=seats, actor=actor, legs=legs, costs=costs, going=going))
            return
        going = (*going, price(game.position, actor, cost) is not None)
    _carry_out(game, actor, legs, costs, going)


@rule("18.4.e", "9.11.b")
def press(game: CohGame, question: CrossTogether, action: Press) -> None:
    """18.4 This unit of the group goes in, for what it costs."""
    _decide(game, question.actor, question.legs, question.costs, (*question.going, True))


def stay_out(game: CohGame, question: CrossTogether, action: Halt) -> None:
    game.log("wire-held", "18.4", unit=UNITS[question.unit])
    _decide(game, question.actor, question.legs, question.costs, (*question.going, False))


PRESS = Verb(
    Press,
    args=lambda position, question, action: (position, question.actor.alone(question.unit), question.cost),
    forbids=(cannot_pay_for_wire,),
    resolve=press,
)
STAY_OUT = Verb(Halt, resolve=stay_out)


class CrossTogether(Decision, frozen=True, kw_only=True):
    """18.4 Does this unit of the group go into the wire, for what it costs?"""

    rule: ClassVar[str] = "18.4"
    verbs = (PRESS, STAY_OUT)
    actor: Actor
    legs: tuple[Leg, ...]
    costs: tuple[int, ...]
    going: tuple[bool, ...]

    @property
    def unit(self) -> int:
        return self.legs[len(self.going)].unit

    @property
    def cost(self) -> int:
        return self.costs[len(self.going)]

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-cross-wire", {"unit": UNITS[self.unit], "cost": self.cost})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.unit],)


@rule("9.1.f", "9.11.b", "17.0.n")
def _carry_out(
    game: CohGame, actor: Actor, legs: tuple[Leg, ...], costs: tuple[int, ...], going: tuple[bool, ...]
) -> None:
    """9.11 The dearest move is paid, and every unit moves that can. Where none does, the attempt was the action."""
    if not any(going):
        if actor.by == "ap":
            game.change(ended(paid(game.position, actor, 0), actor.army))
        return
    position = paid(game.position, actor, max(cost for cost, goes in zip(costs, going, strict=True) if goes))
    for leg, goes in zip(legs, going, strict=True):
        position = with_load(position, actor.alone(leg.unit)) if goes else position
    game.change(position)
    steps: list[Procedure] = []
    further: list[Procedure] = []
    for leg, goes in zip(legs, going, strict=True):
        if goes:
            left, ground = bonus(game.position, leg.unit, leg.to)
            show_slowness(game, leg.unit)
            steps += enter(game, leg.unit, leg.to, leg.facing, careful=leg.careful)
            # RULING coh-215: a vehicle of a group has its bonus moves, when all have entered their first hex.
            if left and actor.card != TWO_HEXES:
                further.append(BonusOffer(actor=actor.alone(leg.unit), left=left, ground=ground, hex=leg.to))
    game.then(*steps, *further)
