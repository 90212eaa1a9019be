"""Derived values: functions of a position that are computed once and carried over by changes that do not touch their
inputs.

    @derived("pieces", "turn")
    def zones(position: Position, side: int) -> Zones: ...

    @derived("pieces", patch=restacked)
    def stacks(position: Position) -> Stacks: ...

Calling one looks the value up or computes it. `carry_over(before, after, changed)` hands on what still holds; a `patch`
brings a value up to date where that is cheaper than computing it again. The inputs are names of fields, or of parts of
them that a position tells apart (the places of its pieces, their markers). `stale_values` compares every kept value
with a fresh one: the invariants of each game ask it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import update_wrapper
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from msgspec.structs import replace

from grognard.core.game import Position

P = TypeVar("P", bound=Position)
Args = ParamSpec("Args")
R = TypeVar("R")
STORE = "derived values"
DROP: Any = object()
"""What a patch returns when the value cannot be brought up to date: it is computed again when it is wanted."""

Patch = Callable[..., Any]
"""`patch(before, after, value, *args)`: the value for `after`, or `DROP`."""


class Derived(Generic[P, Args, R]):
    """A declared function of a position."""

    def __init__(self, compute: Callable[Concatenate[P, Args], R], inputs: frozenset[str], patch: Patch | None) -> None:
        self.compute = compute
        self.name = compute.__name__
        self.inputs = inputs
        self.patch = patch
        update_wrapper(self, compute)

    def __call__(self, position: P, *args: Args.args, **kwargs: Args.kwargs) -> R:
        values: dict[Any, R] = position.__dict__.setdefault(STORE, {}).setdefault(self, {})
        try:
            return values[args]
        except KeyError:
            value = values[args] = self.compute(position, *args, **kwargs)
            return value


def derived(
    *inputs: str, patch: Patch | None = None
) -> Callable[[Callable[Concatenate[P, Args], R]], Derived[P, Args, R]]:
    """Declare a function of a position by the inputs it looks at. Its further arguments are hashable and positional."""

    def declare(compute: Callable[Concatenate[P, Args], R]) -> Derived[P, Args, R]:
        return Derived(compute, frozenset(inputs), patch)

    return declare


def carry_over(before: Position, after: Position, changed: Iterable[str]) -> None:
    """Hand on what was derived from `before` and still holds of `after`, which differs from it in these inputs."""
    store: dict[Derived[Any, Any, Any], dict[Any, Any]] = before.__dict__.get(STORE, {})
    if not store:
        return
    touched = frozenset(changed)
    kept: dict[Derived[Any, Any, Any], dict[Any, Any]] = {}
    for quantity, values in store.items():
        if touched.isdisjoint(quantity.inputs):
            kept[quantity] = values  # shared: what one of the two positions computes later is true of the other as well
        elif quantity.patch is not None:
            patched = ((args, quantity.patch(before, after, value, *args)) for args, value in values.items())
            kept[quantity] = {args: value for args, value in patched if value is not DROP}
    after.__dict__[STORE] = kept


def derived_values(position: Position) -> Iterator[tuple[Derived[Any, Any, Any], tuple[Any, ...], Any]]:
    """Everything that is kept with a position: the function, its arguments, its value."""
    for quantity, values in position.__dict__.get(STORE, {}).items():
        for args, value in list(values.items()):
            yield quantity, args, value


def stale_values(position: Position) -> list[str]:
    """Every kept value that differs from a fresh one, in plain words; empty when all is well."""
    fresh = replace(position)
    return [
        f"the derived value {quantity.name}{args} is stale"
        for quantity, args, value in derived_values(position)
        if quantity(fresh, *args) != value
    ]
