"""Games in one SQLite file: one thread writes and commits all waiting changes together, another reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from grognard.core.errors import GrognardError
from grognard.server.problems import DamagedDatabase, NewerDatabase, NotADatabase, ReadOnly, StorageFailed
from grognard.server.storage.operations import Operations, purge
from grognard.server.storage.rows import Database
from grognard.server.storage.schema import APPLICATION, FORMAT, damage, migrate
from grognard.server.storage.worker import Worker

T = TypeVar("T")


class SqliteLink:
    """A connection that one worker uses."""

    database: Any

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database

    def begin(self) -> None:
        self.database.execute("BEGIN")

    def commit(self) -> None:
        self.database.execute("COMMIT")

    def roll_back(self) -> None:
        if self.database.in_transaction:
            self.database.execute("ROLLBACK")

    def hang_up(self) -> None:
        self.database.close()


class SqliteStore(SqliteLink, Operations):
    """Implements `Store`. Opening a file that this program cannot use raises before anything is written to it. With
    `viewable`, a file of ours that is damaged or cannot be written is opened all the same, for reading."""

    def __init__(self, path: Path, *, viewable: bool = False) -> None:
        self.path = path
        try:
            super().__init__(self._open())
        except (DamagedDatabase, StorageFailed) as wrong:
            if not viewable:
                raise
            super().__init__(self._open_to_read(wrong))
            self.read_only = str(wrong)
        self._reader = Worker(SqliteLink(self._second()), "grognard-reader")
        self._writer = Worker(self, "grognard-store")

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
            if application_in_header(self.path) == APPLICATION:
                raise DamagedDatabase(path=str(self.path), detail=str(wrong)) from None
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
        if found := damage(database):
            raise DamagedDatabase(path=str(self.path), detail=found)
        database.execute("PRAGMA journal_mode = WAL")
        # An acknowledged action survives a power cut; group commit keeps the cost low.
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
        migrate(database, version)
        purge(database)

    def _open_to_read(self, wrong: GrognardError) -> sqlite3.Connection:
        """A file of ours that has the tables of today. If not even its log can be read, as it was without it."""
        for how in ("mode=ro", "mode=ro&immutable=1"):
            database = None
            try:
                database = sqlite3.connect(
                    f"{self.path.absolute().as_uri()}?{how}", uri=True, isolation_level=None, check_same_thread=False
                )
                if database.execute("PRAGMA user_version").fetchone() == (FORMAT,):
                    database.execute("SELECT count(*) FROM games").fetchone()
                    return database
            except sqlite3.Error:
                pass
            if database is not None:
                database.close()
        raise wrong

    def _second(self) -> sqlite3.Connection:
        """Another connection like the first, which does not write."""
        if self.read_only:
            return self._open_to_read(StorageFailed(detail=self.read_only))
        second = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        second.execute("PRAGMA busy_timeout = 5000")
        second.execute("PRAGMA query_only = ON")
        return second

    def _refuse_newer(self, version: int) -> None:
        if version > FORMAT:
            raise NewerDatabase(path=str(self.path), found=version, known=FORMAT)

    # -- working --------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.database.execute("BEGIN IMMEDIATE")

    async def _read(self, do: Callable[[Database], T]) -> T:
        return await self._reader.run(do)

    async def _write(self, do: Callable[[Database], T]) -> T:
        if self.read_only:
            raise ReadOnly(detail=self.read_only)
        return await self._writer.run(do)

    async def close(self) -> None:
        """Finish the pending tasks, then close the file."""
        await self._reader.close()
        await self._writer.close()


def version_in_header(path: Path) -> int:
    """`user_version` read from the file itself: this leaves even the file of a newer program untouched."""
    return _header(path, 60)


def application_in_header(path: Path) -> int:
    return _header(path, 68)


def _header(path: Path, at: int) -> int:
    """A number from the header of a SQLite file; 0 if it is none."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except OSError:
        return 0
    return int.from_bytes(header[at : at + 4], "big") if header.startswith(b"SQLite format 3\0") else 0
