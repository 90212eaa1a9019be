"""Chapters 5.1, 5.2 and 6.2: units and stacks on the move, by road and past the enemy."""

from __future__ import annotations

import pytest

from grognard.core.verdicts import Forbidden, judge
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, RESERVES, SOVIET, UNIT, UNITS
from grognard.games.s42.interface.actions import Drop, EndMovement, Go, Halt, Move, PutBack
from grognard.games.s42.movement.march import ExecuteMove, out_of_reach
from grognard.games.s42.movement.movement_phase import MoveUnits
from grognard.games.s42.movement.reach import March
from grognard.games.s42.state.position import AUTOMATIC_DS_MADE, DISRUPTED, IN_FULL_RETREAT, MOVED, TRAIN, USED
from tests.games.s42.marches import (
    barred,
    choices,
    costs,
    field,
    goes,
    is_on_the_way,
    phase,
    points,
    taken,
    where,
    with_unit,
)
from tests.games.s42.steppe import chain
from tests.games.s42.table import asked, bare, play, refused, table, told

PANZER, INFANTRY, OTHER, RIFLE, RIFLES = "ge-3pz", "ge-9", "ge-44", "su-121", "su-6"
HERE = "3020"
NORTH = ("3019", "3018", "3017", "3016", "3015", "3014")


# -- 5.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.1.a", "s42:3.0.q")
def test_the_active_player_moves_any_units_or_none() -> None:
    game = phase(field({PANZER: HERE, INFANTRY: "3021", RIFLE: "2514"}))
    assert asked(game) == ("axis",)
    assert {a.units for a in choices(game) if isinstance(a, Move)} == {(PANZER,), (INFANTRY,)}
    play(game, EndMovement())
    assert game.decision is None


@pytest.mark.rule("s42:5.1.b")
def test_points_are_spent_on_terrain_by_the_chart() -> None:
    found = costs(field({PANZER: HERE}, terrain={"3019": "woods", "3120": "marsh", "3018": "woods"}), PANZER)
    assert (found["3021"], found["3019"], found["3120"]) == (1, 2, 3)
    assert max(found.values()) == 6


@pytest.mark.rule("s42:5.1.b", "s42:5.1.k")
def test_a_unit_that_has_no_points_left_stops() -> None:
    game = goes(field({INFANTRY: HERE}), INFANTRY, *NORTH[:3])
    assert isinstance(game.decision, MoveUnits)
    assert where(game, INFANTRY) == NORTH[2]
    refused(game, Move((INFANTRY,)), by="5.1.k")


@pytest.mark.rule("s42:5.1.b")
def test_what_costs_too_much_is_out_of_reach() -> None:
    position = field({INFANTRY: HERE})
    barred(position, INFANTRY, NORTH[3], by="5.1.b")
    march = March(units=(UNIT[INFANTRY],), start=HEX[HERE], here=HEX[HERE])
    verdict = judge((out_of_reach,), position, march, "normal", HEX[NORTH[3]])
    assert isinstance(verdict, Forbidden)
    assert (verdict.reason.args["need"], verdict.reason.args["left"]) == (4, 3)


@pytest.mark.rule("s42:5.1.c")
def test_units_of_one_hex_move_together() -> None:
    together = field(((PANZER, HERE), (INFANTRY, HERE), (OTHER, "3021")))
    moves = {action.units for action in choices(phase(together)) if isinstance(action, Move)}
    assert moves == {(PANZER,), (INFANTRY,), (OTHER,), (PANZER, INFANTRY)}
    game = goes(together, (PANZER, INFANTRY), NORTH[1])
    assert where(game, PANZER) == where(game, INFANTRY) == NORTH[1]


@pytest.mark.rule("s42:5.1.c")
def test_units_of_different_hexes_or_of_the_enemy_do_not() -> None:
    game = phase(field({PANZER: HERE, INFANTRY: "3021", RIFLE: "2514"}))
    refused(game, Move((PANZER, INFANTRY)), by="5.1.c")
    refused(game, Move((RIFLE,)), by="5.1.c")


@pytest.mark.rule("s42:5.1.d")
def test_a_stack_goes_at_the_pace_of_its_slowest_unit() -> None:
    position = field(((PANZER, HERE), (INFANTRY, HERE)))
    assert (points(position, PANZER), points(position, INFANTRY)) == (6, 3)
    assert points(position, (PANZER, INFANTRY)) == 3


@pytest.mark.rule("s42:5.1.e")
def test_a_stack_pays_what_the_dearest_unit_pays() -> None:
    position = field(((PANZER, HERE), (INFANTRY, HERE)), terrain={NORTH[0]: "woods"})
    assert costs(position, INFANTRY)[NORTH[0]] == 1
    assert costs(position, (PANZER, INFANTRY))[NORTH[0]] == 2


