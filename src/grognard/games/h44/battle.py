"""9.3, 10.0 An attack reckoned up: halved and doubled strengths, the column, and every shift with its reason."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from msgspec import Struct

from grognard.games.h44.board import GRID
from grognard.games.h44.position import (
    DISRUPTED,
    ENGAGED,
    MARCHING,
    RETREATED,
    ROUTED,
    SCATTERED,
    UNSUPPLIED,
    Position,
)
from grognard.games.h44.rulebook import rule
from grognard.games.h44.stacking import LIMIT, counted
from grognard.games.h44.units import (
    ALLIED,
    ANTI_TANK,
    ARMOUR,
    FLAK,
    MORALE,
    PACK,
    SUPPLY_HEAD,
    TANK,
    UNITS,
    VEHICLE,
    is_infantry,
)
from grognard.games.h44.zones import bridged, vehicles_pass

SOFT = ("woods", "marsh", "polder-woods")
LABELS = PACK.tables.columns
CORPS_TROOPS = "CORPS"


class Battle(Struct, frozen=True, kw_only=True):
    """Who attacks which hex, and with what help."""

    side: int
    target: int
    units: tuple[int, ...]
    lead: str = ""
    attached: int = -1
    guns: tuple[int, ...] = ()
    air: bool = False
    kind: str = "attack"
    """`attack`, `overrun` (8.7), `unknown` (25.3.1), `breakthrough` (16) or `landing` (22.6)."""
    joined: tuple[int, ...] = ()
    """16.5 Units of a breakthrough that help this attack at half strength."""
    revealed: int = -1
    """25.4 The unknown unit that this attack has turned up: it defends even in an over-stacked hex."""


class Part(Struct, frozen=True):
    unit: int
    printed: int
    halved: tuple[str, ...] = ()
    """Why it counts half: ids of reasons."""
    doubled: tuple[str, ...] = ()
    out: str = ""
    """Why it does not count at all."""


class Estimate(Struct, frozen=True):
    attackers: tuple[Part, ...]
    defenders: tuple[Part, ...]
    attack: int
    defence: int
    ratio: int
    """Number of the column of the bare odds, unbounded: 2 is 1-1, 3 is 2-1 …"""
    shifts: tuple[tuple[str, int, str], ...]
    """Reason, columns to the right, paragraph."""
    column: int


@rule("10.1")
def summed(parts: Iterable[Part]) -> int:
    """10.1 Halves are rounded up unit by unit, ones are halved together; doubling comes last. Each happens once."""
    total, ones = 0, 0
    for part in parts:
        if part.out:
            continue
        if part.halved and part.printed == 1 and not part.doubled:
            ones += 1
            continue
        strength = (part.printed + 1) // 2 if part.halved else part.printed
        total += 2 * strength if part.doubled else strength
    return total + (ones + 1) // 2


@rule("10.2.1", "10.2.3", "10.2.4")
def leads(position: Position, battle: Battle, unit: int) -> bool:
    """10.2 Units of the lead formation and the one attached to it attack at full strength."""
    return unit == battle.attached or (unit not in battle.joined and position.formation(unit) == battle.lead)


def leaders(position: Position, battle: Battle) -> list[int]:
    return [unit for unit in battle.units if leads(position, battle, unit)]


def main_formation(position: Position, units: Iterable[int]) -> str:
    """The formation most of the units belong to: the one that leads where nobody is asked."""
    found = [position.formation(unit) for unit in units]
    return max(sorted(set(found)), key=found.count)


@rule("10.3.3")
def armour(unit: int, *, attacking: bool) -> int:
    """10.3.3 Anti-tank units count one less in attack."""
    return ARMOUR[unit] - (1 if attacking and ANTI_TANK[unit] and ARMOUR[unit] else 0)


def place_of(position: Position, unit: int) -> int:
    return position.pieces[unit].place


def from_hex(position: Position, unit: int, target: int) -> int:
    """The hex an attacker attacks from; -1 when it comes from an entry area or from the sky."""
    at = position.pieces[unit].place
    return at if at >= 0 and GRID.adjacent(at, target) else -1


@rule("10.8.2", "9.5.2")
def over_water(position: Position, one: int, target: int) -> str:
    return position.country.water(one, target) if one >= 0 else ""


@rule("10.2.1", "10.4", "10.8.2", "10.8.3", "10.8.4", "11.5.1", "18.4", "22.3.6", "22.6", "16.5")
def attacker(position: Position, battle: Battle, unit: int, *, outgunned: bool) -> Part:
    """10.1 What an attacker counts, and every reason why it counts half."""
    piece, at = position.pieces[unit], from_hex(position, unit, battle.target)
    country = position.country
    why: list[str] = []
    if not leads(position, battle, unit):
        why.append("not-lead")
    if outgunned and (TANK[unit] or (ARMOUR[unit] and not FLAK[unit])):
        why.append("outgunned")
    water = over_water(position, at, battle.target)
    if water in ("canal", "major") or (water == "minor" and VEHICLE[unit]):
        why.append("water")
    soft = [country.rough(hex_) for hex_ in (at, battle.target) if hex_ >= 0 and hex_ not in country.cities]
    if VEHICLE[unit] and "marsh" in soft:
        why.append("marsh")
    if VEHICLE[unit] and any(kind in ("polder", "polder-woods") for kind in soft):
        why.append("polder")
    for mark, reason in ((ENGAGED, "engaged"), (UNSUPPLIED, "unsupplied"), (SCATTERED, "scattered")):
        if piece.has(mark):
            why.append(reason)
    if battle.kind == "landing":
        why.append("landing")
    return Part(unit, position.attack(unit), tuple(why))


@rule("10.5.1", "10.8.2", "13.5", "14.2", "14.3.2", "17.3", "18.2.2", "6.4.2", "22.6")
def defender(position: Position, battle: Battle, unit: int, *, all_wet: bool, alone: bool) -> Part:
    """10.1 What a defender counts."""
    piece = position.pieces[unit]
    printed = 1 if piece.has(MARCHING) else position.defence(unit)
    if piece.order == ROUTED:
        return Part(unit, printed, out="routed")
    if piece.has(RETREATED) and battle.kind in ("attack", "unknown"):
        return Part(unit, printed, out="retreated")
    if SUPPLY_HEAD[unit] and not alone:
        return Part(unit, printed, out="supply-head")
    halved = ("disrupted",) if piece.order == DISRUPTED else ()
    doubled: list[str] = []
    if not piece.has(MARCHING):
        place = position.country.places.get(battle.target, "")
        if place in ("town", "city") and not VEHICLE[unit]:
            doubled.append(place)
        if all_wet:
            doubled.append("water")
        if battle.kind == "landing":
            doubled.append("landing")
    return Part(unit, printed, halved, tuple(doubled))


@rule("6.4.2", "25.4.g")
def chosen(position: Position, parts: list[Part], revealed: int = -1) -> list[Part]:
    """6.4.2 From an over-stacked hex two units and a free one defend; the program takes those that defend best. 25.4 An
    unknown unit that has just been turned up defends beside them."""
    units = [part.unit for part in parts if not part.out and part.unit != revealed]
    if counted(position, units) <= LIMIT:
        return parts
    best: tuple[int, ...] = ()
    value = -1
    for size in range(1, 4):
        for group in combinations(units, size):
            if counted(position, group) <= LIMIT:
                strength = summed(part for part in parts if part.unit in group)
                if strength > value:
                    best, value = group, strength
    best = (*best, revealed)
    return [part if part.unit in best or part.out else Part(part.unit, part.printed, out="crowd") for part in parts]


def estimate(position: Position, battle: Battle) -> Estimate:
    """9.3 Both sides added up, the column and its shifts."""
    target, country = battle.target, position.country
    stack = position.stack(target)
    fit = [u for u in stack if position.pieces[u].order != ROUTED and not position.pieces[u].has(RETREATED)]
    best_defence = max((armour(u, attacking=False) for u in fit), default=0)
    best_attack = max((armour(u, attacking=True) for u in battle.units), default=0)
    attackers = tuple(
        attacker(position, battle, unit, outgunned=best_defence > best_attack)
        for unit in (*battle.units, *battle.joined)
    )
    spots = [from_hex(position, unit, target) for unit in (*battle.units, *battle.joined)]
    all_wet = bool(spots) and all(
        at >= 0 and (over_water(position, at, target) or (country.rough(at) == "marsh" and at not in country.cities))
        for at in spots
    )
    alone = all(SUPPLY_HEAD[unit] for unit in stack)
    parts = [defender(position, battle, unit, all_wet=bool(all_wet), alone=alone) for unit in stack]
    defenders = tuple(chosen(position, parts, battle.revealed))
    attack, defence = summed(attackers), summed(defenders)
    shifts = tuple(found_shifts(position, battle, fit))
    ratio = odds(attack, defence)
    moved = ratio + sum(columns for _, columns, _ in shifts)
    return Estimate(attackers, defenders, attack, defence, ratio, shifts, max(0, min(len(LABELS) - 1, moved)))


@rule("9.3", "9.4")
def odds(attack: int, defence: int) -> int:
    """9.3, 9.4 The column of the odds, rounded down; 0 is 1-3, 1 is 1-2, 2 is 1-1, 3 is 2-1, without an end on either
    side: shifts come before the limits."""
    if not defence:
        return 99
    if attack >= defence:
        return 1 + attack // defence
    return 3 + -defence // attack if attack else -99


def found_shifts(position: Position, battle: Battle, fit: list[int]) -> Iterable[tuple[str, int, str]]:
    """10.3-10.7, 17.6 Every shift of the column."""
    lead = leaders(position, battle)
    if armour_shift(position, battle, lead, fit):
        yield "armour", 1, "10.3.1"
    elif not any(ARMOUR[unit] for unit in lead) and any(TANK[unit] for unit in fit):
        yield "defending-armour", -1, "10.3.2"
    if unsupported(position, battle, lead, fit):
        yield "unsupported-tanks", 1, "10.5.2"
    if elite_majority(position, lead):
        yield "elite", 1, "10.6"
    if fit and all(MORALE[unit] < 0 for unit in fit):
        yield "low-quality", 1, "10.6"
    if battle.air:
        yield "air", 1, "10.7"
    for gun in battle.guns:
        yield "artillery", gun_shift(position, gun), "17.6.2"


@rule("17.6.2", "23.1.3")
def gun_shift(position: Position, gun: int) -> int:
    """17.6.2, 23.1.3 One column; on turn 1 two for the prepared fire of 5 AGRA and the Guards."""
    return 2 if position.turn == 1 and UNITS[gun] in PACK.tables.prepared else 1


@rule("10.3.1", "10.3.4", "10.8.4", "8.6.3")
def armour_shift(position: Position, battle: Battle, lead: list[int], fit: list[int]) -> bool:
    """10.3.1 A tank unit that leads, on ground that lets it, against nobody as well armoured."""
    country, target = position.country, battle.target
    if target in country.cities or (country.rough(target) in SOFT and target not in country.cities):
        return False
    able = [unit for unit in lead if TANK[unit] and rolls(position, unit, target)]
    if not able:
        return False
    best = max(armour(unit, attacking=True) for unit in lead)
    return all(armour(unit, attacking=False) < best for unit in fit)


@rule("10.3.4")
def rolls(position: Position, unit: int, target: int) -> bool:
    """10.3.4 Whether the tanks could drive into the hex they attack."""
    at = from_hex(position, unit, target)
    if at < 0:
        return True
    return vehicles_pass(position, at, target) and bridged(position, at, target)


@rule("10.5.2")
def unsupported(position: Position, battle: Battle, lead: list[int], fit: list[int]) -> bool:
    """10.5.2 Tanks without infantry in their hex, attacked by infantry of the lead formation."""
    return (
        any(TANK[unit] for unit in fit)
        and not any(is_infantry(unit) for unit in fit)
        and any(is_infantry(unit) for unit in lead)
    )


@rule("10.6")
def elite_majority(position: Position, lead: list[int]) -> bool:
    """10.6 Most steps of the lead formation, the attached unit included, are elite."""
    elite = sum(position.pieces[unit].steps for unit in lead if MORALE[unit] > 0)
    return elite * 2 > sum(position.pieces[unit].steps for unit in lead)


def is_allied(battle: Battle) -> bool:
    return battle.side == ALLIED
