"""The machine players of one table: which one is to act, what it may know, what it chooses."""

from __future__ import annotations

import logging
import random
import secrets
from collections.abc import Callable

from grognard.ai import Player, PlayerView
from grognard.core.game import Action
from grognard.core.journal import Match
from grognard.server.storage.store import GameRow

MakePlayer = Callable[[str, str, int], Player]

log = logging.getLogger(__name__)


class Machines:
    def __init__(self, row: GameRow, make_player: MakePlayer) -> None:
        self._game = row.id
        self._players = {
            # A machine player's random numbers are independent of the game's seed.
            s.seat: make_player(row.game, s.player, secrets.randbits(63))
            for s in row.seats
            if s.kind == "ai"
        }

    def __bool__(self) -> bool:
        return bool(self._players)

    def player_view(self, match: Match) -> PlayerView | None:
        """What the first machine player to act may know. A decision that a person may make is left to the person."""
        game = match.game
        for decision in game.decisions:
            if all(seat in self._players for seat in decision.seats):
                # A seat with two decisions makes the earlier one first, and that may be one for a person too.
                seat = next((s for s in decision.seats if game.asked(s) is decision), None)
                if seat is not None:
                    return PlayerView.of(match.system, game, seat)
        return None

    def choose(self, player_view: PlayerView) -> Action:
        try:
            action = self._players[player_view.seat].choose(player_view)
            if action in player_view.actions:
                return action
            log.error("game %s: machine player %s chose what is not allowed: %s", self._game, player_view.seat, action)
        except Exception:
            log.exception("game %s: machine player %s failed", self._game, player_view.seat)
        # A bug of a machine player must not stop the game.
        return random.choice(player_view.actions)
