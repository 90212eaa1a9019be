"""Prohibitions that serve several clauses: each clause refuses by itself, and the nearest case is allowed."""

from __future__ import annotations

import pytest

from grognard.games.coh.data.units import UNIT
from grognard.games.coh.groups.group_support import supports_while_carried
from grognard.games.coh.turn.actor import Actor
from tests.games.coh.field import (
    ENEMY,
    MORTAR,
    PINNED,
    SQUAD,
    STUNNED,
    TANK,
    TRUCK,
    UP,
    Case,
    Do,
    at,
    bites,
    by,
    claimed,
    field,
)
from tests.games.coh.table import allowed, play, refused, table

CREW = "vehicle-stunned"
FIRE: Do = {"fire": "7-D06"}
NEXT = {**ENEMY, "at": "7-E06"}


def card(name: str, unit: str = "", by: str = "") -> Do:
    return {"play-card": name, **({"unit": unit} if unit else {}), **({"by": by} if by else {})}


def holding(name: str) -> Do:
    return {"german": {"cap": 5, "hand": [name]}}


def stunned(do: Do) -> Case:
    """A tank whose crew is stunned; the same crew unhurt."""
    return Case("15.2.m", (at(TANK, hit=CREW),), (by(TANK),), do, {"place": (at(TANK),)})


CASES = {
    # firepower of the colour, figures made up
    "has_no_red_firepower": Case(
        "7.1.d", (at(SQUAD), ENEMY), (by(SQUAD),), FIRE, {"units": {}}, {"units": {SQUAD: {"red": "none"}}}
    ),
    "has_no_blue_firepower": Case(
        "7.1.e",
        (at(SQUAD), at("su-t34c-1", "7-D06", facing="s")),
        (by(SQUAD),),
        FIRE,
        {"units": {SQUAD: {"blue": 1}}},
        {"units": {SQUAD: {"blue": "none"}}},
    ),
    "smoke_is_out_of_sight": Case(
        "6.0.a",
        (at(MORTAR, "7-H06"),),
        (by(MORTAR),),
        {"lay-smoke": "7-D06"},
        {"terrain": {}},
        {"units": {MORTAR: {"indirect": 0}}, "terrain": {"7-F06": "woods"}},
    ),
    "has_nothing_to_hit": Case(
        "7.0.j",
        (at(SQUAD), ENEMY),
        (by(SQUAD),),
        {"use-weapon": "grenades", "hex": "7-E06"},
        {"place": (at(SQUAD), NEXT)},
        {"german": {"weapons": {"grenades": 1}}},
    ),
    # stunned crews
    "moves_while_stunned": stunned(UP),
    "turns_while_stunned": stunned({"pivot": "ne"}),
    "hides_while_stunned": stunned({"hide": "7-E06"}),
    # vehicles and what they carry
    "boards_while_stunned": Case(
        "7.4.s",
        (at(TRUCK), at(SQUAD, hit=STUNNED)),
        (by(TRUCK),),
        {"load": SQUAD},
        {"place": (at(TRUCK), at(SQUAD))},
    ),
    "unloads_while_stunned": Case(
        "7.4.s",
        (at(TRUCK), at(SQUAD, aboard=TRUCK, hit=STUNNED)),
        (by(SQUAD),),
        {"unload": SQUAD, "facing": "n"},
        {"place": (at(TRUCK), at(SQUAD, aboard=TRUCK))},
    ),
    "load_has_acted": Case(
        "9.1.c",
        (at(TRUCK), at(SQUAD, marks=["spent"])),
        (by(TRUCK, "opportunity"),),
        {"load": SQUAD},
        {"place": (at(TRUCK), at(SQUAD))},
    ),
    "cannot_be_loaded": Case(
        "20.0.s",
        (at(TRUCK), at(SQUAD), at("ge-hs129-1")),
        (by(TRUCK),),
        {"load": "ge-hs129-1"},
        {"do": {"load": SQUAD}},
    ),
    "carries_no_unit_in_tow": Case(
        "17.0.d",
        (at(TANK), at(TRUCK, aboard=TANK), at(SQUAD)),
        (by(TRUCK),),
        {"load": SQUAD},
        {"place": (at(TANK), at(TRUCK), at(SQUAD))},
    ),
    # cards
    "card_gives_something_else": Case(
        "card.3.c",
        (at(SQUAD, hit=PINNED),),
        (card("card-auto-rally", SQUAD, "cap"),),
        {"rally": None},
        {"do": {"auto-rally": None}},
        holding("card-auto-rally"),
    ),
    "is_played_at_a_roll": Case(
        "card.9.b",
        (at(SQUAD), ENEMY),
        (),
        card("card-firepower"),
        {"do": card("card-bogged-down", "su-rifle-1")},
        {"german": {"cap": 5, "hand": ["card-firepower", "card-bogged-down"]}},
    ),
    "is_for_an_enemy": Case(
        "card.20.c",
        (at(SQUAD), ENEMY),
        (),
        card("card-bogged-down", SQUAD),
        {"do": card("card-bogged-down", "su-rifle-1")},
        holding("card-bogged-down"),
    ),
    "is_for_a_visible_enemy": Case(
        "card.20.c",
        (at(SQUAD, "7-J10"), at("su-rifle-1", "7-D06", marks=["hidden"])),
        (),
        card("card-bogged-down", "su-rifle-1"),
        {"place": (at(SQUAD, "7-J10"), ENEMY)},
        holding("card-bogged-down"),
    ),
    "is_for_an_enemy_on_the_map": Case(
        "card.20.c",
        (at(SQUAD), at("su-rifle-1", "destroyed")),
        (),
        card("card-bogged-down", "su-rifle-1"),
        {"place": (at(SQUAD), ENEMY)},
        holding("card-bogged-down"),
    ),
    "card_moves_no_unit_that_is_bogged": Case(
        "card.20.c",
        (at(SQUAD, marks=["bogged"]),),
        (),
        card("card-two-hexes", SQUAD),
        {"place": (at(SQUAD),)},
        holding("card-two-hexes"),
    ),
    "turns_while_bogged": Case(
        "card.20.c", (at(SQUAD, marks=["bogged"]),), (by(SQUAD),), {"pivot": "ne"}, {"place": (at(SQUAD),)}
    ),
    "is_meant_for_a_lost_unit": Case(
        "3.0.a",
        (at(SQUAD), at("ge-infantry-2", "destroyed")),
        (),
        card("card-command", "ge-infantry-2"),
        {"do": card("card-command", SQUAD)},
        holding("card-command"),
    ),
    "has_nothing_to_overcome": Case(
        "card.V05.d",
        (at(SQUAD),),
        (),
        {"play-veteran": "veteran-good-leadership", "unit": SQUAD},
        {"place": (at(SQUAD, hit=PINNED),)},
        {"german": {"veterans": {"veteran-good-leadership": [SQUAD]}}},
    ),
    "is_no_overrun": Case(
        "card.V130.b",
        (at(SQUAD), ENEMY),
        (by(SQUAD), FIRE),
        {"play-veteran": "veteran-sixth-sense", "unit": SQUAD},
        {"do": {"play-veteran": "veteran-overrun", "unit": SQUAD}},
        {"german": {"veterans": {"veteran-overrun": [SQUAD], "veteran-sixth-sense": [SQUAD]}}},
    ),
}


