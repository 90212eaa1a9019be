"""Chapter 2: the 139th Signal Battalion, the artillery regiment, the Volga Flotilla and the two anti-aircraft units."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.pavlov.interface.actions import Deliver, LayWire, Load, Ready, Repair
from tests.games.pavlov.card_hands import holding, offered, use
from tests.games.pavlov.table import allowed, asked, check, play, refused

DECISION = use("c70", "sig139", "decision")
WIRE = use("c70", "sig139", "wire")
LOAD = use("c72", "volga", "load")
DELIVER = use("c72", "volga", "deliver")


def damage(*locations: int) -> list[dict[str, Any]]:
    return [{"token": "damage", "at": f"loc-{n}"} for n in locations]


def staged(**tokens: int) -> list[dict[str, Any]]:
    return [{"token": token, "at": "staging", "count": count} for token, count in tokens.items()]


# -- recovery of units with several locations ---------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.sig139.a", "pavlov:2.art32.a", "pavlov:2.volga.a", "pavlov:2.aa267.a", "pavlov:2.aa1083.a")
@pytest.mark.parametrize(
    ("card", "unit", "own"),
    [
        ("c70", "sig139", (14, 15, 16, 17)),
        ("c71", "art32", (10, 11)),
        ("c72", "volga", (5, 6, 7)),
        ("c73", "aa267", (12, 13)),
        ("c74", "aa1083", (8, 9)),
    ],
)
def test_unit_removes_one_damage_of_its_own_locations(card: str, unit: str, own: tuple[int, ...]) -> None:
    game = holding(card, place=damage(*range(4, 19)))
    play(game, use(card, unit, "recover"))
    assert asked(game) == "choose-repair"
    assert {a.location for a in offered(game, Repair)} == {f"loc-{n}" for n in own}
    play(game, {"repair": f"loc-{own[1]}"})
    check(game, *({"location": f"loc-{n}", "holds": "none" if n == own[1] else "damage"} for n in range(4, 19)))
    assert asked(game) == "card-action"


@pytest.mark.rule("pavlov:2.sig139.a", "pavlov:2.art32.a", "pavlov:2.volga.a", "pavlov:2.aa267.a", "pavlov:2.aa1083.a")
@pytest.mark.parametrize(
    ("card", "unit", "location"),
    [("c70", "sig139", 16), ("c71", "art32", 10), ("c72", "volga", 7), ("c73", "aa267", 13), ("c74", "aa1083", 8)],
)
def test_single_damaged_location_is_repaired_at_once(card: str, unit: str, location: int) -> None:
    game = holding(card, place=damage(4, location))
    play(game, use(card, unit, "recover"))
    check(game, {"location": f"loc-{location}", "holds": "none"}, {"location": "loc-4", "holds": "damage"})
    check(game, {"area": "stock", "token": "damage", "count": 35})


# -- 139th Signal Battalion ---------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.sig139.b", "pavlov:2.sig139.c")
def test_tactical_decision_returns_one_fog_card_and_draws_a_new_card() -> None:
    game = holding("c70", "c96", "c97", "c75", soviet=["c84", "c85"])
    deck = len(game.position.deck)
    stock = len(game.position.fog)
    play(game, DECISION)
    at = game.position
    assert len({96, 97} & set(at.hand)) == 1
    assert {75, 84} < set(at.hand)
    assert 85 not in at.hand
    check(game, {"deck_count": deck - 1}, {"fog_stock": stock + 1}, {"phase": "cards", "left": 2})


@pytest.mark.rule("pavlov:2.sig139.c")
def test_card_drawn_by_a_tactical_decision_may_be_used() -> None:
    game = holding("c70", "c96", soviet=["c84"])
    play(game, DECISION)
    check(game, {"hand": ["c95", "c84"]})
    play(game, use("c84", "aa267", "aa"), {"ready": "loc-12"})
    check(game, {"used": ["c70", "c84"]})


@pytest.mark.rule("pavlov:2.sig139.b")
def test_tactical_decision_needs_a_fog_card_in_hand() -> None:
    refused(holding("c70", "c75"), DECISION, by="2.sig139.b")
    allowed(holding("c70", "c96"), DECISION)


@pytest.mark.rule("pavlov:2.sig139.b")
def test_fog_card_returned_is_not_discarded() -> None:
    game = holding("c70", "c96", left=1, soviet=["c84"], wehrmacht=["c14", "c30", "c15"], dice=[1, 1, 1])
    play(game, DECISION, {"end-cards": None})
    assert asked(game) == "move-counter"
    assert 96 in game.position.fog
    assert sorted(n for n in game.position.discard if n in (70, 84, 96)) == [70, 84]


@pytest.mark.rule("pavlov:2.sig139.d")
def test_no_tactical_decision_when_all_signal_locations_are_damaged() -> None:
    refused(holding("c70", "c96", place=damage(14, 15, 16, 17)), DECISION, by="2.sig139.d")
    allowed(holding("c70", "c96", place=damage(14, 15, 16, 18)), DECISION)


@pytest.mark.rule("pavlov:2.sig139.e")
@pytest.mark.parametrize("location", [14, 15, 16, 17])
def test_wire_goes_from_the_stock_to_a_signal_location(location: int) -> None:
    game = holding("c70")
    play(game, WIRE)
    assert {a.location for a in offered(game, LayWire)} == {f"loc-{n}" for n in range(14, 18)}
    refused(game, {"lay-wire": "loc-13"}, by="2.sig139.e")
    play(game, {"lay-wire": f"loc-{location}"})
    check(game, {"location": f"loc-{location}", "holds": "wire"}, {"area": "stock", "token": "wire", "count": 3})
    assert asked(game) == "card-action"


@pytest.mark.rule("pavlov:2.sig139.f")
def test_location_that_gets_the_wire_must_be_free() -> None:
    game = holding("c70", place=[{"token": "wire", "at": "loc-14"}, *damage(15)])
    play(game, WIRE)
    refused(game, {"lay-wire": "loc-14"}, by="2.sig139.f")
    refused(game, {"lay-wire": "loc-15"}, by="2.sig139.f")
    allowed(game, {"lay-wire": "loc-16"})


# -- readiness: artillery and anti-aircraft -----------------------------------------------------------------------


READY = [
    ("c71", "art32", "artillery", "artillery", (10, 11)),
    ("c73", "aa267", "aa", "aa", (12, 13)),
    ("c74", "aa1083", "aa", "aa", (8, 9)),
]


@pytest.mark.rule("pavlov:2.art32.b", "pavlov:2.aa267.b", "pavlov:2.aa1083.b")
@pytest.mark.parametrize(("card", "unit", "action", "token", "own"), READY)
@pytest.mark.parametrize("which", [0, 1])
def test_one_token_of_the_stock_readies_one_location_of_the_unit(
    card: str, unit: str, action: str, token: str, own: tuple[int, int], which: int
) -> None:
    game = holding(card)
    play(game, use(card, unit, action))
    assert {a.location for a in offered(game, Ready)} == {f"loc-{n}" for n in own}
    play(game, {"ready": f"loc-{own[which]}"})
    limit = {"artillery": 2, "aa": 4}[token]
    check(
        game, {"location": f"loc-{own[which]}", "holds": token}, {"location": f"loc-{own[1 - which]}", "holds": "none"}
    )
    check(game, {"area": "stock", "token": token, "count": limit - 1})
    assert asked(game) == "card-action"


@pytest.mark.rule("pavlov:2.art32.b", "pavlov:2.aa267.b", "pavlov:2.aa1083.b")
@pytest.mark.parametrize(("card", "unit", "action", "token", "own"), READY)
def test_unit_readies_no_location_of_another(
    card: str, unit: str, action: str, token: str, own: tuple[int, int]
) -> None:
    game = holding(card)
    play(game, use(card, unit, action))
    foreign = next(n for n in (8, 10, 12) if n not in own)
    refused(game, {"ready": f"loc-{foreign}"}, by=f"2.{unit}.b")


@pytest.mark.rule("pavlov:2.art32.c", "pavlov:2.aa267.c", "pavlov:2.aa1083.c")
@pytest.mark.parametrize(("card", "unit", "action", "token", "own"), READY)
@pytest.mark.parametrize("lies", ["token", "damage"])
def test_location_made_ready_must_be_free(
    card: str, unit: str, action: str, token: str, own: tuple[int, int], lies: str
) -> None:
    taken, free = own
    game = holding(card, place=[{"token": token if lies == "token" else "damage", "at": f"loc-{taken}"}])
    play(game, use(card, unit, action))
    refused(game, {"ready": f"loc-{taken}"}, by=f"2.{unit}.c")
    allowed(game, {"ready": f"loc-{free}"})


# -- Volga Flotilla -----------------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.volga.b", "pavlov:2.volga.c")
def test_three_tokens_of_any_mixture_are_loaded() -> None:
    game = holding("c72", place=staged(ammo=2, aid=1, food=1, sapper=1))
    play(game, LOAD)
    assert {a.token for a in offered(game, Load)} == {"ammo", "aid", "food", "sapper"}
    assert {a.location for a in offered(game, Load)} == {"loc-5", "loc-6", "loc-7"}
    play(game, {"load": "ammo", "location": "loc-5"}, {"load": "food", "location": "loc-6"})
    play(game, {"load": "sapper", "location": "loc-7"})
    assert asked(game) == "card-action"
    check(game, *({"location": f"loc-{n}", "holds": t} for n, t in ((5, "ammo"), (6, "food"), (7, "sapper"))))
    left = {"ammo": 1, "aid": 1, "food": 0, "sapper": 0}
    check(game, *({"area": "staging", "token": token, "count": count} for token, count in left.items()))


@pytest.mark.rule("pavlov:2.volga.b")
def test_loading_may_stop_early() -> None:
    game = holding("c72", place=staged(food=3))
    play(game, LOAD, {"load": "food", "location": "loc-6"}, {"done": None})
    assert asked(game) == "card-action"
    check(game, {"area": "staging", "token": "food", "count": 2}, {"location": "loc-5", "holds": "none"})


@pytest.mark.rule("pavlov:2.volga.b")
def test_loading_takes_only_what_is_in_the_staging_area() -> None:
    game = holding("c72", place=[*staged(food=1), {"token": "aid", "at": "supply"}])
    play(game, LOAD)
    refused(game, {"load": "aid", "location": "loc-5"}, by="2.volga.b")
    allowed(game, {"load": "food", "location": "loc-5"})


@pytest.mark.rule("pavlov:2.volga.c")
@pytest.mark.parametrize("token", ["suppress", "wire", "aa"])
def test_nothing_but_supplies_is_loaded(token: str) -> None:
    game = holding("c72", place=staged(food=1))
    play(game, LOAD)
    refused(game, {"load": token, "location": "loc-5"}, by="2.volga.c")


@pytest.mark.rule("pavlov:2.volga.d")
def test_boat_holds_one_token() -> None:
    game = holding("c72", place=[*staged(food=3), {"token": "ammo", "at": "loc-5"}])
    play(game, LOAD, {"load": "food", "location": "loc-6"})
    refused(game, {"load": "food", "location": "loc-5"}, by="2.volga.d")
    refused(game, {"load": "food", "location": "loc-6"}, by="2.volga.d")
    allowed(game, {"load": "food", "location": "loc-7"})


@pytest.mark.rule("pavlov:2.volga.e")
def test_damaged_boat_is_not_loaded() -> None:
    game = holding("c72", place=[*staged(food=3), *damage(5, 8)])
    play(game, LOAD)
    refused(game, {"load": "food", "location": "loc-5"}, by="2.volga.e")
    allowed(game, {"load": "food", "location": "loc-6"})


@pytest.mark.rule("pavlov:2.volga.f")
def test_any_number_of_loaded_tokens_is_delivered() -> None:
    cargo = [{"token": token, "at": f"loc-{n}"} for n, token in ((5, "aid"), (6, "food"), (7, "sapper"))]
    game = holding("c72", place=cargo)
    play(game, DELIVER)
    assert {a.location for a in offered(game, Deliver)} == {"loc-5", "loc-6", "loc-7"}
    play(game, {"deliver": "loc-5"}, {"deliver": "loc-7"}, {"done": None})
    delivered = {"aid": 1, "food": 0, "sapper": 1, "suppress": 0}
    check(game, *({"area": "supply", "token": token, "count": count} for token, count in delivered.items()))
    check(game, {"location": "loc-5", "holds": "none"}, {"location": "loc-6", "holds": "food"})
    check(game, {"area": "stock", "token": "aid", "count": 3})


@pytest.mark.rule("pavlov:2.volga.f")
def test_all_three_boats_may_deliver_in_one_action() -> None:
    cargo = [{"token": "food", "at": f"loc-{n}"} for n in (5, 6, 7)]
    game = holding("c72", place=cargo)
    play(game, DELIVER, *({"deliver": f"loc-{n}"} for n in (5, 6, 7)))
    check(game, {"area": "supply", "token": "food", "count": 3}, {"phase": "cards", "left": 2})


@pytest.mark.rule("pavlov:2.volga.g", "pavlov:2.volga.h")
@pytest.mark.parametrize("boats", [1, 2, 3])
def test_ammunition_returns_to_the_stock_and_brings_five_suppression_tokens_each(boats: int) -> None:
    game = holding("c72", place=[{"token": "ammo", "at": f"loc-{n}"} for n in range(5, 5 + boats)])
    check(game, {"area": "stock", "token": "ammo", "count": 4 - boats})
    play(game, DELIVER, *({"deliver": f"loc-{n}"} for n in range(5, 5 + boats)))
    check(
        game,
        {"area": "supply", "token": "ammo", "count": 0},
        {"area": "stock", "token": "ammo", "count": 4},
        {"area": "supply", "token": "suppress", "count": 5 * boats},
        {"area": "stock", "token": "suppress", "count": 20 - 5 * boats},
    )
