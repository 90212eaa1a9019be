"""Odds: halving and doubling unit by unit, the column, the ledger of shifts, limits that come last."""

from __future__ import annotations

import pytest

from grognard.series.zoc_bonds.odds import ENDLESS, Part, Scale, Shift, column_of, half, summed, weighed

ONCE = Scale(columns=9, halvings=1)
OFTEN = Scale(columns=9, halvings=9, most_attack=40, most_defence=20)


def part(strength: int, halved: int = 0, doubled: int = 0, out: str = "") -> Part:
    """A unit with so many reasons to count half and double."""
    return Part(0, strength, ("reason",) * halved, ("reason",) * doubled, out)


@pytest.mark.parametrize(("strength", "times", "left"), [(9, 1, 5), (9, 2, 3), (1, 3, 1), (0, 1, 0), (4, 0, 4)])
def test_every_half_is_rounded_up(strength: int, times: int, left: int) -> None:
    assert half(strength, times) == left


def test_a_second_reason_halves_again_only_where_the_game_says_so() -> None:
    assert summed([part(9, halved=2)], ONCE) == 5
    assert summed([part(9, halved=2)], OFTEN) == 3


def test_halves_are_rounded_unit_by_unit() -> None:
    assert summed([part(5, halved=1), part(5, halved=1)], ONCE) == 6


def test_ones_are_halved_together() -> None:
    assert summed([part(1, halved=1)] * 3, OFTEN) == 2
    assert summed([part(1, halved=2)] * 3, OFTEN) == 1
    assert summed([part(1, halved=1), part(1)], OFTEN) == 2


def test_ones_that_are_doubled_are_halved_apart_from_those_that_are_not() -> None:
    assert summed([part(1, halved=1, doubled=1)] * 2 + [part(1, halved=1)], ONCE) == 3


def test_doubling_comes_last_and_once() -> None:
    assert summed([part(5, halved=1, doubled=2)], ONCE) == 6
    assert summed([part(4, doubled=3)], ONCE) == 8


def test_who_is_out_counts_nothing() -> None:
    assert summed([part(5), part(7, out="full-retreat")], ONCE) == 5


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(15, 4, 4), (11, 12, 1), (4, 4, 2), (7, 4, 2), (8, 4, 3), (1, 3, 0), (1, 4, -1), (30, 3, 11)],
)
def test_the_column_is_rounded_down_without_an_end(attack: int, defence: int, column: int) -> None:
    assert column_of(attack, defence) == column


def test_no_unit_on_one_side() -> None:
    assert column_of(3, 0) == ENDLESS
    assert column_of(0, 3) == -ENDLESS


def test_shifts_come_before_the_ends_of_the_table() -> None:
    ledger = [Shift("tanks", 1, "1"), Shift("walls", -3, "2")]
    found = weighed(ONCE, [part(30)], [part(3)], ledger)
    assert (found.ratio, found.shifted, found.column) == (11, 9, 8)
    assert found.shifts == tuple(ledger)
    low = weighed(ONCE, [part(1)], [part(3)], ledger)
    assert (low.shifted, low.column) == (-2, 0)


def test_strength_beyond_the_limit_is_lost() -> None:
    found = weighed(OFTEN, [part(10)] * 6, [part(6, doubled=1)] * 2)
    assert (found.attack, found.defence) == (40, 20)
    free = weighed(ONCE, [part(10)] * 6, [part(6, doubled=1)] * 2)
    assert (free.attack, free.defence) == (60, 24)
