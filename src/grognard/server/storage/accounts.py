"""Accounts in the database: the statements, which SQLite and PostgreSQL both understand."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from grognard.server.problems import NameTaken
from grognard.server.social.recording import forget
from grognard.server.storage.operations import Operations
from grognard.server.storage.rows import Database
from grognard.server.storage.sanctions import COLUMNS, Sanction, in_force

ACCOUNT = (
    "accounts.id, accounts.name, accounts.password, accounts.email, accounts.created, accounts.role, "
    f"{COLUMNS}, accounts.rated, accounts.ladder"
)

GONE = "gone-"
"""How the ids begin under which the results of deleted accounts are kept."""


class Account(Struct, frozen=True):
    id: str
    name: str
    password: str
    """Its hash."""
    email: str
    """Confirmed, or empty."""
    created: float
    role: str = ""
    """`moderator`, `admin`, or nothing."""
    ban_reason: str = ""
    ban_until: float = 0.0
    mute_reason: str = ""
    mute_until: float = 0.0
    rated: int = 0
    """1: its player plays rated games."""
    ladder: int = 0
    """1: and stands on the ladders."""

    @property
    def ban(self) -> Sanction | None:
        return in_force("ban", self.ban_reason, self.ban_until)

    @property
    def mute(self) -> Sanction | None:
        return in_force("mute", self.mute_reason, self.mute_until)


class Session(Struct, frozen=True):
    """A device that is signed in."""

    id: str
    account: str
    device: str
    created: float
    seen: float


class Letter(Struct, frozen=True):
    """What a message was sent for: its link proves that the address can be read."""

    account: str
    purpose: str
    email: str


class AccountStore:
    """Accounts beside the games of a storage. Tokens come as hashes: what the database holds opens nothing."""

    def __init__(self, store: Operations) -> None:
        self._read, self._write = store._read, store._write

    # -- accounts -------------------------------------------------------------------------------------

    async def create(self, name: str, folded: str, password: str) -> Account:
        """A new account; `NameTaken` if its name, or one that looks like it, is in use."""
        account = Account(secrets.token_hex(8), name, password, "", time.time())

        def do(db: Database) -> Account:
            values = (account.id, account.name, account.password, "", account.created)
            db.execute("INSERT INTO accounts (id, name, password, email, created) VALUES (?, ?, ?, ?, ?)", values)
            _claim(db, account.id, folded, name)
            return account

        return await self._write(do)

    async def named(self, folded: str) -> Account | None:
        """The account that has, or has had, this name."""
        query = f"SELECT {ACCOUNT} FROM accounts JOIN names ON names.account = accounts.id WHERE names.folded = ?"
        return await self._one(query, folded)

    async def reached(self, email: str) -> Account | None:
        return await self._one(f"SELECT {ACCOUNT} FROM accounts WHERE email = ?", email)

    async def account(self, id_: str) -> Account | None:
        return await self._one(f"SELECT {ACCOUNT} FROM accounts WHERE id = ?", id_)

    async def rename(self, id_: str, name: str, folded: str) -> None:
        """Its former names stay its own: no one else can pass for it."""

        def do(db: Database) -> None:
            _claim(db, id_, folded, name)
            db.execute("UPDATE accounts SET name = ? WHERE id = ?", (name, id_))

        await self._write(do)

    async def new_password(self, id_: str, password: str, but: str = "") -> None:
        """Another password; all devices are signed out but the one with this session, and letters are void."""

        def do(db: Database) -> None:
            db.execute("UPDATE accounts SET password = ? WHERE id = ?", (password, id_))
            db.execute("DELETE FROM sessions WHERE account = ? AND id <> ?", (id_, but))
            db.execute("DELETE FROM letters WHERE account = ?", (id_,))

        await self._write(do)

    async def strengthen(self, id_: str, password: str) -> None:
        """The same password, hashed with other parameters."""
        await self._write(lambda db: db.execute("UPDATE accounts SET password = ? WHERE id = ?", (password, id_)))

    async def new_email(self, id_: str, email: str) -> bool:
        """Whether the address is now the account's: another may have it. Empty: none."""

        def do(db: Database) -> bool:
            if email and db.execute("SELECT 1 FROM accounts WHERE email = ? AND id <> ?", (email, id_)).fetchone():
                return False
            return db.execute("UPDATE accounts SET email = ? WHERE id = ?", (email, id_)).rowcount == 1

        return await self._write(do)

    async def delete(self, id_: str) -> None:
        """It goes. Its results stay, for those it played against, under a name that no account has."""
        pseudonym = f"{GONE}{secrets.token_hex(8)}"

        def do(db: Database) -> None:
            forget(db, id_, pseudonym)
            db.execute("DELETE FROM accounts WHERE id = ?", (id_,))

        await self._write(do)

    async def seen_from(self, account: str, origins: Sequence[str]) -> None:
        """Note hashes of the browser and the address that an account is used from."""
        noted = (
            "INSERT INTO origins SELECT id, ?, ? FROM accounts WHERE id = ? "
            "ON CONFLICT (account, origin) DO UPDATE SET seen = excluded.seen"
        )
        rows = [(origin, time.time(), account) for origin in origins]
        if rows:
            await self._write(lambda db: db.executemany(noted, rows))

    async def games(self, id_: str) -> list[str]:
        """The games an account plays in."""
        query = (
            "SELECT games.id FROM games JOIN owners ON owners.game = games.id "
            "WHERE owners.account = ? AND games.deleted IS NULL ORDER BY games.over, games.updated DESC, games.id"
        )
        return [game for (game,) in await self._read(lambda db: db.execute(query, (id_,)).fetchall())]

    async def names(self, id_: str) -> list[str]:
        query = "SELECT folded FROM names WHERE account = ? ORDER BY folded"
        return [name for (name,) in await self._read(lambda db: db.execute(query, (id_,)).fetchall())]

    async def acts(self, id_: str) -> list[tuple[float, str, str, float]]:
        """What moderators and the host did about an account: when, what, why, until when."""
        query = "SELECT at, act, detail, until FROM audit WHERE account = ? ORDER BY number"
        rows = await self._read(lambda db: db.execute(query, (id_,)).fetchall())
        return [(at, act, detail, until) for at, act, detail, until in rows]

    async def subscriptions(self, id_: str) -> list[tuple[str, str, float]]:
        """The browsers that are told by Web Push: which, where, since when."""
        query = (
            "SELECT s.device, s.endpoint, s.created FROM subscriptions s JOIN sessions ON sessions.id = s.session "
            "WHERE sessions.account = ? ORDER BY s.created, s.id"
        )
        rows = await self._read(lambda db: db.execute(query, (id_,)).fetchall())
        return [(device, endpoint, created) for device, endpoint, created in rows]

    # -- devices --------------------------------------------------------------------------------------

    async def begin(self, account: str, token: str, device: str) -> Session:
        session = Session(secrets.token_hex(8), account, device, time.time(), time.time())
        values = (token, session.id, account, device, session.created, session.seen)
        await self._write(lambda db: db.execute("INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)", values))
        return session

    async def session(self, token: str, since: float) -> tuple[Session, Account] | None:
        """The session of a token, unless it was last used before `since`."""
        query = (
            f"SELECT sessions.id, sessions.account, sessions.device, sessions.created, sessions.seen, {ACCOUNT} "
            "FROM sessions JOIN accounts ON accounts.id = sessions.account WHERE token = ? AND seen >= ?"
        )
        row = await self._read(lambda db: db.execute(query, (token, since)).fetchone())
        return None if row is None else (Session(*row[:5]), Account(*row[5:]))

    async def valid(self, ids: Sequence[str]) -> set[str]:
        """Those of these sessions that may still be used."""
        places = ", ".join("?" for _ in ids)
        query = (
            f"SELECT sessions.id, {COLUMNS} FROM sessions "
            f"JOIN accounts ON accounts.id = sessions.account WHERE sessions.id IN ({places})"
        )
        rows = await self._read(lambda db: db.execute(query, tuple(ids)).fetchall()) if ids else []
        return {id_ for id_, *columns in rows if in_force("ban", *columns[:2]) is None}

    async def touch(self, id_: str) -> None:
        now = time.time()
        await self._write(lambda db: db.execute("UPDATE sessions SET seen = ? WHERE id = ?", (now, id_)))

    async def sessions(self, account: str, since: float) -> list[Session]:
        """The devices of an account, last used first."""
        query = (
            "SELECT id, account, device, created, seen FROM sessions WHERE account = ? AND seen >= ? ORDER BY seen DESC"
        )
        return [Session(*row) for row in await self._read(lambda db: db.execute(query, (account, since)).fetchall())]

    async def end(self, account: str, id_: str) -> bool:
        """Sign a device of this account out; whether there was one."""
        gone = "DELETE FROM sessions WHERE account = ? AND id = ?"
        return await self._write(lambda db: db.execute(gone, (account, id_)).rowcount == 1)

    # -- letters --------------------------------------------------------------------------------------

    async def write(self, token: str, letter: Letter, until: float) -> None:
        """A letter; earlier ones for the same purpose are void."""

        def do(db: Database) -> None:
            db.execute("DELETE FROM letters WHERE account = ? AND purpose = ?", (letter.account, letter.purpose))
            values = (token, letter.account, letter.purpose, letter.email, until)
            db.execute("INSERT INTO letters VALUES (?, ?, ?, ?, ?)", values)

        await self._write(do)

    async def answer(self, token: str, purpose: str) -> Letter | None:
        """The letter whose link was followed. It can be followed once."""

        def do(db: Database) -> Letter | None:
            query = "SELECT account, purpose, email, until FROM letters WHERE token = ? AND purpose = ?"
            row = db.execute(query, (token, purpose)).fetchone()
            if row is None:
                return None
            db.execute("DELETE FROM letters WHERE token = ?", (token,))
            return Letter(*row[:3]) if row[3] >= time.time() else None

        return await self._write(do)

    async def expire(self, before: float) -> None:
        """Forget devices last used before this time, and letters that are too old."""

        def do(db: Database) -> None:
            db.execute("DELETE FROM sessions WHERE seen < ?", (before,))
            db.execute("DELETE FROM letters WHERE until < ?", (time.time(),))
            db.execute("DELETE FROM origins WHERE seen < ?", (before,))
            db.execute("DELETE FROM follows WHERE kind = 'game' AND target NOT IN (SELECT id FROM games)")

        await self._write(do)

    async def _one(self, query: str, *values: Any) -> Account | None:
        row: Sequence[Any] | None = await self._read(lambda db: db.execute(query, values).fetchone())
        return None if row is None else Account(*row)


def _claim(db: Database, id_: str, folded: str, name: str) -> None:
    db.execute("INSERT INTO names VALUES (?, ?) ON CONFLICT (folded) DO NOTHING", (folded, id_))
    if db.execute("SELECT account FROM names WHERE folded = ?", (folded,)).fetchone()[0] != id_:
        raise NameTaken(name=name)
