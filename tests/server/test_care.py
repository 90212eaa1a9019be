"""A database outside play: one server at a time, older files, damage, copies, and games that a version cannot open."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from grognard.server import care
from grognard.server.problems import DamagedDatabase, DatabaseInUse, NotADatabase, StorageFailed
from grognard.server.storage.lock import locked
from grognard.server.storage.operations import GRACE
from grognard.server.storage.schema import APPLICATION, FIRST, FORMAT
from grognard.server.storage.sqlite import SqliteStore
from tests.server.conftest import Open, at_table, new_game
from tests.server.test_store import ROW
from tests.server.toy import SYSTEMS

HOLD = "import sys, pathlib; from grognard.server.storage.lock import locked\n" + (
    "with locked(pathlib.Path(sys.argv[1]), 'http://here'): print('held', flush=True); sys.stdin.read()"
)


def direct(database: Path, *commands: str) -> list[Any]:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        return [connection.execute(command).fetchall() for command in commands][-1]


def with_store(database: Path, *steps: Callable[[SqliteStore], Any]) -> list[Any]:
    async def run() -> list[Any]:
        store = SqliteStore(database)
        try:
            return [await step(store) for step in steps]
        finally:
            await store.close()

    return asyncio.run(run())


# -- one server per file ----------------------------------------------------------------------------------


def test_a_second_server_is_told_of_the_first(database: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, database], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert first.stdout is not None
    assert first.stdout.readline() == "held\n"
    with pytest.raises(DatabaseInUse) as refused, locked(database):
        pass
    assert f"http://here (process {first.pid})" in str(refused.value)
    first.kill()
    first.communicate()
    with locked(database):
        pass


def test_a_folder_that_cannot_be_written_holds_no_lock(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageFailed), locked(tmp_path / "file" / "grognard.db"):
        pass


# -- older and damaged files ------------------------------------------------------------------------------


def test_a_file_of_the_first_version_is_brought_up_to_date(database: Path) -> None:
    """The same game in the tables of the first version."""
    with_store(database, lambda store: store.create(ROW, [b"{}"]))
    today = database.with_name("today.db")
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(today)) as copy:
        source.backup(copy)
    for file in database.parent.glob(f"{database.name}*"):
        file.unlink()
    with closing(sqlite3.connect(database, isolation_level=None)) as old:
        old.executescript(f"{FIRST} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = 1;")
        old.execute("ATTACH ? AS today", (str(today),))
        for table in ("games", "entries"):
            columns = ", ".join(row[1] for row in old.execute(f"PRAGMA main.table_info({table})"))
            old.execute(f"INSERT INTO main.{table} SELECT {columns} FROM today.{table}")
    assert with_store(database, lambda store: store.games()) == [[ROW]]
    assert direct(database, "PRAGMA user_version") == [(FORMAT,)]
    assert direct(database, "SELECT deleted FROM games") == [(None,)]


def test_a_file_that_cannot_be_brought_up_to_date_stays_as_it_was(database: Path) -> None:
    database.parent.mkdir()
    with closing(sqlite3.connect(database)) as old:
        old.executescript(f"{FIRST} ALTER TABLE games ADD COLUMN deleted REAL;")
        old.executescript(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = 1;")
    with pytest.raises(StorageFailed):
        SqliteStore(database)
    assert direct(database, "PRAGMA user_version") == [(1,)]


def test_a_damaged_file_is_named_and_left_alone(database: Path) -> None:
    with_store(database, *(_create(n) for n in range(200)))
    data = bytearray(database.read_bytes())
    data[8192:16384] = b"\xff" * 8192
    database.write_bytes(data)
    with pytest.raises((DamagedDatabase, NotADatabase)):
        SqliteStore(database)
    assert database.read_bytes() == data


def _create(number: int) -> Callable[[SqliteStore], Any]:
    return lambda store: store.create(replace(ROW, id=f"g{number}"), [b"{}"])


# -- deleted games ----------------------------------------------------------------------------------------


def test_a_deleted_game_is_kept_for_a_week(database: Path) -> None:
    with_store(database, lambda store: store.create(ROW, [b"{}"]), lambda store: store.delete("g1"))
    gone = with_store(database, lambda store: store.games(), lambda store: store.load("g1"))
    assert gone == [[], None]
    brought, games, again = with_store(
        database, lambda store: store.restore("g1"), lambda store: store.games(), lambda store: store.restore("g1")
    )
    assert (brought, games, again) == (True, [ROW], False)


def test_and_no_longer(database: Path) -> None:
    with_store(database, _create(1), _create(2), lambda store: store.delete("g1"), lambda store: store.delete("g2"))
    direct(database, f"UPDATE games SET deleted = {time.time() - GRACE - 60} WHERE id = 'g1'")
    restored = with_store(database, lambda store: store.restore("g1"), lambda store: store.restore("g2"))
    assert restored == [False, True]
    assert direct(database, "SELECT DISTINCT game FROM entries") == [("g2",)]


# -- copies -----------------------------------------------------------------------------------------------


def test_a_copy_made_during_play_holds_what_was_acknowledged(server: Open, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "monday.db"
    with server() as client:
        created = new_game(client)
        with at_table(client, created, "north", "south") as both:
            both.played("mark", spot="a")
            assert care.backup(database, copy) == 1
            both.played("mark", spot="b")
    with locked(database):  # a server that runs
        pass
    assert care.restore(copy, database) is not None
    with server() as client, at_table(client, created, "north", "south") as both:
        assert both.state["view"]["marks"] == ["a"]


def test_a_restore_keeps_what_was_there(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with_store(database, _create(1))
    care.backup(database, copy)
    with_store(database, _create(2))
    kept = care.restore(copy, database)
    assert kept is not None
    assert care.checked(kept) == 2
    assert care.checked(database) == 1


def test_a_damaged_database_is_kept_too(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with_store(database, _create(1))
    care.backup(database, copy)
    database.write_bytes(b"burnt")
    kept = care.restore(copy, database)
    assert kept is not None
    assert kept.read_bytes() == b"burnt"
    assert care.checked(database) == 1


def test_nothing_is_restored_under_a_running_server_or_from_something_else(database: Path, tmp_path: Path) -> None:
    copy, letter = tmp_path / "copy.db", tmp_path / "letter.db"
    with_store(database, _create(1))
    care.backup(database, copy)
    with locked(database), pytest.raises(DatabaseInUse):
        care.restore(copy, database)
    letter.write_text("Dear Sir or Madam, " * 100)
    with pytest.raises(NotADatabase):
        care.restore(letter, database)
    with pytest.raises(StorageFailed):
        care.backup(tmp_path / "none.db", copy)
    assert care.checked(database) == 1


# -- a new version ----------------------------------------------------------------------------------------


def test_games_that_this_version_cannot_open_are_named(server: Open, database: Path) -> None:
    with server() as client:
        created = [new_game(client) for _ in range(3)]
        for made in created:
            with at_table(client, made, "north", "south") as both:
                both.played("mark", spot="a")
    broken, strange = created[0]["info"]["id"], created[1]["info"]["id"]
    direct(database, f"UPDATE entries SET entry = replace(entry, '\"a\"', '\"z\"') WHERE game = '{broken}'")
    direct(database, f"UPDATE games SET game = 'chess' WHERE id = '{strange}'")
    before = database.read_bytes()
    games = {game.id: game for game in care.opened(str(database), SYSTEMS)}
    assert len(games) == 3
    assert {id_: game.fate for id_, game in games.items() if game.fate != "same"} == {
        broken: "carried",
        strange: "lost",
    }
    assert "entry 1" in games[broken].detail
    assert database.read_bytes() == before
    assert [file.name for file in database.parent.iterdir() if "check" in file.name] == []
