"""Titles of situations: one text for all languages, or one for each; anything else is an error."""

from __future__ import annotations

import pytest

from grognard.core.errors import BadSituation
from grognard.core.rulebook import Localised
from grognard.core.situations.runner import read_situation


def test_a_plain_title_counts_for_all_languages() -> None:
    assert read_situation("{game: toy, title: a throw}").title == Localised("a throw", "a throw", "a throw")


def test_a_title_may_name_every_language() -> None:
    title = read_situation("{game: toy, title: {pl: rzut, en: a throw, ru: бросок}}").title
    assert title == Localised(en="a throw", ru="бросок", pl="rzut")


@pytest.mark.parametrize(
    ("head", "detail"),
    [
        ("{title: a throw}", "key 'game' is missing"),
        ("{game: toy}", "key 'title' is missing"),
        ("{game: toy, title: 5}", "title: neither a text nor a mapping of en, ru, pl"),
        ("{game: toy, title: {en: a throw}}", "title: neither a text nor a mapping of en, ru, pl"),
        (
            "{game: toy, title: {en: a, ru: b, pl: c, de: d}}",
            "title: neither a text nor a mapping of en, ru, pl",
        ),
        ("{game: toy, title: {en: a, ru: [b], pl: c}}", "title.ru: not a text"),
    ],
)
def test_a_bad_head_is_named(head: str, detail: str) -> None:
    with pytest.raises(BadSituation, match=detail):
        read_situation(head)
