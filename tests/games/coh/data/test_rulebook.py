"""The rule index of Storms of Steel: every printed paragraph is there, in order, told in three languages."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from itertools import pairwise
from string import ascii_lowercase

from grognard.core.rulebook import index
from grognard.core.texts import LANGUAGES
from grognard.games.coh.data.pack import load
from grognard.games.coh.rulebook import rule

INDEX = index("coh")
PRINTED = """
    1.0 1.1 2.0 2.1 2.2 2.3 2.4 3.0 3.01 3.1 3.2 3.21 3.22 3.23 3.24 4.0 5.0 5.01 5.1 5.2 5.3 6.0 6.1
    7.0 7.1 7.2 7.3 7.4 7.5 7.51 7.6 7.61 7.62 7.63 7.7 8.0 8.1 8.2 8.3 9.0 9.1 9.11 9.12 9.13 9.14 9.2
    10.0 10.1 10.2 10.3 11.0 11.1 11.2 11.3 11.4 11.5 12.0 12.1 12.2 12.3 13.0 13.1
    14.0 14.1 15.0 15.1 15.2 15.3 15.4 15.5 15.6 16.0 16.1 16.2 17.0 17.1
    18.0 18.1 18.2 18.3 18.4 18.5 18.6 19.0 20.0 20.1 20.2 20.3 20.4 21.0 21.1 21.2 21.3
"""
LETTERS = [*ascii_lowercase, *(f"z{letter}" for letter in ascii_lowercase)]
"""a to z, then za to zz."""
OURS = re.compile(r"(intro|card(\..+)?|abbr|errata(\.firefights)?|faq\.units)$")
"""Ids of our own, for what has no number."""


def test_every_printed_paragraph_is_there_in_order() -> None:
    assert [p.id for p in INDEX.paragraph if not OURS.match(p.id)] == PRINTED.split()


def test_numbers_grow_as_they_are_printed() -> None:
    """3.2, 3.21 and 3.3: what stands behind the dot is read digit by digit."""
    places = [(int(chapter), digits) for chapter, digits in (id_.split(".") for id_ in PRINTED.split())]
    assert all(before < after for before, after in pairwise(places))


def test_no_id_is_used_twice() -> None:
    ids = [*(p.id for p in INDEX.paragraph), *(c.id for c in INDEX.clauses())]
    assert len(ids) == len(set(ids)) == len(rule.ids)


def test_clauses_are_lettered_without_a_gap() -> None:
    for paragraph in INDEX.paragraph:
        lettered = [f"{paragraph.id}.{letter}" for letter in LETTERS[: len(paragraph.clause)]]
        assert [clause.id for clause in paragraph.clause] == lettered


def test_every_paragraph_is_told_in_every_language() -> None:
    for paragraph in INDEX.paragraph:
        for told in (paragraph.title, paragraph.text):
            assert all(told.in_(language).strip() for language in LANGUAGES)
            assert not re.search("[а-яё]", told.en + told.pl, re.IGNORECASE), paragraph.id
        assert re.search("[а-яё]", paragraph.text.ru)


def test_every_card_of_the_pack_has_a_paragraph_by_its_name() -> None:
    titles = {p.id: p.title for p in INDEX.paragraph}
    pack = load()
    cards = [(str(card.number), card.name) for card in pack.actions]
    cards += [(card.number, card.name) for card in pack.veterans.values()]
    for number, name in cards:
        assert all(titles[f"card.{number}"].in_(language).startswith(name[language]) for language in LANGUAGES)


def test_clauses_refer_to_paragraphs_that_are_there() -> None:
    for clause in INDEX.clauses():
        for cited in re.findall(r"\b\d{1,2}\.\d{1,2}\b", clause.en):
            assert cited in rule.ids, f"{clause.id} cites {cited}"


def test_a_prohibition_of_several_clauses_names_the_one_that_applies() -> None:
    """Whatever it finds, it says by which clause; `costs_too_much` says so for all that are about points."""
    for prohibition in rule.prohibitions:
        if len(prohibition.rules) == 1:
            continue
        tree = ast.parse(textwrap.dedent(inspect.getsource(prohibition.find)))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
        found = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "evidence"]
        named = [call for call in found if any(keyword.arg == "by" for keyword in call.keywords)]
        paid = any(isinstance(call.func, ast.Name) and call.func.id == "costs_too_much" for call in calls)
        assert named == found, prohibition.name
        assert found or paid, prohibition.name
