"""The mutation tool: a test that bites kills the mutant, one that asserts nothing lets it live."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from grognard.core.rulebook import index
from grognard.games import find
from grognard.lab.mutation.checks import refusals
from grognard.lab.mutation.citations import citations, game_files, sample, spans
from grognard.lab.mutation.forking import Job, Plan, Reply, carry_out
from grognard.lab.mutation.mutants import Function, marked_lines, mutant, mutated_module, sites
from grognard.lab.mutation.trials import LEEWAY, Check, Outcome, Trace, Trials, files_of, trace
from grognard.lab.rulebook import coverage
from grognard.lab.rulebook.citations import cited_at_lines
from tests.cli.running import Shell

TOY = """
from functools import cache

from grognard.core.game import Action
from grognard.core.rulebook import Rulebook
from grognard.core.verbs import Verb
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


def march(steps: int) -> list[str]:
    log = []
    if steps > 1:  # §4.0.a, §4.0.b
        log.append("tired")
    # §4.0.c
    log.append("arrived")
    where = str(steps)  # §4.0.d
    return log


class Rest:
    def resolve(self, log: list[str]) -> None:
        def doze() -> None:
            log.append("slept")  # §4.0.e

        doze()


LIMITS = (  # §4.0.f
    1,
    2,
)


class Leap(Action, tag="leap"):
    far: bool = False


@rule.forbids("4.0.g")
def leaps_too_far(position: int, context: None, leap: Leap) -> Violation:
    return evidence("unit") if leap.far else None


def tired(steps: int) -> int:
    if steps < 90:
        return 0
    return steps - 90  # §4.0.h


LEAP = Verb(Leap, candidates=lambda p, c: [Leap(), Leap(True)], forbids=[leaps_too_far], resolve=lambda g, c, a: None)
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


def outcome(toy: ModuleType, clause: str, check: Callable[[], bool] | None, **known: Any) -> Outcome:
    """What becomes of a clause whose only test is this one."""
    (citation,) = (c for c in citations(toy.rule, [toy.__file__ or ""]) if c.clause == clause)
    checks: dict[str, tuple[Check, ...]] = {}
    if check:
        checks[clause] = (Check("test", lambda: "" if check() else "wrong"),)
    traces = {t.name: t for t in carry_out((trace(c, files_of([citation]), 9) for c in checks.get(clause, ())), 1)}
    trials = Trials(checks=checks, traces=traces, seconds=9, **known)
    (result,) = carry_out([trials.trial(citation)], 1)
    return result


def moved(toy: ModuleType) -> bool:
    log: list[str] = []
    toy.Move().run(log)
    return log == ["moved"]


FIRST = TOY[: TOY.index("@rule")].count("\n") + 1


def line_of(text: str) -> int:
    return TOY[: TOY.index(text)].count("\n") + 1


def test_muted_prohibition_is_noticed_by_a_test_that_bites(toy: ModuleType) -> None:
    found = outcome(toy, "4.move.a", lambda: not toy.allowed(4) and toy.allowed(3))
    assert (found.fate, found.noticed_by, found.mutants) == ("killed", "test", ("muted",))
    assert found.place.endswith(f"toy_rules.py:{FIRST}")
    assert not toy.allowed(4), "nothing is muted in this process"


def test_muted_prohibition_survives_a_test_of_the_near_miss_only(toy: ModuleType) -> None:
    found = outcome(toy, "4.move.a", lambda: toy.allowed(3))
    assert (found.fate, found.note) == ("survived", "no test makes it refuse by this clause")


def test_test_without_assertion_lets_a_mutant_live(toy: ModuleType) -> None:
    found = outcome(toy, "4.move.a", lambda: toy.allowed(4) in (True, False))
    assert (found.fate, found.note, found.tests) == ("survived", "", ("test",))


@pytest.mark.parametrize("clause", ["4.move.a", "4.move.d"])
@pytest.mark.parametrize(("most", "limit"), [(60, 2 + LEEWAY), (4, 4)])
def test_a_mutant_gets_the_time_of_its_checks_and_a_little_more(
    toy: ModuleType, clause: str, most: int, limit: float
) -> None:
    (citation,) = (c for c in citations(toy.rule, [toy.__file__ or ""]) if c.clause == clause)
    known = Trace(name="test", seconds=2, lines={toy.__file__ or "": frozenset(range(TOY.count("\n")))})
    trials = Trials(checks={clause: (Check("test", str),)}, traces={"test": known}, seconds=most)
    assert next(trials.trial(citation)).seconds == limit


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
    assert marked_lines(toy.__file__ or "", "4.move.e") == {line_of("§4.move.e")}
    assert marked_lines(toy.__file__ or "", "4.move.f") == set()


