"""The frame of a board: which hexes there are, which sheet each belongs to, its name, its side of the start line."""

from __future__ import annotations

import itertools

from tools.mapbuild.georeference import Georeference, LatLon
from tools.mapbuild.grid import Hex, Layout, Point, Side, ordered
from tools.mapbuild.sources import BoardSource, Cut, Sheet

NO_SIDE = "-"  # of a board without a start line


class Frame:
    def __init__(self, source: BoardSource) -> None:
        self.source = source
        self.layout: Layout = source.layout
        self._column_first = source.ids == "column-row"
        self._sheets = {sheet.id: sheet for sheet in source.sheets}
        centres = [[self.layout.centre(self.parse(name)) for name in c.hexes] for c in source.transform.controls]
        self.geo = Georeference(self.layout, source.transform, centres)
        self.centre = {place: self.layout.centre(place) for place in self.layout.hexes(margin=2)}
        self.neighbours = {place: self.layout.neighbours(place) for place in self.layout.hexes(margin=2)}
        cuts = [(cut, self.points(cut.line)) for cut in source.sheet_cuts]
        self.sheet: dict[Hex, str] = {}
        for place in self.layout.hexes():
            found = self._sheet_of(place, cuts)
            if found:
                self.sheet[place] = found
        self.side = dict.fromkeys(self.sheet, NO_SIDE)
        if source.start_line:
            line = self.points(source.start_line.line)
            self.side = {place: _region(source.start_line, line, self.centre[place]) for place in self.sheet}

    def points(self, places: tuple[LatLon, ...]) -> list[Point]:
        return [self.geo.point(place) for place in places]

    def name(self, place: Hex) -> str:
        """The printed name of a hex: its sheet, then its column and row on that sheet."""
        sheet = self._sheets[self.sheet[place]]
        column, row = place[0], sheet.printed_row(place[1])
        return (
            f"{sheet.letters}{column:02d}{row:02d}" if self._column_first else f"{sheet.letters}{row:02d}{column:02d}"
        )

    def printed_row(self, place: Hex) -> int:
        return self._sheets[self.sheet[place]].printed_row(place[1])

    def parse(self, name: str) -> Hex:
        """The hex of a printed name."""
        sheet = next((sheet for sheet in self.source.sheets if name.startswith(sheet.letters)), None)
        digits = name[len(sheet.letters) :] if sheet else ""
        if sheet is None or len(digits) != 4 or not digits.isdigit():
            raise ValueError(f"no such hex: {name}")
        first, second = int(digits[:2]), int(digits[2:])
        column, row = (first, second) if self._column_first else (second, first)
        return column, sheet.offset - row if sheet.upward else row + sheet.offset

    def parse_side(self, text: str) -> Side:
        first, second = text.split("/")
        return ordered(self.parse(first), self.parse(second))

    def side_name(self, side: Side) -> str:
        return "/".join(self.name(place) for place in side)

    def within(self, centre: Hex, steps: int) -> set[Hex]:
        """The hexes at most so many steps away."""
        found = edge = {centre}
        for _ in range(steps):
            edge = {near for place in edge for near in self.neighbours[place] if near in self.sheet} - found
            found = found | edge
        return found

    def _sheet_of(self, place: Hex, cuts: list[tuple[Cut, list[Point]]]) -> str:
        """Where printed sheets overlap, the border between their play areas decides."""
        found = [sheet.id for sheet in self.source.sheets if _on_sheet(sheet, place)]
        for cut, line in cuts:
            if cut.even in found and cut.odd in found:
                found = [_region(cut, line, self.centre[place])]
        return found[0] if found else ""


def _on_sheet(sheet: Sheet, place: Hex) -> bool:
    column, row = place[0], sheet.printed_row(place[1])
    return sheet.columns[0] <= column <= sheet.columns[1] and sheet.rows[0] <= row <= sheet.rows[1]


def _region(cut: Cut, line: list[Point], point: Point) -> str:
    """Counts how often the ray from a point crosses the line."""
    crossings = 0
    for start, end in itertools.pairwise(line):
        (a, b), (c, d) = (start, end) if cut.ray == "north" else (start[::-1], end[::-1])
        along, beyond = point if cut.ray == "north" else point[::-1]
        if (a > along) != (c > along) and b + (d - b) * (along - a) / (c - a) < beyond:
            crossings += 1
    return cut.odd if crossings % 2 else cut.even
