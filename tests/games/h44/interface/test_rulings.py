"""Rulings of docs/rulings/h44.md that no chapter's test proves alone, by their number."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.h44.data.units import UNIT
from grognard.games.h44.interface.queries import odds
from grognard.games.h44.options.disengagement import modifiers
from grognard.games.h44.state.position import Position
from tests.games.h44 import heath as open_ground
from tests.games.h44.beaten import VDH, thrown_back
from tests.games.h44.field import around, attacked, combat, die, field, water
from tests.games.h44.heath import chain, goes, heath, moving
from tests.games.h44.meadow import at, meadow, phase
from tests.games.h44.table import H44_, allowed, asked, check, events, finished, legal, play, refused

TARGET = "4016"
DLI, DLI8 = "br-50-6dli", "br-50-8dli"


# -- set-up, victory -------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:2.3.11.b", "h44:19.2.1.b")
@pytest.mark.parametrize(("turn", "area"), [(6, "area-A"), (7, "area-B")])
def test_003_a_reinforcement_of_an_area_that_is_lost_comes_by_the_next(turn: int, area: str) -> None:
    game = moving("german", [at("ge-iii-vdh", f"track-{turn}")], turn=turn)
    check(game, {"unit": "ge-iii-vdh", "at": area})


@pytest.mark.rule("h44:26.5.2.a", "h44:20.2.1.e")
def test_009_the_points_for_a_unit_stay_when_it_comes_back() -> None:
    place = [at("br-1gg", "eliminated")]
    game = phase("movement", "allied", place, board=meadow("1204", 7), turn=8, german_points=2)
    play(game, {"refit": "br-1gg", "at": "area-N"})
    check(game, {"points": "german", "halves": 2}, {"unit": "br-1gg", "at": "plate"})
    check(game, {"unit": "br-rem-mot-1", "at": "area-N"})


# -- bridges and lines of supply -------------------------------------------------------------------------------------

EASTERN = [f"39{column}" for column in range(13, 27)]
SOUTHERN = ["0904", "1005", "1104", "1205", "1304", "1405", "1504", "1605", "1704", "1805"]
STANDING = ("mined", "intact")


def in_supply(unit: str, hex_: str, board: dict[str, Any], **keys: Any) -> bool:
    side = "allied" if unit.startswith("ge") else "german"
    game = open_ground.moving(side, [at(unit, hex_)], board=board, **keys)
    return H44_.check(game, {"supplied": unit}) is None


def roads_over(kind: str, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A German road to the east and an Allied one to the south, each over one piece of water."""
    east = heath("4013", 45, roads=chain(EASTERN), waters={"3920/3921": kind}, **_at("3920/3921", more))
    south = heath("4013", 45, roads=chain(SOUTHERN), waters={"1205/1304": kind}, **_at("1205/1304", more))
    return east, south


def _at(side: str, more: dict[str, Any]) -> dict[str, Any]:
    return {"bridges": {more["bridge"]: side}} if more else {}


@pytest.mark.rule("h44:18.3.2.h", "h44:18.3.2.i", "h44:5.7.a", "h44:5.7.b", "h44:5.7.c")
@pytest.mark.parametrize("bridge", ["bridge-arnhem", "bridge-nijmegen", "bridge-westervoort"])
@pytest.mark.parametrize("state", STANDING)
def test_011_bridges_that_are_never_mined_carry_the_supplies_of_both(bridge: str, state: str) -> None:
    east, south = roads_over("major", bridge=bridge)
    assert in_supply("ge-ewald", "4114", east, bridges={bridge: state})
    assert in_supply("br-1gg", "1805", south, bridges={bridge: state})


@pytest.mark.rule("h44:18.3.2.h", "h44:18.3.2.i", "h44:5.2.i")
def test_011_roads_lead_the_supplies_of_both_over_a_minor_river() -> None:
    east, south = roads_over("minor")
    assert in_supply("ge-ewald", "4114", east)
    assert in_supply("br-1gg", "1805", south)
    assert not in_supply("br-1gg", "1805", roads_over("canal")[1])


