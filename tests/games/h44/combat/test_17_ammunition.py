"""Chapter 17.8: new ammunition for guns."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import heath, phase, stand
from tests.games.h44.table import allowed, asked, check, legal, play, refused

EDGE = heath("1004", 4)
EAST = heath("3924", 4)


def empty_guns(*lines: tuple[str, str], **more: Any) -> list[dict[str, Any]]:
    marks = ["fired", *more.pop("marks", [])]
    return [{"unit": unit, "at": at, "marks": marks, **more} for unit, at in lines]


def allied(place: list[dict[str, Any]], **keys: Any) -> Game[Position]:
    return phase("resupply", "allied", place, **{"board": EDGE, **keys})


def german(place: list[dict[str, Any]], **keys: Any) -> Game[Position]:
    return phase("resupply", "german", place, **{"board": EAST, **keys})


THREE = empty_guns(("br-gds-art", "1003"), ("br-50-art", "1004"), ("br-43-art", "1005"))


@pytest.mark.rule("h44:17.8.1.a", "h44:17.5.d", "h44:17.8.4.a")
def test_two_allied_guns_a_turn() -> None:
    game = allied(THREE)
    play(game, {"rearm": "br-gds-art"})
    check(game, {"unit": "br-gds-art", "lacks": ["fired"]})
    play(game, {"rearm": "br-50-art"})
    assert asked(game) != "rearm-artillery"
    check(game, {"unit": "br-43-art", "has": ["fired"]})


@pytest.mark.rule("h44:17.5.d")
def test_a_gun_that_has_not_fired_is_not_turned() -> None:
    game = allied([*THREE[:1], *stand(br_50_art="1004")])
    refused(game, {"rearm": "br-50-art"}, by="17.5.d")


@pytest.mark.rule("h44:17.8.1.b")
def test_allied_guns_need_a_line_to_area_n() -> None:
    far = heath("4013", 45)
    game = allied([*THREE[:1], *empty_guns(("br-50-art", "3916"))], board=far)
    refused(game, {"rearm": "br-50-art"}, by="17.8.1.b")
    allowed(game, {"rearm": "br-gds-art"})


@pytest.mark.rule("h44:17.8.1.d", "h44:17.8.1.e")
def test_area_n_has_nothing_for_airborne_guns() -> None:
    game = allied([*THREE[:1], *empty_guns(("us-82-art", "1004"))], weather=["clear", "clear"])
    refused(game, {"rearm": "us-82-art"}, by="17.8.2.e")


HEAD, GUN = "3916", "3917"
DROP = [*stand(us_82_sup=HEAD), *empty_guns(("us-82-art", GUN))]
REARM = {"rearm": "us-82-art"}
SPARE = empty_guns(("br-gds-art", "1003"))
"""A gun that can be served, so that the phase is never passed over."""


def drop(place: list[dict[str, Any]], *, sky: str = "clear", **keys: Any) -> Game[Position]:
    base = {"board": heath(), "weather": [sky, sky]}
    return phase("resupply", "allied", [*place, *SPARE], **{**base, **keys})


@pytest.mark.rule("h44:17.8.2.a", "h44:4.4.c", "h44:4.1.g")
def test_clear_weather_serves_all_three_airborne_divisions() -> None:
    more = [*stand(us_101_sup="4116", br_1ab_sup="3716"), *empty_guns(("us-101-art", "4117"), ("br-1ab-art", "3717"))]
    game = drop([*DROP, *more])
    play(game, REARM, {"rearm": "us-101-art"}, {"rearm": "br-1ab-art"})
    for unit in ("us-82-art", "us-101-art", "br-1ab-art"):
        check(game, {"unit": unit, "lacks": ["fired"]})


@pytest.mark.rule("h44:17.8.2.b", "h44:4.4.f")
def test_cloudy_weather_serves_one_airborne_gun() -> None:
    more = [*stand(us_101_sup="4116"), *empty_guns(("us-101-art", "4117"))]
    game = drop([*DROP, *more], sky="cloudy")
    allowed(game, REARM)
    play(game, {"rearm": "us-101-art"})
    refused(game, REARM, by="17.8.2.b")


@pytest.mark.rule("h44:17.8.2.c", "h44:17.8.2.d", "h44:4.4.i", "h44:4.4.j")
def test_no_airborne_gun_is_served_in_overcast_or_at_night() -> None:
    refused(drop(DROP, sky="overcast"), REARM, by="17.8.2.c")
    refused(drop(DROP, sky="clear", turn=8), REARM, by="17.8.2.d")
    allowed(drop(DROP, sky="clear"), REARM)


@pytest.mark.rule("h44:17.8.3.a")
@pytest.mark.parametrize("unit", ["br-gds-art", "ge-ewald", "ge-191arko"])
def test_german_shells_are_for_german_guns_in_play(unit: str) -> None:
    game = german([*empty_guns(("ge-chill", "3924")), *stand(ge_ewald="3923")])
    refused(game, {"rearm": unit}, by="17.8.3.a")
    allowed(game, {"rearm": "ge-chill"})


@pytest.mark.rule("h44:17.8.2.e")
def test_the_gun_is_within_four_hexes_of_its_supply_head() -> None:
    place = [*stand(us_82_sup=HEAD), *empty_guns(("us-82-art", "3920"))]
    allowed(drop(place), REARM)
    place = [*stand(us_82_sup=HEAD), *empty_guns(("us-82-art", "3921"))]
    refused(drop(place), REARM, by="17.8.2.e")
    # another division's head is no use
    place = [*stand(us_101_sup=HEAD), *empty_guns(("us-82-art", GUN))]
    refused(drop(place), REARM, by="17.8.2.e")


@pytest.mark.rule("h44:17.8.2.f", "h44:17.8.2.k")
def test_until_turn_five_the_head_needs_a_landing_hex_afterwards_its_own_ground_will_do() -> None:
    refused(drop(DROP, turn=4), REARM, by="17.8.2.f")
    allowed(drop(DROP, turn=6), REARM)


def ground(**open_: str) -> dict[str, Any]:
    hexes = [HEAD, "3917", "4017", "4016", "3915", "3816", "3817"]
    return heath(terrain=dict.fromkeys(hexes, "woods") | {hex_[1:]: kind for hex_, kind in open_.items()})


@pytest.mark.rule("h44:17.8.2.i", "h44:17.8.2.j")
def test_supplies_are_dropped_on_open_ground_or_polder() -> None:
    refused(drop(DROP, board=ground()), REARM, by="17.8.2.f")
    allowed(drop(DROP, board=ground(h3915="clear")), REARM)
    allowed(drop(DROP, board=ground(h3915="polder")), REARM)
    allowed(drop(DROP, board={**ground(h3915="clear"), "places": {"3915": "village"}}), REARM)
    refused(drop(DROP, board=ground(h3915="marsh")), REARM, by="17.8.2.f")


@pytest.mark.rule("h44:17.8.2.g", "h44:17.8.2.h")
def test_supplies_are_not_dropped_into_an_enemy_zone() -> None:
    board = ground(h3915="clear")
    refused(drop([*DROP, *stand(ge_14_hoff="3914")], board=board), REARM, by="17.8.2.g")
    allowed(drop([*DROP, *stand(ge_14_hoff="3914", us_505_1="3915")], board=board), REARM)


@pytest.mark.rule("h44:17.8.2.l", "h44:18.2.2.d")
def test_a_depleted_head_still_serves_guns() -> None:
    place = [{"unit": "us-82-sup", "at": HEAD, "marks": ["depleted"]}, *empty_guns(("us-82-art", GUN))]
    allowed(drop(place), REARM)


GERMANS = empty_guns(("ge-krause", "3925"), ("ge-chill", "3924"), ("ge-406-art", "4025"))


@pytest.mark.rule("h44:17.8.3.a")
def test_two_german_guns_by_day() -> None:
    game = german(GERMANS)
    play(game, {"rearm": "ge-krause"}, {"rearm": "ge-chill"})
    assert asked(game) != "rearm-artillery"
    check(game, {"unit": "ge-406-art", "has": ["fired"]})


@pytest.mark.rule("h44:17.8.3.b")
def test_all_german_guns_at_night() -> None:
    game = german(GERMANS, turn=8)
    play(game, {"rearm": "ge-krause"}, {"rearm": "ge-chill"}, {"rearm": "ge-406-art"})
    for unit in ("ge-krause", "ge-chill", "ge-406-art"):
        check(game, {"unit": unit, "lacks": ["fired"]})


@pytest.mark.rule("h44:17.8.3.c")
def test_german_guns_need_a_line_to_an_own_area() -> None:
    game = german([*GERMANS[:1], *empty_guns(("ge-chill", "3916"))], board=heath("4013", 45))
    refused(game, {"rearm": "ge-chill"}, by="17.8.3.c")


@pytest.mark.rule("h44:17.8.4.b", "h44:17.8.4.c")
@pytest.mark.parametrize(("order", "law"), [("disrupted", "17.8.4.b"), ("full-retreat", "17.8.4.c")])
def test_guns_out_of_order_get_nothing(order: str, law: str) -> None:
    game = german([*GERMANS[:1], *empty_guns(("ge-chill", "3924"), order=order)])
    refused(game, {"rearm": "ge-chill"}, by=law)


@pytest.mark.rule("h44:17.8.4.d", "h44:17.8.4.e", "h44:17.3.k")
@pytest.mark.parametrize("mark", ["engaged", "marching"])
def test_engaged_and_marching_guns_are_served(mark: str) -> None:
    game = german(empty_guns(("ge-chill", "3924"), marks=[mark]))
    play(game, {"rearm": "ge-chill"})
    check(game, {"unit": "ge-chill", "has": [mark], "lacks": ["fired"]})


@pytest.mark.rule("h44:18.4.d")
def test_guns_out_of_supply_get_nothing_but_airborne_ones() -> None:
    game = german([*GERMANS[:1], *empty_guns(("ge-chill", "3924"), marks=["unsupplied"])])
    refused(game, {"rearm": "ge-chill"}, by="18.4.d")
    place = [*stand(us_82_sup=HEAD), *empty_guns(("us-82-art", GUN), marks=["unsupplied"])]
    allowed(drop(place), REARM)


@pytest.mark.rule("h44:17.8.4.a")
def test_what_is_not_used_is_lost() -> None:
    game = allied(THREE)
    play(game, {"done": None})
    assert asked(game) != "rearm-artillery"
    assert {"do": "rearm", "unit": "br-gds-art"} not in legal(game)


@pytest.mark.rule("h44:17.8.1.c")
def test_airborne_guns_land_ready_to_fire() -> None:
    sky = {"weather": ["clear", "clear"], "turn": 3, "dice": [1, 1, 1], "board": {}}
    game = phase("landing", "allied", stand(us_82_art="air"), **sky)
    play(game, {"land": "us-82-art", "hex": "5024"})
    if asked(game) == "land-units":
        play(game, {"done": None})
    check(game, {"unit": "us-82-art", "at": "5024", "lacks": ["fired"]})
