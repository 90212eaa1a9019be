"""The count of plans on a made-up battlefield: two coins, hexes that fall, tables that are counted together."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from fractions import Fraction

import pytest

from grognard.core.errors import BadQuery
from grognard.core.game import Position
from grognard.hexes.plans import Fought, Goal, bounded, followed, once_each


class Table(Position, frozen=True, kw_only=True):
    """The hexes that have fallen, and everything that has happened."""

    fallen: frozenset[str] = frozenset()
    story: str = ""


class Coins:
    """Each attack falls on heads; an attack on `behind` falls on both sides once `front` has fallen."""

    def __init__(self) -> None:
        self.fights = 0

    def fight(self, position: Table, attack: str, stands: bool) -> Iterator[Fought[Table]]:
        self.fights += 1
        sure = attack == "behind" and "front" in position.fallen
        for side in "ht":
            falls = sure or side == "h"
            fallen = position.fallen | {attack} if falls else position.fallen
            after = Table(fallen=fallen, story=position.story + side)
            yield Fought(position=after, chance=Fraction(1, 2), taken=falls, cleared=falls)

    def matters(self, position: Table, attack: str) -> Hashable:
        return "front" in position.fallen if attack == "behind" else None

    def met(self, position: Table, goal: Goal) -> bool:
        return goal.id in position.fallen

    def decides(self, position: Table, goal: Goal) -> Hashable:
        return self.met(position, goal)


class Apart(Coins):
    """The same, but no two tables are alike."""

    def matters(self, position: Table, attack: str) -> Hashable:
        return position.story


def falls(*hexes: str) -> list[Goal]:
    return [Goal("falls", hex_) for hex_ in hexes]


def test_attacks_that_do_not_touch_multiply() -> None:
    found = followed(Coins(), Table(), ["a", "b", "c"], falls("a", "b", "c"), stands=True)
    assert found.goals == (500_000, 500_000, 500_000)
    assert found.together == 125_000
    assert found.exact


def test_what_an_earlier_attack_changes_counts() -> None:
    """Behind the front: a half, or for sure once the front has fallen."""
    found = followed(Coins(), Table(), ["front", "behind"], falls("front", "behind"), stands=True)
    assert [chances.taken for chances in found.attacks] == [500_000, 750_000]
    assert found.goals == (500_000, 750_000)
    assert found.together == 500_000
    turned = followed(Coins(), Table(), ["behind", "front"], falls("front", "behind"), stands=True)
    assert turned.together == 250_000


def test_tables_that_are_alike_are_counted_together() -> None:
    plan, goals = ["a", "b", "c", "d"], falls("d")
    together, apart = Coins(), Apart()
    assert followed(together, Table(), plan, goals, stands=True) == followed(apart, Table(), plan, goals, stands=True)
    assert (together.fights, apart.fights) == (4, 15)


def test_too_many_tables_make_an_estimate_that_says_so() -> None:
    plan, goals = list("abcdefgh"), falls("a", "h")
    found = followed(Apart(), Table(), plan, goals, stands=True, most=40)
    assert not found.exact
    assert found.attacks[-1].fought == pytest.approx(1_000_000, abs=2)
    assert found.goals[0] == pytest.approx(500_000, abs=60_000)
    assert found.goals[1] == pytest.approx(500_000, abs=2)


def test_what_is_too_long_or_used_twice_is_refused() -> None:
    bounded(["a"] * 8, ["g"] * 8)
    with pytest.raises(BadQuery, match="at most 8 attacks"):
        bounded(["a"] * 9, [])
    once_each([("a", "b"), ("c",)])
    with pytest.raises(BadQuery, match="'a' is in two attacks"):
        once_each([("a",), ("b", "a")])
