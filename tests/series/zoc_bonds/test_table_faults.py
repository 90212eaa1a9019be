"""Tables and counters with faults, each of which is named."""

from __future__ import annotations

import pytest
from msgspec import Struct

from grognard.core.packs.table_faults import crt_faults, face_faults

COLUMNS = ("1-1", "2-1", "3-1")
ORDER = ("A1", "EX", "DR", "D1")
GOOD = dict.fromkeys(range(1, 7), ("A1", "EX", "D1"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("A1", "DR", "DR"), []),
        (("A1", "DR", "EX"), ["crt 3 at 3-1: EX is worse than DR at lower odds"]),
        (("A1", "EX"), ["crt 3: results: 2, must be 3"]),
        (("A1", "XX", "DR"), ["crt 3: no such result 'XX'"]),
    ],
)
def test_a_line_of_the_combat_table(line: tuple[str, ...], said: list[str]) -> None:
    assert list(crt_faults({**GOOD, 3: line}, COLUMNS, ORDER)) == said


def test_two_results_may_be_as_good_as_each_other() -> None:
    crt = {**GOOD, 3: ("A1", "D1", "DR")}
    assert len(list(crt_faults(crt, COLUMNS, ORDER))) == 1
    assert list(crt_faults(crt, COLUMNS, ORDER, {("D1", "DR")})) == []


def test_a_table_has_a_line_for_each_face_of_the_die() -> None:
    del (short := dict(GOOD))[6]
    assert len(list(crt_faults(short, COLUMNS, ORDER))) == 1


class Card(Struct, frozen=True, kw_only=True):
    id: str = "ours"
    steps: int = 2
    full: tuple[int, int, int] = (4, 5, 6)
    reduced: tuple[int, int, int] | None = (2, 3, 6)
    remnant: str = ""


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (Card(), []),
        (Card(steps=1, reduced=None), []),
        (Card(steps=3, remnant="rest"), []),
        (Card(steps=1), ["ours: 1 steps, and a reduced side"]),
        (Card(reduced=None), ["ours: 2 steps, and no reduced side"]),
        (Card(steps=3), ["ours: units of three steps, and no others, leave remnants"]),
        (Card(remnant="rest"), ["ours: units of three steps, and no others, leave remnants"]),
        (Card(reduced=(5, 3, 6)), ["ours: its reduced side (5, 3, 6) is better than its full side (4, 5, 6)"]),
    ],
)
def test_the_two_faces_of_a_counter(card: Card, said: list[str]) -> None:
    assert list(face_faults(card)) == said
