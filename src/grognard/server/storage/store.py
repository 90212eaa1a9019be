"""The storage interface of the server. SQLite implements it; it is small enough for others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from grognard.core.system import Value
from grognard.server.wire import SeatKind


class SeatRow(Struct, frozen=True):
    """One seat. `key` is empty for a machine player."""

    seat: str
    kind: SeatKind
    key: str = ""
    player: str = ""
    taken: bool = False
    offers: tuple[str, ...] = ()
    """New keys offered to browsers that came with the link's key; the first one used becomes `key`."""
    spent: tuple[str, ...] = ()
    """Keys that no longer open this seat: the link's, and offers that came too late."""
    left: bool = False
    """Its player has deleted the game; it stays until all have."""
    entropy: str = ""
    """What the browser of its player added to the seed, in hexadecimal."""
    turn: int = 0
    """The how-manieth contribution that was."""


class Progress(Struct, frozen=True):
    """What the lobby shows of a game without replaying it."""

    ply: int
    turn: int
    over: bool
    updated: float


class BranchRow(Struct, frozen=True):
    """What makes a game a what-if branch of another."""

    game: str
    """The game it was branched from; it goes when that game goes."""
    ply: int
    seat: str | None
    """The seat whose knowledge it was dealt from; None: an onlooker's."""
    owner: str
    """Under which name it is found again."""
    key: str
    """Opens all its seats that no machine player has."""


class GameRow(Struct, frozen=True, kw_only=True):
    """Everything about a game except its entries."""

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
    branch: BranchRow | None = None
    private: bool = False
    """The lobby does not list it: only those who have its address find it."""


class Store(Protocol):
    """Games and their entries. A method that changes something returns once the change is safe on disk; if it fails,
    it raises `StorageFailed` (or `Conflict`) and nothing has changed."""

    async def games(self) -> list[GameRow]:
        """All games, most recently played first; branches are not among them."""

    async def page(self, first: int, count: int) -> tuple[list[GameRow], int]:
        """A page of the games that are not private, most recently played first, and how many there are in all."""

    async def rows(self, ids: Sequence[str]) -> list[GameRow]:
        """Those of these games that there are, most recently played first, private ones too, branches not."""

    async def expire(self, examples: float, untouched: float) -> int:
        """Delete games of situations last played before `examples`, and games without a single action made before
        `untouched`; how many. Kept for a while, as by `delete`."""

    async def branches(self, id_: str) -> list[GameRow]:
        """The branches of a game, oldest first."""

    async def expire_branches(self, before: float) -> None:
        """Delete every branch that was last used before this time."""

    async def rename(self, id_: str, name: str) -> None:
        """Give a game another name."""

    async def load(self, id_: str) -> tuple[GameRow, list[bytes]] | None:
        """A game and its entries in order; None when there is no such game."""

    async def create(self, row: GameRow, entries: Sequence[bytes]) -> None: ...

    async def append(self, id_: str, entry: bytes, progress: Progress) -> None:
        """Append entry number `progress.ply`. `Conflict` if the game does not have exactly one entry less."""

    async def rewrite(self, row: GameRow, entries: Sequence[bytes]) -> None:
        """The same game in a newer format: its entries, options, start and format are replaced. `Conflict` when the
        game has another length by now."""

    async def seat(self, id_: str, seats: tuple[SeatRow, ...]) -> None:
        """Replace the seats of a game."""

    async def reveal(self, id_: str) -> None:
        """Record that a player may know the seed of a game."""

    async def delete(self, id_: str) -> None:
        """Take a game out of everything. It is kept for a week; its branches, and a branch, are not."""

    async def restore(self, id_: str) -> bool:
        """Bring a deleted game back; whether there was one."""

    async def close(self) -> None: ...
