"""2.2, 9.1 Who acts, and by what: a unit or a group, on action points, command points, an opportunity action or a
card."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

By = Literal["ap", "cap", "opportunity", "card"]
WAYS: tuple[By, ...] = ("ap", "cap", "opportunity")


class Actor(Struct, frozen=True, kw_only=True):
    """The units of one action; the first leads."""

    army: int
    units: tuple[int, ...]
    by: By
    cap: int = 0
    """3.21 Command points that are to go with the action points, at least."""

    @property
    def unit(self) -> int:
        return self.units[0]

    @property
    def is_free(self) -> bool:
        """3.1, card 2 Nothing is paid."""
        return self.by in ("opportunity", "card")
