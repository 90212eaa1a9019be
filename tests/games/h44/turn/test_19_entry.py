"""Chapter 19: reinforcements and entry areas."""

from __future__ import annotations

import pytest

from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import PACK
from tests.games.h44.heath import barred, chain, goes, heath, moving, phase, stand
from tests.games.h44.table import H44_, allowed, asked, check, legal, play, refused, table

SOUTH = heath("1004", 5)
EAST = heath("3924", 5)
WEST = heath("2403", 5)


@pytest.mark.rule("h44:19.1.a", "h44:19.8.a")
def test_reinforcements_wait_in_their_area() -> None:
    game = moving("allied", stand(br_50_art="track-9", br_8_12krrc="track-9", br_43_art="track-11"))
    check(game, {"unit": "br-8-12krrc", "at": "area-N"}, {"unit": "br-50-art", "at": "area-N", "lacks": ["fired"]})
    check(game, {"unit": "br-43-art", "at": "track-11"})


@pytest.mark.rule("h44:19.1.b", "h44:19.1.c", "h44:19.3.1.g")
def test_units_enter_with_their_whole_allowance() -> None:
    game = moving("allied", stand(br_1gg="area-N"), board=SOUTH)
    check(game, {"routes": "br-1gg", "to": "0903", "cost": 6}, {"routes": "br-1gg", "to": "1305", "cost": 30})
    check(game, {"routes": "br-1gg", "to": "1405", "cost": "none"})
    woods = {**SOUTH, "terrain": {**SOUTH["terrain"], **dict.fromkeys(["0902", "0903", "0904", "0905"], "woods")}}
    check(moving("allied", stand(br_1gg="area-N"), board=woods), {"routes": "br-1gg", "to": "0903", "cost": 12})


@pytest.mark.rule("h44:19.1.d")
def test_units_that_enter_a_zone_stop() -> None:
    game = moving("allied", stand(br_1gg="area-N", ge_14_hoff="1004"), board=SOUTH)
    play(game, {"move": ["br-1gg"]}, {"go": "0903"})
    check(game, {"unit": "br-1gg", "at": "0903"}, {"asked": "move-units"})
    barred(moving("allied", stand(br_1gg="area-N", ge_14_hoff="1004")), "br-1gg", "1104", by="19.1.d")
    goes(moving("allied", stand(br_1gg="area-N", ge_14_hoff="1504")), "br-1gg", "1104")


@pytest.mark.rule("h44:19.1.c", "h44:8.1.i", "h44:7.4.2.a")
def test_no_unit_enters_the_map_into_an_enemy_or_a_bond() -> None:
    game = moving("allied", stand(br_1gg="area-N", ge_14_hoff="0903"), board=SOUTH)
    check(game, {"routes": "br-1gg", "to": "0903", "cost": "none"}, {"routes": "br-1gg", "to": "0904", "cost": 6})
    bond = moving("allied", stand(br_1gg="area-N", ge_ewald="0902", ge_kerutt="0904"), board=SOUTH)
    check(bond, {"bond": ["0902", "0904"], "side": "german"}, {"routes": "br-1gg", "to": "0903", "cost": "none"})
    single = moving("allied", stand(br_1gg="area-N", ge_ewald="0902", ge_14_hoff="0904"), board=SOUTH)
    check(single, {"routes": "br-1gg", "to": "0903", "cost": 6})


@pytest.mark.rule("h44:19.1.c", "h44:24.2.a")
def test_traffic_at_the_edge_keeps_vehicles_that_come_onto_the_map() -> None:
    game = moving("allied", stand(br_1gg="area-N", br_50_1d="area-N"), board=SOUTH, traffic={1: "0903"})
    check(game, {"routes": "br-1gg", "to": "0903", "cost": 18}, {"routes": "br-1gg", "to": "0904", "cost": 6})
    check(game, {"routes": "br-50-1d", "to": "0903", "cost": 6})


@pytest.mark.rule("h44:19.1.e", "h44:8.1.a")
def test_units_may_stay_in_their_area() -> None:
    game = moving("allied", stand(br_1gg="area-N"), board=SOUTH)
    play(game, {"end-movement": None})
    check(game, {"unit": "br-1gg", "at": "area-N"})
    assert asked(game) != "move-units"


