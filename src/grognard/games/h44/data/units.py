"""2.3 The counters of Holland '44 as the rules use them: small ints, one table for each question."""

from __future__ import annotations

from grognard.games.h44.data.pack import load
from grognard.games.h44.data.schema import Unit
from grognard.games.h44.rulebook import rule
from grognard.series.zoc_bonds.marching import Mode as Mode

PACK = load()
ALLIED, GERMAN = 0, 1
SIDES = ("allied", "german")

UNITS = tuple(unit.id for unit in PACK.units)
UNIT = {name: index for index, name in enumerate(UNITS)}
SIDE = bytes(SIDES.index(unit.side) for unit in PACK.units)
TYPE = tuple(unit.type for unit in PACK.units)
# §10.2.2.a, §10.2.2.b, §10.2.2.c, §10.2.2.d, §10.2.2.e, §10.2.2.f, §10.2.2.g, §10.2.4.a, §10.2.4.b
FORMATION = tuple(unit.formation for unit in PACK.units)
"""10.2.2 The formation of each unit; `CORPS` for corps troops."""
STEPS = tuple(unit.steps for unit in PACK.units)
"""Steps at full strength."""
VEHICLE = tuple(unit.move_class == "vehicle" for unit in PACK.units)
"""2.3.14 Technical units."""
MECHANISED = tuple(unit.move_class in ("vehicle", "mech_infantry") for unit in PACK.units)
"""2.3.13 Mechanised units: vehicles and mechanised infantry."""
ARMOUR = tuple(unit.armour for unit in PACK.units)
"""2.3.10 The armour class; 0: none."""
TANK = tuple(unit.tank for unit in PACK.units)
"""2.3.15 Tank units, which can claim the armour shift. Flak cannot."""
ANTI_TANK = tuple(unit.anti_tank for unit in PACK.units)
"""10.3.3 Armour class one lower in attack."""
ARMOURED = tuple(unit.tank or unit.type == "recon" for unit in PACK.units)
"""6.2 Armoured units, for stacking: tanks, and the armoured cars of reconnaissance (RULING h44-038); in combat and when
disengaging only tanks (RULING h44-118)."""


@rule("2.3.6.a", "2.3.6.b", "2.3.6.c")
def _morale(card: Unit) -> int:
    """2.3.6 Elite units (red defence strength), low quality (white), and all the others between."""
    return {"elite": 1, "normal": 0, "low": -1}[card.morale]


MORALE = tuple(_morale(unit) for unit in PACK.units)
ARTILLERY = tuple(kind == "artillery" for kind in TYPE)
RANGE = tuple(unit.range for unit in PACK.units)
ENGINEER = tuple(kind == "engineer" and unit.side == "allied" for kind, unit in zip(TYPE, PACK.units, strict=True))
BRIDGING = tuple(kind == "bridging" for kind in TYPE)
SUPPLY_HEAD = tuple(kind == "airborne_supply" for kind in TYPE)
RECON = tuple(unit.recon for unit in PACK.units)
GARRISON = tuple(unit.garrison for unit in PACK.units)
"""23.6 Units that stay until the Allies come near."""
AIRBORNE = tuple(unit.airborne for unit in PACK.units)
DIVISION = tuple(unit.division for unit in PACK.units)
"""18.2.2 The airborne division of a unit; empty for others."""
RETURN_TRACK = tuple(unit.track for unit in PACK.units)
"""22.7 The track of returning paratroopers of a unit: its division's, or that of the Polish brigade."""
HALF = tuple(unit.half_of for unit in PACK.units)
"""6.3 The battalion that two half-battalions make up; empty for others."""
CORPS = tuple(unit.corps for unit in PACK.units)
"""23.4 8C, 12C or 30C; empty for units not bound by a boundary."""
BREAKDOWN = tuple(unit.breakdown for unit in PACK.units)
REMNANT = tuple(unit.is_remnant for unit in PACK.units)
REMNANT_OF = tuple(unit.remnant for unit in PACK.units)
"""11.4 The type of remnant a three-step unit becomes; empty for others."""
TWIN = tuple(UNIT.get(unit.twin, -1) for unit in PACK.units)
"""The unit on the back of the same counter, for remnants and breakdown units; -1 for others."""
POOL = tuple(unit.unknown for unit in PACK.units)
"""25.1 Faces of the unknown units."""


@rule("2.3.a", "2.3.b")
def _is_combat_unit(card: Unit) -> bool:
    """2.3 Counters with a defence strength are combat units; an empty garrison is only a marker."""
    return card.full[1] > 0


DUMMY = tuple(not _is_combat_unit(unit) for unit in PACK.units)


@rule("2.3.12.a")
def _values(unit: int) -> dict[int, tuple[int, int, int]]:
    """Attack, defence, movement by steps left; a three-step unit with one step left is a remnant, another counter."""
    card = PACK.units[unit]
    if card.reduced is None:
        return dict.fromkeys(range(max(1, card.steps) + 1), card.full)
    return {card.steps: card.full, card.steps - 1: card.reduced, 1: card.reduced}


VALUES = tuple(_values(unit) for unit in range(len(UNITS)))


@rule("2.3.16.a", "2.3.14.h", "2.3.14.i")
def is_infantry(unit: int) -> bool:
    """2.3.16 All non-vehicles can cross water on foot; supply heads and markers are not infantry."""
    return not VEHICLE[unit] and not SUPPLY_HEAD[unit]


@rule("6.2.a", "6.2.b", "6.2.c")
def free_kind(unit: int) -> str:
    """6.2 The kind of a unit of which one per hex stacks for free, engineers of either side included; empty for
    others."""
    return TYPE[unit] if TYPE[unit] in ("artillery", "bridging", "engineer", "flak") else ""  # §2.3.7.a, §6.2.d
