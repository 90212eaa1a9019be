"""Chapter 7: zones of control, and movement in them."""

from __future__ import annotations

import pytest

from tests.games.h44.heath import barred, chain, goes, heath, lane, moving, neighbours, phase, stand
from tests.games.h44.table import check, legal, play

H = "3916"


@pytest.mark.rule("h44:7.1.a")
@pytest.mark.parametrize("hex_", ["3916", "4016"])
def test_the_six_hexes_around_a_unit_are_its_zone(hex_: str) -> None:
    game = moving("allied", stand(("ge-ewald", hex_), ("br-1gg", "3511")))
    for near in neighbours(hex_):
        check(game, {"zoc": near, "side": "german"})
    check(game, {"zoc": "3918", "side": "german", "is": False}, {"zoc": "4118", "side": "german", "is": False})


@pytest.mark.rule("h44:7.1.a", "h44:14.3.2.k")
def test_one_steady_unit_is_enough_for_a_zone() -> None:
    fled = {"unit": "ge-ewald", "at": H, "order": "full-retreat"}
    check(moving("allied", [fled]), {"zoc": "3917", "side": "german", "is": False})
    for order in ("good", "disrupted"):
        steady = {"unit": "ge-kerutt", "at": H, "order": order}
        check(moving("allied", [fled, steady]), {"zoc": "3917", "side": "german"})


@pytest.mark.rule("h44:7.1.b")
@pytest.mark.parametrize(
    "board",
    [
        heath(terrain={"3917": "marsh"}),
        heath(terrain={"3917": "woods"}),
        heath(terrain={"3917": "polder"}),
        heath(places={"3917": "city"}),
        heath(waters={"3916/3917": "canal"}),
        heath(waters={"3916/3917": "minor"}),
    ],
)
def test_a_zone_reaches_over_every_ground(board: dict[str, object]) -> None:
    check(moving("allied", stand(ge_ewald=H), board=board), {"zoc": "3917", "side": "german"})


@pytest.mark.rule("h44:7.1.c")
def test_a_zone_ends_at_a_major_river_without_a_bridge() -> None:
    major = heath(waters={"3916/3917": "major"})
    check(moving("allied", stand(ge_ewald=H), board=major), {"zoc": "3917", "side": "german", "is": False})
    bridged = heath(
        waters={"3916/3917": "major"}, roads={"3916/3917": "primary"}, bridges={"bridge-hedel": "3916/3917"}
    )
    for state, reaches in (("mined", True), ("intact", True), ("blown", False), ("repairing", False)):
        game = moving("allied", stand(ge_ewald=H), board=bridged, bridges={"bridge-hedel": state})
        check(game, {"zoc": "3917", "side": "german", "is": reaches})


@pytest.mark.rule("h44:7.2.a", "h44:7.2.c")
def test_a_unit_stops_in_an_enemy_zone_at_no_extra_cost() -> None:
    # one step only: no bonds
    game = moving("allied", stand(br_1gg="3913", ge_14_hoff="4017"))
    check(game, {"routes": "br-1gg", "to": "3916", "cost": 18})
    check(game, {"routes": "br-1gg", "to": "4016", "cost": 18})
    # straight on through the zone would be four hexes; the way round below it is five
    check(game, {"routes": "br-1gg", "to": "3917", "cost": 30})
    # from zone to zone: to leave the first costs two points, to enter the second nothing
    close = moving("allied", stand(br_1gg="3916", ge_14_hoff="4017"))
    check(close, {"routes": "br-1gg", "to": "3917", "cost": 18}, {"routes": "br-1gg", "to": "3915", "cost": 18})


@pytest.mark.rule("h44:7.2.d")
def test_leaving_an_enemy_zone_costs_two_more() -> None:
    game = moving("allied", stand(br_1gg=H, ge_14_hoff="4017"))
    check(game, {"routes": "br-1gg", "to": "3915", "cost": 18}, {"routes": "br-1gg", "to": "3914", "cost": 24})
    game = moving("allied", stand(br_1gg=H, ge_14_hoff="4118"))
    check(game, {"routes": "br-1gg", "to": "3915", "cost": 6})


@pytest.mark.rule("h44:7.2.d", "h44:19.3.1.d")
def test_leaving_an_enemy_zone_for_an_entry_area_costs_two_more() -> None:
    board = heath("3923", 4)
    check(
        moving("german", stand(ge_graebner="3926"), board=board), {"routes": "ge-graebner", "to": "area-I", "cost": 6}
    )
    game = moving("german", stand(ge_graebner="3926", br_1gg="3925"), board=board)
    check(game, {"routes": "ge-graebner", "to": "area-I", "cost": 18})


