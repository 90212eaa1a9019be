"""20.0, 20.1 Aircraft in flight: an action is a set of impulses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Bite, Message, Verdict, because, judge
from grognard.games.coh.actions import Bank, Bomb, Climb, Flak, Fly, FlyIn, FlyOff, Halt, Strafe
from grognard.games.coh.actor import Actor
from grognard.games.coh.air_attack import (
    attack_cost,
    bomb_candidates,
    dogfight_verdict,
    drop,
    rivals,
    shoot_at_aircraft,
    strafe,
    strafe_verdict,
    targets,
)
from grognard.games.coh.detection import Spotting
from grognard.games.coh.ground import front
from grognard.games.coh.march import entries
from grognard.games.coh.payment import costs_too_much, paid
from grognard.games.coh.position import DAMAGED, LEAVING, LEFT, SPENT, CohGame, Piece, Position, place_name
from grognard.games.coh.rulebook import rule
from grognard.games.coh.schema import FACINGS
from grognard.games.coh.units import AIRCRAFT, IMPULSES, NUMBER, UNIT, UNITS
from grognard.hexes.grid import NOWHERE

HIGHEST = 5
"""Altitude markers that are offered: 300 metres."""


# -- prohibitions ----------------------------------------------------------------------------------------------------
@rule.forbids("3.21.b", "20.0.h")
def cannot_pay_for_the_impulses(position: Position, actor: Actor) -> Bite:
    """A set of impulses costs a point."""
    return costs_too_much(position, actor, NUMBER["impulse-set"])


@rule.forbids("20.0.v", "20.0.zl")
def must_fly_straight_off(position: Position, actor: Actor) -> Bite:
    """A spent aircraft flies off; what else it does is paid with command points, until it has begun to leave."""
    # RULING coh-168
    piece = position.pieces[actor.unit]
    free = not piece.has(SPENT) or (actor.by == "cap" and not piece.has(LEAVING))
    return None if free else because(UNITS[actor.unit])


@rule.forbids("20.0.l", "20.0.m", "20.0.n")
def has_not_moved_on(position: Position, flying: Flying) -> Bite:
    """A turn or an attack follows a move of a hex, one of them for each."""
    # RULING coh-167
    return None if flying.ready else because(UNITS[flying.actor.unit])


@rule.forbids("20.1.f")
def climbs_twice(position: Position, flying: Flying) -> Bite:
    """Altitude changes by one marker for each hex."""
    return because(UNITS[flying.actor.unit]) if flying.climbed else None


@rule.forbids("3.21.b", "20.1.h")
def cannot_pay_to_climb(position: Position, flying: Flying) -> Bite:
    """Each marker that is gained costs a point."""
    # RULING coh-174
    return costs_too_much(position, flying.actor, NUMBER["altitude-gain"])


@rule.forbids("3.21.b", "20.0.i")
def cannot_pay_for_the_attack(position: Position, flying: Flying) -> Bite:
    """Each attack costs a point more."""
    return costs_too_much(position, flying.actor, attack_cost())


# -- the first impulse -----------------------------------------------------------------------------------------------
def fly_in_candidates(position: Position, actor: Actor) -> Iterator[FlyIn]:
    unit = actor.unit
    if not AIRCRAFT[unit] or position.pieces[unit].place >= 0 or actor.by != "ap":
        return
    for hex_ in entries(position, unit):
        for facing in FACINGS:
            for altitude in range(HIGHEST + 1):
                yield FlyIn(position.field.names[hex_], facing, altitude)


def fly_in_verdict(position: Position, actor: Actor, action: FlyIn) -> Verdict:
    return judge((cannot_pay_for_the_impulses,), position, actor)


@rule("20.0.b", "20.0.c", "20.0.d", "20.0.e", "20.0.h", "20.0.j", "20.1.b", "20.1.c")
def fly_in_resolve(game: CohGame, actor: Actor, action: FlyIn) -> None:
    """20.0 The aircraft comes in, at an altitude of its player's choice: its first impulse."""
    position = paid(game.position, actor, NUMBER["impulse-set"])
    piece = Piece(position.field.index[action.to], facing=FACINGS.index(action.facing), altitude=action.altitude)
    game.change(position.with_piece(actor.unit, piece))
    game.tell("aircraft-flew", "20.0", unit=UNITS[actor.unit], hex=action.to)
    _go_on(game, actor, IMPULSES[actor.unit] - 1)


def fly_candidates(position: Position, actor: Actor) -> Iterator[Fly]:
    piece = position.pieces[actor.unit]
    if AIRCRAFT[actor.unit] and piece.place >= 0:
        for hex_ in front(position.field, piece.place, piece.facing):
            yield Fly(position.field.names[hex_])


def fly_verdict(position: Position, actor: Actor, action: Fly) -> Verdict:
    return judge((must_fly_straight_off, cannot_pay_for_the_impulses), position, actor)


@rule("20.0.f", "20.0.g", "20.0.h", "20.0.j", "20.0.k", "20.0.o", "20.0.q", "20.0.t", "20.0.zk")
def fly_resolve(game: CohGame, actor: Actor, action: Fly) -> None:
    """20.0 A set of impulses begins with a move forward."""
    game.change(paid(game.position, actor, NUMBER["impulse-set"]))
    _moved(game, actor, action)
    _go_on(game, actor, IMPULSES[actor.unit] - 1)


def _moved(game: CohGame, actor: Actor, action: Fly) -> None:
    position = game.position
    piece = replace(position.pieces[actor.unit], place=position.field.index[action.to])
    game.change(position.with_piece(actor.unit, piece))
    game.tell("aircraft-flew", "20.0", unit=UNITS[actor.unit], hex=action.to)


