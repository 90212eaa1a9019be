"""The texts of Stalingrad '42: whatever the code refuses, asks or tells can be said in every language."""

from __future__ import annotations

import re
from importlib import import_module, resources
from pkgutil import iter_modules

import pytest

from grognard.core.game import Action, Decision
from grognard.core.texts import LANGUAGES, Texts
from grognard.core.verdicts import Message
from grognard.games import s42
from grognard.games.s42 import actions, stacking, winter
from grognard.games.s42.rulebook import rule
from grognard.games.s42.units import PACK
from tests.games.told import written

CHAPTERS = tuple(import_module(f"grognard.games.s42.{module.name}") for module in iter_modules(s42.__path__))
"""Every module: they must be read before the refusals are counted."""
ANSWERS = tuple(kind for kind in vars(actions).values() if isinstance(kind, type) and issubclass(kind, Action))


def said() -> set[str]:
    """The ids of all sentences the code can utter."""
    found = {refusal.reason for refusal in rule.prohibitions}
    for entry in resources.files("grognard.games.s42").iterdir():
        if entry.name.endswith(".py"):
            text = entry.read_text("utf-8")
            found |= set(re.findall(r'\btell\(\s*"([a-z-]+)"', text))
            found |= set(re.findall(r'\bMessage\(\s*"([a-z-]+)"', text))
            found |= {f"modifier-{reason}" for reason in re.findall(r'\b(?:Modifier|Shift)\("([a-z-]+)"', text)}
    return found | {f"do-{kind.__struct_config__.tag}" for kind in ANSWERS if kind is not Action}


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
