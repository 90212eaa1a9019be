"""What many games say."""

from __future__ import annotations

import random

import pytest

from grognard.lab.selfplay import Result, Task
from grognard.lab.statistics import Tally, percentile, spread, summarise, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (450, 1000, 0.4194, 0.4810)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_wilson_of_no_games_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_percentiles_are_scores_that_were_reached() -> None:
    ordered = [-9, -3, 0, 1, 20]
    assert [percentile(ordered, p) for p in (5, 20, 50, 90, 100)] == [-9, -9, 0, 20, 20]


def test_the_histogram_has_no_holes() -> None:
    scores = spread([-7, -6, 4, 12])
    assert scores.histogram == {"-10": 2, "-5": 0, "0": 1, "5": 0, "10": 1}
    assert scores.mean == pytest.approx(0.75)


def test_a_tally_keeps_its_mean() -> None:
    tally = Tally()
    for result, score in (("win", 10), ("draw", -2), ("loss", -20)):
        tally.count(result, score)
    assert (tally.wins, tally.draws, tally.losses) == (1, 1, 1)
    assert tally.mean_score == pytest.approx(-4)


def test_the_summary_does_not_depend_on_the_order() -> None:
    task = Task(game="g", scenario="s", options={}, players={"a": "x", "b": "y", "c": "x"}, seed=1)
    results = [
        Result(n, {"a": "win" if n % 3 else "loss", "b": "loss", "c": "draw"}, n - 4, "scored" if n else "lost", n)
        for n in range(9)
    ]
    one = summarise(task, results)
    random.Random(1).shuffle(results)
    assert summarise(task, results) == one
    assert one.by_side["a"].wins == 6
    assert one.by_player["x"].games == 18
    assert one.by_player["y"].losses == 9
    assert one.endings == {"scored": 8, "lost": 1}
    assert one.interval_95["a"] == wilson(6, 9)
