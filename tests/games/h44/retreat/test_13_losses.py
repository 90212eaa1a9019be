"""Chapter 13.2 to 13.4: what kills on the way back, and what it costs to stop early."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import UNIT
from grognard.games.h44.retreat.retreat_paths import retreat_paths
from tests.games.h44.beaten import DLI, DLI8, DLI9, TARGET, VDH, ends, paths, thrown_back
from tests.games.h44.field import CANAL, RIVER, around, attacked, combat, die, field, road, water
from tests.games.h44.table import allowed, asked, check, play, refused


@pytest.mark.rule("h44:13.2.a")
def test_immobile_units_die() -> None:
    game = thrown_back(defenders=("ge-unk-koeppel", VDH))
    play(game, {"retreat": VDH, "path": ["4017", "4018"]})
    check(game, {"unit": "ge-unk-koeppel", "at": "eliminated"}, {"unit": VDH, "at": "4018"})


@pytest.mark.rule("h44:13.2.c")
def test_impassable_hexes_kill() -> None:
    lake = dict.fromkeys(("4116", "4017", "3916", "3915", "4115"), "water")
    game = thrown_back(board=field(terrain=lake))
    check(game, {"unit": VDH, "at": "eliminated"})


@pytest.mark.rule("h44:13.2.d")
def test_enemy_hexes_are_closed() -> None:
    game = thrown_back({"4017": DLI9}, board=field(waters=around(TARGET, "canal", but=["4017", "4015"])))
    check(game, {"unit": VDH, "at": "eliminated"})


@pytest.mark.rule("h44:13.2.e")
def test_enemy_bonds_kill() -> None:
    """Two British battalions east and south-east of the lane form a bond across its second hex."""
    lane = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018"])
    free = thrown_back(board=field(waters=lane))
    if asked(free) == "choose-retreat":
        play(free, {"retreat": VDH, "path": ["4017", "4018"]})
    check(free, {"unit": VDH, "at": "4018"})
    bond = thrown_back({"4118": DLI9, "3918": "br-3-2l"}, board=field(waters=lane))
    check(bond, {"unit": VDH, "at": "eliminated"})


@pytest.mark.rule("h44:13.2.f")
def test_two_empty_zones_in_a_row_kill() -> None:
    lane = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET, "4018"])
    hexes = {TARGET: VDH, "4015": (DLI, DLI8), "3917": DLI9}
    game = combat(hexes, board=field(waters=lane | water("minor", ("3917", "4017"), ("3917", "4018"))), dice=[3])
    check(game, {"zoc": "4017", "side": "allied"}, {"zoc": "4018", "side": "allied"})
    check(game, {"retreats": VDH, "from": TARGET, "lengths": [3], "paths": []})
    near = combat({**hexes, "3917": (), "3916": DLI9}, board=field(waters=lane), dice=[3])
    check(near, {"zoc": "4017", "side": "allied", "is": True}, {"zoc": "4018", "side": "allied", "is": False})
    ways = [flight.path for flight in retreat_paths(near.position, UNIT[VDH], HEX[TARGET], (2,))]
    assert ways == [(HEX["4017"], HEX["4018"])]


@pytest.mark.rule("h44:13.2.h", "h44:13.2.i", "h44:13.2.j", "h44:13.2.l", "h44:13.2.m")
@pytest.mark.parametrize(("kind", "bridge"), [("canal", CANAL), ("major", RIVER)])
def test_unbridged_canals_and_major_rivers_kill(kind: str, bridge: str) -> None:
    board = field(waters=around(TARGET, kind, but=["4015"]))
    check(thrown_back(board=board), {"unit": VDH, "at": "eliminated"})
    bridged = field(
        waters=around(TARGET, kind, but=["4015"]), bridges={bridge: "4016/4017"}, roads=road(TARGET, "4017")
    )
    game = thrown_back(board=bridged, bridges={bridge: "intact"})
    assert {path[0] for path in paths(game)} == {"4017"}
    blown = thrown_back(board=bridged, bridges={bridge: "blown"})
    check(blown, {"unit": VDH, "at": "eliminated"})


@pytest.mark.rule("h44:13.2.m")
@pytest.mark.parametrize(("unit", "dies"), [(VDH, False), ("ge-segler", False), ("ge-559stug", True)])
def test_minor_rivers_stop_vehicles_only(unit: str, dies: bool) -> None:
    """Infantry, mounted too, may cross; an assault gun without a bridge may not."""
    game = thrown_back(defenders=unit, board=field(waters=around(TARGET, "minor", but=["4015"])))
    if dies:
        check(game, {"unit": unit, "at": "eliminated"})
    else:
        allowed(game, {"retreat": unit, "path": ["4017", "4018"]})


@pytest.mark.rule("h44:13.2.l")
def test_vehicles_retreat_over_a_bridge() -> None:
    board = field(waters=around(TARGET, "canal", but=["4015"]), bridges={CANAL: "4016/4017"})
    game = thrown_back(defenders="ge-559stug", board=board, bridges={CANAL: "intact"})
    assert {path[0] for path in paths(game, "ge-559stug")} == {"4017"}


@pytest.mark.rule("h44:13.2.k")
def test_a_ferry_is_no_bridge() -> None:
    board = field(waters=around(TARGET, "major", but=["4015"]), ferries={"ferry-driel": "4016/4017"})
    check(thrown_back(board=board), {"unit": VDH, "at": "eliminated"})
    bridged = {**board, "ferries": {}, "bridges": {RIVER: "4016/4017"}}
    assert ends(thrown_back(board=bridged, bridges={RIVER: "mined"}))


@pytest.mark.rule("h44:13.2.b")
def test_the_enemys_entry_area_is_no_way_out() -> None:
    """At the west edge by area A, which is Allied from turn 7 on, the edge is closed to Germans."""
    board: dict[str, Any] = {
        "terrain": dict.fromkeys(("2001", "2002", "1901", "1902", "2101", "2102", "2003", "2103", "1903"), "clear"),
        "places": {"2001": "none", "2002": "none"},
        "waters": {},
    }
    board["waters"] = around("2001", "canal", but=["2002"])
    board["waters"] = {side: kind for side, kind in board["waters"].items() if "00" not in side}
    game = combat({"2001": VDH, "2002": (DLI, DLI8)}, board=board, dice=[die("2-1", "DR")])
    attacked(game, "2001", DLI, DLI8)
    play(game, {"fall-back": None})
    check(game, {"unit": VDH, "at": "eliminated"})


# -- 13.3 one hex --


@pytest.mark.rule("h44:13.1.1.e", "h44:13.3.a", "h44:13.3.c", "h44:13.3.g")
@pytest.mark.parametrize("ground", ["city", "town", "village", "woods", "friend"])
def test_a_retreat_may_stop_in_its_first_hex_for_a_step(ground: str) -> None:
    layers: dict[str, Any] = {"terrain": {"4017": "woods"}} if ground == "woods" else {"places": {"4017": ground}}
    friend = {"4017": "ge-ewald"} if ground == "friend" else {}
    game = thrown_back(friend, board=field(**({} if ground == "friend" else layers)))
    allowed(game, {"retreat": VDH, "path": ["4017"]})
    play(game, {"retreat": VDH, "path": ["4017"]})
    check(game, {"unit": VDH, "at": "4017", "steps": 1, "order": "good"})


@pytest.mark.rule("h44:13.3.e")
@pytest.mark.parametrize("ground", ["clear", "polder", "marsh", "polder-woods"])
def test_no_stop_in_the_open(ground: str) -> None:
    game = thrown_back(board=field(terrain={"4017": ground}))
    assert ("4017",) not in paths(game)
    village = thrown_back(board=field(terrain={"4017": ground}, places={"4017": "village"}))
    assert ("4017",) in paths(village)


@pytest.mark.rule("h44:13.3.d")
def test_unknown_units_stop_a_retreat_too() -> None:
    game = thrown_back(unknown={"4017": "ge-unk-garr1"})
    assert ("4017",) in paths(game)


@pytest.mark.rule("h44:13.3.f")
def test_no_stop_in_an_empty_zone_of_control() -> None:
    town = field(places={"4017": "town"})
    assert ("4017",) not in paths(thrown_back({"3917": DLI9}, board=town))
    assert ("4017",) in paths(thrown_back({"3917": DLI9, "4017": "ge-ewald"}, board=town))


@pytest.mark.rule("h44:13.3.a", "h44:13.3.b")
def test_units_that_stop_lose_one_step_together_the_defender_says_whose() -> None:
    game = thrown_back(defenders=("ge-henke", "ge-budde"), board=field(places={"4017": "town"}), result="DR")
    play(game, {"retreat": "ge-henke", "path": ["4017"]}, {"retreat": "ge-budde", "path": ["4017"]})
    check(game, {"asked": "choose-loss", "seats": ["german"]})
    allowed(game, {"lose-step": "ge-henke"})
    refused(game, {"lose-step": DLI}, by="13.3.b")
    play(game, {"lose-step": "ge-budde"})
    check(game, {"unit": "ge-henke", "at": "4017", "steps": 2, "order": "good"})
    check(game, {"unit": "ge-budde", "at": "4017", "steps": 1, "order": "good"}, {"asked": "choose-advance"})


@pytest.mark.rule("h44:13.3.b", "h44:13.3.g", "h44:13.1.2.a")
def test_only_those_who_stop_pay_for_it() -> None:
    game = thrown_back(defenders=("ge-henke", "ge-budde"), board=field(places={"4017": "town"}), result="DR")
    play(game, {"retreat": "ge-henke", "path": ["4017"]}, {"retreat": "ge-budde", "path": ["4017", "4018"]})
    check(game, {"unit": "ge-henke", "at": "4017", "steps": 1, "order": "good"})
    check(game, {"unit": "ge-budde", "at": "4018", "steps": 2, "order": "disrupted"})


@pytest.mark.rule("h44:13.4.a", "h44:13.4.b")
def test_the_attacker_advances_after_a_short_retreat_or_an_elimination() -> None:
    short = thrown_back(board=field(places={"4017": "town"}))
    play(short, {"retreat": VDH, "path": ["4017"]})
    check(short, {"asked": "choose-advance"})
    allowed(short, {"advance": DLI, "to": TARGET})
    dead = thrown_back(board=field(waters=around(TARGET, "canal", but=["4015"])))
    check(dead, {"asked": "choose-advance"})
    allowed(dead, {"advance": DLI, "to": TARGET})
