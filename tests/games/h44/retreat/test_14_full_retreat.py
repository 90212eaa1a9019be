"""Chapters 13, 14, 17, 18: vehicles beyond a railway bridge, fugitives, shaken units, guns, supply heads."""

from __future__ import annotations

import pytest

from grognard.games.h44.combat.ammunition import drop_fields
from grognard.games.h44.data.board import HEX
from grognard.games.h44.data.units import UNIT
from tests.games.h44 import heath, meadow
from tests.games.h44.beaten import TARGET, thrown_back
from tests.games.h44.field import RIVER, around, combat, field, phase, stand, water
from tests.games.h44.table import allowed, asked, check, legal, play, refused, table

DUMMY, COMPANY = "ge-unk-garr1", "ge-unk-runge"
TANKS = "ge-12-2107"
"""Vehicles of two steps."""


@pytest.mark.rule("h44:13.2.c", "h44:13.2.l", "h44:8.6.2.a")
@pytest.mark.parametrize(("ground", "lives"), [("clear", True), ("polder", False), ("marsh", False)])
def test_a_railway_bridge_does_not_lead_vehicles_into_soft_ground(ground: str, lives: bool) -> None:
    """The only way back ends beyond a railway bridge over a canal: no road, so what lies there must carry vehicles."""
    waters = around(TARGET, "canal", but=["4015", "4017"]) | around("4017", "canal", but=[TARGET])
    bridge = "rail-bridge-3809-3810"
    board = field(waters=waters, terrain={"4018": ground}, bridges={bridge: "4017/4018"})
    game = thrown_back(defenders=TANKS, board=board, bridges={bridge: "intact"})
    assert (asked(game) == "choose-retreat") is lives
    if not lives:
        check(game, {"unit": TANKS, "at": "eliminated"})


@pytest.mark.rule("h44:14.3.2.e", "h44:14.3.2.h", "h44:25.4.e")
def test_companions_of_a_dummy_flee_two_hexes() -> None:
    """They may not stop in the next village: that is for units beaten in combat."""
    place = [meadow.at("br-2ig", "3013"), meadow.at("ge-krafft", "3014", order="full-retreat")]
    board = meadow.meadow(places={"3015": "village", "3115": "village", "2915": "village"})
    game = meadow.phase("movement", "allied", place, unknown={"3014": DUMMY}, board=board)
    play(game, {"move": ["br-2ig"]}, {"go": "3014"})
    assert {len(do["path"]) for do in legal(game) if do["do"] == "retreat"} == {2}


@pytest.mark.rule("h44:14.2.c", "h44:8.3.3.d")
@pytest.mark.parametrize(("order", "screens"), [("disrupted", False), ("good", True)])
def test_a_shaken_unit_cannot_stay_as_a_screen(order: str, screens: bool) -> None:
    """Poor units in disorder have to leave the enemy's zone: they may not give up their move."""
    place = [{"unit": "ge-6penal", "at": "3916", "order": order}, *heath.stand(br_1gg="3917")]
    game = heath.moving("german", place, board=heath.heath(terrain={"3916": "woods"}))
    if screens:
        allowed(game, {"screen": "3916"})
    else:
        refused(game, {"screen": "3916"}, by="8.3.3.c")


@pytest.mark.rule("h44:14.1.2.c", "h44:11.5.1.d", "h44:25.3.3.b")
@pytest.mark.parametrize(("enters", "order"), [(True, "disrupted"), (False, "good")])
def test_an_engaged_unit_whose_second_hex_was_held_by_an_unknown_unit(enters: bool, order: str) -> None:
    place = [meadow.at("br-2ig", "3012", marks=["engaged"])]
    game = meadow.phase("movement", "allied", place, unknown={"3014": COMPANY}, dice=[6])
    play(game, {"move": ["br-2ig"]}, {"go": "3014", "mode": "tactical"})
    if asked(game) == "stand-fast":
        play(game, {"fall-back": None})
    while asked(game) == "choose-retreat":
        play(game, {"retreat": COMPANY, "path": legal(game)[0]["path"]})
    check(game, {"asked": "take-ground"})
    play(game, {"advance": "br-2ig", "to": "3014"} if enters else {"decline": None})
    check(game, {"unit": "br-2ig", "at": "3014" if enters else "3013", "order": order, "has": ["spent"]})


