"""14 to 19 Vehicles and what they carry, fortifications, wire and mines."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh.data.units import UNIT
from grognard.games.coh.state.position import STUCK
from tests.games.coh.field import ENEMY, MORTAR, SQUAD, TANK, TRUCK, active, at, by, field
from tests.games.coh.table import allowed, asked, check, events, play, refused

TURN_OVER = {"asked": "take-turn", "seats": ["soviet"]}


# -- vehicles --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:9.12.g", "coh:15.2.e")
@pytest.mark.parametrize("hit", ["vehicle-red-gun-damaged", "vehicle-blue-gun-damaged"])
def test_a_damaged_gun_supports_no_unit(hit: str) -> None:
    game = field(at(SQUAD), at(TANK, hit=hit), ENEMY)
    play(game, by(SQUAD), {"also": TANK})
    refused(game, {"fire": "7-D06"}, by="9.12.g")
    sound = field(at(SQUAD), at(TANK, hit="vehicle-light-damage"), ENEMY)
    play(sound, by(SQUAD), {"also": TANK})
    allowed(sound, {"fire": "7-D06"})


@pytest.mark.rule("coh:17.0.d", "coh:9.2.e", "coh:9.2.h", "coh:17.0.p")
@pytest.mark.parametrize(("way", "state"), [("opportunity", "spent"), ("cap", "fresh")])
def test_what_is_carried_in_an_opportunity_move_is_spent(way: str, state: str) -> None:
    place = (at(TRUCK, facing="n"), at("ge-pak38-1", aboard=TRUCK))
    game = field(*place, german={"cap": 5})
    play(game, by(TRUCK, way), {"move": "7-E06", "facing": "n"})
    check(game, {"unit": "ge-pak38-1", "state": state, "at": "7-E06"}, {"unit": TRUCK, "state": state})
    unloaded = field(*place)
    play(unloaded, by(TRUCK, "opportunity"), {"unload": "ge-pak38-1", "facing": "n"})
    check(unloaded, {"unit": "ge-pak38-1", "state": "fresh"}, {"unit": TRUCK, "state": "spent"})


@pytest.mark.rule("coh:17.0.d", "coh:9.2.e")
def test_what_a_group_carries_in_an_opportunity_move_is_spent() -> None:
    game = field(at(TRUCK, facing="n"), at("ge-pak38-1", aboard=TRUCK), at(TANK, "7-F07", facing="n"))
    play(game, by(TRUCK, "opportunity"), {"also": TANK}, {"march": TRUCK, "to": "7-E06", "facing": "n"}, {"halt": None})
    check(game, {"unit": "ge-pak38-1", "state": "spent"}, {"unit": TANK, "state": "fresh"})


@pytest.mark.rule("coh:14.0.l", "coh:14.0.h")
def test_a_wheeled_vehicle_with_a_track_symbol_has_its_bonus_on_the_road_alone() -> None:
    car = at("ge-232-1", "7-F06", facing="n")
    game = field(car)
    play(game, by("ge-232-1"), {"move": "7-E06", "facing": "n"})
    check(game, TURN_OVER)
    road = field(car, roads={"7-F06/7-E06": True, "7-E06/7-D06": True})
    play(road, by("ge-232-1"), {"move": "7-E06", "facing": "n"})
    assert asked(road) == "bonus-move"


@pytest.mark.rule("coh:14.1.a", "coh:14.1.b", "coh:10.1.d")
@pytest.mark.parametrize(
    ("ground", "dice", "stuck"), [("marsh", [2, 3], True), ("marsh", [3, 3], False), ("woods", [], False)]
)
def test_bad_ground_may_hold_a_hidden_tank_too(ground: str, dice: list[int], stuck: bool) -> None:
    game = field(at(TANK, marks=["hidden"]), terrain={"7-E06": ground}, dice=dice)
    play(game, by(TANK), {"move-hidden": "7-E06"})
    held = game.position.pieces[UNIT[TANK]].has(STUCK)
    assert held == stuck
    check(game, {"unit": TANK, "at": "7-E06", "hidden": True})


@pytest.mark.rule("coh:16.0.e", "coh:10.0.b")
def test_the_crowd_on_a_road_that_a_truck_pays_for_is_the_one_it_sees() -> None:
    roads = {"7-F06/7-E06": True}
    other = at("su-t70-1", "7-E06")
    lurking = field(at(TRUCK), other | {"marks": ["hidden"]}, roads=roads, terrain={"7-E06": "woods"})
    check(lurking, {"cost": TRUCK, "to": "7-E06", "is": 1})
    shown = field(at(TRUCK), other, roads=roads, terrain={"7-E06": "woods"})
    check(shown, {"cost": TRUCK, "to": "7-E06", "is": 2})


@pytest.mark.rule("coh:17.0.n", "coh:17.0.d", "coh:9.11.b")
def test_what_a_group_of_vehicles_carries_belongs_to_its_activation() -> None:
    game = field(at(TANK), at("ge-pz3h-2"), at(SQUAD, aboard=TANK), at("su-rifle-1", "7-B10"))
    play(game, by(TANK), {"also": "ge-pz3h-2"})
    play(game, {"march": TANK, "to": "7-E06", "facing": "n"}, {"march": "ge-pz3h-2", "to": "7-E06", "facing": "n"})
    while asked(game) == "bonus-move":
        play(game, {"halt": None})
    check(game, {"unit": SQUAD, "state": "activated", "at": "7-E06"})


@pytest.mark.rule("coh:17.0.d", "coh:17.0.j", "coh:17.0.g")
def test_who_is_carried_goes_nowhere_by_itself() -> None:
    game = field(at(TANK), at(SQUAD, aboard=TANK), ENEMY)
    play(game, by(SQUAD))
    refused(game, {"move": "7-E06", "facing": "n"}, by="17.0.d")
    refused(game, {"fire": "7-D06"}, by="17.0.j")
    refused(game, {"pivot": "s"}, by="17.0.g")
    afoot = field(at(TANK), at(SQUAD), ENEMY)
    play(afoot, by(SQUAD))
    allowed(afoot, {"move": "7-E06", "facing": "n"})
    allowed(afoot, {"fire": "7-D06"})
    allowed(afoot, {"pivot": "s"})


@pytest.mark.rule("coh:17.0.e", "coh:17.0.k", "coh:7.4.zh", "coh:7.4.l")
def test_a_cowering_squad_is_loaded_for_a_point_more() -> None:
    game = field(at(TANK), at(SQUAD, hit="foot-cowering"), german=active(TANK, 2))
    play(game, by(TANK), {"load": SQUAD})
    check(game, {"army": "german", "ap": 0}, {"event": "counter-shown", "unit": SQUAD})
    short = field(at(TANK), at(SQUAD, hit="foot-cowering", aboard=TANK), german=active(TANK, 1))
    play(short, by(TANK))
    refused(short, {"unload": SQUAD, "facing": "n"}, by="3.21.b")
    plain = field(at(TANK), at(SQUAD, hit="foot-unnerved", aboard=TANK), german=active(TANK, 1))
    play(plain, by(TANK), {"unload": SQUAD, "facing": "n"})
    assert not events(plain, "counter-shown")


@pytest.mark.rule("coh:11.2.b", "coh:8.2.g")
def test_a_weapon_card_has_the_height_of_who_uses_it() -> None:
    flames: dict[str, Any] = {"german": {"weapons": {"flamethrower": 1}}, "dice": [1, 1]}
    for levels, total in (({"7-F06": 1}, 11), ({}, 10)):
        game = field(at(SQUAD), at("su-rifle-1", "7-E06", facing="s"), levels=levels, **flames)
        play(game, by(SQUAD), {"use-weapon": "flamethrower", "hex": "7-E06"})
        check(game, {"event": "attack-missed", "target": "su-rifle-1", "av": total})


@pytest.mark.rule("coh:15.4.b", "coh:15.4.d", "coh:card.grenades.a")
@pytest.mark.parametrize(("weapon", "at_hex", "colour"), [("grenades", "7-F06", "red"), ("grenades", "7-E06", "blue")])
def test_grenades_reach_into_an_open_top_from_the_same_hex(weapon: str, at_hex: str, colour: str) -> None:
    open_top = at("su-su76-1", at_hex, facing="n")
    game = field(at(SQUAD), open_top, german={"weapons": {weapon: 1}}, dice=[1, 1])
    play(game, by(SQUAD), {"use-weapon": weapon, "hex": at_hex})
    check(game, {"event": "attack-missed", "target": "su-su76-1", "colour": colour})
    mine = field(at(SQUAD), open_top | {"at": "7-F06"}, german={"weapons": {"magnetic-mine": 1}}, dice=[1, 1, 9])
    play(mine, by(SQUAD), {"use-weapon": "magnetic-mine", "hex": "7-F06"})
    check(mine, {"event": "attack-hit", "target": "su-su76-1", "colour": "blue"})


# -- works -----------------------------------------------------------------------------------------------------------
TRENCHES = [{"work": "trench", "at": hex_, "side": "german"} for hex_ in ("7-F06", "7-F07")]


@pytest.mark.rule("coh:18.2.zf", "coh:18.2.zh", "coh:9.14.a")
def test_a_group_goes_into_trenches_for_one_point_and_out_again() -> None:
    pair = (at(SQUAD), at("ge-infantry-2", "7-F07"), ENEMY)
    game = field(*pair, works=TRENCHES, german=active(SQUAD, 2))
    play(game, by(SQUAD), {"also": "ge-infantry-2"}, {"occupy": "trench"})
    check(game, {"unit": SQUAD, "inside": "trench"}, {"unit": "ge-infantry-2", "inside": "trench"})
    check(game, {"army": "german", "ap": 1})
    play(game, {"pass-turn": None}, by(SQUAD), {"also": "ge-infantry-2"}, {"quit": "s"})
    check(game, {"unit": SQUAD, "inside": "none", "facing": "s"}, {"unit": "ge-infantry-2", "inside": "none"})
    bare = field(*pair, works=TRENCHES[:1])
    play(bare, by(SQUAD), {"also": "ge-infantry-2"})
    refused(bare, {"occupy": "trench"}, by="18.2.zf")


@pytest.mark.rule("coh:18.6.h", "coh:card.demolition.b")
def test_a_demolition_charge_blows_up_an_empty_bunker() -> None:
    bunker = [{"work": "bunker", "at": "7-F06", "side": "soviet"}]
    game = field(at(SQUAD), ENEMY, works=bunker, german={"weapons": {"demolition": 1}}, dice=[3, 3])
    play(game, by(SQUAD), {"use-weapon": "demolition", "hex": "7-F06"})
    check(game, {"hex": "7-F06", "works": []})
    mine = field(at(SQUAD), ENEMY, works=bunker, german={"weapons": {"magnetic-mine": 1}})
    play(mine, by(SQUAD))
    refused(mine, {"use-weapon": "magnetic-mine", "hex": "7-F06"}, by="card.magnetic.b")


@pytest.mark.rule("coh:18.4.e", "coh:9.0.a")
def test_who_joins_an_activation_to_try_the_wire_is_spent_with_it() -> None:
    wire = [{"work": "wire", "at": "7-E06", "side": "soviet"}]
    place = (at("ge-infantry-2", "7-H06"), at(SQUAD), at("su-rifle-1", "7-B10"))
    game = field(*place, works=wire, german=active("ge-infantry-2", 3), dice=[6])
    play(game, by(SQUAD, "join"), {"move": "7-E06", "facing": "n"}, {"halt": None})
    check(game, {"unit": SQUAD, "state": "spent"}, {"unit": "ge-infantry-2", "state": "spent"}, TURN_OVER)


# -- mines -----------------------------------------------------------------------------------------------------------
MINE = [{"work": "mine-red", "at": "7-F06", "side": "soviet"}]


@pytest.mark.rule("coh:18.5.d", "coh:10.2.c")
def test_to_hide_among_mines_sets_them_off_and_to_hide_beside_them_does_not() -> None:
    far = at("su-rifle-1", "7-C06")
    screen = {"7-E05": "woods", "7-E06": "woods", "7-E07": "woods", "7-F06": "woods"}
    game = field(at(SQUAD), far, works=MINE, terrain=screen, dice=[5, 5, 1])
    play(game, by(SQUAD), {"hide": "7-F06"})
    check(game, {"event": "mine-struck", "unit": SQUAD}, {"unit": SQUAD, "hidden": False})
    beside = field(at(SQUAD), far, works=MINE, terrain=screen)
    play(beside, by(SQUAD), {"hide": "7-G06"})
    check(beside, {"unit": SQUAD, "hidden": True})


@pytest.mark.rule("coh:18.5.d", "coh:card.40.d", "coh:card.41.b")
def test_laying_and_taking_up_mines_are_actions_that_set_others_off() -> None:
    hand: dict[str, Any] = {"german": {"hand": ["card-lay-mine"], "cap": 2}}
    game = field(at(SQUAD), ENEMY, works=MINE, **hand, dice=[1, 1])
    play(game, {"play-card": "card-lay-mine", "unit": SQUAD, "by": "cap"}, {"lay-mine": "7-F06", "mine": "mine-black"})
    while asked(game) == "spend-on-roll":
        play(game, {"spend": 0})
    assert [event.args["mine"] for event in events(game, "mine-spared")] == ["mine-red"]
    clean = field(at(SQUAD), ENEMY, **hand)
    play(clean, {"play-card": "card-lay-mine", "unit": SQUAD, "by": "cap"}, {"lay-mine": "7-F06", "mine": "mine-red"})
    check(clean, TURN_OVER)
    two = [*MINE, {"work": "mine-black", "at": "7-F06", "side": "soviet"}]
    taken = field(at(SQUAD), ENEMY, works=two, german={"hand": ["card-defuse-mine"], "cap": 2}, dice=[1, 1])
    play(taken, {"play-card": "card-defuse-mine", "unit": SQUAD, "by": "cap"})
    play(taken, {"defuse": "7-F06", "mine": "mine-red"})
    while asked(taken) == "spend-on-roll":
        play(taken, {"spend": 0})
    assert [event.args["mine"] for event in events(taken, "mine-spared")] == ["mine-black"]


# -- hidden units that fire ------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:12.0.o", "coh:6.1.b", "coh:10.0.d")
def test_a_hidden_mortar_that_fires_comes_to_light_facing_its_target() -> None:
    woods = {"7-H06": "woods", "7-F06": "woods"}
    game = field(at(MORTAR, "7-H06", marks=["hidden"]), at(SQUAD), ENEMY, terrain=woods, dice=[1, 1])
    play(game, by(MORTAR), {"indirect-fire": "7-D06"})
    refused(game, {"pivot": "s"}, by="6.1.b")
    allowed(game, {"pivot": "n"})
