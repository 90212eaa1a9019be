"""What the load test needs of a browser: requests, and a seat at a table. A source address stands for a client."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from grognard.server.loadtest.target import Target

HOME = "127.0.0.1"
PATIENCE = 60.0
GAMES = ("pavlov", "solitaire", ("soviet",))
"""The game of a quiet table."""


class _Choice(Struct):
    action: dict[str, Any]


class _Ask(Struct):
    choices: tuple[_Choice, ...] = ()


class Message(Struct):
    """The part of a server message that a random player needs."""

    type: str
    ply: int = 0
    at: int | None = None
    seat: str | None = None
    ask: _Ask | None = None


_READ = msgspec.json.Decoder(Message)


class Answer(Struct):
    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float


async def http(
    target: Target, method: str, path: str, body: bytes = b"", source: str = HOME, headers: Mapping[str, str] = {}
) -> Answer:
    """One request on a connection of its own."""
    start = perf_counter()
    fields = {"host": HOME, "connection": "close", "content-type": "application/json", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    reader, writer = await asyncio.open_connection(HOME, target.port, local_addr=(source, 0))
    try:
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        whole = await asyncio.wait_for(reader.read(), PATIENCE)
    finally:
        writer.close()
    top, _, rest = whole.partition(b"\r\n\r\n")
    first, *lines = top.decode("latin-1").split("\r\n")
    if not first:
        raise ConnectionResetError("closed without an answer")
    pairs = (line.partition(":") for line in lines)
    return Answer(int(first.split()[1]), {k.lower(): v.strip() for k, _, v in pairs}, rest, perf_counter() - start)


async def create(target: Target, game: str, scenario: str, seats: Mapping[str, Mapping[str, str]]) -> Any:
    body = {"game": game, "scenario": scenario, "seats": seats}
    answer = await http(target, "POST", "/api/games", json.dumps(body).encode())
    if answer.status != 201:
        raise ConnectionError(f"{answer.status} {answer.body[:200]!r}")
    return json.loads(answer.body)


async def quiet_table(target: Target) -> Any:
    game, scenario, seats = GAMES
    return await create(target, game, scenario, {seat: {"kind": "here"} for seat in seats})


@asynccontextmanager
async def at_table(target: Target, made: Any, *seats: str, source: str = HOME) -> AsyncIterator[ClientConnection]:
    address = f"ws://{HOME}:{target.port}/ws/games/{made['info']['id']}"
    async with connect(
        address, proxy=None, compression=None, max_size=None, close_timeout=1, local_addr=(source, 0)
    ) as socket:
        await socket.send(json.dumps({"type": "join", "keys": [made["keys"][seat] for seat in seats]}))
        yield socket


async def next_state(socket: ClientConnection) -> Message:
    while True:
        message = _READ.decode(await socket.recv())
        if message.type == "state" and message.at is None:
            return message


async def pings(target: Target, stop: asyncio.Event, pause: float = 0.05) -> list[float]:
    """How long a quiet player at a table of their own waits for each answer."""
    made, waits = await quiet_table(target), list[float]()
    async with at_table(target, made, "soviet") as socket:
        await next_state(socket)
        while not stop.is_set():
            start = perf_counter()
            await socket.send('{"type": "ping"}')
            while _READ.decode(await socket.recv()).type != "pong":
                pass
            waits.append(perf_counter() - start)
            await asyncio.sleep(pause)
    return waits


async def moves(target: Target, stop: asyncio.Event, pause: float, seed: int = 1) -> list[float]:
    """How long a player at a quiet table waits from each action to the new state: rules, and a commit to disk."""
    chance, waits = random.Random(seed), list[float]()
    while not stop.is_set():
        made = await quiet_table(target)
        async with at_table(target, made, "soviet") as socket:
            state = await next_state(socket)
            while not stop.is_set() and state.ask is not None and state.ask.choices:
                action = chance.choice(state.ask.choices).action
                start = perf_counter()
                play = {"type": "play", "action": action, "ply": state.ply, "seat": state.seat}
                await socket.send(msgspec.json.encode(play).decode())
                state = await next_state(socket)
                waits.append(perf_counter() - start)
                await asyncio.sleep(pause)
    return waits
