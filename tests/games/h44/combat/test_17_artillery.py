"""Chapter 17.1 to 17.7: moving guns, their range, and whom they support."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.data.units import PACK, UNIT
from grognard.games.h44.state.position import Position
from tests.games.h44.heath import chain, goes, heath, moving, phase, stand
from tests.games.h44.table import allowed, asked, check, events, legal, play, refused

H = "3916"
GUN = "br-gds-art"


def gun(at: str, **more: Any) -> dict[str, Any]:
    return {"unit": GUN, "at": at, **more}


def plan(*guns: dict[str, Any], place: list[dict[str, Any]] | None = None, **keys: Any) -> Game[Position]:
    """The Grenadiers in 3916 plan an attack on 3917."""
    base = place or stand(br_1gg=H, ge_ewald="3917")
    game = phase("combat", "allied", [*base, *guns], **keys)
    play(game, {"attack": "3917"}, {"join": "br-1gg"})
    return game


SUPPORT = {"support": GUN}


@pytest.mark.rule("h44:17.3.b")
def test_a_gun_that_moved_one_hex_still_fires() -> None:
    game = moving("allied", [*stand(br_1gg=H, ge_ewald="3917"), gun("3913")])
    play(game, {"move": [GUN]})
    assert {do["mode"] for do in legal(game) if do["do"] == "go"} == {"tactical"}
    play(game, {"put-back": None})
    goes(game, GUN, "3914", mode="tactical")
    play(game, {"end-movement": None}, {"attack": "3917"}, {"join": "br-1gg"})
    allowed(game, SUPPORT)


@pytest.mark.rule("h44:17.3.c")
def test_a_gun_that_moved_two_hexes_is_disrupted() -> None:
    game = moving("allied", [gun("3913")])
    goes(game, GUN, "3915", mode="tactical")
    check(game, {"unit": GUN, "at": "3915", "order": "disrupted"})
    game = moving("allied", [gun("3913")])
    goes(game, GUN, "3914", mode="tactical")
    check(game, {"unit": GUN, "order": "good"})


@pytest.mark.rule("h44:17.3.d", "h44:17.3.e", "h44:17.3.f")
def test_a_move_marker_lets_guns_drive() -> None:
    road = heath(roads=chain([f"39{c}" for c in range(11, 22)]))
    game = moving("allied", [gun("3913")], board=road)
    check(game, {"routes": GUN, "to": "3915", "cost": "none"})
    play(game, {"move": [GUN]})
    refused(game, {"go": "3914", "mode": "extended"}, by="17.3.f")
    refused(game, {"go": "3915"}, by="17.3.d")
    play(game, {"put-back": None}, {"limber": GUN})
    check(game, {"unit": GUN, "has": ["marching"]}, {"routes": GUN, "to": "3915", "cost": 4})
    game = moving("allied", [gun("3911", marks=["marching"])])
    check(game, {"routes": GUN, "to": "3916", "cost": 30}, {"routes": GUN, "to": "3917", "cost": "none"})
    check(game, {"routes": GUN, "to": "3918", "mode": "extended", "cost": 42})


@pytest.mark.rule("h44:17.3.a")
def test_guns_are_vehicles() -> None:
    game = moving("allied", [gun("3915")], board=heath(terrain={H: "marsh"}))
    check(game, {"routes": GUN, "to": H, "mode": "tactical", "cost": "none"})
    play(game, {"move": [GUN]})
    refused(game, {"go": H, "mode": "tactical"}, by="8.6.2.a")


@pytest.mark.rule("h44:17.3.g", "h44:17.3.h")
def test_a_move_marker_stays_until_the_next_movement_phase() -> None:
    game = moving("allied", [gun("3913")])
    play(game, {"limber": GUN}, {"end-movement": None})
    check(game, {"unit": GUN, "has": ["marching"]})
    game = moving("allied", [gun("3913", marks=["marching"]), *stand(br_50_art="3914")])
    check(game, {"unit": GUN, "has": ["marching"]})
    play(game, {"unlimber": GUN})
    check(game, {"unit": GUN, "lacks": ["marching"]})
    play(game, {"limber": "br-50-art"})
    check(game, {"unit": "br-50-art", "has": ["marching"]})


@pytest.mark.rule("h44:17.3.i", "h44:17.3.j")
def test_there_are_three_allied_and_two_german_move_markers() -> None:
    game = moving("allied", stand(br_gds_art="3913", br_50_art="3914", br_43_art="3915", br_3_art="3916"))
    play(game, {"limber": GUN}, {"limber": "br-50-art"}, {"limber": "br-43-art"})
    refused(game, {"limber": "br-3-art"}, by="17.3.j")
    game = moving("german", stand(ge_krause="3913", ge_chill="3914", ge_406_art="3915"))
    play(game, {"limber": "ge-krause"}, {"limber": "ge-chill"})
    refused(game, {"limber": "ge-406-art"}, by="17.3.j")


@pytest.mark.rule("h44:17.3.l", "h44:17.3.m", "h44:17.7.b")
def test_marching_guns_defend_with_one_undoubled() -> None:
    canal = heath(waters={"3916/3917": "canal"})
    for marks, defence in (([], 4), (["marching"], 1)):
        place = [*stand(ge_ewald=H), gun("3917", marks=marks)]
        check(
            phase("combat", "german", place, board=canal),
            {"odds": "3917", "units": ["ge-ewald"], "defence": defence},
        )


@pytest.mark.rule("h44:17.3.o")
def test_guns_that_retreat_lose_their_move_marker() -> None:
    place = [*stand(ge_bloch=H, br_1gg="3917"), gun("3917", marks=["marching"])]
    game = phase("combat", "german", place, dice=[6])
    play(game, {"attack": "3917"}, {"join": "ge-bloch"}, {"commit": None})
    for _ in range(12):
        if asked(game) == "stand-fast":
            play(game, {"fall-back": None})
        elif asked(game) == "choose-retreat":
            do = legal(game)[0]
            play(game, {"retreat": do["unit"], "path": list(do["path"])})
        elif asked(game) == "choose-loss":
            play(game, {"lose-step": "br-1gg"})
    check(game, {"unit": GUN, "lacks": ["marching"], "steps": 1})
    check(game, {"hex": "3917", "units": []})
    assert game.position.pieces[UNIT[GUN]].place >= 0


@pytest.mark.rule("h44:17.3.o")
def test_guns_that_stop_in_the_first_hex_lose_their_move_marker_too() -> None:
    place = [*stand(ge_bloch=H, br_1gg="3917"), gun("3917", marks=["marching"])]
    game = phase("combat", "german", place, dice=[6], board=heath(places={"3918": "town"}))
    play(game, {"attack": "3917"}, {"join": "ge-bloch"}, {"commit": None})
    if asked(game) == "choose-loss":
        play(game, {"lose-step": "br-1gg"})
    play(game, {"fall-back": None})
    check(game, {"unit": GUN, "has": ["marching"]})
    play(game, {"retreat": GUN, "path": ["3918"]}, {"retreat": "br-1gg", "path": ["3918"]})
    check(game, {"unit": GUN, "at": "3918", "lacks": ["marching"], "order": "good"})


@pytest.mark.rule("h44:17.4.a", "h44:17.4.b", "h44:17.4.c", "h44:17.4.d", "h44:17.6.1.c")
def test_range_is_counted_to_the_target() -> None:
    allowed(plan(gun("3911")), SUPPORT)
    refused(plan(gun("3910")), SUPPORT, by="17.6.1.c")
    board = heath(terrain={"3914": "woods"}, waters={"3912/3913": "major"})
    allowed(plan(gun("3911"), *stand(ge_14_hoff="3913"), board=board), SUPPORT)


@pytest.mark.rule("h44:17.1.a", "h44:17.1.c", "h44:17.6.2.a", "h44:17.6.1.a")
def test_a_gun_shifts_one_column_and_has_fired() -> None:
    game = plan(gun("3914"), dice=[1])
    line = {"odds": "3917", "units": ["br-1gg"]}
    check(game, {**line, "column": "1-1"}, {**line, "guns": [GUN], "column": "2-1", "shifts": ["artillery"]})
    play(game, SUPPORT, {"commit": None})
    check(game, {"unit": GUN, "has": ["fired"]})


@pytest.mark.rule("h44:17.5.a", "h44:17.5.b", "h44:17.6.1.b")
def test_a_gun_that_has_fired_is_silent() -> None:
    refused(plan(gun("3914", marks=["fired"])), SUPPORT, by="17.6.1.b")
    check(plan(gun("3914", marks=["fired"])), {"unit": GUN, "steps": 1})


@pytest.mark.rule("h44:17.6.1.d", "h44:17.6.1.e", "h44:17.6.1.f", "h44:17.6.1.g", "h44:17.6.1.h", "h44:17.3.n")
@pytest.mark.parametrize(
    ("state", "law"),
    [
        ({"marks": ["scattered"]}, "17.6.1.d"),
        ({"marks": ["engaged"]}, "17.6.1.e"),
        ({"order": "disrupted"}, "17.6.1.f"),
        ({"order": "full-retreat"}, "17.6.1.g"),
        ({"marks": ["marching"]}, "17.6.1.h"),
    ],
)
def test_guns_in_trouble_are_silent(state: dict[str, Any], law: str) -> None:
    refused(plan(gun("3914", **state)), SUPPORT, by=law)


@pytest.mark.rule("h44:17.6.1.j", "h44:17.6.1.k", "h44:17.6.1.l")
def test_guns_support_their_own_formation_and_corps_guns_every_unit() -> None:
    place = stand(br_1gg=H, ge_ewald="3917", br_50_1d=H)
    game = plan(*stand(br_50_art="3914", br_5agra="3913"), place=place)
    refused(game, {"support": "br-50-art"}, by="17.6.1.j")
    allowed(game, {"support": "br-5agra"})
    play(game, {"join": "br-50-1d"}, {"lead": "GDS"})
    allowed(game, {"support": "br-50-art"})


@pytest.mark.rule("h44:17.6.1.n")
def test_arko_191_serves_two_masters() -> None:
    for unit, fits in (("ge-spindler", True), ("ge-helle", True), ("ge-ewald", False)):
        place = stand((unit, H), ("br-1gg", "3917"), ("ge-191arko", "3914"))
        game = phase("combat", "german", place)
        play(game, {"attack": "3917"}, {"join": unit})
        if fits:
            allowed(game, {"support": "ge-191arko"})
        else:
            refused(game, {"support": "ge-191arko"}, by="17.6.1.j")


@pytest.mark.rule("h44:17.6.2.b", "h44:17.6.2.c")
def test_two_shifts_are_for_5_agra_and_the_guns_of_the_lead_formation() -> None:
    game = plan(gun("3914"), *stand(br_5agra="3913"))
    play(game, SUPPORT)
    play(game, {"support": "br-5agra"})
    line = {"odds": "3917", "units": ["br-1gg"], "guns": [GUN, "br-5agra"], "column": "3-1"}
    check(game, line)
    place = stand(br_1gg=H, ge_ewald="3917", br_50_1d=H)
    game = plan(gun("3914"), *stand(br_50_art="3913"), place=place)
    play(game, {"join": "br-50-1d"}, {"lead": "GDS"}, SUPPORT)
    refused(game, {"support": "br-50-art"}, by="17.6.2.c")
    place = stand(ge_ewald=H, br_1gg="3917", ge_krause="3914", ge_22_180="3914")
    game = phase("combat", "german", place)
    play(game, {"attack": "3917"}, {"join": "ge-ewald"}, {"support": "ge-krause"})
    refused(game, {"support": "ge-22-180"}, by="17.6.2.c")


@pytest.mark.rule("h44:17.7.a")
def test_guns_do_not_attack() -> None:
    game = plan(gun(H))
    assert {"do": "join", "unit": GUN} not in legal(game)
    refused(game, {"join": GUN}, by="17.7.a")


def defence(*guns: tuple[str, str]) -> Game[Position]:
    """The Germans in the town of 3917 are to fall back, or to stand."""
    place = stand(("br-1gg", H), ("br-1cg", H), ("ge-ewald", "3917"), *guns)
    game = phase("combat", "allied", place, dice=[6, 1], board=heath(places={"3917": "town"}))
    play(game, {"attack": "3917"}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None})
    while asked(game) == "choose-loss":
        play(game, {"lose-step": "ge-ewald"})
    assert asked(game) == "stand-fast"
    return game


def stands(game: Game[Position]) -> tuple[int, list[str]]:
    """The total of the roll, and what has changed it."""
    roll = events(game, "determined-defence")[0].roll
    assert roll is not None
    return roll.total, [line.reason for line in roll.modifiers]


@pytest.mark.rule("h44:17.1.b", "h44:17.1.c", "h44:17.6.1.m", "h44:17.6.3.a")
def test_a_gun_helps_any_formation_to_stand() -> None:
    game = defence(("ge-191arko", "3920"), ("ge-krause", "3921"))
    play(game, {"stand": "ge-ewald", "support": "ge-191arko"})
    check(game, {"unit": "ge-191arko", "has": ["fired"]}, {"unit": "ge-krause", "lacks": ["fired"]})
    assert stands(game) == (1 + 1, ["artillery"])
    alone = defence(("ge-191arko", "3920"))
    play(alone, {"stand": "ge-ewald"})
    assert stands(alone) == (1, [])


@pytest.mark.rule("h44:17.5.c")
def test_a_gun_that_has_fired_does_not_help_to_stand() -> None:
    place = [*stand(("br-1gg", H), ("br-1cg", H), ("ge-ewald", "3917"))]
    place.append({"unit": "ge-krause", "at": "3920", "marks": ["fired"]})
    game = phase("combat", "allied", place, dice=[6], board=heath(places={"3917": "town"}))
    play(game, {"attack": "3917"}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None})
    while asked(game) == "choose-loss":
        play(game, {"lose-step": "ge-ewald"})
    refused(game, {"stand": "ge-ewald", "support": "ge-krause"}, by="17.6.1.b")


@pytest.mark.rule("h44:17.2.c", "h44:17.6.1.i", "h44:17.7.c")
def test_a_gun_neither_leads_a_defence_nor_helps_its_own_hex() -> None:
    game = defence(("ge-krause", "3917"))
    refused(game, {"stand": "ge-ewald", "support": "ge-krause"}, by="17.6.1.i")
    refused(game, {"stand": "ge-krause"}, by="12.1.2.e")
    assert not [line for line in legal(game) if line.get("unit") == "ge-krause"]


@pytest.mark.rule("h44:17.2.b", "h44:17.5.a")
def test_guns_have_one_step() -> None:
    assert {unit.steps for unit in PACK.units if unit.type == "artillery"} == {1}


@pytest.mark.rule("h44:17.7.d")
def test_guns_that_were_attacked_may_help_another_hex() -> None:
    # the guns in 3719 beat off an attack that costs the Irish Guards a step; then they support 3917
    place = stand(br_1gg=H, br_1cg=H, ge_ewald="3917", ge_krause="3719", ge_bloch="3719", br_3ig="3718")
    game = phase("combat", "allied", place, dice=[1, 6, 1], board=heath(places={"3917": "town"}))
    play(game, {"attack": "3719"}, {"join": "br-3ig"}, {"commit": None})
    check(game, {"unit": "ge-krause", "at": "3719", "lacks": ["engaged"]}, {"unit": "br-3ig", "steps": 2})
    play(game, {"attack": "3917"}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None})
    while asked(game) == "choose-loss":
        play(game, {"lose-step": "ge-ewald"})
    allowed(game, {"stand": "ge-ewald", "support": "ge-krause"})


@pytest.mark.rule("h44:17.2.d")
def test_guns_are_silent_in_a_breakthrough() -> None:
    place = stand(br_1gg="3915", br_1cg="3915", ge_unk_alarm=H, ge_14_hoff="3917")
    game = phase("combat", "allied", [*place, gun("3913")], dice=[6, 6])
    play(game, {"attack": H}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None})
    play(game, {"advance": "br-1cg", "to": H}, {"advance": "br-1gg", "to": H}, {"breakthrough": "3917"})
    # the breakthrough is fought at once: no player is asked for guns, and none has fired
    check(game, {"unit": "ge-14-hoff", "at": "eliminated"}, {"unit": GUN, "lacks": ["fired"]})
