"""Retreats by a standing order: which of the ways that the rules leave is taken, and which is left to the player."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from grognard.core.game import Action
from grognard.games.h44.data.board import GRID, HEX
from grognard.series.zoc_bonds.interface.actions import Retreat
from grognard.series.zoc_bonds.orders import way_back

ENEMY = HEX["3811"]
NEAR, FAR, FARTHER = ("3812", "3813"), ("3812", "3814"), ("3812", "3813", "3816")


def back(*paths: tuple[str, ...], shortest: int = 2) -> Action | None:
    question: Any = SimpleNamespace(actions=lambda game: [Retreat("unit", path) for path in paths])
    return way_back(SimpleNamespace(), question, GRID, HEX, [ENEMY], shortest)  # type: ignore[arg-type]


def test_the_way_that_ends_farthest_from_the_enemy_is_taken() -> None:
    assert back(NEAR, FAR) == back(FAR, NEAR) == Retreat("unit", FAR)


def test_a_way_that_costs_a_step_is_never_taken() -> None:
    short = ("3816",)
    assert back(NEAR, short) == Retreat("unit", NEAR)
    assert back(short) is None
    assert back(short, shortest=1) == Retreat("unit", short)


def test_a_way_off_the_map_is_left_to_the_player() -> None:
    assert back(("3812", "off"), NEAR) == Retreat("unit", NEAR)
    assert back(("3812", "off")) is None
