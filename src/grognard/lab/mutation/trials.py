"""Do the tests bite? Citations are muted one at a time, and the tests that claim the clause must notice.

A prohibition is muted: it never refuses by that clause. A function, class or marked line gets a mutant of its code.
What no test notices survives: either the test proves nothing, or the cited code does not do the clause.
"""

from __future__ import annotations

import ast
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, partial
from types import CodeType, FrameType, FunctionType
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from grognard.core.verdicts import Evidence, Prohibition
from grognard.lab.mutation.citations import Citation, Target, plain
from grognard.lab.mutation.forking import Job, Plan, Reply
from grognard.lab.mutation.mutants import Function, Site, marked_lines, mutant, mute, node_of, sites, sites_on, source

MUTANTS = 3
"""So many mutants may go unnoticed, for some change nothing; so many for each clause that the thing cites, for without
a `# §7.31` it is not known which of its lines does which clause."""
MOST_MUTANTS = 9
CALLS_TRACED = 20
"""After so many calls of a function a test has most likely run all the lines that it runs."""
LEEWAY = 3.0
"""Seconds of the processor that a mutant may take beyond what its checks took while they were traced, which slows them
down several times: what takes longer than that does not end."""
FIRST_OF_A_CLASS = ("run", "verdict", "resolve", "candidates", "offers", "actions", "judge", "misplaced")
LAST_RESORTS = ("number changed", "element dropped")

Mutant = tuple[Target, int, Site]
"""Where it is, which of the sites there, and the site."""
Fate = Literal["killed", "survived", "data", "untested", "broken"]


class Check(NamedTuple):
    """A test or situation: it returns what is wrong, or nothing."""

    name: str
    run: Callable[[], str]


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

    began = time.process_time()
    sys.settrace(on_call)
    try:
        why = check.run()
    finally:
        sys.settrace(None)
    reached = {file: frozenset(numbers) for file, numbers in lines.items() if numbers}
    return Trace(name=check.name, why=why, seconds=time.process_time() - began, lines=reached)


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
        end = partial(
            Outcome, clause=citation.clause, where=citation.where, place=relative(citation.place), tests=names(checks)
        )
        mutants = mutants_of(citation)
        if not mutants:
            line = "nothing on the line can be changed without a crash" if citation.line else "no code to change"
            return end(fate="data", note=line)
        if not checks:
            return end(fate="untested", note="no test claims it")
        traces = [self.traces[check.name] for check in checks]
        for trace in traces:
            if trace.why:
                return end(fate="broken", noticed_by=trace.name, note=trace.why)
        checks = tuple(sorted(checks, key=lambda check: self.traces[check.name].seconds))
        limit = min(self.seconds, LEEWAY + sum(trace.seconds for trace in traces))
        if citation.refuses:
            muted = yield Job(partial(run_muted, checks, citation.thing, citation.clause), limit)
            findings = found_in(muted)
            fate: Fate = "killed" if findings.failed else "survived"
            note = "" if findings.suppressed or findings.failed else "no test makes it refuse by this clause"
            return end(fate=fate, mutants=("muted",), noticed_by=findings.failed, note=note)
        tried: list[str] = []
        reached = frozenset[int]().union(*(trace.lines.get(citation.file, ()) for trace in traces))
        choice = self.choose(citation, mutants, reached)
        for target, number, site in choice:
            tried.append(f"{site.kind} at {relative(citation.file)}:{site.first}")
            if target.live and (covers(reached, site) or target.function not in self.early):
                function = plain(target.live)
                job = Job(partial(run_mutated, checks, function, mutant(function, number)), limit)
            else:
                job = Job(partial(self.run_afresh, names(checks), target.function, number), self.seconds)
            findings = found_in((yield job))
            if findings.failed:
                return end(fate="killed", mutants=tuple(tried), noticed_by=findings.failed)
        note = "" if any(covers(reached, site) for _, _, site in choice) else "its tests never run it"
        return end(fate="survived", mutants=tuple(tried), note=note)

    def run_afresh(self, checks: Sequence[str], function: Function, number: int) -> Found:
        assert self.afresh is not None
        return Found(failed="in a fresh interpreter" if self.afresh(checks, function, number) else "")

    def choose(self, citation: Citation, mutants: list[Mutant], lines: frozenset[int]) -> list[Mutant]:
        """A few mutants on lines that the tests run, at random, spread out."""
        exact = not citation.line and bool(marks(citation))
        most = MUTANTS if exact else min(MUTANTS * citation.clauses, MOST_MUTANTS)
        run = [m for m in mutants if m[0].live and covers(lines, m[2])]
        if not run and self.afresh:
            run, most = [m for m in mutants if m[0].function in self.early], MUTANTS
        if not run:  # a line that a test reaches only after `CALLS_TRACED` calls is in no trace: its mutants tell
            run, most = [m for m in mutants if m[0].live], MUTANTS
        random.Random(f"{self.seed} {citation.clause} {citation.where}").shuffle(run)
        run.sort(key=lambda m: (m[0].name not in FIRST_OF_A_CLASS, m[2].kind in LAST_RESORTS))
        first_on_line = {m[2].first: m for m in reversed(run)}
        spread = [m for m in run if first_on_line[m[2].first] is m]
        return (spread + [m for m in run if m not in spread])[:most]


def covers(lines: frozenset[int], site: Site) -> bool:
    """Whether the site is on one of these lines."""
    return bool(lines.intersection(range(site.first, site.last + 1)))


def marks(citation: Citation) -> list[tuple[Target, int]]:
    """The lines that are marked with the clause, in what cites it."""
    lines = {citation.line} if citation.line else marked_lines(citation.file, citation.clause)
    return [(target, line) for target in citation.targets for line in sorted(lines & target.lines)]


def mutants_of(citation: Citation) -> list[Mutant]:
    """Every mutant of what cites the clause; where lines are marked with it, only of these lines."""
    numbered = {target: list(enumerate(sites_at(target.function))) for target in citation.targets}
    marked = [
        (target, number, site)
        for target, line in marks(citation)
        for number, site in sites_on(numbered[target], target.function.file, line)
    ]
    if marked or citation.line:
        return marked
    return [(target, number, site) for target, every in numbered.items() for number, site in every]


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
    return frozenset(citation.file for citation in citations if citation.file)


@cache
def sites_at(function: Function) -> list[Site]:
    try:
        return list(sites(node_of(ast.parse(source(function.file)), function)))
    except (LookupError, OSError):
        return []  # a lambda, or code that was made by a library


def names(checks: Sequence[Check]) -> tuple[str, ...]:
    return tuple(check.name for check in checks)


def relative(file: str) -> str:
    """The path below `src` or `tests`."""
    return file[file.find("src/") :] if "src/" in file else file
