"""The words of a game in situation files, described once: what may be put on the table, where play may begin, what can
be expected. `situations` checks files against it, and docs/situations lists it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from grognard.core.situations.text import Where
from grognard.core.situations.words import (
    Either,
    Kind,
    Nothing,
    Row,
    Scope,
    Text,
    Word,
    Words,
)


class Vocabulary(Struct, frozen=True, kw_only=True):
    """All that a file of one game may say beside what every game has."""

    keys: Mapping[str, Kind] = {}
    """What is put on the table."""
    phases: Mapping[str, Row] = {}
    """Where play may begin: the phases, each with the further keys of `decision`."""
    first_phase: str = ""
    """Where it begins when the file does not say."""
    lines: Mapping[str, Row] = {}
    """The `expect` lines, each by the key that makes it one; where two fit, the earlier counts."""
    ids: Collection[str] = ()
    """Every piece, place and word that an answer may name, beside those that have a printed name."""
    lists: Mapping[str, Words] = {}
    """Further lists of words for the reference: marks, shifts of the odds, facings."""


class Phase(Kind):
    """`decision`: a phase and what belongs to it."""

    def __init__(self, phases: Mapping[str, Row], first: str) -> None:
        self.phases = phases
        self.first = first

    def check(self, value: object, where: Where, scope: Scope) -> None:
        if not isinstance(value, Mapping):
            raise where.bad("a mapping with a phase is wanted")
        phase = value.get("phase", self.first)
        Word("phase", tuple(self.phases)).check(phase, where.at(value, "phase"), scope)
        row = self.phases[phase]
        Row({"phase": Text(), **row.keys}, row.needs, row.any_of).check(value, where, scope)

    def shown(self) -> str:
        return "{phase: …}"


def word_list(words: Words, scope: Scope) -> list[str]:
    return list(words(scope) if callable(words) else words)


def optional(kind: Kind) -> Kind:
    """A key that may also be left empty."""
    return Either(kind, Nothing())
