"""The normal player of A Victory Awaits: legal in every seat and under every option, blind, and far from random."""

from __future__ import annotations

import random

import pytest

from grognard.ai import Player, make_player
from grognard.core.dice import Dice, seed_from
from grognard.core.system import Value
from grognard.games import find
from grognard.lab.selfplay import Task, play_one, sight_of
from grognard.lab.statistics import Statistics, summarise

AVA = find("ava")
OPTIONAL = ("reserves", "hq-relocation", "soviet-supply-limits", "armour-limit", "panzer-group-limits")
ALL: dict[str, Value] = dict.fromkeys(OPTIONAL, True)
CASES: list[tuple[str, dict[str, Value]]] = [
    ("leningrad", {}),
    ("leningrad", {**ALL, "bid": True}),
    ("smolensk", {**ALL, "length": "short"}),
    ("kiev", {"bid": True}),
]
every_case = pytest.mark.parametrize(("scenario", "options"), CASES, ids=[f"{s}-{len(o)}" for s, o in CASES])


def players(scenario: str) -> dict[str, Player]:
    return {seat: make_player("ava", "normal", n) for n, seat in enumerate(AVA.scenario(scenario).seats)}


def played_out(scenario: str, options: dict[str, Value], seed: int) -> set[str]:
    """Play a game of normal players to its end; the kinds of questions that were asked."""
    found = AVA.scenario(scenario)
    game = AVA.begin(found, AVA.options(found, options), Dice(seed_from(seed)), None)
    seats, asked = players(scenario), set[str]()
    while game.decision is not None:
        player_view = sight_of(AVA, game)
        action = seats[player_view.seat].choose(player_view)
        assert action in player_view.actions
        asked.add(str(player_view.decision.__struct_config__.tag))
        game.play(player_view.seat, action)
    assert game.position.outcome is not None
    return asked


def task(scenario: str, axis: str, soviet: str, options: dict[str, Value] | None = None) -> Task:
    chosen = AVA.options(AVA.scenario(scenario), options or {})
    names = {"axis": axis, "soviet": soviet}
    return Task(game="ava", scenario=scenario, options=chosen, players=names, seed=1)


def match(what: Task, games: int) -> Statistics:
    return summarise(what, [play_one(what, number) for number in range(games)])


@every_case
def test_every_answer_is_legal(scenario: str, options: dict[str, Value]) -> None:
    assert "move-units" in played_out(scenario, options, 1)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["campaign-4", "teams-2-2"])
def test_a_campaign_of_many_players_ends(scenario: str) -> None:
    """19.0, 20.0 Activations side by side, and the cups of a team."""
    asked = played_out(scenario, {}, 3)
    assert {"move-units", "declare-attacks"} <= asked
    assert ("deal-chits" in asked) == (scenario == "teams-2-2")


def test_the_same_seed_plays_the_same_game() -> None:
    what = task("leningrad", "normal", "normal")
    assert play_one(what, 3) == play_one(what, 3)


def test_what_a_player_cannot_see_does_not_change_the_answer() -> None:
    """6.1 The chits of the other side dealt anew: a player put in the chair now answers the same."""
    chance = random.Random(2)
    scenario = AVA.scenario("leningrad")
    game = AVA.begin(scenario, AVA.options(scenario, {}), Dice(seed_from(2)), None)
    seats, compared = players("leningrad"), 0
    while game.decision is not None:
        player_view = sight_of(AVA, game)
        if chance.random() < 0.06:
            other = AVA.determinize(game, player_view.seat, Dice(seed_from(chance.randrange(1 << 30))))
            same = sight_of(AVA, other)
            assert (same.decision, same.actions) == (player_view.decision, player_view.actions)
            answers = [make_player("ava", "normal", 5).choose(s) for s in (player_view, same)]
            assert answers[0] == answers[1]
            compared += 1
        game.apply(seats[player_view.seat].choose(player_view))
    assert compared > 20


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["leningrad", "kiev"])
def test_the_normal_axis_is_far_better_than_a_random_one(scenario: str) -> None:
    by_chance = match(task(scenario, "random", "random"), 6)
    normal = match(task(scenario, "normal", "random"), 6)
    assert by_chance.by_side["axis"].wins == 0
    assert normal.by_side["axis"].wins >= 4
    assert normal.score.mean > by_chance.score.mean + 40


def test_one_game_is_won_from_either_side() -> None:
    assert play_one(task("leningrad", "normal", "random"), 0).results["axis"] == "win"
    assert play_one(task("leningrad", "random", "normal"), 0).results["soviet"] == "win"


@pytest.mark.slow
def test_the_normal_soviets_hold_a_random_axis() -> None:
    for scenario in ("leningrad", "smolensk", "kiev"):
        assert match(task(scenario, "random", "normal"), 4).by_side["soviet"].wins == 4


@pytest.mark.slow
def test_the_normal_soviets_give_a_normal_axis_more_trouble_than_random_ones() -> None:
    against_chance = match(task("leningrad", "normal", "random"), 12)
    against_skill = match(task("leningrad", "normal", "normal"), 12)
    assert against_skill.score.mean < against_chance.score.mean
