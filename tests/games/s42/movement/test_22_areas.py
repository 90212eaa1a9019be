"""22.2 to 22.6 Entry areas: entering, leaving, and the ways from area to area."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.verdicts import Forbidden, judge
from grognard.games.s42.combat.attackers import JOINING, Joining
from grognard.games.s42.combat.combat_phase import targets
from grognard.games.s42.combat.strength import Battle
from grognard.games.s42.data.board import AREA_INDEX, AREAS, HEX, HEXES, Patch
from grognard.games.s42.data.units import AXIS, FOOT, MECH, SOVIET, UNIT, WHEELS
from grognard.games.s42.interface.actions import EndMovement
from grognard.games.s42.movement.areas import (
    AREA_MOVE_FORBIDS,
    EXIT,
    AreaMove,
    are_joined,
    entry_step_cost,
    is_open,
    transferred,
    transfers,
    ways_in,
    ways_out,
)
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.movement.reach import March, reach
from grognard.games.s42.retreat.retreat_paths import Way, retreat_leaves_the_map
from grognard.games.s42.state.position import (
    AREA,
    DISRUPTED,
    ENTERED,
    IN_FULL_RETREAT,
    PLACE,
    REPLACED,
    Position,
)
from grognard.games.s42.state.zones import bonded, in_zoc, zones
from grognard.games.s42.supply.isolation import is_beside_enemies
from grognard.games.s42.turn.weather import Sky
from tests.games.s42.marches import goes as walks
from tests.games.s42.table import Stand, at, bare, play, table

RIFLES, SECOND, THIRD, CORPS = "su-121", "su-4", "su-6", "su-1tc"
INFANTRY, OTHERS, PANZER = "ge-9", "ge-44", "ge-3pz"
NORTH, SOUTH, WEST = "ABCDE", "GHIJKL", "WXYZ"


def area_move(unit: str, to: str, position: Position) -> str:
    """The clause by which a unit may not go somewhere; nothing if it may."""
    here = position.pieces[UNIT[unit]].place
    verdict = judge(AREA_MOVE_FORBIDS, AreaMove(position, (UNIT[unit],), here, at(to)))
    return verdict.rule if isinstance(verdict, Forbidden) else ""


def goes(unit: str, here: str, to: str, **fields: Any) -> str:
    return area_move(unit, to, bare(stand={unit: here}, **fields))


def reached(unit: str, here: str, mode: Any = "normal", stand: Stand = (), **fields: Any) -> dict[int, int]:
    """The places a unit can get to, and their cost in sixths of a point."""
    position = bare(stand={**dict(stand), unit: here}, **fields)
    march = March(units=(UNIT[unit],), start=at(here), here=at(here))
    return {place: way.cost for place, way in reach(position, march, mode).items()}


def areas(places: tuple[int, ...]) -> str:
    return "".join(AREAS[AREA - place] for place in places)


# -- 22.2, 22.4 whose it is ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:22.2.b", "s42:22.2.c", "s42:22.4.e", "s42:22.4.f")
def test_no_unit_enters_an_area_of_the_enemy() -> None:
    assert goes(RIFLES, "1002", "area-X") == "22.4.e"
    assert goes(INFANTRY, "1002", "area-X") == ""
    assert goes(INFANTRY, "3000", "area-B") == "22.4.f"
    assert goes(RIFLES, "3000", "area-B") == ""
    assert at("area-X") not in reached(RIFLES, "1002")
    assert at("area-X") in reached(INFANTRY, "1002")


@pytest.mark.rule("s42:22.4.g")
def test_nor_does_a_lone_axis_unit_enter_the_area_before_baku() -> None:
    assert goes(PANZER, "7558", "area-G") == "22.4.f"


@pytest.mark.rule("s42:24.1.3.c")
def test_the_soviets_do_not_use_the_area_before_baku_while_the_axis_is_there() -> None:
    taken = bare(stand={RIFLES: "7558", SECOND: "area-H", PANZER: "area-G"})
    assert area_move(RIFLES, "area-G", taken) == "24.1.3.c"
    assert area_move(SECOND, "area-G", taken) == "24.1.3.c"
    assert not is_open(taken, SOVIET, AREA_INDEX["G"])
    assert goes(RIFLES, "7558", "area-G") == ""


@pytest.mark.rule("s42:23.4.k")
@pytest.mark.parametrize(("turn", "clause"), [(27, ""), (28, "23.4.k")])
def test_winter_closes_area_k(turn: int, clause: str) -> None:
    assert goes(RIFLES, "5064", "area-K", turn=turn) == clause


@pytest.mark.rule("s42:5.7.2.a", "s42:20.7.b", "s42:5.7.2.c")
def test_the_strait_is_no_way_by_land() -> None:
    assert goes(INFANTRY, "1549", "area-W") == "5.7.2.c"
    assert goes(INFANTRY, "area-W", "1549") == "5.7.2.c"
    assert ways_in(bare(), AREA_INDEX["W"]) == ()
    assert ways_out(bare(), AXIS, HEX["1549"]) == ()


# -- 22.3.1 in and out -----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:22.3.1.a", "s42:22.3.1.d")
def test_moving_into_an_area_costs_one_point() -> None:
    assert EXIT == 6
    assert reached(RIFLES, "3000")[at("area-B")] == 6
    assert goes(RIFLES, "3001", "area-B") == "22.3.1.a", "it does not touch that hex"
    assert goes(RIFLES, "3000", "area-C") == "22.3.1.a"


@pytest.mark.rule("s42:22.3.1.e")
def test_the_move_ends_there() -> None:
    found = reached(CORPS, "2700")
    assert at("area-A") in found
    assert at("area-C") in {*transfers(bare(), SOVIET, AREA_INDEX["A"])}
    assert at("area-C") not in found, "not through one area into the next"


@pytest.mark.rule("s42:22.3.1.f", "s42:22.6.1.c")
def test_who_came_from_area_to_area_stays_until_the_next_turn() -> None:
    position = transferred(bare(stand={RIFLES: "area-B"}), (UNIT[RIFLES],))
    assert position.pieces[UNIT[RIFLES]].has(ENTERED)
    assert area_move(RIFLES, "3000", position) == "22.3.1.f"


@pytest.mark.rule("s42:22.1.2.c", "s42:22.1.2.d", "s42:22.3.1.g")
def test_the_first_hex_sets_the_cost_of_coming_on() -> None:
    rough = Patch(terrain=(("3000", "rough"), ("2900", "clear")), roads=())
    position = bare(patch=rough)
    weather, country = Sky(), position.country
    assert entry_step_cost(country, weather, HEX["2900"], FOOT) == 6
    assert entry_step_cost(country, weather, HEX["3000"], WHEELS) == entry_step_cost(
        country, weather, HEX["3000"], MECH
    )
    found = reached(RIFLES, "area-B", patch=rough)
    assert found[HEX["2900"]] == 6
    assert found[HEX["2901"]] == 12, "it goes on with what is left"


@pytest.mark.rule("s42:22.3.1.h")
def test_mechanised_units_come_on_by_road() -> None:
    country = bare().country
    paved = next(h for h in country.touches[AREA_INDEX["B"]] if any(e.road == "primary" for e in country.edges[h]))
    assert entry_step_cost(country, Sky(), paved, WHEELS) == 3
    bare_edge = next(h for h in country.touches[AREA_INDEX["B"]] if not any(e.road for e in country.edges[h]))
    assert (entry_step_cost(country, Sky(), bare_edge, WHEELS) or 0) >= 6


@pytest.mark.rule("s42:22.3.1.i", "s42:22.5.d", "s42:13.2.1.d")
@pytest.mark.parametrize("order", [DISRUPTED, IN_FULL_RETREAT])
def test_only_units_in_good_order_leave_an_area(order: int) -> None:
    position = bare(stand={RIFLES: "area-B"})
    shaken = position.with_piece(UNIT[RIFLES], replace(position.pieces[UNIT[RIFLES]], order=order))
    assert area_move(RIFLES, "3000", position) == ""
    assert area_move(RIFLES, "3000", shaken) == "22.3.1.i"
    assert area_move(RIFLES, "area-A", shaken) == "22.3.1.i"


# -- 22.3.2 zones and bonds ------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:22.3.2.a")
def test_units_come_on_straight_into_an_enemy_zone() -> None:
    assert in_zoc(bare(stand={INFANTRY: "3001"}), SOVIET, HEX["3000"])
    assert HEX["3000"] in reached(RIFLES, "area-B", stand={INFANTRY: "3001"})


@pytest.mark.rule("s42:22.3.2.b", "s42:22.3.2.e")
def test_no_unit_comes_on_through_a_bond() -> None:
    """A and B of the Axis have a bond: at the edge itself it closes the hex, one row inside the hexside."""
    assert HEX["3000"] in reached(RIFLES, "area-B", stand={INFANTRY: "2900"})
    assert HEX["3000"] not in reached(RIFLES, "area-B", stand={INFANTRY: "2900", OTHERS: "3100"})
    inside = bare(stand={INFANTRY: "2901", OTHERS: "3101"})
    assert bonded(inside, SOVIET, HEX["3000"], HEX["3001"])


@pytest.mark.rule("s42:22.3.2.c", "s42:22.3.2.d", "s42:22.3.2.f", "s42:7.5.a", "s42:7.5.b")
def test_a_unit_bonds_with_its_own_area_and_traps_the_enemy() -> None:
    """Unit C behind the edge bonds with entry area B on both sides of the Axis division at the edge."""
    position = bare(stand={RIFLES: "3101", INFANTRY: "3100"})
    assert bonded(position, AXIS, HEX["3100"], HEX["3000"])
    assert bonded(position, AXIS, HEX["3100"], HEX["3200"])
    march = March(units=(UNIT[INFANTRY],), start=HEX["3100"], here=HEX["3100"])
    assert not reach(position, march, "normal")
    other = bare(stand={INFANTRY: "3101", RIFLES: "3100"})
    assert not zones(other, AXIS).sides, "no bond with an area of the enemy"


# -- 22.4 properties -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:22.4.b", "s42:22.4.c", "s42:22.4.h")
def test_no_zone_goes_into_an_area_or_out_of_it() -> None:
    position = bare(stand={RIFLES: "area-B"})
    assert not any(in_zoc(position, AXIS, hex_) for hex_ in position.country.touches[AREA_INDEX["B"]])
    near = bare(stand={RIFLES: "3000", INFANTRY: "area-X"})
    assert not is_beside_enemies(near, AXIS, PLACE["area-X"])
    assert PLACE["area-B"] not in zones(near, SOVIET).sources


# -- 22.6 from area to area ------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "s42:22.6.1.a", "s42:22.6.2.a", "s42:22.6.3.a", "s42:22.6.3.b", "s42:22.6.3.c", "s42:22.6.3.d", "s42:22.6.4.a"
)
@pytest.mark.parametrize(
    ("side", "start", "ends"),
    [
        (AXIS, "X", "WYZ"),
        (AXIS, "W", "XYZ"),
        (SOVIET, "A", "BCDEF"),
        (SOVIET, "E", "ABCDF"),
        (SOVIET, "G", "FHIJKL"),
        (SOVIET, "L", "FGHIJK"),
        (SOVIET, "F", "ABCDEGHIJKL"),
    ],
)
def test_the_ways_between_areas(side: int, start: str, ends: str) -> None:
    assert areas(transfers(bare(), side, AREA_INDEX[start])) == ends


@pytest.mark.rule("s42:22.6.3.a", "s42:22.6.3.c")
def test_from_north_to_south_one_goes_by_the_caspian_box_only() -> None:
    assert goes(RIFLES, "area-A", "area-G") == "22.6.3.a"
    assert goes(RIFLES, "area-A", "area-F") == ""
    assert goes(RIFLES, "area-F", "area-G") == ""


@pytest.mark.rule("s42:22.6.1.a", "s42:22.1.2.f")
def test_it_takes_the_whole_allowance() -> None:
    found = reached(CORPS, "area-A")
    assert at("area-B") in found
    assert at("area-F") in found
    assert found[at("area-B")] > found[HEX["2700"]]


@pytest.mark.rule("s42:22.6.1.b", "s42:22.6.1.c")
def test_going_from_area_to_area_takes_no_railway() -> None:
    game = walks(bare(stand={RIFLES: "area-A"}, turn=2), RIFLES, "area-C", side=SOVIET)
    piece = game.position.pieces[UNIT[RIFLES]]
    assert (piece.place, piece.has(ENTERED)) == (at("area-C"), True)
    assert not game.position.used


@pytest.mark.rule("s42:22.3.1.a", "s42:22.3.1.e", "s42:22.7.a")
def test_who_leaves_the_map_may_still_attack_out_of_the_area() -> None:
    game = walks(bare(stand={RIFLES: "3100"}, turn=2), RIFLES, "area-B", side=SOVIET)
    piece = game.position.pieces[UNIT[RIFLES]]
    assert (piece.place, piece.has(ENTERED)) == (at("area-B"), False)


@pytest.mark.rule("s42:22.1.2.e", "s42:22.6.4.b")
def test_no_unit_has_to_leave() -> None:
    stand = {RIFLES: "area-A", SECOND: "area-F"}
    game = table(bare(stand=stand), MovementPhase(side=SOVIET))
    play(game, EndMovement())
    assert [game.position.pieces[UNIT[unit]].place for unit in stand] == [at(place) for place in stand.values()]


@pytest.mark.rule("s42:22.6.4.a")
def test_out_of_the_box_one_goes_to_an_area_not_onto_the_map() -> None:
    assert goes(RIFLES, "area-F", "7558") == "22.6.4.a"
    assert all(place < 0 for place in reached(RIFLES, "area-F"))


@pytest.mark.rule("s42:22.6.4.c", "s42:22.6.4.d")
def test_the_box_holds_two_combat_units() -> None:
    two = {SECOND: "area-F", THIRD: "area-F"}
    assert area_move(RIFLES, "area-F", bare(stand={RIFLES: "area-A", SECOND: "area-F"})) == ""
    assert area_move(RIFLES, "area-F", bare(stand={RIFLES: "area-A", **two})) == "22.6.4.c"
    assert area_move("su-5sh-hq", "area-F", bare(stand={"su-5sh-hq": "area-A", SECOND: "area-F"})) == ""
    one_left = bare(stand={RIFLES: "area-A", SECOND: "area-F", THIRD: "area-A"})
    assert area_move(RIFLES, "area-F", one_left) == "", "one has left the box before"


@pytest.mark.rule("s42:22.6.1.d")
def test_any_number_goes_elsewhere() -> None:
    overstacked_groups = {RIFLES: "area-A", **dict.fromkeys((SECOND, THIRD, "su-1", "su-1tc", "su-2tc"), "area-B")}
    assert area_move(RIFLES, "area-B", bare(stand=overstacked_groups)) == ""
    assert at("area-B") in reached(RIFLES, "area-A", stand=overstacked_groups)


@pytest.mark.rule("s42:21.4.d")
def test_rebuilt_units_do_not_travel() -> None:
    position = bare(stand={RIFLES: "area-A"}).mark((UNIT[RIFLES],), REPLACED)
    assert area_move(RIFLES, "area-B", position) == "21.4.d"
    assert area_move(RIFLES, "2700", position) == ""


@pytest.mark.rule("s42:C1.2.h")
def test_in_fall_blau_all_soviet_areas_are_joined() -> None:
    position = bare("fall-blau")
    assert are_joined(position, AREA_INDEX["A"], AREA_INDEX["R"])
    assert not are_joined(position, AREA_INDEX["A"], AREA_INDEX["X"])
    assert not are_joined(bare(), AREA_INDEX["A"], AREA_INDEX["X"])


# -- 22.7 attacks from an area ---------------------------------------------------------------------------------------


def joins(unit: str, target: str, position: Position, *with_: str) -> str:
    battle = Battle(side=SOVIET, target=HEX[target], units=tuple(UNIT[name] for name in with_))
    verdict = judge(JOINING, Joining(position, battle, UNIT[unit]))
    return verdict.rule if isinstance(verdict, Forbidden) else ""


@pytest.mark.rule("s42:22.7.a", "s42:22.7.d", "s42:22.6.1.c")
def test_units_attack_out_of_an_area_with_those_on_the_map() -> None:
    stand = {RIFLES: "area-B", SECOND: "3101", INFANTRY: "3000"}
    position = bare(stand=stand)
    assert joins(RIFLES, "3000", position, SECOND) == ""
    assert joins(RIFLES, "3001", bare(stand={RIFLES: "area-B", INFANTRY: "3001"})) != ""
    assert joins(RIFLES, "3000", transferred(position, (UNIT[RIFLES],))) == "22.6.1.c"


@pytest.mark.rule("s42:22.7.a", "s42:5.7.2.a")
def test_no_unit_attacks_or_retreats_over_the_strait() -> None:
    position = bare(stand={INFANTRY: "area-W", RIFLES: "1549"})
    battle = Battle(side=AXIS, target=HEX["1549"], units=())
    assert not judge(JOINING, Joining(position, battle, UNIT[INFANTRY]))
    lost = Way(bare(stand={INFANTRY: "1549"}), UNIT[INFANTRY], HEX["1549"], (at("area-W"),), (1,))
    assert retreat_leaves_the_map(lost)


@pytest.mark.rule("s42:22.4.d")
def test_no_unit_attacks_units_in_an_area() -> None:
    position = bare(stand={INFANTRY: "3000", RIFLES: "area-B"})
    assert not list(targets(position, AXIS))
    assert [HEXES[hex_] for hex_ in targets(position, SOVIET)] == ["3000"]


@pytest.mark.rule("s42:22.7.b", "s42:22.7.c", "s42:22.4.a")
def test_no_more_than_a_stack_attacks_from_the_edge() -> None:
    stand = {RIFLES: "area-B", SECOND: "area-B", THIRD: "area-B", INFANTRY: "3000"}
    position = bare(stand=stand)
    assert joins(SECOND, "3000", position, RIFLES) == ""
    assert joins(THIRD, "3000", position, RIFLES, SECOND) == "22.7.b"
