"""Care for a database outside play: copies of it, and whether this version of the program can open its games."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Literal, TypeVar

from msgspec import Struct

from grognard.core.errors import GrognardError
from grognard.core.system import System
from grognard.server.accounts.names import folded
from grognard.server.moderation.complaints import Complaint, Complaints
from grognard.server.moderation.store import Act, ModerationStore, Role
from grognard.server.problems import DamagedDatabase, NotADatabase, StorageFailed, UnknownAccount, UnknownTable
from grognard.server.social.store import SocialStore
from grognard.server.storage.accounts import Account, AccountStore
from grognard.server.storage.addresses import is_file, postgres, storage
from grognard.server.storage.lock import locked
from grognard.server.storage.operations import DAY, Operations
from grognard.server.storage.schema import APPLICATION, damage
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.storage.store import Store, Stored
from grognard.server.tables.reopening import reopened

T = TypeVar("T")
Fate = Literal["same", "carried", "lost"]


class Opened(Struct, frozen=True):
    """How one stored game fares under this version of the program."""

    id: str
    game: str
    scenario: str
    plies: int
    over: bool
    fate: Fate
    """It opens as before; it goes on from where it is, under other rules; it cannot be opened."""
    detail: str = ""
    """What differs, or why it cannot be opened."""


def backup(database: Path, copy: Path) -> int:
    """Copy a database, also while a server works with it, and return its number of games. The copy appears under its
    name only when it is whole and sound."""
    if not database.is_file():
        raise StorageFailed(detail=f"{database}: no such file")
    part = copy.with_name(f"{copy.name}.part")
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        games = checked(part)
        os.replace(part, copy)
    except (sqlite3.Error, OSError) as wrong:
        raise StorageFailed(detail=f"{copy}: {wrong}") from None
    finally:
        part.unlink(missing_ok=True)
    return games


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in the place of a database that no server uses. What was there is kept beside it, under the name that
    is returned."""
    if not copy.is_file():
        raise StorageFailed(detail=f"{copy}: no such file")
    checked(copy)
    kept = None
    with locked(database):
        if database.exists():
            kept = database.with_name(f"{database.stem}-before-{time.strftime('%Y%m%d-%H%M%S')}{database.suffix}")
            try:
                backup(database, kept)
            except (StorageFailed, DamagedDatabase, NotADatabase):
                # A damaged file is what a restore is for: keep it as it is.
                os.replace(database, kept)
        for leftover in ("", "-wal", "-shm"):
            database.with_name(database.name + leftover).unlink(missing_ok=True)
        backup(copy, database)
    return kept


def checked(file: Path) -> int:
    """The number of games in a sound file of ours."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as direct:
            if direct.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
                raise NotADatabase(path=str(file), detail="it is not a database of Grognard")
            if found := damage(direct):
                raise DamagedDatabase(path=str(file), detail=found)
            (games,) = direct.execute("SELECT count(*) FROM games").fetchone()
            return int(games)
    except sqlite3.DatabaseError as wrong:
        raise NotADatabase(path=str(file), detail=str(wrong)) from None


def undelete(database: str, id_: str) -> None:
    """Bring back a game that was deleted not long ago, also while a server works with the database."""
    if not _done(database, lambda store: store.restore(id_)):
        raise UnknownTable(id=id_)


def prune(database: str, days: float) -> int:
    """Delete the games that were not played for so many days, also while a server works with the database; how many.
    They can be brought back for a while."""
    return _done(database, lambda store: store.prune(time.time() - days * DAY))


def complaints(database: str) -> list[Complaint]:
    """The lines of chat that players have reported, also while a server works with the database."""
    return _done(database, lambda store: Complaints(store).all())


def give_role(database: str, name: str, role: Role) -> str:
    """Give an account a role, or take it (an empty one), also while a server works with the database; its name."""

    async def do(store: Operations) -> str:
        account = await AccountStore(store).named(folded(name))
        if account is None:
            raise UnknownAccount(name=name)
        await ModerationStore(store).give_role(account.id, role)
        return account.name

    return _done(database, do)


def roles(database: str) -> list[Account]:
    """The accounts with a role."""
    return _done(database, lambda store: ModerationStore(store).with_roles())


def audit(database: str, count: int) -> list[Act]:
    """What moderators and the host did, latest first."""
    return _done(database, lambda store: ModerationStore(store).audit(count=count))


def recompute_ratings(database: str) -> int:
    """All ratings anew from the stored results, also while a server works with the database; of how many games."""
    return _done(database, lambda store: SocialStore(store).recompute())


def _done(database: str, do: Callable[[Operations], Awaitable[T]]) -> T:
    """Do something in a database that exists."""
    if is_file(database):
        checked(Path(database))

    async def run() -> T:
        store = storage(database)
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def opened(database: str, systems: Mapping[str, System], *, migrate: bool = False) -> Iterator[Opened]:
    """Open every game of a database with this version of the program, and by its rules alone: also a game that this
    very version stored is replayed. Nothing is changed: a file is copied first, and a PostgreSQL database of an older
    version is refused, unless it may be brought up to date."""
    if not is_file(database):
        yield from _fates(postgres(database, migrate=migrate), systems)
        return
    file = Path(database)
    copy = file.with_name(f"{file.name}.check")
    backup(file, copy)
    try:
        yield from _fates(SqliteStore(copy), systems)
    finally:
        for leftover in ("", "-wal", "-shm"):
            copy.with_name(copy.name + leftover).unlink(missing_ok=True)


def _fates(store: Store, systems: Mapping[str, System]) -> Iterator[Opened]:
    for game in asyncio.run(_all(store)):
        row, (fate, detail) = game.row, _fate(game, systems)
        yield Opened(row.id, row.game, row.scenario, len(game.entries), row.progress.over, fate, detail)


async def _all(store: Store) -> list[Stored]:
    try:
        loaded = [await store.load(row.id) for row in await store.games()]
    finally:
        await store.close()
    return [game for game in loaded if game is not None]


def _fate(game: Stored, systems: Mapping[str, System]) -> tuple[Fate, str]:
    if game.row.game not in systems:
        return "lost", f"there is no game {game.row.game}"
    try:
        again = reopened(game, systems[game.row.game], replay=True)
    except GrognardError as wrong:
        return "lost", str(wrong)
    return ("carried", again.departs) if again.departs else ("same", "")
