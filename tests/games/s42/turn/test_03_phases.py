"""Chapter 3: what is done in which phase, by the phases themselves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, PACK, SIDE, SOVIET, UNIT, UNITS
from grognard.games.s42.forces.reinforcements import PlaceReinforcement, arrivals
from grognard.games.s42.interface.actions import Disband, Disengage, EndInitial, EndMovement, FullRetreat
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.retreat.disorder import RecoveryPhase
from grognard.games.s42.state.markers import AIR_BOX, Fort, Wing
from grognard.games.s42.state.position import DISRUPTED, GOOD, IN_FULL_RETREAT, REPLACED, TRAIN, USED, place_name
from grognard.games.s42.supply.supply_phase import SupplyPhase
from grognard.games.s42.turn.initial import InitialPhase
from grognard.games.s42.turn.sequence import PlayerTurn
from tests.games.s42.front import AROUND, front
from tests.games.s42.steppe import CENTRE
from tests.games.s42.table import asked, bare, play, table, told

HERE = HEX[CENTRE]


@pytest.mark.rule("s42:3.0.h", "s42:3.0.zj")
def test_the_axis_gathers_its_air_units() -> None:
    position = front({})
    spent = position.but(wings=(Wing(HERE, used=True), *position.wings[1:]))
    assert table(spent, InitialPhase(side=AXIS)).position.wings[0] == Wing(AIR_BOX)
    assert table(spent, InitialPhase(side=SOVIET)).position.wings == spent.wings


@pytest.mark.rule("s42:3.0.i", "s42:3.0.j", "s42:3.0.o")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_trains_works_and_leaders_of_the_side_alone(side: int) -> None:
    stand = {CENTRE: "ge-44+train ge-manstein+used", AROUND[3]: "su-1+train su-chuikov+used"}
    forts = (Fort(HERE, AXIS), Fort(HEX[AROUND[3]], SOVIET))
    game = table(front(stand, forts=forts), InitialPhase(side=side))
    units = (("ge-44", "ge-manstein"), ("su-1", "su-chuikov"))
    for whose, (rider, leader) in enumerate(units):
        pieces = game.position.pieces
        assert pieces[UNIT[rider]].has(TRAIN) == (whose != side)
        assert pieces[UNIT[leader]].has(USED) == (whose != side)
        assert game.position.forts[whose].done == (whose == side)


@pytest.mark.rule("s42:3.0.k")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_two_resource_points_for_this_phase(side: int) -> None:
    game = table(front({}), InitialPhase(side=side))
    assert game.position.resources[side] == 2
    assert game.position.resources[1 - side] == 0
    assert asked(game) == (("axis",), ("soviet",))[side]
    play(game, EndInitial())
    assert game.position.resources == (0, 0)


@pytest.mark.rule("s42:3.0.m")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_reinforcements_of_the_turn_come_into_their_areas(side: int) -> None:
    rows = ((unit, row.turn) for unit, row in arrivals("campaign").items() if SIDE[unit] == side)
    unit, turn = next((unit, turn) for unit, turn in rows if turn + 1 in PACK.tables.track)
    later = next(other for other, row in arrivals("campaign").items() if SIDE[other] == side and row.turn == turn + 1)
    waiting = {UNITS[unit]: f"track-{turn}", UNITS[later]: f"track-{turn + 1}"}
    game = table(bare(stand=waiting, turn=turn), InitialPhase(side=side))
    while isinstance(game.decision, PlaceReinforcement):
        play(game, game.decision.actions(game)[0])
    assert place_name(game.position.pieces[unit].place).startswith("area-")
    assert place_name(game.position.pieces[later].place) == f"track-{turn + 1}"


@pytest.mark.rule("s42:3.0.v")
def test_units_take_to_full_retreat_in_the_movement_phase_alone() -> None:
    position = front({CENTRE: "ge-44", AROUND[3]: "su-1"})
    game = table(position, MovementPhase(side=AXIS))
    play(game, FullRetreat("ge-44"))
    assert game.position.pieces[UNIT["ge-44"]].order == IN_FULL_RETREAT
    play(game, EndMovement())
    assert not game.decisions
    for phase in (CombatPhase(side=AXIS), InitialPhase(side=AXIS)):
        decision = table(position, phase).decision
        assert decision is not None
        assert FullRetreat not in decision.accepts


@pytest.mark.rule("s42:4.4.a", "s42:4.4.d", "s42:21.3.2.b")
def test_a_stack_may_be_too_big_until_the_movement_phase_ends() -> None:
    """As it is when a unit was rebuilt there in the initial phase."""
    game = table(front({CENTRE: "su-121 su-15-143 su-6"}), PlayerTurn(side=SOVIET))
    assert SupplyPhase(side=SOVIET) in game.agenda  # the last of the phases to come
    play(game, EndInitial())
    assert len(game.position.stack(HERE)) == 3
    play(game, EndMovement())
    play(game, Disband("su-6"))
    assert len(game.position.stack(HERE)) == 2


@pytest.mark.rule("s42:3.0.x")
def test_units_try_to_disengage_in_the_combat_phase_alone() -> None:
    position = front({CENTRE: "ge-44", AROUND[3]: "su-1"})
    agreed = position.but(rules=replace(position.rules, disengagement=True))
    game = table(agreed, CombatPhase(side=AXIS), dice=(1,))
    play(game, Disengage(("ge-44",)))
    assert "disengagement" in told(game)
    decision = table(agreed, MovementPhase(side=AXIS)).decision
    assert decision is not None
    assert Disengage not in decision.accepts


@pytest.mark.rule("s42:3.0.z", "s42:3.0.za")
def test_in_the_recovery_phase_one_level_is_recovered_or_rolled_for() -> None:
    position = front({CENTRE: "ge-44!", AROUND[0]: "su-1!"})
    away = position.with_piece(UNIT["su-1"], replace(position.pieces[UNIT["su-1"]], place=HEX["3015"]))
    assert table(away, RecoveryPhase(side=AXIS)).position.pieces[UNIT["ge-44"]].order == GOOD
    assert table(away, RecoveryPhase(side=AXIS)).position.pieces[UNIT["su-1"]].order == DISRUPTED
    near = front({CENTRE: "ge-44!", AROUND[0]: "su-1"})
    for die, order in ((4, DISRUPTED), (5, GOOD)):
        assert table(near, RecoveryPhase(side=AXIS), dice=(die,)).position.pieces[UNIT["ge-44"]].order == order


@pytest.mark.rule("s42:3.0.zb", "s42:21.4.i")
def test_the_recovery_phase_takes_the_replacement_markers_off() -> None:
    game = table(front({CENTRE: "ge-44+replaced ge-45+moved"}), RecoveryPhase(side=AXIS))
    assert not any(piece.has(REPLACED) for piece in game.position.pieces)
