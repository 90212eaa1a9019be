"""The connections at a table, and what each of them is told."""

from __future__ import annotations

import msgspec

from grognard.core.journal import Match
from grognard.server.storage.store import GameRow
from grognard.server.tables.agreement import Request
from grognard.server.tables.lobby import info_of
from grognard.server.tables.showing import Watcher, seat_shown, state_for
from grognard.server.wire import GameInfo, Presence, State


class Audience:
    """The base of a table: it knows who watches, and shows each the table from the right seat."""

    def __init__(self, row: GameRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.watchers: dict[Watcher, None] = {}
        self.request: Request | None = None

    @property
    def info(self) -> GameInfo:
        return info_of(self.row, [seat for watcher in self.watchers for seat in watcher.mine])

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            del self.watchers[watcher]
            self._tell_presence()

    def close(self, code: int) -> None:
        for watcher in list(self.watchers):
            watcher.close(code)

    def _tell(self, message: msgspec.Struct, but: Watcher | None = None) -> None:
        data = msgspec.json.encode(message)
        for watcher in self.watchers:
            if watcher is not but:
                watcher.send(data)

    def _tell_presence(self, but: Watcher | None = None) -> None:
        self._tell(Presence(self.info), but)

    def _tell_state(self) -> None:
        made: dict[object, bytes] = {}
        for watcher in self.watchers:
            watcher.send(self._state(watcher, made))

    def _state(self, watcher: Watcher, made: dict[object, bytes]) -> bytes:
        """The state for one connection; connections that would get the same share it."""
        seat = seat_shown(self.match.game, watcher)
        key = (watcher.mine, seat, watcher.seen, watcher.shown)
        if key not in made:
            made[key] = msgspec.json.encode(self._shown(watcher, seat))
        watcher.seen, watcher.shown = self.match.ply, seat
        return made[key]

    def _shown(self, watcher: Watcher, seat: str | None) -> State:
        return state_for(self.match, watcher, seat, self.request, self.info)
