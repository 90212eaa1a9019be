"""Chapter 23: the die of each turn, and what rain, mud and snow do."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.board import HEX, Patch
from grognard.games.s42.data.units import AXIS, FOOT, MECH, PACK, SOVIET, UNIT, WHEELS
from grognard.games.s42.movement.ground import step_cost, terrain
from grognard.games.s42.state.position import CLEAR, OVERCAST, RAIN, SNOW, WEATHER, WINTER_OVERCAST, Position
from grognard.games.s42.turn.phases import NO_SIDE
from grognard.games.s42.turn.weather import (
    WeatherPhase,
    advance_length,
    airfield,
    german_air_units,
    is_muddy,
    is_wet,
    modifier,
    overland_hexes,
    points,
    romanians_fly,
    sky,
)
from tests.games.s42.field import DRY, WET, price, side
from tests.games.s42.table import bare, table, told

SUMMER, SEPTEMBER, AUTUMN, WINTER = 5, 18, 23, 30


def dawn(turn: int, die: int, *, last: int = CLEAR, scenario: str = "campaign") -> Position:
    """The position after the weather phase of a turn."""
    return table(bare(scenario, turn=turn, weather=last), WeatherPhase(side=NO_SIDE), dice=(die,)).position


# -- 23.1 the table --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:23.1.c", "s42:3.0.e")
def test_no_die_is_rolled_before_turn_17() -> None:
    game = table(bare(turn=16), WeatherPhase(side=NO_SIDE))
    assert game.position.weather == CLEAR
    assert told(game) == []


@pytest.mark.rule("s42:23.1.a", "s42:23.1.b", "s42:3.0.d")
def test_from_turn_17_a_die_is_rolled() -> None:
    game = table(bare(turn=17), WeatherPhase(side=NO_SIDE), dice=(1,))
    assert game.position.weather == OVERCAST
    assert told(game) == ["weather-rolled"]


@pytest.mark.rule("s42:23.1.e", "s42:23.1.f")
@pytest.mark.parametrize(("die", "found"), [(1, OVERCAST), (2, OVERCAST), (3, CLEAR), (6, CLEAR)])
def test_september(die: int, found: int) -> None:
    assert dawn(SEPTEMBER, die).weather == found


@pytest.mark.rule("s42:23.1.g", "s42:23.1.h", "s42:23.1.i")
@pytest.mark.parametrize(("die", "found"), [(1, RAIN), (2, RAIN), (3, OVERCAST), (4, OVERCAST), (5, CLEAR), (6, CLEAR)])
def test_the_season_of_mud(die: int, found: int) -> None:
    assert dawn(AUTUMN, die).weather == found


@pytest.mark.rule("s42:23.1.j", "s42:23.1.k", "s42:23.1.l")
@pytest.mark.parametrize(
    ("die", "found"), [(1, SNOW), (2, SNOW), (3, WINTER_OVERCAST), (4, WINTER_OVERCAST), (5, CLEAR), (6, CLEAR)]
)
def test_winter(die: int, found: int) -> None:
    assert dawn(WINTER, die).weather == found


@pytest.mark.rule("s42:23.1.m")
def test_after_rain_or_snow_the_die_is_one_better() -> None:
    assert dawn(AUTUMN, 2, last=RAIN).weather == OVERCAST
    assert dawn(AUTUMN, 2, last=OVERCAST).weather == RAIN
    assert dawn(WINTER, 2, last=SNOW).weather == WINTER_OVERCAST
    assert dawn(WINTER, 6, last=SNOW).weather == CLEAR
    assert modifier(bare(turn=AUTUMN, before=WINTER_OVERCAST)) == 0


@pytest.mark.rule("s42:C3.4.c")
def test_uranus_begins_under_its_own_sky() -> None:
    assert (
        table(bare("uranus", weather=WINTER_OVERCAST), WeatherPhase(side=NO_SIDE)).position.weather == WINTER_OVERCAST
    )
    assert dawn(29, 5, scenario="uranus").weather == CLEAR


@pytest.mark.rule("s42:23.1.d")
def test_summer_is_always_clear() -> None:
    assert {PACK.tables.sky(die, "summer") for die in range(1, 7)} == {"clear"}


# -- 23.2 effects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:23.2.1.b", "s42:23.2.2.b", "s42:23.2.2.c", "s42:23.2.2.d", "s42:23.2.3.a", "s42:9.3.1.b")
@pytest.mark.parametrize(
    ("weather", "germans", "romanians"),
    [(CLEAR, 2, True), (OVERCAST, 1, False), (WINTER_OVERCAST, 0, False), (RAIN, 0, False), (SNOW, 0, False)],
)
def test_who_flies(weather: int, germans: int, romanians: bool) -> None:
    position = bare(turn=AUTUMN, weather=weather)
    assert (german_air_units(position), romanians_fly(position)) == (germans, romanians)


@pytest.mark.rule("s42:9.3.9.b", "s42:9.3.9.c", "s42:9.3.9.d")
@pytest.mark.parametrize(("weather", "germans"), [(CLEAR, 1), (OVERCAST, 0), (SNOW, 0), (WINTER_OVERCAST, 0)])
def test_from_turn_27_one_flies_at_most(weather: int, germans: int) -> None:
    assert german_air_units(bare(turn=27, weather=weather)) == germans
    assert german_air_units(bare(turn=26, weather=CLEAR)) == 2


@pytest.mark.rule("s42:C2.2.a", "s42:C2.2.b", "s42:C2.2.c")
@pytest.mark.parametrize(
    ("turn", "weather", "germans"),
    [(14, CLEAR, 1), (15, CLEAR, 0), (22, CLEAR, 0), (23, OVERCAST, 1), (23, RAIN, 0), (27, CLEAR, 1)],
)
def test_over_the_caucasus_one_flies(turn: int, weather: int, germans: int) -> None:
    assert german_air_units(bare("caucasus", turn=turn, weather=weather)) == germans


@pytest.mark.rule("s42:23.2.2.i", "s42:23.2.2.j", "s42:23.2.2.k", "s42:23.2.3.f", "s42:23.2.3.g", "s42:23.2.1.a")
@pytest.mark.parametrize(
    ("weather", "lengths"),
    [
        (CLEAR, (1, 2, 3, 4)),
        (OVERCAST, (1, 2, 3, 4)),
        (RAIN, (1, 1, 2, 2)),
        (SNOW, (1, 1, 2, 3)),
        (WINTER_OVERCAST, (1, 2, 3, 4)),
    ],
)
def test_how_far_an_advance_goes(weather: int, lengths: tuple[int, ...]) -> None:
    position = bare(turn=AUTUMN, weather=weather)
    assert tuple(advance_length(position, hexes) for hexes in (1, 2, 3, 4)) == lengths
    assert advance_length(position, 1, limited=True) == 1
    assert advance_length(position, 0) == 0


@pytest.mark.rule("s42:23.2.2.l", "s42:23.2.3.h", "s42:23.2.3.i", "s42:23.2.2.a")
def test_what_the_weather_leaves_alone() -> None:
    rout = PACK.tables.combat(6, "7-1")
    for weather, breakthrough in ((CLEAR, 3), (OVERCAST, 3), (RAIN, 1), (SNOW, 2)):
        position = bare(turn=AUTUMN, weather=weather)
        group = advance_length(position, rout.advance) - PACK.tables.breakthrough["form"]
        assert (rout.retreat, group) == (4, breakthrough)
    clear, overcast = (bare(turn=AUTUMN, weather=weather) for weather in (CLEAR, OVERCAST))
    assert sky(clear) == sky(overcast)
    assert overland_hexes(clear) == overland_hexes(overcast)


@pytest.mark.rule("s42:23.2.2.m")
def test_lines_of_supply_are_shorter_in_the_wet() -> None:
    assert overland_hexes(bare(turn=AUTUMN, weather=RAIN)) == 3
    assert overland_hexes(bare(turn=AUTUMN, weather=CLEAR, before=RAIN)) == 3
    assert overland_hexes(bare(turn=AUTUMN)) == overland_hexes(bare(turn=WINTER, weather=SNOW)) == 5


@pytest.mark.rule("s42:23.2.3.c", "s42:23.2.3.d", "s42:23.2.3.e")
def test_snow_takes_a_point() -> None:
    unit = UNIT["ge-24pz"]
    snow, clear = (bare(turn=WINTER, weather=sky_, stand={"ge-24pz": "4020"}) for sky_ in (SNOW, CLEAR))
    assert (points(clear, unit, "normal"), points(snow, unit, "normal")) == (6, 5)
    assert (points(clear, unit, "extended"), points(snow, unit, "extended")) == (9, 8)
    assert points(clear, unit, "tactical") == points(snow, unit, "tactical") == 2


@pytest.mark.rule("s42:23.2.3.b", "s42:16.5.4.a", "s42:16.5.4.b", "s42:16.5.4.e")
def test_an_airfield_in_snow() -> None:
    clear, snow = bare(turn=WINTER), bare(turn=WINTER, weather=SNOW)
    assert (airfield(clear, AXIS), airfield(snow, AXIS)) == (2, 1)
    assert airfield(clear, SOVIET) == airfield(snow, SOVIET) == 1


MARSH = Patch(terrain=(("3020", "seasonal-marsh"),))


@pytest.mark.rule("s42:23.2.2.e", "s42:23.2.2.f")
def test_the_first_rain_fills_the_marshes_for_good() -> None:
    position = bare(turn=AUTUMN, patch=MARSH)
    game = table(position, WeatherPhase(side=NO_SIDE), WeatherPhase(side=NO_SIDE), dice=(1, 6))
    marsh = HEX["3020"]
    assert terrain(position.country, sky(position), marsh) == "clear"
    assert game.position.weather == CLEAR
    assert terrain(game.position.country, sky(game.position), marsh) == "marsh"


@pytest.mark.rule("s42:23.2.2.g", "s42:5.2.b")
def test_secondary_roads_are_slow_in_the_wet() -> None:
    for kind, slow in (("secondary", 6), ("primary", 3)):
        country = bare(patch=Patch(roads=(("3020/3021", kind),), waters=(("3020/3021", "none"),))).country
        one, other = HEX["3020"], HEX["3021"]
        assert step_cost(country, DRY, one, other, WHEELS) == 3
        assert step_cost(country, WET, one, other, WHEELS) == slow
        assert step_cost(country, WET, one, other, FOOT) == 6


@pytest.mark.rule("s42:23.2.2.h", "s42:5.5.1.a", "s42:5.5.1.b")
def test_minor_rivers_cost_a_point_in_the_wet() -> None:
    for movement_class in (FOOT, MECH, WHEELS):
        assert price(side("minor"), DRY, movement_class) == price(side("none"), WET, movement_class) == 1
        assert price(side("minor"), WET, movement_class) == 2
        assert price(side("minor", rails="rail"), WET, movement_class) == 1


# -- 23.3 mud --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:23.3.1.a", "s42:23.3.1.b", "s42:23.3.2.a", "s42:23.3.2.c")
@pytest.mark.parametrize(
    ("turn", "before", "weather", "muddy"),
    [
        (22, RAIN, CLEAR, True),
        (22, RAIN, OVERCAST, True),
        (22, RAIN, RAIN, False),
        (22, OVERCAST, CLEAR, False),
        (27, RAIN, CLEAR, True),
        (28, RAIN, CLEAR, False),
        (28, RAIN, WINTER_OVERCAST, False),
    ],
)
def test_mud_comes_after_rain(turn: int, before: int, weather: int, muddy: bool) -> None:
    position = bare(turn=turn, before=before, weather=weather)
    assert is_muddy(position) == muddy
    assert is_wet(position) == (muddy or weather == RAIN)


@pytest.mark.rule("s42:23.3.1.b", "s42:23.3.2.a")
def test_the_log_tells_of_the_mud() -> None:
    game = table(bare(turn=23, weather=RAIN), WeatherPhase(side=NO_SIDE), dice=(6,))
    assert told(game) == ["weather-rolled", "mud-came"]


@pytest.mark.rule("s42:23.3.3.a", "s42:23.3.3.b")
def test_mud_is_rain_but_for_the_air_units() -> None:
    mud, rain = bare(turn=22, before=RAIN, weather=CLEAR), bare(turn=22, weather=RAIN)
    assert german_air_units(mud) == 2
    assert romanians_fly(mud)
    assert advance_length(mud, 4) == advance_length(rain, 4) == 2
    assert sky(mud).wet


def test_every_weather_has_effects() -> None:
    assert set(PACK.tables.weather_effects) == {*WEATHER, "mud"}
