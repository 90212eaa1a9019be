"""What the situation files of hex games share: reading keys with clear errors, and comparing `expect` lines with the
position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from grognard.core.errors import BadSituation, UnknownId
from grognard.core.situations.event_index import modifiers_told
from grognard.core.situations.text import Where
from grognard.core.situations.words import Kind, Scope, Word
from grognard.core.system import Check
from grognard.hexes.board import Board
from grognard.hexes.grid import Grid

Line = Mapping[str, Any]


# -- reading ---------------------------------------------------------------------------------------------------------


def bad(detail: str, line: Line | None = None, key: str = "") -> BadSituation:
    """An error; with a line and one of its keys, it says where."""
    return (Where() if line is None else Where().at(line, key)).bad(detail)


def known(game: str, table: Mapping[str, int], id_: object) -> int:
    """The small int of a printed id."""
    if not isinstance(id_, str) or id_ not in table:
        raise UnknownId(game=game, id=str(id_))
    return table[id_]


def beginning(spec: Line, first: str) -> Line:
    """`decision`, with the phase that play begins with when the file does not say."""
    decision: Line = spec.get("decision", {})
    return decision if "phase" in decision else {"phase": first, **decision}


# -- kinds of words --------------------------------------------------------------------------------------------------


class Hexside(Kind):
    """Two neighbouring hexes, `1402/1502`."""

    def __init__(self, index: Callable[[Scope], Mapping[str, int]], grid: Callable[[Scope], Grid]) -> None:
        self.index = index
        self.grid = grid

    @classmethod
    def of(cls, board: Board) -> Hexside:
        """The sides of a map that is always the same."""
        return cls(lambda scope: board.index, lambda scope: board.grid)

    def check(self, value: object, where: Where, scope: Scope) -> None:
        index = self.index(scope)
        if not isinstance(value, str) or value.count("/") != 1:
            raise where.bad(f"a hexside is two hexes, like {'/'.join(list(index)[:2])}, not {value!r}")
        ends = value.split("/")
        for end in ends:
            Word("hex", index).check(end, where, scope)
        if not self.grid(scope).adjacent(*(index[end] for end in ends)):
            raise where.bad(f"{value} is no hexside: the two hexes do not touch")

    def shown(self) -> str:
        return "hex/hex"


class Shift(Word):
    """A reason that moves the column, by the name of its sentence."""

    def __init__(self) -> None:
        super().__init__("shift", lambda scope: modifiers_told(scope.system.slug))


# -- comparing -------------------------------------------------------------------------------------------------------


def compare(actual: Mapping[str, object], line: Line) -> str | None:
    """The actual values of what the line names; `None` if all are as it says."""
    shown = {key: value for key, value in actual.items() if key in line}
    if not shown:
        raise bad(f"a line that compares nothing: {dict(line)}")
    return None if all(value == line[key] for key, value in shown.items()) else str(shown)


def same_set(actual: Iterable[Any], wanted: Iterable[Any] | None) -> str | None:
    there = sorted(actual)
    return None if there == sorted(wanted or ()) else str(there)


def plain(find: Callable[[Any], Any], key: str) -> Check:
    """One thing that is as the line says, or not."""

    def check(game: Any, line: Line) -> str | None:
        actual = find(game)
        return None if actual == line[key] else str(actual)

    return check


def setwise(find: Callable[[Any], Iterable[Any]], key: str) -> Check:
    """Several things, in whatever order."""
    return lambda game, line: same_set(find(game), line[key])
