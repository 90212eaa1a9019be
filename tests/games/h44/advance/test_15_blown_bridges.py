"""Chapters 13 and 15: bridges that go up under an advance, railway bridges in a retreat, infantry that walks."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44 import heath
from tests.games.h44.beaten import paths, thrown_back
from tests.games.h44.field import CANAL, RIVER, attacked, combat, die, field, road, water
from tests.games.h44.table import allowed, check, legal, play, refused

TARGET = "4016"
HOFF = "ge-14-hoff"
DLI, DLI8 = "br-50-6dli", "br-50-8dli"


def advances(game: Game[Position], unit: str) -> set[str]:
    return {do["to"] for do in legal(game) if do["do"] == "advance" and do["unit"] == unit}


def blown_under_the_advance(kind: str, bridge: str) -> Game[Position]:
    """An attack over a mined bridge that the enemy spares, and blows when the infantry comes over it."""
    sides = (("4015", TARGET), ("4015", "4115"), ("4015", "3915"))
    board = field(waters=water(kind, *sides), bridges={bridge: f"4015/{TARGET}"}, roads=road("4015", TARGET))
    hexes = {TARGET: HOFF, "4015": (DLI, DLI8)}
    game = combat(hexes, board=board, bridges={bridge: "mined"}, dice=[die("2-1", "D1"), 6])
    attacked(game, TARGET, DLI, DLI8)
    play(game, {"spare": None})
    check(game, {"unit": HOFF, "at": "eliminated"}, {"asked": "choose-advance"})
    play(game, {"advance": DLI, "to": TARGET}, {"blow": None})
    check(game, {"bridge": bridge, "state": "blown"})
    return game


@pytest.mark.rule("h44:15.6.f", "h44:5.4.d", "h44:9.5.3.j")
def test_a_bridge_blown_under_the_advance_leaves_a_major_river_uncrossed() -> None:
    """No unit attacked with boats: without the bridge there is no way over."""
    game = blown_under_the_advance("major", RIVER)
    check(game, {"unit": DLI, "at": "4015"})
    refused(game, {"advance": DLI, "to": TARGET}, by="15.6.f")
    assert advances(game, DLI) == {"4014", "4114", "3914"}


@pytest.mark.rule("h44:15.6.d", "h44:5.4.d")
def test_infantry_wades_the_canal_it_attacked_over_when_the_bridge_is_blown() -> None:
    game = blown_under_the_advance("canal", CANAL)
    check(game, {"unit": DLI, "at": TARGET})
    assert {TARGET, "4115", "3915"} <= advances(game, DLI8)


@pytest.mark.rule("h44:24.2.c", "h44:18.6.d")
@pytest.mark.parametrize(("marks", "further"), [("", False), ("+dismounted", True)])
def test_infantry_without_its_vehicles_walks_past_a_traffic_marker(marks: str, further: bool) -> None:
    unit = "br-5cg"
    game = combat({TARGET: HOFF, "4015": (f"{unit}{marks}", "br-2ig")}, dice=[6], traffic={3: TARGET})
    attacked(game, TARGET, unit, "br-2ig")
    play(game, {"advance": unit, "to": TARGET})
    assert bool(advances(game, unit)) is further


# -- rulings --


@pytest.mark.rule("h44:13.1.3.j", "h44:13.1.2.c", "h44:13.3.a")
def test_a_retreat_may_pass_friends_in_contact() -> None:
    """The friends in 4017 touch an enemy: two hexes back none ends with them while there is another way, but they may
    be passed, and for the price of a step a retreat may be stopped there (13.3)."""
    game = thrown_back({"4017": "ge-ewald", "3917": "br-50-9dli"})
    assert {("4017", "4117"), ("4017",)} <= paths(game)
    assert not [path for path in paths(game) if len(path) == 2 and path[1] == "4017"]


@pytest.mark.rule("h44:17.8.1.b")
@pytest.mark.parametrize("area", ["area-N", "area-M", "area-O"])
def test_guns_in_any_allied_area_get_shells(area: str) -> None:
    game = heath.phase("resupply", "allied", [{"unit": "br-43-art", "at": area, "marks": ["fired"]}])
    allowed(game, {"rearm": "br-43-art"})


@pytest.mark.rule("h44:18.2.3.a", "h44:18.2.3.c")
def test_a_lost_head_waits_until_its_division_is_there() -> None:
    """Lost long ago, it comes back in the first Allied supply phase that finds a unit of its division."""
    none_on_map = heath.phase("supply", "allied", heath.stand(us_82_sup="eliminated"), turn=4)
    check(none_on_map, {"unit": "us-82-sup", "at": "eliminated"})
    later = heath.phase("supply", "allied", heath.stand(us_82_sup="eliminated", us_505_1="3916"), turn=7)
    check(later, {"unit": "us-82-sup", "at": "3916"})
