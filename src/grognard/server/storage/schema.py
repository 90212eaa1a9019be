"""The tables, and how a database of an older version gets those of today. SQLite and PostgreSQL have the same ones, by
the same steps: these are written for SQLite, and PostgreSQL gets them word for word but for the names of types."""

from __future__ import annotations

import re
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

STATES = """
CREATE TABLE states (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    events TEXT NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
ALTER TABLE games ADD COLUMN version TEXT NOT NULL DEFAULT '';
"""
"""What every ply left behind, and the version of rules and facts that a game is played by."""

TALK = """
ALTER TABLE games ADD COLUMN request TEXT NOT NULL DEFAULT '';
CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat TEXT NOT NULL,
    said TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
"""
"""Chat, and the request that the players of a game are asked to consent to."""

JOBS = """
CREATE TABLE jobs (
    game TEXT PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;
"""
"""Games in which a machine player is to act, and which of several servers has taken it on until when."""

INTENTS = "ALTER TABLE chat ADD COLUMN intent TEXT NOT NULL DEFAULT '';"
"""What a machine player was up to, among the lines of chat."""

ACCOUNTS = """
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    password TEXT NOT NULL,
    email TEXT NOT NULL DEFAULT '',
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX emails ON accounts (email) WHERE email <> '';
CREATE TABLE names (
    folded TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX names_of ON names (account);
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of ON sessions (account);
CREATE TABLE letters (
    token TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX letters_of ON letters (account);
CREATE TABLE owners (
    account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX owners_of ON owners (game);
"""
"""Accounts, every name that each has had, the devices that are signed in, the letters that confirm an address or reset
a password, and which games an account plays in. Of secrets only hashes."""

NOTICES = """
CREATE TABLE notices (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    wishes TEXT NOT NULL,
    home TEXT NOT NULL,
    told REAL NOT NULL DEFAULT 0,
    seen REAL NOT NULL DEFAULT 0,
    failure TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
"""
"""How the player of a seat wants to be told that the table waits, when they were told, when they were there."""

MAILBOXES = """
CREATE TABLE mailboxes (
    address TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    proof TEXT NOT NULL DEFAULT '',
    code TEXT NOT NULL DEFAULT '',
    coded REAL NOT NULL DEFAULT 0,
    tries INTEGER NOT NULL DEFAULT 0,
    codes INTEGER NOT NULL DEFAULT 0,
    since REAL NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE digests (
    address TEXT NOT NULL,
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    reason TEXT NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (address, game, seat)
) STRICT, WITHOUT ROWID;
"""
"""Mailboxes that notices may go to, the codes that confirm them, and notices that wait for the morning."""

COMPLAINTS = """
CREATE TABLE complaints (
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat TEXT NOT NULL,
    said TEXT NOT NULL,
    by TEXT NOT NULL,
    reason TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, number, by)
) STRICT, WITHOUT ROWID;
"""
"""Lines of chat that players have reported to the host."""

MODERATION = """
ALTER TABLE accounts ADD COLUMN role TEXT NOT NULL DEFAULT '';
ALTER TABLE accounts ADD COLUMN ban TEXT NOT NULL DEFAULT '';
ALTER TABLE accounts ADD COLUMN ban_until REAL NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN mute TEXT NOT NULL DEFAULT '';
ALTER TABLE accounts ADD COLUMN mute_until REAL NOT NULL DEFAULT 0;
ALTER TABLE complaints ADD COLUMN account TEXT REFERENCES accounts(id) ON DELETE SET NULL;
ALTER TABLE complaints ADD COLUMN closed REAL NOT NULL DEFAULT 0;
CREATE TABLE audit (
    number INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    account TEXT NOT NULL,
    detail TEXT NOT NULL,
    until REAL NOT NULL
) STRICT;
INSERT INTO audit VALUES (0, 0, '', '', '', '', 0);
"""
"""Roles, bans and mutes of accounts (a reason, and when it ends; 0: never), who said a reported line, and the log of
what moderators and the host did. It holds ids of accounts, no names: a deleted account vanishes from it, too. Its row 0
is what changes wait for each other at."""

