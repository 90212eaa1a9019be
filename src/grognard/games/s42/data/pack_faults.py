"""The faults a pack of Stalingrad '42 can have: wrong counts, tables out of order, things without name or source."""

from __future__ import annotations

import itertools
from collections import Counter as Tally
from collections.abc import Iterator
from datetime import date, timedelta
from typing import TYPE_CHECKING

from msgspec import structs

from grognard.core.packs.faults import expect, head_faults, name_faults, source_faults, text_faults, twice
from grognard.core.packs.switches import Column
from grognard.core.packs.table_faults import crt_faults, face_faults
from grognard.games.s42.data.board_faults import LINES, Ground, board_faults
from grognard.games.s42.data.schema import Season, Unit
from grognard.games.s42.data.setup_faults import setup_faults
from grognard.games.s42.rulebook import rule
from grognard.hexes.board import Line
from grognard.hexes.board_faults import drawing_faults, map_faults

if TYPE_CHECKING:
    from grognard.games.s42.data.pack import Pack


def check(pack: Pack) -> list[str]:
    """Every fault of the pack, a sentence each; an empty list is a good pack."""
    return [
        *_unit_faults(pack),
        *_marker_faults(pack),
        *_chart_faults(pack),
        *_combat_faults(pack),
        *_track_faults(pack),
        *_scenario_faults(pack),
        *map_faults(pack, drawing_faults(pack.board, LINES), lambda: Ground(pack.board), board_faults, setup_faults),
        *_name_faults(pack),
        *source_faults(structs.replace(pack, tables=pack.tables.rows), pack.board.file, silent=(Line,)),
    ]


# -- units -----------------------------------------------------------------------------------------------------------
TROOPS = {  # how many of a type the rulebook counts, and where
    "army-hq": (3, "20.1.1"),
    "mountaineers": (11, "20.2"),
    "nkvd": (8, "20.3"),
    "reserve-army": (6, "34.1.1"),
    "leader": (2, "28.1"),
}
NONCOMBAT = ("army-hq", "reserve-army", "leader")  # 19.1
SUPPORT = ("headquarters", "artillery")  # 18.2.1


def _unit_faults(pack: Pack) -> Iterator[str]:
    yield from twice("among the units", (unit.id for unit in pack.units))
    tally = Tally(unit.type for unit in pack.units)
    for type_, (count, where) in TROOPS.items():
        yield from expect(f"units of type {type_} ({where})", tally[type_], count)
    yield from expect("garrisons (20.4)", sum(unit.held == "garrison" for unit in pack.units), 10)
    held = Tally(unit.type == "headquarters" for unit in pack.units if unit.held == "caucasus")
    yield from expect("units and headquarters that wait in the Caucasus (20.6)", (held[False], held[True]), (15, 2))
    stock = {unit.remnant_of for unit in pack.units if unit.remnant_of}
    for unit in pack.units:
        yield from _value_faults(unit)
        yield from _kind_faults(unit)
        if unit.remnant and unit.remnant not in stock:
            yield f"{unit.id}: there is no remnant {unit.remnant!r} (10.4)"


def _value_faults(unit: Unit) -> Iterator[str]:
    """2.3.5, 10.4 Steps and faces fit each other."""
    yield from face_faults(unit)
    if unit.remnant_of and (unit.steps != 1 or unit.side != "axis"):
        yield f"{unit.id}: a remnant has one step, and is of the Axis (10.4)"
    if (unit.full[1] == 0) != (unit.type in NONCOMBAT):
        yield f"{unit.id}: army headquarters, reserve armies and leaders, and no others, have no defence (19.1)"


