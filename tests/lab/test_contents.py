"""A game's package opens with the table of contents of its rulebook, and that table is true."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games import SLUGS
from grognard.lab.rulebook.contents import docstring, home, modules, wrapped


@pytest.mark.parametrize("slug", SLUGS)
def test_the_package_opens_with_its_table_of_contents(slug: str) -> None:
    text = home(slug).read_text("utf-8")
    assert text.startswith(docstring(slug)), f"run: grognard rules {slug} --contents"


def test_modules_that_do_most_come_first_and_those_that_do_little_are_left_out() -> None:
    assert modules(Counter({"a": 1, "b": 10, "c": 10, "d": 30})) == ["d", "b", "c"]
    assert modules(Counter()) == []


def test_a_long_row_goes_on_below_its_modules() -> None:
    rows = wrapped("    8  Movement  ", [f"movement/module_{n}" for n in range(8)])
    assert len(rows) == 2
    assert rows[1].startswith(" " * 17 + "movement/")
