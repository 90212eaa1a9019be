"""Chapter 15: advance after combat."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.data.board import HEX
from grognard.games.h44.interface.queries import odds
from grognard.games.h44.state.position import Position
from tests.games.h44 import heath
from tests.games.h44.field import attacked, combat, die, field, road, water
from tests.games.h44.table import allowed, asked, check, legal, play, refused

TARGET = "4016"
HOFF = "ge-14-hoff"
DLI, DLI8 = "br-50-6dli", "br-50-8dli"
TANK, TANK2, FOOT = "br-2ig", "br-2gg", "br-3ig"


def won(
    units: tuple[str, ...], more: dict[str, Any] | None = None, *, result: str = "D1", **keys: Any
) -> Game[Position]:
    """The units in 4015 have destroyed (D1, DS) or thrown back the one step in the target hex."""
    names = [unit.split("+")[0].split(":")[0] for unit in units]
    hexes = {TARGET: HOFF, "4015": units, **(more or {})}
    column = odds(combat(hexes, **keys), {"target": TARGET, "units": names}).column
    game = combat(hexes, dice=[die(column, result)], **keys)
    attacked(game, TARGET, *names)
    if asked(game) == "choose-retreat":
        play(game, {"retreat": HOFF, "path": ["4017", "4018", "4019"]})
    return game


def advances(game: Game[Position], unit: str) -> set[str]:
    return {do["to"] for do in legal(game) if do["do"] == "advance" and do["unit"] == unit}


@pytest.mark.rule("h44:15.1.a", "h44:15.2.c", "h44:15.3.a")
def test_every_attacker_may_advance_one_hex_in_any_direction() -> None:
    game = won((DLI, DLI8))
    assert advances(game, DLI) == {"4016", "4115", "4114", "4014", "3914", "3915"} == advances(game, DLI8)
    refused(game, {"advance": DLI, "to": "4013"}, by="15.3.a")
    play(game, {"advance": DLI, "to": "4014"}, {"advance": DLI8, "to": TARGET})
    assert advances(game, DLI) == set() == advances(game, DLI8)
    refused(game, {"advance": DLI, "to": "4013"}, by="15.2.c")


@pytest.mark.rule("h44:15.1.a")
def test_only_attackers_advance() -> None:
    game = won((DLI,), {"4115": DLI8})
    assert advances(game, DLI8) == set()
    assert advances(game, DLI)


@pytest.mark.rule("h44:15.1.b")
def test_artillery_does_not_advance() -> None:
    game = combat({TARGET: HOFF, "4015": (DLI, "br-50-art")}, dice=[die("3-1", "D1")])
    play(game, {"attack": TARGET}, {"join": DLI}, {"support": "br-50-art"}, {"commit": None})
    assert advances(game, "br-50-art") == set()
    assert advances(game, DLI)


@pytest.mark.rule("h44:15.1.c")
def test_an_advance_costs_no_movement_points() -> None:
    """Infantry with three points goes into marsh after a fight all the same."""
    game = won((DLI,), board=field(terrain={TARGET: "marsh"}))
    play(game, {"advance": DLI, "to": TARGET})
    check(game, {"unit": DLI, "at": TARGET, "order": "good"})


@pytest.mark.rule("h44:15.1.d")
@pytest.mark.parametrize("overstacked", [("br-3-2l", "br-3-2rur", "br-3-1kosb"), ("br-3-2l", "br-3-2rur")])
def test_stacking_limits_hold_after_the_advance(overstacked: tuple[str, ...]) -> None:
    """An advance may crowd a hex, but steps beyond nine are lost when the phase is over."""
    game = won((DLI,), {"4114": overstacked})
    play(game, {"advance": DLI, "to": "4114"}, {"end-advance": None}, {"end-combat": None})
    lost = 0
    while "lose-step" in {do["do"] for do in legal(game)}:
        play(game, {"lose-step": legal(game)[0]["unit"]})
        lost += 1
    assert lost == 3 * len(overstacked) + 3 - 9
    stack = game.position.stack(HEX["4114"])
    assert sum(game.position.pieces[unit].steps for unit in stack) == 9


@pytest.mark.rule("h44:15.2.d", "h44:15.2.e", "h44:15.2.c")
@pytest.mark.parametrize(("result", "hexes"), [("D1", 1), ("DMR", 2), ("DS", 2)])
def test_length_of_the_advance(result: str, hexes: int) -> None:
    units = (DLI, DLI8) if result != "D1" else (DLI,)
    game = won(units, result=result, turn=9)
    play(game, {"advance": DLI, "to": "4014"})
    further = "4013" in advances(game, DLI) if asked(game) == "choose-advance" else False
    assert further is (hexes == 2)
    if further:
        play(game, {"advance": DLI, "to": "4013"})
        assert advances(game, DLI) == set()
        refused(game, {"advance": DLI, "to": "4012"}, by="15.2.d")


@pytest.mark.rule("h44:15.2.a", "h44:15.2.b", "h44:15.2.j")
def test_an_exchange_lets_no_unit_further_than_the_hex() -> None:
    game = won((FOOT,), result="EX", board=field(roads=road("4014", "4015", TARGET, "4017")))
    refused(game, {"advance": FOOT, "to": "4014"}, by="15.2.b")
    play(game, {"advance": FOOT, "to": TARGET})
    refused(game, {"advance": FOOT, "to": "4017"}, by="15.2.b")


WAY = ("4015", "4014", "4013", "4012", "4011")


@pytest.mark.rule("h44:15.2.f", "h44:15.2.h", "h44:15.2.i", "h44:15.2.k")
@pytest.mark.parametrize("kind", ["primary", "secondary", "minor"])
@pytest.mark.parametrize(
    ("unit", "result", "reach"), [(TANK, "D1", 2), (FOOT, "D1", 2), (DLI, "D1", 1), (TANK, "DS", 3), (FOOT, "DMR", 3)]
)
def test_road_bonus(unit: str, result: str, reach: int, kind: str) -> None:
    units = (unit,) if result == "D1" else (unit, {TANK: TANK2, FOOT: "br-5cg"}[unit])
    game = won(units, result=result, board=field(roads=road(*WAY, kind=kind)))
    gone = 0
    while asked(game) == "choose-advance" and WAY[gone + 1] in advances(game, unit):
        play(game, {"advance": unit, "to": WAY[gone + 1]})
        gone += 1
    assert gone == reach


@pytest.mark.rule("h44:15.2.f")
def test_no_bonus_off_the_road() -> None:
    game = won((TANK,), board=field(roads=road("4015", "4014")))
    play(game, {"advance": TANK, "to": "4014"})
    refused(game, {"advance": TANK, "to": "4013"}, by="15.2.c")


@pytest.mark.rule("h44:15.2.k", "h44:18.6.d")
@pytest.mark.parametrize("unit", [DLI, f"{FOOT}+dismounted"])
def test_units_on_foot_have_no_road_bonus(unit: str) -> None:
    game = won((unit,), board=field(roads=road(*WAY)))
    name = unit.split("+")[0]
    play(game, {"advance": name, "to": "4014"})
    refused(game, {"advance": name, "to": "4013"}, by="15.2.k")


@pytest.mark.rule("h44:15.2.g", "h44:15.4.a", "h44:15.4.b")
@pytest.mark.parametrize(("other", "free"), [(DLI8, False), ("br-43-eng", True), ("br-50-art", True), (TANK2, False)])
def test_a_road_bonus_does_not_end_with_another_unit(other: str, free: bool) -> None:
    game = won((TANK,), {"4013": other}, board=field(roads=road(*WAY)))
    play(game, {"advance": TANK, "to": "4014"})
    if free:
        allowed(game, {"advance": TANK, "to": "4013"})
    else:
        refused(game, {"advance": TANK, "to": "4013"}, by="15.4.a")


@pytest.mark.rule("h44:15.4.b")
@pytest.mark.parametrize(("steps", "free"), [(1, True), (2, False)])
def test_a_lone_tank_company_does_not_count(steps: int, free: bool) -> None:
    """A single step of tanks with infantry counts for nothing, so it may end there."""
    tanks = "ge-12-2107"
    hexes = {TARGET: "br-43-eng", "4015": f"{tanks}:{steps}", "4013": "ge-ewald"}
    plan = {"target": TARGET, "units": [tanks]}
    board = field(roads=road(*WAY))
    column = odds(combat(hexes, by="german", board=board), plan).column
    game = combat(hexes, by="german", board=board, dice=[die(column, "D1")])
    attacked(game, TARGET, tanks)
    play(game, {"advance": tanks, "to": "4014"})
    assert ("4013" in advances(game, tanks)) is free


@pytest.mark.rule("h44:15.2.l")
def test_units_out_of_supply_have_no_road_bonus() -> None:
    game = won((f"{TANK}+unsupplied",), board=field(roads=road(*WAY)))
    play(game, {"advance": TANK, "to": "4014"})
    refused(game, {"advance": TANK, "to": "4013"}, by="15.2.l")


# -- 15.5 bonds and zones --


@pytest.mark.rule("h44:15.5.1.a", "h44:15.5.1.b")
def test_a_bond_opens_only_for_the_vacated_hex() -> None:
    """One bond runs through the hex that was attacked, one through a hex beside the attacker."""
    through = won((DLI,), {"4116": "ge-ewald", "3915": "ge-1-erd"})
    check(through, {"bond": ["4116", "3915"], "side": "german"})
    allowed(through, {"advance": DLI, "to": TARGET})
    aside = won((DLI,), {"4215": "ge-ewald", "4014": "ge-1-erd"})
    check(aside, {"bond": ["4215", "4014"], "side": "german"})
    refused(aside, {"advance": DLI, "to": "4114"}, by="15.5.1.a")


@pytest.mark.rule("h44:15.5.1.b", "h44:15.5.1.c")
def test_the_second_hex_neither_enters_nor_crosses_a_bond() -> None:
    game = won((DLI, DLI8), {"4117": "ge-ewald", "3916": "ge-1-erd"}, result="DS")
    check(game, {"bond": ["4117", "3916"], "side": "german"})
    play(game, {"advance": DLI, "to": TARGET})
    refused(game, {"advance": DLI, "to": "4017"}, by="15.5.1.c")
    side = won(
        (TANK, TANK2),
        {"4117": "ge-ewald", "3917": "ge-1-erd"},
        result="DS",
        board=field(roads=road("4015", TARGET, "4017", "4018")),
    )
    check(side, {"bond": ["4117", "3917"], "side": "german"})
    play(side, {"advance": TANK, "to": TARGET}, {"advance": TANK, "to": "4017"})
    refused(side, {"advance": TANK, "to": "4018"}, by="15.5.1.b")


@pytest.mark.rule("h44:15.5.1.b")
def test_an_advance_does_not_cross_a_bond() -> None:
    """The bond of 4114 and 3914 runs between 4015 and 4014."""
    game = won((DLI, DLI8), {"4114": "ge-ewald", "3914": "ge-1-erd"}, result="DS")
    check(game, {"bond": ["4114", "3914"], "side": "german"})
    refused(game, {"advance": DLI, "to": "4014"}, by="15.5.1.b")
    allowed(game, {"advance": DLI, "to": TARGET})


@pytest.mark.rule("h44:15.5.2.a", "h44:15.5.2.b", "h44:15.5.2.c", "h44:15.5.2.d")
def test_from_zone_to_zone_of_one_enemy() -> None:
    """A German at 4215 watches 4115 and 4114; the advance is from 4015 (free) so one step into his zone is fine."""
    game = won((DLI, DLI8), {"4215": "ge-ewald"}, result="DS")
    play(game, {"advance": DLI, "to": "4115"})
    refused(game, {"advance": DLI, "to": "4114"}, by="15.5.2.b")
    allowed(game, {"advance": DLI, "to": "4116"})
    friend = won((DLI, DLI8), {"4215": "ge-ewald", "4114": "br-3-2l"}, result="DS")
    play(friend, {"advance": DLI, "to": "4115"})
    allowed(friend, {"advance": DLI, "to": "4114"})


@pytest.mark.rule("h44:15.5.2.c")
def test_the_vacated_hex_may_be_entered_from_zone_to_zone() -> None:
    """3915 stands next to both 4015 and the target hex; other hexes in its zone are closed."""
    game = won((DLI,), {"3915": "ge-ewald"})
    allowed(game, {"advance": DLI, "to": TARGET})
    refused(game, {"advance": DLI, "to": "3914"}, by="15.5.2.b")


# -- 15.6 ground --


@pytest.mark.rule("h44:15.6.a")
def test_ground_closed_to_movement_is_closed_to_the_advance() -> None:
    board = field(terrain={"4115": "marsh", "4014": "polder", "3914": "water"})
    game = won((TANK,), board=board)
    assert advances(game, TANK) == {TARGET, "4114", "3915"}
    for hex_ in ("4115", "4014", "3914"):
        refused(game, {"advance": TANK, "to": hex_}, by="15.6.a")
    assert advances(won((DLI,), board=board), DLI) == {TARGET, "4114", "3915", "4115", "4014"}


@pytest.mark.rule("h44:15.6.a")
def test_vehicles_need_a_bridge_to_advance() -> None:
    board = field(waters=water("minor", ("4015", "4014")))
    refused(won((TANK,), board=board), {"advance": TANK, "to": "4014"}, by="15.6.a")
    bridged = field(waters=water("minor", ("4015", "4014")), roads=road("4015", "4014"))
    allowed(won((TANK,), board=bridged), {"advance": TANK, "to": "4014"})


@pytest.mark.rule("h44:15.6.a", "h44:23.4.b", "h44:23.4.g")
@pytest.mark.parametrize(("turn", "open_"), [(6, False), (7, True)])
def test_the_boundary_of_a_corps_binds_the_advance(turn: int, open_: bool) -> None:
    """2003 is the first hex beyond the boundary of XXX Corps, 2002 the second."""
    place = heath.stand(br_1gg="2003", br_1cg="2003", ge_14_hoff="2103")
    game = heath.phase("combat", "allied", place, board=heath.heath("2003", 4), turn=turn, flights=0, dice=[6])
    play(game, {"attack": "2103"}, {"join": "br-1gg"}, {"join": "br-1cg"}, {"commit": None})
    if open_:
        allowed(game, {"advance": "br-1gg", "to": "2002"})
    else:
        refused(game, {"advance": "br-1gg", "to": "2002"}, by="23.4.b")
    allowed(game, {"advance": "br-1gg", "to": "2004"})


@pytest.mark.rule("h44:15.6.a")
def test_the_enemy_is_not_run_over() -> None:
    game = won((DLI, DLI8), {"4114": "ge-ewald!!", "4115": "ge-1-erd"}, result="DS")
    refused(game, {"advance": DLI, "to": "4115"}, by="15.6.a")


@pytest.mark.rule("h44:15.6.a")
def test_units_that_cannot_move_do_not_advance() -> None:
    hexes = {TARGET: "br-43-eng", "4015": ("ge-unk-koeppel", "ge-bloch")}
    game = combat(hexes, by="german", dice=[6])
    attacked(game, TARGET, "ge-bloch", "ge-unk-koeppel")
    check(game, {"asked": "choose-advance"})
    refused(game, {"advance": "ge-unk-koeppel", "to": TARGET}, by="15.6.a")
    allowed(game, {"advance": "ge-bloch", "to": TARGET})


@pytest.mark.rule("h44:15.6.b")
def test_minor_rivers_only_with_the_first_hex() -> None:
    board = field(waters=water("minor", ("4015", "4014"), ("4014", "4013")))
    game = won((DLI, DLI8), result="DS", board=board)
    play(game, {"advance": DLI, "to": "4014"})
    refused(game, {"advance": DLI, "to": "4013"}, by="15.6.b")
    allowed(game, {"advance": DLI, "to": "4114"})


@pytest.mark.rule("h44:15.6.c", "h44:15.6.d", "h44:15.6.g")
def test_canals_only_with_the_first_hex_and_after_an_attack_across() -> None:
    """All hexes west of the canal: the attack went over it, so any hex beyond will do."""
    canal = water("canal", ("4015", TARGET), ("4015", "4115"), ("4015", "3915"), (TARGET, "4017"))
    game = won((DLI, DLI8), board=field(waters=canal))
    assert {TARGET, "4115"} <= advances(game, DLI)
    dry = won((DLI,), board=field(waters=water("canal", ("4015", "4014"))))
    refused(dry, {"advance": DLI, "to": "4014"}, by="15.6.d")
    second = won((DLI, DLI8), result="DS", board=field(waters=water("canal", (TARGET, "4116"))))
    play(second, {"advance": DLI, "to": TARGET})
    refused(second, {"advance": DLI, "to": "4116"}, by="15.6.c")


@pytest.mark.rule("h44:15.6.e", "h44:15.6.f")
def test_major_rivers_only_with_the_first_hex_and_after_an_attack_across() -> None:
    dry = won((DLI,), board=field(waters=water("major", ("4015", "4014"))))
    refused(dry, {"advance": DLI, "to": "4014"}, by="15.6.f")
    second = won((DLI, DLI8), result="DS", board=field(waters=water("major", (TARGET, "4116"))))
    play(second, {"advance": DLI, "to": TARGET})
    refused(second, {"advance": DLI, "to": "4116"}, by="15.6.e")


@pytest.mark.rule("h44:15.3.b", "h44:15.6.g", "h44:15.6.e", "h44:15.6.f")
def test_an_assault_over_a_major_river_takes_the_hex_first() -> None:
    """Everything north-east of 4015 lies over the river; its own bank is no goal either."""
    river = water("major", ("4015", TARGET), ("4015", "4115"), ("4015", "3915"))
    game = won((DLI, DLI8, "br-43-eng"), result="D1", board=field(waters=river))
    for hex_ in ("4115", "4014"):
        refused(game, {"advance": DLI, "to": hex_}, by="15.3.b")
    allowed(game, {"advance": DLI, "to": TARGET})


@pytest.mark.rule("h44:15.6.h")
def test_marsh_off_the_road_ends_the_advance() -> None:
    marsh = {"4014": "marsh"}
    game = won((DLI, DLI8), result="DS", board=field(terrain=marsh))
    play(game, {"advance": DLI, "to": "4014"})
    refused(game, {"advance": DLI, "to": "4013"}, by="15.6.h")
    by_road = won((DLI, DLI8), result="DS", board=field(terrain=marsh, roads=road("4015", "4014")))
    play(by_road, {"advance": DLI, "to": "4014"})
    assert "4013" in advances(by_road, DLI)
