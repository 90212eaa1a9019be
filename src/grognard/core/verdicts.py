"""Verdicts: `True`, or a `Forbidden` with the clause, the reason and the pieces it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

Arg = str | int | bool | tuple[str, ...]


class Message(Struct, frozen=True):
    """A sentence by its Fluent id and arguments: rendered in each player's language at the edge, never in a rule."""

    id: str
    args: dict[str, Arg] = {}


class Evidence(Struct, frozen=True):
    """What violates a prohibition: the ids to highlight and the numbers for its sentence. Always truthy."""

    ids: tuple[str, ...] = ()
    args: dict[str, Arg] = {}
    by: str = ""
    """The clause that applies here, if the prohibition serves several."""


def evidence(*ids: str, by: str = "", **args: Arg) -> Evidence:
    """Evidence of a violation; the ids are `$a`, `$b`, `$c` in the sentence of the prohibition."""
    return Evidence(ids, args, by)


class Forbidden(Struct, frozen=True):
    """A verdict of "no": the paragraph, the sentence, the pieces and places to highlight. Falsy."""

    rule: str
    reason: Message
    evidence: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return False


Verdict = Literal[True] | Forbidden
Violation = Evidence | bool | None


class Prohibition:
    """One prohibition of a rulebook: a predicate that finds the fault, the clauses it may cite, its sentence."""

    def __init__(self, rules: tuple[str, ...], reason: str, find: Callable[..., Violation]) -> None:
        self.rules = rules
        self.reason = reason
        self.find = find
        self.name = find.__name__
        self.__module__ = find.__module__
        self.__qualname__ = find.__qualname__
        self.__doc__ = find.__doc__

    def __call__(self, *args: Any) -> Violation:
        return self.find(*args)

    def forbid(self, violation: Evidence | bool) -> Forbidden:
        """The refusal: it cites the clause that the evidence names, or the only one there is."""
        proof = violation if isinstance(violation, Evidence) else Evidence()
        if not proof.by and len(self.rules) > 1:
            raise ValueError(f"{self.__module__}.{self.__qualname__} does not say which of {self.rules} applies")
        if proof.by and proof.by not in self.rules:
            raise ValueError(f"{self.__module__}.{self.__qualname__} refuses by {proof.by}, which it does not cite")
        args: dict[str, Arg] = dict(zip("abcdefgh", proof.ids, strict=False))
        return Forbidden(proof.by or self.rules[0], Message(self.reason, args | proof.args), proof.ids)


def permitted(prohibitions: Iterable[Prohibition], *args: Any) -> bool:
    """Whether none of the prohibitions applies: a verdict for lists, which would throw a refusal away."""
    for prohibition in prohibitions:  # noqa: SIM110  # `any` over a generator takes twice as long
        if prohibition.find(*args):
            return False
    return True


def judge(prohibitions: Iterable[Prohibition], *args: Any) -> Verdict:
    """The first violation in rulebook order; else `True`."""
    for prohibition in prohibitions:
        violation = prohibition.find(*args)
        if violation:
            return prohibition.forbid(violation)
    return True
