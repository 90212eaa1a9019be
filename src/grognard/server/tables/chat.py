"""The chat of a table: stored line by line, and told again to those who come later."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator

from grognard.server.storage.operations import LINES
from grognard.server.storage.store import Line, Store
from grognard.server.wire import Saying

LONGEST = 500
"""Characters of a line."""


class Chat:
    def __init__(self, store: Store, table: str, lines: Iterable[Line]) -> None:
        self._store, self._table = store, table
        self._lines = deque(lines, LINES)

    def __iter__(self) -> Iterator[Saying]:
        return map(_saying, self._lines)

    async def say(self, seat: str, text: str) -> Saying:
        """Store a line; it is told only then."""
        line = await self._store.say(self._table, seat, text.strip()[:LONGEST], time.time())
        self._lines.append(line)
        return _saying(line)

    async def catch_up(self) -> list[Saying]:
        """The lines that were said on other servers."""
        lines = await self._store.chat(self._table, self._lines[-1].number if self._lines else 0)
        self._lines.extend(lines)
        return [_saying(line) for line in lines]


def _saying(line: Line) -> Saying:
    return Saying(line.seat, line.text, None, line.number, line.at)
