"""The machine players of one table: which of them is to act. What it chooses is thought out elsewhere."""

from __future__ import annotations

import secrets

from grognard.core.journal import Match
from grognard.server.storage.store import GameRow
from grognard.server.thinking import Task


class Machines:
    def __init__(self, row: GameRow) -> None:
        self._table = row.id
        # A machine player's random numbers are independent of the game's seed.
        self._players = {s.seat: (s.player, secrets.randbits(63)) for s in row.seats if s.kind == "ai"}

    def __bool__(self) -> bool:
        return bool(self._players)

    def task(self, match: Match) -> Task | None:
        """The decision of the first machine player to act. One that a person may make is left to the person."""
        game = match.game
        for decision in game.decisions:
            if all(seat in self._players for seat in decision.seats):
                # A seat with two decisions makes the earlier one first, and that may be one for a person too.
                seat = next((s for s in decision.seats if game.asked(s) is decision), None)
                if seat is not None:
                    player, seed = self._players[seat]
                    return Task(self._table, seat, player, seed, match.system, game.fork())
        return None
