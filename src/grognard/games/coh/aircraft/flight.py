"""20.0, 20.1 Aircraft in flight: an action is a set of impulses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.game import Action, Decision
from grognard.core.verdicts import Message, Verdict, Violation, evidence, judge
from grognard.games.coh.aircraft.air_attack import (
    attack_cost,
    bomb_candidates,
    dogfight_verdict,
    drop,
    is_no_enemy_aircraft,
    is_worth_an_attack,
    rivals,
    shoot_at_aircraft,
    strafe,
    strafe_verdict,
    targets,
)
from grognard.games.coh.combat.shot import distance
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import AIRCRAFT, BOMB, NUMBER, PACK, UNIT, UNITS
from grognard.games.coh.interface.actions import Bank, Bomb, Climb, Flak, Fly, FlyIn, FlyOff, Halt, Strafe
from grognard.games.coh.movement.step import entries
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import Spotting
from grognard.games.coh.sight.ground import front
from grognard.games.coh.state.asking import reasoned
from grognard.games.coh.state.position import DAMAGED, LEAVING, LEFT, SPENT, CohGame, Piece, Position, place_name
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.hexes.grid import NOWHERE

Attack = Strafe | Bomb | Flak
HIGHEST = 5
"""Altitude markers that are offered: 300 metres."""


# -- prohibitions ----------------------------------------------------------------------------------------------------
@rule("20.0.h")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_impulses(position: Position, actor: Actor) -> Violation:
    """A set of impulses costs a point."""
    return costs_too_much(position, actor, NUMBER["impulse-set"])


@rule.forbids("20.0.v", "20.0.zl")
def must_fly_straight_off(position: Position, actor: Actor) -> Violation:
    """A spent aircraft flies off; what else it does is paid with command points, until it has begun to leave."""
    # RULING coh-168
    piece = position.pieces[actor.unit]
    if not piece.has(SPENT):
        return None
    if actor.by != "cap":
        return evidence(UNITS[actor.unit], by="20.0.v")
    return evidence(UNITS[actor.unit], by="20.0.zl") if piece.has(LEAVING) else None


@rule("20.0.n")
@rule.forbids("20.0.l")
def has_not_moved_on(position: Position, flying: Flying) -> Violation:
    """A turn or an attack follows a move of a hex, one of them for each."""
    # RULING coh-167
    return None if flying.ready else evidence(UNITS[flying.actor.unit])


@rule.forbids("20.1.f")
def climbs_twice(position: Position, flying: Flying) -> Violation:
    """Altitude changes by one marker for each hex."""
    return evidence(UNITS[flying.actor.unit]) if flying.climbed else None


@rule("20.1.h")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_to_climb(position: Position, flying: Flying) -> Violation:
    """Each marker that is gained costs a point."""
    # RULING coh-174
    return costs_too_much(position, flying.actor, NUMBER["altitude-gain"])


@rule("20.0.i")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_attack(position: Position, flying: Flying) -> Violation:
    """Each attack costs a point more."""
    return costs_too_much(position, flying.actor, attack_cost())


@rule.forbids("20.0.m")
def turns_too_far(position: Position, flying: Flying, action: Bank) -> Violation:
    """A turn is by one hexside."""
    turn = (FACINGS.index(action.facing) - position.pieces[flying.actor.unit].facing) % len(FACINGS)
    return None if turn in (1, len(FACINGS) - 1) else evidence(UNITS[flying.actor.unit])


@rule.forbids("20.1.f")
def climbs_too_far(position: Position, flying: Flying, action: Climb) -> Violation:
    """Altitude changes by one marker at a time."""
    return None if abs(action.by) == 1 else evidence(UNITS[flying.actor.unit])


@rule.forbids("20.1.b")
def flies_too_low(position: Position, flying: Flying, action: Climb) -> Violation:
    """Without a marker an aircraft is as low as it flies."""
    low = position.pieces[flying.actor.unit].altitude + action.by < 0
    return evidence(UNITS[flying.actor.unit]) if low else None


@rule.forbids("20.1.c")
def flies_too_high(position: Position, flying: Flying, action: Climb) -> Violation:
    """There are only so many markers."""
    high = position.pieces[flying.actor.unit].altitude + action.by > HIGHEST
    return evidence(UNITS[flying.actor.unit], most=HIGHEST) if high else None


@rule.forbids("20.0.zf")
def attacks_while_damaged(position: Position, flying: Flying, action: Attack) -> Violation:
    """An aircraft that was hit does not attack."""
    return evidence(UNITS[flying.actor.unit]) if position.pieces[flying.actor.unit].has(DAMAGED) else None


@rule.forbids("20.4.a")
def has_no_such_bombs(position: Position, flying: Flying, action: Attack) -> Violation:
    """An aircraft drops the bombs that the firefight gave it and that are left."""
    if not isinstance(action, Bomb):
        return None
    left = sum(row.left for row in position.bombs if (row.unit, row.kind) == (flying.actor.unit, BOMB[action.kind]))
    return None if 0 < action.count <= left else evidence(UNITS[flying.actor.unit], action.kind)


@rule.forbids("20.2.c")
def is_out_of_range_of_the_aircraft(position: Position, flying: Flying, action: Attack) -> Violation:
    """No farther than twice the range."""
    unit, pieces = flying.actor.unit, position.pieces
    hex_ = pieces[UNIT[action.unit]].place if isinstance(action, Flak) else position.field.index[action.hex]
    most = position.figures.range[unit] * NUMBER["long-range-factor"]
    return evidence(UNITS[unit], range=most) if distance(position, unit, hex_) > most else None


@rule.forbids("7.0.j")
def attacks_nothing(position: Position, flying: Flying, action: Attack) -> Violation:
    """An attack needs an enemy, a work that can be destroyed, or a hiding place; bombs with mines fall anywhere."""
    if isinstance(action, Flak) or (isinstance(action, Bomb) and PACK.bombs[action.kind].leaves):
        return None
    worth = is_worth_an_attack(position, flying.actor.unit, position.field.index[action.hex])
    return None if worth else evidence(action.hex)


@rule.forbids("20.0.k")
def is_not_ahead(position: Position, actor: Actor, action: Fly) -> Violation:
    """A move goes into one of the three hexes of the front."""
    piece = position.pieces[actor.unit]
    ahead = front(position.field, piece.place, piece.facing)
    return None if position.field.index[action.to] in ahead else evidence(UNITS[actor.unit], action.to)


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


@rule("20.0.b", "20.0.c")
def fly_in_resolve(game: CohGame, actor: Actor, action: FlyIn) -> None:
    """20.0 The aircraft comes in, at an altitude of its player's choice: its first impulse."""
    position = paid(game.position, actor, NUMBER["impulse-set"])  # §20.0.e, §20.0.h
    piece = Piece(position.field.index[action.to], facing=FACINGS.index(action.facing), altitude=action.altitude)
    game.change(position.with_piece(actor.unit, piece))  # §20.0.d, §20.1.b, §20.1.c
    game.log("aircraft-flew", "20.0", unit=UNITS[actor.unit], hex=action.to)
    _go_on(game, actor, position.figures.impulses[actor.unit] - 1)


