"""14.0 Bonus moves of vehicles: further hexes of the same action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from grognard.core.events import Roll
from grognard.core.game import Procedure
from grognard.core.verbs import Verb
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge, permitted
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import GAIT, KINDS, NUMBER, TRACKED, UNITS, VEHICLE, WHEELED
from grognard.games.coh.interface.actions import Halt, Move
from grognard.games.coh.movement.arrival import enter
from grognard.games.coh.movement.step import HELD, STEPS, can_step, extra_cost, is_backward, moves_into, ways
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.ground import is_road, terrain
from grognard.games.coh.state.asking import STEP, ReasonedDecision
from grognard.games.coh.state.position import NONE, STUCK, CohGame, Position, place_name
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.games.coh.turn.rolls import Throw

Ground = Literal["open", "road"]


@rule("14.0.h", "14.0.j", "14.0.k")
def bonus(position: Position, unit: int, to: int) -> tuple[int, Ground]:
    """14.0 How many further hexes a step gives, and of what kind: open ground or road for tracks, road for wheels."""
    # RULING coh-115, coh-116
    start, field = position.pieces[unit].place, position.field
    cargo = position.cargo(unit)
    if not VEHICLE[unit] or is_backward(position, unit, to) or (cargo != NONE and VEHICLE[cargo]):  # §14.0.u
        return 0, "open"  # §14.1.i
    by_road = start >= 0 and is_road(field, start, to)
    if GAIT[unit] == WHEELED and by_road:  # §14.0.y
        return NUMBER["wheeled-road-bonus"] + position.figures.wheels[unit], "road"  # §14.0.l, §16.0.b
    if not by_road and not terrain(field, to).bonus:  # §14.0.zb
        return 0, "open"
    if GAIT[unit] == TRACKED:
        return position.figures.tracks[unit], "open"  # §14.0.zc
    scouts = KINDS[unit].id == "su-m3-scout" and "scouts-off-road" in position.scenario.specials
    return (position.figures.wheels[unit] if scouts else 0), "open"  # §errata.firefights.m


@rule.forbids("14.0.u")
def goes_backward(position: Position, actor: Actor, to: int, ground: Ground) -> Violation:
    """Bonus moves go forward."""
    return evidence(UNITS[actor.unit], place_name(position, to)) if is_backward(position, actor.unit, to) else None


@rule.forbids("14.0.l")
def leaves_the_road(position: Position, actor: Actor, to: int, ground: Ground) -> Violation:
    """Bonus moves of wheels go along the road."""
    along = is_road(position.field, position.pieces[actor.unit].place, to)
    return evidence(UNITS[actor.unit], place_name(position, to)) if ground == "road" and not along else None


@rule.forbids("14.0.n")
def leaves_easy_ground(position: Position, actor: Actor, to: int, ground: Ground) -> Violation:
    """Bonus moves stay in the open or on the road."""
    # RULING coh-117
    field = position.field
    if is_road(field, position.pieces[actor.unit].place, to) or terrain(field, to).bonus:
        return None
    return evidence(UNITS[actor.unit], place_name(position, to))


@rule("14.0.ze")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_bonus(position: Position, actor: Actor, to: int, ground: Ground) -> Violation:
    """Hills, walls and wire cost their points in a bonus move as well."""
    return costs_too_much(position, actor, bonus_cost(position, actor.unit, to))


def bonus_cost(position: Position, unit: int, to: int) -> int:
    return extra_cost(position, unit, position.pieces[unit].place, to)


class BonusOffer(Procedure, frozen=True, kw_only=True):
    """14.0 As long as hexes are left and the vehicle is where it drove to, it may go on."""

    # RULING coh-114

    actor: Actor
    left: int
    ground: Ground
    hex: int
    used: bool = False

    def run(self, game: CohGame) -> None:
        piece = game.position.pieces[self.actor.unit]
        if self.left and piece.place == self.hex and not piece.has(STUCK):
            seats = (game.position.armies[self.actor.army].id,)
            choice = BonusMove(seats=seats, actor=self.actor, left=self.left, ground=self.ground, used=self.used)
            if len(choice.actions(game)) > 1:
                game.then(choice)
                return
        if self.used:
            _engine(game, self.actor)


def _engine(game: CohGame, actor: Actor) -> None:
    """A special rule: the engines of Panthers that used a bonus move."""
    panther = KINDS[actor.unit].id == "ge-panther" and "panther-engines" in game.position.scenario.specials
    if panther and game.position.pieces[actor.unit].place >= 0:
        game.then(EngineRoll(army=actor.army, unit=actor.unit))


def bonus_moves(position: Position, question: BonusMove) -> Iterator[Move]:
    for to in ways(position, question.actor.unit):
        for facing in FACINGS:
            yield Move(position.field.names[to], facing)


BONUS = (goes_backward, leaves_the_road, leaves_easy_ground, cannot_pay_for_the_bonus)


def bonus_verdict(position: Position, question: BonusMove, action: Move) -> Verdict:
    to = position.field.index[action.to]
    verdict = judge(STEP, position, question.actor, action)
    if verdict is True:
        verdict = judge(STEPS, position, question.actor.unit, to)
    return judge(BONUS, position, question.actor, to, question.ground) if verdict is True else verdict


def legal_bonus_moves(position: Position, question: BonusMove) -> list[Move]:
    """14.0 A step is judged once, whichever way the vehicle turns after it."""
    actor, moves = question.actor, list[Move]()
    for to in ways(position, actor.unit) if permitted(HELD, position, actor.unit, NONE) else ():
        if permitted(BONUS, position, actor, to, question.ground) and can_step(position, actor.unit, to):
            moves += moves_into(position.field.names[to])
    return moves


@rule("14.0.o", "14.0.r", "14.0.zf")
def move_on(game: CohGame, question: BonusMove, action: Move) -> None:
    """14.0 A further hex of the same action, for what hills, walls and wire cost."""
    position, actor = game.position, question.actor
    to = position.field.index[action.to]
    game.change(paid(position, actor, bonus_cost(position, actor.unit, to)))
    steps = enter(game, actor.unit, to, FACINGS.index(action.facing))
    game.then(*steps, BonusOffer(actor=actor, left=question.left - 1, ground=question.ground, hex=to, used=True))


def stop(game: CohGame, question: BonusMove, action: Halt) -> None:
    if question.used:
        _engine(game, question.actor)


MOVE_ON = Verb(Move, candidates=bonus_moves, verdict=bonus_verdict, legal=legal_bonus_moves, resolve=move_on)
STOP = Verb(Halt, resolve=stop, ends=True, confirm=True)


class BonusMove(ReasonedDecision, frozen=True, kw_only=True):
    """14.0 Does the vehicle go on?"""

    # RULING coh-113

    rule: ClassVar[str] = "14.0"
    verbs = (MOVE_ON, STOP)
    actor: Actor
    left: int
    ground: Ground
    used: bool = False

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-bonus-move", {"unit": UNITS[self.actor.unit], "left": self.left})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.actor.unit],)


class EngineRoll(Throw, frozen=True, kw_only=True):
    """A special rule: two dice; on the lowest roll the engine fails, as if the vehicle had stuck."""

    unit: int

    def roller(self) -> int:
        return self.unit

    def question(self, game: CohGame) -> tuple[str, str]:
        return "engine", UNITS[self.unit]

    def land(self, game: CohGame, dice: tuple[int, ...]) -> None:
        total, worst = sum(dice) + self.change, NUMBER["engine-failure"]
        roll = Roll(dice=dice, target=worst + 1, total=total, hits=int(total > worst), modifiers=self.bought())
        if total <= worst:
            game.change(game.position.mark((self.unit,), STUCK))
        game.log("drove-through" if total > worst else "got-stuck", "14.1", roll=roll, unit=UNITS[self.unit])
