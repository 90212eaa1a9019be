"""8.3, 9.0 The odds of an attack: halved and doubled strengths, the column, and every shift with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from grognard.games.s42.combat import artillery
from grognard.games.s42.combat.armour import armour_shifts
from grognard.games.s42.combat.artillery import Fire
from grognard.games.s42.combat.losses import standing
from grognard.games.s42.data.board import GRID
from grognard.games.s42.data.charts import Effect
from grognard.games.s42.data.units import (
    AXIS,
    BRACKETED,
    CLIMBER,
    COMBAT,
    MOVEMENT_CLASS,
    PACK,
    SIDE,
    TYPE,
    UNITS,
    WHEELS,
)
from grognard.games.s42.movement.ground import combat_side, terrain
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import (
    AREA,
    BOX,
    DISRUPTED,
    IN_FULL_RETREAT,
    ISOLATED,
    RETREATED,
    TRAIN,
    UNSUPPLIED,
    Position,
)
from grognard.games.s42.state.stacking import counts, excess
from grognard.games.s42.state.zones import is_contested
from grognard.games.s42.turn.weather import sky
from grognard.games.s42.turn.winter import winter_attack, winter_defence
from grognard.series.zoc_bonds.odds import Estimate, Part, Scale, Shift, summed, weighed

TABLES = PACK.tables
LABELS = TABLES.columns
SCALE = Scale(
    columns=len(LABELS),  # §8.4.b, §8.4.d
    halvings=len(UNITS),  # §9.1.b
    most_attack=TABLES.most_attack,  # §8.5.1.a, §8.5.1.b, §8.5.1.c
    most_defence=TABLES.most_defence,  # §8.5.2.a, §8.5.2.b, §8.5.2.c
)
"""8.5, 9.1 Every reason halves again; at most 40 points attack, 20 defend."""
ENGINEER = tuple(kind == "engineer" for kind in TYPE)
"""20.9 Linden's men."""
TRAIN_DEFENCE = TABLES.rail_defence
FORTIFICATION = TABLES.places["fortification"]


BattleKind = Literal["attack", "breakthrough", "automatic-ds", "reserve"]


class Battle(Struct, frozen=True, kw_only=True):
    """Which units attack which hex, and with what support."""

    side: int
    target: int
    units: tuple[int, ...]
    guns: tuple[Fire, ...] = ()
    """18.3.1 The support units that fire for the attack, each with its supply point if it uses one."""
    air: int = -1
    """9.3.3 The air unit that supports the attack, by its number."""
    cover: int = -1
    """9.3.4 The air unit that supports the defence."""
    plans: tuple[int, ...] = ()
    """26.2 The headquarters whose planned offensives are used, once for every marker."""
    kind: BattleKind = "attack"
    """`attack`, `automatic-ds` (8.6) or `breakthrough` (15); `reserve` (25): no combat."""
    defenders: tuple[int, ...] = ()
    """15.3 The units of an overstacked hex that defend it, once their owner has chosen; after the die roll, all whose
    strength was used (10.2.1)."""
    doubled: tuple[int, ...] = ()
    """11.1.2 Once the die is rolled: the defenders whose strength was doubled."""
    sheltered: bool = False
    """11.1.2 The defenders had a shift for their terrain or a fortification."""
    label: str = ""
    """The result."""
    restricted: bool = False
    """11.2.2 Its cell of the table has the restricted shade."""


def present(position: Position, unit: int) -> bool:
    """On the map or in an entry area."""
    return position.pieces[unit].place >= 0 or BOX < position.pieces[unit].place <= AREA


@rule("10.4.1.c")
def survivors(position: Position, battle: Battle) -> Battle:
    """10.4.1 The attack with the surviving units, remnants in place of their divisions."""
    left = (standing(position, unit) for unit in battle.units)
    return replace(battle, units=tuple(unit for unit in left if present(position, unit)))


# -- the ground ------------------------------------------------------------------------------------------------------