@pytest.mark.rule("h44:19.1.f", "h44:19.6.a", "h44:19.6.b", "h44:19.6.e")
def test_units_change_areas_for_their_whole_move() -> None:
    game = moving("allied", stand(br_1gg="area-N", br_1cg="area-N", br_2gg="area-N"), board=SOUTH)
    # over two hexes of the map it takes three points; straight on it takes all of them
    check(game, {"routes": "br-1gg", "to": "area-M", "cost": 18})
    play(game, {"move": ["br-1gg", "br-1cg", "br-2gg"]}, {"go": "area-M"})
    check(game, {"unit": "br-1gg", "at": "area-M"}, {"unit": "br-2gg", "at": "area-M"}, {"asked": "move-units"})
    refused(game, {"move": ["br-1gg"]}, by="19.3.1.f")
    game = moving("allied", stand(br_1gg="0903"), board=SOUTH)
    play(game, {"move": ["br-1gg"]}, {"go": "area-N"})
    check(game, {"unit": "br-1gg", "at": "area-N"}, {"asked": "move-units"})


@pytest.mark.rule("h44:19.6.a", "h44:19.6.c")
def test_areas_that_do_not_touch_are_not_joined() -> None:
    game = moving("german", stand(ge_ewald="area-H", ge_kerutt="area-I"))
    play(game, {"move": ["ge-ewald"]})
    ways = {line["to"] for line in legal(game) if line["do"] == "go" and line["to"].startswith("area-")}
    assert "area-G" in ways
    assert "area-I" not in ways
    refused(game, {"go": "area-I"}, by="19.6.b")


@pytest.mark.rule("h44:19.6.d")
def test_units_that_changed_areas_do_not_attack() -> None:
    place = stand(br_1gg="area-N", br_1cg="area-M", ge_14_hoff="0907")
    game = moving("allied", place, board=SOUTH)
    goes(game, "br-1gg", "area-M")
    play(game, {"end-movement": None}, {"attack": "0907"}, {"join": "br-1cg"})
    refused(game, {"join": "br-1gg"}, by="19.6.d")


@pytest.mark.rule("h44:19.6.d", "h44:19.3.1.a")
def test_units_that_came_from_the_map_may_attack_out_of_an_area() -> None:
    place = stand(br_1gg="0903", br_1cg="area-M", ge_14_hoff="0904")
    game = moving("allied", place, board=SOUTH)
    goes(game, "br-1gg", "area-N")
    play(game, {"end-movement": None}, {"attack": "0904"})
    allowed(game, {"join": "br-1gg"})


@pytest.mark.rule("h44:19.2.1.a", "h44:19.2.1.b", "h44:19.2.2.a", "h44:19.2.2.b")
@pytest.mark.parametrize(("turn", "edges"), [(1, "german"), (6, "german"), (7, "allied"), (20, "allied")])
def test_who_owns_the_areas(turn: int, edges: str) -> None:
    shown = H44_.view(moving("allied", [], turn=turn), None)
    owners = {name.removeprefix("area-"): side for name, side in shown.areas.items()}
    assert [owners[name] for name in "MNO"] == ["allied"] * 3
    assert {owners[name] for name in "BCDEFGHIJK"} == {"german"}
    assert (owners["A"], owners["L"]) == (edges, edges)


@pytest.mark.rule("h44:19.2.2.c", "h44:19.2.2.d", "h44:19.2.2.e", "h44:19.3.1.i")
def test_the_germans_leave_a_and_l_on_turn_seven() -> None:
    place = [*stand(ge_ewald="area-A"), {"unit": "ge-kerutt", "at": "area-L", "order": "disrupted"}]
    game = table(scenario="short", turn=6, place=place, decision={"phase": "victory"}, dice=[6] * 8)
    check(game, {"turn": 7}, {"unit": "ge-ewald", "at": "area-B", "order": "disrupted"})
    check(game, {"unit": "ge-kerutt", "at": "area-K", "order": "full-retreat"})


