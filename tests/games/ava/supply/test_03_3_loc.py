"""3.3: lines of communication from a supply source to a unit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ava.phases import moving, table
from tests.games.ava.plain import chain, column, corridor, lakes, neighbours, plain, ring, side
from tests.games.ava.table import check

SOVIET = {"unit": "su-l-179", "at": "L2017"}
WAY = column(20, 17, 25)
"""From the Soviet unit to its source L2025, one hex wide."""


def soviet(board: dict[str, Any], *others: dict[str, Any], is_: bool, unit: dict[str, Any] | None = None) -> None:
    """The Soviet unit has, or has not, a line of communication."""
    unit = unit or SOVIET
    game = table(board=board, place=[unit, *others], decision=moving("soviet", unit["unit"]))
    check(game, {"supplied": unit["unit"], "is": is_})


def axis(board: dict[str, Any], at: str, *others: dict[str, Any], is_: bool) -> None:
    place = [{"unit": "de-l-21", "at": at}, *others]
    game = table(board=board, place=place, decision=moving("axis", "de-l-21"))
    check(game, {"supplied": "de-l-21", "is": is_})


# -- what all lines have in common -------------------------------------------------------------------------------------


@pytest.mark.rule("ava:3.3.a", "ava:3.3.f")
@pytest.mark.parametrize("water", ["lake", "sea"])
def test_line_is_an_unbroken_path_of_land(water: str) -> None:
    broken = corridor(WAY) | {"L2021": water}
    soviet(plain(terrain=corridor(WAY)), is_=True)
    soviet(plain(terrain=broken), is_=False)


@pytest.mark.rule("ava:3.3.a")
def test_unit_on_the_source_has_a_line() -> None:
    terrain = lakes(neighbours("L2025"))
    soviet(plain(terrain=terrain), unit={"unit": "su-l-179", "at": "L2025"}, is_=True)


@pytest.mark.rule("ava:3.3.a")
def test_without_a_source_of_its_own_a_unit_has_no_line() -> None:
    soviet(plain(soviet=[]), is_=False)
    soviet(plain(), is_=True)


@pytest.mark.rule("ava:3.3.b")
def test_line_does_not_enter_a_hex_with_an_enemy() -> None:
    """Own units stand on both sides of the enemy, so that its zone stops nothing: the unit itself does."""
    flank = [{"unit": "su-l-10", "at": "L2020"}, {"unit": "su-l-11", "at": "L2022"}]
    soviet(plain(terrain=corridor(WAY)), *flank, {"unit": "de-l-21", "at": "L2021"}, is_=False)
    soviet(plain(terrain=corridor(WAY)), *flank, is_=True)


@pytest.mark.rule("ava:3.3.c")
def test_line_does_not_pass_through_an_enemy_zone() -> None:
    board = plain(terrain=corridor(WAY, open_=["L2121"]))
    soviet(board, {"unit": "de-l-21", "at": "L2121"}, is_=False)
    soviet(board, is_=True)


@pytest.mark.rule("ava:3.3.d")
def test_own_unit_opens_a_hex_in_an_enemy_zone() -> None:
    """The enemy in L2121 controls L2021 and L2022: both must be held."""
    board = plain(terrain=corridor(WAY, open_=["L2121"]))
    enemy = {"unit": "de-l-21", "at": "L2121"}
    one, other = {"unit": "su-l-10", "at": "L2021"}, {"unit": "su-l-11", "at": "L2022"}
    soviet(board, enemy, one, other, is_=True)
    soviet(board, enemy, one, is_=False)
    soviet(board, enemy, other, is_=False)


@pytest.mark.rule("ava:3.3.e")
def test_line_may_end_in_an_enemy_zone() -> None:
    board = plain(terrain=corridor(WAY, open_=["L2016"]))
    soviet(board, {"unit": "de-l-21", "at": "L2016"}, is_=True)
    # it does not go on from there
    beyond = plain(terrain=corridor(WAY, open_=["L2121"]))
    soviet(beyond, {"unit": "de-l-21", "at": "L2121"}, is_=False)


@pytest.mark.rule("ava:3.3.e", "ava:16.1.c")
@pytest.mark.parametrize(("city", "enemy", "points"), [("L2021", "L2022", 10), ("L2022", "L2021", 5)])
def test_line_enters_an_empty_hex_in_an_enemy_zone(city: str, enemy: str, points: int) -> None:
    """The major city is empty: a line ends there though an enemy is beside it, but does not get past that unit."""
    board = plain(
        terrain=corridor(column(20, 13, 22)), rails=chain(column(20, 13, 19)), places={city: "major"}, axis=["L2013"]
    )
    place = [{"unit": "su-l-179", "at": enemy}]
    game = table(board=board, place=place, control={city: "axis"}, stand_fast=[], decision=moving("soviet", "su-l-179"))
    check(game, {"points": points})


@pytest.mark.rule("ava:3.3.g")
def test_line_does_not_cross_mountains() -> None:
    soviet(plain(terrain=corridor(WAY) | {"L2021": "mountain"}), is_=False)
    soviet(plain(terrain=corridor(WAY) | {"L2021": "swamp"}), is_=True)


@pytest.mark.rule("ava:3.3.g")
def test_line_may_end_in_mountains() -> None:
    """Lakes are not entered, mountains only not crossed: a mountain division next to open country is in supply."""
    for deep, is_ in (((), True), (neighbours("K2019"), False)):
        terrain = dict.fromkeys(["K2019", *deep], "mountain")
        board = plain("K2019", axis=["K2013"], soviet=["K2025"], terrain=terrain)
        place = [{"unit": "su-k-72mt", "at": "K2019"}]
        game = table(scenario="kiev", board=board, place=place, decision=moving("soviet", "su-k-72mt"))
        check(game, {"supplied": "su-k-72mt", "is": is_})


@pytest.mark.rule("ava:3.3.h")
def test_line_crosses_mountains_along_a_road() -> None:
    terrain = corridor(WAY) | {"L2021": "mountain"}
    soviet(plain(terrain=terrain, roads=chain(column(20, 20, 22))), is_=True)
    soviet(plain(terrain=terrain, roads=chain(column(20, 20, 21))), is_=False)
    soviet(plain(terrain=terrain, rails=chain(column(20, 20, 22))), is_=False)


@pytest.mark.rule("ava:3.3.h")
@pytest.mark.parametrize("road", [True, False])
def test_a_mountain_hex_first_reached_across_country_does_not_close_the_road_through_it(road: bool) -> None:
    """From the railhead L2016 the mountains in L2017 are one hex away, but the road enters them from L2116: two hexes.
    Behind them lies a pocket that only the road opens."""
    rails = chain(column(20, 13, 16))
    pocket = column(20, 17, 19)
    board = plain(
        rails=rails,
        roads=chain(["L2116", "L2017", "L2018"]) if road else {},
        terrain=corridor([*column(20, 13, 16), "L2116", *pocket]) | {"L2017": "mountain"},
    )
    assert {"L2016", "L2017"} <= set(neighbours("L2116"))
    axis(board, "L2019", is_=road)


@pytest.mark.rule("ava:3.3.h")
def test_mountain_roads_of_the_shipped_map_carry_lines() -> None:
    """On the empty board the Axis reaches the mountain hexes K0920 and K0821, the first by road after two others."""
    for hex_ in ("K0920", "K0821"):
        game = table(scenario="kiev", place=[{"unit": "de-k-44", "at": hex_}], decision=moving("axis", "de-k-44"))
        check(game, {"supplied": "de-k-44", "is": True})


@pytest.mark.rule("ava:3.3.i")
@pytest.mark.parametrize("size", ["small", "large"])
def test_line_crosses_rivers(size: str) -> None:
    soviet(plain(terrain=corridor(WAY), rivers={"L2020/L2021": size}), is_=True)


# -- the Soviets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:3.3.j")
def test_soviet_line_may_be_of_any_length() -> None:
    """Once around a lake: the source is next door, the way to it over twenty hexes long; no railway, no road."""
    wall = lakes(h for h in ring("L2019", 3) if h != "L2016")
    outer = lakes(ring("L2019", 5))
    board = plain(terrain={**wall, **outer, **lakes(["L2116", "L2115", "L2215"])}, soviet=["L2216"])
    soviet(board, unit={"unit": "su-l-179", "at": "L2019"}, is_=True)
    shut = plain(terrain={**wall, **outer, **lakes(["L2116", "L2115", "L2215", "L2016"])}, soviet=["L2216"])
    soviet(shut, unit={"unit": "su-l-179", "at": "L2019"}, is_=False)


@pytest.mark.rule("ava:3.3.k")
def test_soviet_line_does_not_cross_the_start_line() -> None:
    soviet(plain(terrain=corridor(WAY), start={"L2021": "a"}), is_=False)
    soviet(plain(terrain=corridor(WAY)), is_=True)


@pytest.mark.rule("ava:3.3.k")
def test_axis_line_crosses_the_start_line() -> None:
    board = plain(start=dict.fromkeys(column(20, 13, 16), "a"), rails=chain(column(20, 13, 20)))
    axis(board, "L2021", is_=True)


# -- the Axis ----------------------------------------------------------------------------------------------------------

RAIL = chain(column(20, 13, 22))
"""From the Axis source L2013 to the south."""


@pytest.mark.rule("ava:3.3.l")
def test_axis_line_follows_a_railway_any_distance() -> None:
    """Nine hexes of railway; without it six hexes from the source would be all."""
    axis(plain(rails=RAIL), "L2022", is_=True)
    axis(plain(), "L2022", is_=False)


@pytest.mark.rule("ava:3.3.l")
def test_axis_railway_must_be_unbroken() -> None:
    """A gap of one hexside at L2014: from there on it is six hexes on foot."""
    gap = {key: True for key in RAIL if key != side("L2014", "L2015")}
    axis(plain(rails=gap), "L2021", is_=False)
    axis(plain(rails=gap), "L2020", is_=True)


@pytest.mark.rule("ava:3.3.l")
def test_road_does_not_do_for_a_railway() -> None:
    axis(plain(roads=RAIL), "L2022", is_=False)


@pytest.mark.rule("ava:3.3.l")
def test_enemy_on_the_railway_cuts_it() -> None:
    """He stands on the line at L2015 and controls L2014; lakes keep every line from going round it."""
    board = plain(terrain=corridor(column(20, 13, 22)), rails=RAIL)
    axis(board, "L2022", {"unit": "su-l-179", "at": "L2015"}, is_=False)
    axis(board, "L2022", is_=True)


@pytest.mark.rule("ava:3.3.l")
def test_enemy_zone_on_the_railway_cuts_it_unless_held() -> None:
    board = plain(terrain=corridor(column(20, 13, 22), open_=["L2116"]), rails=RAIL)
    enemy = {"unit": "su-l-179", "at": "L2116"}
    assert {"L2016", "L2017"} <= set(neighbours("L2116"))
    axis(board, "L2022", enemy, is_=False)
    held = [{"unit": "de-l-1", "at": "L2016"}, {"unit": "de-l-11", "at": "L2017"}]
    axis(board, "L2022", enemy, *held, is_=True)


@pytest.mark.rule("ava:3.3.m", "ava:3.3.n")
def test_axis_line_leaves_the_railway_for_six_hexes_at_most() -> None:
    """The railway ends in L2014."""
    rails = chain(column(20, 13, 14))
    axis(plain(rails=rails), "L2020", is_=True)
    axis(plain(rails=rails), "L2021", is_=False)


@pytest.mark.rule("ava:3.3.n")
def test_the_six_hexes_are_counted_along_the_way_they_must_go() -> None:
    """As the crow flies the unit is six hexes from the railway, but a lake makes it seven."""
    rails = chain(column(20, 13, 14))
    wide = lakes([*column(20, 17, 17), "L2116", "L1916", "L2117", "L1917"])
    axis(plain(rails=rails, terrain=lakes(["L2017"])), "L2020", is_=False)
    axis(plain(rails=rails, terrain=lakes(["L2017"])), "L2019", is_=True)
    axis(plain(rails=rails, terrain=wide), "L2019", is_=False)


@pytest.mark.rule("ava:3.3.m")
def test_the_six_hexes_obey_the_same_limits() -> None:
    rails = chain(column(20, 13, 14))
    board = plain(rails=rails, terrain=corridor(column(20, 13, 20), open_=["L2117"]))
    axis(board, "L2020", {"unit": "su-l-179", "at": "L2117"}, is_=False)
    axis(board, "L2020", is_=True)
