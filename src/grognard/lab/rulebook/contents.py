"""The table of contents of a game's package: each chapter of the rulebook, and the modules that do it.

It stands in the docstring of `games/<slug>/__init__.py`, made from the citations in the code: `grognard rules SLUG
--contents` writes it anew, and a test fails when it is stale.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from grognard.core.rulebook import index
from grognard.lab.rulebook.citations import PACKAGE, citations

LEAST = 0.08
"""A module that does a smaller part of a chapter than this is left out, unless it is the only one."""
WIDTH = 118
HEADING = "The rulebook, chapter by chapter, and the modules that do it:"


def home(slug: str) -> Path:
    return PACKAGE / "games" / slug / "__init__.py"


def contents(slug: str) -> str:
    """The lines of the table: number, title, modules; those that do most first."""
    chapters: dict[str, str] = {}
    for paragraph in index(slug).paragraph:
        chapters.setdefault(paragraph.id.partition(".")[0], paragraph.title.en)
    done: dict[str, Counter[str]] = {id_: Counter() for id_ in chapters}
    for citation in {(c.id, c.file) for c in citations(slug)}:
        id_, file = citation
        done[id_.partition(".")[0]][file.removeprefix(f"games/{slug}/").removesuffix(".py")] += 1
    number = max(map(len, chapters))
    title = max(map(len, chapters.values()))
    lines = []
    for id_, name in chapters.items():
        lines += wrapped(f"    {id_:{number}}  {name:{title}}  ", modules(done[id_]))
    return "\n".join(lines)


def modules(counts: Counter[str]) -> list[str]:
    """The modules that do a chapter: more clauses first, then by name."""
    total = counts.total()
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [name for place, (name, count) in enumerate(ranked) if not place or count >= LEAST * total]


def wrapped(head: str, names: list[str]) -> list[str]:
    lines, line = [], head
    for place, name in enumerate(names):
        piece = name + ("," if place + 1 < len(names) else "")
        if len(line) + len(piece) > WIDTH and line.strip():
            lines.append(line.rstrip())
            line = " " * len(head)
        line += piece + " "
    return [*lines, line.rstrip()]


def docstring(slug: str) -> str:
    """The docstring as it should be: its own first line stays."""
    first = (ast.get_docstring(ast.parse(home(slug).read_text("utf-8"))) or slug).splitlines()[0]
    return f'"""{first}\n\n{HEADING}\n\n{contents(slug)}\n"""\n'


def write(slug: str) -> None:
    """Put the table into the package; whatever else stands there stays."""
    path = home(slug)
    text = path.read_text("utf-8")
    node = ast.parse(text).body[0]
    assert isinstance(node, ast.Expr)
    body = text.splitlines(keepends=True)[node.end_lineno :]
    path.write_text(docstring(slug) + "".join(body), "utf-8")