@pytest.mark.rule("h44:18.3.1.c", "h44:18.3.2.i")
@pytest.mark.parametrize(("state", "works"), [("mined", True), ("intact", True), ("blown", False)])
def test_012_any_bridge_that_stands_serves_the_overland_part(state: str, works: bool) -> None:
    bridge = "bridge-grave"
    shores = [(f"{low}{c:02}", f"{high}{d:02}") for low, high in (("40", "41"), ("16", "17")) for c, d in _rows()]
    waters = {f"{one}/{other}": "major" for one, other in shores}
    east = heath("4013", 45, roads=chain(EASTERN), waters=waters, bridges={bridge: "4014/4114"})
    south = heath("4013", 45, roads=chain(SOUTHERN[:8]), waters=waters, bridges={bridge: "1605/1704"})
    assert in_supply("ge-ewald", "4114", east, bridges={bridge: state}) == works
    # before turn 7 no Allied area is near but the southern ones
    assert in_supply("br-1gg", "1704", south, bridges={bridge: state}, turn=6) == works


def _rows() -> list[tuple[int, int]]:
    """The columns of an even row, and those of the hexes next to it in the row above."""
    return [(column, other) for column in range(1, 27) for other in (column - 1, column) if other]


# -- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:8.1.e", "h44:8.1.g")
def test_100_those_who_leave_a_slow_unit_behind_go_on_by_their_own_allowance() -> None:
    game = moving("allied", [at("br-1gg", "3914"), at("br-50-1d", "3914")])
    check(game, {"routes": ["br-1gg", "br-50-1d"], "to": "3918", "cost": "none"})
    play(game, {"move": ["br-1gg", "br-50-1d"]}, {"go": "3915"}, {"drop": "br-50-1d"})
    allowed(game, {"go": "3919"})
    refused(game, {"go": "3920"}, by="8.1.b")


FERRY: dict[str, Any] = {"waters": {"3916/3917": "major"}, "ferries": {"ferry-driel": "3916/3917"}}


@pytest.mark.rule("h44:8.5.5.a", "h44:8.6.2.a")
def test_101_a_ferry_takes_a_vehicle_to_a_polder_bank_that_has_no_road() -> None:
    polder = heath(terrain={"3917": "polder"}, **FERRY)
    game = moving("allied", [at("br-30c-br", "3916")], board=polder)
    check(game, {"routes": "br-30c-br", "to": "3917", "mode": "tactical", "cost": 1})
    dry = heath(terrain={"3917": "polder"})
    check(moving("allied", [at("br-30c-br", "3916")], board=dry), {"routes": "br-30c-br", "to": "3917", "cost": "none"})


@pytest.mark.rule("h44:8.5.6.a")
def test_102_a_ferry_carries_one_step_in_each_player_turn() -> None:
    place = [at("br-30c-eng", "3916"), at("ge-bd-1", "3718", of="ge-ewald"), at("ge-ewald", "3620")]
    game = moving("allied", place, board=heath(**FERRY))
    goes(game, "br-30c-eng", "3917", mode="tactical")
    assert game.position.ferries
    play(game, {"end-movement": None})
    while asked(game) != "move-units":
        play(game, {next(a["do"] for a in legal(game) if a["do"] in ("end-combat", "done")): None})
    check(game, {"asked": "move-units", "seats": ["german"]})
    assert not game.position.ferries


@pytest.mark.rule("h44:6.2.f")
def test_107_a_tank_unit_with_one_step_left_is_a_one_step_unit() -> None:
    def crowded(steps: int) -> bool:
        """6.4.2 Mechanised units enter a crowded hex by tactical movement only."""
        place = [at("ge-ewald", "3916"), at("ge-kerutt", "3916"), at("ge-12-2107", "3916", steps=steps)]
        game = moving("german", [*place, at("ge-segler", "3914")])
        return H44_.check(game, {"routes": "ge-segler", "to": "3916", "cost": "none"}) is None

    assert crowded(2)
    assert not crowded(1)


