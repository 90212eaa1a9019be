"""Every attack, bounded in count and time. Attackers come from addresses of loopback that the players do not use."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from grognard.core.dice import SEED_BYTES, commitment
from grognard.core.journal import VERSION, Entry, Journal, Match, Played, Undone
from grognard.games import SYSTEMS
from grognard.server.loadtest.browser import HOME, at_table, create, http, moves, next_state, pings, quiet_table
from grognard.server.loadtest.target import Target, target

STRANGER = "127.0.0.2"
Figures = dict[str, float]
"""Names of figures to their values; names end in their unit."""


def quantile(waits: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(waits)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def waits_of(name: str, waits: list[float]) -> Figures:
    return {
        f"{name} p50 ms": quantile(waits, 0.5),
        f"{name} p99 ms": quantile(waits, 0.99),
        f"{name} worst ms": quantile(waits, 1.0),
    }


@asynccontextmanager
async def watched(server: Target, figures: Figures, pause: float = 0.05) -> AsyncIterator[None]:
    """Measure a quiet player's pings while something goes on."""
    stop = asyncio.Event()
    pinging = asyncio.create_task(pings(server, stop, pause))
    await asyncio.sleep(0.5)
    try:
        yield
    finally:
        stop.set()
        figures |= waits_of("ping", await pinging)


async def looks(onlookers: int, count: int = 5000, seconds: float = 8.0) -> Figures:
    """Onlookers of one game ask for the past again and again, as fast as they can send."""
    figures: Figures = {}
    answered = 0

    async def flood(server: Target, made: Any) -> None:
        nonlocal answered
        with contextlib.suppress(ConnectionClosed):
            async with at_table(server, made, source=STRANGER) as socket:

                async def read() -> None:
                    nonlocal answered
                    async for _ in socket:
                        answered += 1

                reading = asyncio.create_task(read())
                try:
                    for ref in range(count):
                        await socket.send(json.dumps({"type": "look", "at": 0, "ref": ref}))
                    await reading
                finally:
                    reading.cancel()

    async with target() as server:
        made = await create(server, "s42", "fall-blau", {s: {"kind": "here"} for s in ("axis", "soviet")})
        async with watched(server, figures):
            floods = [asyncio.create_task(flood(server, made)) for _ in range(onlookers)]
            await asyncio.sleep(seconds)
            for task in floods:
                task.cancel()
            await asyncio.gather(*floods, return_exceptions=True)
    return figures | {"answered": answered}


def long_journal(entries: int) -> bytes:
    """A game that goes to and fro as often as a journal may be long."""
    system, seed = SYSTEMS["s42"], secrets.token_bytes(SEED_BYTES)
    match = Match(system, "fall-blau", {}, seed)
    while match.ply < 50:
        seat = match.game.waiting[0]
        decision = match.game.asked(seat)
        assert decision is not None
        match.play(seat, decision.actions(match.game)[0])
        if match.undo_targets(seat):
            break
    step, back = match.entries[-1], match.ply - 1
    assert isinstance(step, Played)
    pairs = (entries - match.ply) // 2
    line: list[Entry] = list(match.entries)
    for _ in range(pairs):
        line += [Undone(step.seat, back), step]
        back = len(line) - 1
    return Journal(
        version=VERSION,
        game="s42",
        scenario="fall-blau",
        seed=seed.hex(),
        commitment=commitment(seed),
        entries=tuple(line),
    ).encode()


async def imports(count: int = 100, entries: int = 20_000) -> Figures:
    """The longest journal, imported again and again."""
    figures: Figures = {}
    body = await asyncio.to_thread(long_journal, entries)
    async with target() as server:
        statuses: dict[int, int] = {}
        async with watched(server, figures):
            for _ in range(count):
                answer = await http(server, "POST", "/api/games/import", body, source=HOME)
                statuses[answer.status] = statuses.get(answer.status, 0) + 1
        figures |= {"journal KB": len(body) / 1024, "most memory MB": server.megabytes("VmHWM")}
        figures |= {"memory afterwards MB": server.megabytes()}
        figures |= {f"status {status}": n for status, n in statuses.items()}
    return figures


async def half_open(count: int = 1150, seconds: float = 14.0) -> Figures:
    """Connections that begin a request and never end it."""
    figures: Figures = {"refused": 0}
    async with target() as server, AsyncExitStack() as stack:
        writers = []
        async with watched(server, figures):
            for _ in range(count):
                try:
                    reader, writer = await asyncio.open_connection(HOME, server.port, local_addr=(STRANGER, 0))
                    writer.write(b"GET /api/games HTTP/1.1\r\nhost: ")
                    writers.append((reader, writer))
                    stack.callback(writer.close)
                except OSError:
                    figures["refused"] += 1
            answers = [await http(server, "GET", "/api/systems") for _ in range(5)]
            figures["lobby status"] = max(answer.status for answer in answers)
            await asyncio.sleep(seconds)
            figures["still open"] = sum([await _is_open(reader) for reader, _ in writers])
        figures["log KB"] = server.log_bytes() / 1024
    return figures


