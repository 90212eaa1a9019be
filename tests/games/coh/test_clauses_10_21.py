"""Chapters 10 to 21: clauses that no other test shows by itself."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.games.coh.units import UNIT
from tests.games.coh.field import ENEMY, MORTAR, PAIR, PLANE, SQUAD, TAKE_OFF, TANK, TRUCK, UP, active, at, by, field
from tests.games.coh.table import COH, allowed, asked, check, legal, play, refused

ENEMY_TURN = {"asked": "take-turn", "seats": ["soviet"]}
HIDDEN = ["hidden"]


# -- hidden units ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:10.1.f", "coh:10.1.g", "coh:10.1.h", "coh:10.1.i", "coh:10.1.j", "coh:10.1.l", "coh:10.1.n")
def test_hidden_units_steal_through_woods_in_sight_and_are_seen_in_the_open() -> None:
    woods = {"7-F06": "woods", "7-E06": "woods"}
    works = [{"work": "mine-red", "at": "7-E06", "side": "soviet"}]
    game = field(at(SQUAD, marks=HIDDEN), ENEMY, terrain=woods, works=works)
    play(game, by(SQUAD, "opportunity"), {"sneak": "7-E06"})
    check(
        game,
        {"unit": SQUAD, "at": "7-E06", "hidden": True, "state": "spent"},
        {"event": "hidden-unit-moved", "unit": SQUAD},
    )
    assert COH.view(game, "soviet").units[SQUAD].at == "hidden"
    seen = field(at(SQUAD, marks=HIDDEN), ENEMY, terrain={"7-F06": "woods"})
    play(seen, by(SQUAD, "opportunity"), {"sneak": "7-E06"})
    check(seen, {"unit": SQUAD, "at": "7-E06", "hidden": False})


@pytest.mark.rule("coh:10.2.d", "coh:10.2.e", "coh:10.2.f", "coh:10.2.g", "coh:10.3.k")
def test_a_unit_hides_near_by_and_out_of_sight() -> None:
    screen = {"7-E05": "woods", "7-E06": "woods", "7-E07": "woods"}
    game = field(at("ge-sniper-1"), {**ENEMY, "at": "7-C06"}, terrain=screen)
    play(game, by("ge-sniper-1"))
    refused(game, {"hide": "7-E06"}, by="10.2.b")
    play(game, {"hide": "7-G06"})
    check(game, {"unit": "ge-sniper-1", "at": "7-G06", "hidden": True})
    assert COH.view(game, "soviet").units["ge-sniper-1"].at == "hidden"


@pytest.mark.rule("coh:10.0.m", "coh:10.0.n", "coh:10.0.p", "coh:12.1.b")
def test_the_weakest_hidden_unit_is_attacked_and_all_come_to_light() -> None:
    both = [at("su-rifle-1", "7-D06", marks=HIDDEN), at("su-maxim-1", "7-D06", marks=HIDDEN)]
    game = field(at(SQUAD), *both, terrain={"7-D06": "woods"}, dice=[5, 5, 9])
    play(game, by(SQUAD), {"fire": "7-D06"})
    while asked(game) == "face-revealed":
        play(game, {"pivot": "s"})
    hits = [unit for unit in ("su-rifle-1", "su-maxim-1") if game.position.pieces[UNIT[unit]].hit >= 0]
    assert len(hits) == 1
    check(game, {"unit": "su-rifle-1", "hidden": False}, {"unit": "su-maxim-1", "hidden": False})


@pytest.mark.rule("coh:10.0.v", "coh:10.0.x", "coh:11.5.x", "coh:11.5.y")
def test_a_small_gully_hides_and_covers_and_a_hill_does_not() -> None:
    gully = {"7-E06/7-D06": "small-gully"}
    near = at(SQUAD, "7-F06")
    game = field(near, at("su-rifle-1", "7-D06", facing="s"), sides=gully, levels={"7-F06": 1})
    check(game, {"attack": SQUAD, "target": "su-rifle-1", "dv": 13})
    wooded = field(near, at("su-rifle-1", "7-D06", facing="s"), sides=gully, terrain={"7-D06": "woods"})
    check(wooded, {"attack": SQUAD, "target": "su-rifle-1", "dv": 15})
    for sides, levels, hidden in ((gully, {}, True), ({}, {"7-D06": 1}, False)):
        game = field(at(SQUAD, "7-G06"), at("su-rifle-1", "7-D06", marks=HIDDEN), sides=sides, levels=levels)
        play(game, by(SQUAD), {"move": "7-F06", "facing": "n"})
        check(game, {"unit": "su-rifle-1", "hidden": hidden})


@pytest.mark.rule("coh:10.3.e", "coh:10.3.j")
def test_a_sniper_spares_his_own_and_is_found_by_a_six() -> None:
    sniper = at("ge-sniper-1", marks=HIDDEN)
    game = field(
        sniper, at("su-rifle-1", "7-D06"), at("ge-infantry-2", "7-D06"), terrain={"7-F06": "woods"}, dice=[1, 1, 6]
    )
    play(game, by("ge-sniper-1"), {"fire": "7-D06"})
    check(
        game,
        {"unit": "ge-sniper-1", "hidden": False, "at": "7-F06"},
        {"event": "attack-missed", "target": "su-rifle-1"},
    )
    assert not [e for e in game.log or [] if e.args.get("target") == "ge-infantry-2"]


# -- hills, mortars, smoke -------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "coh:11.0.c",
    "coh:11.0.f",
    "coh:11.5.c",
    "coh:11.5.d",
    "coh:11.5.e",
    "coh:11.5.g",
    "coh:11.5.h",
    "coh:11.5.p",
    "coh:11.5.q",
)
def test_gullies_are_entered_by_their_ends_or_over_the_side() -> None:
    deep: dict[str, Any] = {"levels": {"7-E06": -1}}
    side = field(at(SQUAD), at(TANK), terrain={"7-E06": "gully"}, **deep)
    check(side, {"cost": SQUAD, "to": "7-E06", "is": 4})
    play(side, by(TANK))
    refused(side, UP, by="11.5.u")
    end = field(at(SQUAD), at(TANK), terrain={"7-E06": "gully-end"}, **deep)
    check(end, {"cost": SQUAD, "to": "7-E06", "is": 1}, {"cost": TANK, "to": "7-E06", "is": 1})
    down = field(at(SQUAD), at("su-rifle-1", "7-E06", facing="s"), terrain={"7-E06": "gully"}, **deep)
    check(down, {"attack": SQUAD, "target": "su-rifle-1", "fp": 8}, {"hex": "7-F06", "level": 0})


@pytest.mark.rule("coh:11.5.j", "coh:11.5.k")
def test_out_of_a_gully_only_the_hexes_round_it_are_seen() -> None:
    game = field(terrain={"7-E06": "gully"}, levels={"7-E06": -1})
    for hex_, seen in (("7-F06", True), ("7-D06", True), ("7-G06", False), ("7-C06", False)):
        check(game, {"sees": "7-E06", "to": hex_, "is": seen}, {"sees": hex_, "to": "7-E06", "is": seen})


@pytest.mark.rule("coh:11.2.c", "coh:11.2.d", "coh:12.0.q", "coh:12.0.i", "coh:12.0.m", "coh:12.0.c", "coh:12.0.o")
def test_a_mortar_has_the_height_of_its_observer_and_fires_out_of_woods_into_its_arc() -> None:
    ground = {"7-H06": "woods", "7-G06": "woods"}
    between = at("su-smg-1", "7-G06")
    game = field(at(MORTAR, "7-H06"), at(SQUAD), between, ENEMY, terrain=ground, levels={"7-F06": 1})
    shot = {"attack": MORTAR, "target": "su-rifle-1", "how": "indirect", "seen_from": "7-F06"}
    check(game, {**shot, "fp": 4})
    play(game, by(MORTAR))
    allowed(game, {"shell": "7-D06"})
    away = field(at(MORTAR, "7-H06", facing="s"), at(SQUAD), ENEMY, terrain=ground)
    play(away, by(MORTAR))
    refused(away, {"shell": "7-D06"}, by="6.1.b")
    direct = field(at(MORTAR, "7-H06"), ENEMY)
    play(direct, by(MORTAR))
    allowed(direct, {"fire": "7-D06"})


@pytest.mark.rule("coh:12.1.c", "coh:12.2.a", "coh:12.2.b", "coh:15.4.b", "coh:15.4.c", "coh:18.2.l", "coh:12.3.p")
@pytest.mark.parametrize(("ground", "dv"), [("woods", 11), ("light-woods", 12), ("stone-building", 13), ("open", 11)])
def test_shells_burst_in_the_crowns_of_woods(ground: str, dv: int) -> None:
    game = field(at(MORTAR, "7-H06"), ENEMY, terrain={"7-D06": ground})
    check(game, {"attack": MORTAR, "target": "su-rifle-1", "dv": dv})
    trench = [{"work": "trench", "at": "7-D06", "side": "soviet"}]
    inside = field(at(MORTAR, "7-H06"), {**ENEMY, "inside": "trench"}, terrain={"7-D06": ground}, works=trench)
    check(inside, {"attack": MORTAR, "target": "su-rifle-1", "dv": dv + 2})
    open_top = field(at("su-mortar-82-1", "7-H06"), at("ge-marder-1", "7-D06", facing="s"))
    check(open_top, {"attack": "su-mortar-82-1", "target": "ge-marder-1", "colour": "red"})
    tank = field(at("su-mortar-82-1", "7-H06"), at(TANK, "7-D06", facing="s"))
    check(tank, {"attack": "su-mortar-82-1", "target": TANK, "colour": "blue"})


@pytest.mark.rule("coh:13.0.i", "coh:13.0.j", "coh:13.0.k", "coh:13.0.l", "coh:13.0.m", "coh:13.0.n", "coh:13.0.o")
@pytest.mark.parametrize(
    ("smoke", "dv", "seen"),
    [
        ((("7-E06", 1),), 13, True),
        ((("7-F06", 1),), 13, True),
        ((("7-D06", 1),), 13, True),
        ((("7-D06", 1), ("7-F06", 1)), 14, True),
        ((("7-D06", 2), ("7-D06", 2)), 16, True),
        ((("7-E06", 1), ("7-E06", 1)), 14, False),
    ],
)
def test_smoke_adds_up(smoke: tuple[tuple[str, int], ...], dv: int, seen: bool) -> None:
    game = field(at(SQUAD), ENEMY, smoke=[{"at": hex_, "value": value} for hex_, value in smoke])
    check(game, {"attack": SQUAD, "target": "su-rifle-1", "dv": dv}, {"sees": "7-F06", "to": "7-D06", "is": seen})


@pytest.mark.rule(
    "coh:13.0.a", "coh:13.0.q", "coh:13.1.a", "coh:13.1.f", "coh:13.1.h", "coh:13.1.b", "coh:13.1.g", "coh:card.oba.b"
)
def test_smoke_is_fired_without_a_roll_and_harms_nobody() -> None:
    game = field(at(MORTAR, "7-H06"), ENEMY)
    play(game, by(MORTAR), {"lay-smoke": "7-D06"})
    check(game, {"hex": "7-D06", "smoke": 2}, {"unit": "su-rifle-1", "hit": "none"}, ENEMY_TURN)
    small = field(at("ge-mortar-5-1", "7-H06"), ENEMY)
    play(small, by("ge-mortar-5-1"))
    assert not [do for do in legal(small) if do["do"] == "lay-smoke"]
    sheet = {"start": 0, "barrages": [{"card": "oba-105", "at": "7-D06", "smoke": True, "round": 2}]}
    decision = {"phase": "before-round"}
    shelled = field(at(SQUAD), ENEMY, german=sheet, soviet={"start": 0}, decision=decision, round=2, dice=[1, 1, 2, 2])
    check(shelled, {"hex": "7-D06", "smoke": 2}, {"hex": "7-E06", "smoke": 2}, {"unit": "su-rifle-1", "hit": "none"})


@pytest.mark.rule("coh:12.3.b", "coh:12.3.n", "coh:12.3.o", "coh:12.3.q", "coh:errata.firefights.a")
def test_a_hidden_unit_calls_the_guns_and_stays_hidden() -> None:
    sheet = {"start": 0, "weapons": {"oba-122": 1}}
    hidden = at("su-rifle-1", "7-D06", marks=HIDDEN)
    decision = {"phase": "before-round"}
    keys: dict[str, Any] = {"decision": decision, "round": 2, "german": {"start": 0}, "dice": [1, 1, 2, 2]}
    game = field(at(SQUAD), hidden, soviet=sheet, terrain={"7-D06": "woods"}, **keys)
    play(game, {"call": "oba-122", "hex": "7-F06"})
    check(game, {"unit": "su-rifle-1", "hidden": True}, {"army": "soviet", "barrages": ["7-F06"]})
    without = field(at(SQUAD), hidden, soviet={"start": 0}, terrain={"7-D06": "woods"}, **keys)
    assert asked(without) == "take-turn"


# -- vehicles --------------------------------------------------------------------------------------------------------
VEHICLE_HITS = [
    ("vehicle-immobilised", -1, 1),
    ("vehicle-light-damage", 0, 0),
    ("vehicle-panicked", -4, 0),
    ("vehicle-suppressed", 0, 0),
]


@pytest.mark.rule("coh:15.2.g", "coh:15.2.h", "coh:15.2.k")
@pytest.mark.parametrize(("hit", "front", "rear"), VEHICLE_HITS)
def test_counters_change_the_armour(hit: str, front: int, rear: int) -> None:
    for facing, dv in (("s", 19 + front), ("n", 16 + rear)):
        game = field(at(TANK), at("su-t34c-1", "7-D06", facing=facing, hit=hit))
        check(game, {"attack": TANK, "target": "su-t34c-1", "dv": dv})


@pytest.mark.rule(
    "coh:15.2.f", "coh:15.2.j", "coh:14.1.k", "coh:14.1.f", "coh:15.5.b", "coh:15.5.e", "coh:15.2.o", "coh:15.2.p"
)
def test_what_damaged_vehicles_still_do() -> None:
    held = field(at("su-t34c-1", facing="s", hit="vehicle-immobilised"), at(SQUAD, "7-D06"), army="soviet", dice=[1, 1])
    play(held, by("su-t34c-1"))
    refused(held, UP, by="7.4.zb")
    play(held, {"fire": "7-D06"})
    check(held, {"army": "soviet", "ap": 1}, {"event": "attack-missed"})
    panic = field(at(TANK, hit="vehicle-panicked"), ENEMY)
    play(panic, by(TANK))
    refused(panic, {"fire": "7-D06"}, by="7.4.x")
    weak = field(at(TANK, hit="vehicle-suppressed"), ENEMY)
    plain = field(at(TANK), ENEMY)
    for game, fp in ((plain, 4), (weak, 1)):
        check(game, {"attack": TANK, "target": "su-rifle-1", "fp": fp})
    stuck = field(at("su-t34c-1", facing="s", marks=["stuck"]), at(SQUAD, "7-D06"), army="soviet")
    play(stuck, by("su-t34c-1"))
    allowed(stuck, {"fire": "7-D06"})


@pytest.mark.rule("coh:15.2.l", "coh:15.2.n", "coh:15.2.r")
@pytest.mark.parametrize(
    ("hit", "rallies"), [("vehicle-panicked", 9), ("vehicle-stunned", 9), ("vehicle-suppressed", 8)]
)
def test_vehicles_rally(hit: str, rallies: int) -> None:
    for total, gone in ((rallies, True), (rallies - 1, False)):
        game = field(at(TANK, hit=hit), dice=[4, total - 4])
        play(game, by(TANK), {"rally": None})
        check(game, {"unit": TANK, "hit": "none" if gone else hit})


@pytest.mark.rule("coh:15.5.g", "coh:15.5.h", "coh:15.5.k")
def test_turrets_turn_free_for_a_card_or_an_opportunity() -> None:
    place = (at(TANK, facing="s"), ENEMY)
    card = field(*place, german={"hand": ["card-command"]})
    play(card, {"play-card": "card-command", "unit": TANK})
    allowed(card, {"fire": "7-D06"})
    chance = field(*place, dice=[1, 1])
    play(chance, by(TANK, "opportunity"), {"fire": "7-D06"})
    check(chance, {"unit": TANK, "state": "spent"})
    gun = field(at("ge-stug3g-1", facing="s"), ENEMY)
    play(gun, by("ge-stug3g-1"))
    refused(gun, {"fire": "7-D06"}, by="6.1.b")


@pytest.mark.rule(
    "coh:17.0.g",
    "coh:17.0.h",
    "coh:17.0.m",
    "coh:17.1.c",
    "coh:17.1.d",
    "coh:17.1.e",
    "coh:17.1.f",
    "coh:17.1.b",
    "coh:16.1.e",
    "coh:16.1.f",
)
def test_cargo_outlives_its_truck() -> None:
    truck = at(TRUCK, "7-D06", facing="se")
    rider = at(SQUAD, "7-D06", aboard=TRUCK, facing="se")
    game = field(at("su-smg-1"), truck, rider, army="soviet", terrain={"7-D06": "light-woods"}, dice=[6, 6, 1, 1])
    check(game, {"attack": "su-smg-1", "target": SQUAD, "dv": 12})
    play(game, by("su-smg-1"), {"fire": "7-D06"}, {"aim": TRUCK})
    check(
        game,
        {"unit": TRUCK, "at": "destroyed"},
        {"unit": SQUAD, "at": "7-D06", "aboard": "none", "facing": "se", "hit": "none"},
    )
    down = field(truck, rider)
    play(down, by(TRUCK), {"unload": SQUAD, "facing": "nw"})
    check(down, {"unit": SQUAD, "facing": "nw", "aboard": "none"})


@pytest.mark.rule("coh:16.1.c", "coh:16.1.g")
def test_the_shield_of_a_half_track_counts_for_a_towed_gun() -> None:
    carrier = at("ge-251-1-1", "7-D06", facing="s")
    gun = at("ge-pak38-1", "7-D06", aboard="ge-251-1-1", facing="s")
    game = field(at("su-smg-1"), carrier, gun, army="soviet")
    check(game, {"attack": "su-smg-1", "target": "ge-pak38-1", "dv": 12})


@pytest.mark.rule("coh:14.1.d", "coh:14.1.i", "coh:14.0.zb")
def test_tracks_in_wheat_in_marsh_and_in_tow() -> None:
    wheat = field(at(TANK), terrain={"7-E06": "wheat", "7-D06": "corn"})
    play(wheat, by(TANK), UP)
    assert asked(wheat) == "bonus-move"
    allowed(wheat, {"move": "7-D06", "facing": "n"})
    marsh = field(at(TANK), terrain={"7-E06": "marsh"}, german={"cap": 2}, dice=[2, 2])
    play(marsh, by(TANK), UP, {"spend": 2})
    check(marsh, {"unit": TANK, "stuck": False, "at": "7-E06"})
    tow = field(at(TANK), at("ge-pz3h-2", aboard=TANK, marks=["stuck"]))
    play(tow, by(TANK), UP)
    assert asked(tow) == "take-turn"


# -- works -----------------------------------------------------------------------------------------------------------
def dug(*works: str) -> list[dict[str, Any]]:
    return [{"work": work, "at": "7-F06", "side": "german", "facing": "n"} for work in works]


@pytest.mark.rule(
    "coh:18.0.f", "coh:18.1.b", "coh:18.1.f", "coh:18.1.h", "coh:18.1.i", "coh:18.2.d", "coh:18.2.i", "coh:18.2.zj"
)
def test_men_in_trenches_dig_in_and_leave_it_behind() -> None:
    place = [
        at(SQUAD, inside="trench", marks=["dug-in"]),
        at("ge-infantry-2", inside="trench"),
        {**ENEMY, "facing": "s"},
    ]
    game = field(*place, works=dug("trench"), terrain={"7-F06": "woods"})
    check(
        game,
        {"attack": "su-rifle-1", "target": SQUAD, "dv": 17},
        {"attack": "su-rifle-1", "target": "ge-infantry-2", "dv": 16},
    )
    play(game, by(SQUAD), UP)
    check(game, {"unit": SQUAD, "inside": "none", "dug-in": False}, {"army": "german", "ap": 6})


@pytest.mark.rule(
    "coh:18.2.h",
    "coh:18.2.j",
    "coh:18.2.k",
    "coh:18.2.zh",
    "coh:18.2.zi",
    "coh:18.2.zk",
    "coh:18.2.x",
    "coh:18.2.v",
    "coh:18.2.y",
)
def test_out_of_works_one_looks_as_one_faces_and_out_of_bunkers_only_ahead() -> None:
    trench = field(at(SQUAD, inside="trench", facing="s"), ENEMY, works=dug("trench"))
    play(trench, by(SQUAD))
    refused(trench, {"fire": "7-D06"}, by="6.1.b")
    play(trench, {"pivot": "n"}, {"pass-turn": None}, by(SQUAD))
    allowed(trench, {"fire": "7-D06"})
    play(trench, {"quit": "s"})
    check(trench, {"unit": SQUAD, "inside": "none", "facing": "s"}, {"army": "german", "ap": 5})
    both = [at(SQUAD, inside="bunker", facing="s"), at("ge-pak38-1", inside="bunker")]
    bunker = field(*both, {**ENEMY, "at": "7-H06"}, works=dug("bunker"))
    play(bunker, by(SQUAD))
    refused(bunker, {"fire": "7-H06"}, by="6.1.b")


@pytest.mark.rule("coh:18.2.f", "coh:18.2.o", "coh:18.2.t", "coh:18.3.b", "coh:18.3.c", "coh:18.3.d", "coh:18.4.i")
def test_trenches_pits_ditches_and_wire_keep_some_out() -> None:
    ahead = [{"work": "trench", "at": "7-E06", "side": "soviet"}]
    wheels = field(at(TRUCK), works=ahead)
    play(wheels, by(TRUCK))
    refused(wheels, UP, by="18.4.k")
    ditch = field(at(SQUAD), at(TANK), at("su-rifle-1", "7-E06", facing="s"), terrain={"7-E06": "ditch"})
    check(ditch, {"cost": SQUAD, "to": "7-E06", "is": 3}, {"attack": SQUAD, "target": "su-rifle-1", "dv": 12})
    play(ditch, by(TANK))
    refused(ditch, UP, by="4.0.k")
    wire = field(at(TANK), works=[{"work": "wire", "at": "7-E06", "side": "soviet"}])
    check(wire, {"cost": TANK, "to": "7-E06", "is": 3})
    pit = field(at("ge-pak38-1"), at("ge-infantry-gun-1", inside="gun-pit"), works=dug("gun-pit"))
    play(pit, by("ge-pak38-1"), {"occupy": "gun-pit"})
    check(pit, {"unit": "ge-pak38-1", "inside": "gun-pit"})


@pytest.mark.rule("coh:18.4.n", "coh:18.4.o", "coh:18.4.p", "coh:18.4.q", "coh:18.6.b", "coh:18.5.p")
def test_wire_and_mines_are_shot_to_pieces() -> None:
    works = [{"work": "wire", "at": "7-D06", "side": "soviet"}]
    game = field(at(SQUAD), ENEMY, works=works, terrain={"7-D06": "light-woods"}, dice=[6, 6, 1, 1])
    play(game, by(SQUAD), {"fire": "7-D06"}, {"aim": "wire"})
    check(game, {"event": "work-hit", "av": 16, "dv": 16}, {"hex": "7-D06", "works": []})
    check(game, {"event": "attack-missed", "target": "su-rifle-1"})
    hand = field(at(SQUAD, "7-D06"), ENEMY, works=works)
    play(hand, by(SQUAD), {"fire": "7-D06"})
    assert {do["target"] for do in legal(hand)} == {"wire", "su-rifle-1"}
    mined = field(at(MORTAR, "7-H06"), ENEMY, works=[{"work": "mine-red", "at": "7-D06", "side": "soviet"}])
    play(mined, by(MORTAR), {"fire": "7-D06"})
    assert {do["target"] for do in legal(mined)} == {"mine-red", "su-rifle-1"}


@pytest.mark.rule("coh:18.5.d", "coh:18.5.e", "coh:18.5.f", "coh:18.5.m", "coh:18.5.n", "coh:18.5.s", "coh:19.0.d")
def test_mines_strike_who_comes_or_stirs_and_nobody_who_goes() -> None:
    here = [{"work": "mine-red", "at": "7-F06", "side": "german"}]
    stir = field(at(SQUAD), works=here, terrain={"7-F06": "stone-building"}, german={"cap": 2}, dice=[5, 6])
    play(stir, by(SQUAD), {"pivot": "ne"})
    check(stir, {"asked": "spend-on-roll", "seats": ["german"]})
    for do in ({"fire": "7-D06"}, UP):
        quiet = field(at(SQUAD), ENEMY, works=here, dice=[1, 1])
        play(quiet, by(SQUAD), do)
        assert not [e for e in quiet.log or [] if e.what.startswith("mine-s")]
    ahead = [{"work": "mine-red", "at": "7-E06", "side": "soviet", "hidden": True}]
    second = field(at(SQUAD), at("ge-infantry-2", "7-E06"), works=ahead, dice=[1, 1])
    play(second, by(SQUAD), UP)
    assert [e.args["unit"] for e in second.log or [] if e.what.startswith("mine-s")] == [SQUAD]
    sapper = field(at("ge-pioneer-1"), works=ahead)
    play(sapper, by("ge-pioneer-1"), UP)
    check(sapper, {"event": "mine-found", "hex": "7-E06"}, {"unit": "ge-pioneer-1", "hit": "none"})


# -- aircraft --------------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "coh:20.0.k", "coh:20.0.n", "coh:20.0.q", "coh:20.0.s", "coh:20.0.zj", "coh:20.0.zb", "coh:20.0.t", "coh:20.1.g"
)
def test_aircraft_fly_ahead_alone_and_by_impulses() -> None:
    game = field(PLANE, *PAIR, german=active("ge-hs129-1", 5, cap=2, hand=["card-command"]))
    assert not [do for do in legal(game) if do["do"] == "play-card" and do.get("unit") == "ge-hs129-1"]
    allowed(game, by(SQUAD, "opportunity"))
    allowed(game, by("ge-hs129-1", "cap"))
    play(game, by("ge-hs129-1"))
    assert len([do for do in legal(game) if do["do"] == "fly"]) == 3
    assert not [do for do in legal(game) if do["do"] == "also"]
    play(game, TAKE_OFF[1], {"bank": "ne"})
    assert not [do for do in legal(game) if do["do"] in ("strafe", "bank")]
    play(game, {"climb": 1})
    assert game.position.pieces[UNIT["ge-hs129-1"]].altitude == 1


@pytest.mark.rule("coh:20.0.u", "coh:20.0.w", "coh:20.0.x", "coh:20.0.za", "coh:20.0.zk", "coh:20.0.zl", "coh:20.0.b")
def test_a_spent_aircraft_flies_off_for_nothing() -> None:
    game = field(PLANE, at(SQUAD), german=active("ge-hs129-1", 1, cap=3))
    play(game, *TAKE_OFF, {"halt": None})
    check(game, {"unit": "ge-hs129-1", "state": "spent"}, {"army": "german", "ap": 0})
    play(game, {"pass-turn": None}, by("ge-hs129-1", "cap"))
    allowed(game, {"fly": "7-G06"})
    play(game, {"back": None}, by("ge-hs129-1", "opportunity"), {"fly-off": None})
    check(game, {"unit": "ge-hs129-1", "at": "7-D06"}, {"army": "german", "cap": 3})
    play(game, {"pass-turn": None}, by("ge-hs129-1", "cap"))
    refused(game, {"fly": "7-C06"}, by="20.0.v")
    play(game, {"fly-off": None})
    check(game, {"unit": "ge-hs129-1", "at": "left"})
    play(game, {"pass-turn": None})
    assert not [do for do in legal(game) if do.get("unit") == "ge-hs129-1"]


@pytest.mark.rule("coh:20.0.zf", "coh:20.0.zg", "coh:20.0.zh", "coh:20.0.zi", "coh:20.0.zm")
def test_a_hit_aircraft_attacks_no_more_and_a_second_hit_ends_it() -> None:
    flak = at("su-dshk-1", "7-F06")
    game = field(
        PLANE | {"at": "7-D06", "facing": "s"}, flak, army="soviet", german=active("ge-hs129-1", 5), dice=[5, 6]
    )
    play(game, by("su-dshk-1"), {"flak": "ge-hs129-1"})
    place = game.position.pieces[UNIT["ge-hs129-1"]]
    assert place.hit == -1
    damaged = field(PLANE | {"marks": ["damaged"]}, ENEMY, german=active("ge-hs129-1", 5))
    play(damaged, *TAKE_OFF)
    assert not [do for do in legal(damaged) if do["do"] == "strafe"]
    allowed(damaged, {"bank": "ne"})


@pytest.mark.rule("coh:20.3.b", "coh:20.3.e", "coh:20.0.d", "coh:20.0.e")
def test_aircraft_see_over_woods_and_smoke_covers() -> None:
    game = field(PLANE, ENEMY, terrain={"7-F06": "woods"}, german=active("ge-hs129-1", 5))
    play(game, *TAKE_OFF)
    allowed(game, {"strafe": "7-D06"})
    clear = {"attack": "ge-hs129-1", "target": "su-rifle-1", "how": "air"}
    plain = field(PLANE, ENEMY)
    check(plain, {**clear, "dv": 12})
    check(field(PLANE, ENEMY, smoke=[{"at": "7-D06", "value": 2}]), {**clear, "dv": 14})


@pytest.mark.rule("coh:20.4.f", "coh:20.4.g")
def test_a_cluster_bomb_leaves_a_mine() -> None:
    bombs = [{"unit": "ge-hs129-1", "bomb": "bomb-cluster", "left": 1}]
    game = field(PLANE, ENEMY, bombs=bombs, german=active("ge-hs129-1", 5))
    play(game, *TAKE_OFF, {"bomb": "7-D06", "kind": "bomb-cluster", "count": 1})
    check(game, {"hex": "7-D06", "works": ["mine-red"]})


# -- more players ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:21.3.a", "coh:errata.firefights.v")
def test_what_is_agreed_before_play() -> None:
    scenario = COH.scenario("hill-252")
    plain = COH.begin(scenario, COH.options(scenario, {}), Dice(seed_from(1)), None).position
    options = COH.options(scenario, {"handicap-german": 2, "without-assault-guns": True})
    eased = COH.begin(scenario, options, Dice(seed_from(1)), None).position
    assert eased.armies[0].start == plain.armies[0].start + 2
    gone = {u for u, piece in enumerate(plain.pieces) if piece.place >= 0 and eased.pieces[u].place < 0}
    assert len(gone) == 2
