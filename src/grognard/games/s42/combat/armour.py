"""9.2 Tanks: the armour shift of either side, the Axis elite shift, and the anti-tank guns that cancel the first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from grognard.games.s42.data.units import DOT, PACK
from grognard.games.s42.rulebook import rule
from grognard.games.s42.state.position import TRAIN, Position
from grognard.series.zoc_bonds.odds import Shift

TABLES = PACK.tables
TANK, ELITE = TABLES.shifts["tank"], TABLES.shifts["elite-tank"]


@rule("9.2.2.a", "9.2.4.b")
def is_tank(unit: int) -> bool:
    """9.2 A black dot; a red dot counts as one too, a white one does not."""
    return DOT[unit] in ("normal", "elite")


@rule("9.2.2.a")
def is_elite_tank(unit: int) -> bool:
    """9.2.2 A red dot; only the Axis has them."""
    return DOT[unit] == "elite"


@rule("9.2.4.a")
def is_anti_tank(unit: int) -> bool:
    """9.2.4 A white dot."""
    return DOT[unit] == "anti"


@rule("5.6.4.f", "5.6.4.g")
def stand_ready(position: Position, units: Iterable[int]) -> list[int]:
    """5.6.4 Tanks on a train neither gain nor cancel a shift; disrupted and unsupplied ones still do."""
    return [unit for unit in units if not position.pieces[unit].has(TRAIN)]  # §13.2.1.j, §13.2.2.b, §16.4.l


@rule("9.2.1.a", "9.2.1.b", "9.2.2.b")
def armour_shifts(
    position: Position, attackers: Collection[int], fit: Iterable[int], mired: Collection[int]
) -> Iterator[Shift]:
    """9.2 The tank shifts where terrain allows them. One for either side, however many tanks, unless the other side has
    a tank too, or the defender anti-tank guns; tanks that cannot claim the shift still cancel it. The Axis elite shift
    stays whatever tanks are there."""
    defenders = stand_ready(position, fit)
    dry = [unit for unit in attackers if unit not in mired]
    stopped = any(is_tank(unit) or is_anti_tank(unit) for unit in defenders)  # §9.2.4.c
    if any(map(is_tank, dry)) and not stopped:  # §9.2.1.a, §9.2.1.d, §9.2.1.e
        yield Shift("armour", TANK, "9.2.1.a")
    if any(map(is_tank, defenders)) and not any(map(is_tank, attackers)):  # §9.2.1.b, §9.2.3.i, §9.2.4.e
        yield Shift("defending-armour", -TANK, "9.2.1.b")
    if any(map(is_elite_tank, dry)):  # §9.2.2.b, §9.2.2.d, §9.2.4.d
        yield Shift("elite-armour", ELITE, "9.2.2.b")
    if any(map(is_elite_tank, defenders)):
        yield Shift("defending-elite-armour", -ELITE, "9.2.2.b")
