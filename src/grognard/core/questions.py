"""Questions a client may ask about a table: what each has to name, and what it is answered."""

from __future__ import annotations

from msgspec import Struct


class Question(Struct, frozen=True):
    args: type[Struct]
    answer: type[Struct]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that names nothing."""


class OfUnit(Struct, frozen=True, forbid_unknown_fields=True):
    unit: str


class OfSide(Struct, frozen=True, forbid_unknown_fields=True):
    side: str
