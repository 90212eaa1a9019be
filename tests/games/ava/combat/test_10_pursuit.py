"""10.7: following a beaten enemy."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import Board, attack, die, fighting, islet, moving, neighbours, stand
from tests.games.ava.table import allowed, check, play, refused

TARGET = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(TARGET)
PANZER, SECOND, INFANTRY, RIFLES = "de-l-1pz", "de-l-6pz", "de-l-21", "su-l-179"


def won(board: Board | None = None, *more: dict[str, Any], with_: tuple[str, ...] = (), **keys: Any) -> Game[Position]:
    """Panzers (and the units of `with_`, which stand with them) have driven rifles two hexes south, to L0409."""
    units = stand(de_l_1pz=NORTH, su_l_179=TARGET)
    units += [{"unit": unit, "at": NORTH} for unit in with_]
    attackers = [PANZER, *with_]
    game = fighting([*units, *more], attackers, **{"board": board or islet(soviet=["L0413"]), **keys})
    play(game, *attack(TARGET, *attackers))
    return game


def four_to_one(board: Board | None = None, *more: dict[str, Any]) -> Game[Position]:
    return won(board, *more, dice=[die("4-1", "RR")])


def five_to_one(board: Board | None = None, *more: dict[str, Any]) -> Game[Position]:
    """Infantry beside the panzers: 11 against 2."""
    return won(board, *more, with_=(INFANTRY,), dice=[die("5-1", "RR")])


# -- when --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.7.a")
def test_a_hex_left_by_retreat_may_be_entered_in_pursuit() -> None:
    game = four_to_one()
    check(game, {"asked": "choose-pursuit"}, {"waiting": ["axis"]}, {"unit": RIFLES, "at": "L0409"})
    play(game, {"pursue": PANZER, "path": [TARGET]})
    check(game, {"unit": PANZER, "at": TARGET, "steps": 2})


@pytest.mark.rule("ava:10.7.a")
def test_a_hex_left_by_elimination_may_be_entered_in_pursuit() -> None:
    place = [*stand(de_l_1pz=NORTH), {"unit": RIFLES, "at": TARGET, "steps": 1}]
    game = fighting(place, [PANZER], dice=[die("8-1", "1RR")])
    play(game, *attack(TARGET, PANZER))
    check(game, {"unit": RIFLES, "at": "available"}, {"asked": "choose-pursuit"})
    allowed(game, {"pursue": PANZER, "path": [TARGET]})


@pytest.mark.rule("ava:10.7.a")
@pytest.mark.parametrize("result", ["-", "A1"])
def test_there_is_no_pursuit_where_the_defender_stays(result: str) -> None:
    check(won(dice=[die("4-1", result)]), {"unit": RIFLES, "at": TARGET}, {"asked": "raise-army"})


@pytest.mark.rule("ava:10.7.a")
def test_only_units_that_attacked_pursue() -> None:
    game = four_to_one(None, *stand(de_l_36m=NORTH_EAST))
    refused(game, {"pursue": "de-l-36m", "path": [TARGET]}, by="10.7.a")
    allowed(game, {"pursue": PANZER, "path": [TARGET]})


# -- how far -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.7.b")
def test_infantry_pursues_one_hex() -> None:
    game = five_to_one()
    refused(game, {"pursue": INFANTRY, "path": [TARGET, SOUTH]}, by="10.7.b")
    play(game, {"pursue": INFANTRY, "path": [TARGET]})
    check(game, {"unit": INFANTRY, "at": TARGET})


@pytest.mark.rule("ava:10.7.b", "ava:13.0.b")
def test_headquarters_pursue_as_infantry_do() -> None:
    game = won(with_=("de-l-hq-4pzg",), dice=[die("5-1", "RR")])
    refused(game, {"pursue": "de-l-hq-4pzg", "path": [TARGET, SOUTH]}, by="10.7.b")
    play(game, {"pursue": "de-l-hq-4pzg", "path": [TARGET]})
    check(game, {"unit": "de-l-hq-4pzg", "at": TARGET})


@pytest.mark.rule("ava:10.7.c")
@pytest.mark.parametrize("second", [SOUTH, SOUTH_EAST, SOUTH_WEST])
def test_mechanised_units_pursue_two_hexes(second: str) -> None:
    game = four_to_one()
    play(game, {"pursue": PANZER, "path": [TARGET, second]})
    check(game, {"unit": PANZER, "at": second})


@pytest.mark.rule("ava:10.7.c")
def test_mechanised_units_do_not_pursue_three_hexes() -> None:
    game = four_to_one()
    refused(game, {"pursue": PANZER, "path": [TARGET, SOUTH_EAST, "L0508"]}, by="10.7.c")
    allowed(game, {"pursue": PANZER, "path": [TARGET, SOUTH_EAST]})


@pytest.mark.rule("ava:10.7.d")
@pytest.mark.parametrize("place", ["city", "major"])
def test_a_city_ends_a_mechanised_pursuit(place: str) -> None:
    board = islet(soviet=["L0413"], places={TARGET: place})
    column = "3-1" if place == "city" else "2-1"
    game = won(board, dice=[die(column, "RR")])
    refused(game, {"pursue": PANZER, "path": [TARGET, SOUTH]}, by="10.7.d")
    allowed(game, {"pursue": PANZER, "path": [TARGET]})


@pytest.mark.rule("ava:10.7.e")
@pytest.mark.parametrize(
    ("terrain", "column"), [("sparse-forest", "3-1"), ("dense-forest", "2-1"), ("swamp", "3-1"), ("mountain", "2-1")]
)
def test_rough_ground_ends_a_mechanised_pursuit(terrain: str, column: str) -> None:
    board = islet(soviet=["L0413"], terrain={TARGET: terrain}, roads=[[NORTH, TARGET, SOUTH]])
    game = won(board, dice=[die(column, "RR")])
    refused(game, {"pursue": PANZER, "path": [TARGET, SOUTH]}, by="10.7.e")
    allowed(game, {"pursue": PANZER, "path": [TARGET]})


@pytest.mark.rule("ava:10.7.e")
@pytest.mark.parametrize("terrain", ["sparse-forest", "dense-forest", "swamp"])
def test_rough_ground_may_be_the_second_hex_of_a_pursuit(terrain: str) -> None:
    board = islet(soviet=["L0413"], terrain={SOUTH: terrain})
    game = four_to_one(board)
    play(game, {"pursue": PANZER, "path": [TARGET, SOUTH]})
    check(game, {"unit": PANZER, "at": SOUTH})


@pytest.mark.rule("ava:10.7.f")
@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize("bridged", [True, False])
def test_a_river_before_the_first_hex_ends_a_mechanised_pursuit(size: str, bridged: bool) -> None:
    bridge = [[NORTH, TARGET]] if bridged else []
    board = islet(soviet=["L0413"], rivers={f"{NORTH}/{TARGET}": size}, roads=bridge)
    game = won(board, dice=[die("2-1", "RR")])
    refused(game, {"pursue": PANZER, "path": [TARGET, SOUTH]}, by="10.7.f")
    allowed(game, {"pursue": PANZER, "path": [TARGET]})


@pytest.mark.rule("ava:10.7.f")
def test_a_small_river_before_the_second_hex_does_not_end_a_pursuit() -> None:
    game = four_to_one(islet(soviet=["L0413"], rivers={f"{TARGET}/{SOUTH}": "small"}))
    play(game, {"pursue": PANZER, "path": [TARGET, SOUTH]})
    check(game, {"unit": PANZER, "at": SOUTH})


# -- the choice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.7.g")
def test_pursuit_is_optional() -> None:
    game = four_to_one()
    play(game, {"end-pursuit": None})
    check(game, {"unit": PANZER, "at": NORTH}, {"asked": "raise-army"})


@pytest.mark.rule("ava:10.7.h")
@pytest.mark.parametrize("goes", [(PANZER,), (INFANTRY,), (PANZER, INFANTRY), ()])
def test_a_stack_pursues_as_a_whole_in_part_or_not_at_all(goes: tuple[str, ...]) -> None:
    game = five_to_one()
    for unit in goes:
        play(game, {"pursue": unit, "path": [TARGET]})
    check(game, *({"unit": u, "at": TARGET if u in goes else NORTH} for u in (PANZER, INFANTRY)))


@pytest.mark.rule("ava:10.7.i")
def test_a_unit_that_has_spent_its_whole_allowance_still_pursues() -> None:
    """Two clear hexes and one in the zone of the headquarters: five points of five."""
    units = stand(de_l_21="L0403", su_l_hq_11a=TARGET)
    game = moving(units, [INFANTRY], board=islet(soviet=["L0413"]), dice=[die("3-1", "R")])
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": NORTH, "cost": 5})
    play(game, {"go": NORTH}, {"end-movement": None}, *attack(TARGET, INFANTRY))
    play(game, {"pursue": INFANTRY, "path": [TARGET]})
    check(game, {"unit": INFANTRY, "at": TARGET})


@pytest.mark.rule("ava:10.7.j")
def test_enemy_zones_do_not_hinder_a_pursuit() -> None:
    """Rifles to the west watch the first hex of the way, others to the east the second."""
    game = four_to_one(islet(soviet=["L0413"]), *stand(su_l_188="L0607", su_l_16=SOUTH_WEST, su_l_180="L0508"))
    play(game, {"pursue": PANZER, "path": [TARGET, SOUTH_EAST]})
    check(game, {"unit": PANZER, "at": SOUTH_EAST, "steps": 2})


@pytest.mark.rule("ava:10.7.k")
def test_units_of_one_combat_pursue_to_different_hexes() -> None:
    game = won(with_=(SECOND,), dice=[die("8-1", "RR")])
    play(game, {"pursue": PANZER, "path": [TARGET, SOUTH_EAST]}, {"pursue": SECOND, "path": [TARGET, SOUTH_WEST]})
    check(game, {"unit": PANZER, "at": SOUTH_EAST}, {"unit": SECOND, "at": SOUTH_WEST})


# -- where not ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:10.7.l")
@pytest.mark.parametrize("path", [[NORTH_EAST], [NORTH_EAST, SOUTH_EAST], ["L0405"]])
def test_the_first_hex_of_a_pursuit_is_the_hex_the_defender_left(path: list[str]) -> None:
    game = four_to_one()
    refused(game, {"pursue": PANZER, "path": path}, by="10.7.l")
    allowed(game, {"pursue": PANZER, "path": [TARGET, SOUTH_EAST]})


@pytest.mark.rule("ava:10.7.m")
def test_a_pursuit_does_not_enter_closed_mountains() -> None:
    game = four_to_one(islet(soviet=["L0413"], terrain={SOUTH_EAST: "mountain"}))
    refused(game, {"pursue": PANZER, "path": [TARGET, SOUTH_EAST]}, by="10.7.m")
    allowed(game, {"pursue": PANZER, "path": [TARGET, SOUTH]})


@pytest.mark.rule("ava:10.7.m")
def test_a_road_opens_the_mountains_to_a_pursuit() -> None:
    board = islet(soviet=["L0413"], terrain={SOUTH_EAST: "mountain"}, roads=[[TARGET, SOUTH_EAST]])
    game = four_to_one(board)
    allowed(game, {"pursue": PANZER, "path": [TARGET, SOUTH_EAST]})


@pytest.mark.rule("ava:10.7.m")
def test_a_soviet_pursuit_does_not_cross_the_start_line() -> None:
    """The Germans are beaten on the Soviet side of the line; beyond it no unit pursues."""
    units = stand(su_l_2t=NORTH, su_l_23t=NORTH, su_l_28t=NORTH_WEST, su_l_5t=NORTH_WEST, de_l_21=TARGET)
    soviets = ["su-l-2t", "su-l-23t", "su-l-28t", "su-l-5t"]
    board = islet(start={SOUTH: "a", "L0409": "a"}, axis=["L0413"], rails=[["L0413", "L0412"]], soviet=["L0701"])
    game = fighting(units, soviets, board=board, dice=[die("4-1", "RR")])
    play(game, *attack(TARGET, *soviets))
    refused(game, {"pursue": "su-l-2t", "path": [TARGET, SOUTH]}, by="10.7.m")
    allowed(game, {"pursue": "su-l-2t", "path": [TARGET, SOUTH_EAST]})


@pytest.mark.rule("ava:10.7.n")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_a_pursuit_does_not_enter_water(water: str) -> None:
    game = four_to_one(islet(soviet=["L0413"], terrain={SOUTH_EAST: water}))
    refused(game, {"pursue": PANZER, "path": [TARGET, SOUTH_EAST]}, by="10.7.n")
    allowed(game, {"pursue": PANZER, "path": [TARGET, SOUTH]})


@pytest.mark.rule("ava:10.7.o")
@pytest.mark.parametrize(("scenario", "inside"), [("leningrad", False), ("campaign", True)])
def test_a_pursuit_does_not_leave_the_map(scenario: str, inside: bool) -> None:
    """S2308 touches L2228: beyond the border of the Leningrad game, on the map of the campaign."""
    hexes = ("L2227", "L2228", "S2308", "L2128", "L2028")
    board = {"terrain": dict.fromkeys(hexes, "clear"), "places": dict.fromkeys(hexes, "none"), "soviet": ["L2028"]}
    board["start"] = dict.fromkeys(hexes, "s")
    board["rivers"] = {"L2227/L2228": "none", "L2228/S2308": "none"}
    game = fighting(
        [*stand(de_l_1pz="L2227"), {"unit": RIFLES, "at": "L2228", "steps": 1}],
        [PANZER],
        board=board,
        scenario=scenario,
        dice=[die("8-1", "1RR")],
    )
    play(game, *attack("L2228", PANZER))
    if inside:
        allowed(game, {"pursue": PANZER, "path": ["L2228", "S2308"]})
    else:
        refused(game, {"pursue": PANZER, "path": ["L2228", "S2308"]}, by="10.7.o")
        allowed(game, {"pursue": PANZER, "path": ["L2228"]})


@pytest.mark.rule("ava:3.1.d")
def test_a_pursuit_does_not_enter_a_hex_of_the_enemy() -> None:
    game = won(None, *stand(su_l_188=SOUTH_EAST), dice=[die("4-1", "RR")])
    refused(game, {"pursue": PANZER, "path": [TARGET, SOUTH_EAST]}, by="3.1.d")


@pytest.mark.rule("ava:10.7.p")
def test_a_pursuit_does_not_end_where_the_stack_would_be_too_high() -> None:
    """Two panzer divisions take the hex; the infantry finds no room, another division of panzers drives on."""
    units = stand(de_l_1pz=NORTH, de_l_6pz=NORTH, de_l_8pz=NORTH_EAST, de_l_21=NORTH_EAST, su_l_179=TARGET)
    attackers = [PANZER, SECOND, "de-l-8pz", INFANTRY]
    game = fighting(units, attackers, board=islet(soviet=["L0413"]), dice=[die("10-1", "1RR")])
    play(game, *attack(TARGET, *attackers))
    play(game, {"pursue": PANZER, "path": [TARGET]})
    allowed(game, {"pursue": INFANTRY, "path": [TARGET]})
    play(game, {"pursue": SECOND, "path": [TARGET]})
    refused(game, {"pursue": INFANTRY, "path": [TARGET]}, by="10.7.p")
    play(game, {"pursue": "de-l-8pz", "path": [TARGET, SOUTH_EAST]})
    check(game, {"unit": "de-l-8pz", "at": SOUTH_EAST}, {"unit": INFANTRY, "at": NORTH_EAST})
