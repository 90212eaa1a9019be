"""Several servers on one PostgreSQL: players of one game on two of them, a server that dies, a database restarted."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from grognard.core.journal import Kept, Match, read_journal
from grognard.server import care
from grognard.server.app import create_app
from grognard.server.notices.wire import NoticeWishes, Webhook
from grognard.server.problems import Conflict, NewerDatabase, NotADatabase, OlderDatabase, UnknownTable
from grognard.server.storage.notices import NoticeStore
from grognard.server.storage.schema import FORMAT
from grognard.server.storage.store import Progress, Stored
from tests.launching import ROOT, free_port
from tests.server.conftest import at_table, new_game
from tests.server.postgres import Postgres, cluster
from tests.server.test_secrets import SOUTH, came, journal_of
from tests.server.test_serving import create, next_state, sit_down, throw
from tests.server.test_store import KEPT, ROW, at
from tests.server.toy import PLAYERS, SYSTEMS, TOY

psycopg = pytest.importorskip("psycopg")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    yield from cluster()


@pytest.fixture
def address(postgres: Postgres, request: pytest.FixtureRequest) -> str:
    """A database of the test's own."""
    name = f"test{abs(hash(request.node.name))}"
    with psycopg.connect(postgres.address(), autocommit=True) as database:
        database.execute(f"CREATE DATABASE {name}")
    return postgres.address(name)


def opened(address: str) -> Any:
    from grognard.server.storage.postgres import PostgresStore

    return PostgresStore(address)


def test_what_goes_in_comes_out(address: str) -> None:
    """The same as of SQLite: rows, plies, chat, pages, deleted games."""

    async def run() -> None:
        store = opened(address)
        await store.create(ROW, [], [KEPT])
        await store.append("g1", b'{"n":1}', at(1), Kept(b"[1]", b"\x00"))
        with pytest.raises(Conflict):
            await store.append("g1", b'{"n":1}', at(1), KEPT)
        seats = (replace(ROW.seats[0], taken=True), ROW.seats[1])
        await store.seat("g1", seats, ROW.seats)
        with pytest.raises(Conflict):
            await store.seat("g1", ROW.seats, ROW.seats)
        await store.request("g1", "{}")
        assert [(await store.say("g1", "north", text, 1.5)).number for text in ("a", "b")] == [1, 2]
        await store.close()
        store = opened(address)
        row = replace(ROW, seats=seats, progress=Progress(1, 1, False, 3.0), request="{}")
        assert await store.load("g1") == Stored(row, [b'{"n":1}'], [KEPT, Kept(b"[1]", b"\x00")])
        assert [line.text for line in await store.chat("g1", 1)] == ["b"]
        assert await store.page(0, 5) == ([row], 1)
        assert await store.rows(["g1", "g2"]) == [row]
        await store.delete("g1")
        assert await store.load("g1") is None
        assert await store.restore("g1")
        await store.close()

    asyncio.run(run())


