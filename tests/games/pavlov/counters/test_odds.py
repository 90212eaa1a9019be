"""The chance of an attack is told before the roll, and it is that of playing every roll out."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.core.views import Choice, ask
from tests.games.pavlov.table import play, table

PLACE = [{"unit": "chekhov", "at": "g1"}, {"unit": "rifle", "at": "t1-1"}, {"unit": "scout", "at": "t2-4"}]


def offered(game: Game[Any]) -> dict[str, Choice]:
    """The attacks that are offered, by the space of their target."""
    question = ask(game, "soviet")
    assert question is not None
    return {choice.action.space: choice for choice in question.choices if choice.action.__class__.__name__ == "Attack"}


def destroyed(game: Game[Any], choice: Choice, dice: tuple[int, ...]) -> bool:
    """Whether these dice destroy the target."""
    fork = game.fork()
    fork.dice = replace(fork.dice, script=dice)
    fork.events = []
    fork.play("soviet", choice.action)
    return any(event.what == "target-destroyed" for event in fork.events)


@pytest.mark.rule("pavlov:4.attack.d")
@pytest.mark.parametrize("space", ["t1-1", "t2-4"])
def test_chance_is_that_of_playing_out_every_roll(space: str) -> None:
    game = table(place=PLACE, decision={"phase": "actions", "left": 3})
    play(game, {"act": "chekhov"})
    choice = offered(game)[space]
    assert choice.odds is not None
    count = choice.odds.args["dice"]
    assert isinstance(count, int)
    rolls = list(product(range(1, 7), repeat=count))
    struck = sum(destroyed(game, choice, dice) for dice in rolls)
    assert choice.odds.args["percent"] == round(100 * struck / len(rolls))


@pytest.mark.rule("pavlov:4.suppress.a")
def test_what_rolls_nothing_has_no_odds() -> None:
    place = [*PLACE, {"token": "suppress", "at": "supply", "count": 4}]
    game = table(place=place, decision={"phase": "actions", "left": 3})
    play(game, {"act": "chekhov"})
    question = ask(game, "soviet")
    assert question is not None
    told = {choice.label.id: choice.odds is not None for choice in question.choices}
    assert told == {"do-attack": True, "do-suppress": False}
