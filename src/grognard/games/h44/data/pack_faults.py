"""The faults a pack of Holland '44 can have: wrong counts, tables out of order, things without name or source."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import structs

from grognard.core.packs.faults import expect, head_faults, name_faults, source_faults, text_faults, twice
from grognard.core.packs.switches import Column
from grognard.core.packs.table_faults import crt_faults, face_faults
from grognard.games.h44.data.board_faults import LINES, Ground, board_faults
from grognard.games.h44.data.schema import Unit
from grognard.games.h44.data.setup_faults import setup_faults
from grognard.hexes.board import Line
from grognard.hexes.board_faults import drawing_faults, map_faults

if TYPE_CHECKING:
    from grognard.games.h44.data.pack import Pack


def check(pack: Pack) -> list[str]:
    """Every fault of the pack, a sentence each; an empty list is a good pack."""
    return [
        *_unit_faults(pack),
        *_pool_faults(pack),
        *_table_faults(pack),
        *_track_faults(pack),
        *_scenario_faults(pack),
        *map_faults(pack, drawing_faults(pack.board, LINES), lambda: Ground(pack.board), board_faults, setup_faults),
        *_name_faults(pack),
        *source_faults(structs.replace(pack, tables=pack.tables.rows), pack.board.file, silent=(Line,)),
    ]


# -- units -----------------------------------------------------------------------------------------------------------
STRENGTH = {"allied": 115, "german": 146}  # the counters, without remnants and breakdown units (but with A/82)
DUMMIES = 6
HOLDING = 6  # 23.5
POOLS = {  # the set-up card
    "br-rem-arm": 5,
    "br-rem-mot": 4,
    "br-rem-inf": 4,
    "br-rem-1ab": 4,
    "us-rem-82": 3,
    "us-rem-101": 3,
    "po-rem": 2,
    "ge-rem-fj": 3,
    "ge-rem-inf": 3,
    "br-bd-arm": 3,
    "br-bd-inf": 3,
    "br-bd-mot": 3,
    "br-bd-1ab": 2,
    "us-bd-82": 2,
    "us-bd-101": 2,
    "po-bd": 1,
    "ge-bd": 3,
    "ge-bd-mot": 3,
}


def _unit_faults(pack: Pack) -> Iterator[str]:
    yield from twice("among the units", (unit.id for unit in pack.units))
    fixed = [unit for unit in pack.units if pack.arrivals.get(unit.id) and pack.arrivals[unit.id].kind != "pool"]
    tally = Tally[str](unit.side for unit in fixed)
    yield from expect("units of each side", {side: tally[side] for side in STRENGTH}, STRENGTH)
    yield from expect("unknown units", sum(unit.unknown for unit in pack.units), pack.tables.unknown_units)
    yield from expect("dummies among them", sum(unit.type == "dummy" for unit in pack.units), DUMMIES)
    held = sum(row.kind == "holding" for row in pack.arrivals.values())
    yield from expect("units of the 406th Division", held, HOLDING)
    for unit in pack.units:
        yield from _value_faults(unit)
        if unit.formation and pack.formations[unit.formation].side != unit.side:
            yield f"{unit.id}: of the {unit.side} side, its formation {unit.formation} is not"
        if not unit.formation and not (unit.is_remnant or unit.breakdown or unit.type == "dummy"):
            yield f"{unit.id}: belongs to no formation"
        if unit.airborne != bool(unit.division) or unit.airborne != bool(unit.track):
            yield f"{unit.id}: airborne units, and no others, have a division and a track of returns"
        if unit.corps and (unit.side != "allied" or unit.airborne):
            yield f"{unit.id}: no boundary of the corps binds it (23.4)"
    halves = Tally(unit.half_of for unit in pack.units if unit.half_of)
    yield from (f"{id_}: {n} half-battalions, must be two (6.3)" for id_, n in halves.items() if n != 2)


def _value_faults(unit: Unit) -> Iterator[str]:
    """2.3.12, 11.4 Steps and faces fit each other."""
    if unit.type == "dummy":
        yield from expect(f"{unit.id}: values of a dummy", (unit.full, unit.steps), ((0, 0, 0), 0))
        return
    if unit.full[1] < 1:
        yield f"{unit.id}: a combat unit has a defence (2.3)"
    yield from face_faults(unit)
    if (unit.type == "artillery") != (unit.range > 0):
        yield f"{unit.id}: artillery, and nothing else, has a range"
    if unit.tank and not unit.armour:
        yield f"{unit.id}: a tank unit has an armour class (2.3.15)"
    if unit.armour and unit.move_class != "vehicle":
        yield f"{unit.id}: what has armour is a vehicle (2.3.14)"
    if unit.type == "flak" and (unit.tank or not unit.anti_tank):
        yield f"{unit.id}: flak is anti-tank, and no tank (10.3.3)"


def _pool_faults(pack: Pack) -> Iterator[str]:
    """11.4, 21 Remnants and breakdown units: their number, and the two faces of a counter."""
    pooled = Tally(unit.type for unit in pack.units if unit.is_remnant or unit.breakdown)
    yield from expect("remnants and breakdown units", dict(pooled), POOLS)
    for unit in pack.units:
        if unit.twin and (unit.twin not in pack.unit_index or pack.unit(unit.twin).twin != unit.id):
            yield f"{unit.id}: {unit.twin} is not its other face"
        if unit.remnant and pooled[unit.remnant] == 0:
            yield f"{unit.id}: there is no remnant {unit.remnant!r}"
        if (unit.is_remnant or unit.breakdown) and unit.steps != 1:
            yield f"{unit.id}: remnants and breakdown units have one step"


# -- tables ----------------------------------------------------------------------------------------------------------
CHART = {  # the printed chart: on foot, mechanised, vehicles; column of the determined defence
    "clear": ((1, 1, 1), "clear"),
    "woods": ((1, 2, 2), "other"),
    "polder": ((2, 3, None), "clear"),
    "polder-woods": ((2, 3, None), "clear"),
    "marsh": ((3, 4, None), "other"),
}
ROADS = {"primary": (6, 2, 2), "secondary": (6, 3, 3), "minor": (6, 6, 6)}
ODDS = ("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1")
CELLS = ((3, "4-1", "DR"), (1, "1-3", "A1"), (6, "7-1", "DS"), (6, "1-3", "EX"))  # of the printed table
ORDER = ("A1", "A1/ENG", "ENG", "EX", "A1/DR", "DR", "DRX", "A1/D1", "D1", "DMR", "DS")
"""Results from the worst to the best for the attacker."""
EITHER = {("DR", "DRX"), ("DRX", "DR"), ("D1", "DMR"), ("DMR", "D1"), ("A1/D1", "DR"), ("DR", "A1/D1")}
HOLDS: dict[Column, tuple[int, ...]] = {"clear": (5, 6, 7), "other": (4, 5, 6, 7), "city": (3, 4, 5, 6, 7)}  # 12.2
EXAMPLES: tuple[tuple[int, Column, tuple[bool, int, int]], ...] = (
    (2, "city", (False, 0, 0)),
    (4, "city", (True, 1, 1)),
    (1, "city", (False, 0, 1)),
    (5, "other", (True, 1, 1)),
)
WEATHER = "clear/clear cloudy/clear cloudy/clear overcast/cloudy overcast/cloudy overcast/overcast"  # 4.3
LANDINGS = "none none none none S S1 S1 S2"  # 22.3
NUMBERS = {
    "stacking": 2,
    "most_steps": 9,
    "engineer_steps": 6,
    "supply_off_road": 4,
    "boundary_turn": 6,
    "demolition_from": 3,
    "automatic_ds_ratio": 10,
    "replacements_from": 8,
    "heads_last_turn": 5,
    "unknown_units": 20,
}


def _table_faults(pack: Pack) -> Iterator[str]:
    tables = pack.tables
    chart = {id_: (row.cost, row.row.defence) for id_, row in tables.terrain.items()}
    yield from expect("terrain chart", chart, CHART)
    yield from expect("terrain of the board", set(pack.board.terrain_ids) <= set(chart), True)
    yield from expect("roads", tables.roads, ROADS)
    yield from expect("places", tuple(tables.places), ("village", "town", "city"))
    yield from expect("columns of the combat table", tables.columns, ODDS)
    yield from expect("results", sorted(tables.results), sorted(ORDER))
    yield from crt_faults(tables.crt, ODDS, ORDER, EITHER)
    for die, label, result in CELLS:
        column = ODDS.index(label)
        results = tables.crt.get(die, ())
        yield from expect(f"crt {die} at {label}", results[column] if column < len(results) else None, result)
    for kind, dice in HOLDS.items():
        held = tuple(die for die in range(1, 8) if die in tables.defence and tables.determined(die, kind).hold)
        yield from expect(f"determined defence holds in {kind} on", held, dice)
    for die, kind, wanted in EXAMPLES:
        cell = tables.determined(die, kind)
        yield from expect(f"determined defence, {die} in {kind}", (cell.hold, cell.attacker, cell.defender), wanted)
    weather = " ".join("/".join(tables.weather[die]) for die in sorted(tables.weather))
    yield from expect("weather", weather, WEATHER)
    yield from expect("landings", " ".join(tables.landing[die] for die in sorted(tables.landing)), LANDINGS)
    for id_, value in NUMBERS.items():
        yield from expect(id_, getattr(tables, id_), value)
    yield from expect("prizes (26.5.1)", sorted(tables.prizes), ["3225", "3524"])
    yield from (f"{id_}: no such unit for the prepared fire" for id_ in tables.prepared if id_ not in pack.unit_index)
    victory = tables.victory
    yield from expect("points of a victory", (victory.allied_auto, victory.german_auto), (20, 24))


def _track_faults(pack: Pack) -> Iterator[str]:
    """4.1, 20 Twenty turns from the afternoon of 17 September on; replacements at night from turn 8."""
    track = pack.tables.track
    yield from expect("turns of the track", sorted(track), list(range(1, 21)))
    parts = ("am", "pm", "night")
    for turn in track.values():
        yield from expect(f"turn {turn.n}: part of the day", turn.part, parts[turn.n % 3])
        yield from expect(f"turn {turn.n}: day", turn.day, 17 + turn.n // 3)
        late = turn.part == "night" and turn.n >= pack.tables.replacements_from
        wanted = (2, 1) if late else (0, 0)
        replacements = (turn.german_replacements, turn.british_replacements)
        yield from expect(f"turn {turn.n}: replacements", replacements, wanted)
        yield from expect(f"turn {turn.n}: traffic markers", turn.traffic, min(6, turn.n + 2))


def _scenario_faults(pack: Pack) -> Iterator[str]:
    lengths = {id_: scenario.turns for id_, scenario in pack.scenarios.items()}
    yield from expect("turns of the scenarios", lengths, {"short": 11, "campaign": 20})
    for scenario in pack.scenarios.values():
        if scenario.bank not in pack.board.zones:
            yield f"{scenario.id}: the board has no bank {scenario.bank!r}"
    if "short" in pack.scenarios:
        yield from expect("steps over the Waal (S1.3)", pack.scenarios["short"].steps, 4)
    yield from expect("seats", pack.seats, ("allied", "german"))
    yield from expect("options", tuple(pack.options), ("disengagement", "attrition", "first-rolls"))


# -- names and sources -----------------------------------------------------------------------------------------------
def _required_ids(pack: Pack) -> Iterator[str]:
    """The ids that the rest of the program counts on having names for."""
    yield from (*pack.unit_index, *pack.types, *pack.formations, *pack.scenarios, *pack.options, *pack.seats)
    yield from (*pack.tables.terrain, *pack.tables.places, *pack.tables.sides, *pack.landings)
    yield from (bridge.id for bridge in pack.bridges)
    yield from (ferry.id for ferry in pack.ferries)
    yield from (f"area-{area.id}" for area in pack.areas)
    yield from (unit.nation for unit in pack.units)
    yield from ("eliminated", "pool", "air", "plate", "removed", "8C", "12C", "30C")
    yield from ("mined", "intact", "blown", "repairing", "rebuilding")
    yield from (f"track-{n}" for n in pack.tables.track)


def _name_faults(pack: Pack) -> Iterator[str]:
    yield from name_faults(_required_ids(pack), pack.names)
    yield from head_faults(pack.meta, pack.notes)
    yield from text_faults((f"label at {label.at}", label.name) for label in pack.board.file.label)
