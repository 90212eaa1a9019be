"""Puzzles of Stalingrad '42."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grognard.core.game import Game
from grognard.core.system import System
from grognard.games.s42.data.board import GRID, HEX
from grognard.lab.puzzles import bonds
from grognard.lab.puzzles.draft import Draft

NATIONS = {"axis": "ge ro it hu sk", "soviet": "su"}
DECISION, OUTCOMES = bonds.DECISION, bonds.OUTCOMES


def drafts(system: System, game: Game[Any], seat: str) -> Iterator[Draft]:
    return bonds.drafts(system, game, seat, GRID, HEX, NATIONS, ("weather",))
