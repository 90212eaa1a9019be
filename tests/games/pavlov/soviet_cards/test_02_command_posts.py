"""Chapter 2: the command posts of 62nd Army and the 13th Guards Division, and the 8th Guards Sapper Battalion."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.pavlov.interface.actions import Fortify, Mine, Reinforce, TakeToken
from tests.games.pavlov.card_hands import holding, offered, use
from tests.games.pavlov.table import allowed, asked, check, play, refused

RESUPPLY = use("c68", "hq62", "resupply")
REINFORCE = use("c75", "grd13", "reinforce")
FORTIFY = use("c75", "sap8", "fortify")
MINE = use("c75", "sap8", "mine")
SAPPER: dict[str, Any] = {"token": "sapper", "at": "supply"}


def damage(*locations: int) -> list[dict[str, Any]]:
    return [{"token": "damage", "at": f"loc-{n}"} for n in locations]


# -- 62nd Army command post ---------------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.hq62.a")
def test_army_post_removes_its_own_damage() -> None:
    game = holding("c68", place=damage(18, 4))
    play(game, use("c68", "hq62", "recover"))
    check(game, {"location": "loc-18", "holds": "none"}, {"location": "loc-4", "holds": "damage"})
    check(game, {"area": "stock", "token": "damage", "count": 35}, {"used": ["c68"]})


@pytest.mark.rule("pavlov:2.hq62.b")
def test_resupply_brings_five_tokens_and_no_more() -> None:
    game = holding("c68")
    play(game, RESUPPLY, *({"take-token": "food"} for _ in range(5)))
    assert asked(game) == "card-action"
    check(
        game,
        {"area": "staging", "token": "food", "count": 5},
        {"area": "stock", "token": "food", "count": 1},
        {"area": "supply", "token": "food", "count": 0},
    )


@pytest.mark.rule("pavlov:2.hq62.b")
def test_resupply_may_bring_fewer_than_five() -> None:
    game = holding("c68")
    play(game, RESUPPLY, {"take-token": "aid"}, {"done": None})
    assert asked(game) == "card-action"
    check(game, {"area": "staging", "token": "aid", "count": 1}, {"area": "stock", "token": "aid", "count": 3})


@pytest.mark.rule("pavlov:2.hq62.c")
def test_resupply_takes_a_mixture_of_the_four_supply_tokens() -> None:
    game = holding("c68")
    play(game, RESUPPLY)
    assert {a.token for a in offered(game, TakeToken)} == {"ammo", "aid", "food", "sapper"}
    play(game, *({"take-token": token} for token in ("ammo", "aid", "food", "sapper", "ammo")))
    counts = {"ammo": 2, "aid": 1, "food": 1, "sapper": 1}
    check(game, *({"area": "staging", "token": token, "count": n} for token, n in counts.items()))


@pytest.mark.rule("pavlov:2.hq62.c")
@pytest.mark.parametrize("token", ["suppress", "wire", "artillery", "aa"])
def test_resupply_takes_no_other_token(token: str) -> None:
    game = holding("c68")
    play(game, RESUPPLY)
    refused(game, {"take-token": token}, by="2.hq62.c")
    allowed(game, {"take-token": "ammo"})


@pytest.mark.rule("pavlov:2.hq62.d")
def test_staging_area_has_no_limit() -> None:
    game = holding("c68", "c69", "c70", left=4)
    for card in ("c68", "c69", "c70"):
        play(game, use(card, "hq62", "resupply"), {"take-token": "ammo"}, {"take-token": "aid"})
        play(game, {"take-token": "food"}, {"take-token": "sapper"}, {"take-token": "sapper"})
    check(game, {"area": "staging", "token": "ammo", "count": 3}, {"area": "staging", "token": "sapper", "count": 6})
    check(game, {"area": "staging", "token": "aid", "count": 3}, {"area": "staging", "token": "food", "count": 3})


@pytest.mark.rule("pavlov:2.hq62.e")
def test_damaged_army_post_brings_no_supplies() -> None:
    refused(holding("c68", place=damage(18)), RESUPPLY, by="2.hq62.e")
    allowed(holding("c68", place=damage(3, 4, 14, 17)), RESUPPLY)


@pytest.mark.rule("pavlov:2.hq62.e", "pavlov:2.hq62.a")
def test_repaired_army_post_brings_supplies_again() -> None:
    game = holding("c68", "c69", place=damage(18))
    play(game, use("c69", "hq62", "recover"))
    allowed(game, RESUPPLY)


@pytest.mark.rule("pavlov:2.hq62.f")
def test_army_post_sends_counters_of_the_house_on_a_sortie() -> None:
    game = holding("c68", storm="c62", dice=[6, 6, 6, 5])
    play(game, use("c68", "hq62", "storm"), {"join": "pavlov"}, {"launch": None})
    check(game, {"stormed": ["c62"]}, {"unit": "pavlov", "at": "reserve"}, {"used": ["c68"]})


@pytest.mark.rule("pavlov:2.hq62.g")
def test_no_sortie_without_a_storm_group_card() -> None:
    refused(holding("c68", storm="none"), use("c68", "hq62", "storm"), by="2.hq62.g")
    allowed(holding("c68", storm="c62"), use("c68", "hq62", "storm"))


@pytest.mark.rule("pavlov:2.hq62.h")
def test_damaged_army_post_sends_no_sortie() -> None:
    refused(holding("c68", storm="c62", place=damage(18)), use("c68", "hq62", "storm"), by="2.hq62.h")
    allowed(holding("c68", storm="c62", place=damage(17)), use("c68", "hq62", "storm"))


# -- 13th Guards Division command post ----------------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.grd13.a")
def test_division_post_removes_its_own_damage() -> None:
    game = holding("c68", place=damage(18, 4))
    play(game, use("c68", "grd13", "recover"))
    check(game, {"location": "loc-4", "holds": "none"}, {"location": "loc-18", "holds": "damage"})


@pytest.mark.rule("pavlov:2.grd13.b", "pavlov:2.grd13.c")
def test_six_counters_worth_six_points_may_come() -> None:
    men = ["khait", "svirin", "gridin", "murzaev", "kiselev", "saraev"]
    game = holding("c75")
    play(game, REINFORCE, *({"reinforce": man} for man in men))
    check(game, *({"unit": man, "at": "reserve", "exhausted": False, "damaged": False} for man in men))
    assert asked(game) == "card-action"


@pytest.mark.rule("pavlov:2.grd13.b")
def test_counters_and_weapons_come_from_the_stock_to_the_reserve() -> None:
    game = holding("c75", place=[{"unit": "ptrd-1", "at": "reserve"}])
    play(game, REINFORCE)
    names = {a.counter for a in offered(game, Reinforce)}
    assert {"gun-53k", "maxim-1", "khait"} <= names
    assert not {"pavlov", "ptrd-1"} & names
    play(game, {"reinforce": "gun-53k"}, {"reinforce": "sobgaida"}, {"reinforce": "murzaev"})
    check(game, *({"unit": unit, "at": "reserve"} for unit in ("gun-53k", "sobgaida", "murzaev")))


@pytest.mark.rule("pavlov:2.grd13.b")
def test_counter_already_in_the_house_is_no_reinforcement() -> None:
    game = holding("c75", place=[{"unit": "khait", "at": "r2"}])
    play(game, REINFORCE)
    refused(game, {"reinforce": "khait"}, by="2.grd13.b")
    allowed(game, {"reinforce": "svirin"})


@pytest.mark.rule("pavlov:2.grd13.b")
def test_reinforcement_may_stop_early() -> None:
    game = holding("c75")
    play(game, REINFORCE, {"reinforce": "khait"}, {"done": None})
    assert asked(game) == "card-action"
    check(game, {"unit": "khait", "at": "reserve"}, {"unit": "svirin", "at": "stock"})


@pytest.mark.rule("pavlov:2.grd13.c")
def test_costs_of_one_reinforcement_stay_within_six() -> None:
    game = holding("c75")
    play(game, REINFORCE, {"reinforce": "chekhov"}, {"reinforce": "maxim-1"})
    refused(game, {"reinforce": "naumov"}, by="2.grd13.c")
    refused(game, {"reinforce": "gun-53k"}, by="2.grd13.c")
    play(game, {"reinforce": "potansky"})
    check(game, {"unit": "potansky", "at": "reserve"}, {"unit": "naumov", "at": "stock"})


@pytest.mark.rule("pavlov:2.grd13.d")
def test_damaged_division_post_sends_no_reinforcements() -> None:
    refused(holding("c75", place=damage(4)), REINFORCE, by="2.grd13.d")
    allowed(holding("c75", place=damage(3, 5, 18)), REINFORCE)


# -- 8th Guards Sapper Battalion ----------------------------------------------------------------------------------


@pytest.mark.rule("pavlov:2.sap8.a")
def test_fortifying_needs_a_sapper_in_the_supply_area() -> None:
    elsewhere = [{"token": "sapper", "at": "staging"}, {"token": "sapper", "at": "loc-5"}]
    refused(holding("c75", place=elsewhere, defence={"red": 5}), FORTIFY, by="2.sap8.a")
    allowed(holding("c75", place=[SAPPER], defence={"red": 5}), FORTIFY)


@pytest.mark.rule("pavlov:2.sap8.b", "pavlov:2.sap8.c")
@pytest.mark.parametrize("colour", ["green", "red", "purple"])
def test_fortifying_spends_the_sapper_and_raises_one_track_by_one(colour: str) -> None:
    game = holding("c75", place=[SAPPER], defence={"green": 3, "red": 3, "purple": 3})
    check(game, {"area": "stock", "token": "sapper", "count": 5})
    play(game, FORTIFY, {"fortify": colour})
    check(game, *({"defence": c, "is": 4 if c == colour else 3} for c in ("green", "red", "purple")))
    check(game, {"area": "stock", "token": "sapper", "count": 6}, {"area": "supply", "token": "sapper", "count": 0})
    assert asked(game) == "card-action"


@pytest.mark.rule("pavlov:2.sap8.c")
def test_defence_does_not_rise_above_six() -> None:
    game = holding("c75", place=[SAPPER], defence={"red": 5})
    play(game, FORTIFY)
    refused(game, {"fortify": "green"}, by="2.sap8.c")
    allowed(game, {"fortify": "red"})


@pytest.mark.rule("pavlov:2.sap8.d")
def test_fortifying_may_repair_location_three_instead() -> None:
    game = holding("c75", place=[SAPPER, *damage(3, 4)], defence={"red": 5})
    play(game, FORTIFY, {"fortify": "loc-3"})
    check(game, {"location": "loc-3", "holds": "none"}, {"location": "loc-4", "holds": "damage"})
    check(game, {"defence": "red", "is": 5}, {"area": "stock", "token": "sapper", "count": 6})
    assert asked(game) == "card-action"


@pytest.mark.rule("pavlov:2.sap8.d")
def test_fortifying_repairs_no_other_location_and_no_sound_one() -> None:
    game = holding("c75", place=[SAPPER, *damage(4)], defence={"red": 5})
    play(game, FORTIFY)
    refused(game, {"fortify": "loc-4"}, by="2.sap8.d")
    refused(game, {"fortify": "loc-3"}, by="2.sap8.d")
    assert [a.what for a in offered(game, Fortify)] == ["red"]


@pytest.mark.rule("pavlov:2.sap8.e")
def test_mining_needs_a_sapper_in_the_supply_area() -> None:
    elsewhere = [{"token": "sapper", "at": "staging"}, {"token": "sapper", "at": "loc-5"}]
    refused(holding("c75", place=elsewhere), MINE, by="2.sap8.e")
    allowed(holding("c75", place=[SAPPER]), MINE)


@pytest.mark.rule("pavlov:2.sap8.f")
@pytest.mark.parametrize("spot", range(1, 7))
def test_mining_moves_the_sapper_to_one_of_six_spots(spot: int) -> None:
    game = holding("c75", place=[{"token": "sapper", "at": "supply", "count": 2}])
    play(game, MINE)
    assert {a.spot for a in offered(game, Mine)} == {f"mine-{n}" for n in range(1, 7)}
    play(game, {"mine": f"mine-{spot}"})
    check(game, *({"mine": f"mine-{n}", "laid": n == spot} for n in range(1, 7)))
    check(game, {"area": "supply", "token": "sapper", "count": 1}, {"area": "stock", "token": "sapper", "count": 4})


@pytest.mark.rule("pavlov:2.sap8.g")
def test_mine_spot_must_be_unoccupied() -> None:
    game = holding("c75", place=[SAPPER, {"token": "sapper", "at": "mine-4"}])
    play(game, MINE)
    refused(game, {"mine": "mine-4"}, by="2.sap8.g")
    allowed(game, {"mine": "mine-3"})
