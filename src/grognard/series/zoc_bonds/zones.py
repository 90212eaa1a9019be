"""Zones of control, and the bonds between them that no enemy may pass.

Units control the hexes around them. Two strong hexes of one side that lie two apart are bonded: through the hex between
them, or across the side of the two hexes between them, which the enemy may then not enter or cross. A strong hex behind
the edge of the map bonds in the same way with an entry area of its own. Which units control, how far, which are strong
and what the ground lets through is the game's policy: its `Presence`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import NamedTuple, Protocol, TypeVar

from msgspec import Struct

from grognard.core.counters.position import MANY
from grognard.hexes.board import Side as Pair
from grognard.hexes.board import pair
from grognard.hexes.grid import NOWHERE, Grid

T = TypeVar("T")
NO_SIDE: Pair = (NOWHERE, NOWHERE)
Sources = dict[int, tuple[int, ...]]
"""For each controlled hex, the hexes it is controlled from."""


class Bond(Struct, frozen=True):
    """Two ends and what lies between: one hex, or the side between two hexes."""

    ends: Pair
    """Two hexes; the second is -1 - k for entry area k."""
    hex: int = NOWHERE
    side: Pair = NO_SIDE


class Gap(NamedTuple):
    """Two hexes of the map's edge that touch each other and one entry area; a hex behind both bonds with the area
    across the side between them."""

    left: int
    right: int
    area: int


class Presence(Protocol):
    """What one side has on the map, and how far it works: the answers of a game."""

    def controlling(self) -> Iterable[int]:
        """The hexes whose units control those around them."""

    def around(self, hex_: int) -> Iterable[int]:
        """The hexes that the zone of control of a hex reaches."""

    def strong(self) -> frozenset[int]:
        """The hexes whose units can be the end of a bond."""

    def is_empty(self, hex_: int) -> bool:
        """Whether no unit stands in the way of a bond through this hex, neither friend nor enemy."""

    def passes(self, near_end: int, middle: int, far_end: int) -> bool:
        """Whether the ground and the enemy let a bond run from strong hex to strong hex by way of the middle; `other`
        is NOWHERE for one that ends in an entry area."""

    def gaps(self, end: int) -> Iterable[Gap]:
        """The ways from a hex to entry areas that are this side's own."""


class LocalPresence(Presence, Protocol):
    """A presence that is asked hex by hex: after a change only the hexes near it are looked at again."""

    def is_controlling(self, hex_: int) -> bool:
        """Whether units of a hex control those around it."""

    def is_strong(self, hex_: int) -> bool:
        """Whether units of a hex can be the end of a bond."""


