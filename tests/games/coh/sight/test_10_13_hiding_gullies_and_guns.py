"""10 to 13 Units in hiding, gullies and hills, observers, artillery and smoke."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh.data.units import UNIT
from tests.games.coh.field import ENEMY, MORTAR, PINNED, SQUAD, TANK, UP, at, by, field
from tests.games.coh.table import COH, allowed, asked, check, legal, play, refused

ENEMY_TURN = {"asked": "take-turn", "seats": ["soviet"]}
HIDDEN = ["hidden"]


# -- hidden units ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("coh:10.1.f", "coh:10.1.g", "coh:10.1.h", "coh:10.1.i", "coh:10.1.j", "coh:10.1.l", "coh:10.1.n")
def test_hidden_units_steal_through_woods_in_sight_and_are_seen_in_the_open() -> None:
    woods = {"7-F06": "woods", "7-E06": "woods"}
    works = [{"work": "mine-red", "at": "7-E06", "side": "soviet"}]
    game = field(at(SQUAD, marks=HIDDEN), ENEMY, terrain=woods, works=works)
    play(game, by(SQUAD, "opportunity"), {"move-hidden": "7-E06"})
    check(
        game,
        {"unit": SQUAD, "at": "7-E06", "hidden": True, "state": "spent"},
        {"event": "hidden-unit-moved", "unit": SQUAD},
    )
    assert COH.view(game, "soviet").units[SQUAD].at == "hidden"
    seen = field(at(SQUAD, marks=HIDDEN), ENEMY, terrain={"7-F06": "woods"})
    play(seen, by(SQUAD, "opportunity"), {"move-hidden": "7-E06"})
    check(seen, {"unit": SQUAD, "at": "7-E06", "hidden": False})


@pytest.mark.rule("coh:10.2.d", "coh:10.2.e", "coh:10.2.f", "coh:10.2.g", "coh:10.3.k")
def test_a_unit_hides_near_by_and_out_of_sight() -> None:
    screen = {"7-E05": "woods", "7-E06": "woods", "7-E07": "woods"}
    game = field(at("ge-sniper-1"), {**ENEMY, "at": "7-C06"}, terrain=screen)
    play(game, by("ge-sniper-1"))
    refused(game, {"hide": "7-E06"}, by="10.2.e")
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


@pytest.mark.rule("coh:10.0.m", "coh:10.0.n", "coh:12.1.b")
@pytest.mark.parametrize(("firer", "place", "hit"), [(SQUAD, "7-F06", "su-maxim-1"), (MORTAR, "7-H06", "su-rifle-1")])
def test_men_strike_the_weakest_front_and_mortars_the_weakest_rear(firer: str, place: str, hit: str) -> None:
    both = [at("su-rifle-1", "7-D06", marks=HIDDEN), at("su-maxim-1", "7-D06", marks=HIDDEN)]
    figures = {"su-rifle-1": {"front": 14, "rear": 8}, "su-maxim-1": {"front": 8, "rear": 14}}
    game = field(at(firer, place), *both, terrain={"7-D06": "light-woods"}, units=figures, dice=[3, 3, 9])
    play(game, by(firer), {"fire": "7-D06"})
    while asked(game) == "face-revealed":
        play(game, {"pivot": "s"})
    other = ({"su-rifle-1", "su-maxim-1"} - {hit}).pop()
    check(game, {"unit": hit, "hit": PINNED}, {"unit": other, "hit": "none", "hidden": False})


@pytest.mark.rule("coh:10.0.k")
def test_who_enters_the_hex_of_a_hidden_unit_finds_it() -> None:
    game = field(at(SQUAD), at("su-rifle-1", "7-E06", marks=HIDDEN), terrain={"7-E06": "woods"})
    play(game, by(SQUAD), {"move": "7-E06", "facing": "n"}, {"pivot": "s"})
    check(game, {"unit": "su-rifle-1", "hidden": False, "facing": "s"}, {"unit": SQUAD, "at": "7-E06"})


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
    assert not [e for e in game.events or [] if e.args.get("target") == "ge-infantry-2"]


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
    refused(side, UP, by="11.5.d")
    end = field(at(SQUAD), at(TANK), terrain={"7-E06": "gully-end"}, **deep)
    check(end, {"cost": SQUAD, "to": "7-E06", "is": 1}, {"cost": TANK, "to": "7-E06", "is": 1})
    down = field(at(SQUAD), at("su-rifle-1", "7-E06", facing="s"), terrain={"7-E06": "gully"}, **deep)
    check(down, {"attack": SQUAD, "target": "su-rifle-1", "fp": 8}, {"hex": "7-F06", "level": 0})
    check(down, {"attack": "su-rifle-1", "target": SQUAD, "dv": 13})
    out = field(at(SQUAD, "7-E06"), at(TANK, "7-E06"), terrain={"7-E06": "gully-end"}, **deep)
    check(out, {"cost": SQUAD, "to": "7-D06", "is": 1}, {"cost": TANK, "to": "7-D06", "is": 1})
    up = field(at(SQUAD, "7-E06"), terrain={"7-E06": "gully"}, levels={"7-E06": -1, "7-D06": 1})
    check(up, {"cost": SQUAD, "to": "7-D06", "is": 5}, {"cost": SQUAD, "to": "7-F06", "is": 5})


@pytest.mark.rule("coh:11.5.j", "coh:11.5.k")
def test_out_of_a_gully_only_the_hexes_round_it_are_seen() -> None:
    game = field(terrain={"7-E06": "gully"}, levels={"7-E06": -1})
    for hex_, seen in (("7-F06", True), ("7-D06", True), ("7-G06", False), ("7-C06", False)):
        check(game, {"sight": "7-E06", "to": hex_, "is": seen}, {"sight": hex_, "to": "7-E06", "is": seen})


@pytest.mark.rule("coh:11.2.c", "coh:11.2.d", "coh:12.0.q", "coh:12.0.i", "coh:12.0.m", "coh:12.0.c", "coh:12.0.o")
def test_a_mortar_has_the_height_of_its_observer_and_fires_out_of_woods_into_its_arc() -> None:
    ground = {"7-H06": "woods", "7-G06": "woods"}
    between = at("su-smg-1", "7-G06")
    game = field(at(MORTAR, "7-H06"), at(SQUAD), between, ENEMY, terrain=ground, levels={"7-F06": 1})
    shot = {"attack": MORTAR, "target": "su-rifle-1", "how": "indirect", "seen_from": "7-F06"}
    check(game, {**shot, "fp": 4})
    play(game, by(MORTAR))
    allowed(game, {"indirect-fire": "7-D06"})
    away = field(at(MORTAR, "7-H06", facing="s"), at(SQUAD), ENEMY, terrain=ground)
    play(away, by(MORTAR))
    refused(away, {"indirect-fire": "7-D06"}, by="12.0.o")
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
    check(game, {"attack": SQUAD, "target": "su-rifle-1", "dv": dv}, {"sight": "7-F06", "to": "7-D06", "is": seen})


@pytest.mark.rule(
    "coh:13.0.a", "coh:13.0.q", "coh:13.1.a", "coh:13.1.f", "coh:13.1.h", "coh:13.1.b", "coh:13.1.g", "coh:card.oba.b"
)
def test_smoke_is_fired_without_a_roll_and_harms_no_unit() -> None:
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
