"""Chapter 24: traffic markers."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.movement.march import ChooseRoute
from grognard.games.h44.state.position import Position
from tests.games.h44.meadow import Place, at, chain, meadow, phase
from tests.games.h44.table import allowed, check, finished, play, refused

HELD = at("br-1p-1", "6516")
"""A unit north of the Lower Rhine: without it the game would end with the turn (26.2)."""


def jamming(place: Place, **keys: Any) -> Game[Position]:
    return phase("traffic", "german", [HELD, *place], **keys)


TANKS = at("br-2ig", "3013")


@pytest.mark.rule("h44:24.1.a", "h44:24.3.a", "h44:24.5.a")
def test_three_markers_can_be_placed_on_turn_one_and_no_fourth() -> None:
    game = jamming([TANKS], turn=1, dice=[5, 6])
    refused(game, {"jam": 4, "hex": "2910"}, by="24.4.f")
    play(game, {"jam": 1, "hex": "3010"}, {"jam": 2, "hex": "3016"}, {"jam": 3, "hex": "2812"})
    check(game, {"traffic": {1: "3010", 2: "3016", 3: "2812"}})


@pytest.mark.rule("h44:24.5.b", "h44:24.5.c")
@pytest.mark.parametrize(("turn", "last"), [(2, 4), (3, 5), (4, 6), (9, 6)])
def test_each_turn_brings_a_marker_until_all_six_are_there(turn: int, last: int) -> None:
    game = jamming([TANKS], turn=turn)
    allowed(game, {"jam": last, "hex": "3010"})
    if last < 6:
        refused(game, {"jam": last + 1, "hex": "3010"}, by="24.4.f")


@pytest.mark.rule("h44:24.3.c", "h44:24.3.d", "h44:24.3.f", "h44:24.3.g")
def test_the_numbers_rolled_are_taken_off_and_can_be_placed_again() -> None:
    markers = {1: "3010", 2: "3016", 4: "2812"}
    game = jamming([TANKS], turn=4, traffic=markers, dice=[2, 4])
    play(game, {"done": None})
    check(game, {"traffic": {1: "3010"}}, {"event": "traffic-removed", "marker": 2})
    finished(game)
    allowed(jamming([TANKS], turn=4, traffic={1: "3010"}), {"jam": 2, "hex": "3016"})


@pytest.mark.rule("h44:24.3.e")
def test_a_double_takes_off_one_number_only() -> None:
    game = jamming([TANKS], turn=4, traffic={1: "3010", 2: "3016", 4: "2812"}, dice=[2, 2])
    play(game, {"done": None})
    check(game, {"traffic": {1: "3010", 4: "2812"}})


@pytest.mark.rule("h44:24.3.c")
def test_a_marker_placed_now_can_be_rolled_off_at_once() -> None:
    game = jamming([TANKS], dice=[1, 6])
    play(game, {"jam": 1, "hex": "3010"}, {"done": None})
    check(game, {"traffic": {}})


@pytest.mark.rule("h44:24.4.a", "h44:24.4.b")
def test_markers_lie_neither_on_one_another_nor_side_by_side() -> None:
    game = jamming([TANKS], traffic={1: "3010"})
    refused(game, {"jam": 2, "hex": "3010"}, by="24.4.a")
    refused(game, {"jam": 2, "hex": "3011"}, by="24.4.b")
    refused(game, {"jam": 2, "hex": "2909"}, by="24.4.b")
    allowed(game, {"jam": 2, "hex": "3012"})


@pytest.mark.rule("h44:24.4.c")
def test_nothing_is_jammed_north_of_the_leading_mechanised_unit_of_the_thirtieth_corps() -> None:
    game = jamming([TANKS, at("br-50-1d", "3413")])
    refused(game, {"jam": 1, "hex": "3110"}, by="24.4.c")
    allowed(game, {"jam": 1, "hex": "3010"})


@pytest.mark.rule("h44:24.4.c")
def test_airborne_units_let_no_marker_go_north() -> None:
    game = jamming([at("us-501-1", "3013")])
    refused(game, {"jam": 1, "hex": "3010"}, by="24.4.c")


@pytest.mark.rule("h44:24.4.c")
@pytest.mark.parametrize(
    ("unit", "counts"),
    [
        ("br-50-5ey", True),  # on foot, but it arrives over the south edge
        ("br-50-1d", False),  # on foot, on the map from the start
        ("br-3-2l", False),  # VIII Corps, on the map from the start
    ],
)
def test_every_unit_that_arrived_over_the_south_edge_lets_markers_go_north(unit: str, counts: bool) -> None:
    game = jamming([at(unit, "3013")])
    if counts:
        allowed(game, {"jam": 1, "hex": "3010"})
        refused(game, {"jam": 1, "hex": "3110"}, by="24.4.c")
    else:
        refused(game, {"jam": 1, "hex": "3010"}, by="24.4.c")


@pytest.mark.rule("h44:24.4.c")
def test_the_remnant_of_a_tank_battalion_is_of_the_thirtieth_corps_still() -> None:
    game = jamming([at("br-rem-arm-1", "3013", of="br-2ig")])
    allowed(game, {"jam": 1, "hex": "3010"})


@pytest.mark.rule("h44:24.4.d", "h44:24.4.e")
def test_enemy_units_and_their_zones_keep_no_marker_out() -> None:
    for hex_ in ("3013", "3012"):
        game = jamming([TANKS])
        allowed(game, {"jam": 1, "hex": hex_})
        play(game, {"jam": 1, "hex": hex_})
        check(game, {"traffic": {1: hex_}}, {"asked": "place-traffic"})


@pytest.mark.rule("h44:24.3.b", "h44:24.3.g", "h44:24.4.f", "h44:24.4.g")
def test_a_marker_on_the_map_is_not_moved() -> None:
    game = jamming([TANKS], traffic={1: "3010"})
    refused(game, {"jam": 1, "hex": "3016"}, by="24.4.g")
    allowed(game, {"jam": 2, "hex": "3016"})


@pytest.mark.rule("h44:24.2.a", "h44:24.2.b")
@pytest.mark.parametrize(("roads", "cost"), [({}, 6), (chain("primary", "3013", "3014"), 2)])
def test_a_marker_adds_two_points_by_road_and_off_road(roads: dict[str, str], cost: int) -> None:
    board = meadow(roads=roads)
    game = phase("movement", "allied", [TANKS], board=board, traffic={1: "3014"})
    check(game, {"routes": "br-2ig", "to": "3014", "cost": cost + 12})
    free = phase("movement", "allied", [TANKS], board=board)
    check(free, {"routes": "br-2ig", "to": "3014", "cost": cost})
    for table, paid in ((game, cost + 12), (free, cost)):
        play(table, {"move": ["br-2ig"]}, {"go": "3014", "mode": "normal"})
        assert isinstance(table.decision, ChooseRoute)
        assert table.decision.march.spent == paid


@pytest.mark.rule("h44:24.2.d")
def test_units_on_foot_ignore_a_marker() -> None:
    game = phase("movement", "allied", [at("us-501-1", "3013")], traffic={1: "3014"})
    check(game, {"routes": "us-501-1", "to": "3014", "cost": 6})


@pytest.mark.rule("h44:24.2.e")
def test_tactical_movement_ignores_a_marker() -> None:
    game = phase("movement", "allied", [TANKS], traffic={1: "3014"})
    check(game, {"routes": "br-2ig", "to": "3015", "mode": "tactical", "cost": 2})
    check(game, {"routes": "br-2ig", "to": "3014", "mode": "tactical", "cost": 1})


@pytest.mark.rule("h44:24.2.i")
def test_german_vehicles_ignore_a_marker() -> None:
    game = phase("movement", "german", [at("ge-12-2107", "3013")], traffic={1: "3014"})
    check(game, {"routes": "ge-12-2107", "to": "3014", "cost": 6})


@pytest.mark.rule("h44:24.2.f")
def test_a_marker_changes_no_odds() -> None:
    place = [TANKS, at("ge-krafft", "3014")]
    line = {"odds": "3014", "units": ["br-2ig"], "lead": "GDS", "attack": 9, "defence": 5}
    for markers in ({}, {1: "3014"}, {1: "3013"}):
        check(phase("combat", "allied", place, traffic=markers), line)


@pytest.mark.rule("h44:24.2.g")
def test_a_marker_changes_no_retreat() -> None:
    place = [TANKS, at("ge-12-2107", "3012"), at("ge-krafft", "3113")]
    ways = [["2913", "2813"], ["2913", "2814"], ["2913", "2914"]]
    bare = phase("combat", "german", place)
    jammed = phase("combat", "german", place, traffic={1: "2913", 2: "2814"})
    line: dict[str, Any] = {"retreats": "br-2ig", "from": "3013", "paths": ways}
    for game in (bare, jammed):
        check(game, line)


@pytest.mark.rule("h44:24.2.h")
def test_a_marker_cuts_no_line_of_supply() -> None:
    board = meadow("1204", 7, roads=chain("primary", "0904", "1005", "1105", "1206", "1306", "1407"))
    game = phase("movement", "allied", [at("br-2ig", "1407")], board=board, traffic={1: "1306", 2: "1005"})
    check(game, {"supplied": "br-2ig"})


@pytest.mark.rule("h44:24.2.c")
def test_mechanised_units_stop_their_advance_at_a_marker() -> None:
    place = [TANKS, at("br-2gg", "3013"), at("ge-unk-runge", "3014")]
    ways = []
    for markers in ({}, {1: "3014"}):
        game = phase("combat", "allied", place, traffic=markers, dice=[3])
        play(game, {"attack": "3014"}, {"join": "br-2ig"}, {"join": "br-2gg"}, {"commit": None})
        while game.decision is not None and game.decision.seats == ("german",):
            play(game, _first(game))
        play(game, {"advance": "br-2ig", "to": "3014"})
        ways.append([a for a in _offers(game) if a.get("unit") == "br-2ig"])
    assert ways[0]
    assert not ways[1]


def _offers(game: Game[Position]) -> list[dict[str, Any]]:
    from tests.games.h44.table import legal

    return [a for a in legal(game) if a["do"] == "advance"]


def _first(game: Game[Position]) -> dict[str, Any]:
    from tests.games.h44.table import legal

    first = dict(legal(game)[0])
    verb = first.pop("do")
    keys = list(first)
    return {verb: first[keys[0]], **{k: first[k] for k in keys[1:]}} if keys else {verb: None}


@pytest.mark.rule("h44:24.2.a", "h44:24.2.e", "h44:8.1.f")
def test_in_a_mixed_group_only_the_vehicles_pay_for_traffic() -> None:
    """On the road to the marker infantry pays one point, lorries a third and two more: the group pays the higher."""
    board = meadow(roads=chain("primary", "3013", "3014"))
    game = phase("movement", "allied", [at("br-1gg", "3013"), at("br-50-1d", "3013")], board=board, traffic={1: "3014"})
    check(game, {"routes": ["br-1gg", "br-50-1d"], "to": "3014", "cost": 14})
    check(game, {"routes": "br-50-1d", "to": "3014", "cost": 6})
