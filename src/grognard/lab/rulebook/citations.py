"""Where a game cites its rulebook: on a definition by `@rule("7.31")`, or at a line by `# §7.31`, in code as in the
facts of its pack.

Read from the source, so that every citation has its file and line. Citing an id that the rule index does not have is an
error: at import for a decorator, here for a line.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

import grognard
from grognard.core.errors import GrognardError
from grognard.core.rulebook import index

PACKAGE = Path(grognard.__file__).parent
ID = r"[A-Za-z]*[0-9A-Za-z]+(?:\.[0-9A-Za-z-]+)+"
AT_LINE = re.compile(rf"#.*?§\s*({ID}(?:\s*,\s*§?\s*{ID})*)")

AFTER_FACT = re.compile(rf"#\s*§\s*({ID}(?:\s*,\s*§?\s*{ID})*)[^\"]*$")


class StrayCitation(GrognardError):
    """Code, a test or a situation cites a clause that the rule index does not have."""

    code = "stray-citation"


class Citation(Struct, frozen=True):
    """One clause cited in one place."""

    id: str
    file: str
    """Below the package: `games/h44/state/zones.py`, `packs/ava/tables.toml`."""
    line: int
    name: str = ""
    """The definition that cites it; empty for a single line."""

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}"


@cache
def citations(slug: str) -> tuple[Citation, ...]:
    """Every citation in the source of a game, in the order of files and lines."""
    ids = {paragraph.id for paragraph in index(slug).paragraph} | {clause.id for clause in index(slug).clauses()}
    cited = [c for path in sorted((PACKAGE / "games" / slug).rglob("*.py")) for c in cited_in(path)]
    cited += (c for path in sorted((PACKAGE / "packs" / slug).glob("*.toml")) for c in cited_by_facts(path))
    for citation in cited:
        if citation.id not in ids:
            raise StrayCitation(game=slug, rule=citation.id, where=citation.where)
    return tuple(sorted(cited, key=lambda citation: (citation.file, citation.line)))


def cited_in(path: Path) -> Iterator[Citation]:
    text, file = path.read_text("utf-8"), path.relative_to(PACKAGE).as_posix()
    for node in ast.walk(ast.parse(text, filename=str(path))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for id_ in decorated(node):
                yield Citation(id_, file, node.lineno, node.name)
    for id_, line in cited_at_lines(text):
        yield Citation(id_, file, line)


def cited_by_facts(path: Path) -> Iterator[Citation]:
    """The comments `# §18.1.c` behind the facts of a pack."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if match := AFTER_FACT.search(line):
            for id_ in re.findall(ID, match.group(1)):
                yield Citation(id_, path.relative_to(PACKAGE).as_posix(), number)


def cited_at_lines(text: str) -> Iterator[tuple[str, int]]:
    """The comments `# §7.31`."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and (match := AT_LINE.search(token.string)):
            yield from ((id_, token.start[0]) for id_ in re.findall(ID, match.group(1)))


def decorated(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    """The ids in the decorators `@rule(…)` and `@rule.forbids(…)` of a definition."""
    for decorator in node.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="rule") | ast.Attribute(value=ast.Name(id="rule")), args=args):
                yield from (arg.value for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
