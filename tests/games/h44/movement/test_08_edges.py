"""Chapters 8.4 and 8.6.2 at the edge of the map: roads, vehicles, polder and entry areas (ruling 039)."""

from __future__ import annotations

import pytest

from tests.games.h44.field import attacked
from tests.games.h44.heath import barred, chain, disc, goes, heath, moving, phase, stand
from tests.games.h44.table import allowed, check, legal, play, refused

EDGE, INSIDE = "3701", "3702"
"""A hex that touches area C, and its neighbour."""
STUG, FOOT = "ge-559stug", "ge-ewald"


POLDER = heath("3703", 4, terrain={EDGE: "polder"})
BY_ROAD = heath("3703", 4, terrain={EDGE: "polder"}, roads=chain([EDGE, INSIDE, "3703"], "secondary"))


@pytest.mark.rule("h44:8.6.2.a")
@pytest.mark.parametrize(("mode", "wheels", "feet"), [("normal", 6, 12), ("tactical", 1, 1)])
def test_vehicles_do_not_come_in_through_polder(mode: str, wheels: int, feet: int) -> None:
    game = moving("german", stand((STUG, "area-C"), (FOOT, "area-C")), board=POLDER)
    barred(game, STUG, EDGE, mode=mode, by="8.6.2.a")
    check(game, {"routes": STUG, "to": "3801", "mode": mode, "cost": wheels})
    check(game, {"routes": FOOT, "to": EDGE, "mode": mode, "cost": feet})


@pytest.mark.rule("h44:8.6.2.a")
def test_vehicles_find_no_way_in_where_the_whole_edge_is_polder() -> None:
    board = heath("3703", 4, terrain=dict.fromkeys(disc("3703", 4), "polder"))
    game = moving("german", stand((STUG, "area-C"), (FOOT, "area-C")), board=board)
    barred(game, STUG, EDGE, by="8.6.2.a")
    barred(game, STUG, INSIDE, by="8.1.b")
    check(game, {"routes": FOOT, "to": EDGE, "cost": 12})


@pytest.mark.rule("h44:8.6.2.b")
@pytest.mark.parametrize(("mode", "cost"), [("normal", 6), ("tactical", 1)])
def test_vehicles_do_not_leave_the_map_through_polder(mode: str, cost: int) -> None:
    game = moving("german", stand((STUG, EDGE), (FOOT, EDGE)), board=POLDER)
    barred(game, STUG, "area-C", mode=mode, by="8.6.2.b")
    check(game, {"routes": FOOT, "to": "area-C", "mode": mode, "cost": cost})
    open_ = moving("german", stand((STUG, EDGE)), board=heath("3703", 4))
    check(open_, {"routes": STUG, "to": "area-C", "mode": mode, "cost": cost})


@pytest.mark.rule("h44:8.6.2.a", "h44:10.3.4.d", "h44:15.6.a")
def test_tanks_that_attack_polder_from_outside_have_no_shift_and_do_not_follow_up() -> None:
    place = stand((STUG, "area-C"), (FOOT, "area-C"), ("us-1-325-a", EDGE))
    game = phase("combat", "german", place, board=POLDER, dice=[6])
    check(game, {"odds": EDGE, "units": [STUG, FOOT], "shifts": []})
    attacked(game, EDGE, STUG, FOOT)
    while legal(game)[0]["do"] != "advance":
        first = next(do for do in legal(game) if do["do"] in ("lose-step", "fall-back", "retreat"))
        play(game, {first.pop("do"): first.pop("unit", None), **first})
    refused(game, {"advance": STUG, "to": EDGE}, by="15.6.a")
    open_ = phase("combat", "german", place, board=heath("3703", 4))
    check(open_, {"odds": EDGE, "units": [STUG, FOOT], "shifts": ["armour"]})


@pytest.mark.rule("h44:8.6.2.b", "h44:13.2.b")
def test_vehicles_do_not_retreat_from_polder_over_the_edge() -> None:
    """Ringed by enemies, with no way but over the edge: the infantry lives, the tanks are lost."""
    ring = stand(("br-50-1d", INSIDE), ("br-50-2d", INSIDE), ("br-50-1h", "3801"), ("br-50-6dli", "3601"))
    place = [*ring, *stand((STUG, EDGE), (FOOT, EDGE))]
    game = phase("combat", "allied", place, board=POLDER, dice=[6])
    attacked(game, EDGE, "br-50-1d", "br-50-2d")
    while legal(game)[0]["do"] != "retreat":
        first = next(do for do in legal(game) if do["do"] in ("lose-step", "fall-back"))
        play(game, {first.pop("do"): first.pop("unit", None), **first})
    assert {do["unit"] for do in legal(game)} == {FOOT}
    check(game, {"unit": STUG, "at": "eliminated"})


