"""What is done to clocks beside their tables: outages, servers that share their games, notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from grognard.core.journal import Kept
from grognard.server.app import create_app
from grognard.server.clocks import reminding
from grognard.server.clocks.clock import advanced, clock_of, deadline, fresh, next_look
from grognard.server.clocks.uptime import LONGEST, Uptime
from grognard.server.clocks.wire import Clocks, Pace, SeatClock
from grognard.server.notices.service import NoticeSettings
from grognard.server.problems import Conflict
from grognard.server.storage.clocks import ClockStore
from grognard.server.storage.operations import Operations
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.storage.store import Progress, Timing
from tests.server.clocks.conftest import DAYS, Now
from tests.server.conftest import at_table, new_game
from tests.server.notices.hooks import Service, service
from tests.server.notices.test_bell import leave
from tests.server.postgres import Postgres, cluster
from tests.server.test_store import ROW
from tests.server.toy import PLAYERS, SYSTEMS

PACE = Pace(kind="live", delay=0, bank=600)
KEPT = Kept(b"[]", b"")
Open = Callable[[], Operations]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    yield from cluster()


@pytest.fixture(params=["sqlite", "postgres"])
def storage(request: pytest.FixtureRequest, database: Path) -> Open:
    """Opens a storage, of each kind; a second time it is the same one."""
    if request.param == "sqlite":
        return lambda: SqliteStore(database)
    psycopg = pytest.importorskip("psycopg")
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"clocks{abs(hash(request.node.name))}"
    with psycopg.connect(postgres.address(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    from grognard.server.storage.postgres import PostgresStore

    return lambda: PostgresStore(postgres.address(name))


def timing(before: Clocks, now: float, *asked: str, ply: int = 1) -> Timing:
    after = advanced(PACE, before, now, asked, ply=ply, turn=1)
    return Timing(before, after, next_look(PACE, after))


async def clock(store: Operations, seat: str = "north", id_: str = "g1") -> SeatClock:
    (row,) = await store.rows([id_])
    assert row.clocks is not None
    found = clock_of(row.clocks, seat)
    assert found is not None
    return found


async def begun(store: Operations, now: Now, id_: str = "g1") -> Timing:
    """A game in which north's clock runs."""
    row = replace(ROW, id=id_, situation="", pace=PACE, clocks=fresh(PACE, ("north", "south"), 1))
    await store.create(row, [], [KEPT])
    assert row.clocks is not None
    change = timing(row.clocks, now(), "north")
    await store.append(id_, b"{}", Progress(1, 1, False, now()), KEPT, timing=change)
    return change


def test_clocks_are_stored_with_the_entry_and_only_from_where_they_stood(storage: Open, now: Now) -> None:
    async def run() -> None:
        store = storage()
        change = await begun(store, now)
        assert deadline(await clock(store)) == now() + 600
        late = timing(change.before, now(), "south", ply=2)
        # Another server has set them since: neither the entry nor the clocks are kept.
        with pytest.raises(Conflict):
            await store.append("g1", b"{}", Progress(2, 1, False, 1.0), KEPT, timing=late)
        with pytest.raises(Conflict):
            await store.set_clocks("g1", late)
        (row,) = await store.rows(["g1"])
        assert (row.progress.ply, row.clocks, row.pace) == (1, change.after, PACE)
        await store.set_clocks("g1", timing(change.after, now() + 60, "south", ply=2))
        assert (await clock(store)).bank == 540
        await store.close()

    asyncio.run(run())


def test_an_outage_is_no_players_time_and_a_short_silence_is_no_outage(storage: Open, now: Now) -> None:
    async def run() -> None:
        store, told = storage(), list[str]()
        first = ClockStore(store, now)

        async def stood(id_: str) -> None:
            told.append(id_)

        await begun(store, now)
        now.pass_(LONGEST)
        await Uptime(first, stood)._beat(LONGEST)
        assert (told, deadline(await clock(store)) - now()) == ([], 570)
        now.pass_(5000)
        # Two servers come back: one of them lets the clocks stand, once.
        await asyncio.gather(*(Uptime(ClockStore(store, now), stood).begin() for _ in range(2)))
        assert (told, deadline(await clock(store)) - now()) == (["g1"], 570)
        # A clock that is first set long after the last sign is not put off by it.
        await store.set_clocks("g1", timing((await store.rows(["g1"]))[0].clocks or fresh(PACE, (), 1), now()))
        now.pass_(5000)
        await begun(store, now, "g2")
        now.pass_(10)
        await Uptime(first, stood)._beat(LONGEST)
        assert (told, deadline(await clock(store, id_="g2")) - now()) == (["g1"], 590)
        await store.close()

    asyncio.run(run())


def test_a_claim_on_one_server_is_seen_on_the_other(postgres: Postgres, now: Now) -> None:
    psycopg = pytest.importorskip("psycopg")
    with psycopg.connect(postgres.address(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE clockpair")
    from grognard.server.storage.postgres import PostgresStore

    def serving() -> TestClient:
        return TestClient(create_app(SYSTEMS, PostgresStore(postgres.address("clockpair")), players=PLAYERS, now=now))

    with serving() as here, serving() as there:
        created = new_game(here, south="open", pace={"kind": "live", "delay": 0, "bank": 600})
        with at_table(here, created, "north") as north, at_table(there, created, "south") as south:
            north.played("mark", spot="a")
            south.until(1)
            now.pass_(600)
            for browser, seat, of in ((north, "north", "south"), (south, "south", "north")):
                browser.send("claim-time", seat=seat, of=of, ply=1)
            assert north.trouble() == "own-time-up"
            for browser in (north, south):
                assert browser.until(2)["outcome"]["results"] == {"north": "loss", "south": "win"}


# -- notices ----------------------------------------------------------------------------------------------


@pytest.fixture
def hook() -> Iterator[Service]:
    with service() as hook:
        yield hook


def test_little_time_and_none_are_told_once_each_to_those_who_are_away(
    database: Path, hook: Service, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reminding, "EVERY", 0.05)
    settings = NoticeSettings(reach="any", wait=1e6, pauses=(0.01,))
    app = create_app(SYSTEMS, SqliteStore(database), players=PLAYERS, notices=settings, now=now)
    with TestClient(app) as client:
        created = new_game(client, north="open", south="open", pace=DAYS)
        with at_table(client, created, "south") as south, at_table(client, created, "north") as north:
            for seat in ("north", "south"):
                assert leave(client, created, seat, f"{hook.address}/{seat}").status_code == 200
            north.played("mark", spot="a")
            south.until(1)
        now.pass_(6 * 86_400)
        hook.wait_for(1)
        now.pass_(86_400)
        hook.wait_for(2)
        assert [(body["event"], body["seat"]) for body in hook.bodies] == [("time", "north"), ("late", "south")]
