"""2.3 The counters of Stalingrad '42 as the rules ask about them: small ints, one table for each question."""

from __future__ import annotations

from grognard.games.s42.data.pack import load
from grognard.games.s42.data.schema import SIDES, Unit
from grognard.games.s42.rulebook import rule
from grognard.series.zoc_bonds.marching import Mode as Mode

PACK = load()
AXIS, SOVIET = 0, 1
FOOT, MECH, WHEELS = 0, 1, 2
"""2.3.6 How a unit moves: on foot, as mechanised infantry, as a vehicle."""

UNITS = tuple(unit.id for unit in PACK.units)
UNIT = {name: k for k, name in enumerate(UNITS)}
SIDE = bytes(SIDES.index(unit.side) for unit in PACK.units)
NATION = tuple(unit.nation for unit in PACK.units)
TYPE = tuple(unit.type for unit in PACK.units)
STEPS = tuple(unit.steps for unit in PACK.units)
"""Steps at full strength; one unit grows (32.4)."""


@rule("2.3.6.a", "2.3.6.b")
def _gait(card: Unit) -> int:
    """2.3.6 A unit is mechanised or not, and a mechanised one is infantry or a vehicle; leaders go as vehicles, reserve
    armies on foot."""
    return ("non_mech", "mech_infantry", "vehicle").index(card.move_class)


MOVEMENT_CLASS = bytes(_gait(unit) for unit in PACK.units)
MECHANISED = tuple(movement_class != FOOT for movement_class in MOVEMENT_CLASS)
DOT = tuple(unit.tank for unit in PACK.units)
"""9.2 The dot: `normal`, `elite`, `anti`, or none."""
RANGE = tuple(unit.range for unit in PACK.units)
FREE = tuple(unit.free for unit in PACK.units)
"""4.2 A thin white frame."""
BOXED = tuple(unit.no_extended for unit in PACK.units)
"""5.3 No extended movement."""
BRACKETED = tuple(unit.bracketed for unit in PACK.units)
"""9.8 A defence strength that counts only where no other unit defends."""
GARRISON = tuple(unit.held == "garrison" for unit in PACK.units)
"""20.4 Bound to its hex until the enemy comes near."""
FROZEN = tuple(unit.held == "caucasus" for unit in PACK.units)
"""20.6 Bound until the Don is crossed."""
REMNANT = tuple(unit.remnant_of for unit in PACK.units)
"""10.4 The type of remnant it is; empty for others."""
LEAVES = tuple(unit.remnant for unit in PACK.units)
"""10.4 The type of remnant it leaves; empty for others."""
SERVED_BY = tuple(PACK.types[kind].replacements for kind in TYPE)
"""21.1.2 The kinds of replacements that serve it."""
ARMY_HQ = tuple(kind == "army-hq" for kind in TYPE)
"""20.1 Soviet army headquarters."""
RESERVE_ARMY = tuple(kind == "reserve-army" for kind in TYPE)  # §34.1.a
"""34.1 Reserve armies of the maskirovka."""
LEADER = tuple(kind == "leader" for kind in TYPE)
CLIMBER = tuple(kind == "mountaineers" for kind in TYPE)
"""20.2 Mountain units."""
CAVALRY = tuple(kind == "cavalry" for kind in TYPE)
CORPS = tuple(
    kind in ("tank", "mechanised") and unit.size == "XXX" for kind, unit in zip(TYPE, PACK.units, strict=True)
)
"""4.3, 21.3.1 Soviet tank and mechanised corps."""


@rule("2.3.1.a", "2.3.1.b", "2.3.1.c")
def _is_combat_unit(card: Unit) -> bool:
    """2.3.1 A defence strength above zero, in brackets or not, makes a combat unit; without one it is none."""
    return card.full[1] > 0  # §19.1.a


COMBAT = tuple(_is_combat_unit(unit) for unit in PACK.units)


@rule("18.2.1.a", "3.0.zk")
def _is_support(card: Unit) -> bool:
    """18.2.1 Artillery divisions, Soviet front and Axis army headquarters support with their guns."""
    return card.type in ("artillery", "headquarters")


SUPPORT = tuple(_is_support(unit) for unit in PACK.units)


@rule("2.3.2.g", "2.3.2.i", "2.3.2.j")
def _quality(card: Unit) -> int:
    """2.3.2 Elite units (a red box), low quality (a white one), and all the others between."""
    return {"elite": 1, "normal": 0, "low": -1}[card.quality]  # §2.3.2.h


QUALITY = tuple(_quality(unit) for unit in PACK.units)


@rule("1.0.e", "1.0.f", "20.5.a")
def _is_german(card: Unit) -> bool:
    """1.0 Of the German nation, the SS and the Luftwaffe among them; the others of the Axis are its allies."""
    return card.nation in ("german", "ss", "luftwaffe")


RESERVES = {
    id_: {UNIT[row.id]: row.reserve for name in scenario.setups for row in PACK.setup.placements(name) if row.reserve}
    for id_, scenario in PACK.scenarios.items()
}
"""31 By scenario: the reserve army of each unit that starts in one."""
GERMAN = tuple(_is_german(unit) for unit in PACK.units)
UPGRADES = {UNIT[row.unit]: row for row in PACK.setup.changes if row.full is not None}
"""32.4 A unit that grows: when, and its steps and its best face afterwards."""


@rule("2.3.5.a")
def _values(unit: int) -> dict[int, tuple[int, int, int]]:
    """Attack, defence, movement by steps left. One step left of three is a remnant, another counter; a unit that grows
    has a fourth face."""
    card = PACK.units[unit]
    if card.reduced is None:
        return {1: card.full}
    grown = {row.steps: row.full for row in (UPGRADES.get(unit),) if row is not None and row.full is not None}
    return {**grown, card.steps: card.full, card.steps - 1: card.reduced, 1: card.reduced}


VALUES = tuple(_values(unit) for unit in range(len(UNITS)))
