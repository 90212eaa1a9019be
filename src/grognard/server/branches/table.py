"""The table of a branch, one player's own: it takes back freely, and dice and machine players can be chosen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace

from grognard.core.game import Action
from grognard.core.journal import Journal
from grognard.server.branches.match import FACES, BranchMatch
from grognard.server.branches.opening import NAME, with_machine
from grognard.server.branches.wire import BranchInfo, DiceMode, Rename, SetDice, SetMachine
from grognard.server.problems import BadKey, BadRequest, BadSeats, NoJournal, UnknownPlayer
from grognard.server.storage.store import GameRow, Store
from grognard.server.tables.lobby import info_of
from grognard.server.tables.machines import Machines
from grognard.server.tables.questions import QUERIES
from grognard.server.tables.seats import seats_held
from grognard.server.tables.showing import Watcher
from grognard.server.tables.table import Table
from grognard.server.thinking import Task, Thinker, Thought
from grognard.server.wire import PROTOCOL, GameInfo, Hello, State, Undo

THINKING = 2
"""Machine players of all branches that think at a time: those of real games come first."""
LARGEST = 100
"""No die has more sides."""

_thinking = asyncio.Semaphore(THINKING)


class BranchTable(Table):
    match: BranchMatch

    def __init__(
        self, row: GameRow, match: BranchMatch, store: Store, thinker: Thinker, players: tuple[str, ...]
    ) -> None:
        super().__init__(row, match, store, thinker, players=players)

    @property
    def info(self) -> GameInfo:
        online = [seat for watcher in self.watchers for seat in watcher.mine]
        return branch_info(self.row, online, self.match.mode, self.match.faces)

    async def join(self, watcher: Watcher) -> None:
        if seats_held(self.row, watcher.keys):
            await super().join(watcher)
        else:
            self._send_away(watcher, BadKey())

    # -- playing ----------------------------------------------------------------------------------------

    async def _play(self, seat: str, action: Action, ply: int, at: float | None = None) -> None:
        if self.match.mode == "average":
            # Outside the lock, and off the loop: it plays the action with every roll there is.
            loop = asyncio.get_running_loop()
            faces = await loop.run_in_executor(QUERIES, self.match.likely_faces, seat, action)
            if self.match.ply == ply:
                self.match.faces = faces
        await super()._play(seat, action, ply, at)

    async def _undo(self, watcher: Watcher, message: Undo) -> None:
        async with self.lock:
            self.match.expect(message.ply)
            await self._enter(lambda: self.match.undo(message.seat, message.to))

    async def _choose(self, task: Task) -> Thought:
        async with _thinking:
            return await super()._choose(task)

    def _next_task(self) -> Task | None:
        """A machine player plays on only while it is watched."""
        return super()._next_task() if self.watchers else None

    async def journal(self, mine: tuple[str, ...]) -> Journal:
        """A branch has no journal of its own: it starts from a position that no scenario sets up."""
        raise NoJournal()

    # -- what only a branch can do ----------------------------------------------------------------------

    async def adjust(self, watcher: Watcher, message: SetDice | SetMachine | Rename) -> None:
        async with self.lock:
            if isinstance(message, SetDice):
                if len(message.faces) > FACES or not all(1 <= face <= LARGEST for face in message.faces):
                    raise BadRequest(detail=f"at most {FACES} faces of 1 to {LARGEST}")
                self.match.mode = message.dice
                self.match.faces = message.faces if message.dice == "chosen" else ()
                self._tell_state()
            elif isinstance(message, Rename):
                name = " ".join(message.name.split())[:NAME]
                await self.store.rename(self.row.id, name)
                self.row = replace(self.row, name=name)
                self._tell_presence()
            else:
                await self._play_by(message)

    async def _play_by(self, message: SetMachine) -> None:
        self._must_not_be_rated()
        if message.player and message.player not in self._players:
            raise UnknownPlayer(player=message.player, known=self._players)
        if message.seat not in self.match.scenario.seats:
            raise BadSeats(detail=f"there is no seat {message.seat}")
        seats = with_machine(self.row, message.seat, message.player)
        await self.store.seat(self.row.id, seats, self.row.seats)
        self.row = replace(self.row, seats=seats)
        self._machines = Machines(self.row)
        for watcher in self.watchers:
            watcher.mine, watcher.seen = seats_held(self.row, watcher.keys), -1
            watcher.send(Hello(protocol=PROTOCOL, info=self.info, mine=watcher.mine))
        self._tell_state()

    def _shown(self, watcher: Watcher, seat: str | None) -> State:
        """Nothing is covered, and every step can be taken back."""
        entries, line = self.match.entries, self.match.undo_depths()
        undo = tuple(ply for ply in reversed(line) if entries[ply].seat in watcher.mine)
        return replace(super()._shown(watcher, seat), hidden_from=(), summary=(), undo=undo)


def branch_info(
    row: GameRow, online: Iterable[str] = (), dice: DiceMode = "rolled", faces: tuple[int, ...] = ()
) -> GameInfo:
    """A branch as its player sees it in a list."""
    assert row.branch is not None
    origin = row.branch
    branch = BranchInfo(game=origin.game, ply=origin.ply, seat=origin.seat, dice=dice, faces=faces)
    return replace(info_of(row, online), branch=branch)
