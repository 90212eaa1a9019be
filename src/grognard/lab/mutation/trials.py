"""Do the tests bite? Citations are muted one at a time, and the tests that claim the clause must notice.

A prohibition is muted: it never refuses by that clause. A function or class gets a mutant of its code. Whatever no test
notices survives: either the test proves nothing, or the citation stands on code that does not do the clause.
"""

from __future__ import annotations

import ast
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from inspect import getmodule, unwrap
from types import CodeType, FrameType, FunctionType
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from grognard.core.rulebook import Rulebook, index
from grognard.core.verdicts import Evidence, Prohibition
from grognard.lab.mutation.forking import Job, Plan, Reply
from grognard.lab.mutation.mutants import Function, Site, marked_lines, mutant, mute, node_of, sites, source
from grognard.lab.rulebook.citations import citations as source_citations

MUTANTS = 3
"""So many mutants may go unnoticed, for some change nothing; so many for each clause that the thing cites, for without
a `# §7.31` it is not known which of its lines does which clause."""
MOST_MUTANTS = 9
CALLS_TRACED = 20
"""After so many calls of a function a test has most likely run all the lines that it runs."""
FIRST_OF_A_CLASS = ("run", "verdict", "resolve", "candidates", "offers", "actions", "judge", "misplaced")
LAST_RESORTS = ("number changed",)

Fate = Literal["killed", "survived", "data", "untested", "broken"]


class Check(NamedTuple):
    """A test or situation: it returns what is wrong, or nothing."""

    name: str
    run: Callable[[], str]


class Citation(Struct, frozen=True):
    """One thing that cites one clause."""

    clause: str
    thing: Any
    clauses: int = 1
    """How many clauses the thing cites in all."""

    @property
    def where(self) -> str:
        return f"{self.thing.__module__}.{self.thing.__qualname__}"

    @property
    def refuses(self) -> bool:
        return isinstance(self.thing, Prohibition) and self.clause in self.thing.rules

    @property
    def functions(self) -> tuple[FunctionType, ...]:
        """The code that can be changed; a class comes with its own methods, those that decide first."""
        if isinstance(self.thing, Prohibition):
            return (plain(self.thing.find),)
        if isinstance(self.thing, type):
            methods = [f for f in map(unwrapped, vars(self.thing).values()) if isinstance(f, FunctionType)]
            return tuple(
                f for f in methods if f.__module__ == self.thing.__module__ and not f.__name__.startswith("__")
            )
        return (plain(self.thing),)


class Outcome(Struct, frozen=True, kw_only=True):
    """What became of one citation."""

    clause: str
    where: str
    place: str
    fate: Fate
    mutants: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    noticed_by: str = ""
    note: str = ""


class Trace(Struct, frozen=True, kw_only=True):
    """What a check does while nothing is muted."""

    name: str
    why: str = ""
    """What is wrong already."""
    seconds: float = 0.0
    lines: dict[str, frozenset[int]] = {}


class Found(Struct, frozen=True, kw_only=True):
    """What a run of the checks found."""

    failed: str = ""
    suppressed: int = 0


def unwrapped(thing: Any) -> object:
    """What is inside a property, a cache or another wrapper."""
    for inner in ("fget", "func", "__func__"):
        thing = getattr(thing, inner, None) or thing
    return unwrap(thing) if callable(thing) else thing


def plain(thing: object) -> FunctionType:
    function = unwrapped(thing)
    assert isinstance(function, FunctionType), thing
    return function


def citations(rulebook: Rulebook) -> list[Citation]:
    """Every citation of a rule, in the order of the rulebook."""
    clauses = Counter(id(thing) for things in rulebook.citing.values() for thing in things)
    by_lines = cited_by_lines(rulebook.slug)
    return [
        Citation(clause.id, thing, clauses[id(thing)])
        for clause in index(rulebook.slug).clauses() if clause.kind == "rule"
        for thing in {id(t): t for t in (*rulebook.citing.get(clause.id, ()), *by_lines.get(clause.id, ()))}.values()
    ]  # fmt: skip


def cited_by_lines(slug: str) -> dict[str, list[Any]]:
    """Clause to the functions, methods and prohibitions with a line that cites it by `# §7.31`."""
    cited: dict[str, list[Any]] = {}
    for citation in source_citations(slug):
        thing = None if citation.name else definition_around(citation.file, citation.line)
        if thing is not None:
            cited.setdefault(citation.id, []).append(thing)
    return cited


