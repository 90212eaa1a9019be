"""Chapter 14: what an advance meets and leaves behind: weather, supply, headquarters, fugitives, cities, works."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import SOVIET, UNIT
from grognard.games.s42.interface.actions import Advance, EndAdvance, Retreat
from grognard.games.s42.state.markers import Fort
from grognard.games.s42.state.position import RAIN, SNOW, Position
from tests.games.s42.falling_back import stands
from tests.games.s42.pursuit import PANZERS, advance_steps, goes_on, has_stopped, is_advancing, legal, won
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play, refused, told

SOUTH = "3021"
NORTHWARD = (CENTRE, "3019", "3018", "3017")


def driven(**more: Any) -> Game[Position]:
    """Two panzer divisions have won from 3021; hexes are named as h3019."""
    hexes = {name[1:]: more.pop(name) for name in list(more) if name[0] == "h" and name[1:].isdigit()}
    return won({SOUTH: more.pop("units", "ge-3pz ge-6pz"), **hexes}, *PANZERS, **more)


def reach(game: Game[Position], unit: str = "ge-3pz") -> int:
    gone = 0
    while gone < len(NORTHWARD) and is_advancing(game) and NORTHWARD[gone] in advance_steps(game, unit):
        goes_on(game, unit, NORTHWARD[gone])
        gone += 1
    return gone


# -- how far, once more ----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:23.2.2.i", "s42:14.2.1.a")
def test_in_rain_a_rout_gives_two_hexes() -> None:
    assert reach(driven(turn=18)) == 4
    assert reach(driven(turn=18, weather=RAIN)) == 2


@pytest.mark.rule("s42:23.2.3.f", "s42:14.2.1.a")
def test_in_snow_it_is_one_hex_less() -> None:
    assert reach(driven(turn=29)) == 4
    assert reach(driven(turn=29, weather=SNOW)) == 3


@pytest.mark.rule("s42:5.6.3.j", "s42:13.2.1.a", "s42:13.3.2.a", "s42:25.2.1.e")
@pytest.mark.parametrize(
    ("mate", "by"),
    [
        ("ge-46+train", "5.6.3.j"),
        ("ge-46!", "13.2.1.a"),
        ("ge-46!!", "13.3.2.a"),
        ("ge-46+in-reserve", "25.2.1.e"),
        ("ge-46", ""),
    ],
)
def test_stack_mates_on_a_train_or_in_disorder_stay(mate: str, by: str) -> None:
    game = won({SOUTH: f"ge-44 ge-45 {mate}"}, "ge-44", "ge-45")
    assert (CENTRE in advance_steps(game, "ge-46")) == (not by)
    if by:
        refused(game, Advance("ge-46", CENTRE), by=by)


@pytest.mark.rule("s42:16.4.f")
def test_without_supply_two_hexes() -> None:
    """Halved they are at 7-1 still."""
    game = driven(units="ge-3pz+unsupplied ge-6pz")
    assert reach(game) == 2
    assert reach(game, "ge-6pz") == 4


# -- 14.4.2 the vacated hex by another way ---------------------------------------------------------------------------


@pytest.mark.rule("s42:14.4.2.c")
def test_the_vacated_hex_may_be_the_second() -> None:
    """3120 controls it, and stops no unit there."""
    game = goes_on(driven(h3120="su-6"), "ge-3pz", "2921", CENTRE)
    assert "2920" in advance_steps(game, "ge-3pz")


@pytest.mark.rule("s42:14.4.2.c")
def test_it_is_free_of_zones_for_all_of_them() -> None:
    game = driven(h3120="su-6")
    for unit in PANZERS:
        goes_on(game, unit, CENTRE, "2920", "2919")
    assert stands(game, "ge-6pz", "2919")


# -- who is met ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:19.3.d", "s42:14.5.a")
def test_a_lone_headquarters_is_overrun() -> None:
    game = goes_on(driven(h3019="su-5ta-hq"), "ge-3pz", CENTRE, "3019", "3018")
    assert stands(game, "ge-3pz", "3018")
    assert not stands(game, "su-5ta-hq", "3019")


@pytest.mark.rule("s42:13.3.2.h", "s42:13.3.2.i", "s42:13.3.2.j")
def test_fugitives_flee_before_an_advance() -> None:
    """Two hexes, and the advance goes on."""
    game = goes_on(driven(h3018="su-1!!"), "ge-3pz", CENTRE, "3019")
    assert game.waiting == ("soviet",)
    ways = [action for action in legal(game) if isinstance(action, Retreat)]
    assert {len(way.path) for way in ways} == {2}
    play(game, next(way for way in ways if way.path == ("3017", "3016")))
    assert stands(game, "su-1", "3016")
    goes_on(game, "ge-3pz", "3018")
    assert stands(game, "ge-3pz", "3018")


@pytest.mark.rule("s42:13.3.2.n")
def test_not_before_one_that_ends_beside_them() -> None:
    game = goes_on(driven(h3016="su-1!!"), "ge-3pz", *NORTHWARD)
    assert stands(game, "su-1", "3016")
    assert has_stopped(game, "ge-3pz")


# -- what is taken ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.3.4.b", "s42:14.1.e")
def test_a_city_that_is_passed_is_taken() -> None:
    patch = steppe(places={"3019": "city"})
    game = driven(patch=patch)
    assert game.position.controller(HEX["3019"]) == SOVIET
    goes_on(game, "ge-3pz", CENTRE, "3019", "3018")
    assert game.position.controller(HEX["3019"]) != SOVIET
    assert "hex-taken" in told(game)


@pytest.mark.rule("s42:9.7.4.a", "s42:14.1.e")
def test_works_of_the_enemy_are_razed() -> None:
    game = driven(forts=(Fort(HEX["3019"], SOVIET, True),))
    goes_on(game, "ge-3pz", CENTRE)
    assert len(game.position.forts) == 1
    goes_on(game, "ge-3pz", "3019")
    assert len(game.position.forts) == 0


# -- who goes along --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.1.a", "s42:14.1.e")
def test_one_after_the_other_each_its_own_way() -> None:
    game = driven(units="ge-3pz ge-6pz ge-44")
    goes_on(game, "ge-3pz", CENTRE, "3019")
    goes_on(game, "ge-6pz", "2921")
    goes_on(game, "ge-44", "3121", "3120")
    play(game, EndAdvance())
    for unit, hex_ in (("ge-3pz", "3019"), ("ge-6pz", "2921"), ("ge-44", "3120")):
        assert stands(game, unit, hex_)


@pytest.mark.rule("s42:14.1.a")
def test_the_enemy_has_no_part_in_it() -> None:
    game = driven(h3018="su-1")
    assert game.waiting == ("axis",)
    refused(game, Advance("su-1", "3017"), by="14.1.a")
    assert not [action for action in legal(game) if isinstance(action, Advance) and action.unit == "su-1"]
    assert UNIT["su-1"] in game.position.stacks[HEX["3018"]]
