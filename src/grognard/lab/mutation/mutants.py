"""Mutants: small faults put into a function on purpose, one at a time, in the running program.

A site is one place in a function's syntax tree with one change. The sites of a function come in a fixed order, so the
number of a site names the same mutant in every process.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

from grognard.lab.rulebook.citations import cited_at_lines

Change = Callable[[], None]
SUPPRESS = "_violation_unless_muted"
"""The name under which a muted prohibition finds the filter of its violations."""

SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
NEUTRAL = {
    "int": "0",
    "str": "''",
    "tuple": "()",
    "list": "[]",
    "dict": "{}",
    "set": "set()",
    "frozenset": "frozenset()",
    "Verdict": "True",
}
MODULE = "<module>"
"""The name that Python gives to the code of a module itself."""
Mutable = ast.FunctionDef | ast.Module
HEADERS = ("", "else:", "try:", "finally:")
"""Code before a comment that cannot be changed itself: the comment is about the next line."""
Statement = ast.Expr | ast.AugAssign | ast.Assign | ast.Raise | ast.Delete | ast.Continue | ast.Break


class Site(NamedTuple):
    """One change at one place."""

    kind: str
    first: int
    last: int
    """The lines of the changed code."""
    change: Change


class Function(NamedTuple):
    """A function in its source file."""

    file: str
    name: str
    line: int
    """The first line, decorators included, as its code object has it."""

    @classmethod
    def of(cls, code: CodeType) -> Function:
        return cls(code.co_filename, code.co_qualname, code.co_firstlineno)

    @classmethod
    def module(cls, file: str) -> Function:
        """The code of a module outside its functions."""
        return cls(file, MODULE, 1)


@cache
def source(file: str) -> str:
    return Path(file).read_text("utf-8")


def node_of(tree: ast.Module, function: Function) -> Mutable:
    if function.name == MODULE:
        return tree
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == function.name.rpartition(".")[2]:
            if function.line == min([node.lineno, *(d.lineno for d in node.decorator_list)]):
                return node
    raise LookupError(f"{function.name} is not in {function.file}:{function.line}")


def code_of(module: CodeType, function: Function) -> CodeType:
    """The code of a function inside that of its module."""
    waiting = [module]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == function.name and code.co_firstlineno == function.line:
            return code
        waiting += (constant for constant in code.co_consts if isinstance(constant, CodeType))
    raise LookupError(f"{function.name} is not in {function.file}:{function.line}")


def mutated_module(function: Function, number: int) -> CodeType:
    """Its module with the mutant of that number."""
    tree = ast.parse(source(function.file), filename=function.file)
    list(sites(node_of(tree, function)))[number].change()
    return compile(ast.fix_missing_locations(tree), function.file, "exec", dont_inherit=True)


def mutant(function: FunctionType, number: int) -> CodeType:
    """The code of a mutant. Set it on the function itself, and every module that imported it has the mutant."""
    where = Function.of(function.__code__)
    return code_of(mutated_module(where, number), where)


def mute(find: FunctionType, suppress: Callable[[object], object]) -> None:
    """Let a predicate return only what `suppress` lets pass, in place."""
    where = Function.of(find.__code__)
    tree = ast.parse(source(where.file), filename=where.file)
    function = node_of(tree, where)
    assert isinstance(function, ast.FunctionDef)
    for node in own(function):
        if isinstance(node, ast.Return) and node.value is not None:
            node.value = ast.Call(ast.Name(SUPPRESS, ast.Load()), [node.value], [])
    find.__globals__[SUPPRESS] = suppress
    find.__code__ = code_of(compile(ast.fix_missing_locations(tree), where.file, "exec", dont_inherit=True), where)


def marked_lines(file: str, clause: str) -> set[int]:
    """The lines that say by a trailing `# §7.31` that they do this clause."""
    return {line for id_, line in cited_at_lines(source(file)) if id_ == clause}


def sites_on(numbered: Sequence[tuple[int, Site]], file: str, line: int) -> list[tuple[int, Site]]:
    """The sites that a marked line is about: those that begin there, or else the smallest around it, or else those of
    the statement that begins there."""
    text = source(file).splitlines()
    while line < len(text) and text[line - 1].partition("#")[0].strip() in HEADERS:
        line += 1
    if beginning := [(number, site) for number, site in numbered if site.first == line]:
        return beginning
    around = [(number, site) for number, site in numbered if site.first <= line <= site.last]
    if not around:
        last = statement_end(file, line)
        return [(number, site) for number, site in numbered if line <= site.first <= last]
    smallest = min((site.last - site.first for _, site in around), default=0)
    return [(number, site) for number, site in around if site.last - site.first == smallest]


@cache
def statement_end(file: str, line: int) -> int:
    """The last line of the simple statement that begins at a line; 0 if none does."""
    for node in ast.walk(ast.parse(source(file))):
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.Expr | ast.Return) and node.lineno == line:
            return node.end_lineno or line
    return 0


# -- the sites of a function -----------------------------------------------------------------------------------------


def own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function's body, without functions inside it."""
    waiting: list[ast.AST] = list(reversed(function.body))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            waiting += reversed(list(ast.iter_child_nodes(node)))


