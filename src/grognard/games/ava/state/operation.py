"""5.0 An activation under way: which chit, which units, which of them have moved. Passed on from segment to segment."""

from __future__ import annotations

from msgspec import Struct

OFF_MAP = -1
SURPRISE = "surprise"
"""Stands for the chit in the attack before the first turn."""


class Operation(Struct, frozen=True, kw_only=True):
    """The units that one chit activated."""

    chit: str
    """The chit, or `SURPRISE`."""
    side: int
    hq: int = -1
    active: tuple[int, ...]
    moved: tuple[int, ...] = ()
    entry: int = OFF_MAP
    """15.3, 15.4 The source through which units come that are still off the map."""
    shy: bool = False
    """18.1 A limited reserve: it keeps out of enemy zones of control and does not attack."""
    reserve: bool = False
    """17.2 Activated by Reserve or OKH."""
    left_out: tuple[int, ...] = ()
    """17.5 Mechanised units in range beyond the limit."""
    slow: tuple[int, ...] = ()
    """17.2 Units outside every command range: no strategic movement, half strength."""

    @property
    def surprise(self) -> bool:
        """15.1 Rivers have no effect."""
        return self.chit == SURPRISE
