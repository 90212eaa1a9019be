"""Chapter 13: every path a player may try in a retreat is refused by the clause that bars it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.h44.data.board import GRID, HEX, HEXES
from grognard.games.h44.data.units import UNIT
from grognard.games.h44.retreat.retreat_paths import fatal, survives
from tests.games.h44 import meadow
from tests.games.h44.beaten import TARGET, VDH, thrown_back
from tests.games.h44.field import combat, field, phase, water
from tests.games.h44.meadow import at
from tests.games.h44.table import allowed, asked, play, refused

AWAY = ["4017", "4018"]
TANKS = "ge-559stug"
HENKE = "ge-henke"


def back(*path: str, unit: str = VDH) -> dict[str, Any]:
    return {"retreat": unit, "path": list(path)}


@pytest.mark.rule("h44:13.1.1.a")
def test_only_the_beaten_units_retreat() -> None:
    game = thrown_back({"4117": HENKE})
    refused(game, back("4118", "4119", unit=HENKE), by="13.1.1.a")
    refused(game, back(*AWAY, unit="br-50-6dli"), by="13.1.1.a")
    allowed(game, back(*AWAY))


@pytest.mark.rule("h44:13.1.3.a")
@pytest.mark.parametrize("path", [("4018", "4019"), ("4017", "4019"), ("4017", "area-H")])
def test_a_retreat_skips_no_hex(path: tuple[str, ...]) -> None:
    refused(thrown_back(), back(*path), by="13.1.3.a")


@pytest.mark.rule("h44:13.1.1.c")
def test_two_hexes_and_not_three() -> None:
    game = thrown_back()
    refused(game, back("4017", "4018", "4019"), by="13.1.1.c")
    refused(game, back(), by="13.1.1.c")


@pytest.mark.rule("h44:13.1.1.b")
def test_two_or_three_hexes_after_a_rout() -> None:
    tanks = ("br-2ig", "br-2gg")
    game = combat({TARGET: "ge-henke", "4015": tanks, "3916": "br-1cg"}, dice=[3])
    play(game, {"attack": TARGET}, *({"join": unit} for unit in (*tanks, "br-1cg")), {"commit": None})
    assert asked(game) == "choose-retreat"
    refused(game, back("4017", "4018", "4019", "4020", unit=HENKE), by="13.1.1.b")
    allowed(game, back("4116", "4117", unit=HENKE))


@pytest.mark.rule("h44:13.1.1.e", "h44:13.3.c", "h44:13.3.e")
def test_a_retreat_stops_only_in_shelter() -> None:
    refused(thrown_back(), back("4017"), by="13.3.c")
    refused(thrown_back(), back("4017", "4018", "4019"), by="13.1.1.c")
    allowed(thrown_back(board=field(places={"4017": "village"})), back("4017"))
    allowed(thrown_back({"4017": HENKE}), back("4017"))


@pytest.mark.rule("h44:13.3.f", "h44:13.2.g")
def test_a_retreat_does_not_end_in_a_zone() -> None:
    game = thrown_back({"4018": "br-50-9dli"}, board=field(places={"4117": "village", "4017": "village"}))
    refused(game, back("4017"), by="13.3.f")
    refused(thrown_back({"4019": "br-50-9dli"}), back(*AWAY), by="13.2.g")


@pytest.mark.rule("h44:13.2.f")
def test_a_retreat_does_not_pass_two_zones_in_a_row() -> None:
    game = thrown_back({"3917": "nl-pi-rec"})
    refused(game, back("4017", "4018"), by="13.2.f")


@pytest.mark.rule("h44:13.2.d")
def test_a_retreat_does_not_run_into_the_enemy() -> None:
    game = thrown_back({"4018": "nl-pi-rec"})
    refused(game, back("4017", "4018"), by="13.2.d")


@pytest.mark.rule("h44:13.2.e")
def test_a_retreat_does_not_enter_a_bond() -> None:
    game = thrown_back({"4216": "br-50-9dli"})
    refused(game, back("4115", "4116"), by="13.2.e")
    alone = thrown_back({"4216": "nl-pi-rec"})
    refused(alone, back("4115", "4116"), by="13.2.f")


@pytest.mark.rule("h44:13.2.h", "h44:13.2.i", "h44:13.2.j")
@pytest.mark.parametrize(("kind", "by"), [("major", "13.2.h"), ("canal", "13.2.i")])
def test_a_retreat_over_water_takes_a_bridge(kind: str, by: str) -> None:
    game = thrown_back(board=field(waters=water(kind, (TARGET, "4017"))))
    refused(game, back(*AWAY), by=by)
    allowed(game, back("4116", "4117"))


@pytest.mark.rule("h44:13.2.m")
def test_vehicles_do_not_retreat_over_a_minor_river() -> None:
    board = field(waters=water("minor", (TARGET, "4017")))
    game = thrown_back(defenders=(VDH, TANKS), board=board)
    refused(game, back(*AWAY, unit=TANKS), by="13.2.m")
    allowed(game, back(*AWAY))


@pytest.mark.rule("h44:13.2.c")
def test_vehicles_do_not_retreat_into_polder_off_the_road() -> None:
    game = thrown_back(defenders=(VDH, TANKS), board=field(terrain={"4017": "polder"}))
    refused(game, back(*AWAY, unit=TANKS), by="13.2.c")
    allowed(game, back(*AWAY))


@pytest.mark.rule("h44:13.2.b")
def test_a_retreat_does_not_lead_into_an_enemy_area() -> None:
    game = phase("combat", "allied", {"0905": VDH, "0904": ("br-50-6dli", "br-50-8dli")}, dice=[5])
    play(game, {"attack": "0905"}, {"join": "br-50-6dli"}, {"join": "br-50-8dli"}, {"commit": None})
    while asked(game) != "choose-retreat":
        play(game, {"lose-step": "br-50-6dli"} if asked(game) == "choose-loss" else {"fall-back": None})
    refused(game, back("area-N"), by="13.2.b")


@pytest.mark.rule("h44:13.2.b", "h44:13.2.c", "h44:13.2.d", "h44:13.2.e", "h44:13.2.h", "h44:13.2.i", "h44:13.2.m")
@pytest.mark.parametrize("unit", [VDH, TANKS])
def test_a_step_kills_by_a_clause_exactly_where_the_unit_does_not_survive_it(unit: str) -> None:
    waters = water("canal", (TARGET, "4017")) | water("minor", (TARGET, "4116")) | water("major", (TARGET, "3916"))
    board = field(waters=waters, terrain={"4115": "polder"})
    position = combat({TARGET: unit, "3915": "br-50-6dli", "4015": "ge-ewald"}, board=board).position
    clauses = {}
    for near in GRID.near[HEX[TARGET]]:
        clause = fatal(position, UNIT[unit], HEX[TARGET], near)
        assert (clause == "") is survives(position, UNIT[unit], HEX[TARGET], near)
        clauses[HEXES[near]] = clause
    drive = unit == TANKS
    assert clauses == {
        "4017": "13.2.i",
        "3916": "13.2.h",
        "3915": "13.2.d",
        "4015": "",
        "4116": "13.2.m" if drive else "",
        "4115": "13.2.c" if drive else "",
    }


# -- flight, and breaking contact ------------------------------------------------------------------------------------


@pytest.mark.rule("h44:14.3.2.e", "h44:14.3.2.j", "h44:14.3.2.h")
def test_units_in_full_retreat_flee_two_hexes_and_past_no_zone() -> None:
    game = phase("movement", "allied", {TARGET: f"{VDH}!!", "4013": "br-50-6dli", "4019": "nl-pi-rec"})
    play(game, {"move": ["br-50-6dli"]}, {"go": "4015"})
    assert asked(game) == "choose-retreat"
    refused(game, back("4017"), by="14.3.2.e")
    refused(game, back("4017", "4018"), by="14.3.2.j")
    refused(game, back("4116", TARGET), by="14.3.2.e")
    refused(game, back("4116", "4117", unit="br-50-6dli"), by="14.3.2.e")
    allowed(game, back("4116", "4117"))


@pytest.mark.rule("h44:27.1.1.b", "h44:27.1.1.d", "h44:13.2.d")
def test_who_breaks_contact_goes_one_or_two_hexes_past_no_zone() -> None:
    place = [at("ge-krafft", "3013"), at("br-1gg", "3014"), at("br-1p-1", "6516"), at("ge-ewald", "3012")]
    game = meadow.phase("combat", "german", place, options={"disengagement": True}, dice=[4])
    play(game, {"disengage": "ge-krafft"})
    refused(game, back("3012", "3011", "3010", unit="ge-krafft"), by="27.1.1.b")
    refused(game, back("3011", unit="ge-ewald"), by="27.1.1.b")
    refused(game, back("3012", "3013", unit="ge-krafft"), by="27.1.1.b")
    refused(game, back("3014", unit="ge-krafft"), by="13.2.d")
    refused(game, back("3113", unit="ge-krafft"), by="27.1.1.d")
    allowed(game, back("3012", unit="ge-krafft"))


@pytest.mark.rule("h44:6.1.h")
def test_a_supply_head_does_not_end_its_retreat_with_another() -> None:
    hexes = {TARGET: ("us-82-sup", "us-505-1"), "4015": ("ge-i-vdh", "ge-henke"), "4018": "us-101-sup"}
    game = combat(hexes, by="german", dice=[5])
    play(game, {"attack": TARGET}, {"join": "ge-i-vdh"}, {"join": "ge-henke"}, {"commit": None})
    while asked(game) != "choose-retreat":
        play(game, {"lose-step": "ge-i-vdh"} if asked(game) == "choose-loss" else {"fall-back": None})
    refused(game, back(*AWAY, unit="us-82-sup"), by="6.1.h")
