"""A board as a pack describes it: terrain, rivers along hexsides, roads and rails, names; printed ids made ints."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import Struct

from grognard.core.packs import loading
from grognard.core.packs.loading import PackError
from grognard.hexes.grid import Grid, Layout

Name = dict[str, str]
NO_HEX = " "


class Sheet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One printed map; its hexes are named by its letter (or its `prefix`), and their rows are counted from its own
    edge: downwards, or `upward` from the bottom, and then a printed row is the offset less the row of the grid."""

    id: str
    offset: int
    name: Name
    prefix: str | None = None
    upward: bool = False

    def row(self, row: int) -> int:
        """The printed number of a row of the grid."""
        return self.offset - row if self.upward else row - self.offset


class Terrain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    letter: str
    name: Name


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A named place; the game defines what its kind means."""

    id: str
    kind: str
    hexes: tuple[str, ...]
    name: Name
    source: str = ""


class River(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    size: str
    sides: tuple[str, ...]
    """Hexsides as pairs of neighbours, `L1624/L1725`."""
    name: Name
    source: str = ""


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A road or railway: consecutive hexes are joined."""

    kind: str
    hexes: tuple[str, ...]
    source: str = ""


class Supply(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    side: str
    hex: str
    name: Name
    moscow: bool = False
    source: str = ""


class Label(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A name written across the map: seas, marshes, regions."""

    at: str
    kind: str
    name: Name


class Crossing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bridge or ferry over the side between two hexes; or between one hex and the `zone` beyond the edge."""

    id: str
    kind: str
    hexes: tuple[str, ...]
    river: str
    name: Name
    zone: str = ""
    source: str = ""


class Zone(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set of hexes with a meaning: where an off-map area touches the map, the sector of a corps, a drop zone, a river
    bank. The game defines what its kind means."""

    id: str
    kind: str
    hexes: tuple[str, ...]
    name: Name
    source: str = ""


class BoardFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`board.toml`. Rows of letters have one letter for each column."""

    source: str
    layout: Layout
    rows: tuple[str, ...]
    sheet_rows: tuple[str, ...]
    side_rows: tuple[str, ...]
    sheet: tuple[Sheet, ...]
    terrain: tuple[Terrain, ...]
    place: tuple[Place, ...] = ()
    river: tuple[River, ...] = ()
    line: tuple[Line, ...] = ()
    supply: tuple[Supply, ...] = ()
    label: tuple[Label, ...] = ()
    ids: Literal["column-row", "row-column"] = "column-row"
    crossing: tuple[Crossing, ...] = ()
    zone: tuple[Zone, ...] = ()


Side = tuple[int, int]
"""Two neighbours, the smaller first."""
_BREADTH = {"canal": 1, "large": 1, "major": 2}


def pair(hex_a: int, hex_b: int) -> Side:
    """The side between two neighbours."""
    return (hex_a, hex_b) if hex_a < hex_b else (hex_b, hex_a)


class Board:
    """The board with ints for hexes. Wrong data is a `PackError` that names the fault."""

    def __init__(self, file: BoardFile, shown: str) -> None:
        self.file = file
        self.shown = shown
        self.grid = Grid(file.layout)
        for layer in ("rows", "sheet_rows", "side_rows"):
            rows: tuple[str, ...] = getattr(file, layer)
            if len(rows) != file.layout.rows or any(len(row) != file.layout.columns for row in rows):
                raise PackError(shown, f"{layer} must have {file.layout.rows} strings of {file.layout.columns} letters")
        self.terrain_ids = tuple(t.id for t in file.terrain)
        codes = {t.letter: code for code, t in enumerate(file.terrain)}
        letters = "".join(file.rows)
        if unknown := set(letters) - set(codes) - {NO_HEX}:
            raise PackError(shown, f"unknown terrain letters {sorted(unknown)}")
        self.terrain = tuple(codes.get(letter, -1) for letter in letters)
        """Index of the terrain of each hex; -1 where there is none."""
        self.sheets = "".join(file.sheet_rows)
        """The letter of the sheet that each hex belongs to; a blank where there is none."""
        self.halves = "".join(file.side_rows)
        """`a` or `s`: the side of the start line each hex lies on."""
        if strange := set(self.sheets) - {sheet.id for sheet in file.sheet} - {NO_HEX}:
            raise PackError(shown, f"unknown sheets {sorted(strange)}")
        sheets = {sheet.id: sheet for sheet in file.sheet}
        names = []
        for hex_, letter in enumerate(self.sheets):
            if letter == NO_HEX:
                names.append("")
                continue
            sheet = sheets[letter]
            column, row = self.grid.place(hex_)
            first, second = (column, sheet.row(row)) if file.ids == "column-row" else (sheet.row(row), column)
            names.append(f"{letter if sheet.prefix is None else sheet.prefix}{first:02}{second:02}")
        self.names = tuple(names)
        """The printed id of each hex; empty where there is none."""
        self.index = {name: hex_ for hex_, name in enumerate(self.names) if name}

    def hex(self, name: str) -> int:
        try:
            return self.index[name]
        except KeyError:
            raise PackError(self.shown, f"there is no hex {name!r}") from None

    def side(self, pair: str) -> Side:
        """`L1624/L1725` as two ints, the smaller first."""
        left, _, right = pair.partition("/")
        a, b = sorted((self.hex(left), self.hex(right)))
        if not self.grid.adjacent(a, b):
            raise PackError(self.shown, f"{pair} is no hexside: the two do not touch")
        return a, b

    @cached_property
    def rivers(self) -> dict[Side, str]:
        """The size of the river on each hexside that has one; if two are given, the larger counts."""
        sizes: dict[Side, str] = {}
        for river in sorted(self.file.river, key=lambda river: _BREADTH.get(river.size, 0)):
            for pair in river.sides:
                sizes[self.side(pair)] = river.size
        return sizes

    @cached_property
    def crossings(self) -> dict[Side, Crossing]:
        """The bridge or ferry on each hexside that has one, except those that lead off the map."""
        by_side: dict[Side, Crossing] = {}
        for crossing in self.file.crossing:
            if len(crossing.hexes) == 2:
                by_side[self.side("/".join(crossing.hexes))] = crossing
        return by_side

    @cached_property
    def zones(self) -> dict[str, frozenset[int]]:
        """The hexes of each zone."""
        return {zone.id: frozenset(self.hex(name) for name in zone.hexes) for zone in self.file.zone}

    def links(self, kind: str) -> frozenset[Side]:
        """The pairs of neighbours joined by a line of this kind."""
        sides: set[Side] = set()
        for line in self.file.line:
            if line.kind == kind:
                sides.update(self.side(f"{a}/{b}") for a, b in zip(line.hexes, line.hexes[1:], strict=False))
        return frozenset(sides)


def load_board(slug: str, file: str = "board") -> Board:
    """The board of a pack, with the player's overlay."""
    shown = f"packs/{slug}/{file}.toml"
    return Board(loading.convert(loading.read(slug, file, loading.overlay_dirs(slug)), BoardFile, shown), shown)
