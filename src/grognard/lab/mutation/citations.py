"""What is muted: the citations of a rulebook, on definitions and at lines, with the code that can be changed."""

from __future__ import annotations

import ast
import gc
import pkgutil
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from inspect import getmodule, unwrap
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

from msgspec import Struct

from grognard.core.rulebook import Rulebook, index
from grognard.core.verdicts import Prohibition
from grognard.lab.mutation.mutants import MODULE, Function, source
from grognard.lab.rulebook.citations import PACKAGE, cited_at_lines, decorated


class Target(NamedTuple):
    """Code that can be changed: a function, or the statements of a module outside its functions."""

    function: Function
    live: object
    """The function in this process; none for a module, whose mutants need a fresh interpreter."""

    @classmethod
    def of(cls, live: FunctionType) -> Target:
        return cls(Function.of(live.__code__), live)

    @property
    def name(self) -> str:
        return self.function.name.rpartition(".")[2]

    @property
    def lines(self) -> frozenset[int]:
        """The lines of its code."""
        if self.live is None:
            return frozenset(range(1, source(self.function.file).count("\n") + 2))
        return definition_lines(self.function)


class Citation(Struct, frozen=True):
    """One thing that cites one clause: a definition, or a line."""

    clause: str
    thing: Any
    """The function, class or prohibition; of a line, the function around it, or nothing in a module's own data."""
    clauses: int = 1
    """How many clauses the thing cites in all."""
    line: int = 0
    """The marked line; 0 for a definition."""
    path: str = ""
    """The file of the marked line."""

    @property
    def where(self) -> str:
        if self.thing is None:
            return f"{Path(self.path).stem}.py"
        return f"{self.thing.__module__}.{self.thing.__qualname__}"

    @property
    def refuses(self) -> bool:
        return not self.line and isinstance(self.thing, Prohibition) and self.clause in self.thing.rules

    @property
    def targets(self) -> tuple[Target, ...]:
        """The code that can be changed; a class comes with its own methods."""
        if self.thing is None:
            return (Target(Function.module(self.path), None),)
        if isinstance(self.thing, Prohibition):
            return (Target.of(plain(self.thing.find)),)
        if isinstance(self.thing, type):
            methods = [f for f in map(unwrapped, vars(self.thing).values()) if isinstance(f, FunctionType)]
            own = (f for f in methods if f.__module__ == self.thing.__module__ and not f.__name__.startswith("__"))
            return tuple(map(Target.of, own))
        return (Target.of(plain(self.thing)),)

    @property
    def file(self) -> str:
        if self.path or self.targets:
            return self.path or self.targets[0].function.file
        return str(getattr(getmodule(self.thing), "__file__", ""))

    @property
    def place(self) -> str:
        if self.line:
            return f"{self.path}:{self.line}"
        return f"{self.file}:{self.targets[0].function.line}" if self.targets else self.file


def unwrapped(thing: Any) -> object:
    """What is inside a property, a cache or another wrapper."""
    for inner in ("fget", "func", "__func__"):
        thing = getattr(thing, inner, None) or thing
    return unwrap(thing) if callable(thing) else thing


def plain(thing: object) -> FunctionType:
    function = unwrapped(thing)
    assert isinstance(function, FunctionType), thing
    return function


# -- lines -----------------------------------------------------------------------------------------------------------


class Span(NamedTuple):
    """A definition in its file: its lines, decorators included, and what it cites."""

    node: ast.FunctionDef | ast.ClassDef
    first: int
    last: int
    cites: frozenset[str]
    outer: bool
    """Whether it lies in no function: only such a function can be exchanged in place."""


@cache
def spans(file: str) -> tuple[Span, ...]:
    """Every definition of a file, the outer before the inner."""

    def below(node: ast.AST, outer: bool) -> Iterator[Span]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                first = min([child.lineno, *(d.lineno for d in child.decorator_list)])
                yield Span(child, first, child.end_lineno or first, frozenset(decorated(child)), outer)
            yield from below(child, outer and not isinstance(child, ast.FunctionDef))

    return tuple(below(ast.parse(source(file)), True))


@cache
def definition_lines(function: Function) -> frozenset[int]:
    for span in spans(function.file):
        if span.first == function.line and span.node.name == function.name.rpartition(".")[2]:
            return frozenset(range(span.first, span.last + 1))
    return frozenset()


def line_citations(rulebook: Rulebook, files: Sequence[str]) -> Iterator[Citation]:
    """The clauses cited at lines, except where the definition around the line cites the clause itself.

    Call it before `gc.freeze`, which hides the functions.
    """
    live = {
        Function.of(thing.__code__): thing
        for thing in gc.get_objects()
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in files
    }
    for file in files:
        cited = list(dict.fromkeys(cited_at_lines(source(file))))
        clauses = Counter(line for _, line in cited)
        for clause, line in cited:
            around = [span for span in spans(file) if span.first <= line <= span.last]
            if clause in rulebook.ids and not any(clause in span.cites for span in around):
                thing = next((f for span in around if (f := function_of(span, file, live))), None)
                yield Citation(clause, thing, clauses[line], line, file)


def function_of(span: Span, file: str, live: dict[Function, FunctionType]) -> FunctionType | None:
    """The function of this process that a definition has made."""
    if not span.outer or not isinstance(span.node, ast.FunctionDef):
        return None
    fits = (f for key, f in live.items() if (key.file, key.line) == (file, span.first) and key.name != MODULE)
    return next((f for f in fits if f.__name__ == span.node.name), None)


# -- the sample ------------------------------------------------------------------------------------------------------


def game_files(slug: str) -> list[str]:
    """The source files of a game, all of them loaded."""
    package = import_module(f"grognard.games.{slug}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    return sorted(map(str, (PACKAGE / "games" / slug).rglob("*.py")))


def citations(rulebook: Rulebook, files: Sequence[str] = ()) -> list[Citation]:
    """Every citation of a rule, on definitions and at the lines of these files, in the order of the rulebook."""
    clauses = Counter(id(thing) for things in rulebook.citing.values() for thing in things)
    at_lines: dict[str, list[Citation]] = {}
    for citation in line_citations(rulebook, files):
        at_lines.setdefault(citation.clause, []).append(citation)
    cited: list[Citation] = []
    for clause in index(rulebook.slug).clauses():
        if clause.kind == "rule":
            things = {id(thing): thing for thing in rulebook.citing.get(clause.id, ())}.values()
            cited += (Citation(clause.id, thing, clauses[id(thing)]) for thing in things)
            cited += at_lines.get(clause.id, ())
    return cited


def sample(every: Sequence[Citation], size: int, seed: int, clauses: Sequence[str] = ()) -> list[Citation]:
    """A random sample of citations; all citations of the clauses, if any are named."""
    if clauses:
        return [c for c in every if c.clause in clauses]
    return random.Random(seed).sample(every, min(size, len(every)))
