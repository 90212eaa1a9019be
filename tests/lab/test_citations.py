"""Where the code cites the rulebook: on definitions, and at single lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.games import SLUGS
from grognard.lab.rulebook import citations
from grognard.lab.rulebook.citations import Citation, StrayCitation

SOURCE = """
@rule("1.a", "1.b")
def begins():
    step()  # §1.c, 1.d
    step()  # see section 1.e of the book


@other
@rule.forbids("2.a")
def may_not():
    return "# §9.z"
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(citations, "PACKAGE", tmp_path)
    return tmp_path


def test_decorators_and_marked_lines_are_citations_and_nothing_else_is(package: Path) -> None:
    file = package / "chapter.py"
    file.write_text(SOURCE, "utf-8")
    assert sorted(citations.cited_in(file), key=lambda citation: citation.id) == [
        Citation("1.a", "chapter.py", 3, "begins"),
        Citation("1.b", "chapter.py", 3, "begins"),
        Citation("1.c", "chapter.py", 4),
        Citation("1.d", "chapter.py", 4),
        Citation("2.a", "chapter.py", 10, "may_not"),
    ]


def test_an_unknown_clause_at_a_line_is_an_error_with_its_place(package: Path) -> None:
    folder = package / "games" / "pavlov"
    folder.mkdir(parents=True)
    (folder / "chapter.py").write_text("x = 1  # §99.z\n", "utf-8")
    with pytest.raises(StrayCitation) as stray:
        citations.citations.__wrapped__("pavlov")
    assert stray.value.args_["where"] == "games/pavlov/chapter.py:1"


@pytest.mark.parametrize("slug", SLUGS)
def test_every_citation_of_the_games_is_known(slug: str) -> None:
    assert len(citations.citations(slug)) > 300


def test_facts_of_a_pack_cite_the_clauses_behind_their_values(package: Path) -> None:
    file = package / "tables.toml"
    file.write_text('limit = 3  # §1.a, §1.b\nname = "# §9.z"\nturns = 9\n', "utf-8")
    assert list(citations.cited_by_facts(file)) == [
        Citation("1.a", "tables.toml", 1),
        Citation("1.b", "tables.toml", 1),
    ]
