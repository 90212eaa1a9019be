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
    detail: Any
    """What else the position says about the change, such as the pieces that have moved."""


Patch = Callable[..., Any]
"""`patch(change, value, *args)`: the value for `change.after`, or `DROP`."""


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
        position.__dict__.setdefault(STORE, {}).setdefault(self, {})[args] = value
        return value

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
    store: dict[Derived[Any, Any, Any], dict[Any, Any]] = cached.get(STORE, {})
    held = {quantity: quantity.carried(change, values) for quantity, values in store.items()}
    kept[STORE] = {quantity: values for quantity, values in held.items() if values}


def stale_values(position: Position) -> list[str]:
    """Every kept value that differs from a fresh one, in plain words; empty when all is well."""
    fresh, cached = replace(position), position.__dict__
    store: dict[Derived[Any, Any, Any], dict[Any, Any]] = cached.get(STORE, {})
    names = [quantity.attrname for quantity in _properties(type(position)) if quantity.attrname in cached]
    return [
        *(f"the derived value {name} is stale" for name in names if name and getattr(fresh, name) != cached[name]),
        *(
            f"the derived value {quantity.name}{args} is stale"
            for quantity, values in store.items()
            for args, value in list(values.items())
            if quantity(fresh, *args) != value
        ),
    ]
