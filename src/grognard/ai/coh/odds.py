"""Chances of two dice, and what a shot is worth: exactly, by the figures of the rules, or quickly for shots that could
be made from elsewhere."""

from __future__ import annotations

from grognard.ai.coh import weights as w
from grognard.games.coh.combat.attack_value import attack_value
from grognard.games.coh.combat.defence_value import defence
from grognard.games.coh.combat.fire import victims
from grognard.games.coh.combat.shot import Shot
from grognard.games.coh.data.altered import NewFigures
from grognard.games.coh.data.units import KINDS, NUMBER, SIDE
from grognard.games.coh.state.position import IRON, NONE, Position

THROWS = tuple(6 - abs(7 - total) for total in range(13))
"""In how many of 36 ways two dice show each total."""
LEAST = tuple(sum(THROWS[max(need, 2) :]) / 36 if need <= 12 else 0.0 for need in range(13))
MARGIN = NUMBER["kill-margin"]


def chance(need: int) -> float:
    """That two dice show so much or more."""
    return 1.0 if need <= 2 else 0.0 if need > 12 else LEAST[need]


def harm(need: int, hit: bool) -> float:
    """The part of a unit that a shot costs: whole if it is destroyed, less for a hit counter."""
    struck = chance(need)
    if hit:
        return struck
    killed = chance(need + MARGIN)
    return killed + (struck - killed) * w.HIT


def needed(position: Position, shot: Shot, target: int) -> int:
    """7.0 What the dice must show at least for a hit, by all lines of the rules."""
    goal = defence(position, shot, target)
    added = sum(line.value for line in attack_value(position, shot, target, goal.colour))
    return goal.value - added


def shot_worth(position: Position, shot: Shot, worths: tuple[float, ...], dice: int = 0) -> float:
    """What a shot is worth over all totals of the dice: the part of each victim that it costs, friends the other way
    round."""
    side = position.armies[shot.army].side
    total = 0.0
    for unit in victims(position, shot):
        loss = worths[unit] * harm(needed(position, shot, unit) - dice, position.pieces[unit].hit != NONE)
        total += loss if SIDE[unit] != side else -w.OWN * loss
    return total


SORTS: dict[tuple[str | NewFigures, int, bool, bool], int] = {}
"""Kinds of units with a counter, an iron will, aboard or not."""


def sorts(position: Position) -> tuple[int, ...]:
    """A number for all that makes one unit shoot and suffer like another: the same at every table."""
    altered = position.rules.altered
    new = {figures.unit: figures for figures in altered.figures} if altered else {}
    return tuple(
        SORTS.setdefault((new.get(u, KINDS[u].id), piece.hit, piece.has(IRON), piece.carrier == NONE), len(SORTS))
        for u, piece in enumerate(position.pieces)
    )
