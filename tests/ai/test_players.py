"""Machine players: legal in every seat, the same for the same seed, blind to what is hidden, and not all alike."""

from __future__ import annotations

import random

import pytest

from grognard.ai import PLAYERS, PlayerView, make_player
from grognard.ai.player import UnknownPlayer
from grognard.core.dice import Dice, seed_from
from grognard.core.system import Scenario, Value
from grognard.games import find
from grognard.lab.selfplay import Result, Task, play_one, sight_of
from grognard.lab.statistics import Statistics, summarise

PAVLOV = find("pavlov")
LEVELS = PAVLOV.scenario("solitaire").difficulties
CASES: list[tuple[Scenario, dict[str, Value]]] = [
    (PAVLOV.scenario("solitaire"), {}),
    (PAVLOV.scenario("solitaire"), LEVELS["guards"]),
    (PAVLOV.scenario("cooperative"), LEVELS["veteran"]),
    (PAVLOV.scenario("competitive"), {}),
    (PAVLOV.scenario("competitive-three"), {"operational-support": True}),
]
every_case = pytest.mark.parametrize(("scenario", "options"), CASES, ids=[f"{s.id}-{len(o)}" for s, o in CASES])
every_player = pytest.mark.parametrize("name", [name for name in PLAYERS["pavlov"] if name != "hard"])


def task(scenario: Scenario, options: dict[str, Value], *names: str, seed: int = 1) -> Task:
    players = dict(zip(scenario.seats, names * (len(scenario.seats) // len(names)), strict=True))
    chosen = PAVLOV.options(scenario, options)
    return Task(game="pavlov", scenario=scenario.id, options=chosen, players=players, seed=seed)


def played(what: Task, games: int) -> Statistics:
    return summarise(what, [play_one(what, number) for number in range(games)])


@every_player
@every_case
def test_every_answer_is_legal_in_every_seat(name: str, scenario: Scenario, options: dict[str, Value]) -> None:
    game = PAVLOV.begin(scenario, PAVLOV.options(scenario, options), Dice(seed_from(1)), None)
    players = {seat: make_player("pavlov", name, 1) for seat in scenario.seats}
    while game.decision is not None:
        player_view = sight_of(PAVLOV, game)
        action = players[player_view.seat].choose(player_view)
        assert action in player_view.actions
        game.play(player_view.seat, action)
    assert game.position.outcome is not None


@every_player
@every_case
def test_the_same_seed_plays_the_same_game(name: str, scenario: Scenario, options: dict[str, Value]) -> None:
    what = task(scenario, options, name)
    assert play_one(what, 3) == play_one(what, 3)


@every_case
def test_what_a_player_cannot_see_does_not_change_his_answer(scenario: Scenario, options: dict[str, Value]) -> None:
    """Deal everything hidden anew: the sight is equal, and so is the answer."""
    chance = random.Random(2)
    game = PAVLOV.begin(scenario, PAVLOV.options(scenario, options), Dice(seed_from(2)), None)
    compared = 0
    while game.decision is not None:
        player_view = sight_of(PAVLOV, game)
        if chance.random() < 0.15:
            other = PAVLOV.determinize(game, player_view.seat, Dice(seed_from(chance.randrange(1 << 30))))
            same: PlayerView = sight_of(PAVLOV, other)
            assert (same.decision, same.actions, same.view) == (
                player_view.decision,
                player_view.actions,
                player_view.view,
            )
            answers = [make_player("pavlov", "normal", 5).choose(s) for s in (player_view, same)]
            assert answers[0] == answers[1]
            compared += 1
        game.apply(make_player("pavlov", "normal", 5).choose(player_view))
    assert compared > 10


def test_the_normal_player_is_far_better_than_a_random_one() -> None:
    solitaire = PAVLOV.scenario("solitaire")
    normal = played(task(solitaire, {}, "normal"), 24)
    by_chance = played(task(solitaire, {}, "random"), 24)
    assert by_chance.by_side["soviet"].wins == 0
    assert normal.by_side["soviet"].wins >= 5
    assert normal.score.mean > by_chance.score.mean + 15


@pytest.mark.slow
def test_the_normal_german_is_no_worse_than_a_random_one() -> None:
    competitive = PAVLOV.scenario("competitive")
    against_chance = played(task(competitive, {}, "normal", "random"), 24)
    against_skill = played(task(competitive, {}, "normal", "normal"), 24)
    assert against_skill.score.mean < against_chance.score.mean


def test_a_player_in_the_middle_of_a_game_goes_on_like_the_one_who_began_it() -> None:
    """The normal player keeps nothing in mind: a server that starts again finds the same player."""
    solitaire = PAVLOV.scenario("solitaire")
    what = task(solitaire, {}, "normal")
    game = PAVLOV.begin(solitaire, what.options, Dice(seed_from((1 << 32) + 4)), None)
    plies = 0
    while game.decision is not None:
        game.apply(make_player("pavlov", "normal", 99).choose(sight_of(PAVLOV, game)))
        plies += 1
    outcome = game.position.outcome
    assert outcome is not None
    again: Result = play_one(what, 4)
    assert (again.plies, again.score) == (plies, outcome.score)


def test_an_unknown_player_is_an_error() -> None:
    with pytest.raises(UnknownPlayer):
        make_player("pavlov", "genius", 1)
    with pytest.raises(UnknownPlayer):
        make_player("chess", "random", 1)
