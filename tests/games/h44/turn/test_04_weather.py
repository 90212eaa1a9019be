"""Chapter 4: two dice each morning, the table, and what the sky gives the Allies."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.table import H44_, check, finished, table


def dawn(turn: int, *dice: int) -> Game[Position]:
    return table(turn=turn, dice=list(dice), decision={"phase": "weather"})


def points(game: Game[Position]) -> int:
    shown = H44_.view(game, None)
    return int(shown.landing_points)


MORNING = {1: "clear", 2: "cloudy", 3: "cloudy", 4: "overcast", 5: "overcast", 6: "overcast"}
AFTERNOON = {1: "clear", 2: "clear", 3: "clear", 4: "cloudy", 5: "cloudy", 6: "overcast"}


@pytest.mark.rule("h44:4.1.a", "h44:4.1.b", "h44:4.1.d", "h44:4.3.a", "h44:4.3.c", "h44:4.3.e", "h44:4.3.g")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_white_die_is_the_morning(die: int) -> None:
    game = dawn(9, die, 1)
    check(game, {"weather": [MORNING[die], "clear"]}, {"sky": MORNING[die]})
    finished(game)


@pytest.mark.rule("h44:4.1.c", "h44:4.3.b", "h44:4.3.d", "h44:4.3.f", "h44:4.3.h")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_coloured_die_is_the_afternoon(die: int) -> None:
    check(dawn(9, 6, die), {"weather": ["overcast", AFTERNOON[die]]}, {"sky": "overcast"})


@pytest.mark.rule("h44:4.2.a", "h44:4.3.j")
def test_the_18th_is_one_better() -> None:
    check(dawn(3, 2, 4), {"weather": ["clear", "clear"]})
    check(dawn(3, 1, 1), {"weather": ["clear", "clear"]})
    check(dawn(3, 6, 6), {"weather": ["overcast", "cloudy"]})


@pytest.mark.rule("h44:4.2.b", "h44:4.3.j")
def test_the_19th_is_two_worse() -> None:
    check(dawn(6, 1, 1), {"weather": ["cloudy", "clear"]})
    check(dawn(6, 2, 2), {"weather": ["overcast", "cloudy"]})
    check(dawn(6, 6, 4), {"weather": ["overcast", "overcast"]})


@pytest.mark.rule("h44:4.1.c", "h44:4.1.h")
def test_no_new_dice_in_the_afternoon() -> None:
    game = table(turn=10, dice=[6, 6], weather=["overcast", "clear"], decision={"phase": "turn"})
    check(game, {"sky": "clear"}, {"weather": ["overcast", "clear"]}, {"flights": 2})
    assert list(game.dice.script or ()) == [6, 6]


@pytest.mark.rule("h44:4.1.i", "h44:4.1.h", "h44:4.4.j")
def test_no_weather_at_night() -> None:
    game = table(turn=8, dice=[1, 1], weather=["clear", "clear"], decision={"phase": "turn"})
    check(game, {"sky": "overcast"}, {"flights": 0})
    assert points(game) == 0
    assert list(game.dice.script or ()) == [1, 1]


@pytest.mark.rule("h44:4.1.j")
def test_the_first_turn_is_clear() -> None:
    game = table(turn=1, dice=[6, 6], decision={"phase": "turn"})
    check(game, {"sky": "clear"}, {"flights": 2})
    assert points(game) == 8
    assert list(game.dice.script or ()) == [6, 6]


@pytest.mark.rule("h44:4.1.e", "h44:4.1.f", "h44:4.3.i", "h44:4.4.a", "h44:4.4.b", "h44:4.4.d", "h44:4.4.e")
@pytest.mark.rule("h44:4.4.g", "h44:4.4.h")
@pytest.mark.parametrize(("die", "landing", "air"), [(1, 8, 2), (3, 4, 1), (5, 0, 0)])
def test_the_sky_gives_landing_points_and_air_units(die: int, landing: int, air: int) -> None:
    game = dawn(9, die, 6)
    assert points(game) == landing
    check(game, {"flights": air})


@pytest.mark.rule("h44:22.1.2.a", "h44:4.1.a")
def test_a_new_day_lets_a_unit_land_again() -> None:
    place = [{"unit": "br-4p-10", "at": "air"}, {"unit": "br-1p-1", "at": "6316"}]
    for turn, landed in ((6, False), (7, True)):
        game = table(turn=turn, landed=True, place=place, dice=[1, 1], decision={"phase": "weather"})
        check(game, {"landed": landed})
