"""Chapter 8.1, 8.4, 8.6: moving in general, on roads, in woods, polder and marsh."""

from __future__ import annotations

import pytest

from tests.games.h44.heath import barred, chain, goes, heath, moving, neighbours, phase, stand
from tests.games.h44.table import allowed, asked, check, play, refused

ROAD = chain([f"39{column}" for column in range(11, 22)])


@pytest.mark.rule("h44:8.1.a")
def test_no_unit_has_to_move() -> None:
    game = moving("allied", stand(br_1gg="3916", br_1cg="3914"))
    goes(game, "br-1gg", "3917")
    play(game, {"end-movement": None})
    check(game, {"unit": "br-1gg", "at": "3917"}, {"unit": "br-1cg", "at": "3914"})


@pytest.mark.rule("h44:8.1.b", "h44:8.1.l", "h44:2.3.4.a")
def test_a_unit_spends_its_allowance_and_no_more() -> None:
    game = moving("allied", stand(br_50_1d="3914"))
    check(game, {"routes": "br-50-1d", "to": "3917", "cost": 18}, {"routes": "br-50-1d", "to": "3918", "cost": "none"})
    barred(game, "br-50-1d", "3918", by="8.1.b")
    goes(game, "br-50-1d", "3915")
    refused(game, {"move": ["br-50-1d"]}, by="8.1.l")


@pytest.mark.rule("h44:8.1.d")
def test_a_stack_begins_in_one_hex() -> None:
    game = moving("allied", stand(br_1gg="3916", br_1cg="3916", br_2gg="3914"))
    allowed(game, {"move": ["br-1gg", "br-1cg"]})
    allowed(game, {"move": ["br-1gg"]})
    refused(game, {"move": ["br-1gg", "br-2gg"]}, by="8.1.d")


@pytest.mark.rule("h44:8.1.e", "h44:8.1.f")
def test_a_stack_is_as_slow_as_its_slowest_unit_and_pays_the_highest_cost() -> None:
    game = moving("allied", stand(br_1gg="3914", br_50_1d="3914"))
    check(game, {"routes": ["br-1gg", "br-50-1d"], "to": "3917", "cost": 18})
    check(game, {"routes": ["br-1gg", "br-50-1d"], "to": "3918", "cost": "none"})
    woods = heath(terrain=dict.fromkeys([f"39{c}" for c in range(10, 23)], "woods"))
    game = moving("allied", stand(br_1gg="3914", br_50_1d="3914"), board=woods)
    check(game, {"routes": "br-50-1d", "to": "3915", "cost": 6}, {"routes": "br-1gg", "to": "3915", "cost": 12})
    check(game, {"routes": ["br-1gg", "br-50-1d"], "to": "3915", "cost": 12})


@pytest.mark.rule("h44:8.1.g", "h44:8.1.h")
def test_a_stack_may_leave_units_on_its_way() -> None:
    game = moving("allied", stand(br_1gg="3914", br_1cg="3914"))
    play(game, {"move": ["br-1gg", "br-1cg"]}, {"go": "3915"}, {"drop": "br-1gg"}, {"go": "3917"}, {"halt": None})
    check(game, {"unit": "br-1gg", "at": "3915"}, {"unit": "br-1cg", "at": "3917"})
    refused(game, {"move": ["br-1gg"]}, by="8.1.l")


@pytest.mark.rule("h44:8.1.i")
def test_no_unit_enters_an_enemy_hex() -> None:
    game = moving("allied", stand(br_1gg="3916", ge_14_hoff="3917"))
    barred(game, "br-1gg", "3917", by="8.1.i")
    barred(game, "br-1gg", "3917", by="8.1.i", mode="tactical")


@pytest.mark.rule("h44:8.1.j")
def test_an_ally_may_enter_the_hex_of_an_unknown_unit() -> None:
    game = moving("allied", stand(br_1gg="3916"), unknown={"3917": "ge-unk-garr1"})
    goes(game, "br-1gg", "3917")
    check(game, {"hex": "3917", "unknown": False}, {"unit": "br-1gg", "at": "3917"})


