"""What a storage does, in SQL that SQLite and PostgreSQL both understand. How it gets to the database differs."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from grognard.core.journal import Kept
from grognard.server.problems import Conflict
from grognard.server.social.recording import record
from grognard.server.storage.clocks import set_clocks
from grognard.server.storage.rows import COLUMNS, PLACES, Database, columns_of, encoded, row_of
from grognard.server.storage.sanctions import refuse_banned, refuse_silenced
from grognard.server.storage.store import (
    Asked,
    GameResult,
    GameRow,
    Line,
    Progress,
    Reseated,
    SeatRow,
    Store,
    Stored,
    Timing,
)

T = TypeVar("T")

DAY = 86_400.0
GRACE = 7 * DAY
"""How long a deleted game is kept."""
PUBLIC = "deleted IS NULL AND parent = '' AND private = 0"
LINES = 200
"""Lines of chat that are kept of a game."""


class Operations(Store):
    """The methods of `Store` in terms of two: one that reads, and one that changes something all or nothing."""

    read_only = ""
    shared = False

    @abstractmethod
    async def _read(self, do: Callable[[Database], T]) -> T: ...

    @abstractmethod
    async def _write(self, do: Callable[[Database], T]) -> T: ...

    holder = ""
    lease = 60.0
    """Seconds for which a server takes on a machine player's turn."""

    def watch(self, changed: Callable[[str], None]) -> None:
        """Nothing to watch: no other server changes these games."""

    async def take(self, id_: str) -> bool:
        if not self.shared:
            return True
        mine = (
            "INSERT INTO jobs VALUES (?, ?, ?, ?) ON CONFLICT (game) DO UPDATE SET holder = excluded.holder, "
            "until = excluded.until WHERE jobs.holder = excluded.holder OR jobs.until < excluded.since"
        )
        now = time.time()
        return await self._write(lambda db: db.execute(mine, (id_, self.holder, now, now + self.lease)).rowcount == 1)

    async def done(self, id_: str) -> None:
        if self.shared:
            await self._change("DELETE FROM jobs WHERE game = ? AND holder = ?", id_, self.holder)

    async def abandoned(self) -> str | None:
        return None

    def _changed(self, db: Database, id_: str) -> None:
        """Called within every change of a game that is being played."""

    # -- games ----------------------------------------------------------------------------------------

    async def games(self) -> list[GameRow]:
        listed = "SELECT {} FROM games WHERE deleted IS NULL AND parent = '' ORDER BY updated DESC, id"
        return await self._read(lambda db: _rows(db, listed))

    async def page(self, first: int, count: int) -> tuple[list[GameRow], int]:
        listed = f"SELECT {{}} FROM games WHERE {PUBLIC} ORDER BY updated DESC, id LIMIT ? OFFSET ?"

        def do(db: Database) -> tuple[list[GameRow], int]:
            (total,) = db.execute(f"SELECT count(*) FROM games WHERE {PUBLIC}").fetchone()
            return _rows(db, listed, count, first), total

        return await self._read(do)

    async def rows(self, ids: Sequence[str]) -> list[GameRow]:
        if not ids:
            return []
        chosen = f"id IN ({', '.join('?' * len(ids))}) AND deleted IS NULL AND parent = ''"
        return await self._read(
            lambda db: _rows(db, f"SELECT {{}} FROM games WHERE {chosen} ORDER BY updated DESC, id", *ids)
        )

    async def expire(self, examples: float, untouched: float) -> int:
        old = (
            "UPDATE games SET deleted = ? WHERE deleted IS NULL AND parent = '' "
            "AND ((situation <> '' AND updated < ?) OR (ply = 0 AND updated < ?))"
        )
        return await self._write(lambda db: db.execute(old, (time.time(), examples, untouched)).rowcount)

    async def prune(self, before: float) -> int:
        old = "UPDATE games SET deleted = ? WHERE deleted IS NULL AND parent = '' AND updated < ?"
        return await self._write(lambda db: db.execute(old, (time.time(), before)).rowcount)

    async def branches(self, id_: str) -> list[GameRow]:
        return await self._read(lambda db: _rows(db, "SELECT {} FROM games WHERE parent = ? ORDER BY created, id", id_))

    async def expire_branches(self, before: float) -> None:
        await self._change("DELETE FROM games WHERE parent <> '' AND updated < ?", before)

    async def rename(self, id_: str, name: str) -> None:
        await self._change("UPDATE games SET name = ? WHERE id = ?", name, id_)

    async def load(self, id_: str) -> Stored | None:
        return await self.since(id_, -1)

    async def since(self, id_: str, ply: int) -> Stored | None:
        def do(db: Database) -> Stored | None:
            found = db.execute(f"SELECT {COLUMNS} FROM games WHERE id = ? AND deleted IS NULL", (id_,)).fetchone()
            if found is None:
                return None
            entries = db.execute("SELECT entry FROM entries WHERE game = ? AND ply > ? ORDER BY ply", (id_, ply))
            texts = [text.encode() for (text,) in entries.fetchall()]
            kept = db.execute("SELECT events, state FROM states WHERE game = ? AND ply > ? ORDER BY ply", (id_, ply))
            return Stored(row_of(found), texts, [Kept(said.encode(), bytes(state)) for said, state in kept.fetchall()])

        return await self._read(do)

    async def create(self, row: GameRow, entries: Sequence[bytes], kept: Sequence[Kept] = ()) -> None:
        def do(db: Database) -> None:
            db.execute(f"INSERT INTO games ({COLUMNS}) VALUES ({PLACES})", columns_of(row))
            numbered = [(row.id, ply, entry.decode()) for ply, entry in enumerate(entries, 1)]
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", numbered)
            _keep(db, row.id, kept)
            _own(db, row.id, row.seats)
            if offered(row.seats):
                _offer(db, row.id, row.seats)

        await self._write(do)

    async def append(
        self,
        id_: str,
        entry: bytes,
        progress: Progress,
        kept: Kept,
        entropy: Sequence[str] = (),
        reseated: Reseated | None = None,
        result: GameResult | None = None,
        timing: Timing | None = None,
    ) -> None:
        def do(db: Database) -> None:
            if reseated is not None:
                _seat(db, id_, reseated.after, reseated.before)
            changed = db.execute(
                "UPDATE games SET ply = ?, turn = ?, over = ?, updated = ?, asked = ?, request = '' "
                "WHERE id = ? AND ply = ?",
                (*_shown(progress), id_, progress.ply - 1),
            )
            if changed.rowcount != 1 or (
                progress.ply == 1 and entropy and [s.entropy for s in _row(db, id_).seats] != list(entropy)
            ):
                raise Conflict(id=id_)
            if timing is not None:
                set_clocks(db, id_, timing)
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (id_, progress.ply, entry.decode()))
            _keep(db, id_, [kept], progress.ply)
            if result is not None:
                record(db, result)
            self._changed(db, id_)

        await self._write(do)

    async def rewrite(self, row: GameRow, entries: Sequence[bytes], kept: Sequence[Kept]) -> None:
        def do(db: Database) -> None:
            version = encoded(row.version) if row.version else ""
            changed = db.execute(
                "UPDATE games SET format = ?, options = ?, start = ?, version = ? WHERE id = ? AND ply = ?",
                (row.format, encoded(row.options), row.start, version, row.id, len(entries)),
            )
            if changed.rowcount != 1:
                raise Conflict(id=row.id)
            numbered = [(entry.decode(), row.id, ply) for ply, entry in enumerate(entries, 1)]
            db.executemany("UPDATE entries SET entry = ? WHERE game = ? AND ply = ?", numbered)
            db.execute("DELETE FROM states WHERE game = ?", (row.id,))
            _keep(db, row.id, kept)

        await self._write(do)

    # -- what else belongs to a game ------------------------------------------------------------------

    async def seat(self, id_: str, seats: tuple[SeatRow, ...], before: tuple[SeatRow, ...]) -> None:
        def do(db: Database) -> None:
            _seat(db, id_, seats, before)
            self._changed(db, id_)

        await self._write(do)

    async def deal(
        self,
        id_: str,
        seats: tuple[SeatRow, ...],
        before: tuple[SeatRow, ...],
        kept: Kept,
        asked: tuple[Asked, ...] = (),
    ) -> None:
        def do(db: Database) -> None:
            if _seat(db, id_, seats, before).progress.ply > 0:
                raise Conflict(id=id_)
            db.execute("UPDATE games SET asked = ? WHERE id = ?", (encoded(asked), id_))
            db.execute("DELETE FROM states WHERE game = ?", (id_,))
            _keep(db, id_, [kept])
            self._changed(db, id_)

        await self._write(do)

    async def set_clocks(self, id_: str, timing: Timing) -> None:
        def do(db: Database) -> None:
            set_clocks(db, id_, timing)
            self._changed(db, id_)

        await self._write(do)

    async def request(self, id_: str, request: str) -> None:
        await self._change("UPDATE games SET request = ? WHERE id = ?", request, id_, told=id_)

    async def say(self, id_: str, seat: str, text: str, at: float, intent: str = "", account: str = "") -> Line:
        def do(db: Database) -> Line:
            if account:
                refuse_silenced(db, account)
            # Two servers must not give two lines the same number.
            _lock(db, id_)
            (last,) = db.execute("SELECT coalesce(max(number), 0) FROM chat WHERE game = ?", (id_,)).fetchone()
            line = Line(last + 1, seat, text, at, intent)
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (id_, line.number, seat, text, at, intent))
            db.execute("DELETE FROM chat WHERE game = ? AND number <= ?", (id_, line.number - LINES))
            self._changed(db, id_)
            return line

        return await self._write(do)

    async def chat(self, id_: str, after: int = 0) -> list[Line]:
        lines = """SELECT number, seat, said, at, intent FROM chat
            WHERE game = ? AND number > ? ORDER BY number DESC LIMIT ?"""
        found = await self._read(lambda db: db.execute(lines, (id_, after, LINES)).fetchall())
        return [Line(*columns) for columns in reversed(found)]

    async def reveal(self, id_: str) -> None:
        await self._change("UPDATE games SET seed_known = 1 WHERE id = ?", id_, told=id_)

    async def delete(self, id_: str) -> None:
        def do(db: Database) -> None:
            db.execute("DELETE FROM games WHERE parent = ? OR (id = ? AND parent <> '')", (id_, id_))
            db.execute("UPDATE games SET deleted = ? WHERE id = ?", (time.time(), id_))
            self._changed(db, id_)

        await self._write(do)

    async def restore(self, id_: str) -> bool:
        back = "UPDATE games SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL"
        return await self._write(lambda db: db.execute(back, (id_,)).rowcount == 1)

    async def _change(self, sql: str, *values: Any, told: str = "") -> None:
        def do(db: Database) -> None:
            db.execute(sql, values)
            if told:
                self._changed(db, told)

        await self._write(do)


