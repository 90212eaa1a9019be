"""The machine players of one table: which of them is to act. What it chooses is thought out elsewhere."""

from __future__ import annotations

import secrets

from grognard.core.journal import Match
from grognard.core.verdicts import Message
from grognard.server.helping.wire import Intent
from grognard.server.storage.store import GameRow
from grognard.server.thinking import Task

SENTENCES = 3
"""How many sentences a machine player says about a turn at most."""


class Intents:
    """What machine players were up to: told when their turn is over, never before, and not twice in a row."""

    def __init__(self) -> None:
        self._noted: dict[str, list[Intent]] = {}
        self._told: dict[str, list[Message]] = {}

    def note(self, seat: str, intent: Intent | None) -> None:
        noted = self._noted.setdefault(seat, [])
        if intent is not None and intent.sentence not in _sentences(noted):
            noted.append(intent)

    def told(self, acting: str | None) -> list[tuple[str, Intent]]:
        """What all seats were up to but the one that is to act now."""
        over = [(seat, noted[-SENTENCES:]) for seat, noted in self._noted.items() if seat != acting and noted]
        fresh = [(seat, intents) for seat, intents in over if self._told.get(seat) != _sentences(intents)]
        for seat, intents in over:
            self._noted[seat], self._told[seat] = [], _sentences(intents)
        return [(seat, intent) for seat, intents in fresh for intent in intents]


def _sentences(intents: list[Intent]) -> list[Message]:
    return [intent.sentence for intent in intents]


class Machines:
    def __init__(self, row: GameRow) -> None:
        self._table = row.id
        # A machine player's random numbers are independent of the game's seed.
        self._players = {s.seat: (s.machine, secrets.randbits(63)) for s in row.seats if s.machine}

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
