"""Chapter 8.5: rivers, canals and ferries."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import barred, goes, heath, lane, moving, stand
from tests.games.h44.table import allowed, check, play, refused

SIDE = "3916/3917"
MAJOR = heath(
    waters={SIDE: "major", "4017/3916": "major", "4016/4017": "major", "3816/3817": "major", "3817/3916": "major"},
    ferries={"ferry-driel": SIDE},
)


def ferry(side: str, place: list[dict[str, Any]], **keys: Any) -> Game[Position]:
    return moving(side, place, **{"board": MAJOR, **keys})


@pytest.mark.rule("h44:8.5.1.a")
def test_a_minor_river_costs_more() -> None:
    board = heath(waters={SIDE: "minor"})
    game = moving("allied", stand(br_50_1d="3916", br_1gg="3916"), board=board)
    check(game, {"routes": "br-50-1d", "to": "3917", "cost": 12, "path": ["3917"]})
    play(game, {"move": ["br-1gg"]})
    check(game, {"routes": "br-1gg", "to": "3917", "cost": 12, "path": ["4017", "3917"]})


@pytest.mark.rule("h44:8.5.2.a")
@pytest.mark.parametrize("kind", ["minor", "canal"])
def test_vehicles_cross_no_water_without_a_bridge(kind: str) -> None:
    board = heath(waters={SIDE: kind})
    game = moving("allied", stand(br_1cg="3916"), board=board)
    check(game, {"routes": "br-1cg", "to": "3918", "mode": "tactical", "cost": "none"})
    check(game, {"routes": "br-1cg", "to": "3917", "mode": "tactical", "path": ["4017", "3917"]})
    shore = heath(waters=dict.fromkeys([SIDE, "4017/3916", "3817/3916"], kind))
    barred(moving("allied", stand(br_1cg="3916"), board=shore), "br-1cg", "3917", mode="tactical", by="8.5.2.a")


@pytest.mark.rule("h44:8.5.2.b")
@pytest.mark.parametrize("kind", ["minor", "canal"])
def test_mechanised_infantry_crosses_like_infantry(kind: str) -> None:
    board = heath(waters={SIDE: kind})
    game = moving("allied", stand(br_1gg="3916"), board=board)
    check(game, {"routes": "br-1gg", "to": "3917", "mode": "tactical", "cost": 1})


@pytest.mark.rule("h44:8.5.1.a", "h44:8.5.2.b")
def test_mechanised_infantry_pays_for_a_small_river_it_wades() -> None:
    ways = ("3915", "3916", "3917")
    game = moving("allied", stand(br_1gg="3916", br_50_1d="3916"), board=lane(*ways, waters={SIDE: "minor"}))
    check(game, {"routes": "br-1gg", "to": "3917", "cost": 18}, {"routes": "br-1gg", "to": "3915", "cost": 6})
    check(game, {"routes": "br-50-1d", "to": "3917", "cost": 12})


@pytest.mark.rule("h44:8.5.4.a", "h44:8.5.4.b")
def test_a_major_river_needs_a_ferry_and_tactical_movement() -> None:
    board = {**MAJOR, "ferries": {}}
    game = moving("allied", stand(br_30c_eng="3916", br_50_1d="3916"), board=board)
    barred(game, "br-50-1d", "3917", mode="tactical", by="8.5.4.a")
    game = ferry("allied", stand(br_30c_eng="3916"))
    check(game, {"routes": "br-30c-eng", "to": "3917", "mode": "tactical", "cost": 1})
    check(game, {"routes": "br-30c-eng", "to": "3917", "path": ["4016", "4116", "4017", "3917"]})


@pytest.mark.rule("h44:8.5.5.a", "h44:8.5.5.b")
def test_a_ferry_carries_a_single_step_even_from_afar() -> None:
    game = ferry("allied", [*stand(br_30c_eng="3915"), {"unit": "br-1al-1bord-a", "at": "3916", "steps": 1}])
    check(game, {"routes": "br-30c-eng", "to": "3917", "mode": "tactical", "cost": 2})
    check(game, {"routes": "br-1al-1bord-a", "to": "3917", "mode": "tactical", "cost": 1})
    goes(game, "br-1al-1bord-a", "3917", mode="tactical")
    check(game, {"unit": "br-1al-1bord-a", "at": "3917"})
    check(game, {"routes": "br-30c-eng", "to": "3917", "mode": "tactical", "cost": "none"})


@pytest.mark.rule("h44:8.5.7.a", "h44:8.5.5.a")
def test_a_larger_unit_does_not_fit_on_a_ferry() -> None:
    game = ferry("allied", stand(br_50_1d="3916"))
    barred(game, "br-50-1d", "3917", mode="tactical", by="8.5.7.a")


@pytest.mark.rule("h44:8.5.5.c", "h44:8.5.5.d", "h44:8.5.5.e", "h44:8.5.5.f")
def test_a_ferry_is_closed_by_enemies_and_their_zones() -> None:
    game = ferry("allied", stand(br_30c_eng="3916", ge_14_hoff="3918"))
    barred(game, "br-30c-eng", "3917", mode="tactical", by="8.5.5.f")
    game = ferry("allied", stand(br_30c_eng="3916", ge_14_hoff="3918", br_50_1d="3917"))
    check(game, {"routes": "br-30c-eng", "to": "3917", "mode": "tactical", "cost": 1})
    # an enemy at this end closes it too, unless a friend is there
    game = ferry("allied", stand(br_30c_eng="3816", ge_14_hoff="3915"))
    check(game, {"routes": "br-30c-eng", "to": "3917", "mode": "tactical", "cost": "none"})


@pytest.mark.rule("h44:8.5.6.a", "h44:8.5.6.b")
def test_a_ferry_carries_one_step_a_turn() -> None:
    game = ferry("allied", stand(br_30c_eng="3916", br_30c_br="3916"))
    check(game, {"routes": "br-30c-br", "to": "3917", "mode": "tactical", "cost": 1})
    goes(game, "br-30c-eng", "3917", mode="tactical")
    barred(game, "br-30c-br", "3917", mode="tactical", by="8.5.6.a")


@pytest.mark.rule("h44:8.5.6.c", "h44:8.5.6.d")
def test_german_vehicles_are_ferried_at_night() -> None:
    place = stand(ge_559stug="3916", ge_14_hoff="3916")
    game = ferry("german", place, turn=9)
    barred(game, "ge-559stug", "3917", mode="tactical", by="8.5.6.c")
    check(game, {"routes": "ge-14-hoff", "to": "3917", "mode": "tactical", "cost": 1})
    game = ferry("german", place, turn=10)
    barred(game, "ge-559stug", "3917", mode="tactical", by="8.5.6.c")
    game = ferry("german", place, turn=8)
    check(game, {"routes": "ge-559stug", "to": "3917", "mode": "tactical", "cost": 1})


def pontoon(place: list[dict[str, Any]]) -> Game[Position]:
    """Engineers serve as a ferry."""
    game = moving("allied", [*stand(br_30c_eng="3916"), *place], board={**MAJOR, "ferries": {}})
    play(game, {"lay-ferry": "br-30c-eng", "to": "3917"})
    return game


@pytest.mark.rule("h44:8.5.6.e")
def test_engineers_carry_six_steps() -> None:
    game = pontoon(stand(br_50_1d="3916", br_50_2d="3916", br_50_1h="3915"))
    goes(game, "br-50-1d", "3917", mode="tactical")
    goes(game, "br-50-2d", "3917", mode="tactical")
    barred(game, "br-50-1h", "3917", mode="tactical", by="8.5.6.e")


@pytest.mark.rule("h44:8.5.6.f")
def test_engineers_carry_one_vehicle_step() -> None:
    tanks: list[dict[str, Any]] = [{"unit": "br-2hc", "at": "3916", "steps": 1}, {"unit": "br-30c-br", "at": "3916"}]
    game = pontoon(tanks)
    goes(game, "br-2hc", "3917", mode="tactical")
    barred(game, "br-30c-br", "3917", mode="tactical", by="8.5.6.f")
    barred(pontoon(stand(br_1cg="3915")), "br-1cg", "3917", mode="tactical", by="8.5.6.f")


@pytest.mark.rule("h44:8.5.7.a", "h44:8.5.7.b", "h44:8.5.7.c")
def test_large_units_cross_in_parts() -> None:
    game = ferry("german", stand(ge_ewald="3916"))
    barred(game, "ge-ewald", "3917", mode="tactical", by="8.5.7.a")
    play(game, {"detach": "ge-ewald", "part": "ge-bd-1"})
    check(game, {"unit": "ge-bd-1", "at": "3916"}, {"unit": "ge-ewald", "steps": 1})
    check(game, {"parents": {"ge-bd-1": "ge-ewald"}})
    goes(game, "ge-bd-1", "3917", mode="tactical")
    check(game, {"unit": "ge-bd-1", "at": "3917"})
    place: list[dict[str, Any]] = [
        {"unit": "ge-ewald", "at": "3916", "steps": 1},
        {"unit": "ge-kerutt", "at": "3916", "steps": 1},
        {"unit": "ge-bd-1", "at": "3916", "of": "ge-ewald"},
    ]
    game = moving("german", place)
    allowed(game, {"rejoin": "ge-bd-1", "unit": "ge-ewald"})
    refused(game, {"rejoin": "ge-bd-1", "unit": "ge-kerutt"}, by="21.4.k")


@pytest.mark.rule("h44:8.5.7.b", "h44:8.5.7.c")
def test_paratroopers_without_a_company_of_their_own_borrow_one_at_the_ferry() -> None:
    place: list[dict[str, Any]] = [{"unit": "po-1", "at": "3916"}, {"unit": "po-2", "at": "3815"}]
    game = ferry("allied", place)
    refused(game, {"detach": "po-1", "part": "br-bd-inf-1"}, by="21.1.c")
    play(game, {"detach": "po-1", "part": "po-bd-1"})
    refused(game, {"detach": "po-2", "part": "br-bd-inf-1"}, by="21.1.c")
    allowed(game, {"detach": "po-1", "part": "br-bd-inf-1"})
    refused(game, {"detach": "po-1", "part": "br-bd-mot-1"}, by="21.1.c")
    play(game, {"detach": "po-1", "part": "br-bd-inf-1"})
    goes(game, "br-bd-inf-1", "3917", mode="tactical")
    back: list[dict[str, Any]] = [
        {"unit": "po-1", "at": "3916", "steps": 2},
        {"unit": "po-2", "at": "3916", "steps": 2},
        {"unit": "br-bd-inf-1", "at": "3916", "of": "po-1"},
    ]
    game = moving("allied", back)
    refused(game, {"rejoin": "br-bd-inf-1", "unit": "po-2"}, by="21.4.j")
    play(game, {"rejoin": "br-bd-inf-1", "unit": "po-1"})
    check(game, {"unit": "po-1", "steps": 3})


@pytest.mark.rule("h44:8.5.7.c")
def test_an_ordinary_part_rebuilds_its_own_parent_alone() -> None:
    place: list[dict[str, Any]] = [
        {"unit": "br-50-1d", "at": "3916", "steps": 2},
        {"unit": "br-50-2d", "at": "3916", "steps": 2},
        {"unit": "br-bd-inf-1", "at": "3916", "of": "br-50-1d"},
    ]
    game = moving("allied", place)
    allowed(game, {"rejoin": "br-bd-inf-1", "unit": "br-50-1d"})
    refused(game, {"rejoin": "br-bd-inf-1", "unit": "br-50-2d"}, by="8.5.7.c")
