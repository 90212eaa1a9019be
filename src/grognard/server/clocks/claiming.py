"""The part of a table where players ask something of the clocks: the win on time, more time, a pause, vacation."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.journal import Clocked, TimedOut
from grognard.server.agreements.agreeing import Agreeing, What
from grognard.server.clocks.clock import DAY, departed, given, is_out, returned, with_clock
from grognard.server.clocks.problems import ClocksAlready, NoVacation, OwnSide, OwnTimeUp, TimeNotUp
from grognard.server.clocks.wire import (
    ClaimTime,
    Clocks,
    GiveTime,
    MoreTime,
    OnTime,
    Pause,
    PauseClocks,
    Resume,
    TakeVacation,
)
from grognard.server.problems import BadRequest
from grognard.server.tables.showing import Watcher

MOST = 30 * DAY
"""More than this is not given at once."""


class Claiming(Agreeing):
    """The base of a table. Time that is out ends nothing by itself: the right to claim is with those who remain."""

    async def clock(self, watcher: Watcher, message: ClaimTime | GiveTime | PauseClocks | TakeVacation) -> None:
        self._must_play(watcher, message.seat)
        match message:
            case ClaimTime():
                await self._finish(self._claim_time(watcher, message))
            case GiveTime():
                await self._finish(self._give_time(watcher, message))
            case PauseClocks():
                await self._finish(self._pause(watcher, message))
            case TakeVacation():
                await self._finish(self.take_vacation(message.seat, on=message.on))
        self.wake()

    async def _claim_time(self, watcher: Watcher, message: ClaimTime) -> None:
        async with self.lock:
            self._timed()
            self._clock(self._seat(message.of).seat)
            self._must_be_running()
            self.match.expect(message.ply)
            if message.of in self.match.scenario.side(message.seat) or self._is_out(message.seat):
                raise OwnTimeUp(seat=message.seat)
            self._must_be_out(message.of)
            await self._ask(watcher, message.seat, OnTime(message.of))

    def _must_be_out(self, seat: str) -> None:
        if not self._is_out(seat):
            raise TimeNotUp(seat=seat)

    async def _give_time(self, watcher: Watcher, message: GiveTime) -> None:
        async with self.lock:
            self._timed()
            self._must_be_running()
            self.match.expect(message.ply)
            self._seat(message.to)
            if message.to in self.match.scenario.side(message.seat):
                raise OwnSide(seat=message.to)
            self._clock(message.to)
            if not 1 <= message.seconds <= MOST:
                raise BadRequest(detail=f"`seconds` is 1 to {MOST}")
            await self._ask(watcher, message.seat, MoreTime(message.to, message.seconds))

    async def _pause(self, watcher: Watcher, message: PauseClocks) -> None:
        async with self.lock:
            _, clocks = self._timed()
            self._must_be_running()
            self.match.expect(message.ply)
            if clocks.paused == message.pause:
                raise ClocksAlready()
            await self._ask(watcher, message.seat, Pause() if message.pause else Resume())

    async def _carry_out(self, by: str, what: What) -> None:
        match = self.match
        match what:
            case OnTime():
                self._must_be_out(what.seat)
                await self._enter(lambda: match.end(TimedOut(what.seat, by)))
            case MoreTime():

                def more(clocks: Clocks, now: float) -> Clocks:
                    return with_clock(clocks, what.seat, lambda clock: given(clock, what.seconds, now))

                entry = Clocked(by, "more-time", what.seat, what.seconds)
                await self._enter(lambda: match.note(entry), reset=more)
            case Pause() | Resume():
                pause = isinstance(what, Pause)

                def stand(clocks: Clocks, _: float) -> Clocks:
                    return replace(clocks, paused=pause)

                await self._enter(lambda: match.note(Clocked(by, "paused" if pause else "resumed")), reset=stand)
            case _:
                await super()._carry_out(by, what)

    async def take_vacation(self, seat: str, *, on: bool) -> None:
        """Let the clock of a seat stand at its player's own wish, or run again."""
        async with self.lock:
            clock, now = self._clock(seat), self.now()
            self._must_be_running()
            if on == (clock.away > now):
                raise ClocksAlready()
            if on and (clock.vacation <= 0 or is_out(clock, now)):
                raise NoVacation(seat=seat)

            def change(clocks: Clocks, now: float) -> Clocks:
                return with_clock(clocks, seat, lambda c: departed(c, now) if on else returned(c, now))

            await self._set_clocks(change)
