"""Where machine players think: in processes of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol
from zlib import crc32

from msgspec import Struct

from grognard.ai import Player, PlayerView, make_player
from grognard.core.game import Action, Game
from grognard.core.system import System
from grognard.server.problems import Stopping

MakePlayer = Callable[[str, str, int], Player]

PLAYERS = 256
"""How many players one thinker remembers; one that was forgotten starts anew with its next decision."""
NICENESS = 5
"""People come first: the server itself answers before its machine players think."""
ATTEMPTS = 2
"""How many processes may die over one decision before a random action is taken."""
PATIENCE = 5.0
"""Seconds that a process gets to end."""

log = logging.getLogger(__name__)


class Task(Struct, frozen=True):
    """A decision that a machine player must make."""

    table: str
    seat: str
    player: str
    seed: int
    system: System
    game: Game[Any]


class Thinker(Protocol):
    async def choose(self, task: Task) -> Action: ...

    def close(self) -> None: ...


class Players:
    """The machine players of many tables, each with the plans it has made."""

    def __init__(self, make: MakePlayer) -> None:
        self._make = make
        self._players: OrderedDict[tuple[str, str], Player] = OrderedDict()

    def choose(self, task: Task) -> Action:
        view = PlayerView.of(task.system, task.game, task.seat)
        try:
            action = self._player(task).choose(view)
            if action in view.actions:
                return action
            log.error("game %s: machine player %s chose what is not allowed: %s", task.table, task.seat, action)
        except Exception:
            log.exception("game %s: machine player %s failed", task.table, task.seat)
        # A bug of a machine player must not stop the game.
        return random.choice(view.actions)

    def _player(self, task: Task) -> Player:
        key = (task.table, task.seat)
        if key not in self._players:
            self._players[key] = self._make(task.system.slug, task.player, task.seed)
            if len(self._players) > PLAYERS:
                self._players.popitem(last=False)
        self._players.move_to_end(key)
        return self._players[key]


class InThread:
    """Thinks in a thread of this process: for tests, and for systems that only this process knows."""

    def __init__(self, make: MakePlayer = make_player) -> None:
        self._players = Players(make)
        self._thread = ThreadPoolExecutor(1, "thinking")

    async def choose(self, task: Task) -> Action:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._players.choose, task)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


# -- processes ---------------------------------------------------------------------------------------------


class Order(Struct, frozen=True):
    """A task as it goes to another process."""

    table: str
    seat: str
    player: str
    seed: int
    slug: str
    saved: bytes


class InProcesses:
    """A few processes, started when they are needed. All players of a table think in the same one, in turn."""

    def __init__(self, count: int = 0) -> None:
        self._workers = [Worker() for _ in range(count or os.cpu_count() or 1)]

    async def choose(self, task: Task) -> Action:
        worker = self._workers[crc32(task.table.encode()) % len(self._workers)]
        if worker.closed:
            raise Stopping()
        return await asyncio.get_running_loop().run_in_executor(worker.thread, worker.choose, task)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


class Worker:
    """One process, and the thread of the server that waits for its answers."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "thinking")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self.closed = False

    def choose(self, task: Task) -> Action:
        system = task.system
        order = Order(task.table, task.seat, task.player, task.seed, system.slug, system.save(task.game))
        for _ in range(ATTEMPTS):
            try:
                pipe = self._running()
                pipe.send(order)
                action: Action = pipe.recv()
                return action
            except (EOFError, OSError):
                if self.closed:
                    raise Stopping() from None
                log.warning("game %s: the process of machine player %s died", task.table, task.seat)
                self._kill()
        decision = task.game.asked(task.seat)
        assert decision is not None
        return random.choice(decision.actions(task.game))

    def _running(self) -> Connection:
        if self._pipe is None:
            # Not forked: a copy of a process with threads may inherit locks that are never released.
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_think, args=(theirs,), name="grognard-player", daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(PATIENCE)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def close(self) -> None:
        self.closed = True
        if self._process is not None:
            self._process.kill()
        self.thread.shutdown(wait=True, cancel_futures=True)
        self._kill()


def _think(pipe: Connection) -> None:
    """The whole life of a process: it ends with the pipe, so that it never outlives the server."""
    from grognard.games import find

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the server's terminal is for the server
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    players = Players(make_player)
    while True:
        try:
            order: Order = pipe.recv()
        except EOFError:
            return
        system = find(order.slug)
        task = Task(order.table, order.seat, order.player, order.seed, system, system.load(order.saved))
        pipe.send(players.choose(task))
