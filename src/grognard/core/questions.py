"""Queries: the arguments and the answer of each."""

from __future__ import annotations

from msgspec import Struct


class Question(Struct, frozen=True):
    args: type[Struct]
    answer: type[Struct]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A query without arguments."""


class OfUnit(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str


class OfSide(Struct, frozen=True, forbid_unknown_fields=True):
    side: str