@pytest.mark.rule("s42:5.1.e", "s42:5.2.c")
def test_on_the_road_too() -> None:
    position = field(((PANZER, HERE), (INFANTRY, HERE)), roads=chain("primary", HERE, NORTH[0]))
    assert costs(position, PANZER)[NORTH[0]] == 0.5
    assert costs(position, (PANZER, INFANTRY))[NORTH[0]] == 1


@pytest.mark.rule("s42:5.1.f", "s42:5.1.g")
def test_a_stack_leaves_units_behind_and_goes_on_at_the_pace_of_the_others() -> None:
    game = goes(field(((PANZER, HERE), (INFANTRY, HERE))), (PANZER, INFANTRY), NORTH[2])
    assert not is_on_the_way(game)
    game = goes(field(((PANZER, HERE), (INFANTRY, HERE))), (PANZER, INFANTRY), NORTH[1])
    play(game, Drop(INFANTRY))
    play(game, Go(NORTH[5]))
    assert (where(game, INFANTRY), where(game, PANZER)) == (NORTH[1], NORTH[5])
    refused(game, Move((INFANTRY,)), by="5.1.k")


@pytest.mark.rule("s42:5.1.f")
def test_no_unit_is_left_behind_before_the_first_step() -> None:
    game = taken(field(((PANZER, HERE), (INFANTRY, HERE))), PANZER, INFANTRY)
    assert Drop(INFANTRY) not in choices(game)


@pytest.mark.rule("s42:5.1.h")
def test_no_unit_enters_a_hex_with_an_enemy_unit() -> None:
    barred(field({PANZER: HERE, RIFLE: NORTH[0]}), PANZER, NORTH[0], by="5.1.h")
    assert where(goes(field(((PANZER, HERE), (INFANTRY, NORTH[0]))), PANZER, NORTH[0]), PANZER) == NORTH[0]


@pytest.mark.rule("s42:5.1.h", "s42:19.2.f", "s42:19.2.g")
def test_a_lone_non_combat_unit_hinders_no_unit_and_is_gone() -> None:
    game = goes(field({PANZER: HERE, "su-5ta-hq": NORTH[0]}), PANZER, NORTH[2])
    assert where(game, PANZER) == NORTH[2]
    assert where(game, "su-5ta-hq").startswith("track-")


@pytest.mark.rule("s42:5.1.h", "s42:19.2.f")
def test_ruling_202_non_combat_units_do_not_drive_each_other_away() -> None:
    position = field({"ge-manstein": HERE, "su-5ta-hq": NORTH[0]})
    barred(position, "ge-manstein", NORTH[0], by="5.1.h")


@pytest.mark.rule("s42:5.1.j")
def test_one_group_finishes_before_the_next_begins() -> None:
    game = goes(field({PANZER: HERE, INFANTRY: "3021"}), PANZER, NORTH[0])
    assert is_on_the_way(game)
    refused(game, Move((INFANTRY,)), by="5.1.j")
    play(game, Halt())
    play(game, Move((INFANTRY,)))


@pytest.mark.rule("s42:5.1.k")
def test_points_that_were_not_used_are_lost() -> None:
    game = goes(field({PANZER: HERE}), PANZER, NORTH[0])
    play(game, Halt())
    assert game.position.pieces[UNIT[PANZER]].has(MOVED)
    refused(game, Move((PANZER,)), by="5.1.k")


@pytest.mark.rule("s42:5.1.a")
def test_a_group_that_was_only_looked_at_has_not_moved() -> None:
    game = taken(field({PANZER: HERE}), PANZER)
    play(game, PutBack())
    play(game, Move((PANZER,)))


@pytest.mark.rule("s42:5.1.b", "s42:5.2.h")
def test_way_points_add_up() -> None:
    position = field({PANZER: HERE}, roads=chain("secondary", HERE, *NORTH[:2]))
    game = goes(position, PANZER, NORTH[1], NORTH[4])
    assert is_on_the_way(game)
    assert game.decision.march.spent == 6 + 18  # two hexes of road, three of clear ground
    play(game, Go("3014"))
    play(game, Go("3013"))
    assert not is_on_the_way(game)


@pytest.mark.rule("s42:5.6.3.j", "s42:8.6.1.i", "s42:31.0.a")
def test_who_is_done_or_bound_is_not_taken_up() -> None:
    position = field({PANZER: HERE})
    refused(phase(position.mark([UNIT[PANZER]], TRAIN)), Move((PANZER,)), by="5.6.3.j")
    refused(phase(position.mark([UNIT[PANZER]], AUTOMATIC_DS_MADE)), Move((PANZER,)), by="8.6.1.i")


