"""How much of a rulebook is coded and tested, clause by clause.

Code cites clauses through its `Rulebook`; tests cite them by `pytest.mark.rule("slug:id")`, situations by their keys
`rule` and `rules`. An installed program has no tests: it uses the record in the pack instead.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path

import msgspec
from msgspec import Struct

import grognard
from grognard.core.rulebook import Clause, Paragraph, index
from grognard.core.situations import runner
from grognard.core.system import System
from grognard.lab.rulebook.citations import StrayCitation, citations

RECORD = "coverage.json"
Where = dict[str, list[str]]
"""Clause to the places that cite it."""


class ClauseCover(Struct, frozen=True):
    """The coverage of one clause."""

    id: str
    kind: str
    coded: tuple[str, ...]
    tests: tuple[str, ...]
    situations: tuple[str, ...]

    @property
    def needed(self) -> bool:
        """Components and advice need nothing: they cannot be broken."""
        return self.kind in ("rule", "example")

    @property
    def tested(self) -> bool:
        return bool(self.tests or self.situations)

    @property
    def covered(self) -> bool:
        """A rule is coded and tested; a worked example is a situation."""
        return bool(self.situations) if self.kind == "example" else bool(self.coded) and self.tested


class Chapter(Struct, frozen=True):
    """One line of the report."""

    id: str
    title: str
    paragraphs: int
    clauses: tuple[ClauseCover, ...]

    def count(self, kind: str, what: str = "") -> int:
        return sum(1 for c in self.clauses if c.kind == kind and (not what or getattr(c, what)))

    @property
    def uncovered(self) -> tuple[str, ...]:
        return tuple(c.id for c in self.clauses if c.needed and not c.covered)


class Coverage(Struct, frozen=True):
    """The whole rulebook."""

    game: str
    chapters: tuple[Chapter, ...]
    by_record: bool
    """Whether the tests were not available, and the record was used instead."""

    def clauses(self) -> Iterator[ClauseCover]:
        for chapter in self.chapters:
            yield from chapter.clauses

    @property
    def needed(self) -> int:
        return sum(1 for c in self.clauses() if c.needed)

    @property
    def covered(self) -> int:
        return sum(1 for c in self.clauses() if c.needed and c.covered)

    @property
    def share(self) -> float:
        return 100.0 * self.covered / self.needed if self.needed else 100.0


def checkout() -> Path | None:
    """The root of the source checkout this program runs from; None when it is installed."""
    root = Path(grognard.__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


# -- who cites what --------------------------------------------------------------------------------------------------


def cited_by_code(system: System) -> Where:
    """Every citation with its file and line; what is cited by data alone has the name of what reads it."""
    cited: Where = {}
    for citation in citations(system.slug):
        cited.setdefault(citation.id, []).append(citation.where)
    for id_, names in system.rulebook.cited.items():
        cited.setdefault(id_, list(names))
    return cited


def cited_by_tests(slug: str, root: Path) -> Where:
    """Every `pytest.mark.rule` below `tests`, found without running anything."""
    cited: Where = {}
    for path in sorted((root / "tests").rglob("*.py")):
        source = path.read_text("utf-8")
        if f'"{slug}:' not in source:
            continue  # parsing every test of every game takes ten times as long
        for id_, line in marks(ast.parse(source, filename=str(path)), slug):
            cited.setdefault(id_, []).append(f"{path.relative_to(root)}:{line}")
    return cited


def marks(tree: ast.AST, slug: str) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark")), args=args):
                for arg in args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        game, _, id_ = arg.value.partition(":")
                        if game == slug:
                            yield id_, arg.lineno


def cited_by_situations(slug: str, root: Path | None) -> Where:
    """The situations that the pack ships, and those beside the tests."""
    cited: Where = {}
    for name, situation in runner.catalogue(slug).items():
        for id_ in situation.rules:
            cited.setdefault(id_, []).append(name)
    for path in sorted((root / "tests").rglob("*.yaml")) if root else ():
        situation = runner.read_situation(path.read_text("utf-8"))
        for id_ in situation.rules if situation.game == slug else ():
            cited.setdefault(id_, []).append(str(path))
    return cited


def recorded(slug: str) -> list[str]:
    """The clauses that tests prove, as recorded when the program was built."""
    file = resources.files("grognard.packs").joinpath(slug, RECORD)
    return list(msgspec.json.decode(file.read_bytes(), type=dict[str, list[str]])["tested"]) if file.is_file() else []


def record(slug: str, root: Path) -> bytes:
    """What belongs in the record of a pack now."""
    tested = sorted(cited_by_tests(slug, root))
    return msgspec.json.format(msgspec.json.encode({"tested": tested}), indent=1) + b"\n"


def places_of(system: System, ids: Iterable[str]) -> dict[str, dict[str, list[str]]]:
    """For each id the places in the code, the tests and the situations that cite it."""
    slug, root = system.slug, checkout()
    code, shown = cited_by_code(system), cited_by_situations(slug, root)
    tests = cited_by_tests(slug, root) if root else {}
    return {
        id_: {"code": code.get(id_, []), "tests": tests.get(id_, []), "situations": shown.get(id_, [])} for id_ in ids
    }


# -- the report ------------------------------------------------------------------------------------------------------


def coverage(system: System, language: str = "en") -> Coverage:
    slug, root = system.slug, checkout()
    tests = cited_by_tests(slug, root) if root else {id_: ["record"] for id_ in recorded(slug)}
    shown = cited_by_situations(slug, root)
    coded = cited_by_code(system)
    for id_, where in (*tests.items(), *shown.items()):
        if id_ not in system.rulebook.ids:
            raise StrayCitation(game=slug, rule=id_, where=where[0])

    def cover(clause: Clause) -> ClauseCover:
        places = (tuple(where.get(clause.id, ())) for where in (coded, tests, shown))
        return ClauseCover(clause.id, clause.kind, *places)

    chapters: dict[str, list[Paragraph]] = {}
    for paragraph in index(slug).paragraph:
        chapters.setdefault(paragraph.id.partition(".")[0], []).append(paragraph)
    return Coverage(
        slug,
        tuple(
            Chapter(id_, parts[0].title.in_(language), len(parts), tuple(cover(c) for p in parts for c in p.clause))
            for id_, parts in chapters.items()
        ),
        by_record=root is None,
    )