# -- combat ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("h44:10.3.4.a", "h44:10.8.1.a")
def test_103_a_town_in_the_woods_is_still_woods_for_tanks() -> None:
    def shifts(**ground: Any) -> None:
        game = combat({TARGET: "ge-i-vdh", "4015": "br-2ig"}, board=field(places={TARGET: "town"}, **ground))
        wanted = [] if ground else ["armour"]
        check(game, {"odds": TARGET, "units": ["br-2ig"], "shifts": wanted})

    shifts()
    shifts(terrain={TARGET: "woods"})


def thrown(defender: str, roll: int) -> Game[Position]:
    """The only way back is one hex long: into woods from which nothing leads further."""
    waters = around(TARGET, "canal", but=["4017", "4015"]) | around("4017", "canal", but=[TARGET])
    board = field(terrain={"4017": "woods", TARGET: "woods"}, waters=waters)
    game = combat({TARGET: defender, "4015": (DLI, DLI8)}, board=board)
    column = "3-1" if defender.endswith(":1") else "2-1"
    check(game, {"odds": TARGET, "units": [DLI, DLI8], "column": column})
    game = combat({TARGET: defender, "4015": (DLI, DLI8)}, board=board, dice=[die(column, "DR"), roll])
    attacked(game, TARGET, DLI, DLI8)
    play(game, {"stand": "ge-budde"})
    return game


@pytest.mark.rule("h44:12.4.b", "h44:13.3.a")
def test_050_a_hex_where_only_a_step_can_buy_a_halt_is_no_way_out_for_the_last_step() -> None:
    # a dash: one attempt for those who can pay for the halt, a step lost for those who have no way back
    spare = thrown("ge-budde", 2)
    check(spare, {"asked": "choose-retreat"}, {"unit": "ge-budde", "steps": 2})
    last = thrown("ge-budde:1", 2)
    check(last, {"unit": "ge-budde", "at": "eliminated"})


@pytest.mark.rule("h44:11.1.e", "h44:11.1.j", "h44:13.3.a", "h44:13.3.g")
@pytest.mark.parametrize(("result", "steps"), [("DMR", 2), ("DS", 1)])
def test_056_a_rout_may_be_stopped_after_one_hex(result: str, steps: int) -> None:
    hexes = {TARGET: "ge-jungwirth", "4015": ("br-2ig", "br-2gg"), "3915": ("br-1cg", "br-5cg")}
    units = ("br-2ig", "br-2gg", "br-1cg", "br-5cg")
    board = field(terrain={"4017": "woods"})
    check(combat(hexes, board=board), {"odds": TARGET, "units": list(units), "column": "5-1"})
    game = combat(hexes, board=board, dice=[die("5-1", result)])
    attacked(game, TARGET, *units)
    play(game, {"retreat": "ge-jungwirth", "path": ["4017"]})
    finished(game)
    counter = "ge-jungwirth" if steps > 1 else "ge-rem-fj-1"
    check(game, {"unit": counter, "at": "4017", "order": "good", "steps": steps})


def thrown_twice(path: list[str]) -> Game[Position]:
    """A rout stopped after one hex, in the woods; a breakthrough throws the defender back again, along this path."""
    tanks, others = ("br-2ig", "br-2gg"), ("br-1cg", "br-5cg")
    board = field(terrain={"4017": "woods", "4018": "woods"})
    hexes = {TARGET: "ge-jungwirth", "4015": tanks, "3915": others}
    game = combat(hexes, board=board, dice=[die("5-1", "DMR"), die("3-1", "DR")])
    attacked(game, TARGET, *tanks, *others)
    play(game, {"retreat": "ge-jungwirth", "path": ["4017"]})
    play(game, *({"advance": unit, "to": TARGET} for unit in tanks), {"breakthrough": "4017"}, {"fall-back": None})
    check(game, {"event": "battle", "hex": "4017", "column": "3-1", "result": "DR"})
    play(game, {"retreat": "ge-jungwirth", "path": path})
    return game


