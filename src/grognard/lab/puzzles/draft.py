"""A draft: a corner cut out of a game that machine players play, with a goal. The search decides whether it is a
puzzle."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core.game import Game
from grognard.core.system import System
from grognard.core.verdicts import Message
from grognard.hexes.grid import Grid

Spec = dict[str, Any]


class Draft(Struct, frozen=True, kw_only=True):
    spec: Spec
    """The position, in the words of situation files."""
    goal: tuple[dict[str, Any], ...]
    seat: str
    ends: tuple[str, ...]
    hold: bool = False
    title: Message


def view_of(system: System, game: Game[Any], seat: str) -> dict[str, Any]:
    """What the seat sees, as plain data: a puzzle knows no more than its player."""
    data: dict[str, Any] = msgspec.to_builtins(system.view(game, seat))
    return data


def near(grid: Grid, index: Mapping[str, int], centre: str, reach: int) -> frozenset[str]:
    """The hexes around one, by their printed names."""
    inside = set(grid.within(index[centre], reach))
    return frozenset(name for name, hex_ in index.items() if hex_ in inside)


def chosen(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are switched on."""
    return {id_: value for id_, value in options.items() if value and value != "full"}


def rows_near(units: Mapping[str, Any], hexes: Collection[str]) -> Iterator[tuple[str, Any]]:
    """The units that stand in these hexes. A unit's place comes first in its row."""
    return ((id_, row) for id_, row in units.items() if row[0] in hexes)