def body_nodes(function: Mutable) -> Iterator[ast.AST]:
    """The nodes that run with a function; of a module, those outside its functions."""
    waiting: list[ast.AST] = list(reversed(function.body))
    while waiting:
        node = waiting.pop()
        if isinstance(function, ast.Module) and isinstance(node, ast.FunctionDef):
            continue
        yield node
        annotation = getattr(node, "annotation", None)
        waiting += (part for part in reversed(list(ast.iter_child_nodes(node))) if part is not annotation)


def sites(function: Mutable) -> Iterator[Site]:
    """Every mutant of a function or of a module's own statements, in a fixed order."""
    direct = {id(part) for node in body_nodes(function) for part in tests_of(node)}
    indices = {id(node.slice) for node in body_nodes(function) if isinstance(node, ast.Subscript)}
    returns = ast.unparse(function.returns) if isinstance(function, ast.FunctionDef) and function.returns else ""
    yield from dropped_statements(function)
    for node in body_nodes(function):
        yield from negations(node)
        yield from dropped_statements(node)
        if id(node) not in indices:
            yield from dropped_parts(node)
        match node:
            case ast.BoolOp(values=values):
                for position in range(len(values)):
                    yield site("operand dropped", values[position], put(node, "values", without(values, position)))
            case ast.Compare(ops=[op]) if id(node) not in direct or isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE):
                yield site("comparison changed", node, put(node, "ops", [SWAPPED[type(op)]()]))
            case ast.UnaryOp(op=ast.Not(), operand=operand) if id(node) not in direct:
                yield site("not dropped", node, put(node, "operand", ast.UnaryOp(ast.Not(), operand)))
            case ast.BinOp(op=ast.Add()):
                yield site("minus for plus", node, put(node, "op", ast.Sub()))
            case ast.BinOp(op=ast.Sub()):
                yield site("plus for minus", node, put(node, "op", ast.Add()))
            case ast.Call(func=ast.Name(id=name) as called) if name in OPPOSITE:
                yield site(f"{name} for {OPPOSITE[name]}", node, put(called, "id", OPPOSITE[name]))
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                yield site("number changed", node, put(node, "value", number + 1))
            case ast.Constant(value=bool(truth)):
                yield site("truth flipped", node, put(node, "value", not truth))
            case ast.Return(value=ast.expr() as value):
                neutral = neutral_value(returns, value)
                if neutral is not None:
                    yield site("result", node, put(node, "value", neutral))


def tests_of(node: ast.AST) -> list[ast.expr]:
    """The conditions that a node decides by."""
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) | ast.match_case(guard=ast.expr() as test):
            return [test]
        case ast.comprehension(ifs=tests):
            return tests
    return []


def negations(node: ast.AST) -> Iterator[Site]:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield site("condition negated", test, put(node, "test", ast.UnaryOp(ast.Not(), test)))
        case ast.match_case(guard=ast.expr() as test):
            yield site("condition negated", test, put(node, "guard", ast.UnaryOp(ast.Not(), test)))
        case ast.comprehension(ifs=tests):
            for position, test in enumerate(tests):
                changed = [*tests[:position], ast.UnaryOp(ast.Not(), test), *tests[position + 1 :]]
                yield site("condition negated", test, put(node, "ifs", changed))


