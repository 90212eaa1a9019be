"""What a board is made from: the files of one folder under tools/mapbuild, decoded and checked for shape.

board.toml    layout, sheets, transform, who owns which side of the start line; bridges, ferries and zones, if any
places.toml   the gazetteer
rivers.toml   river courses
lines.toml    roads and railways as lists of stops
terrain.toml  land cover by hex, and the polygons drawn over it
checks.toml   what the finished board must be: hexes of the rulebook, set-up hexes
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from tools.mapbuild.georeference import LatLon, Transform
from tools.mapbuild.grid import Layout

Name = dict[str, str]
HOME = Path(__file__).parent


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A source with a misspelt key is an error, not a silent loss."""


class Sheet(Strict, frozen=True):
    id: str
    offset: int
    columns: tuple[int, int]
    rows: tuple[int, int]  # as printed
    name: Name
    prefix: str | None = None  # of the names of its hexes, if not its id
    upward: bool = False  # rows are numbered from the bottom: offset less the row of the frame

    def printed_row(self, row: int) -> int:
        return self.offset - row if self.upward else row - self.offset

    @property
    def letters(self) -> str:
        return self.id if self.prefix is None else self.prefix


class TerrainKind(Strict, frozen=True):
    id: str
    letter: str
    name: Name


class Cut(Strict, frozen=True):
    """A line across the board. Going from a hex in the direction of the `ray` ("north" or "west"), one crosses it an
    even number of times from the hexes of `even`, an odd number of times from those of `odd`."""

    ray: str
    even: str
    odd: str
    line: tuple[LatLon, ...]
    source: str


class Supply(Strict, frozen=True):
    id: str
    side: str
    hex: str
    name: Name
    source: str
    moscow: bool = False


class Label(Strict, frozen=True):
    at: str
    kind: str
    name: Name


class Crossing(Strict, frozen=True):
    """A bridge or ferry. `hexes` are its two ends, or one end and the `zone` beyond the edge."""

    id: str
    kind: str
    hexes: tuple[str, ...]
    river: str
    name: Name
    source: str
    zone: str = ""


class Zone(Strict, frozen=True):
    """Hexes with a meaning: listed, or all on one bank of rivers, reached from a hex without crossing them."""

    id: str
    kind: str
    name: Name
    source: str
    hexes: tuple[str, ...] = ()
    start: str = ""
    rivers: tuple[str, ...] = ()
    rows: tuple[int, int] = (0, 99)


class BoardSource(Strict, frozen=True):
    source: str
    target: str
    ids: str
    layout: Layout
    sheets: tuple[Sheet, ...]
    terrain: tuple[TerrainKind, ...]
    transform: Transform
    sheet_cuts: tuple[Cut, ...] = ()
    start_line: Cut | None = None
    supply: tuple[Supply, ...] = ()
    labels: tuple[Label, ...] = ()
    # Kinds of lines; those of one family run over one another, and the kind that stands first prevails.
    families: tuple[tuple[str, ...], ...] = (("rail",), ("road",))
    spans: dict[str, Name] = {}  # kinds of crossings that a line of a family makes over broad water, and their names
    crossings: tuple[Crossing, ...] = ()
    zones: tuple[Zone, ...] = ()
    # What it costs a line to cross a river of some size, or to enter a letter of the terrain, where the usual price is
    # wrong; `inf`: only by a named bridge, or not at all.
    river_tolls: dict[str, float] = {}
    ground_tolls: dict[str, float] = {}


class Place(Strict, frozen=True):
    """A place of the gazetteer. `hexes` only where its coordinates do not decide; `node`: a stop that is not drawn."""

    id: str
    kind: str
    at: LatLon
    name: Name | None = None
    hexes: tuple[str, ...] = ()
    source: str = "reconstructed: hex computed from the coordinates"


