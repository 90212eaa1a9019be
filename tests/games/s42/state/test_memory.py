"""Positions hand on what was found out about them; here it is found again, from nothing, and must be the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Decision
from grognard.games import find
from grognard.games.s42.combat.artillery import reach
from grognard.games.s42.combat.automatic_ds import odds_are_too_low
from grognard.games.s42.interface.actions import EndMovement
from grognard.games.s42.movement.movement_phase import MoveUnits
from grognard.games.s42.movement.network import _closed, beside_enemies
from grognard.games.s42.movement.rail_movement import closed as signals
from grognard.games.s42.movement.rail_movement import tracks
from grognard.games.s42.state.determinize import determinized
from grognard.games.s42.state.memory import FOUND_FROM
from grognard.games.s42.state.position import MOVED, TRAIN, Position, S42Game
from grognard.games.s42.state.zones import zones
from grognard.games.s42.supply.lines import held_by, is_supplied, net
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
    """Everything that is in the memory of a position, and the same of one that has no memory."""
    fresh, known = replace(position), position.__dict__
    assert not fresh.__dict__
    for name in ("country", "axis_sites", "stacks", "_rosters"):
        assert name not in known or known[name] == getattr(fresh, name), name
    assert sky(position) == sky(fresh)
    for side in (0, 1):
        found, kept = zones(fresh, side), zones(position, side)
        assert (found.sources, found.bonds) == (kept.sources, kept.bonds)
        assert (found.hexes, found.sides) == (kept.hexes, kept.sides)
        assert found.web.strong == kept.web.strong
        assert held_by(position, side) == held_by(fresh, side)
        assert beside_enemies(position, side) == beside_enemies(fresh, side)
        assert signals(position, side) == signals(fresh, side)
        assert rail_net(position, side) == rail_net(fresh, side)
        assert net(position, side) == net(fresh, side)
    for (side, hex_), lined in known.get("lined", {}).items():
        assert lined == is_supplied(fresh, side, hex_)
    for key, hexes in known.get("closed", {}).items():
        assert hexes == _closed(fresh, *key)
    for unit, hexes in known.get("ranges", {}).items():
        assert hexes == reach(fresh, unit)
    for (side, start, ferry), came in known.get("tracks", {}).items():
        assert came == tracks(fresh, side, start, ferry=ferry)
    for side, target in known.get("overruns", {}):
        assert bool(odds_are_too_low(position, side, target)) == bool(odds_are_too_low(fresh, side, target))


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


def test_markers_change_nothing_that_is_handed_on_but_trains_do() -> None:
    game, _ = next(pauses("fall-blau", 7, 1))
    position = game.position
    compare(position)
    unit = position.on_map(0)[0]
    assert set(position.mark((unit,), MOVED).__dict__) == set(position.__dict__) & set(FOUND_FROM)
    assert "nets" not in position.mark((unit,), TRAIN).__dict__
    compare(position.mark((unit,), TRAIN))


def test_a_field_that_changes_takes_along_what_was_found_from_it() -> None:
    game, _ = next(pauses("fall-blau", 8, 1))
    position = game.position
    compare(position)
    assert not set(position.but(turn=28).__dict__) & {"zones", "webs", "closed", "nets", "lined", "sky"}
    assert not set(position.but(held=()).__dict__) & {"nets", "lined", "axis_sites"}
    assert position.but(turn=position.turn) is position