def fly_candidates(position: Position, actor: Actor) -> Iterator[Fly]:
    piece = position.pieces[actor.unit]
    if AIRCRAFT[actor.unit] and piece.place >= 0:
        for hex_ in front(position.field, piece.place, piece.facing):
            yield Fly(position.field.names[hex_])


def fly_verdict(position: Position, actor: Actor, action: Fly) -> Verdict:
    return judge((must_fly_straight_off, cannot_pay_for_the_impulses), position, actor)


@rule("20.0.o", "20.0.q", "20.0.t")
def fly_resolve(game: CohGame, actor: Actor, action: Fly) -> None:
    """20.0 A set of impulses begins with a move forward."""
    game.change(paid(game.position, actor, NUMBER["impulse-set"]))  # §20.0.h, §20.0.zk
    _moved(game, actor, action)  # §20.0.j, §20.0.k
    _go_on(game, actor, game.position.figures.impulses[actor.unit] - 1)  # §20.0.f, §20.0.g


def _moved(game: CohGame, actor: Actor, action: Fly) -> None:
    position = game.position
    piece = replace(position.pieces[actor.unit], place=position.field.index[action.to])
    game.change(position.with_piece(actor.unit, piece))
    game.log("aircraft-flew", "20.0", unit=UNITS[actor.unit], hex=action.to)


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


