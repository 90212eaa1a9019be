"""7.1: the operational-support cards, a demand on the stock in return for points."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.pavlov.interface.actions import PlayCard
from tests.games.pavlov.card_hands import holding, offered, use
from tests.games.pavlov.table import allowed, check, play, refused, table

ON = {"operational-support": True}
OPS = use("c68", "hq62", "ops")
SUPPLIES = ("ammo", "aid", "food", "sapper")
MAMAYEV = {"ammo": 1, "aid": 1, "food": 1, "sapper": 1}


def demand(card: str = "c103", place: tuple[dict[str, Any], ...] = (), **spec: Any) -> Game[Any]:
    """The card phase with two cards of the army post in hand and this support card open."""
    return holding("c68", "c69", place=place, support=card, options=ON, **spec)


def begun(seed: int) -> Game[Any]:
    return table(empty=False, seed=seed, options=ON)


def damage(*locations: int) -> tuple[dict[str, Any], ...]:
    return tuple({"token": "damage", "at": f"loc-{n}"} for n in locations)


@pytest.mark.rule("pavlov:7.1.b")
def test_eight_cards_are_shuffled() -> None:
    orders = []
    for seed in range(6):
        at = begun(seed).position
        orders.append((at.support, *at.support_deck))
    assert all(sorted(order) == list(range(103, 111)) for order in orders)
    assert len(set(orders)) == len(orders)


@pytest.mark.rule("pavlov:7.1.c")
@pytest.mark.parametrize("seed", range(3))
def test_one_card_lies_open_before_play(seed: int) -> None:
    game = begun(seed)
    check(game, {"support": f"c{game.position.support}"}, {"supported": []})
    assert game.position.support in range(103, 111)
    assert len(game.position.support_deck) == 7


@pytest.mark.rule("pavlov:7.1.d")
def test_army_post_gains_the_action_with_the_variant_only() -> None:
    allowed(demand(), OPS)
    assert "ops" not in {a.action for a in offered(holding("c68"), PlayCard)}
    refused(holding("c68"), OPS, by="7.1.d")


@pytest.mark.rule("pavlov:7.1.d")
def test_no_other_post_meets_the_demand() -> None:
    refused(demand(), use("c68", "grd13", "ops"), by="2.2.h")


@pytest.mark.rule("pavlov:7.1.e")
def test_tokens_named_by_the_card_leave_the_game() -> None:
    game = demand()
    before = {token: game.position.stock[n] for n, token in enumerate(("ammo", "aid", "food", "sapper"))}
    assert before == {"ammo": 4, "aid": 4, "food": 6, "sapper": 6}
    play(game, OPS)
    check(game, *({"area": "stock", "token": token, "count": before[token] - 1} for token in SUPPLIES))
    for area in ("supply", "staging"):
        check(game, *({"area": area, "token": token, "count": 0} for token in SUPPLIES))


@pytest.mark.rule("pavlov:7.1.e")
def test_only_the_tokens_named_are_given_up() -> None:
    game = demand("c105")
    play(game, OPS)
    left = {"ammo": 2, "aid": 3, "food": 6, "sapper": 6}
    check(game, *({"area": "stock", "token": token, "count": count} for token, count in left.items()))


@pytest.mark.rule("pavlov:7.1.f")
@pytest.mark.parametrize("token", MAMAYEV)
@pytest.mark.parametrize("elsewhere", ["supply", "staging", "loc-5"])
def test_tokens_outside_the_stock_do_not_count(token: str, elsewhere: str) -> None:
    place = ({"token": token, "at": elsewhere}, {"token": token, "at": "stock", "count": 0})
    refused(demand(place=place), OPS, by="7.1.f")


@pytest.mark.rule("pavlov:7.1.f")
@pytest.mark.parametrize("token", MAMAYEV)
def test_last_token_of_the_stock_is_enough(token: str) -> None:
    game = demand(place=({"token": token, "at": "supply"}, {"token": token, "at": "stock", "count": 1}))
    play(game, OPS)
    check(game, {"area": "stock", "token": token, "count": 0}, {"area": "supply", "token": token, "count": 1})


@pytest.mark.rule("pavlov:7.1.f")
def test_two_of_a_kind_need_two_in_the_stock() -> None:
    refused(demand("c105", place=({"token": "ammo", "at": "stock", "count": 1},)), OPS, by="7.1.f")
    allowed(demand("c105", place=({"token": "ammo", "at": "stock", "count": 2},)), OPS)


@pytest.mark.rule("pavlov:7.1.g")
@pytest.mark.parametrize("location", [18, 4, 14, 15, 16, 17, 5, 6, 7])
def test_locations_named_must_be_undamaged(location: int) -> None:
    refused(demand(place=damage(location)), OPS, by="7.1.g")


@pytest.mark.rule("pavlov:7.1.g")
def test_damage_elsewhere_does_not_matter() -> None:
    allowed(demand(place=damage(3, 8, 9, 10, 11, 12, 13)), OPS)
    allowed(demand("c107", place=damage(4, 14, 15, 16, 17)), OPS)


@pytest.mark.rule("pavlov:7.1.g")
def test_own_tokens_on_the_locations_do_not_matter() -> None:
    allowed(demand(place=({"token": "wire", "at": "loc-14"}, {"token": "food", "at": "loc-5"})), OPS)


@pytest.mark.rule("pavlov:7.1.h")
@pytest.mark.parametrize(("card", "points"), [("c103", 4), ("c107", 3), ("c110", 5)])
def test_card_that_is_met_scores_its_points(card: str, points: int) -> None:
    game = demand(card)
    check(game, {"score": 4}, {"supported": []})
    play(game, OPS)
    check(game, {"score": 4 + points}, {"supported": [card]})


@pytest.mark.rule("pavlov:7.1.i")
def test_next_card_of_the_deck_is_revealed() -> None:
    game = demand()
    deck = game.position.support_deck
    assert len(deck) == 7
    play(game, OPS)
    check(game, {"support": f"c{deck[0]}"}, {"supported": ["c103"]})
    assert game.position.support_deck == deck[1:]


@pytest.mark.rule("pavlov:7.1.i")
def test_after_the_last_card_there_is_nothing_left_to_meet() -> None:
    done = ["c103", "c104", "c105", "c106", "c107", "c108", "c109"]
    game = demand("c110", supported=done)
    play(game, OPS)
    check(game, {"support": "none"}, {"supported": [*done, "c110"]})
    refused(game, use("c69", "hq62", "ops"), by="7.1.i")
