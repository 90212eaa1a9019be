"""The hex grid of a board in the plane: centres, corners, neighbours, and the printed names of hexes.

One unit is the distance between two neighbouring centres. A hex is (column, row) in the frame of the whole board;
rows grow downwards. Flat-topped hexes stand in columns, and the columns of one parity stand half a hex higher;
pointed hexes lie in rows, and the rows of one parity are pushed half a hex to the left.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import msgspec

Hex = tuple[int, int]
Point = tuple[float, float]
Corner = tuple[int, int]
Side = tuple[Hex, Hex]

HALF_SQRT3 = math.sqrt(3) / 2
CORNER = 1 / math.sqrt(3)
# Corners are met from three hexes; as whole thousandths they compare equal.
FINE = 1000


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    orientation: str
    raised: str
    columns: int
    rows: int

    def __post_init__(self) -> None:
        if self.orientation not in ("flat", "pointy") or self.raised not in ("even", "odd"):
            raise ValueError(f"no such layout: {self.orientation}, {self.raised}")

    @property
    def flat(self) -> bool:
        return self.orientation == "flat"

    def shift(self, index: int) -> float:
        """How far a column is raised, or a row pushed left."""
        return 0.5 if (index % 2 == 0) == (self.raised == "even") else 0.0

    def centre(self, place: Hex) -> Point:
        column, row = place
        if self.flat:
            return column * HALF_SQRT3, row - self.shift(column)
        return column - self.shift(row), row * HALF_SQRT3

    def inside(self, place: Hex) -> bool:
        return 1 <= place[0] <= self.columns and 1 <= place[1] <= self.rows

    def hexes(self, margin: int = 0) -> Iterator[Hex]:
        for row in range(1 - margin, self.rows + margin + 1):
            for column in range(1 - margin, self.columns + margin + 1):
                yield column, row

    def hex_at(self, point: Point) -> Hex:
        """The hex whose centre is nearest."""
        x, y = point
        column, row = (round(x / HALF_SQRT3), round(y)) if self.flat else (round(x), round(y / HALF_SQRT3))
        near = ((c, r) for c in (column - 1, column, column + 1) for r in (row - 1, row, row + 1))
        return min(near, key=lambda place: (distance(self.centre(place), point), place))

    def neighbours(self, place: Hex) -> tuple[Hex, ...]:
        """The six hexes around one, on the board or beyond its edge, in the order of their directions."""
        x, y = self.centre(place)
        start = 30 if self.flat else 0
        turns = (math.radians(start + 60 * step) for step in range(6))
        return tuple(self.hex_at((x + math.cos(turn), y + math.sin(turn))) for turn in turns)

    def corners(self, place: Hex) -> tuple[Corner, ...]:
        """The six corners; corner i and corner i + 1 bound the side towards neighbour i."""
        x, y = self.centre(place)
        start = 0 if self.flat else -30
        turns = (math.radians(start + 60 * step) for step in range(6))
        return tuple(
            (round((x + CORNER * math.cos(turn)) * FINE), round((y + CORNER * math.sin(turn)) * FINE)) for turn in turns
        )


def distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def to_segment(point: Point, start: Point, end: Point) -> float:
    """The distance of a point from a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length
    along = min(1.0, max(0.0, along))
    return math.hypot(point[0] - start[0] - along * dx, point[1] - start[1] - along * dy)


def to_line(point: Point, line: list[Point]) -> float:
    """The distance of a point from a polyline."""
    if len(line) == 1:
        return distance(point, line[0])
    return min(to_segment(point, start, end) for start, end in itertools.pairwise(line))


def contains(polygon: list[Point], point: Point) -> bool:
    """Whether a point lies in a polygon (even-odd rule)."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def corner_point(corner: Corner) -> Point:
    return corner[0] / FINE, corner[1] / FINE


def ordered(a: Hex, b: Hex) -> Side:
    """A side has no direction: the smaller hex is written first."""
    return (a, b) if a < b else (b, a)
