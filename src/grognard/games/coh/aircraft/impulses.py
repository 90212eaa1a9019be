"""20.0 to 20.2 The further impulses of a set: an aircraft flies on, turns, climbs, attacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from grognard.core.verbs import Verb
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
from grognard.games.coh.interface.actions import Bank, Bomb, Climb, Flak, Fly, Strafe
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import Spotting
from grognard.games.coh.sight.ground import front
from grognard.games.coh.state.asking import HALT, ReasonedDecision
from grognard.games.coh.state.position import DAMAGED, CohGame, Position
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid

Attack = Strafe | Bomb | Flak
HIGHEST = 5
"""Altitude markers that are offered: 300 metres."""


# -- prohibitions ----------------------------------------------------------------------------------------------------
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


# -- on ahead --------------------------------------------------------------------------------------------------------
def fly_candidates(position: Position, actor: Actor) -> Iterator[Fly]:
    piece = position.pieces[actor.unit]
    if AIRCRAFT[actor.unit] and piece.place >= 0:
        for hex_ in front(position.field, piece.place, piece.facing):
            yield Fly(position.field.names[hex_])


def fly_ahead(game: CohGame, actor: Actor, action: Fly) -> None:
    position = game.position
    piece = replace(position.pieces[actor.unit], place=position.field.index[action.to])
    game.change(position.with_piece(actor.unit, piece))
    game.log("aircraft-flew", "20.0", unit=UNITS[actor.unit], hex=action.to)


def go_on(game: CohGame, actor: Actor, left: int, *, ready: bool = True, climbed: bool = False) -> None:
    seats = (game.position.armies[actor.army].id,)
    further = Flying(seats=seats, actor=actor, left=left, ready=ready, climbed=climbed)
    game.then(Spotting(), *((further,) if left > 0 else ()))  # §20.0.f, §20.0.g


@rule("20.0.n")
def fly_on(game: CohGame, flying: Flying, action: Fly) -> None:
    """20.0 A hex further: a turn or an attack may follow again."""
    fly_ahead(game, flying.actor, action)
    go_on(game, flying.actor, flying.left - 1)


FLY_ON = Verb(
    Fly,
    candidates=lambda position, flying: fly_candidates(position, flying.actor),
    args=lambda position, flying, action: (position, flying.actor, action),
    forbids=(is_not_ahead,),
    resolve=fly_on,
)


# -- turns and climbs ------------------------------------------------------------------------------------------------
def banks(position: Position, flying: Flying) -> Iterator[Bank]:
    facing = position.pieces[flying.actor.unit].facing
    for turn in (-1, 1):
        yield Bank(FACINGS[(facing + turn) % len(FACINGS)])


def bank_verdict(position: Position, flying: Flying, action: Bank) -> Verdict:
    verdict = judge((turns_too_far,), position, flying, action)
    return judge((has_not_moved_on,), position, flying) if verdict is True else verdict


def bank(game: CohGame, flying: Flying, action: Bank) -> None:
    """20.0 A turn by a hexside is an impulse."""
    position, unit = game.position, flying.actor.unit
    piece = replace(position.pieces[unit], facing=FACINGS.index(action.facing))
    game.change(position.with_piece(unit, piece))
    go_on(game, flying.actor, flying.left - 1, ready=False, climbed=flying.climbed)  # §20.0.l, §20.0.m


def climbs(position: Position, flying: Flying) -> Iterator[Climb]:
    altitude = position.pieces[flying.actor.unit].altitude
    for step in (-1, 1):
        if 0 <= altitude + step <= HIGHEST:
            yield Climb(step)


def climb_verdict(position: Position, flying: Flying, action: Climb) -> Verdict:
    verdict = judge((climbs_too_far, flies_too_low, flies_too_high), position, flying, action)
    paying = (cannot_pay_to_climb,) if action.by > 0 else ()
    return judge((climbs_twice, *paying), position, flying) if verdict is True else verdict


def climb(game: CohGame, flying: Flying, action: Climb) -> None:
    """20.1 A marker more or less is an impulse; each that is gained costs a point."""
    position, actor = game.position, flying.actor
    piece = position.pieces[actor.unit]
    if action.by > 0:
        position = paid(position, actor, NUMBER["altitude-gain"])
    game.change(position.with_piece(actor.unit, replace(piece, altitude=piece.altitude + action.by)))
    go_on(game, actor, flying.left - 1, ready=flying.ready, climbed=True)  # §20.1.f, §20.1.g


BANK = Verb(Bank, candidates=banks, verdict=bank_verdict, resolve=bank)
CLIMB = Verb(Climb, candidates=climbs, verdict=climb_verdict, resolve=climb)


# -- attacks ---------------------------------------------------------------------------------------------------------
ATTACKS = (
    attacks_while_damaged,
    has_no_such_bombs,
    is_out_of_range_of_the_aircraft,
    attacks_nothing,
)


def may_attack(position: Position, flying: Flying) -> bool:
    return not position.pieces[flying.actor.unit].has(DAMAGED)  # §20.0.zf, §20.0.zh


def attack_verdict(position: Position, flying: Flying, action: Attack) -> Verdict:
    verdict = judge(ATTACKS, position, flying, action)
    return judge((has_not_moved_on, cannot_pay_for_the_attack), position, flying) if verdict is True else verdict


def pay_for_the_attack(game: CohGame, flying: Flying) -> None:
    game.change(paid(game.position, flying.actor, attack_cost()))  # §20.0.i
    go_on(game, flying.actor, flying.left - 1, ready=False, climbed=flying.climbed)


def dogfights(position: Position, flying: Flying) -> Iterator[Flak]:
    if may_attack(position, flying):
        yield from (Flak(UNITS[enemy_aircraft]) for enemy_aircraft in rivals(position, flying.actor.unit))


def dogfight_on_verdict(position: Position, flying: Flying, action: Flak) -> Verdict:
    verdict = judge((is_no_enemy_aircraft,), position, flying.actor, action)
    if verdict is True:
        verdict = attack_verdict(position, flying, action)
    return dogfight_verdict(position, flying.actor, action) if verdict is True else verdict


def dogfight(game: CohGame, flying: Flying, action: Flak) -> None:
    pay_for_the_attack(game, flying)
    shoot_at_aircraft(game, flying.actor, UNIT[action.unit])


def strafes(position: Position, flying: Flying) -> Iterator[Strafe]:
    if may_attack(position, flying):
        yield from (Strafe(position.field.names[hex_]) for hex_ in targets(position, flying.actor.unit))


def bombs(position: Position, flying: Flying) -> Iterator[Bomb]:
    if may_attack(position, flying):
        yield from bomb_candidates(position, flying.actor.unit)


def ground_attack_verdict(position: Position, flying: Flying, action: Strafe | Bomb) -> Verdict:
    verdict = attack_verdict(position, flying, action)
    return strafe_verdict(position, flying.actor, action) if verdict is True else verdict


def strafe_on(game: CohGame, flying: Flying, action: Strafe) -> None:
    pay_for_the_attack(game, flying)
    strafe(game, flying.actor, action)


def bomb_on(game: CohGame, flying: Flying, action: Bomb) -> None:
    pay_for_the_attack(game, flying)
    drop(game, flying.actor, action)


DOGFIGHT = Verb(Flak, candidates=dogfights, verdict=dogfight_on_verdict, resolve=dogfight, irreversible=True)
STRAFE = Verb(Strafe, candidates=strafes, verdict=ground_attack_verdict, resolve=strafe_on, irreversible=True)
BOMB_HEX = Verb(Bomb, candidates=bombs, verdict=ground_attack_verdict, resolve=bomb_on, irreversible=True)


class Flying(ReasonedDecision, frozen=True, kw_only=True):
    """20.0 What does the aircraft do with its next impulse?"""

    # RULING coh-169

    rule: ClassVar[str] = "20.0"
    verbs = (FLY_ON, BANK, CLIMB, DOGFIGHT, STRAFE, BOMB_HEX, HALT)
    actor: Actor
    left: int
    ready: bool
    climbed: bool

    def prompt(self, game: CohGame) -> Message:
        return Message("ask-flying", {"unit": UNITS[self.actor.unit], "left": self.left})

    def subject(self, game: CohGame) -> tuple[str, ...]:
        return (UNITS[self.actor.unit],)
