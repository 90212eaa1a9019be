"""9.2: large rivers with and without bridges, and mountains."""

from __future__ import annotations

import pytest

from tests.games.ava.islet import islet, moving, river_below, stand
from tests.games.ava.table import allowed, check, play, refused

NORTH, SOUTH = "L0407", "L0408"
"""The banks: the river runs below row 7 from coast to coast."""
MOTORISED, INFANTRY, MOUNTAIN = "de-l-36m", "de-l-251", "de-k-1mt"
RIVER = islet(rivers=river_below(7, "large"))


# -- large rivers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:9.2.k", "ava:9.2.l")
@pytest.mark.parametrize(("unit", "points"), [(MOTORISED, 10), (INFANTRY, 5)])
def test_a_unit_beside_a_large_river_crosses_it_with_its_whole_allowance(unit: str, points: int) -> None:
    game = moving([{"unit": unit, "at": NORTH}], [unit], board=RIVER)
    play(game, {"move": unit})
    check(game, {"routes": unit, "to": SOUTH, "cost": points})
    play(game, {"go": SOUTH})
    check(game, {"unit": unit, "at": SOUTH})


@pytest.mark.rule("ava:9.2.k")
def test_a_crossing_begins_in_a_hex_beside_the_river() -> None:
    """One hex further off: the river may be reached in this segment, not crossed."""
    game = moving(stand(de_l_36m="L0406"), [MOTORISED], board=RIVER)
    play(game, {"move": MOTORISED})
    refused(game, {"go": SOUTH}, by="9.2.k")
    allowed(game, {"go": NORTH})


@pytest.mark.rule("ava:9.2.k", "ava:9.2.l")
def test_a_unit_does_not_walk_along_the_bank_before_it_crosses() -> None:
    """Both L0407 and L0507 lie on the bank: the crossing from L0507 must begin there."""
    game = moving(stand(de_l_36m="L0607"), [MOTORISED], board=RIVER)
    play(game, {"move": MOTORISED})
    refused(game, {"go": SOUTH}, by="9.2.l")
    allowed(game, {"go": "L0608"})


@pytest.mark.rule("ava:9.2.l")
def test_a_crossing_ends_in_the_hex_on_the_far_side() -> None:
    game = moving(stand(de_l_36m=NORTH), [MOTORISED], board=RIVER)
    play(game, {"move": MOTORISED})
    refused(game, {"go": "L0409"}, by="9.2.j")
    check(game, {"routes": MOTORISED, "to": "L0409", "cost": "none"})
    allowed(game, {"go": SOUTH})


@pytest.mark.rule("ava:9.2.m")
def test_a_crossing_does_not_begin_in_an_enemy_zone() -> None:
    units = stand(de_l_36m=NORTH, su_l_179="L0406")
    game = moving(units, [MOTORISED], board=RIVER)
    play(game, {"move": MOTORISED})
    refused(game, {"go": SOUTH}, by="9.2.m")


@pytest.mark.rule("ava:9.2.m")
def test_an_enemy_two_hexes_behind_does_not_hinder_a_crossing() -> None:
    units = stand(de_l_36m=NORTH, su_l_179="L0405")
    game = moving(units, [MOTORISED], board=RIVER)
    play(game, {"move": MOTORISED})
    allowed(game, {"go": SOUTH})


@pytest.mark.rule("ava:9.2.n")
def test_a_crossing_does_not_end_in_an_enemy_zone() -> None:
    units = stand(de_l_36m=NORTH, su_l_179="L0409")
    game = moving(units, [MOTORISED], board=RIVER)
    play(game, {"move": MOTORISED})
    refused(game, {"go": SOUTH}, by="9.2.n")


@pytest.mark.rule("ava:9.2.n")
def test_an_enemy_two_hexes_beyond_does_not_hinder_a_crossing() -> None:
    units = stand(de_l_36m=NORTH, su_l_179="L0410")
    game = moving(units, [MOTORISED], board=RIVER)
    play(game, {"move": MOTORISED})
    allowed(game, {"go": SOUTH})


@pytest.mark.rule("ava:9.2.o")
@pytest.mark.parametrize("kind", ["roads", "rails"])
def test_over_a_bridge_a_unit_comes_from_afar_and_goes_on(kind: str) -> None:
    """The bridge carries a road or a railway; the river costs nothing there (enemies keep the move a normal one)."""
    board = RIVER | ({"roads": {"L0407/L0408": True}} if kind == "roads" else {"rails": {"L0407/L0408": True}})
    game = moving(stand(de_l_36m="L0405"), [MOTORISED], board=board)
    play(game, {"move": MOTORISED})
    check(game, {"routes": MOTORISED, "to": SOUTH, "cost": 3}, {"routes": MOTORISED, "to": "L0410", "cost": 5})
    play(game, {"go": "L0410"})
    check(game, {"unit": MOTORISED, "at": "L0410"})


