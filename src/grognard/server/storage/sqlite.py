"""Games in one SQLite file: a single writer thread that commits all waiting changes together."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.core.errors import GrognardError
from grognard.core.system import Value
from grognard.server.problems import Conflict, DamagedDatabase, NewerDatabase, NotADatabase, StorageFailed
from grognard.server.storage.schema import FORMAT, damage, migrate
from grognard.server.storage.store import BranchRow, GameRow, Progress, SeatRow

T = TypeVar("T")

BATCH = 512
DAY = 86_400.0
GRACE = 7 * DAY
"""How long a deleted game is kept."""

COLUMNS = (
    "id, name, game, scenario, options, seats, seed, seed_known, situation, start, created, format, "
    "ply, turn, over, updated, parent, branch, private"
)


PUBLIC = "deleted IS NULL AND parent = '' AND private = 0"


class Job:
    """One task of the writer, and the future to resolve when it is on disk."""

    __slots__ = ("do", "done", "loop")

    def __init__(self, do: Callable[[sqlite3.Connection], Any]) -> None:
        self.do = do
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, result: Any, error: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: Any, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(result)


class SqliteStore:
    """Implements `Store`. Opening a file that this program cannot use raises before anything is written to it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.database = self._open()
        self._reader = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._reading = ThreadPoolExecutor(1, "grognard-reader")
        self._writer = threading.Thread(target=self._write, name="grognard-store", daemon=True)
        self._writer.start()

    # -- opening --------------------------------------------------------------------------------------

    def _open(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._refuse_newer(version_in_header(self.path))
            database = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        except (sqlite3.Error, OSError) as wrong:
            raise StorageFailed(detail=f"{self.path}: {wrong}") from None
        try:
            self._prepare(database)
        except sqlite3.OperationalError as wrong:
            database.close()
            raise StorageFailed(detail=f"{self.path}: {wrong}") from None
        except sqlite3.DatabaseError as wrong:
            database.close()
            raise NotADatabase(path=str(self.path), detail=str(wrong)) from None
        except GrognardError:
            database.close()
            raise
        return database

    def _prepare(self, database: sqlite3.Connection) -> None:
        """Check the file, bring it up to date, and fail now, not at the first move, if it cannot be written."""
        (version,) = database.execute("PRAGMA user_version").fetchone()
        self._refuse_newer(version)
        if version == 0 and database.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
            raise NotADatabase(path=str(self.path), detail="it holds the tables of another program")
        database.execute("PRAGMA busy_timeout = 5000")
        database.execute("PRAGMA journal_mode = WAL")
        # An acknowledged action survives a power cut; group commit keeps the cost low.
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
        if found := damage(database):
            raise DamagedDatabase(path=str(self.path), detail=found)
        migrate(database, version)
        database.execute("DELETE FROM games WHERE deleted < ?", (time.time() - GRACE,))

    def _refuse_newer(self, version: int) -> None:
        if version > FORMAT:
            raise NewerDatabase(path=str(self.path), found=version, known=FORMAT)

    # -- the writer -----------------------------------------------------------------------------------

    async def _run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        job = Job(do)
        if not self._writer.is_alive():
            raise StorageFailed(detail="the storage is closed")
        self._jobs.put(job)
        result: T = await job.done
        return result

    def _write(self) -> None:
        """Run all pending tasks in one transaction, commit once, and resolve their futures."""
        open_ = True
        while open_:
            jobs: list[Job] = []
            while len(jobs) < BATCH:
                try:
                    job = self._jobs.get(block=not jobs)
                except queue.Empty:
                    break
                if job is None:
                    open_ = False
                    break
                jobs.append(job)
            if jobs:
                self._commit(jobs)
        self.database.close()

    def _commit(self, jobs: list[Job]) -> None:
        results: list[tuple[Job, Any, BaseException | None]] = []
        try:
            self.database.execute("BEGIN IMMEDIATE")
            for job in jobs:
                # One failing change does not affect the others.
                self.database.execute("SAVEPOINT job")
                try:
                    results.append((job, job.do(self.database), None))
                except GrognardError as refusal:
                    self.database.execute("ROLLBACK TO job")
                    results.append((job, None, refusal))
                self.database.execute("RELEASE job")
            self.commit()
        except Exception as wrong:  # whatever it was, nothing of this batch is on disk
            self._roll_back()
            error = StorageFailed(detail=str(wrong))
            results = [(job, None, error) for job in jobs]
        for job, result, failure in results:
            job.settle(result, failure)

    def commit(self) -> None:
        self.database.execute("COMMIT")

    def _roll_back(self) -> None:
        if self.database.in_transaction:
            self.database.execute("ROLLBACK")

    async def _read(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """On a connection of its own: a visitor of the lobby waits for no player's action, and no action for them."""

        def run() -> T:
            try:
                return do(self._reader)
            except sqlite3.Error as wrong:
                raise StorageFailed(detail=str(wrong)) from None

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    # -- what it keeps --------------------------------------------------------------------------------

    async def games(self) -> list[GameRow]:
        listed = "SELECT {} FROM games WHERE deleted IS NULL AND parent = '' ORDER BY updated DESC, id"
        return await self._run(lambda db: _rows(db, listed))

    async def page(self, first: int, count: int) -> tuple[list[GameRow], int]:
        listed = f"SELECT {{}} FROM games WHERE {PUBLIC} ORDER BY updated DESC, id LIMIT ? OFFSET ?"

        def do(db: sqlite3.Connection) -> tuple[list[GameRow], int]:
            (total,) = db.execute(f"SELECT count(*) FROM games WHERE {PUBLIC}").fetchone()
            return _rows(db, listed, count, first), total

        return await self._read(do)

    async def rows(self, ids: Sequence[str]) -> list[GameRow]:
        places = ", ".join("?" * len(ids))
        chosen = f"id IN ({places}) AND deleted IS NULL AND parent = ''"
        return await self._read(
            lambda db: _rows(db, f"SELECT {{}} FROM games WHERE {chosen} ORDER BY updated DESC, id", *ids)
        )

    async def expire(self, examples: float, untouched: float) -> int:
        old = (
            "UPDATE games SET deleted = ? WHERE deleted IS NULL AND parent = '' "
            "AND ((situation <> '' AND updated < ?) OR (ply = 0 AND updated < ?))"
        )
        return await self._run(lambda db: db.execute(old, (time.time(), examples, untouched)).rowcount)

    async def branches(self, id_: str) -> list[GameRow]:
        return await self._run(lambda db: _rows(db, "SELECT {} FROM games WHERE parent = ? ORDER BY created, id", id_))

    async def expire_branches(self, before: float) -> None:
        old = "DELETE FROM games WHERE parent <> '' AND updated < ?"
        await self._run(lambda db: _nothing(db.execute(old, (before,))))

    async def rename(self, id_: str, name: str) -> None:
        await self._run(lambda db: _nothing(db.execute("UPDATE games SET name = ? WHERE id = ?", (name, id_))))

    async def load(self, id_: str) -> tuple[GameRow, list[bytes]] | None:
        def do(db: sqlite3.Connection) -> tuple[GameRow, list[bytes]] | None:
            found = db.execute(f"SELECT {COLUMNS} FROM games WHERE id = ? AND deleted IS NULL", (id_,)).fetchone()
            if found is None:
                return None
            entries = db.execute("SELECT entry FROM entries WHERE game = ? ORDER BY ply", (id_,))
            return _row(found), [text.encode() for (text,) in entries]

        return await self._run(do)

    async def create(self, row: GameRow, entries: Sequence[bytes]) -> None:
        def do(db: sqlite3.Connection) -> None:
            places = ", ".join("?" * 19)
            db.execute(f"INSERT INTO games ({COLUMNS}) VALUES ({places})", _values(row))
            numbered = ((row.id, ply, entry.decode()) for ply, entry in enumerate(entries, 1))
            db.executemany("INSERT INTO entries VALUES (?, ?, ?)", numbered)

        await self._run(do)

    async def append(self, id_: str, entry: bytes, progress: Progress) -> None:
        def do(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "UPDATE games SET ply = ?, turn = ?, over = ?, updated = ? WHERE id = ? AND ply = ?",
                (progress.ply, progress.turn, progress.over, progress.updated, id_, progress.ply - 1),
            )
            if changed.rowcount != 1:
                raise Conflict(id=id_)
            db.execute("INSERT INTO entries VALUES (?, ?, ?)", (id_, progress.ply, entry.decode()))

        await self._run(do)

    async def rewrite(self, row: GameRow, entries: Sequence[bytes]) -> None:
        def do(db: sqlite3.Connection) -> None:
            options = msgspec.json.encode(row.options).decode()
            changed = db.execute(
                "UPDATE games SET format = ?, options = ?, start = ? WHERE id = ? AND ply = ?",
                (row.format, options, row.start, row.id, len(entries)),
            )
            if changed.rowcount != 1:
                raise Conflict(id=row.id)
            numbered = ((entry.decode(), row.id, ply) for ply, entry in enumerate(entries, 1))
            db.executemany("UPDATE entries SET entry = ? WHERE game = ? AND ply = ?", numbered)

        await self._run(do)

    async def seat(self, id_: str, seats: tuple[SeatRow, ...]) -> None:
        text = msgspec.json.encode(seats).decode()
        await self._run(lambda db: _nothing(db.execute("UPDATE games SET seats = ? WHERE id = ?", (text, id_))))

    async def reveal(self, id_: str) -> None:
        await self._run(lambda db: _nothing(db.execute("UPDATE games SET seed_known = 1 WHERE id = ?", (id_,))))

    async def delete(self, id_: str) -> None:
        def do(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM games WHERE parent = ?1 OR (id = ?1 AND parent <> '')", (id_,))
            db.execute("UPDATE games SET deleted = ? WHERE id = ?", (time.time(), id_))

        await self._run(do)

    async def restore(self, id_: str) -> bool:
        def do(db: sqlite3.Connection) -> bool:
            changed = db.execute("UPDATE games SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL", (id_,))
            return changed.rowcount == 1

        return await self._run(do)

    async def close(self) -> None:
        """Finish the pending tasks, then close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reading.shutdown()
        self._reader.close()


def _nothing(_: object) -> None:
    return None


def version_in_header(path: Path) -> int:
    """`user_version` read from the file itself: this leaves even the file of a newer program untouched."""
    try:
        with path.open("rb") as file:
            header = file.read(64)
    except FileNotFoundError:
        return 0
    return int.from_bytes(header[60:64], "big") if header.startswith(b"SQLite format 3\0") else 0


def _values(row: GameRow) -> tuple[object, ...]:
    options, seats = msgspec.json.encode(row.options).decode(), msgspec.json.encode(row.seats).decode()
    now = row.progress
    return (
        *(row.id, row.name, row.game, row.scenario, options, seats, row.seed, row.seed_known, row.situation, row.start),
        *(row.created, row.format, now.ply, now.turn, now.over, now.updated),
        row.branch.game if row.branch else "",
        msgspec.json.encode(row.branch).decode() if row.branch else "",
        row.private,
    )


def _rows(db: sqlite3.Connection, query: str, *values: str | int) -> list[GameRow]:
    return [_row(found) for found in db.execute(query.format(COLUMNS), values)]


def _row(columns: tuple[Any, ...]) -> GameRow:
    id_, name, game, scenario, options, seats, seed, seed_known, situation, start, created, format_, *now = columns
    ply, turn, over, updated, _, branch, private = now
    return GameRow(
        id=id_,
        name=name,
        game=game,
        scenario=scenario,
        options=msgspec.json.decode(options, type=dict[str, Value]),
        seats=msgspec.json.decode(seats, type=tuple[SeatRow, ...]),
        seed=seed,
        seed_known=bool(seed_known),
        situation=situation,
        start=start,
        created=created,
        format=format_,
        progress=Progress(ply, turn, bool(over), updated),
        branch=msgspec.json.decode(branch, type=BranchRow) if branch else None,
        private=bool(private),
    )
