"""`grognard.env`: the games as PettingZoo environments."""

from __future__ import annotations

import doctest
import importlib.util
import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import grognard
from grognard.env import GrognardEnv, MachinePlayer, env, leaves, slot, vocabulary, words_of
from grognard.games import SLUGS

EXAMPLE = Path(__file__).parents[2] / "examples" / "pettingzoo_players.py"
PAGE = Path(__file__).parents[2] / "docs" / "env.md"


@contextmanager
def no_warning_but_of_taste() -> Iterator[None]:
    """Seats keep their names, and an observation carries its mask, as in PettingZoo's own board games."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for taste in ("We recommend agents", "Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", message=taste)
        yield


@pytest.mark.parametrize(("slug", "scenario"), [("pavlov", "solitaire"), ("h44", "short"), ("coh", "corn-rows")])
def test_pettingzoo_finds_no_fault_with_the_environment(slug: str, scenario: str) -> None:
    with no_warning_but_of_taste():
        api_test(env(slug, scenario, max_actions=120), num_cycles=60)


@pytest.mark.parametrize(("slug", "scenario"), [("pavlov", "solitaire"), ("h44", "short"), ("coh", "corn-rows")])
def test_the_same_seed_gives_the_same_game(slug: str, scenario: str) -> None:
    seed_test(lambda: env(slug, scenario), num_cycles=60)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_legal_action_can_be_said_and_plays_what_was_said(slug: str) -> None:
    table = GrognardEnv(slug)
    table.reset(seed=3)
    twin, choose = grognard.new(slug, seed=3), random.Random(3)
    for _ in range(25):
        actions = table.game.legal_actions
        said = [tuple(table.choices(action)) for action in actions]
        assert len(set(said)) == len(actions)
        picked = choose.randrange(len(actions))
        for index in said[picked]:
            assert table.observe(table.agent_selection)["action_mask"][index]
            table.step(index)
        twin.play(actions[picked])
        assert table.game == twin
        if twin.over:
            break


def test_game_played_to_its_end_pays_its_returns() -> None:
    table = env("pavlov")
    table.reset(seed=1)
    table.action_space("soviet").seed(1)
    paid = 0.0
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        paid += reward
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    game = table.unwrapped.game
    assert game.over
    assert paid == game.returns()["soviet"]
    assert table.agents == []


def test_truncated_game_pays_nothing() -> None:
    table = GrognardEnv("coh", max_actions=2)
    table.reset(seed=1)
    for _ in range(2):
        for index in table.choices(table.game.legal_actions[0]):
            table.step(index)
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def test_word_that_the_mask_forbids_loses_the_game() -> None:
    table = env("pavlov")
    table.reset(seed=1)
    closed = int(np.flatnonzero(table.observe("soviet")["action_mask"] == 0)[0])
    table.step(closed)
    assert table.terminations["soviet"]
    assert table.rewards["soviet"] == -1
    raw = GrognardEnv("pavlov")
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="look at the mask"):
        raw.step(closed)


def test_action_that_is_not_legal_has_no_choices() -> None:
    table = GrognardEnv("pavlov")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="not a legal action"):
        table.choices("move pavlov")


@pytest.mark.parametrize("slug", SLUGS)
def test_vocabulary_is_in_a_fixed_order(slug: str) -> None:
    words = vocabulary(slug)
    assert len(set(words)) == len(words)
    assert words[:5] == (".", "-", "true", "false", "-9")
    verbs = sorted(str(kind.__struct_config__.tag) for kind in grognard.new(slug).system.action_types)
    assert list(words[113 : 113 + len(verbs)]) == verbs


def test_what_a_seat_cannot_see_is_not_in_its_observation() -> None:
    table = GrognardEnv("h44", "short")
    table.reset(seed=2)
    before = {seat: table.observe(seat)["observation"] for seat in table.agents}
    for seat in table.agents:
        table.game = table.game.determinize(seat, seed=7)
        table._seen.clear()
        assert (table.observe(seat)["observation"] == before[seat]).all()


def test_facts_of_a_view_have_paths_and_their_slots_are_fixed() -> None:
    view: dict[str, Any] = {"turn": 3, "mud": False, "hand": ["c1"], "units": [{"id": "a", "at": None}], "pair": [4, 5]}
    assert dict(leaves(view)) == {
        ".turn": 3, ".mud=False": 1, ".hand=c1": 1, ".units.a.id=a": 1, ".pair.0": 4, ".pair.1": 5,
    }  # fmt: skip
    assert slot(".turn", 8192) == 7658


def test_observation_says_what_is_asked_and_what_has_been_said() -> None:
    table = GrognardEnv("pavlov")
    table.reset(seed=1)
    first = table.observe("soviet")
    table.step(next(choices[0] for choices in map(table.choices, table.game.legal_actions) if len(choices) > 1))
    second = table.observe("soviet")
    assert table.said
    assert (first["observation"] != second["observation"]).any()
    assert (first["action_mask"] != second["action_mask"]).any()


def test_table_is_rendered_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    table = GrognardEnv("pavlov", render_mode="ansi")
    table.reset(seed=1)
    assert "Pavlov's House" in str(table.render())
    table.render_mode = "human"
    table.render()
    assert "Pavlov's House" in capsys.readouterr().out


def test_every_example_of_the_page_runs() -> None:
    outcome = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 10
    assert outcome.failed == 0


def test_words_of_an_action_close_lists_and_fill_gaps() -> None:
    h44 = grognard.new("h44", "short")
    assert words_of(h44.action("move br-2gg")) == ("move", "br-2gg", ".")


@pytest.fixture
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pettingzoo_players", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("arguments", [["pavlov", "--actions", "30"], ["coh", "corn-rows", "--actions", "20"]])
def test_example_plays(example: ModuleType, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    example.main(arguments)
    assert "(normal): +0" in capsys.readouterr().out


def test_machine_player_is_a_policy() -> None:
    table = env("pavlov")
    table.reset(seed=1)
    player = MachinePlayer("pavlov", "normal", seed=1)
    for _ in range(8):
        table.step(player.choose(table))
    assert table.unwrapped.game.journal().entries
