"""3.sniper: two dice find the colour and the position, four decide whether the counter there is removed."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import check, finished, play, refused, table

# A counter always stays alive in the reserve, so that no test ends in the loss of an empty House.
SPARE = {"unit": "alexandrov", "at": "reserve"}


def sniper(posts: dict[str, str], dice: list[int], **keys: Any) -> Game[Any]:
    """A sniper card with these counters on these positions."""
    place = [SPARE, *({"unit": unit, "at": at} for unit, at in posts.items())]
    return table(place=place, dice=dice, decision={"phase": "wehrmacht", "card": "c14"}, **keys)


@pytest.mark.rule("pavlov:3.sniper.a")
@pytest.mark.parametrize(
    ("die", "victim"),
    [(1, "glushchenko"), (2, "glushchenko"), (3, "pavlov"), (4, "pavlov"), (5, "kiselev"), (6, "kiselev")],
)
def test_first_die_gives_the_colour_printed_on_the_card(die: int, victim: str) -> None:
    posts = {"glushchenko": "g1", "pavlov": "r2", "kiselev": "p2"}
    game = sniper(posts, [die, 1, 6, 6, 6, 6])
    for unit, at in posts.items():
        check(game, {"unit": unit, "at": "removed" if unit == victim else at})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.b")
def test_colour_without_soviet_counters_is_not_attacked() -> None:
    # Green and purple are held, red is rolled: no position die and no attack dice follow.
    game = sniper({"glushchenko": "g1", "kiselev": "p2"}, [3])
    check(game, {"unit": "glushchenko", "at": "g1"}, {"unit": "kiselev", "at": "p2"}, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.b")
def test_reserve_is_of_no_colour() -> None:
    game = sniper({"pavlov": "reserve"}, [3])
    check(game, {"unit": "pavlov", "at": "reserve"}, {"unit": "alexandrov", "at": "reserve"})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.c")
@pytest.mark.parametrize(("die", "victim"), [(2, "pavlov"), (3, "glushchenko"), (4, "kiselev")])
def test_second_die_gives_the_number_of_the_position(die: int, victim: str) -> None:
    posts = {"pavlov": "r2", "glushchenko": "r3", "kiselev": "r4"}
    game = sniper(posts, [3, die, 6, 1, 1, 1])
    for unit, at in posts.items():
        check(game, {"unit": unit, "at": "removed" if unit == victim else at})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.d")
def test_empty_position_passes_the_shot_to_a_higher_number_even_if_a_lower_one_is_nearer() -> None:
    game = sniper({"pavlov": "r2", "glushchenko": "r5"}, [3, 3, 6, 1, 1, 1])
    check(game, {"unit": "pavlov", "at": "r2"}, {"unit": "glushchenko", "at": "removed"})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.d")
def test_of_several_higher_positions_the_nearest_is_the_target() -> None:
    game = sniper({"pavlov": "g4", "glushchenko": "g6"}, [1, 2, 6, 1, 1, 1])
    check(game, {"unit": "pavlov", "at": "removed"}, {"unit": "glushchenko", "at": "g6"})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.e")
def test_with_no_higher_position_occupied_the_nearest_lower_position_is_the_target() -> None:
    game = sniper({"pavlov": "r2", "glushchenko": "r4"}, [4, 5, 6, 1, 1, 1])
    check(game, {"unit": "pavlov", "at": "r2"}, {"unit": "glushchenko", "at": "removed"})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.e")
def test_search_does_not_leave_the_colour() -> None:
    # Purple 6 is rolled; the next counter down is on purple 1, which is red 6 as well. Red 5 is nearer to no counter.
    game = sniper({"pavlov": "rp", "glushchenko": "r5", "kiselev": "g6"}, [6, 6, 6, 1, 1, 1])
    check(game, {"unit": "pavlov", "at": "removed"}, {"unit": "glushchenko", "at": "r5"})
    check(game, {"unit": "kiselev", "at": "g6"})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.f")
def test_fourth_die_can_hit() -> None:
    game = sniper({"pavlov": "r2"}, [3, 2, 1, 1, 1, 6])
    check(game, {"unit": "pavlov", "at": "removed"})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.f", "pavlov:3.sniper.g")
def test_four_misses_leave_the_counter_alone() -> None:
    game = sniper({"pavlov": "r2"}, [3, 2, 5, 5, 5, 5])
    check(game, {"unit": "pavlov", "at": "r2", "exhausted": False, "damaged": False})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.g")
@pytest.mark.parametrize(("best", "at"), [(4, "r2"), (5, "removed"), (6, "removed")])
def test_one_die_reaching_the_defence_is_enough(best: int, at: str) -> None:
    game = sniper({"pavlov": "r2"}, [3, 2, 1, best, 2, 3], defence={"red": 5})
    check(game, {"unit": "pavlov", "at": at})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.g")
@pytest.mark.parametrize(("colour_die", "post_die", "at"), [(3, 1, "removed"), (1, 5, "gr")])
def test_two_coloured_position_is_defended_by_the_colour_under_fire(colour_die: int, post_die: int, at: str) -> None:
    game = sniper({"pavlov": "gr"}, [colour_die, post_die, 4, 1, 1, 1], defence={"red": 4, "green": 5})
    check(game, {"unit": "pavlov", "at": at})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.h")
def test_hit_counter_leaves_the_game_and_the_defence_stays() -> None:
    game = sniper({"pavlov": "r2", "glushchenko": "r3"}, [3, 2, 6, 6, 6, 6], defence={"red": 5})
    check(game, {"unit": "pavlov", "at": "removed"}, {"unit": "glushchenko", "at": "r3", "damaged": False})
    check(game, {"defence": "red", "is": 5})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.h")
def test_token_of_a_removed_counter_goes_back_to_the_stock() -> None:
    place = [SPARE, {"unit": "pavlov", "at": "r2", "damaged": True}]
    game = table(place=place, dice=[3, 2, 6, 1, 1, 1], decision={"phase": "wehrmacht", "card": "c30"})
    check(game, {"unit": "pavlov", "at": "removed"}, {"area": "stock", "token": "damage", "count": 36})
    finished(game)


@pytest.mark.rule("pavlov:3.sniper.h")
def test_only_one_of_a_crew_is_removed_and_the_player_names_him() -> None:
    game = sniper({"sobgaida": "g1", "murzaev": "g1", "gun-53k": "g1", "pavlov": "g2"}, [1, 1, 6, 6, 6, 6])
    check(game, {"asked": "choose-casualty"}, {"unit": "sobgaida", "at": "g1"}, {"unit": "murzaev", "at": "g1"})
    refused(game, {"lose": "pavlov"}, by="4.weapons.c")
    play(game, {"lose": "murzaev"})
    check(game, {"unit": "murzaev", "at": "removed"}, {"unit": "sobgaida", "at": "g1"}, {"unit": "gun-53k", "at": "g1"})
    finished(game)
