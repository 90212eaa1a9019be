"""The events a game can log, read from its sources: for checking situations and for their reference."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

Told = dict[str, frozenset[str]]
"""Events, each with the arguments it may have."""


@cache
def events_logged(slug: str) -> Told:
    """Every event of a game's package with all its arguments; the end of a game is an event too."""
    packages = (resources.files(f"grognard.games.{slug}"), resources.files("grognard.series"))
    modules = [ast.parse(file.read_text("utf-8")) for package in packages for file in _sources(package)]
    return dict(sorted(_Source(modules).events().items()))


def _sources(folder: Traversable) -> Iterator[Traversable]:
    """Every Python file of a package, in the packages below it too."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


class _Source:
    def __init__(self, modules: list[ast.Module]) -> None:
        nodes = [node for module in modules for node in ast.walk(module)]
        self.functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
        self.calls: dict[str, list[tuple[ast.FunctionDef, ast.Call]]] = {}
        for function in self.functions:
            for node in ast.walk(function):
                if isinstance(node, ast.Call):
                    named = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    self.calls.setdefault(named, []).append((function, node))

    def events(self) -> Told:
        told: dict[str, set[str]] = {}
        for function, call in self.calls.get("log", ()):
            args = {word.arg for word in call.keywords if word.arg and word.arg not in ("roll", "to")}
            for word in call.keywords:
                if word.arg is None:
                    args |= self.keys(word.value, function)
            for what in self.texts(call.args[0], function):
                told.setdefault(what, set()).update(args)
        for function, call in self.calls.get("Event", ()):
            keys = self.keys(call.args[2], function) if len(call.args) > 2 else set()
            for what, more in self.passed(call.args[0], function):
                told.setdefault(what, set()).update(keys | more)
        for function, call in self.calls.get("Message", ()):
            keys = self.keys(call.args[1], function) if len(call.args) > 1 else set()
            for what, more in self.passed(call.args[0], function):
                if not what.startswith(("ask-", "warn-")) and not what.endswith("-odds"):
                    told.setdefault(what, set()).update(keys | more)
        return {what: frozenset(args) for what, args in told.items()}

    def passed(self, node: ast.AST, function: ast.FunctionDef) -> Iterator[tuple[str, set[str]]]:
        """The event names that callers pass to a function that logs, each with the arguments they add."""
        own = [parameter.arg for parameter in (*function.args.args, *function.args.kwonlyargs)]
        if isinstance(node, ast.Name) and node.id in own and function.args.kwarg is not None:
            at = own.index(node.id)
            for caller, call in self.calls.get(function.name, ()):
                more = {word.arg for word in call.keywords if word.arg and word.arg not in own}
                for what in self.texts(call.args[at], caller) if len(call.args) > at else ():
                    yield what, more
        else:
            yield from ((what, set()) for what in self.texts(node, function))

    def keys(self, node: ast.AST, function: ast.FunctionDef) -> set[str]:
        """The keys of `{…}`, of what a local name was set to, of `dict(…)`, of both sides of `|` and `if`."""
        if isinstance(node, ast.Dict):
            named = {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
            spread = (self.keys(inner, function) for key, inner in zip(node.keys, node.values, strict=True) if not key)
            return named.union(*spread)
        if isinstance(node, ast.Call):
            own = {word.arg for word in node.keywords if word.arg}
            return own.union(*(self.keys(arg, function) for arg in node.args))
        if isinstance(node, ast.IfExp):
            return self.keys(node.body, function) | self.keys(node.orelse, function)
        if isinstance(node, ast.BinOp):
            return self.keys(node.left, function) | self.keys(node.right, function)
        if isinstance(node, ast.Name):
            return set().union(*(self.keys(value, function) for value in _assigned(function, node.id)))
        return set()

    def texts(self, node: ast.AST, function: ast.FunctionDef) -> list[str]:
        """`"a"`, `"a" if … else "b"`, `("a", "b")[…]`, a name that is set to such or given so by the callers."""
        if isinstance(node, ast.IfExp):
            return self.texts(node.body, function) + self.texts(node.orelse, function)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
            return [text for element in node.value.elts for text in self.texts(element, function)]
        if isinstance(node, ast.Name):
            texts = [text for value in _assigned(function, node.id) for text in self.texts(value, function)]
            parameters = [parameter.arg for parameter in function.args.args]
            if node.id in parameters:
                at = parameters.index(node.id)
                for caller, call in self.calls.get(function.name, ()):
                    texts += self.texts(call.args[at], caller) if len(call.args) > at else []
            return texts
        return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _assigned(function: ast.FunctionDef, name: str) -> Iterator[ast.expr]:
    """Everything a local name is set to."""
    for line in ast.walk(function):
        if isinstance(line, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in line.targets):
            yield line.value
        elif (
            isinstance(line, ast.AnnAssign | ast.AugAssign)
            and line.value is not None
            and isinstance(line.target, ast.Name)
            and line.target.id == name
        ):
            yield line.value


@cache
def modifiers_told(slug: str) -> tuple[str, ...]:
    """The reasons that a game gives for a shift or a modifier: they have a sentence of their own."""
    text = resources.files("grognard.packs").joinpath(slug, "texts", "en.ftl").read_text("utf-8")
    return tuple(sorted(re.findall(r"^modifier-([\w-]+) =", text, re.MULTILINE)))
