"""Dice: reproducible everywhere, fair, checkable by anyone with the seed."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.dice import Dice, commitment, seed_from
from grognard.core.errors import ScriptExhausted

seeds = st.binary(min_size=1, max_size=64)


def test_first_rolls_of_a_known_seed_never_change() -> None:
    """A golden vector: were it to change, no journal in the world would replay."""
    dice = Dice(bytes(range(16)))
    first, dice = dice.roll(6)
    second, dice = dice.roll(3, sides=10)
    assert (first, second, dice.draws) == ((6, 4, 1, 3, 3, 1), (2, 4, 1), 2)


def test_a_roll_is_what_the_documentation_says() -> None:
    """BLAKE2b keyed by the seed over draw number and block number; bytes below 252, modulo 6, plus 1."""
    seed = seed_from(99)
    digest = hashlib.blake2b((7).to_bytes(8, "big") + bytes(4), key=seed, digest_size=64).digest()
    expected = tuple(b % 6 + 1 for b in digest if b < 252)[:5]
    assert Dice(seed, draws=7).roll(5)[0] == expected


@given(seed=seeds, count=st.integers(1, 200), sides=st.integers(2, 100))
def test_any_number_of_dice_with_any_number_of_sides(seed: bytes, count: int, sides: int) -> None:
    values, after = Dice(seed).roll(count, sides)
    assert len(values) == count
    assert all(1 <= value <= sides for value in values)
    assert after.draws == 1


def test_no_die_is_no_draw() -> None:
    dice = Dice(b"seed")
    assert dice.roll(0) == ((), dice)


def test_dice_are_fair() -> None:
    """Chi-squared over 60,000 rolls of a fixed seed: 5 degrees of freedom, far below the 0.1 % bound of 20.5."""
    counts: Counter[int] = Counter()
    dice = Dice(seed_from(1))
    for _ in range(6_000):
        values, dice = dice.roll(10)
        counts.update(values)
    chi = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(1, 7))
    assert chi < 20.5


@given(seed=seeds, size=st.integers(0, 80))
def test_a_shuffle_keeps_every_card(seed: bytes, size: int) -> None:
    deck, after = Dice(seed).shuffle(range(size))
    assert sorted(deck) == list(range(size))
    assert after.draws == 1


def test_every_order_of_three_cards_is_equally_likely() -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    dice = Dice(seed_from(2))
    for _ in range(6_000):
        deck, dice = dice.shuffle("abc")
        counts[deck] += 1
    assert len(counts) == 6
    assert sum((n - 1_000) ** 2 / 1_000 for n in counts.values()) < 20.5


def test_scripted_dice_come_in_order_and_run_out() -> None:
    values, dice = Dice(b"seed", script=(4, 2, 6)).roll(2)
    assert values == (4, 2)
    with pytest.raises(ScriptExhausted):
        dice.roll(2)


def test_the_commitment_fixes_the_seed_without_telling_it() -> None:
    seed = seed_from(3)
    assert commitment(seed) != commitment(seed_from(4))
    assert seed.hex() not in commitment(seed)


def test_what_has_been_learnt() -> None:
    dice = Dice(b"seed")
    assert dice.knows_no_more_than(dice)
    assert not dice.roll(1)[1].knows_no_more_than(dice)
    assert not dice.reveal().knows_no_more_than(dice)