@rule("29.1.3.a", "29.1.3.b")
def from_hex(position: Position, unit: int, target: int) -> int:
    """The hex an attacker attacks from; -1 from an entry area or in the same city (29.1.3), where no river lies
    between."""
    at = position.pieces[unit].place
    return at if at >= 0 and GRID.adjacent(at, target) else -1


@rule("9.6.2.d")
def ground_row(position: Position, hex_: int) -> Effect:
    """The row of the terrain chart for a hex; a city overrides its terrain. Alpine hexes are mountains (9.6.2)."""
    if hex_ in position.country.cities:
        return TABLES.places[position.country.place[hex_]]
    return TABLES.terrain[terrain(position.country, sky(position), hex_)]


@rule("9.5.3.d", "9.5.5.b", "23.4.n")
def crossed(position: Position, at: int, target: int) -> str:
    """9.5 The row of the chart for what an attack crosses: only rivers on the hexside, whatever bridge or ice; the
    Volga counts as major."""
    return combat_side(position.country, sky(position), at, target) if at >= 0 else ""  # §9.5.5.a


@rule("9.5.1.a", "9.5.4.b")
def is_wet(position: Position, at: int, target: int) -> bool:
    """9.5.1 Whether an attack goes across a river or out of a marsh."""
    if at < 0:
        return False
    side = crossed(position, at, target)
    return ground_row(position, at).doubles_out or (bool(side) and TABLES.sides[side].doubles_across)


@rule("9.5.1.a", "9.5.1.b", "9.5.4.b")
def all_wet(position: Position, battle: Battle) -> bool:
    """9.5.1 All units attack across a river or out of a marsh, in any mix; a single one that does not spoils it."""
    spots = {from_hex(position, unit, battle.target) for unit in battle.units}
    return bool(spots) and all(is_wet(position, at, battle.target) for at in spots)


# -- strengths -------------------------------------------------------------------------------------------------------


@rule("9.6.1.b", "20.2.d")
def is_at_home_in_mountains(position: Position, battle: Battle, unit: int) -> bool:
    """9.6.1, 20.2 Axis mountain units attack mountains at double strength, but not across alpine hexsides."""
    if not CLIMBER[unit] or SIDE[unit] != AXIS or ground_row(position, battle.target).id != "mountain":  # §20.2.f
        return False
    return crossed(position, from_hex(position, unit, battle.target), battle.target) != "alpine"  # §9.6.2.c


@rule("20.9.a")
def storms_a_city(position: Position, battle: Battle, unit: int) -> bool:
    """20.9 Linden's engineers attack cities at double strength."""
    return ENGINEER[unit] and battle.target in position.country.cities


def attacker(position: Position, battle: Battle, unit: int) -> Part:
    """9.1 The strength of an attacker: the full value, less in winter, halved for a major river, and again when out of
    supply."""
    piece, printed = position.pieces[unit], position.attack(unit)
    strength = winter_attack(position, unit, printed)  # §9.9.g, §23.4.g
    side = crossed(position, from_hex(position, unit, battle.target), battle.target)
    halved = ["major-river"] if side and TABLES.sides[side].halves else []  # §9.1.h, §9.5.2.a
    if piece.marks & (UNSUPPLIED | ISOLATED):  # §16.4.a
        halved.append("unsupplied")  # §9.1.i, §9.9.f, §16.4.b, §16.4.c
    doubled = ["mountaineers"] if is_at_home_in_mountains(position, battle, unit) else []
    if storms_a_city(position, battle, unit):
        doubled.append("engineers")
    return Part(
        unit, strength, tuple(halved), tuple(doubled), instead="winter" if strength != printed else ""
    )  # §8.2.f


@rule("12.4.a", "12.4.b", "15.3.a")
def retreated_before(position: Position, battle: Battle, unit: int) -> bool:
    """12.4, 15.3 Units that already retreated in this combat phase take no part when attacked again; in breakthrough
    combat they count like any other."""
    return battle.kind == "attack" and position.pieces[unit].has(RETREATED)


