"""Every figure that the rulebook states about hexes, entry areas and scenarios, as the pack has it."""

from __future__ import annotations

import pytest

from grognard.core.packs.files import by_id
from grognard.games.s42.data.pack import load

PACK = load()
SETUP, ROWS = PACK.setup, PACK.tables.rows
SCENARIO, BONUS, CHECK = PACK.scenarios, PACK.bonuses, by_id(PACK.checks)
AREA, ENTRY, HEXES = by_id(SETUP.areas), PACK.entries, PACK.tables.special_hexes

Fact = tuple[str, str, object, object]
"""Paragraph, what it says, what the pack has, what it must have."""

PRINTED_HEXES: tuple[Fact, ...] = (
    ("9.5.5", "1521", HEXES["izyum"], ("1521",)),
    ("5.5.3", "5902", HEXES["saratov-bridge"], ("5902",)),
    ("5.5.7", "6424-6523", HEXES["vladimirovka"], ("6424", "6523")),
    ("16.2.4", "1949", HEXES["temryuk"], ("1949",)),
    ("16.2.5, C2.2", "1549", (HEXES["taman"], PACK.caucasus.taman), (("1549",), "1549")),
    ("24.3", "4860", HEXES["elbrus"], ("4860",)),
    (
        "17.1",
        "2002, 2013, 2338-2839",
        (HEXES["kastornoye"], HEXES["valuyki"], HEXES["dead-railway"]),
        (("2002",), ("2013",), ("2338", "2839")),
    ),
    (
        "C3.5",
        "15 points at the start of Uranus",
        sum(
            v.points
            for v in ROWS.victory_hexes
            if v.id in next(s for s in SETUP.starts if s.id == "uranus").axis_controls
        ),
        15,
    ),
    ("9.7.7", "four fortified hexes at Rostov", next(x.count for x in ROWS.fortified_lines if x.id == "rostov"), 4),
)

AREAS: tuple[Fact, ...] = (
    (
        "22.1.1",
        "Soviet reinforcements A-C, marked C: G-L; Axis W-Z",
        (ENTRY["soviet-north"], ENTRY["soviet-south"], ENTRY["axis"]),
        (tuple("ABC"), tuple("GHIJKL"), tuple("WXYZ")),
    ),
    (
        "22.2",
        "A-L Soviet, W-Z Axis",
        ({a.id for a in SETUP.areas if a.side == "soviet"}, {a.id for a in SETUP.areas if a.side == "axis"}),
        (set("ABCDEFGHIJKL"), set("WXYZ")),
    ),
    (
        "22.6.3",
        "north A-E, south G-L, F between",
        (
            {a.id for a in SETUP.areas if a.group == "north"},
            {a.id for a in SETUP.areas if a.group == "south"},
            {a.id for a in SETUP.areas if a.group == "caspian"},
        ),
        (set("ABCDE"), set("GHIJKL"), {"F"}),
    ),
    ("22.6.4", "two units in F", AREA["F"].most, 2),
    ("23.4", "K closes on turn 28, its units to J or L", (AREA["K"].closed, AREA["K"].displaced), (28, ("J", "L"))),
    ("24.1.3", "from G to H or J", AREA["G"].displaced, ("H", "J")),
    ("C1.2", "exits M-R", set(BONUS["east-exit"].areas) | set(BONUS["south-exit"].areas), set("MNOPQR")),
    (
        "C3.1",
        "Q and R are the southern edge, Axis in Uranus",
        (ENTRY["axis-south"], PACK.uranus.axis_areas),
        (("Q", "R"), ("Q", "R")),
    ),
    (
        "34.1.1",
        "reserve armies on turn 21 in any Soviet area",
        {(a.turn, a.entry) for a in SETUP.arrivals if a.id.startswith("su-reserve")},
        {(21, "soviet-any")},
    ),
    ("5.6.6", "the Caspian railway is closed", [r.id for r in ROWS.railways if r.closed], ["rail-caspian"]),
    ("C2.2", "the Caucasus begins at row 40", PACK.caucasus.first_row, 40),
)

