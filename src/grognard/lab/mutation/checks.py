"""The tests and situations that claim a clause, ready to run in this process; what ran before them; a fresh process."""

from __future__ import annotations

import ast
import inspect
import json
import os
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import _lru_cache_wrapper, partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, SimpleNamespace
from typing import Any

from grognard.lab.mutation.mutants import Function, mutated_module
from grognard.lab.mutation.trials import Check

SITUATION = "situation "
NO_PARAMETERS = SimpleNamespace(params={})
CheckTable = dict[str, tuple[Check, ...]]


@contextmanager
def noting_calls(called: set[CodeType]) -> Iterator[None]:
    """Note which code runs meanwhile."""

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)


def early_functions(called: set[CodeType]) -> frozenset[Function]:
    return frozenset(Function.of(code) for code in called if "/grognard/" in code.co_filename)


def forget_caches() -> None:
    """Empty every cache that imports and collection have filled: a mutant hidden by a cache would survive."""
    import gc

    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            if str(getattr(thing, "__module__", "")).partition(".")[0] in ("grognard", "tests"):
                thing.cache_clear()


# -- pytest ----------------------------------------------------------------------------------------------------------


class Collected:
    """A pytest plugin: it lets pytest collect, then works with the tests instead of running them."""

    def __init__(self, slug: str, called: set[CodeType], work: Callable[[CheckTable], None]) -> None:
        self.slug = slug
        self.noting = noting_calls(called)
        self.work = work
        self.failure = ""
        self.error: BaseException | None = None

    def pytest_sessionstart(self) -> None:
        self.noting.__enter__()

    def pytest_collection_finish(self) -> None:
        self.noting.__exit__(None, None, None)

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.error = RuntimeError(f"{report.nodeid}: {report.longreprtext}")

    def pytest_runtestloop(self, session: Any) -> bool:
        if self.error is None:
            try:
                self.work(self.table(session.items))
            except BaseException as error:
                self.error = error
        return True

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failure = report.longreprtext

    def table(self, items: Sequence[Any]) -> CheckTable:
        claims: dict[str, dict[str, Check]] = {}
        for item in items:
            if item.get_closest_marker("browser"):
                continue
            marked = (str(cited).partition(":") for mark in item.iter_markers("rule") for cited in mark.args)
            for clause in {clause for game, _, clause in marked if game == self.slug} | refusals(item):
                claims.setdefault(clause, {})[item.nodeid] = Check(item.nodeid, partial(self.run, item))
        return {clause: tuple(checks.values()) for clause, checks in claims.items()}

    def run(self, item: Any) -> str:
        """One test, with everything set up for it alone."""
        self.failure = ""
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.failure


def refusals(item: Any) -> set[str]:
    """The clauses by which a test expects a refusal: `refused(game, {…}, by="7.31")`, or a parameter `by`."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(item.function)))
    words = (word for call in ast.walk(tree) if isinstance(call, ast.Call) for word in call.keywords)
    clauses = {w.value.value for w in words if w.arg == "by" and isinstance(w.value, ast.Constant)}
    clauses |= {value for name, value in getattr(item, "callspec", NO_PARAMETERS).params.items() if name == "by"}
    return {clause for clause in clauses if isinstance(clause, str)}


def with_tests(
    slug: str, root: Path, files: Sequence[str], called: set[CodeType], work: Callable[[CheckTable], None]
) -> None:
    """Do something with the collected tests of these files; note what collecting them runs."""
    import pytest

    plugin = Collected(slug, called, work)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = folder
        code = pytest.main([*options(root), *(str(root / file) for file in files)], [plugin])
    if plugin.error is not None:
        raise plugin.error
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"pytest ends with {code!r}")


def options(root: Path) -> list[str]:
    quiet = ["no:terminal", "no:cacheprovider", "no:faulthandler", "no:logging"]
    addopts = "addopts=--strict-markers --import-mode=importlib"
    return [f"--rootdir={root}", "-c", str(root / "pyproject.toml"), "-o", addopts, "-s",
            *(word for name in quiet for word in ("-p", name))]  # fmt: skip


# -- situations ------------------------------------------------------------------------------------------------------


def situation_checks(slug: str, root: Path) -> CheckTable:
    from grognard.core.situations import runner

    claims: dict[str, list[Check]] = {}
    shipped = {f"{SITUATION}{name}": s for name, s in runner.catalogue(slug).items()}
    for path in sorted((root / "tests").rglob("*.yaml")):
        shipped[f"{SITUATION}{path.relative_to(root)}"] = runner.read_situation(path.read_text("utf-8"))
    for name, situation in shipped.items():
        for clause in situation.rules if situation.game == slug else ():
            claims.setdefault(clause, []).append(Check(name, partial(run_situation, situation)))
    return {clause: tuple(checks) for clause, checks in claims.items()}


def run_situation(situation: Any) -> str:
    from grognard.core.situations import runner
    from grognard.games import find

    try:
        runner.run(situation, find(situation.game))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def both(first: CheckTable, second: CheckTable) -> CheckTable:
    return {clause: first.get(clause, ()) + second.get(clause, ()) for clause in {**first, **second}}


# -- a fresh interpreter ---------------------------------------------------------------------------------------------


def noticed_afresh(slug: str, root: Path, checks: Sequence[str], function: Function, number: int) -> bool:
    """Whether the checks fail in an interpreter that has never run anything but the mutant."""
    task = json.dumps([slug, str(root), list(checks), function, number])
    return subprocess.run([sys.executable, "-m", __spec__.name, task], cwd=root, check=False).returncode != 0


def run_afresh(slug: str, root: Path, checks: Sequence[str], function: Function, number: int) -> int:
    import pytest

    code, original = mutated_module(function, number), SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        return code if loader.get_filename(fullname) == function.file else original(loader, fullname)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010  # the type of the method is its base class's
    runner = {name for name in checks if name.startswith(SITUATION)}
    for check in (c for table in situation_checks(slug, root).values() for c in table if runner):
        if check.name in runner and check.run():
            return 1
    tests = [name for name in checks if name not in runner]
    return int(pytest.main([*options(root), "-x", *tests])) if tests else 0


if __name__ == "__main__":
    slug, root, checks, function, number = json.loads(sys.argv[1])
    sys.exit(run_afresh(slug, Path(root), checks, Function(*function), number))
