"""Tables of the team variant: the beginning of a turn, and what came out of the master cup."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.core.game import Game
from tests.games.ava.sites import DRAWS
from tests.games.ava.table import table


def dealing(scenario: str = "teams-2-2", turn: int = 2, **keys: Any) -> Game[Any]:
    """The beginning of a turn."""
    return table(scenario=scenario, turn=turn, **({"dice": DRAWS, "decision": {"phase": "selection"}} | keys))


def masters_of_the_turn(game: Game[Any]) -> Counter[str]:
    """What came out of the master cup in the first turn of this game, from its filling to the next."""
    found: Counter[str] = Counter()
    filled = 0
    for event in game.events or []:
        filled += event.what == "cup-filled"
        if filled == 1 and event.what == "chit-drawn":
            found[str(event.args["chit"])] += 1
    return found
