"""Seeded random play of every registered game, for the suite that all games pass."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice, product
from math import prod
from typing import Any

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.system import Scenario, System, Value
from grognard.games import SYSTEMS

LIMIT = 20_000
"""No game of ours takes more random actions than this; one that does has lost its way."""

Case = tuple[System, Scenario, dict[str, Value]]


HEAVY = {"s42": 3}
"""Games with so many answers at every pause that a look costs several times as much as with the others: so much less of
their openings is played here, and their options one by one are left to `make fuzz`."""


def cases() -> list[Case]:
    """Every scenario of every game, with each combination of its options while they are few. Of many options: none; in
    the first scenario that has them, all at once; in the first of all, each alone. The rest is for `make fuzz`."""
    found: list[Case] = []
    for system in SYSTEMS.values():
        known: list[list[str]] = []
        for scenario in system.scenarios:
            ids = [option.id for option in scenario.options]
            for options in _switches(scenario, new=ids not in known, alone=not known and system.slug not in HEAVY):
                found.append((system, scenario, options))
            known.append(ids)
    return found


FEW = 6


def _switches(scenario: Scenario, *, new: bool, alone: bool) -> Iterator[dict[str, Value]]:
    options = scenario.options
    if prod(len(option.values) for option in options) <= FEW:
        for values in product(*(option.values for option in options)):
            yield dict(zip((option.id for option in options), values, strict=True))
        return
    plain: dict[str, Value] = {option.id: option.values[0] for option in options}
    yield plain
    if new:
        yield {option.id: option.values[-1] for option in options}
    if alone:
        for option in options:
            yield {**plain, option.id: option.values[-1]}


SPARE = 150
"""So many pauses of a game are looked at closely in any case; of the others, one in `EVERY`."""
EVERY = 12


def closely(pause: int) -> bool:
    """Whether a pause is worth a costly look: all of a short game, and a sample of a long one."""
    return pause < SPARE or pause % EVERY == 0


def name(case: Case) -> str:
    system, scenario, options = case
    plain = {option.id: option.values[0] for option in scenario.options}
    changed = {k: v for k, v in options.items() if v != plain[k]}
    if len(changed) == len(plain) > 2:
        return f"{system.slug}-{scenario.id}-everything"
    return "-".join([system.slug, scenario.id, *(f"{k}={v}" for k, v in changed.items())])


def begun(case: Case, seed: int, log: list[Event] | None = None) -> Game[Any]:
    system, scenario, options = case
    return system.begin(scenario, options, Dice(seed_from(seed)), log)


def play_one(game: Game[Any], actions: list[Action], choose: random.Random) -> None:
    """One of the seats to act answers; if several are asked at once, any of them may be first."""
    seat = choose.choice(game.waiting)
    decision = game.asked(seat)
    assert decision is not None
    own = actions if decision is game.decision else list(decision.actions(game))
    game.play(seat, choose.choice(own))


BRIEF = 700
"""Where the whole of a long game is not needed, so much of it is played."""


def brief(case: Case) -> int:
    """How many pauses of a long game are played where the whole is not needed."""
    return BRIEF // HEAVY.get(case[0].slug, 1)


def opening(case: Case, seed: int, log: list[Event] | None = None) -> Iterator[tuple[Game[Any], list[Action]]]:
    """The first pauses of a random game: all of a short one."""
    return islice(playout(case, seed, log), brief(case))


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
        play_one(game, actions, choose)
    raise AssertionError(f"{name(case)} with seed {seed} has not ended after {LIMIT} actions")
