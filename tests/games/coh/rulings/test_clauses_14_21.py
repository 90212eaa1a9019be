"""Chapters 14 to 21: clauses that no other test shows by itself."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.games.coh.aircraft.impulses import Flying
from grognard.games.coh.data.units import PACK, UNIT
from tests.games.coh.field import ENEMY, MORTAR, PAIR, PLANE, SQUAD, TAKE_OFF, TANK, TRUCK, UP, active, at, by, field
from tests.games.coh.table import COH, allowed, asked, check, legal, play, refused

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
    "coh:15.2.f",
    "coh:15.2.j",
    "coh:14.1.k",
    "coh:14.1.f",
    "coh:15.5.b",
    "coh:15.5.e",
    "coh:15.2.o",
    "coh:15.2.p",
    "coh:15.2.q",
)
def test_what_damaged_vehicles_still_do() -> None:
    held = field(at("su-t34c-1", facing="s", hit="vehicle-immobilised"), at(SQUAD, "7-D06"), army="soviet", dice=[1, 1])
    play(held, by("su-t34c-1"))
    refused(held, UP, by="15.2.f")
    play(held, {"fire": "7-D06"})
    check(held, {"army": "soviet", "ap": 1}, {"event": "attack-missed"})
    panic = field(at(TANK, hit="vehicle-panicked"), ENEMY)
    play(panic, by(TANK))
    refused(panic, {"fire": "7-D06"}, by="15.2.j")
    weak = field(at(TANK, hit="vehicle-suppressed"), ENEMY)
    plain = field(at(TANK), ENEMY)
    for game, fp in ((plain, 4), (weak, 1)):
        check(game, {"attack": TANK, "target": "su-rifle-1", "fp": fp})
    armour = at("su-t34c-1", "7-D06", facing="s")
    for hit, fp in (("none", 8), ("vehicle-suppressed", 3)):
        check(field(at(TANK, hit=hit), armour), {"attack": TANK, "target": "su-t34c-1", "fp": fp})
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
    refused(gun, {"fire": "7-D06"}, by="15.5.c")


@pytest.mark.rule(
    "coh:17.0.h",
    "coh:17.0.m",
    "coh:17.1.a",
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
def test_the_shield_of_a_half_track_counts_for_a_towed_gun_even_in_the_attack_that_destroys_it() -> None:
    carrier = at("ge-251-1-1", "7-D06", facing="s", hit="vehicle-suppressed")
    gun = at("ge-pak38-1", "7-D06", aboard="ge-251-1-1", facing="s")
    game = field(at("su-t34c-1"), carrier, gun, army="soviet", dice=[6, 6, 1, 1])
    check(game, {"attack": "su-t34c-1", "target": "ge-pak38-1", "dv": 12})
    play(game, by("su-t34c-1"), {"fire": "7-D06"}, {"aim": "ge-251-1-1"})
    check(game, {"unit": "ge-251-1-1", "at": "destroyed"})
    check(game, {"event": "attack-missed", "target": "ge-pak38-1", "dv": 12})
    assert game.position.cargo(UNIT["ge-251-1-1"]) == -1


@pytest.mark.rule("coh:14.1.d", "coh:14.1.i", "coh:14.1.j", "coh:14.0.u", "coh:14.0.zb")
def test_tracks_in_wheat_in_marsh_and_in_tow() -> None:
    wheat = field(at(TANK), terrain={"7-E06": "wheat", "7-D06": "corn"})
    play(wheat, by(TANK), UP)
    assert asked(wheat) == "bonus-move"
    allowed(wheat, {"move": "7-D06", "facing": "n"})
    marsh = field(at(TANK), terrain={"7-E06": "marsh"}, german={"cap": 2}, dice=[2, 2])
    play(marsh, by(TANK), UP, {"spend": 2})
    check(marsh, {"unit": TANK, "stuck": False, "at": "7-E06"})
    tow = field(at(TANK), at("ge-pz3h-2", aboard=TANK, marks=["stuck"]), terrain={"7-F06": "marsh"})
    play(tow, by(TANK), UP)
    assert asked(tow) == "take-turn"
    check(tow, {"unit": "ge-pz3h-2", "at": "7-E06", "stuck": False})
    back = field(at(TANK, facing="s"))
    play(back, by(TANK), UP)
    assert asked(back) == "take-turn"


# -- works -----------------------------------------------------------------------------------------------------------
MINE = PACK.works["mine-red"].number


def dug(*works: str) -> list[dict[str, Any]]:
    return [{"work": work, "at": "7-F06", "side": "german", "facing": "n"} for work in works]


@pytest.mark.rule("coh:18.0.f", "coh:18.1.b", "coh:18.1.h", "coh:18.2.zj")
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


@pytest.mark.rule("coh:18.1.f", "coh:18.1.i")
def test_a_hasty_defence_is_of_the_unit_that_dug_it_and_goes_with_it() -> None:
    game = field(at(SQUAD, hit="foot-unnerved"), at("ge-infantry-2"), ENEMY, dice=[6, 6, 1, 1])
    play(game, by(SQUAD), {"dig": None})
    check(game, {"unit": SQUAD, "dug-in": True}, {"unit": "ge-infantry-2", "dug-in": False})
    play(game, by("su-rifle-1"), {"fire": "7-F06"}, {"aim": SQUAD})
    check(game, {"unit": SQUAD, "at": "destroyed", "dug-in": False})


@pytest.mark.rule("coh:18.2.d", "coh:18.2.i", "coh:18.2.y", "coh:18.2.zk")
@pytest.mark.parametrize("work", ["trench", "bunker"])
def test_any_number_of_infantry_goes_into_a_work_each_for_a_point(work: str) -> None:
    men = ("ge-infantry-1", "ge-mg42-1", "ge-mortar-5-1")
    game = field(*(at(unit) for unit in men), works=dug(work))
    for number, unit in enumerate(men):
        play(game, by(unit, "join" if number else "ap"), {"occupy": work}, {"pass-turn": None})
        check(game, {"unit": unit, "inside": work}, {"army": "german", "ap": 6 - number})


@pytest.mark.rule(
    "coh:18.2.h",
    "coh:18.2.j",
    "coh:18.2.k",
    "coh:18.2.zh",
    "coh:18.2.zi",
    "coh:18.2.x",
    "coh:18.2.v",
)
def test_out_of_works_one_looks_as_one_faces_and_out_of_bunkers_only_ahead() -> None:
    trench = field(at(SQUAD, inside="trench", facing="s"), ENEMY, works=dug("trench"))
    play(trench, by(SQUAD))
    refused(trench, {"fire": "7-D06"}, by="18.2.j")
    play(trench, {"pivot": "n"}, {"pass-turn": None}, by(SQUAD))
    allowed(trench, {"fire": "7-D06"})
    play(trench, {"quit": "s"})
    check(trench, {"unit": SQUAD, "inside": "none", "facing": "s"}, {"army": "german", "ap": 5})
    both = [at(SQUAD, inside="bunker", facing="s"), at("ge-pak38-1", inside="bunker")]
    bunker = field(*both, {**ENEMY, "at": "7-H06"}, works=dug("bunker"))
    play(bunker, by(SQUAD))
    refused(bunker, {"fire": "7-H06"}, by="18.2.x")


@pytest.mark.rule("coh:18.2.f", "coh:18.2.o", "coh:18.2.t", "coh:18.3.b", "coh:18.3.c", "coh:18.3.d", "coh:18.4.i")
def test_trenches_pits_ditches_and_wire_keep_some_out() -> None:
    ahead = [{"work": "trench", "at": "7-E06", "side": "soviet"}]
    wheels = field(at(TRUCK), works=ahead)
    play(wheels, by(TRUCK))
    refused(wheels, UP, by="18.2.f")
    ditch = field(at(SQUAD), at(TANK), at("su-rifle-1", "7-E06", facing="s"), terrain={"7-E06": "ditch"})
    check(ditch, {"cost": SQUAD, "to": "7-E06", "is": 3}, {"attack": SQUAD, "target": "su-rifle-1", "dv": 12})
    woods = field(at(SQUAD), at("su-rifle-1", "7-E06", facing="s"), terrain={"7-E06": "light-woods"})
    check(woods, {"attack": SQUAD, "target": "su-rifle-1", "dv": 13})
    play(ditch, by(TANK))
    refused(ditch, UP, by="18.3.b")
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
    stir = field(at(SQUAD), works=here, terrain={"7-F06": "stone-building"}, german={"cap": 2}, dice=[5, 6, 9])
    play(stir, by(SQUAD), {"pivot": "ne"})
    check(stir, {"asked": "spend-on-roll", "seats": ["german"]})
    play(stir, {"spend": -2})
    roll = next(event.roll for event in stir.events or [] if event.what.startswith("mine-s"))
    assert roll is not None
    assert (roll.total, roll.target) == (9, MINE)
    for dice, hit in (([2, MINE - 3], False), ([2, MINE - 2], True)):
        sprung = field(at(SQUAD), works=here, terrain={"7-F06": "stone-building"}, dice=[*dice, 9])
        play(sprung, by(SQUAD), {"pivot": "ne"})
        check(sprung, {"unit": SQUAD, "hit": "foot-pinned" if hit else "none"})
    for do in ({"fire": "7-D06"}, UP):
        quiet = field(at(SQUAD), ENEMY, works=here, dice=[1, 1])
        play(quiet, by(SQUAD), do)
        assert not [e for e in quiet.events or [] if e.what.startswith("mine-s")]
    ahead = [{"work": "mine-red", "at": "7-E06", "side": "soviet", "hidden": True}]
    second = field(at(SQUAD), at("ge-infantry-2", "7-E06"), works=ahead, dice=[1, 1])
    play(second, by(SQUAD), UP)
    assert [e.args["unit"] for e in second.events or [] if e.what.startswith("mine-s")] == [SQUAD]
    sapper = field(at("ge-pioneer-1"), works=ahead)
    play(sapper, by("ge-pioneer-1"), UP)
    check(sapper, {"event": "mine-found", "hex": "7-E06"}, {"unit": "ge-pioneer-1", "hit": "none"})


# -- aircraft --------------------------------------------------------------------------------------------------------
def impulses(game: Game[Any]) -> int:
    """Those that the aircraft has left."""
    assert isinstance(game.decision, Flying)
    return game.decision.left


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
    left = impulses(game)
    play(game, {"climb": 1})
    assert impulses(game) == left - 1
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
    refused(game, {"fly": "7-C06"}, by="20.0.zl")
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
    check(game, {"unit": "ge-hs129-1", "hit": "none", "damaged": True})
    second = PLANE | {"at": "7-D06", "facing": "s", "marks": ["damaged"]}
    again = field(second, flak, army="soviet", german=active("ge-hs129-1", 5), dice=[6, 6])
    play(again, by("su-dshk-1"), {"flak": "ge-hs129-1"})
    check(again, {"unit": "ge-hs129-1", "at": "destroyed"})
    damaged = field(PLANE | {"marks": ["damaged"]}, ENEMY, german=active("ge-hs129-1", 5))
    play(damaged, *TAKE_OFF)
    assert not [do for do in legal(damaged) if do["do"] == "strafe"]
    assert {do["do"] for do in legal(damaged)} == {"fly", "bank", "climb", "halt"}
    whole = field(PLANE, ENEMY, german=active("ge-hs129-1", 5))
    play(whole, *TAKE_OFF)
    assert [do for do in legal(whole) if do["do"] == "strafe"]


@pytest.mark.rule("coh:20.3.b", "coh:20.3.e")
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