def purge(db: Database) -> None:
    """Forget what was deleted long ago."""
    db.execute("DELETE FROM games WHERE deleted < ?", (time.time() - GRACE,))


def _keep(db: Database, id_: str, kept: Sequence[Kept], first: int = 0) -> None:
    numbered = [(id_, ply, one.events.decode(), one.state) for ply, one in enumerate(kept, first)]
    db.executemany("INSERT INTO states VALUES (?, ?, ?, ?)", numbered)


def _lock(db: Database, id_: str) -> None:
    """No other server changes the game's row until this change is committed."""
    db.execute("UPDATE games SET id = id WHERE id = ?", (id_,))


def _row(db: Database, id_: str) -> GameRow:
    for row in _rows(db, "SELECT {} FROM games WHERE id = ?", id_):
        return row
    raise Conflict(id=id_)


def _seat(db: Database, id_: str, seats: tuple[SeatRow, ...], before: tuple[SeatRow, ...]) -> GameRow:
    # Compared as rows, not as text: an older version wrote fewer fields.
    _lock(db, id_)
    row = _row(db, id_)
    if row.seats != before:
        raise Conflict(id=id_)
    db.execute("UPDATE games SET seats = ? WHERE id = ?", (encoded(seats), id_))
    for account in {s.account for s in seats} - {s.account for s in before}:
        refuse_banned(db, account)
    if _accounts(seats) != _accounts(before):
        _own(db, id_, seats)
    if offered(seats) != offered(before):
        _offer(db, id_, seats)
    return row


