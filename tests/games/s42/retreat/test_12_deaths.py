"""Chapter 12: what kills a unit that goes back, and how one hex more saves it."""

from __future__ import annotations

import pytest

from grognard.games.s42.interface.actions import Retreat
from grognard.games.s42.retreat.determined_defense_eligibility import desperate
from grognard.games.s42.state.position import DISRUPTED, ELIMINATED
from tests.games.s42.falling_back import corridor, distant, ends, going_back, piece, stands
from tests.games.s42.front import front, planned
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play, refused, told

NORTH = ("3019", "3018")
"""Two hexes straight north of 3020."""
LAKE = {"2919/3019": "lake"}
"""A unit in 2919 controls 3018, but not 3019."""


# -- 12.2 what kills -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:12.1.3.c", "s42:12.2.a", "s42:5.7.3.a")
def test_the_sea_kills() -> None:
    position = front({CENTRE: "ge-44"}, steppe(terrain={"3018": "sea"}))
    game = going_back(position, "ge-44")
    assert ends(game, "ge-44") == distant(2) - {"3018"}
    refused(game, Retreat("ge-44", NORTH), by="5.7.3.a")
    lost = going_back(front({CENTRE: "ge-44"}, corridor()), "ge-44")
    assert told(lost) == ["unit-eliminated"]


@pytest.mark.rule("s42:12.2.a")
def test_what_the_chart_bars_is_impassable() -> None:
    patch = steppe(terrain={"3019": "mountain"})
    refused(going_back(front({CENTRE: "ge-3pz"}, patch), "ge-3pz"), Retreat("ge-3pz", NORTH), by="12.2.a")
    play(going_back(front({CENTRE: "ge-44"}, patch), "ge-44"), Retreat("ge-44", NORTH))
    by_road = steppe(terrain={"3019": "mountain"}, roads={"3019/3020": "secondary"})
    play(going_back(front({CENTRE: "ge-3pz"}, by_road), "ge-3pz"), Retreat("ge-3pz", NORTH))


@pytest.mark.rule("s42:12.2.a")
@pytest.mark.parametrize("water", ["lake", "alpine"])
def test_lakes_and_peaks_are_impassable(water: str) -> None:
    patch = steppe(waters={"3019/3020": water})
    refused(going_back(front({CENTRE: "ge-44"}, patch), "ge-44"), Retreat("ge-44", NORTH), by="12.2.a")


@pytest.mark.rule("s42:12.2.b")
def test_the_enemy_kills() -> None:
    game = going_back(front({CENTRE: "ge-44", "3019": "su-6!!"}), "ge-44")
    refused(game, Retreat("ge-44", NORTH), by="12.2.b")
    play(game, Retreat("ge-44", ("3120", "3219")))


@pytest.mark.rule("s42:12.2.b", "s42:19.2.f", "s42:19.3.d")
def test_a_lone_headquarters_hinders_no_unit_and_is_gone() -> None:
    game = going_back(front({CENTRE: "ge-44", "3019": "su-5ta-hq"}), "ge-44")
    play(game, Retreat("ge-44", NORTH))
    assert piece(game, "su-5ta-hq").place < 0


@pytest.mark.rule("s42:12.2.c", "s42:7.2.c")
def test_bonds_kill() -> None:
    bonded = front({CENTRE: "ge-44", "2919": "su-6", "3119": "su-1"})
    refused(going_back(bonded, "ge-44"), Retreat("ge-44", NORTH), by="12.2.c")
    broken = front({CENTRE: "ge-44", "2919": "su-6", "3119": "su-1!", "3018": "ge-45", "3019": "ge-46"})
    play(going_back(broken, "ge-44"), Retreat("ge-44", NORTH))


@pytest.mark.rule("s42:12.2.h", "s42:12.2.i")
def test_a_major_river_without_a_bridge_kills_even_from_its_bank() -> None:
    for side in ("3019/3020", "3018/3019"):
        position = front({CENTRE: "ge-44"}, steppe(waters={side: "major"}))
        refused(going_back(position, "ge-44"), Retreat("ge-44", NORTH), by="12.2.h")
    minor = front({CENTRE: "ge-44"}, steppe(waters={"3019/3020": "minor"}))
    play(going_back(minor, "ge-44"), Retreat("ge-44", NORTH))


@pytest.mark.rule("s42:12.2.j", "s42:12.2.k")
@pytest.mark.parametrize("crossing", ["bridge", "rail-bridge", "ferry"])
def test_bridges_and_ferries_carry_every_unit(crossing: str) -> None:
    patch = steppe(waters={"3019/3020": "major"}, crossings={"3019/3020": crossing})
    for unit in ("ge-44", "ge-3pz"):
        play(going_back(front({CENTRE: unit}, patch), unit), Retreat(unit, NORTH))


@pytest.mark.rule("s42:12.2.j", "s42:5.5.5.i")
def test_a_pontoon_carries_a_unit_that_finds_a_friend_on_the_other_bank() -> None:
    patch = steppe(waters={"3019/3020": "major"})
    play(going_back(front({CENTRE: "ge-44", "3019": "ge-45!"}, patch), "ge-44"), Retreat("ge-44", NORTH))


@pytest.mark.rule("s42:12.2.h", "s42:23.4.r")
def test_ice_carries_every_unit() -> None:
    position = front({CENTRE: "ge-44"}, steppe(waters={"3019/3020": "major"}), turn=28)
    play(going_back(position, "ge-44"), Retreat("ge-44", NORTH))


@pytest.mark.rule("s42:12.2.l")
@pytest.mark.parametrize("crossing", ["none", "ferry", "rail-bridge"])
def test_the_volga_kills_even_at_a_ferry(crossing: str) -> None:
    patch = steppe(waters={"3019/3020": "volga"}, crossings={"3019/3020": crossing})
    refused(going_back(front({CENTRE: "su-6"}, patch), "su-6"), Retreat("su-6", NORTH), by="12.2.l")