@pytest.mark.rule("h44:16.4.b", "h44:13.3.a", "h44:13.3.g")
def test_068_a_second_retreat_of_one_hex_costs_its_step_and_leaves_the_unit_in_order() -> None:
    check(thrown_twice(["4018"]), {"unit": "ge-rem-fj-1", "at": "4018", "order": "good", "steps": 1})
    check(thrown_twice(["4018", "4019"]), {"unit": "ge-jungwirth", "at": "4019", "order": "full-retreat", "steps": 2})


@pytest.mark.rule("h44:13.1.3.b", "h44:13.1.3.o", "h44:11.1.j")
def test_104_ways_of_two_and_of_three_hexes_are_ranked_together() -> None:
    """A lane of three hexes: the second is full, so the third is the better end."""
    lane = [TARGET, "4017", "4018", "4019"]
    waters = around(TARGET, "canal", but=["4015", "3915", "4017"])
    for before, hex_, after in zip(lane[:-1], lane[1:], [*lane[2:], "4020"], strict=True):
        waters |= around(hex_, "canal", but=[before, after])
    hexes = {TARGET: "ge-henke", "4015": ("br-2ig", "br-2gg"), "4018": ("ge-i-vdh", "ge-ewald", "ge-1-erd")}
    board = field(waters=waters | water("canal", ("4019", "4020")))
    check(combat(hexes, board=board), {"odds": TARGET, "units": ["br-2ig", "br-2gg"], "column": "5-1"})
    game = combat(hexes, board=board, dice=[die("5-1", "DMR")])
    attacked(game, TARGET, "br-2ig", "br-2gg")
    refused(game, {"retreat": "ge-henke", "path": ["4017", "4018"]}, by="13.1.3.o")
    allowed(game, {"retreat": "ge-henke", "path": ["4017", "4018", "4019"]})


@pytest.mark.rule("h44:15.5.1.a", "h44:15.5.1.b")
def test_105_the_vacated_hex_may_be_entered_over_a_bond_with_the_second_hex_too() -> None:
    hexes = {TARGET: "ge-14-hoff", "4015": "br-2ig", "4115": "br-1cg", "4116": "ge-ewald", "3915": "ge-1-erd"}
    game = combat(hexes, dice=[6])
    attacked(game, TARGET, "br-2ig", "br-1cg")
    check(game, {"asked": "choose-advance"}, {"bond": ["4116", "3915"], "side": "german"})
    play(game, {"advance": "br-2ig", "to": "4115"})
    allowed(game, {"advance": "br-2ig", "to": TARGET})


@pytest.mark.rule("h44:16.2.a", "h44:16.1.d", "h44:10.2.1.c")
def test_106_the_whole_group_breaks_through_under_the_formation_that_does_it_best() -> None:
    hexes = {TARGET: "ge-14-hoff", "4015": ("br-2ig", DLI), "4017": "ge-henke"}
    game = combat(hexes, dice=[6, 1])
    attacked(game, TARGET, "br-2ig", DLI)
    play(game, {"advance": "br-2ig", "to": TARGET}, {"advance": DLI, "to": TARGET}, {"breakthrough": "4017"})
    (battle,) = events(game, "battle")[1:]
    # 9 and 5 at full strength: one leads, the other is attached
    assert (battle.args["units"], battle.args["attack"]) == (("br-2ig", DLI), 14)


# -- artillery, replacements, landings -------------------------------------------------------------------------------


@pytest.mark.rule("h44:20.2.5.b", "h44:22.7.a")
def test_073_no_unit_gets_men_after_its_march() -> None:
    weak = [at("ge-krafft", "3003", steps=1)]
    game = phase("movement", "german", weak, board=meadow("3003", 7), turn=8)
    goes(game, "ge-krafft", "3004", mode="tactical")
    refused(game, {"refit": "ge-krafft"}, by="20.2.5.b")
    men = [at("br-4p-10", "3013", steps=2), at("br-1ab-sup", "3012")]
    game = phase("movement", "allied", men, turn=4, returns={"1AB": 2})
    allowed(game, {"rally": "br-4p-10"})
    goes(game, "br-4p-10", "3014", mode="tactical")
    refused(game, {"rally": "br-4p-10"}, by="20.2.5.b")


