"""Storage that ends without warning: a killed process, a lost supply of power. What was acknowledged is there."""

from __future__ import annotations

import asyncio
import os
import random
import select
import shutil
import signal
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from grognard.server.storage.sqlite import SqliteStore
from tests.server.test_store import KEPT, ROW, at

KILLS = int(os.environ.get("GROGNARD_KILLS", "60"))
"""How often the process is killed; GROGNARD_KILLS=1000 for a long night."""


def play(database: Path, told: int) -> None:
    """Append to one game as fast as it goes, and tell the ply of every acknowledged entry."""

    async def run() -> None:
        store = SqliteStore(database)
        game = await store.load("g1")
        assert game is not None
        ply = game.row.progress.ply
        while True:
            ply += 1
            await store.append("g1", b'{"n":%d}' % ply, at(ply), KEPT)
            os.write(told, ply.to_bytes(4, "big"))

    asyncio.run(run())


def stored(database: Path) -> list[bytes]:
    async def run() -> list[bytes]:
        store = SqliteStore(database)
        game = await store.load("g1")
        await store.close()
        assert game is not None
        assert len(game.kept) == len(game.entries) + 1 == game.row.progress.ply + 1
        return game.entries

    return asyncio.run(run())


def begun(database: Path) -> None:
    async def run() -> None:
        store = SqliteStore(database)
        await store.create(ROW, [], [KEPT])
        await store.close()

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes are forked")
def test_killed_again_and_again_under_play(database: Path) -> None:
    begun(database)
    choose, acknowledged = random.Random(20), 0
    for _ in range(KILLS):
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            play(database, write)
            os._exit(1)
        os.close(write)
        # Not before its first entry, so that every life counts; then at any moment.
        select.select([read], [], [], 30)
        time.sleep(choose.random() * 0.03)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        with os.fdopen(read, "rb") as told:
            plies = told.read()
        assert len(plies) >= 4
        last = int.from_bytes(plies[len(plies) // 4 * 4 - 4 : len(plies) // 4 * 4], "big")
        assert last > acknowledged
        acknowledged = last
        entries = stored(database)
        assert len(entries) >= acknowledged
        assert entries == [b'{"n":%d}' % ply for ply in range(1, len(entries) + 1)]


def test_power_lost_after_any_acknowledgement(database: Path, tmp_path: Path) -> None:
    """The files as they were synced when an entry was acknowledged, and behind them what a disk may make of writes that
    were not: nothing, half of it, or garbage."""

    async def run() -> None:
        store = SqliteStore(database)
        await store.create(ROW, [], [KEPT])
        for ply in range(1, 21):
            await store.append("g1", b'{"n":%d}' % ply, at(ply), KEPT)
            copy = tmp_path / f"lost-{ply}"
            copy.mkdir()
            for ending in ("", "-wal"):
                file = database.with_name(database.name + ending)
                shutil.copyfile(file, copy / file.name)
        await store.append("g1", b'{"n":21}', at(21), replace(KEPT, state=b"x" * 5000))
        torn = database.with_name(f"{database.name}-wal").read_bytes()
        await store.close()
        for ply in range(1, 21):
            log = tmp_path / f"lost-{ply}" / f"{database.name}-wal"
            synced = log.stat().st_size
            unsynced = torn[synced:]
            tail = (b"", unsynced[: len(unsynced) // 2], os.urandom(9000))[ply % 3]
            log.write_bytes(torn[:synced] + tail)

    asyncio.run(run())
    for ply in range(1, 21):
        entries = stored(tmp_path / f"lost-{ply}" / database.name)
        assert len(entries) >= ply
        assert entries == [b'{"n":%d}' % number for number in range(1, len(entries) + 1)]