@pytest.mark.rule("s42:12.2.m", "s42:12.2.n", "s42:22.3.1.b", "s42:22.5.b", "s42:22.5.c")
def test_an_own_entry_area_is_as_far_as_need_be() -> None:
    game = going_back(front({"1013": "ge-44"}), "ge-44", hexes=(3,))
    play(game, Retreat("ge-44", ("area-Y",)))
    assert stands(game, "ge-44", "area-Y")
    assert piece(game, "ge-44").order == DISRUPTED


@pytest.mark.rule("s42:12.2.m", "s42:22.5.a")
def test_an_enemy_entry_area_kills() -> None:
    game = going_back(front({"1013": "su-6"}), "su-6", hexes=(3,))
    refused(game, Retreat("su-6", ("area-Y",)), by="22.5.a")
    assert "area-Y" not in ends(game, "su-6")


@pytest.mark.rule("s42:12.2.m", "s42:23.4.k")
def test_an_area_that_is_closed_kills() -> None:
    home = going_back(front({"4764": "su-6"}, turn=20), "su-6")
    assert "area-K" in ends(home, "su-6")
    assert "area-K" not in ends(going_back(front({"4764": "su-6"}, turn=28), "su-6"), "su-6")


# -- 12.2 enemy zones of control -------------------------------------------------------------------------------------


@pytest.mark.rule("s42:12.2.d", "s42:6.3.a")
def test_two_empty_zones_in_a_row_kill() -> None:
    position = front({CENTRE: "ge-44", "2919": "su-6"})
    refused(going_back(position, "ge-44", hexes=(3,)), Retreat("ge-44", (*NORTH, "3017")), by="12.2.d")
    one = front({CENTRE: "ge-44", "2919": "su-6"}, steppe(waters=LAKE))
    play(going_back(one, "ge-44", hexes=(3,)), Retreat("ge-44", (*NORTH, "3017")))


@pytest.mark.rule("s42:12.2.e")
def test_no_unit_ends_in_a_zone() -> None:
    position = front({CENTRE: "ge-44", "2919": "su-6"}, steppe(waters=LAKE))
    game = going_back(position, "ge-44")
    refused(game, Retreat("ge-44", NORTH), by="12.2.e")
    assert "3018" not in ends(game, "ge-44")


@pytest.mark.rule("s42:12.2.o")
def test_friends_cancel_zones_unless_they_have_retreated_too() -> None:
    held = front({CENTRE: "ge-44", "2919": "su-6", "3018": "ge-45"}, steppe(waters=LAKE))
    play(going_back(held, "ge-44"), Retreat("ge-44", NORTH))
    shaken = front({CENTRE: "ge-44", "2919": "su-6", "3018": "ge-45+retreated"}, steppe(waters=LAKE))
    refused(going_back(shaken, "ge-44"), Retreat("ge-44", NORTH), by="12.2.e")


@pytest.mark.rule("s42:12.2.f")
def test_one_hex_more_saves_a_life() -> None:
    saved = front({CENTRE: "ge-44", "2919": "su-6"}, corridor("3019", "3018", "3017", "2919", waters=LAKE))
    game = going_back(saved, "ge-44")
    assert ends(game, "ge-44") == {"3017"}
    play(game, Retreat("ge-44", (*NORTH, "3017")))
    assert piece(game, "ge-44").order == DISRUPTED


@pytest.mark.rule("s42:12.2.f")
def test_only_one_hex_more_and_only_to_save_a_life() -> None:
    free = front({CENTRE: "ge-44", "2919": "su-6"}, steppe(waters=LAKE))
    refused(going_back(free, "ge-44"), Retreat("ge-44", (*NORTH, "3017")), by="12.1.1.a")


@pytest.mark.rule("s42:12.2.g")
def test_it_saves_no_unit_from_a_second_zone() -> None:
    hexes = ("3019", "3018", "3017", "3016", "2919", "2918")
    position = front({CENTRE: "ge-44", "2919": "su-6", "2918": "su-1"}, corridor(*hexes, waters=LAKE))
    assert piece(going_back(position, "ge-44"), "ge-44").place == ELIMINATED
    free = front({CENTRE: "ge-44", "2919": "su-6", "2918": "su-1"}, steppe(waters=LAKE))
    refused(going_back(free, "ge-44"), Retreat("ge-44", (*NORTH, "3017")), by="12.2.d")


@pytest.mark.rule("s42:13.3.2.b", "s42:13.3.2.k")
def test_in_full_retreat_not_even_one_zone() -> None:
    position = front({CENTRE: "ge-44!!", "2919": "su-6"}, steppe(waters=LAKE))
    refused(going_back(position, "ge-44", hexes=(3,)), Retreat("ge-44", (*NORTH, "3017")), by="13.3.2.b")
    covered = front({CENTRE: "ge-44!!", "2919": "su-6", "3018": "ge-45!"}, steppe(waters=LAKE))
    play(going_back(covered, "ge-44", hexes=(3,)), Retreat("ge-44", (*NORTH, "3017")))
    running = front({CENTRE: "ge-44!!", "2919": "su-6", "3018": "ge-45!!"}, steppe(waters=LAKE))
    refused(going_back(running, "ge-44", hexes=(3,)), Retreat("ge-44", (*NORTH, "3017")), by="13.3.2.b")


@pytest.mark.rule("s42:12.2.p")
def test_who_would_die_may_stand_to_the_last() -> None:
    position = front({CENTRE: "su-6", "3021": "ge-44"}, corridor("3021"))
    assert desperate(position, planned(position, "ge-44", label="DR2"))
