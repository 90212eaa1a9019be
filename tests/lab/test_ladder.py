"""The ladder of levels, and the fit of how a side stands."""

from __future__ import annotations

import random
from math import exp
from pathlib import Path

import pytest

from grognard.games import SLUGS, find
from grognard.lab import records, selfplay
from grognard.lab.fit import Sample, fit, inverse, samples
from grognard.lab.ladder import Arena, Rung, climb, pairs, usual_scenario
from grognard.lab.pools import LocalPool
from grognard.lab.records import BadRecords, Records
from grognard.lab.selfplay import Result, Task

PAVLOV = find("pavlov")


def test_each_player_meets_the_one_below_it() -> None:
    assert pairs("pavlov") == [("easy", "random"), ("normal", "easy"), ("hard", "normal")]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_a_scenario_for_the_ladder(slug: str) -> None:
    assert len(usual_scenario(find(slug)).seats) <= 2


def test_in_a_game_for_one_the_better_result_wins() -> None:
    (rung,) = climb(Arena(PAVLOV, PAVLOV.scenario("solitaire"), 1), [("normal", "random")], 4)
    assert rung.by_seat == {"soviet": (4, 4)}
    assert rung.share == 1.0


def test_in_a_game_for_one_a_game_lost_at_once_is_lost_whatever_the_score(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(task: Task, number: int) -> Result:
        lost = task.players["soviet"] == "hard"
        result = ("loss", 10, "lost-headquarters") if lost else ("win", 4, "scored")
        return Result(number, {"soviet": result[0]}, result[1], result[2], 1)

    monkeypatch.setattr(selfplay, "play_one", play)
    (rung,) = climb(Arena(PAVLOV, PAVLOV.scenario("solitaire"), 1), [("hard", "normal")], 2)
    assert rung.wins == 0


def test_in_a_game_for_two_each_seat_is_played() -> None:
    (rung,) = climb(Arena(PAVLOV, PAVLOV.scenario("competitive"), 1), [("normal", "random")], 3)
    assert {seat: games for seat, (_, games) in rung.by_seat.items()} == {"soviet": 2, "german": 1}
    assert rung.wins == sum(wins for wins, _ in rung.by_seat.values())


def test_the_interval_is_wide_for_few_games() -> None:
    low, high = Rung("hard", "normal", 4, 4.0, {}).interval
    assert low < 0.6
    assert high > 0.99


# -- records -----------------------------------------------------------------------------------------------------------


def rung(path: Path, games: int) -> Rung:
    arena = Arena(PAVLOV, PAVLOV.scenario("solitaire"), 1, records=Records(path))
    (found,) = climb(arena, [("easy", "random")], games)
    return found


def test_a_killed_run_goes_on_and_counts_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "new" / "ladder.csv"
    first = rung(path, 2)
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 1 + 4  # two games of each player
    path.write_text("".join(lines[:-1]) + lines[-1][:20])  # killed in the middle of a line
    played: list[int] = []
    real = selfplay.play_one

    def counted(task: Task, number: int) -> Result:
        played.append(number)
        return real(task, number)

    monkeypatch.setattr(selfplay, "play_one", counted)
    assert rung(path, 2) == first
    assert played == [1]
    assert path.read_text() == "".join(lines)
    assert rung(path, 3).games == 3
    assert played == [1, 2, 2]


def test_games_of_other_code_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ladder.csv"
    rung(path, 1)
    monkeypatch.setattr(records, "code_of", lambda slug: "another")
    rung(path, 1)
    assert len(path.read_text().splitlines()) == 1 + 2 + 2


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear all\n")
    with pytest.raises(BadRecords):
        Records(path)
    assert path.read_text() == "Dear all\n"


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
    found = samples(task, 1, LocalPool())
    assert len(found) > 10
    for soviet, german in zip(found[::2], found[1::2], strict=True):
        assert {name: -value for name, value in soviet.terms.items()} == german.terms
        assert soviet.result == pytest.approx(1 - german.result)
