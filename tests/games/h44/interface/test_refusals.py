"""What a player may reasonably try, and is told why not by a clause of its own: another unit, another hex, another
moment."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.interface.actions import ACTIONS
from grognard.games.h44.rulebook import rule
from grognard.games.h44.state.position import Position
from tests.games.h44 import meadow
from tests.games.h44.beaten import DLI, DLI8, TARGET, VDH
from tests.games.h44.field import attacked, combat, die, field, phase, water
from tests.games.h44.heath import barred, heath, moving, stand
from tests.games.h44.meadow import at
from tests.games.h44.table import allowed, asked, check, play, refused, why

GUN, TANK = "br-50-art", "br-2ig"


# -- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:8.1.a", "h44:20.2.1.c", "h44:21.4.a", "h44:21.5.b")
@pytest.mark.parametrize(
    ("do", "by"),
    [
        ({"move": ["ge-ewald"]}, "8.1.a"),
        ({"limber": "ge-ewald"}, "8.1.a"),
        ({"full-retreat": "ge-ewald"}, "8.1.a"),
        ({"refit": "ge-ewald"}, "20.2.1.c"),
        ({"rejoin": "ge-bd-1", "unit": "ge-ewald"}, "21.4.a"),
        ({"merge": "ge-ewald", "into": "ge-kerutt"}, "21.5.b"),
        ({"move": ["br-8c-br"]}, "8.1.a"),
        ({"limber": "br-43-art"}, "8.1.a"),
    ],
)
def test_enemy_units_and_units_out_of_play_are_not_moved(do: dict[str, Any], by: str) -> None:
    game = moving("allied", stand(br_50_1d="3915", ge_ewald="3920", ge_kerutt="3920"))
    refused(game, do, by=by)
    allowed(game, {"move": ["br-50-1d"]})


@pytest.mark.rule("h44:17.3.d", "h44:17.3.g", "h44:17.3.h", "h44:17.3.j")
def test_movement_markers_are_for_guns_that_have_none() -> None:
    place = [*stand(br_50_1d="3915", br_gds_art="3914", br_3_art="3913"), at("br-50-art", "3912", marks=["marching"])]
    game = moving("allied", place)
    refused(game, {"limber": "br-50-1d"}, by="17.3.d")
    refused(game, {"limber": "br-50-art"}, by="17.3.d")
    refused(game, {"unlimber": "br-gds-art"}, by="17.3.h")
    play(game, {"limber": "br-gds-art"}, {"limber": "br-3-art"})
    refused(moving("german", stand(ge_ewald="3915")), {"redeploy": "3915", "to": "3602"}, by="25.6.c")


@pytest.mark.rule("h44:25.6.a")
def test_the_allies_redeploy_no_unknown_unit() -> None:
    refused(moving("allied", stand(br_50_1d="3915")), {"redeploy": "3602", "to": "4001"}, by="25.6.a")


@pytest.mark.rule("h44:8.1.g", "h44:8.1.k")
def test_a_group_is_finished_before_another_does_anything() -> None:
    game = moving("allied", stand(br_50_1d="3915", br_50_2d="3915", br_1gg="3912"))
    play(game, {"move": ["br-50-1d", "br-50-2d"]})
    refused(game, {"halt": None}, by="8.1.k")
    refused(game, {"drop": "br-50-1d"}, by="8.1.g")
    refused(game, {"detach": "br-50-1d", "part": "br-bd-inf-1"}, by="8.1.k")
    play(game, {"go": "3916"})
    refused(game, {"put-back": None}, by="8.1.k")
    refused(game, {"drop": "br-1gg"}, by="8.1.g")
    refused(game, {"detach": "br-1gg", "part": "br-bd-inf-1"}, by="8.1.k")
    allowed(game, {"drop": "br-50-1d"})
    allowed(game, {"detach": "br-50-1d", "part": "br-bd-inf-1"})
    allowed(game, {"halt": None})


@pytest.mark.rule("h44:8.5.6.a", "h44:8.5.7.a")
def test_a_ferry_asked_from_afar_says_what_it_carries() -> None:
    board = heath(waters={"3916/3917": "major"}, ferries={"ferry-driel": "3916/3917"})
    place = [at("br-bd-inf-1", "3915", of="br-50-1d"), at("br-bd-inf-2", "3915", of="br-50-2d"), at("br-1gg", "3915")]
    place += [at("br-50-1d", "3910", steps=2), at("br-50-2d", "3911", steps=2)]
    game = moving("allied", place, board=board)
    barred(game, ["br-bd-inf-1", "br-bd-inf-2"], "3917", mode="tactical", by="8.5.6.a")
    barred(game, "br-1gg", "3917", mode="tactical", by="8.5.7.a")
    play(game, {"move": ["br-bd-inf-1"]}, {"go": "3917", "mode": "tactical"})
    check(game, {"unit": "br-bd-inf-1", "at": "3917"})
    barred(game, "br-bd-inf-2", "3917", mode="tactical", by="8.5.6.a")


@pytest.mark.rule("h44:21.1.f")
def test_only_a_breakdown_unit_is_detached() -> None:
    game = moving("allied", stand(br_50_1d="3915", br_50_2d="3915"))
    refused(game, {"detach": "br-50-1d", "part": "br-50-2d"}, by="21.1.f")
    allowed(game, {"detach": "br-50-1d", "part": "br-bd-inf-1"})


# -- combat ----------------------------------------------------------------------------------------------------------


def planned(**keys: Any) -> Game[Position]:
    hexes = {TARGET: VDH, "4015": (DLI, DLI8), "3915": (TANK, GUN), "3910": "br-50-9dli", "4019": "ge-ewald"}
    game = combat({**hexes, "4009": "ge-191arko"}, **keys)
    play(game, {"attack": TARGET}, {"join": DLI})
    return game


@pytest.mark.rule("h44:9.1.a", "h44:9.2.c", "h44:9.2.f", "h44:10.2.1.c", "h44:10.2.3.a", "h44:17.1.a", "h44:17.6.1.j")
@pytest.mark.parametrize(
    ("do", "by"),
    [
        ({"join": DLI}, "9.2.f"),
        ({"join": "ge-ewald"}, "9.1.a"),
        ({"leave": DLI8}, "9.2.c"),
        ({"lead": "GDS"}, "10.2.1.c"),
        ({"attach": DLI8}, "10.2.3.a"),
        ({"attach": TANK}, "10.2.3.a"),
        ({"attach": DLI}, "10.2.3.a"),
        ({"support": DLI8}, "17.1.a"),
        ({"support": "ge-191arko"}, "17.6.1.j"),
        ({"support": "br-43-art"}, "17.6.1.c"),
        ({"call-air": None}, "4.4.h"),
    ],
)
def test_what_does_not_fit_into_the_plan_of_an_attack(do: dict[str, Any], by: str) -> None:
    game = planned(weather=["overcast", "overcast"], turn=9)
    refused(game, do, by=by)
    allowed(game, {"join": DLI8})
    allowed(game, {"leave": DLI})
    allowed(game, {"support": GUN})


@pytest.mark.rule("h44:17.6.1.c")
def test_a_gun_that_is_not_in_play_is_told_apart_from_one_out_of_range() -> None:
    game = planned()
    assert why(game, {"support": "br-43-art"}).reason.id == "refusal-gun-is-not-in-play"
    allowed(game, {"support": GUN})


@pytest.mark.rule("h44:10.7.a", "h44:10.7.f")
def test_the_one_air_unit_of_a_cloudy_day_is_used_once() -> None:
    refused(planned(weather=["cloudy", "cloudy"], flights=0), {"call-air": None}, by="10.7.a")
    allowed(planned(weather=["cloudy", "cloudy"], flights=1), {"call-air": None})


@pytest.mark.rule("h44:4.4.j")
def test_no_aircraft_are_called_at_night() -> None:
    refused(planned(turn=5), {"call-air": None}, by="4.4.j")


@pytest.mark.rule("h44:17.6.1.a", "h44:10.2.1.d")
def test_a_gun_is_called_and_a_unit_attached_once() -> None:
    game = planned()
    play(game, {"support": GUN}, {"join": TANK})
    refused(game, {"support": GUN}, by="17.6.1.a")
    together = combat({TARGET: VDH, "4015": (DLI, TANK)})
    play(together, {"attack": TARGET}, {"join": DLI}, {"join": TANK}, {"attach": TANK})
    refused(together, {"attach": TANK}, by="10.2.1.d")


@pytest.mark.rule("h44:12.1.2.a", "h44:12.6.a", "h44:17.1.b", "h44:17.6.1.m")
def test_a_defence_is_led_from_the_hex_and_helped_by_own_guns() -> None:
    game = combat({TARGET: VDH, "4015": (DLI, DLI8), "4019": "ge-ewald", "3914": GUN}, dice=[die("2-1", "DR"), 3])
    attacked(game, TARGET, DLI, DLI8)
    assert asked(game) == "stand-fast"
    refused(game, {"stand": "ge-ewald"}, by="12.1.2.a")
    refused(game, {"stand": VDH, "support": "ge-ewald"}, by="17.1.b")
    refused(game, {"stand": VDH, "support": GUN}, by="17.6.1.m")
    refused(game, {"ignore": None}, by="12.6.a")
    allowed(game, {"stand": VDH})


@pytest.mark.rule("h44:11.2.a", "h44:11.2.g")
def test_a_loss_falls_on_those_who_took_part() -> None:
    game = combat({TARGET: VDH, "4015": (DLI, DLI8), "3914": (GUN, "br-50-9dli")}, dice=[die("2-1", "A1/DR")])
    play(game, {"attack": TARGET}, {"join": DLI}, {"join": DLI8}, {"commit": None})
    assert asked(game) == "choose-loss"
    refused(game, {"lose-step": "br-50-9dli"}, by="11.2.a")
    refused(game, {"lose-step": VDH}, by="11.2.a")
    refused(game, {"lose-step": GUN}, by="11.2.g")
    allowed(game, {"lose-step": DLI})


@pytest.mark.rule("h44:15.1.a", "h44:15.1.b", "h44:21.3.b", "h44:16.1.a")
def test_who_advances_and_who_does_not() -> None:
    hexes = {TARGET: "ge-unk-runge", "4015": (DLI, DLI8), "3914": (GUN, "br-50-9dli"), "4019": "ge-ewald"}
    game = combat(hexes, dice=[6])
    attacked(game, TARGET, DLI, DLI8)
    assert asked(game) == "choose-advance"
    refused(game, {"advance": "br-50-9dli", "to": "3915"}, by="15.1.a")
    refused(game, {"advance": "ge-ewald", "to": "4018"}, by="15.1.a")
    refused(game, {"advance": GUN, "to": "3915"}, by="15.1.b")
    refused(game, {"detach": "br-50-9dli", "part": "br-bd-inf-1"}, by="21.3.b")
    refused(game, {"breakthrough": "4019", "at": "4018"}, by="16.1.a")
    allowed(game, {"advance": DLI, "to": TARGET})


@pytest.mark.rule("h44:25.3.5.a")
def test_an_unknown_unit_is_not_run_over_in_an_advance() -> None:
    beside = combat({TARGET: "ge-unk-runge", "4015": (DLI, DLI8)}, dice=[6], unknown={"4115": "ge-unk-police"})
    attacked(beside, TARGET, DLI, DLI8)
    refused(beside, {"advance": DLI, "to": "4115"}, by="25.3.5.a")
    allowed(beside, {"advance": DLI, "to": TARGET})


@pytest.mark.rule("h44:16.3.5.e", "h44:16.3.5.d")
def test_a_ferry_is_no_bridge_for_a_breakthrough() -> None:
    ferry = field(waters=water("major", (TARGET, "4017")), ferries={"ferry-driel": "4016/4017"})
    for board, by in ((ferry, "16.3.5.e"), (field(waters=water("major", (TARGET, "4017"))), "16.3.5.d")):
        hexes = {TARGET: "ge-14-hoff", "4015": ("br-2ig", "br-2gg"), "4017": "ge-henke"}
        game = combat(hexes, board=board, dice=[die("7-1", "DS")])
        attacked(game, TARGET, "br-2ig", "br-2gg")
        play(game, {"advance": "br-2ig", "to": TARGET})
        refused(game, {"breakthrough": "4017"}, by=by)


# -- the other phases ------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:17.8.1.a", "h44:17.8.3.a")
def test_shells_are_for_own_guns_in_play() -> None:
    game = phase("resupply", "allied", {"0904": "br-gds-art+fired", "0903": "br-1gg", "3915": "ge-ewald"})
    refused(game, {"rearm": "br-1gg"}, by="17.8.1.a")
    refused(game, {"rearm": "ge-191arko"}, by="17.8.1.a")
    allowed(game, {"rearm": "br-gds-art"})


@pytest.mark.rule("h44:22.1.1.a")
def test_only_airborne_units_land() -> None:
    place = [at("br-4p-10", "air"), at("br-1gg", "3013")]
    game = meadow.phase("landing", "allied", place, board=meadow.meadow("6516", 6), turn=3)
    refused(game, {"land": "br-1gg", "hex": "6516"}, by="22.1.1.a")
    refused(game, {"land": "ge-ewald", "hex": "6516"}, by="22.1.1.a")
    allowed(game, {"land": "br-4p-10", "hex": "6516"})


@pytest.mark.rule("h44:6.4.1.b", "h44:6.4.1.g")
def test_steps_beyond_nine_are_lost_where_they_are() -> None:
    overstacked = ("us-501-1", "us-501-2", "us-501-3", "us-506-1", "us-101-sup")
    game = phase("movement", "allied", {"3013": overstacked, "3016": "us-506-2"})
    play(game, {"end-movement": None})
    assert asked(game) == "trim-stack"
    refused(game, {"lose-step": "us-506-2"}, by="6.4.1.g")
    refused(game, {"lose-step": "us-101-sup"}, by="6.4.1.b")
    allowed(game, {"lose-step": "us-501-1"})


def test_every_verb_belongs_to_a_paragraph_of_the_rulebook() -> None:
    assert {kind.paragraph for kind in ACTIONS if kind.paragraph} <= rule.ids
