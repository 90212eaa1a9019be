"""The lists of words in docs/situations are those of the code."""

from __future__ import annotations

import subprocess
import sys

import pytest

from grognard.core.situations.checks import decisions_of, verbs_of
from grognard.core.situations.event_index import events_logged
from grognard.core.situations.runner import catalogue, run
from grognard.games import SYSTEMS
from tests.launching import ROOT

TOOL = ROOT / "tools" / "situation_words.py"


def test_the_lists_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("slug", SYSTEMS)
def test_every_word_is_listed(slug: str) -> None:
    text = (ROOT / "docs" / "situations" / f"{slug}.md").read_text("utf-8")
    system = SYSTEMS[slug]
    words = system.words
    for word in (
        *verbs_of(system),
        *decisions_of(system),
        *events_logged(slug),
        *words.keys,
        *words.phases,
        *(name for listed in words.lists.values() if not callable(listed) for name in listed),
    ):
        assert f"`{word}`" in text, word
    for line in words.lines:
        assert f"{{{line}: " in text, line


@pytest.mark.parametrize("slug", SYSTEMS)
def test_every_event_that_a_shipped_situation_tells_is_known(slug: str) -> None:
    told = events_logged(slug)
    for situation in list(catalogue(slug).values())[::8]:
        for event in run(situation, SYSTEMS[slug]):
            assert event.what in told
            assert set(event.args) <= told[event.what], event.what
