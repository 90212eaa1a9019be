"""A branch tells its player nothing that the seat does not know: neither what is hidden nor the dice to come.

A player who makes branches may look at every card in them. So a branch of the true game and one of a game that the seat
cannot tell from it must be alike: what lies where in the true game may turn up in either as often.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.core.system import System
from grognard.core.views import ask
from grognard.games import SYSTEMS
from grognard.server.branches.opening import dealt_for
from tests.shared.later import later

BRANCHES = 60
HIDING = {
    ("pavlov", "competitive"): 30,
    ("pavlov", "competitive-three"): 30,
    ("ava", "smolensk"): 55,
    ("h44", "short"): 4,
    ("coh", "pakfront"): 20,
    ("coh", "hill-252"): 20,
}
"""Scenarios in which something is hidden, and how many actions are played first."""


def games() -> Iterator[Any]:
    for (slug, scenario_id), plies in HIDING.items():
        system = SYSTEMS[slug]
        scenario = system.scenario(scenario_id)
        choose = random.Random(5)
        game = system.begin(scenario, system.options(scenario, {}), Dice(seed_from(5)), None)
        for _ in range(plies):
            decision = game.decision
            assert decision is not None
            game.apply(choose.choice(list(decision.actions(game))), decision)
        for seat in (*scenario.seats, None):
            yield pytest.param(system, game.fork(), seat, id=f"{slug}-{scenario_id}-{seat}")
    boxes = [game for name, game, _ in later(SYSTEMS["s42"], SYSTEMS["s42"].scenario("campaign")) if "later" in name]
    for seat in ("axis", "soviet", None):
        yield pytest.param(SYSTEMS["s42"], boxes[0], seat, id=f"s42-reserves-{seat}")


def facts(system: System, game: Game[Any]) -> dict[tuple[object, ...], object]:
    """Everything a saved game says, by where it says it."""
    found: dict[tuple[object, ...], object] = {}

    def walk(value: object, path: tuple[object, ...]) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                walk(inner, (*path, key))
        elif isinstance(value, list):
            for number, inner in enumerate(value):
                walk(inner, (*path, number))
        else:
            found[path] = value

    fork = game.fork()
    fork.dice = Dice(b"")
    walk(msgspec.json.decode(system.save(fork)), ())
    return found


@pytest.mark.parametrize(("system", "game", "seat"), list(games()))
def test_a_branch_knows_no_more_than_its_seat(
    system: System, game: Game[Any], seat: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.server.branches.opening.secrets.token_bytes", random.Random(3).randbytes)
    truth = facts(system, game)
    twin = system.determinize(game, seat, Dice(seed_from(11)))
    from_truth = [dealt_for(system, game, seat) for _ in range(BRANCHES)]
    from_twin = [dealt_for(system, twin, seat) for _ in range(BRANCHES)]
    for branch in from_truth:
        assert system.view(branch, seat) == system.view(game, seat)
        assert ask(branch, seat) == ask(game, seat)
        assert branch.dice.seed != game.dice.seed
    dealt = [[facts(system, branch) for branch in branches] for branches in (from_truth, from_twin)]
    hidden = [path for path in truth if any(fact.get(path) != truth[path] for side in dealt for fact in side)]
    shares = [[sum(fact.get(path) == truth[path] for fact in side) / BRANCHES for path in hidden] for side in dealt]
    # No hidden fact stays where it is more often in a branch of the true game than in a branch of its twin. Fair deals
    # of 60 differ by less than 0.45 in any place (five standard deviations).
    assert max((abs(a - b) for a, b in zip(*shares, strict=True)), default=0.0) < 0.45


def test_these_games_do_hide_something() -> None:
    """The test above would prove nothing of a game without secrets."""
    hiding = set()
    for case in games():
        system, game, seat = case.values
        if facts(system, dealt_for(system, game, seat)) != facts(system, game):
            hiding.add(system.slug)
    assert hiding == {"pavlov", "ava", "h44", "s42", "coh"}


def test_the_dice_of_a_branch_are_not_those_to_come() -> None:
    system = SYSTEMS["coh"]
    scenario = system.scenarios[0]
    game = system.begin(scenario, system.options(scenario, {}), Dice(seed_from(5)), None)
    to_come, _ = game.dice.roll(30)
    for seat in (*scenario.seats, None):
        rolls = [dealt_for(system, game, seat).dice.roll(30)[0] for _ in range(2)]
        assert to_come not in rolls
        assert rolls[0] != rolls[1]
