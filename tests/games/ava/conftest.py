"""One combat results table for all tests of the rules. The shipped one is reconstructed but for a cell: it may be
tuned, or corrected by an overlay, and no rule changes with it. The tests of the pack, the situations and the texts use
what is shipped."""

from __future__ import annotations

import pytest

from grognard.core.packs import loading
from grognard.games.ava.data.charts import Result
from grognard.games.ava.data.pack import Pack, load

SHIPPED = ("test_pack", "test_pack_faults", "test_texts")
LINES = (
    "A2 A2 A2 A1 A1 - R R RR RR 1RR",
    "A2 A1 A1 A1 - R R RR RR 1RR 1RR",
    "A1 A1 - - R R RR RR 1RR 1RR 2RR",
    "A1 - R R RR RR 1RR 1RR 1RR 2RR 2RR",
    "- R R RR RR 1RR 1RR 2RR 2RR 2RR 3RR",
    "R R RR 1RR 1RR 2RR 2RR 2RR 3RR 3RR 3RR",
)


def result(label: str) -> Result:
    """A3, -, R, RR or 3RR."""
    figure = int("".join(filter(str.isdigit, label)) or 0)
    attacker, defender = (figure, 0) if label.startswith("A") else (0, figure)
    return Result(attacker, defender, label.count("R"), label)


@pytest.fixture(autouse=True)
def combat_table(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine reads its table anew for every die."""
    if request.module.__name__.rpartition(".")[2] in SHIPPED:
        return
    for number, line in enumerate(LINES, start=1):
        monkeypatch.setitem(load().tables.crt, number, tuple(map(result, line.split())))


@pytest.fixture
def pack(monkeypatch: pytest.MonkeyPatch) -> Pack:
    """The shipped pack, without overlays."""
    monkeypatch.delenv(loading.OVERLAYS, raising=False)
    return load()