SOCIAL = """
ALTER TABLE games ADD COLUMN asked TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN challenge INTEGER NOT NULL DEFAULT 0;
UPDATE games SET challenge = 1 WHERE over = 0 AND seats LIKE '%"anyone":true%';
CREATE INDEX challenges ON games (game, created) WHERE challenge = 1 AND deleted IS NULL AND private = 0;
ALTER TABLE accounts ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN ladder INTEGER NOT NULL DEFAULT 0;
CREATE TABLE results (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    ended REAL NOT NULL,
    plies INTEGER NOT NULL,
    how TEXT NOT NULL,
    private INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    unrated TEXT NOT NULL
) STRICT;
INSERT INTO results VALUES (0, '', '', '', 0, 0, '', 1, 0, '');
CREATE TABLE scores (
    id TEXT NOT NULL REFERENCES results(id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    account TEXT NOT NULL,
    player TEXT NOT NULL,
    result TEXT NOT NULL,
    before REAL NOT NULL DEFAULT 0,
    after REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX scores_of ON scores (account);
CREATE TABLE ratings (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ladders ON ratings (game, rating);
CREATE TABLE follows (
    account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (account, kind, target)
) STRICT, WITHOUT ROWID;
CREATE INDEX followers ON follows (target);
CREATE TABLE origins (
    account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    origin TEXT NOT NULL,
    seen REAL NOT NULL,
    PRIMARY KEY (account, origin)
) STRICT, WITHOUT ROWID;
"""
"""Who is asked what in each game, whether it is rated, whether a seat is offered to anyone. How games between accounts
ended (they outlive the games; row 0 is what changes wait for each other at), the ratings that follow from it, whom and
what a player follows or blocks, and hashes of the browsers and addresses of an account."""
CLOCKS = """
ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN clocks TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN look REAL NOT NULL DEFAULT 0;
CREATE INDEX ticking ON games (look) WHERE look > 0;
CREATE TABLE uptime (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;
INSERT INTO uptime VALUES (0, 0);
"""
"""The pace of a game and how its clocks were last set; when someone is to be told of them (0: none runs). When a server
last worked with the database while a clock ran: what passes without one is no player's time."""

PUSH = """
CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    device TEXT NOT NULL,
    wishes TEXT NOT NULL,
    home TEXT NOT NULL,
    session TEXT REFERENCES sessions(id) ON DELETE SET NULL,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_of ON subscriptions (session);
CREATE TABLE subscribed (
    subscription TEXT NOT NULL REFERENCES subscriptions(id) ON DELETE CASCADE,
    game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    seat TEXT NOT NULL,
    PRIMARY KEY (subscription, game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscribed_of ON subscribed (game, seat);
"""
"""Browsers that have subscribed to Web Push: an account's while they are signed in, and seats that a guest plays."""

MIGRATIONS = (
    FIRST,
    DELETED,
    BRANCHES,
    LISTED,
    STATES,
    TALK,
    JOBS,
    INTENTS,
    ACCOUNTS,
    NOTICES,
    MAILBOXES,
    COMPLAINTS,
    MODERATION,
    SOCIAL,
    CLOCKS,
    PUSH,
)
"""What leads from each version to the next. A step that was released never changes: a new one is added."""
FORMAT = len(MIGRATIONS)
"""The version of the tables of today: `PRAGMA user_version` of a SQLite file."""

_POSTGRES = {
    "BLOB": "BYTEA",
    "REAL": "DOUBLE PRECISION",
    "INTEGER": "BIGINT",
    " STRICT, WITHOUT ROWID": "",
    " STRICT": "",
}
_TYPES = re.compile("|".join(_POSTGRES))


def steps(version: int) -> str:
    """What leads from a version to today's."""
    return "".join(MIGRATIONS[version:])


def for_postgres(sql: str) -> str:
    return _TYPES.sub(lambda found: _POSTGRES[found[0]], sql)


def migrate(database: sqlite3.Connection, version: int) -> None:
    """Bring a file from its version to today's, all or nothing."""
    marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {FORMAT};"
    try:
        database.executescript(f"BEGIN IMMEDIATE; {steps(version)} {marks} COMMIT;")
    except sqlite3.Error:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def damage(database: sqlite3.Connection) -> str:
    """What is wrong inside the file; nothing if it is sound."""
    (first, *_) = (row[0] for row in database.execute("PRAGMA quick_check(1)"))
    return "" if first == "ok" else str(first)