@pytest.mark.rule("h44:21.2.b", "h44:21.2.c", "h44:21.2.d")
def test_076_german_tanks_break_down_into_motorised_infantry() -> None:
    game = phase("movement", "german", [at("ge-12-2107", "3013")])
    parts = {a["part"] for a in legal(game) if a["do"] == "detach"}
    assert parts == {"ge-bd-mot-1"}
    refused(game, {"detach": "ge-12-2107", "part": "ge-bd-1"}, by="21.2.d")


Y = "6516"
"""Landing hex of the 1st Airborne Division."""


def drop(unknown: str, *units: str, dice: tuple[int, ...]) -> Game[Position]:
    place = [*(at(unit, "air") for unit in units), at("br-1ab-sup", "6515")]
    game = phase("landing", "allied", place, board=meadow(Y, 6), turn=6, unknown={Y: unknown}, dice=list(dice))
    play(game, *({"land": unit, "hex": Y} for unit in units))
    return game


@pytest.mark.rule("h44:22.6.a", "h44:25.3.4.b", "h44:25.1.c")
def test_080_an_empty_garrison_under_a_landing_is_gone_without_a_fight() -> None:
    game = drop("ge-unk-garr1", "br-4p-10", dice=(1,))
    check(game, {"unit": "ge-unk-garr1", "at": "removed"}, {"unit": "br-4p-10", "at": Y})
    assert not events(game, "battle")


@pytest.mark.rule("h44:22.6.a", "h44:22.6.g")
def test_080_an_unknown_unit_is_turned_up_and_guns_that_land_on_it_are_lost() -> None:
    game = drop("ge-unk-runge", "br-1ab-art", dice=())
    check(game, {"unit": "ge-unk-runge", "at": Y}, {"unit": "br-1ab-art", "at": "eliminated"})
    assert not events(game, "battle")
    fought = drop("ge-unk-runge", "br-4p-10", dice=(1,))
    check(fought, {"event": "battle", "hex": Y, "units": ["br-4p-10"]})


@pytest.mark.rule("h44:22.3.2.g", "h44:22.3.2.h", "h44:22.6.h")
def test_082_the_enemy_under_a_landing_does_not_make_its_hex_worse() -> None:
    game = drop("ge-unk-runge", "br-4p-10", "br-4p-11", "br-4p-156", dice=(6, 1, 1, 1))
    finished(game)
    rolls = [event.roll for event in events(game, "landing-rolled")]
    assert [roll.modifiers for roll in rolls if roll] == [()] * 3


# -- optional rules --------------------------------------------------------------------------------------------------


def slipping(enemy: str, *dice: int) -> Game[Position]:
    place = [at("ge-krafft", "3013"), at("br-1gg", enemy), at("br-1p-1", Y)]
    return phase("combat", "german", place, options={"disengagement": True}, dice=list(dice))


@pytest.mark.rule("h44:27.1.1.a", "h44:27.1.2.a")
def test_095_a_failed_try_to_disengage_takes_the_place_of_the_attack() -> None:
    game = slipping("3014", 1)
    play(game, {"disengage": "ge-krafft"})
    check(game, {"unit": "ge-krafft", "at": "3013", "steps": 2})
    refused(game, {"disengage": "ge-krafft"}, by="27.1.2.a")
    refused(game, {"attack": "3014"}, by="9.1.c")


@pytest.mark.rule("h44:27.1.1.a")
def test_095_a_unit_that_touches_no_enemy_has_no_fight_to_leave() -> None:
    allowed(slipping("3014"), {"disengage": "ge-krafft"})
    apart = slipping("3015")
    refused(apart, {"disengage": "ge-krafft"}, by="27.1.1.a")
    assert not [do for do in legal(apart) if do["do"] == "disengage"]


