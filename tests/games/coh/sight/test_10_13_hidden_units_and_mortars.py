"""10 to 13 Hidden units, hills, mortars, artillery, smoke."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.coh.table import COH, allowed, check, events, finished, legal, play, refused, table

SCENE = "smoke-over-the-balka"
HIDDEN = {"unit": "su-rifle-1", "at": "7-E10", "marks": ["hidden"]}
GERMAN = {"unit": "ge-infantry-1", "at": "7-F12", "facing": "nw"}


@pytest.mark.rule("coh:10.0.b", "coh:10.0.c")
def test_hidden_unit_is_not_on_the_enemys_table() -> None:
    game = table(scenario="empty-windows", place=[HIDDEN, GERMAN])
    theirs: Any = COH.view(game, "german")
    ours: Any = COH.view(game, "soviet")
    assert theirs.units["su-rifle-1"].at == "hidden"
    assert ours.units["su-rifle-1"].at == "7-E10"


@pytest.mark.rule("coh:10.0.s", "coh:10.0.t", "coh:10.0.k")
def test_hidden_unit_is_found_in_the_open_or_in_its_hex() -> None:
    game = table(scenario="empty-windows", place=[HIDDEN, GERMAN])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-F11", "facing": "n"})
    check(game, {"unit": "su-rifle-1", "hidden": True})
    open_ = {**HIDDEN, "at": "7-F09"}
    game = table(scenario="empty-windows", place=[open_, GERMAN])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-F11", "facing": "n"})
    check(game, {"asked": "face-revealed", "seats": ["soviet"]}, {"unit": "su-rifle-1", "hidden": False})
    game = table(scenario="empty-windows", place=[HIDDEN, {**GERMAN, "at": "7-E11", "facing": "nw"}])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"move": "7-E10", "facing": "n"}, {"pivot": "s"})
    check(game, {"unit": "su-rifle-1", "hidden": False, "facing": "s"}, {"event": "unit-revealed"})


@pytest.mark.rule("coh:10.1.b", "coh:10.1.c", "coh:10.1.a")
def test_hidden_move_costs_more() -> None:
    game = table(scenario="empty-windows", place=[HIDDEN, {**GERMAN, "at": "7-L10"}], decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"move-hidden": "7-E11"})
    check(game, {"army": "soviet", "ap": 3}, {"unit": "su-rifle-1", "at": "7-E11", "hidden": True})
    game = table(scenario="empty-windows", place=[HIDDEN, {**GERMAN, "at": "7-L10"}], decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"move-hidden": "7-F10"})
    check(game, {"army": "soviet", "ap": 0}, {"unit": "su-rifle-1", "state": "spent"})


@pytest.mark.rule("coh:10.0.f", "coh:10.0.d")
def test_fire_brings_a_hidden_unit_to_light() -> None:
    place = [{**HIDDEN, "facing": "n"}, {**GERMAN, "at": "7-G12"}]
    board = {"terrain": {"7-E11": "open", "7-F11": "open", "7-G11": "open", "7-G10": "open"}}
    game = table(
        scenario="empty-windows",
        place=place,
        board=board,
        decision={"army": "soviet"},
        dice=[1, 1],
        armies={"soviet": {"cap": 0}},
    )
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"fire": "7-G12"})
    refused(game, {"pivot": "n"}, by="6.1.b")
    play(game, {"pivot": "se"})
    check(game, {"unit": "su-rifle-1", "hidden": False, "facing": "se"}, {"event": "attack-missed"})
    finished(game)


@pytest.mark.rule("coh:10.0.l", "coh:10.0.o", "coh:10.0.q")
def test_suspected_hex_is_attacked() -> None:
    place = [{**GERMAN, "at": "7-F10", "facing": "n"}, {**HIDDEN, "at": "7-B11"}]
    quiet = {"german": {"cap": 0}, "soviet": {"cap": 0}}
    game = table(scenario="empty-windows", place=place, armies=quiet, dice=[6, 6])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"fire": "7-E10"})
    check(game, {"event": "no-hidden-unit-hit", "hex": "7-E10"})
    near = [place[0], {**HIDDEN, "at": "7-E10"}]
    game = table(scenario="empty-windows", place=near, armies=quiet, dice=[6, 6])
    play(game, {"act": "ge-infantry-1", "by": "ap"}, {"fire": "7-E10"})
    check(game, {"event": "hidden-unit-hit"}, {"unit": "su-rifle-1", "at": "destroyed"})


@pytest.mark.rule("coh:10.2.a", "coh:10.2.b", "coh:10.2.c")
def test_hiding_during_play() -> None:
    place = [{"unit": "su-rifle-1", "at": "7-E10"}, {**GERMAN, "at": "7-L10"}]
    game = table(scenario="empty-windows", place=place, decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"hide": "7-E10"})
    check(game, {"unit": "su-rifle-1", "hidden": True, "state": "spent"}, {"army": "soviet", "ap": 0})
    hit = [{**place[0], "hit": "foot-unnerved"}, place[1]]
    game = table(scenario="empty-windows", place=hit, decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"})
    refused(game, {"hide": "7-E10"}, by="10.2.a")
    seen = [place[0], {**GERMAN, "at": "7-F10"}]
    game = table(scenario="empty-windows", place=seen, decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"})
    refused(game, {"hide": "7-E10"}, by="10.2.b")


@pytest.mark.rule("coh:10.0.k", "coh:10.1.a", "coh:7.63.r")
@pytest.mark.parametrize(("there", "named"), [("ge-infantry-1", True), ("su-rifle-2", True), ("su-rifle-3", False)])
def test_236_a_hidden_move_beside_a_unit_on_the_board_reveals_the_mover(there: str, named: bool) -> None:
    woods = {"terrain": {"7-E10": "woods", "7-E11": "woods"}}
    marks = [] if named else ["hidden"]
    place = [HIDDEN, {"unit": there, "at": "7-E11", "facing": "s", "marks": marks}]
    game = table(scenario="empty-windows", place=place, board=woods, decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"move-hidden": "7-E11"})
    assert bool(events(game, "unit-revealed")) == named
    if named:
        play(game, {"pivot": "n"})
    check(game, {"unit": "su-rifle-1", "at": "7-E11", "hidden": not named}, {"army": "soviet", "ap": 3})


@pytest.mark.rule("coh:7.63.r", "coh:10.0.k")
def test_236_an_enemy_withdraws_not_to_where_the_hidden_unit_came_from() -> None:
    open_ground = dict.fromkeys(("7-D10", "7-E10", "7-E11", "7-F11", "7-F10", "7-E12", "7-F12"), "open")
    place = [HIDDEN, {"unit": "ge-infantry-1", "at": "7-E11", "facing": "n"}]
    game = table(scenario="empty-windows", place=place, board={"terrain": open_ground}, decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "opportunity"}, {"move-hidden": "7-E11"})
    play(game, {"pivot": "n"}, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"move": "7-E10", "facing": "s"}, by="7.63.r")
    allowed(game, {"move": "7-E12", "facing": "s"})


@pytest.mark.rule("coh:10.2.h", "coh:10.2.c", "coh:10.0.k")
def test_group_hides_for_seven_points() -> None:
    pair = [{"unit": "su-rifle-1", "at": "7-E10"}, {"unit": "su-rifle-2", "at": "7-E10"}, {**GERMAN, "at": "7-L10"}]
    game = table(scenario="empty-windows", place=pair, decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"})
    refused(game, {"hide": "7-E10"}, by="10.0.k")
    play(game, {"also": "su-rifle-2"}, {"hide-with-group": "su-rifle-1", "to": "7-E10"})
    check(game, {"asked": "group-hide", "seats": ["soviet"]})
    play(game, {"hide-with-group": "su-rifle-2", "to": "7-E11"})
    check(game, {"unit": "su-rifle-1", "at": "7-E10", "hidden": True, "state": "spent"}, {"army": "soviet", "ap": 0})
    check(game, {"unit": "su-rifle-2", "at": "7-E11", "hidden": True, "state": "spent"})
    hit = [pair[0], {**pair[1], "hit": "foot-unnerved"}, pair[2]]
    game = table(scenario="empty-windows", place=hit, decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"also": "su-rifle-2"})
    refused(game, {"hide-with-group": "su-rifle-2", "to": "7-E10"}, by="10.2.a")
    allowed(game, {"hide-with-group": "su-rifle-1", "to": "7-E10"})


@pytest.mark.rule("coh:10.0.w", "coh:10.1.b")
def test_works_are_cover_for_a_hidden_move() -> None:
    place = [HIDDEN, {**GERMAN, "at": "7-L10"}]
    trench = [{"work": "trench", "at": "7-F10", "side": "soviet"}]
    game = table(scenario="empty-windows", place=place, works=trench, decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"move-hidden": "7-F10"})
    check(game, {"army": "soviet", "ap": 3}, {"unit": "su-rifle-1", "inside": "trench", "hidden": True})
    pit = [{"work": "gun-pit", "at": "7-F10", "side": "soviet"}]
    game = table(scenario="empty-windows", place=place, works=pit, decision={"army": "soviet"})
    play(game, {"act": "su-rifle-1", "by": "ap"}, {"move-hidden": "7-F10"})
    check(game, {"army": "soviet", "ap": 0}, {"unit": "su-rifle-1", "inside": "none"})


@pytest.mark.rule("coh:intro.j")
def test_what_a_firefight_does_not_teach_is_refused() -> None:
    alone = [{"unit": "ge-infantry-1", "at": "7-F03"}]
    game = table(place=alone)
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"hide": "7-F03"}, by="intro.j")
    refused(game, {"dig-in": None}, by="intro.j")
    game = table(scenario="ponyri-station", place=alone)
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    allowed(game, {"hide": "7-F03"})
    allowed(game, {"dig-in": None})


@pytest.mark.rule("coh:11.2.a", "coh:11.2.b", "coh:11.0.g", "coh:11.1.b")
def test_height() -> None:
    place = [
        {"unit": "ge-infantry-1", "at": "7-F03", "facing": "n"},
        {"unit": "su-rifle-1", "at": "7-D03", "facing": "s"},
    ]
    game = table(place=place, board={"levels": {"7-D03": 1}, "terrain": {"7-D03": "open"}})
    check(game, {"attack": "ge-infantry-1", "target": "su-rifle-1", "fp": 4, "dv": 13})
    check(game, {"attack": "su-rifle-1", "target": "ge-infantry-1", "fp": 4, "dv": 12})
    steep = table(place=place, board={"levels": {"7-E03": 1, "7-G03": 2}})
    check(steep, {"cost": "ge-infantry-1", "to": "7-E03", "is": 2}, {"cost": "ge-infantry-1", "to": "7-G03", "is": 4})


@pytest.mark.rule("coh:12.0.f", "coh:12.0.n", "coh:12.0.d", "coh:12.1.a")
def test_mortar_fires_by_an_observer() -> None:
    walls = {"terrain": {"7-I12": "woods", "7-F12": "open"}}
    mortar = {"unit": "ge-mortar-8-1", "at": "7-J12", "facing": "n"}
    target = {"unit": "su-rifle-1", "at": "7-D12", "facing": "s"}
    game = table(place=[mortar, target], board=walls)
    play(game, {"act": "ge-mortar-8-1", "by": "ap"})
    refused(game, {"fire": "7-D12"}, by="6.0.f")
    refused(game, {"indirect-fire": "7-D12"}, by="12.0.f")
    spotter = {"unit": "ge-infantry-1", "at": "7-H12"}
    quiet = {"german": {"cap": 0}}
    game = table(place=[mortar, target, spotter], board=walls, armies=quiet, dice=[3, 4])
    play(game, {"act": "ge-mortar-8-1", "by": "ap"}, {"indirect-fire": "7-D12"})
    check(game, {"event": "attack-missed", "av": 10, "dv": 11}, {"army": "german", "ap": 3})
    near = {**target, "at": "7-H12"}
    game = table(place=[{**mortar, "at": "7-J12"}, near], board={"terrain": {"7-I12": "open"}})
    play(game, {"act": "ge-mortar-8-1", "by": "ap"})
    refused(game, {"fire": "7-H12"}, by="12.0.n")


@pytest.mark.rule("coh:13.0.b", "coh:13.0.c", "coh:13.0.p", "coh:13.0.g")
def test_smoke() -> None:
    place = [
        {"unit": "ge-infantry-1", "at": "7-F03", "facing": "n"},
        {"unit": "su-rifle-1", "at": "7-C03", "facing": "s"},
    ]
    game = table(place=place, smoke=[{"at": "7-E03", "value": 2}])
    play(game, {"act": "ge-infantry-1", "by": "ap"})
    refused(game, {"fire": "7-C03"}, by="13.0.b")
    thin = table(place=place, smoke=[{"at": "7-E03", "value": 1}])
    check(thin, {"attack": "ge-infantry-1", "target": "su-rifle-1", "dv": 13})
    at_target = table(place=place, smoke=[{"at": "7-C03", "value": 2}])
    check(at_target, {"attack": "ge-infantry-1", "target": "su-rifle-1", "dv": 14})
    later = table(
        place=place,
        smoke=[{"at": "7-C03", "value": 2}, {"at": "7-E03", "value": 1}],
        decision={"phase": "before-round"},
        round=2,
    )
    check(later, {"hex": "7-C03", "smoke": 1}, {"hex": "7-E03", "smoke": 0})


@pytest.mark.rule("coh:12.3.c", "coh:12.3.d", "coh:12.3.l", "coh:12.3.e", "coh:12.3.f")
def test_artillery_is_called_and_falls_a_round_later() -> None:
    place = [{"unit": "ge-infantry-1", "at": "10-F02"}, {"unit": "su-rifle-1", "at": "10-F05", "facing": "s"}]
    armies = {"german": {"weapons": {"oba-105": 1}, "cap": 0}, "soviet": {"cap": 0}}
    game = table(scenario=SCENE, place=place, armies=armies, decision={"phase": "before-round"}, round=2)
    check(game, {"asked": "name-target", "seats": ["german"]})
    seen = [a["hex"] for a in legal(game) if a["do"] == "call" and not a["smoke"]]
    assert seen
    play(game, {"call": "oba-105", "hex": seen[0]})
    check(game, {"army": "german", "barrages": [seen[0]], "weapons": {}})
    theirs: Any = COH.view(game, "soviet")
    assert theirs.armies[0].barrages == ()
    falling = {
        "german": {"barrages": [{"card": "oba-105", "at": "10-F05", "round": 3}], "start": 0},
        "soviet": {"start": 0},
    }
    game = table(
        scenario=SCENE,
        place=place,
        armies=falling,
        decision={"phase": "before-round"},
        round=3,
        dice=[6, 5, 6, 6, 1, 1],
    )
    check(game, {"unit": "su-rifle-1", "at": "destroyed"}, {"event": "artillery-fell"})
    assert len(events(game, "attack-destroyed")) == 1


@pytest.mark.rule("coh:13.1.c", "coh:13.1.e", "coh:19.0.c")
def test_sappers_lay_smoke_beside_them() -> None:
    game = table(place=[{"unit": "ge-pioneer-1", "at": "7-F03"}])
    play(game, {"act": "ge-pioneer-1", "by": "ap"})
    refused(game, {"lay-smoke": "7-D03"}, by="13.1.e")
    play(game, {"lay-smoke": "7-E03"})
    check(game, {"hex": "7-E03", "smoke": 2}, {"army": "german", "ap": 4})
    allowed(game, {"pass-turn": None})
