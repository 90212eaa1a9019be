"""Prohibitions of chapters 1 to 11: a case that each bites, and the nearest that is allowed."""

from __future__ import annotations

import pytest

from tests.games.coh.field import (
    ENEMY,
    GROUP,
    GUN,
    PAIR,
    PINNED,
    SQUAD,
    STUNNED,
    TANK,
    TRUCK,
    UP,
    Case,
    active,
    at,
    bites,
    by,
    claimed,
)

CASES = {
    # moving
    "moves_while_bogged": Case("card.20.c", (at(SQUAD, marks=["bogged"]),), (by(SQUAD),), UP, {"place": (at(SQUAD),)}),
    "ground_is_closed": Case(
        "4.0.k", (at(TANK),), (by(TANK),), UP, {"terrain": {"7-E06": "ford"}}, {"terrain": {"7-E06": "stream"}}
    ),
    "hexside_is_closed": Case(
        "11.5.v", (at(TANK),), (by(TANK),), UP, {"sides": {}}, {"sides": {"7-F06/7-E06": "small-gully"}}
    ),
    "hexside_is_closed_to_wheels": Case(
        "11.5.u", (at(TRUCK),), (by(TRUCK),), UP, {"sides": {}}, {"sides": {"7-F06/7-E06": "small-gully"}}
    ),
    "wall_is_closed_to_wheels": Case(
        "14.0.f", (at(TRUCK),), (by(TRUCK),), UP, {"sides": {}}, {"sides": {"7-F06/7-E06": "wall"}}
    ),
    "wall_is_closed_to_guns": Case(
        "4.0.f", (at(GUN),), (by(GUN),), UP, {"sides": {}}, {"sides": {"7-F06/7-E06": "wall"}}
    ),
    "ditch_is_closed": Case(
        "18.3.b",
        (at(TANK),),
        (by(TANK),),
        UP,
        {"place": (at(SQUAD),), "before": (by(SQUAD),)},
        {"terrain": {"7-E06": "ditch"}},
    ),
    "woods_are_closed_to_wheels": Case(
        "14.0.x", (at(TRUCK),), (by(TRUCK),), UP, {"terrain": {"7-E06": "light-woods"}}, {"terrain": {"7-E06": "woods"}}
    ),
    "marsh_is_closed_to_wheels": Case(
        "14.0.f", (at(TRUCK),), (by(TRUCK),), UP, {"terrain": {"7-E06": "open"}}, {"terrain": {"7-E06": "marsh"}}
    ),
    "marsh_is_closed_to_guns": Case(
        "4.0.f", (at(GUN),), (by(GUN),), UP, {"terrain": {"7-E06": "open"}}, {"terrain": {"7-E06": "marsh"}}
    ),
    "heavy_wire_is_closed": Case(
        "errata.firefights.f",
        (at(SQUAD),),
        (by(SQUAD),),
        UP,
        {"works": [{"work": "wire", "at": "7-E06", "side": "soviet"}]},
        {"works": [{"work": "heavy-wire", "at": "7-E06", "side": "soviet"}]},
    ),
    "leaves_the_road": Case(
        "14.0.l",
        (at(TRUCK, facing="n"),),
        (by(TRUCK), UP),
        {"move": "7-D06", "facing": "n"},
        {"roads": {"7-F06/7-E06": True, "7-E06/7-D06": True}},
        {"roads": {"7-F06/7-E06": True, "7-E06/7-E07": True}},
    ),
    "is_too_steep": Case("11.1.c", (at(TANK),), (by(TANK),), UP, {"levels": {"7-E06": 1}}, {"levels": {"7-E06": 2}}),
    "leaves_easy_ground": Case(
        "14.0.n",
        (at(TANK),),
        (by(TANK), UP),
        {"move": "7-D06", "facing": "n"},
        {"terrain": {}},
        {"terrain": {"7-D06": "woods"}},
    ),
    # hiding
    "hides_while_stunned": Case(
        "7.4.s", (at(SQUAD, hit=STUNNED),), (by(SQUAD),), {"hide": "7-F06"}, {"place": (at(SQUAD),)}
    ),
    # turns and dice
    "has_nothing_to_join": Case("9.0.a", PAIR, (), by("ge-infantry-2", "join"), {"german": active(SQUAD, 3)}),
    "has_too_few_points": Case(
        "3.2.a",
        (at(SQUAD, hit=PINNED),),
        (by(SQUAD), {"rally": None}),
        {"spend": 2},
        {"do": {"spend": 1}},
        {"german": {"cap": 1}},
    ),
    "cannot_be_rallied": Case(
        "15.2.s",
        (at(TANK, hit="vehicle-light-damage"),),
        (by(TANK),),
        {"rally": None},
        {"place": (at(TANK, hit="vehicle-suppressed"),)},
    ),
    "holds_no_luck": Case(
        "card.12.b",
        (at(SQUAD), ENEMY),
        (by(SQUAD), {"fire": "7-D06"}, {"aim": "su-rifle-1"}),
        {"play-luck": "card-luck"},
        {"german": {"hand": ["card-luck"]}},
        {"german": {"hand": ["card-command"]}, "dice": [1, 1]},
    ),
    "rerolls_no_dice": Case(
        "card.12.b",
        (at(SQUAD), ENEMY),
        (by(SQUAD), {"fire": "7-D06"}, {"aim": "su-rifle-1"}),
        {"play-luck": "card-command"},
        {"do": {"play-luck": "card-luck"}},
        {"german": {"hand": ["card-command", "card-luck"]}, "dice": [1, 1]},
    ),
    "does_not_hold_the_card": Case(
        "card.9.b",
        (at(SQUAD), ENEMY),
        (by(SQUAD), {"fire": "7-D06"}),
        {"play-card": "card-firepower"},
        {"german": {"hand": ["card-firepower"]}},
        {"german": {"hand": ["card-command"]}},
    ),
    "is_hidden_no_more": Case(
        "card.V13.b",
        (at(SQUAD),),
        (),
        {"play-veteran": "veteran-hidden-action", "unit": SQUAD},
        {"place": (at(SQUAD, marks=["hidden"]),)},
        {"german": {"veterans": {"veteran-hidden-action": [SQUAD]}}},
    ),
    "is_led_among_enemies": Case(
        "7.5.i",
        (at(SQUAD, hit=PINNED), at("su-rifle-1")),
        (),
        {"play-veteran": "veteran-good-leadership", "unit": SQUAD},
        {"place": (at(SQUAD, hit=PINNED), ENEMY)},
        {"german": {"veterans": {"veteran-good-leadership": [SQUAD]}}},
    ),
    # firing
    "has_no_weapon": Case(
        "7.0.d",
        (at("ge-wagon-1"), ENEMY),
        (by("ge-wagon-1"),),
        {"fire": "7-D06"},
        {"place": (at(TANK), ENEMY), "before": (by(TANK),)},
    ),
    "lowers_barrel_into_gully": Case(
        "11.5.m",
        (at(TANK), at("su-rifle-1", "7-E06")),
        (by(TANK),),
        {"fire": "7-E06"},
        {"place": (at(SQUAD), at("su-rifle-1", "7-E06")), "before": (by(SQUAD),)},
        {"terrain": {"7-E06": "gully"}, "levels": {"7-E06": -1}},
    ),
    "has_no_firepower_of_the_colour": Case(
        "15.2.e",
        (at(TANK, hit="vehicle-red-gun-damaged"), ENEMY),
        (by(TANK),),
        {"fire": "7-D06"},
        {"place": (at(TANK, hit="vehicle-blue-gun-damaged"), ENEMY)},
    ),
    "supports_from_afar": Case(
        "9.12.c",
        (at(SQUAD, "7-F05"), at("ge-infantry-2"), at("ge-infantry-3", "7-F07"), ENEMY),
        (*GROUP, {"also": "ge-infantry-3"}),
        {"fire": "7-D06"},
        {"before": (by("ge-infantry-2"), {"also": SQUAD}, {"also": "ge-infantry-3"})},
    ),
    "supports_from_outside": Case(
        "7.63.n",
        (*PAIR, at("su-rifle-1")),
        GROUP,
        {"fire": "7-F06"},
        {"place": (at(SQUAD), at("ge-infantry-2"), at("su-rifle-1"))},
    ),
    "supports_at_long_range": Case(
        "9.12.f",
        (at("su-rifle-1"), at("su-smg-1"), at("ge-infantry-1", "7-B06")),
        (by("su-rifle-1"), {"also": "su-smg-1"}),
        {"fire": "7-B06"},
        {"place": (at("su-rifle-1"), at("su-smg-1"), at("ge-infantry-1", "7-C06")), "do": {"fire": "7-C06"}},
        {"army": "soviet"},
    ),
    "supports_out_of_arc": Case(
        "9.12.d",
        (at(SQUAD), at("ge-infantry-2", "7-F07", facing="s"), ENEMY),
        GROUP,
        {"fire": "7-D06"},
        {"place": (*PAIR, ENEMY)},
    ),
    "supports_blindly": Case(
        "9.12.e",
        (at(SQUAD, "7-G06"), at("ge-infantry-2", "7-G07"), ENEMY),
        GROUP,
        {"fire": "7-D06"},
        {"terrain": {}},
        {"terrain": {"7-F07": "woods", "7-E07": "woods"}},
    ),
    "supports_without_firepower": Case(
        "9.12.i",
        (at("su-at45-1"), at("su-rifle-1"), at(TANK, "7-D06", facing="s")),
        (by("su-at45-1"), {"also": "su-rifle-1"}),
        {"fire": "7-D06"},
        {"place": (at("su-at45-1"), at("su-rifle-1"), at(SQUAD, "7-D06"))},
        {"army": "soviet"},
    ),
}


@pytest.mark.rule(
    "coh:4.0.k", "coh:11.5.u", "coh:11.5.v", "coh:7.63.n", "coh:9.12.d", "coh:9.12.e", "coh:9.12.i", "coh:9.12.m"
)
@pytest.mark.parametrize("name", claimed(CASES))
def test_prohibition_bites_and_the_nearest_case_is_allowed(name: str) -> None:
    bites(CASES[name])
