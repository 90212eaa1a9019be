"""Players with changed weights."""

from __future__ import annotations

import sys

import pytest

from grognard.ai import make_player
from grognard.ai.pavlov import weights as pavlov_weights
from grognard.ai.player import UnknownPlayer
from grognard.games import SLUGS
from grognard.lab.selfplay import Task, play_one
from grognard.lab.tuned import BadWeight, tuned_name, tuned_player, weights


def score(player: str) -> tuple[int, int]:
    task = Task(game="pavlov", scenario="solitaire", options={}, players={"soviet": player}, seed=1)
    result = play_one(task, 0)
    return result.score, result.plies


def test_a_changed_weight_changes_the_play_of_its_player_alone() -> None:
    plain = score("normal")
    assert score(tuned_name("normal", TOKEN=50.0, STOP_LAST=0.0)) != plain
    assert score("normal") == plain
    assert pavlov_weights.TOKEN < 50.0


def test_the_same_weights_are_the_same_player() -> None:
    assert score(tuned_name("normal", TOKEN=pavlov_weights.TOKEN)) == score("normal")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_weights_to_change(slug: str) -> None:
    name, value = next(iter(weights(slug).items()))
    make_player(slug, "normal", 0)
    modules = {key: module for key, module in sys.modules.items() if key.startswith(f"grognard.ai.{slug}")}
    tuned_player(slug, tuned_name("normal", **{name: value + 1}), 0)
    assert weights(slug)[name] == value
    assert {key: module for key, module in sys.modules.items() if key.startswith(f"grognard.ai.{slug}")} == modules


@pytest.mark.parametrize("name", ["normal[TOKN=1]", "normal[TOKEN]", "normal[TOKEN=much]", "normal[]"])
def test_bad_weights_are_refused(name: str) -> None:
    with pytest.raises(BadWeight):
        tuned_player("pavlov", name, 0)


def test_an_unknown_player_stays_unknown() -> None:
    with pytest.raises(UnknownPlayer):
        tuned_player("pavlov", "genius[TOKEN=1]", 0)
