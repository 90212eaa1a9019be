"""9.0, 9.1 and the costs of 9.2: who moves, hex by hex, and what each hex costs."""

from __future__ import annotations

import pytest

from grognard.core.verdicts import Forbidden
from grognard.games.ava.interface.actions import Go
from tests.games.ava.islet import islet, moving, neighbours, river_below, stand
from tests.games.ava.table import allowed, check, legal, play, refused

HERE = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(HERE)
INFANTRY, SECOND, MOTORISED, RIFLES = "de-l-21", "de-l-291", "de-l-36m", "su-l-179"


# -- 9.0, 9.1: general -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:9.0.a")
def test_only_activated_units_move() -> None:
    game = moving(stand(de_l_21=HERE, de_l_291="L0404"), [INFANTRY])
    refused(game, {"move": SECOND}, by="8.2.d")
    play(game, {"move": INFANTRY}, {"go": SOUTH})
    check(game, {"unit": INFANTRY, "at": SOUTH}, {"unit": SECOND, "at": "L0404"})


@pytest.mark.rule("ava:9.0.a")
def test_units_of_the_other_side_do_not_move_in_this_segment() -> None:
    game = moving(stand(de_l_21=HERE, su_l_179="L0404"), [INFANTRY])
    refused(game, {"move": RIFLES}, by="9.0.a")
    allowed(game, {"move": INFANTRY})


@pytest.mark.rule("ava:9.1.a")
@pytest.mark.parametrize("order", [(INFANTRY, SECOND), (SECOND, INFANTRY)])
def test_units_move_one_by_one_in_any_order(order: tuple[str, str]) -> None:
    game = moving(stand(de_l_21=HERE, de_l_291="L0404"), [INFANTRY, SECOND])
    goals = {INFANTRY: SOUTH, SECOND: "L0403"}
    for unit in order:
        play(game, {"move": unit}, {"go": goals[unit]})
        check(game, {"unit": unit, "at": goals[unit]})


@pytest.mark.rule("ava:9.1.b")
def test_no_unit_begins_to_move_before_the_previous_one_has_finished() -> None:
    game = moving(stand(de_l_21=HERE, de_l_291="L0404"), [INFANTRY, SECOND])
    play(game, {"move": INFANTRY})
    check(game, {"asked": "choose-route"})
    assert {line["do"] for line in legal(game)} == {"go", "put-back"}
    refused(game, {"move": SECOND}, by="9.1.b")
    play(game, {"go": SOUTH})
    allowed(game, {"move": SECOND})


@pytest.mark.rule("ava:9.2.b")
def test_a_unit_that_has_moved_does_not_move_again_in_the_segment() -> None:
    """It went one hex of five; the rest of its allowance is not kept for later."""
    game = moving(stand(de_l_21=HERE, de_l_291="L0404"), [INFANTRY, SECOND])
    play(game, {"move": INFANTRY}, {"go": SOUTH})
    refused(game, {"move": INFANTRY}, by="8.1.c")
    allowed(game, {"move": SECOND})


@pytest.mark.rule("ava:9.2.b")
def test_a_unit_put_back_may_still_be_moved() -> None:
    game = moving(stand(de_l_21=HERE), [INFANTRY])
    play(game, {"move": INFANTRY}, {"put-back": None}, {"move": INFANTRY}, {"go": SOUTH})
    check(game, {"unit": INFANTRY, "at": SOUTH})


@pytest.mark.rule("ava:9.1.c")
@pytest.mark.parametrize("to", neighbours(HERE))
def test_a_unit_moves_in_any_of_the_six_directions(to: str) -> None:
    game = moving(stand(de_l_21=HERE), [INFANTRY])
    play(game, {"move": INFANTRY}, {"go": to})
    check(game, {"unit": INFANTRY, "at": to})


@pytest.mark.rule("ava:9.1.c")
def test_a_unit_moves_from_hex_to_adjacent_hex_and_never_leaps() -> None:
    """Two bits of land with one hex of sea between them: two hexes away, and out of reach."""
    game = moving(stand(de_l_21=HERE), [INFANTRY], board=islet([HERE, SOUTH, "L0405"], axis=[HERE], soviet=["L0405"]))
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": "L0405", "cost": "none"}, {"routes": INFANTRY, "to": SOUTH, "cost": 1})
    assert {"do": "go", "to": "L0405"} not in legal(game)


@pytest.mark.rule("ava:9.1.c")
def test_the_way_a_player_names_is_the_way_the_unit_goes() -> None:
    game = moving(stand(de_l_21=HERE), [INFANTRY])
    play(game, {"move": INFANTRY}, {"go": "L0409", "via": [SOUTH_EAST, "L0508"]})
    check(game, {"unit": INFANTRY, "at": "L0409"})


@pytest.mark.rule("ava:9.1.d")
def test_activated_units_do_not_have_to_move() -> None:
    game = moving(stand(de_l_21=HERE, de_l_291="L0404"), [INFANTRY, SECOND])
    play(game, {"end-movement": None})
    check(game, {"unit": INFANTRY, "at": HERE}, {"unit": SECOND, "at": "L0404"}, {"asked": "raise-army"})