@pytest.mark.rule("h44:8.1.k")
def test_one_group_finishes_before_the_next_begins() -> None:
    game = moving("allied", stand(br_1gg="3914", br_1cg="3814"))
    play(game, {"move": ["br-1gg"]}, {"go": "3915"})
    assert asked(game) == "choose-route"
    refused(game, {"move": ["br-1cg"]}, by="8.1.k")
    play(game, {"halt": None})
    allowed(game, {"move": ["br-1cg"]})


@pytest.mark.rule("h44:8.4.a")
def test_roads_make_it_cheaper() -> None:
    for kind, cost in (("primary", 2), ("secondary", 3), ("minor", 6)):
        board = heath(terrain={"3917": "woods"}, roads={"3916/3917": kind})
        game = moving("allied", stand(br_1gg="3916", br_50_1d="3916"), board=board)
        check(game, {"routes": "br-1gg", "to": "3917", "cost": cost}, {"routes": "br-50-1d", "to": "3917", "cost": 6})
    # a road that does not cross the side is no help
    game = moving(
        "allied", stand(br_1gg="3816"), board=heath(terrain={"3916": "woods"}, roads={"3916/3917": "primary"})
    )
    check(game, {"routes": "br-1gg", "to": "3916", "cost": 12})


@pytest.mark.rule("h44:8.4.b")
def test_where_a_road_meets_a_river_there_is_a_bridge() -> None:
    board = heath(waters={"3916/3917": "minor"}, roads={"3916/3917": "primary"})
    game = moving("allied", stand(br_1cg="3916"), board=board)
    check(game, {"routes": "br-1cg", "to": "3917", "cost": 2})


@pytest.mark.rule("h44:8.4.c")
@pytest.mark.parametrize("place", ["city", "town"])
def test_roads_run_through_towns(place: str) -> None:
    board = heath(places={"3916": place}, roads=chain(["3915", "3916", "3917"]))
    game = moving("allied", stand(br_1gg="3915"), board=board)
    check(game, {"routes": "br-1gg", "to": "3917", "cost": 4})
    game = moving("allied", stand(br_1gg="3816"), board=board)
    check(game, {"routes": "br-1gg", "to": "3916", "cost": 6})


@pytest.mark.rule("h44:8.4.d", "h44:8.4.e")
def test_roads_serve_in_enemy_zones() -> None:
    game = moving("allied", stand(br_1gg="3915", ge_14_hoff="4017"), board=heath(roads=ROAD))
    check(game, {"routes": "br-1gg", "to": "3916", "cost": 2})
    game = moving("allied", stand(br_1gg="3916", ge_14_hoff="4017"), board=heath(roads=ROAD))
    check(game, {"routes": "br-1gg", "to": "3915", "cost": 14}, {"routes": "br-1gg", "to": "3917", "cost": 14})


WOODS = heath(terrain=dict.fromkeys([f"{row}{column}" for row in range(33, 46) for column in range(10, 23)], "woods"))


@pytest.mark.rule("h44:8.6.1.a", "h44:8.6.1.b")
def test_the_third_woods_hex_costs_more() -> None:
    game = moving("allied", stand(br_50_1d="3914", br_2hc="3814"), board=WOODS)
    check(game, {"routes": "br-50-1d", "to": "3916", "cost": 12}, {"routes": "br-50-1d", "to": "3917", "cost": "none"})
    check(game, {"routes": "br-50-1d", "to": "3917", "mode": "extended", "cost": 24})
    check(game, {"routes": "br-2hc", "to": "3816", "cost": 24}, {"routes": "br-2hc", "to": "3817", "cost": "none"})
    check(game, {"routes": "br-2hc", "to": "3817", "mode": "extended", "cost": 42})


