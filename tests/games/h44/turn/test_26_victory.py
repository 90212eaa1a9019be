"""Chapter 26, S1, S2: victory points and how the game ends."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.meadow import Place, at, chain, meadow, phase, stand
from tests.games.h44.table import asked, check, play, table

EINDHOVEN = ("2608", "2707", "2708")
NIJMEGEN = ("5320", "5321")
FIVE = ("br-1gg", "br-3ig", "br-5cg", "br-1wg", "br-8-12krrc")


def judged(place: Place, **keys: Any) -> Game[Position]:
    return table(place=place, decision={"phase": "victory"}, **{"turn": 9, "unknown": {}, **keys})


def bridged() -> dict[str, Any]:
    """A road from the south edge to the country north of the Lower Rhine, without water in its way."""
    road = [f"{row:02}{min(5 + (row - 8) // 2, 16):02}" for row in range(9, 66)]
    return {
        "terrain": dict.fromkeys(road, "clear"),
        "places": dict.fromkeys(road, "none"),
        "waters": {f"{a}/{b}": "none" for a, b in pairwise(road)},
        "roads": chain("primary", *road),
    }


@pytest.mark.rule("h44:26.5.1.a", "h44:26.5.1.d")
def test_each_city_hex_held_is_a_point() -> None:
    game = phase("movement", "allied", [], board={}, control=dict.fromkeys(EINDHOVEN, "allied"))
    check(game, {"points": "allied", "halves": 6})
    more = phase("movement", "allied", [], board={}, control=dict.fromkeys(EINDHOVEN + NIJMEGEN, "allied"))
    check(more, {"points": "allied", "halves": 10})


@pytest.mark.rule("h44:26.5.1.e", "h44:26.5.1.f")
@pytest.mark.parametrize("hex_", ["3524", "3225"])
def test_overloon_and_venray_are_a_point_each(hex_: str) -> None:
    game = phase("movement", "allied", [], board={}, control={hex_: "allied"})
    check(game, {"points": "allied", "halves": 2})


@pytest.mark.rule("h44:26.5.1.c")
def test_a_city_taken_back_is_no_point_until_it_is_taken_again() -> None:
    board = meadow("2707", 2, places={"2708": "city"})
    game = phase("movement", "german", [at("ge-krafft", "2710")], board=board, control={"2708": "allied"}, turn=9)
    check(game, {"points": "allied", "halves": 2})
    play(game, {"move": ["ge-krafft"]}, {"go": "2708"})
    check(game, {"hex": "2708", "control": "german"}, {"points": "allied", "halves": 0})
    check(game, {"event": "hex-taken", "hex": "2708", "side": "german"})


@pytest.mark.rule("h44:26.5.1.a")
def test_entering_an_empty_city_takes_it() -> None:
    board = meadow("2707", 2, places={"2708": "city"})
    game = phase("movement", "allied", [at("br-1gg", "2709")], board=board, turn=9)
    check(game, {"points": "allied", "halves": 0})
    play(game, {"move": ["br-1gg"]}, {"go": "2708"})
    check(game, {"points": "allied", "halves": 2})


@pytest.mark.rule("h44:26.5.1.b", "h44:26.5.1.g")
def test_a_unit_of_the_ground_forces_north_of_the_rhine_counts_when_supplied() -> None:
    head = at("br-1ab-sup", "6516")
    no_line = phase("movement", "allied", [head, at("br-1gg", "6517")], board={})
    check(no_line, {"supplied": "br-1gg", "is": False}, {"points": "allied", "halves": 0})
    place = [at("br-1gg", _north_end())]
    line = phase("movement", "allied", place, board=bridged(), turn=9)
    check(line, {"supplied": "br-1gg"}, {"points": "allied", "halves": 2})


@pytest.mark.rule("h44:26.5.1.g")
def test_airborne_and_breakdown_units_north_of_the_rhine_do_not_count() -> None:
    end = _north_end()
    place = [at("br-1p-1", end), at("br-bd-mot-1", end, of="br-1gg")]
    game = phase("movement", "allied", place, board=bridged(), turn=9)
    check(game, {"supplied": "br-bd-mot-1"}, {"points": "allied", "halves": 0})


def _north_end() -> str:
    return "6516"


@pytest.mark.rule("h44:26.5.2.a", "h44:26.5.2.b", "h44:26.5.2.c")
@pytest.mark.parametrize(
    ("victim", "halves"), [(at("br-rem-mot-1", "3013", of="br-1gg"), 2), (at("br-30c-eng", "3013"), 1)]
)
def test_a_destroyed_battalion_is_a_point_and_anything_else_half_a_point(victim: dict[str, Any], halves: int) -> None:
    game = _killed(victim)
    check(game, {"points": "german", "halves": halves})


@pytest.mark.rule("h44:26.5.2.a", "h44:11.4.e")
def test_a_battalion_dies_with_its_remnant() -> None:
    game = _killed(at("br-rem-mot-1", "3013", of="br-1gg"))
    check(game, {"unit": "br-1gg", "at": "eliminated"}, {"unit": "br-rem-mot-1", "at": "eliminated"}, {"parents": {}})


@pytest.mark.rule("h44:26.5.2.a", "h44:11.4.c")
def test_a_battalion_without_a_remnant_counter_is_a_whole_point() -> None:
    used = [at(f"br-rem-mot-{k}", "3005", of=f"br-43-{name}") for k, name in enumerate(("4d", "5d", "7h", "1w"), 1)]
    place = [at("br-1gg", "3013", steps=2), *used, at("ge-12-2107", "3012"), at("ge-34-2107", "3012")]
    game = phase("combat", "german", [*place, at("ge-a-2107", "3014"), at("ge-b-2107", "3014")], dice=[6])
    units = ("ge-12-2107", "ge-34-2107", "ge-a-2107", "ge-b-2107")
    play(game, {"attack": "3013"}, *({"join": unit} for unit in units), {"commit": None})
    check(game, {"unit": "br-1gg", "at": "eliminated"}, {"points": "german", "halves": 2})


@pytest.mark.rule("h44:26.5.2.a", "h44:26.5.2.c")
def test_german_losses_are_worth_nothing_to_either_side() -> None:
    place = [at("ge-unk-runge", "3013"), at("br-2ig", "3012"), at("br-2gg", "3012"), at("br-1cg", "3014")]
    game = phase("combat", "allied", place, dice=[6])
    play(game, {"attack": "3013"}, *({"join": unit} for unit in ("br-2ig", "br-2gg", "br-1cg")), {"commit": None})
    check(game, {"hex": "3013", "units": []}, {"unit": "ge-unk-runge", "at": "eliminated"})
    check(game, {"points": "german", "halves": 0}, {"points": "allied", "halves": 0})


@pytest.mark.rule("h44:26.5.2.b")
def test_a_battalion_that_has_become_a_remnant_is_not_yet_destroyed() -> None:
    game = phase("combat", "german", [at("br-rem-mot-1", "3013", of="br-1gg")])
    check(game, {"points": "german", "halves": 0})


@pytest.mark.rule("h44:26.5.2.d", "h44:26.5.2.e")
@pytest.mark.parametrize("victim", [at("br-bd-mot-1", "3013", of="br-1gg"), at("us-101-sup", "3013")])
def test_breakdown_units_and_supply_heads_are_worth_nothing(victim: dict[str, Any]) -> None:
    check(_killed(victim), {"points": "german", "halves": 0})


def _killed(victim: dict[str, Any]) -> Game[Position]:
    """Seven to one or better, and a six: DS, the last step is gone."""
    units = ("ge-12-2107", "ge-34-2107", "ge-a-2107", "ge-b-2107")
    place = [victim, *(at(unit, hex_) for unit, hex_ in zip(units, ("3012", "3012", "3014", "3014"), strict=True))]
    game = phase("combat", "german", place, dice=[6])
    play(game, {"attack": "3013"}, *({"join": unit} for unit in units), {"commit": None})
    if asked(game) == "choose-loss":
        play(game, {"lose-step": victim["unit"]})
    check(game, {"hex": "3013", "units": []})
    return game


@pytest.mark.rule("h44:S2.3.a", "h44:26.1.a", "h44:26.1.b", "h44:26.3.a", "h44:26.5.1.h")
def test_ten_points_and_a_ground_unit_beyond_the_rhine_win_at_once() -> None:
    end = _north_end()
    control = dict.fromkeys(EINDHOVEN + NIJMEGEN, "allied")
    place = [at(unit, end if k < 3 else "6517") for k, unit in enumerate(FIVE)]
    game = judged(place, board=bridged(), control=control)
    check(game, {"points": "allied", "halves": 20}, {"outcome": "win", "seat": "allied", "by": "26.3.a"})
    four = judged(place[:4], board=bridged(), control=control)
    check(four, {"turn": 10})


@pytest.mark.rule("h44:26.3.a")
def test_ten_points_without_a_ground_unit_beyond_the_rhine_do_not_win() -> None:
    cities = _ten_cities()
    game = judged([at("br-1p-1", "6516")], control=dict.fromkeys(cities, "allied"))
    check(game, {"turn": 10})
    with_unit = judged([at("br-1gg", "6516")], control=dict.fromkeys(cities, "allied"))
    check(with_unit, {"outcome": "win", "seat": "allied", "by": "26.3.a"})


@pytest.mark.rule("h44:26.3.a", "h44:8.5.7.b")
@pytest.mark.parametrize(("parent", "wins"), [("po-1", False), ("br-50-1d", True)])
def test_an_ordinary_company_of_paratroopers_is_no_ground_unit(parent: str, wins: bool) -> None:
    place = [at("br-bd-inf-1", "6516", of=parent), at(parent, "6517", steps=2)]
    if wins:
        place[1] = at(parent, "1204", steps=2)
    game = judged([*place, at("br-1p-1", "6518")], control=dict.fromkeys(_ten_cities(), "allied"))
    check(game, {"outcome": "win", "seat": "allied", "by": "26.3.a"} if wins else {"turn": 10})


def _ten_cities() -> list[str]:
    """Ten hexes that are worth a point each."""
    game = phase("movement", "allied", [], board={})
    places = [*EINDHOVEN, *NIJMEGEN, "3524", "3225", "2914", "4301", "6222"]
    held = phase("movement", "allied", [], board={}, control=dict.fromkeys(places, "allied"))
    check(game, {"points": "allied", "halves": 0})
    check(held, {"points": "allied", "halves": 20})
    return places


@pytest.mark.rule("h44:26.3.b", "h44:26.2.a")
def test_german_points_do_not_stop_an_allied_automatic_victory() -> None:
    game = judged([at("br-1gg", "6516")], control=dict.fromkeys(_ten_cities(), "allied"), german_points=40)
    check(game, {"outcome": "win", "seat": "allied", "by": "26.3.a"})


@pytest.mark.rule("h44:26.2.a", "h44:26.2.b")
def test_the_germans_win_when_no_unit_is_left_north_of_the_rhine() -> None:
    game = judged([at("br-1gg", "3013")])
    check(game, {"outcome": "win", "seat": "german", "by": "26.2.b"})
    check(judged([at("br-1p-1", "6516")]), {"turn": 10})


@pytest.mark.rule("h44:26.2.c")
def test_the_germans_win_with_twelve_points() -> None:
    held = [at("br-1p-1", "6516")]
    check(judged(held, german_points=24), {"outcome": "win", "seat": "german", "by": "26.2.c"})
    check(judged(held, german_points=23), {"turn": 10})


@pytest.mark.rule("h44:26.4.a", "h44:26.4.b", "h44:S2.1.a", "h44:S2.1.b", "h44:S2.3.a")
@pytest.mark.parametrize(
    ("halves", "winner", "by"), [(5, "allied", "26.4.a"), (6, "german", "26.4.b"), (7, "german", "26.4.a")]
)
def test_after_twenty_turns_points_decide_and_a_tie_is_german(halves: int, winner: str, by: str) -> None:
    control = dict.fromkeys(EINDHOVEN, "allied")
    game = judged([at("br-1p-1", "6516")], turn=20, control=control, german_points=halves)
    check(game, {"outcome": "win", "seat": winner, "by": by})
    check(judged([at("br-1p-1", "6516")], turn=19, control=control, german_points=halves), {"turn": 20})


@pytest.mark.rule("h44:S1.1.a", "h44:S1.1.b", "h44:S1.3.a", "h44:S1.3.b")
@pytest.mark.parametrize(
    ("place", "winner"),
    [
        (stand(br_1gg="5519", br_2hc="5519"), "allied"),
        (stand(br_1gg="5519", br_30c_eng="5519"), "allied"),
        (stand(br_1gg="5519"), "german"),
        (stand(br_1gg="5519", us_501_1="5519"), "german"),
        (stand(br_1gg="5519", br_2hc="3013"), "german"),
    ],
)
def test_the_short_scenario_asks_for_four_ground_steps_beyond_the_waal(place: Place, winner: str) -> None:
    game = judged(place, scenario="short", turn=11)
    check(game, {"outcome": "win", "seat": winner, "by": "S1.3.a" if winner == "allied" else "S1.3.b"})
    check(judged(place, scenario="short", turn=10), {"turn": 11})
