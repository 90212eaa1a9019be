"""The part of a table that keeps the clocks: they change with what happens, and are stored together with it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from msgspec import UNSET
from msgspec.structs import replace

from grognard.core.journal import Entry, Played
from grognard.server.agreements.requests import plays
from grognard.server.clocks.clock import advanced, is_out, late, next_look, returned, with_clock
from grognard.server.clocks.problems import NoClocks
from grognard.server.clocks.wire import Clocks, Pace, SeatClock
from grognard.server.problems import Conflict, ReadOnly, StorageFailed
from grognard.server.storage.store import SeatRow, Timing
from grognard.server.tables.lobby import progress_of
from grognard.server.tables.showing import Watcher
from grognard.server.tables.sitting import Sitting
from grognard.server.wire import Keep

Reset = Callable[[Clocks, float], Clocks]
"""What is to be done to the clocks, at a time."""

log = logging.getLogger(__name__)


class Timekeeping(Sitting):
    """The base of a table. A seat's clock runs while it is asked, from the first action on, once every player has come;
    what happens is timed by when its message came in, not by when it was carried out."""

    @property
    def _late(self) -> tuple[str, ...]:
        """The seats whose time is out now."""
        return () if self.row.clocks is None else late(self.row.clocks, self.now())

    def _timed(self) -> tuple[Pace, Clocks]:
        if self.row.pace is None or self.row.clocks is None:
            raise NoClocks()
        return self.row.pace, self.row.clocks

    def _clock(self, seat: str) -> SeatClock:
        """The clock of a seat that a person plays."""
        _, clocks = self._timed()
        row = next((s for s in self.row.seats if s.seat == seat and not s.machine), None)
        clock = next((c for c in clocks.seats if row is not None and c.seat == seat), None)
        if clock is None:
            raise NoClocks()
        return clock

    def _is_out(self, seat: str) -> bool:
        return is_out(self._clock(seat), self.now())

    def _seats_asked(self, seats: tuple[SeatRow, ...]) -> tuple[str, ...]:
        """The seats whose clock runs, unless all stand."""
        people = {s.seat for s in seats if plays(s)}
        complete = all(s.machine or s.seat in people for s in seats)
        if self.match.ply == 0 or not complete or self.match.game.decision is None:
            return ()
        return tuple(seat for seat in self.match.game.waiting if seat in people)

    def _timing(
        self,
        seats: tuple[SeatRow, ...],
        at: float | None = None,
        entry: Entry | None = None,
        reset: Reset | None = None,
    ) -> Timing | None:
        """How the clocks change now that something has happened; None in a game without clocks."""
        pace, before = self.row.pace, self.row.clocks
        if pace is None or before is None:
            return None
        now = self.now() if at is None else at
        clocks = before if reset is None else reset(before, now)
        if isinstance(entry, Played) and entry.ordered is UNSET:
            clocks = with_clock(clocks, entry.seat, lambda clock: returned(clock, now))
        turn = progress_of(self.match).turn
        after = advanced(pace, clocks, now, self._seats_asked(seats), ply=self.match.ply, turn=turn)
        return Timing(before, after, next_look(pace, after))

    async def _set_clocks(self, reset: Reset | None = None) -> None:
        """Set the clocks beside the journal, and tell. Under the lock."""
        timing = self._timing(self.row.seats, reset=reset)
        if timing is None or replace(timing.after, ply=timing.before.ply) == timing.before:
            return
        try:
            await self.store.set_clocks(self.row.id, timing)
        except Conflict:
            self.stale = not await self._catch_up()
            raise
        self.row = replace(self.row, clocks=timing.after)
        self._tell_presence()

    async def note_told(self, seats: Collection[str]) -> None:
        """The next notice about these clocks is being sent. `Conflict` if something has happened meanwhile."""
        async with self.lock:
            pace, before = self._timed()
            clocks = (replace(c, told=c.told + 1) if c.seat in seats else c for c in before.seats)
            after = replace(before, seats=tuple(clocks))
            await self.store.set_clocks(self.row.id, Timing(before, after, next_look(pace, after)))
            self.row = replace(self.row, clocks=after)

    # -- when the last player comes ---------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        await super().join(watcher)
        await self._finish(self._begin())

    async def keep(self, watcher: Watcher, message: Keep) -> None:
        await super().keep(watcher, message)
        await self._finish(self._begin())

    async def _begin(self) -> None:
        """A clock that waited for a player to come runs from now on."""
        if self.row.clocks is None or self.store.read_only:
            return
        async with self.lock:
            if self.stale:
                return
            try:
                with suppress(Conflict, ReadOnly):
                    await self._set_clocks()
            except StorageFailed as wrong:
                log.warning("game %s: the clocks could not be set: %s", self.row.id, wrong)
