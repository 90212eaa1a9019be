"""Puzzle files, their search and their grading."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from grognard.core.errors import BadSituation
from grognard.core.game import Game
from grognard.core.puzzles.grading import Played, PuzzleGrade, graded
from grognard.core.puzzles.outcomes import rolls
from grognard.core.puzzles.puzzle import Puzzle, puzzle_of, puzzles
from grognard.core.puzzles.search import PuzzleTooLarge, Solved, chance_of, main_line, plans, rival, second_best, solve
from grognard.core.situations.checks import action_of
from grognard.core.situations.runner import Mismatch, Situation, read_situation, run, start
from grognard.games import find
from grognard.lab.puzzles.judging import asks_for_thought

SQUAD = """
game: coh
title: A squad with seven action points and one command point against one that is pinned
scenario: meeting-in-the-wheat
empty: true
place:
  - {unit: su-rifle-1, at: 8-E14, facing: s}
  - {unit: ge-infantry-1, at: 8-G14, facing: n, hit: foot-pinned, marks: [spent]}
armies: {soviet: {cap: 1, ap: 7, active: [su-rifle-1]}, german: {cap: 0}}
decision: {phase: turn, army: soviet}
puzzle:
  seat: soviet
  goal: [{unit: ge-infantry-1, at: destroyed}]
  ends: [end-activation, pass-turn, stall, move, march, pivot, dig-in]
  chance: 10
