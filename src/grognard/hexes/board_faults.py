"""Faults that the board of any hex game can have: things drawn off the map, places of unknown kinds, bridges without
a river, land that cannot be reached."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TypeVar

from grognard.core.packs.faults import twice
from grognard.core.packs.loading import PackError
from grognard.hexes.board import Board, Side, pair

CROSSINGS = ("bridge", "rail-bridge", "ferry")
P = TypeVar("P")
G = TypeVar("G")


class Ground:
    """What the checks need again and again. The board must be free of drawing faults."""

    def __init__(self, board: Board, roads: Sequence[str], rails: Sequence[str]) -> None:
        self.board = board
        self.roads = frozenset[Side]().union(*map(board.links, roads))
        self.rails = frozenset[Side]().union(*map(board.links, rails))
        self.on_road = frozenset(hex_ for side in self.roads for hex_ in side)
        self.terrain = {hex_: board.terrain_ids[board.terrain[hex_]] for hex_ in board.index.values()}
        self.places = {board.hex(name): place.kind for place in board.file.place for name in place.hexes}

    def name(self, hex_: int) -> str:
        return self.board.names[hex_]

    def side(self, side: Side) -> str:
        return f"{self.name(side[0])}/{self.name(side[1])}"

    def reach(self, starts: Iterable[int], passable: Callable[[int, int], bool], steps: int = 0) -> set[int]:
        """The hexes that can be reached, within so many steps if a number is given."""
        reached = edge = set(starts)
        while edge:
            edge = {n for hex_ in edge for n in self.board.grid.near[hex_] if n not in reached and passable(hex_, n)}
            reached = reached | edge
            steps -= 1
            if steps == 0:
                break
        return reached

    def along(self, lines: frozenset[Side], starts: Iterable[int]) -> set[int]:
        """The hexes that these lines join to some."""
        return self.reach(starts, lambda from_hex, to_hex: pair(from_hex, to_hex) in lines)


def drawing_faults(board: Board, lines: Sequence[str]) -> Iterator[str]:
    """Drawing faults: hexsides between hexes that do not touch, hexes that do not exist. With any of these, no other
    check makes sense."""
    try:
        _ = board.rivers, board.crossings, board.zones
        for kind in lines:
            board.links(kind)
        for place in board.file.place:
            for name in place.hexes:
                board.hex(name)
        for label in board.file.label:
            board.hex(label.at)
    except PackError as error:
        yield error.problem
    groups = (board.file.place, board.file.river, board.file.crossing, board.file.zone)
    yield from twice("on the board", (row.id for rows in groups for row in rows))


def map_faults(
    pack: P, drawing: Iterable[str], ground: Callable[[], G], *checks: Callable[[P, G], Iterable[str]]
) -> Iterator[str]:
    """Drawing faults; if there are none, those that these checks find on the ground."""
    drawn = list(drawing)
    yield from drawn
    if not drawn:
        land = ground()
        for check in checks:
            yield from check(pack, land)


def place_faults(board: Board, kinds: Collection[str]) -> Iterator[str]:
    """Each place is of a known kind, and has its hexes to itself."""
    for place in board.file.place:
        if place.kind not in kinds:
            yield f"{place.id}: no such kind of place {place.kind!r}"
    taken = Tally(name for place in board.file.place for name in place.hexes)
    yield from (f"{name}: two places in one hex" for name, count in taken.items() if count > 1)


def crossing_faults(board: Board, sizes: Collection[str]) -> Iterator[str]:
    """Each water is of a known size; each bridge and ferry is of a known kind, and over its river."""
    along: dict[str, set[Side]] = {}
    for river in board.file.river:
        along.setdefault(river.id, set()).update(board.side(side) for side in river.sides)
        if river.size not in sizes:
            yield f"{river.id}: no such size {river.size!r}"
    for side, crossing in board.crossings.items():
        if side not in along.get(crossing.river, set()):
            yield f"{crossing.id}: {crossing.river} does not run there"
        if crossing.kind not in CROSSINGS:
            yield f"{crossing.id}: no such kind of crossing {crossing.kind!r}"


def shared_edge_faults(areas: Iterable[tuple[str, Sequence[str]]]) -> Iterator[str]:
    """No hex of the edge touches two of these entry areas."""
    owner: dict[str, str] = {}
    for id_, hexes in areas:
        for name in hexes:
            if name in owner:
                yield f"{name}: touched by the areas {owner[name]} and {id_}"
            owner[name] = id_


def lost_land(ground: Ground, land: frozenset[int], start: str, passable: Callable[[int, int], bool]) -> Iterator[str]:
    """Every land hex can be reached from one of them."""
    lost = land - ground.reach([ground.board.hex(start)], passable)
    yield from (f"{ground.name(hex_)}: cannot be reached" for hex_ in sorted(lost))
