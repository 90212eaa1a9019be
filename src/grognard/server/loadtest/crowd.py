"""Many people at once: players at tables of their own, onlookers at one table."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from time import perf_counter

from grognard.games import SYSTEMS
from grognard.server.loadtest.attacks import Figures, moves_for, thinking_tables, waits_of
from grognard.server.loadtest.browser import at_table, create, next_state, quiet_table
from grognard.server.loadtest.target import Target, target

TABLES = (("pavlov", "solitaire"), ("ava", "leningrad"), ("h44", "short"), ("coh", "corn-rows"))


async def crowd(
    players: int = 200, tables: int = 8, seconds: float = 15.0, onlookers: tuple[int, ...] = (500, 1000)
) -> Figures:
    """Players of four games, an action every two seconds each, beside tables where machine players think; then only
    onlookers, who look on while one person plays."""
    figures: Figures = {}
    waits: list[float] = []
    errors = 0

    async def play(server: Target, number: int, stop: asyncio.Event) -> None:
        nonlocal errors
        chance = random.Random(number)
        slug, scenario = TABLES[number % len(TABLES)]
        seats = SYSTEMS[slug].scenario(scenario).seats
        try:
            made = await create(server, slug, scenario, {seat: {"kind": "here"} for seat in seats})
            async with at_table(server, made, *seats) as socket:
                state = await next_state(socket)
                while not stop.is_set() and state.ask is not None and state.ask.choices:
                    await asyncio.sleep(chance.uniform(1.0, 3.0))
                    action = chance.choice(state.ask.choices).action
                    start = perf_counter()
                    await socket.send(
                        json.dumps({"type": "play", "action": action, "ply": state.ply, "seat": state.seat})
                    )
                    state = await next_state(socket)
                    waits.append(perf_counter() - start)
        except Exception:
            errors += 1

    async with target() as server:
        async with thinking_tables(server, tables):
            stop = asyncio.Event()
            playing = [asyncio.create_task(play(server, number, stop)) for number in range(players)]
            await asyncio.sleep(10.0)
            waits.clear()
            await asyncio.sleep(seconds)
            figures |= waits_of("action", list(waits)) | {"actions a second": len(waits) / seconds}
            stop.set()
            await asyncio.gather(*playing)
        figures |= {"errors": errors, "memory MB": server.megabytes()}
    async with target() as server, AsyncExitStack() as stack:
        made, count = await quiet_table(server), 0
        for wanted in onlookers:
            while count < wanted:
                socket = await stack.enter_async_context(at_table(server, made))
                reading = asyncio.create_task(_read(socket))
                stack.callback(reading.cancel)
                count += 1
            figures |= waits_of(f"{wanted} onlookers, move", await moves_for(server, 5.0))
            figures |= {f"{wanted} onlookers, memory MB": server.megabytes()}
    return figures


async def _read(socket: object) -> None:
    async for _ in socket:  # type: ignore[attr-defined]
        pass
