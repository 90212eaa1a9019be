"""Code cites the rulebook, and only paragraphs that exist."""

from __future__ import annotations

import pytest

from grognard.core.rulebook import Rulebook, index
from grognard.core.verdicts import Violation


def test_an_unknown_paragraph_is_an_error_at_once() -> None:
    rule = Rulebook("pavlov")
    with pytest.raises(ValueError, match=r"cites pavlov:9\.99"):

        @rule("9.99")
        def moves() -> None: ...


def test_citations_are_remembered() -> None:
    rule = Rulebook("pavlov")

    @rule("4.move.a", "4.move.d")
    def moves() -> None: ...

    @rule.forbids("4.move.h")
    def enters_the_post_of_a_tired_man() -> Violation:
        return None

    assert set(rule.cited) == {"4.move.a", "4.move.d", "4.move.h"}
    assert [p.reason for p in rule.prohibitions] == ["refusal-enters-the-post-of-a-tired-man"]


def test_ids_of_the_index_are_unique_and_clauses_stand_below_their_paragraph() -> None:
    paragraphs = index("pavlov").paragraph
    ids = [p.id for p in paragraphs] + [c.id for c in index("pavlov").clauses()]
    assert len(ids) == len(set(ids))
    for paragraph in paragraphs:
        assert all(c.id.startswith(paragraph.id + ".") for c in paragraph.clause)
