"""Reading the arguments of a query: what it names must exist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from grognard.core.errors import BadQuery

W = TypeVar("W", bound=str)


def asked_id(what: str, kind: str, ids: Mapping[str, int], name: object) -> int:
    """The small int of a unit, hex or other thing that a query names."""
    if not isinstance(name, str) or name not in ids:
        raise BadQuery(what=what, detail=f"there is no {kind} {name!r}")
    return ids[name]


def asked_units(what: str, ids: Mapping[str, int], args: Mapping[str, Any], key: str = "units") -> tuple[int, ...]:
    """The units of a list; for `units` a single `unit` will do."""
    names = args.get(key, (args["unit"],) if key == "units" and "unit" in args else ())
    if not isinstance(names, (list, tuple)):
        raise BadQuery(what=what, detail=f"`{key}` is a list of units")
    return tuple(asked_id(what, "unit", ids, name) for name in names)


def asked_side(what: str, sides: Sequence[str], args: Mapping[str, Any]) -> int:
    side = args.get("side")
    if side not in sides:
        raise BadQuery(what=what, detail=f"`side` is {' or '.join(sides)}")
    return sides.index(str(side))


def asked_word(what: str, key: str, words: Sequence[W], args: Mapping[str, Any]) -> W:
    """One of several words; the first if the query does not say."""
    word: W = args.get(key, words[0])
    if word not in words:
        raise BadQuery(what=what, detail=f"`{key}` is one of {', '.join(words)}")
    return word
