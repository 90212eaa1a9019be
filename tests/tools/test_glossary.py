"""Words that the project has given up do not come back.

Each had a better word, of the rulebook or of the field. A word that means something else somewhere (sea lanes, the line
of sight) is allowed there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
SUFFIXES = {".py", ".ts", ".svelte", ".md", ".ftl"}
FOLDERS = ("src/grognard", "client/src", "tests", "tools", "docs", "examples")
PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
KEEPERS = (
    "tests/tools/test_glossary.py",
    "docs/rulings/",
    "src/grognard/core/upgrade",
    "src/grognard/cli/upgrade",
    "tests/core/upgrade",
    "tests/cli/test_upgrade",
)
"""Where old words must stand: here, where files of old words are rewritten, and in rulings that quote them."""


class Gone(NamedTuple):
    """A word that is not used any more."""

    pattern: str
    instead: str
    allowed: tuple[str, ...] = ()
    """Beginnings of paths where it means something else, or is still to go."""
    within: tuple[str, ...] = ("",)
    """Beginnings of paths where it may not stand; elsewhere it is a common word."""


GONE = (
    # core
    Gone(r"\bBite\b", "Violation"),
    Gone(r"\bbecause\(", "evidence", ("client/src/games/coh/layers.ts",)),
    Gone(r"\bSteward\b", "Scheduler"),
    Gone(r"(def |\.)tell\(", "log"),
    Gone(r"\bat_rest\b", "without_caches"),
    Gone(r"redeal", "determinize", ("src/grognard/games/h44/state", "tests/games/ava/state/test_determinize.py")),
    Gone(r"\bSight\b", "PlayerView", ("src/grognard/games/coh/", "client/src/games/coh/", "docs/")),
    Gone(r"\bsituate\b", "build_position"),
    Gone(r"\bTabletop\b", "CounterPosition"),
    Gone(
        r"\b[Ll]anes?\b",
        "parallel agendas",
        within=("src/grognard/core/", "src/grognard/server/", "docs/adr/", "ARCHITECTURE.md"),
    ),
    # movement
    Gone(r"\btaking_up\b", "eligibility", ("src/grognard/games/s42/", "tests/games/s42/")),
    Gone(r"\bpassing_on\b", "step_transfers"),
    # combat
    Gone(r"\bforesight\b", "forecast"),
    Gone(r"\bprospects\b", "previews", ("client/src/",)),
    # other rules
    Gone(r"\bhappening\b", "event"),
    # client
    Gone(r"\bDesk\b", "ShellApi"),
    Gone(r"\bManners\b", "BoardConfig"),
    Gone(r"\bHabits\b", "GestureConfig"),
    Gone(r"\bdocks\b", "offmap_boxes"),
    Gone(r"\bunmeant\b|\breluctant\b|\bevident\b", "a name that says when it applies"),
)


@cache
def sources() -> tuple[tuple[str, str], ...]:
    """Every source file with its text."""

    def below(folder: str) -> Iterator[tuple[str, str]]:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in SUFFIXES and "/static/" not in name and not name.startswith(KEEPERS):
                yield name, path.read_text("utf-8")

    return tuple(file for folder in FOLDERS for file in below(folder)) + tuple(
        (page, (ROOT / page).read_text("utf-8")) for page in PAGES
    )


def returns(gone: Gone) -> list[str]:
    pattern = re.compile(gone.pattern)
    return [
        f"{name}:{text[: match.start()].count(chr(10)) + 1}: {match.group()} (now: {gone.instead})"
        for name, text in sources()
        if name.startswith(gone.within) and not name.startswith(gone.allowed)
        for match in pattern.finditer(text)
    ]


@pytest.mark.parametrize("gone", GONE, ids=lambda gone: gone.instead)
def test_word_does_not_come_back(gone: Gone) -> None:
    assert returns(gone) == []


def test_a_word_that_came_back_would_be_noticed() -> None:
    assert len(sources()) > 1000
    assert any(found.startswith("src/grognard/core/verdicts.py") for found in returns(Gone(r"\bProhibition\b", "")))
    elsewhere = returns(Gone(r"\bProhibition\b", "", ("src/grognard/core/",)))
    assert not any(found.startswith("src/grognard/core/") for found in elsewhere)
    assert not returns(Gone(r"\bProhibition\b", "", within=("docs/adr/0001",)))
