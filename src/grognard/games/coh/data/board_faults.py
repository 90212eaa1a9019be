"""The checks of the boards and of the pieces laid on them."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from grognard.core.packs.faults import expect, twice
from grognard.core.packs.loading import PackError
from grognard.games.coh.data.boards import EXITS, GULLIES, LEVELS, Battlefield, Plan, Sheets

if TYPE_CHECKING:
    from grognard.games.coh.data.pack import Pack

BOARDS = ("7", "8", "9", "10")
PIECES = {"hill": 6, "ditch": 2, "patch": 1}
"""11.0, 18.3 How many pieces of a kind there are."""


def board_faults(pack: Pack) -> Iterator[str]:
    yield from expect("boards (1.0)", tuple(pack.boards), BOARDS)
    yield from twice("among boards and pieces", (*pack.boards, *pack.overlays))
    sheets = Sheets(pack.boards, pack.overlays, pack.terrain)
    for id_ in pack.boards:
        try:
            field = Battlefield(Plan(((id_,),)), sheets)
        except PackError as error:
            yield error.problem
            continue
        yield from (f"board {id_}: {fault}" for fault in _field_faults(field))
        yield from _anchor_faults(pack, field, id_)
        yield from _line_faults(pack, id_)
    yield from _piece_faults(pack)


def _field_faults(field: Battlefield) -> Iterator[str]:
    """4.0, 11.5 Bridges and fords lie in the water, gullies have ends, roads stay dry and meet the exits."""
    grid, terrain, names = field.grid, field.terrain, field.names
    for hex_, kind in enumerate(terrain):
        around = [terrain[near] for near in grid.near[hex_]]
        if kind in ("bridge", "ford") and "stream" not in around:
            yield f"{names[hex_]}: a {kind} without a stream beside it"
        if kind == "bridge" and hex_ not in field.on_road:
            yield f"{names[hex_]}: a bridge without a road (5.0)"
        if kind in ("stream", *GULLIES) and hex_ in field.on_road:
            yield f"{names[hex_]}: a road through a {kind}"
        if kind == "light-woods":
            yield f"{names[hex_]}: light woods are on none of the boards (4.0)"
    for hex_ in field.on_road:
        if not _goes_on(field, hex_):
            yield f"{names[hex_]}: a road ends in the middle of nowhere"
    for column, row in EXITS.values():
        hex_ = grid.at(column, row)
        if hex_ not in field.on_road:
            yield f"{names[hex_]}: no road leaves there"
    yield from _gully_faults(field)


def _goes_on(field: Battlefield, hex_: int) -> bool:
    """A road goes on from a hex, or leaves the board there."""
    links = sum(hex_ in side for side in field.roads)
    return links > 1 or field.grid.place(hex_) in EXITS.values()


def _gully_faults(field: Battlefield) -> Iterator[str]:
    """11.5 Every large gully can be left at an end."""
    deep = {hex_ for hex_, kind in enumerate(field.terrain) if kind in GULLIES}
    connected = edge = {hex_ for hex_ in deep if field.terrain[hex_] == "gully-end"}
    while edge:
        edge = {near for hex_ in edge for near in field.grid.near[hex_] if near in deep} - connected
        connected = connected | edge
    yield from (f"{field.names[hex_]}: a gully without an end (11.5)" for hex_ in sorted(deep - connected))


def _anchor_faults(pack: Pack, field: Battlefield, id_: str) -> Iterator[str]:
    """1.0, 11.5, update: hexes that the rulebook names."""
    for anchor in pack.boards[id_].anchors:
        name = f"{id_}-{anchor.hex}"
        if name not in field.index:
            yield f"{name}: there is no such hex"
            continue
        hex_ = field.hex(name)
        paved = anchor.shows == "road" and hex_ in field.on_road
        if not paved and field.terrain[hex_] != anchor.shows:
            yield f"{name}: {field.terrain[hex_]}, must be {anchor.shows} ({anchor.source})"


def _line_faults(pack: Pack, id_: str) -> Iterator[str]:
    row = pack.boards[id_]
    yield from twice(f"among the hexsides of board {id_}", (*row.small_gullies, *row.walls))
    for road in row.roads:
        yield from twice(f"on a road of board {id_}", (f"{start}-{end}" for start, end in pairwise(road)))


def _piece_faults(pack: Pack) -> Iterator[str]:
    letters = {row.letter for row in pack.terrain.values()}
    kinds = Tally(row.kind for row in pack.overlays.values())
    yield from expect("pieces (11.0, 18.3)", dict(kinds), PIECES)
    for row in pack.overlays.values():
        yield from twice(f"in the shape of {row.id}", (str(cell.at) for cell in row.hexes))
        if (0, 0) not in (cell.at for cell in row.hexes):
            yield f"{row.id}: it does not cover its first hex"
        for cell in row.hexes:
            if cell.letter not in letters:
                yield f"{row.id}: unknown terrain letter {cell.letter!r}"
            if cell.level not in LEVELS or (cell.level > 0) != (row.kind == "hill"):
                yield f"{row.id}: level {cell.level} at {cell.at} (11.0)"
            if (cell.letter == "D") != (row.kind == "ditch"):
                yield f"{row.id}: {cell.letter!r} at {cell.at} (18.3)"
