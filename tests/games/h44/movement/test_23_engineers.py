"""Chapters 23.2 and 23.3: bridging units and engineers, their assaults and their ferries."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.state.position import Position
from tests.games.h44.meadow import INTACT, Place, at, chain, meadow, neighbours, phase
from tests.games.h44.table import allowed, asked, check, legal, play, refused

RIVER = {f"{row}13/{near}": "major" for row in range(24, 37) for near in neighbours(f"{row}13") if near[2:] == "14"}
RIVER |= {f"{row}14/{near}": "major" for row in range(24, 37) for near in neighbours(f"{row}14") if near[2:] == "13"}
"""A major river down the map: column 13 on the west bank, column 14 on the east bank."""
BLOWN = dict.fromkeys(INTACT, "blown")
BANKS = meadow(waters=RIVER)


def allied(place: Place, **keys: Any) -> Game[Position]:
    return phase("movement", "allied", place, **{"board": BANKS, "turn": 9, "bridges": BLOWN, **keys})


@pytest.mark.rule("h44:23.2.a")
@pytest.mark.parametrize(("unit", "mends"), [("br-30c-br", True), ("br-8c-br", True), ("br-30c-eng", False)])
def test_only_bridging_units_repair_bridges(unit: str, mends: bool) -> None:
    board = meadow(
        waters={"3013/3014": "canal"}, roads=chain("primary", "3013", "3014"), bridges={"bridge-son": "3013/3014"}
    )
    states = {"bridge-son": "blown"}
    place = [at(unit, "3013"), at("ge-krafft", "3017")]
    game = phase("bridges", "allied", place, board=board, bridges=states, turn=9)
    offers = [a for a in legal(game) if a["do"] == "repair" and a["bridge"] == "bridge-son"]
    assert bool(offers) == mends
    if mends:
        play(game, {"repair": "bridge-son"})
        check(game, {"bridge": "bridge-son", "state": "repairing"})


@pytest.mark.rule("h44:23.2.c")
def test_a_bridging_unit_stacks_for_free() -> None:
    place = [at("br-1gg", "3013"), at("br-2ig", "3013"), at("br-30c-br", "3012")]
    game = phase("movement", "allied", place)
    play(game, {"move": ["br-30c-br"]})
    allowed(game, {"go": "3013"})
    # With a bridging unit beside two others the hex is not overstacked: mechanised units still drive in.
    place = [at("br-1gg", "3013"), at("br-2ig", "3013"), at("br-30c-br", "3013"), at("br-2gg", "3012")]
    check(phase("movement", "allied", place), {"routes": "br-2gg", "to": "3013", "cost": 6})


@pytest.mark.rule("h44:23.3.1.a", "h44:23.3.2.a")
def test_without_engineers_no_unit_attacks_over_a_major_river() -> None:
    place = [at("br-1gg", "3013"), at("ge-krafft", "3014")]
    bare = phase("combat", "allied", place, board=BANKS, turn=9, bridges=BLOWN)
    assert {"do": "attack", "target": "3014"} not in legal(bare)
    game = phase("combat", "allied", [*place, at("br-30c-eng", "3013")], board=BANKS, turn=9, bridges=BLOWN)
    play(game, {"attack": "3014"})
    allowed(game, {"join": "br-1gg"})


@pytest.mark.rule("h44:23.3.2.b", "h44:23.3.2.c")
@pytest.mark.parametrize(("marks", "helps"), [(["moved"], True), (["moved", "extended"], False)])
def test_engineers_may_have_moved_but_not_by_extended_movement(marks: list[str], helps: bool) -> None:
    place = [at("br-1gg", "3013"), at("ge-krafft", "3014"), at("br-30c-eng", "3013", marks=marks)]
    game = phase("combat", "allied", place, board=BANKS, turn=9, bridges=BLOWN)
    assert ({"do": "attack", "target": "3014"} in legal(game)) == helps


@pytest.mark.rule("h44:23.3.2.d", "h44:23.3.2.e")
def test_engineers_help_one_assault_a_turn_and_may_stay_out_of_it() -> None:
    place = [at("br-1gg", "3013"), at("br-3ig", "3013"), at("br-30c-eng", "3013")]
    place += [at("ge-krafft", "3014"), at("ge-ewald", "2913")]
    board = meadow(waters={"3013/3014": "major", "3013/2913": "major"})
    game = phase("combat", "allied", place, board=board, turn=9, bridges=BLOWN, dice=[1])
    play(game, {"attack": "3014"}, {"join": "br-1gg"}, {"commit": None})
    while asked(game) != "choose-target":
        first = dict(legal(game)[0])
        verb = first.pop("do")
        play(game, {verb: next(iter(first.values()), None)})
    check(game, {"unit": "br-30c-eng", "at": "3013"})
    assert {"do": "attack", "target": "2913"} not in legal(game)


@pytest.mark.rule("h44:23.3.1.b", "h44:23.3.3.a", "h44:23.3.3.d")
def test_engineers_move_and_make_a_ferry_over_one_side() -> None:
    game = allied([at("br-30c-eng", "3012"), at("br-1gg", "3012")])
    refused(game, {"lay-ferry": "br-30c-eng", "to": "3013"}, by="23.3.3.a")
    play(game, {"move": ["br-30c-eng"]}, {"go": "3013"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    check(game, {"routes": "br-1gg", "to": "3014", "mode": "tactical", "cost": "none"})
    play(game, {"lay-ferry": "br-30c-eng", "to": "3014"})
    check(game, {"routes": "br-1gg", "to": "3014", "mode": "tactical", "cost": 2})


@pytest.mark.rule("h44:23.3.3.b")
def test_an_engineer_ferry_carries_six_steps() -> None:
    place = [at("br-30c-eng", "3013"), at("br-1gg", "3012"), at("br-3ig", "3012"), at("br-5cg", "3112")]
    game = allied(place)
    play(game, {"lay-ferry": "br-30c-eng", "to": "3014"})
    for unit in ("br-1gg", "br-3ig"):
        play(game, {"move": [unit]}, {"go": "3014", "mode": "tactical"})
        if asked(game) == "choose-route":
            play(game, {"halt": None})
    check(game, {"routes": "br-5cg", "to": "3014", "mode": "tactical", "cost": "none"})
    play(game, {"move": ["br-5cg"]}, {"go": "3013", "mode": "tactical"})
    refused(game, {"go": "3014", "mode": "tactical"}, by="8.5.6.e")


@pytest.mark.rule("h44:23.3.3.c")
def test_one_of_the_steps_may_be_a_vehicle() -> None:
    place = [at("br-30c-eng", "3013"), at("br-bd-arm-1", "3012", of="br-2ig"), at("br-bd-arm-2", "3012", of="br-2ig")]
    game = allied([*place, at("br-2hc", "3112")])
    play(game, {"lay-ferry": "br-30c-eng", "to": "3014"})
    check(game, {"routes": "br-2hc", "to": "3014", "mode": "tactical", "cost": "none"})
    play(game, {"move": ["br-bd-arm-1"]}, {"go": "3014", "mode": "tactical"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    check(game, {"routes": "br-bd-arm-2", "to": "3014", "mode": "tactical", "cost": "none"})


@pytest.mark.rule("h44:23.3.1.b", "h44:23.3.3.a")
def test_a_ferry_goes_away_with_its_engineers() -> None:
    game = allied([at("br-30c-eng", "3013"), at("br-1gg", "3012")])
    play(game, {"lay-ferry": "br-30c-eng", "to": "3014"})
    check(game, {"routes": "br-1gg", "to": "3014", "mode": "tactical", "cost": 2})
    play(game, {"move": ["br-30c-eng"]}, {"go": "3011"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    check(game, {"routes": "br-1gg", "to": "3014", "mode": "tactical", "cost": "none"})


@pytest.mark.rule("h44:23.3.3.a")
def test_a_ferry_that_was_used_is_not_moved_to_another_side() -> None:
    game = allied([at("br-30c-eng", "3013"), at("br-1gg", "3012")])
    play(game, {"lay-ferry": "br-30c-eng", "to": "3014"})
    play(game, {"move": ["br-1gg"]}, {"go": "3014", "mode": "tactical"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    refused(game, {"lay-ferry": "br-30c-eng", "to": "3014"}, by="23.3.3.a")


@pytest.mark.rule("h44:23.3.3.e")
def test_engineers_use_their_own_ferry_by_tactical_movement() -> None:
    game = allied([at("br-30c-eng", "3013")])
    play(game, {"lay-ferry": "br-30c-eng", "to": "3014"})
    check(game, {"routes": "br-30c-eng", "to": "3014", "mode": "tactical", "cost": 1})
    check(game, {"routes": "br-30c-eng", "to": "3014", "mode": "normal", "cost": "none"})
    play(game, {"move": ["br-30c-eng"]})
    refused(game, {"go": "3014", "mode": "normal"}, by="8.5.4.b")
    allowed(game, {"go": "3014", "mode": "tactical"})


@pytest.mark.rule("h44:23.3.3.f")
def test_engineers_stay_once_their_ferry_is_used() -> None:
    game = allied([at("br-30c-eng", "3013"), at("br-1gg", "3012")])
    play(game, {"lay-ferry": "br-30c-eng", "to": "3014"})
    allowed(game, {"move": ["br-30c-eng"]})
    play(game, {"move": ["br-1gg"]}, {"go": "3014", "mode": "tactical"})
    if asked(game) == "choose-route":
        play(game, {"halt": None})
    refused(game, {"move": ["br-30c-eng"]}, by="23.3.3.f")


@pytest.mark.rule("h44:23.3.3.g")
@pytest.mark.parametrize(("marks", "helps"), [([], True), (["ferrying"], False)])
def test_engineers_that_ferry_help_no_assault(marks: list[str], helps: bool) -> None:
    place = [at("br-1gg", "3013"), at("ge-krafft", "3014"), at("br-30c-eng", "3013", marks=marks)]
    game = phase("combat", "allied", place, board=BANKS, turn=9, bridges=BLOWN)
    assert ({"do": "attack", "target": "3014"} in legal(game)) == helps


@pytest.mark.rule("h44:23.3.3.g")
def test_a_ferry_is_given_up_for_an_assault() -> None:
    place = [at("br-1gg", "3013"), at("ge-krafft", "3014"), at("br-30c-eng", "3013")]
    laid = [{"unit": "br-30c-eng", "from": "3013", "to": "3014"}]
    game = phase("combat", "allied", place, board=BANKS, turn=9, bridges=BLOWN, pontoons=laid, dice=[1])
    assert game.position.pontoons
    play(game, {"attack": "3014"}, {"join": "br-1gg"}, {"commit": None})
    assert not game.position.pontoons


@pytest.mark.rule("h44:23.3.3.g")
def test_engineers_that_helped_an_assault_make_no_ferry() -> None:
    game = allied([at("br-30c-eng", "3013", marks=["assaults"])])
    refused(game, {"lay-ferry": "br-30c-eng", "to": "3014"}, by="23.3.3.g")


@pytest.mark.rule("h44:23.3.3.h", "h44:23.3.3.j")
def test_an_engineer_ferry_works_in_an_enemy_zone() -> None:
    game = allied([at("br-30c-eng", "3013"), at("br-1gg", "3012"), at("ge-krafft", "3015")])
    play(game, {"lay-ferry": "br-30c-eng", "to": "3014"})
    check(game, {"routes": "br-1gg", "to": "3014", "mode": "tactical", "cost": 2})


@pytest.mark.rule("h44:23.3.3.i")
@pytest.mark.parametrize(("more", "cost"), [([], 1), ([at("ge-spindler", "2913")], "none")])
def test_an_engineer_ferry_does_not_lead_into_a_bond(more: Place, cost: int | str) -> None:
    """A river of a single side, and German battalions on both sides of the landing place."""
    board = meadow(waters={"3013/3014": "major"})
    place = [at("br-30c-eng", "3013"), at("br-1gg", "3013"), at("ge-krafft", "3114"), *more]
    game = allied(place, board=board)
    check(game, {"bond": ["3114", "2913"], "side": "german", "is": bool(more)})
    play(game, {"lay-ferry": "br-30c-eng", "to": "3014"})
    check(game, {"routes": "br-1gg", "to": "3014", "mode": "tactical", "cost": cost})
    play(game, {"move": ["br-1gg"]})
    if more:
        refused(game, {"go": "3014", "mode": "tactical"}, by="7.4.2.a")
    else:
        allowed(game, {"go": "3014", "mode": "tactical"})


@pytest.mark.rule("h44:23.3.3.k")
@pytest.mark.parametrize("water", ["canal", "minor"])
def test_no_ferry_over_canals_and_minor_rivers(water: str) -> None:
    game = allied([at("br-30c-eng", "3013")], board=meadow(waters={"3013/3014": water}))
    refused(game, {"lay-ferry": "br-30c-eng", "to": "3014"}, by="23.3.3.k")
    wide = allied([at("br-30c-eng", "3013")], board=meadow(waters={"3013/3014": water, "3013/3012": "major"}))
    assert [do["to"] for do in legal(wide) if do["do"] == "lay-ferry"] == ["3012"]


@pytest.mark.rule("h44:23.3.1.c")
def test_a_line_of_supply_crosses_by_an_engineer_ferry() -> None:
    board = meadow("1204", 7, waters={f"{a}/{b}": "major" for a, b in _moat("1104")})
    place = [at("br-1gg", "1104"), at("br-30c-eng", "1004")]
    cut = phase("movement", "allied", place, board=board, turn=9)
    check(cut, {"supplied": "br-1gg", "is": False})
    laid = [{"unit": "br-30c-eng", "from": "1004", "to": "1104"}]
    ferry = phase("combat", "allied", place, board=board, turn=9, pontoons=laid)
    check(ferry, {"supplied": "br-1gg"})


def _moat(hex_: str) -> list[tuple[str, str]]:
    return [(hex_, near) for near in neighbours(hex_)]