@pytest.mark.rule("h44:19.3.1.a", "h44:19.3.1.d", "h44:19.3.1.e", "h44:19.3.1.f")
def test_leaving_the_map_costs_a_point_and_ends_the_move() -> None:
    game = moving("german", stand(ge_graebner="3926"), board=EAST)
    check(game, {"routes": "ge-graebner", "to": "area-I", "cost": 6})
    play(game, {"move": ["ge-graebner"]}, {"go": "area-I"})
    check(game, {"asked": "move-units"}, {"unit": "ge-graebner", "at": "area-I"})
    refused(game, {"move": ["ge-graebner"]}, by="19.3.1.f")


@pytest.mark.rule("h44:19.3.1.h", "h44:19.5.d")
@pytest.mark.parametrize("order", ["disrupted", "full-retreat"])
def test_only_units_in_good_order_leave_an_area(order: str) -> None:
    place = [{"unit": "ge-ewald", "at": "area-I", "order": order}, *stand(ge_kerutt="area-I")]
    game = moving("german", place, board=EAST)
    refused(game, {"move": ["ge-ewald"]}, by="19.3.1.h")
    allowed(game, {"move": ["ge-kerutt"]})


@pytest.mark.rule("h44:19.3.1.k")
def test_areas_do_not_count_as_neighbours_for_extended_movement() -> None:
    game = moving("german", stand(ge_ewald="2602", br_1gg="area-A"), board=heath("2603", 5))
    check(game, {"routes": "ge-ewald", "to": "2601", "mode": "extended", "cost": 6})
    game = moving("german", stand(ge_ewald="2502", br_1gg="area-A"), board=heath("2603", 5))
    check(game, {"routes": "ge-ewald", "to": "2501", "mode": "extended", "cost": 6})
    goes(game, "ge-ewald", "2501", mode="extended")
    check(game, {"unit": "ge-ewald", "at": "2501"})
    near = moving("german", stand(ge_ewald="2502", br_1gg="2401"), board=heath("2603", 5))
    barred(near, "ge-ewald", "2501", mode="extended", by="8.2.2.a")


@pytest.mark.rule("h44:19.4.b", "h44:19.4.c")
def test_zones_neither_enter_nor_leave_an_area() -> None:
    game = moving("german", stand(ge_ewald="2502", br_1gg="area-A"), board=WEST)
    check(game, {"zoc": "2501", "side": "allied", "is": False}, {"zoc": "2501", "side": "german"})
    check(game, {"zoc": "2504", "side": "german", "is": False})
    # a unit in the area is not in the zone of an enemy beside it: two points more would be out of reach
    game = moving("allied", stand(br_1gg="area-A", ge_14_hoff="2502"), board=WEST)
    check(game, {"routes": "br-1gg", "to": "1901", "cost": 6})


@pytest.mark.rule("h44:19.4.a")
def test_any_number_of_units_wait_in_an_area() -> None:
    place = stand(br_1gg="area-N", br_1cg="area-N", br_2gg="area-N", br_3ig="area-N", br_5cg="area-N")
    game = moving("allied", place, board=SOUTH)
    play(game, {"end-movement": None})
    assert asked(game) != "trim-stack"
    check(game, *({"unit": line["unit"], "at": "area-N", "steps": 3} for line in place))


@pytest.mark.rule("h44:19.4.d")
def test_units_in_an_area_are_not_attacked() -> None:
    game = phase("combat", "german", stand(ge_ewald="2501", br_1gg="area-A"), board=WEST)
    assert not [line for line in legal(game) if line["do"] == "attack"]
    near = phase("combat", "german", stand(ge_ewald="2501", br_1gg="area-A", br_1cg="2502"), board=WEST)
    assert [line["target"] for line in legal(near) if line["do"] == "attack"] == ["2502"]


@pytest.mark.rule("h44:19.4.e", "h44:19.4.f")
def test_no_unit_enters_an_enemy_area() -> None:
    game = moving("allied", stand(br_1gg="3926"), board=EAST)
    barred(game, "br-1gg", "area-I", by="19.4.e")
    game = moving("german", stand(ge_ewald="0903"), board=SOUTH)
    barred(game, "ge-ewald", "area-N", by="19.4.f")