@rule("18.2.2.a", "18.2.3.g")
def _kind_faults(unit: Unit) -> Iterator[str]:
    """2.3.2, 4.2, 9.2, 9.8, 18.2 Signs on a counter fit its type."""
    if unit.nation == "guards" and unit.quality != "elite":
        yield f"{unit.id}: every Guards unit is elite (2.3.2)"
    if (unit.side == "soviet") != (unit.nation in ("red-army", "guards", "navy", "nkvd")):
        yield f"{unit.id}: of the {unit.side} side and {unit.nation}"
    if unit.tank and unit.move_class == "non_mech":
        yield f"{unit.id}: a unit with a dot does not walk (9.2)"
    if (unit.tank == "anti") != (unit.type == "anti-tank"):
        yield f"{unit.id}: anti-tank units, and no others, have a white dot (9.2.4)"
    if unit.tank == "elite" and unit.side != "axis":
        yield f"{unit.id}: only the Axis has red dots (9.2.2)"
    support = unit.type in SUPPORT
    if (unit.bracketed, unit.no_extended) != (support, support):
        yield f"{unit.id}: support units, and no others, have brackets and a black box (9.8, 18.2.2)"
    if support and (unit.steps, unit.full[0], unit.move_class) != (1, 0, "vehicle"):
        yield f"{unit.id}: a support unit has one step, no attack, and wheels (18.2)"
    if (unit.range > 0) != (support or unit.type == "leader"):
        yield f"{unit.id}: support units and leaders, and no others, have a range (18.4, 28.1.2)"
    if unit.held and unit.side != "soviet":
        yield f"{unit.id}: only Soviet units are bound to a place (20.4, 20.6)"


MARKERS = {  # Axis and Soviet
    "fortification": (12, 24),  # 9.7.3
    "mobile-supply": (5, 4),  # 18.6.8
    "planned-offensive": (2, 2),  # 26.2
    "reserve": (3, 3),  # 25.2.2
    "maskirovka": (0, 6),  # 34.1.1
    "flotilla": (0, 1),  # 5.5.3
    "vasilevsky": (0, 1),  # 33.1
}


def _marker_faults(pack: Pack) -> Iterator[str]:
    counts = {id_: (row.axis, row.soviet) for id_, row in pack.markers.items()}
    yield from expect("markers", counts, MARKERS)
    yield from expect("air units (9.3.1)", sorted(row.nation for row in pack.air), ["german", "german", "romanian"])
    ranges = {row.range for row in pack.air}
    yield from expect("range of the air units (9.3.5)", ranges, {pack.tables.air_range})
    faces = {id_: (row.full, row.ready, row.tactical) for id_, row in pack.supply_faces.items()}
    yield from expect("faces of a supply point (18.6)", faces, FACES)


FACES = {
    "supply-moving": ((0, 0, 5), False, True),
    "supply-ready": ((0, 0, 0), True, True),
    "supply-immobile": ((0, 0, 0), True, False),
}


# -- charts ----------------------------------------------------------------------------------------------------------
KINDS = ("landmark", "town", "city", "major", "fortification")
SIDES = "minor-river major-river volga lake alpine sea road-bridge rail-bridge pontoon ferry"
NO_SHIFT = {"woods", "wooded-rough", "marsh", "mountain", "city", "major", "fortification"}  # 9.2.3
NO_FORT = {"wooded-rough", "marsh", "mountain", "city", "major"}  # 9.7.3
STOPS = {"marsh", "mountain"}  # 14.5, and twice as long for supply (16.3.2)
EXTRA = {  # 5.5, 23.2.2, 23.4: in the dry, in the wet, over the ice
    "minor-river": ((0, 0, 0), (1, 1, 1), ()),
    "major-river": ((2, 3, 3), (), (1, 2, 2)),
    "lake": ((), (), (1, 2, 2)),
    "rail-bridge": ((1, 2, 2), (), ()),
    "road-bridge": ((0, 0, 0), (), ()),
    "pontoon": ((2, 3, 3), (), ()),
    "ferry": ((2, 3, 3), (), ()),
}
ROADS = {"primary": ((6, 3, 3), (6, 3, 3)), "secondary": ((6, 3, 3), (6, 6, 6))}  # 5.2, 23.2.2
RAILWAYS = {  # 17: green, turn, closed
    "rail-main": (True, 0, False),
    "rail": (False, 0, False),
    "rail-volga": (False, 23, False),
    "rail-caspian": (False, 0, True),
}


