"""What the server asks of a storage. SQLite is the first implementation; the interface is small, for a second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from grognard.core.system import Value
from grognard.server.wire import SeatKind


class SeatRow(Struct, frozen=True):
    """Who sits where. `key` is empty for a machine player."""

    seat: str
    kind: SeatKind
    key: str = ""
    player: str = ""
    taken: bool = False
    offers: tuple[str, ...] = ()
    """New keys that browsers with the link's key were given; the first that is used becomes `key`."""
    spent: tuple[str, ...] = ()
    """Keys that opened this seat once: the link's, and the offers that came too late."""


class Progress(Struct, frozen=True):
    """What the lobby shows of a game without replaying it."""

    ply: int
    turn: int
    over: bool
    updated: float


class GameRow(Struct, frozen=True, kw_only=True):
    """Everything about a game but its entries."""

    id: str
    name: str
    game: str
    scenario: str
    options: dict[str, Value]
    seats: tuple[SeatRow, ...]
    seed: bytes
    seed_known: bool = False
    situation: str = ""
    start: bytes = b""
    """The saved position a situation's game starts from: the file it came from may change in a later version."""
    created: float
    format: int
    """Version of the journal's format in which the entries are written."""
    progress: Progress


class Store(Protocol):
    """Games and their entries. Every method that changes something returns after the change is safe on the disk;
    when it fails it raises `StorageFailed` (or `Conflict`) and nothing has changed."""

    async def games(self) -> list[GameRow]:
        """All games, the last touched first."""

    async def load(self, id_: str) -> tuple[GameRow, list[bytes]] | None:
        """A game and its entries in order; None when there is no such game."""

    async def create(self, row: GameRow, entries: Sequence[bytes]) -> None: ...

    async def append(self, id_: str, entry: bytes, progress: Progress) -> None:
        """Write entry number `progress.ply` down. `Conflict` when the game has another length than one less."""

    async def rewrite(self, row: GameRow, entries: Sequence[bytes]) -> None:
        """The same game in a newer format: its entries, options, start and format are replaced. `Conflict` when the
        game has another length by now."""

    async def seat(self, id_: str, seats: tuple[SeatRow, ...]) -> None:
        """Replace the seats of a game."""

    async def reveal(self, id_: str) -> None:
        """Write down that somebody could know the seed of a game."""

    async def delete(self, id_: str) -> None: ...

    async def close(self) -> None: ...