@pytest.mark.rule("h44:17.3.j")
@pytest.mark.parametrize(
    ("at", "there"), [("3916", True), ("area-N", True), ("track-12", False), ("eliminated", False)]
)
def test_only_a_gun_in_play_gets_a_movement_marker(at: str, there: bool) -> None:
    game = heath.moving("allied", heath.stand(("br-43-art", at)))
    allowed(game, {"limber": "br-43-art"}) if there else refused(game, {"limber": "br-43-art"}, by="8.1.a")


@pytest.mark.rule("h44:17.3.m", "h44:22.6.c")
def test_a_landing_doubles_even_a_gun_on_the_march() -> None:
    """Its strength of one is not doubled for terrain; a landing is no terrain."""
    hexes = {"4016": "ge-krause+marching", "4017": "us-505-1"}
    game = combat(hexes, board=field(places={"4016": "town"}))
    line = {"odds": "4016", "units": ["us-505-1"]}
    check(game, {**line, "kind": "landing", "defence": 2}, {**line, "defence": 1})


@pytest.mark.rule("h44:17.8.2.i", "h44:8.6.3.a")
@pytest.mark.parametrize(("ground", "open_"), [("polder", True), ("polder-woods", True), ("woods", False)])
def test_polder_with_woods_is_polder_for_an_air_drop(ground: str, open_: bool) -> None:
    around_ = dict.fromkeys(["3916", *heath.neighbours("3916")], ground)
    place = heath.stand(us_82_sup="3916", us_82_art="3917")
    game = heath.phase("movement", "allied", place, board=heath.heath(terrain=around_))
    assert (HEX["3916"] in drop_fields(game.position, UNIT["us-82-art"])) is open_


@pytest.mark.rule("h44:18.2.3.b", "h44:6.1.h")
def test_a_head_does_not_come_back_on_top_of_another() -> None:
    place = heath.stand(us_82_sup="eliminated", us_505_1="3916", us_101_sup="3916", us_504_1="4116")
    game = heath.phase("supply", "allied", place, turn=3)
    check(game, {"unit": "us-82-sup", "at": "4116"})


@pytest.mark.rule("h44:15.5.2.d", "h44:25.2.1.a")
@pytest.mark.parametrize(("unknown", "open_"), [({}, False), ({"4114": COMPANY}, True)])
def test_an_unknown_unit_is_a_friend_in_the_hex_ahead(unknown: dict[str, str], open_: bool) -> None:
    """4015 and 4114 lie in the zone of the battalion in 4014."""
    hexes = {"4016": "br-43-eng", "4015": "ge-bloch", "4014": "br-50-6dli"}
    game = table(
        board=field(),
        turn=9,
        flights=0,
        place=stand(hexes),
        unknown=unknown,
        dice=[6],
        decision={"phase": "combat", "side": "german"},
    )
    play(game, {"attack": "4016"}, {"join": "ge-bloch"}, {"commit": None})
    check(game, {"asked": "choose-advance"})
    advance_step = {"advance": "ge-bloch", "to": "4114"}
    allowed(game, advance_step) if open_ else refused(game, advance_step, by="15.5.2.b")


@pytest.mark.rule("h44:14.3.2.g", "h44:5.4.a")
@pytest.mark.parametrize(("roll", "runs"), [(6, False), (1, True)])
def test_who_blows_his_bridge_under_the_enemy_need_not_flee(roll: int, runs: bool) -> None:
    """Fugitives behind a large river: its bridge goes up, or not, as soon as the enemy comes to it."""
    routed, dli = "ge-i-vdh", "br-50-6dli"
    board = field(waters=water("major", ("4015", "4016")), bridges={RIVER: "4015/4016"})
    hexes = {"4016": f"{routed}!!", "4013": dli}
    game = phase("movement", "allied", hexes, board=board, bridges={RIVER: "mined"}, dice=[roll])
    play(game, {"move": [dli]}, {"go": "4015"})
    check(game, {"asked": "blow-bridge"})
    play(game, {"blow": None})
    check(game, {"unit": dli, "at": "4015"}, {"unit": routed, "at": "4016"})
    assert (asked(game) == "choose-retreat") == runs
