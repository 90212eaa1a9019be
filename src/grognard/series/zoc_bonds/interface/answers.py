"""What every game of the family answers to queries (`routes`, `bonds`, `trace`, sets of hexes) and shows in a view
(pieces, bonds, shifts)."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.verdicts import Forbidden, Message


class Reach(Struct, frozen=True):
    """`routes`: one place a group could go to in a mode."""

    to: str
    mode: str
    cost: int
    """In sixths of a movement point; for tactical movement in hexes. For a place out of reach: what it would cost, 0 if
    no way leads there or it is much too far."""
    path: tuple[str, ...]
    refusal: Forbidden | None = None
    warning: Message | None = None
    """What happens on the way that cannot be undone."""


class Routes(Struct, frozen=True):
    """`routes {units, mode}`: what is in reach by each mode, and the hexes beside that are not, with the reason."""

    units: tuple[str, ...]
    allowance: dict[str, int]
    """For each mode that is open: sixths of a point, or hexes for tactical movement."""
    reach: tuple[Reach, ...]
    blocked: tuple[Reach, ...]


class ShownPiece(Struct, frozen=True, array_like=True):
    """A counter: its place (a hex, `area-N`, `track-7` or a box of the game), steps, order and markers."""

    at: str
    steps: int
    order: str
    """`good`, `disrupted` or `full-retreat`."""
    marks: tuple[str, ...]


class ShownBond(Struct, frozen=True):
    """A bond: its two ends (a hex or an entry area), and the hex or the hexside it closes."""

    ends: tuple[str, str]
    hex: str = ""
    side: tuple[str, ...] = ()


class BondLine(Struct, frozen=True):
    """One bond, the units that make it, and what it closes to the enemy."""

    bond: ShownBond
    units: tuple[str, ...]


class Bonds(Struct, frozen=True):
    """`bonds {side}`; with `from` and `to`, only those that bar this step."""

    side: str
    bonds: tuple[BondLine, ...]


class Trace(Struct, frozen=True):
    """`trace {unit}`: its line of supply, the unit first; empty when there is none."""

    unit: str
    path: tuple[str, ...]


class Area(Struct, frozen=True):
    """A set of hexes."""

    hexes: tuple[str, ...]


class Shift(Struct, frozen=True):
    """Why a column or a die is shifted, how far, and by which rule."""

    reason: str
    columns: int
    rule: str