@pytest.mark.parametrize("clause", ["4.0.a", "4.0.b"])
def test_line_of_two_clauses_is_mutated_for_each_of_them(toy: ModuleType, clause: str) -> None:
    found = outcome(toy, clause, lambda: "tired" in toy.march(2))
    assert (found.fate, found.noticed_by, found.where) == ("killed", "test", "toy_rules.march")
    assert found.place.endswith(f"toy_rules.py:{line_of('§4.0.a')}")
    survivor = outcome(toy, clause, lambda: "arrived" in toy.march(2))
    assert (survivor.fate, survivor.note) == ("survived", "")
    assert {m.rpartition(":")[2] for m in survivor.mutants} == {str(line_of("§4.0.a"))}, "no other line"


def test_comment_on_a_line_of_its_own_is_about_the_next_line(toy: ModuleType) -> None:
    assert outcome(toy, "4.0.c", lambda: toy.march(1) == ["arrived"]).fate == "killed"
    assert outcome(toy, "4.0.c", lambda: "tired" in toy.march(2)).fate == "survived"


def test_line_that_nothing_can_be_done_to_is_counted_apart(toy: ModuleType) -> None:
    found = outcome(toy, "4.0.d", lambda: True)
    assert (found.fate, found.note) == ("data", "nothing on the line can be changed without a crash")


def test_line_of_a_function_inside_a_method_is_mutated(toy: ModuleType) -> None:
    def rested() -> bool:
        log: list[str] = []
        toy.Rest().resolve(log)
        return log == ["slept"]

    assert outcome(toy, "4.0.e", rested).fate == "killed"
    assert outcome(toy, "4.0.e", lambda: toy.allowed(1)).note == "its tests never run it"


def test_line_in_the_data_of_a_module_is_tried_in_a_fresh_interpreter(toy: ModuleType) -> None:
    file = toy.__file__ or ""
    tried: list[tuple[int, ...]] = []

    def afresh(checks: Sequence[str], function: Function, number: int) -> bool:
        made: dict[str, Any] = {"__name__": "toy_rules"}
        exec(mutated_module(function, number), made)
        tried.append(made["LIMITS"])
        return tried[-1] != (1, 2)

    known = {"early": frozenset([Function.module(file)]), "afresh": afresh}
    found = outcome(toy, "4.0.f", lambda: sum(toy.LIMITS) == 3, **known)
    assert (found.fate, found.noticed_by) == ("killed", "in a fresh interpreter")
    deaf = {**known, "afresh": lambda checks, function, number: False}
    assert outcome(toy, "4.0.f", lambda: True, **deaf).fate == "survived"


def test_module_is_in_the_list_of_what_ran_early(toy: ModuleType) -> None:
    code = compile(TOY, toy.__file__ or "", "exec")
    assert Function.of(code) == Function.module(toy.__file__ or "")


def test_prohibition_that_a_verb_holds_is_muted(toy: ModuleType) -> None:
    def refuses() -> bool:
        return not toy.LEAP.verdict(0, None, toy.Leap(True))

    def lists() -> bool:
        return list(toy.LEAP.legal(0, None)) == [toy.Leap()]

    assert outcome(toy, "4.0.g", refuses).fate == "killed"
    assert outcome(toy, "4.0.g", lists).fate == "killed"
    near_miss = outcome(toy, "4.0.g", lambda: bool(toy.LEAP.verdict(0, None, toy.Leap())))
    assert (near_miss.fate, near_miss.note) == ("survived", "no test makes it refuse by this clause")


def test_every_marked_line_of_a_game_is_a_citation() -> None:
    files = game_files("h44")
    cited = {(c.path, c.line, c.clause) for c in citations(find("h44").rulebook, files) if c.line}
    loose = [
        (file, line, clause)
        for file in files
        for clause, line in cited_at_lines(Path(file).read_text("utf-8"))
        if not any(clause in span.cites and span.first <= line <= span.last for span in spans(file))
    ]
    rules = {clause.id for clause in index("h44").clauses() if clause.kind == "rule"}
    assert {mark for mark in loose if mark[2] in rules} == cited
    assert cited


def test_code_that_the_tests_never_run_survives(toy: ModuleType) -> None:
    found = outcome(toy, "4.move.f", lambda: toy.allowed(1))
    assert (found.fate, found.note) == ("survived", "its tests never run it")


def test_line_that_is_first_run_after_many_calls_gets_its_mutants_too(toy: ModuleType) -> None:
    assert outcome(toy, "4.0.h", lambda: [toy.tired(steps) for steps in range(93)][-1] == 2).fate == "killed"
    assert outcome(toy, "4.0.h", lambda: len([toy.tired(steps) for steps in range(93)]) == 93).fate == "survived"
    assert outcome(toy, "4.0.h", lambda: toy.tired(1) == 0).note == "its tests never run it"


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
    every = citations(toy.rule)

    def names(seed: int) -> list[str]:
        return [c.clause for c in sample(every, 4, seed)]

    assert names(1) == names(1)
    assert len({tuple(names(seed)) for seed in range(9)}) > 1
    assert [c.clause for c in sample(every, 1, 0, ["4.move.b", "4.move.c"])] == ["4.move.b", "4.move.c"]


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
