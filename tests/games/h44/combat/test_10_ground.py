"""Chapter 10.8: water, marsh and polder in combat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.h44.field import CANAL, RIVER, around, combat, field, road
from tests.games.h44.table import check

TARGET = "4016"
DLI, DLI8, TANK, FOOT, CAR = "br-50-6dli", "br-50-8dli", "br-2ig", "br-3ig", "br-2hc"
WATERS = [("minor", ""), ("canal", CANAL), ("major", RIVER)]


def odds(units: dict[str, Any], attackers: list[str], line: dict[str, Any], **keys: Any) -> None:
    game = combat({TARGET: "ge-i-vdh", **units}, **keys)
    check(game, {"odds": TARGET, "units": attackers, **line})


@pytest.mark.rule("h44:10.8.1.a", "h44:tec")
@pytest.mark.parametrize(
    ("ground", "defence"),
    [
        ({}, 5),
        ({"terrain": {TARGET: "woods"}}, 5),
        ({"terrain": {TARGET: "polder"}}, 5),
        ({"terrain": {TARGET: "marsh"}}, 5),
        ({"places": {TARGET: "village"}}, 5),
        ({"places": {TARGET: "town"}}, 10),
        ({"places": {TARGET: "city"}}, 10),
    ],
)
def test_the_chart_doubles_in_towns_and_cities_only(ground: dict[str, Any], defence: int) -> None:
    odds({"4015": DLI}, [DLI], {"attack": 5, "defence": defence}, board=field(**ground))


@pytest.mark.rule("h44:10.8.2.a", "h44:10.8.2.c")
@pytest.mark.parametrize(("kind", "foot"), [("minor", 5), ("canal", 3)])
def test_vehicles_are_halved_over_any_water_others_not_over_minor_rivers(kind: str, foot: int) -> None:
    board = field(waters=around(TARGET, kind))
    odds({"4015": TANK}, [TANK], {"attack": 5}, board=board)
    odds({"4015": CAR}, [CAR], {"attack": 2}, board=board)
    odds({"4015": DLI}, [DLI], {"attack": foot}, board=board)
    odds({"4015": FOOT}, [FOOT], {"attack": foot}, board=board)


@pytest.mark.rule("h44:10.8.2.b", "h44:9.5.2.a")
def test_a_bridge_does_not_spare_vehicles_over_a_minor_river() -> None:
    board = field(waters=around(TARGET, "minor"), roads=road("4015", TARGET))
    odds({"4015": TANK}, [TANK], {"attack": 5, "defence": 10}, board=board)
    odds({"4015": DLI}, [DLI], {"attack": 5, "defence": 10}, board=board)


@pytest.mark.rule("h44:10.8.2.d")
def test_engineers_do_not_spare_a_unit_at_a_major_river() -> None:
    odds(
        {"4015": (DLI, "br-30c-eng")}, [DLI], {"attack": 3, "defence": 10}, board=field(waters=around(TARGET, "major"))
    )


@pytest.mark.rule("h44:10.8.2.e", "h44:10.8.2.f", "h44:10.8.3.d")
@pytest.mark.parametrize("kind", ["minor", "canal"])
def test_defenders_are_doubled_when_all_attack_over_water_or_out_of_marsh(kind: str) -> None:
    waters = around(TARGET, kind, but=["4115", "3915"])
    board = field(waters=waters, terrain={"4115": "marsh"})
    place = {"4015": DLI, "4115": DLI8, "3915": FOOT}
    odds(place, [DLI], {"defence": 10}, board=board)
    odds(place, [DLI8], {"defence": 10, "attack": 5}, board=board)
    odds(place, [DLI, DLI8], {"defence": 10}, board=board)
    odds(place, [DLI, DLI8, FOOT], {"defence": 5}, board=board)
    odds(place, [FOOT], {"defence": 5}, board=board)


@pytest.mark.rule("h44:10.8.2.e")
def test_doubling_over_water_holds_for_vehicles_too() -> None:
    game = combat({TARGET: "ge-12-2107", "4015": DLI}, board=field(waters=around(TARGET, "canal")))
    check(game, {"odds": TARGET, "units": [DLI], "defence": 8})


@pytest.mark.rule("h44:10.8.3.a", "h44:10.8.3.b")
@pytest.mark.parametrize(("marsh", "defence"), [("4015", 10), (TARGET, 5)])
def test_vehicles_are_halved_into_and_out_of_marsh(marsh: str, defence: int) -> None:
    board = field(terrain={marsh: "marsh"})
    odds({"4015": TANK}, [TANK], {"attack": 5, "defence": defence}, board=board)
    odds({"4015": DLI}, [DLI], {"attack": 5, "defence": defence}, board=board)


@pytest.mark.rule("h44:10.8.3.c")
def test_no_armour_shift_into_marsh_but_out_of_it_by_road() -> None:
    into = field(terrain={TARGET: "marsh"}, roads=road("4015", TARGET))
    odds({"4015": TANK}, [TANK], {"attack": 5, "shifts": []}, board=into)
    out = field(terrain={"4015": "marsh"}, roads=road("4015", TARGET))
    odds({"4015": TANK}, [TANK], {"attack": 5, "defence": 10, "shifts": ["armour"]}, board=out)


@pytest.mark.rule("h44:10.8.4.a", "h44:10.8.4.b", "h44:10.8.4.c")
@pytest.mark.parametrize("polder", ["4015", TARGET])
def test_polder_halves_vehicles_and_leaves_infantry_alone(polder: str) -> None:
    board = field(terrain={polder: "polder"})
    odds({"4015": TANK}, [TANK], {"attack": 5, "defence": 5}, board=board)
    odds({"4015": DLI}, [DLI], {"attack": 5, "defence": 5}, board=board)
    odds({"4015": FOOT}, [FOOT], {"attack": 5, "defence": 5}, board=board)


@pytest.mark.rule("h44:10.8.4.d")
@pytest.mark.parametrize("polder", ["4015", TARGET])
def test_armour_shift_in_polder_along_a_road(polder: str) -> None:
    by_road = field(terrain={polder: "polder"}, roads=road("4015", TARGET))
    odds({"4015": TANK}, [TANK], {"attack": 5, "column": "2-1", "shifts": ["armour"]}, board=by_road)
    astray = field(terrain={TARGET: "polder"})
    odds({"4015": TANK}, [TANK], {"attack": 5, "column": "1-1", "shifts": []}, board=astray)
