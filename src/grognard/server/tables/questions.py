"""Questions at a table: what can be done here, why not, what would come of it, how it was at an earlier ply."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from grognard.core import views
from grognard.core.errors import NotAsked
from grognard.core.game import Game
from grognard.core.journal import Match
from grognard.server.problems import NoSuchPly
from grognard.server.storage.store import GameRow
from grognard.server.tables.audience import Audience
from grognard.server.tables.showing import GLANCES, Watcher, past_state, seat_shown
from grognard.server.wire import About, Answer, Answers, Look, Query, Why

QUERIES = ThreadPoolExecutor(4, "query")
"""Answers the queries of games: off the event loop, and never behind a machine player."""


class Questions(Audience):
    """The part of a table that changes nothing."""

    def __init__(self, row: GameRow, match: Match) -> None:
        super().__init__(row, match)
        self.lock = asyncio.Lock()

    async def about(self, watcher: Watcher, message: About) -> None:
        async with self.lock:
            seat = seat_shown(self.match.game, watcher)
            choices = () if seat is None else views.about(self.match.game, seat, message.target)
            watcher.send(Answers(message.ref, choices))

    async def why(self, watcher: Watcher, message: Why) -> None:
        action = self.match.system.decode_action(message.action)
        async with self.lock:
            seat, game = seat_shown(self.match.game, watcher), self.match.game
            if game.decision is not None and game.asked(seat) is None:
                # The verdict on another seat's action may reveal what only that seat knows.
                raise NotAsked(seat=", ".join(watcher.mine), asked=game.waiting)
            choice = views.why(game, action, seat)
            watcher.send(Answers(message.ref, () if choice is None else (choice,)))

    async def query(self, watcher: Watcher, message: Query) -> None:
        """A query of the game, answered outside the lock: positions are immutable, so it may take its time."""
        async with self.lock:
            ply = self.match.ply if message.at is None else message.at
            seat, game = seat_shown(self.match.game, watcher), self._game_at(ply).fork()

        def answer() -> bytes:
            result = self.match.system.answer(game, seat, message.what, message.args)
            return msgspec.json.encode(Answer(message.id, ply, result))

        watcher.send(await asyncio.get_running_loop().run_in_executor(QUERIES, answer))

    def _game_at(self, ply: int) -> Game[Any]:
        if not 0 <= ply <= self.match.ply:
            raise NoSuchPly(ply=ply, last=self.match.ply)
        return self.match.states[ply]

    async def look(self, watcher: Watcher, message: Look) -> None:
        async with self.lock:
            if message.at is None:
                watcher.send(self._state(watcher, self.info))
                return
            seat, game = seat_shown(self.match.game, watcher), self._game_at(message.at).fork()
            now, info = self.match.ply, self.info

        key = (self.row.id, self.match.contributions, seat, message.at, now, msgspec.json.encode(info))
        data = GLANCES.get(key)
        if data is None:

            def shown() -> bytes:
                return msgspec.json.encode(past_state(self.match.system, game, seat, now, message.at, info))

            data = await asyncio.get_running_loop().run_in_executor(QUERIES, shown)
            GLANCES.put(key, data)
        watcher.send(data)
