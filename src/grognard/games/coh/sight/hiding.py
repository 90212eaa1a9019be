"""10.1, 10.2 Moving hidden, and hiding during play."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.coh.data.units import AIRCRAFT, NUMBER, SIDE, UNITS
from grognard.games.coh.interface.actions import Hide, HideWithGroup, MarchHidden, MoveHidden
from grognard.games.coh.movement.arrival import bad_ground
from grognard.games.coh.movement.step import HELD, STEPS, can_step, shelter_in, ways
from grognard.games.coh.rulebook import rule
from grognard.games.coh.sight.detection import Spotting
from grognard.games.coh.sight.ground import terrain
from grognard.games.coh.sight.spotting import is_seen, watchers
from grognard.games.coh.state.asking import STEP, hides_too_far, mover_of
from grognard.games.coh.state.position import DUG_IN, HIDDEN, NONE, CohGame, Position, place_name
from grognard.games.coh.state.presence import enemies, is_barred, stunned_by, visible, witnesses
from grognard.games.coh.turn.actor import Actor
from grognard.games.coh.turn.payment import costs_too_much, paid
from grognard.games.coh.turn.unit_verb import UnitVerb

CHAPTER = 10
"""Firefights of earlier chapters are played without hiding."""


# -- moving hidden ---------------------------------------------------------------------------------------------------
@rule("10.1.d")
def hidden_move_cost(position: Position, unit: int, to: int) -> int:
    """10.1 Three points more in cover, six in the open; nothing else counts."""
    # RULING coh-068, coh-079
    covered = terrain(position.field, to).conceals or shelter_in(position, unit, to) != NONE
    more = NUMBER["hidden-move-cover" if covered else "hidden-move-open"]  # §10.1.b, §10.1.c, §10.1.o
    return position.figures.move[unit] + more


@rule("10.1.k")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_for_the_hidden_move(position: Position, actor: Actor, to: int) -> Violation:
    """A hidden move is paid with the points that are there."""
    return costs_too_much(position, actor, hidden_move_cost(position, actor.unit, to))


@rule.forbids("10.1.a")
def is_not_hidden(position: Position, actor: Actor, action: MoveHidden | MarchHidden) -> Violation:
    """Only hidden units move hidden."""
    seen = [unit for unit in actor.units if not position.is_hidden(unit)]
    return evidence(UNITS[seen[0]]) if seen else None


@rule("10.1.a")
def hidden_move_candidates(position: Position, actor: Actor) -> Iterator[MoveHidden]:
    """10.1 Hidden units, into each hex around."""
    if position.is_hidden(actor.unit) and len(actor.units) == 1:
        for to in ways(position, actor.unit):
            yield MoveHidden(position.field.names[to])


def hidden_move_verdict(position: Position, actor: Actor, action: MoveHidden) -> Verdict:
    to = position.field.index[action.to]
    verdict = judge(STEP, position, actor, action)
    if verdict is True:
        verdict = judge(STEPS, position, actor.unit, to)
    if verdict is not True:
        return verdict
    return judge((cannot_pay_for_the_hidden_move,), position, actor, to)


@rule("10.1.a", "10.1.f", "10.1.n")
def hidden_move_resolve(game: CohGame, actor: Actor, action: MoveHidden) -> None:
    """10.1 The unit is named, its way is not."""
    # RULING coh-069, coh-070
    to = game.position.field.index[action.to]
    start = game.position.pieces[actor.unit].place
    game.change(paid(game.position, actor, hidden_move_cost(game.position, actor.unit, to)))  # §10.1.e, §10.1.k
    steal(game, actor.unit, to)  # §10.1.l, §10.1.m, §card.2.d, §card.5.d, §card.5.j
    game.then(Spotting(), *bad_ground(game.position, actor.unit, start, to))


@rule("10.1.i", "10.1.j")
def steal(game: CohGame, unit: int, to: int) -> None:
    """10.1 The unit is in its new hex, which its owner alone learns; beside a unit on the board it comes to light."""
    # RULING coh-080, coh-236
    position = game.position
    start = position.pieces[unit].place
    # RULING coh-209: a hidden move into a hex with a work ends inside it.
    shelter = shelter_in(position, unit, to)
    piece = replace(position.pieces[unit].cleared(DUG_IN), place=to, shelter=shelter)
    position = position.with_piece(unit, piece)
    if enemies(position, to, SIDE[unit]):
        position = position.but(came=(*position.came, (unit, start)))
    game.change(position)
    game.log("hidden-unit-moved", "10.1", unit=UNITS[unit])
    came_from = place_name(position, start) if start >= 0 else ""
    place = place_name(position, to)
    game.log("unit-moved", "10.1", unit=UNITS[unit], start=came_from, hex=place, to=witnesses(position, unit))


# -- hiding ----------------------------------------------------------------------------------------------------------
@rule.forbids("10.2.a")
def is_hit(position: Position, actor: Actor, to: int) -> Violation:
    """Only units without a hit hide."""
    return evidence(UNITS[actor.unit]) if position.pieces[actor.unit].hit != NONE else None


@rule.forbids("10.2.b")
def is_watched(position: Position, actor: Actor, to: int) -> Violation:
    """A unit that an enemy on the board sees does not hide."""
    for enemy in watchers(position, SIDE[actor.unit], position.pieces[actor.unit].place):
        return evidence(UNITS[actor.unit], UNITS[enemy])
    return None


@rule.forbids("10.2.e")
def hideout_is_watched(position: Position, actor: Actor, to: int) -> Violation:
    """Nor does it hide in a hex that one sees."""
    for enemy in watchers(position, SIDE[actor.unit], to):
        return evidence(UNITS[actor.unit], UNITS[enemy], place_name(position, to))
    return None


@rule.forbids("10.0.k")
def hides_among_others(position: Position, actor: Actor, to: int) -> Violation:
    """No unit hides in a hex with another unit on the board."""
    # RULING coh-237
    visible_units = [unit for unit in visible(position, to) if unit not in actor.units]
    return evidence(UNITS[actor.unit], UNITS[visible_units[0]]) if visible_units else None


@rule.forbids("17.0.d")
def hides_with_a_load(position: Position, actor: Actor, to: int) -> Violation:
    """A unit that is carried, or carries, does not hide."""
    carried = position.pieces[actor.unit].carrier != NONE or position.cargo(actor.unit) != NONE
    return evidence(UNITS[actor.unit]) if carried else None


@rule("10.2.c")
@rule.forbids("3.21.b", "3.2.a")
def cannot_pay_to_hide(position: Position, actor: Actor, to: int) -> Violation:
    """To hide costs seven points."""
    # RULING coh-081
    return costs_too_much(position, actor, NUMBER["hide"])


@rule.forbids("7.4.s", "15.2.m")
def hides_while_stunned(position: Position, actor: Actor, to: int) -> Violation:
    """A stunned unit rallies and does nothing else."""
    stunned = is_barred(position, actor.unit, "all-but-rally")
    return evidence(UNITS[actor.unit], by=stunned_by(actor.unit)) if stunned else None


@rule.forbids("intro.j")
def hiding_is_not_taught(position: Position, actor: Actor, to: int) -> Violation:
    """The firefights before chapter 10 are played without it."""
    return evidence(UNITS[actor.unit]) if position.scenario.chapters < CHAPTER else None


HIDING = (
    hiding_is_not_taught,
    hides_while_stunned,
    is_hit,
    hides_with_a_load,
    is_watched,
    hideout_is_watched,
    hides_among_others,
    cannot_pay_to_hide,
)


def hide_candidates(position: Position, actor: Actor) -> Iterator[Hide]:
    """10.2 The own hex and those around, for a unit alone."""
    unit = actor.unit
    place = position.pieces[unit].place
    if len(actor.units) > 1 or place < 0 or position.is_hidden(unit) or AIRCRAFT[unit]:
        return
    for to in (place, *ways(position, unit)):
        yield Hide(position.field.names[to])


def hide_verdict(position: Position, actor: Actor, action: Hide) -> Verdict:
    to = position.field.index[action.to]
    if to != position.pieces[actor.unit].place:
        verdict = judge((hides_too_far,), position, actor, action)
        if verdict is True:
            verdict = judge(STEPS, position, actor.unit, to)
        if verdict is not True:
            return verdict
    return judge(HIDING, position, actor, to)


@rule("10.2.c", "10.2.f", "10.2.g")
def hide_resolve(game: CohGame, actor: Actor, action: Hide) -> None:
    """10.2 The unit hides, for seven points."""
    game.change(paid(game.position, actor, NUMBER["hide"]))
    conceal(game, actor.unit, game.position.field.index[action.to])


@rule("10.2.f", "10.2.g")
def conceal(game: CohGame, unit: int, to: int) -> None:
    """10.2 The unit is taken off the board; its hex is known to its owner."""
    position = game.position
    piece = position.pieces[unit]
    if piece.place != to:
        piece = replace(piece.cleared(DUG_IN), place=to, shelter=NONE)
    game.change(position.with_piece(unit, piece.marked(HIDDEN)))
    game.log("unit-hid", "10.2", unit=UNITS[unit])
    seats = witnesses(game.position, unit)
    start, place = place_name(position, position.pieces[unit].place), place_name(position, to)
    game.log("unit-moved", "10.2", unit=UNITS[unit], start="" if start == place else start, hex=place, to=seats)


@rule.forbids("10.2.f")
def is_hidden_already(position: Position, actor: Actor, action: Hide | HideWithGroup) -> Violation:
    """A unit on the map hides."""
    unit = mover_of(actor, action)
    return evidence(UNITS[unit]) if position.is_hidden(unit) else None


HIDING_ANYWHERE = (hiding_is_not_taught, hides_while_stunned, is_hit, hides_with_a_load, cannot_pay_to_hide)
"""What keeps a unit from hiding, wherever it would."""


def legal_hideouts(position: Position, actor: Actor) -> list[Hide]:
    """10.2 What is the same for every hex is asked once; whether an enemy watches is asked last."""
    unit, side = actor.unit, SIDE[actor.unit]
    place = position.pieces[unit].place
    if len(actor.units) > 1 or place < 0 or position.is_hidden(unit) or AIRCRAFT[unit]:
        return []
    if not permitted(HIDING_ANYWHERE, position, actor, place) or is_seen(position, side, place):
        return []
    mobile = permitted(HELD, position, unit, NONE)
    hexes = [place, *(to for to in ways(position, unit) if mobile and can_step(position, unit, to))]
    hexes = [to for to in hexes if not hides_among_others.find(position, actor, to) and not is_seen(position, side, to)]
    return [Hide(position.field.names[to]) for to in hexes]


MOVE_HIDDEN = UnitVerb(
    MoveHidden,
    candidates=hidden_move_candidates,
    attempts=(is_not_hidden, *STEP),
    verdict=hidden_move_verdict,
    resolve=hidden_move_resolve,
    moves=True,
    quiet=True,
)
HIDE = UnitVerb(
    Hide,
    candidates=hide_candidates,
    attempts=(is_hidden_already, hides_too_far),
    verdict=hide_verdict,
    legal=legal_hideouts,
    resolve=hide_resolve,
    treads=True,
    quiet=True,
)