def definition_around(file: str, line: int) -> Any:
    """The outermost function or method around a line, as the program has it; None for a line of data."""
    if not file.endswith(".py"):
        return None
    thing: Any = import_module("grognard." + file.removesuffix(".py").replace("/", "."))
    block: Any = ast.parse(source(thing.__file__))
    while True:
        inner = (node for node in block.body if isinstance(node, ast.FunctionDef | ast.ClassDef))
        block = next((node for node in inner if node.lineno <= line <= (node.end_lineno or node.lineno)), None)
        if block is None:
            return None
        thing = vars(thing)[block.name]
        if isinstance(block, ast.FunctionDef):
            return thing if isinstance(thing, Prohibition) or hasattr(thing, "__qualname__") else plain(thing)


def sample(rulebook: Rulebook, size: int, seed: int, clauses: Sequence[str] = ()) -> list[Citation]:
    """So many citations by chance; all of them, where clauses are named."""
    every = citations(rulebook)
    if clauses:
        return [c for c in every if c.clause in clauses]
    return random.Random(seed).sample(every, min(size, len(every)))


# -- in the child ----------------------------------------------------------------------------------------------------


def run_checks(checks: Sequence[Check]) -> Found:
    """Run checks up to the first that fails."""
    for check in checks:
        if check.run():
            return Found(failed=check.name)
    return Found()


