"""Positions hand on what was derived from them; here it is computed again, from nothing, and must be the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from grognard.core.derived import STORE, stale_values
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Decision
from grognard.games import find
from grognard.games.s42.interface.actions import EndMovement
from grognard.games.s42.movement.movement_phase import MoveUnits
from grognard.games.s42.movement.network import beside_enemies, vicinity
from grognard.games.s42.movement.rail_lines import closed as signals
from grognard.games.s42.state.determinize import determinized
from grognard.games.s42.state.position import MOVED, TRAIN, Position, S42Game
from grognard.games.s42.state.zones import zones
from grognard.games.s42.supply.lines import held_by, net
from grognard.games.s42.supply.rail_net import net as rail_net
from grognard.games.s42.turn.weather import sky

S42 = find("s42")
EVERY = 11
"""Of so many pauses of a game one is looked at."""


def pauses(scenario: str, seed: int, most: int) -> Iterator[tuple[S42Game, Decision]]:
    """A random game whose movement phases are short, so that it goes far."""
    found = S42.scenario(scenario)
    game: S42Game = S42.begin(found, S42.options(found, {}), Dice(seed_from(seed)), None)
    choose = random.Random(seed)
    for _ in range(most):
        decision = game.decision
        if decision is None:
            return
        yield game, decision
        ends = isinstance(decision, MoveUnits) and choose.random() < 0.05
        game.apply(EndMovement() if ends else choose.choice(decision.actions(game)))


def compare(position: Position) -> None:
    """Everything that is kept with a position, and the same computed from nothing."""
    for side in (0, 1):
        assert zones(position, side) == zones(replace(position), side)
        assert beside_enemies(position, side) == beside_enemies(replace(position), side)
        assert signals(position, side) == signals(replace(position), side)
        assert rail_net(position, side) == rail_net(replace(position), side)
        assert net(position, side) == net(replace(position), side)
        assert held_by(position, side) == held_by(replace(position), side)
    assert sky(position) == sky(replace(position))
    assert stale_values(position) == []


@pytest.mark.parametrize(("scenario", "seed"), [("fall-blau", 3), ("caucasus", 4), ("uranus", 5), ("campaign", 6)])
def test_what_is_handed_on_is_what_would_be_found(scenario: str, seed: int) -> None:
    looked = 0
    for pause, (game, _) in enumerate(pauses(scenario, seed, 250)):
        if pause % EVERY == 0:
            compare(game.position)
            looked += 1
        if pause % (5 * EVERY) == 0:
            compare(determinized(game, None, Dice(seed_from(pause))).position)
    assert looked > 20


def kept(position: Position) -> set[str]:
    """What a position has been handed, by name."""
    properties = {name for name in position.__dict__ if name != STORE}
    return properties | {quantity.name for quantity, values in position.__dict__.get(STORE, {}).items() if values}


def test_markers_change_nothing_that_is_handed_on_but_trains_do() -> None:
    game, _ = next(pauses("fall-blau", 7, 1))
    position = game.position
    compare(position)
    unit = position.on_map(0)[0]
    assert kept(position) - kept(position.mark((unit,), MOVED)) <= {"reach"}
    train = position.mark((unit,), TRAIN)
    assert not kept(train) & {"closed", "shut", "tracks"}
    assert kept(train) >= {"stacks", "_rosters", "country", "sky", "zones", "vicinity"}
    compare(train)


def test_a_field_that_changes_takes_along_what_was_derived_from_it() -> None:
    game, _ = next(pauses("fall-blau", 8, 1))
    position = game.position
    compare(position)
    assert not kept(position.but(turn=28)) & {"zones", "closed", "barred", "shut", "sky", "vicinity"}
    assert "axis_sites" not in kept(position.but(held=()))
    assert position.but(turn=position.turn) is position


def test_a_move_of_one_side_leaves_what_is_derived_from_the_other_alone() -> None:
    game, _ = next(pauses("fall-blau", 8, 1))
    position = game.position
    compare(position)
    unit = position.on_map(0)[0]
    moved = position.with_piece(
        unit, replace(position.pieces[unit], place=position.pieces[position.on_map(0)[1]].place)
    )
    assert vicinity(moved, 1) is vicinity(position, 1)
    assert vicinity(moved, 0) is not vicinity(position, 0)
    assert zones(moved, 1).sources is zones(position, 1).sources
    compare(moved)
