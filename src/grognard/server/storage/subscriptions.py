"""Browsers that have subscribed to Web Push: the statements, which SQLite and PostgreSQL both understand."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from grognard.server.notices.wire import NoticeWishes, PushAddress
from grognard.server.storage.operations import Operations
from grognard.server.storage.rows import Database, encoded

EACH = 10
"""Browsers of one seat, or of one account; a further one takes the place of the oldest."""
COLUMNS = "s.id, s.endpoint, s.p256dh, s.auth, s.device, s.wishes, s.home, s.created"


class Subscription(Struct, frozen=True):
    """A browser, and how it is reached."""

    id: str
    address: PushAddress
    device: str
    wishes: NoticeWishes
    """With which the player's seats begin: language and quiet hours."""
    home: str
    created: float


class Subscriptions:
    def __init__(self, operations: Operations) -> None:
        self._do = operations

    async def keep(self, subscription: Subscription, session: str | None, was: str = "") -> None:
        """A browser, or what has changed of it. It is the account's as long as this session lasts. `was`: the id of the
        one whose place it takes."""
        kept = (
            "INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
            "p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device, wishes = excluded.wishes, "
            "home = excluded.home, session = excluded.session"
        )
        id_, address = subscription.id, subscription.address
        values = (id_, address.endpoint, address.p256dh, address.auth, subscription.device)
        more = (encoded(subscription.wishes), subscription.home, session, subscription.created)

        def do(db: Database) -> None:
            db.execute(kept, (*values, *more))
            if was and was != id_:
                moved = (
                    "INSERT INTO subscribed (subscription, game, seat) SELECT ?, game, seat FROM subscribed "
                    "WHERE subscription = ? ON CONFLICT (subscription, game, seat) DO NOTHING"
                )
                db.execute(moved, (id_, was))
                db.execute("DELETE FROM subscriptions WHERE id = ?", (was,))
            if session is not None:
                _drop_oldest(
                    db,
                    "SELECT s.id FROM subscriptions s JOIN sessions ON sessions.id = s.session WHERE sessions.account "
                    "= (SELECT account FROM sessions WHERE id = ?)",
                    (session,),
                )

        await self._do._write(do)

    async def find(self, id_: str) -> tuple[Subscription, str | None] | None:
        """A browser, and the session it is an account's by."""
        query = f"SELECT {COLUMNS}, s.session FROM subscriptions s WHERE s.id = ?"
        row = await self._do._read(lambda db: db.execute(query, (id_,)).fetchone())
        return None if row is None else (_subscription(row[:-1]), row[-1])

    async def add(self, id_: str, game: str, seats: Sequence[str]) -> None:
        """The browser plays these seats as a guest."""
        kept = "INSERT INTO subscribed VALUES (?, ?, ?) ON CONFLICT (subscription, game, seat) DO NOTHING"

        def do(db: Database) -> None:
            for seat in seats:
                db.execute(kept, (id_, game, seat))
                of_seat = (
                    "SELECT s.id FROM subscriptions s JOIN subscribed ON subscribed.subscription = s.id "
                    "WHERE subscribed.game = ? AND subscribed.seat = ?"
                )
                extra = _oldest(db, of_seat, (game, seat))
                gone = "DELETE FROM subscribed WHERE subscription = ? AND game = ? AND seat = ?"
                db.executemany(gone, [(old, game, seat) for old in extra])

        await self._do._write(do)

    async def of(self, game: str, seat: str, account: str) -> list[Subscription]:
        """The browsers of a seat: those of its account, else those of the guest who plays it."""
        if account:
            query = (
                f"SELECT {COLUMNS} FROM subscriptions s JOIN sessions ON sessions.id = s.session "
                "WHERE sessions.account = ? ORDER BY s.created, s.id"
            )
            values: tuple[str, ...] = (account,)
        else:
            query = (
                f"SELECT {COLUMNS} FROM subscriptions s JOIN subscribed ON subscribed.subscription = s.id "
                "WHERE subscribed.game = ? AND subscribed.seat = ? ORDER BY s.created, s.id"
            )
            values = (game, seat)
        return [_subscription(row) for row in await self._do._read(lambda db: db.execute(query, values).fetchall())]

    async def leave(self, id_: str, game: str, seat: str, account: str) -> None:
        """This browser is told of this seat no longer; if it is its account's, of nothing of the account's."""

        def do(db: Database) -> None:
            gone = "DELETE FROM subscribed WHERE subscription = ? AND game = ? AND seat = ?"
            db.execute(gone, (id_, game, seat))
            out = (
                "UPDATE subscriptions SET session = NULL WHERE id = ? "
                "AND session IN (SELECT id FROM sessions WHERE account = ?)"
            )
            db.execute(out, (id_, account))

        await self._do._write(do)

    async def forget(self, id_: str) -> bool:
        """This browser is told of nothing any more; whether it was."""
        gone = "DELETE FROM subscriptions WHERE id = ?"
        return await self._do._write(lambda db: db.execute(gone, (id_,)).rowcount == 1)


def name_of(endpoint: str) -> str:
    """The id of a browser: its address is a secret, since those who know it could write to it."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def _oldest(db: Database, query: str, values: tuple[str, ...]) -> list[str]:
    rows = db.execute(f"{query} ORDER BY s.created DESC, s.id", values).fetchall()
    return [id_ for (id_,) in rows[EACH:]]


def _drop_oldest(db: Database, query: str, values: tuple[str, ...]) -> None:
    gone = "UPDATE subscriptions SET session = NULL WHERE id = ?"
    db.executemany(gone, [(id_,) for id_ in _oldest(db, query, values)])


def _subscription(row: Sequence[Any]) -> Subscription:
    id_, endpoint, p256dh, auth, device, wishes, home, created = row
    address = PushAddress(endpoint, p256dh, auth)
    return Subscription(id_, address, device, msgspec.json.decode(wishes, type=NoticeWishes), home, created)