# -- by road ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:8.4.a", "h44:8.6.2.a", "h44:19.1.c", "h44:19.3.1.g")
@pytest.mark.parametrize(("kind", "wheels"), [("primary", 2), ("secondary", 3), ("minor", 6)])
def test_a_road_leads_into_the_map_at_its_price(kind: str, wheels: int) -> None:
    board = heath("3703", 4, terrain={EDGE: "polder"}, roads=chain([EDGE, INSIDE], kind))
    game = moving("german", stand((STUG, "area-C"), (FOOT, "area-C")), board=board)
    check(game, {"routes": STUG, "to": EDGE, "cost": wheels}, {"routes": STUG, "to": INSIDE, "cost": 2 * wheels})
    check(game, {"routes": STUG, "to": EDGE, "mode": "tactical", "cost": 1})
    check(game, {"routes": FOOT, "to": EDGE, "cost": 6}, {"routes": STUG, "to": "3801", "cost": 6})
    goes(game, STUG, EDGE)
    check(game, {"unit": STUG, "at": EDGE})


@pytest.mark.rule("h44:8.4.a")
def test_the_best_road_of_the_hex_leads_over_the_edge() -> None:
    roads = chain([EDGE, INSIDE], "minor") | chain([EDGE, "3801"], "primary") | chain([EDGE, "3601"], "secondary")
    game = moving("german", stand((STUG, "area-C")), board=heath("3703", 4, roads=roads))
    check(game, {"routes": STUG, "to": EDGE, "cost": 2})


@pytest.mark.rule("h44:8.6.1.b", "h44:8.4.a")
@pytest.mark.parametrize(("roads", "cost"), [({}, 24), (chain([EDGE, "3601"], "minor"), 18)])
def test_woods_at_the_edge_are_not_deep_for_those_who_come_by_road(roads: dict[str, str], cost: int) -> None:
    """Three hexes of woods in a row: the third costs a point more, unless the first was entered by road."""
    woods = heath("3703", 4, terrain=dict.fromkeys((EDGE, INSIDE, "3703"), "woods"), roads=roads)
    game = moving("german", stand((FOOT, "area-C")), board=woods)
    check(game, {"routes": FOOT, "to": "3703", "mode": "extended", "cost": cost})


@pytest.mark.rule("h44:8.6.2.b", "h44:19.3.1.d")
def test_a_road_leads_vehicles_out_of_the_map_for_one_point() -> None:
    game = moving("german", stand((STUG, EDGE)), board=BY_ROAD)
    check(game, {"routes": STUG, "to": "area-C", "cost": 6})
    goes(game, STUG, "area-C")
    check(game, {"unit": STUG, "at": "area-C"})


@pytest.mark.rule("h44:10.3.4.d", "h44:10.8.4.d", "h44:15.6.a", "h44:15.2.f")
def test_tanks_attack_out_of_an_area_by_road_and_follow_it_up_with_the_bonus() -> None:
    place = stand((STUG, "area-C"), ("ge-ewald", "area-C"), ("us-1-325-a", EDGE))
    game = phase("combat", "german", place, board=BY_ROAD, dice=[6])
    check(game, {"odds": EDGE, "units": [STUG, FOOT], "shifts": ["armour"]})
    attacked(game, EDGE, STUG, FOOT)
    while legal(game)[0]["do"] != "advance":
        first = next(do for do in legal(game) if do["do"] in ("lose-step", "fall-back", "retreat"))
        play(game, {first.pop("do"): first.pop("unit", None), **first})
    play(game, {"advance": STUG, "to": EDGE})
    allowed(game, {"advance": STUG, "to": INSIDE})
    play(game, {"advance": FOOT, "to": EDGE})
    refused(game, {"advance": FOOT, "to": INSIDE}, by="15.2.k")


@pytest.mark.rule("h44:8.6.2.b", "h44:13.2.b", "h44:19.3.1.b")
def test_vehicles_retreat_over_the_edge_by_road() -> None:
    ring = stand(("br-50-1d", INSIDE), ("br-50-2d", INSIDE), ("br-50-1h", "3801"), ("br-50-6dli", "3601"))
    game = phase("combat", "allied", [*ring, *stand((STUG, EDGE), (FOOT, EDGE))], board=BY_ROAD, dice=[6])
    attacked(game, EDGE, "br-50-1d", "br-50-2d")
    while legal(game)[0]["do"] != "retreat":
        first = next(do for do in legal(game) if do["do"] in ("lose-step", "fall-back"))
        play(game, {first.pop("do"): first.pop("unit", None), **first})
    assert {do["unit"] for do in legal(game)} == {STUG, FOOT}
