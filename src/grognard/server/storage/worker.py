"""A thread with a connection of its own, which commits all waiting changes together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from grognard.core.errors import GrognardError
from grognard.server.problems import StorageFailed
from grognard.server.storage.rows import Database

T = TypeVar("T")
BATCH = 512
DEADLOCK = "40P01"
"""What PostgreSQL calls it."""


class Link(Protocol):
    """What a worker needs of a connection."""

    database: Any

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def roll_back(self) -> None: ...

    def hang_up(self) -> None: ...


class Job:
    """One task of a worker, and the future to resolve when it is on disk."""

    __slots__ = ("do", "done", "loop")

    def __init__(self, do: Callable[[Database], Any]) -> None:
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


class Worker:
    def __init__(self, link: Link, name: str) -> None:
        self._link = link
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def run(self, do: Callable[[Database], T]) -> T:
        job = Job(do)
        if not self._thread.is_alive():
            raise StorageFailed(detail="the storage is closed")
        self._jobs.put(job)
        result: T = await job.done
        return result

    async def close(self) -> None:
        """Finish the pending tasks, then close the connection."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
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
        self._link.hang_up()

    def _commit(self, jobs: list[Job]) -> None:
        results: list[tuple[Job, Any, BaseException | None]] = []
        try:
            self._link.begin()
            database: Database = self._link.database
            for job in jobs:
                # One failing change does not affect the others.
                database.execute("SAVEPOINT job")
                try:
                    results.append((job, job.do(database), None))
                except GrognardError as refusal:
                    database.execute("ROLLBACK TO SAVEPOINT job")
                    results.append((job, None, refusal))
                database.execute("RELEASE SAVEPOINT job")
            self._link.commit()
        except Exception as wrong:  # whatever it was, nothing of this batch is on disk
            self._link.roll_back()
            if getattr(wrong, "sqlstate", "") == DEADLOCK and len(jobs) > 1:
                # Another server changes the same games in another order.
                for job in jobs:
                    self._commit([job])
                return
            error = StorageFailed(detail=str(wrong))
            results = [(job, None, error) for job in jobs]
        for job, result, failure in results:
            job.settle(result, failure)
