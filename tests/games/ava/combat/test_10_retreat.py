"""10.6: how the beaten go back, and what becomes of those who cannot."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import Board, attack, die, fighting, islet, neighbours, stand
from tests.games.ava.table import allowed, check, finished, legal, play, refused

TARGET = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(TARGET)
BEHIND = "L0409"
"""Two hexes south of the defender."""
PANZER, RIFLES, OTHERS = "de-l-1pz", "su-l-179", "su-l-188"


def lane(*more: str, **keys: Any) -> Board:
    """Sea all around but for the attacker's hex, the defender's and a lane southward; the Soviet source at its end."""
    lane_ = [NORTH, TARGET, SOUTH, BEHIND, "L0410", "L0411", *more]
    return islet(lane_, **{"soviet": ["L0411"], "axis": [NORTH], **keys})


def beaten(result: str, board: Board, *more: dict[str, Any], unit: str = RIFLES, steps: int = 2) -> Game[Position]:
    """A panzer division from the north has beaten one Soviet unit at 4-1 (8-1 if it is weak)."""
    place = [*stand(de_l_1pz=NORTH), {"unit": unit, "at": TARGET, "steps": steps}, *more]
    column = "4-1" if steps == 2 else "8-1"
    game = fighting(place, [PANZER], board=board, dice=[die(column, result)])
    play(game, *attack(TARGET, PANZER))
    finished(game)
    return game


# -- who, how far ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.6.a")
@pytest.mark.parametrize(("result", "end"), [("R", SOUTH), ("RR", BEHIND)])
def test_a_beaten_unit_goes_back_the_number_of_hexes(result: str, end: str) -> None:
    check(beaten(result, islet(soviet=["L0413"])), {"unit": RIFLES, "at": end, "steps": 2})


@pytest.mark.rule("ava:10.6.a")
def test_the_owner_chooses_among_ways_of_equal_worth() -> None:
    """The source lies to the south-east: two hexes are equally near to it."""
    game = beaten("R", islet(soviet=["L0710"]))
    check(game, {"asked": "choose-retreat"}, {"waiting": ["soviet"]})
    check(game, {"retreats": RIFLES, "from": TARGET, "distance": 1, "paths": [[SOUTH], [SOUTH_EAST]]})
    play(game, {"retreat": RIFLES, "path": [SOUTH_EAST]})
    check(game, {"unit": RIFLES, "at": SOUTH_EAST, "steps": 2})


@pytest.mark.rule("ava:10.6.a")
def test_every_hex_of_a_retreat_leads_further_from_the_hex_that_was_lost() -> None:
    """No side-step: the second hex lies two hexes from the lost one."""
    game = beaten("RR", islet(soviet=["L0710"]))
    paths = [[SOUTH, "L0508"], [SOUTH_EAST, "L0508"], [SOUTH_EAST, "L0608"], [SOUTH, BEHIND]]
    refused(game, {"retreat": RIFLES, "path": [SOUTH, SOUTH_EAST]}, by="10.6.a")
    for path in paths:
        allowed(game, {"retreat": RIFLES, "path": path})


@pytest.mark.rule("ava:10.6.c")
def test_a_retreat_costs_no_movement_points() -> None:
    """Dense forest, a river and a swamp would cost rifles five of their four points."""
    board = lane(
        terrain={SOUTH: "dense-forest", BEHIND: "swamp"},
        rivers={f"{TARGET}/{SOUTH}": "small", f"{SOUTH}/{BEHIND}": "small"},
    )
    check(beaten("RR", board), {"unit": RIFLES, "at": BEHIND, "steps": 2})


@pytest.mark.rule("ava:10.6.d")
def test_two_units_of_a_stack_may_retreat_to_different_hexes() -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, "de-l-6pz"], board=islet(soviet=["L0710"]), dice=[die("4-1", "R")])
    play(game, *attack(TARGET, PANZER, "de-l-6pz"))
    ways = {(line["unit"], *line["path"]) for line in legal(game)}
    assert ways == {(unit, hex_) for unit in (RIFLES, OTHERS) for hex_ in (SOUTH, SOUTH_EAST)}
    play(game, {"retreat": RIFLES, "path": [SOUTH]}, {"retreat": OTHERS, "path": [SOUTH_EAST]})
    check(game, {"unit": RIFLES, "at": SOUTH}, {"unit": OTHERS, "at": SOUTH_EAST})


@pytest.mark.rule("ava:10.6.d")
def test_two_units_of_a_stack_may_retreat_to_the_same_hex() -> None:
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, su_l_179=TARGET, su_l_188=TARGET)
    game = fighting(units, [PANZER, "de-l-6pz"], board=islet(soviet=["L0710"]), dice=[die("4-1", "R")])
    play(game, *attack(TARGET, PANZER, "de-l-6pz"))
    play(game, {"retreat": RIFLES, "path": [SOUTH]}, {"retreat": OTHERS, "path": [SOUTH]})
    check(game, {"unit": RIFLES, "at": SOUTH}, {"unit": OTHERS, "at": SOUTH})


# -- (3) ways that are closed ------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.6.b", "ava:10.6.n", "ava:12.3.b")
def test_soviet_units_do_not_retreat_across_the_start_line() -> None:
    board = islet(start=dict.fromkeys((SOUTH, SOUTH_EAST, SOUTH_WEST, NORTH_EAST, NORTH_WEST), "a"))
    check(beaten("R", board), {"unit": RIFLES, "at": "available"})


@pytest.mark.rule("ava:10.6.b")
def test_soviet_units_retreat_along_the_start_line() -> None:
    board = islet(start={SOUTH: "a", SOUTH_WEST: "a"}, soviet=["L0413"])
    check(beaten("R", board), {"unit": RIFLES, "at": SOUTH_EAST, "steps": 2})


@pytest.mark.rule("ava:10.6.b")
def test_axis_units_retreat_across_the_start_line() -> None:
    units = stand(su_l_2t=NORTH, su_l_23t=NORTH, su_l_28t=NORTH_EAST, de_l_21=TARGET)
    soviets = ["su-l-2t", "su-l-23t", "su-l-28t"]
    board = islet(start=dict.fromkeys((SOUTH, SOUTH_EAST, SOUTH_WEST), "a"), axis=["L0413"], rails=[["L0413", "L0412"]])
    game = fighting(units, soviets, board=board, dice=[die("3-1", "R")])
    check(game, {"odds": TARGET, "attackers": soviets, "attack": 10, "defence": 3, "column": "3-1"})
    play(game, *attack(TARGET, *soviets))
    check(game, {"unit": "de-l-21", "at": SOUTH, "steps": 2})


@pytest.mark.rule("ava:10.6.e")
@pytest.mark.parametrize(("blocked", "fate"), [(True, "available"), (False, "L0102")])
def test_a_unit_that_could_only_leave_the_map_is_destroyed(blocked: bool, fate: str) -> None:
    """The corner of the map: north and west of L0101 there is nothing."""
    place = stand(de_l_1pz="L0201", de_l_6pz="L0202", su_l_179="L0101")
    place += stand(de_l_8pz="L0102") if blocked else []
    game = fighting(place, [PANZER], board=islet(soviet=["L0104"], axis=["L0704"]), dice=[die("4-1", "R")])
    play(game, *attack("L0101", PANZER))
    check(game, {"unit": RIFLES, "at": fate})


@pytest.mark.rule("ava:10.6.f")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_a_unit_that_could_only_retreat_into_water_is_destroyed(water: str) -> None:
    check(beaten("R", lane(terrain={SOUTH: water})), {"unit": RIFLES, "at": "available"})


@pytest.mark.rule("ava:10.6.f")
def test_a_second_hex_of_water_destroys_a_unit_too() -> None:
    board = lane(terrain={BEHIND: "lake"})
    check(beaten("R", board), {"unit": RIFLES, "at": SOUTH})
    check(beaten("RR", board), {"unit": RIFLES, "at": "available"})


@pytest.mark.rule("ava:10.6.g")
def test_a_unit_that_could_only_retreat_into_closed_mountains_is_destroyed() -> None:
    check(beaten("R", lane(terrain={SOUTH: "mountain"})), {"unit": RIFLES, "at": "available"})


@pytest.mark.rule("ava:10.6.g")
def test_a_road_opens_the_mountains_to_a_retreat() -> None:
    board = lane(terrain={SOUTH: "mountain"}, roads=[[TARGET, SOUTH, BEHIND]])
    check(beaten("R", board), {"unit": RIFLES, "at": SOUTH, "steps": 2})


@pytest.mark.rule("ava:10.6.h")
def test_a_large_river_before_the_second_hex_destroys_a_unit() -> None:
    board = lane(rivers={f"{SOUTH}/{BEHIND}": "large"})
    check(beaten("RR", board), {"unit": RIFLES, "at": "available"})
    check(beaten("R", board), {"unit": RIFLES, "at": SOUTH})


@pytest.mark.rule("ava:10.6.h")
@pytest.mark.parametrize("result", ["R", "RR"])
def test_a_large_river_before_the_first_hex_is_crossed(result: str) -> None:
    board = lane(rivers={f"{TARGET}/{SOUTH}": "large"})
    check(beaten(result, board), {"unit": RIFLES, "at": SOUTH if result == "R" else BEHIND, "steps": 2})


@pytest.mark.rule("ava:10.6.h")
@pytest.mark.parametrize("line", ["roads", "rails"])
def test_a_bridge_carries_a_retreat_into_the_second_hex(line: str) -> None:
    board = lane(rivers={f"{SOUTH}/{BEHIND}": "large"}, **{line: [[SOUTH, BEHIND]]})
    check(beaten("RR", board), {"unit": RIFLES, "at": BEHIND, "steps": 2})


@pytest.mark.rule("ava:10.6.h")
def test_a_small_river_before_the_second_hex_is_no_obstacle() -> None:
    check(beaten("RR", lane(rivers={f"{SOUTH}/{BEHIND}": "small"})), {"unit": RIFLES, "at": BEHIND, "steps": 2})


@pytest.mark.rule("ava:10.6.n")
def test_a_unit_surrounded_by_enemies_is_eliminated() -> None:
    ring = [NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST]
    germans = ["de-l-1", "de-l-11", "de-l-21", "de-l-58", "de-l-61"]
    more = [{"unit": unit, "at": at} for unit, at in zip(germans, ring, strict=True)]
    check(beaten("R", islet(), *more), {"unit": RIFLES, "at": "available"})


@pytest.mark.rule("ava:10.6.n", "ava:12.3.b", "ava:10.8.c")
@pytest.mark.parametrize(
    ("unit", "box"), [("su-l-hq-11a", "available"), ("su-l-42t", "eliminated"), ("su-l-179", "available")]
)
def test_who_fails_to_retreat_goes_where_the_dead_of_a_combat_go(unit: str, box: str) -> None:
    """All three defend with 1 point: the rifles are reduced. No loss is rolled, the retreat alone kills."""
    game = beaten("RR", islet([NORTH, TARGET], axis=[NORTH], soviet=["L0713"]), unit=unit, steps=1)
    check(game, {"unit": unit, "at": box})


# -- (4) enemy zones ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.6.i")
def test_a_unit_that_enters_an_enemy_zone_loses_a_step() -> None:
    game = beaten("R", lane(SOUTH_WEST), *stand(de_l_21=SOUTH_WEST))
    check(game, {"unit": RIFLES, "at": SOUTH, "steps": 1})


@pytest.mark.rule("ava:10.6.i")
def test_each_hex_in_an_enemy_zone_costs_a_step() -> None:
    """Both hexes of the way lie beside German infantry: the second step is the last."""
    game = beaten("RR", lane("L0308"), *stand(de_l_21="L0308"))
    check(game, {"unit": RIFLES, "at": "available"})


@pytest.mark.rule("ava:10.6.i")
def test_a_reduced_unit_does_not_survive_an_enemy_zone() -> None:
    game = beaten("RR", lane(SOUTH_WEST), *stand(de_l_21=SOUTH_WEST), steps=1)
    check(game, {"unit": RIFLES, "at": "available"})


@pytest.mark.rule("ava:10.6.i")
def test_a_friendly_unit_in_the_hex_does_not_take_the_enemy_zone_away() -> None:
    """A friend opens such a hex to lines of communication (3.3), not to retreats."""
    game = beaten("R", lane(SOUTH_WEST), *stand(de_l_21=SOUTH_WEST, su_l_188=SOUTH))
    check(game, {"unit": RIFLES, "at": SOUTH, "steps": 1}, {"unit": OTHERS, "steps": 2})


# -- (5) stacking ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.6.j")
def test_a_unit_that_would_overstack_goes_one_hex_further() -> None:
    game = beaten("R", lane(), *stand(su_l_188=SOUTH, su_l_16=SOUTH))
    check(game, {"unit": RIFLES, "at": BEHIND, "steps": 2})


@pytest.mark.rule("ava:10.6.j")
def test_a_unit_may_stack_with_one_other_at_the_end_of_its_retreat() -> None:
    check(beaten("R", lane(), *stand(su_l_188=SOUTH)), {"unit": RIFLES, "at": SOUTH, "steps": 2})


@pytest.mark.rule("ava:10.6.j")
def test_a_full_hex_on_the_way_is_no_obstacle() -> None:
    game = beaten("RR", lane(), *stand(su_l_188=SOUTH, su_l_16=SOUTH))
    check(game, {"unit": RIFLES, "at": BEHIND, "steps": 2})


@pytest.mark.rule("ava:10.6.k")
def test_a_unit_goes_on_until_it_finds_room() -> None:
    more = stand(su_l_188=SOUTH, su_l_16=SOUTH, su_l_180=BEHIND, su_l_181=BEHIND)
    check(beaten("R", lane(), *more), {"unit": RIFLES, "at": "L0410", "steps": 2})


# -- (6) the direction -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.6.l")
@pytest.mark.parametrize(("source", "end"), [("L0413", SOUTH), ("L0608", SOUTH_EAST), ("L0208", SOUTH_WEST)])
def test_a_unit_retreats_toward_the_nearest_source(source: str, end: str) -> None:
    check(beaten("R", islet(soviet=[source], axis=["L0701"])), {"unit": RIFLES, "at": end, "steps": 2})


@pytest.mark.rule("ava:10.6.l")
def test_the_nearest_of_several_sources_decides() -> None:
    check(beaten("R", islet(soviet=["L0413", "L0608"], axis=["L0701"])), {"unit": RIFLES, "at": SOUTH_EAST})


@pytest.mark.rule("ava:10.6.l")
def test_a_longer_way_is_refused_where_a_shorter_one_is_as_safe() -> None:
    game = beaten("R", islet(soviet=["L0710"]))
    refused(game, {"retreat": RIFLES, "path": [SOUTH_WEST]}, by="10.6.l")
    allowed(game, {"retreat": RIFLES, "path": [SOUTH]})


@pytest.mark.rule("ava:10.6.m")
def test_a_step_is_saved_at_the_price_of_a_longer_way() -> None:
    """South is nearest to the source but watched; east and west are free, and equally far."""
    game = beaten("R", islet(soviet=["L0413"]), *stand(de_l_21="L0409"))
    check(game, {"retreats": RIFLES, "from": TARGET, "distance": 1, "paths": [[SOUTH_WEST], [SOUTH_EAST]]})
    refused(game, {"retreat": RIFLES, "path": [SOUTH]}, by="10.6.m")
    play(game, {"retreat": RIFLES, "path": [SOUTH_WEST]})
    check(game, {"unit": RIFLES, "at": SOUTH_WEST, "steps": 2})


@pytest.mark.rule("ava:10.6.m")
def test_a_free_hex_is_preferred_to_a_full_one() -> None:
    """South is full: the unit may not go through it to save a hex, as long as another hex has room."""
    land = [NORTH, TARGET, SOUTH, SOUTH_EAST, BEHIND, "L0410"]
    board = islet(land, soviet=["L0410"], axis=[NORTH])
    game = beaten("R", board, *stand(su_l_188=SOUTH, su_l_16=SOUTH))
    check(game, {"unit": RIFLES, "at": SOUTH_EAST, "steps": 2})


@pytest.mark.rule("ava:10.6.m")
def test_a_loss_is_preferred_to_elimination() -> None:
    """One way is watched, the other ends at the sea after one hex."""
    land = [NORTH, TARGET, SOUTH, BEHIND, SOUTH_EAST, SOUTH_WEST]
    game = beaten("RR", islet(land, soviet=[BEHIND], axis=[NORTH]), *stand(de_l_21=SOUTH_WEST))
    check(game, {"unit": RIFLES, "at": BEHIND, "steps": 1})


@pytest.mark.rule("ava:10.6.l")
def test_a_unit_without_any_line_of_communication_falls_back_toward_the_nearest_source() -> None:
    """The source is walled off by German zones: the hex nearest to it as the crow flies is taken."""
    wall = stand(de_l_21="L0210", de_l_291="L0410", de_l_11="L0610")
    game = beaten("R", islet(soviet=["L0413"]), *wall)
    check(game, {"supplied": RIFLES, "is": False}, {"unit": RIFLES, "at": SOUTH, "steps": 2})
