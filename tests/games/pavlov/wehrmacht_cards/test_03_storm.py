"""Storm groups (p.19) and storm troops (p.25): the card, the sortie, its dice and its price."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.pavlov.interface.actions import Join
from tests.games.pavlov.card_hands import QUIET, holding, offered, use
from tests.games.pavlov.table import allowed, asked, check, finished, play, refused, table

STORM = use("c68", "hq62", "storm")
PLAIN = ("khait", "mosiashvili", "kiselev", "glushchenko")
"""Four counters without the storm-group ability."""


def reserve(*names: str) -> list[dict[str, Any]]:
    return [{"unit": name, "at": "reserve"} for name in names]


def party(*names: str, storm: str = "c62", place: tuple[dict[str, Any], ...] = (), **spec: Any) -> Game[Any]:
    """The storm-group action just chosen, these counters in the reserve; Naumov stays on watch."""
    men = [*reserve(*names), {"unit": "naumov", "at": "r3"}]
    game = holding("c68", "c69", home=False, place=[*men, *place], storm=storm, **spec)
    play(game, STORM)
    return game


def sortie(*names: str, **spec: Any) -> Game[Any]:
    """The sortie of these counters, carried out."""
    game = party(*names, **spec)
    play(game, *({"join": name} for name in names), {"launch": None})
    return game


# -- the card -----------------------------------------------------------------------------------------------------


def revealed(card: str, **spec: Any) -> Game[Any]:
    place = [*reserve("pavlov"), {"token": "food", "at": "supply"}]
    return table(place=place, decision={"phase": "wehrmacht", "card": card}, **spec)


@pytest.mark.rule("pavlov:3.storm.a")
@pytest.mark.parametrize("card", ["c62", "c67", "c61"])
def test_new_storm_group_card_goes_to_its_area(card: str) -> None:
    check(revealed(card, storm="none"), {"storm": card})


@pytest.mark.rule("pavlov:3.storm.b")
@pytest.mark.parametrize("card", ["c64", "c61"])
def test_new_storm_group_card_removes_the_old_one(card: str) -> None:
    place = [*reserve("pavlov"), {"token": "food", "at": "supply", "count": 2}]
    order = {"phase": "wehrmacht", "left": 2}
    game = table(place=place, wehrmacht=["c62", card, "c14"], wehrmacht_only=True, decision=order)
    check(game, {"storm": card}, {"stormed": []}, {"wehrmacht_count": 1})
    at = game.position
    assert 62 not in (*at.wehrmacht, *at.stormed, *at.discard)


@pytest.mark.rule("pavlov:3.storm.b")
def test_card_already_won_is_not_removed_by_a_new_one() -> None:
    game = revealed("c64", storm="none", stormed=["c62"])
    check(game, {"storm": "c64"}, {"stormed": ["c62"]})


# -- eligibility and time -----------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:3.storm.c")
def test_sortie_is_ordered_by_the_army_post_only() -> None:
    game = holding("c68", "c75", storm="c62")
    for unit in ("grd13", "sap8"):
        refused(game, use("c75", unit, "storm"), by="2.2.h")
    play(game, STORM)
    assert asked(game) == "choose-sortie"


@pytest.mark.rule("pavlov:3.storm.c")
def test_no_sortie_is_offered_in_the_counter_phase() -> None:
    game = table(place=reserve("pavlov", "khait"), storm="c62", decision={"phase": "moves"})
    assert not offered(game, Join)
    check(game, {"illegal": {"join": "pavlov"}})
    play(game, {"end-moves": None})
    check(game, {"illegal": {"join": "pavlov"}})


@pytest.mark.rule("pavlov:3.storm.d")
@pytest.mark.parametrize(
    ("card", "colour", "other"),
    [
        ("c62", ("t1-1", "t1-4", "t2-3"), ("t3-1", "t6-1")),
        ("c64", ("t3-1", "t4-2", "t5-4"), ("t2-1", "t6-1")),
        ("c66", ("t6-1", "t6-4"), ("t1-1", "t5-1")),
    ],
)
def test_sortie_needs_clear_approaches_of_the_colour(
    card: str, colour: tuple[str, ...], other: tuple[str, ...]
) -> None:
    for space in colour:
        refused(holding("c68", storm=card, place=[{"unit": "rifle", "at": space}]), STORM, by="3.storm.d")
        refused(holding("c68", storm=card, place=[{"unit": "pz2", "at": space}]), STORM, by="3.storm.d")
    allowed(holding("c68", storm=card, place=[{"unit": "rifle", "at": space} for space in other]), STORM)


@pytest.mark.rule("pavlov:3.storm.e")
def test_counters_of_positions_and_reserve_may_go() -> None:
    game = party("khait", place=({"unit": "mosiashvili", "at": "g1"}, {"unit": "kiselev", "at": "rp"}))
    assert {a.counter for a in offered(game, Join)} == {"khait", "mosiashvili", "kiselev", "naumov"}


@pytest.mark.rule("pavlov:3.storm.e")
def test_only_counters_in_the_house_may_go() -> None:
    game = party("khait", place=({"unit": "svirin", "at": "removed"},))
    refused(game, {"join": "saraev"}, by="3.storm.e")
    refused(game, {"join": "svirin"}, by="3.storm.e")
    allowed(game, {"join": "khait"})


@pytest.mark.rule("pavlov:3.storm.e")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_any_number_of_counters_may_go(count: int) -> None:
    game = sortie(*PLAIN[:count], dice=[6] * count + [6] * count)
    check(game, *({"unit": name, "at": "reserve"} for name in PLAIN[:count]))
    finished(game)


@pytest.mark.rule("pavlov:3.storm.e")
def test_counter_joins_once() -> None:
    game = party(*PLAIN)
    play(game, {"join": "khait"})
    assert "khait" not in {a.counter for a in offered(game, Join)}


@pytest.mark.rule("pavlov:3.storm.f")
@pytest.mark.parametrize("at", ["reserve", "g1"])
def test_exhausted_counter_may_not_go(at: str) -> None:
    game = party("khait", place=({"unit": "svirin", "at": at, "exhausted": True},))
    refused(game, {"join": "svirin"}, by="3.storm.f")
    allowed(game, {"join": "khait"})


@pytest.mark.rule("pavlov:3.storm.g")
@pytest.mark.parametrize("at", ["reserve", "g1"])
def test_damaged_counter_may_not_go(at: str) -> None:
    game = party("khait", place=({"unit": "svirin", "at": at, "damaged": True},))
    refused(game, {"join": "svirin"}, by="3.storm.g")
    allowed(game, {"join": "khait"})


# -- the attack ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:3.storm.h", "pavlov:3.storm.i")
@pytest.mark.parametrize(
    ("dice", "won"), [([3, 4, 4, 4], True), ([6, 6, 6, 6], True), ([4, 4, 4, 2], False), ([1, 1, 1, 6], False)]
)
def test_sum_of_one_die_each_must_reach_the_defence(dice: list[int], won: bool) -> None:
    game = sortie(*PLAIN, dice=[*dice, 5, 5, 5, 5])
    check(game, {"stormed": ["c62"] if won else []}, {"storm": "none" if won else "c62"})
    finished(game)


@pytest.mark.rule("pavlov:3.storm.i")
@pytest.mark.parametrize(("dice", "won"), [([6, 6, 6, 2], True), ([6, 6, 6, 1], False)])
def test_defence_is_that_of_the_card(dice: list[int], won: bool) -> None:
    game = sortie(*PLAIN, storm="c63", dice=[*dice, 5, 5, 5, 5])
    check(game, {"storm": "none" if won else "c63"})


@pytest.mark.rule("pavlov:3.storm.j")
def test_card_won_is_set_aside_and_scores() -> None:
    game = party(*PLAIN, dice=[6, 6, 6, 6, 5, 5, 5, 5])
    check(game, {"score": 5})
    play(game, *({"join": name} for name in PLAIN), {"launch": None})
    check(game, {"storm": "none"}, {"stormed": ["c62"]}, {"score": 10})


@pytest.mark.rule("pavlov:3.storm.j")
def test_card_won_cannot_be_stormed_again() -> None:
    game = sortie(*PLAIN, dice=[6, 6, 6, 6, 5, 5, 5, 5])
    refused(game, use("c69", "hq62", "storm"), by="2.hq62.g")


@pytest.mark.rule("pavlov:3.storm.k")
def test_card_not_won_stays_and_may_be_tried_again() -> None:
    game = sortie(*PLAIN, dice=[1, 1, 1, 1, 5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 5, 5])
    check(game, {"storm": "c62"}, {"stormed": []}, {"score": 5})
    play(game, use("c69", "hq62", "storm"), *({"join": name} for name in PLAIN), {"launch": None})
    check(game, {"storm": "none"}, {"stormed": ["c62"]})
    finished(game)


@pytest.mark.rule("pavlov:3.storm.k")
def test_card_not_won_outlives_the_turn() -> None:
    game = sortie("khait", dice=[1, 5, *QUIET["dice"]], wehrmacht=QUIET["wehrmacht"], turn=3)
    play(game, {"end-cards": None}, {"end-moves": None}, {"end-actions": None})
    check(game, {"turn": 4}, {"storm": "c62"})


# -- the price ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:3.storm.l", "pavlov:3.storm.m", "pavlov:3.storm.n")
@pytest.mark.parametrize("attack", [[6, 6, 6, 6], [1, 1, 1, 1]])
def test_every_participant_rolls_for_his_life_won_or_lost(attack: list[int]) -> None:
    game = sortie(*PLAIN, dice=[*attack, 1, 4, 5, 6])
    fates = dict(zip(PLAIN, ["removed", "removed", "reserve", "reserve"], strict=True))
    check(game, *({"unit": name, "at": at} for name, at in fates.items()))
    check(game, {"unit": "naumov", "at": "r3"})
    finished(game)


@pytest.mark.rule("pavlov:3.storm.m", "pavlov:3.storm.n")
@pytest.mark.parametrize("die", range(1, 7))
def test_participant_is_lost_on_one_to_four(die: int) -> None:
    game = sortie("khait", dice=[6, die])
    check(game, {"unit": "khait", "at": "removed" if die <= 4 else "reserve"})


@pytest.mark.rule("pavlov:3.storm.n")
def test_participant_of_a_position_returns_to_the_reserve_unharmed() -> None:
    game = party(place=({"unit": "khait", "at": "g1"},), dice=[6, 5])
    play(game, {"join": "khait"}, {"launch": None})
    check(game, {"unit": "khait", "at": "reserve", "exhausted": False, "damaged": False, "mark": ""})


@pytest.mark.rule("pavlov:3.storm.l", "pavlov:3.storm.m")
def test_fate_of_one_participant_is_settled_before_the_next_rolls() -> None:
    aid = {"token": "aid", "at": "supply"}
    game = party("khait", "kiselev", place=(aid,), dice=[1, 1, 2, 3])
    play(game, {"join": "khait"}, {"join": "kiselev"}, {"launch": None})
    assert asked(game) == "choose-aid"
    assert game.dice.script == (3,)
    play(game, {"use-aid": None})
    check(game, {"unit": "khait", "at": "reserve"}, {"unit": "kiselev", "at": "removed"})
    finished(game)


@pytest.mark.rule("pavlov:3.storm.m")
def test_sortie_that_loses_the_whole_garrison_loses_the_game() -> None:
    game = holding("c68", home=False, place=reserve("khait", "kiselev"), storm="c62", dice=[6, 6, 1, 2])
    play(game, STORM, {"join": "khait"}, {"join": "kiselev"}, {"launch": None})
    check(game, {"outcome": "loss", "seat": "soviet"})


@pytest.mark.rule("pavlov:3.storm.e")
def test_gun_of_a_crew_that_goes_out_is_left_in_the_reserve() -> None:
    gun = ({"unit": "sobgaida", "at": "g1"}, {"unit": "gun-53k", "at": "g1"})
    game = party(place=gun, dice=[6, 6])
    play(game, {"join": "sobgaida"}, {"launch": None})
    check(game, {"unit": "gun-53k", "at": "reserve"}, {"unit": "sobgaida", "at": "reserve"})


# -- storm troops -------------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:4.storm.a")
def test_storm_trooper_adds_two_dice() -> None:
    game = sortie("alexandrov", dice=[5, 5, 5, 6])
    check(game, {"stormed": ["c62"]}, {"unit": "alexandrov", "at": "reserve"})
    finished(game)


@pytest.mark.rule("pavlov:4.storm.a")
def test_every_storm_trooper_of_the_sortie_adds_two_dice_but_only_one_fate_die() -> None:
    game = sortie("alexandrov", "khait", "dronov", dice=[3, 3, 3, 3, 3, 3, 2, 1, 6, 5])
    check(game, {"unit": "alexandrov", "at": "removed"}, {"unit": "khait", "at": "reserve"})
    check(game, {"unit": "dronov", "at": "reserve"}, {"stormed": ["c62"]})
    finished(game)


@pytest.mark.rule("pavlov:4.storm.b")
def test_storm_trooper_who_stays_at_home_adds_nothing() -> None:
    home = ({"unit": "alexandrov", "at": "r2"}, {"unit": "dronov", "at": "reserve"})
    game = sortie("khait", place=home, dice=[6, 5])
    check(game, {"storm": "c62"}, {"stormed": []})
    finished(game)
