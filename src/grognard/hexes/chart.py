"""The board for the client: hexes, hexsides, lines and names, all by printed id."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from grognard.core.rulebook import Localised
from grognard.hexes.board import NO_HEX, Board
from grognard.hexes.grid import Layout


class Hex(Struct, frozen=True, array_like=True):
    id: str
    column: int
    row: int
    terrain: str
    sheet: str


class Course(Struct, frozen=True):
    """A river, hexside by hexside."""

    id: str
    size: str
    sides: tuple[tuple[str, str], ...]


class Track(Struct, frozen=True):
    """A road or railway, hex by hex."""

    kind: str
    hexes: tuple[str, ...]


class Spot(Struct, frozen=True):
    """A named place: a city, a supply source."""

    id: str
    kind: str
    hexes: tuple[str, ...]


class Caption(Struct, frozen=True):
    """A name written across the map."""

    at: str
    kind: str
    name: Localised


class Crossing(Struct, frozen=True):
    """A bridge or ferry with a name of its own, over the side between two hexes; or from one hex into a `zone`."""

    id: str
    kind: str
    hexes: tuple[str, ...]
    zone: str


class Zone(Struct, frozen=True):
    """Hexes with a common meaning: where an off-map area touches the map, a landing zone, the sector of a corps."""

    id: str
    kind: str
    hexes: tuple[str, ...]


class Chart(Struct, frozen=True, kw_only=True):
    """A whole board. `edges` are hexsides with a meaning of their own: borders, the start line."""

    layout: Layout
    hexes: tuple[Hex, ...]
    rivers: tuple[Course, ...]
    lines: tuple[Track, ...]
    places: tuple[Spot, ...]
    captions: tuple[Caption, ...]
    edges: dict[str, tuple[tuple[str, str], ...]]
    crossings: tuple[Crossing, ...]
    zones: tuple[Zone, ...]


def chart(board: Board) -> Chart:
    """The board of a pack for the client."""
    file, grid = board.file, board.grid
    hexes = tuple(
        Hex(name, *grid.place(hex_), board.terrain_ids[board.terrain[hex_]], board.sheets[hex_])
        for hex_, name in enumerate(board.names)
        if name
    )
    return Chart(
        layout=file.layout,
        hexes=hexes,
        rivers=tuple(Course(r.id, r.size, tuple(_pair(pair) for pair in r.sides)) for r in file.river),
        lines=tuple(Track(line.kind, line.hexes) for line in file.line),
        places=tuple(Spot(p.id, p.kind, p.hexes) for p in file.place),
        captions=tuple(Caption(label.at, label.kind, Localised(**label.name)) for label in file.label),
        edges={"border": between(board, board.sheets), "start": between(board, board.halves)},
        crossings=tuple(Crossing(c.id, c.kind, c.hexes, c.zone) for c in file.crossing),
        zones=tuple(Zone(z.id, z.kind, z.hexes) for z in file.zone),
    )


def _pair(pair: str) -> tuple[str, str]:
    left, _, right = pair.partition("/")
    return left, right


def between(board: Board, layer: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The hexsides between hexes that a layer of letters tells apart."""
    return tuple(
        (board.names[hex_], board.names[near])
        for hex_ in range(board.grid.size)
        for near in board.grid.near[hex_]
        if hex_ < near and layer[hex_] != layer[near] and NO_HEX not in (layer[hex_], layer[near])
    )
