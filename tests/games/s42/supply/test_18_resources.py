"""18.1 Resource points: how many, and what each of them buys in the initial phase."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.interface.actions import Assign, EndInitial, Fortify, Plan, Provide, Rearm
from grognard.games.s42.state.markers import MOVING, Fort, Offensive, SupplyPoint
from grognard.games.s42.state.position import DISRUPTED, USED, Position
from grognard.games.s42.supply.resources import granted, ripen
from grognard.games.s42.turn.initial import Prepare
from tests.games.s42.table import Stand, asked, at, bare, play, refused, table, told

HQ = "ge-6a-hq"
RAIL = "1303"
RING = ("su-121", "su-6", "su-237", "su-346", "su-45", "su-138")


def phase(
    stand: Stand = (),
    side: int = AXIS,
    points: int = 2,
    *,
    plans: bool = False,
    spent: tuple[str, ...] = (),
    **more: Any,
) -> Game[Position]:
    resources = (points, 0) if side == AXIS else (0, points)
    position = bare(stand=stand, resources=resources, **more)
    position = position.but(rules=replace(position.rules, planned_offensives=plans))
    position = position.mark([UNIT[unit] for unit in spent], USED)
    return table(position, Prepare(seats=(("axis", "soviet")[side],), side=side))


@pytest.mark.rule("s42:18.1.a", "s42:C2.2.d", "s42:C2.3.a")
def test_two_points_a_turn_one_in_the_caucasus() -> None:
    assert granted(bare(turn=4), AXIS) == granted(bare(turn=4), SOVIET) == 2
    caucasus = bare("caucasus", turn=10)
    assert [granted(caucasus.but(turn=turn), AXIS) for turn in (10, 11, 20)] == [0, 1, 1]
    assert [granted(caucasus.but(turn=turn), SOVIET) for turn in (10, 11)] == [1, 1]


@pytest.mark.rule("s42:18.1.a", "s42:18.1.b")
def test_each_point_does_one_thing_and_the_rest_is_lost() -> None:
    game = phase({HQ: RAIL}, spent=(HQ,))
    play(game, Rearm(HQ))
    assert game.position.resources == (1, 0)
    play(game, Provide("area-X"))
    refused(game, Provide("area-X"), by="18.1.a")
    refused(game, Fortify("1404"), by="18.1.a")
    play(game, EndInitial())
    saved = phase({HQ: RAIL})
    play(saved, EndInitial())
    assert saved.position.resources == (0, 0)
    assert not asked(saved)


# -- support units ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:18.1.d", "s42:18.2.1.g", "s42:3.0.zk")
@pytest.mark.parametrize(
    ("unit", "hex_", "side"), [(HQ, RAIL, AXIS), ("su-don-hq", "2503", SOVIET), ("su-1art", "2503", SOVIET)]
)
def test_a_support_unit_on_the_rail_net_is_made_ready(unit: str, hex_: str, side: int) -> None:
    game = phase({unit: hex_}, side, spent=(unit,))
    play(game, Rearm(unit))
    assert not game.position.pieces[UNIT[unit]].has(USED)
    assert told(game) == ["guns-readied"]


@pytest.mark.rule("s42:18.1.d", "s42:13.2.1.l", "s42:18.2.1.g")
def test_off_the_net_or_in_disorder_it_is_not() -> None:
    game = phase({HQ: "1304", "ge-2a-hq": RAIL, "ge-45": RAIL}, spent=(HQ,))
    refused(game, Rearm(HQ), by="18.1.d")
    refused(game, Rearm("ge-2a-hq"), by="18.2.1.g")  # it is ready
    refused(game, Rearm("ge-45"), by="18.1.d")
    position = game.position.with_piece(
        UNIT[HQ], replace(game.position.pieces[UNIT[HQ]], place=HEX[RAIL], order=DISRUPTED)
    )
    refused(table(position, Prepare(seats=("axis",), side=AXIS)), Rearm(HQ), by="13.2.1.l")
    # An enemy on the line cuts it off.
    cut = phase({HQ: RAIL, "su-121": "1203", "su-6": "1102", "su-237": "1205", "su-346": "1402"}, spent=(HQ,))
    refused(cut, Rearm(HQ), by="18.1.d")


@pytest.mark.rule("s42:18.6.4.a", "s42:18.6.4.f", "s42:3.0.l")
def test_a_supply_point_does_it_without_a_resource_point() -> None:
    game = phase({HQ: "1304"}, points=0, spent=(HQ,), supplies=(SupplyPoint(1, AXIS, HEX["1304"]),))
    refused(game, Rearm(HQ), by="18.1.a")
    play(game, Rearm(HQ, "supply-1"))
    assert not game.position.pieces[UNIT[HQ]].has(USED)
    assert game.position.supplies == ()


# -- supply points ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:18.1.e", "s42:18.6.1.b", "s42:19.4.a")
def test_a_supply_point_in_an_own_entry_area() -> None:
    game = phase()
    for area in ("area-B", "area-F", "area-M"):
        refused(game, Provide(area), by="18.1.e")
    play(game, Provide("area-Z"))
    assert game.position.supplies == (SupplyPoint(1, AXIS, at("area-Z"), MOVING),)
    soviet = phase(side=SOVIET)
    refused(soviet, Provide("area-X"), by="18.1.e")
    refused(soviet, Provide("area-F"), by="18.1.e")
    play(soviet, Provide("area-G"))


@pytest.mark.rule("s42:18.6.1.b", "s42:C2.2.e", "s42:23.4.k")
def test_in_the_caucasus_by_the_northern_edge() -> None:
    """RULING s42-603."""
    position = bare("caucasus", turn=12, resources=(1, 0))
    game = table(position, Prepare(seats=("axis",), side=AXIS))
    play(game, Provide("area-north"))
    assert game.position.supplies[0].place == at("area-north")
    winter = phase(side=SOVIET, turn=28)
    refused(winter, Provide("area-K"), by="18.1.e")


# -- fortifications --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:18.1.c", "s42:9.7.2.a", "s42:9.7.2.b")
def test_a_fortification_is_begun() -> None:
    game = phase({"ge-45": "1304"})
    play(game, Fortify("1304"))
    assert game.position.forts == (Fort(HEX["1304"], AXIS),)
    assert game.position.resources == (1, 0)
    refused(game, Fortify("1304"), by="9.7.3.a")


# -- planned offensives ----------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:18.1.f", "s42:26.1.a", "s42:26.2.a")
def test_an_offensive_is_planned() -> None:
    game = phase({HQ: "1304"}, plans=True)
    refused(game, Assign(HQ), by="26.2.a")
    play(game, Plan(HQ))
    assert game.position.planned == (Offensive(AXIS, UNIT[HQ]),)
    assert game.position.resources == (1, 0)


@pytest.mark.rule("s42:18.1.f", "s42:26.2.b", "s42:26.2.c", "s42:26.2.k", "s42:26.0")
def test_who_plans_none() -> None:
    refused(phase({HQ: "1304"}), Plan(HQ), by="25.0.a")
    game = phase({HQ: "1304", "ge-45": "1304", "ge-2a-hq": "area-X", "su-don-hq": "2503"}, plans=True)
    refused(game, Plan("ge-45"), by="18.1.f")
    refused(game, Plan("ge-2a-hq"), by="18.1.f")
    refused(game, Plan("su-don-hq"), by="18.1.f")
    art = phase({"su-1art": "2503"}, SOVIET, plans=True)
    refused(art, Plan("su-1art"), by="18.1.f")
    shaken = game.position.with_piece(UNIT[HQ], replace(game.position.pieces[UNIT[HQ]], order=DISRUPTED))
    refused(table(shaken, Prepare(seats=("axis",), side=AXIS)), Plan(HQ), by="26.2.c")
    ring = dict(zip(RING, ("3019", "3120", "3121", "3021", "2921", "2920"), strict=True))
    refused(phase({HQ: "3020", **ring}, plans=True), Plan(HQ), by="26.2.b")
    full = phase({HQ: "1304"}, plans=True, planned=(Offensive(AXIS), Offensive(AXIS, UNIT["ge-2a-hq"])))
    refused(full, Plan(HQ), by="26.2.k")
    other = phase({HQ: "1304"}, plans=True, planned=(Offensive(AXIS), Offensive(SOVIET), Offensive(SOVIET)))
    play(other, Plan(HQ))


@pytest.mark.rule("s42:26.2.f", "s42:3.0.p")
def test_a_plan_is_ready_in_the_next_initial_phase() -> None:
    plans = (Offensive(AXIS, UNIT[HQ]), Offensive(SOVIET, UNIT["su-don-hq"]))
    assert [plan.ready for plan in ripen(bare(planned=plans), AXIS).planned] == [True, False]
