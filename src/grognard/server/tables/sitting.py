"""Coming to a table and leaving it: keys, seats, and what each player's browser adds to the seed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from grognard.core.errors import GrognardError
from grognard.core.journal import Match
from grognard.server.problems import Conflict, ReadOnly, StorageFailed, problem
from grognard.server.storage.store import GameRow, Line, Store
from grognard.server.tables.chat import Chat
from grognard.server.tables.lobby import asked_in
from grognard.server.tables.questions import Questions
from grognard.server.tables.seats import (
    Seats,
    claimed,
    contributions,
    left,
    marked,
    refusal,
    remaining,
    seats_held,
    with_entropy,
)
from grognard.server.tables.showing import Watcher
from grognard.server.wire import BAD_KEY, PROTOCOL, Hello, Keep, Trouble

T = TypeVar("T")
GOING_AWAY = 1001

log = logging.getLogger(__name__)


class Sitting(Questions):
    """The base of a table: everything happens in order, under its lock."""

    def __init__(self, row: GameRow, match: Match, store: Store, chat: Iterable[Line]) -> None:
        super().__init__(row, match)
        self.store = store
        self.now: Callable[[], float] = time.time
        self.stale = False
        """Another process has written to the game: this table must be loaded again."""
        self._chat = Chat(store, row.id, chat)
        self._tasks: set[asyncio.Task[Any]] = set()

    def wake(self) -> None:
        """Someone came or sat down."""

    async def _catch_up(self) -> bool:
        """Whether this table has all that is stored now."""
        return False

    async def _catch_up_after(self, conflict: Conflict) -> None:
        self.stale = not await self._catch_up()
        if self.stale:
            raise conflict

    async def _finish(self, work: Awaitable[T]) -> T:
        """Run something to completion, lock and all, even if the connection that asked for it closes meanwhile."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def join(self, watcher: Watcher) -> None:
        fresh = await self._finish(self._claim(watcher, watcher.keys))
        async with self.lock:
            # Another browser may have taken the seat just now.
            if (wrong := refusal(self.row, watcher.keys)) is not None:
                self._send_away(watcher, wrong)
                return
            # Under the name of a page only that page comes back: it has the same keys.
            same = (watcher.tab, seats_held(self.row, watcher.keys))
            for old in [other for other in self.watchers if watcher.tab and (other.tab, other.mine) == same]:
                del self.watchers[old]
                old.close(GOING_AWAY)
            await self._finish(self._mix(watcher))
            self.watchers[watcher] = None
            self._sit_down(watcher, fresh)
            for line in self._chat.lines(self.match.game.decision is None):
                watcher.send(line)
            if self.store.read_only:
                watcher.send(Trouble(problem(ReadOnly(detail=self.store.read_only))))
            self._tell_presence(but=watcher)
        self.wake()

    async def keep(self, watcher: Watcher, message: Keep) -> None:
        """The keys that were offered are stored: the seats are taken, and from now on shown."""
        await self._finish(self._claim(watcher, message.keys))
        async with self.lock:
            if watcher in self.watchers and seats_held(self.row, watcher.keys) != watcher.mine:
                await self._finish(self._mix(watcher))
                self._sit_down(watcher, {})
                self._tell_presence(but=watcher)
        self.wake()

    def _sit_down(self, watcher: Watcher, fresh: dict[str, str]) -> None:
        watcher.mine, watcher.seen = seats_held(self.row, watcher.keys), -1
        watcher.send(Hello(protocol=PROTOCOL, info=self.info, mine=watcher.mine, keys=fresh, now=self.now()))
        watcher.send(self._state(watcher, self.info))

    def _show_anew(self, but: Watcher | None = None) -> None:
        """The game was dealt anew: all that was shown is void."""
        for watcher in self.watchers:
            if watcher is not but:
                watcher.seen = -1
                watcher.send(Hello(protocol=PROTOCOL, info=self.info, mine=watcher.mine, now=self.now()))
                watcher.send(self._state(watcher, self.info))

    async def _mix(self, watcher: Watcher) -> None:
        """Mix what the browser of a player adds into the seed, and deal the game anew, while nothing has been done."""
        while True:
            row, match = self.row, self.match
            seats = with_entropy(row.seats, seats_held(row, watcher.keys), watcher.entropy)
            if seats == row.seats or match.ply > 0 or row.seed_known or row.start:
                return
            fresh = await asyncio.to_thread(
                Match, match.system, row.scenario, row.options, row.seed, contributions=contributions(seats)
            )
            try:
                asked = asked_in(fresh.game)
                await self.store.deal(row.id, seats, row.seats, fresh.kept(0), asked)
            except Conflict as wrong:
                await self._catch_up_after(wrong)
                continue
            except StorageFailed:
                log.warning("game %s: could not record what a seat added to the seed", row.id)
                return
            self.row, self.match = replace(row, seats=seats, progress=replace(row.progress, asked=asked)), fresh
            self._show_anew(but=watcher)
            return

    async def _claim(self, watcher: Watcher, keys: tuple[str, ...]) -> dict[str, str]:
        """Take the seats that these keys open, and return the keys that replace those of links."""
        async with self.lock:
            if refusal(self.row, keys) is not None:
                return {}
            fresh = await self._seated(keys)
            both = (*watcher.keys, *(key for key in keys if key not in watcher.keys))
            watcher.keys = tuple(key for key in both if refusal(self.row, [key]) is None)
            for other in list(self.watchers):
                if (wrong := refusal(self.row, other.keys)) is not None:
                    self._send_away(other, wrong)
            return fresh

    async def _seated(self, keys: tuple[str, ...]) -> dict[str, str]:
        while True:
            seats, fresh = claimed(self.row.seats, keys)
            if seats == self.row.seats:
                return fresh
            try:
                await self.store.seat(self.row.id, seats, self.row.seats)
            except Conflict as wrong:
                await self._catch_up_after(wrong)
                continue
            except StorageFailed:
                # A full disk keeps no player from a seat: the link stays valid.
                log.warning("game %s: could not record that a seat is taken", self.row.id)
                seats, fresh = marked(self.row.seats, keys), {}
            self.row = replace(self.row, seats=seats)
            return fresh

    async def abandon(self, keys: Iterable[str]) -> tuple[str, ...]:
        """The player with these keys has deleted the game; the seats whose players have not."""
        async with self.lock:
            seats = left(self.row.seats, keys)
            await self.store.seat(self.row.id, seats, self.row.seats)
            self.row = replace(self.row, seats=seats)
            self._tell_presence()
            return remaining(seats)

    async def reseat(self, change: Callable[[Seats], Seats]) -> None:
        """Change who has the seats; those whose keys open nothing any more are sent away."""
        async with self.lock:
            while (seats := change(self.row.seats)) != self.row.seats:
                try:
                    await self.store.seat(self.row.id, seats, self.row.seats)
                except Conflict as wrong:
                    await self._catch_up_after(wrong)
                    continue
                self.row = replace(self.row, seats=seats)
                break
            for watcher in list(self.watchers):
                if (wrong_key := refusal(self.row, watcher.keys)) is not None:
                    self._send_away(watcher, wrong_key)
            self._tell_presence()

    def _send_away(self, watcher: Watcher, wrong: GrognardError) -> None:
        watcher.mine = ()
        watcher.send(Trouble(problem(wrong)))
        watcher.close(BAD_KEY, wrong.code)
        self.leave(watcher)
