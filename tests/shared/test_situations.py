"""Every situation that ships runs as it says, by registration: the worked examples of the rulebooks are the truth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import grognard
from grognard.core.rulebook import index
from grognard.core.situations.runner import read_situation, run
from grognard.games import SYSTEMS

PACKS = Path(grognard.__file__).parent / "packs"
FILES = [file for slug in SYSTEMS for file in sorted((PACKS / slug / "situations").glob("*.yaml"))]


def slug_of(file: Path) -> str:
    return file.parent.parent.name


def name(file: Path) -> str:
    return f"{slug_of(file)}-{file.stem}"


every_file = pytest.mark.parametrize("file", FILES, ids=name)


@every_file
def test_situation_runs_as_written(file: Path) -> None:
    situation = read_situation(file.read_text("utf-8"))
    rules = index(slug_of(file))
    assert situation.rules, "a situation names the paragraph it shows"
    assert set(situation.rules) <= {clause.id for clause in rules.clauses()} | {p.id for p in rules.paragraph}
    assert run(situation, SYSTEMS[slug_of(file)]) is not None


@every_file
def test_title_is_there_in_every_language(file: Path) -> None:
    given = yaml.safe_load(file.read_text("utf-8"))["title"]
    assert isinstance(given, dict), "plain text would show English in all languages"
    title = read_situation(file.read_text("utf-8")).title
    assert title.en.strip()
    assert title.pl.strip() not in ("", title.en)
    assert re.search("[а-яё]", title.ru)
    assert not re.search("[а-яё]", title.en + title.pl, re.IGNORECASE)


@pytest.mark.parametrize("slug", SYSTEMS)
def test_every_worked_example_is_a_situation(slug: str) -> None:
    files = [file for file in FILES if slug_of(file) == slug]
    shown = {rule for file in files for rule in read_situation(file.read_text("utf-8")).rules}
    assert {clause.id for clause in index(slug).clauses() if clause.kind == "example"} <= shown
