"""How the competent players of A Victory Awaits fight for the lines of communication, and how armour is shared out."""

from __future__ import annotations

import pytest

from grognard.ai.ava import weights as w
from grognard.ai.ava.armour import is_group, packs, parted
from grognard.ai.ava.attacks import ROOM
from grognard.ai.ava.axis import Advance
from grognard.ai.ava.evaluation import Evaluation
from grognard.ai.ava.front import Front
from grognard.ai.ava.posture import Posture
from grognard.ai.ava.railways.rail_blocks import Rails, blocking_units, hubs, rail_blocks
from grognard.ai.ava.soviet import Defence
from grognard.core.dice import Dice, seed_from
from grognard.games import find
from grognard.games.ava.data.ground import AXIS, GRID, HEX, PACK, SOVIET
from grognard.games.ava.movement.reach import reach
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import ELIMINATED, IS_HQ, IS_MECH, SIDE, UNIT, Position
from grognard.games.ava.supply.communications import lines
from grognard.games.ava.supply.stations import stations
from tests.ai.ava_marches import late

AVA = find("ava")


def unfed(position: Position) -> int:
    fed = lines(position, AXIS).length
    return sum(1 for u in position.on_map(AXIS) if position.places[u] not in fed)


def test_soviet_trains_are_thought_to_come_where_the_rules_let_them() -> None:
    """12.1"""
    seen = 0
    for position, _ in late():
        came = Rails(Evaluation(position, AXIS)).came()
        assert set(stations(position, SOVIET)) <= set(came)
        seen += len(came)
    assert seen


def test_corks_leave_the_trains_less_to_cut() -> None:
    """12.1 Infantry closes the railway: what one train could cut off after their moves is less than before."""
    seen = 0
    for position, operation in late():
        evaluation = Evaluation(position, AXIS)
        units = [u for u in operation.active if position.places[u] >= 0]
        spots = {u: {position.places[u], *reach(position, u, shy=operation.shy).hexes()} for u in units}
        crowd = {hex_: len(stack) for hex_, stack in position.stacks.items() if SIDE[stack[0]] == AXIS}
        rails = Rails(evaluation)
        before = rails.danger(rails.came())
        moves = rail_blocks(evaluation, spots, crowd, ROOM)
        assert not moves or before[0] >= w.LEAK
        for unit, hex_ in moves:
            assert not IS_HQ[unit]
            assert not IS_MECH[unit] or before[0] >= w.LEAK_FOR_ARMOUR
            assert hex_ in spots[unit]
            rails.put(position.places[unit], -1)
            rails.put(hex_, 1)
        if moves:
            assert rails.danger(rails.came()) < before
            seen += 1
    assert seen >= 3


def test_a_plug_is_what_keeps_a_train_away() -> None:
    """Without it a train could cut off more; without another unit, alone beside the railway, it could not."""
    held = free = 0
    for position, operation in late():
        evaluation = Evaluation(position, AXIS)
        units = [u for u in operation.active if not IS_HQ[u] and position.places[u] >= 0]
        found = blocking_units(evaluation, units)
        for unit in units:
            if len(position.stack(position.places[unit])) > 1:
                assert unit not in found
                continue
            rails = Rails(evaluation)
            before = rails.danger(rails.came())[0]
            rails.put(position.places[unit], -1)
            least = w.LEAK_OF_ARMOUR if IS_MECH[unit] else w.LEAK
            worse = rails.danger(rails.came())[0] >= max(least, before + 1)
            assert (unit in found) == worse
            held, free = held + worse, free + (not worse)
    assert held
    assert free


def deserted() -> int:
    """Places where railways meet that infantry could hold, and leaves empty."""
    found = 0
    for position, operation in late():
        if not Evaluation(position, AXIS).left:
            continue  # no train comes after the last turn
        moved = dict(Advance(position, operation).plan())
        after = {moved.get(u, position.places[u]) for u in position.on_map(AXIS)}
        for hub in hubs(Evaluation(position, AXIS)):
            near = {hub, *GRID.near[hub]}
            there = [u for hex_ in near for u in position.stack(hex_) if SIDE[u] == AXIS and not IS_HQ[u]]
            found += any(not IS_MECH[u] for u in there) and after.isdisjoint(near)
    return found