OVER_THE_RIVER = next(area for area in PACK.areas if area.id == "H").ferry_hexes
"""Hexes that a major river parts from their entry area."""


@pytest.mark.rule("h44:19.3.2.a", "h44:19.3.2.b")
@pytest.mark.parametrize("hex_", OVER_THE_RIVER)
def test_no_unit_crosses_a_major_river_at_the_edge(hex_: str) -> None:
    """The ferry does not take units of several steps, nor any unit that does not move tactically."""
    game = moving("german", stand(ge_spindler="area-H", ge_14_hoff="area-H"), turn=8)
    barred(game, "ge-spindler", hex_, mode="tactical", by="19.3.2.b")
    barred(game, "ge-14-hoff", hex_, by="19.3.2.b")
    game = moving("german", stand(("ge-spindler", hex_), ("ge-14-hoff", hex_)), turn=8)
    barred(game, "ge-spindler", "area-H", mode="tactical", by="19.3.2.a")
    barred(game, "ge-14-hoff", "area-H", by="19.3.2.a")


@pytest.mark.rule("h44:19.3.2.c")
@pytest.mark.parametrize("hex_", OVER_THE_RIVER)
def test_the_ferry_of_pannerden_leads_over_the_river_at_the_edge(hex_: str) -> None:
    game = moving("german", stand(ge_14_hoff="area-H"), turn=8)
    check(game, {"routes": "ge-14-hoff", "to": hex_, "mode": "tactical", "cost": 1})
    goes(game, "ge-14-hoff", hex_, mode="tactical")
    check(game, {"unit": "ge-14-hoff", "at": hex_})
    game = moving("german", stand(("ge-14-hoff", hex_)), turn=8)
    goes(game, "ge-14-hoff", "area-H", mode="tactical")
    check(game, {"unit": "ge-14-hoff", "at": "area-H", "lacks": ["spent"]})


@pytest.mark.rule("h44:19.3.2.c", "h44:8.5.6.a", "h44:8.5.6.c", "h44:8.5.5.f")
@pytest.mark.parametrize("hex_", OVER_THE_RIVER)
def test_the_ferry_of_pannerden_is_a_ferry_like_others(hex_: str) -> None:
    """One step a turn, German vehicles only at night, and no enemy near its bank."""
    game = moving("german", stand(ge_14_hoff="area-H", ge_unk_runge="area-H"), turn=8)
    goes(game, "ge-14-hoff", hex_, mode="tactical")
    barred(game, "ge-unk-runge", hex_, mode="tactical", by="19.3.2.b")
    for turn, crosses in ((9, False), (8, True)):
        game = moving("german", stand(ge_559stug="area-H"), turn=turn)
        check(game, {"routes": "ge-559stug", "to": hex_, "mode": "tactical", "cost": 1 if crosses else "none"})
    row, column = int(hex_[:2]), int(hex_[2:])
    game = moving("german", stand(("ge-14-hoff", "area-H"), ("br-1gg", f"{row}{column - 1}")), turn=8)
    barred(game, "ge-14-hoff", hex_, mode="tactical", by="19.3.2.b")


@pytest.mark.rule("h44:19.3.2.a", "h44:19.7.a")
@pytest.mark.parametrize("hex_", OVER_THE_RIVER)
def test_the_ferry_serves_neither_retreat_nor_advance_nor_attack(hex_: str) -> None:
    game = phase("combat", "german", stand(("br-1gg", hex_), ("ge-spindler", "area-H")))
    assert not [line for line in legal(game) if line["do"] == "attack"]
    game = phase("combat", "allied", stand(("ge-14-hoff", hex_)))
    assert HEX[hex_] not in game.position.country.edge_of


@pytest.mark.rule("h44:19.3.1.j")
def test_areas_are_no_combat_zone() -> None:
    # both are disrupted in a hex of the edge; only the one beside an enemy on the map has to roll
    place = [{"unit": "br-1gg", "at": "2501", "order": "disrupted"}, *stand(ge_ewald="area-B")]
    game = phase("recovery", "allied", place, board=WEST, dice=[1])
    check(game, {"unit": "br-1gg", "order": "good"})
    place = [{"unit": "br-1gg", "at": "2501", "order": "disrupted"}, *stand(ge_ewald="2502")]
    game = phase("recovery", "allied", place, board=WEST, dice=[1])
    check(game, {"unit": "br-1gg", "order": "disrupted"})


