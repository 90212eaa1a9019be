"""Notices about time, each once: a player has little left, or a player's is out and the others may claim."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from grognard.core.errors import GrognardError
from grognard.server.clocks.clock import next_notice
from grognard.server.problems import Conflict
from grognard.server.storage.clocks import ClockStore
from grognard.server.storage.store import GameRow
from grognard.server.tables.tables import Tables

EVERY = 15.0
"""Seconds between looks at clocks that run low."""

Remind = Callable[[GameRow, str, Literal["time", "late"]], Awaitable[None]]
"""Tell the player of a seat, if they want it and are away."""

log = logging.getLogger(__name__)


class Reminder:
    def __init__(self, tables: Tables, store: ClockStore, remind: Remind) -> None:
        self._tables, self._store, self._remind = tables, store, remind

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except GrognardError as wrong:
                log.warning("clocks could not be looked at: %s", wrong)

    async def look(self) -> None:
        """Tell whom there is to tell. Which of several servers tells is decided where the clocks are set."""
        if not self._store.writable:
            return
        for id_ in await self._store.due(self._store.now()):
            try:
                await self._look_at(id_)
            except Conflict:
                continue
            except GrognardError as wrong:
                log.warning("game %s: its clocks could not be looked at: %s", id_, wrong)

    async def _look_at(self, id_: str) -> None:
        table, now = await self._tables.open(id_), self._store.now()
        before = table.row.clocks
        if before is None or table.row.pace is None:
            return
        short = [clock for clock in before.seats if next_notice(table.row.pace, clock) <= now]
        await table.note_told([clock.seat for clock in short])
        people = [seat.seat for seat in table.row.seats if not seat.machine]
        for clock in short:
            if clock.told == 0:
                await self._remind(table.row, clock.seat, "time")
            else:
                side = table.match.scenario.side(clock.seat)
                for seat in people:
                    if seat not in side:
                        await self._remind(table.row, seat, "late")
