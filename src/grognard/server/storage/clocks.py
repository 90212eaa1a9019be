"""Clocks in the database: set together with what has happened, and only from where they stood."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from grognard.server.clocks.clock import awakened, next_look
from grognard.server.clocks.wire import Clocks, Pace
from grognard.server.problems import Conflict
from grognard.server.storage.rows import Database, encoded
from grognard.server.storage.store import Timing

if TYPE_CHECKING:
    from grognard.server.storage.operations import Operations


def set_clocks(db: Database, id_: str, timing: Timing) -> None:
    """Within the change that sets them. When no clock ran before, no server had to show that it worked."""
    if timing.look > 0:
        first = "UPDATE uptime SET at = ? WHERE id = 0 AND NOT EXISTS (SELECT 1 FROM games WHERE look > 0)"
        db.execute(first, (max((clock.since for clock in timing.after.seats), default=0.0),))
    # On PostgreSQL this waits for another server that sets the same clocks.
    db.execute("UPDATE games SET id = id WHERE id = ?", (id_,))
    row = db.execute("SELECT clocks FROM games WHERE id = ?", (id_,)).fetchone()
    if row is None or not row[0] or msgspec.json.decode(row[0], type=Clocks) != timing.before:
        raise Conflict(id=id_)
    db.execute("UPDATE games SET clocks = ?, look = ? WHERE id = ?", (encoded(timing.after), timing.look, id_))


class ClockStore:
    """What a server does with the clocks of all games."""

    def __init__(self, operations: Operations, now: Callable[[], float] = time.time) -> None:
        self._do, self.now = operations, now

    @property
    def writable(self) -> bool:
        return not self._do.read_only

    @property
    def shared(self) -> bool:
        return self._do.shared

    async def due(self, now: float) -> list[str]:
        """Games of which someone is to be told that time is short, or out."""
        ticking = "SELECT id FROM games WHERE look > 0 AND look <= ? AND deleted IS NULL ORDER BY look"
        return [id_ for (id_,) in await self._do._read(lambda db: db.execute(ticking, (now,)).fetchall())]

    async def beat(self, longest: float) -> list[str]:
        """A server works. If none has for longer than this, the clocks that ran have stood: those games."""
        running = "SELECT id, pace, clocks FROM games WHERE look > 0"
        if not await self._do._read(lambda db: db.execute(f"{running} LIMIT 1").fetchall()):
            return []

        def do(db: Database) -> list[str]:
            now = self.now()
            db.execute("UPDATE uptime SET id = id WHERE id = 0")
            (last,) = db.execute("SELECT at FROM uptime WHERE id = 0").fetchone()
            db.execute("UPDATE uptime SET at = ? WHERE id = 0", (max(last, now),))
            if now - last <= longest:
                return []
            games = db.execute(running).fetchall()
            for id_, pace, clocks in games:
                after = awakened(msgspec.json.decode(clocks, type=Clocks), last, now)
                look = next_look(msgspec.json.decode(pace, type=Pace), after)
                db.execute("UPDATE games SET clocks = ?, look = ? WHERE id = ?", (encoded(after), look, id_))
                self._do._changed(db, id_)
            return [id_ for id_, _, _ in games]

        return await self._do._write(do)
