"""Words of situation files that games share: reading keys with errors that say what is wrong, comparing `expect` lines
with what is found on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from grognard.core.errors import BadSituation, UnknownId
from grognard.core.game import Game
from grognard.core.situations import action_data
from grognard.core.system import System
from grognard.core.verdicts import Forbidden

Line = Mapping[str, Any]
Check = Callable[[Any, Line], "str | None"]
"""One kind of `expect` line: `None` when it holds, else what is found instead."""


# -- reading ---------------------------------------------------------------------------------------------------------


def bad(detail: str) -> BadSituation:
    return BadSituation(detail=detail)


def known(game: str, table: Mapping[str, int], id_: object) -> int:
    """The small int of a printed id."""
    if not isinstance(id_, str) or id_ not in table:
        raise UnknownId(game=game, id=str(id_))
    return table[id_]


def listed(spec: Line, key: str) -> list[Any]:
    value = spec.get(key) or []
    if not isinstance(value, list):
        raise bad(f"key {key!r} is not a list")
    return value


def mapped(spec: Line, key: str) -> dict[Any, Any]:
    value = spec.get(key) or {}
    if not isinstance(value, dict):
        raise bad(f"key {key!r} is not a mapping")
    return value


def choice(values: Iterable[str], what: str, value: object) -> int:
    """The place of a word among those that are allowed."""
    found = list(values)
    if value not in found:
        raise bad(f"{what}: {value!r} is none of {', '.join(found)}")
    return found.index(str(value))


def only(line: object, keys: Iterable[str], what: str) -> dict[str, Any]:
    """A line with no other keys than these."""
    allowed = tuple(keys)
    if not isinstance(line, dict) or set(line) - set(allowed):
        raise bad(f"{what} is {{{', '.join(allowed)}}}: {line}")
    return line


# -- comparing -------------------------------------------------------------------------------------------------------


def compare(found: Mapping[str, object], line: Line) -> str | None:
    """The things the line names, as they are; `None` when they are as it says."""
    shown = {key: value for key, value in found.items() if key in line}
    if not shown:
        raise bad(f"a line that compares nothing: {dict(line)}")
    return None if all(value == line[key] for key, value in shown.items()) else str(shown)


def same_set(found: Iterable[Any], wanted: Iterable[Any] | None) -> str | None:
    there = sorted(found)
    return None if there == sorted(wanted or ()) else str(there)


def plain(find: Callable[[Any], Any], key: str) -> Check:
    """One thing that is as the line says, or not."""

    def check(game: Any, line: Line) -> str | None:
        found = find(game)
        return None if found == line[key] else str(found)

    return check


def setwise(find: Callable[[Any], Iterable[Any]], key: str) -> Check:
    """Several things, in whatever order."""
    return lambda game, line: same_set(find(game), line[key])


def judged(system: System, game: Game[Any], line: Line) -> str | None:
    """`{legal: answer}` or `{illegal: answer, by}`: the verdict on an answer, without giving it."""
    key = "legal" if "legal" in line else "illegal"
    decision = game.asked(line["seat"]) if "seat" in line else game.decision
    if decision is None:
        return "the game is over"
    verdict = decision.judge(game, system.decode_action(action_data(line[key], system)))
    if not isinstance(verdict, Forbidden):
        return None if key == "legal" else "it is legal"
    if key == "legal":
        return f"refused by {verdict.rule}"
    return None if line.get("by", verdict.rule) == verdict.rule else f"refused by {verdict.rule}"


def checked(lines: Mapping[str, Check], system: System, game: Game[Any], line: Line) -> str | None:
    """`None` when an `expect` line holds, else what is found instead."""
    if "legal" in line or "illegal" in line:
        return judged(system, game, line)
    for key, check in lines.items():
        if key in line:
            return check(game, line)
    raise bad(f"an expect line that says nothing known: {dict(line)}")
