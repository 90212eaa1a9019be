"""A defender who has been thrown back, for tests of retreats."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Game
from grognard.games.h44.interface.queries import odds
from grognard.games.h44.state.position import Position
from tests.games.h44.field import RESULTS, attacked, combat, die
from tests.games.h44.table import asked, legal, play

TARGET = "4016"
DLI, DLI8, DLI9 = "br-50-6dli", "br-50-8dli", "br-50-9dli"
VDH = "ge-i-vdh"


def thrown_back(
    more: dict[str, Any] | None = None, *, defenders: Any = VDH, result: str = "DR", **keys: Any
) -> Game[Position]:
    """Two battalions west of the defender have thrown him back two hexes, and he does not stand."""
    hexes = {TARGET: defenders, "4015": (DLI, DLI8), **(more or {})}
    column = odds(combat(hexes, **keys), {"target": TARGET, "units": [DLI, DLI8]}).column
    found = result if result in RESULTS[column] else f"A1/{result}"
    game = combat(hexes, dice=[die(column, found)], **keys)
    attacked(game, TARGET, DLI, DLI8)
    if asked(game) == "choose-loss":
        play(game, {"lose-step": DLI})
    if asked(game) == "stand-fast":
        play(game, {"fall-back": None})
    return game


def paths(game: Game[Position], unit: str = VDH) -> set[tuple[str, ...]]:
    return {tuple(do["path"]) for do in legal(game) if do["do"] == "retreat" and do["unit"] == unit}


def ends(game: Game[Position], unit: str = VDH) -> set[str]:
    return {path[-1] for path in paths(game, unit)}
