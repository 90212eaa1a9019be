"""`grognard admin`: copies, and the check before an upgrade."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from grognard.core.dice import seed_from
from grognard.core.journal import VERSION, Match
from grognard.games import find
from grognard.server.accounts.names import folded
from grognard.server.moderation.complaints import Complaints
from grognard.server.storage.accounts import AccountStore
from grognard.server.storage.sqlite import SqliteStore
from grognard.server.storage.store import GameRow, Progress
from tests.cli.running import Shell


def a_game(database: Path, entries: list[bytes]) -> None:
    system = find("pavlov")
    match = Match(system, "solitaire", {}, seed_from(1))
    row = GameRow(
        id="g1", name="", game="pavlov", scenario="solitaire", options=match.options, seats=(), seed=match.seed,
        created=1.0, format=VERSION, progress=Progress(len(entries), 1, False, 1.0),
    )  # fmt: skip

    async def keep() -> None:
        store = SqliteStore(database)
        await store.create(row, entries)
        await store.close()

    asyncio.run(keep())


def test_backup_and_restore(run: Shell, tmp_path: Path) -> None:
    database, copy = tmp_path / "grognard.db", tmp_path / "copy.db"
    a_game(database, [])
    assert run("admin", "backup", database, copy).out == f"One game copied to {copy}.\n"
    database.unlink()
    assert run("admin", "restore", copy, database, "--json").data == {"database": str(database), "kept": None}
    again = run("admin", "restore", copy, database).out.splitlines()
    assert again[0] == f"Restored {database}."
    assert again[1].startswith(f"What was there is kept as {tmp_path}/grognard-before-")
    assert "no such file" in run.refused("admin", "backup", tmp_path / "none.db", copy)


def test_a_deleted_game_is_brought_back(run: Shell, tmp_path: Path) -> None:
    database = tmp_path / "grognard.db"
    a_game(database, [])

    async def delete() -> None:
        store = SqliteStore(database)
        await store.delete("g1")
        await store.close()

    asyncio.run(delete())
    assert run("admin", "upgrade-check", database, "--json").data["games"] == 0
    assert run("admin", "undelete", database, "g1").out == "The game g1 is back.\n"
    assert run("admin", "upgrade-check", database, "--json").data["games"] == 1
    assert "g1" in run.refused("admin", "undelete", database, "g1")


def test_games_not_played_for_long_are_deleted_and_can_be_brought_back(run: Shell, tmp_path: Path) -> None:
    database = tmp_path / "grognard.db"
    a_game(database, [])
    ages = (time.time() - 1.0) / 86_400
    assert run("admin", "prune", database, "--days", ages + 1).out == "No game was that old.\n"
    assert (
        run("admin", "prune", database, "--days", ages - 1).out == "One game deleted; it can be undeleted for a week.\n"
    )
    assert run("admin", "upgrade-check", database, "--json").data["games"] == 0
    assert run("admin", "undelete", database, "g1").out == "The game g1 is back.\n"
    assert "--days" in run.refused("admin", "prune", database, "--days", 0)


def test_only_files_are_copied(run: Shell, tmp_path: Path) -> None:
    """PostgreSQL has programs of its own for that."""
    address = "postgresql://grognard@localhost/games"
    assert "pg_dump" in run.refused("admin", "backup", address, tmp_path / "copy.db")
    assert "pg_restore" in run.refused("admin", "restore", tmp_path / "copy.db", address)
    assert "mysql://" in run.refused("admin", "undelete", "mysql://localhost/games", "g1")


def test_upgrade_check(run: Shell, tmp_path: Path) -> None:
    sound, broken = tmp_path / "sound.db", tmp_path / "broken.db"
    a_game(sound, [])
    a_game(broken, [b'{"type":"played","seat":"soviet","action":{"do":"surrender"},"rolls":[]}'])
    said = run("admin", "upgrade-check", sound)
    assert (said.code, said.out) == (0, "One game replayed. Not the same by this version: 0. Cannot be opened: 0.\n")
    said = run("admin", "upgrade-check", broken)
    assert said.code == 1
    assert said.out.startswith("g1  pavlov solitaire")
    assert "entry 1" in said.out
    (listed,) = run("admin", "upgrade-check", broken, "--json").data["lost"]
    assert (listed["id"], listed["plies"]) == ("g1", 1)


def test_reports_of_players(run: Shell, tmp_path: Path) -> None:
    database = tmp_path / "grognard.db"
    a_game(database, [])
    assert run("admin", "reports", database).out == "No line of chat was reported.\n"

    async def report() -> None:
        store = SqliteStore(database)
        await store.say("g1", "soviet", "Goat!", 1.0)
        await Complaints(store).add("g1", 1, "german", "rude", 2.0)
        await store.close()

    asyncio.run(report())
    line = run("admin", "reports", database).out
    assert all(word in line for word in ("g1 1", "soviet: Goat!", "german: rude"))
    (found,) = run("admin", "reports", database, "--json").data["reports"]
    assert (found["said"], found["by"]) == ("Goat!", "german")


def test_roles_and_the_log(run: Shell, tmp_path: Path) -> None:
    database = tmp_path / "grognard.db"
    a_game(database, [])
    assert run("admin", "role", database).out == "No account has a role.\n"
    assert run("admin", "audit", database).out == "The log is empty.\n"
    assert "There is no player called Mira" in run("admin", "role", database, "Mira", "admin").err

    async def register() -> None:
        store = SqliteStore(database)
        await AccountStore(store).create("Mira", folded("Mira"), "hash")
        await store.close()

    asyncio.run(register())
    assert run("admin", "role", database, "mira", "admin").out == "Mira: admin.\n"
    assert run("admin", "role", database, "--json").data["roles"] == [{"name": "Mira", "role": "admin"}]
    assert run("admin", "role", database, "Mira", "none").out == "Mira: none.\n"
    taken, given = run("admin", "audit", database, "--json").data["acts"]
    assert (given["act"], given["account"], given["detail"], given["by_host"]) == ("role", "Mira", "admin", True)
    assert taken["detail"] == ""
    assert "host" in run("admin", "audit", database).out


def test_push_keys_are_made_once(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "secrets" / "push.pem"
    made = run("admin", "push-keys", file, "--json").data
    assert made["file"] == str(file)
    assert len(made["public"]) == 87
    key = file.read_bytes()
    assert "already" in run.refused("admin", "push-keys", file)
    assert file.read_bytes() == key
