"""Games in PostgreSQL, for several servers at once: the ply is an optimistic lock, NOTIFY tells the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar

import psycopg

from grognard.server.problems import NewerDatabase, NotADatabase, OlderDatabase, StorageFailed
from grognard.server.storage.operations import Operations, purge
from grognard.server.storage.rows import Cursor, Database
from grognard.server.storage.schema import FORMAT, for_postgres, steps
from grognard.server.storage.worker import Worker

T = TypeVar("T")

CHANNEL = "grognard"
MIGRATING = 0x47524F47
"""The advisory lock under which one server at a time brings the tables up to date."""
PAUSE = 0.5
"""Seconds before a lost connection is tried again."""

log = logging.getLogger(__name__)


@cache
def _translated(sql: str) -> str:
    return sql.replace("?", "%s")


class PostgresDatabase:
    """A connection that takes the statements of `Operations`."""

    def __init__(self, address: str) -> None:
        self.raw = psycopg.connect(address, autocommit=True)

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        return self.raw.execute(_translated(sql).encode(), values)

    def executemany(self, sql: str, rows: Any, /) -> None:
        with self.raw.cursor() as cursor:
            cursor.executemany(_translated(sql).encode(), rows)


class PostgresLink:
    """The connection of one worker; made again when it was lost."""

    database: PostgresDatabase

    def __init__(self, address: str) -> None:
        self._address = address
        self.database = PostgresDatabase(address)

    def begin(self) -> None:
        if self.database.raw.closed:
            self.database = PostgresDatabase(self._address)
        try:
            self.database.execute("BEGIN")
        except psycopg.OperationalError:
            # The database was restarted since: nothing has been sent, so once more.
            self.database = PostgresDatabase(self._address)
            self.database.execute("BEGIN")

    def commit(self) -> None:
        self.database.execute("COMMIT")

    def roll_back(self) -> None:
        try:
            self.database.execute("ROLLBACK")
        except psycopg.Error:
            self.database.raw.close()

    def hang_up(self) -> None:
        self.database.raw.close()


class PostgresStore(Operations):
    """Implements `Store`. Any number of servers may share a database."""

    shared = True

    def __init__(self, address: str, *, migrate: bool = True) -> None:
        self._address = address
        self._migrate = migrate
        """Whether tables of an older version are brought up to date; else they are refused."""
        self.holder = secrets.token_hex(4)
        """The name of this server among those that share the database."""
        try:
            self._prepare()
            self._reader = Worker(PostgresLink(address), "grognard-reader")
            self._writer = Worker(PostgresLink(address), "grognard-store")
        except psycopg.Error as wrong:
            raise StorageFailed(detail=str(wrong)) from None
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    def _prepare(self) -> None:
        """Bring the tables up to date, one server at a time, all or nothing."""
        with psycopg.connect(self._address) as database:
            database.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            tables = {
                name
                for (name,) in database.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
            }
            if "grognard" not in tables and not self._migrate:
                raise NotADatabase(path=database.info.dbname, detail="it is not a database of Grognard")
            if "grognard" not in tables:
                if "games" in tables:
                    raise NotADatabase(path=database.info.dbname, detail="it holds the tables of another program")
                database.execute("CREATE TABLE grognard (format BIGINT NOT NULL)")
                database.execute("INSERT INTO grognard VALUES (0)")
            row = database.execute("SELECT format FROM grognard").fetchone()
            version = int(row[0]) if row else 0
            if version > FORMAT:
                raise NewerDatabase(path=database.info.dbname, found=version, known=FORMAT)
            if version < FORMAT and not self._migrate:
                raise OlderDatabase(path=database.info.dbname, found=version, known=FORMAT)
            if version < FORMAT:
                database.execute(for_postgres(steps(version)).encode())
                database.execute("UPDATE grognard SET format = %s", (FORMAT,))
        direct = PostgresDatabase(self._address)
        purge(direct)
        direct.raw.close()

    async def _read(self, do: Callable[[Database], T]) -> T:
        return await self._reader.run(do)

    async def _write(self, do: Callable[[Database], T]) -> T:
        return await self._writer.run(do)

    async def close(self) -> None:
        self._closing.set()
        await self._reader.close()
        await self._writer.close()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join)

    # -- several servers ------------------------------------------------------------------------------

    def _changed(self, db: Database, id_: str) -> None:
        db.execute("SELECT pg_notify(?, ?)", (CHANNEL, f"{self.holder} {id_}"))

    def watch(self, changed: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()

        def report(id_: str) -> None:
            if not self._closing.is_set():
                loop.call_soon_threadsafe(changed, id_)

        self._listener = threading.Thread(target=self._listen, args=(report,), name="grognard-listener", daemon=True)
        self._listener.start()

    def _listen(self, report: Callable[[str], None]) -> None:
        while not self._closing.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as database:
                    database.execute(f"LISTEN {CHANNEL}")
                    report("")  # what happened before we listened
                    while not self._closing.is_set():
                        for notice in database.notifies(timeout=PAUSE):
                            holder, _, id_ = notice.payload.partition(" ")
                            if holder != self.holder:
                                report(id_)
            except psycopg.Error as wrong:
                log.warning("the database does not tell of changes: %s", wrong)
                self._closing.wait(PAUSE)

    async def abandoned(self) -> str | None:
        """Take on a game whose machine player is to act and whose server is gone."""
        free = (
            "UPDATE jobs SET holder = ?, until = ? WHERE game = (SELECT game FROM jobs WHERE until < ? "
            "ORDER BY since LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING game"
        )
        now = time.time()
        values = (self.holder, now + self.lease, now)
        row = await self._write(lambda db: db.execute(free, values).fetchone())
        return None if row is None else str(row[0])