@pytest.mark.rule("h44:19.7.a", "h44:19.7.c", "h44:19.7.d")
def test_units_attack_out_of_an_area_and_may_advance() -> None:
    place = stand(br_1gg="area-N", br_1cg="area-N", ge_unk_alarm="0904")
    game = phase("combat", "allied", place, board=SOUTH, dice=[6])
    play(game, {"attack": "0904"}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None})
    check(game, {"unit": "ge-unk-alarm", "at": "eliminated"}, {"asked": "choose-advance"})
    allowed(game, {"end-advance": None})
    play(game, {"advance": "br-1cg", "to": "0904"})
    check(game, {"unit": "br-1cg", "at": "0904"}, {"unit": "br-1gg", "at": "area-N"})


@pytest.mark.rule("h44:19.7.a")
def test_units_in_an_area_reach_only_its_own_edge() -> None:
    game = phase("combat", "allied", stand(br_1gg="area-N", ge_14_hoff="1004"), board=SOUTH)
    assert not [line for line in legal(game) if line["do"] == "attack"]
    game = phase("combat", "allied", stand(br_1gg="area-N", br_1cg="1005", ge_14_hoff="1004"), board=SOUTH)
    play(game, {"attack": "1004"}, {"join": "br-1cg"})
    refused(game, {"join": "br-1gg"}, by="19.7.a")


@pytest.mark.rule("h44:19.7.b", "h44:19.4.a")
def test_an_attack_from_an_area_keeps_the_stacking_limit() -> None:
    place = stand(br_1gg="area-N", br_3ig="area-N", br_5cg="area-N", br_30c_eng="area-N", ge_ewald="0904")
    game = phase("combat", "allied", place, board=SOUTH)
    play(game, {"attack": "0904"}, {"join": "br-1gg"}, {"join": "br-3ig"})
    refused(game, {"join": "br-5cg"}, by="19.7.b")
    allowed(game, {"join": "br-30c-eng"})


@pytest.mark.rule("h44:19.7.e")
def test_a_failed_attack_leaves_the_attackers_in_their_area() -> None:
    game = phase("combat", "allied", stand(br_1gg="area-N", ge_ewald="0904"), board=SOUTH, dice=[3])
    play(game, {"attack": "0904"}, {"join": "br-1gg"}, {"commit": None})
    check(game, {"unit": "br-1gg", "at": "area-N"}, {"unit": "ge-ewald", "at": "0904"}, {"asked": "choose-target"})


@pytest.mark.rule("h44:19.8.b", "h44:19.8.c", "h44:19.8.d", "h44:19.8.e")
def test_guns_fire_out_of_an_area() -> None:
    # the first hex of the map is the first of the range of six
    for hex_, target, fits in (("1304", "1404", True), ("1404", "1504", False)):
        place = stand(("br-gds-art", "area-N"), ("br-1gg", hex_), ("ge-ewald", target))
        game = phase("combat", "allied", place, board=heath("1304", 6))
        play(game, {"attack": target}, {"join": "br-1gg"})
        if fits:
            allowed(game, {"support": "br-gds-art"})
        else:
            refused(game, {"support": "br-gds-art"}, by="17.6.1.c")
    game = moving("allied", stand(br_gds_art="area-N"), board=SOUTH)
    check(game, {"routes": "br-gds-art", "to": "0904", "mode": "tactical", "cost": 1})


@pytest.mark.rule("h44:19.3.1.b", "h44:19.5.b", "h44:19.5.c")
def test_a_unit_may_retreat_into_its_own_area() -> None:
    place = stand(ge_ewald="3926", br_1gg="3925", br_1cg="4026", br_2gg="3826")
    game = phase("combat", "allied", place, board=EAST, dice=[1])
    play(game, {"attack": "3926"}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"join": "br-2gg"}, {"commit": None})
    if asked(game) == "stand-fast":
        play(game, {"fall-back": None})
    if asked(game) == "choose-retreat":
        do = legal(game)[0]
        play(game, {"retreat": do["unit"], "path": list(do["path"])})
    check(game, {"unit": "ge-ewald", "at": "area-I", "order": "disrupted"})


