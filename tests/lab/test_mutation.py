"""The mutation tool: a test that bites kills the mutant, one that asserts nothing lets it live."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from grognard.lab.mutation.checks import refusals
from grognard.lab.mutation.forking import Job, Plan, Reply, carry_out
from grognard.lab.mutation.mutants import Function, marked_lines, mutant, sites
from grognard.lab.mutation.trials import Check, Outcome, Trials, citations, definition_around, files_of, sample, trace
from grognard.lab.rulebook import coverage
from tests.cli.running import Shell

TOY = """
from functools import cache

from grognard.core.rulebook import Rulebook
from grognard.core.verdicts import Violation, evidence, judge

rule = Rulebook("pavlov")


@rule.forbids("4.move.a")
def moves_too_far(steps: int) -> Violation:
    return evidence("unit") if steps > 3 else None


@rule.forbids("4.move.b", "4.move.c")
def stays_or_goes_back(steps: int) -> Violation:
    if steps < 0:
        return evidence("unit", by="4.move.c")
    return evidence("unit", by="4.move.b") if steps == 0 else None


@rule("4.move.d")
@cache
def cost(steps: int) -> int:
    return steps * 2


@rule("4.move.e", "4.move.f")
class Move:
    steps = 0

    def run(self, log: list[str]) -> None:
        log.append("moved")  # §4.move.e
        if self.steps:
            log.append("tired")


@rule("4.move.g")
class Facts:
    allowance = 3


def allowed(steps: int) -> bool:
    return judge((moves_too_far, stays_or_goes_back), steps) is True
