"""A grid of hexes numbered by column and row. Inside, a hex is one small int; six directions, clockwise.

On a *flat* grid the hexes stand in columns and the columns of one parity are raised by half a hex; the directions are
N, NE, SE, S, SW, NW. On a *pointy* grid they lie in rows and the rows of one parity are set back by half a hex; the
directions are NE, E, SE, SW, W, NW. Either way a pointy grid is a flat one seen in a mirror, so one arithmetic serves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Literal

from msgspec import Struct

Orientation = Literal["flat", "pointy"]
Parity = Literal["even", "odd"]
NOWHERE = -1
"""Beyond the edge of the grid."""
NEARBY = 4
"""Up to this distance `within` is cached."""

# Steps in axial coordinates (across the lines, along them), clockwise; the mirror turns the order of directions round.
_FLAT = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_POINTY = ((-1, 1), (0, 1), (1, 0), (1, -1), (0, -1), (-1, 0))


class Layout(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the hexes of a printed map are numbered; columns and rows count from 1."""

    orientation: Orientation
    raised: Parity
    """Which columns (of a flat grid) or rows (of a pointy one) begin half a hex earlier than the others."""
    columns: int
    rows: int


class Grid:
    """All hexes of a layout: hex `(column, row)` is `(row - 1) * columns + column - 1`."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.columns = layout.columns
        self.rows = layout.rows
        self.size = layout.columns * layout.rows
        self._flat = layout.orientation == "flat"
        self._raised = 0 if layout.raised == "even" else 1
        self._axial = tuple(self._to_axial(*self.place(hex_)) for hex_ in range(self.size))
        self._by_axial = {axial: hex_ for hex_, axial in enumerate(self._axial)}

    def at(self, column: int, row: int) -> int:
        """The hex with these numbers, or NOWHERE."""
        inside = 1 <= column <= self.columns and 1 <= row <= self.rows
        return (row - 1) * self.columns + column - 1 if inside else NOWHERE

    def place(self, hex_: int) -> tuple[int, int]:
        """Column and row of a hex."""
        return hex_ % self.columns + 1, hex_ // self.columns + 1

    def _to_axial(self, column: int, row: int) -> tuple[int, int]:
        line, step = (column, row) if self._flat else (row, column)
        half = 2 * step - (line % 2 == self._raised)
        return line, (half - line) // 2 if self._raised else (half - line + 1) // 2

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The six neighbours of each hex by direction; NOWHERE beyond the edge."""
        steps = _FLAT if self._flat else _POINTY
        rows = []
        for line, step in self._axial:
            rows.append(tuple(self._by_axial.get((line + dl, step + ds), NOWHERE) for dl, ds in steps))
        return tuple(rows)

    @cached_property
    def near(self) -> tuple[tuple[int, ...], ...]:
        """The neighbours of each hex that exist."""
        return tuple(tuple(n for n in around if n != NOWHERE) for around in self.neighbours)

    def distance(self, hex_a: int, hex_b: int) -> int:
        """The distance between two hexes."""
        (a, b), (c, d) = self._axial[hex_a], self._axial[hex_b]
        return max(abs(a - c), abs(b - d), abs(a + b - c - d))

    def adjacent(self, hex_a: int, hex_b: int) -> bool:
        return hex_b in self.near[hex_a]

    def direction(self, from_hex: int, to_hex: int) -> int:
        """The direction (0 to 5) from a hex to its neighbour."""
        return self.neighbours[from_hex].index(to_hex)

    def within(self, centre: int, reach: int) -> Iterable[int]:
        """Every hex at most `reach` steps away, the centre included."""
        if reach > NEARBY:
            return self._within(centre, reach)
        disc = self._discs.get((centre, reach))
        if disc is None:
            disc = self._discs[centre, reach] = tuple(self._within(centre, reach))
        return disc

    @cached_property
    def _discs(self) -> dict[tuple[int, int], tuple[int, ...]]:
        """The cache of `within`."""
        return {}

    def _within(self, centre: int, reach: int) -> Iterator[int]:
        line, step = self._axial[centre]
        for dl in range(-reach, reach + 1):
            for ds in range(max(-reach, -dl - reach), min(reach, -dl + reach) + 1):
                hex_ = self._by_axial.get((line + dl, step + ds))
                if hex_ is not None:
                    yield hex_
