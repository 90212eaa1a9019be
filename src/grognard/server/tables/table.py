"""One live game: the match, its connections, its machine players."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from grognard.core import views
from grognard.core.errors import GrognardError, IllegalAction, NotAsked, StalePly, UndoRefused
from grognard.core.game import Action, Game
from grognard.core.journal import Entry, Journal, Match
from grognard.server.branches.wire import Rename, SetDice, SetMachine
from grognard.server.problems import (
    Conflict,
    EditDeclined,
    InternalError,
    NoEditAsked,
    NoSuchPly,
    NotABranch,
    NotYourSeat,
    NoUndoAsked,
    StillHidden,
    UndoDeclined,
    problem,
)
from grognard.server.storage.store import GameRow, Store
from grognard.server.tables.agreement import Request, spoken_for, still_to_ask, with_consent
from grognard.server.tables.lobby import progress_of
from grognard.server.tables.machines import Intents, Machines
from grognard.server.tables.seats import strangers
from grognard.server.tables.showing import GLANCES, Watcher, past_state, seat_shown
from grognard.server.tables.sitting import Sitting
from grognard.server.thinking import Task, Thinker, Thought
from grognard.server.wire import (
    About,
    Answer,
    AnswerEdit,
    Answers,
    Consent,
    EditRequest,
    Look,
    Play,
    ProposeEdit,
    Query,
    Say,
    Saying,
    Trouble,
    Undo,
    UndoRequest,
    Why,
)

T = TypeVar("T")
GOING_AWAY = 1001
TALK = 500
"""The longest line of chat."""
QUERIES = ThreadPoolExecutor(4, "query")
"""Answers the queries of games: off the event loop, and never behind a machine player."""

log = logging.getLogger(__name__)


class Table(Sitting):
    """Everything at a table happens in order, under its lock, and is on disk before any connection is told."""

    def __init__(self, row: GameRow, match: Match, store: Store, thinker: Thinker) -> None:
        super().__init__(row, match, store)
        self.stale = False
        """Another process has written to the game: this table must be loaded again."""
        self._thinking = False
        self._numbers = itertools.count(1)
        self._machines, self._thinker, self._intents = Machines(row), thinker, Intents()

    @property
    def idle(self) -> bool:
        return not self.watchers and not self._tasks

    # -- playing --------------------------------------------------------------------------------------

    async def play(self, watcher: Watcher, message: Play) -> None:
        self._must_hold(watcher, message.seat)
        action = self.match.system.decode_action(message.action)
        await self._finish(self._play(message.seat, action, message.ply))
        self.wake()

    async def _play(self, seat: str, action: Action, ply: int) -> None:
        async with self.lock:
            await self._enter(lambda: self.match.play(seat, action, ply))

    async def _enter(self, act: Callable[[], Entry]) -> None:
        """Act in memory, write it to disk, and only then tell; what was not written has not happened."""
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
        """The whole game with its seed, as far as it is on disk, for the holder of these seats; while the game runs,
        only if it reveals no other player's secrets. From then on the game is marked for good: everyone at the table,
        now or later, can see that the seed may be known."""
        async with self.lock:
            if self.match.game.decision is not None and (others := strangers(self.row, mine)):
                raise StillHidden(seats=others)
            if not self.row.seed_known:
                await self.store.reveal(self.row.id)
                self.row = replace(self.row, seed_known=True)
                self._tell_presence()
            self.match.seats = {s.seat: s.player or "human" for s in self.row.seats}
            return self.match.journal()

    # -- undo, and what needs consent ----------------------------------------------------------------

    async def undo(self, watcher: Watcher, message: Undo) -> None:
        self._must_hold(watcher, message.seat)
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
            agreed = spoken_for(self.row, watcher.mine)
            await self._ask_all(UndoRequest(message.seat, message.to, agreed, still_to_ask(self.row, agreed)))

    async def propose_edit(self, watcher: Watcher, message: ProposeEdit) -> None:
        self._must_hold(watcher, message.seat)
        await self._finish(self._propose_edit(watcher, message))
        self.wake()

    async def _propose_edit(self, watcher: Watcher, message: ProposeEdit) -> None:
        async with self.lock:
            self.match.expect(message.ply)
            # An impossible change is refused before anyone is asked.
            self.match.edited(message.patch)
            agreed = spoken_for(self.row, watcher.mine)
            waiting = still_to_ask(self.row, agreed)
            await self._ask_all(EditRequest(next(self._numbers), message.seat, message.patch, agreed, waiting))

    async def _ask_all(self, request: Request) -> None:
        """Ask every player whose consent is missing; if none is, do it."""
        if request.waiting:
            self.request = request
            self._tell_state()
        elif isinstance(request, UndoRequest):
            await self._enter(lambda: self.match.undo(request.by, request.to, agreed=True))
        else:
            await self._enter(lambda: self.match.edit(request.by, request.patch))

    async def consent(self, watcher: Watcher, message: Consent) -> None:
        self._must_hold(watcher, message.seat)
        await self._finish(self._consent(watcher, message))
        self.wake()

    async def _consent(self, watcher: Watcher, message: Consent) -> None:
        async with self.lock:
            if not isinstance(self.request, UndoRequest):
                raise NoUndoAsked()
            await self._reply(watcher, self.request, message, UndoDeclined(seat=message.seat))

    async def answer_edit(self, watcher: Watcher, message: AnswerEdit) -> None:
        self._must_hold(watcher, message.seat)
        await self._finish(self._answer_edit(watcher, message))
        self.wake()

    async def _answer_edit(self, watcher: Watcher, message: AnswerEdit) -> None:
        async with self.lock:
            if not isinstance(self.request, EditRequest) or self.request.id != message.id:
                raise NoEditAsked()
            await self._reply(watcher, self.request, message, EditDeclined(seat=message.seat))

    async def _reply(
        self, watcher: Watcher, request: Request, message: Consent | AnswerEdit, declined: GrognardError
    ) -> None:
        if message.agree:
            await self._ask_all(with_consent(request, spoken_for(self.row, watcher.mine)))
            return
        self.request = None
        refusal = msgspec.json.encode(Trouble(problem(declined)))
        for other in self.watchers:
            if request.by in other.mine and message.seat not in other.mine:
                other.send(refusal)
        self._tell_state()

    # -- questions ------------------------------------------------------------------------------------

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

        key = (self.row.id, seat, message.at, now, msgspec.json.encode(info))
        data = GLANCES.get(key)
        if data is None:

            def shown() -> bytes:
                return msgspec.json.encode(past_state(self.match.system, game, seat, now, message.at, info))

            data = await asyncio.get_running_loop().run_in_executor(QUERIES, shown)
            GLANCES.put(key, data)
        watcher.send(data)

    async def say(self, watcher: Watcher, message: Say) -> None:
        self._must_hold(watcher, message.seat)
        text = message.text.strip()[:TALK]
        if text:
            self._tell(Saying(message.seat, text))

    async def adjust(self, watcher: Watcher, message: SetDice | SetMachine | Rename) -> None:
        """What only a branch can do."""
        raise NotABranch()

    # -- machine players ------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the machine players play if it is their turn. Safe to call at any time."""
        if self._machines and not self._thinking and not self.stale:
            self._thinking = True
            task = asyncio.create_task(self._think())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self) -> None:
        try:
            while True:
                async with self.lock:
                    task = self._next_task()
                    for seat, sentence in self._intents.told(task.seat if task else None):
                        self._tell(Saying(seat, "", sentence))
                    match, ply = self.match, self.match.ply
                    if task is None:
                        self._thinking = False
                        return
                # Outside the lock: people can look, ask and chat while a machine player thinks.
                thought = await self._choose(task)
                # A game may have been dealt anew meanwhile.
                if self.request is None and self.match is match:
                    try:
                        await self._play(task.seat, thought.action, ply)
                        self._intents.note(task.seat, thought.intent)
                    except (StalePly, IllegalAction):
                        # Someone undid or acted meanwhile: look again.
                        if self.match.ply == ply:
                            raise
        except Exception as wrong:
            # Most likely the disk; the next message from anyone wakes the machine player again.
            self._thinking = False
            shown = wrong if isinstance(wrong, GrognardError) else InternalError()
            log.warning("game %s: the machine player stopped: %s", self.row.id, wrong, exc_info=shown is not wrong)
            self._tell(Trouble(problem(shown)))

    def _next_task(self) -> Task | None:
        """What the machine player that is to act has to decide; None when it is for a person to act."""
        return None if self.request else self._machines.task(self.match)

    async def _choose(self, task: Task) -> Thought:
        return await self._thinker.choose(task)

    def hurry(self, watcher: Watcher) -> None:
        """One who plays here does not want to wait for the machine player any longer."""
        if watcher.mine:
            self._thinker.hurry(self.row.id)
