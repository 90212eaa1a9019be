"""The tables of the SQLite file, and how a file of an older version gets those of today."""

from __future__ import annotations

import sqlite3

APPLICATION = 0x47524F47
"""`PRAGMA application_id` of our files."""

FIRST = """
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    seed BLOB NOT NULL,
    seed_known INTEGER NOT NULL,
    situation TEXT NOT NULL,
    start BLOB NOT NULL,
    created REAL NOT NULL,
    format INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    over INTEGER NOT NULL,
    updated REAL NOT NULL
) STRICT;
CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
"""
DELETED = "ALTER TABLE games ADD COLUMN deleted REAL;"
"""When a game was deleted; it is kept for a while."""

BRANCHES = """
ALTER TABLE games ADD COLUMN parent TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN branch TEXT NOT NULL DEFAULT '';
CREATE INDEX branches ON games (parent, created) WHERE parent <> '';
"""
"""What-if branches: the game each was made of."""

LISTED = """
ALTER TABLE games ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
CREATE INDEX listed ON games (updated DESC, id) WHERE deleted IS NULL AND parent = '' AND private = 0;
"""
"""Private games, which the lobby does not list; the list is read page by page."""

MIGRATIONS = (FIRST, DELETED, BRANCHES, LISTED)
"""What leads from each version to the next. A step that was released never changes: a new one is added."""
FORMAT = len(MIGRATIONS)
"""`PRAGMA user_version` of the tables of today."""


def migrate(database: sqlite3.Connection, version: int) -> None:
    """Bring a file from its version to today's, all or nothing."""
    steps = "".join(MIGRATIONS[version:])
    marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {FORMAT};"
    try:
        database.executescript(f"BEGIN IMMEDIATE; {steps} {marks} COMMIT;")
    except sqlite3.Error:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def damage(database: sqlite3.Connection) -> str:
    """What is wrong inside the file; nothing if it is sound."""
    (first, *_) = (row[0] for row in database.execute("PRAGMA quick_check(1)"))
    return "" if first == "ok" else str(first)
