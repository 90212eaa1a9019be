"""The connections at a table, and what each of them is told."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from grognard.core.journal import Match
from grognard.server.agreements.wire import Request
from grognard.server.storage.store import GameRow
from grognard.server.tables.lobby import info_of
from grognard.server.tables.showing import Watcher, seat_shown, state_for
from grognard.server.wire import GameInfo, Presence, State

MADE = 16
"""Encoded states of one table that are kept until the table changes."""


def _nothing() -> None:
    return


class Audience:
    """The base of a table: it knows who watches, and shows each the table from the right seat."""

    def __init__(self, row: GameRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.watchers: dict[Watcher, None] = {}
        self.request: Request | None = None
        self.changed: Callable[[], None] = _nothing
        """Called when the lobby would show something else of this table."""
        self._made: dict[object, bytes] = {}
        self._made_for: object = None

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
        self.changed()
        self._tell(Presence(self.info), but)

    def _tell_state(self) -> None:
        self.changed()
        info = self.info
        for watcher in self.watchers:
            watcher.send(self._state(watcher, info))

    def _state(self, watcher: Watcher, info: GameInfo) -> bytes:
        """The state for one connection; connections that would get the same share it, and one that asks for it again
        gets it again."""
        now = (self.match, self.match.ply, self.request, info)
        if now != self._made_for or len(self._made) >= MADE:
            self._made, self._made_for = {}, now
        seat = seat_shown(self.match.game, watcher)
        key = (watcher.mine, seat, watcher.seen, watcher.shown)
        if key not in self._made:
            self._made[key] = msgspec.json.encode(self._shown(watcher, seat))
        watcher.seen, watcher.shown = self.match.ply, seat
        return self._made[key]

    def _shown(self, watcher: Watcher, seat: str | None) -> State:
        return state_for(self.match, watcher, seat, self.request, self.info)
