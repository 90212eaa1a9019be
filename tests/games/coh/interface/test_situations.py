"""Every situation that ships runs as it says: the worked examples of the rulebook are the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from grognard.core.rulebook import index
from grognard.core.situations.runner import read_situation, run
from tests.games.coh.table import COH, table

FOLDER = Path(__file__).resolve().parents[4] / "src" / "grognard" / "packs" / "coh" / "situations"
FILES = sorted(FOLDER.glob("*.yaml"))
KNOWN = {c.id for c in index("coh").clauses()} | {p.id for p in index("coh").paragraph}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_situation_runs_as_written(file: Path) -> None:
    situation = read_situation(file.read_text("utf-8"))
    assert situation.rules, "a situation names the paragraph it shows"
    assert set(situation.rules) <= KNOWN
    assert run(situation, COH) is not None


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_title_is_there_in_every_language(file: Path) -> None:
    given = yaml.safe_load(file.read_text("utf-8"))["title"]
    assert isinstance(given, dict), "a plain text would show English to all"
    title = read_situation(file.read_text("utf-8")).title
    assert title.en.strip()
    assert title.pl.strip() not in ("", title.en)
    assert re.search("[а-яё]", title.ru)
    assert not re.search("[а-яё]", title.en + title.pl, re.IGNORECASE)


def test_every_worked_example_is_a_situation() -> None:
    shown = {rule for file in FILES for rule in read_situation(file.read_text("utf-8")).rules}
    assert {c.id for c in index("coh").clauses() if c.kind == "example"} <= shown


def test_a_view_carries_the_ground_only_where_a_situation_has_changed_it() -> None:
    patched = table(place=[], board={"terrain": {"7-C03": "woods"}, "levels": {"7-C04": 1}})
    ground = COH.view(patched, "german").field
    assert ground is not None
    assert dict(zip(ground.hexes, ground.terrain, strict=True))["7-C03"] == "woods"
    assert dict(zip(ground.hexes, ground.levels, strict=True))["7-C04"] == 1
    assert COH.view(table(place=[]), "german").field is None
