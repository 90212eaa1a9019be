"""3.mortar: two dice find the position, four decide whether its counters are damaged, or lost if damaged already."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import check, finished, table

SPARE = {"unit": "alexandrov", "at": "reserve"}


def mortar(posts: dict[str, str], dice: list[int], *, hurt: tuple[str, ...] = (), **keys: Any) -> Game[Any]:
    """A mortar card with these counters on these positions, those of `hurt` damaged already."""
    place = [
        SPARE,
        *({"unit": unit, "at": at} | ({"damaged": True} if unit in hurt else {}) for unit, at in posts.items()),
    ]
    return table(place=place, dice=dice, decision={"phase": "wehrmacht", "card": "c15"}, **keys)


def damaged(game: Game[Any], *hit: str, among: dict[str, str]) -> None:
    """Exactly these counters are damaged; all stand where they stood."""
    for unit, at in among.items():
        check(game, {"unit": unit, "at": at, "damaged": unit in hit})


@pytest.mark.rule("pavlov:3.mortar.a")
@pytest.mark.parametrize(
    ("die", "victim"),
    [(1, "glushchenko"), (2, "glushchenko"), (3, "pavlov"), (4, "pavlov"), (5, "kiselev"), (6, "kiselev")],
)
def test_first_die_gives_the_colour_printed_on_the_card(die: int, victim: str) -> None:
    posts = {"glushchenko": "g1", "pavlov": "r2", "kiselev": "p2"}
    game = mortar(posts, [die, 1, 6, 6, 6, 6])
    damaged(game, victim, among=posts)
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.b")
def test_colour_without_soviet_counters_is_not_attacked() -> None:
    posts = {"glushchenko": "g1", "pavlov": "r2"}
    game = mortar(posts, [5])
    damaged(game, among=posts)
    check(game, {"asked": "move-counter"})
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.b")
def test_counter_on_a_two_coloured_position_makes_both_colours_targets() -> None:
    game = mortar({"pavlov": "rp"}, [5, 4, 6, 1, 1, 1])
    check(game, {"unit": "pavlov", "at": "rp", "damaged": True})
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.c")
@pytest.mark.parametrize(("die", "victim"), [(2, "pavlov"), (3, "glushchenko"), (4, "kiselev")])
def test_second_die_gives_the_number_of_the_position(die: int, victim: str) -> None:
    posts = {"pavlov": "p2", "glushchenko": "p3", "kiselev": "p4"}
    game = mortar(posts, [5, die, 6, 1, 1, 1])
    damaged(game, victim, among=posts)
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.d")
def test_empty_position_passes_the_bomb_to_a_higher_number_even_if_a_lower_one_is_nearer() -> None:
    posts = {"pavlov": "p2", "glushchenko": "p5", "kiselev": "p6"}
    game = mortar(posts, [5, 3, 6, 1, 1, 1])
    damaged(game, "glushchenko", among=posts)
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.e")
def test_with_no_higher_position_occupied_the_nearest_lower_position_is_the_target() -> None:
    posts = {"pavlov": "p3", "glushchenko": "p2"}
    game = mortar(posts, [5, 4, 6, 1, 1, 1])
    damaged(game, "pavlov", among=posts)
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.f")
@pytest.mark.parametrize(("last", "hit"), [(6, True), (1, False)])
def test_attack_is_rolled_with_four_dice(last: int, hit: bool) -> None:
    game = mortar({"pavlov": "r2"}, [3, 2, 1, 1, 1, last])
    check(game, {"unit": "pavlov", "at": "r2", "damaged": hit})
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.g")
@pytest.mark.parametrize(("best", "hit"), [(3, False), (4, True), (5, True)])
def test_one_die_reaching_the_defence_is_enough(best: int, hit: bool) -> None:
    game = mortar({"pavlov": "p3"}, [5, 3, 2, best, 1, 3], defence={"purple": 4})
    check(game, {"unit": "pavlov", "at": "p3", "damaged": hit}, {"defence": "purple", "is": 4})
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.h")
def test_hit_puts_a_damage_token_of_the_stock_on_the_counter() -> None:
    game = mortar({"pavlov": "r2", "glushchenko": "r3"}, [3, 2, 6, 6, 6, 6])
    check(game, {"unit": "pavlov", "at": "r2", "damaged": True}, {"unit": "glushchenko", "at": "r3", "damaged": False})
    check(game, {"area": "stock", "token": "damage", "count": 35})
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.h")
def test_both_counters_of_a_crew_are_damaged() -> None:
    posts = {"sobgaida": "g1", "murzaev": "g1"}
    game = mortar(posts | {"gun-53k": "g1"}, [1, 1, 6, 1, 1, 1])
    damaged(game, "sobgaida", "murzaev", among=posts)
    check(game, {"area": "stock", "token": "damage", "count": 34}, {"unit": "gun-53k", "at": "g1"})
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.h")
def test_without_a_damage_token_in_the_stock_none_is_placed() -> None:
    place = [SPARE, {"unit": "pavlov", "at": "r2"}, {"token": "damage", "at": "stock", "count": 0}]
    game = table(place=place, dice=[3, 2, 6, 6, 6, 6], decision={"phase": "wehrmacht", "card": "c15"})
    check(game, {"unit": "pavlov", "at": "r2", "damaged": False})
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.i")
def test_counter_damaged_already_is_removed() -> None:
    game = mortar({"pavlov": "r2"}, [3, 2, 6, 1, 1, 1], hurt=("pavlov",))
    check(game, {"unit": "pavlov", "at": "removed"}, {"area": "stock", "token": "damage", "count": 36})
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.i")
def test_of_a_crew_the_damaged_one_is_removed_and_the_other_damaged() -> None:
    crew = {"sobgaida": "g1", "murzaev": "g1", "gun-53k": "g1"}
    game = mortar(crew, [1, 1, 6, 1, 1, 1], hurt=("murzaev",))
    check(game, {"unit": "murzaev", "at": "removed"}, {"unit": "sobgaida", "at": "g1", "damaged": True})
    finished(game)


@pytest.mark.rule("pavlov:3.mortar.i")
def test_miss_does_not_remove_a_damaged_counter() -> None:
    game = mortar({"pavlov": "r2"}, [3, 2, 5, 5, 5, 5], hurt=("pavlov",))
    check(game, {"unit": "pavlov", "at": "r2", "damaged": True})
    finished(game)
