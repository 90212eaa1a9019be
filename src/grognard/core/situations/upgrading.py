"""An old situation file with the words of today: only the words change, every comment and blank stays."""

from __future__ import annotations

from collections.abc import Iterator

import yaml

from grognard.core.errors import BadSituation
from grognard.core.renaming import Renames, renames_of
from grognard.core.situations.text import version_of

VERSION = 2
"""1: the words before they were renamed; a file without a version has it. 2: those of today."""
PROSE = ("title", "note", "source", "game", "rule", "rules", "version", "seed", "dice", "scenario", "refused", "by")
"""Keys whose values are no words of a game."""
DECISIONS, ACTIONS, EVENTS = ("asked", "is"), ("legal", "illegal"), ("event", "no_event")
Edit = tuple[int, int, str]
Above = tuple[str, ...]


def upgraded_situation(text: str, *, force: bool = False) -> str:
    """The text of a situation file in the words of today; `force` rewrites a file of this version too."""
    root = _root(text)
    slug = _scalar(_get(root, "game"))
    if slug is None:
        raise BadSituation(detail="key 'game' is missing or not a text")
    version = _get(root, "version")
    old_version = version_of(_scalar(version), VERSION)
    if old_version >= VERSION and not force:
        return text
    edits = dict.fromkeys(_Words(renames_of(slug)).top(root))
    if version is not None:
        edits[(version.start_mark.index, version.end_mark.index, str(VERSION))] = None
    else:
        first = root.value[0][0].start_mark
        line = "\r\n" if "\r\n" in text else "\n"
        end = ", " if root.flow_style else line + " " * first.column
        edits[(first.index, first.index, f"version: {VERSION}{end}")] = None
    for start, end_, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end_:]
    return text


def has_old_words(text: str) -> bool:
    """Whether a situation file has words that changed since it was written."""
    root = _root(text)
    slug, version = _scalar(_get(root, "game")), _get(root, "version")
    old = version_of(_scalar(version), VERSION) < VERSION
    return old and slug is not None and any(_Words(renames_of(slug)).top(root))


def _root(text: str) -> yaml.MappingNode:
    try:
        root = yaml.compose(text, yaml.SafeLoader)
    except yaml.YAMLError as wrong:
        raise BadSituation(detail=f"not YAML: {wrong}") from None
    except RecursionError:
        raise BadSituation(detail="nested too deeply") from None
    if not isinstance(root, yaml.MappingNode):
        raise BadSituation(detail="a situation is a mapping of keys")
    return root


def _get(node: yaml.Node, key: str) -> yaml.Node | None:
    pairs = node.value if isinstance(node, yaml.MappingNode) else ()
    return next((value for name, value in pairs if _scalar(name) == key), None)


def _scalar(node: yaml.Node | None) -> str | None:
    return str(node.value) if isinstance(node, yaml.ScalarNode) else None


def _replaced(node: yaml.ScalarNode, new: str) -> Iterator[Edit]:
    """The word itself, quoted as it was; quotes are added where YAML would read the new word otherwise."""
    if new == node.value:
        return
    quote = node.style if node.style in ("'", '"') else "" if yaml.safe_load(new) == new else '"'
    yield node.start_mark.index, node.end_mark.index, f"{quote}{new}{quote}"


