"""Counters with steps on a map: their places, orders and markers, the stacks they form, their names. Small ints inside,
printed names at the edge."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, ClassVar, Self

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.derived import DROP, Change, Patch, derived_property
from grognard.core.game import Position

GOOD, DISRUPTED, IN_FULL_RETREAT = 0, 1, 2
"""The order of a unit: good, disrupted, or in full retreat."""
ORDERS = ("good", "disrupted", "full-retreat")
Stacks = dict[int, tuple[int, ...]]
"""The units in each hex that has any."""


class Piece(Struct, frozen=True, array_like=True, gc=False):
    """A counter: where it is, its steps, its order, the markers on it (a bit each)."""

    place: int
    """A hex, or, below zero, an off-map place."""
    steps: int
    order: int = GOOD
    marks: int = 0

    def has(self, mark: int) -> bool:
        return bool(self.marks & mark)

    def marked(self, mark: int) -> Piece:
        return replace(self, marks=self.marks | mark)

    def cleared(self, mark: int) -> Piece:
        return replace(self, marks=self.marks & ~mark)


ANYTHING = "anything"
"""The input of derived values that depend on almost everything: they are never carried over."""
PIECE_INPUTS = (
    "pieces",
    "places",
    "roster",
    "beside the map",
    "front",
    *(f"{part} of {side}" for part in ("places", "front") for side in (0, 1)),
)
"""Inputs of derived values that counters change: anything about them; their places; which are on the map; which are off
it; what they do to the map around them (place, order, and what else the game says); two of these also for each side."""
MANY = 30
"""With so many changed counters, computing a value again is as fast as patching it."""


class PieceChange(Struct, frozen=True):
    """Counters that have changed: what the patches of derived values get."""

    moved: Mapping[int, Piece]
    """Those that have moved, as they are now."""
    places: frozenset[int]
    """The places they left and entered, and those where steps or markers have changed."""
    hexes: frozenset[int]
    """The hexes where a counter has come, gone or changed what it does to the map around it."""
    sides: frozenset[int]
    """The sides of these counters."""


def piece_change(
    position: CounterPosition, changed: Mapping[int, Piece], acts: Callable[[Piece, Piece], bool]
) -> tuple[set[str], PieceChange]:
    """The inputs that these counters touch, and the change in detail. `acts`: whether a counter now acts differently on
    the map around it, apart from having moved."""
    pieces, sides = position.pieces, position.side_of
    moved = {unit: piece for unit, piece in changed.items() if piece.place != pieces[unit].place}
    real = moved | {unit: piece for unit, piece in changed.items() if acts(pieces[unit], piece)}
    inputs = {ANYTHING, "pieces"}
    if real:
        inputs |= {"front", *(f"front of {sides[unit]}" for unit in real)}
    if moved:
        inputs |= {"places", *(f"places of {sides[unit]}" for unit in moved)}
    if any((piece.place < 0) != (pieces[unit].place < 0) for unit, piece in moved.items()):
        inputs.add("roster")
    if any(piece.place < 0 or pieces[unit].place < 0 for unit, piece in moved.items()):
        inputs.add("beside the map")
    places = (place for unit, piece in real.items() for place in (pieces[unit].place, piece.place))
    hexes = frozenset(place for place in places if place >= 0)
    around = frozenset(place for unit, piece in changed.items() for place in (pieces[unit].place, piece.place))
    return inputs, PieceChange(moved, around, hexes, frozenset(sides[unit] for unit in real))


def restacked(change: Change, stacks: Stacks) -> Stacks:
    """The stacks after counters have moved."""
    if change.detail is None or len(change.detail.moved) >= MANY:
        return DROP  # type: ignore[no-any-return]
    after, pieces = dict(stacks), change.before.pieces
    for unit, piece in change.detail.moved.items():
        was, place = pieces[unit].place, piece.place
        if was >= 0:
            left = tuple(other_unit for other_unit in after[was] if other_unit != unit)
            if left:
                after[was] = left
            else:
                del after[was]
        if place >= 0:
            after[place] = tuple(sorted((*after.get(place, ()), unit)))
    return after


def joined(roster: tuple[int, ...], units: Iterable[int], leaving: Collection[int]) -> tuple[int, ...]:
    """A sorted roster when units have come and others have gone; itself if none has."""
    coming = [unit for unit in units if unit not in roster]
    if not coming and not any(unit in roster for unit in leaving):
        return roster
    return tuple(sorted([*(unit for unit in roster if unit not in leaving), *coming]))


Rosters = tuple[tuple[int, ...], tuple[int, ...]]


def mustered(is_there: Callable[[int], bool]) -> Patch:
    """The patch of the units of each side that are in certain places."""

    def patch(change: Change, rosters: Rosters) -> Rosters:
        if change.detail is None or len(change.detail.moved) >= MANY:
            return DROP  # type: ignore[no-any-return]
        sides, moved = change.after.side_of, change.detail.moved.items()
        coming = [unit for unit, piece in moved if is_there(piece.place)]
        leaving = {unit for unit, piece in moved if not is_there(piece.place)}
        return (
            joined(rosters[0], [unit for unit in coming if not sides[unit]], leaving),
            joined(rosters[1], [unit for unit in coming if sides[unit]], leaving),
        )

    return patch


def set_beside(change: Change, stacks: Stacks) -> Stacks:
    """The units beside the map after counters have moved."""
    if change.detail is None or len(change.detail.moved) >= MANY:
        return DROP  # type: ignore[no-any-return]
    after, pieces = dict(stacks), change.before.pieces
    for unit, piece in change.detail.moved.items():
        was, place = pieces[unit].place, piece.place
        if was < 0:
            left = tuple([other_unit for other_unit in after[was] if other_unit != unit])
            if left:
                after[was] = left
            else:
                del after[was]
        if place < 0:
            after[place] = tuple(sorted((*after.get(place, ()), unit)))
    return after


class CounterPosition(Position, frozen=True, kw_only=True, dict=True):
    """A position with the counters of two sides. A game's own position adds everything else."""

    side_of: ClassVar[bytes]
    """The side of each unit, 0 or 1."""

    pieces: tuple[Piece, ...]
    held: tuple[int, ...] = ()
    """Of the places whose control is kept, those that the first side controls, sorted."""

    # -- questions ----------------------------------------------------------------------------------------

    @derived_property("places", patch=restacked)
    def stacks(self) -> Stacks:
        """The units in each hex that has any."""
        stacks: Stacks = {}
        for unit, piece in enumerate(self.pieces):
            if piece.place >= 0:
                stacks[piece.place] = (*stacks.get(piece.place, ()), unit)
        return stacks

    def stack(self, hex_: int) -> tuple[int, ...]:
        return self.stacks.get(hex_, ())

    @derived_property("roster", patch=mustered(lambda place: place >= 0))
    def _rosters(self) -> Rosters:
        sides = self.side_of
        there = [unit for unit, piece in enumerate(self.pieces) if piece.place >= 0]
        return tuple(u for u in there if not sides[u]), tuple(u for u in there if sides[u])

    def on_map(self, side: int) -> tuple[int, ...]:
        return self._rosters[side]

    def occupied(self, side: int) -> list[int]:
        """The hexes a side occupies, in order."""
        return sorted({self.pieces[unit].place for unit in self._rosters[side]})

    @derived_property("beside the map", patch=set_beside)
    def _beside(self) -> Stacks:
        stacks: dict[int, list[int]] = {}
        for unit, piece in enumerate(self.pieces):
            if piece.place < 0:
                stacks.setdefault(piece.place, []).append(unit)
        return {place: tuple(units) for place, units in stacks.items()}

    def at(self, place: int) -> tuple[int, ...]:
        """The units in an entry area, in a box, on the turn track; or in a hex."""
        return (self._beside if place < 0 else self.stacks).get(place, ())

    # -- changes ------------------------------------------------------------------------------------------

    def with_piece(self, unit: int, piece: Piece) -> Self:
        return self.with_pieces({unit: piece})

    def with_pieces(self, changed: Mapping[int, Piece]) -> Self:
        """The same position with other pieces; a game adds what it carries over."""
        pieces = list(self.pieces)
        for unit, piece in changed.items():
            pieces[unit] = piece
        return replace(self, pieces=tuple(pieces))

    def mark(self, units: Iterable[int], mark: int) -> Self:
        return self.with_pieces({unit: self.pieces[unit].marked(mark) for unit in units})

    def unmark(self, units: Iterable[int], mark: int) -> Self:
        return self.with_pieces({unit: self.pieces[unit].cleared(mark) for unit in units})

    def but(self, **changes: Any) -> Self:
        """The same position with other fields changed; nothing is carried over."""
        return replace(self, **changes)


def beside(first: int, names: Iterable[str]) -> dict[str, int]:
    """A row of off-map places, each one lower than the one before: boxes, entry areas, the turn track."""
    return {name: first - k for k, name in enumerate(names)}


class Names:
    """The printed names of the small ints: of counters, hexes and off-map places."""

    def __init__(self, units: tuple[str, ...], hexes: tuple[str, ...], places: Mapping[str, int]) -> None:
        self._units = units
        self._hexes = hexes
        self._places = {place: name for name, place in places.items()}

    def place(self, place: int) -> str:
        return self._hexes[place] if place >= 0 else self._places[place]

    def units(self, units: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._units[unit] for unit in units)

    def hexes(self, hexes: Iterable[int]) -> tuple[str, ...]:
        return tuple(self._hexes[hex_] for hex_ in hexes)