@rule("9.5.4.a", "9.6.1.a", "9.6.3.a")
def ground_doubles(row: Effect, unit: int) -> bool:
    """9.5.4, 9.6 A marsh doubles every defender, mountains and cities infantry, on foot or mechanised."""
    return row.doubles == "all" or (row.doubles == "infantry" and MOVEMENT_CLASS[unit] != WHEELS)


@rule("9.1.j", "9.5.2.b", "16.4.h")
def defender(position: Position, battle: Battle, unit: int, *, wet: bool) -> Part:
    """9.1 The strength of a defender: none in full retreat, one on a train whatever the terrain, half when disrupted,
    double in helpful terrain, behind rivers, and in a contested city."""
    piece, printed = position.pieces[unit], position.defence(unit)
    if not COMBAT[unit]:  # §19.3.b
        return Part(unit, printed, out="non-combat")
    if piece.order == IN_FULL_RETREAT:  # §9.9.e, §13.3.2.d, §13.3.2.e
        return Part(unit, printed, out="full-retreat")
    if retreated_before(position, battle, unit):
        return Part(unit, printed, out="retreated")
    halved = ("disrupted",) if piece.order == DISRUPTED else ()  # §9.9.d, §13.2.1.i
    if piece.has(TRAIN):  # §5.6.4.d, §5.6.4.e, §9.9.c
        return Part(unit, TRAIN_DEFENCE, halved, instead="train")
    strength = winter_defence(position, unit, printed)  # §9.9.h, §23.4.g
    row = ground_row(position, battle.target)
    doubled = [row.id] if ground_doubles(row, unit) else []
    if is_contested(position, battle.target):  # §29.1.1.e
        doubled.append("contested")
    if wet:
        doubled.append("river")
    return Part(unit, strength, halved, tuple(doubled), instead="winter" if strength != printed else "")


# -- who defends -----------------------------------------------------------------------------------------------------


@rule("15.3.c", "15.3.d", "10.2.1.d")
def overstacked_groups(position: Position, battle: Battle) -> list[tuple[int, ...]]:
    """15.3 The groups with which an overstacked hex could defend, its owner's choice; none where it is not overstacked.
    Units without strength in this combat do not count."""
    # RULING s42-301: a unit that cannot add its strength anyway is not counted against the limit.
    side = 1 - battle.side
    able = [part.unit for part in _alone(position, battle) if not part.out]
    if not excess(position, side, able):
        return []
    room = [unit for unit in able if counts(position, unit)]
    free = [unit for unit in able if unit not in room]
    for size in range(len(room) - 1, -1, -1):
        groups = [(*group, *free) for group in combinations(room, size)]
        fitting = [group for group in groups if not excess(position, side, group)]
        if fitting:
            return fitting
    return []


@rule("15.3.c")
def _chosen(position: Position, battle: Battle, parts: list[Part]) -> list[Part]:
    """15.3 The other units of an overstacked hex add nothing; until its owner has chosen, the best defenders are
    assumed."""
    groups = [battle.defenders] if battle.defenders else overstacked_groups(position, battle)
    if not groups:
        return parts
    best = max(groups, key=lambda group: summed((part for part in parts if part.unit in group), SCALE))
    return [part if part.out or part.unit in best else replace(part, out="crowd") for part in parts]


@rule("9.8.a", "9.8.b")
def _bracketed(parts: list[Part]) -> list[Part]:
    """9.8 A bracketed strength counts only where no other unit defends; of several the greatest."""
    # RULING s42-302: beside units that have no strength in this combat it stands as if alone.
    fit = [part for part in parts if not part.out]
    light = [part for part in fit if BRACKETED[part.unit]]
    if not light:
        return parts
    best = max(light, key=lambda part: summed((part,), SCALE)) if len(light) == len(fit) else None
    return [replace(part, out="bracketed") if part in light and part is not best else part for part in parts]


def _alone(position: Position, battle: Battle) -> list[Part]:
    """The strength of every unit in the hex by itself."""
    wet = all_wet(position, battle)
    return [defender(position, battle, unit, wet=wet) for unit in position.of_side(battle.target, 1 - battle.side)]


