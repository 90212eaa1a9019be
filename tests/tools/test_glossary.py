"""Words that the project has given up do not come back.

Each had a better word, of the rulebook or of the field. A word that means something else somewhere (sea lanes, the line
of sight) is allowed there.
"""

from __future__ import annotations

import ast
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
    "src/grognard/core/situations/upgrading.py",
    "tests/core/test_upgrad",
    "tests/core/test_renam",
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


def of(*slugs: str) -> tuple[str, ...]:
    """The files of these games."""
    folders = ("src/grognard/games/{}/", "src/grognard/ai/{}/", "src/grognard/packs/{}/", "tests/games/{}/",
               "tests/ai/test_{}", "client/src/games/{}/", "docs/games/{}", "docs/situations/{}", "docs/balance/{}",
               "src/grognard/lab/benches/{}", "tests/browser/test_{}")  # fmt: skip
    return tuple(folder.format(slug) for slug in slugs for folder in folders)


GONE = (
    # core
    Gone(r"\bBite\b", "Violation"),
    Gone(r"\bbecause\(", "evidence", of("coh")),
    Gone(r"\bSteward\b", "Scheduler"),
    Gone(r"(def |\.)tell\(", "log"),
    Gone(r"\bat_rest\b", "without_caches"),
    Gone(r"redeal", "determinize", of("ava")),
    Gone(r"\bSight\b", "PlayerView", of("coh")),  # the line of sight
    Gone(r"\bsituate\b", "build_position"),
    Gone(r"\bTabletop\b", "CounterPosition"),
    Gone(
        r"\b[Ll]anes?\b",
        "parallel agendas",
        within=("src/grognard/core/", "src/grognard/server/", "docs/adr/", "ARCHITECTURE.md"),
    ),
    # movement
    Gone(r"\btaking_up\b", "eligibility"),
    Gone(r"\b[Tt]rek(s|_of)?\b", "march", of("s42")),
    Gone(r"\bTrudge\b", "ExecuteMove"),
    Gone(r"\btolls?\b", "loss_allocation", (*of("s42"), "tools/mapbuild/")),  # crossing a river there
    Gone(r"\bGAITS?\b|\bgaits?\b", "movement_class", of("coh")),
    Gone(r"\bLeap\b", "area_move", ("tests/lab/test_mutation.py",)),
    Gone(r"\bpassing_on\b", "step_transfers"),
    # combat
    Gone(r"\bHops?\b|\bhops\b", "advance_step"),
    Gone(r"\bStride\b", "advance_step"),
    Gone(r"\bways_back\b", "retreat_paths", of("coh")),
    Gone(r"\bwho_stands\b", "determined_defense_eligibility", of("s42")),
    Gone(r"\bBulwark\b", "DefenseOdds"),
    Gone(r"\bWayBack\b", "RetreatPreview"),
    Gone(r"\b[Ff]oresight\b", "forecast"),
    Gone(r"\b[Pp]rospects\b|\b[Oo]utlook\b", "previews", of("coh")),
    # states
    Gone(r"\bfugitive", "full_retreat", of("s42", "h44")),
    Gone(r"\bBESET\b|\bBOLTED\b|\bSAUNTERED\b", "was_attacked, chose_full_retreat, moved_one_hex"),
    # other rules
    Gone(r"\bPerch\b|\bMoor\b", "base_air_unit, place_flotilla"),
    Gone(r"\bput_by\b", "return_later"),
    Gone(r"\b[Ee]rrands?\b", "verbs"),
    Gone(r"\bDoings?\b|\bdoings\b", "verbs"),
    Gone(r"\bhappening\b", "event"),
    Gone(
        r"(?i)nobody|somebody|anybody|everybody|whoever|reckon",
        "no unit, a unit, any unit, every unit, the player who; work out",
        within=("client/src/", "tests/", *(f"src/grognard/{part}/" for part in ("games", "series", "core", "hexes"))),
    ),
    Gone(
        r"(?i)nobody|somebody|anybody|everybody|whoever",
        "no unit, a unit, any unit, every unit, the player who",
        within=tuple(f"{part}{slug}" for part in ("src/grognard/ai/", "tests/ai/test_") for slug in ("h44", "s42")),
    ),
    # machine players
    Gone(r"\bMarshal\b", "MovePlanner"),
    Gone(r"\bcorks\b", "rail_blocks"),
    Gone(r"\bdeeds?\b", "action_values", (*of("coh", "pavlov", "s42"), "client/src/hexes/types.ts")),
    # client
    Gone(r"\bDesk\b", "ShellApi"),
    Gone(r"\bManners\b", "BoardConfig"),
    Gone(r"\bHabits\b", "GestureConfig"),
    Gone(r"\bdocks\b", "offmap_boxes"),
    Gone(r"\bunmeant\b|\breluctant\b|\bevident\b", "a name that says when it applies"),
    Gone(r"Bring a journal|Save the journal|Ask to go back|As the system", "Import game, Export game, Request undo"),
)

PERSONS = re.compile(r"\b([Ww]hoever|[Nn]obody|[Ss]omebody|[Aa]nybody|[Ee]verybody|he who|his|he|him)\b")
PLAIN = (
    *(f"src/grognard/{part}/" for part in ("core", "hexes", "series", "games", "lab", "cli")),
    *("src/grognard/server/tables/", "src/grognard/server/storage/"),
    *("src/grognard/library.py", "src/grognard/env.py", "docs/adr/", "ARCHITECTURE.md", "CONTRIBUTING.md"),
)
"""Where a piece is *it* and a player *you* or *they* already."""


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


def test_no_whoever_and_no_nobody() -> None:
    """ "Whoever enters", "nobody may", "he who" reads as translated."""
    assert [
        f"{name}: {match.group()}"
        for name, text in sources()
        if name.startswith(PLAIN)
        for match in PERSONS.finditer(text)
    ] == []


VAGUE = {"found", "known", "one", "other", "others"}
RULES = tuple(f"src/grognard/{part}/" for part in ("core", "hexes", "series", "games"))


def vague_names(text: str) -> Iterator[tuple[int, str]]:
    """Arguments and variables that do not say what they hold. `other` is what Python calls the operand of `__eq__`."""
    tree = ast.parse(text)
    operators = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__eq__"]
    spared = {arg for operator in operators for arg in operator.args.args}
    fields = {row.target for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for row in annotated(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.arg in VAGUE and node not in spared:
            yield node.lineno, node.arg
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id in VAGUE and node not in fields:
            yield node.lineno, node.id


def annotated(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The fields of a struct, whose names are those of files and messages."""
    return [row for row in node.body if isinstance(row, ast.AnnAssign)]


def test_variables_of_the_rules_say_what_they_hold() -> None:
    assert [
        f"{name}:{line}: {word}"
        for name, text in sources()
        if name.startswith(RULES) and name.endswith(".py")
        for line, word in vague_names(text)
    ] == []


def test_a_vague_variable_would_be_noticed() -> None:
    struct = "class A:\n    known: int\n    def __eq__(self, other): ...\n"
    text = "def f(one):\n    found = [other for other in one]\n\n" + struct
    assert sorted(vague_names(text)) == [(1, "one"), (2, "found"), (2, "other")]
