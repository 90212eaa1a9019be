"""20 What aircraft attack, who sees them, what waits for them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.field import PLANE, SQUAD, TAKE_OFF, active, at, by, field
from tests.games.coh.table import COH, allowed, check, legal, play, refused

FLYING: dict[str, Any] = {"german": active("ge-hs129-1", 7)}
GUNNER = at("su-m3-apc-aa-1", "7-E06", facing="s")


@pytest.mark.rule("coh:18.6.h", "coh:20.4.e", "coh:20.4.b")
def test_an_aircraft_bombs_a_bunker_where_no_unit_is() -> None:
    bunker = [{"work": "bunker", "at": "7-E06", "side": "soviet"}]
    game = field(
        PLANE, works=bunker, bombs=[{"unit": "ge-hs129-1", "bomb": "bomb-50", "left": 2}], dice=[6, 6], **FLYING
    )
    play(game, *TAKE_OFF)
    allowed(game, {"strafe": "7-E06"})
    play(game, {"bomb": "7-E06", "kind": "bomb-50", "count": 1})
    check(game, {"hex": "7-E06", "works": []})
    assert {"do": "strafe", "hex": "7-D06"} not in legal(game)


@pytest.mark.rule("coh:10.0.l", "coh:20.2.a")
def test_an_aircraft_fires_at_woods_where_a_unit_may_hide() -> None:
    lurking = at("su-rifle-1", "7-E06", marks=["hidden"])
    game = field(PLANE, lurking, terrain={"7-E06": "woods"}, dice=[6, 6, 1], **FLYING)
    play(game, *TAKE_OFF, {"strafe": "7-E06"})
    check(game, {"event": "hidden-unit-hit", "hex": "7-E06"})


@pytest.mark.rule("coh:20.4.f", "coh:20.4.g")
def test_a_cluster_bomb_leaves_its_mine_in_an_empty_hex() -> None:
    bombs = [{"unit": "ge-hs129-1", "bomb": "bomb-cluster", "left": 1}]
    game = field(PLANE, at("su-rifle-1", "7-B10"), bombs=bombs, **FLYING)
    play(game, *TAKE_OFF, {"bomb": "7-E06", "kind": "bomb-cluster", "count": 1})
    check(game, {"hex": "7-E06", "works": ["mine-red"]})


@pytest.mark.rule("coh:6.0.h", "coh:11.4.a", "coh:20.3.a")
def test_whom_an_aircraft_cannot_see_cannot_fire_at_it() -> None:
    near: dict[str, Any] = {"army": "soviet", "terrain": {"7-F06": "woods"}}
    game = field(PLANE | {"at": "7-H06"}, GUNNER, **near)
    play(game, by("su-m3-apc-aa-1"))
    refused(game, {"flak": "ge-hs129-1"}, by="6.0.h")
    for ground in ({"7-F06": "corn"}, {"7-G06": "woods"}):
        clear = field(PLANE | {"at": "7-H06"}, GUNNER, **near | {"terrain": ground})
        play(clear, by("su-m3-apc-aa-1"))
        allowed(clear, {"flak": "ge-hs129-1"})


@pytest.mark.rule("coh:20.3.e", "coh:13.0.c")
def test_smoke_under_an_aircraft_helps_it_at_any_altitude() -> None:
    for smoke, value in (([{"at": "7-H06", "value": 2}], 16), ([], 14)):
        game = field(
            PLANE | {"at": "7-H06", "altitude": 2, "facing": "s"}, GUNNER, army="soviet", smoke=smoke, dice=[1, 1]
        )
        play(game, by("su-m3-apc-aa-1"), {"flak": "ge-hs129-1"})
        check(game, {"event": "attack-missed", "target": "ge-hs129-1", "dv": value})


@pytest.mark.rule("coh:20.0.r")
def test_no_player_waits_with_an_activated_aircraft_on_either_points() -> None:
    game = field(PLANE, at("su-rifle-1", "7-B10"), german=active("ge-hs129-1", 7, cap=3))
    refused(game, {"stall": "ap"}, by="20.0.r")
    refused(game, {"stall": "cap"}, by="20.0.r")
    ground = field(at(SQUAD), at("su-rifle-1", "7-B10"), german=active(SQUAD, 7, cap=3))
    allowed(ground, {"stall": "cap"})


@pytest.mark.rule("coh:20.0.zb", "coh:card.7.c", "coh:card.8.c")
@pytest.mark.parametrize("card", ["card-more-ap", "card-more-cap"])
def test_no_card_gives_points_to_an_aircraft(card: str) -> None:
    game = field(PLANE, at("su-rifle-1", "7-B10"), german=active("ge-hs129-1", 7, cap=3, hand=[card]))
    ground = field(at(SQUAD), at("su-rifle-1", "7-B10"), german=active(SQUAD, 7, cap=3, hand=[card]))
    offered = [do for do in legal(ground) if do.get("card") == card]
    assert offered
    play_it = {"play-card": card, **({"by": offered[0]["by"]} if offered[0].get("by") else {})}
    allowed(ground, play_it)
    refused(game, play_it, by="20.0.zb")


@pytest.mark.rule("coh:20.0.zb", "coh:card.9.b")
def test_no_card_adds_firepower_to_an_aircraft() -> None:
    target = at("su-rifle-1", "7-E06", facing="s")
    game = field(PLANE, target, german=active("ge-hs129-1", 7, cap=1, hand=["card-firepower"]))
    play(game, *TAKE_OFF, {"strafe": "7-E06"})
    assert {do["do"] for do in legal(game)} == {"aim"}
    ground = field(at(SQUAD, "7-G06"), target, german=active(SQUAD, 7, cap=1, hand=["card-firepower"]))
    play(ground, by(SQUAD), {"fire": "7-E06"})
    allowed(ground, {"play-card": "card-firepower"})


@pytest.mark.rule("coh:20.0.y")
def test_no_card_moves_another_unit_while_the_own_aircraft_flies_off() -> None:
    command = {"play-card": "card-command", "unit": SQUAD}
    sheet: dict[str, Any] = {"german": {"hand": ["card-command", "card-sniper"], "cap": 2}}
    game = field(PLANE | {"marks": ["spent"]}, at(SQUAD), at("su-rifle-1", "7-B10"), **sheet)
    refused(game, command, by="20.0.y")
    assert [do for do in legal(game) if do.get("card") == "card-sniper"]
    gone = field(at(SQUAD), at("su-rifle-1", "7-B10"), **sheet)
    allowed(gone, command)


@pytest.mark.rule("coh:20.3.f", "coh:20.0.w")
def test_a_spent_aircraft_still_finds_whom_it_passes() -> None:
    lurking = at("su-rifle-1", "7-G08", marks=["hidden"])
    game = field(PLANE | {"marks": ["spent"]}, lurking)
    check(game, {"unit": "su-rifle-1", "hidden": True})
    play(game, by("ge-hs129-1", "opportunity"), {"fly-off": None})
    check(game, {"unit": "su-rifle-1", "hidden": False})


@pytest.mark.rule("coh:20.0.b", "coh:20.0.c")
def test_only_its_activation_brings_an_aircraft_in() -> None:
    waiting = {"unit": "ge-ju87g-1", "at": "arrival-2"}
    game = field(waiting, at("su-rifle-1", "7-B10"), round=2, german={"cap": 3})
    refused(game, by("ge-ju87g-1", "cap"), by="20.0.b")
    refused(game, by("ge-ju87g-1", "opportunity"), by="20.0.b")
    allowed(game, by("ge-ju87g-1"))


@pytest.mark.rule("coh:20.0.s", "coh:20.0.zj")
def test_aircraft_form_no_groups() -> None:
    wing = {"unit": "ge-ju87g-1", "at": "7-I06", "facing": "n"}
    game = field(PLANE, wing, at(SQUAD, "7-I06"), at("ge-infantry-2", "7-I06"), german=active("ge-hs129-1", 7))
    play(game, by("ge-hs129-1"))
    refused(game, {"also": "ge-ju87g-1"}, by="20.0.s")
    refused(game, {"also": SQUAD}, by="20.0.s")
    play(game, {"back": None}, by(SQUAD, "opportunity"))
    refused(game, {"also": "ge-ju87g-1"}, by="20.0.s")
    allowed(game, {"also": "ge-infantry-2"})


@pytest.mark.rule("coh:20.1.d", "coh:20.2.d")
@pytest.mark.parametrize(("altitude", "hex_", "power"), [(0, "7-E06", 5), (2, "7-E06", 3), (2, "7-C06", 1)])
def test_altitude_and_distance_take_from_the_guns(altitude: int, hex_: str, power: int) -> None:
    game = field(PLANE | {"altitude": altitude}, at("su-rifle-1", hex_, facing="s"), dice=[1, 1], **FLYING)
    play(game, *TAKE_OFF, {"strafe": hex_})
    check(game, {"event": "attack-missed", "target": "su-rifle-1", "av": power + 2})


@pytest.mark.rule("coh:21.3.a")
def test_a_handicap_is_two_command_points_at_most() -> None:
    options = {option.id: option for option in COH.scenario("corn-rows").options}
    assert options["handicap-german"].values == (0, 1, 2)
