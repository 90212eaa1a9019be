"""One live game: the match, those who watch it, the machine players who sit at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from grognard.ai import Player, Sight
from grognard.core import views
from grognard.core.dice import commitment
from grognard.core.errors import GrognardError, NotAsked, StalePly, UndoRefused
from grognard.core.game import Action
from grognard.core.journal import Entry, Journal, Match
from grognard.server.problems import (
    Conflict,
    InternalError,
    NoSuchPly,
    NotYourSeat,
    NoUndoAsked,
    StillHidden,
    StorageFailed,
    UndoDeclined,
    problem,
)
from grognard.server.seats import claimed, marked, refusal, seats_opened, strangers
from grognard.server.store import GameRow, Progress, SeatRow, Store
from grognard.server.wire import (
    BAD_KEY,
    PROTOCOL,
    About,
    Answers,
    Consent,
    GameInfo,
    Hello,
    Keep,
    LogEntry,
    Look,
    Play,
    Presence,
    Say,
    Saying,
    SeatInfo,
    State,
    Trouble,
    Undo,
    UndoRequest,
    Why,
)

T = TypeVar("T")
MakePlayer = Callable[[str, str, int], Player]
GOING_AWAY = 1001
TALK = 500
"""The longest line of talk."""

log = logging.getLogger(__name__)


class Watcher(Protocol):
    """A connection, as the table sees it."""

    keys: tuple[str, ...]
    mine: tuple[str, ...]
    """The seats it holds."""
    tab: str
    """The name of the page; empty when it has none."""
    seen: int
    """The last ply it was sent; -1 before the first."""
    shown: str | None
    """The seat through whose eyes it was last shown the table."""

    def send(self, message: msgspec.Struct | bytes) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...


def info_of(row: GameRow, online: Iterable[str] = ()) -> GameInfo:
    present = Counter(online)
    seats = tuple(SeatInfo(s.seat, s.kind, s.player, s.taken, s.seat in present, present[s.seat]) for s in row.seats)
    return GameInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        scenario=row.scenario,
        options=row.options,
        seats=seats,
        ply=row.progress.ply,
        turn=row.progress.turn,
        created=row.created,
        updated=row.progress.updated,
        over=row.progress.over,
        commitment=commitment(row.seed),
        seed_known=row.seed_known,
        situation=row.situation,
    )


def progress_of(match: Match) -> Progress:
    turn = getattr(match.game.position, "turn", 0)
    return Progress(match.ply, turn if isinstance(turn, int) else 0, match.game.decision is None, time.time())


class Table:
    """All that happens at a table happens one after the other, under its lock, and is on the disk before it is told."""

    def __init__(self, row: GameRow, match: Match, store: Store, make_player: MakePlayer) -> None:
        self.row = row
        self.match = match
        self.store = store
        self.watchers: dict[Watcher, None] = {}
        self.request: UndoRequest | None = None
        self.stale = False
        """Another server has written to the game: this table must be read anew."""
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking = False
        self._machines = {
            # A machine player's chance has nothing to do with the game's seed.
            s.seat: make_player(row.game, s.player, secrets.randbits(63))
            for s in row.seats
            if s.kind == "ai"
        }

    @property
    def info(self) -> GameInfo:
        return info_of(self.row, [seat for watcher in self.watchers for seat in watcher.mine])

    @property
    def idle(self) -> bool:
        return not self.watchers and not self._tasks

    def _seat(self, seat: str) -> SeatRow:
        return next(s for s in self.row.seats if s.seat == seat)

    async def _finish(self, doing: Awaitable[T]) -> T:
        """Do something to its end, lock and all, even when the one who asked for it hangs up meanwhile."""
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # -- coming and going -----------------------------------------------------------------------------

    async def join(self, watcher: Watcher) -> None:
        fresh = await self._finish(self._claim(watcher, watcher.keys))
        async with self._lock:
            # The seat may have gone to another browser just now.
            if (wrong := refusal(self.row, watcher.keys)) is not None:
                self._send_away(watcher, wrong)
                return
            for old in [other for other in self.watchers if watcher.tab and other.tab == watcher.tab]:
                del self.watchers[old]
                old.close(GOING_AWAY)
            watcher.mine = seats_opened(self.row, watcher.keys)
            self.watchers[watcher] = None
            watcher.send(Hello(protocol=PROTOCOL, info=self.info, mine=watcher.mine, keys=fresh))
            watcher.send(self._state(watcher, {}))
            self._tell_presence(but=watcher)
        self.wake()

    async def keep(self, watcher: Watcher, message: Keep) -> None:
        await self._finish(self._claim(watcher, message.keys))

    async def _claim(self, watcher: Watcher, keys: tuple[str, ...]) -> dict[str, str]:
        """Take the seats that these keys open; the keys on offer in place of links' keys, which are on the disk."""
        async with self._lock:
            if refusal(self.row, keys) is not None:
                return {}
            seats, fresh = claimed(self.row.seats, keys)
            if seats != self.row.seats:
                try:
                    await self.store.seat(self.row.id, seats)
                except StorageFailed:
                    # Nobody is kept from his seat by a full disk: the link stays as good as it was.
                    log.warning("game %s: that a seat is taken could not be written down", self.row.id)
                    seats, fresh = marked(self.row.seats, keys), {}
                self.row = replace(self.row, seats=seats)
            both = (*watcher.keys, *(key for key in keys if key not in watcher.keys))
            watcher.keys = tuple(key for key in both if refusal(self.row, [key]) is None)
            for other in list(self.watchers):
                if (wrong := refusal(self.row, other.keys)) is not None:
                    self._send_away(other, wrong)
            return fresh

    def _send_away(self, watcher: Watcher, wrong: GrognardError) -> None:
        watcher.mine = ()
        watcher.send(Trouble(problem(wrong)))
        watcher.close(BAD_KEY, wrong.code)
        self.leave(watcher)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            del self.watchers[watcher]
            self._tell_presence()

    def _tell_presence(self, but: Watcher | None = None) -> None:
        present = msgspec.json.encode(Presence(self.info))
        for watcher in self.watchers:
            if watcher is not but:
                watcher.send(present)

    def close(self, code: int) -> None:
        for watcher in list(self.watchers):
            watcher.close(code)

    # -- playing --------------------------------------------------------------------------------------

    async def play(self, watcher: Watcher, message: Play) -> None:
        self._must_hold(watcher, message.seat)
        action = self.match.system.decode_action(message.action)
        await self._finish(self._play(message.seat, action, message.ply))
        self.wake()

    async def _play(self, seat: str, action: Action, ply: int) -> None:
        async with self._lock:
            await self._enter(lambda: self.match.play(seat, action, ply))

    async def _enter(self, act: Callable[[], Entry]) -> None:
        """Do it in memory, write it down, and only then tell; what cannot be written down has not happened."""
        mark = self.match.mark()
        entry = act()
        progress = progress_of(self.match)
        try:
            await self.store.append(self.row.id, msgspec.json.encode(entry), progress)
        except BaseException as wrong:
            self.match.rewind(mark)
            self.stale = isinstance(wrong, Conflict)
            raise
        self.row = replace(self.row, progress=progress)
        self.request = None
        self._tell_state()

    def _must_hold(self, watcher: Watcher, seat: str) -> None:
        if seat not in watcher.mine:
            raise NotYourSeat(seat=seat)

    async def journal(self, mine: tuple[str, ...]) -> Journal:
        """The whole game with its seed, as far as it is on the disk, for who holds these seats; while it runs, only
        where it can betray nobody's secrets."""
        async with self._lock:
            if self.match.game.decision is not None:
                if others := strangers(self.row, mine):
                    raise StillHidden(seats=others)
                if not self.row.seed_known and any(s.kind == "open" for s in self.row.seats):
                    # Who comes to the open seat later shall see that the seed may be known.
                    await self.store.reveal(self.row.id)
                    self.row = replace(self.row, seed_known=True)
                    self._tell_presence()
            self.match.seats = {s.seat: s.player or "human" for s in self.row.seats}
            return self.match.journal()

    # -- undo -----------------------------------------------------------------------------------------

    async def undo(self, watcher: Watcher, message: Undo) -> None:
        self._must_hold(watcher, message.seat)
        await self._finish(self._undo(watcher, message))
        self.wake()

    async def _undo(self, watcher: Watcher, message: Undo) -> None:
        async with self._lock:
            self.match.expect(message.ply)
            alone = next((s for s in watcher.mine if message.to in self.match.undo_targets(s)), None)
            if alone is None:
                await self._ask_to_undo(watcher, message)
            else:
                await self._enter(lambda: self.match.undo(alone, message.to))

    async def _ask_to_undo(self, watcher: Watcher, message: Undo) -> None:
        if message.to not in self.match.undo_depths():
            raise UndoRefused(to=message.to)
        humans = [s.seat for s in self.row.seats if s.kind == "here" or (s.kind == "open" and s.taken)]
        agreed = self._spoken_for(watcher)
        waiting = tuple(s for s in humans if s not in agreed)
        self.request = UndoRequest(message.seat, message.to, agreed, waiting)
        if waiting:
            self._tell_state()
        else:
            await self._undo_agreed(self.request)

    def _spoken_for(self, watcher: Watcher) -> tuple[str, ...]:
        """The seats for which a connection speaks: those it holds; all seats `here` are one person's browser."""
        here = any(self._seat(s).kind == "here" for s in watcher.mine)
        return tuple(s.seat for s in self.row.seats if s.seat in watcher.mine or (here and s.kind == "here"))

    async def _undo_agreed(self, request: UndoRequest) -> None:
        await self._enter(lambda: self.match.undo(request.by, request.to, agreed=True))

    async def consent(self, watcher: Watcher, message: Consent) -> None:
        self._must_hold(watcher, message.seat)
        await self._finish(self._consent(watcher, message))
        self.wake()

    async def _consent(self, watcher: Watcher, message: Consent) -> None:
        async with self._lock:
            request = self.request
            if request is None:
                raise NoUndoAsked()
            if not message.agree:
                self.request = None
                refusal = msgspec.json.encode(Trouble(problem(UndoDeclined(seat=message.seat))))
                for other in self.watchers:
                    if request.by in other.mine and message.seat not in other.mine:
                        other.send(refusal)
                self._tell_state()
            else:
                for_ = self._spoken_for(watcher)
                waiting = tuple(s for s in request.waiting if s not in for_)
                agreed = (*request.agreed, *(s for s in request.waiting if s in for_))
                self.request = UndoRequest(request.by, request.to, agreed, waiting)
                if waiting:
                    self._tell_state()
                else:
                    await self._undo_agreed(self.request)

    # -- questions ------------------------------------------------------------------------------------

    async def about(self, watcher: Watcher, message: About) -> None:
        async with self._lock:
            seat = self._eyes(watcher)
            choices = () if seat is None else views.about(self.match.game, seat, message.target)
            watcher.send(Answers(message.ref, choices))

    async def why(self, watcher: Watcher, message: Why) -> None:
        action = self.match.system.decode_action(message.action)
        async with self._lock:
            decision = self.match.game.decision
            if decision is not None and not any(seat in decision.seats for seat in watcher.mine):
                # The verdict on somebody else's action may tell what only he knows.
                raise NotAsked(seat=", ".join(watcher.mine), asked=decision.seats)
            choice = views.why(self.match.game, action)
            watcher.send(Answers(message.ref, () if choice is None else (choice,)))

    async def look(self, watcher: Watcher, message: Look) -> None:
        async with self._lock:
            if message.at is None:
                watcher.send(self._state(watcher, {}))
                return
            if not 0 <= message.at <= self.match.ply:
                raise NoSuchPly(ply=message.at, last=self.match.ply)
            seat = self._eyes(watcher)
            game = self.match.states[message.at]
            state = State(
                ply=self.match.ply,
                at=message.at,
                seat=seat,
                view=self.match.system.view(game, seat),
                ask=views.ask(game, None),
                log=tuple(self._log_entry(ply, seat) for ply in range(message.at + 1)),
                outcome=game.position.outcome,
                info=self.info,
            )
            watcher.send(state)

    async def say(self, watcher: Watcher, message: Say) -> None:
        self._must_hold(watcher, message.seat)
        text = message.text.strip()[:TALK]
        if text:
            said = msgspec.json.encode(Saying(message.seat, text))
            for other in self.watchers:
                other.send(said)

    # -- what a watcher is shown ----------------------------------------------------------------------

    def _eyes(self, watcher: Watcher) -> str | None:
        """Of the seats held the one that is asked, else the first: who holds both sides sees one at a time."""
        decision = self.match.game.decision
        asked = (s for s in decision.seats if s in watcher.mine) if decision else iter(())
        return next(asked, watcher.mine[0] if watcher.mine else None)

    def _tell_state(self) -> None:
        made: dict[object, bytes] = {}
        for watcher in self.watchers:
            watcher.send(self._state(watcher, made))

    def _state(self, watcher: Watcher, made: dict[object, bytes]) -> bytes:
        """The state for one connection; connections that would get the same share it."""
        seat, game, now = self._eyes(watcher), self.match.game, self.match.ply
        turned = watcher.seen >= 0 and watcher.shown != seat
        key = (watcher.mine, seat, watcher.seen, watcher.shown if turned else seat)
        if key not in made:
            again = [p for p in range(watcher.seen + 1) if self._private(p)] if turned else []
            plies = [*again, *range(watcher.seen + 1, now + 1)]
            undo = [ply for held in watcher.mine for ply in self.match.undo_targets(held)]
            state = State(
                ply=now,
                seat=seat,
                view=self.match.system.view(game, seat),
                ask=views.ask(game, seat),
                log=tuple(self._log_entry(ply, seat) for ply in plies),
                undo=tuple(undo),
                undo_request=self.request,
                outcome=game.position.outcome,
                info=self.info,
            )
            made[key] = msgspec.json.encode(state)
        watcher.seen, watcher.shown = now, seat
        return made[key]

    def _private(self, ply: int) -> bool:
        return any(event.to for event in self.match.events[ply])

    def _log_entry(self, ply: int, seat: str | None) -> LogEntry:
        events = tuple(e for e in self.match.events[ply] if not e.to or seat in e.to)
        return LogEntry(ply, self.match.entries[ply - 1].seat if ply else "", events)

    # -- machine players ------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the machine players play if it is their turn. Harmless at any time."""
        if self._machines and not self._thinking and not self.stale:
            self._thinking = True
            task = asyncio.create_task(self._think())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self) -> None:
        try:
            while True:
                async with self._lock:
                    sight, ply = self._sight(), self.match.ply
                    if sight is None:
                        self._thinking = False
                        return
                # Outside the lock: people may look, ask and talk while a machine thinks.
                action = await asyncio.to_thread(self._choose, sight)
                if self.request is None:
                    with contextlib.suppress(StalePly):  # people went back meanwhile: look again
                        await self._play(sight.seat, action, ply)
        except Exception as wrong:
            # The disk, most likely; the next message from anybody wakes the machine again.
            self._thinking = False
            told = wrong if isinstance(wrong, GrognardError) else InternalError()
            log.warning("game %s: the machine player stopped: %s", self.row.id, wrong, exc_info=told is not wrong)
            trouble = msgspec.json.encode(Trouble(problem(told)))
            for watcher in self.watchers:
                watcher.send(trouble)

    def _sight(self) -> Sight | None:
        """What the machine player that is asked may know. Where a human may answer too, machines leave it to him."""
        game = self.match.game
        decision = game.decision
        if decision is None or self.request or not all(s in self._machines for s in decision.seats):
            return None
        seat = decision.seats[0]
        return Sight(seat, self.match.system.view(game, seat), decision, decision.actions(game))

    def _choose(self, sight: Sight) -> Action:
        try:
            action = self._machines[sight.seat].choose(sight)
            if action in sight.actions:
                return action
            log.error("game %s: machine player %s chose what is not allowed: %s", self.row.id, sight.seat, action)
        except Exception:
            log.exception("game %s: machine player %s failed", self.row.id, sight.seat)
        # A fault of a machine player must not stop people's game.
        return random.choice(sight.actions)
