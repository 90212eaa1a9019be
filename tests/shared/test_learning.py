"""What teaches a game, for every game: decisions that explain themselves by their paragraph."""

from __future__ import annotations

import pytest

from grognard.core import rulebook
from grognard.core.game import Decision
from grognard.core.rulebook import Localised
from grognard.games import SLUGS, find


@pytest.mark.parametrize("slug", SLUGS)
def test_every_decision_cites_a_paragraph_that_explains_it_in_all_languages(slug: str) -> None:
    """The guide shows it at the first decision of its kind, if there is no card written for it."""
    paragraphs = {
        id_: paragraph
        for paragraph in rulebook.index(slug).paragraph
        for id_ in (paragraph.id, *(clause.id for clause in paragraph.clause))
    }
    decisions = [kind for kind in find(slug).procedure_types if issubclass(kind, Decision)]
    assert len(decisions) > 20
    for decision in decisions:
        paragraph = paragraphs[decision.rule]
        for language in Localised.__struct_fields__:
            assert len(getattr(paragraph.title, language)) > 3, (decision.__name__, language)
            assert len(getattr(paragraph.text, language)) > 20, (decision.__name__, language)