"""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def toy(tmp_path: Path) -> Iterator[ModuleType]:
    file = tmp_path / "toy_rules.py"
    file.write_text(TOY, "utf-8")
    spec = importlib.util.spec_from_file_location("toy_rules", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["toy_rules"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["toy_rules"]


def outcome(toy: ModuleType, clause: str, check: Callable[[], bool] | None) -> Outcome:
    """What becomes of a clause whose only test is this one."""
    every = (c for c in citations(toy.rule) if c.thing.__module__ == toy.__name__)
    (citation,) = (c for c in every if c.clause == clause)
    checks: dict[str, tuple[Check, ...]] = {}
    if check:
        checks[clause] = (Check("test", lambda: "" if check() else "wrong"),)
    traces = {t.name: t for t in carry_out((trace(c, files_of([citation]), 9) for c in checks.get(clause, ())), 1)}
    (result,) = carry_out([Trials(checks=checks, traces=traces, seconds=9).trial(citation)], 1)
    return result


def moved(toy: ModuleType) -> bool:
    log: list[str] = []
    toy.Move().run(log)
    return log == ["moved"]


def test_muted_prohibition_is_noticed_by_a_test_that_bites(toy: ModuleType) -> None:
    found = outcome(toy, "4.move.a", lambda: not toy.allowed(4) and toy.allowed(3))
    assert (found.fate, found.noticed_by, found.mutants) == ("killed", "test", ("muted",))
    assert found.place.endswith("toy_rules.py:10")
    assert not toy.allowed(4), "nothing is muted in this process"


def test_muted_prohibition_survives_a_test_of_the_near_miss_only(toy: ModuleType) -> None:
    found = outcome(toy, "4.move.a", lambda: toy.allowed(3))
    assert (found.fate, found.note) == ("survived", "no test makes it refuse by this clause")


def test_test_without_assertion_lets_a_mutant_live(toy: ModuleType) -> None:
    found = outcome(toy, "4.move.a", lambda: toy.allowed(4) in (True, False))
    assert (found.fate, found.note, found.tests) == ("survived", "", ("test",))


@pytest.mark.parametrize(("clause", "steps"), [("4.move.b", 0), ("4.move.c", -1)])
def test_prohibition_of_two_clauses_loses_only_one(toy: ModuleType, clause: str, steps: int) -> None:
    assert outcome(toy, clause, lambda: not toy.allowed(steps)).fate == "killed"
    assert outcome(toy, clause, lambda: not toy.allowed(-1 - steps)).fate == "survived"


def test_function_behind_a_cache_gets_a_mutant(toy: ModuleType) -> None:
    assert outcome(toy, "4.move.d", lambda: toy.cost(3) == 6).fate == "killed"
    found = outcome(toy, "4.move.d", lambda: toy.cost(4) >= 0)
    assert found.fate == "survived"
    assert len(found.mutants) == 2, "the result, and the number"


def test_only_the_marked_line_of_a_class_is_mutated(toy: ModuleType) -> None:
    found = outcome(toy, "4.move.e", lambda: moved(toy))
    assert found.fate == "killed"
    assert [m.partition(" at ")[0] for m in found.mutants] == ["statement dropped"]
    assert marked_lines(toy.__file__ or "", "4.move.e") == {33}
    assert marked_lines(toy.__file__ or "", "4.move.f") == set()


def test_a_line_that_cites_a_clause_belongs_to_the_function_around_it() -> None:
    file = "lab/mutation/trials.py"
    first = Function.of(citations.__code__).line
    assert definition_around(file, first + 3) is citations
    assert definition_around(file, 1) is None
    assert definition_around("packs/ava/tables.toml", 5) is None
    method = Function.of(Trials.choose.__code__).line
    assert definition_around(file, method + 2) is Trials.choose


def test_code_that_the_tests_never_run_survives(toy: ModuleType) -> None:
    found = outcome(toy, "4.move.f", lambda: toy.allowed(1))
    assert (found.fate, found.note) == ("survived", "its tests never run it")


def test_facts_and_clauses_without_a_test_are_counted_apart(toy: ModuleType) -> None:
    assert outcome(toy, "4.move.g", lambda: True).fate == "data"
    assert outcome(toy, "4.move.a", None).fate == "untested"
    broken = outcome(toy, "4.move.a", lambda: False)
    assert (broken.fate, broken.noticed_by) == ("broken", "test")


def test_endless_mutant_is_noticed_by_the_time_limit() -> None:
    def spin() -> object:
        while True:
            pass

    def plan(do: Callable[[], object]) -> Plan[Reply]:
        return (yield Job(do, 0.5))

    assert set(carry_out([plan(spin), plan(lambda: 7)], 2)) == {Reply(None, False), Reply(7, True)}


def test_children_leave_no_trace_and_a_crash_is_told() -> None:
    done: list[int] = []

    def crash() -> object:
        done.append(1)
        raise ValueError

    def plan() -> Plan[Reply]:
        return (yield Job(crash, 9))

    assert list(carry_out([plan(), plan()], 2)) == [Reply(None, True)] * 2
    assert done == []


def test_sample_is_the_same_for_the_same_seed(toy: ModuleType) -> None:
    def names(seed: int) -> list[str]:
        return [c.clause for c in sample(toy.rule, 4, seed)]

    assert names(1) == names(1)
    assert len({tuple(names(seed)) for seed in range(9)}) > 1
    assert [c.clause for c in sample(toy.rule, 1, 0, ["4.move.b", "4.move.c"])] == ["4.move.b", "4.move.c"]


MUTABLE = '''
def f(a: int, b: list[int]) -> bool:
    """Text."""
    for item in b:
        if a < 3 and item:
            b.append(a + 1)
    return any(x for x in b if x)
'''


def test_every_kind_of_mutant_compiles_and_none_is_the_original() -> None:
    def function() -> tuple[ast.Module, ast.FunctionDef]:
        tree = ast.parse(MUTABLE)
        (node,) = tree.body
        assert isinstance(node, ast.FunctionDef)
        return tree, node

    original = ast.unparse(function()[0])
    kinds: set[str] = set()
    for number in range(len(list(sites(function()[1])))):
        tree, node = function()
        site = list(sites(node))[number]
        site.change()
        kinds.add(site.kind)
        assert ast.unparse(tree) != original, site.kind
        compile(ast.fix_missing_locations(tree), "toy", "exec")
    assert kinds == {
        "any for all", "comparison changed", "condition negated", "loop never entered", "minus for plus",
        "number changed", "operand dropped", "result", "statement dropped",
    }  # fmt: skip


def test_mutant_is_in_place_wherever_the_function_is_held(toy: ModuleType) -> None:
    held = toy.cost.__wrapped__
    assert held(3) == 6
    held.__code__ = mutant(held, 0)
    assert held(3) != 6
    assert Function.of(held.__code__).name == "cost"


def test_expected_refusal_is_a_claim(toy: ModuleType) -> None:
    def refused(steps: int, by: str) -> None:
        assert toy.moves_too_far(steps), by

    def some_test() -> None:
        refused(4, by="4.move.a")

    some_test()
    parameters = SimpleNamespace(params={"by": "4.move.b", "steps": 3})
    assert refusals(SimpleNamespace(function=some_test)) == {"4.move.a"}
    assert refusals(SimpleNamespace(function=some_test, callspec=parameters)) == {"4.move.a", "4.move.b"}


def test_command_needs_the_tests(run: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "checkout", lambda: None)
    assert "no tests" in run.refused("mutate", "pavlov")


def test_command_wants_a_sensible_sample(run: Shell) -> None:
    assert "> 0" in run.refused("mutate", "pavlov", "--sample", 0)
    assert "9.nix" in run.refused("mutate", "pavlov", "--clause", "9.nix")
