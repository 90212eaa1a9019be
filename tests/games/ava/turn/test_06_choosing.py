"""6: the chits of a turn are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import MANY, PACK, drawing, places, seen, table
from tests.games.ava.plain import plain
from tests.games.ava.table import allowed, check, legal, play, refused

PLACE = [
    {"unit": "de-l-hq-18a", "at": "L2016"},
    {"unit": "de-l-hq-4pzg", "at": "L2116"},
    {"unit": "su-l-hq-27a", "at": "L2023"},
    {"unit": "su-l-hq-8a", "at": "L2123"},
]
AXIS = ["de-4pzg", "de-16a", "de-18a", "manstein"]
SOVIET = ["su-8a", "su-11a", "su-27a", "su-23a"]


def leningrad(turn: int, axis: list[str], soviet: Sequence[str], dice: list[int] | None = None) -> Game[Any]:
    """The start of a turn of the Leningrad scenario with these chits available before the new ones come."""
    return table(
        board=plain(),
        turn=turn,
        place=PLACE,
        available={"axis": axis, "soviet": list(soviet)},
        decision={"phase": "selection"},
        dice=dice or [],
    )


GERMANS = ["de-1pzg", "de-1pzg-2", "de-6a", "de-17a", "de-11a", "de-2a", "de-4a", "de-9a"]


def kiev(turn: int, axis: list[str]) -> Game[Any]:
    soviet = ["su-5a", "su-6a", "su-26a", *PACK.scenarios["kiev"].soviet_pool]
    place = [{"unit": "de-k-hq-6a", "at": "K2016"}, {"unit": "su-k-hq-5a", "at": "K2023"}]
    return table(
        scenario="kiev",
        board=plain("K2019", axis=["K2013"], soviet=["K2025"]),
        turn=turn,
        place=place,
        available={"axis": axis, "soviet": soviet},
        decision={"phase": "selection"},
    )


def all_chits(game: Game[Any]) -> set[str]:
    """Everything in play this turn: in the cup, drawn or held by the Axis."""
    return {*game.position.cup, *game.position.drawn, *seen(game, "axis").hand}


@pytest.mark.rule("ava:6.1.a", "ava:6.2.b")
def test_soviets_choose_as_many_chits_as_the_track_says() -> None:
    """As long as the number is not reached one more is asked; then no more, though there are others."""
    number = places("leningrad", 3)
    assert number < len(MANY)
    game = leningrad(3, AXIS, MANY, dice=[1])
    for chit in MANY[:number]:
        check(game, {"asked": "choose-chits", "seats": ["soviet"]})
        play(game, {"choose": chit})
    assert not any(a["do"] == "choose" for a in legal(game))
    assert not set(MANY[number:]) & all_chits(game)


@pytest.mark.rule("ava:6.1.a")
def test_no_chit_is_chosen_twice() -> None:
    game = kiev(1, GERMANS)
    play(game, {"choose": "de-6a"})
    refused(game, {"choose": "de-6a"}, by="6.1.a")
    allowed(game, {"choose": "de-17a"})


@pytest.mark.rule("ava:2.2.zh", "ava:6.1.b", "ava:6.1.d", "ava:6.2.e", "ava:6.2.f", "ava:6.1.c", "ava:6.3.a")
def test_chosen_chits_go_into_the_cup_and_no_others() -> None:
    """All of the Axis, what the Soviets chose, the supply check; Manstein stays in hand. One chit has been drawn."""
    number = places("leningrad", 3)
    chosen, others = MANY[-number:], MANY[:-number]
    game = leningrad(3, AXIS, MANY)
    play(game, *({"choose": chit} for chit in chosen))
    in_play = {"de-4pzg", "de-16a", "de-18a", "manstein", *chosen, "supply"}
    check(game, {"hand": ["manstein"], "side": "axis"})
    cup_and_drawn = {*game.position.cup, *game.position.drawn}
    assert "manstein" not in cup_and_drawn
    assert others
    assert not set(others) & cup_and_drawn
    view = seen(game, "axis")
    assert view.cup + 1 == len(in_play - {"manstein"})
    assert cup_and_drawn <= in_play


@pytest.mark.rule("ava:6.1.e")
def test_no_seat_sees_into_the_cup() -> None:
    game = table(board=plain(), place=PLACE, cup=["su-8a", "de-18a", "supply"], decision=drawing("su-27a"))
    for seat in ("axis", "soviet", None):
        view = seen(game, seat)
        assert view.cup == 3
        assert not {"su-8a", "de-18a", "supply"} & {*view.chosen, *view.hand, *view.drawn, *view.waiting}


@pytest.mark.rule("ava:6.1.f")
def test_soviet_player_does_not_see_what_the_axis_holds() -> None:
    game = table(board=plain(), place=PLACE, hand={"axis": ["manstein"]}, decision=drawing("su-27a"))
    assert seen(game, "axis").hand == ("manstein",)
    assert "manstein" not in seen(game, "soviet").hand
    assert "manstein" not in seen(game, None).hand


@pytest.mark.rule("ava:6.1.f")
def test_an_army_of_choice_is_shown_to_its_owner_only() -> None:
    """From turn 4 on the Soviets take one more army; the Axis sees a chit face down beside those of the track."""
    game = leningrad(4, AXIS, SOVIET)
    play(game, {"raise": "su-34a"})
    (raised,) = (event for event in game.events or () if event.what == "army-raised")
    assert raised.to == ("soviet",)
    assert raised.args["chit"] == "su-34a"
    available = {seat: seen(game, seat).available["soviet"] for seat in ("soviet", "axis", None)}
    assert available["soviet"][-1] == "su-34a"
    assert available["axis"] == available[None] == (*available["soviet"][:-1], "?")
    assert {*SOVIET} <= {*available["axis"]}


@pytest.mark.rule("ava:6.2.a", "ava:15.2.b")
def test_more_chits_to_choose_from_come_with_the_turns() -> None:
    """Turn 2 brings the 27th Army, turn 3 the 23rd."""
    game = leningrad(2, AXIS, ["su-8a", "su-11a"])
    check(game, {"available": ["su-8a", "su-11a", "su-27a"], "side": "soviet"})
    game = leningrad(3, AXIS, ["su-8a", "su-11a", "su-27a"])
    check(game, {"available": SOVIET, "side": "soviet"})


@pytest.mark.rule("ava:6.2.c")
def test_axis_chooses_as_many_german_chits_as_the_track_says() -> None:
    """One more is there than turn 1 of Kiev lets them choose: the first stays behind."""
    number = places("kiev", 1, "ger")
    game = kiev(1, GERMANS[: number + 1])
    chosen = GERMANS[1 : number + 1]
    for chit in chosen:
        check(game, {"asked": "choose-chits", "seats": ["axis"]})
        play(game, {"choose": chit})
    check(game, {"asked": "choose-chits", "seats": ["soviet"]})
    check(game, {"chosen": chosen, "side": "axis"})


@pytest.mark.rule("ava:6.2.d")
def test_romanian_chits_have_a_number_of_their_own() -> None:
    """None in turn 1, although a German place is free; two in turn 2, beside five German ones."""
    game = kiev(1, ["de-1pzg", "de-1pzg-2", "de-6a", "de-17a", "de-11a", "ro-3a"])
    refused(game, {"choose": "ro-3a"}, by="6.2.d")
    allowed(game, {"choose": "de-6a"})
    later = kiev(2, ["de-1pzg", "de-1pzg-2", "de-6a", "de-17a"])
    germans = ["de-1pzg", "de-1pzg-2", "de-6a", "de-17a", "de-11a"]
    check(later, {"asked": "choose-chits", "seats": ["soviet"]})
    check(later, {"chosen": [*germans, "ro-3a", "ro-4a"], "side": "axis"})


@pytest.mark.rule("ava:6.2.e")
@pytest.mark.parametrize("scenario", ["leningrad", "smolensk", "kiev", "campaign"])
def test_axis_puts_everything_it_has_into_the_cup(scenario: str) -> None:
    """Turn 1: all chits of the set-up, without a question."""
    game = table(scenario=scenario, empty=False, decision={"phase": "selection"})
    while any(a["do"] == "choose" for a in legal(game)):
        check(game, {"asked": "choose-chits", "seats": ["soviet"]})
        play(game, {"choose": legal(game)[0]["chit"]})
    view = seen(game, "axis")
    assert set(view.available["axis"]) <= {*view.chosen, *all_chits(game)}


@pytest.mark.rule("ava:6.2.g")
def test_supply_check_concerns_both_players() -> None:
    """Units of both sides are cut off; both lose a step in turn 4."""
    place = [{"unit": "de-l-21", "at": "L2016"}, {"unit": "su-l-179", "at": "L2022"}]
    board = plain(axis=[], soviet=[])
    game = table(board=board, turn=4, place=place, cup=["su-27a"], decision=drawing("supply"))
    check(game, {"unit": "de-l-21", "steps": 1}, {"unit": "su-l-179", "steps": 1})


@pytest.mark.rule("ava:6.2.h")
def test_soviet_reinforcement_chit_must_be_chosen_as_soon_as_it_is_there() -> None:
    """Turn 4: the reinforcements take one of the places, without a question."""
    available, army = MANY[:-1], MANY[-1]
    number = places("leningrad", 4)
    game = leningrad(4, AXIS, available)
    play(game, {"raise": army})
    check(game, {"asked": "choose-chits"}, {"chosen": ["soviet-reinforcements"], "side": "soviet"})
    for chit in available[: number - 1]:
        play(game, {"choose": chit})
    assert not any(a["do"] == "choose" for a in legal(game))
    assert "soviet-reinforcements" in all_chits(game)
    assert available[number - 1 :]
    assert not set(available[number - 1 :]) & all_chits(game)


@pytest.mark.rule("ava:6.2.h")
def test_axis_reinforcement_chit_is_chosen_in_turn_four() -> None:
    game = leningrad(4, AXIS, MANY[:-1])
    play(game, {"raise": MANY[-1]})
    check(game, {"asked": "choose-chits", "seats": ["soviet"]})
    assert "axis-reinforcements" in seen(game, "axis").chosen


@pytest.mark.rule("ava:6.3.a", "ava:6.3.c")
def test_manstein_is_held_in_hand_and_played_from_there() -> None:
    game = table(board=plain(), place=PLACE, hand={"axis": ["manstein"]}, decision=drawing("su-27a"))
    check(game, {"asked": "interrupt-draw", "seats": ["axis"]})
    play(game, {"interrupt": "manstein"})
    check(game, {"hand": [], "side": "axis"}, {"drawn": ["manstein"]}, {"active": ["de-l-hq-4pzg"]})


@pytest.mark.rule("ava:6.3.b")
def test_manstein_counts_against_the_german_number() -> None:
    """Turn 1 has four German chits; with a fifth in the pool Manstein takes one of the four places."""
    axis = ["de-4pzg", "de-16a", "de-18a", "de-9a", "manstein"]
    game = leningrad(1, axis, [])
    check(game, {"asked": "choose-chits", "seats": ["axis"]})
    play(game, {"choose": "manstein"}, {"choose": "de-16a"}, {"choose": "de-18a"})
    check(game, {"asked": "choose-chits", "seats": ["axis"]})
    play(game, {"choose": "de-4pzg"})
    while any(a["do"] == "choose" for a in legal(game)):
        check(game, {"asked": "choose-chits", "seats": ["soviet"]})
        play(game, {"choose": legal(game)[0]["chit"]})
    assert "de-9a" not in all_chits(game)
    check(game, {"hand": ["manstein"], "side": "axis"})
