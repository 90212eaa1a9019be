"""The puzzles of every pack: the stored solution succeeds, its chance is exact, no other plan is as good; a tempting
one is told with the chance it has."""

from __future__ import annotations

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.puzzles.puzzle import CERTAIN, Puzzle, cards, puzzle_of, puzzles
from grognard.core.puzzles.search import LIMIT, chance_of, plans, rival, second_best, solve
from grognard.core.rulebook import Localised
from grognard.core.situations.checks import action_of
from grognard.core.situations.runner import catalogue, run, script, start
from grognard.games import SLUGS, find
from grognard.lab.puzzles.judging import MARGIN, TEMPTING

LEAST = {"pavlov": 5, "ava": 10, "h44": 10, "s42": 5, "coh": 10}
WEIGHED = ("ava",)
"""Games in which no puzzle is a single answer without an alternative."""
PUZZLES = [(slug, id_) for slug in SLUGS for id_ in puzzles(slug)]
TEMPTED = [(slug, id_) for slug, id_ in PUZZLES if puzzle_of(puzzles(slug)[id_]).rival]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_its_puzzles(slug: str) -> None:
    ids = puzzles(slug)
    assert len(ids) >= LEAST[slug]
    assert not ids.keys() & catalogue(slug).keys(), "a name stands for one situation"
    assert slug not in WEIGHED or all(puzzle_of(situation).second for situation in ids.values())
    offered = cards(find(slug))
    assert [card.difficulty for card in offered] == sorted(card.difficulty for card in offered)


@pytest.mark.parametrize(("slug", "id_"), PUZZLES, ids=str)
def test_stored_solution_succeeds_with_the_chance_it_says(slug: str, id_: str) -> None:
    system, situation = find(slug), puzzles(slug)[id_]
    run(situation, system)
    puzzle = puzzle_of(situation)
    line = [action_of(system, step.action) for step in script(situation)]
    assert chance_of(system, puzzle, start(situation, system), line) == puzzle.best
    assert puzzle.chance <= puzzle.best * CERTAIN
    assert puzzle.second * CERTAIN < puzzle.chance, "the second best is not enough"


@pytest.mark.parametrize(("slug", "id_"), TEMPTED, ids=str)
def test_tempting_line_can_be_played_and_is_not_enough(slug: str, id_: str) -> None:
    system, situation = find(slug), puzzles(slug)[id_]
    puzzle = puzzle_of(situation)
    assert puzzle.rival is not None
    assert puzzle.best * TEMPTING <= puzzle.rival.chance <= puzzle.second <= puzzle.best - MARGIN
    game = start(situation, system)
    game.dice = Dice(seed_from(1))
    game.settle()
    for do in puzzle.rival.line:
        assert game.decision is not None
        game.play(game.decision.seats[0], action_of(system, do))


@pytest.mark.parametrize(("slug", "id_"), PUZZLES, ids=str)
def test_goal_is_said_in_all_languages(slug: str, id_: str) -> None:
    title = puzzles(slug)[id_].title
    texts = [getattr(title, language) for language in Localised.__struct_fields__]
    assert len(set(texts)) == len(texts)


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "id_"), PUZZLES, ids=str)
def test_search_finds_nothing_better(slug: str, id_: str) -> None:
    system, situation = find(slug), puzzles(slug)[id_]
    puzzle: Puzzle = puzzle_of(situation)
    solved = solve(system, puzzle, start(situation, system), LIMIT)
    assert solved.chance == puzzle.best
    assert second_best(solved) == puzzle.second
    assert len(plans(solved)) >= 3, "there is something to choose"
    tempting, tempted = puzzle.rival, rival(solved)
    if tempting is not None:
        line = [action_of(system, do) for do in tempting.line]
        assert chance_of(system, puzzle, start(situation, system), line) == tempting.chance
        assert tempted is not None
        assert tempted.worth == tempting.chance
