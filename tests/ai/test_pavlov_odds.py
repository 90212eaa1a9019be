"""The arithmetic of the competent player, checked against counting."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.ai.pavlov import table as pavlov
from grognard.ai.pavlov.player import _downed


@pytest.mark.parametrize(("dice", "defence"), [(1, 4), (2, 4), (3, 5), (4, 6), (2, 3)])
def test_hit(dice: int, defence: int) -> None:
    rolls = list(product(range(1, 7), repeat=dice))
    share = sum(1 for roll in rolls if max(roll) >= defence) / len(rolls)
    assert pavlov.hit(dice, defence) == pytest.approx(share)
    assert pavlov.hit(0, defence) == 0.0


@pytest.mark.parametrize(("dice", "total"), [(1, 4), (2, 7), (4, 15), (4, 25), (3, 3)])
def test_reach(dice: int, total: int) -> None:
    rolls = list(product(range(1, 7), repeat=dice))
    assert pavlov.reach(dice, total) == pytest.approx(sum(1 for roll in rolls if sum(roll) >= total) / len(rolls))


def test_bombs_fall_as_three_dice_do() -> None:
    sums = [sum(roll) for roll in product(range(1, 7), repeat=3)]
    assert {n: sums.count(n) for n in range(3, 19)} == pavlov.BOMB_ODDS


def test_aircraft_brought_down() -> None:
    """Two dice at even chances against one aircraft: three times in four."""
    assert _downed(2, 0.5, 1) == pytest.approx(0.75)
    assert _downed(2, 0.5, 4) == pytest.approx(1.0)
    assert _downed(0, 0.5, 4) == 0.0


def test_supply_checks_are_where_the_decks_begin() -> None:
    assert pavlov.CHECKS == (15, 31, 47)
