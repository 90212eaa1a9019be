"""Retreats: the paths that leave a unit alive, which of them comes first, and the retreat of the units of a hex one by
one. What kills, what counts as better and what a retreat costs is the game's policy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.counters.position import ANYTHING, CounterPosition, Piece
from grognard.core.derived import derived
from grognard.core.game import Game, Procedure

Path = tuple[int, ...]
Rank = tuple[int, ...]
T = TypeVar("T", bound=CounterPosition)


class Flight(Struct, frozen=True):
    """A way back: the places passed, and how it meets the priorities in their order (smaller is better)."""

    path: Path
    rank: Rank


class Terms(Protocol):
    """What the retreat of one unit depends on. Places below zero are off the map and end it."""

    @property
    def zones(self) -> int:
        """Empty hexes in enemy zones of control that it may enter one after the other: one, or none."""

    def beyond(self, here: int) -> Iterable[int]:
        """The places next to a hex."""

    def survives(self, from_hex: int, to_hex: int) -> bool:
        """Whether a step leaves it alive, zones of control apart."""

    def felt(self, place: int) -> bool:
        """Whether the place is in an enemy zone of control that no steady friend cancels."""


def ways(terms: Terms, origin: int, lengths: Path) -> Iterator[Path]:
    """Every way of one of these lengths that leaves a unit alive and passes no hex twice. None leads through more empty
    enemy zones of control in a row than the unit bears, and none ends in one; a place off the map ends it early."""
    for way, pressed in _walks(terms, origin, max(lengths)):
        if (len(way) in lengths or way[-1] < 0) and not pressed:
            yield way


def longer_ways(terms: Terms, origin: int, length: int) -> Iterator[Path]:
    """The ways that are a hex longer than they should be, because the hex before the last is in an enemy zone of
    control."""
    for way, pressed in _walks(terms, origin, length + 1):
        if len(way) == length + 1 and not pressed and terms.felt(way[-2]):
            yield way


def _walks(terms: Terms, origin: int, most: int) -> Iterator[tuple[Path, bool]]:
    """Ways in the order of their length, and whether each comes to an enemy zone of control with its last step."""
    walks: list[tuple[Path, bool]] = [((), False)]
    for _ in range(most):
        further: list[tuple[Path, bool]] = []
        for way, pressed in walks:
            here = way[-1] if way else origin
            if here < 0:
                continue
            for next_hex in terms.beyond(here):
                if next_hex == origin or next_hex in way or not terms.survives(here, next_hex):
                    continue
                felt = terms.felt(next_hex)
                if felt and (pressed or not terms.zones):
                    continue
                walk = (*way, next_hex), felt
                further.append(walk)
                yield walk
        walks = further


# -- the order of preference -----------------------------------------------------------------------------------------


def best(flights: Iterable[Flight]) -> list[Flight]:
    """The ways that no other surpasses."""
    paths = list(flights)
    first = min((flight.rank for flight in paths), default=None)
    return [flight for flight in paths if flight.rank == first]


def fails(rank: Rank, first: Rank, priority: int) -> bool:
    """Whether a way is as good as the best in all that comes before a priority, and worse in this one."""
    return rank[:priority] == first[:priority] and rank[priority] > first[priority]


def vacated(position: T, origin: int, aside: int) -> T:
    """The table without the units of a hex: all of them leave it, so none of them keeps a line of supply open."""
    without: T = _vacated(position, origin, aside)
    return without


@derived(ANYTHING)
def _vacated(position: CounterPosition, origin: int, aside: int) -> Any:
    gone: dict[int, Piece] = {unit: replace(position.pieces[unit], place=aside) for unit in position.stack(origin)}
    return position.with_pieces(gone)


# -- the frame -------------------------------------------------------------------------------------------------------


class Retreating(Protocol[T]):
    """Units of a hex that go back: what a game says of them."""

    @property
    def units(self) -> tuple[int, ...]: ...

    @property
    def origin(self) -> int: ...

    def only(self, units: tuple[int, ...]) -> Procedure:
        """The same retreat of these units alone."""

    def doomed(self, position: T, unit: int) -> str:
        """The rule by which a unit cannot go back and live; empty if it can."""

    def lose(self, game: Game[T], unit: int, cause: str) -> None:
        """A unit that cannot go back is lost."""

    def question(self, units: tuple[int, ...]) -> Procedure:
        """The owner is asked which of these goes back where."""

    def pay(self, game: Game[T]) -> None:
        """What the retreat has cost besides, when all have gone."""


def go_back(game: Game[T], retreat: Retreating[T]) -> None:
    """The units go back one by one, each its own way, in the order their owner likes. Units that cannot are lost first;
    when the last has gone, the retreat is paid for."""
    units = tuple(unit for unit in retreat.units if game.position.pieces[unit].place == retreat.origin)
    if not units:
        retreat.pay(game)
        return
    for unit in units:
        cause = retreat.doomed(game.position, unit)
        if cause:
            game.then(retreat.only(tuple(other_unit for other_unit in units if other_unit != unit)))
            retreat.lose(game, unit, cause)
            return
    game.then(retreat.question(units))
