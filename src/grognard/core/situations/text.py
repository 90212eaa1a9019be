"""The text of a situation: YAML whose every key remembers its line, so that a fault can be pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import yaml
from msgspec import Struct

from grognard.core.errors import BadSituation

DEEPEST = 20
"""The deepest nesting that is allowed."""


class Marked(dict[Any, Any]):
    """A mapping of a file: the line of each key, and each value as it was typed."""

    def __init__(self, values: Mapping[Any, Any], lines: Mapping[Any, int], typed: Mapping[Any, str]) -> None:
        super().__init__(values)
        self.lines = dict(lines)
        self.typed = dict(typed)


class MarkedList(list[Any]):
    """A list of a file: the line of each item, and each item as it was typed."""

    def __init__(self, values: Sequence[Any], lines: Sequence[int], typed: Sequence[str]) -> None:
        super().__init__(values)
        self.lines = dict(enumerate(lines))
        self.typed = dict(enumerate(typed))


class Where(Struct, frozen=True):
    """A place in a situation file: its path by keys, and its line (0: not from a file)."""

    path: str = ""
    line: int = 0
    typed: str = ""

    def at(self, container: Any, key: Any) -> Where:
        """The spot of one key of a mapping, or of one item of a list."""
        step = f"[{key + 1}]" if isinstance(container, list) else f".{key}" if self.path else str(key)
        lines, typed = getattr(container, "lines", {}), getattr(container, "typed", {})
        return Where(f"{self.path}{step}", lines.get(key, self.line), typed.get(key, ""))

    def bad(self, detail: str) -> BadSituation:
        line = f"line {self.line}, " if self.line else ""
        return BadSituation(detail=f"{line}{self.path}: {detail}" if self.path else f"{line}{detail}")


def renamed(data: Any, names: Mapping[str, str]) -> Any:
    """The data with other words for some, wherever they stand; lines and all."""
    if isinstance(data, Mapping):
        lines, typed = getattr(data, "lines", {}), getattr(data, "typed", {})

        def same(table: Mapping[Any, Any]) -> dict[Any, Any]:
            return {names.get(key, key): value for key, value in table.items()}

        return Marked(
            {names.get(key, key): renamed(inner, names) for key, inner in data.items()}, same(lines), same(typed)
        )
    if isinstance(data, list):
        lines, typed = getattr(data, "lines", {}), getattr(data, "typed", {})
        return MarkedList([renamed(inner, names) for inner in data], [*lines.values()], [*typed.values()])
    return names.get(data, data) if isinstance(data, str) else data


def version_of(given: object, newest: int) -> int:
    """The version a file says; without one it is of version 1. A newer one is an error that says so."""
    if given is None:
        return 1
    if isinstance(given, bool) or not str(given).isdecimal() or int(str(given)) < 1:
        raise BadSituation(detail=f"version is {given}, not a number from 1 to {newest}")
    if (version := int(str(given))) > newest:
        raise BadSituation(detail=f"version {version} is newer than this program's {newest}")
    return version


def nearest(word: object, words: Sequence[str]) -> str:
    """`; did you mean 'turn'?`, or what there is when nothing is near and the list is short."""
    close = get_close_matches(str(word), words, n=1)
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; known: {', '.join(words)}" if 0 < len(words) <= 30 else ""


def read_yaml(text: str) -> Any:
    """The data of a text, every key with its line; a key given twice or a nest too deep is an error."""
    loader = yaml.SafeLoader(text)
    try:
        node = loader.get_single_node()
        return _value(loader, node, 1) if node is not None else None
    except yaml.MarkedYAMLError as wrong:
        mark = wrong.problem_mark or wrong.context_mark
        line = f"line {mark.line + 1}, " if mark else ""
        raise BadSituation(detail=f"{line}not YAML: {wrong.problem or wrong}") from None
    except (yaml.YAMLError, ValueError) as wrong:
        raise BadSituation(detail=f"not YAML: {wrong}") from None
    except RecursionError:
        raise BadSituation(detail=f"nested deeper than {DEEPEST} levels") from None
    finally:
        loader.dispose()


def _value(loader: yaml.SafeLoader, node: yaml.Node, depth: int) -> Any:
    line = node.start_mark.line + 1
    if depth > DEEPEST:
        raise BadSituation(detail=f"line {line}, nested deeper than {DEEPEST} levels")
    if isinstance(node, yaml.MappingNode):
        loader.flatten_mapping(node)
        values: dict[Any, Any] = {}
        lines: dict[Any, int] = {}
        for key_node, value_node in node.value:
            key = loader.construct_object(key_node) if isinstance(key_node, yaml.ScalarNode) else None
            if key is None:
                raise BadSituation(detail=f"line {key_node.start_mark.line + 1}, a key is a text")
            if key in values:
                raise BadSituation(detail=f"line {key_node.start_mark.line + 1}, key {key!r} is there twice")
            values[key] = _value(loader, value_node, depth + 1)
            lines[key] = key_node.start_mark.line + 1
        return Marked(values, lines, {key: _typed(child) for key, (_, child) in zip(values, node.value, strict=True)})
    if isinstance(node, yaml.SequenceNode):
        items = [_value(loader, child, depth + 1) for child in node.value]
        return MarkedList(items, [n.start_mark.line + 1 for n in node.value], [_typed(n) for n in node.value])
    return loader.construct_object(node)


def _typed(node: yaml.Node) -> str:
    return str(node.value) if isinstance(node, yaml.ScalarNode) else ""