@rule("8.1.e", "8.1.f", "20.5.1.b")
def defending(position: Position, battle: Battle) -> tuple[Part, ...]:
    """8.1 All units in the hex are attacked and add up their strengths, as far as they have any in this combat."""
    return tuple(_bracketed(_chosen(position, battle, _alone(position, battle))))


# -- the column ------------------------------------------------------------------------------------------------------


@rule("8.3.a", "8.3.b", "8.4.e")
def estimate(position: Position, battle: Battle) -> Estimate:
    """8.3 Both sides added up within their limits, the column of the odds, its shifts, and only then the limits of the
    table."""
    defenders = defending(position, battle)
    fit = tuple(part.unit for part in defenders if not part.out)
    attackers = (attacker(position, battle, unit) for unit in battle.units)  # §9.1.c
    return weighed(SCALE, attackers, defenders, shifts(position, battle, fit))  # §9.1.a, §9.1.d, §9.1.e, §9.1.f, §9.1.g


@rule("8.4.a")
def is_hopeless(odds: Estimate) -> bool:
    """8.4 Below 1-3, after all shifts, there is no attack."""
    return odds.shifted < 0


@rule("8.4.c")
def is_certain(odds: Estimate) -> bool:
    """8.4 At 10-1, after all shifts, the defenders suffer a DS without a roll."""
    return odds.shifted > TABLES.auto_ds


@rule("15.2.9.d")
def shifts(position: Position, battle: Battle, fit: tuple[int, ...]) -> Iterator[Shift]:
    """8.3, 9.2 to 9.9 Every column shift: tanks, aircraft of either side, artillery, terrain, fortifications."""
    wet = frozenset(unit for unit in battle.units if _is_mired(position, battle, unit))
    if not forbids_armour(position, battle):  # §9.2.1.c, §9.2.2.c
        yield from armour_shifts(position, battle.units, fit, wet)  # §8.3.e
    if battle.air >= 0:  # §8.3.g
        yield Shift("air", TABLES.shifts["air"], "9.3.3.a")  # §9.3.2.a, §9.3.3.a, §22.7.e
    if battle.cover >= 0:
        yield Shift("air-cover", -TABLES.shifts["air"], "9.3.4.a")  # §9.3.4.a
    if battle.guns:  # §8.3.f, §18.3.2.a
        yield Shift("artillery", artillery.shifts(battle.guns), "9.4")  # §22.7.e
    yield from shelter(position, battle)


@rule("9.7.1.c", "9.7.1.d")
def shelter(position: Position, battle: Battle) -> Iterator[Shift]:
    """9.7.1, 9.9 Rough, wooded or not, and a finished fortification shift the column left, two columns together;
    whatever doubles the defenders is in addition."""
    row = ground_row(position, battle.target)
    if row.shift:
        yield Shift("rough", -row.shift, "9.9")  # §9.9.a, §9.9.b
    if position.fortified(battle.target, 1 - battle.side):  # §9.7.6.b
        yield Shift("fortification", -FORTIFICATION.shift, "9.7.1.a")  # §9.7.1.a, §9.7.1.e


@rule("9.2.3.f", "9.7.1.b")
def forbids_armour(position: Position, battle: Battle) -> bool:
    """9.2.3 In woods, wooded rough, marsh, mountains, cities and finished fortifications there are no tank shifts, for
    either side."""
    fortified = position.fortified(battle.target, 1 - battle.side)
    ground = ground_row(position, battle.target)
    return ground.no_tank_shift or (fortified and FORTIFICATION.no_tank_shift)


@rule("9.2.3.g", "9.2.3.h", "9.5.4.c")
def _is_mired(position: Position, battle: Battle, unit: int) -> bool:
    """9.2.3 Whether a tank attacks across a river or out of a marsh."""
    return is_wet(position, from_hex(position, unit, battle.target), battle.target)


def gave_strength(parts: Iterable[Part]) -> tuple[int, ...]:
    """10.2.1 The units that took part."""
    return tuple(part.unit for part in parts if not part.out)
