"""The benchmarks: names as DESIGN has them, a clear word when the reference is missing."""

from __future__ import annotations

import sys

import pytest

from grognard.lab import bench


def test_names_can_be_shortened() -> None:
    assert bench.matching(["play"]) == ["play:pavlov:solitaire"]
    assert bench.matching(["save:pavlov", "fork"]) == ["fork:pavlov", "save:pavlov"]
    assert bench.matching([]) == bench.names()
    with pytest.raises(bench.UnknownBenchmark):
        bench.matching(["pla"])


@pytest.mark.parametrize("name", ["save:pavlov", "view:pavlov", "replay:pavlov"])
def test_a_time_is_given_in_plies_of_the_reference(name: str) -> None:
    found = bench.measure(name, 1, 0.02)
    assert found.value > 0
    assert found.ratio == pytest.approx(found.value / found.reference_value)


def test_without_chess_there_is_a_clear_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(bench.ChessMissing, match=r"grognard\[bench\]"):
        bench.measure("play:pavlov:solitaire", 1, 0.01)
