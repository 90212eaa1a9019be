"""Victory hexes worth a given number of points, and what a check comes to, for tests of the scenarios."""

from __future__ import annotations

from typing import Any

import grognard.games.s42.system  # noqa: F401  (every chapter opens its phases)
from grognard.core.game import Game
from grognard.games.s42.data.board import HEX, HEXES
from grognard.games.s42.data.units import AXIS
from grognard.games.s42.state.control import kept
from grognard.games.s42.state.position import Position
from grognard.games.s42.turn.phases import NO_SIDE, opened
from tests.games.s42.table import Stand, bare, table


def worth(scenario: str, points: int, *without: str) -> tuple[str, ...]:
    """Victory hexes that are worth so much together, the western ones first."""
    found: dict[int, tuple[str, ...]] = {0: ()}
    rows = sorted((HEXES[hex_], value) for hex_, value in bare(scenario).country.points.items())
    for name, value in rows:
        if name not in without:
            for total, names in sorted(found.items(), reverse=True):
                found.setdefault(total + value, (*names, name))
    return found[points]


def holding(scenario: str, *hexes: str, turn: int, stand: Stand = (), **fields: Any) -> Position:
    """The Axis holds these victory hexes, and every other city and port that is none."""
    position = bare(scenario, turn=turn, stand=stand, **fields)
    country = position.country
    others = (hex_ for hex_ in kept(country) if hex_ not in country.points)
    return position.but(held=tuple(sorted({*others, *(HEX[name] for name in hexes)})))


def scored(scenario: str, points: int, turn: int, without: tuple[str, ...] = (), **fields: Any) -> Position:
    return holding(scenario, *worth(scenario, points, *without), turn=turn, **fields)


def check(position: Position) -> Game[Position]:
    """After the victory check phase."""
    return table(position, opened("victory", NO_SIDE))


def midway(position: Position) -> Game[Position]:
    """After the check in the midst of a turn."""
    return table(position, opened("check", AXIS))


def winner(game: Game[Position]) -> str:
    """The seat that has won; nothing while the game goes on."""
    outcome = game.position.outcome
    if outcome is None:
        return ""
    (seat,) = (seat for seat, result in outcome.results.items() if result == "win")
    return seat
