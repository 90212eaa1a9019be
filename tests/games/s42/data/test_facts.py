"""Every figure of the charts that the rulebook states, as the pack has it."""

from __future__ import annotations

from datetime import date

import pytest

from grognard.core.rulebook import index
from grognard.games.s42.data.charts import Turn
from grognard.games.s42.data.pack import load
from grognard.games.s42.data.tables import Constants

PACK = load()
TABLES, ROWS = PACK.tables, PACK.tables.rows
TERRAIN, PLACE, SIDE, ROAD = TABLES.terrain, TABLES.places, TABLES.sides, TABLES.roads
RESULT, CELLS, WEATHER, TURN = TABLES.results, TABLES.defence, TABLES.weather_effects, TABLES.track
STARTS = ("1942-11-12", "1942-12-14")


def days(turn: Turn) -> int:
    """How long a turn lasts."""
    return (date.fromisoformat(turn.end) - date.fromisoformat(turn.start)).days + 1


MODIFIER, SHIFT, RATE, COST = TABLES.modifiers, TABLES.shifts, TABLES.advance_rates, TABLES.breakthrough

Fact = tuple[str, str, object, object]
"""Paragraph, what it says, what the pack has, what it must have."""

NUMBERS: tuple[tuple[str, str, str, int], ...] = (
    ("stacking_soviet", "4.1", "Soviet stack: two", 2),
    ("stacking_axis", "4.1", "Axis stack: three", 3),
    ("stacking_free", "4.2", "one free unit", 1),
    ("stacking_army_hq", "4.3", "three with an army headquarters", 3),
    ("army_hq_corps", "4.3", "two tank or mechanised corps at most", 2),
    ("extended_bonus", "5.3", "extended movement +3", 3),
    ("tactical_hexes", "5.4", "tactical movement: two hexes", 2),
    ("exit_zoc", "6.2", "leaving a zone +2", 2),
    ("entry_cost", "22.3.1", "entering an area: 1", 1),
    ("rail_units", "5.6.2", "four units by rail", 4),
    ("rail_from_map", "5.6.2", "one of them from the map", 1),
    ("rail_defence", "5.6.4", "defence 1 on a train", 1),
    ("sea_units", "5.7.1", "one unit in each sea", 1),
    ("kerch_units", "5.7.2", "one unit over the strait", 1),
    ("vladimirovka_units", "5.5.7", "one unit a turn by the ferry", 1),
    ("rail_heads_moved", "17.2.1", "four rail heads", 4),
    ("rail_head_hexes", "17.2.1", "two hexes each", 2),
    ("most_attack", "8.5.1", "attack 40 at most", 40),
    ("most_defence", "8.5.2", "defence 20 at most", 20),
    ("auto_ds", "8.4, 8.6.1", "10-1: DS", 10),
    ("auto_ds_retreat", "8.6.1", "retreat 4", 4),
    ("air_range", "9.3.5", "air range 15", 15),
    ("air_shadow", "9.3.7", "within one hex", 1),
    ("air_leaves", "9.3.9", "turn 27", 27),
    ("order_227", "11.1.2, 20.3", "turn 8", 8),
    ("withdrawal_retreat", "11.6.1", "one or two hexes", 2),
    ("withdrawal_advance", "11.6.1", "advance 1", 1),
    ("auto_retreat", "13.3.2", "two hexes", 2),
    ("supply_off_road", "16.3.2", "five hexes off the road", 5),
    ("supply_off_road_wet", "23.2", "three in rain", 3),
    ("out_of_supply_advance", "16.4", "advance two at most", 2),
    ("attrition_cap", "16.5.4", "+4 at most", 4),
    ("airfield_rail", "16.5.4", "railway within 15", 15),
    ("resource_points", "3, 18.1", "two resource points", 2),
    ("asu_hexes", "13.1.2, 18.2.2", "more than two hexes disrupts", 2),
    ("return_after", "19.4", "back after two turns", 2),
    ("garrison_reach", "20.4", "five hexes", 5),
    ("stalingrad_reach", "20.6", "five hexes of Stalingrad", 5),
    ("volunteers_per_turn", "20.8", "one a turn", 1),
    ("engineer_city_factor", "20.9", "doubled against a city", 2),
    ("replacements_per_unit", "21.2", "one a unit", 1),
    ("rebuild_reach", "21.3.1", "two hexes from the railway", 2),
    ("rebuilt_per_place", "21.3.1", "one at a place", 1),
    ("rebuilt_hexes", "21.4", "one hex", 1),
    ("caspian_units", "22.6.4", "two units in F", 2),
    ("weather_from", "3, 23.1", "turn 17", 17),
    ("mud_from", "23.3.2", "turn 21", 21),
    ("mud_to", "23.3.2", "turn 26", 26),
    ("winter_from", "23.4", "turn 28", 28),
    ("winter_row", "9.9, 23.4", "row 43", 43),
    ("winter_attack", "23.4", "attack -1", -1),
    ("winter_least_attack", "23.4", "not below 1", 1),
    ("winter_defence", "23.4", "defence -1", -1),
    ("winter_least_defence", "23.4", "not below 2", 2),
    ("victory_margin", "24.2", "six points", 6),
    ("baku_points", "24.1.2", "three points", 3),
    ("baku_divisions", "24.1.2", "five divisions", 5),
    ("baku_panzers", "24.1.2", "one of them panzer", 1),
    ("elbrus_points", "24.3", "one point", 1),
    ("entry_penalty", "24.1.4", "-3 for X, Y, Z each", -3),
    ("major_city_penalty", "24.1.4", "-3", -3),
    ("minor_city_penalty", "24.1.4", "-1", -1),
    ("reserve_hexes", "25.2.3", "two hexes", 2),
    ("planned_dice", "26.2", "two dice, with both markers three", 1),
    ("disengagement_hexes", "27.2.3", "one or two hexes", 2),
    ("leader_rerolls", "28.1.1", "one a turn", 1),
    ("transcaucasus_row", "30", "row 40", 40),
    ("transcaucasus_per_turn", "30", "one a turn", 1),
    ("reserve_armies_from", "31", "turn 2", 2),
    ("reserve_armies_per_turn", "31", "one a turn", 1),
    ("reserve_8_from", "31", "turn 15", 15),
    ("reserve_8_reach", "31", "six hexes of Saratov", 6),
    ("vasilevsky_turn", "33.1", "turn 25", 25),
    ("winter_offensive_markers", "33.2.1", "two planned offensives", 2),
    ("winter_offensive_supplies", "33.2.1", "two supply points", 2),
    ("maskirovka_turn", "34.1.1", "turn 21", 21),
    ("reserve_army_units", "34.2", "eight units", 8),
    ("reserve_army_defenders", "34.6.2", "three", 3),
    ("reserve_army_moves", "34.4", "one a turn", 1),
)
"""Name, paragraph, what it counts, value."""

