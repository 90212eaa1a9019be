"""Random play of firefights: nothing breaks, what is hidden stays hidden, and every sentence exists."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.events import Event
from grognard.core.game import Action, Decision, Game
from grognard.core.texts import LANGUAGES
from grognard.core.views import label
from tests.games.coh.table import COH

EVERY = 40
LIMIT = 3000


@pytest.mark.parametrize("id_", ["corn-rows", "empty-windows", "lend-lease-riposte", "hill-252"])
def test_random_play_ends_without_a_fault(id_: str) -> None:
    scenario, chance, log = COH.scenario(id_), random.Random(7), list[Event]()
    game = COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(7)), log)
    told = 0
    for ply in range(LIMIT):
        decision = game.decision
        if decision is None:
            break
        answers = list(decision.actions(game))
        assert answers
        if ply % EVERY == 0:
            look_closely(game, decision, answers)
        game.apply(pick(chance, answers))
        assert COH.faults(game) == []
        told_of(log[told:])
        told = len(log)
    assert game.position.outcome is not None


def pick(chance: random.Random, answers: list[Action]) -> Action:
    """A kind of action first, so that rare ones come up."""
    kinds = sorted({type(answer).__name__ for answer in answers})
    kind = chance.choice(kinds)
    return chance.choice([answer for answer in answers if type(answer).__name__ == kind])


def look_closely(game: Game[Any], decision: Decision, answers: list[Action]) -> None:
    """A save is whole; what a seat cannot see, dealt anew, changes neither its table nor its answers."""
    assert COH.save(COH.load(COH.save(game))) == COH.save(game)
    for army in game.position.armies:
        other = COH.determinize(game, army.id, Dice(seed_from(3)))
        assert COH.view(other, army.id) == COH.view(game, army.id)
        if army.id in decision.seats:
            asked = other.asked(army.id)
            assert asked is not None
            assert list(asked.actions(other)) == answers
    for language in LANGUAGES:
        texts = COH.texts(language)
        assert texts.render(decision.prompt(game))
        for answer in answers[:20]:
            assert texts.has(label(answer).id)
            assert texts.render(label(answer))


def told_of(events: list[Event]) -> None:
    """Every event and every line under a roll has its sentence."""
    for language in LANGUAGES:
        texts = COH.texts(language)
        for event in events:
            assert texts.has(event.what), event.what
            assert texts.sentence(event)
            for line in event.roll.modifiers if event.roll else ():
                assert texts.has(f"modifier-{line.reason}"), line.reason
