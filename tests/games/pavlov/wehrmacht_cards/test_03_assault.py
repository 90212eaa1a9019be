"""3.assault: all infantry suppresses, then all armour shells, colour by colour."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import check, finished, table

SPARE = {"unit": "alexandrov", "at": "reserve"}


def assault(things: dict[str, str], dice: list[int], **keys: Any) -> Game[Any]:
    """An assault card; `things` are spaces with the Wehrmacht type in them, and Soviet counters with their post."""
    place = [SPARE]
    for one, other in things.items():
        place.append({"unit": other, "at": one} if "-" in one and one[0] == "t" else {"unit": one, "at": other})
    return table(place=place, dice=dice, decision={"phase": "wehrmacht", "card": "c31"}, **keys)


def hurt(game: Game[Any], **men: bool) -> None:
    for unit, damaged in men.items():
        check(game, {"unit": unit, "damaged": damaged})


@pytest.mark.rule("pavlov:3.assault.a", "pavlov:3.assault.e")
def test_suppression_values_of_all_infantry_on_both_green_approaches_are_added_up() -> None:
    # mg 2 + rifle 1 + scout 1: the fourth die hits, none is left over.
    game = assault({"t1-1": "mg", "t1-4": "rifle", "t2-3": "scout", "pavlov": "g1"}, [1, 1, 1, 1, 6])
    hurt(game, pavlov=True)
    finished(game)


@pytest.mark.rule("pavlov:3.assault.a", "pavlov:3.assault.e")
def test_infantry_of_all_three_red_approaches_is_added_up() -> None:
    game = assault({"t3-1": "mg", "t4-2": "mg", "t5-4": "mg", "pavlov": "r2"}, [2, 1, 1, 1, 1, 1, 6])
    hurt(game, pavlov=True)
    finished(game)


@pytest.mark.rule("pavlov:3.assault.b", "pavlov:3.assault.j")
def test_attack_values_of_all_armour_of_a_colour_are_added_up() -> None:
    # pz2 2 + pz3 3 + pz4 4 + stug 3: the twelfth die hits.
    things = {"t3-1": "pz2", "t3-2": "pz3", "t4-1": "pz4", "t5-1": "stug"}
    game = assault(things, [*[1] * 11, 6])
    check(game, {"defence": "red", "is": 5}, {"defence": "green", "is": 6}, {"defence": "purple", "is": 6})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.c")
def test_infantry_strikes_only_positions_of_its_colour() -> None:
    game = assault({"t1-1": "rifle", "pavlov": "g3", "glushchenko": "r3", "kiselev": "p3"}, [3, 6])
    hurt(game, pavlov=True, glushchenko=False, kiselev=False)
    finished(game)


@pytest.mark.rule("pavlov:3.assault.c")
def test_infantry_without_a_target_of_its_colour_does_not_roll() -> None:
    game = assault({"t1-1": "mg", "pavlov": "r3", "glushchenko": "p2"}, [])
    hurt(game, pavlov=False, glushchenko=False)
    check(game, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.c")
def test_counter_between_two_colours_is_struck_by_both() -> None:
    # Green 5 first: damaged; then red 1: removed by the second hit.
    game = assault({"t1-1": "rifle", "t3-1": "rifle", "pavlov": "gr"}, [5, 6, 1, 6])
    check(game, {"unit": "pavlov", "at": "removed"})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.c", "pavlov:3.assault.d")
def test_man_removed_by_green_is_no_target_for_red() -> None:
    men = [SPARE, {"unit": "rifle", "at": "t1-1"}, {"unit": "rifle", "at": "t3-1"}]
    hurt_man = {"unit": "pavlov", "at": "gr", "damaged": True}
    game = table(place=[*men, hurt_man], dice=[5, 6], decision={"phase": "wehrmacht", "card": "c31"})
    check(game, {"unit": "pavlov", "at": "removed"}, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.c")
def test_armour_shells_only_its_colour() -> None:
    game = assault({"t6-2": "pz2"}, [6, 6])
    check(game, {"defence": "green", "is": 6}, {"defence": "red", "is": 6}, {"defence": "purple", "is": 5})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.d")
@pytest.mark.parametrize("hit", ["green", "red", "purple"])
def test_suppression_goes_green_red_purple(hit: str) -> None:
    # One, two and three dice: the order of the colours decides which of them is the 6.
    things = {"t2-1": "rifle", "t4-1": "mg", "t6-1": "mg", "t6-2": "scout"}
    men = {"pavlov": "g2", "glushchenko": "r2", "kiselev": "p2"}
    rolls = {"green": [2, 1], "red": [2, 1, 1], "purple": [2, 1, 1, 1]}
    rolls[hit][-1] = 6
    game = assault(things | men, [*rolls["green"], *rolls["red"], *rolls["purple"]])
    hurt(game, pavlov=hit == "green", glushchenko=hit == "red", kiselev=hit == "purple")
    finished(game)


@pytest.mark.rule("pavlov:3.assault.f")
@pytest.mark.parametrize(
    ("die", "victim"), [(1, "pavlov"), (2, "pavlov"), (3, "kiselev"), (4, "kiselev"), (6, "kiselev")]
)
def test_die_picks_the_position_with_the_search_of_the_mortar(die: int, victim: str) -> None:
    game = assault({"t3-1": "rifle", "pavlov": "r2", "kiselev": "r4"}, [die, 6])
    hurt(game, pavlov=victim == "pavlov", kiselev=victim == "kiselev")
    finished(game)


@pytest.mark.rule("pavlov:3.assault.g")
@pytest.mark.parametrize(("die", "damaged"), [(4, False), (5, True)])
def test_die_reaching_the_defence_damages_the_target(die: int, damaged: bool) -> None:
    game = assault({"t1-1": "rifle", "pavlov": "g4"}, [4, die], defence={"green": 5})
    check(game, {"unit": "pavlov", "at": "g4", "damaged": damaged}, {"defence": "green", "is": 5})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.g")
def test_target_damaged_already_is_removed() -> None:
    place = [SPARE, {"unit": "rifle", "at": "t1-1"}, {"unit": "pavlov", "at": "g4", "damaged": True}]
    game = table(place=place, dice=[4, 6], decision={"phase": "wehrmacht", "card": "c46"})
    check(game, {"unit": "pavlov", "at": "removed"})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.g")
def test_both_counters_of_a_crew_are_damaged() -> None:
    things = {"t1-1": "rifle", "sobgaida": "g1", "murzaev": "g1", "gun-53k": "g1"}
    game = assault(things, [1, 6])
    hurt(game, sobgaida=True, murzaev=True)
    finished(game)


@pytest.mark.rule("pavlov:3.assault.h")
def test_shelling_comes_after_the_suppression_of_all_colours() -> None:
    # Suppression of green and purple first, both missing by one; the tanks of green fire last.
    things = {"t1-1": "rifle", "t2-1": "pz2", "t6-1": "rifle", "pavlov": "g1", "kiselev": "p2"}
    game = assault(things, [1, 5, 2, 5, 6, 1])
    hurt(game, pavlov=False, kiselev=False)
    check(game, {"defence": "green", "is": 5}, {"defence": "purple", "is": 6})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.h")
def test_man_suppressed_in_the_assault_is_lost_to_its_shelling() -> None:
    # The man on red 6, which is purple 1, is damaged by the infantry of red; the tank then hits purple at 3.
    things = {"t3-1": "rifle", "t6-1": "pz2", "pavlov": "rp"}
    game = assault(things, [6, 6, 3, 1], defence={"purple": 3})
    check(game, {"unit": "pavlov", "at": "removed"}, {"defence": "purple", "is": 3})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.i")
@pytest.mark.parametrize("hit", ["green", "red", "purple"])
def test_shelling_goes_green_red_purple(hit: str) -> None:
    things = {"t1-1": "pz2", "t5-1": "pz3", "t6-1": "pz4"}
    rolls = {"green": [1, 1], "red": [1, 1, 1], "purple": [1, 1, 1, 1]}
    rolls[hit][-1] = 6
    game = assault(things, [*rolls["green"], *rolls["red"], *rolls["purple"]])
    for colour in ("green", "red", "purple"):
        check(game, {"defence": colour, "is": 5 if colour == hit else 6})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.k")
@pytest.mark.parametrize(("dice", "after"), [([6, 6], 4), ([5, 1], 4), ([4, 4], 5)])
def test_armour_that_hits_lowers_the_defence_by_one(dice: list[int], after: int) -> None:
    game = assault({"t1-1": "pz2"}, dice, defence={"green": 5})
    check(game, {"defence": "green", "is": after})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.k")
def test_armour_that_hits_at_three_damages_the_men_of_the_colour() -> None:
    things = {"t1-1": "pz2", "pavlov": "g1", "glushchenko": "gr", "kiselev": "r2"}
    game = assault(things, [3, 1], defence={"green": 3})
    hurt(game, pavlov=True, glushchenko=True, kiselev=False)
    check(game, {"defence": "green", "is": 3})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.l")
def test_empty_square_rolls_nothing() -> None:
    game = assault({"pavlov": "g1", "glushchenko": "r2"}, [])
    check(game, {"asked": "move-counter"}, {"defence": "green", "is": 6})
    finished(game)


@pytest.mark.rule("pavlov:3.assault.l")
def test_armour_alone_does_not_suppress() -> None:
    game = assault({"t1-1": "pz2", "pavlov": "g1"}, [1, 1])
    hurt(game, pavlov=False)
    finished(game)


@pytest.mark.rule("pavlov:3.assault.l")
def test_infantry_alone_does_not_shell() -> None:
    game = assault({"t1-1": "mg", "pavlov": "g1"}, [1, 6, 6])
    check(game, {"defence": "green", "is": 6})
    hurt(game, pavlov=True)
    finished(game)


def test_log_tells_from_which_spaces_an_assault_is_fired() -> None:
    things = {"t1-1": "mg", "t2-3": "scout", "t1-2": "pz2", "pavlov": "g1"}
    game = assault(things, [1, 1, 1, 1, 1, 1])
    fired = {event.what: event.args["sources"] for event in game.events or () if "sources" in event.args}
    assert fired == {"post-suppressed": ("t1-1", "t2-3"), "building-shelled": ("t1-2",)}
