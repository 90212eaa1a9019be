"""The boards of a firefight joined into one battlefield, with hills and ditches laid on them. A hex is a small int
inside and goes by the name that is printed on its board, `7-G08`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import pairwise

from msgspec import Struct

from grognard.core.packs.loading import PackError
from grognard.games.coh.data.firefights import Laid, Zone
from grognard.games.coh.data.schema import BoardRow, Overlay, Terrain
from grognard.hexes.board import Side, pair
from grognard.hexes.country import Changes, redrawn
from grognard.hexes.grid import NOWHERE, Grid, Layout

COLUMNS, ROWS = 18, 12
LETTERS = "ABCDEFGHIJKL"
EXITS = {"n": (9, 1), "s": (10, 12), "w": (1, 7), "e": (18, 6)}
"""Column and row by which a road leaves every board, turned or not: A09, L10, G01, F18."""
SHOWN = "packs/coh/boards.toml"
GULLIES = ("gully", "gully-end")
LEVELS = range(-1, 3)
"""11.0, 11.5 From the bottom of a gully to the top of a high hill."""
OFF = 99
"""The height of what is not on the boards: more than anything."""


class Patch(Struct, frozen=True, kw_only=True):
    """Changes of a battlefield for a situation, by printed id (sides as `7-G08/7-G09`); `none` takes away."""

    terrain: Changes = ()
    levels: tuple[tuple[str, int], ...] = ()
    sides: Changes = ()
    """Side to `small-gully` or `wall`."""
    roads: Changes = ()


NO_PATCH = Patch()


class Plan(Struct, frozen=True):
    """How a battlefield is put together: rows of boards from the north, and what is laid on them."""

    boards: tuple[tuple[str, ...], ...]
    overlays: tuple[Laid, ...] = ()
    patch: Patch = NO_PATCH


class Sheets(Struct, frozen=True):
    """What battlefields are made of: the boards, the pieces, the chart of terrain."""

    boards: Mapping[str, BoardRow]
    overlays: Mapping[str, Overlay]
    terrain: Mapping[str, Terrain]


@cache
def _grid(across: int, down: int) -> Grid:
    """The hexes of so many boards; what is found about them serves every battlefield of that size."""
    return Grid(Layout(orientation="flat", raised="odd", columns=COLUMNS * across, rows=ROWS * down))


class Battlefield:
    """Boards edge to edge. Wrong data is a `PackError` that names the fault."""

    def __init__(self, plan: Plan, sheets: Sheets) -> None:
        self.plan, self._sheets = plan, sheets
        if not plan.boards or len({len(row) for row in plan.boards}) != 1 or not plan.boards[0]:
            raise PackError(SHOWN, f"the boards {plan.boards} make no rectangle")
        self.grid = _grid(len(plan.boards[0]), len(plan.boards))
        self.halves = tuple(2 * row + (column + 1) % 2 for column, row in map(self.grid.place, range(self.grid.size)))
        """How far down each hex lies, in half hexes: coordinates, with its column, in which all hexes are alike."""
        names = dict(self._named())
        self.names = tuple(names[hex_] for hex_ in range(self.grid.size))
        """The printed id of each hex."""
        self.index = {name: hex_ for hex_, name in enumerate(self.names)}
        self.boards = tuple(name.partition("-")[0] for name in self.names)
        """The board that each hex belongs to."""
        letters = {row.letter: row.id for row in sheets.terrain.values()}
        printed = dict(self._printed(letters))
        covered = {hex_: cell for laid in plan.overlays for hex_, cell in self.laid(laid)}
        for hex_, (_, letter) in covered.items():
            printed[hex_] = letters[letter]
        printed = redrawn(printed, plan.patch.terrain, self.hex)
        self.terrain = tuple(printed[hex_] for hex_ in range(self.grid.size))
        """What fills each hex."""
        levels = {hex_: level for hex_, (level, _) in covered.items()}
        levels |= {self.hex(name): level for name, level in plan.patch.levels}
        self.level = tuple(
            levels.get(h, sheets.terrain[kind].level)  # §11.0.c, §11.5.i
            for h, kind in enumerate(self.terrain)
        )
        """11.0, 11.5 The level of the ground of each hex."""
        self.top = tuple(2 * level + sheets.terrain[self.terrain[h]].height for h, level in enumerate(self.level))
        """11.3 How high each hex stands with what grows or is built there, in half levels."""
        ditches = frozenset(hex_ for hex_, kind in enumerate(self.terrain) if kind == "ditch")
        roads = {side: "road" for side in self._roads() if not ditches.intersection(side)}
        self.roads = frozenset(redrawn(roads, plan.patch.roads, self.side))
        """The pairs of neighbours that a road joins."""
        open_ = {side: kind for side, kind in self._hexsides() if not covered.keys() & set(side)}
        self.sides = self._gully_walls() | redrawn(open_, plan.patch.sides, self.side)
        """Small gullies, walls and the slopes of large gullies."""

    # -- names ----------------------------------------------------------------------------------------------

    def hex(self, name: str) -> int:
        try:
            return self.index[name]
        except KeyError:
            raise PackError(SHOWN, f"there is no hex {name!r} on {self.plan.boards}") from None

    def side(self, name: str) -> Side:
        """`7-G08/7-G09` as two ints, the smaller first."""
        left, _, right = name.partition("/")
        a, b = pair(self.hex(left), self.hex(right))
        if not self.grid.adjacent(a, b):
            raise PackError(SHOWN, f"{name} is no hexside: the two do not touch")
        return a, b

    def zone(self, zone: Zone) -> frozenset[int]:
        """10.0 The hexes where a unit may hide."""
        hexes = self._zones.get(zone)
        if hexes is None:
            hexes = self._zones[zone] = frozenset(self._in_zone(zone))
        return hexes

    @cached_property
    def _zones(self) -> dict[Zone, frozenset[int]]:
        """The zones computed so far."""
        return {}

    def _in_zone(self, zone: Zone) -> Iterator[int]:
        first, last = zone.rows
        return (
            hex_
            for hex_, name in enumerate(self.names)
            if self.boards[hex_] == zone.board
            and first <= name.partition("-")[2][0] <= last
            and (zone.ground == "any" or self._sheets.terrain[self.terrain[hex_]].conceals)
        )

    # -- questions ------------------------------------------------------------------------------------------

    def offset(self, from_hex: int, to_hex: int) -> tuple[int, int]:
        """Columns to the east and half hexes to the south from one hex to another."""
        return to_hex % self.grid.columns - from_hex % self.grid.columns, self.halves[to_hex] - self.halves[from_hex]

    def beyond(self, hex_: int, columns: int, halves: int) -> int:
        """The hex so many columns to the east and half hexes to the south; NOWHERE off the boards."""
        column = hex_ % self.grid.columns + columns + 1
        down = self.halves[hex_] + halves
        return self.grid.at(column, (down - (column + 1) % 2) // 2)

    @cached_property
    def lattice(self) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """The heights of all hexes in one row of numbers, in which equal steps on the map are equal steps: how far it
        is from column to column, where each hex stands, and the heights; OFF between and beyond them."""
        stride = 2 * self.grid.rows + 4
        places = tuple((hex_ % self.grid.columns + 1) * stride + half for hex_, half in enumerate(self.halves))
        heights = [OFF] * (stride * (self.grid.columns + 2))
        for hex_, place in enumerate(places):
            heights[place] = self.top[hex_]
        return stride, places, tuple(heights)

    @cached_property
    def on_road(self) -> frozenset[int]:
        return frozenset(hex_ for side in self.roads for hex_ in side)

    @cached_property
    def edge(self) -> frozenset[int]:
        """The hexes at the outer edge: there units come in and leave."""
        return frozenset(hex_ for hex_, around in enumerate(self.grid.neighbours) if NOWHERE in around)  # §5.1.e

    def edges_at(self, hex_: int) -> frozenset[str]:
        """The edges of the map at which a hex lies: two in a corner."""
        column, row = self.grid.place(hex_)
        ends = {"w": column == 1, "e": column == self.grid.columns, "n": row == 1, "s": row == self.grid.rows}
        return frozenset(edge for edge, there in ends.items() if there)

    def laid(self, laid: Laid) -> Iterator[tuple[int, tuple[int, str]]]:
        """The hexes that a piece covers, each with its level and letter."""
        if laid.overlay not in self._sheets.overlays:
            raise PackError(SHOWN, f"there is no piece {laid.overlay!r}")
        anchor = self.hex(laid.at)
        for cell in self._sheets.overlays[laid.overlay].hexes:
            across, down = cell.at
            for _ in range(laid.turn % 6):
                across, down = -down, across + down
            hex_ = self.beyond(anchor, across, 2 * down + across)
            if hex_ == NOWHERE:
                raise PackError(SHOWN, f"{laid.overlay} at {laid.at} lies off the boards")
            yield hex_, (cell.level, cell.letter)

    # -- how it is put together -----------------------------------------------------------------------------

    def _frames(self) -> Iterator[tuple[str, bool, int, int]]:
        """Each board: its id, whether it is turned, the columns and rows before it."""
        for down, row in enumerate(self.plan.boards):
            for across, board in enumerate(row):
                id_ = board.removesuffix("r")
                if id_ not in self._sheets.boards:
                    raise PackError(SHOWN, f"there is no board {id_!r}")
                rows = self._sheets.boards[id_].rows
                if len(rows) != ROWS or any(len(line) != COLUMNS for line in rows):
                    raise PackError(SHOWN, f"board {id_}: rows must be {ROWS} strings of {COLUMNS} letters")
                yield id_, board.endswith("r"), across * COLUMNS, down * ROWS

    def _cells(self) -> Iterator[tuple[int, str, int, int]]:
        """Each hex: its board, and column and row as they are printed there."""
        for id_, turned, left, above in self._frames():
            for row in range(1, ROWS + 1):
                for column in range(1, COLUMNS + 1):
                    printed = (COLUMNS + 1 - column, ROWS + 1 - row) if turned else (column, row)
                    yield self.grid.at(left + column, above + row), id_, *printed

    def _named(self) -> Iterator[tuple[int, str]]:
        for hex_, id_, column, row in self._cells():
            yield hex_, f"{id_}-{LETTERS[row - 1]}{column:02}"

    def _printed(self, letters: Mapping[str, str]) -> Iterator[tuple[int, str]]:
        for hex_, id_, column, row in self._cells():
            letter = self._sheets.boards[id_].rows[row - 1][column - 1]
            if letter not in letters:
                raise PackError(SHOWN, f"board {id_}: unknown terrain letter {letter!r}")
            yield hex_, letters[letter]

    def _roads(self) -> Iterator[Side]:
        """The roads of each board, and across the seams where two boards have a road at their exits."""
        for id_, _, _, _ in self._frames():
            for road in self._sheets.boards[id_].roads:
                for start, end in pairwise(road):
                    yield self.side(f"{id_}-{start}/{id_}-{end}")
        paved = {f"{id_}-{name}" for id_, row in self._sheets.boards.items() for road in row.roads for name in road}
        for _, _, left, above in self._frames():
            for here, there, across, down in (("e", "w", COLUMNS, 0), ("s", "n", 0, ROWS)):
                near = self.grid.at(left + EXITS[here][0], above + EXITS[here][1])
                far = self.grid.at(left + across + EXITS[there][0], above + down + EXITS[there][1])
                if far != NOWHERE and self.names[near] in paved and self.names[far] in paved:
                    yield pair(near, far)

    def _hexsides(self) -> Iterator[tuple[Side, str]]:
        for id_, _, _, _ in self._frames():
            row = self._sheets.boards[id_]
            for kind, sides in (("small-gully", row.small_gullies), ("wall", row.walls)):
                for name in sides:
                    left, _, right = name.partition("/")
                    yield self.side(f"{id_}-{left}/{id_}-{right}"), kind

    def _gully_walls(self) -> dict[Side, str]:
        """11.5 Slopes lie between a large gully and whatever is no part of one; its ends have none."""
        return {
            pair(hex_, near): "gully-wall"
            for hex_, kind in enumerate(self.terrain)
            if kind == "gully"
            for near in self.grid.near[hex_]
            if self.terrain[near] not in GULLIES
        }
