"""Chapters 14, 15, 23, 25: what stops an advance or a breakthrough is told by its own clause."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS
from grognard.games.s42.interface.actions import Advance, Breakthrough
from grognard.games.s42.state.markers import Fort
from grognard.games.s42.state.position import CLEAR, OVERCAST, RAIN, SNOW, Position
from tests.games.s42.front import front
from tests.games.s42.pursuit import PANZERS, advance_steps, beaten, breakthroughs, goes_on, settled, won
from tests.games.s42.steppe import CENTRE, steppe
from tests.games.s42.table import play, refused

SOUTH, NORTH = "3021", "3019"
BRIGADE = "su-19bde"

# -- 23.2 the weather ------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:23.2.2.i", "s42:14.2.1.b")
def test_rain_is_named_where_it_alone_stops_a_unit() -> None:
    hexes = {SOUTH: "ge-3pz ge-6pz ge-44"}
    dry, wet = (won(hexes, *PANZERS, turn=18, weather=sky) for sky in (CLEAR, RAIN))
    for game in (dry, wet):
        goes_on(game, "ge-3pz", CENTRE, NORTH)
        goes_on(game, "ge-44", "3022", "3023")
    refused(wet, Advance("ge-3pz", "3018"), by="23.2.2.i")
    assert "3018" in advance_steps(dry, "ge-3pz")
    refused(wet, Advance("ge-44", "3024"), by="14.2.1.b")


@pytest.mark.rule("s42:23.3.3.b", "s42:23.2.2.i")
def test_mud_does_the_same() -> None:
    game = won({SOUTH: "ge-3pz ge-6pz"}, *PANZERS, turn=22, weather=OVERCAST, before=RAIN)
    goes_on(game, "ge-3pz", CENTRE, NORTH)
    refused(game, Advance("ge-3pz", "3018"), by="23.3.3.b")


@pytest.mark.rule("s42:23.2.3.f")
def test_snow_is_named_where_it_alone_stops_a_unit() -> None:
    fair, snow = (won({SOUTH: "ge-3pz ge-6pz"}, *PANZERS, turn=29, weather=sky) for sky in (CLEAR, SNOW))
    for game in (fair, snow):
        goes_on(game, "ge-3pz", CENTRE, NORTH, "3018")
    refused(snow, Advance("ge-3pz", "3017"), by="23.2.3.f")
    assert "3017" in advance_steps(fair, "ge-3pz")


# -- 15.2 the group --------------------------------------------------------------------------------------------------


def struck(die: int) -> Game[Position]:
    """A group has fought for 3019 and might turn on 2920."""
    game = won({SOUTH: "ge-3pz ge-6pz", NORTH: "su-6", "2920": BRIGADE}, *PANZERS, dice=(die,))
    for unit in PANZERS:
        goes_on(game, unit, CENTRE)
    play(game, Breakthrough(NORTH))
    return settled(game, {"su-6": ("3018", "3017", "3016")})


@pytest.mark.rule("s42:15.2.7.a", "s42:15.2.8.a")
def test_a_group_that_has_failed_fights_no_more() -> None:
    """On the column 6-1 a two is A1/D1, Adv 2; a four is D1, Adv 3."""
    refused(struck(2), Breakthrough("2920"), by="15.2.7.a")
    assert "2920" in breakthroughs(struck(4))


@pytest.mark.rule("s42:8.4.a", "s42:15.1.c")
@pytest.mark.parametrize(("defenders", "hopeless"), [("su-6 su-1", True), ("su-6", False)])
def test_under_one_to_three_there_is_no_breakthrough_either(defenders: str, hopeless: bool) -> None:
    """One division against one or two in a city, each of them doubled."""
    city = steppe(places={NORTH: "city"})
    game = won({SOUTH: "ge-44", NORTH: defenders}, "ge-44", result="D1", patch=city)
    goes_on(game, "ge-44", CENTRE)
    if hopeless:
        refused(game, Breakthrough(NORTH), by="8.4.a")
    else:
        assert NORTH in breakthroughs(game)


@pytest.mark.rule("s42:15.2.4.g")
def test_what_is_spent_on_hexes_is_not_left_for_a_combat() -> None:
    game = won({SOUTH: "ge-3pz", NORTH: "su-6", "3018": "su-1"}, "ge-3pz", result="A1/D1")
    goes_on(game, "ge-3pz", CENTRE)
    assert breakthroughs(game) == {NORTH}
    far = won({SOUTH: "ge-3pz ge-44", "3018": "su-1"}, "ge-3pz", result="A1/D1")
    goes_on(far, "ge-3pz", CENTRE, NORTH)
    refused(far, Breakthrough("3018"), by="15.2.4.g")


@pytest.mark.rule("s42:9.7.2.h", "s42:21.4.h")
@pytest.mark.parametrize(
    ("works", "mate", "by"), [(False, "", "9.7.2.h"), (True, "", ""), (True, "+replaced", "21.4.h")]
)
def test_no_unit_breaks_through_out_of_a_hex_that_lets_no_unit_attack(works: bool, mate: str, by: str) -> None:
    """The group has advanced to its own works in 2920, where another unit waits."""
    forts = (Fort(HEX["2920"], AXIS, works),)
    game = won({SOUTH: "ge-3pz ge-6pz", "2920": f"ge-44{mate}", "2919": BRIGADE}, *PANZERS, forts=forts)
    goes_on(game, "ge-3pz", CENTRE, "2920")
    if by:
        refused(game, Breakthrough("2919"), by=by)
    else:
        assert "2919" in breakthroughs(game)


# -- 14.5 the ground -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:14.5.i")
def test_who_is_stuck_in_a_marsh_does_not_break_through() -> None:
    hexes = {SOUTH: "ge-3pz ge-6pz", "3018": BRIGADE}
    bog = won(hexes, *PANZERS, patch=steppe(terrain={NORTH: "marsh"}))
    goes_on(bog, "ge-3pz", CENTRE, NORTH)
    refused(bog, Breakthrough("3018"), by="14.5.i")
    causeway = steppe(terrain={NORTH: "marsh"}, roads={f"{NORTH}/{CENTRE}": "secondary"})
    road = won(hexes, *PANZERS, patch=causeway)
    goes_on(road, "ge-3pz", CENTRE, NORTH)
    assert "3018" in breakthroughs(road)


@pytest.mark.rule("s42:14.5.j")
@pytest.mark.parametrize("road", [False, True])
def test_who_is_stuck_in_mountains_does_not_either(road: bool) -> None:
    ways = {f"{SOUTH}/{CENTRE}": "secondary"} if road else {}
    patch = steppe(terrain={CENTRE: "mountain"}, roads=ways)
    position = front({CENTRE: "su-6/1", SOUTH: "ge-44 ge-45 ge-46", NORTH: BRIGADE}, patch, turn=2)
    units = ("ge-44", "ge-45", "ge-46")
    game = beaten(position, *units, result="A1/D1")
    for unit in units[:2]:
        goes_on(game, unit, CENTRE)
    if road:
        assert NORTH in breakthroughs(game)
    else:
        refused(game, Breakthrough(NORTH), by="14.5.j")
