"""26.0 Planned offensives, an optional rule: a headquarters that has prepared an attack adds a die to it. How they are
planned and become ready is in `resources`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.s42.combat.artillery import FAR, guns, reach
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.units import RANGE, SIDE, TYPE, UNIT, UNITS
from grognard.games.s42.interface.actions import Assign, Unleash
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.markers import Offensive
from grognard.games.s42.state.position import Position, S42Game
from grognard.games.s42.supply.resources import (
    Planning,
    headquarters_is_cut_off,
    headquarters_is_in_disorder,
    plans_are_made_by_headquarters,
)

IN_HAND = -1
"""The headquarters of a marker that its owner has yet to place."""


def headquarters(position: Position, side: int) -> list[int]:
    """The front or army headquarters of a side that are in play."""
    return [unit for unit in guns(position, side) if TYPE[unit] == "headquarters"]


def ready_at(position: Position, unit: int) -> int:
    """How many offensives of a headquarters are ready."""
    return sum(1 for plan in position.planned if plan.unit == unit and plan.ready)


# -- 26.2 what calls them off ----------------------------------------------------------------------------------------


def without(position: Position, unit: int, count: int = -1) -> Position:
    """The position without the offensives of a headquarters, or without so many of the ready ones."""
    rows = list(position.planned)
    if count < 0:
        return position.but(planned=tuple(plan for plan in rows if plan.unit != unit))
    for _ in range(count):
        rows.remove(Offensive(SIDE[unit], unit, ready=True))
    return position.but(planned=tuple(rows))


@rule("26.2.d", "26.2.e")
def call_off(game: S42Game, unit: int, cause: str) -> None:
    """26.2 A headquarters has retreated, or moved too far: its planned offensives, ready or not, are lost."""
    if any(plan.unit == unit for plan in game.position.planned):
        game.change(without(game.position, unit))
        game.log("offensive-called-off", cause, unit=UNITS[unit])


@rule("26.2.e")
def marched(game: S42Game, unit: int, hexes: int) -> None:
    """26.2 A headquarters has moved so many hexes, in one march, journey or advance (RULING s42-829): two are
    allowed."""
    if hexes > FAR:
        call_off(game, unit, "26.2.e")


# -- 26.2 what they are good for -------------------------------------------------------------------------------------


class Onset(Struct, frozen=True):
    """A planned offensive that would be used in an attack."""

    position: Position
    battle: Battle
    unit: int


@rule.forbids("26.2.h")
def breakthroughs_are_not_planned(onset: Onset) -> Violation:
    """26.2 Planned offensives may not be used in breakthrough combat."""
    return evidence(UNITS[onset.unit]) if onset.battle.kind != "attack" else None


@rule("26.2.i")
@rule.forbids("26.2.g")
def nothing_is_ready_there(onset: Onset) -> Violation:
    """26.2 The headquarters must be friendly, with a ready marker that this attack has not used yet."""
    own = SIDE[onset.unit] == onset.battle.side
    used = onset.battle.plans.count(onset.unit)
    return None if own and ready_at(onset.position, onset.unit) > used else evidence(UNITS[onset.unit])


@rule.forbids("26.2.g")
def offensive_is_out_of_range(onset: Onset) -> Violation:
    """26.2 An attacker must be within the range of the headquarters."""
    near = reach(onset.position, onset.unit)
    in_range = any(onset.position.pieces[unit].place in near for unit in onset.battle.units)
    return None if in_range else evidence(UNITS[onset.unit], range=RANGE[onset.unit])


UNLEASHING = (breakthroughs_are_not_planned, nothing_is_ready_there, offensive_is_out_of_range)


@rule("26.2.g")
def may_unleash(position: Position, battle: Battle, unit: int) -> Verdict:
    """26.2 Whether the offensive of a headquarters may be used for an attack; both markers may be."""
    return judge(UNLEASHING, Onset(position, battle, unit))


def unleashes(position: Position, side: int) -> Iterator[Unleash]:
    """Every headquarters with a ready marker."""
    yield from (Unleash(UNITS[unit]) for unit in headquarters(position, side) if ready_at(position, unit))


@rule("26.2.l", "26.2.m")
def dice_of(battle: Battle) -> int:
    """26.2 One die, plus one for every planned offensive."""
    return 1 + len(battle.plans)


@rule("26.2.i")
def spent(position: Position, battle: Battle) -> Position:
    """26.2 Used markers are removed at once; they may be placed again, for only markers on the map count."""
    for unit in dict.fromkeys(battle.plans):
        position = without(position, unit, battle.plans.count(unit))
    return position


# -- markers in hand -------------------------------------------------------------------------------------------------


@rule.forbids("26.2.a")
def no_marker_is_in_hand(planning: Planning) -> Violation:
    """26.2 Without a resource point only markers of the set-up are placed."""
    return None if Offensive(planning.side, IN_HAND, ready=True) in planning.position.planned else evidence()


PLACING = (plans_are_made_by_headquarters, headquarters_is_in_disorder, headquarters_is_cut_off)
"""26.2 Where a marker may be placed."""
LAYING = (no_marker_is_in_hand, *PLACING)


def laid(position: Position, side: int, unit: int) -> Position:
    """A ready marker from the hand is placed on a headquarters."""
    rows = list(position.planned)
    rows[rows.index(Offensive(side, IN_HAND, ready=True))] = Offensive(side, unit, ready=True)
    return position.but(planned=tuple(rows))


def lay(game: S42Game, side: int, unit: int) -> None:
    game.change(laid(game.position, side, unit))
    game.log("offensive-laid", "26.2.a", unit=UNITS[unit])


def _lays(position: Position, side: int) -> Iterator[Assign]:
    if Offensive(side, IN_HAND, ready=True) in position.planned:
        yield from (Assign(UNITS[unit]) for unit in headquarters(position, side))


LAY = Verb(
    Assign,
    candidates=_lays,
    exists=lambda position, side, action: action.unit in UNIT,
    args=lambda position, side, action: (Planning(position, side, UNIT[action.unit]),),
    forbids=LAYING,
    resolve=lambda game, side, action: lay(game, side, UNIT[action.unit]),
)
"""26.2 In the initial phase: the markers that a scenario gives."""
