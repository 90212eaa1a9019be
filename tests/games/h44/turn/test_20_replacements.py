"""Chapter 20: night turns and replacements."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from grognard.games.h44.turn.weather import air_units, landing_points
from tests.games.h44.meadow import Place, at, chain, meadow, phase
from tests.games.h44.table import allowed, asked, check, events, legal, play, refused, table

WEST = meadow("3003", 7)
SOUTH = meadow("1204", 7)
NIGHT = 8


def german(place: Place, **keys: Any) -> Game[Position]:
    return phase("movement", "german", place, **{"board": WEST, "turn": NIGHT, **keys})


def british(place: Place, **keys: Any) -> Game[Position]:
    return phase("movement", "allied", place, **{"board": SOUTH, "turn": NIGHT, **keys})


def refits(game: Game[Position]) -> list[dict[str, Any]]:
    return [a for a in legal(game) if a["do"] == "refit"]


WEAK = at("ge-krafft", "3003", steps=1)


@pytest.mark.rule("h44:20.2.1.a", "h44:20.1.g")
@pytest.mark.parametrize("turn", [9, 10, 12])
def test_no_replacements_by_day(turn: int) -> None:
    refused(german([WEAK], turn=turn), {"refit": "ge-krafft"}, by="20.2.1.a")
    allowed(german([WEAK], turn=11), {"refit": "ge-krafft"})


@pytest.mark.rule("h44:20.2.1.b", "h44:20.1.g")
@pytest.mark.parametrize("turn", [2, 5])
def test_no_replacements_before_turn_eight(turn: int) -> None:
    refused(german([WEAK], turn=turn), {"refit": "ge-krafft"}, by="20.2.1.b")
    allowed(german([WEAK], turn=8), {"refit": "ge-krafft"})


@pytest.mark.rule("h44:20.2.1.c", "h44:20.2.1.d", "h44:20.2.5.a")
def test_a_replacement_restores_a_step_in_the_movement_phase() -> None:
    game = german([WEAK])
    play(game, {"refit": "ge-krafft"})
    check(game, {"unit": "ge-krafft", "steps": 2, "has": ["refitted"]})


@pytest.mark.rule("h44:20.2.1.d")
def test_a_unit_at_full_strength_takes_no_replacement() -> None:
    game = german([at("ge-krafft", "3003"), at("ge-ewald", "3003", steps=1)])
    assert {a["unit"] for a in refits(game)} == {"ge-ewald"}
    refused(game, {"refit": "ge-krafft"}, by="20.2.1.d")
    allowed(game, {"refit": "ge-ewald"})


@pytest.mark.rule("h44:20.2.1.d", "h44:20.2.1.e")
def test_a_unit_that_is_not_there_yet_takes_no_replacement() -> None:
    game = german([at("ge-ewald", "track-9", steps=1), at("ge-krafft", "area-B", steps=1)])
    refused(game, {"refit": "ge-ewald"}, by="20.2.1.d")
    allowed(game, {"refit": "ge-krafft"})


@pytest.mark.rule("h44:20.2.1.e", "h44:20.2.4.d")
def test_a_battalion_comes_back_and_its_dead_remnant_does_not() -> None:
    game = german([at("ge-100-180", "eliminated"), at("ge-rem-inf-1", "eliminated")])
    refused(game, {"refit": "ge-rem-inf-1", "at": "area-B"}, by="20.2.1.e")
    play(game, {"refit": "ge-100-180", "at": "area-B"})
    check(game, {"unit": "ge-rem-inf-2", "at": "area-B", "steps": 1}, {"unit": "ge-rem-inf-1", "at": "eliminated"})


@pytest.mark.rule("h44:20.2.2.a", "h44:20.2.2.b")
def test_the_west_edge_gives_one_step_and_not_a_second() -> None:
    game = german([WEAK, at("ge-i-vdh", "3103", steps=1)])
    play(game, {"refit": "ge-krafft"})
    assert refits(game) == []
    check(game, {"unit": "ge-i-vdh", "steps": 1})


@pytest.mark.rule("h44:20.2.2.a", "h44:20.2.2.d")
def test_two_replacements_a_night_for_the_germans_and_one_for_the_british() -> None:
    game = german([WEAK, at("ge-i-vdh", "3103", steps=1)], used=["refit-east"])
    play(game, {"refit": "ge-krafft"})
    refused(game, {"refit": "ge-i-vdh"}, by="20.2.2.a")
    south = british([at("br-1gg", "1204", steps=2), at("br-5cg", "1205", steps=2)])
    play(south, {"refit": "br-1gg"})
    refused(south, {"refit": "br-5cg"}, by="20.2.2.d")


@pytest.mark.rule("h44:20.2.2.a", "h44:20.2.2.b", "h44:20.2.2.c")
def test_one_step_from_the_west_and_one_from_the_north_or_east() -> None:
    game = german([WEAK, at("ge-ewald", "eliminated")])
    play(game, {"refit": "ge-krafft"})
    refused(game, {"refit": "ge-ewald", "at": "area-B"}, by="20.2.4.b")
    refused(game, {"refit": "ge-ewald", "at": "area-C"}, by="20.2.4.b")
    for area in "FGHI":
        allowed(game, {"refit": "ge-ewald", "at": f"area-{area}"})
    play(game, {"refit": "ge-ewald", "at": "area-G"})
    assert refits(game) == []


@pytest.mark.rule("h44:20.2.2.b", "h44:20.2.2.c")
@pytest.mark.parametrize(("named", "token"), [({}, "refit-west"), ({"at": "area-I"}, "refit-east")])
def test_where_both_can_come_the_player_says_which_replacement_he_uses(named: dict[str, str], token: str) -> None:
    """A road leads from area C in the west to area I in the east."""
    road = chain("primary", *(f"39{column:02}" for column in range(1, 27)))
    game = german([at("ge-krafft", "3913", steps=1)], board=meadow("3913", 13, roads=road))
    play(game, {"refit": "ge-krafft", **named})
    assert game.position.used == (token,)


@pytest.mark.rule("h44:20.2.2.b", "h44:20.2.2.c")
@pytest.mark.parametrize("area", ["D", "E", "J", "K"])
def test_no_german_replacement_comes_by_the_other_areas(area: str) -> None:
    game = german([at("ge-ewald", "eliminated")])
    assert {"do": "refit", "unit": "ge-ewald", "at": f"area-{area}"} not in refits(game)
    assert {"do": "refit", "unit": "ge-ewald", "at": "area-B"} in refits(game)


@pytest.mark.rule("h44:20.2.2.a", "h44:20.2.3.g")
def test_german_vehicles_take_no_replacement() -> None:
    game = german([at("ge-12-2107", "3003", steps=1), at("ge-a-2107", "3003", steps=1)])
    refused(game, {"refit": "ge-12-2107"}, by="20.2.3.g")
    allowed(game, {"refit": "ge-a-2107"})


@pytest.mark.rule("h44:20.2.3.d")
def test_german_elite_units_take_no_replacement() -> None:
    game = german([at("ge-bloch", "3003", steps=2), at("ge-jungwirth", "3003", steps=2)])
    refused(game, {"refit": "ge-bloch"}, by="20.2.3.d")
    allowed(game, {"refit": "ge-jungwirth"})


@pytest.mark.rule("h44:20.2.3.d", "h44:11.4.b")
def test_the_remnant_of_an_elite_battalion_takes_no_replacement_either() -> None:
    elite = german([at("ge-rem-fj-1", "3003", of="ge-bloch"), at("ge-rem-fj-2", "3003", of="ge-jungwirth")])
    refused(elite, {"refit": "ge-rem-fj-1"}, by="20.2.3.d")
    play(elite, {"refit": "ge-rem-fj-2"})
    check(elite, {"unit": "ge-jungwirth", "at": "3003", "steps": 2})


@pytest.mark.rule("h44:20.2.3.e")
def test_airborne_units_take_no_replacement() -> None:
    game = british([at("us-501-1", "1204", steps=2), at("br-1gg", "1204", steps=2)])
    refused(game, {"refit": "us-501-1"}, by="20.2.3.e")
    allowed(game, {"refit": "br-1gg"})


@pytest.mark.rule("h44:20.2.3.f")
@pytest.mark.parametrize(("side", "unit", "area"), [("german", "ge-krause", "B"), ("allied", "br-5agra", "N")])
def test_artillery_takes_no_replacement(side: str, unit: str, area: str) -> None:
    place = [at(unit, "eliminated")]
    game = german(place) if side == "german" else british(place)
    refused(game, {"refit": unit, "at": f"area-{area}"}, by="20.2.3.f")


@pytest.mark.rule("h44:20.2.2.d", "h44:20.2.2.e", "h44:20.2.2.f")
@pytest.mark.parametrize("unit", ["br-1gg", "br-2ig", "br-50-1d", "br-2hc"])
def test_the_british_get_one_step_of_any_type(unit: str) -> None:
    steps = 1 if unit == "br-2hc" else 2
    other = at("br-5cg", "1205", steps=2)
    game = british([at(unit, "1204", steps=steps), other, at("br-30c-eng", "eliminated")])
    allowed(game, {"refit": "br-30c-eng", "at": "area-N"})
    refused(game, {"refit": "br-30c-eng", "at": "area-M"}, by="20.2.4.a")
    play(game, {"refit": unit})
    check(game, {"unit": unit, "steps": steps + 1})
    assert refits(game) == []


@pytest.mark.rule("h44:20.2.1.f")
def test_an_unused_replacement_is_not_there_the_next_night() -> None:
    weak = [at("br-1gg", "1204", steps=2), at("br-5cg", "1205", steps=2)]
    game = british(weak, turn=11)
    play(game, {"refit": "br-1gg"})
    refused(game, {"refit": "br-5cg"}, by="20.2.2.d")


@pytest.mark.rule("h44:20.2.3.a")
def test_a_unit_without_a_line_to_the_area_takes_no_replacement() -> None:
    cut = [at("br-1gg", "1204", steps=2), *(at(f"ge-{n}", h) for n, h in _ring("1204"))]
    game = british(cut)
    refused(game, {"refit": "br-1gg"}, by="20.2.3.a")
    allowed(british(cut[:2]), {"refit": "br-1gg"})


def _ring(_: str) -> list[tuple[str, str]]:
    return [("krafft", "1203"), ("ewald", "1205"), ("i-vdh", "1303"), ("stephan", "1304"), ("kerutt", "1103")]


@pytest.mark.rule("h44:20.2.3.a", "h44:20.2.2.f")
def test_the_british_line_must_lead_to_area_n() -> None:
    board = meadow("1204", 7)
    west = at("br-15-2gh", "1401", steps=2)
    game = british([west], board=board)
    check(game, {"supplied": "br-15-2gh"})
    refused(game, {"refit": "br-15-2gh"}, by="20.2.3.a")


@pytest.mark.rule("h44:20.2.3.b")
@pytest.mark.parametrize("order", ["disrupted", "full-retreat"])
def test_only_units_in_good_order_take_a_replacement(order: str) -> None:
    game = german([{**WEAK, "order": order}])
    refused(game, {"refit": "ge-krafft"}, by="20.2.3.b")


@pytest.mark.rule("h44:20.2.3.c")
def test_an_enemy_next_door_does_not_matter() -> None:
    game = german([WEAK, at("br-1gg", "3004")])
    allowed(game, {"refit": "ge-krafft"})
    assert {"do": "refit", "unit": "ge-krafft", "at": ""} in legal(game)


@pytest.mark.rule("h44:20.2.1.e", "h44:20.2.4.a", "h44:20.2.5.a")
def test_an_eliminated_unit_comes_back_with_one_step_where_the_replacement_came_from() -> None:
    game = german([at("ge-ewald", "eliminated")])
    play(game, {"refit": "ge-ewald", "at": "area-I"})
    check(game, {"unit": "ge-ewald", "at": "area-I", "steps": 1, "has": ["refitted"]})


@pytest.mark.rule("h44:20.2.4.b", "h44:20.2.4.c")
def test_it_may_come_back_in_a_city_of_its_own_out_of_enemy_zones() -> None:
    board = meadow("3003", 7, places={"3003": "city", "3204": "town", "2804": "city"})
    gone = at("ge-ewald", "eliminated")
    game = german([gone], board=board)
    allowed(game, {"refit": "ge-ewald", "at": "3003"})
    refused(game, {"refit": "ge-ewald", "at": "3204"}, by="20.2.4.b")
    refused(german([gone], board=board, control={"3003": "allied"}), {"refit": "ge-ewald", "at": "3003"}, by="20.2.4.b")
    near = german([gone, at("br-1gg", "3004")], board=board)
    refused(near, {"refit": "ge-ewald", "at": "3003"}, by="20.2.4.c")
    allowed(near, {"refit": "ge-ewald", "at": "2804"})
    play(game, {"refit": "ge-ewald", "at": "3003"})
    check(game, {"unit": "ge-ewald", "at": "3003", "steps": 1})


@pytest.mark.rule("h44:20.2.4.d")
def test_a_three_step_unit_comes_back_as_a_remnant() -> None:
    game = german([at("ge-100-180", "eliminated")])
    play(game, {"refit": "ge-100-180", "at": "area-B"})
    check(
        game,
        {"unit": "ge-100-180", "at": "plate"},
        {"unit": "ge-rem-inf-1", "at": "area-B", "steps": 1, "has": ["refitted"]},
    )


@pytest.mark.rule("h44:20.2.4.d")
def test_without_a_remnant_counter_a_three_step_unit_does_not_come_back() -> None:
    dead = [at(unit, "eliminated") for unit in ("ge-100-180", "ge-ewald", "ge-rem-inf-1", "ge-rem-inf-2")]
    allowed(german(dead), {"refit": "ge-100-180", "at": "area-B"})
    game = german([*dead, at("ge-rem-inf-3", "3003", of="ge-47-180")])
    refused(game, {"refit": "ge-100-180", "at": "area-B"}, by="20.2.4.d")
    allowed(game, {"refit": "ge-ewald", "at": "area-B"})


@pytest.mark.rule("h44:20.2.5.b")
def test_a_unit_that_has_marched_takes_no_replacement() -> None:
    game = german([{**WEAK, "marks": ["moved"]}, at("ge-i-vdh", "3103", steps=1)])
    refused(game, {"refit": "ge-krafft"}, by="20.2.5.b")
    allowed(game, {"refit": "ge-i-vdh"})


@pytest.mark.rule("h44:20.2.5.b")
def test_a_refitted_unit_moves_one_hex() -> None:
    game = german([WEAK])
    play(game, {"refit": "ge-krafft"}, {"move": ["ge-krafft"]})
    allowed(game, {"go": "3004", "mode": "tactical"})
    refused(game, {"go": "3005", "mode": "tactical"}, by="20.2.5.b")
    play(game, {"go": "3004", "mode": "tactical"})
    if asked(game) == "choose-route":
        assert not [a for a in legal(game) if a["do"] == "go"]


@pytest.mark.rule("h44:20.2.5.d", "h44:20.2.5.e")
def test_a_refitted_unit_in_an_area_enters_one_hex_or_the_next_area() -> None:
    game = german([at("ge-ewald", "eliminated")])
    play(game, {"refit": "ge-ewald", "at": "area-B"}, {"move": ["ge-ewald"]})
    allowed(game, {"go": "3001", "mode": "tactical"})
    allowed(game, {"go": "area-C", "mode": "tactical"})
    refused(game, {"go": "3002", "mode": "tactical"}, by="20.2.5.b")


@pytest.mark.rule("h44:20.2.5.c", "h44:20.2.5.g")
def test_a_refitted_unit_forbids_every_attack_out_of_its_hex() -> None:
    place = [at("ge-krafft", "3003", marks=["refitted"]), at("ge-i-vdh", "3003"), at("ge-ewald", "3005")]
    game = phase("combat", "german", [*place, at("br-1gg", "3004")], board=WEST, turn=NIGHT)
    play(game, {"attack": "3004"})
    refused(game, {"join": "ge-krafft"}, by="20.2.5.c")
    refused(game, {"join": "ge-i-vdh"}, by="20.2.5.g")
    allowed(game, {"join": "ge-ewald"})


@pytest.mark.rule("h44:20.2.5.f", "h44:20.2.5.h")
def test_the_marker_goes_in_the_recovery_phase() -> None:
    place = [at("ge-krafft", "3003", marks=["refitted"]), at("br-1p-1", "6516")]
    game = phase("recovery", "german", place, board=WEST, turn=NIGHT)
    check(game, {"unit": "ge-krafft", "lacks": ["refitted"]})


@pytest.mark.rule("h44:20.1.a", "h44:20.1.b", "h44:20.1.c", "h44:20.1.d")
def test_a_night_turn_has_no_weather_no_aircraft_and_no_landings() -> None:
    place = [at("br-1gg", "1204"), at("br-4p-10", "air"), at("ge-krafft", "3003")]
    spec: dict[str, Any] = {"place": place, "board": SOUTH, "turn": 5, "unknown": {}, "weather": ["clear", "clear"]}
    game = table(**spec, decision={"phase": "turn"})
    assert (landing_points(game.position), air_units(game.position)) == (0, 0)
    assert (landing_points(game.position.but(turn=4)), air_units(game.position.but(turn=4))) == (8, 2)
    check(game, {"asked": "move-units", "seats": ["allied"]}, {"flights": 0})
    assert not events(game, "weather")
    play(game, {"end-movement": None}, {"end-combat": None})
    check(game, {"asked": "move-units", "seats": ["german"]})


@pytest.mark.rule("h44:20.1.e")
def test_germans_ferry_vehicles_by_night_only() -> None:
    """By day the guns have to go round the end of the river."""
    road = chain("minor", "3003", "3004")
    board = meadow("3003", 7, waters={"3003/3004": "major"}, roads=road, ferries={"ferry-driel": "3003/3004"})
    tank = [at("ge-559stug", "3003")]
    night = german(tank, board=board)
    check(night, {"routes": "ge-559stug", "to": "3004", "mode": "tactical", "cost": 1})
    day = german(tank, board=board, turn=9)
    check(day, {"routes": "ge-559stug", "to": "3004", "mode": "tactical", "cost": 2})


@pytest.mark.rule("h44:20.1.f")
def test_all_german_guns_are_rearmed_by_night() -> None:
    guns = ("ge-krause", "ge-159-art", "ge-22-180", "ge-chill")
    place = [at(gun, f"300{k + 1}", marks=["fired"]) for k, gun in enumerate(guns)]
    game = phase("resupply", "german", place, board=WEST, turn=NIGHT)
    for gun in guns:
        if asked(game) == "rearm-artillery":
            play(game, {"rearm": gun})
    for gun in guns:
        check(game, {"unit": gun, "lacks": ["fired"]})


@pytest.mark.rule("h44:20.1.h")
@pytest.mark.parametrize(("turn", "steps"), [(8, 1), (9, 2)])
def test_isolation_losses_happen_by_night_only(turn: int, steps: int) -> None:
    place = [at("ge-6penal", "3013", marks=["unsupplied"]), at("br-1p-1", "6516")]
    ring = ("3012", "3014", "3112", "3113", "2912", "2913")
    guards = ("br-1gg", "br-3ig", "br-5cg", "br-1wg", "br-8-12krrc", "br-50-1d")
    place += [at(unit, hex_) for unit, hex_ in zip(guards, ring, strict=True)]
    game = phase("supply", "german", place, turn=turn, options={"attrition": True}, dice=[1])
    check(game, {"unit": "ge-6penal", "steps": steps})
