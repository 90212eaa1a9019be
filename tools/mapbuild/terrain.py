"""The ground of every hex: water and mountains first, for rivers and lines heed them, then marsh and forest.

Forest comes from a raster of tree cover (0 open, 1 mixed, 2 closed), smoothed over the neighbours, corrected by
polygons, and thinned where people lived and moved in 1941.
"""

from __future__ import annotations

import math

from tools.mapbuild.frame import Frame
from tools.mapbuild.grid import Hex, Point, Side, contains
from tools.mapbuild.sources import Area, TerrainSource

# Sample points of a hex: the centre, and two rings of six.
SAMPLES: tuple[Point, ...] = (
    (0.0, 0.0),
    *((0.24 * math.cos(math.radians(turn)), 0.24 * math.sin(math.radians(turn))) for turn in range(0, 360, 60)),
    *((0.42 * math.cos(math.radians(turn)), 0.42 * math.sin(math.radians(turn))) for turn in range(30, 390, 60)),
)


class Ground:
    def __init__(self, frame: Frame, source: TerrainSource) -> None:
        self._frame = frame
        self._source = source
        self._cover: dict[Hex, float] = {}
        self.letters: dict[Hex, str] = {} if source.cover_rows else dict.fromkeys(frame.sheet, ".")
        for row, text in enumerate(source.cover_rows, 1):
            for column, letter in enumerate(text, 1):
                if (column, row) in frame.sheet:
                    self.letters[column, row] = "." if letter.isdigit() else letter
                    if letter.isdigit():
                        self._cover[column, row] = float(letter)
        self._shares = [(area, self._covered(area)) for area in source.areas]
        self._lay(source.early)
        self._fix(f"{source.early}.")
        self._drain()

    def grow(self, links: dict[str, set[Side]], places: set[Hex]) -> None:
        """Lays marsh and forest, once roads, railways and towns are known."""
        woods = self._source.woods
        served = {kind: {place for side in sides for place in side} for kind, sides in links.items()}
        scores = {}
        for place, own in self._cover.items():
            around = [self._cover[near] for near in self._frame.neighbours[place] if near in self._cover]
            score = woods.own * own + woods.around * (sum(around) / len(around) if around else own)
            score -= woods.road * (place in served.get("road", ())) + woods.rail * (place in served.get("rail", ()))
            score -= woods.place * (place in places)
            score -= woods.near_place * sum(near in places for near in self._frame.neighbours[place])
            scores[place] = score
        for area, shares in self._shares:
            for place, share in shares.items():
                if area.what == "cover" and place in scores and share >= area.share:
                    scores[place] += area.cover
        for place, score in scores.items():
            if self.letters[place] == ".":
                self.letters[place] = "f" if score >= woods.dense else "w" if score >= woods.sparse else "."
        self._lay(self._source.late)
        self._fix(f"wf{self._source.late}.")

    def rows(self) -> list[str]:
        layout = self._frame.layout
        return [
            "".join(self.letters.get((column, row), " ") for column in range(1, layout.columns + 1))
            for row in range(1, layout.rows + 1)
        ]

    def _covered(self, area: Area) -> dict[Hex, float]:
        """The share of each hex under a polygon."""
        polygon = self._frame.points(area.polygon)
        left, right = min(p[0] for p in polygon) - 1, max(p[0] for p in polygon) + 1
        top, bottom = min(p[1] for p in polygon) - 1, max(p[1] for p in polygon) + 1
        shares = {}
        for place in self.letters:
            x, y = self._frame.centre[place]
            if left < x < right and top < y < bottom:
                count = sum(contains(polygon, (x + dx, y + dy)) for dx, dy in SAMPLES)
                if count:
                    shares[place] = count / len(SAMPLES)
        return shares

    def _lay(self, kinds: str) -> None:
        for area, shares in self._shares:
            if area.what in kinds:
                for place, share in shares.items():
                    if share >= area.share and self.letters[place] not in "~ox":
                        self.letters[place] = area.what

    def _drain(self) -> None:
        """A hex that will be marsh or forest is land from the beginning, even where a polygon of water reaches it."""
        for name, letter in self._source.fixed.items():
            if letter not in f"{self._source.early}.":
                self.letters[self._frame.parse(name)] = "."

    def _fix(self, kinds: str) -> None:
        for name, letter in self._source.fixed.items():
            if letter in kinds:
                self.letters[self._frame.parse(name)] = letter
