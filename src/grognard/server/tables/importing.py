"""Imported journals are read and replayed in a process of their own, with bounds on time and memory: any file may come
as a journal, and nothing about it is known before it has been replayed to its end."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Protocol

import msgspec
from msgspec import Struct

from grognard.core.errors import GrognardError, UnknownGame
from grognard.core.journal import VERSION, Kept, Match, read_journal
from grognard.core.system import System, Value
from grognard.server import limits
from grognard.server.problems import Busy, JournalTooLong, JournalTooSlow, Stopping
from grognard.server.storage.store import GameRow, Progress, SeatRow, Version
from grognard.server.tables.lobby import progress_of
from grognard.server.tables.seats import contributed
from grognard.server.workers import Died, TooSlow, Worker


class Brought(Struct, frozen=True):
    """A journal that was replayed to its end: what is stored of it."""

    game: str
    scenario: str
    options: dict[str, Value]
    situation: str
    start: bytes
    secret: bytes
    contributions: tuple[tuple[str, str], ...]
    entries: tuple[bytes, ...]
    kept: tuple[Kept, ...]
    progress: Progress


class Importer(Protocol):
    async def read(self, data: bytes) -> Brought: ...

    def close(self) -> None: ...


def brought(data: bytes, systems: Mapping[str, System]) -> Brought:
    journal = read_journal(data)
    if len(journal.entries) > limits.ENTRIES:
        raise JournalTooLong(entries=len(journal.entries), limit=limits.ENTRIES)
    if journal.game not in systems:
        raise UnknownGame(game=journal.game, known=tuple(systems))
    match = Match.from_journal(journal, systems[journal.game])
    return Brought(
        game=journal.game,
        scenario=match.scenario.id,
        options=match.options,
        situation=match.situation,
        start=match.system.save(match.start) if match.start else b"",
        secret=match.secret,
        contributions=match.contributions,
        entries=tuple(msgspec.json.encode(entry) for entry in match.entries),
        kept=tuple(match.kept(ply) for ply in range(match.ply + 1)),
        progress=progress_of(match),
    )


def row_of(brought: Brought, seats: tuple[SeatRow, ...], name: str, version: Version) -> GameRow:
    """The game that is made of a journal."""
    return GameRow(
        id=secrets.token_hex(6),
        name=name,
        game=brought.game,
        scenario=brought.scenario,
        options=brought.options,
        seats=contributed(seats, brought.contributions),
        seed=brought.secret,
        seed_known=True,
        situation=brought.situation,
        start=brought.start,
        created=time.time(),
        format=VERSION,
        progress=brought.progress,
        version=version,
    )


class InThread:
    """For tests, and for systems that only this process knows."""

    def __init__(self, systems: Mapping[str, System]) -> None:
        self._systems = systems
        self._one = asyncio.Lock()

    async def read(self, data: bytes) -> Brought:
        async with self._one:
            return await asyncio.to_thread(brought, data, self._systems)

    def close(self) -> None:
        return


class InProcess:
    """One journal at a time, in a process that is ended when it takes too long."""

    def __init__(self, seconds: float = limits.REPLAY_SECONDS) -> None:
        self._seconds = seconds
        self._worker = Worker(_read, "grognard-importer")

    async def read(self, data: bytes) -> Brought:
        if self._worker.closed:
            raise Stopping()
        return await asyncio.get_running_loop().run_in_executor(self._worker.thread, self._ask, data)

    def _ask(self, data: bytes) -> Brought:
        try:
            answer: Brought | tuple[type[GrognardError], dict[str, str]] = self._worker.ask(data, self._seconds)
        except TooSlow:
            raise JournalTooSlow(seconds=int(self._seconds)) from None
        except Died:
            raise Busy() from None
        if isinstance(answer, Brought):
            return answer
        refusal, args = answer
        raise refusal(**args)

    def close(self) -> None:
        self._worker.close()


def _read(pipe: Connection) -> None:
    from grognard.games import SYSTEMS

    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (limits.REPLAY_BYTES, limits.REPLAY_BYTES))
    while True:
        data: bytes = pipe.recv()
        try:
            pipe.send(brought(data, SYSTEMS))
        except GrognardError as wrong:
            pipe.send((type(wrong), wrong.args_))
        except MemoryError:
            pipe.send((JournalTooLong, {"entries": "-", "limit": limits.ENTRIES}))
