"""Plan search: the same move for the same seed, the first plan unless another is clearly better, blind, never stuck."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from grognard.ai import PLAYERS, PlayerView, make_player
from grognard.ai.pavlov import plans
from grognard.ai.pavlov.plans import PavlovPlanner
from grognard.ai.search import LEAST_DOUBT, Budget, Plan, Rating, Search, SearchPlayer, paired
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Action, Game
from grognard.core.texts import LANGUAGES
from grognard.core.verdicts import Message
from grognard.games import SLUGS, find
from grognard.lab.selfplay import sight_of

PAVLOV = find("pavlov")
PLANS = [Plan(name) for name in ("own", "better", "worse", "worst")]
SHORT = {"pavlov": "solitaire", "ava": "leningrad", "h44": "short", "s42": "uranus", "coh": "corn-rows"}
FEW = Budget(rollouts=8, deals=2, doubt=-2.0)
"""Eager to do something else."""


class Told(Search):
    """A search whose playouts are told to it."""

    def __init__(self, chances: Mapping[str, Sequence[float]], budget: Budget, late_after: int = 99) -> None:
        self.chances, self.budget, self.late_after = chances, budget, late_after
        self.played: list[str] = []
        self.twins: dict[str, str] = {}
        """Plans that end where another one does."""

    def _deal(self, plans: Sequence[Plan], number: int) -> list[float] | None:
        if number >= self.late_after:
            return None
        self.ends = [self.twins.get(plan.name, plan.name) for plan in plans]
        self.played += (plan.name for plan in plans)
        return [self.chances[plan.name][number % len(self.chances[plan.name])] for plan in plans]


def chosen(ratings: Sequence[Rating]) -> str:
    return ratings[0].plan.name


def test_a_clearly_better_plan_is_chosen() -> None:
    told = {"own": (0.4, 0.5, 0.45), "better": (0.6, 0.72, 0.64), "worse": (0.3, 0.4, 0.35), "worst": (0.1, 0.2, 0.1)}
    search = Told(told, Budget(rollouts=40))
    assert chosen(search.rate(PLANS, 0)) == "better"


def test_the_first_plan_stands_when_the_gain_may_be_luck() -> None:
    told = {"own": (0.4, 0.5, 0.45), "better": (0.9, 0.1, 0.5), "worse": (0.3, 0.4, 0.35), "worst": (0.1, 0.2, 0.1)}
    assert chosen(Told(told, Budget(rollouts=12)).rate(PLANS, 0)) == "own"


def test_the_budget_is_kept_and_the_worst_are_dropped_first() -> None:
    told = {"own": (0.5, 0.4), "better": (0.5, 0.45), "worse": (0.3, 0.3), "worst": (0.1, 0.1)}
    search = Told(told, Budget(rollouts=21, deals=3))
    search.rate(PLANS, 0)
    assert len(search.played) <= 21
    assert search.played.count("worst") == 3
    assert search.played.count("better") > 3


def test_a_plan_that_was_dropped_is_not_chosen_for_being_played_little() -> None:
    told = {"own": (0.5,), "better": (1.0, 0.5, 0.9), "worse": (0.55,), "worst": (0.1,)}
    assert chosen(Told(told, Budget(rollouts=18, deals=3)).rate(PLANS, 0)) == "better"


def test_no_time_is_spent_on_a_plan_that_does_what_the_first_does() -> None:
    told = {"own": (0.5,), "better": (0.5,), "worse": (0.6, 0.52), "worst": (0.5,)}
    search = Told(told, Budget(rollouts=12, deals=3))
    search.twins = {"better": "own", "worst": "own"}
    assert chosen(search.rate(PLANS, 0)) == "worse"
    assert [search.played.count(name) for name in told] == [3, 1, 3, 1]


def test_the_search_ends_when_no_plan_is_ahead() -> None:
    told = {"own": (0.5,), "better": (0.4,), "worse": (0.3,), "worst": (0.1,)}
    search = Told(told, Budget(rollouts=99, deals=2))
    assert chosen(search.rate(PLANS, 0)) == "own"
    assert len(search.played) == 8


def test_a_deal_that_is_not_finished_in_time_does_not_count() -> None:
    told = {"own": (0.1,), "better": (0.9,), "worse": (0.1,), "worst": (0.1,)}
    ratings = Told(told, Budget(rollouts=40), late_after=1).rate(PLANS, 0)
    assert chosen(ratings) == "own"
    assert {rating.deals for rating in ratings} == {1}


def test_equal_gains_are_no_proof_without_a_difference() -> None:
    gain, error = paired((0.5, 0.5), (0.5, 0.5))
    assert gain == 0.0
    assert error == pytest.approx(LEAST_DOUBT)


# -- on real games -----------------------------------------------------------------------------------------------------


def begun(slug: str, seed: int = 3) -> Game[Any]:
    system = find(slug)
    scenario = system.scenario(SHORT[slug])
    return system.begin(scenario, system.options(scenario, {}), Dice(seed_from(seed)), None)


def moves(player: SearchPlayer, count: int) -> Iterator[Action]:
    game = begun("pavlov")
    for _ in range(count):
        view = sight_of(PAVLOV, game)
        action = player.choose(view)
        assert action in view.actions
        yield action
        game.apply(action)


def test_the_same_seed_makes_the_same_moves_and_others_than_without_search() -> None:
    one, same = (list(moves(SearchPlayer(5, PavlovPlanner(), FEW), 25)) for _ in range(2))
    plain = list(moves(SearchPlayer(5, PavlovPlanner(), Budget(rollouts=0)), 25))
    assert one == same
    assert one != plain


def test_it_sees_no_more_than_its_seat() -> None:
    """Two games that differ in hidden cards alone get the same answer."""
    game = begun("pavlov")
    for number in range(12):
        view = sight_of(PAVLOV, game)
        dealt = PAVLOV.determinize(game, "soviet", Dice(seed_from(number)))
        answers = {
            SearchPlayer(5, PavlovPlanner(), FEW).choose(PlayerView.of(PAVLOV, table, "soviet"))
            for table in (game, dealt)
        }
        assert len(answers) == 1
        game.apply(make_player("pavlov", "normal", 1).choose(view))


class Broken(PavlovPlanner):
    def evaluate(self, position: Any, seat: str) -> float:
        raise ZeroDivisionError


def test_a_fault_of_the_search_costs_nothing_but_the_search(caplog: pytest.LogCaptureFixture) -> None:
    plain = list(moves(SearchPlayer(5, PavlovPlanner(), Budget(rollouts=0)), 30))
    assert list(moves(SearchPlayer(5, Broken(), FEW), 30)) == plain
    assert "plan search failed" in caplog.text


def test_it_comes_to_an_end_when_hurried() -> None:
    player = SearchPlayer(5, PavlovPlanner(), Budget(rollouts=10**6))
    player.hurried = lambda: True
    assert len(list(moves(player, 5))) == 5
    assert all(rating.deals == 0 for rating in player.ratings)


def test_it_says_what_it_was_up_to() -> None:
    player = SearchPlayer(5, PavlovPlanner(), Budget(rollouts=0))
    list(moves(player, 3))
    assert player.ratings[0].plan.sentence.id.startswith("intent-")


# -- players -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
def test_a_copy_goes_on_on_its_own(slug: str) -> None:
    """Whatever a copy does, the player itself goes on as if there were none."""
    system, game = find(slug), begun(slug)
    players = {seat: make_player(slug, "normal", n) for n, seat in enumerate(system.scenario(SHORT[slug]).seats)}

    def play(table: Game[Any], seated: Any, count: int) -> list[Action]:
        made = []
        for _ in range(count):
            view = sight_of(system, table)
            made.append(seated[view.seat].choose(view))
            table.apply(made[-1], view.decision)
        return made

    play(game, players, 15)
    copies: Any = [{seat: player.copy() for seat, player in players.items()} for _ in range(2)]  # type: ignore[attr-defined]
    first = play(game.fork(), copies[0], 12)
    assert play(game.fork(), copies[1], 12) == first
    assert play(game.fork(), players, 12) == first


@pytest.mark.parametrize("slug", SLUGS)
def test_every_level_plays(slug: str) -> None:
    assert PLAYERS[slug] == ("random", "easy", "normal", "hard")
    system = find(slug)
    for name in ("easy", "normal"):
        game, player = begun(slug), make_player(slug, name, 1)
        for _ in range(12):
            view = sight_of(system, game)
            action = player.choose(view)
            assert action in view.actions
            game.apply(action, view.decision)
    assert isinstance(make_player(slug, "hard", 1), SearchPlayer)


def test_games_of_older_versions_still_find_their_player() -> None:
    view = sight_of(PAVLOV, begun("pavlov"))
    assert make_player("pavlov", "competent", 1).choose(view) == make_player("pavlov", "normal", 1).choose(view)


def test_time_limits_a_player_only_where_it_counts() -> None:
    free, timed = make_player("coh", "hard", 1), make_player("coh", "hard", 1, timed=True)
    assert isinstance(free, SearchPlayer)
    assert isinstance(timed, SearchPlayer)
    assert free.budget.seconds == float("inf")
    assert timed.budget.seconds <= 30


def intents(slug: str) -> set[str]:
    """The names of all plans that the planners of a game can propose."""
    source = Path(plans.__file__).parent.parent / slug / "plans.py"
    tree = ast.parse(source.read_text("utf-8"))
    named = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Plan" and node.args
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }
    return (named | (set(plans.INTENTS.values()) | {"soldiers"} if slug == "pavlov" else named)) - {"base", ""}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_plan_has_its_sentence_in_three_languages(slug: str) -> None:
    found = intents(slug)
    assert len(found) >= 2
    for language in LANGUAGES:
        texts = find(slug).texts(language)
        for name in found:
            assert "intent-" not in texts.render(Message(f"intent-{name}", {"place": "x"}))
