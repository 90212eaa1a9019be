"""Mistakes of machine players that can be counted."""

from __future__ import annotations

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.games import SLUGS, find
from grognard.games.coh.interface import actions as coh_actions
from grognard.games.coh.turn.turns import TakeTurn
from grognard.lab.ladder import usual_scenario
from grognard.lab.mistakes import COUNTS, Moment, coh, mistakes
from grognard.lab.selfplay import Task
from tests.games.coh.table import table

EXPECTED = {
    "pavlov": "actions",
    "ava": "soviet-chits",
    "h44": "attacks-allied",
    "s42": "headquarters-axis",
    "coh": "points-german",
}


LONG = ("h44", "s42")
"""A turn of these takes many seconds."""


@pytest.mark.parametrize("slug", [pytest.param(s, marks=[pytest.mark.slow] if s in LONG else []) for s in SLUGS])
def test_every_game_is_watched(slug: str) -> None:
    scenario = usual_scenario(find(slug))
    task = Task(game=slug, scenario=scenario.id, options={}, players=dict.fromkeys(scenario.seats, "normal"), seed=1)
    found = mistakes(task, 0, turns=1)
    assert COUNTS.keys() == set(SLUGS)
    assert found[EXPECTED[slug]] > 0


def test_points_are_dropped_when_another_unit_is_activated() -> None:
    place = [
        {"unit": "ge-infantry-1", "at": "8-J07", "facing": "ne"},
        {"unit": "ge-infantry-2", "at": "8-F10", "facing": "ne"},
        {"unit": "su-rifle-1", "at": "8-F12", "facing": "nw"},
    ]
    armies = {"german": {"cap": 0, "ap": 3, "active": ["ge-infantry-1"]}}
    turn = {"phase": "turn", "army": "german"}
    game = table(scenario="meeting-in-the-wheat", place=place, armies=armies, decision=turn)
    game.dice = Dice(seed_from(1))
    decision, before = game.decision, game.position
    assert isinstance(decision, TakeTurn)
    game.play("german", coh_actions.Act("ge-infantry-2", "ap"))
    game.play("german", coh_actions.Fire("8-F12"))
    moment = Moment(before, game.position, "german", decision, (), coh_actions.Fire("8-F12"))
    assert dict(coh(moment)) == {"points-dropped-german": 3, "points-german": 7}
