"""9.3 Strategic movement: half a point a hex, on roads and far from the enemy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ava.islet import block, islet, moving, stand
from tests.games.ava.table import allowed, check, play, refused

INFANTRY, RIFLES = "de-l-217", "su-l-179"
LAND = block((1, 12), (1, 4))
ROAD = [f"L{column:02}02" if column % 2 else f"L{column:02}03" for column in range(1, 13)]
"""Twelve hexes from west to east, each next to the one before."""


def highway(**keys: Any) -> dict[str, Any]:
    return islet(LAND, **{"roads": [ROAD], "axis": [ROAD[0]], "soviet": [ROAD[-1]], **keys})


@pytest.mark.rule("ava:9.3.a")
def test_a_road_hex_costs_half_a_point() -> None:
    game = moving(stand(de_l_217=ROAD[0]), [INFANTRY], board=highway())
    play(game, {"move": INFANTRY})
    check(game, *({"routes": INFANTRY, "to": ROAD[n], "cost": n / 2} for n in range(6, 11)))
    refused(game, {"go": ROAD[11]}, by="9.2.j")
    play(game, {"go": ROAD[10]})
    check(game, {"unit": INFANTRY, "at": ROAD[10]})


@pytest.mark.rule("ava:9.3.a")
def test_strategic_movement_ignores_the_terrain_beside_the_road() -> None:
    board = highway(terrain=dict.fromkeys(ROAD, "swamp"))
    game = moving(stand(de_l_217=ROAD[0]), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": ROAD[10], "cost": 5})


@pytest.mark.rule("ava:9.1.e")
def test_each_unit_chooses_its_own_kind_of_movement() -> None:
    """In one segment one division marches ten hexes of road, another walks off the road."""
    game = moving(stand(de_l_217=ROAD[0], de_l_21=ROAD[0]), [INFANTRY, "de-l-21"], board=highway())
    play(game, {"move": INFANTRY}, {"go": ROAD[10]}, {"move": "de-l-21"}, {"go": "L0404"})
    check(game, {"unit": INFANTRY, "at": ROAD[10]}, {"unit": "de-l-21", "at": "L0404"})


@pytest.mark.rule("ava:9.3.b")
def test_a_unit_beside_the_road_only_marches_normally() -> None:
    """From L0103 the road is one hex away: five points reach five hexes, on the road as elsewhere."""
    game = moving(stand(de_l_217="L0103"), [INFANTRY], board=highway(terrain={"L0203": "clear"}))
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": ROAD[5], "cost": 5}, {"routes": INFANTRY, "to": ROAD[6], "cost": "none"})
    refused(game, {"go": ROAD[6]}, by="9.2.j")


@pytest.mark.rule("ava:9.3.c")
def test_a_unit_in_strategic_movement_stays_on_the_road() -> None:
    """Eight hexes of road are four points; the ninth hex, off the road, is out of reach of normal movement."""
    game = moving(stand(de_l_217=ROAD[0]), [INFANTRY], board=highway())
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": ROAD[8], "cost": 4}, {"routes": INFANTRY, "to": "L0904", "cost": "none"})
    refused(game, {"go": "L0904"}, by="9.2.j")
    allowed(game, {"go": ROAD[8]})


@pytest.mark.rule("ava:9.3.c")
def test_a_gap_in_the_road_ends_strategic_movement() -> None:
    board = highway(roads=[ROAD[:4], ROAD[4:]])
    game = moving(stand(de_l_217=ROAD[0]), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": ROAD[5], "cost": 5}, {"routes": INFANTRY, "to": ROAD[6], "cost": "none"})
    refused(game, {"go": ROAD[6]}, by="9.2.j")


@pytest.mark.rule("ava:9.3.d")
def test_strategic_movement_does_not_begin_in_an_enemy_zone() -> None:
    """Leaving the zone by road costs three of five points: two more hexes, and no half points."""
    board = islet(LAND, roads=[ROAD], axis=[ROAD[5]], soviet=[ROAD[-1]])
    game = moving(stand(de_l_217=ROAD[0], su_l_179="L0101"), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": ROAD[3], "cost": 5}, {"routes": INFANTRY, "to": ROAD[4], "cost": "none"})


@pytest.mark.rule("ava:9.3.d")
def test_an_enemy_two_hexes_away_does_not_hinder_strategic_movement() -> None:
    game = moving(stand(de_l_217=ROAD[0], su_l_179="L0104"), [INFANTRY], board=highway(axis=[ROAD[5]]))
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": ROAD[10], "cost": 5})


@pytest.mark.rule("ava:9.3.e")
def test_strategic_movement_does_not_enter_an_enemy_zone() -> None:
    """The rifles at L0701 watch the road at L0702: the march ends before it."""
    game = moving(stand(de_l_217=ROAD[0], su_l_179="L0701"), [INFANTRY], board=highway())
    play(game, {"move": INFANTRY})
    free = moving(stand(de_l_217=ROAD[0]), [INFANTRY], board=highway())
    play(free, {"move": INFANTRY})
    for to in (ROAD[6], ROAD[8]):
        refused(game, {"go": to}, by="9.2.j")
        allowed(free, {"go": to})
    allowed(game, {"go": ROAD[5]})


@pytest.mark.rule("ava:9.3.f")
def test_railways_carry_no_strategic_movement() -> None:
    game = moving(stand(de_l_217=ROAD[0]), [INFANTRY], board=highway(roads=[], rails=[ROAD]))
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": ROAD[5], "cost": 5}, {"routes": INFANTRY, "to": ROAD[6], "cost": "none"})
    check(game, {"routes": INFANTRY, "to": ROAD[1], "cost": 1})


@pytest.mark.rule("ava:9.3.g")
def test_the_start_line_stops_soviet_strategic_movement_too() -> None:
    west = {hex_: "a" for hex_ in LAND if int(hex_[1:3]) <= 6}
    game = moving(stand(su_l_179=ROAD[11]), [RIFLES], board=highway(start=west))
    play(game, {"move": RIFLES})
    refused(game, {"go": ROAD[5]}, by="9.1.f")
    allowed(game, {"go": ROAD[6]})


@pytest.mark.rule("ava:9.3.g")
def test_the_stacking_limit_holds_at_the_end_of_a_strategic_march_not_on_the_way() -> None:
    units = stand(de_l_217=ROAD[0], de_l_21=ROAD[3], de_l_291=ROAD[3])
    game = moving(units, [INFANTRY], board=highway())
    play(game, {"move": INFANTRY})
    refused(game, {"go": ROAD[3]}, by="3.1.f")
    check(game, {"routes": INFANTRY, "to": ROAD[8], "cost": 4})


@pytest.mark.rule("ava:9.3.g")
def test_a_bridge_carries_strategic_movement_over_a_large_river() -> None:
    rivers = {f"{a}/{b}": "large" for a, b in [(ROAD[3], ROAD[4])]}
    game = moving(stand(de_l_217=ROAD[0]), [INFANTRY], board=highway(rivers=rivers))
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": ROAD[10], "cost": 5})
