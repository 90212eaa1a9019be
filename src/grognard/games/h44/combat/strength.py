"""9.3, 10.0 The odds of an attack: halved and doubled strengths, the column, and every shift with its reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from grognard.games.h44.data.board import GRID
from grognard.games.h44.data.charts import Effect, SideEffect
from grognard.games.h44.data.units import (
    ANTI_TANK,
    ARMOUR,
    MORALE,
    PACK,
    SUPPLY_HEAD,
    TANK,
    UNITS,
    VEHICLE,
    is_infantry,
)
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.battalions import standing
from grognard.games.h44.state.position import (
    AIR,
    DISRUPTED,
    ENGAGED,
    IN_FULL_RETREAT,
    MARCHING,
    RETREATED,
    SCATTERED,
    UNSUPPLIED,
    Position,
    is_area,
)
from grognard.games.h44.state.stacking import LIMIT, counted, fighting_groups
from grognard.games.h44.state.zones import vehicles_pass
from grognard.series.zoc_bonds.odds import Estimate, Part, Scale, Shift, column_of, weighed
from grognard.series.zoc_bonds.odds import summed as added_up

TABLES = PACK.tables
LABELS = TABLES.columns
RIVERS: dict[str, SideEffect] = {row.water: row for row in TABLES.sides.values() if row.water}
"""tec The rows of the terrain chart for water on a hexside."""
CORPS_TROOPS = "CORPS"
SCALE = Scale(columns=len(LABELS), halvings=1)
"""9.4, 10.1 A unit is halved only once; there is no limit to strength."""


BattleKind = Literal["attack", "breakthrough", "automatic-ds", "landing", "unknown"]


class Battle(Struct, frozen=True, kw_only=True):
    """Which units attack which hex, and with what support."""

    side: int
    target: int
    units: tuple[int, ...]
    lead: str = ""
    attached: int = -1
    guns: tuple[int, ...] = ()
    air: bool = False
    kind: BattleKind = "attack"
    """`attack`, `automatic-ds` (8.7), `unknown` (25.3.1), `breakthrough` (16) or `landing` (22.6)."""
    joined: tuple[int, ...] = ()
    """16.5 Units of a breakthrough group that help this attack at half strength."""
    revealed: int = -1
    """25.4 The unknown unit revealed by this attack: it defends even in an overstacked hex."""
    defenders: tuple[int, ...] = ()
    """6.4.2 The units of an overstacked hex that defend it, once their owner has chosen."""
    crew: tuple[int, ...] = ()
    """9.5.3 Engineers that ferry the others across a large river, and do not attack themselves (23.3.2)."""


# -- the formations --------------------------------------------------------------------------------------------------


@rule("10.2.1.a", "10.2.1.e", "16.5.c")
def leads(position: Position, battle: Battle, unit: int) -> bool:
    """10.2 Units of the lead formation, as printed on the counters, and its attached unit attack at full strength;
    units of a breakthrough group that joins in never do."""
    return unit == battle.attached or (unit not in battle.joined and position.formation(unit) == battle.lead)


def leaders(position: Position, battle: Battle) -> list[int]:
    return [unit for unit in battle.units if leads(position, battle, unit)]


def main_formation(position: Position, units: Iterable[int]) -> str:
    """The formation most of the units belong to."""
    formations = [position.formation(unit) for unit in units]
    return max(sorted(set(formations)), key=formations.count)


@rule("10.2.3.a", "10.2.3.b", "10.2.4.c")
def attachable(position: Position, battle: Battle, unit: int) -> bool:
    """10.2.3 An attached unit must be stacked with one of the lead formation; corps troops need not be."""
    if position.formation(unit) == CORPS_TROOPS:
        return True
    at = position.pieces[unit].place
    leaders = (u for u in battle.units if u != unit and position.formation(u) == battle.lead)
    return any(position.pieces[u].place == at for u in leaders)


def is_present(position: Position, unit: int) -> bool:
    """On the map, in an entry area, or landing."""
    place = position.pieces[unit].place
    return place >= 0 or is_area(place) or place == AIR


@rule("11.4.c")
def survivors(position: Position, battle: Battle) -> Battle:
    """11.4 The attack with the surviving units, remnants in place of their battalions."""

    def left(units: Iterable[int]) -> tuple[int, ...]:
        return tuple(u for u in (standing(position, unit) for unit in units) if is_present(position, u))

    attached = standing(position, battle.attached) if battle.attached >= 0 else -1
    return replace(battle, units=left(battle.units), joined=left(battle.joined), attached=attached)


# -- strengths -------------------------------------------------------------------------------------------------------


def summed(parts: Iterable[Part]) -> int:
    """10.1 The strengths summed. Halves are rounded up unit by unit, but ones are halved together; doubling comes last.
    Each applies once, however many reasons there are."""
    return added_up(parts, SCALE)


def from_hex(position: Position, unit: int, target: int) -> int:
    """The hex an attacker attacks from; -1 from an entry area or the air."""
    at = position.pieces[unit].place
    return at if at >= 0 and GRID.adjacent(at, target) else -1


def over_water(position: Position, from_hex: int, target: int) -> str:
    return position.country.water(from_hex, target) if from_hex >= 0 else ""


@rule("10.8.1.a", "8.6.3.a", "tec")
def ground(position: Position, hex_: int) -> Effect:
    """10.8.1 The row of the terrain chart for a hex; a city overrides other terrain, traffic markers do not matter
    (24.2)."""
    if hex_ in position.country.cities:
        return TABLES.places["city"]
    return TABLES.terrain[position.country.rough(hex_)].row


@rule("9.5.2.a", "10.8.2.a", "10.8.2.d")
def halved_by_water(position: Position, unit: int, at: int, target: int) -> bool:
    """10.8.2 Across a canal or large river all units are halved, with or without bridge and engineers; across a small
    river only vehicles are."""
    row = RIVERS.get(over_water(position, at, target))
    return row is not None and (row.halves or (row.halves_vehicles and VEHICLE[unit]))  # §10.8.2.b, §10.8.2.c


@rule("10.4.a", "11.5.1.e", "18.4.a")
def attacker(position: Position, battle: Battle, unit: int, *, outgunned: bool) -> Part:
    """10.1 The strength of an attacker, and every reason for halving it: another formation, better defending armour,
    water, soft ground under vehicles, markers, a landing on the enemy."""
    piece, at = position.pieces[unit], from_hex(position, unit, battle.target)
    why: list[str] = []
    if not leads(position, battle, unit):  # §10.2.1.b, §16.5.b
        why.append("not-lead")
    if outgunned and TANK[unit]:  # RULING h44-118
        why.append("outgunned")  # §10.4.a, §10.4.b
    if halved_by_water(position, unit, at, battle.target):
        why.append("water")
    # §10.8.3.a, §10.8.3.b, §10.8.4.b, §10.8.4.c
    spots = [ground(position, hex_) for hex_ in (at, battle.target) if hex_ >= 0]
    soft = {row.id for row in spots if row.halves_vehicles and VEHICLE[unit]}  # §10.8.4.a
    if "marsh" in soft:
        why.append("marsh")
    if soft - {"marsh"}:
        why.append("polder")
    for mark, reason in ((ENGAGED, "engaged"), (UNSUPPLIED, "unsupplied"), (SCATTERED, "scattered")):
        if piece.has(mark):  # §11.5.1.e, §18.4.a, §10.9.c, §10.9.d, §10.9.e, §22.3.6.d
            why.append(reason)
    if battle.kind == "landing":  # §22.6.d
        why.append("landing")
    return Part(unit, position.attack(unit), tuple(why))


@rule("10.5.1.a")
def has_walls(position: Position, hex_: int) -> bool:
    """10.5.1 A town or city, which doubles infantry defending it."""
    place = position.country.places.get(hex_, "")
    return bool(place) and TABLES.places[place].doubles


@rule("13.5.a", "13.5.b", "13.1.4.d")
def retreated_before(position: Position, battle: Battle, unit: int) -> bool:
    """13.5 Units that have already retreated in this combat phase take no part when attacked again; in breakthrough
    combat, and when a group encounters units in full retreat in the movement phase, they count like any other."""
    return battle.kind == "attack" and position.pieces[unit].has(RETREATED)


@rule("10.5.1.b", "14.2.i", "17.3.l")
def defender(position: Position, battle: Battle, unit: int, *, wet: bool, alone: bool) -> Part:
    """10.1 The strength of a defender: none in full retreat, half when disrupted, double in a town or city unless it is
    a vehicle, and double behind water."""
    piece = position.pieces[unit]
    printed = TABLES.marching_defence if piece.has(MARCHING) else position.defence(unit)  # §17.3.l, §17.7.b, §18.2.2.i
    if piece.order == IN_FULL_RETREAT:
        return Part(unit, printed, out="full-retreat")  # §14.3.1.c, §14.3.2.d
    if retreated_before(position, battle, unit):
        return Part(unit, printed, out="retreated")
    if SUPPLY_HEAD[unit] and not alone:  # §18.2.2.j
        return Part(unit, printed, out="supply-head")
    halved = ("disrupted",) if piece.order == DISRUPTED else ()  # §14.2.i, §10.9.a
    doubled: list[str] = []
    if not piece.has(MARCHING):  # §17.3.m
        if has_walls(position, battle.target) and not VEHICLE[unit]:  # §10.5.1.b, §10.5.1.a
            doubled.append(position.country.places[battle.target])
        if wet:  # §10.8.2.e, §9.5.2.b
            doubled.append("water")
    if battle.kind == "landing":  # §22.6.c
        doubled.append("landing")
    return Part(unit, printed, halved, tuple(doubled))  # §18.4.f


@rule("10.8.2.e", "10.8.2.f", "10.8.3.d")
def all_wet(position: Position, battle: Battle) -> bool:
    """10.8.2 Every attacker attacks across water or from a marsh, in any mix."""
    spots = [from_hex(position, unit, battle.target) for unit in (*battle.units, *battle.joined)]
    return bool(spots) and all(at >= 0 and _is_wet(position, at, battle.target) for at in spots)


def _is_wet(position: Position, at: int, target: int) -> bool:
    row = RIVERS.get(over_water(position, at, target))
    return ground(position, at).doubles_out or (row is not None and row.doubles_across)


@rule("6.4.2.a", "13.1.4.e", "13.1.4.f")
def defending_groups(position: Position, battle: Battle) -> list[tuple[int, ...]]:
    """6.4.2 The groups with which an overstacked hex could defend; none where it is not overstacked. An unknown unit
    just revealed is not counted (25.4)."""
    stack = [unit for unit in position.stack(battle.target) if unit != battle.revealed]
    if counted(position, stack) <= LIMIT:
        return []
    able = [part.unit for part in _defending(position, battle) if not part.out and part.unit != battle.revealed]
    return fighting_groups(position, able, stack)


@rule("6.4.2.b", "25.4.g")
def chosen(position: Position, battle: Battle, parts: list[Part]) -> list[Part]:
    """6.4.2 The other units of an overstacked hex have no strength; until the owner has chosen, the best defenders are
    assumed. 25.4 A revealed unknown unit defends in addition."""
    groups = [battle.defenders] if battle.defenders else defending_groups(position, battle)
    if not groups:
        return parts
    best = max(groups, key=lambda group: summed(part for part in parts if part.unit in group))
    return [
        part if part.unit in (*best, battle.revealed) or part.out else Part(part.unit, part.printed, out="crowd")
        for part in parts
    ]


def _defending(position: Position, battle: Battle) -> list[Part]:
    """The strength of every unit in the hex by itself."""
    stack, wet = position.stack(battle.target), all_wet(position, battle)
    alone = all(SUPPLY_HEAD[unit] for unit in stack)
    return [defender(position, battle, unit, wet=wet, alone=alone) for unit in stack]  # §9.1.e, §9.1.f


# -- the column ------------------------------------------------------------------------------------------------------


@rule("9.3.e", "9.3.f")
def estimate(position: Position, battle: Battle) -> Estimate:
    """9.3 Both sides added up, the column of the odds, its shifts, and only then the limits of the table."""
    defenders = tuple(chosen(position, battle, _defending(position, battle)))
    fit = [part.unit for part in defenders if not part.out]
    outgunned = best_armour(fit, attacking=False) > best_armour((*battle.units, *battle.joined), attacking=True)
    # §9.2.e
    attackers = tuple(attacker(position, battle, unit, outgunned=outgunned) for unit in (*battle.units, *battle.joined))
    # §9.3.e, §9.3.f, §9.4.a, §9.4.b, §9.4.c, §10.1.a, §10.1.b, §10.1.c, §10.1.d, §10.1.e, §10.1.i, §10.1.j, §24.2.f
    return weighed(SCALE, attackers, defenders, found_shifts(position, battle, fit))


def odds(attack: int, defence: int) -> int:
    """9.3 The column of the odds, rounded down; 0 is 1-3, 1 is 1-2, 2 is 1-1, 3 is 2-1, without a limit on either side:
    shifts come before the limits (9.4)."""
    return column_of(attack, defence)


@rule("10.3.2.a", "10.6.e", "14.2.o")
def found_shifts(position: Position, battle: Battle, fit: list[int]) -> Iterable[Shift]:
    """10.3-10.7, 17.6 Every column shift. Defenders get one for tanks only, and only against a lead formation without
    any armour; tanks that cannot claim a shift still deny it to them."""
    lead = leaders(position, battle)
    if armour_shift(position, battle, lead, fit):  # §9.3.k
        yield Shift("armour", 1, "10.3.1")
    # §10.3.2.a, §10.3.2.b, §10.3.4.e, §2.3.15.b, §14.2.o
    elif not any(ARMOUR[unit] for unit in lead) and any(TANK[unit] for unit in fit):
        yield Shift("defending-armour", -1, "10.3.2")
    if unsupported(lead, fit):  # §10.5.2.c
        yield Shift("unsupported-tanks", 1, "10.5.2")
    if elite_majority(position, lead):  # §9.3.l, §10.6.a, §10.6.c, §2.3.6.d, §14.2.n, §18.4.i
        yield Shift("elite", 1, "10.6")
    if fit and all(MORALE[unit] < 0 for unit in fit):  # §10.6.e, §10.6.f, §10.6.g
        yield Shift("low-quality", 1, "10.6")
    if battle.air:  # §10.7.c
        yield Shift("air", 1, "10.7")
    for gun in battle.guns:  # §10.9.b, §17.1.a
        yield Shift("artillery", gun_shift(position, gun), "17.6.2")


@rule("17.6.2.a", "23.1.3.a", "23.1.3.b")
def gun_shift(position: Position, gun: int) -> int:
    """17.6.2, 23.1.3 One column; on turn 1 two for the prepared fire of 5 AGRA and the Guards."""
    prepared = position.turn == 1 and UNITS[gun] in TABLES.prepared
    return TABLES.prepared_shift if prepared else TABLES.artillery_shift


@rule("10.3.3.a", "10.3.3.b", "10.3.3.e")
def armour(unit: int, *, attacking: bool) -> int:
    """10.3.3 Anti-tank units count one less in attack."""
    return ARMOUR[unit] - (1 if attacking and ANTI_TANK[unit] and ARMOUR[unit] else 0)


@rule("10.3.1.d", "2.3.10.a")
def best_armour(units: Iterable[int], *, attacking: bool) -> int:
    """10.3.1 Armour classes are not added up: the best counts."""
    return max((armour(unit, attacking=attacking) for unit in units), default=0)  # §18.4.j


@rule("10.3.1.a", "10.3.1.b", "10.3.1.c")
def armour_shift(position: Position, battle: Battle, lead: list[int], fit: list[int]) -> bool:
    """10.3.1 A tank unit (not Flak) leads on terrain that allows the shift, and no defender has the armour class of the
    best attacker."""
    # §10.3.1.c, §10.3.4.a, §10.3.4.b, §10.3.4.c, §10.8.3.c, §8.6.3.b
    if not ground(position, battle.target).armour_shift:
        return False
    # §2.3.15.a, §10.3.3.c, §10.3.3.d, §10.3.3.f, §10.8.2.l
    if not any(TANK[unit] and rolls(position, unit, battle.target) for unit in lead):
        return False
    best = best_armour((*battle.units, *battle.joined), attacking=True)
    return best_armour(fit, attacking=False) < best  # §10.3.1.a, §10.3.1.b


@rule("10.3.4.d", "10.8.4.d", "10.8.2.l")
def rolls(position: Position, unit: int, target: int) -> bool:
    """10.3.4 Whether the tanks could drive into the hex they attack: by road through polder, by bridge across water."""
    at = from_hex(position, unit, target)
    return vehicles_pass(position, at, target)


@rule("10.5.2.a", "10.5.2.b")
def unsupported(lead: list[int], fit: list[int]) -> bool:
    """10.5.2 Tanks without infantry in their hex, attacked by infantry of the lead formation."""
    return (
        any(TANK[unit] for unit in fit)
        and not any(is_infantry(unit) for unit in fit)
        and any(is_infantry(unit) for unit in lead)
    )


@rule("10.6.a", "10.6.b")
def elite_majority(position: Position, lead: list[int]) -> bool:
    """10.6 Most steps of the lead formation, the attached unit included, are elite."""
    elite = sum(position.pieces[unit].steps for unit in lead if MORALE[unit] > 0)
    return elite * 2 > sum(position.pieces[unit].steps for unit in lead)
