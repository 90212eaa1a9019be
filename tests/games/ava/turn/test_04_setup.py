"""4.0: what lies where when play begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.ava.phases import AVA, PACK, places, seen, table
from tests.games.ava.plain import chain, column, distance, plain
from tests.games.ava.sites import fresh
from tests.games.ava.table import check, legal, play, refused

UNITS = {unit.id: unit for unit in PACK.units}
SCENARIOS = ("leningrad", "smolensk", "kiev", "campaign")

AXIS_CHITS = [
    "de-4pzg",
    "de-16a",
    "de-18a",
    "manstein",
    "de-2pzg",
    "de-3pzg",
    "de-3pzg-2",
    "de-4a",
    "de-9a",
    "guderian",
    "de-1pzg",
    "de-1pzg-2",
    "de-6a",
    "de-17a",
]
SOVIET_CHITS = ["su-8a", "su-11a", "su-3a", "su-4a", "su-10a", "su-5a", "su-6a", "su-26a"]


def placed(scenario: str) -> dict[str, str]:
    """Where every unit begins, set up by the program."""
    view = seen(table(scenario=scenario, empty=False), "axis")
    return {unit: piece.at for unit, piece in view.units.items()}


def formations(scenario: str) -> list[str]:
    data = PACK.scenarios[scenario]
    return [id_ for seat in data.seats for id_ in seat.formations]


@pytest.mark.rule("ava:4.0.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_one_player_has_the_axis_and_one_the_soviets(scenario: str) -> None:
    assert AVA.scenario(scenario).seats == ("axis", "soviet")
    rules = table(scenario=scenario, empty=False).position.rules
    assert (rules.axis, rules.soviet) == (("axis",), ("soviet",))


@pytest.mark.rule("ava:4.0.b", "ava:4.0.i", "ava:4.0.k", "ava:4.0.m")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_combat_unit_begins_in_the_zone_of_its_colour(scenario: str) -> None:
    at = placed(scenario)
    for id_ in formations(scenario):
        zone = PACK.formations[id_]
        units = [u for u in at if UNITS[u].formation == id_ and UNITS[u].kind != "hq"]
        assert len(units) == zone.units, id_
        for unit in units:
            if zone.kind == "range":
                assert distance(at[unit], zone.centre) <= zone.range, unit
            elif zone.kind in ("area", "hex"):
                assert at[unit] in zone.hexes, unit
            else:
                assert at[unit] == f"track-{zone.turn}", unit


@pytest.mark.rule("ava:4.0.c")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_hex_begins_with_more_than_two_units(scenario: str) -> None:
    full = Counter(hex_ for hex_ in placed(scenario).values() if hex_[1:].isdigit())
    assert max(full.values()) == 2


@pytest.mark.rule("ava:4.0.j")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_hex_of_a_deployment_area_begins_with_a_unit(scenario: str) -> None:
    at = placed(scenario)
    areas = [PACK.formations[id_] for id_ in formations(scenario) if PACK.formations[id_].kind == "area"]
    assert areas
    for area in areas:
        held = {at[u] for u in at if UNITS[u].formation == area.id}
        assert set(area.hexes) <= held, area.id


@pytest.mark.rule("ava:4.0.d", "ava:4.0.r")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_headquarters_with_a_hex_begin_there(scenario: str) -> None:
    at = placed(scenario)
    with_hex = [PACK.formations[id_] for id_ in formations(scenario) if PACK.formations[id_].hq_hex]
    assert with_hex
    for zone in with_hex:
        assert at[zone.hq] == zone.hq_hex


@pytest.mark.rule("ava:4.0.s")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_other_headquarters_begin_in_the_available_box(scenario: str) -> None:
    at = placed(scenario)
    others = [u for u in at if UNITS[u].kind == "hq" and not UNITS[u].formation]
    assert others
    assert all(at[unit] == "available" for unit in others)


@pytest.mark.rule("ava:4.0.f")
@pytest.mark.parametrize("scenario", ["smolensk", "campaign"])
def test_one_combat_unit_stands_with_the_headquarters_of_2pzg(scenario: str) -> None:
    at = placed(scenario)
    there = [u for u in at if at[u] == at["de-s-hq-2pzg"] and u != "de-s-hq-2pzg"]
    assert len(there) == 1
    assert UNITS[there[0]].formation == "axis-2pzg"
    assert UNITS[there[0]].kind != "hq"


@pytest.mark.rule("ava:4.0.m")
def test_deployment_hex_holds_one_or_two_units_of_its_formation() -> None:
    at = placed("leningrad")
    assert [u for u in at if at[u] == "L0321"] == ["su-l-67"]


@pytest.mark.rule("ava:4.0.o")
@pytest.mark.parametrize("scenario", ["smolensk", "campaign"])
def test_eleven_units_of_the_19th_army_wait_on_the_third_box(scenario: str) -> None:
    at = placed(scenario)
    waiting = {u for u in at if at[u] == "track-3"}
    assert len(waiting) == 11
    assert "su-s-hq-19a" in waiting
    assert {UNITS[u].formation for u in waiting} == {"soviet-19a"}


@pytest.mark.rule("ava:4.0.p")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_without_a_colour_begin_in_the_available_box(scenario: str) -> None:
    at = placed(scenario)
    pool = [u for u in at if not UNITS[u].formation]
    assert {UNITS[u].side for u in pool} == {"axis", "soviet"}
    assert all(at[unit] == "available" for unit in pool)


@pytest.mark.rule("ava:4.0.q")
def test_units_of_the_available_box_come_as_reinforcements() -> None:
    place = [{"unit": "su-l-292", "at": "available"}, {"unit": "su-l-191", "at": "L2022"}]
    board = plain(rails=chain(column(20, 19, 25)))
    game = table(board=board, turn=4, place=place, decision={"phase": "reinforcements", "side": "soviet"})
    assert [a["unit"] for a in legal(game) if a["do"] == "call"] == ["su-l-292"]
    play(game, {"call": "su-l-292"}, {"arrive": "L2020"})
    check(game, {"unit": "su-l-292", "at": "L2020"})


@pytest.mark.rule("ava:4.0.t")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_units_are_set_up_at_full_strength(scenario: str) -> None:
    view = seen(table(scenario=scenario, empty=False), "soviet")
    assert {unit: piece.steps for unit, piece in view.units.items()} == {u: UNITS[u].steps for u in view.units}


@pytest.mark.rule("ava:4.0.v", "ava:4.0.w", "ava:4.0.x", "ava:15.2.a")
def test_chits_at_the_start_of_the_campaign() -> None:
    game = table(scenario="campaign", empty=False, decision={"phase": "selection"})
    check(game, {"available": AXIS_CHITS, "side": "axis"}, {"available": SOVIET_CHITS, "side": "soviet"})
    if places("campaign", 1) < len(SOVIET_CHITS):  # otherwise nothing is asked
        check(game, {"asked": "choose-chits", "seats": ["soviet"]})
        refused(game, {"choose": "su-27a"}, by="15.2.a")


@pytest.mark.rule("ava:4.0.u")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_supply_chit_is_in_play_from_the_first_turn(scenario: str) -> None:
    game = table(scenario=scenario, empty=False, decision={"phase": "selection"})
    while any(a["do"] == "choose" for a in legal(game)):
        play(game, {"choose": legal(game)[0]["chit"]})
    view = seen(game, "axis")
    chits = {*game.position.cup, *view.drawn}
    assert "supply" in chits


@pytest.mark.rule("ava:4.0.y")
@pytest.mark.parametrize("scenario", ["smolensk", "campaign"])
def test_brest_begins_as_a_fortress(scenario: str) -> None:
    game = table(scenario=scenario, empty=False)
    check(game, {"hex": "S0927", "fortress": 1})
    assert seen(game, "axis").fortresses == {"S0927": 1}


@pytest.mark.rule("ava:4.0.y")
@pytest.mark.parametrize("scenario", ["leningrad", "kiev"])
def test_no_fortress_stands_elsewhere(scenario: str) -> None:
    assert seen(table(scenario=scenario, empty=False), "axis").fortresses == {}


@pytest.mark.rule("ava:4.0.za")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_major_city_is_marked_with_its_holder(scenario: str) -> None:
    view = seen(table(scenario=scenario, empty=False), "axis")
    sheets = PACK.scenarios[scenario].sheets
    majors = [h for p in PACK.board.file.place if p.kind == "major" for h in p.hexes if h[0] in sheets]
    assert majors
    assert {hex_: view.control[hex_] for hex_ in majors} == dict.fromkeys(majors, "soviet")


@pytest.mark.rule("ava:4.0.zb")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_play_begins_on_the_first_turn(scenario: str) -> None:
    check(fresh(scenario), {"turn": 1})