SCENARIOS: tuple[Fact, ...] = (
    (
        "C1.1",
        "Fall Blau: turns 1-8, map A, Axis first",
        (
            SCENARIO["fall-blau"].first_turn,
            SCENARIO["fall-blau"].last_turn,
            SCENARIO["fall-blau"].sheets,
            SCENARIO["fall-blau"].first_half,
        ),
        (1, 8, ("A",), "axis"),
    ),
    (
        "C1.2",
        "5th Reserve Army: five units, turn 3, north of 4210, one by rail",
        (
            len(SETUP.blau_arrivals),
            {a.turn for a in SETUP.blau_arrivals},
            PACK.blau.reserve_5_north_of,
            PACK.blau.reserve_5_by_rail,
            PACK.blau.reserve_5_units,
        ),
        (5, {3}, "4210", 1, 5),
    ),
    (
        "C1.2",
        "6th Reserve Army: four units in 3806, from turn 2",
        (
            sorted(r.hex for r in SETUP.map_a if r.reserve == 6),
            PACK.blau.reserve_6_turn,
            PACK.blau.reserve_6_units,
            PACK.blau.reserve_6_hex,
        ),
        (["3806"] * 4, 2, 4, "3806"),
    ),
    ("C1.2", "Soviet reinforcements walk on from A or B", PACK.blau.walk_on, ("A", "B")),
    (
        "C1.3",
        "8 points, any turn, isolated hexes count",
        (SCENARIO["fall-blau"].needs, SCENARIO["fall-blau"].any_turn, SCENARIO["fall-blau"].isolated_counts),
        (8, True, True),
    ),
    (
        "C1.3",
        "2 points for five steps east, 2 south, 1 south of the Don below row 31",
        [(b.points, b.steps, b.row) for b in PACK.bonuses.values()],
        [(2, 5, 0), (2, 5, 0), (1, 0, 31)],
    ),
    (
        "C2.1",
        "Caucasus: 18 turns, 10-27",
        (
            SCENARIO["caucasus"].first_turn,
            SCENARIO["caucasus"].last_turn,
            SCENARIO["caucasus"].last_turn - SCENARIO["caucasus"].first_turn + 1,
        ),
        (10, 27, 18),
    ),
    (
        "C2.2",
        "one German air unit; none on turns 15-22",
        (PACK.caucasus.german_air, PACK.caucasus.no_air),
        (1, (15, 22)),
    ),
    (
        "C2.2, C2.3",
        "resource points 1 and 1, Axis from turn 11",
        (SCENARIO["caucasus"].resource_points, PACK.caucasus.axis_resources_from),
        ({"axis": 1, "soviet": 1}, 11),
    ),
    (
        "C2.2",
        "2740-4240, later 2140-4740, supply west of 4440",
        (PACK.caucasus.north_first, PACK.caucasus.north, PACK.caucasus.supply_west_of),
        (("2740", "4240"), ("2140", "4740"), "4440"),
    ),
    (
        "C2.2",
        "rail head on turn 4 of the scenario (13) at 3140, two hexes",
        (
            PACK.caucasus.rail_head_turn,
            PACK.caucasus.rail_head_hex,
            PACK.caucasus.rail_head_hexes,
            [(r.turn, r.hex) for r in SETUP.rail_heads if r.id == "rostov"],
        ),
        (13, "3140", 2, [(13, "3140")]),
    ),
    ("C2.4", "no Axis replacements on turn 10", next(t.axis for t in ROWS.caucasus_track if t.n == 10), {}),
    (
        "C2.4",
        "two Soviet reinforcements on turn 10",
        (
            len([a for a in SETUP.caucasus_arrivals if a.turn == 10 and a.entry == "soviet-south"]),
            PACK.caucasus.first_soviet_arrivals,
        ),
        (2, 2),
    ),
    (
        "C2.5",
        "12 points on turn 27, from 0, no automatic victory",
        (
            SCENARIO["caucasus"].needs,
            SCENARIO["caucasus"].starts_with,
            SCENARIO["caucasus"].automatic,
            SCENARIO["caucasus"].isolated_counts,
        ),
        (12, 0, False, False),
    ),
    (
        "C3.1",
        "Uranus: 9 turns, 28-36, maps A and B, Soviet first, rule 29",
        (
            SCENARIO["uranus"].first_turn,
            SCENARIO["uranus"].last_turn,
            SCENARIO["uranus"].sheets,
            SCENARIO["uranus"].first_half,
            SCENARIO["uranus"].requires,
        ),
        (28, 36, ("A", "B"), "soviet", ("contested-cities",)),
    ),
    ("C3.2", "no replacements on the first turn", PACK.uranus.no_replacements, 28),
    ("C3.3", "the Soviet side moves first", SCENARIO["uranus"].order, "soviet"),
    (
        "C3.4",
        "overcast, tactical movement",
        (PACK.uranus.weather, SCENARIO["uranus"].tactical_start),
        ("overcast", True),
    ),
    (
        "C3.5",
        "11 of 15 points, 4 may be lost; a hex of Stalingrad until turn 34",
        (
            SCENARIO["uranus"].needs,
            SCENARIO["uranus"].starts_with,
            PACK.uranus.may_lose,
            CHECK["uranus-34"].turn,
            CHECK["uranus-34"].half,
        ),
        (11, 15, 4, 34, "axis-begin"),
    ),
    (
        "C4.1",
        "campaign: 36 turns, all maps, Axis first",
        (
            SCENARIO["campaign"].first_turn,
            SCENARIO["campaign"].last_turn,
            SCENARIO["campaign"].sheets,
            SCENARIO["campaign"].first_half,
        ),
        (1, 36, ("A", "B", "C", "D"), "axis"),
    ),
    (
        "C4.4",
        "21 points; 24 at the end of the Axis half of turn 28",
        (SCENARIO["campaign"].needs, CHECK["campaign-28"].turn, CHECK["campaign-28"].points, CHECK["campaign-28"].half),
        (21, 28, 24, "axis-end"),
    ),
    (
        "24.2",
        "automatic victory in the campaign only",
        [s.id for s in PACK.scenarios.values() if s.automatic],
        ["campaign"],
    ),
    ("31", "8th Reserve Army in Saratov", {r.hex for r in SETUP.campaign if r.reserve == 8}, {"5902"}),
    (
        "31",
        "5th to 8th Reserve Armies",
        {r.reserve for r in (*SETUP.map_a, *SETUP.campaign) if r.reserve},
        {5, 6, 7, 8},
    ),
    (
        "18.1",
        "two resource points each",
        (
            SCENARIO["campaign"].resource_points,
            SCENARIO["uranus"].resource_points,
            SCENARIO["fall-blau"].resource_points,
        ),
        ({"axis": 2, "soviet": 2},) * 3,
    ),
    ("18.1", "four uses, one point each", [r.cost for r in ROWS.resources], [1, 1, 1, 1]),
    ("22.1.3", "units that start reduced (24 on the card)", len([r for r in SETUP.map_a if r.steps]), 24),
)


ALL = (*PRINTED_HEXES, *AREAS, *SCENARIOS)


@pytest.mark.parametrize(("paragraph", "what", "found", "wanted"), ALL, ids=[f"{row[0]}: {row[1]}" for row in ALL])
def test_facts(paragraph: str, what: str, found: object, wanted: object) -> None:
    assert found == wanted, f"{paragraph}: {what}"
