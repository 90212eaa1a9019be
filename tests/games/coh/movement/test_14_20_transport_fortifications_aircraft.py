"""14 to 20 Bonus moves, transport, fortifications, mines, aircraft."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.table import allowed, asked, check, finished, legal, play, refused, table

OPEN = "8-F06"


def tank(unit: str = "su-t34c-1", at: str = "8-C15", facing: str = "n", **more: Any) -> dict[str, Any]:
    return {"unit": unit, "at": at, "facing": facing, **more}


@pytest.mark.rule("coh:14.0.h", "coh:14.0.n", "coh:14.0.u")
def test_bonus_moves_of_tracks() -> None:
    game = table(scenario="lend-lease-riposte", place=[tank(at="8-G12")], decision={"army": "soviet"})
    play(game, {"act": "su-t34c-1", "by": "ap"}, {"move": "8-F12", "facing": "n"})
    check(game, {"asked": "bonus-move", "seats": ["soviet"]}, {"army": "soviet", "ap": 6})
    refused(game, {"move": "8-G12", "facing": "n"}, by="14.0.u")
    play(game, {"move": "8-E12", "facing": "n"}, {"move": "8-D12", "facing": "n"})
    check(game, {"asked": "take-turn", "seats": ["german"]}, {"army": "soviet", "ap": 6})
    check(game, {"unit": "su-t34c-1", "at": "8-D12"})
    woods = table(scenario="lend-lease-riposte", place=[tank(at="8-F04", facing="nw")], decision={"army": "soviet"})
    play(woods, {"act": "su-t34c-1", "by": "ap"}, {"move": "8-F03", "facing": "nw"})
    check(woods, {"army": "soviet", "ap": 4}, {"asked": "take-turn", "seats": ["german"]})


@pytest.mark.rule("coh:14.0.j", "coh:14.0.l", "coh:14.0.x")
def test_wheels_keep_to_the_road() -> None:
    truck = {"unit": "ge-opel-1", "at": "8-G03", "facing": "se"}
    game = table(scenario="lend-lease-riposte", place=[truck])
    play(game, {"act": "ge-opel-1", "by": "ap"})
    play(game, {"move": "8-G04", "facing": "ne"})
    check(game, {"asked": "bonus-move"})
    play(game, {"move": "8-G05", "facing": "se"}, {"move": "8-G06", "facing": "ne"})
    check(game, {"army": "german", "ap": 6}, {"asked": "take-turn", "seats": ["soviet"]})
    off = table(scenario="lend-lease-riposte", place=[{**truck, "at": "8-G12", "facing": "n"}])
    play(off, {"act": "ge-opel-1", "by": "ap"}, {"move": "8-F12", "facing": "n"})
    check(off, {"asked": "take-turn", "seats": ["soviet"]})


@pytest.mark.rule("coh:14.1.c", "coh:14.1.j", "coh:14.1.e")
def test_vehicle_sticks_in_a_marsh() -> None:
    place = [tank(at="8-J08", facing="s")]
    game = table(
        scenario="lend-lease-riposte",
        place=place,
        decision={"army": "soviet"},
        dice=[2, 3],
        armies={"soviet": {"cap": 0}},
    )
    play(game, {"act": "su-t34c-1", "by": "ap"}, {"move": "8-K08", "facing": "s"})
    check(game, {"unit": "su-t34c-1", "stuck": True}, {"event": "got-stuck"})
    play(game, {"pass-turn": None}, {"act": "su-t34c-1", "by": "ap"})
    refused(game, {"move": "8-J08", "facing": "s"}, by="14.1.j")
    refused(game, {"pivot": "n"}, by="14.1.e")


@pytest.mark.rule("coh:15.5.c", "coh:15.5.d", "coh:15.5.f", "coh:15.1.a")
def test_turret_fires_outside_the_arc_for_a_point_more() -> None:
    place = [tank("ge-pz4g-1", at="8-F14", facing="s"), tank(at="8-C14", facing="s")]
    game = table(scenario="lend-lease-riposte", place=place, armies={"german": {"cap": 0}}, dice=[1, 1])
    play(game, {"act": "ge-pz4g-1", "by": "ap"}, {"fire": "8-C14"})
    check(game, {"army": "german", "ap": 3}, {"event": "attack-missed", "dv": 19, "colour": "blue", "av": 13})
    gun = [tank("ge-stug3g-1", at="8-F14", facing="s"), place[1]]
    game = table(scenario="lend-lease-riposte", place=gun)
    play(game, {"act": "ge-stug3g-1", "by": "ap"})
    refused(game, {"fire": "8-C14"}, by="15.5.c")
    game = table(scenario="lend-lease-riposte", place=place, armies={"german": {"cap": 0}}, dice=[1, 1])
    play(game, {"act": "ge-pz4g-1", "by": "opportunity"}, {"fire": "8-C14"})
    check(game, {"unit": "ge-pz4g-1", "state": "spent"})


@pytest.mark.rule("coh:15.4.d", "coh:15.6.a", "coh:16.1.b", "coh:17.1.a")
def test_open_tops_cover_and_shields() -> None:
    place = [tank("ge-marder-1", at=OPEN), {"unit": "su-smg-1", "at": OPEN}, {"unit": "ge-infantry-1", "at": OPEN}]
    game = table(scenario="lend-lease-riposte", place=place)
    check(game, {"attack": "su-smg-1", "target": "ge-marder-1", "colour": "red", "dv": 12, "fp": 9})
    check(game, {"attack": "su-smg-1", "target": "ge-infantry-1", "dv": 12})
    carried = [
        tank("ge-251-1-1", at=OPEN),
        {"unit": "ge-infantry-1", "at": OPEN, "aboard": "ge-251-1-1"},
        {"unit": "su-smg-1", "at": "8-D06", "facing": "s"},
    ]
    game = table(scenario="lend-lease-riposte", place=carried)
    check(game, {"attack": "su-smg-1", "target": "ge-infantry-1", "dv": 13, "colour": "red"})


@pytest.mark.rule("coh:17.0.e", "coh:17.0.k", "coh:17.0.j", "coh:17.0.a", "coh:17.0.g")
def test_loading_and_unloading() -> None:
    place = [
        tank("ge-251-1-1", at=OPEN),
        {"unit": "ge-infantry-1", "at": OPEN, "facing": "s"},
        {"unit": "ge-infantry-2", "at": OPEN},
        {"unit": "su-rifle-1", "at": "8-C06", "facing": "s"},
    ]
    game = table(scenario="lend-lease-riposte", place=place)
    play(game, {"act": "ge-251-1-1", "by": "ap"}, {"load": "ge-infantry-1"})
    check(game, {"unit": "ge-infantry-1", "aboard": "ge-251-1-1", "state": "activated"}, {"army": "german", "ap": 6})
    check(game, {"unit": "ge-infantry-1", "facing": "n"})
    play(game, {"pass-turn": None}, {"act": "ge-251-1-1", "by": "ap"})
    refused(game, {"load": "ge-infantry-2"}, by="17.0.a")
    play(game, {"move": "8-E06", "facing": "n"}, {"halt": None})
    check(game, {"unit": "ge-infantry-1", "at": "8-E06", "facing": "n"})
    play(game, {"pass-turn": None}, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"fire": "8-C06"}, by="17.0.j")
    refused(game, {"move": "8-D06", "facing": "n"}, by="17.0.d")
    play(game, {"unload": "ge-infantry-1", "facing": "nw"})
    check(game, {"unit": "ge-infantry-1", "aboard": "none", "facing": "nw"}, {"army": "german", "ap": 4})


@pytest.mark.rule("coh:18.1.d", "coh:18.1.e", "coh:18.1.g", "coh:18.1.j")
def test_digging_in() -> None:
    place = [
        {"unit": "ge-infantry-1", "at": "7-F03", "facing": "n"},
        tank("ge-pz4g-1", at="7-F12"),
        {"unit": "su-rifle-1", "at": "7-C03", "facing": "s"},
    ]
    game = table(scenario="ponyri-station", place=place, armies={"german": {"cap": 9}})
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"dig-in": None})
    check(
        game, {"attack": "su-rifle-1", "target": "ge-infantry-1", "dv": 13}, {"unit": "ge-infantry-1", "state": "spent"}
    )
    play(game, {"pass-turn": None}, {"act": "ge-infantry-1", "by": "cap"}, {"pivot": "ne"})
    check(game, {"unit": "ge-infantry-1", "dug-in": False})
    play(game, {"pass-turn": None}, {"act": "ge-pz4g-1", "by": "ap"})
    refused(game, {"dig-in": None}, by="18.1.e")


@pytest.mark.rule("coh:18.2.g", "coh:18.2.z", "coh:18.2.zb", "coh:18.2.zf", "coh:18.2.e", "coh:18.2.m")
def test_works_protect_a_unit_that_is_inside() -> None:
    works = [{"work": "bunker", "at": "7-F03", "side": "german", "facing": "n"}]
    inside = {"unit": "ge-infantry-1", "at": "7-F03", "facing": "n", "inside": "bunker"}
    place = [
        inside,
        {"unit": "su-rifle-1", "at": "7-C03", "facing": "s"},
        {"unit": "su-rifle-2", "at": "7-I03", "facing": "n"},
    ]
    game = table(place=place, works=works)
    check(game, {"attack": "su-rifle-1", "target": "ge-infantry-1", "dv": 17})
    check(game, {"attack": "su-rifle-2", "target": "ge-infantry-1", "dv": 13})
    trench = [{"work": "trench", "at": "7-F03", "side": "german"}]
    outside = [{**inside, "inside": "none"}, place[1], tank("ge-pak38-1", at="7-F03")]
    game = table(place=outside, works=trench)
    check(game, {"attack": "su-rifle-1", "target": "ge-infantry-1", "dv": 12})
    play(game, {"act": "ge-pak38-1", "by": "cap"})
    refused(game, {"occupy": "trench"}, by="18.2.e")
    play(game, {"back": None}, {"act": "ge-infantry-1", "by": "ap"}, {"occupy": "trench"})
    check(game, {"attack": "su-rifle-1", "target": "ge-infantry-1", "dv": 14}, {"army": "german", "ap": 6})


@pytest.mark.rule("coh:18.4.c", "coh:18.4.e", "coh:18.4.k", "coh:18.4.j")
def test_wire() -> None:
    works = [{"work": "wire", "at": "7-E03", "side": "soviet"}]
    place = [{"unit": "ge-infantry-1", "at": "7-F03", "facing": "n"}, tank("ge-opel-1", at="7-D03", facing="s")]
    armies = {"german": {"active": ["ge-infantry-1"], "ap": 4, "cap": 0}}
    game = table(place=place, works=works, armies=armies, dice=[4])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-E03", "facing": "n"})
    refused(game, {"press": None}, by="18.4.e")
    play(game, {"halt": None})
    check(game, {"unit": "ge-infantry-1", "at": "7-F03", "state": "spent"}, {"army": "german", "ap": 0})
    game = table(
        place=place, works=works, armies={"german": {"active": ["ge-infantry-1"], "ap": 5, "cap": 0}}, dice=[4]
    )
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-E03", "facing": "n"}, {"press": None})
    check(game, {"unit": "ge-infantry-1", "at": "7-E03"})
    game = table(place=place, works=works)
    play(game, {"act": "ge-opel-1", "by": "ap"})
    refused(game, {"move": "7-E03", "facing": "s"}, by="18.4.k")
    crushed = table(place=[tank("ge-pz3h-1", at="7-F03", facing="n")], works=works)
    play(crushed, {"act": "ge-pz3h-1", "by": "ap"}, {"move": "7-E03", "facing": "n"})
    check(crushed, {"hex": "7-E03", "works": []})


@pytest.mark.rule("coh:18.5.c", "coh:18.5.g", "coh:18.5.k", "coh:18.5.l", "coh:19.0.b", "coh:18.5.b")
def test_mines_strike_their_kind() -> None:
    works = [{"work": "mine-red", "at": "7-E03", "side": "soviet", "hidden": True}]
    quiet = {"german": {"cap": 0}}
    game = table(place=[{"unit": "ge-infantry-1", "at": "7-F03"}], works=works, armies=quiet, dice=[6, 6])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-E03", "facing": "n"})
    check(game, {"unit": "ge-infantry-1", "at": "destroyed"}, {"event": "mine-found"}, {"army": "soviet", "points": 1})
    finished(game)
    for unit in ("ge-pioneer-1", "ge-pz4g-1"):
        game = table(place=[{"unit": unit, "at": "7-F03"}], works=works, armies=quiet)
        play(game, {"act": unit, "by": "ap"}, {"move": "7-E03", "facing": "n"})
        check(game, {"unit": unit, "at": "7-E03"})


@pytest.mark.rule("coh:card.tellermine.e", "coh:card.tellermine.f", "coh:card.40.e")
def test_tellermine_is_laid_as_a_mine() -> None:
    place = [{"unit": "ge-grenadier-1", "at": "8-D12"}, {"unit": "su-t34c-1", "at": "8-C12", "facing": "s"}]
    armies = {"german": {"weapons": {"tellermine": 1}, "cap": 0}}
    game = table(scenario="pakfront", place=place, armies=armies)
    play(game, {"act": "ge-grenadier-1", "by": "ap"})
    refused(game, {"lay-mine": "8-C12", "mine": "mine-blue"}, by="card.40.e")
    refused(game, {"lay-mine": "8-D12", "mine": "mine-red"}, by="card.tellermine.e")
    refused(game, {"lay-mine": "8-D12", "mine": "mine-blue", "hidden": True}, by="card.40.f")
    play(game, {"lay-mine": "8-D12", "mine": "mine-blue"})
    check(game, {"hex": "8-D12", "works": ["mine-blue"]}, {"army": "german", "ap": 5, "weapons": {}})
    bare = table(scenario="pakfront", place=place)
    play(bare, {"act": "ge-grenadier-1", "by": "ap"})
    assert not [row for row in legal(bare) if "mine" in row]


def at_ponyri(*place: dict[str, Any], **more: Any) -> Any:
    return table(scenario="ponyri-station", place=list(place), decision={"army": "soviet"}, **more)


@pytest.mark.rule("coh:5.1.d", "coh:5.1.h")
def test_truck_delivers_and_comes_back() -> None:
    game = at_ponyri({"unit": "su-truck-1", "at": "7-A09", "facing": "n"}, {"unit": "su-rifle-1", "at": "9-F10"})
    play(game, {"act": "su-truck-1", "by": "ap"}, {"leave": None})
    check(game, {"unit": "su-truck-1", "at": "left"}, {"army": "soviet", "points": 1})
    play(game, {"pass-turn": None})
    refused(game, {"act": "su-truck-1", "by": "ap"}, by="3.0.b")
    back = at_ponyri({"unit": "su-truck-1", "at": "left"}, {"unit": "su-rifle-1", "at": "left"})
    assert {row["unit"] for row in legal(back) if "unit" in row} == {"su-truck-1"}
    play(back, {"act": "su-truck-1", "by": "ap"}, {"move": "9-F18", "facing": "nw"})
    check(back, {"unit": "su-truck-1", "at": "9-F18"})


@pytest.mark.rule("coh:5.1.d", "coh:7.3.a", "coh:errata.firefights.u")
def test_another_truck_comes_for_one_that_is_lost() -> None:
    german = tank("ge-pz4g-1", at="9-F08", facing="s")
    cases = (
        ("su-truck-1", "vehicle-suppressed", "su-truck-2", "left"),
        ("su-rifle-1", "foot-pinned", "su-rifle-2", "out"),
    )
    for lost, hit, other, place in cases:
        game = table(
            scenario="ponyri-station",
            place=[german, {"unit": lost, "at": "9-F10", "facing": "s", "hit": hit}],
            board={"terrain": {"9-F08": "open", "9-F09": "open", "9-F10": "open"}},
            armies={"german": {"cap": 0}},
            dice=[6, 6],
        )
        play(game, {"act": "ge-pz4g-1", "by": "ap"}, {"fire": "9-F10"})
        check(game, {"unit": lost, "at": "destroyed"}, {"unit": other, "at": place})


@pytest.mark.rule("coh:18.6.a", "coh:18.6.c", "coh:18.6.f", "coh:18.6.h")
def test_bunker_is_destroyed_and_still_counts_in_that_attack() -> None:
    works = [{"work": "bunker", "at": "7-F03", "side": "german", "facing": "n"}]
    place = [
        {"unit": "ge-infantry-1", "at": "7-F03", "facing": "n", "inside": "bunker"},
        {"unit": "su-smg-1", "at": "7-D03", "facing": "s"},
    ]
    game = table(
        place=place, works=works, decision={"army": "soviet"}, armies={"soviet": {"cap": 0}}, dice=[5, 6, 5, 6]
    )
    play(game, {"act": "su-smg-1", "by": "ap"}, {"fire": "7-F03"}, {"aim": "bunker"})
    check(game, {"hex": "7-F03", "works": []}, {"event": "attack-missed", "av": 16, "dv": 17})
    check(game, {"unit": "ge-infantry-1", "inside": "none", "hit": "none"})


@pytest.mark.rule("coh:20.0.d", "coh:20.0.e", "coh:20.0.za")
@pytest.mark.rule("coh:20.0.c", "coh:20.0.h", "coh:20.0.i", "coh:20.0.l", "coh:20.1.h", "coh:20.2.b", "coh:20.0.r")
def test_aircraft_fly_by_impulses() -> None:
    place = [
        {"unit": "su-il2-1", "at": "arrival-4"},
        {"unit": "ge-infantry-1", "at": "9-F15", "facing": "n"},
    ]
    game = table(
        scenario="ponyri-station",
        place=place,
        round=4,
        decision={"army": "soviet"},
        armies={"soviet": {"cap": 0}},
        dice=[1, 1],
    )
    refused(game, {"act": "su-il2-1", "by": "opportunity"}, by="20.0.b")
    play(game, {"act": "su-il2-1", "by": "ap"})
    refused(game, {"fly-in": "9-F17", "facing": "nw", "altitude": 1}, by="20.0.c")
    play(game, {"fly-in": "9-F18", "facing": "nw", "altitude": 1})
    check(game, {"army": "soviet", "ap": 6}, {"unit": "su-il2-1", "altitude": 1})
    assert asked(game) == "flying"
    play(game, {"strafe": "9-F15"})
    check(game, {"army": "soviet", "ap": 5})
    refused(game, {"bank": "n"}, by="20.0.l")
    play(game, {"climb": 1})
    check(game, {"army": "soviet", "ap": 4}, {"unit": "su-il2-1", "altitude": 2})
    play(game, {"halt": None}, {"pass-turn": None})
    refused(game, {"stall": "ap"}, by="20.0.r")
    play(game, {"act": "su-il2-1", "by": "ap"})
    refused(game, {"fly-in": "9-F18", "facing": "nw", "altitude": 1}, by="20.0.za")


@pytest.mark.rule("coh:20.0.v", "coh:20.0.y", "coh:20.0.z", "coh:20.0.zc")
def test_spent_aircraft_flies_off() -> None:
    place = [
        {"unit": "su-il2-1", "at": "9-F10", "facing": "n", "marks": ["spent"]},
        {"unit": "su-rifle-1", "at": "9-G10"},
        {"unit": "ge-infantry-1", "at": "7-F03"},
        {"unit": "ge-251-17-1", "at": "9-F05", "facing": "se"},
    ]
    game = table(scenario="ponyri-station", place=place, decision={"army": "soviet"}, armies={"soviet": {"cap": 0}})
    refused(game, {"act": "su-rifle-1", "by": "ap"}, by="20.0.y")
    play(game, {"act": "su-il2-1", "by": "opportunity"})
    refused(game, {"fly": "9-E10"}, by="20.0.v")
    play(game, {"fly-off": None})
    check(game, {"unit": "su-il2-1", "at": "9-B10", "leaving": True})
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"move": "7-F04", "facing": "n"}, by="20.0.z")
    refused(game, {"flak": "su-il2-1"}, by="20.0.zc")
    play(game, {"back": None}, {"act": "ge-251-17-1", "by": "cap"})
    allowed(game, {"flak": "su-il2-1"})