class _Words:
    """The places of a file where a word changed."""

    def __init__(self, renames: Renames) -> None:
        self.renames = renames

    def top(self, root: yaml.MappingNode) -> Iterator[Edit]:
        for key, value in root.value:
            name = _scalar(key) or ""
            if name in PROSE:
                continue
            if name == "options" and isinstance(value, yaml.MappingNode):
                for option, _ in value.value:
                    yield from _replaced(option, self.renames.options.get(option.value, option.value))
            elif name == "script" and isinstance(value, yaml.SequenceNode):
                for step in value.value:
                    yield from self.step(step)
            elif name == "expect":
                yield from self.lines(value)
            else:
                yield from self.pair(key, value, ())

    def step(self, step: yaml.Node) -> Iterator[Edit]:
        for name, visit in (("do", self.action), ("expect", self.lines)):
            if (node := _get(step, name)) is not None:
                yield from visit(node)

    def action(self, node: yaml.Node) -> Iterator[Edit]:
        """`{verb: first field, field: value}`."""
        if not isinstance(node, yaml.MappingNode) or not node.value:
            return
        renames, verb = self.renames, _scalar(node.value[0][0]) or ""
        for number, (key, value) in enumerate(node.value):
            if not isinstance(key, yaml.ScalarNode):
                continue
            new = renames.field(verb, key.value) if number else renames.actions.get(verb, verb)
            yield from _replaced(key, new)
            for item in value.value if isinstance(value, yaml.SequenceNode) else (value,):
                if isinstance(item, yaml.ScalarNode):
                    yield from _replaced(item, self._value(verb, key.value if number else None, item.value))

    def _value(self, verb: str, field: str | None, value: str) -> str:
        """A value of an action; the first field is not named in the file."""
        if field is not None:
            return str(self.renames.value(verb, field, value))
        fields = (old.split(".")[1] for old in self.renames.values if old.startswith(f"{verb}."))
        new = (str(self.renames.value(verb, field, value)) for field in fields)
        return next((word for word in new if word != value), value)

    def lines(self, lines: yaml.Node) -> Iterator[Edit]:
        for line in lines.value if isinstance(lines, yaml.SequenceNode) else ():
            if isinstance(line, yaml.MappingNode):
                yield from self.line(line)

    def line(self, line: yaml.MappingNode) -> Iterator[Edit]:
        """One line of `expect`."""
        keys = {_scalar(key) for key, _ in line.value}
        event = next((_scalar(_get(line, name)) for name in EVENTS if name in keys), None)
        for key, value in line.value:
            name = _scalar(key) or ""
            if name in EVENTS and isinstance(value, yaml.ScalarNode):
                yield from _replaced(value, self.renames.event(value.value))
            elif event is not None:
                yield from _replaced(key, self.renames.argument(event, name))
                yield from self.anything(value, (event, name))
            elif name in ACTIONS:
                yield from self.action(value)
            elif name == "choices" and isinstance(value, yaml.SequenceNode):
                for action in value.value:
                    yield from self.action(action)
            elif name == "verb" and "choices" in keys and isinstance(value, yaml.ScalarNode):
                yield from _replaced(value, self.renames.actions.get(str(value.value), str(value.value)))
            elif name in DECISIONS and {"asked", "asked_of"} & keys and isinstance(value, yaml.ScalarNode):
                yield from _replaced(value, self.renames.decisions.get(str(value.value), str(value.value)))
            elif name == "view" and isinstance(value, yaml.MappingNode):
                yield from self.view(value)
            elif name not in PROSE:
                yield from self.pair(key, value, ())

    def view(self, node: yaml.MappingNode) -> Iterator[Edit]:
        """`{counters.tank.marks: [...]}`: a path of words."""
        for path, value in node.value:
            words = str(path.value).split(".")
            new = [self.renames.word(word, tuple(words[:at])) for at, word in enumerate(words)]
            yield from _replaced(path, ".".join(new))
            yield from self.anything(value, tuple(words))

    def pair(self, key: yaml.Node, value: yaml.Node, above: Above) -> Iterator[Edit]:
        if isinstance(key, yaml.ScalarNode):
            yield from _replaced(key, self.renames.word(key.value, above))
            yield from self.anything(value, (*above, key.value))

    def anything(self, node: yaml.Node, above: Above) -> Iterator[Edit]:
        """Whatever stands behind a key of the game."""
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                yield from self.pair(key, value, above)
        elif isinstance(node, yaml.SequenceNode):
            for item in node.value:
                yield from self.anything(item, above)
        elif isinstance(node, yaml.ScalarNode):
            yield from _replaced(node, self.renames.word(node.value, above))