def _chart_faults(pack: Pack) -> Iterator[str]:
    tables = pack.tables
    yield from expect("terrain of the board", set(pack.board.terrain_ids), set(tables.terrain))
    yield from expect("kinds of places", tuple(tables.places), KINDS)
    yield from expect("kinds of hexsides", " ".join(tables.sides), SIDES)
    both = {**tables.terrain, **tables.places}
    yield from expect("no armour shift (9.2.3)", {id_ for id_, row in both.items() if row.no_tank_shift}, NO_SHIFT)
    yield from expect("no fortification (9.7.3)", {id_ for id_, row in both.items() if row.no_fortification}, NO_FORT)
    yield from expect("ends an advance (14.5)", {id_ for id_, row in both.items() if row.stops_advance}, STOPS)
    long = {id_ for id_, row in both.items() if row.supply == 2}
    yield from expect("counts twice for supply (16.3.2)", long, STOPS)
    for id_, row in tables.terrain.items():
        if row.becomes and row.becomes not in tables.terrain:
            yield f"{id_}: becomes {row.becomes!r}, which is no terrain (23.2.2)"
    for id_, wanted in EXTRA.items():
        if id_ in tables.sides:
            side = tables.sides[id_]
            yield from expect(f"{id_}: points (5.5)", (side.extra, side.wet, side.frozen), wanted)
    yield from expect("roads", {id_: (row.sixths, row.wet) for id_, row in tables.roads.items()}, ROADS)
    lines = {id_: (row.green, row.from_turn, row.closed) for id_, row in tables.railways.items()}
    yield from expect("railways", lines, RAILWAYS)


ODDS = ("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1")
ORDER = ("A1", "A1/DR2", "EX", "DR2", "DRX", "A1/D1", "DR4", "D1", "DS")
"""Results as they follow one another along each line of the table."""
HOLDS: dict[Column, str] = {"clear": "FFFFPSS", "other": "FFFPSSS", "city": "FPPSSSS"}  # 11, from 1 to 7
WEATHER: dict[Season, str] = {  # 23.1, for the dice 1 to 6
    "summer": "clear clear clear clear clear clear",
    "september": "overcast overcast clear clear clear clear",
    "mud": "rain rain overcast overcast clear clear",
    "winter": "snow snow overcast-w overcast-w clear clear",
}
EFFECTS = {  # 23.2, 9.3.9: German air units, later ones, advances, overland supply, movement
    "clear": (2, 1, (1, 2, 3, 4), 5, 0),
    "overcast": (1, 0, (1, 2, 3, 4), 5, 0),
    "overcast-w": (0, 0, (1, 2, 3, 4), 5, 0),
    "rain": (0, 0, (1, 1, 2, 2), 3, 0),
    "mud": (0, 0, (1, 1, 2, 2), 3, 0),
    "snow": (0, 0, (1, 1, 2, 3), 5, -1),
}
DICE = {  # 13.5, 16.5.2, 27.2
    "recovery": "stays stays stays stays recovers recovers",
    "attrition": "step step step step none none",
    "disengagement": "no no yes-1 yes yes yes",
}


def _combat_faults(pack: Pack) -> Iterator[str]:
    tables = pack.tables
    yield from expect("columns of the combat table", tables.columns, ODDS)
    yield from expect("results (10.1)", sorted(tables.results), sorted(ORDER))
    yield from crt_faults(tables.crt, ODDS, ORDER)
    for die, column in sorted(tables.shaded):
        label = dict(zip(ODDS, tables.crt[die], strict=False)).get(column, "")
        if label not in tables.results or not tables.results[label].determined:
            yield f"crt {die} at {column}: {label} allows no determined defence to be restricted (11.2.2)"
    for kind, letters in HOLDS.items():
        printed = "".join(tables.determined(die, kind).result for die in sorted(tables.defence))
        yield from expect(f"determined defence in {kind} (11)", printed, letters)
    for season, wanted in WEATHER.items():
        printed = " ".join(row[season] for _, row in sorted(tables.weather.items()))
        yield from expect(f"weather in {season} (23.1)", printed, wanted)
    for sky, row in tables.weather_effects.items():
        shown = (row.german_air, row.air_late, row.advance, row.supply, row.movement)
        yield from expect(f"effects of {sky} (23.2)", shown, EFFECTS.get(sky))
    for table, wanted in DICE.items():
        rows = tables.die_tables[table]
        yield from expect(table, " ".join(rows[die] for die in sorted(rows)), wanted)