@rule("20.0.v", "20.0.w", "20.0.x")
def fly_off_resolve(game: CohGame, actor: Actor, action: FlyOff) -> None:
    """20.0 Straight ahead by as many hexes as it has impulses; beyond the edge it is gone for good."""
    position = game.position
    piece = position.pieces[actor.unit]
    if piece.has(SPENT):
        piece = piece.marked(LEAVING)
    else:
        position = paid(position, actor, NUMBER["impulse-set"])
    game.change(position.with_piece(actor.unit, piece))
    for _ in range(position.figures.impulses[actor.unit]):
        place = position.field.grid.neighbours[game.position.pieces[actor.unit].place][piece.facing]
        if place == NOWHERE:
            game.change(gone(game.position, actor.unit))  # §20.0.za
            game.log("aircraft-left", "20.0", unit=UNITS[actor.unit])
            return
        # RULING coh-075: whoever is seen on the way is found, hex by hex.
        game.change(game.position.with_piece(actor.unit, replace(piece, place=place)))
        Spotting().run(game)  # §20.3.f
    game.log("aircraft-flew", "20.0", unit=UNITS[actor.unit], hex=place_name(game.position, place))


def gone(position: Position, unit: int) -> Position:
    """20.0 The aircraft is off the boards, and its activation is over."""
    owner = position.owners[unit]
    army = position.armies[owner]
    active = tuple(other for other in army.active if other != unit)
    position = position.with_army(owner, active=active, ap=army.ap if active else 0)
    return position.with_piece(unit, Piece(LEFT))


ATTACKS = (
    attacks_while_damaged,
    has_no_such_bombs,
    is_out_of_range_of_the_aircraft,
    attacks_nothing,
)


# -- further impulses ------------------------------------------------------------------------------------------------
@rule("20.0.g", "20.0.f", "20.0.n")
class Flying(Decision, frozen=True, kw_only=True):
    """20.0 What does the aircraft do with its next impulse?"""

    # RULING coh-169

    rule: ClassVar[str] = "20.0"
    accepts = (Fly, Bank, Climb, Strafe, Bomb, Flak, Halt)
    judge = reasoned
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
        if not piece.has(DAMAGED):  # §20.0.zf, §20.0.zh
            yield from (Flak(UNITS[other]) for other in rivals(position, unit))
            yield from (Strafe(position.field.names[hex_]) for hex_ in targets(position, unit))
            yield from bomb_candidates(position, unit)
        yield Halt()

    def verdict(self, game: CohGame, action: Action) -> Verdict:
        position = game.position
        match action:
            case Fly():
                return judge((is_not_ahead,), position, self.actor, action)
            case Bank():
                verdict = judge((turns_too_far,), position, self, action)
                return judge((has_not_moved_on,), position, self) if verdict is True else verdict
            case Climb():
                verdict = judge((climbs_too_far, flies_too_low, flies_too_high), position, self, action)
                paying = (cannot_pay_to_climb,) if action.by > 0 else ()
                return judge((climbs_twice, *paying), position, self) if verdict is True else verdict
            case Strafe() | Bomb() | Flak():
                against = (is_no_enemy_aircraft,) if isinstance(action, Flak) else ()
                verdict = judge(against, position, self.actor, action)
                if verdict is True:
                    verdict = judge(ATTACKS, position, self, action)
                if verdict is True:
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
                _go_on(game, actor, self.left - 1, ready=False, climbed=self.climbed)  # §20.0.l, §20.0.m
            case Climb():
                if action.by > 0:
                    position = paid(position, actor, NUMBER["altitude-gain"])
                game.change(position.with_piece(actor.unit, replace(piece, altitude=piece.altitude + action.by)))
                _go_on(game, actor, self.left - 1, ready=self.ready, climbed=True)  # §20.1.f, §20.1.g
            case Strafe() | Bomb() | Flak():
                game.change(paid(position, actor, attack_cost()))  # §20.0.i
                _go_on(game, actor, self.left - 1, ready=False, climbed=self.climbed)
                match action:
                    case Strafe():
                        strafe(game, actor, action)
                    case Bomb():
                        drop(game, actor, action)
                    case Flak():
                        shoot_at_aircraft(game, actor, UNIT[action.unit])
