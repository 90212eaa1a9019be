"""Grading: what the answers of a player were worth, whatever the dice said."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core.game import Action, Game
from grognard.core.puzzles.puzzle import CERTAIN, Puzzle
from grognard.core.puzzles.search import Key, Node, Solved, key_of
from grognard.core.system import System


class PuzzleGrade(Struct, frozen=True, kw_only=True):
    """GET /api/games/{id}/puzzle: how a puzzle at a table stands."""

    over: bool
    """The goal is reached, the phase has ended, or an answer has ended the puzzle."""
    reached: bool
    """The goal is reached."""
    chance: float
    """Of the plan, in percent: of the answers given so far and best play afterwards, as it was before any roll."""
    enough: bool
    """It is the chance that is asked for, or better."""
    left: float
    """The chance from here on, in percent, with the dice as they fell."""
    begun: int | None = None
    """The ply of the first answer that stands."""
    wrong: int | None = None
    """The ply of the first answer that left too little."""
    reply: dict[str, Any] | None = None
    """What the enemy answers, where the enemy is asked."""
    reply_seat: str = ""


class Played(Struct, frozen=True):
    """An answer that was given at the table, and the game before it."""

    ply: int
    seat: str
    action: Action
    before: Game[Any]


def graded(
    system: System, puzzle: Puzzle, solved: Solved, start: Game[Any], line: Sequence[Played], now: Game[Any]
) -> PuzzleGrade:
    rest = start.agenda[:-1]
    plan, wrong, answers, ended = solved.chance, None, 0, False
    reached = False
    for played in line:
        node = _node(system, puzzle, solved, played.before, rest, answers)
        if node is None or not node.edges or ended:
            break
        if not node.own:
            continue
        edge = next(edge for edge in node.edges if edge.action == played.action)
        worth = solved.worth(edge)
        plan *= worth / node.chance if node.chance else 1
        ended = not edge.outcomes
        reached = ended and bool(edge.worth)
        answers += 1
        if wrong is None and not enough(puzzle, plan):
            wrong = played.ply
    node = None if ended else _node(system, puzzle, solved, now, rest, answers)
    asked = node is not None and bool(node.edges)
    reply = solved.best(node)[0].action if node is not None and asked and not node.own else None
    if node is not None and not asked:
        reached = node.chance == 1
    elif node is None and not ended:
        reached = puzzle.reached(system, now)
    return PuzzleGrade(
        over=not asked,
        reached=reached,
        chance=percent(plan),
        enough=enough(puzzle, plan),
        left=percent(node.chance if node is not None else Fraction(reached)),
        begun=line[0].ply if line else None,
        wrong=wrong,
        reply=None if reply is None else msgspec.to_builtins(reply),
        reply_seat="" if reply is None or now.decision is None else now.decision.seats[0],
    )


def enough(puzzle: Puzzle, plan: Fraction) -> bool:
    return plan >= min(Fraction(puzzle.chance, CERTAIN), puzzle.best)


def percent(chance: Fraction) -> float:
    return round(float(chance * CERTAIN), 1)


def _node(
    system: System, puzzle: Puzzle, solved: Solved, game: Game[Any], rest: tuple[Any, ...], answers: int
) -> Node | None:
    """The position in the search: without what comes after the puzzle's phase. None beyond the end of that phase."""
    if game.agenda[: len(rest)] != rest:
        return None
    inside = game.fork()
    inside.agenda = game.agenda[len(rest) :]
    key: Key = key_of(system, puzzle, inside, answers)
    return solved.nodes.get(key)
