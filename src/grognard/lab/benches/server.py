"""Actions per second through the real server: HTTP, WebSocket, rules, and a commit to disk for each."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core.errors import GrognardError

TABLES = 8
"""Games that are played at the same time."""
PATIENCE = 30.0


class ServerSilent(GrognardError):
    code = "server-silent"


class _Choice(Struct):
    action: dict[str, Any]


class _Ask(Struct):
    choices: tuple[_Choice, ...]


class _Message(Struct):
    """The part of a server message that a random player needs."""

    type: str
    ply: int = 0
    seat: str | None = None
    ask: _Ask | None = None


_READ = msgspec.json.Decoder(_Message)


def commits_per_second(seconds: float) -> float:
    """The reference: a small row written and committed, with the same promise to survive a power cut."""
    with tempfile.TemporaryDirectory() as folder:
        base = sqlite3.connect(Path(folder) / "reference.db", isolation_level=None)
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("PRAGMA synchronous=FULL")
        base.execute("CREATE TABLE entry (game TEXT, ply INTEGER, body TEXT, PRIMARY KEY (game, ply))")
        count, start = 0, perf_counter()
        while perf_counter() - start < seconds:
            base.execute("BEGIN")
            base.execute("INSERT INTO entry VALUES ('reference', ?, ?)", (count, '{"do": "end-cards"}'))
            base.execute("COMMIT")
            count += 1
        rate = count / (perf_counter() - start)
        base.close()
        return rate


@contextmanager
def server() -> Iterator[str]:
    """A server of its own on a free port; yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "grognard", "serve", "--port", "0", "--data", folder]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        # Killing a silent server also ends the read below.
        watch = threading.Timer(PATIENCE, process.kill)
        watch.start()
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            watch.cancel()
            address = re.search(r"http://\S+", said)
            if not address:
                raise ServerSilent(detail=said.strip() or "-")
            yield address.group()
        finally:
            watch.cancel()
            process.terminate()
            process.communicate()


def server_actions_per_second(seconds: float, tables: int = TABLES) -> float:
    with server() as address:
        return asyncio.run(_all_tables(address, seconds, tables))


async def _all_tables(address: str, seconds: float, tables: int) -> float:
    stop = asyncio.Event()
    counts = [0] * tables
    players = [asyncio.create_task(_play(address, n, counts, stop)) for n in range(tables)]
    deadline = perf_counter() + PATIENCE
    while not all(counts) and perf_counter() < deadline and not any(player.done() for player in players):
        await asyncio.sleep(0.05)
    before, start = sum(counts), perf_counter()
    await asyncio.sleep(seconds)
    played, took = sum(counts) - before, perf_counter() - start
    stop.set()
    for done in await asyncio.gather(*players, return_exceptions=True):
        if isinstance(done, Exception):
            raise done
    return played / took


async def _play(address: str, number: int, counts: list[int], stop: asyncio.Event) -> None:
    """Play at random, table by table; an action counts when the server has sent the new state."""
    from websockets.asyncio.client import connect

    choose = random.Random(number)
    while not stop.is_set():
        made = await asyncio.to_thread(_new_game, address)
        url = f"ws{address[4:]}/ws/games/{made['info']['id']}"
        async with connect(url, proxy=None, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "join", "keys": [made["keys"]["soviet"]]}))
            async for text in socket:
                message = _READ.decode(text)
                if message.type != "state":
                    continue
                counts[number] += message.ply > 0
                if stop.is_set() or message.ask is None or not message.ask.choices:
                    break
                action = choose.choice(message.ask.choices).action
                play = {"type": "play", "action": action, "ply": message.ply, "seat": message.seat}
                await socket.send(msgspec.json.encode(play).decode())


def _new_game(address: str) -> dict[str, Any]:
    body = {"game": "pavlov", "scenario": "solitaire", "seats": {"soviet": {"kind": "here"}}}
    request = urllib.request.Request(
        f"{address}/api/games", json.dumps(body).encode(), {"content-type": "application/json"}, method="POST"
    )
    # No proxy: one that is set for the outside world has no business with this machine.
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=PATIENCE) as answer:
        made: dict[str, Any] = json.load(answer)
        return made
