"""Databases by address: a file of SQLite, or `postgresql://…`."""

from __future__ import annotations

from pathlib import Path

from grognard.server.problems import NoDriver, UnknownDatabase
from grognard.server.storage.operations import Operations
from grognard.server.storage.sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")


def is_file(address: str) -> bool:
    return "://" not in address


def postgres(address: str, *, migrate: bool = True) -> Operations:
    """A PostgreSQL database. Tables of an older version are brought up to date, or refused."""
    if not address.startswith(SCHEMES):
        raise UnknownDatabase(address=address)
    # Imported here: home use needs no driver.
    try:
        from grognard.server.storage.postgres import PostgresStore
    except ImportError:
        raise NoDriver() from None
    return PostgresStore(address, migrate=migrate)


def storage(address: str) -> Operations:
    """The storage of an existing database, as it is: a PostgreSQL database of an older version is refused."""
    return SqliteStore(Path(address)) if is_file(address) else postgres(address, migrate=False)
