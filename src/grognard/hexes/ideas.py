"""Answers about the map itself that every hex game gives: how far it is, and what could reach a hex."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Forbidden


class OfHex(Struct, frozen=True, forbid_unknown_fields=True):
    hex: str


class OfDistance(Struct, frozen=True, forbid_unknown_fields=True):
    """Two hexes, and a unit to go from one to the other if it stands in the first."""

    start: str
    end: str
    unit: str = ""


class Distance(Struct, frozen=True, kw_only=True):
    """`distance {start, end, unit}`: hexes as the crow flies, and what the way costs the unit."""

    hexes: int
    cost: int = 0
    per: int = 1
    """The cost in movement points is `cost / per`."""
    path: tuple[str, ...] = ()
    """Empty: the unit cannot get there in one move, or none was named."""
    mode: str = ""
    refusal: Forbidden | None = None
    """Why the unit cannot get there."""


class Threat(Struct, frozen=True, kw_only=True):
    """A unit that can reach the hex, or one next to it, in its next move; or that can fire at it."""

    unit: str
    how: str
    """`enters`, `attacks` from the end of the path, or `fires` from there."""
    cost: int
    per: int
    path: tuple[str, ...]
    """From where it stands; the end is where it stops. One hex: it need not move."""
    mode: str = ""


class Threats(Struct, frozen=True, kw_only=True):
    """`threat {hex}`: every enemy of the seat that it can see and that could get at the hex next turn, nearest
    first; for an onlooker, of those who do not hold it."""

    hex: str
    units: tuple[Threat, ...]
