"""`grognard rules`: what is covered, what is missing, and the record that speaks for the tests in a wheel."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.lab.rulebook import coverage as cover
from tests.cli.running import Shell

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "src" / "grognard" / "packs" / "pavlov" / cover.RECORD


def test_the_report_has_a_line_for_each_chapter(run: Shell) -> None:
    data = run("rules", "pavlov", "--json").data
    assert [chapter["chapter"] for chapter in data["chapters"]] == ["setup", "1", "2", "3", "4", "5", "6", "7"]
    assert data["needed"] == sum(chapter["rules"] + chapter["examples"] for chapter in data["chapters"])
    assert data["covered"] == data["needed"] - sum(len(chapter["missing"]) for chapter in data["chapters"])
    out = run("rules", "pavlov", "--missing").out
    covered, _ = out.split("\n\n")
    assert len(covered.splitlines()) == 1 + len(data["chapters"]) + 2 + data["needed"] - data["covered"]


def test_the_report_says_how_often_a_refusal_gives_no_reason(run: Shell) -> None:
    refusals = run("rules", "pavlov", "--json").data["refusals"]
    assert set(refusals["shares"]) == {"piece", "place", "verb", "all"}
    total = refusals["shares"]["all"]
    assert total["default"] == sum(refusals["bare"].values())
    _, table = run("rules", "pavlov", "--missing").out.split("\n\n")
    head, *rows = table.splitlines()
    assert " ".join(head.split()) == "perturbed by a clause of another decision no reason allowed no reason %"
    figures = (str(total[key]) for key in ("clause", "misplaced", "default", "allowed"))
    assert rows[3].split() == ["all", *figures, f"{total['bare']:.1f}"]
    assert len(rows) == 4 + len(refusals["bare"])


def test_require_is_for_ci(run: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("rules", "pavlov", "--require", 50).code == 0
    monkeypatch.setattr(cover, "cited_by_tests", lambda slug, root: {})
    said = run("rules", "pavlov", "--require", 100)
    assert said.code == 1
    assert "below the 100 %" in said.out


def test_without_the_tests_the_record_speaks(run: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    here = run("rules", "pavlov", "--json").data
    monkeypatch.setattr(cover, "checkout", lambda: None)
    installed = run("rules", "pavlov", "--json").data
    assert installed["by_record"] is True
    assert installed["covered"] == here["covered"]
    assert "record" in run("rules", "pavlov").out
    assert "no tests" in run.refused("rules", "pavlov", "--record")


def test_the_record_is_up_to_date() -> None:
    now = cover.record("pavlov", ROOT)
    assert RECORD.read_bytes() == now, "run: .venv/bin/grognard rules pavlov --record"


def test_a_mark_is_found_wherever_it_stands() -> None:
    import ast

    source = """
import pytest
pytestmark = pytest.mark.rule("x:1")
@pytest.mark.rule("x:2", "x:3.a", "y:9")
def test_a(): ...
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("x:4"))])
def test_b(n): ...
@pytest.mark.slow("x:5")
def test_c(): ...
"""
    assert [id_ for id_, _ in cover.marks(ast.parse(source), "x")] == ["1", "2", "3.a", "4"]


def test_a_stray_citation_is_an_error(run: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cover, "cited_by_tests", lambda slug, root: {"9.nix": ["tests/test_x.py:1"]})
    assert "9.nix" in run.refused("rules", "pavlov")
