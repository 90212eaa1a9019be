"""The sentences of a game as its texts have them and as its code tells them, read from both sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import resources

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard.core.game import Decision
from grognard.core.orders import order_kinds
from grognard.core.system import System
from grognard.lab.rulebook.citations import PACKAGE

EVIDENCE = "abcdefgh"
Given = dict[str, set[str]]
"""Messages, each with the arguments it can count on."""


# -- the texts as they are written -----------------------------------------------------------------------------------


class Uses(Visitor):
    """What a message shows, what it selects by, which other messages it contains."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.shown: set[str] = set()
        self.selected: set[str] = set()
        self.variants: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # the library's name
        assert isinstance(node.selector, ftl.VariableReference)
        self.selected.add(node.selector.id.name)
        for variant in node.variants:
            if isinstance(variant.key, ftl.Identifier):
                self.variants.add(variant.key.name)
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def written(game: str, language: str) -> dict[str, Uses]:
    """The messages of a game's file, each with the uses of those it contains."""
    text = resources.files("grognard.packs").joinpath(game, "texts", f"{language}.ftl").read_text("utf-8")
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
            found[entry.id.name] = uses = Uses()
            uses.visit(entry.value)
    for uses in found.values():
        for part in uses.messages:
            uses.shown |= found[part].shown
            uses.selected |= found[part].selected
    return found


