"""The database: what was acknowledged is there, what failed never happened, what is not ours stays untouched."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from grognard.core.journal import Kept
from grognard.server.app import create_app
from grognard.server.problems import Conflict, NewerDatabase, NotADatabase, StorageFailed
from grognard.server.storage.schema import FORMAT
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.storage.store import GameRow, Progress, SeatRow, Stored
from tests.server.conftest import Open, at_table, new_game
from tests.server.toy import SYSTEMS

ROW = GameRow(
    id="g1",
    name="a game",
    game="toy",
    scenario="duel",
    options={"points": 5, "flag": True, "text": "x"},
    seats=(SeatRow("north", "here", "k1"), SeatRow("south", "ai", "", "random")),
    seed=b"\x00\x01",
    situation="s",
    start=b"{}",
    created=1.5,
    format=1,
    progress=Progress(0, 1, False, 2.5),
)


KEPT = Kept(b"[]", b"state")


def at(ply: int) -> Progress:
    return Progress(ply, 1, False, 3.0)


def test_lobby_is_read_page_by_page_and_old_examples_expire(database: Path) -> None:
    async def run() -> None:
        store = SqliteStore(database)
        for n in range(7):
            await store.create(replace(ROW, id=f"g{n}", situation="", progress=Progress(n % 2, 1, False, float(n))), [])
        await store.create(
            replace(ROW, id="hidden", private=True, situation="", progress=Progress(1, 1, False, 9.0)), []
        )
        await store.create(replace(ROW, id="example", progress=Progress(3, 1, True, 8.0)), [])
        page, total = await store.page(1, 3)
        assert ([row.id for row in page], total) == (["g6", "g5", "g4"], 8)
        assert [row.id for row in (await store.page(6, 3))[0]] == ["g1", "g0"]
        assert [row.id for row in await store.rows(["g1", "hidden", "gone", "g5"])] == ["hidden", "g5", "g1"]
        assert await store.rows([]) == []
        # Nothing was ever done in g0, g2, g4 and g6, of which two are old enough.
        assert await store.expire(examples=8.5, untouched=3.0) == 3
        assert {row.id for row in await store.games()} == {"g1", "g3", "g5", "g4", "g6", "hidden"}
        assert await store.restore("example")
        await store.close()

    asyncio.run(run())


def test_what_goes_in_comes_out(database: Path) -> None:
    async def run() -> None:
        store = SqliteStore(database)
        await store.create(ROW, [], [KEPT])
        await store.append("g1", b'{"n":1}', at(1), Kept(b"[1]", b"\x00"))
        await store.append("g1", b'{"n":2}', Progress(2, 7, True, 4.0), KEPT)
        seats = (replace(ROW.seats[0], taken=True), ROW.seats[1])
        await store.seat("g1", seats, ROW.seats)
        await store.close()
        store = SqliteStore(database)
        row = replace(ROW, seats=seats, progress=Progress(2, 7, True, 4.0))
        kept = [KEPT, Kept(b"[1]", b"\x00"), KEPT]
        assert await store.load("g1") == Stored(row, [b'{"n":1}', b'{"n":2}'], kept)
        assert await store.since("g1", 1) == Stored(row, [b'{"n":2}'], [KEPT])
        assert await store.games() == [row]
        assert await store.load("g2") is None
        await store.delete("g1")
        assert await store.games() == []
        assert await store.load("g1") is None
        await store.close()

    asyncio.run(run())


def test_a_game_is_dealt_anew_only_before_it_has_begun(database: Path) -> None:
    async def run() -> None:
        store = SqliteStore(database)
        await store.create(ROW, [], [KEPT])
        seats, anew = (replace(ROW.seats[0], entropy="11", turn=1), ROW.seats[1]), Kept(b"[0]", b"anew")
        await store.deal("g1", seats, ROW.seats, anew)
        assert await store.load("g1") == Stored(replace(ROW, seats=seats), [], [anew])
        with pytest.raises(Conflict):
            await store.deal("g1", ROW.seats, ROW.seats, KEPT)
        with pytest.raises(Conflict):
            # Judged on another server, which does not know of it yet.
            await store.append("g1", b"{}", at(1), KEPT, ("", ""))
        await store.append("g1", b"{}", at(1), KEPT, ("11", ""))
        with pytest.raises(Conflict):
            await store.deal("g1", ROW.seats, seats, KEPT)
        assert await store.load("g1") == Stored(replace(ROW, seats=seats, progress=at(1)), [b"{}"], [anew, KEPT])
        await store.close()

    asyncio.run(run())


def test_seats_that_an_older_version_wrote_can_be_taken(database: Path) -> None:
    """It knew fewer fields of them."""

    async def run() -> None:
        store = SqliteStore(database)
        await store.create(ROW, [])
        old = [{"seat": "north", "kind": "here", "key": "k1"}, {"seat": "south", "kind": "ai", "player": "random"}]
        with sqlite3.connect(database) as direct:
            direct.execute("UPDATE games SET seats = ?", (json.dumps(old),))
        direct.close()
        seats = (replace(ROW.seats[0], taken=True), ROW.seats[1])
        await store.seat("g1", seats, ROW.seats)
        assert [row.seats for row in await store.games()] == [seats]
        await store.close()

    asyncio.run(run())


def test_waiting_changes_share_a_commit(database: Path) -> None:
    """And one that conflicts takes no other with it."""

    class Counting(SqliteStore):
        commits = 0

        def commit(self) -> None:
            self.commits += 1
            super().commit()

    async def run() -> None:
        store = Counting(database)
        for n in range(100):
            await store.create(replace(ROW, id=f"g{n}"), [])
        before = store.commits
        jobs = [store.append(f"g{n}", b"{}", at(1), KEPT) for n in range(100)]
        jobs.append(store.append("g5", b"{}", at(9), KEPT))
        *done, conflict = await asyncio.gather(*jobs, return_exceptions=True)
        assert done == [None] * 100
        assert isinstance(conflict, Conflict)
        assert store.commits - before < 50
        assert all(row.progress.ply == 1 for row in await store.games())
        await store.close()
        with pytest.raises(StorageFailed):
            await store.games()

    asyncio.run(run())


def test_newer_database_is_left_alone(database: Path) -> None:
    database.parent.mkdir()
    with sqlite3.connect(database) as direct:
        direct.execute(f"PRAGMA user_version = {FORMAT + 1}")
        direct.execute("CREATE TABLE games (future TEXT)")
    direct.close()
    before = database.read_bytes()
    with pytest.raises(NewerDatabase) as refusal:
        SqliteStore(database)
    assert "newer version" in str(refusal.value)
    assert database.read_bytes() == before
    assert [f.name for f in database.parent.iterdir()] == [database.name]


def test_files_of_others_are_left_alone(database: Path, tmp_path: Path) -> None:
    database.parent.mkdir()
    with sqlite3.connect(database) as direct:
        direct.execute("CREATE TABLE recipes (text TEXT)")
    direct.close()
    before = database.read_bytes()
    with pytest.raises(NotADatabase):
        SqliteStore(database)
    assert database.read_bytes() == before
    letter = tmp_path / "letter.db"
    letter.write_text("Dear Sir or Madam, " * 100)
    with pytest.raises(NotADatabase):
        SqliteStore(letter)
    assert letter.read_text().startswith("Dear Sir")


def test_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageFailed):
        SqliteStore(tmp_path / "file" / "grognard.db")
    with pytest.raises(StorageFailed):
        SqliteStore(tmp_path)


# -- a disk that fails under play -----------------------------------------------------------------------


class Failing(SqliteStore):
    """A storage whose commits fail while `broken`."""

    broken = False

    def commit(self) -> None:
        if self.broken:
            raise sqlite3.OperationalError("disk I/O error")
        super().commit()


@pytest.fixture
def failing(database: Path) -> Iterator[tuple[Failing, TestClient]]:
    store = Failing(database)
    with TestClient(create_app(SYSTEMS, store)) as client:
        yield store, client


def test_failed_commit_is_told_and_has_not_happened(failing: tuple[Failing, TestClient]) -> None:
    store, client = failing
    created = new_game(client, south="open", private=False)
    with at_table(client, created, "north") as north, at_table(client, created, "south") as south:
        north.played("mark", spot="a")
        store.broken = True
        north.play("throw")
        assert north.trouble() == "storage-failed"
        north.send("undo", to=0, ply=1, seat="north")
        assert north.trouble() == "storage-failed"
        now = north.ask("look", "state", at=None)
        assert (now["ply"], now["view"]["marks"], now["undo"]) == (1, ["a"], [0])
        assert client.post("/api/games", json={}).status_code == 400
        seats = {key: {"kind": "here"} for key in ("north", "south")}
        lost = client.post("/api/games", json={"game": "toy", "scenario": "duel", "seats": seats})
        assert (lost.status_code, lost.json()["code"]) == (507, "storage-failed")
        # The disk is back: the same action is accepted, and only now the other seat hears of it.
        store.broken = False
        north.played("throw")
        assert [south.until(2)["ply"], sorted(south.log)] == [2, [0, 1, 2]]
    assert len(client.get("/api/games").json()) == 1


def test_joining_works_on_a_disk_that_does_not(failing: tuple[Failing, TestClient]) -> None:
    store, client = failing
    created = new_game(client, south="open")
    with at_table(client, created, "north") as north:
        store.broken = True
        with at_table(client, created, "south") as south:
            assert south.state["ply"] == 0
        store.broken = False
        north.played("throw")


@pytest.mark.parametrize(
    ("pragma", "cure", "detail"),
    [
        ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000", "full"),
        ("PRAGMA query_only = ON", "PRAGMA query_only = OFF", "readonly"),
    ],
)
def test_full_and_read_only_disk(database: Path, pragma: str, cure: str, detail: str) -> None:
    """SQLite's own errors, brought about by its own limits."""
    store = SqliteStore(database)
    with TestClient(create_app(SYSTEMS, store)) as client:
        created = new_game(client)
        with at_table(client, created, "north", "south") as both:
            store.database.execute(pragma)
            accepted = 0
            # A nearly full disk has room for a few more.
            for _ in range(200):
                both.play("throw")
                while (message := both.session.receive_json())["type"] not in ("state", "trouble"):
                    pass
                if message["type"] == "trouble":
                    break
                both.state, accepted = message, message["ply"]
            assert message["problem"]["code"] == "storage-failed"
            assert detail in message["problem"]["text"]
            assert both.ask("look", "state", at=None)["ply"] == accepted
            store.database.execute(cure)
            assert both.played("throw")["ply"] == accepted + 1


def test_two_servers_on_one_database_do_not_mix_their_games(server: Open) -> None:
    with server() as one, server() as two:
        created = new_game(one)
        with at_table(one, created, "north", "south") as here, at_table(two, created, "north", "south") as there:
            here.played("mark", spot="a")
            there.play("mark", spot="b")
            assert there.trouble() == "conflict"
        with at_table(two, created, "north", "south") as again:
            assert again.state["view"]["marks"] == ["a"]
            again.played("mark", spot="b")
