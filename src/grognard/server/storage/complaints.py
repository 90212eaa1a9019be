"""Lines of chat that players have reported to the host."""

from __future__ import annotations

from msgspec import Struct

from grognard.server.storage.operations import Operations
from grognard.server.storage.rows import Database

MOST = 50
"""Reports that are kept of one game."""


class Complaint(Struct, frozen=True):
    game: str
    number: int
    """The number of the line."""
    seat: str
    """Who said it."""
    said: str
    by: str
    """The seat that reported it."""
    reason: str
    at: float


class Complaints:
    def __init__(self, operations: Operations) -> None:
        self._do = operations

    async def add(self, game: str, number: int, by: str, reason: str, at: float) -> bool:
        """Keep a line with its words, which the chat may forget; whether there is such a line. Once for a line."""

        def do(db: Database) -> bool:
            line = db.execute("SELECT seat, said FROM chat WHERE game = ? AND number = ?", (game, number)).fetchone()
            (count,) = db.execute("SELECT count(*) FROM complaints WHERE game = ?", (game,)).fetchone()
            if line is not None and count < MOST:
                kept = "INSERT INTO complaints VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game, number, by) DO NOTHING"
                db.execute(kept, (game, number, *line, by, reason, at))
            return line is not None

        return await self._do._write(do)

    async def all(self) -> list[Complaint]:
        """The latest first."""
        sql = "SELECT game, number, seat, said, by, reason, at FROM complaints ORDER BY at DESC, game, number"
        return [Complaint(*columns) for columns in await self._do._read(lambda db: db.execute(sql).fetchall())]
