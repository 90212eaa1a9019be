"""Puzzles at a table: searched once, one at a time and off the event loop, then graded answer by answer."""

from __future__ import annotations

import asyncio

from grognard.core.journal import Match
from grognard.core.journal import Played as Entered
from grognard.core.puzzles.grading import Played, PuzzleGrade, graded
from grognard.core.puzzles.puzzle import puzzle_of
from grognard.core.puzzles.search import Solved, solve
from grognard.core.situations import runner
from grognard.server.problems import BadKey, NotAPuzzle
from grognard.server.tables.questions import QUERIES
from grognard.server.tables.seats import seats_opened
from grognard.server.tables.tables import Tables

KEPT = 8
"""Puzzles whose search is remembered."""


class Puzzles:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._solved: dict[tuple[str, str], Solved] = {}
        self._searching = asyncio.Lock()

    async def grade(self, id_: str, keys: list[str]) -> PuzzleGrade:
        """How the puzzle at this table stands, for its player."""
        table = await self.tables.open(id_)
        if not seats_opened(table.row, keys):
            raise BadKey()
        slug, name = table.row.game, table.row.situation
        if name not in runner.catalogue(slug, runner.PUZZLES):
            raise NotAPuzzle()
        async with table.lock:
            match, ply = table.match, table.match.ply
        loop = asyncio.get_running_loop()
        async with self._searching:
            if (slug, name) not in self._solved:
                self._solved[slug, name] = await loop.run_in_executor(QUERIES, _search, match)
                while len(self._solved) > KEPT:
                    del self._solved[next(iter(self._solved))]
            return await loop.run_in_executor(QUERIES, _graded, match, ply, self._solved[slug, name])


def _search(match: Match) -> Solved:
    situation = runner.shipped(match.system.slug, match.situation)
    return solve(match.system, puzzle_of(situation), runner.opening(situation, match.system))


def _graded(match: Match, ply: int, solved: Solved) -> PuzzleGrade:
    """The answers that led to where the table stood at this ply, without those taken back."""
    assert match.start is not None
    puzzle = puzzle_of(runner.shipped(match.system.slug, match.situation))
    line = [
        Played(at, entry.seat, match.system.decode_action(entry.action), match.states[at])
        for at in match.undo_depths()
        if at < ply and isinstance(entry := match.entries[at], Entered)
    ]
    return graded(match.system, puzzle, solved, match.start, line, match.states[ply])
