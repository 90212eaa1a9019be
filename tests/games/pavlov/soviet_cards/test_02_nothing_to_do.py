"""Chapter 2: an action that could change nothing is not offered; one thing to act on is enough."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pavlov.card_hands import holding, use
from tests.games.pavlov.table import allowed, asked, check, play, refused

Place = list[dict[str, Any]]


def on(token: str, *locations: int) -> Place:
    return [{"token": token, "at": f"loc-{n}"} for n in locations]


def stock(count: int, *tokens: str) -> Place:
    return [{"token": token, "at": "stock", "count": count} for token in tokens]


@pytest.mark.rule(
    "pavlov:2.hq62.a",
    "pavlov:2.grd13.a",
    "pavlov:2.sig139.a",
    "pavlov:2.art32.a",
    "pavlov:2.volga.a",
    "pavlov:2.aa267.a",
    "pavlov:2.aa1083.a",
)
@pytest.mark.parametrize(
    ("card", "unit", "own"),
    [
        ("c68", "hq62", (18,)),
        ("c68", "grd13", (4,)),
        ("c70", "sig139", (14, 15, 16, 17)),
        ("c71", "art32", (10, 11)),
        ("c72", "volga", (5, 6, 7)),
        ("c73", "aa267", (12, 13)),
        ("c74", "aa1083", (8, 9)),
    ],
)
def test_unit_recovers_only_from_damage_of_its_own(card: str, unit: str, own: tuple[int, ...]) -> None:
    foreign = [n for n in range(3, 19) if n not in own]
    refused(holding(card, place=on("damage", *foreign)), use(card, unit, "recover"), by=f"2.{unit}.a")
    for location in own:
        allowed(holding(card, place=on("damage", location)), use(card, unit, "recover"))


@pytest.mark.rule("pavlov:2.hq62.b", "pavlov:setup.tokens.f")
def test_resupply_needs_a_supply_token_in_the_stock() -> None:
    resupply = use("c68", "hq62", "resupply")
    refused(holding("c68", place=stock(0, "ammo", "aid", "food", "sapper")), resupply, by="2.hq62.b")
    game = holding("c68", place=[*stock(0, "ammo", "aid", "food"), *stock(1, "sapper")])
    play(game, resupply, {"take-token": "sapper"})
    assert asked(game) == "card-action"
    check(game, {"area": "staging", "token": "sapper", "count": 1})


@pytest.mark.rule("pavlov:2.sap8.c", "pavlov:2.sap8.d")
def test_fortifying_needs_something_to_fortify() -> None:
    fortify = use("c75", "sap8", "fortify")
    sapper: Place = [{"token": "sapper", "at": "supply"}]
    refused(holding("c75", place=sapper), fortify, by="2.sap8.c")
    allowed(holding("c75", place=sapper, defence={"purple": 5}), fortify)
    allowed(holding("c75", place=[*sapper, *on("damage", 3)]), fortify)


@pytest.mark.rule("pavlov:2.sap8.g")
def test_mine_is_not_laid_under_the_feet_of_the_enemy() -> None:
    place: Place = [{"token": "sapper", "at": "supply"}, {"unit": "rifle", "at": "t4-3"}, {"unit": "mg", "at": "t5-2"}]
    game = holding("c75", place=place)
    play(game, use("c75", "sap8", "mine"))
    refused(game, {"mine": "mine-4"}, by="2.sap8.g")
    allowed(game, {"mine": "mine-5"})


@pytest.mark.rule("pavlov:2.sig139.e")
def test_wire_must_be_in_the_stock() -> None:
    refused(holding("c70", place=stock(0, "wire")), use("c70", "sig139", "wire"), by="2.sig139.e")
    allowed(holding("c70", place=stock(1, "wire")), use("c70", "sig139", "wire"))


@pytest.mark.rule("pavlov:2.sig139.f")
def test_wire_needs_a_free_location() -> None:
    full = [*on("wire", 14, 15), *on("damage", 16, 17)]
    refused(holding("c70", place=full), use("c70", "sig139", "wire"), by="2.sig139.f")
    allowed(holding("c70", place=full[:-1]), use("c70", "sig139", "wire"))


READY = [
    ("c71", "art32", "artillery", (10, 11)),
    ("c73", "aa267", "aa", (12, 13)),
    ("c74", "aa1083", "aa", (8, 9)),
]


@pytest.mark.rule("pavlov:2.art32.b", "pavlov:2.aa267.b", "pavlov:2.aa1083.b")
@pytest.mark.parametrize(("card", "unit", "token", "own"), READY)
def test_battery_needs_a_token_of_the_stock(card: str, unit: str, token: str, own: tuple[int, int]) -> None:
    refused(holding(card, place=stock(0, token)), use(card, unit, token), by=f"2.{unit}.b")
    allowed(holding(card, place=stock(1, token)), use(card, unit, token))


@pytest.mark.rule("pavlov:2.art32.c", "pavlov:2.aa267.c", "pavlov:2.aa1083.c")
@pytest.mark.parametrize(("card", "unit", "token", "own"), READY)
def test_battery_needs_a_free_location(card: str, unit: str, token: str, own: tuple[int, int]) -> None:
    full = [*on(token, own[0]), *on("damage", own[1])]
    refused(holding(card, place=full), use(card, unit, token), by=f"2.{unit}.c")
    allowed(holding(card, place=full[:-1]), use(card, unit, token))


@pytest.mark.rule("pavlov:2.volga.b")
def test_loading_needs_a_token_in_the_staging_area() -> None:
    elsewhere: Place = [{"token": "food", "at": "supply"}]
    refused(holding("c72", place=elsewhere), use("c72", "volga", "load"), by="2.volga.b")
    allowed(holding("c72", place=[{"token": "food", "at": "staging"}]), use("c72", "volga", "load"))


@pytest.mark.rule("pavlov:2.volga.d", "pavlov:2.volga.e")
def test_loading_needs_a_free_boat() -> None:
    staged: Place = [{"token": "food", "at": "staging"}]
    load = use("c72", "volga", "load")
    refused(holding("c72", place=[*staged, *on("food", 5, 6, 7)]), load, by="2.volga.d")
    refused(holding("c72", place=[*staged, *on("food", 5), *on("damage", 6, 7)]), load, by="2.volga.d")
    refused(holding("c72", place=[*staged, *on("damage", 5, 6, 7)]), load, by="2.volga.e")
    allowed(holding("c72", place=[*staged, *on("food", 5), *on("damage", 7)]), load)


@pytest.mark.rule("pavlov:2.volga.f")
def test_delivery_needs_a_loaded_boat() -> None:
    deliver = use("c72", "volga", "deliver")
    waiting: Place = [{"token": "food", "at": "staging"}]
    refused(holding("c72", place=[*waiting, *on("damage", 5)]), deliver, by="2.volga.f")
    allowed(holding("c72", place=on("food", 7)), deliver)


@pytest.mark.rule("pavlov:3.storm.e")
def test_sortie_needs_a_fit_counter() -> None:
    storm = use("c68", "hq62", "storm")
    unfit: Place = [
        {"unit": "khait", "at": "r2", "exhausted": True},
        {"unit": "svirin", "at": "reserve", "damaged": True},
    ]
    refused(holding("c68", home=False, place=unfit, storm="c62"), storm, by="3.storm.e")
    game = holding("c68", home=False, place=[*unfit, {"unit": "saraev", "at": "reserve"}], storm="c62")
    play(game, storm)
    refused(game, {"launch": None}, by="3.storm.e")
    play(game, {"join": "saraev"})
    allowed(game, {"launch": None})
