"""7.3, 19.5: chits held in hand: the interrupted chit comes again, the held one is played in its turn."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.islet import BRAKE
from tests.games.ava.phases import drawing
from tests.games.ava.plain import plain
from tests.games.ava.sites import DRAWS, islets, stationed
from tests.games.ava.table import check, events, play, table

FRONT = [
    {"unit": "de-l-hq-4pzg", "at": "L2016"},
    {"unit": "de-l-36m", "at": "L2017"},
    {"unit": "su-l-hq-27a", "at": "L2023"},
]


def held(**keys: Any) -> Game[Any]:
    spec: dict[str, Any] = {"turn": BRAKE, "board": plain(), "place": FRONT, "hand": {"axis": ["manstein"]}}
    return table(**(spec | keys))


@pytest.mark.rule("ava:7.3.b", "ava:7.3.c")
def test_an_interrupted_supply_check_is_made_later() -> None:
    """Manstein first; then the supply chit, alone in the cup, is drawn again and carried out."""
    game = held(dice=[1], decision=drawing("supply"))
    play(game, {"interrupt": "manstein"})
    check(game, {"cup": ["supply"]}, {"hand": [], "side": "axis"}, {"asked": "move-units", "seats": ["axis"]})
    assert not events(game, "supply-check")
    play(game, {"end-movement": None})
    assert len(events(game, "supply-check")) == 1
    check(game, {"drawn": ["manstein", "supply"]})


@pytest.mark.rule("ava:7.3.e")
def test_a_held_chit_is_played_when_the_cup_is_empty() -> None:
    game = held(dice=[], decision=drawing())
    check(game, {"asked": "move-units", "seats": ["axis"]}, {"drawn": ["manstein"]}, {"hand": [], "side": "axis"})


@pytest.mark.rule("ava:7.3.b")
def test_a_chit_that_was_let_stand_is_not_asked_about_again() -> None:
    game = held(dice=[], decision=drawing("su-27a"))
    check(game, {"asked": "interrupt-draw", "seats": ["axis"]})
    play(game, {"let-stand": None})
    check(game, {"asked": "move-units", "seats": ["soviet"]}, {"hand": ["manstein"], "side": "axis"})


@pytest.mark.rule("ava:19.5.a", "ava:19.5.b")
def test_a_held_chit_goes_before_all_that_wait_in_the_queue() -> None:
    """The north is busy with 18A, and 16A waits; Manstein, played against 9A, will be the first to start."""
    chits = ("de-18a", "de-16a", "de-9a", "de-4pzg")
    game = table(
        scenario="campaign-4",
        turn=2,
        board=islets(*chits),
        place=stationed(*chits),
        hand={"axis": ["manstein"]},
        cup=["de-18a", "de-16a", "de-9a"],
        dice=DRAWS,
        decision=drawing(),
    )
    play(game, {"let-stand": None}, seat="north")
    check(game, {"operations": ["de-18a"]}, {"queue": ["de-16a"]}, {"asked": "interrupt-draw", "seats": ["north"]})
    play(game, {"interrupt": "manstein"}, seat="north")
    assert game.position.queue[:2] == ("manstein", "de-16a")
    check(game, {"hand": [], "side": "axis"})


@pytest.mark.rule("ava:19.4.h")
def test_nothing_overtakes_a_chit_that_concerns_all_players() -> None:
    """The supply check waits for 18A; 9A, drawn after it, waits behind it though it is far away."""
    chits = ("de-18a", "de-9a")
    game = table(
        scenario="campaign-4",
        turn=2,
        board=islets(*chits),
        place=stationed(*chits),
        queue=["supply", "de-9a"],
        dice=DRAWS,
        decision=drawing("de-18a"),
    )
    check(game, {"operations": ["de-18a"]}, {"queue": ["supply", "de-9a"]})