def test_soviets_who_strike_attack_hungry_armour_and_those_who_carry_the_line() -> None:
    """More so the more units are fed through them; a side that only holds makes no difference."""
    hungry = carrying = 0
    for position, _ in late():
        steady, striking = (Evaluation(position, SOVIET, posture) for posture in (Posture(), Posture(strike=1.0)))
        for hex_ in steady.axis_hexes:
            armour = sum(IS_MECH[u] for u in position.stack(hex_)) if hex_ not in lines(position, AXIS).length else 0
            fed = min(w.CUT_MOST, max(0, steady.lifeline.get(hex_, 0) - len(position.stack(hex_))))
            more = striking.gain(hex_) - steady.gain(hex_)
            assert more == pytest.approx(w.STRIKE * fed + w.HUNGRY_ARMOUR * armour if steady.late else 0.0)
            hungry, carrying = hungry + bool(armour and more), carrying + bool(fed and more)
    assert carrying
    assert hungry


def test_a_large_army_keeps_garrisons_where_railways_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small one cannot spare them."""
    monkeypatch.setattr(w, "LARGE", 10**6)
    assert deserted()
    monkeypatch.setattr(w, "LARGE", 0)
    assert not deserted()


def test_soviets_know_where_a_unit_would_cut_the_line() -> None:
    """3.3 Where a unit in the hex would starve so many, the rules say that more are without a line than before."""
    seen = 0
    for position, _ in late():
        defence = Defence(position)
        spare = next(u for u in position.on_map(SOVIET) if not IS_HQ[u])
        lifted = position.with_place(spare, ELIMINATED)
        for hex_, fed in sorted(defence.evaluation.lifeline.items()):
            if fed < 10 or hex_ in position.stacks or defence.cuts(hex_) < 10:
                continue
            seen += unfed(lifted.with_place(spare, hex_)) > unfed(lifted)
            break
    assert seen >= 3


def test_every_division_has_one_panzer_group_and_each_group_its_own_prize() -> None:
    seen = 0
    for position, _ in late():
        evaluation = Evaluation(position, AXIS)
        found = packs(evaluation)
        if not any(is_group(unit) for unit in position.on_map(AXIS) if IS_HQ[unit]):
            assert found == [], "no panzer group is left to lead"
            continue
        units = [u for pack in found for u in pack.units]
        assert sorted(units) == [u for u in position.on_map(AXIS) if IS_MECH[u] and not IS_HQ[u]]
        assert all(is_group(pack.hq) for pack in found)
        room = -(-len(units) // len(found)) + w.UNEVEN
        assert all(len(pack.units) <= room for pack in found)
        tours = [prize for pack in found for prize in pack.tour]
        assert len(set(tours)) == len(tours), "two groups never plan for the same prize"
        assert set(tours) <= set(evaluation.open_prizes)
        goals = Front(evaluation).goals
        for pack in found:
            if pack.tour:
                assert goals[pack.hq] == pack.tour[0]
                seen += 1
    assert seen


def test_armour_that_one_prize_can_do_without_goes_for_the_next() -> None:
    """The nearest armour goes for the first prize of its group, with the strength it takes; the others for the second;
    but not in the first turns, when all of it has to break through."""
    found = AVA.scenario("smolensk")
    position = AVA.begin(found, AVA.options(found, {}), Dice(seed_from(1)), None).position.but(turn=w.PART_FROM)
    hq, other = UNIT["de-s-hq-3pzg"], UNIT["de-s-hq-2pzg"]
    armour = [u for u in range(len(PACK.units)) if IS_MECH[u] and PACK.units[u].formation == "axis-3pzg"]
    armour = [u for u in armour if PACK.units[u].map == "S"]
    spots = [h for h in GRID.within(HEX["S3012"], 2) if h in position.ground.land]
    for unit, place in zip([hq, *armour], spots, strict=False):
        position = position.with_place(unit, place)
    position = position.with_place(other, HEX["S0927"])
    evaluation = Evaluation(position, AXIS)
    pack = next(pack for pack in packs(evaluation) if pack.hq == hq)
    first, second = pack.tour[:2]
    shares = dict(parted(evaluation, pack))
    assert set(shares.values()) == {first, second}
    field = evaluation.country.field(first, True)
    stay = [u for u in pack.units if shares[u] == first]
    assert sum(position.attack(u) for u in stay) >= w.AT_LEAST
    assert max(field[position.places[u]] for u in stay) <= min(
        field[position.places[u]] for u in pack.units if shares[u] == second
    )
    operation = Operation(chit="de-3pzg", side=AXIS, hq=hq, active=(hq, *armour))
    plan = Advance(position, operation)
    assert all(plan.far(u, shares[u]) == 0 for u in pack.units)
    early = Advance(position.but(turn=w.PART_FROM - 1), operation)
    assert len({early.front.aim_of(u, hq) for u in armour}) == 1