LABELS = {
    "DS": (0, 1, 4, True, False, True),
    "DR4": (0, 0, 4, False, False, True),
    "D1": (0, 1, 3, False, True, False),
    "A1/D1": (1, 1, 2, False, True, False),
    "DR2": (0, 0, 2, False, True, False),
    "A1/DR2": (1, 0, 2, False, True, False),
    "DRX": (1, 1, 2, True, True, False),
    "EX": (1, 1, 0, True, False, False),
    "A1": (1, 0, 0, False, False, False),
}
"""10.1 Steps of attacker and defender, retreat; whether the enemy chooses, determined defence is allowed, all rout."""

CHARTS: tuple[Fact, ...] = (
    (
        "5.5.1",
        "minor river +0, +1 in rain and mud",
        (SIDE["minor-river"].extra, SIDE["minor-river"].wet),
        ((0, 0, 0), (1, 1, 1)),
    ),
    (
        "5.5.2",
        "major river +2 and +3, from beside it",
        (SIDE["major-river"].extra, SIDE["major-river"].start_beside),
        ((2, 3, 3), True),
    ),
    ("23.4", "frozen +1 and +2", (SIDE["major-river"].frozen, SIDE["lake"].frozen), ((1, 2, 2), (1, 2, 2))),
    (
        "5.5.4",
        "road bridge +0, railway bridge +1 and +2",
        (SIDE["road-bridge"].extra, SIDE["rail-bridge"].extra),
        ((0, 0, 0), (1, 2, 2)),
    ),
    (
        "5.5.5, 5.5.6",
        "pontoon and ferry +2 and +3",
        (SIDE["pontoon"].extra, SIDE["ferry"].extra),
        ((2, 3, 3), (2, 3, 3)),
    ),
    ("18.6.3", "mechanised by road 1/2", (ROAD["primary"].sixths[2], ROAD["secondary"].sixths[2]), (3, 3)),
    ("23.2", "secondary road 1 in rain", ROAD["secondary"].wet, (6, 6, 6)),
    (
        "9.2.3",
        "no tank shift in woods, wooded rough, marsh, mountain, cities, fortification",
        {x.id for x in (*ROWS.terrain, *ROWS.places) if x.no_tank_shift},
        {"woods", "wooded-rough", "marsh", "mountain", "city", "major", "fortification"},
    ),
    ("9.9", "rough and wooded rough: one shift", (TERRAIN["rough"].shift, TERRAIN["wooded-rough"].shift), (1, 1)),
    (
        "9.7.1",
        "fortification one shift, in rough two",
        (PLACE["fortification"].shift, SHIFT["fortified-rough"]),
        (1, 2),
    ),
    (
        "9.7.3",
        "no fortification in city, mountain, marsh, wooded rough",
        {x.id for x in (*ROWS.terrain, *ROWS.places) if x.no_fortification},
        {"mountain", "marsh", "wooded-rough", "city", "major"},
    ),
    (
        "9.5.1, 9.5.4",
        "marsh doubles, also those attacked out of it",
        (TERRAIN["marsh"].doubles, TERRAIN["marsh"].doubles_out),
        ("all", True),
    ),
    (
        "9.6.1, 9.6.3",
        "mountain and city double infantry",
        (TERRAIN["mountain"].doubles, PLACE["city"].doubles, PLACE["major"].doubles),
        ("infantry",) * 3,
    ),
    (
        "9.5.1, 9.5.2",
        "rivers: defender doubled; major halves",
        (
            SIDE["minor-river"].doubles_across,
            SIDE["minor-river"].halves,
            SIDE["major-river"].doubles_across,
            SIDE["major-river"].halves,
        ),
        (True, False, True, True),
    ),
    (
        "11.2.1",
        "columns of determined defence",
        [
            x.defence
            for x in (
                TERRAIN["clear"],
                TERRAIN["desert"],
                TERRAIN["woods"],
                TERRAIN["rough"],
                TERRAIN["marsh"],
                TERRAIN["mountain"],
                PLACE["town"],
                PLACE["fortification"],
                PLACE["city"],
                PLACE["major"],
            )
        ],
        ["clear", "clear"] + ["other"] * 6 + ["city"] * 2,
    ),
    ("11.6.2", "city battles: minor 1, major 2", (PLACE["city"].battles, PLACE["major"].battles), (1, 2)),
    (
        "14.5",
        "marsh and mountain stop an advance; nothing else",
        {x.id for x in ROWS.terrain if x.stops_advance},
        {"marsh", "mountain"},
    ),
    ("14.5", "mechanised units only by road in mountains", len(TERRAIN["mountain"].cost), 1),
    ("16.3.2", "marsh and mountain count two", {x.id for x in ROWS.terrain if x.supply == 2}, {"marsh", "mountain"}),
    ("16.5.4", "desert -1", (TERRAIN["desert"].attrition, MODIFIER["attrition"]["desert"]), (-1, -1)),
    (
        "16.5.4",
        "airfields: town, landmark, clear ground",
        {x.id for x in (*ROWS.terrain, *ROWS.places) if x.airfield},
        {"town", "landmark", "clear", "seasonal-marsh"},
    ),
    (
        "9.3.5",
        "air bases: city, town, landmark",
        {x.id for x in ROWS.places if x.base},
        {"city", "major", "town", "landmark"},
    ),
    ("23.2", "seasonal marsh becomes marsh", TERRAIN["seasonal-marsh"].becomes, "marsh"),
)

