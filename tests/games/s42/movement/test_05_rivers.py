"""Chapter 5.5: rivers, the Volga, bridges, pontoons and ferries. A river from west to east parts 3019 and what lies
north of it from 3020 and what lies south."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET
from grognard.games.s42.interface.actions import EndMovement, Go, Halt, Move, PlaceFlotilla
from grognard.games.s42.movement.movement_phase import MoveUnits
from grognard.games.s42.state.position import CLEAR, DISRUPTED, IN_FULL_RETREAT, OVERCAST, RAIN, SNOW
from tests.games.s42.marches import barred, costs, field, goes, phase, taken, where, with_unit
from tests.games.s42.steppe import chain, river
from tests.games.s42.table import bare, play, refused, sentence, told

PANZER, MOTORISED, INFANTRY, OTHER, RIFLE, RIFLES = "ge-3pz", "ge-3pzg", "ge-9", "ge-44", "su-121", "su-6"
NORTH, SOUTH, BEHIND = "3019", "3020", "3021"
OVER = f"{NORTH}/{SOUTH}"
MAJOR, MINOR, VOLGA = river("major"), river("minor"), river("volga")


# -- 5.5.1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.5.1.a", "s42:5.5.1.b", "s42:23.2.2.h")
@pytest.mark.parametrize(("weather", "price"), [(CLEAR, 1), (OVERCAST, 1), (SNOW, 1), (RAIN, 2)])
def test_a_minor_river_costs_a_point_in_rain_alone(weather: int, price: int) -> None:
    position = field({INFANTRY: SOUTH, PANZER: SOUTH}, waters=MINOR, weather=weather)
    assert costs(position, INFANTRY)[NORTH] == price
    assert costs(position, PANZER)[NORTH] == price


@pytest.mark.rule("s42:5.5.1.b", "s42:23.3.3.b")
def test_and_in_mud() -> None:
    position = field({INFANTRY: SOUTH}, waters=MINOR, weather=CLEAR, before=RAIN, turn=24)
    assert costs(position, INFANTRY)[NORTH] == 2


@pytest.mark.rule("s42:5.5.1.a", "s42:5.4.i")
def test_it_may_be_crossed_on_the_way_in_every_mode() -> None:
    position = field({INFANTRY: BEHIND}, waters=MINOR)
    assert NORTH in costs(position, INFANTRY)
    assert NORTH in costs(position, INFANTRY, "tactical")


# -- 5.5.2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.5.2.a", "s42:5.5.2.b", "s42:5.5.2.e", "s42:5.5.2.f")
def test_a_major_river_is_crossed_from_its_bank_by_the_first_step() -> None:
    position = field({INFANTRY: SOUTH, PANZER: SOUTH, MOTORISED: SOUTH}, waters=MAJOR)
    assert costs(position, INFANTRY)[NORTH] == 3
    assert costs(position, PANZER)[NORTH] == costs(position, MOTORISED)[NORTH] == 4


@pytest.mark.rule("s42:5.5.2.a")
def test_a_unit_that_comes_to_the_bank_waits_there() -> None:
    barred(field({PANZER: BEHIND}, waters=MAJOR), PANZER, SOUTH, NORTH, by="5.5.2.b")
    barred(field({PANZER: BEHIND}, waters=MAJOR), PANZER, NORTH, by="5.5.2.b")


@pytest.mark.rule("s42:5.5.2.b")
def test_along_the_bank_first_is_too_late() -> None:
    """3120 lies on the south bank too: from there the river was not beside this hexside at the start."""
    barred(field({PANZER: SOUTH}, waters=MAJOR), PANZER, "3120", "3119", by="5.5.2.b")
    assert "3119" in costs(field({PANZER: "3120"}, waters=MAJOR), PANZER)


@pytest.mark.rule("s42:5.5.2.g")
def test_after_the_crossing_it_goes_on() -> None:
    found = costs(field({PANZER: SOUTH}, waters=MAJOR), PANZER)
    assert (found["3018"], found["3017"]) == (5, 6)


@pytest.mark.rule("s42:5.5.2.d", "s42:23.4.m", "s42:23.4.o", "s42:23.4.p")
def test_over_the_ice_no_unit_has_to_begin_beside_it() -> None:
    position = field({PANZER: BEHIND, INFANTRY: BEHIND}, waters=MAJOR, turn=28)
    assert costs(position, PANZER)[NORTH] == 1 + 1 + 2
    assert costs(position, INFANTRY)[NORTH] == 1 + 1 + 1


@pytest.mark.rule("s42:5.4.i", "s42:5.5.2.a")
def test_tactical_movement_crosses_from_the_bank_too() -> None:
    position = field({INFANTRY: SOUTH}, waters=MAJOR)
    assert costs(position, INFANTRY, "tactical")["3018"] == 2
    barred(field({INFANTRY: BEHIND}, waters=MAJOR), INFANTRY, NORTH, by="5.4.i", mode="tactical")


@pytest.mark.rule("s42:5.4.i", "s42:5.5.2.b")
def test_ruling_203_with_its_first_hex() -> None:
    """Both 3020 and 3120 are on the bank, but the second is not where the move began."""
    barred(field({INFANTRY: SOUTH}, waters=MAJOR), INFANTRY, "3120", "3119", by="5.4.i", mode="tactical")


# -- 5.5.4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.5.4.b", "s42:5.5.4.c", "s42:5.2.d")
def test_a_road_bridge_is_a_road() -> None:
    position = field({PANZER: BEHIND, INFANTRY: BEHIND}, waters=MAJOR, roads=chain("secondary", BEHIND, SOUTH, NORTH))
    assert costs(position, PANZER)[NORTH] == 1
    assert costs(position, INFANTRY)[NORTH] == 2
    assert NORTH in costs(position, PANZER, "tactical")


@pytest.mark.rule("s42:5.5.4.b", "s42:5.5.4.d", "s42:5.5.4.e", "s42:5.2.e")
def test_a_railway_bridge_costs_a_point_or_two() -> None:
    position = field({PANZER: BEHIND, INFANTRY: BEHIND}, waters=MAJOR, rails=chain("rail", SOUTH, NORTH))
    assert costs(position, PANZER)[NORTH] == 1 + 1 + 2
    assert costs(position, INFANTRY)[NORTH] == 1 + 1 + 1


@pytest.mark.rule("s42:5.5.4.f")
def test_of_two_bridges_the_road_counts() -> None:
    both: dict[str, Any] = {"roads": chain("secondary", SOUTH, NORTH), "rails": chain("rail", SOUTH, NORTH)}
    assert costs(field({PANZER: SOUTH}, waters=MAJOR, **both), PANZER)[NORTH] == 0.5


# -- 5.5.5 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.5.5.b", "s42:5.5.5.j", "s42:5.5.5.l", "s42:5.5.5.m", "s42:5.5.2.c")
def test_friends_on_both_banks_make_a_bridge() -> None:
    position = field({OTHER: SOUTH, INFANTRY: NORTH, PANZER: BEHIND, RIFLE: "2514"}, waters=MAJOR)
    assert costs(position, PANZER)[NORTH] == 1 + 1 + 3
    foot = field({OTHER: SOUTH, INFANTRY: NORTH, "ge-97jgr": BEHIND}, waters=MAJOR)
    assert costs(foot, "ge-97jgr")[NORTH] == 1 + 1 + 2


@pytest.mark.rule("s42:5.5.5.b")
def test_one_bank_is_not_enough_nor_an_enemy_nor_a_non_combat_unit() -> None:
    barred(field({OTHER: SOUTH, PANZER: BEHIND}, waters=MAJOR), PANZER, NORTH, by="5.5.2.b")
    barred(field({OTHER: SOUTH, "ge-manstein": NORTH, PANZER: BEHIND}, waters=MAJOR), PANZER, NORTH, by="5.5.2.b")


@pytest.mark.rule("s42:5.5.5.c")
@pytest.mark.parametrize("order", [DISRUPTED, IN_FULL_RETREAT])
def test_in_whatever_order_they_are(order: int) -> None:
    position = with_unit(field({OTHER: SOUTH, INFANTRY: NORTH, PANZER: BEHIND}, waters=MAJOR), INFANTRY, order=order)
    assert NORTH in costs(position, PANZER)


@pytest.mark.rule("s42:5.5.5.d")
def test_ruling_201_a_unit_that_crosses_counts_on_the_bank_it_comes_from() -> None:
    position = field({INFANTRY: NORTH, PANZER: BEHIND}, waters=MAJOR)
    assert costs(position, PANZER)[NORTH] == 5
    leader = field({INFANTRY: NORTH, "ge-manstein": BEHIND}, waters=MAJOR)
    barred(leader, "ge-manstein", NORTH, by="5.5.2.b")


@pytest.mark.rule("s42:5.5.5.e", "s42:5.5.5.f")
def test_it_comes_and_goes_with_them() -> None:
    game = phase(field({INFANTRY: NORTH, PANZER: BEHIND}, waters=MAJOR))
    play(game, Move((INFANTRY,)))
    play(game, Go("3018"))
    play(game, Halt())
    play(game, Move((PANZER,)))
    refused(game, Go(NORTH), by="5.5.2.b")


@pytest.mark.rule("s42:5.5.5.k", "s42:5.5.5.g")
def test_tactical_movement_uses_it() -> None:
    assert NORTH in costs(field({INFANTRY: NORTH, OTHER: BEHIND}, waters=MAJOR), OTHER, "tactical")


@pytest.mark.rule("s42:5.5.5.n", "s42:5.5.5.o", "s42:5.5.5.p", "s42:5.5.5.q")
def test_example_of_pontoons() -> None:
    """5.5.5 A crosses from the bank; B, a hex behind, follows by tactical movement over the bridge that A makes; C, on
    the far side, steps back to the bank; the panzer division D comes up and crosses there for six points."""
    a, b, c, d = INFANTRY, OTHER, "ge-45", PANZER
    game = phase(field({a: SOUTH, b: BEHIND, c: "3118", d: "3122"}, waters=MAJOR))
    play(game, Move((a,)))
    play(game, Go(NORTH))
    play(game, Move((b,)))
    play(game, Go(NORTH, "tactical"))
    assert where(game, a) == where(game, b) == NORTH
    assert "3119" not in costs(game.position, d)
    play(game, Move((c,)))
    play(game, Go("3119"))
    play(game, Halt())
    assert costs(game.position, d)["3119"] == 6
    play(game, Move((d,)))
    play(game, Go("3119"))
    assert where(game, d) == "3119"


# -- 5.5.3, 5.5.6 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:5.5.3.a", "s42:5.5.3.b", "s42:5.5.3.j")
@pytest.mark.parametrize(("side", "by"), [(AXIS, "5.5.3.b"), (SOVIET, "5.5.3.c")])
def test_the_volga_is_crossed_nowhere_else_not_even_by_pontoons(side: int, by: str) -> None:
    unit, friend = (PANZER, INFANTRY) if side == AXIS else (RIFLE, RIFLES)
    barred(field({unit: SOUTH, friend: NORTH}, waters=VOLGA), unit, NORTH, by=by, side=side)


@pytest.mark.rule("s42:5.5.3.a", "s42:5.5.3.b", "s42:5.5.3.c", "s42:5.5.6.a")
def test_a_ferry_is_a_pontoon_that_is_always_there() -> None:
    ferry: dict[str, Any] = {"waters": VOLGA, "crossings": {OVER: "ferry"}}
    assert costs(field({PANZER: BEHIND}, **ferry), PANZER)[NORTH] == 1 + 1 + 3
    assert costs(field({"su-4cav": BEHIND}, **ferry), "su-4cav")[NORTH] == 1 + 1 + 2
    assert NORTH in costs(field({RIFLE: BEHIND}, **ferry), RIFLE, "tactical")


@pytest.mark.rule("s42:5.5.3.b", "s42:5.5.3.d")
def test_the_bridge_of_saratov_carries_soviet_units() -> None:
    rider = bare(stand={"su-4cav": "5902"}, turn=2)
    ground = costs(bare(stand={"su-4cav": "6002"}, turn=2), "su-4cav")["6001"]
    assert costs(rider, "su-4cav")["6001"] == ground + 1
    game = taken(bare(stand={INFANTRY: "5902"}, turn=2), INFANTRY)
    refused(game, Go("6001"), by="5.5.3.b")
    assert sentence(game, Go("6001")) == "bridge-of-saratov-is-soviet"


WEST_BANK, EAST_BANK = "5713", "5813"


@pytest.mark.rule("s42:5.5.3.e", "s42:5.5.3.f", "s42:5.5.3.h")
def test_the_flotilla_is_a_ferry_for_the_soviets() -> None:
    position = bare(stand={RIFLE: WEST_BANK}, turn=2)
    barred(position, RIFLE, EAST_BANK, by="5.5.3.c", side=SOVIET)
    game = phase(position, SOVIET)
    play(game, PlaceFlotilla(WEST_BANK))
    assert game.position.flotilla == HEX[WEST_BANK]
    ground = costs(bare(stand={RIFLE: "5814"}, turn=2), RIFLE)[EAST_BANK]
    assert costs(game.position, RIFLE)[EAST_BANK] == ground + 2
    play(game, Move((RIFLE,)))
    play(game, Go(EAST_BANK))
    assert where(game, RIFLE) == EAST_BANK


@pytest.mark.rule("s42:5.5.3.e", "s42:5.5.3.f")
@pytest.mark.parametrize("hex_", [WEST_BANK, EAST_BANK])
def test_it_works_from_either_bank_and_for_no_german(hex_: str) -> None:
    assert EAST_BANK in costs(bare(stand={RIFLE: WEST_BANK}, turn=2, flotilla=HEX[hex_]), RIFLE)
    barred(bare(stand={INFANTRY: WEST_BANK}, turn=2, flotilla=HEX[hex_]), INFANTRY, EAST_BANK, by="5.5.3.b")


@pytest.mark.rule("s42:5.5.3.g")
def test_its_hex_changes_once_a_phase() -> None:
    game = phase(bare(stand={RIFLE: WEST_BANK}, turn=2), SOVIET)
    play(game, PlaceFlotilla("5714"))
    assert told(game)[-1] == "flotilla-placed"
    refused(game, PlaceFlotilla(WEST_BANK), by="5.5.3.g")


@pytest.mark.rule("s42:5.5.3.e", "s42:5.5.3.g")
def test_and_not_after_a_unit_was_carried() -> None:
    game = goes(bare(stand={RIFLE: WEST_BANK}, turn=2, flotilla=HEX[WEST_BANK]), RIFLE, EAST_BANK, side=SOVIET)
    assert isinstance(game.decision, MoveUnits)
    refused(game, PlaceFlotilla("5714"), by="5.5.3.g")


@pytest.mark.rule("s42:5.5.3.e", "s42:5.5.3.i", "s42:5.5.3.g")
def test_where_it_works() -> None:
    game = phase(bare(stand={"su-4cav": "5713"}, turn=2, flotilla=HEX["5713"]), SOVIET)
    refused(game, PlaceFlotilla("5713"), by="5.5.3.g")
    refused(game, PlaceFlotilla("5520"), by="5.5.3.i")
    refused(game, PlaceFlotilla("5220"), by="5.5.3.e")
    play(game, PlaceFlotilla("5619"))
    refused(phase(bare(stand={PANZER: "5220"}, turn=2)), PlaceFlotilla("5713"), by="5.5.3.e")


@pytest.mark.rule("s42:5.5.7.a", "s42:5.5.7.d")
def test_no_unit_walks_over_the_ferry_of_vladimirovka() -> None:
    game = taken(bare(stand={RIFLE: "6424"}, turn=2), RIFLE, side=SOVIET)
    refused(game, Go("6523"), by="5.5.7.d")


@pytest.mark.rule("s42:5.5.3.h")
def test_the_marker_stays_until_it_is_moved() -> None:
    game = phase(bare(stand={"su-4cav": "5713"}, turn=2, flotilla=HEX["5713"]), SOVIET)
    play(game, EndMovement())
    assert game.position.flotilla == HEX["5713"]
