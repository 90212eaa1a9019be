"""What players have left about notices: the statements, which SQLite and PostgreSQL both understand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from grognard.server.notices.wire import NoticeWishes
from grognard.server.storage.operations import Operations
from grognard.server.storage.rows import Database, encoded


class NoticeRow(Struct, frozen=True):
    """What the player of a seat has left."""

    game: str
    seat: str
    wishes: NoticeWishes
    home: str
    """The address of the site, as the player knows it."""
    told: float = 0.0
    """When they were told; 0: not since they were last here."""
    seen: float = 0.0
    """When they were last at the table on any server."""
    failure: str = ""
    """Why the last notice did not arrive."""


class NoticeStore:
    def __init__(self, operations: Operations) -> None:
        self._do = operations

    @property
    def shared(self) -> bool:
        return self._do.shared

    async def leave(self, game: str, seats: Sequence[str], wishes: NoticeWishes, home: str) -> None:
        """Keep what a player wants, for all their seats."""
        left = (
            "INSERT INTO notices (game, seat, wishes, home) VALUES (?, ?, ?, ?) ON CONFLICT (game, seat) "
            "DO UPDATE SET wishes = excluded.wishes, home = excluded.home, failure = ''"
        )
        rows = [(game, seat, encoded(wishes), home) for seat in seats]
        await self._do._write(lambda db: db.executemany(left, rows))

    async def begin(self, game: str, seats: Sequence[str], wishes: NoticeWishes, home: str) -> None:
        """The same for seats for which nothing was left yet."""
        begun = "INSERT INTO notices (game, seat, wishes, home) VALUES (?, ?, ?, ?) ON CONFLICT (game, seat) DO NOTHING"
        rows = [(game, seat, encoded(wishes), home) for seat in seats]
        await self._do._write(lambda db: db.executemany(begun, rows))

    async def of(self, game: str, seats: Collection[str]) -> list[NoticeRow]:
        """What was left for these seats."""
        left = "SELECT game, seat, wishes, home, told, seen, failure FROM notices WHERE game = ?"
        found = await self._do._read(lambda db: db.execute(left, (game,)).fetchall())
        return [_row(columns) for columns in found if columns[1] in seats]

    async def came(self, game: str, seats: Collection[str], now: float) -> None:
        """The players of these seats are at the table: nothing waits for the digest, the next notice is a new one."""
        here = "UPDATE notices SET told = 0, seen = ? WHERE game = ? AND seat = ?"

        def do(db: Database) -> None:
            db.executemany(here, [(now, game, seat) for seat in seats])
            db.executemany("DELETE FROM digests WHERE game = ? AND seat = ?", [(game, seat) for seat in seats])

        await self._do._write(do)

    async def went(self, game: str, seats: Collection[str], now: float) -> None:
        """The players of these seats went away and know that the table waits for them."""
        knows = "UPDATE notices SET told = ?, seen = ? WHERE game = ? AND seat = ?"
        await self._do._write(lambda db: db.executemany(knows, [(now, now, game, seat) for seat in seats]))

    async def claim(self, game: str, seat: str, asked: float, now: float) -> bool:
        """Take on to tell the player of a seat; whether no one has, and they were not here since they were asked."""
        mine = "UPDATE notices SET told = ? WHERE game = ? AND seat = ? AND told = 0 AND seen < ?"
        return await self._do._write(lambda db: db.execute(mine, (now, game, seat, asked)).rowcount == 1)

    async def failed(self, game: str, seat: str, why: str) -> None:
        noted = "UPDATE notices SET failure = ? WHERE game = ? AND seat = ? AND failure <> ?"

        def do(db: Database) -> None:
            db.execute(noted, (why, game, seat, why))

        await self._do._write(do)

    async def untold(self, since: float) -> list[str]:
        """Games last played after this time in which a player who wants to be told has not been."""
        games = (
            "SELECT DISTINCT notices.game FROM notices JOIN games ON games.id = notices.game "
            "WHERE notices.told = 0 AND games.deleted IS NULL AND games.updated > ?"
        )
        return [id_ for (id_,) in await self._do._read(lambda db: db.execute(games, (since,)).fetchall())]


def _row(columns: Sequence[Any]) -> NoticeRow:
    game, seat, wishes, *more = columns
    return NoticeRow(game, seat, msgspec.json.decode(wishes, type=NoticeWishes), *more)
