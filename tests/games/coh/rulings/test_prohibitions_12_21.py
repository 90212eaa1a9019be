"""Prohibitions of chapters 12 to 21, of set-up and exit: a case that each bites, and the nearest that is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from tests.games.coh.field import (
    ENEMY,
    HIDDEN,
    MORTAR,
    PAIR,
    PINNED,
    PLANE,
    SQUAD,
    STUNNED,
    TAKE_OFF,
    TANK,
    TRUCK,
    Case,
    Do,
    active,
    at,
    bites,
    by,
    claimed,
    field,
)
from tests.games.coh.table import allowed, asked, check, play, refused, table

CASES = {
    # mortars and artillery
    "indirect_fire_has_no_target": Case(
        "7.0.j",
        (at(MORTAR, "7-H06"), at(SQUAD), at("ge-infantry-2", "7-C06"), HIDDEN),
        (by(MORTAR),),
        {"indirect-fire": "7-C06"},
        {"do": {"indirect-fire": "7-D06"}},
    ),
    "target_is_unobserved": Case(
        "12.3.l",
        (at(SQUAD, "7-D06"), ENEMY | {"at": "7-J10"}),
        (),
        {"call": "oba-105", "hex": "7-B06"},
        {"do": {"call": "oba-105", "hex": "7-C06"}},
        {
            "german": {"weapons": {"oba-105": 1}},
            "terrain": {"7-C06": "woods"},
            "decision": {"phase": "before-round"},
            "round": 2,
        },
    ),
    # aircraft
    "is_blind_from_the_air": Case(
        "20.3.a",
        (PLANE, at("su-rifle-1", "7-E06")),
        TAKE_OFF,
        {"strafe": "7-E06"},
        {"terrain": {}},
        {"terrain": {"7-F06": "woods"}, "german": active("ge-hs129-1", 7)},
    ),
    "climbs_twice": Case(
        "20.1.f",
        (PLANE,),
        (*TAKE_OFF, {"climb": 1}),
        {"climb": 1},
        {"before": (*TAKE_OFF, {"climb": 1}, {"fly": "7-G06"})},
        {"german": active("ge-hs129-1", 7)},
    ),
    # weapons and mines
    "throws_out_of_arc": Case(
        "6.1.b",
        (at(SQUAD, facing="s"), at("su-rifle-1", "7-E06")),
        (by(SQUAD),),
        {"use-weapon": "flamethrower", "hex": "7-E06"},
        {"place": (at(SQUAD), at("su-rifle-1", "7-E06"))},
        {"german": {"weapons": {"flamethrower": 1}}},
    ),
    "lays_no_mines": Case(
        "card.40.c",
        (at(SQUAD), at(TANK)),
        (),
        {"play-card": "card-lay-mine", "unit": TANK, "by": "cap"},
        {"do": {"play-card": "card-lay-mine", "unit": SQUAD, "by": "cap"}},
        {"german": {"hand": ["card-lay-mine"], "cap": 2}},
    ),
    "lays_in_close_combat": Case(
        "card.40.h",
        (at(SQUAD), at("su-rifle-1")),
        (),
        {"play-card": "card-lay-mine", "unit": SQUAD, "by": "cap"},
        {"place": (at(SQUAD), ENEMY)},
        {"german": {"hand": ["card-lay-mine"], "cap": 2}},
    ),
    "mine_is_in_use": Case(
        "card.40.i",
        (at(SQUAD),),
        ({"play-card": "card-lay-mine", "unit": SQUAD, "by": "cap"},),
        {"lay-mine": "7-E06", "mine": "mine-red"},
        {"do": {"lay-mine": "7-E06", "mine": "mine-blue"}},
        {
            "german": {"hand": ["card-lay-mine"], "cap": 2},
            "works": [{"work": "mine-red", "at": f"7-J0{n}", "side": "german"} for n in (3, 4, 5)],
        },
    ),
    "mine_lies_there_already": Case(
        "18.0.d",
        (at(SQUAD),),
        ({"play-card": "card-lay-mine", "unit": SQUAD, "by": "cap"},),
        {"lay-mine": "7-E06", "mine": "mine-red"},
        {"do": {"lay-mine": "7-E06", "mine": "mine-blue"}},
        {
            "german": {"hand": ["card-lay-mine"], "cap": 2},
            "works": [{"work": "mine-red", "at": "7-E06", "side": "german"}],
        },
    ),
    "defuses_in_close_combat": Case(
        "card.41.d",
        (at(SQUAD), at("su-rifle-1")),
        (),
        {"play-card": "card-defuse-mine", "unit": SQUAD, "by": "cap"},
        {"place": (at(SQUAD), ENEMY)},
        {
            "german": {"hand": ["card-defuse-mine"], "cap": 2},
            "works": [{"work": "mine-red", "at": "7-E06", "side": "soviet"}],
        },
    ),
    "defuses_in_a_group": Case(
        "card.41.e",
        PAIR,
        ({"play-card": "card-defuse-mine", "unit": SQUAD, "by": "cap"}, {"also": "ge-infantry-2"}),
        {"defuse": "7-E06", "mine": "mine-red"},
        {"before": ({"play-card": "card-defuse-mine", "unit": SQUAD, "by": "cap"},)},
        {
            "german": {"hand": ["card-defuse-mine"], "cap": 2},
            "works": [{"work": "mine-red", "at": "7-E06", "side": "soviet"}],
        },
    ),
    # transport
    "tows_a_sound_vehicle": Case(
        "17.0.c",
        (at(TANK), at("ge-pz3h-2")),
        (by(TANK),),
        {"load": "ge-pz3h-2"},
        {"place": (at(TANK), at("ge-pz3h-2", marks=["stuck"]))},
    ),
    "tows_tracks_on_wheels": Case(
        "14.1.h",
        (at(TRUCK), at(TANK, marks=["stuck"])),
        (by(TRUCK),),
        {"load": TANK},
        {"place": (at(TRUCK), at("ge-opel-2", marks=["stuck"])), "do": {"load": "ge-opel-2"}},
    ),
    "boards_while_pinned": Case(
        "7.4.zm", (at(TRUCK), at(SQUAD, hit=PINNED)), (by(TRUCK),), {"load": SQUAD}, {"place": (at(TRUCK), at(SQUAD))}
    ),
    "drives_while_stunned": Case(
        "15.2.m",
        (at(TRUCK, hit="vehicle-stunned"), at(SQUAD)),
        (by(TRUCK),),
        {"load": SQUAD},
        {"place": (at(TRUCK), at(SQUAD))},
    ),
    "load_has_acted": Case(
        "9.1.b",
        (at(TRUCK), at(SQUAD, marks=["spent"])),
        (by(TRUCK),),
        {"load": SQUAD},
        {"place": (at(TRUCK), at(SQUAD))},
    ),
    # works
    "digs_while_stunned": Case(
        "7.4.s", (at(SQUAD, hit=STUNNED),), (by(SQUAD),), {"dig-in": None}, {"place": (at(SQUAD, hit=PINNED),)}
    ),
    "is_dug_in": Case(
        "18.1.l", (at(SQUAD, marks=["dug-in"]),), (by(SQUAD),), {"dig-in": None}, {"place": (at(SQUAD),)}
    ),
    "digs_while_carried": Case(
        "17.0.j",
        (at(TRUCK), at(SQUAD, aboard=TRUCK)),
        (by(SQUAD),),
        {"dig-in": None},
        {"place": (at(TRUCK), at(SQUAD))},
    ),
    "digs_in_close_combat": Case(
        "card.11.e",
        (at(SQUAD), at("su-rifle-1")),
        (),
        {"play-card": "card-hasty-defence", "unit": SQUAD},
        {"place": (at(SQUAD), ENEMY)},
        {"german": {"hand": ["card-hasty-defence"]}},
    ),
    "shelters_while_stunned": Case(
        "7.4.s",
        (at(SQUAD, hit=STUNNED),),
        (by(SQUAD),),
        {"occupy": "trench"},
        {"place": (at(SQUAD),)},
        {"works": [{"work": "trench", "at": "7-F06"}]},
    ),
    "shelters_while_pinned": Case(
        "7.4.zb",
        (at(SQUAD, hit=PINNED),),
        (by(SQUAD),),
        {"occupy": "trench"},
        {"place": (at(SQUAD),)},
        {"works": [{"work": "trench", "at": "7-F06"}]},
    ),
}


@pytest.mark.rule("coh:card.11.e", "coh:card.40.c", "coh:card.40.h", "coh:card.40.i", "coh:card.41.d", "coh:card.41.e")
@pytest.mark.rule(
    "coh:12.3.j",
    "coh:14.1.g",
    "coh:14.1.h",
    "coh:17.0.c",
    "coh:17.0.q",
    "coh:15.2.m",
    "coh:18.1.l",
    "coh:18.0.d",
    "coh:20.1.f",
)
@pytest.mark.parametrize("name", claimed(CASES))
def test_prohibition_bites_and_the_nearest_case_is_allowed(name: str) -> None:
    bites(CASES[name])


# -- tables of their own ---------------------------------------------------------------------------------------------
SPADES = [at(f"su-rifle-{number}", "7-C03", marks=["dug-in"]) for number in range(1, 7)]
SPADES += [at(f"su-smg-{number}", "7-C03", marks=["dug-in"]) for number in range(1, 5)]


@pytest.mark.rule("coh:18.1.m")
def test_there_are_twelve_hasty_defences() -> None:
    dug = [*SPADES, at("ge-infantry-2", "7-F07", marks=["dug-in"])]
    game = field(*dug, at(SQUAD))
    play(game, by(SQUAD))
    allowed(game, {"dig-in": None})
    full = field(*dug, at("ge-infantry-3", "7-F08", marks=["dug-in"]), at(SQUAD))
    play(full, by(SQUAD))
    refused(full, {"dig-in": None}, by="18.1.m")


ROAD: Do = {"scenario": "two-heights", "decision": {"phase": "turn", "army": "german-1"}}


@pytest.mark.rule("coh:5.1.d", "coh:7.4.zb", "coh:3.21.b", "coh:errata.firefights.e")
def test_a_unit_that_is_held_or_has_no_points_does_not_leave() -> None:
    def leaving(unit: str, hit: str = "none", ap: int = 7) -> Game[Any]:
        sheets = {"german-1": {"cap": 0, "ap": ap, "active": [unit]}}
        game = table(place=[at(unit, "7-L10", hit=hit, army="german-1", facing="s")], armies=sheets, **ROAD)
        play(game, by(unit))
        return game

    allowed(leaving("ge-mg42-1", ap=2), {"leave": None})
    refused(leaving("ge-mg42-1", ap=1), {"leave": None}, by="3.21.b")
    refused(leaving(SQUAD, hit=PINNED), {"leave": None}, by="7.4.zb")


@pytest.mark.rule("coh:1.0.d", "coh:1.0.g", "coh:1.0.q", "coh:10.0.k")
def test_hidden_units_are_set_up_in_their_zone_and_alone() -> None:
    friend = {"unit": "su-rifle-6", "at": "7-G08"}
    game = table(scenario="empty-windows", empty=False, place=[friend], decision={"phase": "setup"})
    assert asked(game) == "deploy-unit"
    refused(game, {"deploy": "7-L01"}, by="1.0.d")
    refused(game, {"deploy": "7-G08"}, by="10.0.k")
    free = table(scenario="empty-windows", empty=False, decision={"phase": "setup"})
    play(free, {"deploy": "7-G08"})
    assert "7-G08" in [free.position.field.names[piece.place] for piece in free.position.pieces if piece.place >= 0]


@pytest.mark.rule("coh:10.0.k", "coh:21.2.a")
def test_no_coin_lies_where_a_unit_stands() -> None:
    keys: Do = {"options": {"solitaire": True}, "decision": {"phase": "setup"}}
    game = table(scenario="across-the-psel", empty=False, place=[at("su-rifle-6", "9-A08")], **keys)
    refused(game, {"lay-coin": "9-A08"}, by="10.0.k")
    allowed(game, {"lay-coin": "9-A07"})
    check(game, {"asked": "mark-hex", "seats": ["soviet"]})
