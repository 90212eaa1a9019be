"""Where machine players think: in processes of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from typing import Any, Protocol
from zlib import crc32

from msgspec import Struct

from grognard.ai import Player, PlayerView, make_player
from grognard.ai.search import Rating, SearchPlayer
from grognard.core.game import Action, Game
from grognard.core.system import System
from grognard.server.helping.wire import Intent, PlanRating
from grognard.server.problems import Stopping
from grognard.server.workers import SPAWN, Died, Worker

MakePlayer = Callable[[str, str, int], Player]

PLAYERS = 256
"""How many players one thinker remembers; one that was forgotten starts anew with its next decision."""
ATTEMPTS = 2
"""How many processes may die over one decision before a random action is taken."""

log = logging.getLogger(__name__)


def timed_player(slug: str, name: str, seed: int) -> Player:
    """A machine player that keeps to the time of its level."""
    return make_player(slug, name, seed, timed=True)


class Task(Struct, frozen=True):
    """A decision that a machine player must make."""

    table: str
    seat: str
    player: str
    seed: int
    system: System
    game: Game[Any]


class Thought(Struct, frozen=True):
    """What a machine player has decided."""

    action: Action
    intent: Intent | None = None
    """The plan that it follows, if it follows one."""


class Thinker(Protocol):
    async def choose(self, task: Task) -> Thought: ...

    def hurry(self, table: str) -> None:
        """The player that thinks for this table now is to come to an end."""

    def close(self) -> None: ...


class Players:
    """The machine players of many tables, each with the plans it has made."""

    def __init__(self, make: MakePlayer, hurried: Callable[[], bool]) -> None:
        self._make, self._hurried = make, hurried
        self._players: OrderedDict[tuple[str, str, str], Player] = OrderedDict()

    def choose(self, task: Task) -> Thought:
        view = PlayerView.of(task.system, task.game, task.seat)
        try:
            player = self._player(task)
            action = player.choose(view)
            if action in view.actions:
                return Thought(action, intent_of(player) if isinstance(player, SearchPlayer) else None)
            log.error("game %s: machine player %s chose what is not allowed: %s", task.table, task.seat, action)
        except Exception:
            log.exception("game %s: machine player %s failed", task.table, task.seat)
        # A bug of a machine player must not stop the game.
        return Thought(random.choice(view.actions))

    def _player(self, task: Task) -> Player:
        key = (task.table, task.seat, task.player)
        if key not in self._players:
            player = self._players[key] = self._make(task.system.slug, task.player, task.seed)
            if isinstance(player, SearchPlayer):
                player.hurried = self._hurried
            if len(self._players) > PLAYERS:
                self._players.popitem(last=False)
        self._players.move_to_end(key)
        return self._players[key]


def intent_of(player: SearchPlayer) -> Intent | None:
    plans = tuple(map(_rated, player.ratings))
    return Intent(plans[0].sentence, plans) if plans else None


def _rated(rating: Rating) -> PlanRating:
    return PlanRating(rating.plan.sentence, rating.chance, rating.deals)


class InThread:
    """Thinks in a thread of this process: for tests, and for systems that only this process knows."""

    def __init__(self, make: MakePlayer = timed_player) -> None:
        self._hurried = threading.Event()
        self._players = Players(make, self._hurried.is_set)
        self._thread = ThreadPoolExecutor(1, "thinking")
        self._table = ""

    async def choose(self, task: Task) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._choose, task)

    def _choose(self, task: Task) -> Thought:
        self._table = task.table
        self._hurried.clear()
        try:
            return self._players.choose(task)
        finally:
            self._table = ""

    def hurry(self, table: str) -> None:
        if self._table == table:
            self._hurried.set()

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
    """A few processes. All players of a table think in the same one, in turn. One core is left to the server."""

    def __init__(self, count: int = 0) -> None:
        self._workers = [PlayerProcess() for _ in range(count or max(1, (os.cpu_count() or 1) - 1))]

    async def choose(self, task: Task) -> Thought:
        worker = self._worker(task.table)
        if worker.closed:
            raise Stopping()
        return await asyncio.get_running_loop().run_in_executor(worker.thread, worker.choose, task)

    def hurry(self, table: str) -> None:
        self._worker(table).hurry(table)

    def _worker(self, table: str) -> PlayerProcess:
        return self._workers[crc32(table.encode()) % len(self._workers)]

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


class PlayerProcess(Worker):
    """A process for machine players, who can be hurried."""

    def __init__(self) -> None:
        self._hurried = SPAWN.Event()
        super().__init__(_think, "grognard-player", self._hurried)
        self._table = ""
        """The table that it thinks for now."""

    def choose(self, task: Task) -> Thought:
        self._table = task.table
        self._hurried.clear()
        try:
            return self._choose(task)
        finally:
            self._table = ""

    def hurry(self, table: str) -> None:
        if self._table == table:
            self._hurried.set()

    def _choose(self, task: Task) -> Thought:
        system = task.system
        order = Order(task.table, task.seat, task.player, task.seed, system.slug, system.save(task.game))
        for _ in range(ATTEMPTS):
            try:
                thought: Thought = self.ask(order)
                return thought
            except Died:
                log.warning("game %s: the process of machine player %s died", task.table, task.seat)
        decision = task.game.asked(task.seat)
        assert decision is not None
        return Thought(random.choice(decision.actions(task.game)))


def _think(pipe: Connection, hurried: Event) -> None:
    from grognard.games import find

    players = Players(timed_player, hurried.is_set)
    while True:
        order: Order = pipe.recv()
        system = find(order.slug)
        task = Task(order.table, order.seat, order.player, order.seed, system, system.load(order.saved))
        pipe.send(players.choose(task))
