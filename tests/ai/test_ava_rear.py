"""How the competent Axis of A Victory Awaits keeps its rear when its army is large, as in the campaign."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.ai.ava import weights as w
from grognard.ai.ava.attacks import ROOM
from grognard.ai.ava.axis import Advance
from grognard.ai.ava.evaluation import Evaluation
from grognard.ai.ava.railways.rail_blocks import (
    Rails,
    blocking_units,
    empty_prizes,
    garrisons,
    held_back,
    hubs,
    missing_rail_block,
)
from grognard.ai.ava.rear import TRAINS, Orders, Rear
from grognard.games.ava.data.ground import AXIS, GRID
from grognard.games.ava.movement.reach import reach
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import IS_HQ, IS_MECH, SIDE, Position
from tests.ai.ava_marches import late


def spots_of(position: Position, operation: Operation) -> dict[int, set[int]]:
    units = [u for u in operation.active if position.places[u] >= 0]
    return {u: {position.places[u], *reach(position, u, shy=operation.shy).hexes()} for u in units}


def infantry(units: Iterator[int] | list[int]) -> list[int]:
    return [u for u in units if not IS_HQ[u] and not IS_MECH[u]]


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(w, "LARGE", 0)


def abandoned() -> int:
    """Prizes that infantry of the activation stood in, or could have gone to, and that are empty afterwards."""
    found = 0
    for position, operation in late():
        evaluation = Evaluation(position, AXIS)
        if not evaluation.left:
            continue
        spots = spots_of(position, operation)
        after = {u: position.places[u] for u in position.on_map(AXIS)}
        after |= dict(Advance(position, operation).plan())
        for prize in evaluation.prizes:
            near = [u for u in infantry(list(spots)) if prize in spots[u]]
            if prize in position.held and near and prize not in after.values():
                found += 1
    return found


def test_a_large_army_leaves_no_prize_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small one goes on, when no enemy is near."""
    monkeypatch.setattr(w, "LARGE", 10**6)
    small = abandoned()
    monkeypatch.setattr(w, "LARGE", 0)
    assert abandoned() < small


def test_marching_units_together_do_not_let_a_train_through(large: None) -> None:
    """12.1 Units that may each go alone, but not all of them: those that stay make what a train could cut off less."""
    seen = 0
    for position, operation in late():
        evaluation = Evaluation(position, AXIS)
        spots = spots_of(position, operation)
        moves = {u: max(spots[u]) for u in infantry(list(spots)) if max(spots[u]) != position.places[u]}
        rails = Rails(evaluation)
        for unit, hex_ in moves.items():
            rails.march(position.places[unit], hex_)
        opened = rails.danger(rails.came())
        staying = held_back(evaluation, moves, list(moves))
        for unit in staying:
            rails.march(moves[unit], position.places[unit])
        assert not staying or rails.danger(rails.came()) < opened
        seen += bool(staying)
    assert seen


def test_a_call_is_answered_by_infantry_that_makes_the_train_less_dangerous(large: None) -> None:
    """12.1 The unit that sets out cannot be there at once, but once there it stops the train."""
    seen = 0
    for position, operation in late():
        evaluation = Evaluation(position, AXIS)
        spots = spots_of(position, operation)
        rails = Rails(evaluation)
        before = rails.danger(rails.came())
        call = missing_rail_block(evaluation, spots, {})
        if call is None:
            continue
        unit, goal = call
        assert before[0] >= w.LEAK_AFAR
        assert infantry([unit]) == [unit]
        assert GRID.distance(position.places[unit], goal) <= w.OCCUPIERS
        rails.put(goal, 1)
        assert rails.danger(rails.came()) < before
        seen += 1
    assert seen


def test_garrisons_block_the_railway_or_stand_where_railways_meet(large: None) -> None:
    """11.2 They do not leave by train; others may."""
    kept = free = 0
    for position, _ in late():
        evaluation = Evaluation(position, AXIS)
        units = [u for u in position.on_map(AXIS) if not IS_HQ[u]]
        found = garrisons(evaluation, position.on_map(AXIS))
        near = {n for hub in hubs(evaluation) for n in (hub, *GRID.near[hub])}
        assert found == blocking_units(evaluation, units) | {u for u in units if position.places[u] in near}
        kept, free = kept + len(found), free + len(units) - len(found)
    assert kept
    assert free


def test_an_empty_prize_on_a_railway_is_what_a_train_may_come_for(large: None) -> None:
    """16.1 It counts as dangerous as its points; one with a garrison does not."""
    seen = 0
    for position, _ in late():
        evaluation = Evaluation(position, AXIS)
        rails = Rails(evaluation)
        for prize in empty_prizes(evaluation):
            assert prize in position.held
            assert not position.stack(prize)
            if prize in evaluation.ground.rail_near:
                assert rails.cuts[prize] >= round(w.EMPTY_PRIZE * evaluation.prizes[prize])
                seen += 1
    assert seen


def test_on_the_last_turn_trains_are_feared_until_their_chit_is_drawn(large: None) -> None:
    """12.0"""
    position, _ = next((p, o) for p, o in late() if not Evaluation(p, AXIS).left)
    for drawn, feared in ((), True), (tuple(TRAINS), False):
        now = position.but(drawn=drawn)
        assert Rear(Evaluation(now, AXIS), Orders(now)).trains_come == feared


def test_an_order_taken_back_leaves_every_unit_where_it_was() -> None:
    """3.1 Unless others have taken the room meanwhile."""
    marching = ((position, spots_of(position, operation)) for position, operation in late())
    able = ((p, spots, u) for p, spots in marching for u in infantry(list(spots)) if len(spots[u]) > 1)
    position, spots, unit = next(able)
    here = position.places[unit]
    to = min(h for h in spots[unit] if h != here)
    orders = Orders(position)
    before = {h: n for h, n in orders.crowd.items() if n}
    orders.give(unit, to, spots)
    assert orders.moves == [(unit, to)]
    assert unit not in spots
    orders.take_back(unit, to)
    assert orders.moves == []
    assert {h: n for h, n in orders.crowd.items() if n} == before
    orders.give(unit, to, spots)
    orders.crowd[here] = ROOM
    orders.take_back(unit, to)
    assert orders.moves == [(unit, to)]
    assert all(SIDE[position.stacks[h][0]] == AXIS for h in before)
