"""Derived values that changes carry over are computed again, from nothing, and must be the same. Fast lists of legal
actions are compared with the verdicts on all candidates."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from grognard.core.derived import STORE, stale_values
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Decision
from grognard.games.h44.airborne.landing import LandUnits
from grognard.games.h44.data.units import ALLIED, GERMAN
from grognard.games.h44.interface.actions import EndMovement
from grognard.games.h44.movement.movement_phase import MoveUnits
from grognard.games.h44.movement.network import closed, crowded, fan, party, watched
from grognard.games.h44.movement.traffic import PlaceTraffic
from grognard.games.h44.state.determinize import determinized
from grognard.games.h44.state.position import MOVED, H44Game, Position
from grognard.games.h44.state.zones import zones
from grognard.games.h44.supply.lines import net
from tests.games.h44.table import H44_

EVERY = 9
"""Of so many pauses of a game one is looked at."""


def pauses(scenario: str, seed: int, most: int) -> Iterator[tuple[H44Game, Decision]]:
    """A random game whose movement phases are short, so that it goes far."""
    game = H44_.begin(H44_.scenario(scenario), {}, Dice(seed_from(seed)), None)
    choose = random.Random(seed)
    for _ in range(most):
        decision = game.decision
        if decision is None:
            return
        yield game, decision
        ends = isinstance(decision, MoveUnits) and choose.random() < 0.05
        if ends and decision.verdict(game, EndMovement()) is True:
            game.apply(EndMovement())
        else:
            game.apply(choose.choice(decision.actions(game)))


def compare(position: Position) -> None:
    """Everything that is kept with a position is what is computed from nothing."""
    for side in (0, 1):
        kept, fresh = zones(position, side), zones(replace(position), side)
        assert (kept.sources, kept.bonds, kept.hexes, kept.sides) == (
            fresh.sources,
            fresh.bonds,
            fresh.hexes,
            fresh.sides,
        )
    assert not stale_values(position)


@pytest.mark.parametrize("seed", [3, 4])
@pytest.mark.parametrize("scenario", ["short", "campaign"])
def test_what_is_carried_over_is_what_would_be_computed(scenario: str, seed: int) -> None:
    looked = 0
    for pause, (game, _) in enumerate(pauses(scenario, seed, 700)):
        if pause % EVERY == 0:
            compare(game.position)
            looked += 1
        if pause % (5 * EVERY) == 0:
            compare(determinized(game, None, Dice(seed_from(pause))).position)
    assert looked > 50


@pytest.mark.parametrize("seed", [5, 6])
@pytest.mark.parametrize("scenario", ["short", "campaign"])
def test_the_quick_lists_are_what_the_verdicts_leave(scenario: str, seed: int) -> None:
    """Whatever their order."""
    looked: dict[str, int] = {}
    for pause, (game, decision) in enumerate(pauses(scenario, seed, 900)):
        kind = type(decision).__name__
        if isinstance(decision, MoveUnits | LandUnits | PlaceTraffic) and (
            pause % EVERY == 0 or looked.get(kind, 0) < 8
        ):
            listed = decision.actions(game)
            legal = [action for action in decision.candidates(game) if decision.verdict(game, action) is True]
            assert set(listed) == set(legal)
            assert len(listed) == len(legal)
            looked[kind] = looked.get(kind, 0) + 1
    assert looked["MoveUnits"] > 30
    assert looked["LandUnits"] > 3


def kept(position: Position) -> set[str]:
    """The names of the derived values that a position has."""
    return {quantity.name for quantity in position.__dict__.get(STORE, {})} | (position.__dict__.keys() - {STORE})


def test_closed_hexes_are_kept_only_while_they_are_closed() -> None:
    """What closes the way to a group looks at places, steps and order; a marker changes none of it."""
    game, _ = next(pauses("short", 7, 1))
    position = game.position
    unit = position.on_map(ALLIED)[0]
    group = party(position, (unit,))
    before = closed(position, group, "normal"), crowded(position), watched(position, GERMAN, "normal")
    assert {"barred", "crowded", "watched"} <= kept(position.mark((unit,), MOVED))
    aside = position.with_piece(unit, replace(position.pieces[unit], place=-1))
    assert "crowded" not in kept(aside)
    assert {"barred", "watched"} <= kept(aside), "the enemy has not moved"
    enemy = position.on_map(GERMAN)[0]
    assert not {"barred", "watched"} & kept(position.with_piece(enemy, replace(position.pieces[enemy], place=-1)))
    assert (closed(position, group, "normal"), crowded(position), watched(position, GERMAN, "normal")) == before


def test_a_change_drops_what_is_derived_from_it_and_nothing_else() -> None:
    game, decision = next(pauses("short", 8, 1))
    position = game.position
    decision.actions(game)
    compare(position)
    net(position, ALLIED, ())
    assert {"zones", "stacks", "_net", "_rosters", "unknown"} <= kept(position)
    assert not kept(position.but(turn=2)) & {"zones", "_net"}
    assert kept(position.but(flights=1)) >= {"zones", "stacks", "_net", "_rosters", "unknown"}
    assert not kept(position.but(pieces=position.pieces)) & {"zones", "stacks", "_net", "_rosters"}
    assert "zones" in kept(determinized(game, None, Dice(seed_from(1))).position)
    assert "unknown" not in kept(determinized(game, None, Dice(seed_from(1))).position)


def test_a_blown_bridge_changes_the_steps_over_it_and_no_others() -> None:
    game, _ = next(pauses("short", 9, 1))
    position = game.position
    bridge = next(b for b in range(len(position.bridges)) if position.usable(b))
    one, other = position.country.bridge_side[bridge]
    blown = position.with_bridge(bridge, 2)
    assert fan(blown, (2,), one) != fan(position, (2,), one)
    inland = next(hex_ for hex_ in sorted(position.country.land) if hex_ not in position.country.banks)
    assert fan(blown, (2,), inland) is fan(position, (2,), inland)
    assert fan(blown.with_bridge(bridge, 1), (2,), other) == fan(position, (2,), other)