def test_many_changes_of_two_servers_at_once(address: str) -> None:
    """Of two that append the same ply exactly one succeeds, in whatever order their batches touch the games."""

    async def run() -> None:
        one, two = opened(address), opened(address)
        ids = [f"g{n}" for n in range(30)]
        await asyncio.gather(*(one.create(replace(ROW, id=id_), [], [KEPT]) for id_ in ids))
        jobs = [one.append(id_, b"{}", at(1), KEPT) for id_ in ids]
        jobs += [two.append(id_, b"{}", at(1), KEPT) for id_ in reversed(ids)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(result is None for result in results) == len(ids)
        assert sum(isinstance(result, Conflict) for result in results) == len(ids)
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_machine_player_is_one_servers_task_until_that_server_is_gone(address: str) -> None:
    async def run() -> None:
        one, two = opened(address), opened(address)
        await one.create(ROW, [], [KEPT])
        assert await one.take("g1")
        assert await one.take("g1")
        assert not await two.take("g1")
        assert await two.abandoned() is None
        one.lease = -1.0
        assert await one.take("g1")
        assert await two.abandoned() == "g1"
        assert not await one.take("g1")
        await two.done("g1")
        assert await one.take("g1")
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_newer_database_is_left_alone(address: str) -> None:
    asyncio.run(opened(address).close())
    with psycopg.connect(address, autocommit=True) as database:
        database.execute("UPDATE grognard SET format = 99")
    with pytest.raises(NewerDatabase):
        opened(address)


def test_what_a_browser_adds_to_the_seed_on_one_server_counts_on_the_other(address: str) -> None:
    with (
        TestClient(create_app(SYSTEMS, opened(address), players=PLAYERS)) as one,
        TestClient(create_app(SYSTEMS, opened(address), players=PLAYERS)) as two,
    ):
        created = new_game(one, south="open")
        with at_table(one, created, "north") as north:
            assert came(two, created, "south", SOUTH)["info"]["contributors"] == ["south"]
            while north.state["info"]["contributors"] != ["south"]:
                north.receive("state")
            with at_table(two, created, "south") as south:
                north.played("guess", number=south.state["view"]["mine"])
                assert south.until(1)["outcome"] == north.state["outcome"] is not None
            journal = journal_of(two, created)
        assert journal["contributions"] == [["south", SOUTH]]
        assert Match.from_journal(read_journal(json.dumps(journal).encode()), TOY).ply == 1


# -- servers as processes -------------------------------------------------------------------------------


@contextmanager
def server(port: int, address: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.toy_server", str(port), address],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline().strip() == f"http://127.0.0.1:{port}"
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_care_for_a_database_of_servers(address: str) -> None:
    """A deleted game comes back, and every game is replayed before an upgrade; neither changes an older database."""
    with pytest.raises(NotADatabase):
        care.undelete(address, "g1")

    async def played() -> None:
        store = opened(address)
        await store.create(ROW, [], [KEPT])
        await store.delete(ROW.id)
        await store.close()

    asyncio.run(played())
    assert not list(care.opened(address, SYSTEMS))
    care.undelete(address, ROW.id)
    with pytest.raises(UnknownTable):
        care.undelete(address, ROW.id)
    assert [game.id for game in care.opened(address, SYSTEMS)] == [ROW.id]
    with psycopg.connect(address, autocommit=True) as database:
        database.execute("UPDATE grognard SET format = format - 1")
        with pytest.raises(OlderDatabase):
            list(care.opened(address, SYSTEMS))
        assert database.execute("SELECT format FROM grognard").fetchone() == (FORMAT - 1,)


def until(socket_: Any, ply: int) -> dict[str, Any]:
    while True:
        state = next_state(socket_)
        if state["ply"] >= ply:
            return state


@pytest.mark.slow
def test_players_on_two_servers_one_killed_and_the_database_restarted(postgres: Postgres, address: str) -> None:
    first, second = free_port(), free_port()
    with server(second, address), server(first, address) as doomed:
        created = create(first)
        with sit_down(first, created) as here, sit_down(second, created) as there:
            state, _ = next_state(here), next_state(there)
            for ply in range(1, 11):
                # In turn from one server and the other: each sees what the other did.
                actor, other = (here, there) if ply % 2 else (there, here)
                state = throw(actor, state)
                seen = until(other, ply)
                assert (state["ply"], seen["ply"], state["view"]) == (ply, ply, seen["view"])
            doomed.kill()
            state = throw(there, state)
            assert state["ply"] == 11
            postgres.stop()
            postgres.start()
            assert throw(there, state)["ply"] == 12
        with server(first, address), sit_down(first, created) as again:
            assert next_state(again)["ply"] == 12


def test_a_player_is_told_by_one_of_several_servers(address: str) -> None:
    async def run() -> None:
        one, two = opened(address), opened(address)
        await one.create(ROW, [], [KEPT])
        here, there = NoticeStore(one), NoticeStore(two)
        wishes = NoticeWishes(webhook=Webhook("https://example.org/", "json"))
        await here.leave(ROW.id, ["north", "south"], wishes, "https://games.example.org")
        claims = (server.claim(ROW.id, "south", 9.0, 10.0) for server in (here, there))
        assert sorted(await asyncio.gather(*claims)) == [False, True]
        assert await there.untold(0.0) == [ROW.id]
        await there.came(ROW.id, ["north", "south"], 20.0)
        # Who was seen on another server after they were asked is not told.
        assert not await here.claim(ROW.id, "south", 15.0, 21.0)
        assert await here.claim(ROW.id, "south", 21.0, 22.0)
        await here.failed(ROW.id, "south", "no answer")
        (left,) = await there.of(ROW.id, ["south"])
        assert (left.wishes, left.told, left.seen, left.failure) == (wishes, 22.0, 20.0, "no answer")
        await one.close()
        await two.close()

    asyncio.run(run())
