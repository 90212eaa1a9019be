"""Playouts of Storms of Steel save time: what they remember is what would be worked out anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from grognard.ai.coh import action_values
from grognard.ai.coh.evaluation import Evaluation
from grognard.ai.coh.moves import Going, MoveMemory, best_move
from grognard.ai.coh.player import CohPlayer
from grognard.ai.coh.reading import table
from grognard.ai.coh.weights import RECALL
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.games import find
from grognard.games.coh.data.schema import FACINGS
from grognard.games.coh.sight.ground import in_arc
from grognard.games.coh.turn.turns import TakeTurn
from grognard.lab.selfplay import sight_of

COH = find("coh")
POINTS = 7


def begun(scenario_id: str, seed: int) -> Game[Any]:
    scenario = COH.scenario(scenario_id)
    return COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(seed)), None)


def turns(game: Game[Any], plies: int) -> Iterator[Evaluation]:
    """How the army to act sees the table at each of its turns."""
    players = {seat: CohPlayer(n) for n, seat in enumerate(("german", "soviet"))}
    for _ in range(plies):
        view = sight_of(COH, game)
        if isinstance(view.decision, TakeTurn):
            position = table(view)
            army = next(n for n, army in enumerate(position.armies) if army.id == view.seat)
            yield Evaluation(position, army)
        game.apply(players[view.seat].choose(view))


def test_what_is_kept_of_enemy_fire_is_what_a_fresh_look_finds() -> None:
    """Lines of enemies and shots are kept with the battlefield from decision to decision."""
    compared = 0
    for evaluation in turns(begun("corn-rows", 7), 60):
        for unit in evaluation.friends:
            for hex_ in (evaluation.position.pieces[unit].place, *evaluation.grid.neighbours[0]):
                if hex_ >= 0:
                    like = evaluation.like[unit]
                    assert evaluation.threat(unit, hex_) == evaluation._menace(like, hex_, -1)
                    assert evaluation.prey(unit, hex_) == evaluation._prey(like, hex_)
                    compared += 1
    assert compared > 100


def test_arcs_are_those_of_the_rules() -> None:
    evaluation = next(turns(begun("corn-rows", 7), 60))
    field, here = evaluation.field, evaluation.position.pieces[evaluation.friends[0]].place
    for there in range(field.grid.size):
        facings = evaluation.country.arcs(here)[there]
        assert [bool(facings >> facing & 1) for facing in range(len(FACINGS))] == [
            in_arc(field, here, facing, there) for facing in range(len(FACINGS))
        ]


def test_a_move_is_remembered_for_a_few_turns_and_not_once_the_unit_has_moved() -> None:
    evaluation = next(turns(begun("corn-rows", 7), 60))
    first, second = evaluation.friends[:2]
    memory = MoveMemory()
    memory.keep(evaluation, first, POINTS, going := best_move(evaluation, first, POINTS))
    assert memory.recall(evaluation, first, POINTS) == (True, going)
    assert not memory.recall(evaluation, first, POINTS - 1)[0]
    assert not memory.recall(evaluation, second, POINTS)[0]
    place = evaluation.position.pieces[second].place
    moved = evaluation.position.with_piece(first, evaluation.position.pieces[second])
    assert place != evaluation.position.pieces[first].place
    assert not memory.recall(Evaluation(moved, evaluation.army), first, POINTS)[0]
    memory.turn += RECALL
    assert not memory.recall(evaluation, first, POINTS)[0]


def test_a_copy_remembers_on_its_own() -> None:
    evaluation = next(turns(begun("corn-rows", 7), 60))
    unit, player = evaluation.friends[0], CohPlayer(1)
    twin = player.copy()
    twin.memory.keep(evaluation, unit, POINTS, None)
    assert not player.memory.recall(evaluation, unit, POINTS)[0]


def test_a_playout_works_out_fewer_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []

    def counted(*args: Any) -> Going | None:
        worked[-1] += 1
        return best_move(*args)

    monkeypatch.setattr(action_values, "best_move", counted)
    for hasty in (False, True):
        worked.append(0)
        game, players = begun("across-the-psel", 7), {seat: CohPlayer(n) for n, seat in enumerate(("german", "soviet"))}
        for player in players.values():
            player.hasty = hasty
        while game.position.round < 2 and sum(worked) < 400:
            view = sight_of(COH, game)
            game.apply(players[view.seat].choose(view))
    exact, hasty_ = worked
    assert 0 < hasty_ < 0.8 * exact
