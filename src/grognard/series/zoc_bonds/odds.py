"""The odds of an attack: what each unit counts and why, the column, the ledger of its shifts, and the ends of the
table, which come last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

ENDLESS = 99
"""The column of an attack on no strength, or by none: farther than any shift reaches."""


class Part(Struct, frozen=True):
    """What one unit counts in a battle, with every reason, by its id."""

    unit: int
    printed: int
    """Its strength before anything is halved or doubled."""
    halved: tuple[str, ...] = ()
    """Why it counts half."""
    doubled: tuple[str, ...] = ()
    """Why it counts double."""
    out: str = ""
    """Why it does not count at all."""
    instead: str = ""
    """Why the strength is not the one on the counter."""


class Shift(NamedTuple):
    """A line of the ledger: why the column moves, how far to the right, and the paragraph."""

    reason: str
    columns: int
    rule: str


class Scale(Struct, frozen=True, kw_only=True):
    """How a game adds up strengths, and where its table ends."""

    columns: int
    """How many columns the table has; the first is 1-3, the third 1-1."""
    halvings: int
    """How many of the reasons for halving count, each rounded up by itself."""
    most_attack: int = 0
    """What is beyond it is lost; 0: no limit."""
    most_defence: int = 0


class Estimate(Struct, frozen=True):
    """Both sides of a battle added up, and the column it is fought on."""

    attackers: tuple[Part, ...]
    defenders: tuple[Part, ...]
    attack: int
    defence: int
    ratio: int
    """Number of the column of the bare odds, unbounded: 2 is 1-1, 3 is 2-1 …"""
    shifts: tuple[Shift, ...]
    column: int
    """Number of the column in the table, when all shifts are made."""

    @property
    def shifted(self) -> int:
        """The column as if the table had no ends."""
        return self.ratio + sum(shift.columns for shift in self.shifts)


def half(strength: int, times: int) -> int:
    """Halved so often, rounded up each time."""
    for _ in range(times):
        strength = (strength + 1) // 2
    return strength


def summed(parts: Iterable[Part], scale: Scale) -> int:
    """The whole strength. Halves are rounded up unit by unit, but ones are halved together; doubling comes last
    and happens once, however many reasons there are."""
    total = 0
    ones: dict[tuple[int, bool], int] = {}
    for part in parts:
        if part.out:
            continue
        times = min(scale.halvings, len(part.halved))
        if times and part.printed == 1:
            alike = times, bool(part.doubled)
            ones[alike] = ones.get(alike, 0) + 1
            continue
        strength = half(part.printed, times) if times else part.printed
        total += 2 * strength if part.doubled else strength
    for (times, doubled), count in ones.items():
        total += half(count, times) * (2 if doubled else 1)
    return total


def column_of(attack: int, defence: int) -> int:
    """The column of the odds, rounded down in favour of the defender; 0 is 1-3, 1 is 1-2, 2 is 1-1, 3 is 2-1, without
    an end on either side: shifts come before the limits."""
    if not defence:
        return ENDLESS
    if attack >= defence:
        return 1 + attack // defence
    return 3 + -defence // attack if attack else -ENDLESS


def weighed(
    scale: Scale, attackers: Iterable[Part], defenders: Iterable[Part], shifts: Iterable[Shift] = ()
) -> Estimate:
    """Both sides added up, the column of the odds, its shifts, and only then the ends of the table."""
    ours, theirs, ledger = tuple(attackers), tuple(defenders), tuple(shifts)
    attack, defence = summed(ours, scale), summed(theirs, scale)
    if scale.most_attack:
        attack = min(attack, scale.most_attack)
    if scale.most_defence:
        defence = min(defence, scale.most_defence)
    ratio = column_of(attack, defence)
    moved = ratio
    for shift in ledger:
        moved += shift.columns
    return Estimate(ours, theirs, attack, defence, ratio, ledger, max(0, min(scale.columns - 1, moved)))