COMBAT: tuple[Fact, ...] = (
    ("8.3, 8.4", "columns 1-3 to 7-1", ROWS.columns, ("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1")),
    ("10.1", "the results", set(RESULT), {"DS", "DR4", "D1", "A1/D1", "DR2", "A1/DR2", "DRX", "EX", "A1"}),
    ("14.2.2", "DS: Adv 4", RESULT["DS"].advance, 4),
    ("14.2.3", "EX: limited", (RESULT["EX"].advance, RESULT["EX"].limited), (1, True)),
    ("10.1", "A1: no advance", RESULT["A1"].advance, 0),
    ("10.1", "advances are 2, 3 or 4", {r.advance for r in ROWS.results if r.retreat}, {2, 3, 4}),
    (
        "11.5.2",
        "other ground: 3 is F -/-, 5 is S -/1",
        [(CELLS[n][1].result, CELLS[n][1].attacker, CELLS[n][1].defender) for n in (3, 5)],
        [("F", 0, 0), ("S", 0, 1)],
    ),
    ("11.5.2", "F -/1 occurs", any(c.result == "F" and c.defender == 1 for r in CELLS.values() for c in r), True),
    ("11.4.1", "an asterisk occurs", any(c.defender_picks for r in CELLS.values() for c in r), True),
    (
        "11.2.4",
        "determined: support, elite +1; low, shaded -1",
        MODIFIER["determined"],
        {"elite": 1, "low": -1, "support": 1, "restricted": -1},
    ),
    ("9.2.1, 9.2.2", "tank 1, elite tank 1", (SHIFT["tank"], SHIFT["elite-tank"]), (1, 1)),
    (
        "9.3.3, 9.4, 18.3.1, 18.5",
        "air 1, artillery 1, massed 2",
        (SHIFT["air"], SHIFT["artillery"], SHIFT["massed-artillery"]),
        (1, 1, 2),
    ),
    (
        "14.2.2",
        "advance 4, 3, 2; headquarters of movement 3: 2",
        RATE,
        {"mechanised": 4, "cavalry": 3, "other": 2, "army-hq-foot": 2},
    ),
    (
        "15.2.4",
        "breakthrough costs 1, 1, 1, 1 and 0",
        COST,
        {"form": 1, "turn-aside": 1, "hex": 1, "combat": 1, "follow": 0},
    ),
    ("13.5", "recovery on 5-6", [r.result for r in ROWS.recovery], ["stays"] * 4 + ["recovers"] * 2),
    ("13.5", "elite +1, low -1", MODIFIER["recovery"], {"elite": 1, "low": -1}),
    ("16.5.2", "isolation: a step on 1-4", [r.result for r in ROWS.attrition], ["step"] * 4 + ["none"] * 2),
    (
        "16.5.4",
        "airfield +2 Axis, +1 Soviet, -1 far; city +1, headquarters +1",
        MODIFIER["attrition"],
        {"airfield-axis": 2, "airfield-soviet": 1, "airfield-far": -1, "city": 1, "headquarters": 1, "desert": -1},
    ),
    ("27.2", "disengagement", [r.result for r in ROWS.disengagement], ["no", "no", "yes-1", "yes", "yes", "yes"]),
    ("27.2.2", "mobile +1, disrupted -1", MODIFIER["disengagement"], {"mobile": 1, "disrupted": -1}),
)

