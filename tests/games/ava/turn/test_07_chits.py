"""7: chits are drawn and carried out; Manstein and Guderian interrupt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ava.phases import MANY, drawing, seen, table
from tests.games.ava.plain import chain, column, plain
from tests.games.ava.table import allowed, check, legal, play, refused

PLACE = [
    {"unit": "de-l-hq-18a", "at": "L2016"},
    {"unit": "de-l-hq-4pzg", "at": "L2116"},
    {"unit": "de-l-36m", "at": "L2115"},
    {"unit": "su-l-hq-27a", "at": "L2023"},
    {"unit": "su-l-16", "at": "L2022"},
]
END: dict[str, Any] = {"end-movement": None}


# -- 7.0, 7.1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:7.0.a")
def test_without_an_activation_nothing_moves() -> None:
    """The chit of a headquarters that is not on the map: play goes on to the next chit."""
    place = [unit for unit in PLACE if unit["unit"] != "su-l-hq-27a"]
    game = table(board=plain(), place=place, cup=["de-18a"], dice=[1], decision=drawing("su-27a"))
    check(game, {"asked": "move-units", "seats": ["axis"]}, {"unit": "su-l-16", "at": "L2022"})
    refused(game, {"move": "su-l-16"}, by="9.0.a")


@pytest.mark.rule("ava:7.0.a")
def test_without_their_chit_no_reinforcements_come() -> None:
    place = [*PLACE, {"unit": "su-l-292", "at": "available"}]
    board = plain(rails=chain(column(20, 20, 25)))
    game = table(board=board, turn=4, place=place, decision=drawing("su-27a"))
    assert not any(a["do"] == "call" for a in legal(game))
    game = table(board=board, turn=4, place=place, decision=drawing("soviet-reinforcements"))
    assert any(a["do"] == "call" for a in legal(game))


@pytest.mark.rule("ava:7.1.a", "ava:7.1.c", "ava:7.1.d", "ava:7.1.e")
def test_chits_are_drawn_one_after_another_and_laid_face_up() -> None:
    cup = ["de-18a", "su-27a", "de-4pzg"]
    game = table(board=plain(), place=PLACE, cup=cup, dice=[3, 2, 1], decision=drawing())
    told = []
    for seat, chit, active in (
        ("axis", "de-4pzg", ["de-l-hq-4pzg", "de-l-36m"]),
        ("soviet", "su-27a", ["su-l-hq-27a", "su-l-16"]),
        ("axis", "de-18a", ["de-l-hq-18a", "de-l-36m"]),
    ):
        told.append(chit)
        check(game, {"asked": "move-units", "seats": [seat]}, {"active": active}, {"drawn": told})
        for onlooker in ("axis", "soviet"):
            assert set(seen(game, onlooker).drawn) == set(told)
        if chit != "de-18a":
            play(game, END)


@pytest.mark.rule("ava:7.1.f")
def test_chit_that_was_carried_out_is_not_drawn_again() -> None:
    game = table(board=plain(), place=PLACE, cup=["de-18a", "su-27a"], dice=[1, 1], decision=drawing())
    play(game, END)
    check(game, {"drawn": ["de-18a", "su-27a"]}, {"cup": []}, {"asked": "move-units", "seats": ["soviet"]})


@pytest.mark.rule("ava:7.1.f")
def test_chit_can_be_chosen_again_in_the_next_turn() -> None:
    available = {"axis": [], "soviet": list(MANY)}
    game = table(board=plain(), turn=1, place=PLACE, available=available, drawn=["su-8a"], decision=drawing("su-27a"))
    play(game, END)
    check(game, {"turn": 2}, {"drawn": []}, {"asked": "choose-chits", "seats": ["soviet"]})
    allowed(game, {"choose": "su-27a"})
    allowed(game, {"choose": "su-8a"})


# -- 7.2 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:7.2.a")
@pytest.mark.parametrize(
    ("chit", "active"),
    [("su-27a", ["su-l-hq-27a", "su-l-16"]), ("de-18a", ["de-l-hq-18a", "de-l-36m"])],
)
def test_headquarters_chit_activates_the_headquarters_it_names(chit: str, active: list[str]) -> None:
    game = table(board=plain(), place=PLACE, decision=drawing(chit))
    check(game, {"active": active})


@pytest.mark.rule("ava:7.2.b")
@pytest.mark.parametrize(("side", "unit"), [("axis", "de-l-206"), ("soviet", "su-l-292")])
def test_reinforcement_chit_brings_units_of_its_side(side: str, unit: str) -> None:
    place = [{"unit": "de-l-206", "at": "available"}, {"unit": "su-l-292", "at": "available"}]
    board = plain(rails=chain(column(20, 13, 17)) | chain(column(20, 21, 25)))
    game = table(board=board, turn=4, place=place, decision=drawing(f"{side}-reinforcements"))
    check(game, {"asked": "call-reinforcements", "seats": [side]})
    assert [a["unit"] for a in legal(game) if a["do"] == "call"] == [unit]


@pytest.mark.rule("ava:7.2.c")
@pytest.mark.parametrize(("chit", "unit"), [("reserve", "su-s-27"), ("okh", "de-s-7")])
def test_reserve_and_okh_activate_units_on_the_map(chit: str, unit: str) -> None:
    """Optional rule: three units on a 1, far from any headquarters."""
    place = [{"unit": "su-s-27", "at": "S2022"}, {"unit": "de-s-7", "at": "S2016"}]
    place += [{"unit": "su-s-56", "at": "S2122"}, {"unit": "su-s-85", "at": "S1922"}, {"unit": "su-s-6", "at": "S1822"}]
    place += [
        {"unit": "de-s-17", "at": "S2116"},
        {"unit": "de-s-23", "at": "S1916"},
        {"unit": "de-s-78", "at": "S1816"},
    ]
    game = table(
        scenario="smolensk",
        options={"reserves": True},
        board=plain("S2019", axis=["S2013"], soviet=["S2025"]),
        place=place,
        dice=[1],
        decision=drawing(chit),
    )
    check(game, {"asked": "choose-reserve"})
    play(game, {"activate": unit})
    allowed(game, {"done": None})


@pytest.mark.rule("ava:7.2.d")
def test_supply_chit_makes_both_players_check_all_their_units() -> None:
    place = [
        {"unit": "de-l-21", "at": "L2016"},
        {"unit": "de-l-hq-18a", "at": "L2017"},
        {"unit": "su-l-16", "at": "L2022"},
        {"unit": "su-l-23t", "at": "L2023"},
    ]
    board = plain(axis=[], soviet=[])
    game = table(board=board, turn=4, place=place, cup=["su-27a"], decision=drawing("supply"))
    check(
        game,
        {"unit": "de-l-21", "steps": 1},
        {"unit": "de-l-hq-18a", "at": "eliminated"},
        {"unit": "su-l-16", "steps": 1},
        {"unit": "su-l-23t", "steps": 1},
    )


# -- 7.3 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:7.3.a", "ava:7.3.b", "ava:7.3.c")
def test_manstein_interrupts_and_activates_the_4th_panzer_group() -> None:
    """The drawn chit goes back into the cup."""
    game = table(board=plain(), place=PLACE, hand={"axis": ["manstein"]}, cup=["de-18a"], decision=drawing("su-27a"))
    check(game, {"asked": "interrupt-draw", "seats": ["axis"]})
    play(game, {"interrupt": "manstein"})
    check(
        game,
        {"active": ["de-l-hq-4pzg", "de-l-36m"]},
        {"cup": ["de-18a", "su-27a"]},
        {"drawn": ["manstein"]},
        {"hand": [], "side": "axis"},
        {"asked": "move-units", "seats": ["axis"]},
    )


@pytest.mark.rule("ava:7.3.a", "ava:7.3.d")
def test_guderian_interrupts_and_activates_the_2nd_panzer_group() -> None:
    place = [
        {"unit": "de-s-hq-2pzg", "at": "S2016"},
        {"unit": "de-s-dr", "at": "S2017"},
        {"unit": "su-s-hq-3a", "at": "S2023"},
    ]
    board = plain("S2019", axis=["S2013"], soviet=["S2025"])
    hand = {"axis": ["guderian"]}
    game = table(scenario="smolensk", board=board, place=place, hand=hand, decision=drawing("su-3a"))
    play(game, {"interrupt": "guderian"})
    check(game, {"active": ["de-s-hq-2pzg", "de-s-dr"]}, {"cup": ["su-3a"]}, {"drawn": ["guderian"]})


@pytest.mark.rule("ava:7.3.a")
def test_interrupt_is_optional() -> None:
    game = table(board=plain(), place=PLACE, hand={"axis": ["manstein"]}, decision=drawing("su-27a"))
    play(game, {"let-stand": None})
    check(
        game,
        {"active": ["su-l-hq-27a", "su-l-16"]},
        {"drawn": ["su-27a"]},
        {"hand": ["manstein"], "side": "axis"},
        {"asked": "move-units", "seats": ["soviet"]},
    )


@pytest.mark.rule("ava:7.3.b")
@pytest.mark.parametrize("chit", ["de-18a", "supply", "soviet-reinforcements", "su-27a"])
def test_any_drawn_chit_may_be_interrupted(chit: str) -> None:
    game = table(board=plain(), turn=4, place=PLACE, hand={"axis": ["manstein"]}, decision=drawing(chit))
    check(game, {"asked": "interrupt-draw", "seats": ["axis"]})
    play(game, {"interrupt": "manstein"})
    check(game, {"cup": [chit]}, {"drawn": ["manstein"]})


@pytest.mark.rule("ava:7.3.a")
def test_only_a_chit_in_hand_interrupts() -> None:
    game = table(board=plain(), place=PLACE, decision=drawing("su-27a"))
    check(game, {"asked": "move-units", "seats": ["soviet"]})
    held = table(
        scenario="campaign", board=plain(), place=PLACE, hand={"axis": ["manstein"]}, decision=drawing("su-27a")
    )
    refused(held, {"interrupt": "guderian"}, by="7.3.a")
    allowed(held, {"interrupt": "manstein"})


@pytest.mark.rule("ava:7.3.b")
def test_interrupted_chit_is_drawn_again_later() -> None:
    game = table(board=plain(), place=PLACE, hand={"axis": ["manstein"]}, dice=[1], decision=drawing("su-27a"))
    play(game, {"interrupt": "manstein"}, END)
    check(game, {"active": ["su-l-hq-27a", "su-l-16"]}, {"drawn": ["manstein", "su-27a"]}, {"cup": []})


@pytest.mark.rule("ava:7.3.e")
def test_both_unplayed_interrupts_come_before_the_end_of_the_turn() -> None:
    place = [
        *PLACE,
        {"unit": "de-s-hq-2pzg", "at": "S2821"},
    ]
    board = plain() | {"terrain": plain()["terrain"] | {"S2821": "clear"}}
    hand = {"axis": ["manstein", "guderian"]}
    game = table(scenario="campaign", board=board, place=place, hand=hand, decision=drawing("su-27a"))
    play(game, {"let-stand": None}, END)
    check(game, {"asked": "play-held", "seats": ["axis"]}, {"turn": 1})
    play(game, {"play-held": "guderian"})
    check(game, {"active": ["de-s-hq-2pzg"]})
    play(game, END)
    check(game, {"active": ["de-l-hq-4pzg", "de-l-36m"]}, {"turn": 1}, {"hand": [], "side": "axis"})
