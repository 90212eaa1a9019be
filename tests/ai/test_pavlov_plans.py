"""What the player of Pavlov's House compares, how far it looks, and what it makes of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from grognard.ai.pavlov.plans import CHOICES, PLANNER, tag_of
from grognard.ai.pavlov.player import PavlovPlayer
from grognard.ai.player import PlayerView
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.games import find
from grognard.games.pavlov.interface import actions as do
from grognard.games.pavlov.state.position import FOOD, PACK, SUPPRESS, add
from grognard.lab.selfplay import sight_of

PAVLOV = find("pavlov")
CARDS = PACK.components.turn.wehrmacht_cards


def begun(seed: int = 3) -> Game[Any]:
    scenario = PAVLOV.scenario("solitaire")
    return PAVLOV.begin(scenario, PAVLOV.options(scenario, {}), Dice(seed_from(seed)), None)


def played_to(wanted: Callable[[PlayerView], bool], seed: int = 3) -> tuple[Game[Any], PlayerView]:
    """A game up to the first decision of a kind."""
    game, player = begun(seed), PavlovPlayer(seed)
    while not wanted(view := sight_of(PAVLOV, game)):
        game.apply(player.choose(view))
    return game, view


def test_a_soldiers_action_is_rated_when_the_enemy_has_answered_it() -> None:
    """The card phase that comes right after it tells nothing of tokens laid, or of men who cannot act."""
    game, _ = played_to(lambda view: tag_of(view) == "act-counter")
    start, player = game.position, PavlovPlayer(3)
    while not PLANNER.rests(game, start):
        game.apply(player.choose(sight_of(PAVLOV, game)))
    assert game.position.turn == start.turn + 2
    assert len(game.position.revealed) == len(start.revealed) + CARDS


def test_a_card_is_rated_at_the_next_card_phase() -> None:
    game, player = begun(), PavlovPlayer(3)
    start = game.position
    while not PLANNER.rests(game, start):
        game.apply(player.choose(sight_of(PAVLOV, game)))
    assert game.position.turn == start.turn + 1


def test_what_a_soldier_does_belongs_to_the_plan() -> None:
    _, view = played_to(lambda view: tag_of(view) == "act-counter" and len(view.actions) > 4)
    plans = [plan for plan in PLANNER.propose(view, PavlovPlayer(3)) if plan.orders.then is not None]
    assert plans
    for plan in plans:
        game, player = view.determinize(1), PavlovPlayer(3, plan.orders)
        game.apply(player.choose(PlayerView.of(PAVLOV, game, "soviet")))
        answer = PlayerView.of(PAVLOV, game, "soviet")
        if plan.orders.then in answer.actions:
            assert player.choose(answer) == plan.orders.then


def test_where_a_soldier_goes_belongs_to_the_plan() -> None:
    _, view = played_to(lambda view: tag_of(view) == "move-counter" and len(view.actions) > 2)
    plans = [plan for plan in PLANNER.propose(view, PavlovPlayer(3)) if isinstance(plan.orders.then, do.To)]
    assert plans
    for plan in plans:
        game, player = view.determinize(1), PavlovPlayer(3, plan.orders)
        game.apply(player.choose(PlayerView.of(PAVLOV, game, "soviet")))
        gone = player.choose(PlayerView.of(PAVLOV, game, "soviet"))
        assert isinstance(gone, do.To)
        assert gone.place == plan.orders.then.place


def test_every_number_of_suppression_tokens_is_weighed() -> None:
    _, view = played_to(lambda view: tag_of(view) == "choose-suppression" and len(view.actions) > 2)
    plans = PLANNER.propose(view, PavlovPlayer(3))
    assert {plan.orders.opening for plan in plans} == {*view.actions}


def test_every_decision_that_is_thought_over_is_one_of_the_game() -> None:
    assert {*CHOICES} <= {kind.__struct_config__.tag for kind in PAVLOV.procedure_types}


def test_food_and_tokens_that_lie_ready_are_worth_having() -> None:
    position = begun().position
    hungry = replace(position, supply=add(position.supply, FOOD, -position.supply[FOOD]))
    laid = replace(position, supply=add(position.supply, SUPPRESS, -2), fire=(1, 1, 0))
    plain = PLANNER.evaluate(position, "soviet")
    assert PLANNER.evaluate(hungry, "soviet") < plain
    assert PLANNER.evaluate(laid, "soviet") > plain
