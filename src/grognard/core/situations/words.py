"""What a situation may say: each key has a kind, and a kind knows what is wrong with a value, and how to write it.

A game describes its keys and its `expect` lines with these kinds; the checks and the lists in docs/situations come from
the same description.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from grognard.core.situations.text import Where, nearest

if TYPE_CHECKING:
    from grognard.core.game import Game
    from grognard.core.system import System


class Scope(Struct, frozen=True):
    """What words depend on: the game that is played, and the table as it was set up."""

    system: System
    game: Game[Any]


Words = Collection[str] | Callable[[Scope], Collection[str]]
"""A list of words, or where to find it."""


class Kind:
    """What may stand behind a key."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        """Raise a `BadSituation` that says what is wrong."""
        raise NotImplementedError

    def shown(self) -> str:
        """How it is written, for the reference."""
        raise NotImplementedError


class Word(Kind):
    """One of several words: a unit, a place, a phase."""

    def __init__(self, name: str, words: Words) -> None:
        self.name = name
        self.words = words

    def known(self, scope: Scope) -> Collection[str]:
        return self.words(scope) if callable(self.words) else self.words

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, str):
            raise where.bad(_no_text(value, where, self.name))
        words = self.known(scope)
        if value not in words:
            raise where.bad(f"there is no {self.name} {value!r}{nearest(value, sorted(words))}")

    def shown(self) -> str:
        if not callable(self.words) and len(self.words) <= 6:
            return " or ".join(word or '""' for word in self.words)
        return self.name


class Text(Kind):
    """Any text."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, str):
            raise where.bad(_no_text(value, where, "text"))

    def shown(self) -> str:
        return "text"


def _no_text(value: object, where: Where, name: str) -> str:
    if isinstance(value, bool | int | float) and not isinstance(value, Mapping):
        typed = where.typed or str(value)
        return f'YAML reads {typed} as a {"yes or no" if isinstance(value, bool) else "number"}: quote it, "{typed}"'
    return f"a {name} is wanted, not {_shown(value)}"


def _shown(value: object) -> str:
    if value is None:
        return "nothing"
    return "a list" if isinstance(value, list) else "a mapping" if isinstance(value, Mapping) else repr(value)


class Number(Kind):
    """A whole number within its limits."""

    def __init__(self, least: int | None = None, most: int | Callable[[Scope], int] | None = None) -> None:
        self.least = least
        self.most = most

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            raise where.bad(f"a number is wanted, not {_shown(value)}")
        most = self.most(scope) if callable(self.most) else self.most
        if (self.least is not None and value < self.least) or (most is not None and value > most):
            limits = f"{self.least} to {most}" if most is not None else f"{self.least} or more"
            raise where.bad(f"{value} is not in {limits}")

    def shown(self) -> str:
        most = None if callable(self.most) else self.most
        if self.least is not None and most is not None:
            return f"{self.least}-{most}"
        return "number" if self.least is None else f"{self.least}…"


class Half(Kind):
    """A number that may have a half."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if isinstance(value, bool) or not isinstance(value, int | float) or value * 2 != int(value * 2):
            raise where.bad(f"a number in halves is wanted, not {_shown(value)}")

    def shown(self) -> str:
        return "number, halves as 0.5"


class Flag(Kind):
    """`true` or `false`."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, bool):
            raise where.bad(f"true or false is wanted, not {_shown(value)}")

    def shown(self) -> str:
        return "true"


class ListOf(Kind):
    """A list; `unique` is the key that no two of its lines may share, or empty when the items themselves differ."""

    def __init__(self, item: Kind, *, unique: str | None = None, least: int = 0, most: int | None = None) -> None:
        self.item = item
        self.unique = unique
        self.least = least
        self.most = most

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, list):
            raise where.bad(f"a list is wanted, not {_shown(value)}")
        if len(value) < self.least or (self.most is not None and len(value) > self.most):
            raise where.bad(f"{len(value)} of them; {self.least} to {self.most} are wanted")
        seen: dict[object, Where] = {}
        for number, item in enumerate(value):
            here = where.at(value, number)
            self.item.check(item, here, scope)
            if self.unique is None or (self.unique and (not isinstance(item, Mapping) or self.unique not in item)):
                continue
            key = item[self.unique] if self.unique else item
            if key in seen:
                first = f" (line {seen[key].line})" if seen[key].line else ""
                raise where.at(value, number).bad(f"{key} is there already{first}")
            seen[key] = here

    def shown(self) -> str:
        return f"[{self.item.shown()}, …]"


class MapOf(Kind):
    """A mapping from words of one kind to values of another."""

    def __init__(self, key: Kind, value: Kind) -> None:
        self.key = key
        self.value = value

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, Mapping):
            raise where.bad(f"a mapping is wanted, not {_shown(value)}")
        for key, inner in value.items():
            here = where.at(value, key)
            self.key.check(key, Where(here.path, here.line), scope)
            self.value.check(inner, here, scope)

    def shown(self) -> str:
        return f"{{{self.key.shown()}: {self.value.shown()}}}"


