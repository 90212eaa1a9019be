"""The benchmarks: names as DESIGN has them, a clear word when the reference is missing."""

from __future__ import annotations

import sys

import pytest

from grognard.lab import bench, floor
from grognard.lab.benches import ava


def test_names_can_be_shortened() -> None:
    assert bench.matching(["play:pavlov", "play:ava"]) == [
        "play:pavlov:solitaire",
        "play:ava:leningrad",
        "play:ava:campaign",
    ]
    assert bench.matching(["save:pavlov", "fork"]) == [
        "fork:pavlov",
        "save:pavlov",
        "fork:ava",
        "fork:h44",
        "fork:s42",
        "fork:coh",
    ]
    assert bench.matching(["reach-all", "supply:ava"]) == [
        "reach-all:ava",
        "supply:ava",
        "reach-all:h44",
        "reach-all:s42",
    ]
    assert bench.matching([]) == bench.names()
    with pytest.raises(bench.UnknownBenchmark):
        bench.matching(["pla"])


@pytest.mark.parametrize("name", ["save:pavlov", "view:pavlov", "replay:pavlov"])
def test_a_time_is_given_in_plies_of_the_reference(name: str) -> None:
    found = bench.measure(name, 1, 0.02)
    assert found.value > 0
    assert found.ratio == pytest.approx(found.value / found.reference_value)


def test_listed_actions_are_counted_beside_the_moves_of_a_chess_position() -> None:
    line = bench.measure("listed:pavlov:solitaire", 1, 0.02)
    assert (line.unit, line.reference) == ("1/s", "python-chess")
    assert line.value > 0
    assert line.ratio == pytest.approx(line.value / line.reference_value)


def test_import_is_measured_beside_a_bare_interpreter() -> None:
    line = bench.measure("import", 1)
    assert line.unit == "ms"
    assert line.value > line.reference_value / 2 > 0


def test_without_chess_there_is_a_clear_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(bench.ChessMissing, match=r"grognard\[bench\]"):
        bench.measure("play:pavlov:solitaire", 1, 0.01)


@pytest.mark.parametrize("name", [f"{kind}:{slug}" for slug, kinds in bench.BESIDE_C.items() for kind in kinds])
def test_a_search_stands_beside_the_same_search_in_c(name: str) -> None:
    """The floor is compiled in the run; what it finds must be what we find, or `floor` raises."""
    found = bench.measure(name, 1, 0.01)
    if floor.compiler() is None:
        assert found.reference == floor.MISSING
        return
    assert found.reference == floor.REFERENCE
    assert found.ratio == pytest.approx(found.value / found.reference_value)
    assert found.ratio > 1


def test_without_a_compiler_the_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(floor, "compiler", lambda: None)
    found = bench.measure("supply:ava", 1, 0.01)
    assert "no C compiler" in found.reference
    assert found.value > 0
    assert found.ratio == 0


def test_a_floor_that_finds_something_else_is_refused() -> None:
    """Vacuous without a compiler: there is no floor then."""
    if floor.compiler() is None:
        return

    class Wrong(ava.AvaField):
        def floor(self) -> dict[str, tuple[list[floor.Search], int]]:
            return {kind: (searches, -1) for kind, (searches, _) in super().floor().items()}

    with pytest.raises(floor.FloorDiffers):
        floor.times(Wrong(), 0.001)
