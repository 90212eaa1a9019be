"""14.0, 15.5, 18.4, 12.3, 13.1 Wheels on roads, a gun that fires all round, wire given up, shells and smoke."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.games.coh.combat.fire import is_out_of_range
from grognard.games.coh.combat.mortars import BY_SHELL
from grognard.games.coh.data.firefights import WeaponIssue
from grognard.games.coh.data.units import INFANTRY, KINDS, PACK, SMOKE, TURRET, UNIT, VEHICLE
from tests.games.coh.field import ENEMY, SQUAD, TANK, TRUCK, UP, active, at, by, field
from tests.games.coh.table import allowed, asked, check, events, legal, play, refused, table

ROAD = {"7-F06/7-E06": True, "7-E06/7-D06": True}


@pytest.mark.rule("coh:14.0.y", "coh:16.0.e", "coh:errata.firefights.m")
def test_wheels_on_a_road_through_woods_and_past_others() -> None:
    woods = {"7-E06": "woods", "7-D06": "woods"}
    game = field(at(TRUCK), terrain=woods, roads=ROAD)
    play(game, by(TRUCK), UP)
    assert asked(game) == "bonus-move"
    allowed(game, {"move": "7-D06", "facing": "n"})
    check(field(at(TRUCK), roads=ROAD), {"cost": TRUCK, "to": "7-E06", "is": 1})
    check(field(at(TRUCK), at(TANK, "7-E06"), roads=ROAD), {"cost": TRUCK, "to": "7-E06", "is": 2})
    for scenario, further in (("lend-lease-riposte", True), ("meeting-in-the-wheat", False)):
        scout = table(
            scenario=scenario, place=[at("su-m3-scout-1", "8-F13")], decision={"phase": "turn", "army": "soviet"}
        )
        play(scout, by("su-m3-scout-1"), {"move": "8-E13", "facing": "n"})
        assert (asked(scout) == "bonus-move") == further


@pytest.mark.rule("coh:15.2.d", "coh:15.5.i")
def test_a_destroyed_vehicle_is_gone_and_one_machine_gun_fires_all_round() -> None:
    game = field(at("ge-tiger-1"), at("su-t70-1", "7-D06", facing="s"), dice=[4, 1, 1])
    play(game, by("ge-tiger-1"), {"fire": "7-D06"})
    check(game, {"unit": "su-t70-1", "at": "destroyed"})
    (gun,) = {KINDS[unit].id for unit, turns in enumerate(TURRET) if turns and INFANTRY[unit]}
    name = f"{gun}-1"
    around = field(at(name, facing="s"), at(SQUAD, "7-D06"), army="soviet", dice=[1, 1])
    play(around, by(name), {"fire": "7-D06"})
    # one point more than an attack to the front
    check(around, {"army": "soviet", "ap": 7 - KINDS[UNIT[name]].fire - 1})


@pytest.mark.rule("coh:18.4.g")
def test_who_gave_up_at_the_wire_acts_on_command_points() -> None:
    works = [{"work": "wire", "at": "7-E06", "side": "soviet"}]
    game = field(at(SQUAD), works=works, german=active(SQUAD, 2, cap=1), dice=[6])
    play(game, by(SQUAD), UP, {"spend": 0}, {"halt": None})
    check(game, {"unit": SQUAD, "state": "spent"}, {"army": "german", "ap": 0, "cap": 1})
    play(game, {"pass-turn": None})
    allowed(game, by(SQUAD, "cap"))


@pytest.mark.rule("coh:9.12.k")
def test_the_leader_of_a_group_sets_the_modifiers() -> None:
    game = field(at(SQUAD, "7-E06"), at("ge-infantry-2"), ENEMY)
    check(game, {"attack": SQUAD, "with": ["ge-infantry-2"], "target": "su-rifle-1", "fp": 8})
    check(game, {"attack": "ge-infantry-2", "with": [SQUAD], "target": "su-rifle-1", "fp": 5})


@pytest.mark.rule("coh:12.3.h", "coh:12.3.k")
def test_shells_fall_hex_by_hex_and_where_the_firefight_lets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = {"start": 0, "barrages": [{"card": "oba-122", "at": "7-F06", "round": 2}]}
    keys: dict[str, Any] = {"german": {"start": 0}, "decision": {"phase": "before-round"}, "round": 2}
    game = field(at(SQUAD), at("ge-infantry-2", "7-E06"), soviet=sheet, dice=[1, 1, 1, 1, 1, 1, 2, 2], **keys)
    assert len([event for event in game.events or [] if event.what == "attack-missed"]) == 2
    page = PACK.scenarios["ponyri-station"]
    issue = WeaponIssue(card="oba-122", army="soviet", uses=1, registered=("7-B06",))
    monkeypatch.setitem(PACK.scenarios, page.id, replace(page, weapons=(issue,)))
    called = field(at(SQUAD), ENEMY, soviet={"start": 0, "weapons": {"oba-122": 1}}, terrain={"7-C06": "woods"}, **keys)
    allowed(called, {"call": "oba-122", "hex": "7-B06"})


@pytest.mark.rule("coh:12.3.p")
def test_height_does_not_help_against_shells_from_off_the_boards() -> None:
    """Against rifles below, the same hill does."""
    sheet = {"start": 0, "barrages": [{"card": "oba-122", "at": "7-F06", "round": 2}]}
    keys: dict[str, Any] = {"german": {"start": 0}, "decision": {"phase": "before-round"}, "round": 2}
    for level in (0, 1):
        game = field(at(SQUAD), soviet=sheet, levels={"7-F06": level}, dice=[1, 1, 2, 2, 1, 1], **keys)
        (missed,) = events(game, "attack-missed")
        assert missed.roll is not None
        assert [line.reason for line in missed.roll.modifiers] == ["firepower", "rear"]
        near = field(at(SQUAD), ENEMY, levels={"7-F06": level})
        check(near, {"attack": "su-rifle-1", "target": SQUAD, "dv": 12 + level})


@pytest.mark.rule("coh:13.1.d")
def test_smoke_is_fired_at_long_range_too() -> None:
    game = field(at("ge-mortar-8-1", "7-J06"), units={"ge-mortar-8-1": {"range": 4}})
    play(game, by("ge-mortar-8-1"))
    assert {"do": "lay-smoke", "hex": "7-C06"} in legal(game)
    refused(game, {"lay-smoke": "7-A06"}, by="7.61.b")
    assert is_out_of_range in BY_SHELL
    assert not [unit for unit, able in enumerate(SMOKE) if able and VEHICLE[unit]]