class Row(Kind):
    """A mapping with these keys and no others. A kind that is a text of `needs` must be there."""

    def __init__(self, keys: Mapping[str, Kind], needs: Sequence[str] = (), any_of: Sequence[str] = ()) -> None:
        self.keys = dict(keys)
        self.needs = tuple(needs)
        self.any_of = tuple(any_of)
        """Of these there must be at least one: a line without them would say nothing."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, Mapping):
            raise where.bad(f"a mapping of {', '.join(self.keys)} is wanted, not {_shown(value)}")
        known_keys(value, self.keys, where)
        for key in self.needs:
            if key not in value:
                raise where.bad(f"key {key!r} is missing")
        if self.any_of and not any(key in value for key in self.any_of):
            raise where.bad(f"the line checks nothing: it needs one of {', '.join(self.any_of)}")
        for key, inner in value.items():
            self.keys[key].check(inner, where.at(value, key), scope)

    def shown(self) -> str:
        return "{" + ", ".join(f"{key}: {kind.shown()}" for key, kind in self.keys.items()) + "}"


def known_keys(value: Mapping[Any, Any], keys: Collection[str], where: Where) -> None:
    """No other keys than these."""
    for key in value:
        if key not in keys:
            here = where.at(value, key)
            raise Where(where.path, here.line).bad(f"unknown key {key!r}{nearest(key, tuple(keys))}")


class Either(Kind):
    """One of several shapes: the first that has the shape of the value (text, number, list, mapping) is taken."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def check(self, value: object, where: Where, scope: Scope) -> None:
        fitting = [kind for kind in self.kinds if _fits(kind, value)]
        (fitting or self.kinds)[0].check(value, where, scope)

    def shown(self) -> str:
        return " or ".join(kind.shown() for kind in self.kinds)


def _fits(kind: Kind, value: object) -> bool:
    if isinstance(kind, ListOf):
        return isinstance(value, list)
    if isinstance(kind, Row | MapOf | Do):
        return isinstance(value, Mapping)
    if isinstance(kind, Flag):
        return isinstance(value, bool)
    if isinstance(kind, Number | Half):
        return isinstance(value, int | float) and not isinstance(value, bool)
    if isinstance(kind, Nothing):
        return value is None
    return isinstance(value, str)


class Nothing(Kind):
    """A key without a value."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if value is not None:
            raise where.bad(f"nothing is wanted here, not {_shown(value)}")

    def shown(self) -> str:
        return "nothing"


class Clause(Kind):
    """A paragraph or clause of the rulebook."""

    def __init__(self, *also: str) -> None:
        self.also = also

    def check(self, value: object, where: Where, scope: Scope) -> None:
        Word("clause", {*scope.system.rulebook.ids, *self.also}).check(value, where, scope)

    def shown(self) -> str:
        return "clause"


class Do(Kind):
    """An action: its verb, the first field behind it, the others by name."""

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, Mapping) or not value:
            raise where.bad(f"an action is {{verb: …}}, not {_shown(value)}")
        system = scope.system
        verb, first = next(iter(value.items()))
        types = {str(kind.__struct_config__.tag): kind for kind in system.action_types}
        here = where.at(value, verb)
        if verb not in types:
            raise Where(where.path, here.line).bad(f"unknown verb {verb!r}{nearest(verb, tuple(types))}")
        kind = types[verb]
        fields = kind.__struct_fields__
        hints = typing.get_type_hints(kind)
        if not fields and first is not None:
            raise here.bad(f"{verb!r} takes nothing, write {{{verb}: }}")
        given = {fields[0]: first} if fields and first is not None else {}
        known_keys({key: inner for key, inner in value.items() if key != verb}, fields[1:], here)
        given |= {key: inner for key, inner in value.items() if key != verb}
        for field, inner in given.items():
            spot = here if field == fields[0] else where.at(value, field)
            self.field(hints[field], inner, spot, scope)
        required = fields[: len(fields) - len(kind.__struct_defaults__)]
        for field in required:
            if field not in given:
                raise here.bad(f"{verb!r} needs {field!r}")

    def field(self, hint: Any, value: object, where: Where, scope: Scope) -> None:
        """A text of an action is an id of the game; a choice of texts is one of them."""
        if typing.get_origin(hint) is typing.Literal:
            Word("choice", [str(word) for word in typing.get_args(hint)]).check(value, where, scope)
        elif hint is str:
            if value != "":
                Word("thing", scope.system.ids).check(value, where, scope)
        elif hint is bool:
            Flag().check(value, where, scope)
        elif hint is int:
            Number().check(value, where, scope)
        elif typing.get_origin(hint) is tuple:
            if not isinstance(value, list):
                raise where.bad(f"a list is wanted, not {_shown(value)}")
            for number, item in enumerate(value):
                self.field(typing.get_args(hint)[0], item, where.at(value, number), scope)

    def shown(self) -> str:
        return "action"


class Lines(Kind):
    """A list of `expect` lines; each is known by the key that comes first in the table of the game."""

    def __init__(self, rows: Callable[[Scope], Mapping[str, Row]]) -> None:
        self.rows = rows

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, list):
            raise where.bad(f"a list of lines is wanted, not {_shown(value)}")
        for number, line in enumerate(value):
            self.line(line, where.at(value, number), scope)

    def line(self, line: object, where: Where, scope: Scope) -> None:
        if not isinstance(line, Mapping) or not line:
            raise where.bad(f"a line is a mapping of keys, not {_shown(line)}")
        rows = self.rows(scope)
        name = next((key for key in rows if key in line), None)
        if name is None:
            first = next(iter(line))
            raise where.bad(f"unknown expectation {first!r}{nearest(first, tuple(rows))}")
        rows[name].check(line, where, scope)

    def shown(self) -> str:
        return "[line, …]"
