"""20.0, 20.1 Aircraft in flight: an action is a set of impulses."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.coh.aircraft.impulses import HIGHEST, fly_ahead, fly_candidates, go_on, is_not_ahead
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import AIRCRAFT, NUMBER, UNITS
from grognard.games.coh.interface.actions import Fly, FlyIn, FlyOff
from grognard.games.coh.movement.step import entries
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import Spotting
from grognard.games.coh.state.position import LEAVING, LEFT, SPENT, CohGame, Piece, Position, place_name
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.games.coh.turn.unit_verb import UnitVerb
from grognard.hexes.grid import NOWHERE


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


# -- the first impulse -----------------------------------------------------------------------------------------------
@rule.forbids("20.0.c", "20.0.za")
def flies_in_elsewhere(position: Position, actor: Actor, action: FlyIn) -> Violation:
    """An aircraft comes in once, where the firefight says."""
    if position.pieces[actor.unit].place >= 0:
        return evidence(UNITS[actor.unit], action.to, by="20.0.za")
    named = position.field.index[action.to] in entries(position, actor.unit)
    return None if named else evidence(UNITS[actor.unit], action.to, by="20.0.c")


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
    go_on(game, actor, position.figures.impulses[actor.unit] - 1)


def fly_verdict(position: Position, actor: Actor, action: Fly) -> Verdict:
    return judge((must_fly_straight_off, cannot_pay_for_the_impulses), position, actor)


@rule("20.0.o", "20.0.q", "20.0.t")
def fly_resolve(game: CohGame, actor: Actor, action: Fly) -> None:
    """20.0 A set of impulses begins with a move forward."""
    game.change(paid(game.position, actor, NUMBER["impulse-set"]))  # §20.0.h, §20.0.zk
    fly_ahead(game, actor, action)  # §20.0.j, §20.0.k
    go_on(game, actor, game.position.figures.impulses[actor.unit] - 1)  # §20.0.f, §20.0.g


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
        # RULING coh-075: a unit that is seen on the way is found, hex by hex.
        game.change(game.position.with_piece(actor.unit, replace(piece, place=place)))
        Spotting().run(game)  # §20.3.f
    game.log("aircraft-flew", "20.0", unit=UNITS[actor.unit], hex=place_name(game.position, place))


def gone(position: Position, unit: int) -> Position:
    """20.0 The aircraft is off the boards, and its activation is over."""
    owner = position.owners[unit]
    army = position.armies[owner]
    active = tuple(other_unit for other_unit in army.active if other_unit != unit)
    position = position.with_army(owner, active=active, ap=army.ap if active else 0)
    return position.with_piece(unit, Piece(LEFT))


FLY_IN = UnitVerb(
    FlyIn,
    candidates=fly_in_candidates,
    attempts=(flies_in_elsewhere,),
    verdict=fly_in_verdict,
    resolve=fly_in_resolve,
    moves=True,
)
FLY = UnitVerb(
    Fly,
    candidates=fly_candidates,
    attempts=(is_not_ahead,),
    verdict=fly_verdict,
    resolve=fly_resolve,
    moves=True,
)
FLY_OFF = UnitVerb(FlyOff, candidates=fly_off_candidates, verdict=fly_off_verdict, resolve=fly_off_resolve)
