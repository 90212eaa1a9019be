"""18.1, 18.2 Digging in, going into works and out of them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.verdicts import Prohibition, Verdict, Violation, evidence, judge, permitted
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.data.units import AIRCRAFT, CARD, INFANTRY, NUMBER, PACK, UNITS, WORK, WORKS
from grognard.games.coh.interface.actions import DigIn, Occupy, Quit
from grognard.games.coh.movement.step import gait, held
from grognard.games.coh.rulebook import rule
from grognard.games.coh.state.position import DUG_IN, NONE, CohGame, Position, place_name
from grognard.games.coh.state.presence import in_close_combat, is_barred, stunned_by, witnesses
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.games.coh.turn.unit_verb import UnitVerb

HASTY = CARD["card-hasty-defence"]
CHAPTER = 18
"""Firefights of earlier chapters are played without digging in."""


# -- hasty defences --------------------------------------------------------------------------------------------------
@rule.forbids("7.4.s", "15.2.m")
def digs_while_stunned(position: Position, actor: Actor) -> Violation:
    """A stunned unit rallies and does nothing else."""
    stunned = [unit for unit in actor.units if is_barred(position, unit, "all-but-rally")]
    return evidence(UNITS[stunned[0]], by=stunned_by(stunned[0])) if stunned else None


@rule.forbids("18.1.e")
def is_no_infantry(position: Position, actor: Actor) -> Violation:
    """Only infantry digs; a card helps any unit."""
    # RULING coh-131
    if actor.card == HASTY:
        return None
    return _first(actor, [unit for unit in actor.units if not INFANTRY[unit]])


@rule.forbids("18.1.l")
def is_dug_in(position: Position, actor: Actor) -> Violation:
    """A unit has one hasty defence at most."""
    return _first(actor, [unit for unit in actor.units if position.pieces[unit].has(DUG_IN)])


@rule.forbids("18.1.m")
def spades_are_out(position: Position, actor: Actor) -> Violation:
    """There are only so many counters."""
    # RULING coh-144
    used = sum(1 for piece in position.pieces if piece.has(DUG_IN))
    return evidence(count=used) if used + len(actor.units) > PACK.works["hasty"].count else None


@rule.forbids("17.0.j")
def digs_while_carried(position: Position, actor: Actor) -> Violation:
    """A carried unit does not dig in."""
    return _first(actor, [unit for unit in actor.units if position.pieces[unit].carrier != NONE])


@rule.forbids("card.11.e")
def digs_in_close_combat(position: Position, actor: Actor) -> Violation:
    """The card does not help in close combat."""
    if actor.card != HASTY:
        return None
    return _first(actor, [unit for unit in actor.units if in_close_combat(position, unit)])


@rule("18.1.d")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_to_dig(position: Position, actor: Actor) -> Violation:
    """Digging costs seven points."""
    return costs_too_much(position, actor, NUMBER["hasty-defence"])


def _first(actor: Actor, units: list[int]) -> Violation:
    return evidence(UNITS[units[0]]) if units else None


@rule.forbids("intro.j")
def digging_is_not_taught(position: Position, actor: Actor) -> Violation:
    """The firefights before chapter 18 are played without it, but for the card."""
    taught = position.scenario.chapters >= CHAPTER or actor.card == HASTY
    return None if taught else evidence(UNITS[actor.unit])


DIGGING = (
    digging_is_not_taught,
    digs_while_stunned,
    is_no_infantry,
    digs_while_carried,
    is_dug_in,
    spades_are_out,
    digs_in_close_combat,
    cannot_pay_to_dig,
)


def dig_in_candidates(position: Position, actor: Actor) -> Iterator[DigIn]:
    if position.pieces[actor.unit].place >= 0 and not AIRCRAFT[actor.unit]:
        yield DigIn()


def legal_digging(position: Position, actor: Actor) -> Iterator[DigIn]:
    """18.1 The points are counted before the counters on the boards."""
    if not cannot_pay_to_dig.find(position, actor) and permitted(DIGGING, position, actor):
        yield from dig_in_candidates(position, actor)


@rule("18.1.a", "18.1.c", "9.14.a")
def dig_in_resolve(game: CohGame, actor: Actor, action: DigIn) -> None:
    """18.1 A hasty defence for each unit."""
    # RULING coh-142
    position = paid(game.position, actor, NUMBER["hasty-defence"])  # §18.1.d
    game.change(position.mark(actor.units, DUG_IN))  # §18.1.f, §18.1.k, §card.11.c, §card.11.d
    game.log("dug-in", "18.1", units=tuple(UNITS[unit] for unit in actor.units))


# -- works on the board ----------------------------------------------------------------------------------------------
USERS = {"trench": "18.2.e", "gun-pit": "18.2.o", "bunker": "18.2.v"}
"""18.2 Where it stands who may use a work."""


@rule("18.2.d")
@rule.forbids(*USERS.values())
def cannot_use_the_work(position: Position, actor: Actor, work: int) -> Violation:
    """Trenches are for infantry, pits for guns, bunkers for both."""
    # RULING coh-149
    if gait(actor.unit) in PACK.works[WORKS[work]].users:
        return None
    return evidence(UNITS[actor.unit], WORKS[work], by=USERS[WORKS[work]])


@rule.forbids("18.2.zf")
def has_no_such_work(position: Position, actor: Actor, work: int) -> Violation:
    """A work is occupied in its own hex, by who is not inside yet."""
    piece = position.pieces[actor.unit]
    there = any(row.kind == work for row in position.works_in(piece.place)) and piece.shelter != work
    return None if there else evidence(UNITS[actor.unit], WORKS[work])


@rule("18.2.zf")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_shelter(position: Position, actor: Actor, work: int) -> Violation:
    """To go in or out costs a point."""
    # RULING coh-150
    return costs_too_much(position, actor, NUMBER["fort-entry"])


@rule.forbids("18.2.zf")
def is_nothing_to_go_into(position: Position, actor: Actor, action: Occupy) -> Violation:
    """Units go into trenches, gun pits and bunkers; a hasty defence they dig themselves."""
    fort = PACK.works[action.work].family == "fort" and action.work != "hasty"
    return None if fort else evidence(UNITS[actor.unit], action.work)


@rule.forbids("18.2.zh")
def is_in_no_work(position: Position, actor: Actor, action: Quit) -> Violation:
    """Only a unit in a fortification leaves it."""
    outside = [unit for unit in actor.units if position.pieces[unit].shelter == NONE]
    return evidence(UNITS[outside[0]]) if outside else None


LEAVING = (cannot_pay_for_shelter,)
SHELTER = (cannot_use_the_work, cannot_pay_for_shelter)


def occupy_candidates(position: Position, actor: Actor) -> Iterator[Occupy]:
    piece = position.pieces[actor.unit]
    if piece.place < 0 or piece.carrier != NONE:
        return
    for work in position.works_in(piece.place):
        if PACK.works[WORKS[work.kind]].family == "fort" and piece.shelter != work.kind:
            yield Occupy(WORKS[work.kind])


def occupy_verdict(position: Position, actor: Actor, action: Occupy) -> Verdict:
    verdict = _each((has_no_such_work,), position, actor, WORK[action.work])
    if verdict is True:
        verdict = held(position, actor)
    return _each(SHELTER, position, actor, WORK[action.work]) if verdict is True else verdict


def _each(rules: tuple[Prohibition, ...], position: Position, actor: Actor, work: int) -> Verdict:
    """9.14 What holds for a unit holds for every one of a group."""
    verdicts = (judge(rules, position, actor.alone(unit), work) for unit in actor.units)
    return next((verdict for verdict in verdicts if verdict is not True), True)


@rule("18.2.zg", "18.2.t", "9.14.a")
def occupy_resolve(game: CohGame, actor: Actor, action: Occupy) -> None:
    """18.2 Into the work, with or without an enemy there; a group for one point."""
    # RULING coh-151
    position = paid(game.position, actor, NUMBER["fort-entry"])  # §18.2.zf, §18.2.zk
    inside = {unit: replace(position.pieces[unit], shelter=WORK[action.work]) for unit in actor.units}
    game.change(position.with_pieces(inside))  # §18.2.i, §18.2.y
    for unit, piece in inside.items():
        place = place_name(position, piece.place)
        seats = witnesses(position, unit)
        game.log("work-occupied", "18.2", unit=UNITS[unit], work=action.work, hex=place, to=seats)


def quit_candidates(position: Position, actor: Actor) -> Iterator[Quit]:
    if all(position.pieces[unit].shelter != NONE for unit in actor.units):
        yield from map(Quit, FACINGS)


def quit_verdict(position: Position, actor: Actor, action: Quit) -> Verdict:
    verdict = held(position, actor)
    shelter = position.pieces[actor.unit].shelter
    return _each(LEAVING, position, actor, shelter) if verdict is True else verdict


@rule("18.2.zh", "18.2.zi", "9.14.a")
def quit_resolve(game: CohGame, actor: Actor, action: Quit) -> None:
    """18.2 Out of the work, with a free turn; a group all the same way."""
    position = paid(game.position, actor, NUMBER["fort-entry"])
    facing = FACINGS.index(action.facing)
    for unit in actor.units:
        piece = position.pieces[unit]
        if facing != piece.facing:
            piece = piece.cleared(DUG_IN)
        position = position.with_piece(unit, replace(piece, shelter=NONE, facing=facing))
    game.change(position)
    for unit in actor.units:
        game.log("work-left", "18.2", unit=UNITS[unit], to=witnesses(position, unit))


DIG_IN = UnitVerb(
    DigIn,
    candidates=dig_in_candidates,
    args=lambda position, actor, action: (position, actor),
    forbids=DIGGING,
    legal=legal_digging,
    resolve=dig_in_resolve,
    treads=True,
)
OCCUPY = UnitVerb(
    Occupy,
    candidates=occupy_candidates,
    attempts=(is_nothing_to_go_into,),
    verdict=occupy_verdict,
    resolve=occupy_resolve,
    treads=True,
)
QUIT = UnitVerb(
    Quit,
    candidates=quit_candidates,
    attempts=(is_in_no_work,),
    verdict=quit_verdict,
    resolve=quit_resolve,
    treads=True,
)