@pytest.mark.rule("s42:31.0.a")
def test_a_reserve_army_waits() -> None:
    unit = UNITS[next(iter(RESERVES["campaign"]))]
    game = phase(bare(stand={unit: "3806"}, turn=2), SOVIET)
    refused(game, Move((unit,)), by="31.0.a")
    army = game.position.waiting_army(UNIT[unit])
    play(phase(bare(stand={unit: "3806"}, turn=2, freed=(f"reserve-{army}",)), SOVIET), Move((unit,)))


# -- 5.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.2.c", "s42:5.2.h")
def test_roads_are_fast_for_mechanised_units_and_mix_with_open_ground() -> None:
    found = costs(field({PANZER: HERE}, roads=chain("secondary", HERE, *NORTH[:3])), PANZER)
    assert [found[hex_] for hex_ in NORTH[:5]] == [0.5, 1, 1.5, 2.5, 3.5]


@pytest.mark.rule("s42:5.2.c")
def test_only_the_hexside_with_the_road_counts() -> None:
    """A road that ends in the hex from the other side is of no use."""
    position = field({PANZER: HERE}, roads=chain("secondary", "2920", HERE) | chain("secondary", NORTH[0], NORTH[1]))
    assert costs(position, PANZER)[NORTH[0]] == 1


@pytest.mark.rule("s42:5.2.b", "s42:23.2.2.g")
def test_rain_tells_the_two_kinds_of_road_apart() -> None:
    for kind, price in (("primary", 0.5), ("secondary", 1)):
        position = field({PANZER: HERE}, roads=chain(kind, HERE, NORTH[0]), weather=3)
        assert costs(position, PANZER)[NORTH[0]] == price


@pytest.mark.rule("s42:5.2.f", "s42:5.2.g", "s42:6.2.b", "s42:6.2.c")
def test_the_road_cost_holds_into_and_out_of_enemy_zones() -> None:
    roads = chain("secondary", *NORTH[:3][::-1], HERE)
    into = field({PANZER: HERE, RIFLE: "2919"}, roads=roads)
    assert costs(into, PANZER)[NORTH[0]] == 0.5
    out = field({PANZER: HERE, RIFLE: "2921"}, roads=roads)
    assert costs(out, PANZER)[NORTH[0]] == 2.5


# -- 6.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:6.2.a")
def test_an_enemy_zone_ends_the_move() -> None:
    position = field({PANZER: HERE, RIFLE: "2918"})
    game = goes(position, PANZER, NORTH[1])
    assert not is_on_the_way(game)
    assert where(game, PANZER) == NORTH[1]


@pytest.mark.rule("s42:6.2.a", "s42:5.4.f")
def test_and_what_lies_behind_it_is_refused_with_the_zone() -> None:
    """The zone of 3119 covers 3019, the only way to 3018 in two hexes."""
    barred(field({INFANTRY: HERE, RIFLE: "3119"}), INFANTRY, "3018", by="5.4.f", mode="tactical")
    assert "3018" in costs(field({INFANTRY: HERE, RIFLE: "3118"}), INFANTRY, "tactical")
    sea = dict.fromkeys(("2920", "3120", "2921", "3121", "3021"), "sea")
    barred(field({PANZER: HERE, RIFLE: "3119"}, terrain=sea), PANZER, "3018", by="6.2.a")
    assert "3018" in costs(field({PANZER: HERE, RIFLE: "3116"}, terrain=sea), PANZER)


@pytest.mark.rule("s42:6.2.c")
def test_leaving_an_enemy_zone_costs_two_points_more() -> None:
    position = field({INFANTRY: HERE, RIFLE: "2921"})
    assert costs(position, INFANTRY)[NORTH[0]] == 3
    assert NORTH[1] not in costs(position, INFANTRY)


@pytest.mark.rule("s42:6.2.d", "s42:6.2.f", "s42:6.2.c")
def test_from_zone_to_zone_one_step_and_no_farther() -> None:
    position = field({PANZER: HERE, RIFLE: "2920"})
    found = costs(position, PANZER)
    assert found[NORTH[0]] == found["2921"] == 3
    assert not is_on_the_way(goes(position, PANZER, NORTH[0]))


@pytest.mark.rule("s42:6.2.e", "s42:7.2.a")
def test_not_into_a_bond() -> None:
    position = field({PANZER: "2920", RIFLE: NORTH[0], RIFLES: "3021"})
    barred(position, PANZER, HERE, by="7.2.a")
    assert HERE in costs(field({PANZER: "2920", RIFLE: NORTH[0]}), PANZER)


