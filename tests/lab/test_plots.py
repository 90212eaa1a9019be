"""Pictures of experiments."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from grognard.lab.ladder import Rung
from grognard.lab.plots import BadPicture, plot_ladder, plot_scores
from grognard.lab.selfplay import Result, Task
from grognard.lab.statistics import summarise

TASK = Task(game="pavlov", scenario="solitaire", options={}, players={"soviet": "easy"}, seed=1)
RESULTS = [Result(n, {"soviet": "win" if n % 2 else "loss"}, n - 4, "scored", 100) for n in range(9)]


def words(path: Path) -> str:
    """The texts of an SVG, which Matplotlib also writes as comments."""
    text = path.read_text("utf-8")
    ElementTree.fromstring(text)
    return text


def test_a_simulation_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "new" / "scores.svg"
    plot_scores({"base": summarise(TASK, RESULTS), "veteran": summarise(TASK, RESULTS[:3])}, picture)
    said = words(picture)
    for sentence in ("pavlov solitaire base", "pavlov solitaire veteran", "9 games", "3 games", "soviet"):
        assert f"<!-- {sentence} -->" in said


def test_a_ladder_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    plot_ladder([Rung("hard", "normal", 8, 6.0, {}), Rung("normal", "easy", 4, 4.0, {})], "coh corn-rows", picture)
    said = words(picture)
    for sentence in ("hard : normal (8)", "normal : easy (4)", "coh corn-rows"):
        assert f"<!-- {sentence} -->" in said


def test_a_kind_of_file_that_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPicture):
        plot_ladder([Rung("hard", "normal", 8, 6.0, {})], "", tmp_path / "ladder.docx")
    (tmp_path / "file").touch()
    with pytest.raises(BadPicture):
        plot_ladder([Rung("hard", "normal", 8, 6.0, {})], "", tmp_path / "file" / "ladder.svg")
