"""3.shelling: four guns wear down the defence of a colour; at 3 they damage the men behind it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import check, finished, table

SPARE = {"unit": "alexandrov", "at": "reserve"}
GUNS = {"sfh18": ("c8", 5), "lefh18": ("c10", 4), "leig18": ("c55", 3), "sig33": ("c42", 3)}
DIVISION = ("green", "green", "red", "red", "purple", "purple")
REGIMENT = ("green", "green", "red", "red", "red", "purple")


def shelling(gun: str, dice: list[int], place: list[dict[str, Any]] | None = None, **keys: Any) -> Game[Any]:
    decision = {"phase": "wehrmacht", "card": GUNS[gun][0]}
    return table(place=[SPARE, *(place or [])], dice=dice, decision=decision, **keys)


@pytest.mark.rule("pavlov:3.shelling.b")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(
    ("gun", "colours"), [("sfh18", DIVISION), ("lefh18", DIVISION), ("leig18", REGIMENT), ("sig33", REGIMENT)]
)
def test_one_die_gives_the_colour_printed_on_the_card(gun: str, colours: tuple[str, ...], die: int) -> None:
    game = shelling(gun, [die, *[6] * GUNS[gun][1]])
    for colour in ("green", "red", "purple"):
        check(game, {"defence": colour, "is": 5 if colour == colours[die - 1] else 6})
    finished(game)


@pytest.mark.rule("pavlov:3.shelling.c", "pavlov:3.shelling.d", "pavlov:3.shelling.e")
@pytest.mark.parametrize(("gun", "count"), [("sfh18", 5), ("lefh18", 4), ("leig18", 3), ("sig33", 3)])
def test_each_gun_rolls_its_own_number_of_dice(gun: str, count: int) -> None:
    # The last die hits, and none is left over.
    game = shelling(gun, [1, *[1] * (count - 1), 6])
    check(game, {"defence": "green", "is": 5})
    finished(game)


@pytest.mark.rule("pavlov:3.shelling.f")
@pytest.mark.parametrize(("best", "after"), [(4, 5), (5, 4), (6, 4)])
def test_one_die_reaching_the_defence_lowers_it(best: int, after: int) -> None:
    game = shelling("sfh18", [3, 1, best, 2, 3, 4], defence={"red": 5})
    check(game, {"defence": "red", "is": after})
    finished(game)


@pytest.mark.rule("pavlov:3.shelling.f")
def test_several_hits_lower_the_defence_by_one_only() -> None:
    game = shelling("sfh18", [3, 6, 6, 6, 6, 6])
    check(game, {"defence": "red", "is": 5})
    finished(game)


@pytest.mark.rule("pavlov:3.shelling.f")
def test_a_house_without_men_is_shelled_all_the_same() -> None:
    game = shelling("lefh18", [5, 6, 1, 1, 1])
    check(game, {"defence": "purple", "is": 5})
    finished(game)


@pytest.mark.rule("pavlov:3.shelling.f", "pavlov:3.shelling.h")
def test_hit_at_defence_four_lowers_it_and_damages_no_counter() -> None:
    game = shelling("sfh18", [3, 6, 6, 6, 6, 6], [{"unit": "pavlov", "at": "r2"}], defence={"red": 4})
    check(game, {"defence": "red", "is": 3}, {"unit": "pavlov", "at": "r2", "damaged": False})
    finished(game)


@pytest.mark.rule("pavlov:3.shelling.g")
def test_defence_never_falls_below_three() -> None:
    game = shelling("sfh18", [3, 6, 6, 6, 6, 6], defence={"red": 3})
    check(game, {"defence": "red", "is": 3})
    finished(game)


@pytest.mark.rule("pavlov:3.shelling.h")
def test_hit_at_defence_three_damages_every_counter_of_the_colour() -> None:
    men = [
        {"unit": "pavlov", "at": "r2"},
        {"unit": "glushchenko", "at": "r5"},
        {"unit": "kiselev", "at": "gr"},
        {"unit": "saraev", "at": "rp"},
        {"unit": "khokholov", "at": "g4"},
        {"unit": "turgunov", "at": "p2"},
    ]
    game = shelling("leig18", [5, 3, 1, 1], men, defence={"red": 3})
    for unit in ("pavlov", "glushchenko", "kiselev", "saraev"):
        check(game, {"unit": unit, "damaged": True})
    for unit in ("khokholov", "turgunov", "alexandrov"):
        check(game, {"unit": unit, "damaged": False})
    check(game, {"defence": "red", "is": 3})
    finished(game)


@pytest.mark.rule("pavlov:3.shelling.h")
def test_hit_at_defence_three_removes_the_damaged_and_damages_the_others() -> None:
    hurt: dict[str, Any] = {"unit": "pavlov", "at": "r2", "damaged": True}
    game = shelling("sig33", [3, 1, 3, 1], [hurt, {"unit": "glushchenko", "at": "r3"}], defence={"red": 3})
    check(game, {"unit": "pavlov", "at": "removed"}, {"unit": "glushchenko", "at": "r3", "damaged": True})
    finished(game)


@pytest.mark.rule("pavlov:3.shelling.h")
def test_miss_at_defence_three_has_no_effect() -> None:
    game = shelling("sfh18", [3, 2, 2, 2, 2, 2], [{"unit": "pavlov", "at": "r2"}], defence={"red": 3})
    check(game, {"unit": "pavlov", "at": "r2", "damaged": False}, {"defence": "red", "is": 3})
    finished(game)
