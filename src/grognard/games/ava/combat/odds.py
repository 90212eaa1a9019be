"""10.3 Odds: strengths, the column of the combat results table, and its shifts; what every face of the die would do."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from grognard.games.ava.data.ground import PACK, SIDES
from grognard.games.ava.rulebook import rule
from grognard.games.ava.state.operation import Operation
from grognard.games.ava.state.position import CONSTANTS, Position

TABLES = PACK.tables


class Part(Struct, frozen=True):
    """What one unit adds, in quarters of a strength point."""

    unit: int
    """-1 for the fortress."""
    quarters: int
    river: bool = False
    alone: bool = False
    """17.2 Outside every command range."""
    retreated: bool = False


class Estimate(Struct, frozen=True):
    """The odds of an attack, worked out."""

    attackers: tuple[Part, ...]
    defenders: tuple[Part, ...]
    attack: int
    defence: int
    first: int | None
    """The column before shifts; None below 1-1."""
    shifts: tuple[tuple[str, int], ...]
    column: int | None
    """The final column; None: the attack is cancelled."""


@rule("10.3.a", "10.3.i", "11.1.d")
def attacker_part(position: Position, unit: int, target: int, operation: Operation) -> Part:
    """10.3 The attack strength of a unit, halved over a river (bridged or not), but not in the surprise attack."""
    water = position.ground.river(position.places[unit], target)
    river = bool(water) and SIDES[f"{water}-river"].halves  # §10.3.d, §10.3.e, §10.3.f
    river = river and not operation.surprise  # §15.1.e
    alone = unit in operation.slow  # §17.2.j
    return Part(unit, 4 * position.attack(unit) // ((2 if river else 1) * (2 if alone else 1)), river, alone)


@rule("10.3.c", "10.1.h", "2.2.zb")
def defender_parts(position: Position, target: int, chit: str) -> tuple[Part, ...]:
    """10.3, 14.2 Defence strengths; nothing for units that retreated before in this segment, 1 for a fortress level."""
    fled = {unit for unit, segment in position.retreated if segment == chit}  # §10.1.i
    parts = [
        Part(unit, 0 if unit in fled else 4 * position.defence(unit), retreated=unit in fled)  # §10.3.g
        for unit in position.stack(target)
    ]
    level = position.fort.get(target, 0)
    if level:
        parts.append(Part(-1, 4 * CONSTANTS.fortress_defence * level))  # §14.2.a
    return tuple(parts)


@rule("10.2.c", "10.2.d", "10.2.e")
def estimate(position: Position, target: int, units: Iterable[int], operation: Operation) -> Estimate:
    """10.3 Add up both sides, drop the fraction at the end, find the column and shift it."""
    attackers = tuple(attacker_part(position, unit, target, operation) for unit in units)  # §10.1.g, §10.3.b
    defenders = defender_parts(position, target, operation.chit)
    attack = sum(part.quarters for part in attackers) // 4  # §1.2.a, §1.2.b
    defence = sum(part.quarters for part in defenders) // 4
    first = column(attack, defence)
    shifts = position.ground.shifts(target)
    return Estimate(attackers, defenders, attack, defence, first, shifts, shifted(first, shifts))


@rule("10.3.j", "10.3.k", "10.3.l")
def column(attack: int, defence: int) -> int | None:
    """10.3 The highest column not above the odds; above 10-1 (and against nothing) it is 10-1; None below 1-1."""
    return TABLES.column(attack, defence) if attack else None


@rule("10.3.s", "10.3.t", "10.3.x")
def shifted(first: int | None, shifts: tuple[tuple[str, int], ...]) -> int | None:
    """10.3 Each shift is one column to the left; beyond 1-1 the attack is cancelled."""
    if first is None:
        return None
    final = first - sum(columns for _, columns in shifts)
    return final if final >= 0 else None