def _go_on(game: CohGame, actor: Actor, left: int, *, ready: bool = True, climbed: bool = False) -> None:
    seats = (game.position.armies[actor.army].id,)
    further = Flying(seats=seats, actor=actor, left=left, ready=ready, climbed=climbed)
    game.then(Spotting(), *((further,) if left > 0 else ()))


# -- leaving ---------------------------------------------------------------------------------------------------------
def fly_off_candidates(position: Position, actor: Actor) -> Iterator[FlyOff]:
    if AIRCRAFT[actor.unit] and position.pieces[actor.unit].place >= 0:
        yield FlyOff()


def fly_off_verdict(position: Position, actor: Actor, action: FlyOff) -> Verdict:
    if position.pieces[actor.unit].has(SPENT):
        return True
    return judge((cannot_pay_for_the_impulses,), position, actor)


@rule("20.0.v", "20.0.w", "20.0.x", "20.0.za", "20.3.f")
def fly_off_resolve(game: CohGame, actor: Actor, action: FlyOff) -> None:
    """20.0 Straight ahead by as many hexes as it has impulses; beyond the edge it is gone for good."""
    position = game.position
    piece = position.pieces[actor.unit]
    if piece.has(SPENT):
        piece = piece.marked(LEAVING)
    else:
        position = paid(position, actor, NUMBER["impulse-set"])
    game.change(position.with_piece(actor.unit, piece))
    for _ in range(IMPULSES[actor.unit]):
        place = position.field.grid.neighbours[game.position.pieces[actor.unit].place][piece.facing]
        if place == NOWHERE:
            game.change(gone(game.position, actor.unit))
            game.tell("aircraft-left", "20.0", unit=UNITS[actor.unit])
            return
        # RULING coh-075: whoever is seen on the way is found, hex by hex.
        game.change(game.position.with_piece(actor.unit, replace(piece, place=place)))
        Spotting().run(game)
    game.tell("aircraft-flew", "20.0", unit=UNITS[actor.unit], hex=place_name(game.position, place))


def gone(position: Position, unit: int) -> Position:
    """20.0 The aircraft is off the boards, and its activation is over."""
    owner = position.owners[unit]
    army = position.armies[owner]
    active = tuple(other for other in army.active if other != unit)
    position = position.with_army(owner, active=active, ap=army.ap if active else 0)
    return position.with_piece(unit, Piece(LEFT))


# -- further impulses ------------------------------------------------------------------------------------------------
@rule("20.0.f", "20.0.g", "20.0.i", "20.0.l", "20.0.m", "20.0.n", "20.1.f", "20.1.g", "20.0.zf", "20.0.zh")
class Flying(Decision, frozen=True, kw_only=True):
    """20.0 What does the aircraft do with its next impulse?"""

    # RULING coh-169

    rule: ClassVar[str] = "20.0"
    accepts = (Fly, Bank, Climb, Strafe, Bomb, Flak, Halt)
    actor: Actor
    left: int
    ready: bool
    climbed: bool

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-flying", {"unit": UNITS[self.actor.unit], "left": self.left})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.actor.unit],)

    def candidates(self, game: CohGame) -> Iterator[Action]:
        position, unit = game.position, self.actor.unit
        piece = position.pieces[unit]
        yield from fly_candidates(position, self.actor)
        for turn in (-1, 1):
            yield Bank(FACINGS[(piece.facing + turn) % len(FACINGS)])
        for step in (-1, 1):
            if 0 <= piece.altitude + step <= HIGHEST:
                yield Climb(step)
        if not piece.has(DAMAGED):
            yield from (Flak(UNITS[other]) for other in rivals(position, unit))
            yield from (Strafe(position.field.names[hex_]) for hex_ in targets(position, unit))
            yield from bomb_candidates(position, unit)
        yield Halt()

    def verdict(self, game: CohGame, action: Action) -> Verdict:
        position = game.position
        match action:
            case Bank():
                return judge((has_not_moved_on,), position, self)
            case Climb():
                paying = (cannot_pay_to_climb,) if action.by > 0 else ()
                return judge((climbs_twice, *paying), position, self)
            case Strafe() | Bomb() | Flak():
                verdict = judge((has_not_moved_on, cannot_pay_for_the_attack), position, self)
                if verdict is not True:
                    return verdict
                if isinstance(action, Flak):
                    return dogfight_verdict(position, self.actor, action)
                return strafe_verdict(position, self.actor, action)
        return True

    def resolve(self, game: CohGame, action: Action) -> None:
        actor, position = self.actor, game.position
        piece = position.pieces[actor.unit]
        match action:
            case Fly():
                _moved(game, actor, action)
                _go_on(game, actor, self.left - 1)
            case Bank():
                game.change(position.with_piece(actor.unit, replace(piece, facing=FACINGS.index(action.facing))))
                _go_on(game, actor, self.left - 1, ready=False, climbed=self.climbed)
            case Climb():
                if action.by > 0:
                    position = paid(position, actor, NUMBER["altitude-gain"])
                game.change(position.with_piece(actor.unit, replace(piece, altitude=piece.altitude + action.by)))
                _go_on(game, actor, self.left - 1, ready=self.ready, climbed=True)
            case Strafe() | Bomb() | Flak():
                game.change(paid(position, actor, attack_cost()))
                _go_on(game, actor, self.left - 1, ready=False, climbed=self.climbed)
                match action:
                    case Strafe():
                        strafe(game, actor, action)
                    case Bomb():
                        drop(game, actor, action)
                    case Flak():
                        shoot_at_aircraft(game, actor, UNIT[action.unit])