@pytest.mark.rule("h44:27.1.1.a")
@pytest.mark.parametrize(("state", "touched"), [("intact", True), ("blown", False)])
def test_095_an_enemy_beyond_a_large_river_is_not_in_contact(state: str, touched: bool) -> None:
    side = "3013/3014"
    board = meadow(waters={side: "major"}, bridges={"bridge-grave": side})
    place = [at("ge-krafft", "3013"), at("br-1gg", "3014")]
    bridges = {"bridge-grave": state}
    game = phase("combat", "german", place, options={"disengagement": True}, board=board, bridges=bridges)
    assert ([do for do in legal(game) if do["do"] == "disengage"] != []) == touched


@pytest.mark.rule("h44:27.1.1.a", "h44:25.2.1.a")
def test_095_an_unknown_unit_is_an_enemy() -> None:
    place = [at("br-1gg", "3013")]
    game = phase("combat", "allied", place, options={"disengagement": True}, unknown={"3014": "ge-unk-runge"})
    allowed(game, {"disengage": "br-1gg"})


# -- bonds, armour, mined bridges, the way back ----------------------------------------------------------------------


@pytest.mark.rule("h44:7.4.6.c", "h44:7.4.6.d")
@pytest.mark.parametrize("layers", [{"waters": {"3916/3917": "canal"}}, {"terrain": {"3917": "polder"}}])
def test_117_vehicles_bond_only_where_they_could_go_all_the_way(layers: dict[str, Any]) -> None:
    """Tanks in the west, infantry in the east: what bars the tanks lies on the eastern side of the hex between."""

    def holds(west: str, board: dict[str, Any]) -> bool:
        game = moving("german", [at(west, "3915"), at("br-50-1d", "3917")], board=board)
        return H44_.check(game, {"bond": ["3915", "3917"], "side": "allied", "is": True}) is None

    assert holds("br-1cg", heath())
    assert not holds("br-1cg", heath(**layers))
    assert holds("br-1gg", heath(**layers))


@pytest.mark.rule("h44:10.4.a", "h44:27.1.2.h")
def test_118_armoured_cars_are_no_armour_in_combat() -> None:
    asked_odds = {"target": TARGET, "units": ["br-2hc"]}
    outgunned = odds(combat({TARGET: ("ge-i-vdh", "ge-ladewig"), "4015": "br-2hc"}), asked_odds)
    assert outgunned.attack == odds(combat({TARGET: "ge-i-vdh", "4015": "br-2hc"}), asked_odds).attack
    assert [line.reason for line in modifiers(UNIT["ge-graebner"])] == ["morale"]
    assert [line.reason for line in modifiers(UNIT["ge-12stug"])] == ["armour"]


@pytest.mark.rule("h44:5.4.a", "h44:5.4.d")
def test_119_an_advance_beside_a_mined_bridge_may_set_it_off() -> None:
    side = "4016/4017"
    board = field(waters={side: "canal"}, bridges={"bridge-son": side}, roads={side: "primary"})
    game = combat({TARGET: "ge-unk-runge", "4015": (DLI, DLI8)}, board=board, dice=[6, 5])
    attacked(game, TARGET, DLI, DLI8)
    check(game, {"asked": "choose-advance"})
    play(game, {"advance": DLI, "to": TARGET})
    check(game, {"asked": "blow-bridge", "seats": ["german"]}, {"unit": DLI, "at": TARGET})
    play(game, {"blow": None})
    check(game, {"bridge": "bridge-son", "state": "blown"}, {"asked": "choose-advance"})


@pytest.mark.rule("h44:13.1.1.a", "h44:27.1.1.b")
def test_120_a_retreat_enters_no_hex_twice() -> None:
    game = thrown_back()
    refused(game, {"retreat": VDH, "path": ["4017", TARGET]}, by="13.1.1.a")
    allowed(game, {"retreat": VDH, "path": ["4017", "4018"]})
