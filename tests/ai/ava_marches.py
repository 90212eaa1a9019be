"""Movement segments of a competent Axis against random Soviets in A Victory Awaits, for tests of how it moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from grognard.ai import make_player
from grognard.core.dice import Dice, seed_from
from grognard.games import find
from grognard.games.ava.movement.movement import MoveUnits
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import CONSTANTS, Position
from grognard.lab.selfplay import sight_of

AVA = find("ava")


@cache
def marches(seed: int) -> tuple[tuple[Position, Operation], ...]:
    """Their beginnings, in the short game of Smolensk."""
    return tuple(_marches(seed))


def _marches(seed: int) -> Iterator[tuple[Position, Operation]]:
    found = AVA.scenario("smolensk")
    game = AVA.begin(found, AVA.options(found, {"length": "short"}), Dice(seed_from(seed)), None)
    seats = {"axis": make_player("ava", "normal", seed), "soviet": make_player("ava", "random", seed)}
    while game.decision is not None:
        player_view = sight_of(AVA, game)
        if (
            isinstance(player_view.decision, MoveUnits)
            and player_view.seat == "axis"
            and not player_view.decision.operation.moved
        ):
            yield game.position, player_view.decision.operation
        game.apply(seats[player_view.seat].choose(player_view))


EVENTFUL = (4, 6)
"""Games in which prizes of the Axis stand empty when Soviet trains come."""


def late() -> Iterator[tuple[Position, Operation]]:
    """Those when Soviet trains come."""
    for seed in EVENTFUL:
        yield from ((p, o) for p, o in marches(seed) if p.turn >= CONSTANTS.reinforcements_from - 1)