def offered(seats: tuple[SeatRow, ...]) -> bool:
    """Whether anyone may take a seat."""
    return any(seat.anyone and not seat.spent for seat in seats)


def _offer(db: Database, id_: str, seats: tuple[SeatRow, ...]) -> None:
    db.execute("UPDATE games SET challenge = ? WHERE id = ?", (int(offered(seats)), id_))


def _shown(progress: Progress) -> tuple[object, ...]:
    return progress.ply, progress.turn, int(progress.over), progress.updated, encoded(progress.asked)


def _own(db: Database, id_: str, seats: tuple[SeatRow, ...]) -> None:
    """Note whose game it is, so that an account finds its games."""
    db.execute("DELETE FROM owners WHERE game = ?", (id_,))
    mine = "INSERT INTO owners SELECT id, ? FROM accounts WHERE id = ?"
    db.executemany(mine, [(id_, account) for account in _accounts(seats)])


def _accounts(seats: tuple[SeatRow, ...]) -> set[str]:
    """Those that have a seat, and those that are invited to one."""
    return {account for seat in seats for account in (seat.account, seat.invited) if account}


def _rows(db: Database, query: str, *values: str | int) -> list[GameRow]:
    return [row_of(found) for found in db.execute(query.format(COLUMNS), values).fetchall()]
