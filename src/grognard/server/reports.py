"""After-action reports: luck and losses for a seat at any time, chances of winning when the game is over."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from grognard.lab.after_action.chances import SECONDS, Chance, moments, playouts
from grognard.lab.after_action.report import report
from grognard.lab.pools import die_with_parent
from grognard.server import limits
from grognard.server.lobby.wire import ChancesOut, ReportOut
from grognard.server.problems import NotOver, NotYourSeat
from grognard.server.tables.seats import seats_held
from grognard.server.tables.table import Table
from grognard.server.tables.tables import Tables

KEPT = 64
"""Games whose chances are remembered."""


class Reports:
    def __init__(self, tables: Tables, seconds: float = SECONDS) -> None:
        self.tables = tables
        self.seconds = seconds
        self._playing = limits.Slots(limits.PLAYOUTS)
        self._known: dict[tuple[str, int], tuple[Chance, ...]] = {}

    async def report(self, id_: str, keys: list[str], seat: str) -> ReportOut:
        """The report as this seat may read it: one of those held, the first if none is named; else an onlooker's."""
        table = await self.tables.open(id_)
        mine = seats_held(table.row, keys)
        if seat and seat not in mine:
            raise NotYourSeat(seat=seat)
        chosen = seat or next(iter(mine), None)
        async with table.lock:
            return ReportOut(chosen, await asyncio.to_thread(report, table.match, chosen))

    async def chances(self, id_: str) -> ChancesOut:
        """Played out in a process of its own, one game at a time; while a game runs, that would be advice."""
        table = await self.tables.open(id_)
        if table.match.game.position.outcome is None:
            raise NotOver()
        key = (id_, table.match.ply)
        if key not in self._known:
            with self._playing.one():
                self._known[key] = await self._play(table)
            while len(self._known) > KEPT:
                del self._known[next(iter(self._known))]
        return ChancesOut(self._known[key])

    async def _play(self, table: Table) -> tuple[Chance, ...]:
        async with table.lock:
            found = await asyncio.to_thread(moments, table.match)
        # spawn: a forked copy of a threaded process is not safe.
        with ProcessPoolExecutor(1, get_context("spawn"), die_with_parent) as pool:
            played = await asyncio.get_running_loop().run_in_executor(
                pool, playouts, table.row.game, found, self.seconds
            )
        return tuple(played)
