"""8: a headquarters activates the units within four hexes."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.ava.phases import activating, drawing, fighting, table, throw
from tests.games.ava.plain import chain, column, lakes, neighbours, plain, ring, side
from tests.games.ava.table import allowed, check, legal, play, refused

HQ = {"unit": "su-l-hq-27a", "at": "L2019"}
END: dict[str, Any] = {"end-movement": None}


def active(*units: tuple[str, str], board: dict[str, Any] | None = None, enemies: Any = ()) -> Game[Any]:
    """The headquarters of the 27th Army stands in L2019 and is activated."""
    place = [HQ, *({"unit": unit, "at": at} for unit, at in units), *enemies]
    return table(board=board or plain(), place=place, decision=activating("su-l-hq-27a"))


@pytest.mark.rule("ava:8.0.a", "ava:8.1.a")
def test_all_units_in_range_are_activated_whatever_they_are() -> None:
    """Rifles of three armies, tanks, cavalry, militia."""
    units = [
        ("su-l-16", "L2018"),
        ("su-l-11", "L2117"),
        ("su-l-179", "L1918"),
        ("su-l-23t", "L2021"),
        ("su-l-25c", "L2222"),
        ("su-l-1dno", "L1820"),
    ]
    check(active(*units), {"active": ["su-l-hq-27a", *(unit for unit, _ in units)]})


@pytest.mark.rule("ava:8.1.b")
def test_unit_is_activated_again_by_another_headquarters() -> None:
    place = [HQ, {"unit": "su-l-hq-8a", "at": "L2119"}, {"unit": "su-l-16", "at": "L2018"}]
    game = table(board=plain(), place=place, cup=["su-8a"], dice=[1], decision=drawing("su-27a"))
    play(game, {"move": "su-l-16"}, {"go": "L2017"}, END)
    check(game, {"active": ["su-l-hq-8a", "su-l-16"]})
    play(game, {"move": "su-l-16"}, {"go": "L2016"})
    check(game, {"unit": "su-l-16", "at": "L2016"})


@pytest.mark.rule("ava:8.1.c")
def test_unit_moves_once_in_an_activation() -> None:
    game = active(("su-l-16", "L2018"), ("su-l-180", "L2020"))
    play(game, {"move": "su-l-16"}, {"go": "L2017"})
    refused(game, {"move": "su-l-16"}, by="8.1.c")
    allowed(game, {"move": "su-l-180"})


@pytest.mark.rule("ava:8.1.c")
def test_unit_fights_once_in_an_activation() -> None:
    """It has attacked and pursued, stands next to another enemy, and is not asked again."""
    place = [
        {"unit": "de-l-1pz", "at": "L2018"},
        {"unit": "su-l-179", "at": "L2019"},
        {"unit": "su-l-10", "at": "L2117"},
    ]
    terrain = lakes(["L2118", "L2119", "L1918", "L1919"])
    dice = [throw("4-1", "R")]
    game = table(
        board=plain(terrain=terrain), place=place, dice=dice, cup=["su-8a"], decision=fighting("axis", "de-l-1pz")
    )
    assert "L2117" in neighbours("L2018")
    play(game, {"attack": "de-l-1pz", "target": "L2019"})
    assert not any(a["do"] == "attack" and a["target"] == "L2117" for a in legal(game))
    play(game, {"end-declaration": None}, {"end-pursuit": None})
    assert not any(a["do"] == "attack" for a in legal(game))
    check(game, {"unit": "su-l-179", "at": "L2020"}, {"unit": "su-l-10", "at": "L2117"})


@pytest.mark.rule("ava:8.1.d")
def test_headquarters_does_not_activate_another_headquarters() -> None:
    game = active(("su-l-hq-11a", "L2020"), ("su-l-16", "L2020"))
    check(game, {"active": ["su-l-hq-27a", "su-l-16"]})
    refused(game, {"move": "su-l-hq-11a"}, by="8.1.d")
    allowed(game, {"move": "su-l-hq-27a"})


@pytest.mark.rule("ava:8.2.a", "ava:8.2.b")
def test_range_is_four_hexes_in_every_direction() -> None:
    units = [f"su-l-{n}" for n in (10, 48, 90, 11, 125, 5, 23, 33, 126, 128, 179, 184)]
    inside = list(zip(units[:6], ring("L2019", 4)[::4], strict=True))
    outside = list(zip(units[6:], ring("L2019", 5)[::5], strict=True))
    check(active(*inside, *outside), {"active": ["su-l-hq-27a", *units[:6]]})


@pytest.mark.rule("ava:8.2.c", "ava:8.2.d")
def test_range_is_measured_at_the_moment_of_activation() -> None:
    """The headquarters goes toward the far unit: it stays out of it; the near one stays active."""
    game = active(("su-l-16", "L2015"), ("su-l-180", "L2024"))
    play(game, {"move": "su-l-hq-27a"}, {"go": "L2022"})
    refused(game, {"move": "su-l-180"}, by="8.2.d")
    allowed(game, {"move": "su-l-16"})


@pytest.mark.rule("ava:8.2.e")
def test_active_unit_moves_and_attacks_out_of_range() -> None:
    """It ends eight hexes away, and attacks there, with its full strength."""
    board = plain()
    game = active(("su-l-16", "L2015"), board=board, enemies=[{"unit": "de-l-207sec", "at": "L2013"}])
    play(game, {"move": "su-l-16"}, {"go": "L2014"}, END)
    allowed(game, {"attack": "su-l-16", "target": "L2013"})
    check(game, {"odds": "L2013", "attackers": ["su-l-16"], "attack": 2, "defence": 1, "column": "2-1"})


@pytest.mark.rule("ava:8.2.e")
def test_active_unit_pursues_out_of_range() -> None:
    board = plain(terrain=lakes(["L2115", "L1915", "L2114", "L1914"]))
    place = [
        {"unit": "de-l-hq-18a", "at": "L2019"},
        {"unit": "de-l-1pz", "at": "L2016"},
        {"unit": "su-l-179", "at": "L2015"},
    ]
    dice = [throw("4-1", "R")]
    game = table(board=board | {"soviet": ["L2013"]}, place=place, dice=dice, decision=activating("de-l-hq-18a"))
    play(game, END, {"attack": "de-l-1pz", "target": "L2015"}, {"end-declaration": None})
    check(game, {"unit": "su-l-179", "at": "L2014"})
    play(game, {"pursue": "de-l-1pz", "path": ["L2015"]})
    check(game, {"unit": "de-l-1pz", "at": "L2015"})


@pytest.mark.rule("ava:8.2.f")
def test_supply_has_no_effect_on_the_range() -> None:
    game = active(("su-l-16", "L2022"), board=plain(soviet=[]))
    check(game, {"supplied": "su-l-16", "is": False}, {"active": ["su-l-hq-27a", "su-l-16"]})


@pytest.mark.rule("ava:8.2.g", "ava:8.2.i")
def test_enemies_and_their_zones_have_no_effect_on_the_range() -> None:
    """The headquarters is surrounded by six enemies."""
    enemies = [
        {"unit": f"de-l-{n}", "at": at} for n, at in zip((1, 11, 21, 58, 61, 217), neighbours("L2019"), strict=True)
    ]
    game = active(("su-l-16", "L2023"), ("su-l-180", "L2015"), enemies=enemies)
    check(game, {"active": ["su-l-hq-27a", "su-l-16", "su-l-180"]})


@pytest.mark.rule("ava:8.2.h")
@pytest.mark.parametrize("terrain", ["swamp", "dense-forest", "sparse-forest"])
def test_terrain_has_no_effect_on_the_range(terrain: str) -> None:
    belt = dict.fromkeys(ring("L2019", 2), terrain)
    game = active(("su-l-16", "L2023"), board=plain(terrain=belt))
    check(game, {"active": ["su-l-hq-27a", "su-l-16"]})


@pytest.mark.rule("ava:8.2.h")
def test_large_river_has_no_effect_on_the_range() -> None:
    rivers = {side(a, b): "large" for a in ring("L2019", 1) for b in neighbours(a) if b in ring("L2019", 2)}
    game = active(("su-l-16", "L2023"), board=plain(rivers=rivers))
    check(game, {"active": ["su-l-hq-27a", "su-l-16"]})


@pytest.mark.rule("ava:8.2.j")
def test_range_is_not_counted_through_impassable_hexes() -> None:
    """A belt out of play three hexes to the south: around it the way is too long."""
    belt = dict.fromkeys(["L1820", "L1921", "L2022", "L2121", "L2221", "L1721", "L2321"], "out")
    game = active(("su-l-16", "L2023"), ("su-l-180", "L2015"), board=plain(terrain=belt))
    check(game, {"active": ["su-l-hq-27a", "su-l-180"]})


@pytest.mark.rule("ava:8.2.k")
@pytest.mark.parametrize("water", ["lake", "sea"])
def test_range_is_not_counted_across_water(water: str) -> None:
    """One hex of water in the straight way makes it five hexes; one beside it changes nothing."""
    units = (("su-l-16", "L2023"), ("su-l-180", "L2022"))
    check(active(*units, board=plain(terrain={"L2021": water})), {"active": ["su-l-hq-27a", "su-l-180"]})
    check(active(*units, board=plain(terrain={"L2121": water})), {"active": ["su-l-hq-27a", "su-l-16", "su-l-180"]})


# -- 8.3 ---------------------------------------------------------------------------------------------------------------

SOUTH = [
    {"unit": "de-k-hq-11a", "at": "K2019"},
    {"unit": "ro-k-hq-rum3a", "at": "K2119"},
    {"unit": "de-k-22", "at": "K2018"},
    {"unit": "ro-k-r6", "at": "K2020"},
    {"unit": "ro-k-r1mt", "at": "K2018"},
]


@pytest.mark.rule("ava:8.3.a", "ava:8.3.b")
@pytest.mark.parametrize(
    ("hq", "units", "stranger"),
    [
        ("de-k-hq-11a", ["de-k-hq-11a", "de-k-22"], "ro-k-r6"),
        ("ro-k-hq-rum3a", ["ro-k-hq-rum3a", "ro-k-r6", "ro-k-r1mt"], "de-k-22"),
    ],
)
def test_axis_headquarters_activates_its_own_nation_only(hq: str, units: list[str], stranger: str) -> None:
    board = plain("K2019", axis=["K2013"], soviet=["K2025"])
    game = table(scenario="kiev", board=board, place=SOUTH, decision=activating(hq))
    check(game, {"active": units})
    refused(game, {"move": stranger}, by="8.3.b")
    allowed(game, {"move": units[1]})


@pytest.mark.rule("ava:8.1.a")
def test_headquarters_of_a_road_bound_army_reaches_off_the_road() -> None:
    """Range is counted in hexes, whatever leads through them."""
    board = plain(roads=chain(column(20, 15, 19)))
    check(active(("su-l-16", "L1617"), board=board), {"active": ["su-l-hq-27a", "su-l-16"]})