@pytest.mark.rule("ava:9.1.f")
def test_soviet_units_never_cross_the_start_line() -> None:
    board = islet(start={SOUTH: "a"})
    game = moving(stand(su_l_179=HERE), [RIFLES], board=board)
    play(game, {"move": RIFLES})
    refused(game, {"go": SOUTH}, by="9.1.f")
    allowed(game, {"go": SOUTH_EAST})


@pytest.mark.rule("ava:9.1.f")
def test_axis_units_cross_the_start_line() -> None:
    game = moving(stand(de_l_21=SOUTH), [INFANTRY], board=islet(start={SOUTH: "a"}))
    play(game, {"move": INFANTRY}, {"go": HERE})
    check(game, {"unit": INFANTRY, "at": HERE})


# -- 9.2: costs ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:9.2.a", "ava:9.2.c", "ava:9.2.j")
@pytest.mark.parametrize(
    ("unit", "at", "last", "beyond", "points"),
    [
        (INFANTRY, "L0402", "L0407", "L0408", 5),
        (MOTORISED, "L0402", "L0412", "L0413", 10),
        (RIFLES, "L0402", "L0406", "L0407", 4),
        ("de-l-hq-18a", "L0402", "L0407", "L0408", 5),
    ],
)
def test_a_unit_goes_as_far_as_its_allowance_and_no_further(
    unit: str, at: str, last: str, beyond: str, points: int
) -> None:
    game = moving([{"unit": unit, "at": at}], [unit])
    play(game, {"move": unit})
    check(game, {"routes": unit, "to": last, "cost": points}, {"routes": unit, "to": beyond, "cost": "none"})
    refused(game, {"go": beyond}, by="9.2.j")
    lack = game.decision.judge(game, Go(beyond)) if game.decision else True
    assert isinstance(lack, Forbidden)
    assert (lack.reason.args["need"], lack.reason.args["points"]) == (points + 1, points)
    allowed(game, {"go": last})


@pytest.mark.rule("ava:9.2.a")
def test_a_reduced_unit_has_the_allowance_of_its_reduced_side() -> None:
    game = moving([{"unit": MOTORISED, "at": "L0402", "steps": 1}], [MOTORISED])
    play(game, {"move": MOTORISED})
    check(game, {"routes": MOTORISED, "to": "L0410", "cost": 8})


@pytest.mark.rule("ava:9.2.c", "ava:9.2.d")
def test_each_hex_entered_is_paid_by_its_own_terrain() -> None:
    """A corridor of clear, dense forest and sparse forest: 1, then 2 more, then 1 more for infantry."""
    corridor = ["L0407", "L0408", "L0409", "L0410"]
    board = islet(corridor, terrain={"L0409": "dense-forest", "L0410": "sparse-forest"})
    game = moving(stand(de_l_291="L0407"), [SECOND], board=board)
    play(game, {"move": SECOND})
    costs = zip(corridor[1:], (1, 3, 4), strict=True)
    check(game, *({"routes": SECOND, "to": to, "cost": cost} for to, cost in costs))


@pytest.mark.rule("ava:9.2.d")
def test_the_hex_left_costs_nothing() -> None:
    game = moving(stand(de_l_36m=HERE), [MOTORISED], board=islet(terrain={HERE: "swamp"}))
    play(game, {"move": MOTORISED})
    check(game, {"routes": MOTORISED, "to": SOUTH, "cost": 1})


