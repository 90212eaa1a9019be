"""What the shared queries and `expect` lines ask of the rules of a game: its policy."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct

from grognard.core.counters.position import CounterPosition
from grognard.core.game import Game
from grognard.core.verdicts import Message, Verdict
from grognard.hexes.grid import Grid
from grognard.hexes.paths import Route
from grognard.series.zoc_bonds.interface.names import TableNames
from grognard.series.zoc_bonds.marching import March, Mode
from grognard.series.zoc_bonds.odds import Estimate
from grognard.series.zoc_bonds.retreat import Flight
from grognard.series.zoc_bonds.zones import Zones

P = TypeVar("P", bound=CounterPosition)
M = TypeVar("M", bound=March)
B = TypeVar("B")


class TablePolicy(Struct, Generic[P, M, B], frozen=True, kw_only=True):
    """The functions of a game that answer for its rules."""

    names: TableNames
    grid: Grid
    columns: tuple[str, ...]
    """The columns of the combat table."""
    zones: Callable[[P, int], Zones]
    land: Callable[[P], Container[int]]
    """The hexes that can be entered."""
    has_line: Callable[[P, int], bool]

    # -- movement
    march_of: Callable[[Game[P], tuple[int, ...]], M | None]
    """The march a group is on, or the one it would begin where it stands; none for units apart or not in play."""
    destination: Callable[[str], int | None]
    modes: Callable[[P, M], Iterable[Mode]]
    allowance: Callable[[P, tuple[int, ...], Mode], int]
    reach: Callable[[P, M, Mode], Mapping[int, Route]]
    reach_with: Callable[[P, M, Mode, int], Mapping[int, Route]]
    """The same with so much more than the allowance."""
    judged: Callable[[P, M, Mode, int], Verdict]
    too_far: str
    """The reason of a refusal for want of movement points."""
    single_step: Callable[[P, M, Mode, int], int | str]
    warning: Callable[[P, M, tuple[int, ...]], Message | None] = lambda position, march, path: None
    """What happens on a way that cannot be undone."""

    # -- combat
    battle_of: Callable[[Game[P], Mapping[str, Any]], B]
    """The battle a query is about: the one that is planned, or one made of the units it names."""
    estimate: Callable[[P, B], Estimate]
    retreat_paths: Callable[[P, int, int, tuple[int, ...]], Iterable[Flight]]
    """The best retreat paths of a unit out of a hex, of these lengths."""
