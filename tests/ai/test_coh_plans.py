"""What an army weighs in Storms of Steel, and what it makes of a table."""

from __future__ import annotations

from typing import Any

from grognard.ai.coh.plans import CANDIDATES, PLANNER
from grognard.ai.coh.player import CohPlayer
from grognard.ai.coh.standing import WEIGHTS
from grognard.ai.player import PlayerView
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.games import find
from grognard.games.coh.interface import actions as do
from grognard.games.coh.state.position import OUT, Piece
from grognard.lab.selfplay import sight_of

COH = find("coh")


def at_a_turn(seed: int = 7) -> tuple[Game[Any], PlayerView]:
    """Corn Rows at the first turn in which there is a choice."""
    scenario = COH.scenario("corn-rows")
    game = COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(seed)), None)
    players = {seat: CohPlayer(n) for n, seat in enumerate(scenario.seats)}
    while not PLANNER.asks(view := sight_of(COH, game), players[view.seat]):
        game.apply(players[view.seat].choose(view))
    return game, view


def test_to_wait_for_the_enemy_is_always_weighed() -> None:
    _, view = at_a_turn()
    plans = PLANNER.propose(view, CohPlayer(1))
    waiting = [plan for plan in plans if plan.orders.opening.first == do.PassTurn()]
    assert [plan.name for plan in waiting] == ["hold"]
    assert 2 < len(plans) <= CANDIDATES + 1
    assert CohPlayer(1, waiting[0].orders).choose(view) == do.PassTurn()


def test_plans_begin_with_the_players_own_and_differ_in_what_they_do_first() -> None:
    _, view = at_a_turn()
    plans = PLANNER.propose(view, CohPlayer(1))
    assert plans[0].orders.opening.first == CohPlayer(1).choose(view)
    assert len({plan.orders.opening.first for plan in plans}) == len(plans)


def test_a_unit_lost_weighs_more_than_a_point_won() -> None:
    """The weights come from `grognard lab fit`; a squad is a point for its enemy and can do nothing more."""
    game, _ = at_a_turn()
    position = game.position
    unit = next(u for u, piece in enumerate(position.pieces) if piece.place >= 0)
    lost = position.with_pieces({unit: Piece(OUT)})
    seat = position.army(unit).id
    before, after = PLANNER.terms(position, seat), PLANNER.terms(lost, seat)
    assert WEIGHTS["strength"] * (before["strength"] - after["strength"]) > 2 * WEIGHTS["lead"]
    assert PLANNER.evaluate(position, seat) - PLANNER.evaluate(lost, seat) > 0.05
