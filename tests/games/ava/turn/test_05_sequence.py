"""5.0: the sequence of a turn: selection, command, activation, operations, end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ava.phases import MANY, activating, drawing, moving, places, seen, table
from tests.games.ava.plain import lakes, neighbours, plain
from tests.games.ava.table import allowed, asked, check, legal, play, refused

HQS = [{"unit": "de-l-hq-18a", "at": "L2016"}, {"unit": "su-l-hq-27a", "at": "L2023"}]
"""Headquarters of both sides, out of each other's way."""
END: dict[str, Any] = {"end-movement": None}


def choosing(turn: int = 3, **more: Any) -> Any:
    """Turn 3 of Leningrad: the Soviets have more chits than they may choose, the Axis takes all it has."""
    available = {
        "axis": ["de-4pzg", "de-16a", "de-18a", "manstein"],
        "soviet": list(MANY),
    }
    board = plain()
    return table(
        board=board, turn=turn, place=HQS, available=available, decision={"phase": "selection"}, dice=[1], **more
    )


@pytest.mark.rule("ava:5.0.a", "ava:5.0.n", "ava:5.0.p")
def test_turn_ends_and_the_next_begins_with_its_selection() -> None:
    available = {"soviet": list(MANY), "axis": []}
    game = table(board=plain(), turn=1, place=HQS, available=available, decision={"phase": "end"})
    check(game, {"turn": 2}, {"asked": "choose-chits", "seats": ["soviet"]})


@pytest.mark.rule("ava:5.0.b", "ava:16.4.a")
def test_game_ends_after_the_ninth_turn() -> None:
    """With the supply check of turn 9 everything is over; in turn 8 play goes on."""
    hq = HQS[1:]
    last = table(board=plain(), turn=9, place=hq, markers={"L": 0}, cup=["su-27a"], decision=drawing("supply"))
    check(last, {"asked": "over"}, {"outcome": "win", "seat": "soviet"})
    before = table(board=plain(), turn=8, place=hq, markers={"L": 0}, cup=["su-27a"], decision=drawing("supply"))
    check(before, {"asked": "move-units", "seats": ["soviet"]}, {"turn": 8})


@pytest.mark.rule("ava:5.0.c", "ava:6.1.f")
def test_choice_of_chits_is_secret() -> None:
    game = choosing()
    check(game, {"asked": "choose-chits", "seats": ["soviet"]})
    play(game, {"choose": "su-27a"})
    assert seen(game, "soviet").chosen == ("su-27a",)
    assert "su-27a" not in seen(game, "axis").chosen
    assert "su-27a" not in seen(game, None).chosen


@pytest.mark.rule("ava:5.0.d", "ava:5.0.e")
def test_chosen_chits_of_both_sides_lie_in_one_cup() -> None:
    game = choosing()
    chosen = MANY[: places("leningrad", 3)]
    play(game, *({"choose": chit} for chit in chosen))
    drawn = set(game.position.drawn)
    everything = {"de-4pzg", "de-16a", "de-18a", *chosen, "supply"}
    asking = asked(game)
    assert asking == "interrupt-draw"
    assert len(everything - set(game.position.cup) - drawn) <= 1
    assert set(game.position.cup) <= everything


@pytest.mark.rule("ava:5.0.e", "ava:5.0.f")
@pytest.mark.parametrize(("die", "chit", "seat"), [(1, "de-18a", "axis"), (2, "su-27a", "soviet")])
def test_drawn_chit_makes_its_owner_active(die: int, chit: str, seat: str) -> None:
    game = table(board=plain(), place=HQS, cup=["de-18a", "su-27a"], dice=[die], decision=drawing())
    check(game, {"drawn": [chit]}, {"asked": "move-units", "seats": [seat]})


@pytest.mark.rule("ava:5.0.g")
def test_chit_activates_its_headquarters_and_those_in_range() -> None:
    place = [*HQS, {"unit": "de-l-21", "at": "L2017"}, {"unit": "de-l-1", "at": "L2021"}]
    game = table(board=plain(), place=place, decision=drawing("de-18a"))
    check(game, {"active": ["de-l-hq-18a", "de-l-21"]})


BATTLE = [
    {"unit": "de-l-hq-18a", "at": "L2016"},
    {"unit": "de-l-21", "at": "L2017"},
    {"unit": "de-l-1", "at": "L2118"},
    {"unit": "su-l-179", "at": "L2019"},
]