def run_traced(check: Check, files: frozenset[str]) -> Trace:
    """Run a check as the code is, and note how long it takes and which lines of these files it runs."""
    lines: dict[str, set[int]] = {file: set() for file in files}
    calls: Counter[CodeType] = Counter()

    def on_line(frame: FrameType, event: str, arg: object) -> Any:
        lines[frame.f_code.co_filename].add(frame.f_lineno)
        return on_line

    def on_call(frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        if code.co_filename not in files or calls[code] >= CALLS_TRACED:
            return None
        calls[code] += 1
        return on_line

    began = time.monotonic()
    sys.settrace(on_call)
    try:
        why = check.run()
    finally:
        sys.settrace(None)
    reached = {file: frozenset(numbers) for file, numbers in lines.items() if numbers}
    return Trace(name=check.name, why=why, seconds=time.monotonic() - began, lines=reached)


def run_mutated(checks: Sequence[Check], function: FunctionType, code: CodeType) -> Found:
    if code.co_freevars != function.__code__.co_freevars:
        return Found()  # a closure that no longer needs a variable: Python takes no such code
    function.__code__ = code
    return run_checks(checks)


def run_muted(checks: Sequence[Check], prohibition: Prohibition, clause: str) -> Found:
    """Run checks while a prohibition never refuses by this clause."""
    suppressed = 0

    def suppress(violation: object) -> object:
        nonlocal suppressed
        by = violation.by if isinstance(violation, Evidence) and violation.by else prohibition.rules[0]
        if not violation or by != clause:
            return violation
        suppressed += 1
        return None

    mute(plain(prohibition.find), suppress)
    failed = run_checks(checks).failed
    return Found(failed=failed, suppressed=suppressed)


# -- the trial of one citation ---------------------------------------------------------------------------------------


class Trials(Struct, frozen=True, kw_only=True):
    """What the trials of all citations share."""

    checks: dict[str, tuple[Check, ...]]
    """By clause: the tests and situations that claim it."""
    traces: dict[str, Trace]
    seed: int = 0
    seconds: float = 60.0
    early: frozenset[Function] = frozenset()
    """What has run before the children start: its results may be kept where no mutant reaches them."""
    afresh: Callable[[Sequence[str], Function, int], bool] | None = None
    """Whether checks (by name) notice a mutant in a fresh interpreter."""

    def trial(self, citation: Citation) -> Plan[Outcome]:
        """The mutants of a citation, until one is noticed."""
        checks = self.checks.get(citation.clause, ())
        functions = citation.functions
        place = place_of(citation)
        end = partial(Outcome, clause=citation.clause, where=citation.where, place=place, tests=names(checks))
        if not any(sites_of(f) for f in functions):
            return end(fate="data", note="no code to change")
        if not checks:
            return end(fate="untested", note="no test claims it")
        traces = [self.traces[check.name] for check in checks]
        for trace in traces:
            if trace.why:
                return end(fate="broken", noticed_by=trace.name, note=trace.why)
        checks = tuple(sorted(checks, key=lambda check: self.traces[check.name].seconds))
        if citation.refuses:
            muted = yield Job(partial(run_muted, checks, citation.thing, citation.clause), self.seconds)
            found = found_in(muted)
            fate: Fate = "killed" if found.failed else "survived"
            note = "" if found.suppressed or found.failed else "no test makes it refuse by this clause"
            return end(fate=fate, mutants=("muted",), noticed_by=found.failed, note=note)
        tried: list[str] = []
        file = functions[0].__code__.co_filename
        reached = frozenset[int]().union(*(trace.lines.get(file, ()) for trace in traces))
        choice = self.choose(citation, reached)
        for function, number, site in choice:
            tried.append(f"{site.kind} at {relative(function.__code__.co_filename)}:{site.first}")
            do = partial(run_mutated, checks, function, mutant(function, number))
            if not reached.intersection(range(site.first, site.last + 1)):
                do = partial(self.run_afresh, names(checks), Function.of(function.__code__), number)
            found = found_in((yield Job(do, self.seconds)))
            if found.failed:
                return end(fate="killed", mutants=tuple(tried), noticed_by=found.failed)
        note = "" if choice else "its tests never run it"
        return end(fate="survived", mutants=tuple(tried), note=note)

    def run_afresh(self, checks: Sequence[str], function: Function, number: int) -> Found:
        assert self.afresh is not None
        return Found(failed="in a fresh interpreter" if self.afresh(checks, function, number) else "")

    def choose(self, citation: Citation, lines: frozenset[int]) -> list[tuple[FunctionType, int, Site]]:
        """A few mutants on lines that the tests run: on the clause's own lines if any, else at random, spread out."""
        every = [(f, number, site) for f in citation.functions for number, site in enumerate(sites_of(f))]
        marked = marked_lines(citation.functions[0].__code__.co_filename, citation.clause)
        on_mark = [m for m in every if m[2].first in marked]
        every, most = (on_mark, MUTANTS) if on_mark else (every, min(MUTANTS * citation.clauses, MOST_MUTANTS))
        run = [m for m in every if lines.intersection(range(m[2].first, m[2].last + 1))]
        if not run and self.afresh:
            run, most = [m for m in every if Function.of(m[0].__code__) in self.early], MUTANTS
        random.Random(f"{self.seed} {citation.clause} {citation.where}").shuffle(run)
        run.sort(key=lambda m: (m[0].__name__ not in FIRST_OF_A_CLASS, m[2].kind in LAST_RESORTS))
        first_on_line = {m[2].first: m for m in reversed(run)}
        spread = [m for m in run if first_on_line[m[2].first] is m]
        return (spread + [m for m in run if m not in spread])[:most]


def found_in(reply: Reply) -> Found:
    if not reply.in_time:
        return Found(failed="the time limit")
    return msgspec.convert(reply.data, Found) if reply.data is not None else Found(failed="a crash")


def trace(check: Check, files: frozenset[str], seconds: float) -> Plan[Trace]:
    """Run a check once while nothing is muted."""
    reply = yield Job(partial(run_traced, check, files), seconds)
    if reply.data is None:
        return Trace(name=check.name, why="takes too long" if not reply.in_time else "crashes")
    return msgspec.convert(reply.data, Trace)


def files_of(citations: Sequence[Citation]) -> frozenset[str]:
    return frozenset(f.__code__.co_filename for citation in citations for f in citation.functions)


def sites_of(function: FunctionType) -> list[Site]:
    return sites_at(Function.of(function.__code__))


@cache
def sites_at(function: Function) -> list[Site]:
    try:
        return list(sites(node_of(ast.parse(source(function.file)), function)))
    except (LookupError, OSError):
        return []  # a lambda, or code that was made by a library


def names(checks: Sequence[Check]) -> tuple[str, ...]:
    return tuple(check.name for check in checks)


def place_of(citation: Citation) -> str:
    if citation.functions:
        code: CodeType = citation.functions[0].__code__
        return f"{relative(code.co_filename)}:{code.co_firstlineno}"
    module = getmodule(citation.thing)
    return relative(str(getattr(module, "__file__", "")))


def relative(file: str) -> str:
    """The path below `src` or `tests`."""
    return file[file.find("src/") :] if "src/" in file else file
