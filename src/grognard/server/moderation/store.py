"""Roles, bans, mutes and closed reports in the database, each with its line of the log in the same change. What the one
who acts may do is looked up in that change, too: a role that was taken a moment ago serves no one."""

from __future__ import annotations

import time
from typing import Literal

from msgspec import Struct

from grognard.server.accounts.problems import NoSanction, NoSuchReport, NotAllowed, Outranked
from grognard.server.problems import UnknownAccount
from grognard.server.storage.accounts import ACCOUNT, Account
from grognard.server.storage.operations import Operations
from grognard.server.storage.rows import Database
from grognard.server.storage.sanctions import Kind, Sanction

Role = Literal["", "moderator", "admin"]
RANKS: dict[str, int] = {"": 0, "moderator": 1, "admin": 2}
HOST = ""
"""The one who acts by `grognard admin`, on the machine itself."""
LIFTED = {"ban": "unban", "mute": "unmute"}
PAGE = 100


class Act(Struct, frozen=True):
    """A line of the log. Names are those of today, empty for an account that is deleted."""

    number: int
    at: float
    actor: str
    """Empty: the host, or an account that is deleted; `by_host` says which."""
    by_host: bool
    act: str
    """`role`, `ban`, `unban`, `mute`, `unmute` or `close`."""
    account: str
    """Whom it concerned."""
    detail: str
    """The role, the reason, or the game and number of a line."""
    until: float
    """When a ban or mute ends; 0: never."""


class ModerationStore:
    def __init__(self, store: Operations) -> None:
        self._read, self._write = store._read, store._write

    async def give_role(self, account: str, role: Role) -> None:
        """By the host alone: an admin who could give roles at the site could be talked into it."""

        def do(db: Database) -> None:
            _log(db, HOST, "role", account, role)
            if db.execute("UPDATE accounts SET role = ? WHERE id = ?", (role, account)).rowcount != 1:
                raise UnknownAccount(name=account)

        await self._write(do)

    async def impose(self, actor: str, account: str, sanction: Sanction) -> None:
        """Ban or mute an account, or change the reason or end of it."""

        def do(db: Database) -> None:
            _log(db, actor, sanction.kind, account, sanction.reason, sanction.until)
            _must_outrank(db, actor, account)
            _set(db, account, sanction)

        await self._write(do)

    async def lift(self, actor: str, account: str, kind: Kind) -> None:
        def do(db: Database) -> None:
            _log(db, actor, LIFTED[kind], account)
            target = _must_outrank(db, actor, account)
            if (target.ban if kind == "ban" else target.mute) is None:
                raise NoSanction()
            _set(db, account, Sanction(kind, "", 0.0))

        await self._write(do)

    async def close(self, actor: str, game: str, number: int) -> None:
        """All reports of a line are dealt with."""

        def do(db: Database) -> None:
            query = "SELECT coalesce(max(account), '') FROM complaints WHERE game = ? AND number = ?"
            (said_by,) = db.execute(query, (game, number)).fetchone()
            _log(db, actor, "close", said_by, f"{game} {number}")
            _must_moderate(db, actor)
            closed = "UPDATE complaints SET closed = ? WHERE game = ? AND number = ? AND closed = 0"
            if db.execute(closed, (time.time(), game, number)).rowcount == 0:
                raise NoSuchReport()

        await self._write(do)

    async def sanctioned(self) -> list[Account]:
        """Those who are banned or muted now."""
        query = f"SELECT {ACCOUNT} FROM accounts WHERE ban <> '' OR mute <> '' ORDER BY name"
        accounts = [Account(*row) for row in await self._read(lambda db: db.execute(query).fetchall())]
        return [account for account in accounts if account.ban or account.mute]

    async def with_roles(self) -> list[Account]:
        query = f"SELECT {ACCOUNT} FROM accounts WHERE role <> '' ORDER BY role, name"
        return [Account(*row) for row in await self._read(lambda db: db.execute(query).fetchall())]

    async def audit(self, before: int = 0, count: int = PAGE, account: str = "") -> list[Act]:
        """The log, latest first; `before`: only what came before this number, `account`: only what concerned it."""
        query = (
            "SELECT number, at, coalesce(actors.name, ''), actor = '', act, coalesce(accounts.name, ''), detail, until "
            "FROM audit LEFT JOIN accounts AS actors ON actors.id = actor "
            "LEFT JOIN accounts ON accounts.id = audit.account WHERE number > 0 AND (number < ? OR ? = 0) "
            "AND (audit.account = ? OR ? = '') ORDER BY number DESC LIMIT ?"
        )
        values = (before, before, account, account, count)
        rows = await self._read(lambda db: db.execute(query, values).fetchall())
        return [Act(number, at, actor, bool(host), *rest) for number, at, actor, host, *rest in rows]


def _log(db: Database, actor: str, act: str, account: str, detail: str = "", until: float = 0.0) -> None:
    """First of all, so that two servers wait for each other; an act that is refused takes its line back."""
    db.execute("UPDATE audit SET number = 0 WHERE number = 0")
    (last,) = db.execute("SELECT max(number) FROM audit").fetchone()
    values = (last + 1, time.time(), actor, act, account, detail, until)
    db.execute("INSERT INTO audit VALUES (?, ?, ?, ?, ?, ?, ?)", values)


def _account(db: Database, id_: str) -> Account:
    row = db.execute(f"SELECT {ACCOUNT} FROM accounts WHERE id = ?", (id_,)).fetchone()
    if row is None:
        raise UnknownAccount(name=id_)
    return Account(*row)


def _must_moderate(db: Database, actor: str) -> int:
    """The rank of the one who acts."""
    acting = _account(db, actor)
    rank = RANKS[acting.role] if acting.ban is None else 0
    if rank == 0:
        raise NotAllowed(role="moderator")
    return rank


def _must_outrank(db: Database, actor: str, account: str) -> Account:
    rank, target = _must_moderate(db, actor), _account(db, account)
    if rank <= RANKS[target.role]:
        raise Outranked()
    return target


def _set(db: Database, account: str, sanction: Sanction) -> None:
    columns = f"{sanction.kind} = ?, {sanction.kind}_until = ?"
    db.execute(f"UPDATE accounts SET {columns} WHERE id = ?", (sanction.reason, sanction.until, account))
