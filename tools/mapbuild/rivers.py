"""Rivers: from a course on the globe to the hexsides it follows.

A river runs along the sides between hexes, so its way is a shortest path over the corners of the grid, where a side
costs the more the farther it lies from the true course. A side that would leave a town on the wrong bank costs extra.
"""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Callable

from tools.mapbuild.frame import Frame
from tools.mapbuild.grid import CORNER, Corner, Hex, Point, Side, corner_point, distance, ordered, to_line
from tools.mapbuild.sources import River

# Costs are in side lengths of a course followed exactly.
STEP, OFF_COURSE, FAR_OFF, WRONG_BANK, COAST, SHARED = 0.12, 4.0, 6.0, 2.5, 2.0, 0.5
SNAP = 1.6  # how far a mouth may lie from the river or water it reaches
DETOUR = 1.7  # sides zigzag, so a way is longer than its course, but not by more than this

Cost = Callable[[Corner, Corner, Side], float]


class RiverNet:
    """The corners and sides of the grid, and the rivers laid along them so far."""

    def __init__(self, frame: Frame, letters: dict[Hex, str], towns: dict[Hex, Point]) -> None:
        self._frame = frame
        self._letters = letters
        self._towns = towns
        self._sides: dict[Corner, dict[Corner, Side]] = {}
        for place in frame.centre:
            corners, near = frame.layout.corners(place), frame.neighbours[place]
            for index, other in enumerate(near):
                start, end = corners[index], corners[(index + 1) % 6]
                self._sides.setdefault(start, {})[end] = ordered(place, other)
                self._sides.setdefault(end, {})[start] = ordered(place, other)
        self._ways: dict[str, list[Corner]] = {}
        self._taken: dict[Side, str] = {}

    def lay(self, river: River) -> list[Side]:
        """Lays a river and returns its sides on the board, in order from source to mouth."""
        course = self._frame.points(river.course)
        avoid = {self._frame.parse_side(text) for text in river.avoid}
        through = [self._frame.parse_side(text) for text in river.through]
        cost = self._cost(course, avoid, set(through), set(river.over))
        targets = self._targets(river, course[-1])
        way = self._path(self._starts(river, course[0]), targets, cost)
        if not way:
            raise ValueError(f"{river.id} finds no way to its mouth")
        length = sum(distance(start, end) for start, end in itertools.pairwise(course))
        if len(way) * CORNER > DETOUR * length + SNAP * 2:
            raise ValueError(f"{river.id} makes a detour: its source or mouth is cut off by another river")
        self._ways[river.id] = way
        sides: list[Side] = []
        for a, b in itertools.pairwise(way):
            side = self._sides[a][b]
            owner = self._taken.setdefault(side, river.id)
            if owner == river.id and all(self._letters.get(place, " ") not in " ~ox" for place in side):
                sides.append(side)
        missing = [self._frame.side_name(side) for side in through if side not in sides]
        if missing:
            raise ValueError(f"{river.id} does not reach {missing}")
        return sides

    def _starts(self, river: River, source: Point) -> dict[Corner, float]:
        """Corners where the river may begin, with the price of beginning there."""
        if river.out_of:
            return {corner: 1.5 * distance(corner_point(corner), source) for corner in self._ways[river.out_of]}
        return {self._nearest(source): 0.0}

    def _targets(self, river: River, mouth: Point) -> dict[Corner, float]:
        """Corners where the river may end, with the price of ending there."""
        if river.into:
            ends = self._ways[river.into]
        else:
            ends = [
                corner
                for corner in self._sides
                if self._at_water(corner) and distance(corner_point(corner), mouth) < SNAP
            ]
        if not ends:
            return {self._nearest(mouth): 0.0}
        return {corner: 1.5 * distance(corner_point(corner), mouth) for corner in ends}

    def _at_water(self, corner: Corner) -> bool:
        return any(self._letters.get(place) in ("~", "o") for side in self._sides[corner].values() for place in side)

    def _nearest(self, point: Point) -> Corner:
        return min(self._sides, key=lambda corner: (distance(corner_point(corner), point), corner))

    def _cost(self, course: list[Point], avoid: set[Side], through: set[Side], over: set[str]) -> Cost:
        banks = {place: _bank(course, point) for place, point in self._towns.items() if to_line(point, course) < 1.2}

        def cost(start: Corner, end: Corner, side: Side) -> float:
            if side in avoid or self._taken.get(side) not in (None, *over):
                return math.inf
            if side in through:
                return 0.0
            water = [self._letters.get(place, " ") in "~o" for place in side]
            if all(water):
                return math.inf
            a, b = corner_point(start), corner_point(end)
            off = to_line(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), course)
            price = STEP + OFF_COURSE * off * off + FAR_OFF * max(0.0, off - 0.6) ** 2 + COAST * any(water)
            price += SHARED * (side in self._taken)
            for place in side:
                if place in banks:
                    centre = self._frame.centre[place]
                    turn = (b[0] - a[0]) * (centre[1] - a[1]) - (b[1] - a[1]) * (centre[0] - a[0])
                    price += WRONG_BANK * ((turn > 0) != banks[place])
            return price

        return cost

    def _path(self, starts: dict[Corner, float], targets: dict[Corner, float], cost: Cost) -> list[Corner]:
        """The cheapest way from one of the starts to one of the targets, each of which has a price of its own."""
        best = dict(starts)
        before: dict[Corner, Corner] = {}
        queue = sorted((price, corner) for corner, price in starts.items())
        finish: tuple[float, Corner] | None = None
        while queue:
            price, corner = heapq.heappop(queue)
            if price > best[corner]:
                continue
            if finish is not None and price >= finish[0]:
                break
            if corner in targets and (finish is None or price + targets[corner] < finish[0]):
                finish = price + targets[corner], corner
            for end, side in self._sides[corner].items():
                total = price + cost(corner, end, side)
                if total < best.get(end, math.inf):
                    best[end], before[end] = total, corner
                    heapq.heappush(queue, (total, end))
        if finish is None:
            return []
        way = [finish[1]]
        while way[-1] in before:
            way.append(before[way[-1]])
        return way[::-1]


def _bank(course: list[Point], point: Point) -> bool:
    """Whether a point lies on the right bank (with rows growing downwards, where the turn is positive)."""
    pairs = list(itertools.pairwise(course))
    start, end = min(pairs, key=lambda pair: to_line(point, list(pair)))
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0]) > 0
