"""One line of text for an action, the same in replays, on the command line and in the library.

`move ge-3pz,ge-23pz`, `go 3023 extended`, `retreat su-169 3022,3023`, `end-movement`: the verb, then the fields in
order. Several ids are joined by commas, yes and no are `true` and `false`, a dash stands for nothing. Trailing fields
with their default value are left out; any field may be named, as in `go 3023 mode=extended`.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

import msgspec

from grognard.core.errors import BadAction
from grognard.core.game import Action

NOTHING = "-"


def write_action(action: Action) -> str:
    """The line of an action."""
    fields = msgspec.structs.fields(action)
    values = [getattr(action, field.name) for field in fields]
    while values and not fields[len(values) - 1].required and values[-1] == fields[len(values) - 1].default:
        values.pop()
    return " ".join([str(action.__struct_config__.tag), *map(_written, values)])


def _written(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or NOTHING
    return NOTHING if value is None or value == "" else str(value)


def read_action(line: str, kinds: Iterable[type[Action]]) -> dict[str, Any]:
    """The plain data of an action, ready for `System.decode_action`; a wrong line is a `BadAction`."""
    verb, *words = line.split() or [""]
    verbs = {str(kind.__struct_config__.tag): kind for kind in kinds}
    if verb not in verbs:
        meant = get_close_matches(verb, verbs, 1)
        raise BadAction(detail=f"unknown verb {verb!r}" + (f"; {meant[0]!r}?" if meant else ""))
    fields = {field.name: field for field in msgspec.structs.fields(verbs[verb])}
    data: dict[str, Any] = {"do": verb}
    order = iter(fields)
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            name, value = next(order, ""), word
        if name not in fields or name in data:
            raise BadAction(detail=f"{verb} has no place for {word!r}: its fields are {', '.join(fields) or 'none'}")
        data[name] = _read(value, fields[name].type)
    return data


def _read(word: str, kind: Any) -> object:
    """A word converted to the type of its field; what does not fit stays text, and decoding reports it."""
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        if word == NOTHING:
            return None
        kind = next(k for k in typing.get_args(kind) if k is not type(None))
    if typing.get_origin(kind) is tuple:
        return [] if word == NOTHING else word.split(",")
    if kind is bool and word in ("true", "false"):
        return word == "true"
    if kind is int:
        try:
            return int(word)
        except ValueError:
            return word
    return "" if word == NOTHING else word
