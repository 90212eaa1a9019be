"""5.0 An activation as it goes on: who was activated by what, who has moved. Passed on from segment to segment."""

from __future__ import annotations

from msgspec import Struct

OFF_MAP = -1


class Operation(Struct, frozen=True, kw_only=True):
    """The units that one chit activated."""

    chit: str
    """The chit, or `surprise` for the attack before the first turn."""
    side: int
    hq: int = -1
    active: tuple[int, ...]
    moved: tuple[int, ...] = ()
    entry: int = OFF_MAP
    """15.3, 15.4 The source through which units come that are still off the map."""
    shy: bool = False
    """18.1 A limited reserve: it keeps out of enemy zones of control and does not attack."""
    slow: tuple[int, ...] = ()
    """17.2 Units outside every command range: no strategic movement, half strength."""

    @property
    def surprise(self) -> bool:
        """15.1 Rivers have no effect."""
        return self.chit == "surprise"