@pytest.mark.rule("ava:9.2.e")
@pytest.mark.parametrize(("terrain", "cost"), [("clear", 2), ("sparse-forest", 2), ("dense-forest", 3)])
def test_a_small_river_costs_one_point_more_than_the_hex(terrain: str, cost: int) -> None:
    board = islet(["L0407", "L0408"], terrain={SOUTH: terrain}, rivers={f"{HERE}/{SOUTH}": "small"})
    game = moving(stand(de_l_21=HERE), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": SOUTH, "cost": cost})


@pytest.mark.rule("ava:9.2.e")
def test_a_small_river_is_paid_for_each_time_it_is_crossed() -> None:
    corridor = ["L0407", "L0408", "L0409"]
    board = islet(corridor, rivers={"L0407/L0408": "small", "L0408/L0409": "small"})
    game = moving(stand(de_l_21=HERE), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": "L0409", "cost": 4})


@pytest.mark.rule("ava:9.2.e")
def test_a_small_river_with_a_bridge_costs_nothing() -> None:
    rivers = river_below(7, "small")
    game = moving(stand(de_l_21=HERE), [INFANTRY], board=islet(rivers=rivers, rails=[[HERE, SOUTH]]))
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": SOUTH, "cost": 1}, {"routes": INFANTRY, "to": "L0307", "cost": 1})
    check(game, {"routes": INFANTRY, "to": "L0308", "cost": 2})


@pytest.mark.rule("ava:9.2.f")
@pytest.mark.parametrize("terrain", ["sparse-forest", "dense-forest", "swamp"])
@pytest.mark.parametrize("unit", [INFANTRY, MOTORISED])
def test_moving_along_a_road_costs_one_point_whatever_the_terrain(terrain: str, unit: str) -> None:
    """An enemy beside the road keeps the move a normal one: 1 for the road and 2 for leaving its zone."""
    land = ["L0406", HERE, SOUTH]
    board = islet(land, terrain={SOUTH: terrain}, roads=[[HERE, SOUTH]])
    game = moving([{"unit": unit, "at": HERE}, {"unit": RIFLES, "at": "L0406"}], [unit], board=board)
    play(game, {"move": unit})
    check(game, {"routes": unit, "to": SOUTH, "cost": 3})


@pytest.mark.rule("ava:9.2.f")
def test_a_road_in_the_hex_does_not_help_a_unit_that_does_not_come_along_it() -> None:
    board = islet(terrain={SOUTH: "dense-forest"}, roads=[["L0308", SOUTH, "L0508"]])
    game = moving(stand(de_l_36m=HERE), [MOTORISED], board=board)
    play(game, {"move": MOTORISED})
    check(game, {"routes": MOTORISED, "to": SOUTH, "cost": 3})


# -- 9.2: zones of control -------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:9.2.g")
def test_entering_an_enemy_zone_costs_two_points_more() -> None:
    board = islet(["L0407", "L0408", "L0409"])
    game = moving(stand(de_l_21=HERE, su_l_179="L0409"), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": SOUTH, "cost": 3})


@pytest.mark.rule("ava:9.2.h")
def test_leaving_an_enemy_zone_costs_two_points_more() -> None:
    board = islet(["L0406", "L0407", "L0408", "L0409"])
    game = moving(stand(de_l_21=HERE, su_l_179="L0406"), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": SOUTH, "cost": 3}, {"routes": INFANTRY, "to": "L0409", "cost": 4})


@pytest.mark.rule("ava:9.2.i")
def test_going_from_zone_to_zone_costs_four_points_more() -> None:
    board = islet(["L0406", "L0407", "L0408", "L0409"])
    units = stand(de_l_21=HERE, su_l_179="L0406", su_l_188="L0409")
    game = moving(units, [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": SOUTH, "cost": 5})
    play(game, {"go": SOUTH})
    check(game, {"unit": INFANTRY, "at": SOUTH})


@pytest.mark.rule("ava:9.2.i", "ava:9.2.j")
def test_four_points_do_not_carry_a_unit_from_zone_to_zone() -> None:
    board = islet(["L0406", "L0407", "L0408", "L0409"])
    game = moving(stand(su_l_179=HERE, de_l_21="L0406", de_l_291="L0409"), [RIFLES], board=board)
    play(game, {"move": RIFLES})
    refused(game, {"go": SOUTH}, by="9.2.j")
    check(game, {"routes": RIFLES, "to": SOUTH, "cost": "none"})


@pytest.mark.rule("ava:9.2.i")
def test_several_enemies_around_a_hex_make_one_zone() -> None:
    units = stand(de_l_36m="L0405", su_l_179="L0408", su_l_188="L0307", su_l_16="L0507")
    game = moving(units, [MOTORISED], board=islet())
    play(game, {"move": MOTORISED})
    check(game, {"routes": MOTORISED, "to": HERE, "cost": 4})


@pytest.mark.rule("ava:9.2.j")
@pytest.mark.parametrize(("steps_away", "reached"), [("L0404", True), ("L0403", False)])
def test_a_unit_without_enough_points_left_does_not_enter_the_hex(steps_away: str, reached: bool) -> None:
    """The hex next to the rifles costs three: two clear hexes may be walked before, not three."""
    land = ["L0403", "L0404", "L0405", "L0406", "L0407", "L0408"]
    game = moving(stand(de_l_21=steps_away, su_l_179="L0408"), [INFANTRY], board=islet(land))
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": HERE, "cost": 5 if reached else "none"})
    if reached:
        allowed(game, {"go": HERE})
    else:
        refused(game, {"go": HERE}, by="9.2.j")


# -- the way -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:9.1.c", "ava:9.2.j")
def test_a_way_too_long_for_the_allowance_is_refused_though_a_shorter_one_exists() -> None:
    game = moving(stand(de_l_21=HERE), [INFANTRY])
    play(game, {"move": INFANTRY})
    refused(game, {"go": SOUTH, "via": ["L0404", SOUTH_EAST]}, by="9.2.j")
    allowed(game, {"go": SOUTH, "via": [SOUTH_EAST]})


@pytest.mark.rule("ava:9.1.c")
def test_a_unit_does_not_pass_through_the_enemy() -> None:
    game = moving(stand(de_l_36m=HERE, su_l_1dno=SOUTH), [MOTORISED], board=islet([HERE, SOUTH, "L0409"]))
    play(game, {"move": MOTORISED})
    check(
        game, {"routes": MOTORISED, "to": "L0409", "cost": "none"}, {"routes": MOTORISED, "to": SOUTH, "cost": "none"}
    )
    refused(game, {"go": SOUTH}, by="3.1.d")