class River(Strict, frozen=True):
    id: str
    size: str
    name: Name
    course: tuple[LatLon, ...]  # from source to mouth
    into: str = ""  # the river it joins; otherwise it ends at water, at the edge, or where its course ends
    out_of: str = ""  # the river it leaves
    over: tuple[str, ...] = ()  # rivers it crosses: it may share their sides, which stay theirs
    source: str = "hand-drawn course"
    avoid: tuple[str, ...] = ()  # sides it may not take
    through: tuple[str, ...] = ()  # sides it must take


class Line(Strict, frozen=True):
    kind: str
    stops: tuple[str | LatLon, ...]


class Area(Strict, frozen=True):
    """A polygon of the terrain: a letter it lays down, or a change of the tree cover."""

    what: str
    polygon: tuple[LatLon, ...]
    share: float = 0.5  # of the hex that must be covered
    cover: float = 0.0
    note: str = ""


class Woods(Strict, frozen=True):
    """How much tree cover makes a sparse or a dense forest, and how settlement thins it."""

    own: float = 0.0
    around: float = 0.0
    road: float = 0.0
    rail: float = 0.0
    place: float = 0.0
    near_place: float = 0.0
    sparse: float = 1.0
    dense: float = 2.0


class TerrainSource(Strict, frozen=True):
    source: str
    areas: tuple[Area, ...]
    fixed: dict[str, str]
    woods: Woods = Woods()
    cover_rows: tuple[str, ...] = ()  # none: open country everywhere
    early: str = "~oxm"  # letters laid before rivers and lines, which heed them
    late: str = "s"  # letters laid last, besides the forest that tree cover gives


class Expected(Strict, frozen=True):
    """A fact of the rulebook about one hex."""

    hex: str
    source: str
    terrain: str = ""
    place: str = ""
    supply: str = ""
    joined: tuple[str, ...] = ()  # neighbours it must have
    rail: bool = False
    road: bool = False


class ExpectedGround(Strict, frozen=True):
    """Hexes that all have one terrain."""

    terrain: str
    hexes: tuple[str, ...]
    source: str


class ExpectedSides(Strict, frozen=True):
    """Sides that all have a river of one size, or all a line of one kind across them."""

    kind: str
    sides: tuple[str, ...]
    source: str


class Apart(Strict, frozen=True):
    """Two hexes that no way over land joins but across a river of these sizes."""

    hexes: tuple[str, str]
    sizes: tuple[str, ...]
    source: str


class ExpectedSide(Strict, frozen=True):
    side: str
    river: bool
    source: str
    crossing: str = ""


class SetUp(Strict, frozen=True):
    """Hexes where a formation stands at the start."""

    formation: str
    side: str
    sheet: str
    hexes: tuple[str, ...] = ()
    centre: str = ""
    within: int = 0


class Checks(Strict, frozen=True):
    hexes: tuple[Expected, ...]
    sides: tuple[ExpectedSide, ...] = ()
    set_up: tuple[SetUp, ...] = ()
    off_rail: int = 0
    ground: tuple[ExpectedGround, ...] = ()
    rivers: tuple[ExpectedSides, ...] = ()
    lines: tuple[ExpectedSides, ...] = ()
    apart: tuple[Apart, ...] = ()


class Sources(Strict, frozen=True):
    board: BoardSource
    places: tuple[Place, ...]
    rivers: tuple[River, ...]
    lines: tuple[Line, ...]
    terrain: TerrainSource
    checks: Checks


Shape = TypeVar("Shape")


def load(game: str) -> Sources:
    folder = HOME / game
    if not (folder / "board.toml").is_file():
        raise SystemExit(f"no sources for a board of {game!r} in {HOME}")
    return Sources(
        board=_read(folder / "board.toml", BoardSource),
        places=_read_list(folder / "places.toml", "place", tuple[Place, ...]),
        rivers=_read_list(folder / "rivers.toml", "river", tuple[River, ...]),
        lines=_read_list(folder / "lines.toml", "line", tuple[Line, ...]),
        terrain=_read(folder / "terrain.toml", TerrainSource),
        checks=_read(folder / "checks.toml", Checks),
    )


def _read(path: Path, shape: type[Shape]) -> Shape:
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), shape)


def _read_list(path: Path, key: str, shape: type[Shape]) -> Shape:
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))[key], shape)
