"""One live game: the match, its connections, its machine players."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

from msgspec.structs import replace

from grognard.core.errors import GrognardError, IllegalAction, StalePly
from grognard.core.game import Action
from grognard.core.journal import Journal, Match
from grognard.server.agreements.requests import request_in
from grognard.server.branches.wire import Rename, SetDice, SetMachine
from grognard.server.helping.helper import Helper, following
from grognard.server.helping.wire import AskHint, Hint, LetPlay, StopPlaying
from grognard.server.orders.ordering import Ordering
from grognard.server.problems import Conflict, InternalError, NotABranch, StillHidden, problem
from grognard.server.storage.store import GameRow, Line, Store
from grognard.server.tables.lobby import info_of
from grognard.server.tables.machines import Intents, Machines
from grognard.server.tables.reopening import decoded, restored
from grognard.server.tables.seats import contributions, strangers
from grognard.server.tables.showing import Watcher
from grognard.server.thinking import Task, Thinker, Thought
from grognard.server.wire import Play, Say, Trouble, Undo

log = logging.getLogger(__name__)


class Table(Ordering):
    """Everything at a table happens in order, under its lock, and is on disk before any connection is told."""

    def __init__(
        self,
        row: GameRow,
        match: Match,
        store: Store,
        thinker: Thinker,
        chat: Iterable[Line] = (),
        players: tuple[str, ...] = (),
    ) -> None:
        super().__init__(row, match, store, chat, players)
        self._thinking = False
        self._thinker, self._intents = thinker, Intents()
        self._helper = Helper(row, self._tell)

    @property
    def idle(self) -> bool:
        return not self.watchers and not self._tasks

    # -- playing --------------------------------------------------------------------------------------

    async def play(self, watcher: Watcher, message: Play) -> None:
        self._must_play(watcher, message.seat)
        action = self.match.system.decode_action(message.action)
        self._helper.end(message.seat)
        await self._finish(self._play(message.seat, action, message.ply, self.now()))
        self.wake()

    async def _play(self, seat: str, action: Action, ply: int, at: float | None = None) -> None:
        async with self.lock:
            await self._enter(lambda: self.match.play(seat, action, ply), at=at)

    async def undo(self, watcher: Watcher, message: Undo) -> None:
        self._helper.end()
        await super().undo(watcher, message)

    async def refresh(self) -> None:
        """Take over what another server has done at this table."""
        async with self.lock:
            self.stale = not await self._catch_up()
        self.wake()

    async def _catch_up(self) -> bool:
        """Whether this table has all that is stored now; only where servers share their games."""
        stored = await self.store.since(self.row.id, self.match.ply) if self.store.shared else None
        if stored is None:
            return False
        anew = contributions(stored.row.seats) != self.match.contributions
        if anew and (stored := await self.store.load(self.row.id)) is None:
            return False
        before, self.row = self.row, stored.row
        if before.seats != self.row.seats:
            self._machines = Machines(self.row)
        if anew:
            self.match = await asyncio.to_thread(restored, stored, self.match.system)
        elif stored.entries:
            self.match.follow(zip(decoded(stored.row, stored.entries), stored.kept, strict=True))
        self.request = request_in(stored.row.request)
        for line in await self._chat.catch_up(self.row.progress.over):
            self._tell(line)
        if anew:
            self._show_anew()
        elif stored.entries or before.request != stored.row.request:
            self._tell_state()
        elif info_of(before) != info_of(stored.row):
            self._tell_presence()
        return True

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

    # -- chat -----------------------------------------------------------------------------------------

    async def say(self, watcher: Watcher, message: Say) -> None:
        self._must_hold(watcher, message.seat)
        if message.text.strip():
            await self._finish(self._say(message))

    async def _say(self, message: Say) -> None:
        async with self.lock:
            self._tell(await self._chat.say(message.seat, message.text, self._seat(message.seat).account))

    async def adjust(self, watcher: Watcher, message: SetDice | SetMachine | Rename) -> None:
        """Who plays a seat; everything else only a branch can do."""
        if not isinstance(message, SetMachine):
            raise NotABranch()
        await self.set_machine(watcher, message)

    # -- machine players ------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the machine players play if it is their turn. Safe to call at any time."""
        if (self._machines or self._helper or self._has_orders) and not self._thinking and not self.stale:
            self._thinking = True
            task = asyncio.create_task(self._think())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self) -> None:
        acted = False
        try:
            while True:
                await self._hesitate()
                async with self.lock:
                    if await self._obey():
                        continue
                    task = self._next_task()
                    for seat, intent in self._intents.told(task.seat if task else None):
                        self._tell(await self._chat.intend(seat, intent, self.row.progress.over))
                    match, ply = self.match, self.match.ply
                    if task is None or not await self.store.take(self.row.id):
                        self._thinking = False
                        if task is None and acted:
                            await self.store.done(self.row.id)
                        return
                # Outside the lock: people can look, ask and chat while a machine player thinks.
                thought = await self._choose(task)
                acted = True
                # A game may have been dealt anew meanwhile.
                if self.request is None and self.match is match:
                    try:
                        await self._play(task.seat, thought.action, ply)
                        self._intents.note(task.seat, thought.intent)
                    except (StalePly, IllegalAction, Conflict):
                        # Someone undid or acted meanwhile, perhaps on another server: look again.
                        if self.match.ply == ply and self.match is match:
                            raise
        except Exception as wrong:
            # Most likely the disk; the next message from anyone wakes the machine player again.
            self._thinking = False
            shown = wrong if isinstance(wrong, GrognardError) else InternalError()
            log.warning("game %s: the machine player stopped: %s", self.row.id, wrong, exc_info=shown is not wrong)
            self._tell(Trouble(problem(shown)))

    async def _obey(self) -> bool:
        """Give the next answer that a standing order has left; whether there was one."""
        if (ordered := self._ordered()) is None or self.stale:
            return False
        seat, action = ordered
        # If another server was quicker, look again.
        with suppress(Conflict):
            await self._enter(lambda: self.match.play(seat, action, ordered=True))
        return True

    def _next_task(self) -> Task | None:
        """What the machine player that is to act has to decide; None when it is for a person to act."""
        if self.request:
            return None
        return self._machines.task(self.match) or self._helper.task(self.match, self.watchers)

    async def _choose(self, task: Task) -> Thought:
        return await self._thinker.choose(task)

    def hurry(self, watcher: Watcher) -> None:
        """One who plays here does not want to wait for the machine player any longer."""
        if watcher.mine:
            for name in (self.row.id, self._helper.name):
                self._thinker.hurry(name)

    async def hint(self, watcher: Watcher, message: AskHint) -> None:
        """What a machine player would do, for the one who asks alone."""
        self._must_hold(watcher, message.seat)
        self._must_not_be_rated()
        async with self.lock:
            task = self._helper.hint_task(watcher, self.match, message.seat, message.ply)
        if isinstance(task, Hint):
            watcher.send(replace(task, ref=message.ref))
        else:
            # Beside the messages of this connection: it may want to hurry it, or to play.
            thinking = asyncio.create_task(self._hint(watcher, message, task))
            self._tasks.add(thinking)
            thinking.add_done_callback(self._tasks.discard)

    async def _hint(self, watcher: Watcher, message: AskHint, task: Task) -> None:
        steps = list[tuple[Task, Thought]]()
        try:
            step: Task | None = task
            while step is not None:
                thought = await self._choose(step)
                steps.append((step, thought))
                step = following(step, thought.action)
        except Exception as wrong:
            shown = wrong if isinstance(wrong, GrognardError) else InternalError()
            log.warning("game %s: no hint: %s", self.row.id, wrong, exc_info=shown is not wrong)
            watcher.send(Trouble(problem(shown), message.ref))
        finally:
            hint = self._helper.hinted(message.ply, steps)
        if hint is not None:
            watcher.send(replace(hint, ref=message.ref))

    async def let_play(self, watcher: Watcher, message: LetPlay | StopPlaying) -> None:
        """Let a machine player finish a phase or a turn, or stop it."""
        async with self.lock:
            if isinstance(message, LetPlay):
                self._must_hold(watcher, message.seat)
                self._must_not_be_rated()
                self._helper.begin(watcher, self.match, message)
            elif watcher.mine:
                self._helper.end()
