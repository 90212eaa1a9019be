"""Where a test begins: the `decision:` of a situation, and views of the table."""

from __future__ import annotations

from typing import Any

from grognard.core.game import Game
from grognard.games import find
from grognard.games.ava.data.pack import load
from grognard.games.ava.interface.queries import Area
from grognard.games.ava.interface.views import View
from grognard.games.ava.state.position import Position
from tests.games.ava.table import table as settled

AVA = find("ava")
PACK = load()


LATER = [1] * 40
"""Dice for the chits drawn after what a test is about; a scripted die draws the first chit of the cup."""


def table(*, dice: list[int] | None = None, **keys: Any) -> Game[Position]:
    """A settled table whose dice do not run out when play goes on behind what a test is about."""
    return settled(dice=[*(dice or []), *LATER], **keys)


def moving(side: str, *units: str) -> dict[str, Any]:
    """The movement segment of a side with exactly these units active."""
    return {"phase": "movement", "side": side, "active": list(units)}


def fighting(side: str, *units: str, surprise: bool = False) -> dict[str, Any]:
    """The combat segment of a side with exactly these units active."""
    return {"phase": "combat", "side": side, "active": list(units), "surprise": surprise}


def activating(hq: str) -> dict[str, Any]:
    return {"phase": "activation", "hq": hq}


def drawing(chit: str = "") -> dict[str, Any]:
    """The command phase: the next chit is drawn, or this one has just been."""
    return {"phase": "command", "chit": chit} if chit else {"phase": "command"}


def seen(game: Game[Any], seat: str | None) -> View:
    view = AVA.view(game, seat)
    assert isinstance(view, View)
    return view


def zone(game: Game[Any], side: str) -> set[str]:
    """The hexes in the zones of control of a side."""
    area = AVA.query(game, "axis", "zoc", {"side": side})
    assert isinstance(area, Area)
    return set(area.hexes)


def places(scenario: str, turn: int, nation: str = "su") -> int:
    """How many chits of a nation (su, ger, rum) the track lets its side choose. Most of these numbers are
    reconstructed and may be tuned or overlaid: no test holds one of its own."""
    number: int = getattr(PACK.scenarios[scenario].track[turn - 1].chits, nation)
    return number


MANY = ("su-8a", "su-11a", "su-27a", "su-23a", *PACK.scenarios["leningrad"].soviet_pool)
"""More Soviet chits than an early turn of Leningrad lets them choose: they are asked, and something is left behind."""


def due(scenario: str, turn: int, nation: str = "su") -> int:
    """How many units of a nation the track brings as reinforcements; no test holds such a number of its own."""
    number: int = getattr(PACK.scenarios[scenario].track[turn - 1].reinforcements, nation)
    return number


def throw(column: str, result: str) -> int:
    """A die that gives this result on this column of the combat table, so that no test depends on its other cells."""
    index = PACK.tables.odds_labels.index(column)
    return next(die for die, row in sorted(PACK.tables.crt.items()) if row[index].label == result)
