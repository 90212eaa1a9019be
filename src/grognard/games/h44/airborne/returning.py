"""22.7 Paratroopers scattered on landing return to their division, a step a turn."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge, permitted
from grognard.games.h44.data.units import (
    AIRBORNE,
    ALLIED,
    ARTILLERY,
    RETURN_TRACK,
    SUPPLY_HEAD,
    UNIT,
    UNITS,
)
from grognard.games.h44.interface.actions import Rally
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import gain_step, strength
from grognard.games.h44.state.muster import muster
from grognard.games.h44.state.ownership import unit_is_the_enemys
from grognard.games.h44.state.position import (
    ENGAGED,
    GOOD,
    MOVED,
    REFITTED,
    H44Game,
    Position,
    place_name,
)
from grognard.games.h44.supply.lines import head_line


def rally_token(unit: int) -> str:
    return f"rally-{RETURN_TRACK[unit]}"


@rule.forbids("22.7.a")
def only_paratroopers_return(position: Position, unit: int) -> Violation:
    """22.7 Returning paratroopers join airborne units on the map."""
    fits = AIRBORNE[unit] and not SUPPLY_HEAD[unit] and not ARTILLERY[unit] and position.pieces[unit].place >= 0
    return None if fits else evidence(UNITS[unit])


@rule.forbids("22.7.a")
def unit_has_all_its_men(position: Position, unit: int) -> Violation:
    """22.7 Only a lost step is restored."""
    steps, most = strength(position, unit)
    return evidence(UNITS[unit]) if steps >= most else None


def _men(position: Position, unit: int) -> int:
    return dict(position.returns).get(RETURN_TRACK[unit], 0)


@rule.forbids("22.7.c")
def men_rest_for_a_turn(position: Position, unit: int) -> Violation:
    """22.7 Paratroopers that returned this turn rejoin their division on a later one."""
    fresh = dict(position.fresh).get(RETURN_TRACK[unit], 0)
    return evidence(UNITS[unit]) if fresh and not _men(position, unit) else None


@rule.forbids("22.7.a")
def no_paratroopers_returned(position: Position, unit: int) -> Violation:
    """22.7 There must be returned paratroopers on the division's track."""
    return None if _men(position, unit) else evidence(UNITS[unit])


@rule.forbids("22.7.d")
def division_has_had_its_step(position: Position, unit: int) -> Violation:
    """22.7 One step for each division in a game turn."""
    return evidence(UNITS[unit]) if rally_token(unit) in position.used else None


@rule("14.2.m")
@rule.forbids("22.7.f")
def paratroopers_are_in_disorder(position: Position, unit: int) -> Violation:
    """22.7 The unit must be in good order."""
    return evidence(UNITS[unit]) if position.pieces[unit].order != GOOD else None


@rule.forbids("11.5.1.k")
def paratroopers_are_engaged(position: Position, unit: int) -> Violation:
    """11.5.1 An engaged unit takes no returning paratroopers."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(ENGAGED) else None


@rule.forbids("20.2.5.b")
def paratroopers_have_marched(position: Position, unit: int) -> Violation:
    """20.2.5 The same applies to paratroopers: first the step, then a move of at most one hex."""
    return evidence(UNITS[unit]) if position.pieces[unit].has(MOVED) else None


@rule.forbids("22.7.g")
def no_line_to_the_supply_head(position: Position, unit: int) -> Violation:
    """22.7 The unit must trace a line of supply to its supply head."""
    return None if head_line(position, unit) else evidence(UNITS[unit])


RALLYING = (
    only_paratroopers_return,
    unit_has_all_its_men,
    men_rest_for_a_turn,
    no_paratroopers_returned,
    division_has_had_its_step,
    paratroopers_are_in_disorder,
    paratroopers_are_engaged,
    paratroopers_have_marched,
    no_line_to_the_supply_head,
)


def rallies(position: Position) -> Iterator[Rally]:
    """22.7 Reduced airborne units whose division has returned paratroopers on its track."""
    tracks = {track for track, count in position.returns if count}
    if not tracks:
        return
    for unit in muster(position, ALLIED).reduced:
        if position.pieces[unit].place >= 0 and AIRBORNE[unit] and RETURN_TRACK[unit] in tracks:
            steps, most = strength(position, unit)
            if steps < most:
                yield Rally(UNITS[unit])


@rule("22.7.a", "22.7.e", "22.3.3.g")
def rally(game: H44Game, action: Rally) -> int:
    """22.7 A step returns; it is a replacement like others (20.2), so the unit is marked."""
    unit = UNIT[action.unit]
    track = RETURN_TRACK[unit]
    position = game.position
    returns = {**dict(position.returns), track: dict(position.returns)[track] - 1}
    rows = tuple(sorted((name, count) for name, count in returns.items() if count))
    game.change(position.but(returns=rows, used=(*position.used, rally_token(unit))))
    now = gain_step(game, unit)
    game.change(game.position.mark((now,), REFITTED))  # §20.2.5.a
    game.log("unit-rallied", "22.7.a", unit=UNITS[now], hex=place_name(game.position.pieces[now].place))
    return now


def _may_rally(position: Position, side: int, action: Rally) -> Verdict:
    own = judge((unit_is_the_enemys,), side, (UNIT[action.unit],), "20.2.1.c")
    return own and judge(RALLYING, position, UNIT[action.unit])


def _legal_rallies(position: Position, side: int) -> list[Rally]:
    if side != ALLIED:
        return []
    return [action for action in rallies(position) if permitted(RALLYING, position, UNIT[action.unit])]


RALLY = Verb(
    Rally,
    candidates=lambda position, side: rallies(position) if side == ALLIED else (),
    exists=lambda position, side, action: action.unit in UNIT,
    legal=_legal_rallies,
    verdict=_may_rally,
    resolve=lambda game, side, action: rally(game, action),
)
