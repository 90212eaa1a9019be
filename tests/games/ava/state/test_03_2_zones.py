"""3.2: zones of control, six hexes around every unit."""

from __future__ import annotations

import pytest

from tests.games.ava.phases import fighting, moving, table, zone
from tests.games.ava.plain import chain, column, corridor, lakes, neighbours, plain, side
from tests.games.ava.table import allowed, check, play, refused

ENEMY = {"unit": "su-l-179", "at": "L2019"}


@pytest.mark.rule("ava:3.2.a", "ava:3.2.g")
def test_unit_controls_the_six_hexes_around_it() -> None:
    """Each costs two points more; the next ring costs what the way around costs."""
    for hex_ in neighbours("L2019"):
        outer = next(h for h in neighbours(hex_) if h not in neighbours("L2019") and h != "L2019")
        place = [ENEMY, {"unit": "de-l-21", "at": outer}]
        game = table(board=plain(), place=place, decision=moving("axis", "de-l-21"))
        check(game, {"routes": "de-l-21", "to": hex_, "cost": 3})
        assert zone(game, "soviet") == set(neighbours("L2019"))
        near = next(h for h in neighbours(outer) if h not in neighbours("L2019"))
        check(game, {"routes": "de-l-21", "to": near, "cost": 1})


@pytest.mark.rule("ava:3.2.a")
@pytest.mark.parametrize("unit", ["su-l-hq-27a", "su-l-1nb", "su-l-23t"])
def test_every_kind_of_unit_has_a_zone(unit: str) -> None:
    place = [{"unit": unit, "at": "L2019"}, {"unit": "de-l-21", "at": "L2017"}]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-21"))
    check(game, {"routes": "de-l-21", "to": "L2018", "cost": 3})


@pytest.mark.rule("ava:3.2.b")
@pytest.mark.parametrize("water", ["lake", "sea"])
def test_zone_does_not_reach_into_water(water: str) -> None:
    place = [ENEMY, {"unit": "de-l-21", "at": "L2016"}]
    game = table(board=plain(terrain={"L2018": water}), place=place, decision=moving("axis", "de-l-21"))
    assert zone(game, "soviet") == set(neighbours("L2019")) - {"L2018"}


@pytest.mark.rule("ava:3.2.c")
def test_zone_does_not_reach_into_impassable_hexes() -> None:
    """Beyond the border of the scenario there is no map (2.1)."""
    board = {"terrain": {"L2825": "clear"}}
    place = [{"unit": "su-l-179", "at": "L2825"}, {"unit": "de-l-21", "at": "L2019"}]
    game = table(board=board, place=place, decision=moving("axis", "de-l-21"))
    assert "L2824" in zone(game, "soviet")
    assert all(hex_.startswith("L") for hex_ in zone(game, "soviet"))


@pytest.mark.rule("ava:3.2.d")
@pytest.mark.parametrize("size", ["small", "large"])
def test_zone_reaches_across_rivers(size: str) -> None:
    rivers = {side("L2019", hex_): size for hex_ in neighbours("L2019")}
    place = [ENEMY, {"unit": "de-l-21", "at": "L2017"}]
    game = table(board=plain(rivers=rivers), place=place, decision=moving("axis", "de-l-21"))
    check(game, {"routes": "de-l-21", "to": "L2018", "cost": 3})


@pytest.mark.rule("ava:3.2.e")
def test_two_zones_in_a_hex_are_no_worse_than_one() -> None:
    place = [ENEMY, {"unit": "su-l-11", "at": "L2119"}, {"unit": "de-l-21", "at": "L2117"}]
    board = plain()
    assert {"L2019", "L2119"} <= set(neighbours("L2118"))
    game = table(board=board, place=place, decision=moving("axis", "de-l-21"))
    check(game, {"routes": "de-l-21", "to": "L2118", "cost": 3})


@pytest.mark.rule("ava:3.2.e")
def test_a_stack_has_one_zone() -> None:
    place = [ENEMY, {"unit": "su-l-11", "at": "L2019"}, {"unit": "de-l-21", "at": "L2017"}]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-21"))
    check(game, {"routes": "de-l-21", "to": "L2018", "cost": 3})


@pytest.mark.rule("ava:3.2.f")
def test_zone_cuts_a_line_of_communication() -> None:
    """The way from the source to the unit is one hex wide; an enemy beside it cuts it."""
    way = column(20, 17, 25)
    board = plain(terrain=corridor(way, open_=["L2121"]))
    place = [{"unit": "su-l-179", "at": "L2017"}, {"unit": "de-l-21", "at": "L2121"}]
    decision = moving("soviet", "su-l-179")
    check(table(board=board, place=place, decision=decision), {"supplied": "su-l-179", "is": False})
    check(table(board=board, place=place[:1], decision=decision), {"supplied": "su-l-179", "is": True})


@pytest.mark.rule("ava:3.2.g")
def test_leaving_a_zone_costs_two_points_more() -> None:
    place = [ENEMY, {"unit": "de-l-21", "at": "L2018"}]
    game = table(board=plain(), place=place, decision=moving("axis", "de-l-21"))
    check(game, {"routes": "de-l-21", "to": "L2017", "cost": 3}, {"routes": "de-l-21", "to": "L2118", "cost": 5})


@pytest.mark.rule("ava:3.2.h")
def test_zone_costs_a_retreating_unit_a_step() -> None:
    """Two ways back, one of them into a zone: the unit takes the other."""
    terrain = lakes(["L2118", "L1918", "L2020"])
    place = [
        {"unit": "de-l-36m", "at": "L2018"},
        {"unit": "su-l-179", "at": "L2019"},
        {"unit": "de-l-1", "at": "L2220"},
    ]
    assert "L2220" in neighbours("L2119")
    decision = fighting("axis", "de-l-36m")
    game = table(board=plain(terrain=terrain), place=place, decision=decision)
    check(game, {"retreats": "su-l-179", "from": "L2019", "distance": 1, "paths": [["L1919"]]})
    game = table(board=plain(terrain=terrain), place=place[:2], decision=decision)
    check(game, {"retreats": "su-l-179", "from": "L2019", "distance": 1, "paths": [["L1919"], ["L2119"]]})


@pytest.mark.rule("ava:3.2.i")
def test_reinforcement_is_not_placed_in_a_zone() -> None:
    place = [{"unit": "su-l-292", "at": "available"}, {"unit": "de-l-21", "at": "L2119"}]
    board = plain(rails=chain(column(20, 19, 25)))
    game = table(board=board, turn=4, place=place, decision={"phase": "reinforcements", "side": "soviet"})
    play(game, {"call": "su-l-292"})
    refused(game, {"arrive": "L2020"}, by="12.1.d")
    allowed(game, {"arrive": "L2021"})
