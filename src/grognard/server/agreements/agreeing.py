"""The part of a table where players agree: an undo, a change of the table, a draw, a resignation, who plays a seat."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from grognard.core.errors import GameOver, UndoRefused
from grognard.core.journal import Drawn, Entry, Match, Resigned, Seated
from grognard.server.agreements.requests import (
    must_be_absent,
    must_have_an_opponent,
    request_in,
    request_out,
    reseated,
    spoken_for,
    still_to_ask,
    with_consent,
)
from grognard.server.agreements.wire import (
    Change,
    Draw,
    GiveUp,
    GoBack,
    OfferDraw,
    Reply,
    Request,
    Resign,
    ToMachine,
    ToPerson,
)
from grognard.server.branches.wire import SetMachine
from grognard.server.clocks.clock import refilled, with_clock
from grognard.server.clocks.problems import OwnTimeUp
from grognard.server.clocks.timekeeping import Reset, Timekeeping
from grognard.server.clocks.wire import Clocks, MoreTime, OnTime, Pause, Resume
from grognard.server.problems import (
    BadSeats,
    Conflict,
    Declined,
    MachinePlays,
    NoSuchRequest,
    NotYourSeat,
    UnknownPlayer,
    problem,
)
from grognard.server.social.problems import RatedGame
from grognard.server.social.results import result_of
from grognard.server.storage.store import GameRow, Line, Reseated, SeatRow, Store
from grognard.server.tables.lobby import progress_of
from grognard.server.tables.machines import Machines
from grognard.server.tables.showing import Watcher
from grognard.server.wire import ProposeEdit, Trouble, Undo

What = GoBack | Change | Draw | GiveUp | ToMachine | ToPerson | OnTime | MoreTime | Pause | Resume


class Agreeing(Timekeeping):
    """The base of a table: what is done at it, alone or by consent, is on disk before any connection is told."""

    def __init__(
        self, row: GameRow, match: Match, store: Store, chat: Iterable[Line], players: tuple[str, ...] = ()
    ) -> None:
        super().__init__(row, match, store, chat)
        self.request = request_in(row.request)
        self._players = players
        """The machine players there are."""
        self._machines = Machines(row)
        self._numbers = itertools.count(1 + getattr(self.request, "id", 0))

    @property
    def row_now(self) -> GameRow:
        """The row with what the players are asked to consent to."""
        return replace(self.row, request="" if self.request is None else request_out(self.request))

    async def _enter(
        self,
        act: Callable[[], Entry],
        seats: tuple[SeatRow, ...] | None = None,
        *,
        at: float | None = None,
        reset: Reset | None = None,
    ) -> None:
        """Act in memory, write it to disk, and only then tell; what was not written has not happened. `seats`: as they
        are afterwards; `at`: when its message came in; `reset`: what else is done to the clocks."""
        mark = self.match.mark()
        entry = act()
        progress = progress_of(self.match)
        kept, entropy = self.match.kept(progress.ply), tuple(seat.entropy for seat in self.row.seats)
        change = None if seats is None else Reseated(self.row.seats, seats)
        result = result_of(self.row, self.match) if progress.over != self.row.progress.over else None
        timing = self._timing(seats or self.row.seats, at, entry, reset)
        data = msgspec.json.encode(entry)
        try:
            await self.store.append(self.row.id, data, progress, kept, entropy, change, result, timing)
        except BaseException as wrong:
            self.match.rewind(mark)
            if isinstance(wrong, Conflict):
                self.stale = not await self._catch_up()
            raise
        ended = progress.over and not self.row.progress.over
        self.row = replace(self.row, progress=progress, seats=self.row.seats if seats is None else seats)
        if timing is not None:
            self.row = replace(self.row, clocks=timing.after)
        if seats is not None:
            self._machines = Machines(self.row)
        self.request = None
        self._tell_state()
        for line in self._chat.intents() if ended else ():
            self._tell(line)

    def _must_hold(self, watcher: Watcher, seat: str) -> None:
        if seat not in watcher.mine:
            raise NotYourSeat(seat=seat)

    def _must_play(self, watcher: Watcher, seat: str) -> None:
        """The connection holds the seat, and no machine player plays it."""
        self._must_hold(watcher, seat)
        if self._seat(seat).machine:
            raise MachinePlays(seat=seat)

    def _seat(self, name: str) -> SeatRow:
        for seat in self.row.seats:
            if seat.seat == name:
                return seat
        raise BadSeats(detail=f"there is no seat {name[:80]}")

    def _must_not_be_rated(self) -> None:
        """No help in a game that counts, no changes of its table."""
        if self.row.rated:
            raise RatedGame()

    # -- asking ---------------------------------------------------------------------------------------

    async def undo(self, watcher: Watcher, message: Undo) -> None:
        self._must_play(watcher, message.seat)
        await self._finish(self._undo(watcher, message))
        self.wake()

    async def _undo(self, watcher: Watcher, message: Undo) -> None:
        async with self.lock:
            self.match.expect(message.ply)
            alone = next((s for s in watcher.mine if message.to in self.match.undo_targets(s)), None)
            if alone is not None:
                await self._enter(lambda: self.match.undo(alone, message.to))
                return
            if message.to not in self.match.undo_depths():
                raise UndoRefused(to=message.to)
            if self.match.game.decision is None:
                self._must_not_be_rated()
            await self._ask(watcher, message.seat, GoBack(message.to))

    async def propose_edit(self, watcher: Watcher, message: ProposeEdit) -> None:
        self._must_play(watcher, message.seat)
        await self._finish(self._propose_edit(watcher, message))
        self.wake()

    async def _propose_edit(self, watcher: Watcher, message: ProposeEdit) -> None:
        async with self.lock:
            self.match.expect(message.ply)
            self._must_not_be_rated()
            # An impossible change is refused before anyone is asked.
            self.match.edited(message.patch)
            await self._ask(watcher, message.seat, Change(message.patch))

    async def resign(self, watcher: Watcher, message: Resign) -> None:
        self._must_play(watcher, message.seat)
        await self._finish(self._end(watcher, message, GiveUp()))

    async def offer_draw(self, watcher: Watcher, message: OfferDraw) -> None:
        self._must_play(watcher, message.seat)
        await self._finish(self._end(watcher, message, Draw()))

    async def _end(self, watcher: Watcher, message: Resign | OfferDraw, what: GiveUp | Draw) -> None:
        async with self.lock:
            self.match.expect(message.ply)
            self._must_be_running()
            if isinstance(what, Draw):
                must_have_an_opponent(self.row, self.match.scenario)
            await self._ask(watcher, message.seat, what)

    def _must_be_running(self) -> None:
        if self.match.game.decision is None:
            raise GameOver()

    async def set_machine(self, watcher: Watcher, message: SetMachine) -> None:
        """Who plays a seat: players hand over their own and take it back; for one who vanished the others decide, and
        then they have a say in the return too."""
        if not watcher.mine:
            raise NotYourSeat(seat=message.seat)
        await self._finish(self._set_machine(watcher, message))
        self.wake()

    async def _set_machine(self, watcher: Watcher, message: SetMachine) -> None:
        async with self.lock:
            self._must_be_running()
            self._must_not_be_rated()
            seat, own = self._seat(message.seat), message.seat in watcher.mine
            if message.player and message.player not in self._players:
                raise UnknownPlayer(player=message.player[:80], known=self._players)
            if seat.kind == "ai" or seat.stand_in == message.player:
                raise BadSeats(detail=f"{seat.machine or 'a person'} already plays {seat.seat}")
            if own and not (seat.ousted and not message.player):
                await self._enter(*self._seating(seat.seat, message.player, seat.seat))
            elif own:
                await self._ask(watcher, seat.seat, ToPerson(seat.seat))
            elif message.player:
                if seat.seat not in self._late:
                    must_be_absent(self.row, seat, [held for other in self.watchers for held in other.mine])
                by = next((name for name in watcher.mine if not self._seat(name).machine), None)
                if by is None:
                    raise MachinePlays(seat=watcher.mine[0])
                if seat.seat in self._late and by in self._late:
                    raise OwnTimeUp(seat=by)
                await self._ask(watcher, by, ToMachine(seat.seat, message.player))
            else:
                raise NotYourSeat(seat=seat.seat)

    def _seating(
        self, seat: str, player: str, by: str, *, agreed: bool = False
    ) -> tuple[Callable[[], Entry], tuple[SeatRow, ...]]:
        """What lets another play a seat, and the seats after it."""
        seats = reseated(self.row, seat, player, by_others=agreed and bool(player))
        timed = True if agreed and player and seat in self._late else UNSET
        return lambda: self.match.note(Seated(seat, player, by, agreed, timed)), seats

    # -- consent --------------------------------------------------------------------------------------

    async def _ask(self, watcher: Watcher, by: str, what: What) -> None:
        """Ask every player whose consent is missing; if none is, do it."""
        request = Request(next(self._numbers), by, what, spoken_for(self.row, watcher.mine), ())
        waiting = still_to_ask(self.row, self.match.scenario, request)
        if isinstance(what, OnTime | ToMachine):
            # Those who are out of time themselves hold up no claim.
            waiting = tuple(seat for seat in waiting if seat not in self._late)
        await self._ask_all(replace(request, waiting=waiting))

    async def _ask_all(self, request: Request) -> None:
        if not request.waiting:
            await self._carry_out(request.by, request.what)
            return
        await self.store.request(self.row.id, request_out(request))
        self.request = request
        self._tell_state()

    async def _carry_out(self, by: str, what: What) -> None:
        """Do what all have consented to."""
        match = self.match
        match what:
            case GoBack():
                await self._enter(lambda: match.undo(by, what.to, agreed=True))
            case Change():
                await self._enter(lambda: match.edit(by, what.patch))
            case Draw():
                await self._enter(lambda: match.end(Drawn(by)))
            case GiveUp():
                await self._enter(lambda: match.end(Resigned(by)))
            case ToMachine():
                pace = self.row.pace

                def refill(clocks: Clocks, _: float) -> Clocks:
                    """For its player's return, to which all have to consent."""
                    return clocks if pace is None else with_clock(clocks, what.seat, lambda c: refilled(pace, c))

                act, seats = self._seating(what.seat, what.player, by, agreed=True)
                await self._enter(act, seats, reset=refill if what.seat in self._late else None)
            case ToPerson():
                await self._enter(*self._seating(what.seat, "", by, agreed=True))

    async def reply(self, watcher: Watcher, message: Reply) -> None:
        self._must_hold(watcher, message.seat)
        await self._finish(self._reply(watcher, message))
        self.wake()

    async def _reply(self, watcher: Watcher, message: Reply) -> None:
        async with self.lock:
            request = self.request
            if request is None or request.id != message.id:
                raise NoSuchRequest()
            if message.seat not in (request.by, *request.waiting, *request.agreed):
                raise NotYourSeat(seat=message.seat)
            if message.agree:
                await self._ask_all(with_consent(request, spoken_for(self.row, watcher.mine)))
                return
            await self.store.request(self.row.id, "")
            self.request = None
            refusal = msgspec.json.encode(Trouble(problem(Declined(seat=message.seat))))
            for other in self.watchers:
                if request.by in other.mine and message.seat not in other.mine:
                    other.send(refusal)
            self._tell_state()
