"""Renamed words: a file that was written before a word changed is read with the new one.

`packs/<slug>/renamed.toml` lists them, old = new; `grognard upgrade` rewrites files by it, and `read_journal` applies
it to old journals in memory. All words change at once, so two may swap their places.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core.errors import GrognardError

FILE = "renamed.toml"
Names = dict[str, str]


class BadRenames(GrognardError):
    """A `renamed.toml` that says something else than it may."""

    code = "bad-pack"


class Renames(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of one game that changed. A dotted name is limited to the thing before the dot."""

    actions: Names = {}
    """The verb of an action."""
    fields: Names = {}
    """`"bolt.unit" = "piece"`: a field of an action, by the old verb."""
    values: Names = {}
    """`"go.mode.fast" = "extended"`: a value of a field of an action, by the old verb and the old field."""
    decisions: Names = {}
    events: Names = {}
    """An event, or `"bolted.unit" = "piece"`: an argument of one, by the old event."""
    options: Names = {}
    words: Names = {}
    """Any other key or value of a situation; `"phase.exploit" = "breakthrough"`: only as the value of this key or
    below it. Keys and values of changes by agreement in a journal too."""
    facts: Names = {}
    """`"tables.limits.overrun" = "automatic_ds"`: a key of an overlay, by its file and tables."""

    def action(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """An action as journals have it: `{"do": verb, field: value}`."""
        verb = data.get("do")
        if not isinstance(verb, str):
            return dict(data)
        return {
            name if name == "do" else self.field(verb, name): (
                self.actions.get(verb, verb) if name == "do" else self.value(verb, name, value)
            )
            for name, value in data.items()
        }

    def field(self, verb: str, name: str) -> str:
        return last(self.fields.get(f"{verb}.{name}", name))

    def value(self, verb: str, name: str, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [self.value(verb, name, item) for item in value]
        return last(self.values[key]) if (key := f"{verb}.{name}.{value}") in self.values else value

    def event(self, name: str) -> str:
        return self.events.get(name, name)

    def argument(self, event: str, name: str) -> str:
        return last(self.events.get(f"{event}.{name}", name))

    def word(self, word: str, above: tuple[str, ...] = ()) -> str:
        """A key or value of a situation; `above` are the old keys it stands below, the outermost first."""
        for key in reversed(above):
            if (limited := f"{key}.{word}") in self.words:
                return last(self.words[limited])
        return self.words.get(word, word)

    def data(self, value: Any, above: tuple[str, ...] = ()) -> Any:
        """Plain data with the new words for keys and values."""
        if isinstance(value, Mapping):
            return {self.word(key, above): self.data(inner, (*above, key)) for key, inner in value.items()}
        if isinstance(value, list | tuple):
            return [self.data(inner, above) for inner in value]
        return self.word(value, above) if isinstance(value, str) else value

    def chosen(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a scenario."""
        return {self.options.get(name, name): value for name, value in options.items()}


def last(name: str) -> str:
    """The new name, which may be written with or without the thing it belongs to."""
    return name.rpartition(".")[2]


@cache
def renames_of(slug: str) -> Renames:
    """The renamed words of a game; a game without such a file has none."""
    try:
        return msgspec.convert(tomllib.loads(read_file(slug)), Renames)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BadRenames(file=f"packs/{slug}/{FILE}", problem=str(wrong)) from None


def read_file(slug: str) -> str:
    """The text of a game's `renamed.toml`, empty if it has none."""
    file = resources.files("grognard.packs").joinpath(slug, FILE)
    return file.read_text("utf-8") if file.is_file() else ""
