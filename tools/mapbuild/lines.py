"""Roads and railways: from lists of stops to chains of hexes.

Between two stops a line follows the hexes nearest to the straight way. It shuns water, crosses rivers no oftener than
it must, major ones only where a bridge is named (unless the board sets other tolls), and joins a line of its family
that already runs its way.
"""

from __future__ import annotations

import heapq
import itertools
import math

from tools.mapbuild.frame import Frame
from tools.mapbuild.grid import Hex, Point, Side, ordered, to_segment
from tools.mapbuild.sources import Line

OFF_COURSE, JOINED = 2.5, 0.75
CROSSING = {"large": 1.6, "small": 0.6, "major": math.inf, "canal": 1.6, "minor": 0.4}
CLIMBING = {"m": 0.8}
REACH = 3.5  # a line never strays farther from the straight way

Stop = tuple[Hex, Point]


class LineNet:
    """The hexes a line may use, and the lines laid so far."""

    def __init__(self, frame: Frame, letters: dict[Hex, str], rivers: dict[Side, str]) -> None:
        self._frame = frame
        self._letters = letters
        self._rivers = rivers
        self._families = frame.source.families
        self._crossing = {**CROSSING, **frame.source.river_tolls}
        self._climbing = {**CLIMBING, **frame.source.ground_tolls}
        self.links: dict[str, set[Side]] = {kind: set() for family in self._families for kind in family}
        self._bridges: dict[str, set[Side]] = {}
        for crossing in frame.source.crossings:
            if len(crossing.hexes) == 2:
                side = ordered(frame.parse(crossing.hexes[0]), frame.parse(crossing.hexes[1]))
                self._bridges.setdefault(crossing.kind, set()).add(side)

    def lay(self, line: Line, stops: list[Stop]) -> None:
        """Lays a line and keeps its links, so that later lines may join it."""
        family, better = self._better(line.kind)
        for start, end in itertools.pairwise(stops):
            laid = set[Side]().union(*(self.links[kind] for kind in family))
            chain = self._path(start, end, laid, self._open(line.kind))
            self.links[line.kind].update({ordered(a, b) for a, b in itertools.pairwise(chain)} - better)

    def _better(self, kind: str) -> tuple[tuple[str, ...], set[Side]]:
        """The family of a kind, and the links that better kinds of it have taken."""
        family = next(family for family in self._families if kind in family)
        return family, set[Side]().union(*(self.links[other] for other in family[: family.index(kind)]))

    def _open(self, kind: str) -> set[Side]:
        """The sides where a named bridge carries lines of this kind."""
        railways = next((family for family in self._families if "rail" in family), ())
        carried = ("bridge", "rail-bridge") if kind in railways else ("bridge",)
        return set[Side]().union(*(self._bridges.get(bridge, set()) for bridge in carried))

    def join(self, kind: str, hexes: list[Hex]) -> None:
        """Joins neighbouring hexes of one place with one another."""
        _, better = self._better(kind)
        for index, place in enumerate(hexes):
            near = [other for other in hexes[index + 1 :] if other in self._frame.neighbours[place]]
            self.links[kind].update({ordered(place, other) for other in near} - better)

    def chains(self, kind: str) -> list[list[Hex]]:
        """The links of a kind as chains, each link once: from ends and junctions first, then the remaining rings."""
        left = set(self.links[kind])
        ends: dict[Hex, set[Hex]] = {}
        for a, b in left:
            ends.setdefault(a, set()).add(b)
            ends.setdefault(b, set()).add(a)
        found = []
        for only_ends in (True, False):
            for start in sorted(ends):
                for following in sorted(ends[start]):
                    if ordered(start, following) in left and (not only_ends or len(ends[start]) != 2):
                        found.append(_walk(start, following, ends, left))
        return found

    def _path(self, start: Stop, end: Stop, links: set[Side], bridged: set[Side]) -> list[Hex]:
        (source, from_point), (target, to_point) = start, end
        best: dict[Hex, float] = {source: 0.0}
        before: dict[Hex, Hex] = {}
        queue = [(0.0, source)]
        while queue:
            price, place = heapq.heappop(queue)
            if place == target:
                break
            if price > best[place]:
                continue
            for near in self._frame.neighbours[place]:
                total = price + self._cost(place, near, from_point, to_point, links, bridged)
                if total < best.get(near, math.inf):
                    best[near], before[near] = total, place
                    heapq.heappush(queue, (total, near))
        if target not in best:
            raise ValueError(f"no way from {self._frame.name(source)} to {self._frame.name(target)}")
        chain = [target]
        while chain[-1] != source:
            chain.append(before[chain[-1]])
        return chain[::-1]

    def _cost(self, place: Hex, near: Hex, start: Point, end: Point, links: set[Side], bridged: set[Side]) -> float:
        letter = self._letters.get(near, " ")
        off = to_segment(self._frame.centre[near], start, end)
        if letter in " ~ox" or off > REACH:
            return math.inf
        side = ordered(place, near)
        price = 1 + OFF_COURSE * off * off + self._climbing.get(letter, 0.0)
        if side in self._rivers and side not in links and side not in bridged:
            price += self._crossing[self._rivers[side]]
        return price * JOINED if side in links else price


def _walk(start: Hex, following: Hex, ends: dict[Hex, set[Hex]], left: set[Side]) -> list[Hex]:
    """Follows a chain until it ends, forks or has been walked."""
    chain = [start, following]
    left.discard(ordered(start, following))
    while len(ends[chain[-1]]) == 2:
        onward = [place for place in sorted(ends[chain[-1]]) if ordered(chain[-1], place) in left]
        if not onward:
            break
        left.discard(ordered(chain[-1], onward[0]))
        chain.append(onward[0])
    return chain
