"""The arguments of queries that every game of the family has."""

from __future__ import annotations

from msgspec import Struct, field


class OfGroup(Struct, frozen=True, forbid_unknown_fields=True):
    units: tuple[str, ...]
    mode: str = ""
    """One mode of movement alone; empty: all."""


class OfBonds(Struct, frozen=True, forbid_unknown_fields=True):
    side: str
    start: str = field(default="", name="from")
    to: str = ""
    """With `from`: only the bonds that bar this step; alone: those that close this hex."""
