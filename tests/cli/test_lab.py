"""`grognard ladder` and `grognard lab fit`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import Shell


def test_the_table_is_printed_and_bad_input_refused(run: Shell) -> None:
    said = run("ladder", "pavlov", "--games", 2, "--pair", "normal,random", "--workers", 1)
    assert said.code == 0
    assert "normal beats random: 2/2" in said.out
    data = run("ladder", "pavlov", "--games", 2, "--pair", "normal,random", "--workers", 1, "--json").data
    assert data["rungs"][0]["share"] == 1.0
    for words in (("--pair", "normal"), ("--pair", "normal,genius"), ("--scenario", "competitive-three")):
        assert run("ladder", "pavlov", *words).code == 2


def test_the_fit_is_printed(run: Shell) -> None:
    said = run("lab", "fit", "pavlov", "--games", 1)
    assert said.code == 0
    assert "late_lead" in said.out
    assert run("lab", "fit", "pavlov", "--games", 0).code == 2


def test_a_weight_is_tried_against_the_player_without_it(run: Shell, tmp_path: Path) -> None:
    picture, games = tmp_path / "tune.svg", tmp_path / "games.csv"
    words = ("--weight", "TOKEN=0.5,2", "--games", 1, "--workers", 1, "--plot", picture, "--records", games)
    said = run("lab", "tune", "pavlov", *words)
    assert said.code == 0
    assert "normal[TOKEN=0.5] beats normal" in said.out
    assert "normal[TOKEN=2] beats normal" in said.out
    assert picture.read_text().startswith("<?xml")
    assert len(games.read_text().splitlines()) == 1 + 3  # the plain player's game is played once
    assert run("lab", "tune", "pavlov", *words).out == said.out
    for bad in ("TOKEN", "TOKEN=much", "TOKN=1"):
        run.refused("lab", "tune", "pavlov", "--weight", bad)


def test_simulated_games_are_kept_and_not_played_again(run: Shell, tmp_path: Path) -> None:
    games = tmp_path / "games.csv"
    words = ("simulate", "pavlov", "solitaire", "--difficulty", "base", "--workers", 1, "--records", games)
    assert run(*words, "--games", 2).code == 0
    before = games.read_text()
    assert run(*words, "--games", 3).code == 0
    assert games.read_text().startswith(before)
    assert len(games.read_text().splitlines()) == 1 + 3


def test_mistakes_are_the_same_on_one_core_and_on_two(run: Shell) -> None:
    words = ("lab", "mistakes", "pavlov", "--games", 2, "--turns", 1, "--json")
    assert run(*words, "--workers", 1).data == run(*words, "--workers", 2).data