async def _is_open(reader: asyncio.StreamReader) -> bool:
    try:
        await asyncio.wait_for(reader.read(), 0.01)
    except TimeoutError:
        return True
    except OSError:
        pass
    return False


def with_games(count: int) -> Callable[[Path], None]:
    """Fill a database with this many games of two players."""

    def fill(folder: Path) -> None:
        from grognard.server.serve import DATABASE
        from grognard.server.storage.sqlite import SqliteStore
        from grognard.server.storage.store import GameRow, Progress, SeatRow

        async def run() -> None:
            store = SqliteStore(folder / DATABASE)
            now = time.time()
            for first in range(0, count, 500):
                rows = (
                    GameRow(
                        id=secrets.token_hex(6),
                        name=f"Game {n}",
                        game="h44",
                        scenario="campaign",
                        options={},
                        seats=tuple(SeatRow(s, "open", secrets.token_hex(8)) for s in ("allied", "german")),
                        seed=secrets.token_bytes(SEED_BYTES),
                        created=now - n,
                        format=VERSION,
                        progress=Progress(0, 1, False, now - n),
                    )
                    for n in range(first, first + 500)
                )
                await asyncio.gather(*(store.create(row, []) for row in rows))
            await store.close()

        asyncio.run(run())

    return fill


async def lobby(games: int = 10_000, visitors: int = 20, seconds: float = 10.0) -> Figures:
    """Many visitors look at a lobby of many games, each as often as the page asks."""
    figures: Figures = {}
    sizes, waits = list[int](), list[float]()

    async def visit(server: Target) -> None:
        with contextlib.suppress(OSError):
            while True:
                answer = await http(server, "GET", "/api/games", headers={"accept-encoding": "gzip"})
                sizes.append(len(answer.body))
                waits.append(answer.seconds)
                await asyncio.sleep(5.0)

    async with target(with_games(games)) as server:
        async with watched(server, figures):
            visits = []
            for _ in range(visitors):
                visits.append(asyncio.create_task(visit(server)))
                await asyncio.sleep(5.0 / visitors)
            await asyncio.sleep(max(0.0, seconds - 5.0))
            for task in visits:
                task.cancel()
        figures |= waits_of("lobby", waits) | {"answer KB": max(sizes, default=0) / 1024}
        figures |= {"memory MB": server.megabytes()}
    return figures


@asynccontextmanager
async def thinking_tables(server: Target, tables: int) -> AsyncIterator[None]:
    """Tables at which a machine player always has something to think about."""
    games = [("h44", "campaign"), ("ava", "kiev")]
    async with AsyncExitStack() as stack:
        for n in range(tables):
            game, scenario = games[n % len(games)]
            seats = SYSTEMS[game].scenario(scenario).seats
            kinds = {seat: {"kind": "ai", "player": "normal"} for seat in seats[:-1]} | {seats[-1]: {"kind": "here"}}
            made = await create(server, game, scenario, kinds)
            socket = await stack.enter_async_context(at_table(server, made, seats[-1]))
            stack.callback(asyncio.create_task(_keep_thinking(socket)).cancel)
        yield


async def thinking(tables: int = 8, seconds: float = 20.0) -> Figures:
    """Machine players think at these tables, while a person plays at a quiet one."""
    figures: Figures = {}
    async with target() as server:
        figures |= {"alone move p99 ms": quantile(await moves_for(server, 5.0), 0.99)}
        async with thinking_tables(server, tables):
            playing = asyncio.create_task(moves_for(server, seconds))
            creating: list[float] = []
            async with watched(server, figures):
                while not playing.done():
                    begun = time.perf_counter()
                    await quiet_table(server)
                    creating.append(time.perf_counter() - begun)
                    await asyncio.sleep(1.0)
            figures |= waits_of("move", await playing) | waits_of("create", creating)
    return figures


async def _keep_thinking(socket: Any) -> None:
    """Answer at random, so that the machine player on the other side always has something to think about."""
    while True:
        state = await next_state(socket)
        if state.ask is not None and state.ask.choices:
            action = random.choice(state.ask.choices).action
            await socket.send(json.dumps({"type": "play", "action": action, "ply": state.ply, "seat": state.seat}))


async def moves_for(server: Target, seconds: float) -> list[float]:
    stop = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, stop.set)
    return await moves(server, stop, 0.1)


Scenario = Callable[[], Coroutine[Any, Any, Figures]]
ATTACKS: dict[str, Scenario] = {
    "looks-1": lambda: looks(1),
    "looks-10": lambda: looks(10),
    "imports": imports,
    "half-open": half_open,
    "lobby": lobby,
    "thinking": thinking,
}
