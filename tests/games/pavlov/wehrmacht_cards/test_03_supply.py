"""3.supply: food for five counters a token; unfed counters leave the game, and the card becomes a storm group."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.pavlov.table import allowed, check, finished, legal, play, refused, table

MEN = (
    "pavlov", "glushchenko", "alexandrov", "chernogolov", "afanasyev", "naumov", "chekhov", "demchenko", "potansky",
    "kalinin", "sobgaida", "ramazanov", "murzaev", "turdyev", "yakimenko", "tursunov", "khait",
)  # fmt: skip
POSTS = ("g1", "g2", "r2", "r3", "p2")


def check_supply(men: int, food: int, *more: dict[str, Any], card: str = "c62", **keys: Any) -> Game[Any]:
    """A supply check with so many counters in the House: five on positions, the rest in the reserve."""
    garrison = [{"unit": unit, "at": POSTS[n] if n < 5 else "reserve"} for n, unit in enumerate(MEN[:men])]
    stores = [{"token": "food", "at": "supply", "count": food}] if food else []
    decision = {"phase": "wehrmacht", "card": card}
    return table(place=[*garrison, *stores, *more], dice=[], decision=decision, **keys)


def food_left(game: Game[Any], count: int) -> None:
    check(game, {"area": "supply", "token": "food", "count": count})
    check(game, {"area": "stock", "token": "food", "count": 6 - count})


@pytest.mark.rule("pavlov:3.supply.a")
def test_reserve_is_fed_as_well() -> None:
    # Five on positions and one in the reserve need a second token.
    game = check_supply(6, 3)
    food_left(game, 1)
    check(game, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:3.supply.a")
def test_weapons_and_counters_outside_the_house_eat_nothing() -> None:
    game = check_supply(5, 2, {"unit": "gun-53k", "at": "reserve"}, {"unit": "khait", "at": "removed"})
    food_left(game, 1)
    check(game, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:3.supply.b")
@pytest.mark.parametrize("where", ["staging", "loc-5"])
def test_food_on_its_way_does_not_feed(where: str) -> None:
    game = check_supply(2, 0, {"token": "food", "at": where})
    check(game, {"asked": "choose-unfed"})
    play(game, {"lose": "pavlov"})
    check(game, {"unit": "pavlov", "at": "removed"})


@pytest.mark.rule("pavlov:3.supply.c")
@pytest.mark.parametrize(("men", "needed"), [(1, 1), (4, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (17, 4)])
def test_one_token_is_returned_for_every_five_counters_or_part_of_five(men: int, needed: int) -> None:
    game = check_supply(men, 5)
    food_left(game, 5 - needed)
    check(game, {"asked": "move-counter"})
    for unit in MEN[:men]:
        check(game, {"unit": unit, "exhausted": False, "damaged": False})


@pytest.mark.rule("pavlov:3.supply.d")
@pytest.mark.parametrize(("men", "food", "unfed"), [(7, 1, 2), (11, 2, 1), (3, 0, 2)])
def test_those_who_cannot_be_fed_are_removed(men: int, food: int, unfed: int) -> None:
    # With three counters and no food all three go; here the first two, one after another.
    game = check_supply(men, food)
    for unit in MEN[:unfed]:
        check(game, {"asked": "choose-unfed"})
        play(game, {"lose": unit})
        check(game, {"unit": unit, "at": "removed"})
    food_left(game, 0)
    check(game, {"unit": MEN[men - 1], "at": POSTS[men - 1] if men <= 5 else "reserve"})
    check(game, {"asked": "choose-unfed" if food == 0 else "move-counter"})


@pytest.mark.rule("pavlov:3.supply.e")
def test_player_chooses_who_goes_without() -> None:
    game = check_supply(6, 1)
    assert sorted(str(a["counter"]) for a in legal(game)) == sorted(MEN[:6])
    play(game, {"lose": "naumov"})
    check(game, {"unit": "naumov", "at": "removed"}, {"unit": "pavlov", "at": "g1"}, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:3.supply.a")
@pytest.mark.parametrize("other", ["khait", "maxim-1"])
def test_counter_outside_the_house_cannot_be_named(other: str) -> None:
    game = check_supply(6, 1)
    refused(game, {"lose": other}, by="3.supply.a")
    allowed(game, {"lose": "pavlov"})


@pytest.mark.rule("pavlov:3.supply.f")
def test_starving_the_last_counter_loses_at_once() -> None:
    game = check_supply(2, 0)
    play(game, {"lose": "pavlov"})
    check(game, {"asked": "choose-unfed"})
    play(game, {"lose": "glushchenko"})
    check(game, {"asked": "over"}, {"outcome": "loss", "seat": "soviet"})


@pytest.mark.rule("pavlov:3.supply.f")
def test_one_fed_counter_keeps_the_house() -> None:
    game = check_supply(1, 1)
    check(game, {"unit": "pavlov", "at": "g1"}, {"asked": "move-counter"})


@pytest.mark.rule("pavlov:3.supply.g")
@pytest.mark.parametrize("card", ["c62", "c67"])
def test_card_is_turned_over_into_the_storm_group_area(card: str) -> None:
    game = check_supply(5, 1, card=card)
    check(game, {"storm": card})
    finished(game)


@pytest.mark.rule("pavlov:3.supply.g")
def test_card_is_turned_over_only_after_the_check() -> None:
    game = check_supply(6, 1, storm="none")
    check(game, {"storm": "none"})
    play(game, {"lose": "pavlov"})
    check(game, {"storm": "c62"})


@pytest.mark.rule("pavlov:3.supply.h")
def test_milk_house_asks_for_no_food() -> None:
    game = check_supply(6, 1, card="c61")
    check(game, {"storm": "c61"}, {"asked": "move-counter"})
    food_left(game, 1)
    for unit in MEN[:6]:
        check(game, {"unit": unit, "exhausted": False})