"""
COH = find("coh")
FIRST_SHOT: list[dict[str, Any]] = [{"act": "su-rifle-1", "by": "ap"}, {"fire": "8-G14"}]


def squad() -> tuple[Situation, Puzzle, Solved]:
    situation = read_situation(SQUAD)
    return situation, puzzle_of(situation), solve(COH, puzzle_of(situation), start(situation, COH))


def grade_of(answers: list[dict[str, Any]], dice: tuple[int, ...] = ()) -> PuzzleGrade:
    """The grade of a table at which these answers were given."""
    situation, puzzle, solved = squad()
    beginning = start(situation, COH)
    game: Game[Any] = beginning.fork()
    game.settle()
    line = []
    for ply, do in enumerate(answers):
        decision, action = game.decision, action_of(COH, do)
        assert decision is not None
        line.append(Played(ply, decision.seats[0], action, game.fork()))
        game.dice = type(game.dice)(game.dice.seed, game.dice.draws, 0, dice if "aim" in do else ())
        game.play(decision.seats[0], action)
    return graded(COH, puzzle, solved, beginning, line, game)


def test_dice_of_one_roll_are_counted_without_their_order() -> None:
    counted = dict(rolls(2, 6))
    assert len(counted) == 21
    assert sum(counted.values()) == 1
    assert (counted[1, 1], counted[1, 2]) == (Fraction(1, 36), Fraction(1, 18))


def test_best_line_has_the_chance_that_its_shots_have() -> None:
    """A shot costs four action points and hits with 10 of 36 rolls; with the command point added with 15. Best is to
    pay the second shot with the three points that are left and the command point; a single better one is second."""
    situation, puzzle, solved = squad()
    line = [move.action for move in main_line(solved)]
    assert solved.chance == max(plan.worth for plan in plans(solved)) == 1 - Fraction(26, 36) ** 2
    assert second_best(solved) == Fraction(15, 36)
    assert chance_of(COH, puzzle, start(situation, COH), line) == solved.chance


def test_rival_is_the_other_shot_and_no_waste() -> None:
    """All points on one shot is what a player may try first. To fire and leave points unspent is the best line with
    something left out; to dig in first gives up."""
    situation, puzzle, solved = squad()
    tempting = rival(solved)
    assert tempting is not None
    assert tempting.rolls
    assert (tempting.worth, chance_of(COH, puzzle, start(situation, COH), tempting.line)) == (Fraction(15, 36),) * 2
    spent = [action for action in tempting.line if getattr(action, "cap", 0) == 1]
    assert len(spent) == 1, "the command point goes into the first shot"


def test_puzzle_worth_asking_has_a_rival_that_is_clearly_worse() -> None:
    """Two shots with 10 of 36 and one with 15 are too near to each other; four action points and no command point leave
    one shot, and nothing to weigh."""
    _, _, solved = squad()
    assert asks_for_thought(solved) is None
    lone = read_situation(SQUAD.replace("cap: 1, ap: 7", "cap: 0, ap: 4"))
    only = solve(COH, puzzle_of(lone), start(lone, COH))
    assert only.chance == Fraction(10, 36)
    assert (rival(only), asks_for_thought(only)) == (None, None)
    shipped = puzzles("coh")["fire-su-rifle-2"]
    two_shots = solve(COH, puzzle_of(shipped), start(shipped, COH))
    assert asks_for_thought(two_shots) == rival(two_shots)
    assert rival(two_shots) is not None


def test_larger_search_than_allowed_is_refused() -> None:
    situation = read_situation(SQUAD)
    with pytest.raises(PuzzleTooLarge):
        solve(COH, puzzle_of(situation), start(situation, COH), limit=20)


def test_right_answers_keep_the_chance_and_the_enemy_is_answered_for() -> None:
    begun = grade_of([])
    assert (begun.over, begun.enough, begun.begun, begun.reply) == (False, True, None, None)
    _, _, solved = squad()
    best_aim = next(move.action for move in main_line(solved) if move.action.__struct_config__.tag == "aim")
    missed = grade_of([*FIRST_SHOT, {"aim": "ge-infantry-1", "cap": best_aim.cap}], (1, 1))  # type: ignore[attr-defined]
    assert missed.wrong is None
    assert missed.chance == begun.chance
    assert missed.left < missed.chance, "the first shot has missed"
    assert (missed.reply, missed.reply_seat) == ({"do": "pass-turn"}, "german")
    hit = grade_of([*FIRST_SHOT, {"aim": "ge-infantry-1", "cap": best_aim.cap}], (6, 6))  # type: ignore[attr-defined]
    assert (hit.over, hit.reached, hit.left) == (True, True, 100.0)


def test_answer_that_gives_up_is_wrong_from_there_on() -> None:
    given_up = grade_of([{"stall": "ap"}])
    assert given_up.over
    assert not given_up.reached
    assert (given_up.wrong, given_up.chance, given_up.enough) == (0, 0.0, False)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("  seat: soviet\n", "", "'seat' is missing"),
        ("  seat: soviet\n", "  seat: russian\n", "there is no seat 'russian'"),
        ("at: destroyed}]", "at: destroyd}]", "did you mean 'destroyed'?"),
        ("pass-turn, stall", "pass-turn, stal", "did you mean 'stall'?"),
        ("  seat: soviet\n", "  seat: soviet\n  difficulty: 4\n", "4 is not in 1 to 3"),
        ("  seat: soviet\n", "  seat: soviet\n  best: much\n", "a chance is a fraction such as 11/36"),
        ("  seat: soviet\n", "  seat: soviet\n  best: 3/2\n", "3/2 is no chance"),
        ("  seat: soviet\n", "  seat: soviet\n  hope: true\n", "unknown key 'hope'"),
        ("puzzle:", "puzle:", "unknown key 'puzle'; did you mean 'puzzle'?"),
        ("goal: [{unit: ge-infantry-1, at: destroyed}]", "goal: []", "'goal' is missing"),
        ("goal: [{unit", "goal: [{event: unit-destroyed, unit", "unknown"),
    ],
)
def test_faulty_puzzle_is_refused_with_its_fault(old: str, new: str, says: str) -> None:
    assert old in SQUAD

    def used() -> None:
        situation = read_situation(SQUAD.replace(old, new))
        start(situation, COH)
        puzzle_of(situation)

    with pytest.raises(BadSituation, match=re.escape(says)):
        used()


def test_line_that_must_not_hold() -> None:
    here = SQUAD + "expect: [{not: {unit: ge-infantry-1, at: destroyed}}]\n"
    run(read_situation(here), COH)
    with pytest.raises(Mismatch, match="found that it holds"):
        run(read_situation(here.replace("at: destroyed}}", "at: 8-G14}}")), COH)
    with pytest.raises(BadSituation, match=r"expect\[1\]\.not: the line checks nothing"):
        run(read_situation(here.replace("ge-infantry-1, at: destroyed}}", "ge-infantry-1}}")), COH)
