"""The ladder of levels, and the fit of how a side stands."""

from __future__ import annotations

import random
from math import exp

import pytest

from grognard.games import SLUGS, find
from grognard.lab.fit import Sample, fit, inverse, samples
from grognard.lab.ladder import Rung, climb, pairs, usual_scenario
from grognard.lab.selfplay import Task

PAVLOV = find("pavlov")


def test_each_player_meets_the_one_below_it() -> None:
    assert pairs("pavlov") == [("easy", "random"), ("normal", "easy"), ("hard", "normal")]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_a_scenario_for_the_ladder(slug: str) -> None:
    assert len(usual_scenario(find(slug)).seats) <= 2


def test_in_a_game_for_one_the_higher_score_wins() -> None:
    (rung,) = climb(PAVLOV, PAVLOV.scenario("solitaire"), [("normal", "random")], 4, 1, 1)
    assert rung.by_seat == {"soviet": (4, 4)}
    assert rung.share == 1.0


def test_in_a_game_for_two_each_seat_is_played() -> None:
    (rung,) = climb(PAVLOV, PAVLOV.scenario("competitive"), [("normal", "random")], 3, 1, 1)
    assert {seat: games for seat, (_, games) in rung.by_seat.items()} == {"soviet": 2, "german": 1}
    assert rung.wins == sum(wins for wins, _ in rung.by_seat.values())


def test_the_interval_is_wide_for_few_games() -> None:
    low, high = Rung("hard", "normal", 4, 4.0, {}).interval
    assert low < 0.6
    assert high > 0.99


# -- fit ---------------------------------------------------------------------------------------------------------------


def test_known_weights_are_found_again() -> None:
    dice, found = random.Random(1), []
    for number in range(3000):
        terms = {"lead": dice.gauss(0, 1), "noise": dice.gauss(0, 1)}
        chance = 1 / (1 + exp(-2 * terms["lead"]))
        found.append(Sample(number, terms, float(dice.random() < chance)))
    fitted = fit(found)
    assert fitted.weights["lead"] == pytest.approx(2.0, abs=0.25)
    assert fitted.weights["noise"] == pytest.approx(0.0, abs=4 * fitted.errors["noise"])
    assert fitted.loss < 0.5
    assert fitted.right > 0.75


def test_an_inverse_is_one() -> None:
    matrix = [[2.0, 1.0], [1.0, 3.0]]
    product = [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*inverse(matrix), strict=True)]
        for row in matrix
    ]
    assert product == [[pytest.approx(1), pytest.approx(0)], [pytest.approx(0), pytest.approx(1)]]


def test_the_terms_of_two_sides_are_each_other_s_negatives() -> None:
    players = {"soviet": "normal", "german": "random"}
    task = Task(game="pavlov", scenario="competitive", options={}, players=players, seed=1)
    found = list(samples(task, [0]))
    assert len(found) > 10
    for soviet, german in zip(found[::2], found[1::2], strict=True):
        assert {name: -value for name, value in soviet.terms.items()} == german.terms
        assert soviet.result == pytest.approx(1 - german.result)
