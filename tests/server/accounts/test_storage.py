"""Accounts in SQLite and in PostgreSQL: the same statements do the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from grognard.server.accounts.problems import Banned, Muted, NotAllowed
from grognard.server.moderation.store import ModerationStore
from grognard.server.problems import NameTaken
from grognard.server.storage.accounts import AccountStore, Letter
from grognard.server.storage.operations import Operations
from grognard.server.storage.sanctions import Sanction
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.storage.store import SeatRow
from tests.server.postgres import cluster
from tests.server.test_store import KEPT, ROW

postgres = contextmanager(cluster)


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], Operations]]:
    if request.param == "sqlite":
        yield lambda: SqliteStore(tmp_path / "grognard.db")
        return
    pytest.importorskip("psycopg")
    with postgres() as running:
        from grognard.server.storage.postgres import PostgresStore

        yield lambda: PostgresStore(running.address())


def test_accounts_devices_letters_and_games(opened: Callable[[], Operations]) -> None:
    async def run() -> None:
        games = opened()
        store = AccountStore(games)
        ada = await store.create("Ada", "ada", "hash")
        with pytest.raises(NameTaken):
            await store.create("ADA", "ada", "hash")
        assert await store.named("ada") == ada
        await store.rename(ada.id, "Countess", "countess")
        renamed = replace(ada, name="Countess")
        assert await store.named("ada") == await store.named("countess") == renamed

        session = await store.begin(ada.id, "token", "Firefox")
        assert await store.session("token", 0.0) == (session, renamed)
        assert await store.session("token", time.time() + 60) is None
        other = await store.begin(ada.id, "token2", "")
        await store.new_password(ada.id, "hash2", but=session.id)
        assert [device.id for device in await store.sessions(ada.id, 0.0)] == [session.id]
        assert not await store.end(ada.id, other.id)

        await store.write("t", Letter(ada.id, "confirm", "a@b.org"), time.time() + 60)
        assert await store.answer("t", "reset") is None
        assert await store.answer("t", "confirm") == Letter(ada.id, "confirm", "a@b.org")
        assert await store.answer("t", "confirm") is None
        assert await store.new_email(ada.id, "a@b.org")
        bob = await store.create("Bob", "bob", "hash")
        assert not await store.new_email(bob.id, "a@b.org")

        seats = (SeatRow("north", "here", "k", "Ada", account=ada.id), SeatRow("south", "open", "l"))
        await games.create(replace(ROW, seats=seats), [], [KEPT])
        assert (await store.games(ada.id), await store.games(bob.id)) == (["g1"], [])
        after = (seats[0], replace(seats[1], account=bob.id))
        await games.seat("g1", after, seats)
        assert (await store.games(ada.id), await store.games(bob.id)) == (["g1"], ["g1"])
        await store.delete(ada.id)
        assert await store.named("ada") is None
        assert await store.session("token", 0.0) is None
        await games.close()

    asyncio.run(run())


def test_ban_takes_hold_in_the_same_change(opened: Callable[[], Operations]) -> None:
    """A request that found the account free a moment ago gets no seat and no word."""

    async def run() -> None:
        games = opened()
        store, moderation = AccountStore(games), ModerationStore(games)
        ada, mira = await store.create("Ada", "ada", "hash"), await store.create("Mira", "mira", "hash")
        await moderation.give_role(mira.id, "moderator")
        await games.create(ROW, [], [KEPT])
        session = await store.begin(ada.id, "token", "")
        assert await store.valid([session.id, "unknown"]) == {session.id}
        await asyncio.gather(
            moderation.impose(mira.id, ada.id, Sanction("ban", "abuse", 0.0)),
            moderation.impose(mira.id, ada.id, Sanction("mute", "spam", time.time() + 60)),
        )
        with pytest.raises(NotAllowed):
            await moderation.impose(ada.id, mira.id, Sanction("ban", "revenge", 0.0))
        assert await store.valid([session.id]) == set()
        seats = (replace(ROW.seats[0], account=ada.id, player="Ada"), *ROW.seats[1:])
        with pytest.raises(Banned):
            await games.seat(ROW.id, seats, ROW.seats)
        with pytest.raises(Banned):
            await games.say(ROW.id, ROW.seats[0].seat, "hello", 1.0, account=ada.id)
        await moderation.lift(mira.id, ada.id, "ban")
        await games.seat(ROW.id, seats, ROW.seats)
        with pytest.raises(Muted):
            await games.say(ROW.id, ROW.seats[0].seat, "hello", 1.0, account=ada.id)
        assert [account.name for account in await moderation.sanctioned()] == ["Ada"]
        acts = await moderation.audit()
        assert (acts[0].number, acts[0].act) == (4, "unban")
        assert {act.act for act in acts} == {"role", "ban", "mute", "unban"}
        assert [act.number for act in await moderation.audit(before=3)] == [2, 1]
        await store.delete(ada.id)
        assert {act.account for act in await moderation.audit()} == {"Mira", ""}
        await games.close()

    asyncio.run(run())