def _track_faults(pack: Pack) -> Iterator[str]:
    """3, 23, 24.2 Thirty-six turns without a gap from 28 June to the end of the year, in four seasons."""
    tables = pack.tables
    track = [tables.track[n] for n in sorted(tables.track)]
    yield from expect("turns of the track", [turn.n for turn in track], list(range(1, 37)))
    yield from expect("days of the track (1)", (track[0].start, track[-1].end), ("1942-06-28", "1942-12-31"))
    for before, turn in itertools.pairwise(track):
        if date.fromisoformat(turn.start) != date.fromisoformat(before.end) + timedelta(1):
            yield f"turn {turn.n}: begins on {turn.start}, the turn before ends on {before.end}"
    for turn in track:
        if (turn.season == "summer") != (turn.n < tables.weather_from):
            yield f"turn {turn.n}: {turn.season}, but clear weather lasts to turn {tables.weather_from - 1} (23.1)"
        if (turn.season == "winter") != (turn.n >= tables.winter_from):
            yield f"turn {turn.n}: {turn.season}, but winter begins on turn {tables.winter_from} (23.4)"
        if tables.mud_from <= turn.n <= tables.mud_to and turn.season != "mud":
            yield f"turn {turn.n}: {turn.season}, but it may rain then (23.3.2)"
    marks = tables.track[28].benchmark if 28 in tables.track else None, track[-1].benchmark
    yield from expect("benchmarks of turns 28 and 36 (C4.4)", marks, (24, 21))
    caucasus = sorted(tables.replacement_tracks["caucasus_track"])
    yield from expect("turns of the Caucasus track (C2.1)", caucasus, list(range(10, 28)))


LENGTHS = {"fall-blau": (1, 8), "caucasus": (10, 27), "uranus": (28, 36), "campaign": (1, 36)}
NEEDS = {"fall-blau": 8, "caucasus": 12, "uranus": 11, "campaign": 21}
OPTIONS = ("reserves", "planned-offensives", "disengagement", "commanders", "contested-cities")


def _scenario_faults(pack: Pack) -> Iterator[str]:
    lengths = {id_: (row.first_turn, row.last_turn) for id_, row in pack.scenarios.items()}
    yield from expect("turns of the scenarios", lengths, LENGTHS)
    yield from expect("points to win", {id_: row.needs for id_, row in pack.scenarios.items()}, NEEDS)
    yield from expect("seats", pack.seats, ("axis", "soviet"))
    yield from expect("options", tuple(pack.options), OPTIONS)
    for row in pack.scenarios.values():
        if row.start not in pack.starts:
            yield f"{row.id}: there is no start {row.start!r}"
        yield from (f"{row.id}: there is no option {id_!r}" for id_ in row.requires if id_ not in pack.options)
    for condition in pack.checks:
        if condition.scenario not in pack.scenarios:
            yield f"{condition.id}: there is no scenario {condition.scenario!r}"
        if condition.place and condition.place not in pack.tables.rule_places:
            yield f"{condition.id}: no rule names the place {condition.place!r}"
    areas = {area.id for area in pack.areas}
    for bonus in pack.bonuses.values():
        yield from (f"{bonus.id}: there is no area {id_!r}" for id_ in bonus.areas if id_ not in areas)


# -- names and sources -----------------------------------------------------------------------------------------------
def _required_ids(pack: Pack) -> Iterator[str]:
    """The ids that the rest of the program counts on having names for."""
    tables = pack.tables
    yield from (*pack.unit_index, *pack.types, *pack.scenarios, *pack.options, *pack.seats, *pack.bonuses)
    yield from (*tables.terrain, *tables.places, *tables.sides, *tables.railways, *tables.resources)
    yield from (*tables.replacement_kinds, *pack.supply_faces, *tables.victory_hexes, *tables.rule_places)
    yield from (row.id for row in pack.air)
    yield from (row.id for row in tables.rows.weather_effects)
    yield from (f"area-{area.id}" for area in pack.areas)
    yield from (
        f"area-{row.edge}"
        for file in ("blau_arrivals", "caucasus_arrivals")
        for row in pack.setup.coming(file)
        if row.edge
    )
    yield from (f"track-{n}" for n in tables.track)
    yield from (f"box-{n}" for n in range(1, pack.markers["maskirovka"].soviet + 1))
    yield from (unit.nation for unit in pack.units)
    yield from (
        "eliminated",
        "plate",
        "pool",
        "removed",
        "volunteers",
        "trans-caucasus",
        "good",
        "disrupted",
        "full-retreat",
    )


def _name_faults(pack: Pack) -> Iterator[str]:
    yield from name_faults(_required_ids(pack), pack.names)
    yield from head_faults(pack.meta, pack.notes)
    yield from text_faults((f"label at {label.at}", label.name) for label in pack.board.file.label)
