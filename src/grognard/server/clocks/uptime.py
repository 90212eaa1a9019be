"""While no server works, no player's time passes: servers leave a sign of life in the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from grognard.core.errors import GrognardError
from grognard.server.storage.clocks import ClockStore

BEAT = 10.0
"""Seconds between two signs of life, while a clock runs."""
LONGEST = 30.0
"""A longer silence was an outage: of the database, of all servers, or of a machine that slept."""

log = logging.getLogger(__name__)


class Uptime:
    """`stood`: called with the games whose clocks have stood, as far as a server has them in memory."""

    def __init__(self, store: ClockStore, stood: Callable[[str], Awaitable[None]]) -> None:
        self._store, self._stood = store, stood

    async def begin(self) -> None:
        """Before the first connection. Where servers share their games, another may have worked on all the time; else
        the time since the last sign was an outage, however short."""
        await self._beat(LONGEST if self._store.shared else 0.0)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            await self._beat(LONGEST)

    async def end(self) -> None:
        """The last sign."""
        await self._beat(LONGEST)

    async def _beat(self, longest: float) -> None:
        if not self._store.writable:
            return
        try:
            for id_ in await self._store.beat(longest):
                log.info("game %s: its clocks stood while no server worked", id_)
                with suppress(GrognardError):
                    await self._stood(id_)
        except GrognardError as wrong:
            log.warning("no sign of life for the clocks: %s", wrong)
