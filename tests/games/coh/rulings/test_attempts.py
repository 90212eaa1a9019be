"""What a player may reasonably try though nothing on the table allows it: refused by its own clause, not by default."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.field import (
    ENEMY,
    GUN,
    MORTAR,
    PAIR,
    PINNED,
    SQUAD,
    TANK,
    TRUCK,
    UP,
    Case,
    active,
    at,
    bites,
    by,
    claimed,
    field,
)
from tests.games.coh.table import allowed, asked, play, refused, table

PLANE = {"unit": "ge-hs129-1", "at": "7-I06", "facing": "n"}
RIVAL = {"unit": "su-il2-1", "at": "7-E06", "facing": "s"}
FLYING = {"german": active("ge-hs129-1", 7)}
SKY = (by("ge-hs129-1"), {"fly": "7-H06"})
SECOND = "ge-infantry-2"
BOTH = (by(SQUAD), {"also": SECOND})
HAND = {"cap": 5, "hand": ["card-command"]}


def card(name: str, unit: str = "", by: str = "") -> dict[str, Any]:
    return {"play-card": name, **({"unit": unit} if unit else {}), **({"by": by} if by else {})}


CASES = {
    # steps
    "is_not_on_the_battlefield": Case(
        "1.0.c", (at(SQUAD),), (by(SQUAD),), {"move": "10-D06", "facing": "n"}, {"do": UP}
    ),
    "is_no_next_hex": Case("2.2.c", (at(SQUAD),), (by(SQUAD),), {"move": "7-D06", "facing": "n"}, {"do": UP}),
    "group_moves_unit_by_unit": Case("9.11.d", PAIR, BOTH, UP, {"do": {"march": SQUAD, "to": "7-E06", "facing": "n"}}),
    "bonus_is_no_leap": Case(
        "2.2.c",
        (at(TANK, facing="n"),),
        (by(TANK), UP),
        {"move": "7-C06", "facing": "n"},
        {"do": {"move": "7-D06", "facing": "n"}},
    ),
    "is_not_of_the_group": Case(
        "9.11.a",
        (*PAIR, at("ge-infantry-3", "7-G06")),
        BOTH,
        {"march": "ge-infantry-3", "to": "7-F05", "facing": "n"},
        {"do": {"march": SECOND, "to": "7-E07", "facing": "n"}},
    ),
    "has_its_way_already": Case(
        "9.11.b",
        PAIR,
        (*BOTH, {"march": SQUAD, "to": "7-E06", "facing": "n"}),
        {"march": SQUAD, "to": "7-E06", "facing": "n"},
        {"do": {"march": SECOND, "to": "7-E07", "facing": "n"}},
    ),
    "cannot_be_careful": Case("5.01.d", (at(SQUAD),), (by(SQUAD),), {**UP, "careful": True}, {"do": UP}),
    "is_not_hidden": Case(
        "10.1.a",
        (at(SQUAD), at(SECOND, "7-J03", marks=["hidden"])),
        (by(SQUAD),),
        {"move-hidden": "7-E06"},
        {"place": (at(SQUAD, marks=["hidden"]),), "do": {"move-hidden": "7-E06"}},
    ),
    "is_hidden_already": Case(
        "10.2.f", (at(SQUAD, marks=["hidden"]),), (by(SQUAD),), {"hide": "7-F06"}, {"place": (at(SQUAD),)}
    ),
    "hides_too_far": Case("10.2.d", (at(SQUAD),), (by(SQUAD),), {"hide": "7-D06"}, {"do": {"hide": "7-E06"}}),
    "has_its_place_already": Case(
        "9.1.f",
        PAIR,
        (*BOTH, {"hide-with-group": SQUAD, "to": "7-F06"}),
        {"hide-with-group": SQUAD, "to": "7-F06"},
        {"do": {"hide-with-group": SECOND, "to": "7-F07"}},
    ),
    # shells and smoke
    "cannot_fire_indirectly": Case(
        "12.0.d",
        (at(SQUAD, "7-H06"), at(MORTAR, "7-H06"), at(SECOND), ENEMY),
        (by(SQUAD),),
        {"indirect-fire": "7-D06"},
        {"before": (by(MORTAR),)},
    ),
    "cannot_make_smoke": Case(
        "13.1.c",
        (at(SQUAD, "7-H06"), at(MORTAR, "7-H06")),
        (by(SQUAD),),
        {"lay-smoke": "7-D06"},
        {"before": (by(MORTAR),)},
    ),
    "shells_its_own_hex": Case(
        "12.0.n", (at(MORTAR, "7-H06"),), (by(MORTAR),), {"lay-smoke": "7-H06"}, {"do": {"lay-smoke": "7-D06"}}
    ),
    "is_no_group_fire": Case(
        "9.12.e",
        (at(MORTAR, "7-H06"), at(SQUAD, "7-H06")),
        (by(MORTAR), {"also": SQUAD}),
        {"lay-smoke": "7-D06"},
        {"before": (by(MORTAR),)},
    ),
    "has_no_target": Case("7.0.j", (at(SQUAD), ENEMY), (by(SQUAD),), {"fire": "7-E06"}, {"do": {"fire": "7-D06"}}),
    # works and vehicles
    "is_nothing_to_go_into": Case(
        "18.2.zf",
        (at(SQUAD),),
        (by(SQUAD),),
        {"occupy": "wire"},
        {"do": {"occupy": "trench"}},
        {"works": [{"work": kind, "at": "7-F06", "side": "german"} for kind in ("wire", "trench")]},
    ),
    "is_in_no_work": Case(
        "18.2.zh",
        (at(SQUAD),),
        (by(SQUAD),),
        {"quit": "n"},
        {"place": (at(SQUAD, inside="trench"),)},
        {"works": [{"work": "trench", "at": "7-F06", "side": "german"}]},
    ),
    "cannot_take_a_load": Case(
        "17.0.a", (at(SQUAD), at(SECOND), at(TRUCK)), (by(SQUAD),), {"load": SECOND}, {"before": (by(TRUCK),)}
    ),
    "cannot_be_loaded": Case(
        "17.0.d",
        (at(TRUCK), at(SQUAD), at("su-rifle-1")),
        (by(TRUCK),),
        {"load": "su-rifle-1"},
        {"do": {"load": SQUAD}},
    ),
    "is_not_where_the_vehicle_is": Case(
        "17.0.e", (at(TRUCK), at(SQUAD, "7-E06")), (by(TRUCK),), {"load": SQUAD}, {"place": (at(TRUCK), at(SQUAD))}
    ),
    "is_not_carried": Case(
        "17.0.k",
        (at(TRUCK), at(SQUAD)),
        (by(TRUCK),),
        {"unload": SQUAD, "facing": "n"},
        {"place": (at(TRUCK), at(SQUAD, aboard=TRUCK))},
    ),
    "tows_a_loaded_vehicle": Case(
        "17.0.c",
        (at(TANK), at(TRUCK, marks=["stuck"]), at(SQUAD, aboard=TRUCK)),
        (by(TANK),),
        {"load": TRUCK},
        {"place": (at(TANK), at(TRUCK, marks=["stuck"]))},
    ),
    # weapons and mines
    "has_no_such_weapon": Case(
        "8.2.c",
        (at(SQUAD), at("su-rifle-1")),
        (by(SQUAD),),
        {"use-weapon": "molotov", "hex": "7-F06"},
        {"do": {"use-weapon": "grenades", "hex": "7-F06"}},
        {"german": {"weapons": {"grenades": 1}}},
    ),
    "is_no_weapon_for_it": Case(
        "8.2.a",
        (at(SQUAD), at(TANK), at("su-rifle-1")),
        (by(TANK),),
        {"use-weapon": "grenades", "hex": "7-F06"},
        {"before": (by(SQUAD),)},
        {"german": {"weapons": {"grenades": 1}}},
    ),
    "uses_a_weapon_in_a_group": Case(
        "card.grenades.c",
        (at(SQUAD), at(SECOND), at("su-rifle-1")),
        BOTH,
        {"use-weapon": "grenades", "hex": "7-F06"},
        {"before": (by(SQUAD),)},
        {"german": {"weapons": {"grenades": 1}}},
    ),
    "lays_too_far": Case(
        "card.40.d",
        (at(SQUAD),),
        (card("card-lay-mine", SQUAD, "cap"),),
        {"lay-mine": "7-D06", "mine": "mine-red"},
        {"do": {"lay-mine": "7-E06", "mine": "mine-red"}},
        {"german": {"cap": 5, "hand": ["card-lay-mine"]}},
    ),
    "has_no_card_to_defuse": Case(
        "card.41.b",
        (at(SQUAD),),
        (by(SQUAD),),
        {"defuse": "7-E06", "mine": "mine-red"},
        {"before": (card("card-defuse-mine", SQUAD, "cap"),)},
        {
            "german": {"cap": 5, "hand": ["card-defuse-mine"]},
            "works": [{"work": "mine-red", "at": "7-E06", "side": "soviet"}],
        },
    ),
    "finds_no_mine": Case(
        "card.41.c",
        (at(SQUAD),),
        (card("card-defuse-mine", SQUAD, "cap"),),
        {"defuse": "7-E06", "mine": "mine-blue"},
        {"do": {"defuse": "7-E06", "mine": "mine-red"}},
        {
            "german": {"cap": 5, "hand": ["card-defuse-mine"]},
            "works": [{"work": "mine-red", "at": "7-E06", "side": "soviet"}],
        },
    ),
    "has_no_card_to_recover": Case(
        "card.3.b",
        (at(SQUAD, hit=PINNED),),
        (by(SQUAD),),
        {"auto-rally": None},
        {"before": (card("card-auto-rally", SQUAD, "cap"),)},
        {"german": {"cap": 5, "hand": ["card-auto-rally"]}},
    ),
    "card_gives_something_else": Case(
        "card.5.c",
        (at(SQUAD), ENEMY),
        (card("card-two-hexes", SQUAD),),
        {"fire": "7-D06"},
        {"before": (card("card-command", SQUAD),)},
        {"german": {"hand": ["card-two-hexes", "card-command"]}},
    ),
    # the air
    "is_nothing_for_aircraft": Case("20.0.g", (PLANE,), SKY[:1], {"dig-in": None}, {"do": {"fly": "7-H06"}}, FLYING),
    "is_for_aircraft": Case("20.0.f", (at(SQUAD),), (by(SQUAD),), {"fly": "7-E06"}, {"do": UP}),
    "is_no_enemy_aircraft": Case(
        "20.0.zc",
        (at("ge-251-17-1", "7-G06"), RIVAL, ENEMY),
        (by("ge-251-17-1"),),
        {"flak": "su-rifle-1"},
        {"do": {"flak": "su-il2-1"}},
        {"soviet": active("su-il2-1", 4)},
    ),
    "is_supported_against_aircraft": Case(
        "9.12.i",
        (at("ge-251-17-1", "7-G06"), at(SQUAD, "7-G06"), RIVAL),
        (by("ge-251-17-1"), {"also": SQUAD}),
        {"flak": "su-il2-1"},
        {"before": (by("ge-251-17-1"),)},
        {"soviet": active("su-il2-1", 4)},
    ),
    "gun_against_aircraft_is_damaged": Case(
        "15.2.e",
        (at("ge-251-17-1", "7-G06", hit="vehicle-blue-gun-damaged"), RIVAL),
        (by("ge-251-17-1"),),
        {"flak": "su-il2-1"},
        {"place": (at("ge-251-17-1", "7-G06", hit="vehicle-red-gun-damaged"), RIVAL)},
        {"soviet": active("su-il2-1", 4)},
    ),
    "is_not_ahead": Case("20.0.k", (PLANE,), SKY, {"fly": "7-I06"}, {"do": {"fly": "7-G06"}}, FLYING),
    "turns_too_far": Case("20.0.m", (PLANE,), SKY, {"bank": "se"}, {"do": {"bank": "ne"}}, FLYING),
    "climbs_too_far": Case("20.1.f", (PLANE,), SKY, {"climb": 2}, {"do": {"climb": 1}}, FLYING),
    "flies_too_low": Case("20.1.b", (PLANE,), SKY, {"climb": -1}, {"place": ({**PLANE, "altitude": 1},)}, FLYING),
    "flies_too_high": Case(
        "20.1.c", ({**PLANE, "altitude": 5},), SKY, {"climb": 1}, {"place": ({**PLANE, "altitude": 4},)}, FLYING
    ),
    "attacks_while_damaged": Case(
        "20.0.zf",
        ({**PLANE, "marks": ["damaged"]}, ENEMY),
        SKY,
        {"strafe": "7-D06"},
        {"place": (PLANE, ENEMY)},
        FLYING,
    ),
    "has_no_such_bombs": Case(
        "20.4.a",
        (PLANE, ENEMY),
        SKY,
        {"bomb": "7-D06", "kind": "bomb-50", "count": 3},
        {"do": {"bomb": "7-D06", "kind": "bomb-50", "count": 2}},
        {**FLYING, "bombs": [{"unit": "ge-hs129-1", "bomb": "bomb-50", "left": 2}]},
    ),
    "is_out_of_range_of_the_aircraft": Case(
        "20.2.c",
        (PLANE, at("su-rifle-2", "7-A06"), ENEMY),
        SKY,
        {"strafe": "7-A06"},
        {"do": {"strafe": "7-D06"}},
        FLYING,
    ),
    "attacks_nothing": Case("7.0.j", (PLANE, ENEMY), SKY, {"strafe": "7-E06"}, {"do": {"strafe": "7-D06"}}, FLYING),
    # groups, points, rolls
    "cannot_be_of_the_group": Case(
        "9.1.a",
        (at(SQUAD), at(SECOND), at("su-rifle-1")),
        (by(SQUAD),),
        {"also": "su-rifle-1"},
        {"do": {"also": SECOND}},
    ),
    "rides_and_is_of_no_group": Case(
        "17.0.d",
        (at(SQUAD), at(TRUCK), at(SECOND, aboard=TRUCK)),
        (by(SQUAD),),
        {"also": SECOND},
        {"place": (at(SQUAD), at(TRUCK), at(SECOND))},
    ),
    "adds_no_points": Case(
        "3.21.b", (at(SQUAD),), (by(SQUAD),), {"add-cap": 4}, {"do": {"add-cap": 3}}, {"german": {"cap": 3}}
    ),
    "adds_to_no_points": Case(
        "3.21.a", (at(SQUAD),), (by(SQUAD, "cap"),), {"add-cap": 2}, {"before": (by(SQUAD),)}, {"german": {"cap": 3}}
    ),
    "changes_too_much": Case(
        "3.23.d",
        (at(SQUAD, hit=PINNED),),
        (by(SQUAD), {"rally": None}),
        {"spend": -3},
        {"do": {"spend": -2}},
        {"german": {"cap": 5}},
    ),
    "is_no_target_of_the_attack": Case(
        "7.7.b",
        (at(SQUAD), ENEMY, at("su-rifle-2", "7-D06"), at("su-rifle-3", "7-C06")),
        (by(SQUAD), {"fire": "7-D06"}),
        {"aim": "su-rifle-3"},
        {"do": {"aim": "su-rifle-2"}},
    ),
    # units and cards named in a turn
    "is_not_under_command": Case("2.2.g", (at(SQUAD), ENEMY), (), by("su-rifle-1"), {"do": by(SQUAD)}),
    "is_out_of_the_fight": Case("3.0.a", (at(SQUAD), at(SECOND, "destroyed")), (), by(SECOND), {"do": by(SQUAD)}),
    "joins_again": Case("9.0.c", PAIR, (), by(SQUAD, "join"), {"do": by(SECOND, "join")}, {"german": active(SQUAD, 4)}),
    "is_not_in_the_hand": Case(
        "8.1.o", (at(SQUAD),), (), card("card-two-hexes", SQUAD), {"do": card("card-command", SQUAD)}, {"german": HAND}
    ),
    "is_played_at_a_roll": Case(
        "card.12.b",
        (at(SQUAD),),
        (),
        card("card-luck"),
        {"do": card("card-command", SQUAD)},
        {"german": {"hand": ["card-luck", "card-command"]}},
    ),
    "is_not_paid_so": Case(
        "8.1.c",
        (at(SQUAD),),
        (),
        card("card-command", SQUAD, "cap"),
        {"do": card("card-command", SQUAD)},
        {"german": HAND},
    ),
    "is_for_own_units": Case(
        "card.2.c",
        (at(SQUAD), ENEMY),
        (),
        card("card-command", "su-rifle-1"),
        {"do": card("card-command", SQUAD)},
        {"german": HAND},
    ),
    "is_meant_for_an_aircraft": Case(
        "20.0.zb",
        (at(SQUAD), PLANE),
        (),
        card("card-command", "ge-hs129-1"),
        {"do": card("card-command", SQUAD)},
        {"german": {**HAND, "ap": 5, "active": ["ge-hs129-1"]}},
    ),
    "is_for_an_enemy": Case(
        "card.6.c",
        (at(SQUAD), ENEMY),
        (),
        card("card-mark-spent", SQUAD, "cap"),
        {"do": card("card-mark-spent", "su-rifle-1", "cap")},
        {"german": {"cap": 5, "hand": ["card-mark-spent"]}},
    ),
    "is_for_a_visible_enemy": Case(
        "card.6.g",
        (at(SQUAD), {**ENEMY, "marks": ["hidden"]}),
        (),
        card("card-mark-spent", "su-rifle-1", "cap"),
        {"place": (at(SQUAD), ENEMY)},
        {"german": {"cap": 5, "hand": ["card-mark-spent"]}, "terrain": {"7-D06": "woods"}},
    ),
    "is_for_an_enemy_on_the_map": Case(
        "card.6.h",
        (at(SQUAD), at("su-rifle-1", "destroyed")),
        (),
        card("card-mark-spent", "su-rifle-1", "cap"),
        {"place": (at(SQUAD), ENEMY)},
        {"german": {"cap": 5, "hand": ["card-mark-spent"]}},
    ),
    "card_gives_nothing_to_do": Case(
        "8.1.g",
        (at(SQUAD),),
        (),
        card("card-defuse-mine", SQUAD, "cap"),
        {"works": [{"work": "mine-red", "at": "7-E06", "side": "soviet"}]},
        {"german": {"cap": 5, "hand": ["card-defuse-mine"]}},
    ),
    "card_rallies_no_unit": Case(
        "7.5.a",
        (at(SQUAD),),
        (),
        card("card-auto-rally", SQUAD, "cap"),
        {"place": (at(SQUAD, hit=PINNED),)},
        {"german": {"cap": 5, "hand": ["card-auto-rally"]}},
    ),
    "is_no_veteran_of_the_army": Case(
        "8.3.c",
        (at(SQUAD),),
        (),
        {"play-veteran": "veteran-good-leadership", "unit": SQUAD},
        {"do": {"play-veteran": "veteran-sixth-sense", "unit": SQUAD}},
        {"german": {"veterans": {"veteran-sixth-sense": [SQUAD]}}},
    ),
    "is_not_played_in_a_turn": Case(
        "8.3.e",
        (at(SQUAD),),
        (),
        {"play-veteran": "veteran-high-morale", "unit": SQUAD},
        {"do": {"play-veteran": "veteran-sixth-sense", "unit": SQUAD}},
        {"german": {"veterans": {"veteran-sixth-sense": [SQUAD], "veteran-high-morale": [SQUAD]}}},
    ),
    "belongs_to_another": Case(
        "8.3.g",
        PAIR,
        (),
        {"play-veteran": "veteran-sixth-sense", "unit": SECOND},
        {"do": {"play-veteran": "veteran-sixth-sense", "unit": SQUAD}},
        {"german": {"veterans": {"veteran-sixth-sense": [SQUAD]}}},
    ),
}


@pytest.mark.rule("coh:2.2.c", "coh:7.0.j", "coh:12.0.d", "coh:13.1.c", "coh:9.11.a", "coh:17.0.a", "coh:17.0.e")
@pytest.mark.rule("coh:card.6.g", "coh:card.6.h", "coh:20.0.k", "coh:20.0.m", "coh:20.0.zf", "coh:8.1.o", "coh:8.3.g")
@pytest.mark.parametrize("name", claimed(CASES))
def test_attempt_is_refused_by_its_clause_and_the_nearest_case_is_allowed(name: str) -> None:
    bites(CASES[name])


@pytest.mark.rule(
    "coh:18.2.x", "coh:11.5.j", "coh:11.5.k", "coh:13.0.n", "coh:13.0.p", "coh:13.0.b", "coh:11.3.c", "coh:11.3.g"
)
def test_the_reason_for_a_shot_that_is_not_seen() -> None:
    smoke: list[tuple[list[dict[str, Any]], str]] = [
        ([{"at": "7-F06", "value": 2}], "13.0.b"),
        ([{"at": "7-F06", "value": 1}, {"at": "7-F06", "value": 1}], "13.0.n"),
        ([{"at": "7-F06", "value": 1}, {"at": "7-E06", "value": 1}], "13.0.p"),
    ]
    for markers, clause in smoke:
        game = field(at(SQUAD, "7-G06"), ENEMY, smoke=markers)
        play(game, by(SQUAD))
        refused(game, {"fire": "7-D06"}, by=clause)
    thin = field(at(SQUAD, "7-G06"), ENEMY, smoke=[{"at": "7-F06", "value": 1}])
    play(thin, by(SQUAD))
    allowed(thin, {"fire": "7-D06"})
    for sunk, clause in (("7-G06", "11.5.j"), ("7-D06", "11.5.k")):
        gully: dict[str, Any] = {"terrain": {sunk: "gully"}, "levels": {sunk: -1}}
        game = field(at(SQUAD, "7-G06"), ENEMY, **gully)
        play(game, by(SQUAD))
        refused(game, {"fire": "7-D06"}, by=clause)
    hills: list[tuple[dict[str, int], str]] = [({"7-F06": 1}, "11.3.c"), ({"7-G06": 1, "7-F06": 1}, "11.3.g")]
    for levels, clause in hills:
        game = field(at(SQUAD, "7-G06"), ENEMY, levels=levels)
        play(game, by(SQUAD))
        refused(game, {"fire": "7-D06"}, by=clause)


@pytest.mark.rule("coh:12.3.b", "coh:2.0.f", "coh:card.oba.b")
def test_only_a_battery_that_is_there_is_called() -> None:
    armies: dict[str, Any] = {"german": {"weapons": {"oba-nebelwerfer": 1}, "start": 0}, "soviet": {"start": 0}}
    keys: dict[str, Any] = {"decision": {"phase": "before-round"}, "dice": [6, 6, 1, 1]}
    game = table(scenario="ponyri-station", place=[at(SQUAD), at(GUN, "7-G06")], armies=armies, round=2, **keys)
    refused(game, {"call": "oba-105", "hex": "7-F06"}, by="12.3.b")
    play(game, {"call": "oba-nebelwerfer", "hex": "7-F06", "smoke": True})
    assert [row.smoke for row in game.position.armies[0].barrages] == [True]


@pytest.mark.rule("coh:5.1.c", "coh:5.1.i", "coh:9.11.a")
def test_a_group_comes_in_by_the_hexes_of_the_firefight() -> None:
    place = [{"unit": unit, "at": "arrival-2"} for unit in ("ge-infantry-5", "ge-infantry-6")]
    game = table(place=place, round=2)
    play(game, by("ge-infantry-5"), {"also": "ge-infantry-6"})
    first = {"march": "ge-infantry-5", "to": "7-L03", "facing": "n"}
    refused(game, {**first, "to": "7-L08"}, by="5.1.c")
    play(game, first)
    refused(game, {"march": "ge-infantry-6", "to": "7-L08", "facing": "n"}, by="5.1.c")
    allowed(game, {"march": "ge-infantry-6", "to": "7-L04", "facing": "n"})


@pytest.mark.rule("coh:card.V14.b", "coh:card.12.b")
def test_a_die_is_rolled_again_for_the_hardened_alone() -> None:
    sheet = {"hand": ["card-luck"], "veterans": {"veteran-combat-hardened": [SQUAD]}}
    again = {"roll-one": "veteran-combat-hardened", "die": 1}
    for unit in (SQUAD, SECOND):
        game = field(
            at(unit, hit=PINNED),
            at("ge-infantry-3", "7-J03"),
            *((at(SQUAD, "7-J04"),) if unit == SECOND else ()),
            german=sheet,
            dice=[1, 1],
        )
        play(game, by(unit), {"rally": None})
        assert asked(game) == "better-roll"
        allowed(game, again) if unit == SQUAD else refused(game, again, by="card.V14.b")