@pytest.mark.rule("ava:9.2.o")
def test_over_a_bridge_enemy_zones_on_both_banks_only_cost_points() -> None:
    board = RIVER | {"roads": {"L0407/L0408": True}}
    units = stand(de_l_36m=NORTH, su_l_179="L0406", su_l_188="L0409")
    game = moving(units, [MOTORISED], board=board)
    play(game, {"move": MOTORISED})
    check(game, {"routes": MOTORISED, "to": SOUTH, "cost": 5})
    play(game, {"go": SOUTH})
    check(game, {"unit": MOTORISED, "at": SOUTH})


# -- mountains -------------------------------------------------------------------------------------------------------

PEAK = "L0407"
HILLS = islet(terrain={PEAK: "mountain"})


@pytest.mark.rule("ava:9.2.p")
@pytest.mark.parametrize("unit", [INFANTRY, MOTORISED, "de-l-hq-18a"])
def test_mountains_are_closed_to_ordinary_units(unit: str) -> None:
    game = moving([{"unit": unit, "at": "L0406"}], [unit], board=HILLS)
    play(game, {"move": unit})
    refused(game, {"go": PEAK}, by="9.2.p")
    allowed(game, {"go": "L0506"})


@pytest.mark.rule("ava:9.2.q")
@pytest.mark.parametrize("unit", [INFANTRY, MOTORISED])
def test_mountains_are_entered_and_left_along_a_road(unit: str) -> None:
    land = ["L0306", "L0406", PEAK, "L0408"]
    board = islet(land, terrain={PEAK: "mountain"}, roads=[["L0406", PEAK, "L0408"]])
    game = moving([{"unit": unit, "at": "L0306"}], [unit], board=board)
    play(game, {"move": unit})
    check(game, {"routes": unit, "to": PEAK, "cost": 2}, {"routes": unit, "to": "L0408", "cost": 3})
    play(game, {"go": PEAK})
    check(game, {"unit": unit, "at": PEAK})


@pytest.mark.rule("ava:9.2.q")
def test_a_road_opens_mountains_only_to_those_who_come_along_it() -> None:
    """All neighbours but the road's end are sea or off the road; the way round to the road is too long."""
    board = islet(["L0406", PEAK, "L0408"], terrain={PEAK: "mountain"}, roads=[[PEAK, "L0408"]])
    game = moving(stand(de_l_251="L0406"), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    refused(game, {"go": PEAK}, by="9.2.p")


@pytest.mark.rule("ava:9.2.r")
def test_a_mountain_division_enters_mountains_with_its_whole_allowance() -> None:
    game = moving(stand(de_k_1mt="L0406"), [MOUNTAIN], board=HILLS, scenario="campaign")
    play(game, {"move": MOUNTAIN})
    check(game, {"routes": MOUNTAIN, "to": PEAK, "cost": 5})
    play(game, {"go": PEAK})
    check(game, {"unit": MOUNTAIN, "at": PEAK})


@pytest.mark.rule("ava:9.2.r")
def test_a_mountain_division_that_has_spent_a_point_does_not_enter_mountains() -> None:
    game = moving(stand(de_k_1mt="L0405"), [MOUNTAIN], board=HILLS, scenario="campaign")
    play(game, {"move": MOUNTAIN})
    refused(game, {"go": PEAK}, by="9.2.j")
    allowed(game, {"go": "L0406"})


@pytest.mark.rule("ava:9.2.r")
def test_a_mountain_division_goes_no_further_than_the_mountain_hex() -> None:
    board = islet(["L0406", PEAK, "L0408"], terrain={PEAK: "mountain"})
    game = moving(stand(de_k_1mt="L0406"), [MOUNTAIN], board=board, scenario="campaign")
    play(game, {"move": MOUNTAIN})
    check(game, {"routes": MOUNTAIN, "to": "L0408", "cost": "none"})
    allowed(game, {"go": PEAK})


@pytest.mark.rule("ava:9.2.s")
def test_a_mountain_division_does_not_begin_such_a_move_in_an_enemy_zone() -> None:
    units = stand(de_k_1mt="L0406", su_l_179="L0405")
    game = moving(units, [MOUNTAIN], board=HILLS, scenario="campaign")
    play(game, {"move": MOUNTAIN})
    refused(game, {"go": PEAK}, by="9.2.s")


@pytest.mark.rule("ava:9.2.t")
def test_a_mountain_division_does_not_end_such_a_move_in_an_enemy_zone() -> None:
    units = stand(de_k_1mt="L0406", su_l_179="L0408")
    game = moving(units, [MOUNTAIN], board=HILLS, scenario="campaign")
    play(game, {"move": MOUNTAIN})
    refused(game, {"go": PEAK}, by="9.2.t")


@pytest.mark.rule("ava:9.2.s", "ava:9.2.t")
def test_along_a_road_enemy_zones_do_not_close_the_mountains() -> None:
    board = islet(terrain={PEAK: "mountain"}, roads=[["L0406", PEAK]])
    units = stand(de_k_1mt="L0406", su_l_179="L0405", su_l_188="L0408")
    game = moving(units, [MOUNTAIN], board=board, scenario="campaign")
    play(game, {"move": MOUNTAIN})
    check(game, {"routes": MOUNTAIN, "to": PEAK, "cost": 5})
