"""Random games of Stalingrad '42, scenario by scenario: nothing breaks, what is listed is what is judged, a saved game
goes on as if nothing had happened, what is hidden stays so, and everything can be said."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Game
from grognard.core.journal import Match, read_journal
from grognard.core.system import Scenario, Value
from grognard.core.texts import LANGUAGES
from grognard.core.verdicts import Forbidden
from grognard.core.views import ask, label
from grognard.games.s42.system import S42
from tests.shared.playouts import playout

SYSTEM = S42()
TEXTS = [SYSTEM.texts(language) for language in LANGUAGES]
DEEP = 300
"""So many answers of each game are given."""
EVERY = 13
"""One pause in so many is looked at closely."""


def switched(scenario: Scenario, on: bool) -> dict[str, Value]:
    return {option.id: option.values[-1 if on else 0] for option in scenario.options}


def judges_as_it_lists(game: Game[Any], actions: list[Action]) -> None:
    decision, known = game.decision, SYSTEM.rulebook.ids
    assert decision is not None
    assert decision.rule in known
    listed = set(map(repr, actions))
    assert len(listed) == len(actions), "an action is listed twice"
    assert listed <= set(map(repr, decision.candidates(game))), "an action is listed that nobody considers"
    for action in decision.candidates(game):
        verdict = decision.judge(game, action)
        assert (verdict is True) == (repr(action) in listed), action
        if isinstance(verdict, Forbidden):
            assert verdict.rule in known
            assert all(text.render(verdict.reason).strip() for text in TEXTS), verdict
    for message in (decision.prompt(game), *(label(action) for action in actions[:40])):
        assert all(text.render(message).strip() for text in TEXTS), message


def survives_the_disk(game: Game[Any], actions: list[Action], choose: random.Random) -> None:
    again = SYSTEM.load(SYSTEM.save(game))
    assert (again.position, again.agenda, again.dice) == (game.position, game.agenda, game.dice)
    assert again.decision is not None
    assert list(again.decision.actions(again)) == actions
    game.fork().apply(choose.choice(actions))
    assert (again.position, again.agenda, again.dice) == (game.position, game.agenda, game.dice)


def keeps_its_secrets(game: Game[Any], scenario: Scenario, seed: int) -> None:
    for seat in (*scenario.seats, None):
        other = SYSTEM.redeal(game, seat, Dice(seed_from(seed)))
        assert SYSTEM.faults(other) == []
        assert SYSTEM.view(other, seat) == SYSTEM.view(game, seat)
        assert ask(other, seat) == ask(game, seat)


@pytest.mark.parametrize("on", [False, True], ids=("plain", "everything"))
@pytest.mark.parametrize("scenario", SYSTEM.scenarios, ids=lambda scenario: str(scenario.id))
def test_a_random_game_goes_well(scenario: Scenario, on: bool) -> None:
    log: list[Event] = []
    choose = random.Random(1)
    game_and_actions = playout((SYSTEM, scenario, switched(scenario, on)), 1, log)
    for pause, (game, actions) in enumerate(islice(game_and_actions, DEEP)):
        assert actions, game.decision
        if pause % EVERY == 0:
            assert SYSTEM.faults(game) == []
            judges_as_it_lists(game, actions)
            survives_the_disk(game, actions, choose)
            keeps_its_secrets(game, scenario, pause)
    for event in log:
        assert not event.rule or event.rule in SYSTEM.rulebook.ids
        assert all(text.sentence(event).strip() for text in TEXTS), event


@pytest.mark.parametrize("scenario", SYSTEM.scenarios, ids=lambda scenario: str(scenario.id))
def test_a_journal_replays_to_the_same_game(scenario: Scenario) -> None:
    choose = random.Random(5)
    match = Match(SYSTEM, scenario.id, switched(scenario, True), seed_from(5))
    while (decision := match.game.decision) is not None and match.ply < DEEP // 2:
        match.play(decision.seats[0], choose.choice(list(decision.actions(match.game))), match.ply)
    replayed = Match.from_journal(read_journal(match.journal().encode()), SYSTEM)
    assert replayed.digest() == match.digest()
    assert replayed.events == match.events
