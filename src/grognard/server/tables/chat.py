"""The chat of a table: stored line by line, and told again to those who come later."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator

import msgspec

from grognard.server.helping.wire import Intent
from grognard.server.storage.operations import LINES
from grognard.server.storage.store import Line, Store
from grognard.server.wire import Saying

LONGEST = 500
"""Characters of a line."""


class Chat:
    def __init__(self, store: Store, table: str, lines: Iterable[Line]) -> None:
        self._store, self._table = store, table
        self._lines = deque(lines, LINES)

    def lines(self, over: bool) -> Iterator[Saying]:
        """All that is kept; once the game is over with the plans that machine players thought over."""
        return (_saying(line, over) for line in self._lines)

    def intents(self) -> Iterator[Saying]:
        """What machine players were up to, for the end of the game."""
        return (_saying(line, over=True) for line in self._lines if line.intent)

    async def say(self, seat: str, text: str, account: str = "") -> Saying:
        """Store a line; it is told only then."""
        line = await self._store.say(self._table, seat, text.strip()[:LONGEST], time.time(), account=account)
        self._lines.append(line)
        return _saying(line, over=False)

    async def intend(self, seat: str, intent: Intent, over: bool) -> Saying:
        """Store what a machine player was up to."""
        written = msgspec.json.encode(intent).decode()
        line = await self._store.say(self._table, seat, "", time.time(), written)
        self._lines.append(line)
        return _saying(line, over)

    async def catch_up(self, over: bool) -> list[Saying]:
        """The lines that were said on other servers."""
        lines = await self._store.chat(self._table, self._lines[-1].number if self._lines else 0)
        self._lines.extend(lines)
        return [_saying(line, over) for line in lines]


def _saying(line: Line, over: bool) -> Saying:
    if not line.intent:
        return Saying(line.seat, line.text, None, line.number, line.at)
    intent = msgspec.json.decode(line.intent, type=Intent)
    return Saying(line.seat, "", intent.sentence, line.number, line.at, intent.plans if over else ())
