"""Listed answers are those that the verdicts allow, in the same order."""

from __future__ import annotations

import random

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Decision
from grognard.games.coh.combat.artillery import NameTarget
from grognard.games.coh.turn.turns import ChooseAction, TakeTurn
from tests.games.coh.state.test_playouts import pick
from tests.games.coh.table import COH

MOST = 160


@pytest.mark.parametrize("id_", ["empty-windows", "smoke-over-the-balka", "hill-252"])
def test_listed_answers_are_the_judged_ones(id_: str) -> None:
    scenario, chance = COH.scenario(id_), random.Random(id_)
    game = COH.begin(scenario, COH.options(scenario, {"cautious-movement": True}), Dice(seed_from(5)), None)
    compared = 0
    for _ in range(MOST):
        decision = game.decision
        if decision is None:
            break
        answers = list(decision.actions(game))
        if isinstance(decision, (ChooseAction, NameTarget, TakeTurn)):
            assert answers == list(Decision.actions(decision, game))
            compared += 1
        game.apply(pick(chance, answers))
    assert compared > 10
