"""21.5 German units of one formation merge: one gives a step to the other."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.h44.combat.losses import lose_step
from grognard.games.h44.data.units import GERMAN, MORALE, SIDE, TYPE, UNIT, UNITS
from grognard.games.h44.interface.actions import Merge
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import beside, gain_step, in_play, inherit, strength, whole
from grognard.games.h44.state.muster import muster
from grognard.games.h44.state.ownership import step_is_the_enemys
from grognard.games.h44.state.position import ENGAGED, MOVED, SCATTERED, SPENT, H44Game, Position, names, place_name


class Merger(Struct, frozen=True):
    """A unit that gives a step, and one that takes it; both have finished their movement."""

    position: Position
    unit: int
    into: int


@rule.forbids("21.5.a")
def only_germans_merge(plan: Merger) -> Violation:
    """21.5 Only German units give steps to each other."""
    ours = SIDE[plan.unit] == SIDE[plan.into] == GERMAN and plan.unit != plan.into
    return None if ours and in_play(plan.position, plan.unit) else evidence(UNITS[plan.unit])


@rule.forbids("21.5.c")
def formations_differ(plan: Merger) -> Violation:
    """21.5 Both must be of one formation."""
    given, taken = (plan.position.formation(unit) for unit in (plan.unit, plan.into))
    return evidence(UNITS[plan.unit], UNITS[plan.into]) if given != taken else None


@rule.forbids("21.5.d")
def hexes_differ(plan: Merger) -> Violation:
    """21.5 Both must have finished their movement in one hex."""
    pieces = plan.position.pieces
    return evidence(*names((plan.unit, plan.into))) if pieces[plan.unit].place != pieces[plan.into].place else None


@rule.forbids("21.5.e")
def types_differ(plan: Merger) -> Violation:
    """21.5 Both are of one type."""
    given, taken = (TYPE[whole(plan.position, unit)] for unit in (plan.unit, plan.into))
    return evidence(UNITS[plan.unit], UNITS[plan.into]) if given != taken else None


@rule.forbids("21.5.f")
def giver_is_of_poorer_stuff(plan: Merger) -> Violation:
    """21.5 The giving unit's morale must not be worse than the taking unit's."""
    return evidence(UNITS[plan.unit], UNITS[plan.into]) if MORALE[plan.unit] < MORALE[plan.into] else None


@rule.forbids("21.5.a")
def nothing_to_restore(plan: Merger) -> Violation:
    """21.5 The taking unit must have lost a step."""
    steps, most = strength(plan.position, plan.into)
    return evidence(UNITS[plan.into]) if steps >= most else None


MERGING = (
    only_germans_merge,
    formations_differ,
    hexes_differ,
    types_differ,
    giver_is_of_poorer_stuff,
    nothing_to_restore,
)


@rule("21.5.g")
def merge(game: H44Game, unit: int, into: int) -> int:
    """21.5 One unit is reduced or removed, the other gains the step and its markers; both had finished their movement,
    so what is left of the giver may not move again either. Returns the taker's counter."""
    piece = game.position.pieces[unit]
    game.log("units-merged", "21.5.g", unit=UNITS[unit], into=UNITS[into], hex=place_name(piece.place))
    if piece.steps > 1:
        game.change(game.position.mark((unit,), MOVED))
    lose_step(game, unit, "21.5.g")  # §21.5.g
    now = gain_step(game, into)
    inherit(game, now, piece, SPENT | SCATTERED | ENGAGED)
    return now


def merges(position: Position) -> Iterator[Merge]:
    """Every pair of German units in one place, one of which could take a step."""
    for into in muster(position, GERMAN).reduced:
        steps, most = strength(position, into)
        if steps < most:  # §21.5.h, §21.5.i
            yield from (Merge(UNITS[unit], UNITS[into]) for unit in beside(position, into))


def legal_merges(position: Position, side: int) -> Iterator[Merge]:
    if side == GERMAN:
        for action in merges(position):
            if permitted(MERGING, Merger(position, UNIT[action.unit], UNIT[action.into])):
                yield action


def _may_merge(position: Position, side: int, action: Merge) -> Verdict:
    unit, into = UNIT[action.unit], UNIT[action.into]
    own = judge((step_is_the_enemys,), side, (unit, into), "21.5.b")
    return own and judge(MERGING, Merger(position, unit, into))


MERGE = Verb(
    Merge,
    candidates=lambda position, side: merges(position) if side == GERMAN else (),
    exists=lambda position, side, action: action.unit in UNIT and action.into in UNIT,
    legal=legal_merges,
    verdict=_may_merge,
    resolve=lambda game, side, action: merge(game, UNIT[action.unit], UNIT[action.into]),
)