@pytest.mark.parametrize("name", claimed(CASES))
def test_the_clause_refuses_and_the_nearest_case_is_allowed(name: str) -> None:
    bites(CASES[name])


@pytest.mark.rule("coh:15.2.m", "coh:18.1.e")
def test_a_stunned_crew_is_told_so_before_that_vehicles_do_not_dig() -> None:
    for hit, clause in ((CREW, "15.2.m"), ("none", "18.1.e")):
        game = field(at(TANK, hit=hit))
        play(game, by(TANK))
        refused(game, {"dig-in": None}, by=clause)


@pytest.mark.rule("coh:17.0.j")
def test_a_carried_unit_supports_no_unit() -> None:
    """No player can add a carried unit to a group; a question about a shot may still name one."""
    actor = Actor(army=0, units=(UNIT[SQUAD], UNIT["ge-infantry-2"]), by="ap")
    for aboard in (True, False):
        carried = {"aboard": TRUCK} if aboard else {}
        position = field(at(SQUAD), at(TRUCK), at("ge-infantry-2", **carried), ENEMY).position
        assert bool(supports_while_carried(position, actor, position.field.hex("7-D06"))) == aboard


@pytest.mark.rule("coh:21.2.c")
def test_a_counter_is_drawn_where_an_own_coin_lies() -> None:
    game = table(
        place=[{"unit": "ge-infantry-1", "at": "7-F04"}],
        coins={"7-B04": "soviet"},
        cup={"soviet": ["su-rifle-1"]},
        decision={"phase": "turn", "army": "soviet"},
    )
    refused(game, {"look-under": "7-B05"}, by="21.2.c")
    allowed(game, {"look-under": "7-B04"})
