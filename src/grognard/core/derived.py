"""Derived values: functions of a position that are computed once and carried over by changes that do not touch their
inputs.

    @derived("pieces", "turn")
    def zones(position: Position, side: int) -> Zones: ...

    @derived("places of {0}")
    def garrisons(position: Position, side: int) -> frozenset[int]: ...

    class Position(...):
        @derived_property("places", patch=restacked)
        def stacks(self) -> Stacks: ...

Calling one looks the value up or computes it. `carry_over(before, after, changed)` keeps what still holds; a `patch`
updates a value where that is cheaper than computing it again. The inputs are names of fields, or of parts of
them that a position tells apart (the places of its pieces, their markers); `{0}` stands for the first argument.
`stale_values` compares every kept value with a fresh one: the invariants of each game ask it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property, update_wrapper
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from msgspec.structs import replace

from grognard.core.game import Position

P = TypeVar("P", bound=Position)
Args = ParamSpec("Args")
R = TypeVar("R")
STORE = "derived values"
DROP: Any = object()
"""What a patch returns when it cannot update the value: it is computed again when needed."""


class Change(NamedTuple):
    """The change that a patch gets."""

    before: Any
    after: Any
    touched: frozenset[str]
    """The inputs that have changed."""
    detail: Any = None
    """What else the position says about the change, such as the pieces that have moved."""


Patch = Callable[..., Any]
"""`patch(change, value, *args)`: the value for `change.after`, or `DROP`."""


LONGEST = 40
"""How many changes a trail goes back."""


class Trail(NamedTuple):
    """Which places the last changes of a position have touched."""

    length: int = 0
    """How many changes there have been."""
    places: tuple[frozenset[int], ...] = ()
    """The places touched by the last of them, the latest first."""

    def after(self, change: Change) -> Trail:
        places = getattr(change.detail, "places", None)
        if not places:
            return self
        return Trail(self.length + 1, (places, *self.places[: LONGEST - 1]))

    def since(self, length: int) -> frozenset[int] | None:
        """The places touched since there were so many changes; none, if that is too long ago."""
        back = self.length - length
        return frozenset().union(*self.places[:back]) if back <= len(self.places) else None


UNTOUCHED = Trail()


class Store(dict["Derived[Any, Any, Any]", dict[Any, Any]]):
    """The derived values that a position keeps: of each function the values by arguments."""

    __slots__ = ("trail",)

    def __init__(
        self, values: Iterable[tuple[Derived[Any, Any, Any], dict[Any, Any]]] = (), trail: Trail = UNTOUCHED
    ) -> None:
        super().__init__(values)
        self.trail = trail


NOTHING = Store()


def kept_by(position: Position) -> Store:
    """The derived values that a position keeps."""
    store = position.__dict__.get(STORE)
    if store is None:
        store = position.__dict__[STORE] = Store()
    return store


class Derived(Generic[P, Args, R]):
    """A declared function of a position."""

    def __init__(self, compute: Callable[Concatenate[P, Args], R], inputs: frozenset[str], patch: Patch | None) -> None:
        self.compute = compute
        self.name = compute.__name__
        self.inputs = frozenset(name for name in inputs if "{" not in name)
        self.inputs_by_args = inputs - self.inputs
        self.patch = patch
        update_wrapper(self, compute)

    def __call__(self, position: P, *args: Args.args, **kwargs: Args.kwargs) -> R:
        try:
            return position.__dict__[STORE][self][args]  # type: ignore[no-any-return]
        except KeyError:
            pass
        value = self.compute(position, *args, **kwargs)
        kept_by(position).setdefault(self, {})[args] = value
        return value

    def stale(self, position: P, fresh: P) -> list[tuple[Any, ...]]:
        """The arguments for which the value kept by a position differs from that of a fresh one."""
        compute: Callable[..., Any] = self.compute
        values = list(kept_by(position)[self].items())
        return [args for args, value in values if compute(fresh, *args) != value]

    def carried(self, change: Change, values: dict[Any, Any]) -> dict[Any, Any]:
        """The values that still hold after a change, patched where possible."""
        if change.touched.isdisjoint(self.inputs):
            if not self.inputs_by_args:
                return values  # shared: what either position computes later is true of the other as well
            held = {args: value for args, value in values.items() if self._holds(change, args)}
        else:
            held = {}
        if self.patch is None:
            return held
        for args, value in values.items():
            if args not in held:
                patched = self.patch(change, value, *args)
                if patched is not DROP:
                    held[args] = patched
        return held

    def _holds(self, change: Change, args: tuple[Any, ...]) -> bool:
        return change.touched.isdisjoint(name.format(*args) for name in self.inputs_by_args)


def derived(
    *inputs: str, patch: Patch | None = None
) -> Callable[[Callable[Concatenate[P, Args], R]], Derived[P, Args, R]]:
    """Declare a function of a position by the inputs it looks at. Its further arguments are hashable and positional."""

    def declare(compute: Callable[Concatenate[P, Args], R]) -> Derived[P, Args, R]:
        return Derived(compute, frozenset(inputs), patch)

    return declare


class DerivedProperty(cached_property[R]):
    """A derived value without arguments that is read as an attribute, as fast as one."""

    def __init__(self, compute: Callable[[Any], R], inputs: frozenset[str], patch: Patch | None) -> None:
        super().__init__(compute)
        self.inputs = inputs
        self.patch = patch


def derived_property(*inputs: str, patch: Patch | None = None) -> Callable[[Callable[[Any], R]], DerivedProperty[R]]:
    """Declare an attribute of a position by the inputs it looks at."""

    def declare(compute: Callable[[Any], R]) -> DerivedProperty[R]:
        return DerivedProperty(compute, frozenset(inputs), patch)

    return declare


@cache
def _properties(kind: type[Position]) -> tuple[DerivedProperty[Any], ...]:
    attributes = {name: value for base in reversed(kind.__mro__) for name, value in vars(base).items()}
    return tuple(value for value in attributes.values() if isinstance(value, DerivedProperty))


def carry_over(before: Position, after: Position, changed: Iterable[str], detail: Any = None) -> None:
    """Keep what was derived from `before` and still holds for `after`, which differs from it in these inputs."""
    cached, kept = before.__dict__, after.__dict__
    if not cached:
        return
    change = Change(before, after, frozenset(changed), detail)
    for quantity in _properties(type(before)):
        name = quantity.attrname
        assert name is not None
        if name not in cached:
            continue
        if change.touched.isdisjoint(quantity.inputs):
            kept[name] = cached[name]
        elif quantity.patch is not None:
            value = quantity.patch(change, cached[name])
            if value is not DROP:
                kept[name] = value
    store: Store = cached.get(STORE, NOTHING)
    held = ((quantity, quantity.carried(change, values)) for quantity, values in store.items())
    kept[STORE] = Store([(quantity, values) for quantity, values in held if values], store.trail.after(change))


def stale_values(position: Position) -> list[str]:
    """Every kept value that differs from a fresh one, in plain words; empty when all is well."""
    fresh, cached = replace(position), position.__dict__
    store: Store = cached.get(STORE, NOTHING)
    names = [quantity.attrname for quantity in _properties(type(position)) if quantity.attrname in cached]
    return [
        *(f"the derived value {name} is stale" for name in names if name and getattr(fresh, name) != cached[name]),
        *(
            f"the derived value {quantity.name}{args} is stale"
            for quantity in list(store)
            for args in quantity.stale(position, fresh)
        ),
    ]
