"""Chapter 13: three levels of order, flight before any unit that comes near, and recovery."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import FullRetreat, Halt, Rally, Retreat, StayInFullRetreat
from grognard.games.s42.retreat.disorder import (
    FULL_RETREAT,
    RecoveryPhase,
    choose_full_retreat,
    disrupt,
    hexes_in_full_retreat,
    leaves_freely,
)
from grognard.games.s42.retreat.retreat import Flee
from grognard.games.s42.state.position import CHOSE_FULL_RETREAT, DISRUPTED, GOOD, IN_FULL_RETREAT, Position
from grognard.games.s42.turn.phases import opened
from grognard.games.s42.turn.sequence import renewed
from tests.games.s42.deeds import allows, denies, does
from tests.games.s42.falling_back import corridor, distant, ends, piece, stands
from tests.games.s42.front import front
from tests.games.s42.marches import costs, goes
from tests.games.s42.steppe import CENTRE, chain, steppe
from tests.games.s42.table import asked, play, refused, table, told

NORTH = ("3019", "3018")


def order(game: Game[Position], unit: str) -> int:
    return piece(game, unit).order


# -- 13.1 the levels -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:13.1.1.a", "s42:13.1.1.b", "s42:13.1.3.c", "s42:13.3.2.m")
def test_from_good_order_to_disruption_to_full_retreat_and_no_farther() -> None:
    game = table(front({CENTRE: "ge-44"}))
    found = []
    for _ in range(3):
        disrupt(game, UNIT["ge-44"])
        found.append(order(game, "ge-44"))
    assert found == [DISRUPTED, IN_FULL_RETREAT, IN_FULL_RETREAT]
    assert told(game) == ["unit-disrupted", "unit-routed"]


@pytest.mark.rule("s42:13.1.3.b")
def test_at_once_into_full_retreat() -> None:
    game = table(front({CENTRE: "ge-44"}))
    disrupt(game, UNIT["ge-44"], rout=True)
    assert order(game, "ge-44") == IN_FULL_RETREAT


@pytest.mark.rule("s42:13.1.1.c", "s42:19.2.c")
def test_non_combat_units_are_always_in_good_order() -> None:
    game = table(front({CENTRE: "su-5ta-hq"}))
    disrupt(game, UNIT["su-5ta-hq"], rout=True)
    assert order(game, "su-5ta-hq") == GOOD


@pytest.mark.rule("s42:13.2.2.c")
def test_a_unit_that_passes_disrupted_friends_keeps_its_order() -> None:
    game = goes(front({CENTRE: "ge-9", "3019": "ge-44!"}, turn=5), "ge-9", "3018")
    play(game, Halt())
    assert stands(game, "ge-9", "3018")
    assert order(game, "ge-9") == GOOD


# -- 13.1.3 of their own will ----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:13.1.3.a", "s42:13.3.1.d")
@pytest.mark.parametrize("unit", ["ge-44", "ge-44!"])
def test_a_unit_takes_to_full_retreat_of_its_own_will(unit: str) -> None:
    position = front({CENTRE: unit})
    assert allows(FULL_RETREAT, position, AXIS, FullRetreat("ge-44"))
    game = does(FULL_RETREAT, position, AXIS, FullRetreat("ge-44"))
    assert order(game, "ge-44") == IN_FULL_RETREAT
    assert leaves_freely(game.position, UNIT["ge-44"])


@pytest.mark.rule("s42:13.1.3.a", "s42:13.1.1.c")
def test_who_does_not_take_to_it() -> None:
    position = front({CENTRE: "ge-44!! ge-manstein", "3018": "su-6"})
    assert denies(FULL_RETREAT, position, AXIS, FullRetreat("ge-44")) == "13.1.3.a"
    assert denies(FULL_RETREAT, position, AXIS, FullRetreat("su-6")) == "13.1.3.a"
    assert denies(FULL_RETREAT, position, AXIS, FullRetreat("ge-manstein")) == "13.1.1.c"


@pytest.mark.rule("s42:13.3.1.d")
def test_only_the_unit_that_began_it_leaves_freely_and_only_in_that_turn() -> None:
    beaten = front({CENTRE: "ge-44!!"})
    assert not leaves_freely(beaten, UNIT["ge-44"])
    game = table(front({CENTRE: "ge-44"}))
    choose_full_retreat(game, UNIT["ge-44"])
    assert not renewed(game.position).pieces[UNIT["ge-44"]].has(CHOSE_FULL_RETREAT)


@pytest.mark.rule("s42:13.3.1.a", "s42:13.3.1.c")
def test_vehicles_in_full_retreat_use_the_road_and_all_their_points() -> None:
    patch = steppe(roads=chain("primary", CENTRE, *NORTH, "3017"))
    running, sound = (front({CENTRE: unit}, patch, turn=5) for unit in ("ge-3pz!!", "ge-3pz"))
    assert costs(running, "ge-3pz") == costs(sound, "ge-3pz")
    assert costs(running, "ge-3pz")["3017"] < 3


# -- 13.3.2 flight ---------------------------------------------------------------------------------------------------


def near(position: Position, **more: bool) -> Game[Position]:
    """A Soviet unit has come to 3021, beside 3020."""
    return table(position, Flee(side=SOVIET, hex=HEX["3021"], **more))


@pytest.mark.rule("s42:13.3.2.g", "s42:13.3.2.h", "s42:13.3.2.m")
def test_units_in_full_retreat_flee_two_hexes() -> None:
    game = near(front({CENTRE: "ge-44!! ge-45!!", "3021": "su-6"}))
    assert asked(game) == ("axis",)
    assert ends(game, "ge-44") <= distant(2)
    play(game, Retreat("ge-44", NORTH))
    play(game, Retreat("ge-45", NORTH))
    assert order(game, "ge-44") == IN_FULL_RETREAT
    assert game.decision is None


@pytest.mark.rule("s42:13.3.2.g", "s42:13.3.2.k")
@pytest.mark.parametrize("friend", ["ge-45", "ge-45!"])
def test_beside_others_they_stay(friend: str) -> None:
    assert near(front({CENTRE: f"ge-44!! {friend}", "3021": "su-6"})).decision is None


@pytest.mark.rule("s42:13.3.2.g")
def test_the_disrupted_do_not_flee() -> None:
    assert near(front({CENTRE: "ge-44!", "3021": "su-6"})).decision is None


@pytest.mark.rule("s42:13.3.2.i", "s42:13.3.2.j")
def test_who_cannot_go_on_sets_off_nothing() -> None:
    position = front({CENTRE: "ge-44!!", "3021": "su-6"})
    assert near(position, able=False).decision is None
    assert near(position, able=True).decision is not None


@pytest.mark.rule("s42:13.3.2.g", "s42:2.2.3.d")
def test_over_an_impassable_hexside_no_unit_comes_near() -> None:
    lake = front({CENTRE: "ge-44!!", "3021": "su-6"}, steppe(waters={"3020/3021": "lake"}))
    assert hexes_in_full_retreat(lake, AXIS, HEX["3021"]) == []
    river = front({CENTRE: "ge-44!!", "3021": "su-6"}, steppe(waters={"3020/3021": "major"}))
    assert hexes_in_full_retreat(river, AXIS, HEX["3021"]) == [HEX[CENTRE]]


@pytest.mark.rule("s42:13.3.2.g", "s42:12.2.a")
def test_who_has_nowhere_to_flee_dies() -> None:
    game = near(front({CENTRE: "ge-44!!", "3021": "su-6"}, corridor("3021")))
    assert told(game) == ["unit-eliminated"]


@pytest.mark.rule("s42:19.3.h")
def test_a_leader_goes_with_them() -> None:
    game = near(front({CENTRE: "ge-44!! ge-manstein", "3021": "su-6"}))
    play(game, Retreat("ge-manstein", NORTH))
    assert stands(game, "ge-manstein", "3018")


# -- 13.4 recovery ---------------------------------------------------------------------------------------------------


def evening(position: Position, *dice: int, side: int = AXIS) -> Game[Position]:
    return table(position, RecoveryPhase(side=side), dice=dice)


@pytest.mark.rule("s42:13.4.a", "s42:13.4.c", "s42:3.0.y")
def test_the_disrupted_come_to_order_out_of_enemy_zones() -> None:
    game = table(front({CENTRE: "ge-44!", "3218": "su-6!"}), opened("recovery", AXIS))
    assert order(game, "ge-44") == GOOD
    assert order(game, "su-6") == DISRUPTED


@pytest.mark.rule("s42:13.4.b", "s42:13.3.2.l")
def test_from_full_retreat_only_to_disruption() -> None:
    game = evening(front({CENTRE: "ge-44!!"}))
    play(game, Rally())
    assert order(game, "ge-44") == DISRUPTED


@pytest.mark.rule("s42:13.4.e")
def test_full_retreat_may_be_kept_disruption_may_not() -> None:
    game = evening(front({CENTRE: "ge-44!! ge-45! ge-46!!"}))
    assert asked(game) == ("axis",)
    refused(game, StayInFullRetreat("ge-45"), by="13.4.e")
    play(game, StayInFullRetreat("ge-44"))
    play(game, Rally())
    assert [order(game, unit) for unit in ("ge-44", "ge-45", "ge-46")] == [IN_FULL_RETREAT, GOOD, DISRUPTED]


@pytest.mark.rule("s42:13.4.d", "s42:13.5.a", "s42:13.5.b")
@pytest.mark.parametrize(("die", "after"), [(1, DISRUPTED), (4, DISRUPTED), (5, GOOD), (6, GOOD)])
def test_in_an_enemy_zone_the_die_decides(die: int, after: int) -> None:
    game = evening(front({CENTRE: "ge-44!", "3019": "su-6"}), die)
    assert order(game, "ge-44") == after


@pytest.mark.rule("s42:13.4.d", "s42:13.4.e")
def test_who_keeps_running_rolls_no_die() -> None:
    game = evening(front({CENTRE: "ge-44!!", "3019": "su-6"}))
    play(game, StayInFullRetreat("ge-44"))
    assert game.decision is None
    assert order(game, "ge-44") == IN_FULL_RETREAT
    assert "recovery-rolled" not in told(game)


@pytest.mark.rule("s42:13.5.c", "s42:13.5.d")
@pytest.mark.parametrize(
    ("unit", "die", "after"), [("ge-gd", 4, GOOD), ("ge-gd", 3, DISRUPTED), ("ge-213sec", 5, DISRUPTED)]
)
def test_the_class_of_the_unit_counts(unit: str, die: int, after: int) -> None:
    assert order(evening(front({CENTRE: f"{unit}!", "3019": "su-6"}), die), unit) == after


@pytest.mark.rule("s42:13.5.e", "s42:13.5.f")
@pytest.mark.parametrize(("unit", "die", "after"), [("ge-213sec", 1, DISRUPTED), ("ge-gd", 6, GOOD)])
def test_beyond_the_table_its_ends_count(unit: str, die: int, after: int) -> None:
    assert order(evening(front({CENTRE: f"{unit}!", "3019": "su-6"}), die), unit) == after


@pytest.mark.rule("s42:13.4.a", "s42:22.5.d")
def test_in_an_entry_area_there_is_no_enemy_zone() -> None:
    game = evening(front({"area-Y": "ge-44!"}))
    assert order(game, "ge-44") == GOOD