@pytest.mark.rule("ava:5.0.h", "ava:5.0.i", "ava:5.0.j")
def test_movement_comes_before_combat() -> None:
    game = table(board=plain(), place=BATTLE, decision=activating("de-l-hq-18a"))
    check(game, {"asked": "move-units", "seats": ["axis"]})
    assert not any(a["do"] == "attack" for a in legal(game))
    play(game, {"move": "de-l-21"}, {"go": "L2018"}, END)
    check(game, {"asked": "declare-attacks", "seats": ["axis"]})
    allowed(game, {"attack": "de-l-21", "target": "L2019"})
    allowed(game, {"attack": "de-l-1", "target": "L2019"})
    assert not any(a["do"] == "move" for a in legal(game))


@pytest.mark.rule("ava:5.0.h", "ava:5.0.i")
def test_units_of_the_other_player_do_not_move() -> None:
    game = table(board=plain(), place=BATTLE, decision=activating("de-l-hq-18a"))
    assert {a["unit"] for a in legal(game) if a["do"] == "move"} == {"de-l-hq-18a", "de-l-21", "de-l-1"}
    refused(game, {"move": "su-l-179"}, by="9.0.a")


@pytest.mark.rule("ava:5.0.k")
def test_next_chit_is_drawn_while_there_is_one() -> None:
    game = table(board=plain(), place=HQS, cup=["de-18a", "su-27a"], dice=[1, 1], decision=drawing())
    check(game, {"asked": "move-units", "seats": ["axis"]}, {"cup": ["su-27a"]})
    play(game, END)
    check(game, {"asked": "move-units", "seats": ["soviet"]}, {"cup": []}, {"turn": 1})


@pytest.mark.rule("ava:5.0.l", "ava:5.0.n")
def test_empty_cup_ends_the_turn() -> None:
    available = {"soviet": list(MANY), "axis": []}
    game = table(board=plain(), place=HQS, available=available, decision=drawing("de-18a"))
    check(game, {"turn": 1}, {"cup": []})
    play(game, END)
    check(game, {"turn": 2})


@pytest.mark.rule("ava:5.0.m", "ava:7.3.e")
def test_chit_in_hand_is_played_before_the_turn_ends() -> None:
    place = [*HQS, {"unit": "de-l-hq-4pzg", "at": "L2116"}]
    game = table(board=plain(), place=place, hand={"axis": ["manstein"]}, decision=drawing("de-18a"))
    play(game, {"let-stand": None}, END)
    check(game, {"turn": 1}, {"active": ["de-l-hq-4pzg"]}, {"hand": [], "side": "axis"})
    check(game, {"asked": "move-units", "seats": ["axis"]})


@pytest.mark.rule("ava:5.0.o")
def test_axis_units_on_the_new_box_become_available() -> None:
    place = [*HQS, {"unit": "de-l-12pzx", "at": "track-4"}, {"unit": "de-l-18mx", "at": "track-5"}]
    available = {"soviet": ["su-8a", "su-11a", "su-27a", "su-23a"], "axis": []}
    game = table(board=plain(), turn=3, place=place, available=available, decision={"phase": "end"})
    check(game, {"turn": 4}, {"unit": "de-l-12pzx", "at": "available"}, {"unit": "de-l-18mx", "at": "track-5"})


@pytest.mark.rule("ava:5.0.j")
def test_combat_segment_is_for_active_units_only() -> None:
    """The 1st infantry stands next to the enemy but five hexes from the headquarters."""
    place = [
        {"unit": "de-l-hq-18a", "at": "L2016"},
        {"unit": "de-l-21", "at": "L2018"},
        {"unit": "de-l-1", "at": "L2020"},
        {"unit": "de-l-11", "at": "L2021"},
        {"unit": "su-l-179", "at": "L2019"},
        {"unit": "su-l-10", "at": "L2022"},
    ]
    assert "L2022" in neighbours("L2021")
    game = table(board=plain(terrain=lakes(["L2323"])), place=place, decision=activating("de-l-hq-18a"))
    play(game, END)
    allowed(game, {"attack": "de-l-1", "target": "L2019"})
    refused(game, {"attack": "de-l-11", "target": "L2022"}, by="10.1.d")


@pytest.mark.rule("ava:5.0.h")
def test_activated_units_need_neither_move_nor_attack() -> None:
    game = table(board=plain(), place=BATTLE, cup=["su-8a"], decision=activating("de-l-hq-18a"))
    play(game, END, {"end-declaration": None})
    check(game, {"unit": "de-l-21", "at": "L2017", "steps": 2}, {"unit": "su-l-179", "at": "L2019", "steps": 2})


@pytest.mark.rule("ava:5.0.i")
def test_movement_segment_has_only_active_units() -> None:
    place = [{"unit": "de-l-21", "at": "L2017"}, {"unit": "de-l-1", "at": "L2117"}]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-21"))
    refused(game, {"move": "de-l-1"}, by="8.2.d")
    allowed(game, {"move": "de-l-21"})