@pytest.mark.rule("h44:7.2.e", "h44:7.2.g")
def test_from_one_enemy_zone_straight_into_another() -> None:
    game = moving("allied", stand(br_2hc=H, ge_14_hoff="4017"))
    check(game, {"routes": "br-2hc", "to": "3917", "cost": 18})
    play(game, {"move": ["br-2hc"]}, {"go": "3917"})
    check(game, {"asked": "move-units"}, {"unit": "br-2hc", "at": "3917"})
    narrow = moving("allied", stand(br_2hc=H, ge_14_hoff="4017"), board=lane(H, "3917", "3918", "3919", "4017"))
    barred(narrow, "br-2hc", "3918", by="7.2.a")
    barred(narrow, "br-2hc", "3919", by="8.1.b")
    free = moving("allied", stand(br_2hc=H), board=lane(H, "3917", "3918"))
    check(free, {"routes": "br-2hc", "to": "3918", "cost": 12})
    # straight on would cost four points: the way below the zone costs five
    game = moving("allied", stand(br_1gg=H, ge_14_hoff="4017"))
    check(game, {"routes": "br-1gg", "to": "3918", "cost": 30, "path": ["3817", "3818", "3918"]})


@pytest.mark.rule("h44:7.2.f", "h44:7.4.2.b")
def test_not_over_a_bond_from_zone_to_zone() -> None:
    # the bond of 4016 and 3816 closes the side between 3915 and 3916
    game = moving("allied", stand(br_2hc="3915", ge_ewald="4016", ge_kerutt="3816"))
    barred(game, "br-2hc", H, by="7.4.2.b")
    barred(game, "br-2hc", H, by="7.4.2.b", mode="tactical")
    game = moving("allied", stand(br_2hc="3915", ge_ewald="4016", ge_14_hoff="3816"))
    check(game, {"routes": "br-2hc", "to": H, "cost": 18})


@pytest.mark.rule("h44:7.3.a", "h44:7.4.2.c")
def test_zones_and_bonds_restrict_retreat() -> None:
    # the retreating unit is ringed by bonds: every way out would cross one
    ring = stand(ge_ewald="3914", ge_kerutt="4117", ge_stephan="3717", br_1gg=H, ge_i_vdh="3918", ge_1_erd="4115")
    game = phase("combat", "german", [*ring, *stand(ge_2_erd="3715")])
    check(game, {"retreats": "br-1gg", "from": H, "paths": []})
    # not into the zones of the two single steps in the west
    game = phase("combat", "german", stand(ge_ewald="3917", br_1gg=H, ge_14_hoff="3914", ge_tiel="3814"))
    ways = [["3816", "3715"], ["3816", "3716"], ["4016", "4115"], ["4016", "4116"]]
    check(game, {"retreats": "br-1gg", "from": H, "paths": ways})


@pytest.mark.rule("h44:7.3.b")
def test_a_zone_stops_an_advance() -> None:
    place = stand(br_1gg="3915", br_1cg="4016", ge_unk_runge=H, ge_14_hoff="3918")
    game = phase("combat", "allied", place, dice=[6])
    play(game, {"attack": H}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None}, {"advance": "br-1cg", "to": H})
    play(game, {"advance": "br-1cg", "to": "3917"})
    assert not [line for line in legal(game) if line["do"] == "advance" and line["unit"] == "br-1cg"]


@pytest.mark.rule("h44:7.3.c")
def test_zones_restrict_lines_of_supply() -> None:
    road = heath("3920", 12, roads=chain([f"39{c}" for c in range(19, 27)]))
    game = phase("supply", "german", stand(ge_ewald="3920"), board=road)
    check(game, {"supplied": "ge-ewald"})
    game = moving("allied", stand(ge_ewald="3920", br_1gg="4023"), board=road)
    check(game, {"supplied": "ge-ewald", "is": False})


@pytest.mark.rule("h44:7.2.b")
def test_infiltration_does_not_stop() -> None:
    city = heath(places={H: "city"})
    game = moving("allied", stand(br_50_1d="3915", ge_14_hoff="4117"), board=city)
    check(game, {"zoc": H, "side": "german", "is": False})
    game = moving("allied", stand(br_50_1d="3915", ge_14_hoff="4017"), board=city)
    check(game, {"routes": "br-50-1d", "to": "3817", "mode": "tactical", "cost": 2})
    goes(game, "br-50-1d", "3917", mode="tactical")
    check(game, {"unit": "br-50-1d", "at": "3917"})
