"""Decides who is told, and when: players who are not at the table, a while after it began to wait for them, once until
they come back, and not in their quiet hours."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.errors import GrognardError
from grognard.server.notices.delivery import Delivery
from grognard.server.notices.messages import Event
from grognard.server.notices.wire import NoticeWishes, Reason
from grognard.server.storage.notices import NoticeStore
from grognard.server.storage.store import GameRow
from grognard.server.tables.table import Table
from grognard.server.tables.tables import Tables

WAIT = 30.0
"""Seconds that a player has to come back: a page that is loaded anew, a train in a tunnel."""
TICK = 1.0
RECENT = 2 * 86_400.0
"""How far back a server that starts looks for players who were not told."""

log = logging.getLogger(__name__)


class Call(Struct, frozen=True):
    """The table waits for a player who is not there."""

    why: Reason
    asked: float
    """Since when."""
    due: float
    """When they are told."""


class Bell:
    def __init__(self, tables: Tables, store: NoticeStore, delivery: Delivery, wait: float = WAIT) -> None:
        self.tables, self.store, self.delivery = tables, store, delivery
        self._wait, self._tick = wait, min(TICK, wait)
        self._calls: dict[tuple[str, str], Call] = {}
        self._here: dict[str, frozenset[str]] = {}
        """The seats that are held at each table now."""
        self._tasks: set[asyncio.Task[None]] = set()

    # -- what happens at a table ----------------------------------------------------------------------

    def look(self, table: Table) -> None:
        """Called whenever a table has changed, or someone came or went."""
        id_, now = table.row.id, time.time()
        here = frozenset(seat for watcher in table.watchers for seat in watcher.mine)
        before = self._here.pop(id_, frozenset())
        if here:
            self._here[id_] = here
        wanted = wanted_at(table)
        if came := here - before:
            self._later(self.store.came(id_, came, now))
        elif self.store.shared and (asked := here & wanted.keys()):
            # Other servers cannot see who is here.
            self._later(self.store.came(id_, asked, now))
        if went := (before - here) & wanted.keys():
            self._later(self.store.went(id_, went, now))
        for seat in {s.seat for s in table.row.seats} - wanted.keys() | here | went:
            self._calls.pop((id_, seat), None)
        for seat in wanted.keys() - here - went:
            call = self._calls.get((id_, seat))
            if call is None or call.why != wanted[seat]:
                self._calls[id_, seat] = Call(wanted[seat], now, now + self._wait)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        async def done() -> None:
            try:
                await work
            except GrognardError as wrong:
                log.warning("who was at a table could not be noted: %s", wrong)

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """What is being noted is written to its end."""
        await asyncio.gather(*self._tasks)

    async def remind(self, row: GameRow, seat: str, why: Event) -> None:
        """Tell the player of a seat now, who may have been told something else before, unless they are here. At night,
        too: time does not wait."""
        left = await self.delivery.left(row, seat)
        if left is not None and seat not in self._here.get(row.id, ()) and await self.delivery.reaches(row, left):
            await self.delivery.send(why, row, left)

    # -- ringing --------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until cancelled."""
        await self._look_back()
        while True:
            await asyncio.sleep(self._tick)
            now = time.time()
            for (id_, seat), call in [item for item in self._calls.items() if item[1].due <= now]:
                try:
                    await self._ring(id_, seat, call, now)
                except Exception as wrong:
                    expected = isinstance(wrong, GrognardError)
                    log.warning("game %s: no notice to %s: %s", id_, seat, wrong, exc_info=not expected)
                    self._calls.pop((id_, seat), None)

    async def _look_back(self) -> None:
        """Players whom the server before this one had no time to tell."""
        with contextlib.suppress(GrognardError):
            for id_ in await self.store.untold(time.time() - RECENT):
                with contextlib.suppress(GrognardError):
                    self.look(await self.tables.open(id_))

    async def _ring(self, id_: str, seat: str, call: Call, now: float) -> None:
        game = next(iter(await self.tables.store.rows([id_])), None)
        left = None if game is None else await self.delivery.left(game, seat)
        if self._calls.get((id_, seat)) != call:
            return
        if left is not None and (later := quiet_until(left.wishes, now)) is not None:
            self._calls[id_, seat] = replace(call, due=later)
            return
        del self._calls[id_, seat]
        if game is None or left is None or not await self.delivery.reaches(game, left):
            return
        if await self.store.claim(id_, seat, call.asked, now):
            await self.delivery.send(call.why, game, left)


def wanted_at(table: Table) -> dict[str, Reason]:
    """The seats of people that the table waits for."""
    people = [seat.seat for seat in table.row.seats if not seat.machine]
    if table.match.game.position.outcome is not None:
        return dict.fromkeys(people, "over")
    asked: dict[str, Reason] = {seat: "turn" for seat in table.match.game.waiting if seat in people}
    if table.request is not None:
        asked |= {seat: "request" for seat in table.request.waiting if seat in people}
    return asked


def quiet_until(wishes: NoticeWishes, now: float) -> float | None:
    """When the quiet hours end, if it is one of them."""
    if wishes.quiet is None or wishes.quiet.begin == wishes.quiet.end:
        return None
    begin, end = wishes.quiet.begin, wishes.quiet.end
    clock = datetime.fromtimestamp(now, ZoneInfo(wishes.zone))
    if (clock.hour - begin) % 24 >= (end - begin) % 24:
        return None
    over = clock.replace(hour=end, minute=0, second=0, microsecond=0)
    return (over if over > clock else over + timedelta(days=1)).timestamp()
