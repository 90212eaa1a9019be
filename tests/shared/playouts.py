"""Seeded random play of every registered game, for the suite that all games pass."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.system import Scenario, System, Value
from grognard.games import SYSTEMS

LIMIT = 20_000
"""No game of ours takes more random actions than this; one that does has lost its way."""

Case = tuple[System, Scenario, dict[str, Value]]


def cases() -> list[Case]:
    """Every scenario of every game with every combination of its options."""
    found: list[Case] = []
    for system in SYSTEMS.values():
        for scenario in system.scenarios:
            ids = [option.id for option in scenario.options]
            for values in product(*(option.values for option in scenario.options)):
                found.append((system, scenario, dict(zip(ids, values, strict=True))))
    return found


def name(case: Case) -> str:
    system, scenario, options = case
    return "-".join([system.slug, scenario.id, *(f"{k}={v}" for k, v in options.items())])


def begun(case: Case, seed: int, log: list[Event] | None = None) -> Game[Any]:
    system, scenario, options = case
    return system.begin(scenario, options, Dice(seed_from(seed)), log)


def playout(case: Case, seed: int, log: list[Event] | None = None) -> Iterator[tuple[Game[Any], list[Action]]]:
    """A random game: yields the game and its legal actions at every pause, before one of them is played."""
    choose = random.Random(seed)
    game = begun(case, seed, log)
    for _ in range(LIMIT):
        decision = game.decision
        if decision is None:
            return
        actions = list(decision.actions(game))
        yield game, actions
        game.play(decision.seats[0], choose.choice(actions))
    raise AssertionError(f"{name(case)} with seed {seed} has not ended after {LIMIT} actions")
