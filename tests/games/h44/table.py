"""A table of Holland '44 for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.core.game import Game
from grognard.core.verdicts import Forbidden
from grognard.games.h44.state.position import Position
from grognard.games.h44.system import H44
from tests.games.tables import Tables

H44_ = H44()
TABLES = Tables(H44_, "campaign")
table = TABLES.table
action = TABLES.action
play = TABLES.play
refused = TABLES.refused
allowed = TABLES.allowed
legal = TABLES.legal
asked = TABLES.asked
check = TABLES.check
plain = TABLES.plain
events = TABLES.events
finished = TABLES.finished


def why(game: Game[Position], do: Mapping[str, Any]) -> Forbidden:
    """The refusal of an action, with its sentence and its evidence."""
    assert game.decision is not None
    verdict = game.decision.judge(game, action(do))
    assert isinstance(verdict, Forbidden)
    return verdict
