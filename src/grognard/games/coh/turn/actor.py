"""2.2, 9.1 Who acts, and by what: a unit or a group, on action points, command points, an opportunity action or a
card."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from grognard.games.coh.state.position import NONE

By = Literal["ap", "cap", "opportunity", "card"]


class Actor(Struct, frozen=True, kw_only=True):
    """The units of one action; the first leads."""

    army: int
    units: tuple[int, ...]
    by: By
    cap: int = 0
    """3.21 Command points that are to go with the action points, at least."""
    card: int = NONE
    """8.1 The card that gives the action."""

    @property
    def unit(self) -> int:
        return self.units[0]

    def alone(self, unit: int) -> Actor:
        """The same action by one of the units."""
        return replace(self, units=(unit,))

    @property
    def is_free(self) -> bool:
        """3.1, card 2 Nothing is paid."""
        return self.by in ("opportunity", "card")
