"""Where the competent Axis sends its trains and its headquarters in A Victory Awaits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from grognard.ai import make_player
from grognard.ai.ava import weights as w
from grognard.ai.ava.armour import is_group
from grognard.ai.ava.evaluation import Evaluation
from grognard.ai.ava.front import Front
from grognard.ai.ava.railways.obstacles import rail_barriers, rail_obstacles
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Action
from grognard.core.system import Value
from grognard.games import find
from grognard.games.ava.data.ground import AXIS, GRID, HEX, PACK
from grognard.games.ava.interface import actions as do
from grognard.games.ava.state.position import CONSTANTS, ELIMINATED, IS_HQ, IS_MECH, UNIT, Position
from grognard.games.ava.supply.communications import has_line
from grognard.games.ava.turn.activation import in_command
from grognard.games.ava.turn.command import InterruptDraw
from grognard.lab.selfplay import sight_of

AVA = find("ava")


def answers(
    scenario: str, options: dict[str, Value], seed: int
) -> Iterator[tuple[Position, str, Action, list[Action]]]:
    """What a competent Axis answers against random Soviets: the table, the question, the answer, all legal ones."""
    found = AVA.scenario(scenario)
    game = AVA.begin(found, AVA.options(found, options), Dice(seed_from(seed)), None)
    seats = {"axis": make_player("ava", "normal", seed), "soviet": make_player("ava", "random", seed)}
    while game.decision is not None:
        player_view = sight_of(AVA, game)
        action = seats[player_view.seat].choose(player_view)
        if player_view.seat == "axis":
            yield game.position, str(player_view.decision.__struct_config__.tag), action, list(player_view.actions)
        game.apply(action)


def led(position: Position) -> set[int]:
    """Units that some Axis headquarters would activate."""
    return {u for hq in position.on_map(AXIS) if IS_HQ[hq] for u in in_command(position, hq)}


def test_trains_bring_armour_where_a_headquarters_can_come_to_it_or_into_a_prize() -> None:
    """8.2 Armour without a headquarters stands idle: no further from one than it goes and leads in a turn."""
    called, seen = "", 0
    for position, asked, action, _ in answers("leningrad", {}, 4):
        if isinstance(action, do.Call):
            called = action.unit
        if asked != "choose-station" or not IS_MECH[UNIT[called]]:
            continue
        assert isinstance(action, do.Arrive)
        hex_ = HEX[action.hex]
        reach = {hq: CONSTANTS.command_range + PACK.units[hq].move for hq in position.on_map(AXIS) if IS_HQ[hq]}
        near = any(GRID.distance(hex_, position.places[hq]) <= most for hq, most in reach.items())
        assert near or hex_ in Evaluation(position, AXIS).open_prizes
        seen += 1
    assert seen >= 2


def test_only_units_without_a_headquarters_leave_by_train() -> None:
    """11.2 A unit goes to the box only if it has a line and no headquarters is near enough to lead it."""
    for seed in range(3):
        for position, _, action, _ in answers("leningrad", {}, seed):
            if isinstance(action, do.Transfer):
                unit = UNIT[action.unit]
                assert has_line(position, unit)
                assert unit not in led(position)
                assert not IS_HQ[unit]


@pytest.mark.parametrize("scenario", ["leningrad", "smolensk"])
def test_no_headquarters_is_without_a_goal_as_long_as_there_is_one(scenario: str) -> None:
    turns = set()
    for position, _, _, _ in answers(scenario, {}, 1):
        if position.turn in turns or position.turn < CONSTANTS.axis_supply_from:
            continue
        turns.add(position.turn)
        evaluation = Evaluation(position, AXIS)
        goals = Front(evaluation).goals
        assert set(goals) == {u for u in position.on_map(AXIS) if IS_HQ[u]} or not evaluation.open_prizes
        raids = {hq: goal for hq, goal in goals.items() if goal not in evaluation.open_prizes}
        assert len(raids) <= 1, "one headquarters at most turns back"
        assert not any(is_group(hq) for hq in raids), "it is an army"
        assert all(
            goal in evaluation.soviet_hexes and evaluation.cut_off_threat(goal) >= w.RAID for goal in raids.values()
        )
        groups = [u for u in position.on_map(AXIS) if IS_HQ[u] and is_group(u)]
        assert any(hq in goals for hq in groups) or not groups or not evaluation.open_prizes
    assert len(turns) >= 5


def test_on_the_last_turn_an_interrupt_waits_for_the_supply_check() -> None:
    """7.3, 16.4 The check ends the game; put back into the cup, it leaves time for what is drawn before it."""
    found, checks = AVA.scenario("smolensk"), 0
    for seed in range(3):
        game = AVA.begin(found, AVA.options(found, {"length": "short"}), Dice(seed_from(seed)), None)
        seats = {"axis": make_player("ava", "normal", seed), "soviet": make_player("ava", "random", seed)}
        while game.decision is not None:
            player_view = sight_of(AVA, game)
            action = seats[player_view.seat].choose(player_view)
            if isinstance(player_view.decision, InterruptDraw) and Evaluation(game.position, AXIS).left == 0:
                assert isinstance(action, do.Interrupt) == (player_view.decision.chit == "supply")
                checks += 1
            game.apply(action)
    assert checks >= 3


@pytest.mark.slow
def test_a_train_comes_through_when_the_obstacle_on_its_railway_is_gone() -> None:
    """12.1 The only enemy between the trains and an empty prize: without it no hex of the way is barred."""
    seen: set[tuple[int, int]] = set()
    games = (answers("smolensk", {"length": "short"}, seed) for seed in range(4))
    for position, asked, _, _ in chain.from_iterable(games):
        if asked != "move-units" or position.turn < CONSTANTS.reinforcements_from - 1:
            continue
        for prize in Evaluation(position, AXIS).open_prizes:
            guards = list(rail_obstacles(position, {prize: 10.0}))
            if len(guards) != 1 or (prize, guards[0]) in seen:
                continue
            seen.add((prize, guards[0]))
            after = position
            for unit in position.stack(guards[0]):
                after = after.with_place(unit, ELIMINATED)
            assert rail_barriers(position)[0][prize] > 0
            assert rail_barriers(after)[0][prize] == 0
    assert seen
