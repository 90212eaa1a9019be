"""Lines of chat that players have reported to the host."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from grognard.server.storage.operations import Operations
from grognard.server.storage.rows import Database
from grognard.server.storage.store import SeatRow

MOST = 50
"""Reports that are kept of one game."""
LISTED = 500
"""Reports that are listed."""


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
    account: str = ""
    """The account that said it; empty: a guest, or one that is deleted."""
    name: str = ""
    """Its name."""
    closed: float = 0.0
    """When a moderator has dealt with it; 0: it is open."""


_COLUMNS = (
    "complaints.game, number, seat, said, by, reason, at, coalesce(complaints.account, ''), "
    "coalesce(accounts.name, ''), closed"
)


class Complaints:
    def __init__(self, operations: Operations) -> None:
        self._do = operations

    async def add(self, game: str, number: int, by: str, reason: str, at: float) -> bool:
        """Keep a line with its words, which the chat may forget; whether there is such a line. Once for a line."""

        def do(db: Database) -> bool:
            line = db.execute("SELECT seat, said FROM chat WHERE game = ? AND number = ?", (game, number)).fetchone()
            (count,) = db.execute("SELECT count(*) FROM complaints WHERE game = ?", (game,)).fetchone()
            if line is not None and count < MOST:
                kept = (
                    "INSERT INTO complaints (game, number, seat, said, by, reason, at, account) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT id FROM accounts WHERE id = ?)) "
                    "ON CONFLICT (game, number, by) DO NOTHING"
                )
                seats = {seat.seat: seat.account for seat in _seats(db, game)}
                db.execute(kept, (game, number, *line, by, reason, at, seats.get(line[0], "")))
            return line is not None

        return await self._do._write(do)

    async def all(self) -> list[Complaint]:
        """Open ones first, the latest first."""
        sql = (
            f"SELECT {_COLUMNS} FROM complaints LEFT JOIN accounts ON accounts.id = complaints.account "
            f"ORDER BY CASE WHEN closed = 0 THEN 0 ELSE 1 END, at DESC, complaints.game, number LIMIT {LISTED}"
        )
        found = await self._do._read(lambda db: db.execute(sql).fetchall())
        return [Complaint(*columns) for columns in found]


def _seats(db: Database, game: str) -> tuple[SeatRow, ...]:
    (seats,) = db.execute("SELECT seats FROM games WHERE id = ?", (game,)).fetchone()
    return msgspec.json.decode(seats, type=tuple[SeatRow, ...])
