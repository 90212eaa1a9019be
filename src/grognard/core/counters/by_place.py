"""Derived values by place, for what is asked after every move. A change only notes the places where counters have come,
gone or changed; when the value is asked for, it is found again in these places alone.

    @by_place(movers_at, "turn", "rules")
    def movers(position: Position, side: int) -> Iterable[int]: ...

    movers(position, side)                    # of each of these places: what movers_at(position, side, place) says
    movers(position, side).gathered(joined)   # the same as one list, in order

The inputs are all those besides the counters: a change of one of them drops the value. `around` tells how far beyond
its place a value looks. `stale_values` compares it with a fresh one, as it does all derived values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar

from grognard.core.derived import UNTOUCHED, Change, Derived, kept_by

V = TypeVar("V")
T = TypeVar("T")
MANY = 60
"""With so many touched places, finding everything again is as fast."""
PIECES = "pieces"


class Listed(NamedTuple):
    """The actions of a place, and what they are sorted by among those of other places."""

    order: int
    actions: tuple[Any, ...]


class ByPlace(dict[int, V]):
    """What there is in each place, places without anything left out."""

    _gathered: Any = None

    def gathered(self, gather: Callable[[ByPlace[V]], T]) -> T:
        """What is made of all the values together: worked out once. The same function each time."""
        if self._gathered is None:
            self._gathered = gather(self)
        return self._gathered  # type: ignore[no-any-return]


def joined(places: ByPlace[Listed]) -> tuple[Any, ...]:
    """The actions of all places, in order."""
    rows = sorted(places.values(), key=itemgetter(0))
    return tuple([action for row in rows for action in row.actions])


def in_order(places: ByPlace[tuple[int, ...]]) -> tuple[int, ...]:
    """The units of all places, in order."""
    return tuple(sorted([unit for units in places.values() for unit in units]))


class Renewed(Derived[Any, Any, V]):
    """A derived value that is brought up to date when it is asked for. It is kept with the length that the trail of the
    position had then."""

    def renew(self, position: Any, value: V, places: frozenset[int], args: tuple[Any, ...]) -> V:
        """The value after changes in these places."""
        raise NotImplementedError

    def __call__(self, position: Any, *args: Any, **kwargs: Any) -> V:
        store = kept_by(position)
        values = store.get(self)
        if values is None:
            values = store[self] = {}
        trail = store.trail
        value, length = values.get(args, (None, -1))
        if length == trail.length:
            return value  # type: ignore[no-any-return]
        places = trail.since(length) if length >= 0 else None
        if places is None or len(places) >= MANY:
            value = self.compute(position, *args)
        else:
            value = self.renew(position, value, places, args)
        values[args] = value, trail.length
        return value

    def stale(self, position: Any, fresh: Any) -> list[tuple[Any, ...]]:
        every = list(kept_by(position)[self])
        return [args for args in every if self(position, *args) != self.compute(fresh, *args)]

    def carried(self, change: Change, values: dict[Any, Any]) -> dict[Any, Any]:
        """All of it, unless one of the inputs has changed, or counters have and the places are not told."""
        if not change.touched.isdisjoint(self.inputs):
            return {}
        if PIECES not in change.touched:
            return values
        return {} if UNTOUCHED.after(change) is UNTOUCHED else dict(values)


class DerivedByPlace(Renewed[ByPlace[V]]):
    """What there is in each place."""

    def __init__(
        self,
        places: Callable[..., Iterable[int]],
        inputs: frozenset[str],
        find_at: Callable[..., V | None],
        around: Callable[[int], Iterable[int]] | None,
    ) -> None:
        super().__init__(self._everywhere, inputs, None)
        self.name = places.__name__
        self.__doc__ = places.__doc__
        self._places, self._find_at, self._around = places, find_at, around

    def _everywhere(self, position: Any, *args: Any) -> ByPlace[V]:
        values = ((place, self._find_at(position, *args, place)) for place in self._places(position, *args))
        return ByPlace({place: value for place, value in values if value})

    def renew(self, position: Any, value: ByPlace[V], places: frozenset[int], args: tuple[Any, ...]) -> ByPlace[V]:
        renewed = value
        for place in places if self._around is None else places.union(*map(self._around, places)):
            here = self._find_at(position, *args, place)
            if here == value.get(place) or not (here or place in value):
                continue
            if renewed is value:
                renewed = ByPlace(value)
            if here:
                renewed[place] = here
            else:
                del renewed[place]
        return renewed


def by_place(
    find_at: Callable[..., V | None], *inputs: str, around: Callable[[int], Iterable[int]] | None = None
) -> Callable[[Callable[..., Iterable[int]]], DerivedByPlace[V]]:
    """Declare what `find_at(position, *args, place)` says of every place, as a derived value by place. The decorated
    function names the places where there may be anything; of others, `find_at` says nothing."""
    return lambda places: DerivedByPlace(places, frozenset(inputs), find_at, around)