SEASONS: tuple[Fact, ...] = (
    (
        "23.1",
        "weather table",
        [(r.summer, r.september, r.mud, r.winter) for r in ROWS.weather],
        [("clear", "overcast", "rain", "snow")] * 2
        + [("clear", "clear", "overcast", "overcast-w")] * 2
        + [("clear",) * 4] * 2,
    ),
    (
        "23.1",
        "+1 after rain or snow, starred on 1 and 2",
        (MODIFIER["weather"], [r.n for r in ROWS.weather if r.starred]),
        ({"wet-before": 1}, [1, 2]),
    ),
    (
        "23.2",
        "air: clear all, overcast one German, winter overcast, rain, snow none",
        [(WEATHER[k].german_air, WEATHER[k].all_air) for k in ("clear", "overcast", "overcast-w", "rain", "snow")],
        [(2, True), (1, False), (0, False), (0, False), (0, False)],
    ),
    (
        "9.3.9",
        "from turn 27: clear 1, else none",
        {k: w.air_late for k, w in WEATHER.items()},
        {"clear": 1, "overcast": 0, "overcast-w": 0, "rain": 0, "mud": 0, "snow": 0},
    ),
    (
        "23.2",
        "rain: Adv 2 to 1, 3 and 4 to 2",
        (WEATHER["rain"].advance, WEATHER["mud"].advance),
        ((1, 1, 2, 2), (1, 1, 2, 2)),
    ),
    (
        "23.2.3",
        "snow: -1, at least 1; movement -1; airfield +1",
        (WEATHER["snow"].advance, WEATHER["snow"].movement, WEATHER["snow"].airfield),
        ((1, 1, 2, 3), -1, 1),
    ),
    (
        "23.2",
        "supply 3 in rain, 5 else",
        {k: w.supply for k, w in WEATHER.items()},
        {"clear": 5, "overcast": 5, "overcast-w": 5, "rain": 3, "mud": 3, "snow": 5},
    ),
    ("23.3.3", "mud: air by the weather of the turn", WEATHER["mud"].ground_only, True),
    ("3, 23.1", "turns 1-16 always clear", {t.season for t in ROWS.track if t.n <= 16}, {"summer"}),
    ("23.4", "winter from turn 28", [t.n for t in ROWS.track if t.season == "winter"], list(range(28, 37))),
    ("23.3.2", "rain is possible on turns 21-26", {TURN[n].season for n in range(21, 27)}, {"mud"}),
    ("11.1.2", "28 July 1942 lies in turn 8", TURN[8].start <= "1942-07-28" <= TURN[8].end, True),
    ("1, 17.1", "from 28 June to the end of December", (TURN[1].start, TURN[36].end), ("1942-06-28", "1942-12-31")),
    (
        "1, 17.1",
        "turns of four days to August, six in September, seven to mid-November, five to mid-December",
        [days(TURN[n]) for n in (1, 15, 17, 21, 22, 28, 29, 34)],
        [4, 4, 6, 6, 7, 7, 5, 5],
    ),
    ("C3.1", "turn 28 begins on 12 November, turn 34 on 14 December", (TURN[28].start, TURN[34].start), STARTS),
    ("C4.4", "benchmark 24 on turn 28; 21 at the end", (TURN[28].benchmark, TURN[36].benchmark), (24, 21)),
)


