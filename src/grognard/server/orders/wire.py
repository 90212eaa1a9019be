"""The wire of standing orders. Only connections that hold a seat are told of its orders."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grognard.core.orders import OrderKind, StandingOrder, Way


class Orders(Struct, frozen=True, tag="orders"):
    """The standing orders of the seats held here, and those that this game knows; after `hello`, and after a change."""

    kinds: tuple[OrderKind, ...]
    orders: dict[str, tuple[StandingOrder, ...]]
    """By seat."""


class SetOrder(Struct, frozen=True, tag="set-order", forbid_unknown_fields=True):
    """Leave an answer for one kind of question, or `only-answer`: for every question with a single answer."""

    seat: str
    kind: str
    way: Literal[Way, "ask"]
    at_least: Annotated[int, Meta(ge=0, le=100)] = 0
    """With `always`: only with this chance in percent or a better one, else never."""
    ref: int = 0
