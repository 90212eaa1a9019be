"""8.1 Whose units act in a phase, and which are in play at all."""

from __future__ import annotations

from grognard.core.verdicts import Verdict, Violation, evidence, judge
from grognard.games.h44.data.board import AREAS
from grognard.games.h44.data.units import SIDE
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import AREA, Position, names


def is_in_play(place: int) -> bool:
    """In a hex or an entry area."""
    return place >= 0 or (place <= AREA and AREA - place < len(AREAS))


def _of_the_enemy(side: int, units: tuple[int, ...], clause: str) -> Violation:
    enemy_units = [unit for unit in units if SIDE[unit] != side]
    return evidence(*names(enemy_units), by=clause) if enemy_units else None


@rule.forbids("8.1.a", "20.2.1.c")
def unit_is_the_enemys(side: int, units: tuple[int, ...], clause: str) -> Violation:
    """8.1, 20.2.1 In the movement phase a player moves and restores units of their own side."""
    return _of_the_enemy(side, units, clause)


@rule.forbids("21.4.a", "21.5.b")
def step_is_the_enemys(side: int, units: tuple[int, ...], clause: str) -> Violation:
    """21.4, 21.5 Steps are given only to friendly units."""
    return _of_the_enemy(side, units, clause)


@rule.forbids("8.1.a")
def unit_is_not_in_play(position: Position, side: int, units: tuple[int, ...]) -> Violation:
    """8.1 Only units on the map or in an entry area can act."""
    gone = [unit for unit in units if not is_in_play(position.pieces[unit].place)]
    return evidence(*names(gone)) if gone else None


def may_act(position: Position, side: int, unit: int) -> Verdict:
    """8.1 Whether a unit can do anything in a side's movement phase, even if it may not move."""
    own = judge((unit_is_the_enemys,), side, (unit,), "8.1.a")
    return own and judge((unit_is_not_in_play,), position, side, (unit,))