@cache
def partners(grid: Grid, end: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The hexes two away (each pair is told once), and the one or two hexes that lie between."""
    return tuple(
        (far_end, tuple(hex_ for hex_ in grid.near[end] if grid.adjacent(hex_, far_end)))
        for far_end in grid.within(end, 2)
        if far_end > end and grid.distance(end, far_end) == 2
    )


def gaps(grid: Grid, edge_of: Mapping[int, tuple[int, ...]], end: int) -> tuple[Gap, ...]:
    """Pairs of neighbours of a hex that touch each other and the same entry area, which the hex itself does not touch.
    `edge_of` tells the areas that each hex of the edge touches."""
    near = [hex_ for hex_ in grid.near[end] if hex_ in edge_of]
    return tuple(
        Gap(left, right, area)
        for k, left in enumerate(near)
        for right in near[k + 1 :]
        if grid.adjacent(left, right)
        for area in sorted((set(edge_of[left]) & set(edge_of[right])) - set(edge_of.get(end, ())))
    )


def sources(presence: Presence) -> Sources:
    """What a side controls, and from where."""
    holders_of: dict[int, list[int]] = {}
    around = presence.around
    for hex_ in presence.controlling():
        for near in around(hex_):
            holders_of.setdefault(near, []).append(hex_)
    return {hex_: tuple(holders) for hex_, holders in holders_of.items()}


def sources_after(presence: LocalPresence, before: Sources, changed: frozenset[int]) -> Sources:
    """What a side controls after its units have come, gone or changed in some hexes. What a hex controls around it may
    depend on the ground, not on units."""
    if not changed:
        return before
    after = dict(before)
    for hex_ in changed:
        holds = presence.is_controlling(hex_)
        for near in presence.around(hex_):
            holders = [holder for holder in after.get(near, ()) if holder != hex_]
            if holds:
                holders.append(hex_)
            if holders:
                after[near] = tuple(sorted(holders))
            else:
                after.pop(near, None)
    return after


class Web(Struct, frozen=True):
    """The bonds of one side."""

    strong: frozenset[int]
    """The hexes that can be the end of one."""
    rows: dict[int, tuple[Bond, ...]]
    """The bonds of each of them that has any with those beyond it (each is told once) and with entry areas."""


class Past(Struct, frozen=True):
    """What is known from before about the bonds of a side."""

    web: Web
    changed: frozenset[int]
    """The hexes where units of either side have come, gone or changed since."""
    strong: frozenset[int]
    """Those of them that can be the end of a bond now."""


Since = tuple[T, frozenset[int]]
"""What was found before, and the hexes where units have come, gone or changed since."""


class Zones:
    """What one side controls, and what its bonds close to the other; bonds are looked for when they are asked for."""

    def __init__(
        self, grid: Grid, presence: Presence, sources: Sources | None = None, past: Past | None = None
    ) -> None:
        self._grid, self._presence, self._past = grid, presence, past
        self._local: LocalPresence | None = None
        self._sources_since: Since[Sources] | None = None
        self._web_since: Since[Web] | None = None
        if sources is not None:
            self.sources = sources

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zones) and (self.sources, self.web) == (other.sources, other.web)

    def renewed(self, presence: LocalPresence, changed: frozenset[int], *, own: bool) -> Zones:
        """The zones after units of either side have come, gone or changed in these hexes; `own`: some of this side.
        What is known now is brought up to date when it is asked for."""
        zones = Zones(self._grid, presence)
        zones._local = presence
        zones._sources_since = _since(self, "sources", self._sources_since, changed if own else frozenset())
        zones._web_since = _since(self, "web", self._web_since, changed)
        return zones

    @cached_property
    def sources(self) -> Sources:
        """For each controlled hex, the hexes it is controlled from."""
        if self._local is not None and self._sources_since is not None:
            return sources_after(self._local, *self._sources_since)
        return sources(self._presence)

    @cached_property
    def zone(self) -> frozenset[int]:
        return frozenset(self.sources)

    @cached_property
    def web(self) -> Web:
        past = self._past
        if self._local is not None and self._web_since is not None:
            web, changed = self._web_since
            past = Past(web, changed, frozenset(filter(self._local.is_strong, changed)))
        return spun(self._grid, self._presence) if past is None else mended(self._grid, self._presence, past)

    @cached_property
    def bonds(self) -> tuple[Bond, ...]:
        return tuple(bond for _, row in sorted(self.web.rows.items()) for bond in row)

    @cached_property
    def hexes(self) -> frozenset[int]:
        """Hexes that the enemy may not enter."""
        return frozenset([bond.hex for row in self.web.rows.values() for bond in row if bond.hex != NOWHERE])

    @cached_property
    def sides(self) -> frozenset[Pair]:
        """Hexsides that the enemy may not cross."""
        return frozenset([bond.side for row in self.web.rows.values() for bond in row if bond.hex == NOWHERE])

    @cached_property
    def flanks(self) -> frozenset[int]:
        """The hexes of these sides."""
        return frozenset([hex_ for side in self.sides for hex_ in side])

    def bar(self, from_hex: int, to_hex: int) -> bool:
        """Whether an enemy's step would enter or cross a bond."""
        return to_hex in self.hexes or pair(from_hex, to_hex) in self.sides


def _since(zones: Zones, name: str, since: Since[T] | None, changed: frozenset[int]) -> Since[T] | None:
    """What was found last, and the hexes that have changed since then; nothing, if these are too many."""
    if name in zones.__dict__:
        since = zones.__dict__[name], frozenset()
    if since is None or len(since[1] | changed) > MANY:
        return None
    return since[0], since[1] | changed


def spun(grid: Grid, presence: Presence) -> Web:
    """Every bond of a side."""
    strong = presence.strong()
    return Web(strong, _rows(grid, presence, strong, strong))


def mended(grid: Grid, presence: Presence, past: Past) -> Web:
    """The bonds of a side after some hexes have changed: a bond looks two hexes far, so those farther off hold."""
    strong = (past.web.strong - past.changed) | past.strong
    torn = frozenset(near for hex_ in past.changed for near in surroundings(grid, hex_))
    rows = {end: row for end, row in past.web.rows.items() if end not in torn}
    rows.update(_rows(grid, presence, strong, strong & torn))
    return Web(strong, rows)


@cache
def surroundings(grid: Grid, hex_: int) -> tuple[int, ...]:
    """The hexes at most two away, itself included."""
    return tuple(grid.within(hex_, 2))


def _rows(grid: Grid, presence: Presence, strong: frozenset[int], ends: Iterable[int]) -> dict[int, tuple[Bond, ...]]:
    rows = ((end, tuple(_bonds(grid, presence, strong, end))) for end in ends)
    return {end: row for end, row in rows if row}


def _bonds(grid: Grid, presence: Presence, strong: frozenset[int], end: int) -> Iterator[Bond]:
    for far_end, middles in partners(grid, end):
        if far_end in strong:
            yield from _between(presence, end, far_end, middles)
    yield from _with_areas(presence, end)


def _between(presence: Presence, end: int, far_end: int, middles: tuple[int, ...]) -> Iterator[Bond]:
    """Through the hex between, if it is one and empty, else across the side of the two that are: it is enough that one
    of these lets the bond slide through it."""
    if len(middles) == 1 and not presence.is_empty(middles[0]):
        return
    if not any(presence.passes(end, middle, far_end) for middle in middles):
        return
    if len(middles) == 1:
        yield Bond((end, far_end), middles[0])
    else:
        yield Bond((end, far_end), side=pair(middles[0], middles[1]))


def _with_areas(presence: Presence, end: int) -> Iterator[Bond]:
    """With an entry area, across the side of two hexes of the edge."""
    for left, right, area in presence.gaps(end):
        if any(presence.passes(end, middle, NOWHERE) for middle in (left, right)):
            yield Bond((end, -1 - area), side=pair(left, right))
