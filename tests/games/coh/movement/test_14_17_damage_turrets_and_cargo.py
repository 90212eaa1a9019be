"""14 to 17 What damage does to vehicles, how turrets turn, what becomes of cargo, bonus moves in wheat."""

from __future__ import annotations

import pytest

from grognard.games.coh.data.units import UNIT
from tests.games.coh.field import ENEMY, SQUAD, TANK, TRUCK, UP, at, by, field
from tests.games.coh.table import allowed, asked, check, play, refused

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