@pytest.mark.rule("h44:8.6.1.a", "h44:8.6.1.b")
def test_woods_on_a_road_are_not_counted() -> None:
    board = {**WOODS, "roads": {**WOODS["roads"], **chain(["3912", "3913", "3914"], "minor")}}
    game = moving("allied", stand(br_1gg="3912"), board=board)
    check(game, {"routes": "br-1gg", "to": "3915", "cost": 24})


@pytest.mark.rule("h44:8.6.2.a", "h44:8.6.2.b", "h44:2.3.14.b", "h44:2.3.14.e", "h44:2.3.14.c")
@pytest.mark.parametrize("kind", ["polder", "marsh", "polder-woods"])
def test_vehicles_enter_and_leave_wet_ground_by_road_only(kind: str) -> None:
    wet = heath(terrain={"3916": kind}, roads=chain(["3915", "3916"]))
    game = moving("allied", stand(br_1cg="3915", br_2gg="3816"), board=wet)
    check(game, {"routes": "br-1cg", "to": "3916", "cost": 2})
    barred(moving("allied", stand(br_2gg="3917"), board=wet), "br-2gg", "3916", mode="tactical", by="8.6.2.a")
    check(game, {"routes": "br-2gg", "to": "3916", "mode": "tactical", "path": ["3915", "3916"]})
    game = moving("allied", stand(br_1cg="3916"), board=wet)
    check(game, {"routes": "br-1cg", "to": "3915", "cost": 2})
    check(game, {"routes": "br-1cg", "to": "3917", "path": ["3915", "4016", "4017", "3917"]})
    barred(game, "br-1cg", "3917", by="8.6.2.b", mode="tactical")


@pytest.mark.rule("h44:8.6.2.a", "h44:8.6.2.b")
@pytest.mark.parametrize("wet", [True, False])
def test_a_railway_bridge_is_no_road_into_a_marsh(wet: bool) -> None:
    moat = {f"3916/{near}": "canal" for near in neighbours("3916")}
    board = heath(terrain={"3916": "marsh" if wet else "clear"}, waters=moat, bridges={"rail-bridge-mook": "3915/3916"})
    game = moving("allied", stand(br_1cg="3915"), board=board)
    check(game, {"routes": "br-1cg", "to": "3916", "mode": "tactical", "cost": "none" if wet else 1})
    if wet:
        barred(game, "br-1cg", "3916", mode="tactical", by="8.6.2.a")


@pytest.mark.rule("h44:8.6.3.a")
def test_polder_with_woods_is_polder() -> None:
    for kind in ("polder", "polder-woods"):
        board = heath(terrain=dict.fromkeys(["3915", "3916", "3917"], kind))
        game = moving("allied", stand(br_50_1d="3914", br_1gg="3914"), board=board)
        check(game, {"routes": "br-50-1d", "to": "3915", "cost": 12}, {"routes": "br-1gg", "to": "3915", "cost": 18})
    # 8.6.1 Woods would make the march longer, whatever lies before them.
    for before in ("woods", "clear"):
        kinds = dict.fromkeys(range(12, 17), before) | dict.fromkeys(range(17, 20), "polder-woods")
        wide = heath(terrain={f"{row}{column}": kind for row in range(37, 42) for column, kind in kinds.items()})
        game = moving("allied", stand(br_50_1d="3914"), board=wide)
        check(game, {"routes": "br-50-1d", "to": "3917", "mode": "extended", "cost": 6 + 6 + 12})


@pytest.mark.rule("h44:8.6.3.b")
def test_no_armour_shift_in_polder_with_woods() -> None:
    for kind, wanted in (("polder", ["armour"]), ("polder-woods", [])):
        board = heath(terrain={"3916": kind}, roads=chain(["3915", "3916"]))
        game = phase("combat", "allied", stand(br_1cg="3915", ge_ewald="3916"), board=board)
        check(game, {"odds": "3916", "units": ["br-1cg"], "shifts": wanted})
