"""16.1 The supply phase, 16.4 what lack of supply does."""

from __future__ import annotations

import pytest

from grognard.games.s42.data.units import AXIS, SOVIET, UNIT
from grognard.games.s42.state.markers import SupplyPoint
from grognard.games.s42.state.position import ISOLATED, UNSUPPLIED
from grognard.games.s42.supply.isolation import Attrition
from grognard.games.s42.supply.lines import has_line
from grognard.games.s42.supply.rail_heads import MoveRailHeads
from grognard.games.s42.supply.shortage import longest_advance
from grognard.games.s42.supply.supply_phase import CheckSupply, SupplyPhase
from grognard.games.s42.supply.supply_points import SpendSupplies
from grognard.games.s42.turn.phases import opened
from tests.games.s42.pocket import strip
from tests.games.s42.steppe import steppe
from tests.games.s42.table import at, bare, table, told

RIFLES, OTHERS, CORPS, INFANTRY = "su-1", "su-4", "su-1tc", "ge-9"
FAR, NEAR = "3020", "3000"
"""Far from every road, and at the edge of entry area B."""


# -- 16.1 the check --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.1.a", "s42:16.1.b", "s42:3.0.ze")
def test_a_unit_without_a_line_gets_the_marker_and_one_with_a_line_none() -> None:
    position = bare(patch=steppe(), stand={RIFLES: FAR, OTHERS: NEAR})
    game = table(position, CheckSupply(side=SOVIET))
    assert game.position.pieces[UNIT[RIFLES]].marks == UNSUPPLIED
    assert game.position.pieces[UNIT[OTHERS]].marks == 0
    assert told(game) == ["supply-checked", "units-cut-off"]


@pytest.mark.rule("s42:16.1.a")
def test_only_units_of_the_side_whose_phase_it_is_are_checked() -> None:
    game = table(bare(patch=steppe(), stand={RIFLES: FAR}), CheckSupply(side=AXIS))
    assert game.position.pieces[UNIT[RIFLES]].marks == 0


@pytest.mark.rule("s42:16.1.c")
def test_a_marked_unit_suffers_nothing_more() -> None:
    game = table(bare(patch=steppe(), stand={RIFLES: FAR}).mark((UNIT[RIFLES],), UNSUPPLIED), CheckSupply(side=SOVIET))
    assert game.position.pieces[UNIT[RIFLES]].marks == UNSUPPLIED
    assert told(game) == ["supply-checked"]


@pytest.mark.rule("s42:16.1.d")
@pytest.mark.parametrize("marks", [UNSUPPLIED, UNSUPPLIED | ISOLATED])
def test_a_unit_with_a_line_again_loses_the_marker(marks: int) -> None:
    position = bare(stand={RIFLES: NEAR}).mark((UNIT[RIFLES],), marks)
    game = table(position, CheckSupply(side=SOVIET))
    assert game.position.pieces[UNIT[RIFLES]].marks == 0
    assert told(game) == ["supply-checked", "units-supplied-again"]


@pytest.mark.rule("s42:16.5.1.e")
def test_the_marker_of_an_isolated_unit_shows_its_red_side() -> None:
    stand = {INFANTRY: "3021", RIFLES: "3022"}
    game = table(bare(patch=strip(), stand=stand), CheckSupply(side=AXIS))
    assert game.position.pieces[UNIT[INFANTRY]].marks == UNSUPPLIED | ISOLATED
    assert told(game) == ["supply-checked", "units-isolated"]


@pytest.mark.rule("s42:16.5.1.d", "s42:16.5.1.e")
def test_a_unit_far_from_the_roads_is_not_isolated() -> None:
    position = bare(patch=steppe(), stand={RIFLES: FAR})
    assert not has_line(position, UNIT[RIFLES])
    assert not table(position, CheckSupply(side=SOVIET)).position.pieces[UNIT[RIFLES]].has(ISOLATED)


@pytest.mark.rule("s42:19.2.d", "s42:19.1.b")
def test_headquarters_and_supply_points_need_supply_too() -> None:
    points = (SupplyPoint(1, SOVIET, at(FAR)), SupplyPoint(2, SOVIET, at(NEAR)), SupplyPoint(3, AXIS, at("3120")))
    position = bare(patch=steppe(), stand={"su-5sh-hq": FAR}, supplies=points)
    game = table(position, CheckSupply(side=SOVIET))
    assert game.position.pieces[UNIT["su-5sh-hq"]].has(UNSUPPLIED)
    assert [point.marks for point in game.position.supplies] == [UNSUPPLIED, 0, 0]


# -- the phase -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:3.0.zc", "s42:3.0.zd", "s42:3.0.ze", "s42:3.0.zf", "s42:3.0.zh", "s42:3.0.zj")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_four_steps_come_in_their_order(side: int) -> None:
    phase = opened("supply", side)
    assert isinstance(phase, SupplyPhase)
    game = table(bare())
    phase.run(game)
    steps = [type(step) for step in reversed(game.agenda)]
    rails = [MoveRailHeads] if side == AXIS else []
    assert steps == [*rails, CheckSupply, Attrition, SpendSupplies]


@pytest.mark.rule("s42:16.5.1.g", "s42:16.5.1.a")
def test_attrition_strikes_in_the_very_phase_in_which_the_unit_was_cut_off() -> None:
    position = bare(patch=strip(), stand={INFANTRY: "3021", RIFLES: "3022"}, heads=())
    game = table(position, SupplyPhase(side=AXIS), dice=(4,))
    assert told(game) == ["phase-supply", "supply-checked", "units-isolated", "isolation-rolled", "unit-reduced"]


# -- 16.4 effects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:16.4.a", "s42:16.4.f")
@pytest.mark.parametrize("marks", [UNSUPPLIED, UNSUPPLIED | ISOLATED])
def test_units_without_supply_advance_two_hexes_at_most(marks: int) -> None:
    position = bare(stand={CORPS: FAR})
    assert longest_advance(position, UNIT[CORPS], 4) == 4
    position = position.mark((UNIT[CORPS],), marks)
    assert [longest_advance(position, UNIT[CORPS], hexes) for hexes in (1, 2, 3, 4)] == [1, 2, 2, 2]


@pytest.mark.rule("s42:16.4.h", "s42:16.4.k")
def test_a_unit_without_supply_keeps_its_defence() -> None:
    position = bare(stand={CORPS: FAR})
    assert position.mark((UNIT[CORPS],), UNSUPPLIED).defence(UNIT[CORPS]) == position.defence(UNIT[CORPS])
