"""The chance of an attack is told before the roll, and it is that of playing every roll out."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.core.views import Choice, ask
from tests.games.pavlov.table import play, table
from tests.games.pavlov.wehrmacht_cards.test_03_place import place, tokens
from tests.games.pavlov.wehrmacht_cards.test_03_storm import PLAIN, party
from tests.games.pavlov.wehrmacht_cards.test_03_stuka import on, raid

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


def choices_of(game: Game[Any], verb: str) -> list[Choice]:
    question = ask(game, "soviet")
    assert question is not None
    return [choice for choice in question.choices if choice.action.__struct_config__.tag == verb]


def shares(game: Game[Any], choice: Choice, count: int, counted: str) -> int:
    """In how many of all rolls of so many dice, in per cent, an event happens."""
    rolls = list(product(range(1, 7), repeat=count))
    seen = 0
    for dice in rolls:
        fork = game.fork()
        fork.dice = replace(fork.dice, script=(*dice, *(6,) * 30))
        fork.events = []
        fork.play("soviet", choice.action)
        seen += any(event.what == counted for event in fork.events)
    return round(100 * seen / len(rolls))


@pytest.mark.rule("pavlov:3.storm.i")
@pytest.mark.parametrize("number", [1, 3, 4])
def test_sortie_says_its_chance_with_every_man_who_joins(number: int) -> None:
    men = PLAIN[:number]
    game = party(*men)
    play(game, *({"join": man} for man in men))
    (choice,) = choices_of(game, "launch")
    assert choice.odds is not None
    count = choice.odds.args["dice"]
    assert isinstance(count, int)
    assert choice.odds.args["percent"] == shares(game, choice, count, "sortie-won")
    assert choice.odds.args["wounded"] == 67


@pytest.mark.rule("pavlov:3.place.f")
def test_suppression_says_its_chance_by_the_tokens_spent() -> None:
    game = place("mg", [4], tokens("red", 3))
    by_count = {choice.action.count: choice for choice in choices_of(game, "spend-suppression")}
    for count, choice in by_count.items():
        assert choice.odds is not None
        assert choice.odds.args["percent"] == shares(game, choice, count, "infantry-stopped")
    assert list(by_count) == [0, 1, 2, 3]


@pytest.mark.rule("pavlov:3.stuka.d")
def test_anti_aircraft_fire_says_its_chance_with_one_token_more() -> None:
    """Two dice a token; a hit for each aircraft brings down the whole raid."""
    game = raid(2, [], on("aa", 8, 9))
    (done,), first = choices_of(game, "done"), choices_of(game, "fire-aa")[0]
    assert done.odds is not None
    assert first.odds is not None
    assert done.odds.args["percent"] == done.odds.args["all"] == done.odds.args["dice"] == 0
    target = first.odds.args["target"]
    assert isinstance(target, int)
    hits = [sum(die >= target for die in dice) for dice in product(range(1, 7), repeat=2)]
    assert first.odds.args["percent"] == round(100 * sum(n >= 1 for n in hits) / 36)
    assert first.odds.args["all"] == round(100 * sum(n >= 2 for n in hits) / 36)
    play(game, {"fire-aa": "loc-8"})
    (done,) = choices_of(game, "done")
    assert done.odds is not None
    assert done.odds.args["dice"] == 2


@pytest.mark.rule("pavlov:4.observer.g")
def test_chances_of_artillery_are_told_for_each_target() -> None:
    place = [
        {"unit": "potansky", "at": "r2"},
        {"token": "artillery", "at": "loc-10"},
        {"unit": "rifle", "at": "t4-1"},
        {"unit": "pz4", "at": "t4-2"},
    ]
    game = table(place=place, decision={"phase": "actions", "left": 3})
    play(game, {"act": "potansky"})
    play(game, {"observe": "loc-10"})
    question = ask(game, "soviet")
    assert question is not None
    told = {(c.action.space, c.action.second): c.odds.args for c in question.choices if c.odds is not None}
    assert len(told) == len(question.choices)
    alone, both = told[("t4-1", "")], told[("t4-1", "t4-2")]
    dice, target = alone["dice"], alone["target"]
    assert isinstance(dice, int)
    assert isinstance(target, int)
    rolls = list(product(range(1, 7), repeat=dice))
    assert alone["percent"] == round(100 * sum(max(roll) >= target for roll in rolls) / len(rolls))
    assert both["percent"] == alone["percent"]
    assert both["second"] == told[("t4-2", "")]["percent"]
