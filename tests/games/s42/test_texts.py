"""The texts of Stalingrad '42: whatever the code refuses, asks or tells can be said in every language."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from grognard.core.game import Decision
from grognard.core.texts import LANGUAGES, Texts
from grognard.core.verdicts import Message
from grognard.games.s42 import actions, ground, sequence, setup, stacking, winter
from grognard.games.s42.rulebook import rule
from grognard.games.s42.units import PACK
from tests.games.told import written

CHAPTERS = (actions, ground, sequence, setup, stacking, winter)
"""Every module with sentences: they must be read before the refusals are counted."""


def said() -> set[str]:
    """The ids of all sentences the code can utter."""
    found = {refusal.reason for refusal in rule.prohibitions}
    for entry in resources.files("grognard.games.s42").iterdir():
        if entry.name.endswith(".py"):
            text = entry.read_text("utf-8")
            found |= set(re.findall(r'\btell\(\s*"([a-z-]+)"', text))
            found |= set(re.findall(r'\bMessage\(\s*"([a-z-]+)"', text))
            found |= {f"modifier-{reason}" for reason in re.findall(r'\bModifier\("([a-z-]+)"', text)}
    return found | {"do-disband", "do-shift"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_written_and_none_is_idle(language: str) -> None:
    assert set(written("s42", language)) == said()


def test_the_languages_show_the_same() -> None:
    english = written("s42", "en")
    for language in LANGUAGES:
        for id_, uses in written("s42", language).items():
            assert uses.shown <= english[id_].shown, (language, id_)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_reads_as_a_sentence(language: str) -> None:
    texts = Texts.of("s42", language, PACK.names)
    shown = texts.render(Message("refusal-lake-bars-the-way", {"a": "6823", "b": "6923"}))
    assert "6823" in shown
    assert "{" not in shown


def test_every_decision_cites_its_paragraph() -> None:
    for decision in (stacking.TrimStack, winter.LeaveArea):
        assert issubclass(decision, Decision)
        assert decision.rule in rule.ids