# -- the sources -----------------------------------------------------------------------------------------------------


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    """Every call of a function or method of this name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            if name == (function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")):
                yield node


def names_in(nodes: list[ast.expr]) -> list[str]:
    return [node.id for node in nodes if isinstance(node, ast.Name)]


def keys_of(node: ast.AST, function: ast.FunctionDef) -> set[str]:
    """The keys of `{…}`, of a local variable that was set to one, or of `dict(variable)`."""
    if isinstance(node, ast.Dict):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    if isinstance(node, ast.Call):
        return keys_of(node.args[0], function)
    assert isinstance(node, ast.Name), ast.unparse(node)
    for line in ast.walk(function):
        if isinstance(line, ast.Assign) and any(ast.unparse(target) == node.id for target in line.targets):
            return keys_of(line.value, function)
        if isinstance(line, ast.AnnAssign) and line.value is not None and ast.unparse(line.target) == node.id:
            return keys_of(line.value, function)
    raise AssertionError(f"{function.name}: {node.id} is set nowhere")


def keywords(call: ast.Call, function: ast.FunctionDef) -> set[str]:
    named = {word.arg for word in call.keywords if word.arg and word.arg not in ("roll", "to", "by")}
    return named.union(*(keys_of(word.value, function) for word in call.keywords if word.arg is None))


def agreed(given: Given, id_: str, args: set[str]) -> None:
    """A message told in two places may use only what both give."""
    given[id_] = given[id_] & args if id_ in given else args


class Told:
    """The messages of one game as its code tells them."""

    empty_lists = False
    """Whether a refusal can come with a list of evidence that is empty."""

    def __init__(self, system: System) -> None:
        self.system = system

    def written(self, language: str) -> dict[str, Uses]:
        return written(self.system.slug, language)

    def knows(self, language: str, id_: str) -> set[str]:
        """The arguments a message needs; `xId` comes with `x`."""
        uses = self.written(language)[id_]
        return {name.removesuffix("Id") for name in uses.shown | uses.selected}

    @cached_property
    def functions(self) -> tuple[ast.FunctionDef, ...]:
        files = sorted((PACKAGE / "games" / self.system.slug).rglob("*.py"))
        trees = [ast.parse(file.read_text("utf-8")) for file in files]
        return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))

    def all_calls(self, name: str) -> Iterator[tuple[ast.FunctionDef, ast.Call]]:
        for function in self.functions:
            yield from ((function, call) for call in calls(function, name))

    def texts_in(self, node: ast.AST, function: ast.FunctionDef | None = None) -> list[str]:
        """`"a"`, `"a" if … else "b"`, `("a", "b")[…]`, or a name of the function that is set to such, or is given so by
        its callers."""
        if isinstance(node, ast.IfExp):
            return self.texts_in(node.body, function) + self.texts_in(node.orelse, function)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
            return [text for element in node.value.elts for text in self.texts_in(element, function)]
        if isinstance(node, ast.Name) and function is not None:
            lines = (line for line in ast.walk(function) if isinstance(line, ast.Assign))
            values = [line.value for line in lines if names_in(line.targets) == [node.id]]
            found = [text for value in values for text in self.texts_in(value, function)]
            parameters = [parameter.arg for parameter in function.args.args]
            if node.id in parameters:
                at = parameters.index(node.id)
                for caller, call in self.all_calls(function.name):
                    found += self.texts_in(call.args[at], caller) if len(call.args) > at else []
            return found
        return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []

    @cached_property
    def events(self) -> Given:
        """Every event, with the arguments that are always there."""
        given: Given = {}
        for function, call in self.all_calls("log"):
            told = self.texts_in(call.args[0], function)
            assert told, ast.unparse(call)
            for id_ in told:
                agreed(given, id_, keywords(call, function))
        return given

    @cached_property
    def messages(self) -> Given:
        """Every prompt and ending, with its arguments."""
        kinds = (kind for kind in self.system.procedure_types if issubclass(kind, Decision))
        given = {f"ask-{k.__struct_config__.tag}": set[str]() for k in kinds if k.prompt is Decision.prompt}
        for function, call in self.all_calls("Message"):
            told = self.texts_in(call.args[0], function)
            assert told, ast.unparse(call)
            for id_ in told:
                agreed(given, id_, keys_of(call.args[1], function) if len(call.args) > 1 else set())
        return given

    @cached_property
    def answers(self) -> Given:
        """Every label, with the fields of its action."""
        return {f"do-{t.__struct_config__.tag}": set(t.__struct_fields__) for t in self.system.action_types}

    def certain(self, call: ast.Call) -> int:
        """How many pieces of evidence are always there. A list that bites and comes first gives one, unless lists can
        be empty."""
        starred = [isinstance(arg, ast.Starred) for arg in call.args]
        if True not in starred:
            return len(starred)
        first = starred.index(True)
        if self.empty_lists:
            return first
        listed = [len(node.elts) for node in ast.walk(call.args[first]) if isinstance(node, ast.Tuple)]
        return first + (listed[0] if listed else int(first == 0))

    def evidence(self, name: str) -> set[str]:
        """What a prohibition always gives to its sentence; one that answers with a bare `True` gives nothing."""
        found: list[set[str]] = []
        for function in self.functions:
            if function.name != name:
                continue
            for call in calls(function, "evidence"):
                found.append(set(EVIDENCE[: self.certain(call)]) | keywords(call, function) - {"by"})
            for other in self.biting - {name}:
                found += (self.evidence(other) for _ in calls(function, other))
            for call in calls(function, "find"):
                assert isinstance(call.func, ast.Attribute)
                found.append(self.evidence(ast.unparse(call.func.value)))
        return set.intersection(*found) if found else set()

    @cached_property
    def biting(self) -> set[str]:
        """Functions that answer with evidence: prohibitions and what they share."""
        return {f.name for f in self.functions if f.returns is not None and ast.unparse(f.returns) == "Violation"}

    @cached_property
    def refusals(self) -> Given:
        given: Given = {}
        for prohibition in self.system.rulebook.prohibitions:
            agreed(given, prohibition.reason, self.evidence(prohibition.name))
        return given

    def calculated(self) -> set[str]:
        """Reasons under a roll that no `Modifier` of the source names."""
        return set()

    @cached_property
    def shown_by_the_client(self) -> set[str]:
        """The lines of the count, the reasons under a roll that have no printed name, and the questions for which an
        order can be left."""
        strings = (node.value for f in self.functions for node in ast.walk(f) if isinstance(node, ast.Constant))
        scores = {text for text in strings if isinstance(text, str) and text.startswith("score-")}
        reasons = {id_ for _, call in self.all_calls("Modifier") for id_ in self.texts_in(call.args[0])}
        orders = {f"order-{kind.kind}" for kind in order_kinds(self.system.in_advance)}
        return scores | orders | {f"modifier-{id_}" for id_ in reasons | self.calculated()}

    @cached_property
    def intents(self) -> Given:
        """What its machine player says of its plans, with what each plan is about."""
        given: Given = {}
        tree = ast.parse((PACKAGE / "ai" / self.system.slug / "plans.py").read_text("utf-8"))
        for call in calls(tree, "Plan"):
            (name,) = self.texts_in(call.args[0])
            if name not in ("", "base"):
                about = call.args[2] if len(call.args) > 2 else ast.Dict(keys=[], values=[])
                assert isinstance(about, ast.Dict)
                agreed(given, f"intent-{name}", {text for key in about.keys if key for text in self.texts_in(key)})
        return given

    @cached_property
    def needed(self) -> Given:
        """Every message of the game, with the arguments it can count on."""
        given = {id_: set[str]() for id_ in self.shown_by_the_client}
        return given | self.events | self.messages | self.answers | self.refusals | self.intents