@pytest.mark.rule("s42:6.2.e", "s42:7.2.b")
def test_nor_across_one() -> None:
    position = field({PANZER: HERE, RIFLE: "2921", RIFLES: "3121"})
    barred(position, PANZER, "3021", by="7.2.b")
    assert "3021" in costs(field({PANZER: HERE, RIFLE: "2921"}), PANZER)


@pytest.mark.rule("s42:7.3.e", "s42:7.3.f", "s42:7.3.g")
def test_a_first_unit_breaks_the_bond_for_the_second() -> None:
    """7.3 Example: A moves to the other side of the bond that holds B; then B can cross to A."""
    stand = {INFANTRY: HERE, PANZER: "3023", RIFLE: "2921", RIFLES: "3121"}
    game = phase(field(stand))
    play(game, Move((INFANTRY,)))
    refused(game, Go("3021"), by="7.2.b")
    play(game, PutBack())
    play(game, Move((PANZER,)))
    play(game, Go("3021"))
    play(game, Move((INFANTRY,)))
    play(game, Go("3021"))
    assert where(game, INFANTRY) == "3021"


@pytest.mark.rule("s42:5.1.h", "s42:7.3.e")
def test_every_step_is_judged_when_it_is_taken() -> None:
    """The way was chosen when the hex at its end was free; by now an enemy stands there."""
    unit, path = UNIT[PANZER], (HEX[NORTH[0]], HEX[NORTH[1]], HEX[NORTH[2]])
    march = March(units=(unit,), start=HEX[HERE], here=HEX[HERE], mode="normal")
    position = with_unit(field({PANZER: HERE, RIFLE: NORTH[2]}), RIFLE, marks=TRAIN)
    game = table(position, ExecuteMove(seats=("axis",), side=AXIS, march=march, path=path))
    assert told(game)[-1] == "way-barred"
    assert where(game, PANZER) == NORTH[1]
    assert is_on_the_way(game)


# -- who else is met -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:13.3.2.b", "s42:13.3.2.k")
def test_units_in_full_retreat_enter_enemy_zones_only_where_a_steady_friend_stands() -> None:
    position = with_unit(field({INFANTRY: HERE, RIFLE: "2919"}), INFANTRY, order=IN_FULL_RETREAT)
    barred(position, INFANTRY, NORTH[0], by="13.3.2.b")
    friend = with_unit(field({INFANTRY: HERE, OTHER: NORTH[0], RIFLE: "2919"}), INFANTRY, order=IN_FULL_RETREAT)
    assert NORTH[0] in costs(friend, INFANTRY)


@pytest.mark.rule("s42:13.3.2.g", "s42:13.3.2.j")
def test_fugitives_run_from_a_unit_that_passes_and_it_goes_on() -> None:
    position = with_unit(field({PANZER: HERE, RIFLE: "3017"}), RIFLE, order=IN_FULL_RETREAT)
    game = goes(position, PANZER, NORTH[1])
    assert "unit-routed" not in told(game)
    assert asked(game) == ("soviet",)
    play(game, choices(game)[0])
    assert where(game, RIFLE) != "3017"
    assert asked(game) == ("axis",)
    assert is_on_the_way(game)


@pytest.mark.rule("s42:18.2.2.c", "s42:13.1.2.b")
def test_guns_that_go_more_than_two_hexes_are_disrupted() -> None:
    game = goes(field({"ge-6a-hq": HERE}), "ge-6a-hq", NORTH[1])
    play(game, Halt())
    assert game.position.good(UNIT["ge-6a-hq"])
    game = goes(field({"ge-6a-hq": HERE}), "ge-6a-hq", NORTH[2])
    play(game, Halt())
    assert game.position.pieces[UNIT["ge-6a-hq"]].order == DISRUPTED
    used = field({"ge-6a-hq": HERE}).mark([UNIT["ge-6a-hq"]], USED)
    game = goes(used, "ge-6a-hq", NORTH[2])
    play(game, Halt())
    assert game.position.good(UNIT["ge-6a-hq"])


@pytest.mark.rule("s42:16.3.4.b")
def test_a_city_on_the_way_is_taken() -> None:
    game = goes(field({PANZER: HERE}, places={NORTH[0]: "city"}), PANZER, NORTH[1])
    assert HEX[NORTH[0]] in game.position.axis_sites
    assert "hex-taken" in told(game)
    assert game.position.controller(HEX[NORTH[0]]) == AXIS
