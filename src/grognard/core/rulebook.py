"""The index of a rulebook, and the decorators by which code cites it. An unknown paragraph is an import error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from grognard.core.verdicts import Prohibition, Violation

F = TypeVar("F", bound=Callable[..., object] | type | Prohibition)
Kind = Literal["rule", "component", "advice", "example"]


class Localised(Struct, frozen=True):
    en: str
    ru: str
    pl: str

    def in_(self, language: str) -> str:
        return str(getattr(self, language, self.en))

    @classmethod
    def plain(cls, text: str) -> Localised:
        """One text for all languages."""
        return cls(text, text, text)


class Clause(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One statement that can be true or false in play."""

    id: str
    kind: Kind = "rule"
    en: str
    ru: str = ""
    pl: str = ""


class Paragraph(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    title: Localised
    text: Localised
    page: int = 0
    clause: tuple[Clause, ...] = ()


class Index(Struct, frozen=True):
    paragraph: tuple[Paragraph, ...]

    def clauses(self) -> Iterator[Clause]:
        for paragraph in self.paragraph:
            yield from paragraph.clause


@cache
def index(slug: str) -> Index:
    """The rule index of a pack."""
    text = resources.files("grognard.packs").joinpath(slug, "rules.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Index)


class Rulebook:
    """The rulebook of one game, as code cites it: `@rule("4.move.c")`, `@rule.forbids("4.move.d")`."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.ids = {p.id for p in index(slug).paragraph} | {c.id for c in index(slug).clauses()}
        self.cited: dict[str, list[str]] = {}
        """Where in the code each id is cited (module and name)."""
        self.citing: dict[str, list[object]] = {}
        """The functions, classes and prohibitions that cite each id, in the same order."""
        self.prohibitions: list[Prohibition] = []

    def _cite(self, ids: tuple[str, ...], thing: Callable[..., object] | type | Prohibition) -> None:
        where = f"{thing.__module__}.{thing.__qualname__}"
        for id_ in ids:
            if id_ not in self.ids:
                raise ValueError(f"{where} cites {self.slug}:{id_}, which packs/{self.slug}/rules.toml does not have")
            self.cited.setdefault(id_, []).append(where)
            self.citing.setdefault(id_, []).append(thing)

    def __call__(self, *ids: str) -> Callable[[F], F]:
        def cite(thing: F) -> F:
            self._cite(ids, thing)
            return thing

        return cite

    def forbids(self, *ids: str) -> Callable[[Callable[..., Violation]], Prohibition]:
        """A predicate that finds a fault; the sentence shown is `refusal-<its-name>` in the pack's texts.

        Its ids are the clauses by which it refuses. With several, the evidence names the one that applies here:
        `evidence(…, by="7.31")`. A clause that it implements without refusing by it (an exception, a definition) is
        cited by a plain `@rule` above.
        """

        def prohibit(find: Callable[..., Violation]) -> Prohibition:
            prohibition = Prohibition(ids, "refusal-" + find.__name__.replace("_", "-"), find)
            self._cite(ids, prohibition)
            self.prohibitions.append(prohibition)
            return prohibition

        return prohibit