@pytest.mark.rule("h44:19.5.a")
def test_a_retreat_into_an_enemy_area_is_the_end() -> None:
    place = stand(br_1gg="3926", ge_ewald="3925", ge_kerutt="4026", ge_stephan="3826")
    game = phase("combat", "german", place, board=EAST)
    check(game, {"retreats": "br-1gg", "from": "3926", "paths": []})


@pytest.mark.rule("h44:19.3.1.c")
def test_a_unit_may_advance_into_its_own_area() -> None:
    place = stand(ge_graebner="3925", ge_bloch="3925", ge_herman="4026", br_30c_eng="3926")
    road = heath("3924", 5, roads=chain(["3925", "3926"]))
    game = phase("combat", "german", place, board=road, dice=[6])
    play(
        game, {"attack": "3926"}, {"join": "ge-bloch"}, {"join": "ge-herman"}, {"join": "ge-graebner"}, {"commit": None}
    )
    check(game, {"unit": "br-30c-eng", "at": "eliminated"}, {"asked": "choose-advance"})
    play(game, {"advance": "ge-bloch", "to": "3926"}, {"advance": "ge-bloch", "to": "area-I"})
    check(game, {"unit": "ge-bloch", "at": "area-I"})
    refused(game, {"advance": "ge-bloch", "to": "3926"}, by="19.3.1.e")


@pytest.mark.rule("h44:19.3.1.c", "h44:19.4.e")
def test_no_unit_advances_into_an_enemy_area() -> None:
    place = stand(br_1gg="3926", br_1cg="3926", ge_unk_alarm="3925")
    game = phase("combat", "allied", place, board=EAST, dice=[6])
    play(game, {"attack": "3925"}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None})
    check(game, {"asked": "choose-advance"})
    refused(game, {"advance": "br-1gg", "to": "area-I"}, by="19.4.e")


@pytest.mark.rule("h44:19.4.f")
def test_no_german_advances_into_an_allied_area() -> None:
    place = stand(ge_graebner="1003", ge_bloch="1003", ge_herman="1003", br_30c_eng="0903")
    game = phase("combat", "german", place, board=SOUTH, dice=[6])
    play(
        game, {"attack": "0903"}, {"join": "ge-bloch"}, {"join": "ge-herman"}, {"join": "ge-graebner"}, {"commit": None}
    )
    play(game, {"advance": "ge-bloch", "to": "0903"})
    refused(game, {"advance": "ge-bloch", "to": "area-N"}, by="19.4.f")


@pytest.mark.rule("h44:23.1.2.c")
@pytest.mark.parametrize("turn", [1, 3])
def test_on_turn_one_no_german_advances_into_area_i(turn: int) -> None:
    place = stand(ge_graebner="3925", ge_bloch="3925", ge_herman="4026", br_30c_eng="3926")
    game = phase("combat", "german", place, board=heath("3924", 5, roads=chain(["3925", "3926"])), dice=[6], turn=turn)
    play(
        game, {"attack": "3926"}, {"join": "ge-bloch"}, {"join": "ge-herman"}, {"join": "ge-graebner"}, {"commit": None}
    )
    play(game, {"advance": "ge-bloch", "to": "3926"})
    into = {"advance": "ge-bloch", "to": "area-I"}
    if turn == 1:
        refused(game, into, by="23.1.2.c")
    else:
        allowed(game, into)


@pytest.mark.rule("h44:23.1.2.c", "h44:19.4.f")
def test_on_turn_one_the_germans_leave_the_map_only_into_a_and_l() -> None:
    game = moving("german", stand(ge_graebner="3926", ge_ewald="2501"), turn=1)
    barred(game, "ge-graebner", "area-I", mode="tactical", by="23.1.2.c")
    check(game, {"routes": "ge-ewald", "to": "area-A", "mode": "tactical", "cost": 1})