def dropped_statements(node: ast.AST) -> Iterator[Site]:
    for field in ("body", "orelse"):
        block = getattr(node, field, None)
        if not isinstance(block, list):
            continue
        for position, statement in enumerate(block):
            if isinstance(statement, Statement) and may_be_dropped(statement):
                yield site("statement dropped", statement, put_in(block, position, ast.Pass()))
    if isinstance(node, ast.For):
        yield site("loop never entered", node.iter, put(node, "iter", ast.Tuple([], ast.Load())))
    if isinstance(node, ast.YieldFrom):
        yield site("nothing yielded", node, put(node, "value", ast.Tuple([], ast.Load())))


def may_be_dropped(statement: Statement) -> bool:
    """Not a text; not the first assignment of a name, without which the rest would merely crash."""
    match statement:
        case ast.Expr(value=ast.Constant() | ast.YieldFrom()):
            return False
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(value))
        case ast.Assign(targets=targets):
            return all(isinstance(target, ast.Subscript | ast.Attribute) for target in targets)
    return True


def dropped_parts(node: ast.AST) -> Iterator[Site]:
    """A part left out of an expression whose value keeps its type."""
    match node:
        case ast.Tuple(elts=parts, ctx=ast.Load()) | ast.List(elts=parts, ctx=ast.Load()) | ast.Set(elts=parts):
            for position, part in enumerate(parts):
                left = parts[:position] + parts[position + 1 :]
                if left or not isinstance(node, ast.Set):
                    yield site("element dropped", part, put(node, "elts", left))
        case ast.Dict(keys=keys, values=parts):
            for position, part in enumerate(parts):
                change = put_both(
                    node, keys[:position] + keys[position + 1 :], parts[:position] + parts[position + 1 :]
                )
                yield site("element dropped", keys[position] or part, change)
        case ast.BinOp(left=one_side, op=ast.BitOr() | ast.BitAnd(), right=other_side):
            yield site("operand dropped", other_side, put(node, "right", one_side))
            yield site("operand dropped", one_side, put(node, "left", other_side))
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            first = node.generators[0]
            yield site("loop never entered", node, put(first, "iter", ast.Tuple([], ast.Load())))
        case ast.Call(func=ast.Name(id="replace"), keywords=keywords):
            for position, keyword in enumerate(keywords):
                yield site(
                    "argument dropped", keyword, put(node, "keywords", keywords[:position] + keywords[position + 1 :])
                )
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call() as call) if before := unchanged(call, name):
            yield site("call skipped", node, put(node, "value", before))
        case ast.match_case(pattern=pattern) if not refutable_by_nothing(pattern):
            yield site("case never taken", pattern, put(node, "guard", ast.Constant(False)))


def refutable_by_nothing(pattern: ast.pattern) -> bool:
    """`case _` and `case name`: without it a match falls through, which the type checker forbids."""
    return isinstance(pattern, ast.MatchAs) and pattern.pattern is None


def unchanged(call: ast.Call, name: str) -> ast.expr | None:
    """What a call changes and gives back: the `game.position` of `position = paid(game.position, cost)`."""
    around = call.func.value if isinstance(call.func, ast.Attribute) else None
    for part in (around, *call.args[:1]):
        match part:
            case ast.Name(id=named) | ast.Attribute(attr=named) if named == name:
                return part
            case ast.Call() if unchanged(part, name):
                return part
    return None


def neutral_value(returns: str, value: ast.expr) -> ast.expr | None:
    """What a function returns that found nothing; of a yes or no, the other."""
    if returns == "bool":
        return None if isinstance(value, ast.Constant) else ast.UnaryOp(ast.Not(), value)
    words = re.split(r"\W+", returns)
    text = "None" if "None" in words[1:] else NEUTRAL.get(words[0], "None")
    if ast.unparse(value) == text:
        return None
    return ast.parse(text, mode="eval").body


def site(kind: str, node: ast.AST, change: Change) -> Site:
    first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
    return Site(kind, first, last or first, change)


def put(node: ast.AST, field: str, value: object) -> Change:
    return lambda: setattr(node, field, value)


def put_both(node: ast.Dict, keys: list[ast.expr | None], values: list[ast.expr]) -> Change:
    def change() -> None:
        node.keys, node.values = keys, values

    return change


def put_in(block: list[ast.stmt], position: int, statement: ast.stmt) -> Change:
    return lambda: block.__setitem__(position, statement)


def without(values: list[ast.expr], position: int) -> list[ast.expr]:
    """`a and b` without `b` is `a and a`: a node of one operand would not compile."""
    left = values[:position] + values[position + 1 :]
    return left if len(left) > 1 else left * 2
