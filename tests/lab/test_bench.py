"""The benchmarks: names as DESIGN has them, a clear word when the reference is missing."""

from __future__ import annotations

import sys

import pytest

from grognard.lab import bench
from grognard.lab import bench_hexes as hexes


def test_names_can_be_shortened() -> None:
    assert bench.matching(["play"]) == ["play:pavlov:solitaire", "play:ava:leningrad", "play:ava:campaign"]
    assert bench.matching(["save:pavlov", "fork"]) == ["fork:pavlov", "save:pavlov", "fork:ava"]
    assert bench.matching(["reach-all", "supply"]) == ["reach-all:ava", "supply:ava"]
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


@pytest.mark.parametrize("kind", ["reach", "reach-all", "supply"])
def test_a_search_stands_beside_the_same_search_in_c(kind: str) -> None:
    """The floor is compiled in the run; what it finds must be what we find, or `floor` raises."""
    if hexes.compiler() is None:
        assert bench.measure(f"{kind}:ava", 1, 0.01).reference == hexes.MISSING
        return
    found = bench.measure(f"{kind}:ava", 1, 0.01)
    assert found.reference == hexes.REFERENCE
    assert found.ratio == pytest.approx(found.value / found.reference_value)
    assert found.ratio > 1


def test_without_a_compiler_the_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hexes, "compiler", lambda: None)
    found = bench.measure("supply:ava", 1, 0.01)
    assert "no C compiler" in found.reference
    assert found.value > 0
    assert found.ratio == 0


def test_a_floor_that_finds_something_else_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    if hexes.compiler() is None:
        return
    monkeypatch.setattr(hexes, "found", lambda kind: -1)
    with pytest.raises(hexes.FloorDiffers):
        hexes.floor(0.001)