@pytest.mark.parametrize(("name", "paragraph", "what", "value"), NUMBERS, ids=[row[0] for row in NUMBERS])
def test_numbers(name: str, paragraph: str, what: str, value: int) -> None:
    assert getattr(TABLES, name) == value, f"{paragraph}: {what}"


def test_no_number_without_a_fact() -> None:
    assert set(Constants.__struct_fields__) == {row[0] for row in NUMBERS}


@pytest.mark.parametrize("label", LABELS)
def test_results(label: str) -> None:
    row = RESULT[label]
    found = (row.attacker, row.defender, row.retreat, row.chosen_by_enemy, row.determined, row.rout)
    assert found == LABELS[label]


ALL = (*CHARTS, *COMBAT, *SEASONS)


@pytest.mark.parametrize(("paragraph", "what", "found", "wanted"), ALL, ids=[f"{row[0]}: {row[1]}" for row in ALL])
def test_charts(paragraph: str, what: str, found: object, wanted: object) -> None:
    assert found == wanted, f"{paragraph}: {what}"


CITED = sorted(
    {id_ for row in ALL for id_ in row[0].split(", ")} | {id_ for row in NUMBERS for id_ in row[1].split(", ")}
)


@pytest.mark.parametrize("cited", CITED)
def test_the_rulebook_has_the_paragraph(cited: str) -> None:
    ids = {paragraph.id for paragraph in index("s42").paragraph}
    assert {cited, f"{cited}.0", f"{cited}.1", f"{cited}.1.1"} & ids
