"""The terrain effects chart: movement, combat and pursuit for each kind of ground."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.ava.state.position import Position
from tests.games.ava.islet import Board, attack, die, fighting, islet, moving, neighbours, river_below, stand
from tests.games.ava.table import allowed, check, legal, play, refused, table

HERE = "L0407"
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = neighbours(HERE)
INFANTRY, MOTORISED, PANZER, RIFLES, HQ = "de-l-21", "de-l-36m", "de-l-1pz", "su-l-179", "de-l-hq-18a"


def cost(unit: str, points: float | str, **board: Any) -> None:
    """From L0406 into the hex in question, L0407, nothing else being near."""
    game = moving([{"unit": unit, "at": NORTH}], [unit], board=islet([NORTH, HERE], **board))
    play(game, {"move": unit})
    check(game, {"routes": unit, "to": HERE, "cost": points})


def column(wanted: str, **board: Any) -> None:
    """A panzer division (8) attacks rifles (2) in the hex in question: 4-1 before any shift."""
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=HERE), [PANZER], board=islet(**board))
    check(game, {"odds": HERE, "attackers": [PANZER], "column": wanted})


def pursuing(on: str, **board: Any) -> Game[Position]:
    """The rifles have been driven off the hex in question by a roll on this column."""
    ground: Board = islet(soviet=["L0413"], **board)
    game = fighting(stand(de_l_1pz=NORTH, su_l_179=HERE), [PANZER], board=ground, dice=[die(on, "RR")])
    play(game, *attack(HERE, PANZER))
    check(game, {"asked": "choose-pursuit"})
    return game


def two_hexes(game: Game[Position]) -> bool:
    paths = [line["path"] for line in legal(game) if line["do"] == "pursue"]
    assert [HERE] in [list(path) for path in paths]
    return any(len(path) == 2 for path in paths)


# -- movement ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "ava:tec.a", "ava:tec.d", "ava:tec.e", "ava:tec.h", "ava:tec.i", "ava:tec.l", "ava:tec.m", "ava:9.2.d"
)
@pytest.mark.parametrize(
    ("terrain", "infantry", "mechanised"),
    [("clear", 1, 1), ("sparse-forest", 1, 2), ("dense-forest", 2, 3), ("swamp", 2, 3)],
)
def test_terrain_costs_infantry_and_mechanised_units_differently(terrain: str, infantry: int, mechanised: int) -> None:
    for unit in (INFANTRY, HQ, RIFLES):
        cost(unit, infantry, terrain={HERE: terrain})
    for unit in (MOTORISED, PANZER, "su-l-23t"):
        cost(unit, mechanised, terrain={HERE: terrain})


@pytest.mark.rule("ava:tec.p")
@pytest.mark.parametrize("unit", [INFANTRY, MOTORISED])
def test_a_lake_is_not_entered(unit: str) -> None:
    game = moving([{"unit": unit, "at": NORTH}], [unit], board=islet(terrain={HERE: "lake"}))
    play(game, {"move": unit})
    refused(game, {"go": HERE}, by="tec.p")
    allowed(game, {"go": SOUTH_EAST})


@pytest.mark.rule("ava:tec.p")
def test_a_lake_is_not_crossed() -> None:
    game = moving(stand(de_l_36m=NORTH), [MOTORISED], board=islet([NORTH, HERE, SOUTH], terrain={HERE: "lake"}))
    play(game, {"move": MOTORISED})
    check(game, {"routes": MOTORISED, "to": SOUTH, "cost": "none"})


@pytest.mark.rule("ava:tec.r")
@pytest.mark.parametrize(("terrain", "points"), [("clear", 1), ("sparse-forest", 2), ("dense-forest", 3)])
def test_a_city_costs_what_its_terrain_costs(terrain: str, points: int) -> None:
    cost(MOTORISED, points, terrain={HERE: terrain}, places={HERE: "city"})


@pytest.mark.rule("ava:tec.u")
@pytest.mark.parametrize("terrain", ["clear", "sparse-forest", "dense-forest", "swamp"])
def test_a_major_city_costs_one_point(terrain: str) -> None:
    cost(MOTORISED, 1, terrain={HERE: terrain}, places={HERE: "major"})


@pytest.mark.rule("ava:tec.x")
def test_mountains_are_for_roads_and_mountain_divisions() -> None:
    cost(INFANTRY, "none", terrain={HERE: "mountain"})
    game = moving(
        stand(de_l_21=NORTH, su_l_179="L0405"),
        [INFANTRY],
        board=islet(terrain={HERE: "mountain"}, roads=[[NORTH, HERE]]),
    )
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": HERE, "cost": 3})
    mountain = moving(stand(de_k_4mt=NORTH), ["de-k-4mt"], board=islet(terrain={HERE: "mountain"}), scenario="campaign")
    play(mountain, {"move": "de-k-4mt"})
    check(mountain, {"routes": "de-k-4mt", "to": HERE, "cost": 5})


@pytest.mark.rule("ava:tec.za")
def test_a_small_river_costs_one_point_more() -> None:
    cost(INFANTRY, 2, rivers={f"{NORTH}/{HERE}": "small"})
    cost(MOTORISED, 4, rivers={f"{NORTH}/{HERE}": "small"}, terrain={HERE: "swamp"})


@pytest.mark.rule("ava:tec.zd")
def test_a_large_river_takes_the_whole_allowance() -> None:
    cost(INFANTRY, 5, rivers={f"{NORTH}/{HERE}": "large"})
    cost(MOTORISED, 10, rivers={f"{NORTH}/{HERE}": "large"}, terrain={HERE: "dense-forest"})
    cost(RIFLES, 4, rivers={f"{NORTH}/{HERE}": "large"})


@pytest.mark.rule("ava:tec.ze")
@pytest.mark.parametrize(("enemy", "clause"), [("L0405", "9.2.m"), (SOUTH, "9.2.n")])
def test_a_large_river_is_not_crossed_in_or_into_an_enemy_zone(enemy: str, clause: str) -> None:
    place = [*stand(de_l_36m=NORTH), {"unit": RIFLES, "at": enemy}]
    game = moving(place, [MOTORISED], board=islet(rivers=river_below(6, "large")))
    play(game, {"move": MOTORISED})
    refused(game, {"go": HERE}, by=clause)


@pytest.mark.rule("ava:tec.zh")
def test_a_road_hex_costs_one_point_in_normal_movement() -> None:
    """It comes from beside the road, so its move is a normal one: a clear hex, then the road through a swamp."""
    board = islet(["L0405", NORTH, HERE], terrain={HERE: "swamp"}, roads=[[NORTH, HERE]])
    game = moving(stand(de_l_36m="L0405"), [MOTORISED], board=board)
    play(game, {"move": MOTORISED})
    check(game, {"routes": MOTORISED, "to": HERE, "cost": 2})


@pytest.mark.rule("ava:tec.zi")
def test_a_road_hex_costs_half_a_point_in_strategic_movement() -> None:
    """Out of reach of a normal march: eleven hexes of road for an allowance of eight cost five and a half."""
    road = [f"L04{row:02}" for row in range(1, 13)]
    game = moving(stand(de_l_36m=road[0]), [MOTORISED], board=islet(road, roads=[road]))
    play(game, {"move": MOTORISED})
    check(game, {"routes": MOTORISED, "to": road[11], "cost": 5.5})


@pytest.mark.rule("ava:tec.zk")
@pytest.mark.parametrize(("terrain", "points"), [("clear", 1), ("dense-forest", 3)])
def test_a_railway_costs_what_its_terrain_costs(terrain: str, points: int) -> None:
    cost(MOTORISED, points, terrain={HERE: terrain}, rails=[[NORTH, HERE]])


@pytest.mark.rule("ava:tec.zm")
def test_hexes_of_a_major_city_are_joined_by_road() -> None:
    """A road of ten hexes lacks the link between two hexes: it is there if both are hexes of a major city."""
    road = [f"L04{row:02}" for row in range(1, 12)]
    for second, points in (("major", 5), ("city", "none")):
        board = islet(road, roads=[road[:6], road[6:]], places={road[5]: "major", road[6]: second})
        game = moving(stand(de_l_21=road[0]), [INFANTRY], board=board)
        play(game, {"move": INFANTRY})
        check(game, {"routes": INFANTRY, "to": road[10], "cost": points})


@pytest.mark.rule("ava:tec.zm")
@pytest.mark.parametrize(("second", "joined"), [("major", True), ("city", False)])
def test_hexes_of_a_major_city_are_joined_by_railway(second: str, joined: bool) -> None:
    """A train from the source at L0405 reaches the second hex of the city only if the hexes are joined."""
    board = islet(places={NORTH: "major", HERE: second}, rails=[["L0405", NORTH], [HERE, SOUTH]], soviet=["L0405"])
    spec: dict[str, Any] = {"decision": {"phase": "reinforcements", "side": "soviet"}, "turn": 4, "board": board}
    game = table(place=stand(su_l_179="available"), **spec)
    play(game, {"call": RIFLES})
    if joined:
        allowed(game, {"arrive": SOUTH})
    else:
        refused(game, {"arrive": SOUTH}, by="12.1.e")


@pytest.mark.rule("ava:tec.zn")
def test_a_large_river_inside_a_major_city_has_a_bridge() -> None:
    """From outside the city over the river and on: three clear points."""
    board = islet(places={NORTH: "major", HERE: "major"}, rivers=river_below(6, "large"))
    game = moving(stand(de_l_21="L0405"), [INFANTRY], board=board)
    play(game, {"move": INFANTRY})
    check(game, {"routes": INFANTRY, "to": HERE, "cost": 2}, {"routes": INFANTRY, "to": SOUTH, "cost": 3})


# -- combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:tec.b", "ava:tec.f", "ava:tec.j", "ava:tec.n")
@pytest.mark.parametrize(
    ("terrain", "wanted"), [("clear", "4-1"), ("sparse-forest", "3-1"), ("dense-forest", "2-1"), ("swamp", "3-1")]
)
def test_the_ground_of_the_defender_shifts_the_column(terrain: str, wanted: str) -> None:
    column(wanted, terrain={HERE: terrain})


@pytest.mark.rule("ava:tec.s")
@pytest.mark.parametrize(
    ("terrain", "wanted"), [("clear", "3-1"), ("sparse-forest", "2-1"), ("swamp", "2-1"), ("dense-forest", "1.5-1")]
)
def test_a_city_shifts_one_column_more_than_its_terrain(terrain: str, wanted: str) -> None:
    column(wanted, terrain={HERE: terrain}, places={HERE: "city"})


@pytest.mark.rule("ava:tec.v")
@pytest.mark.parametrize("terrain", ["clear", "sparse-forest"])
def test_a_major_city_shifts_two_columns(terrain: str) -> None:
    column("2-1", terrain={HERE: terrain}, places={HERE: "major"})


@pytest.mark.rule("ava:tec.y")
def test_mountains_shift_two_columns() -> None:
    column("2-1", terrain={HERE: "mountain"}, roads=[[NORTH, HERE]])


@pytest.mark.rule("ava:tec.q")
def test_a_lake_beside_the_battle_changes_nothing() -> None:
    column("4-1", terrain={NORTH_EAST: "lake", NORTH_WEST: "lake", SOUTH: "lake"})
    assert two_hexes(pursuing("4-1", terrain={NORTH_EAST: "lake", SOUTH_WEST: "lake"}))


@pytest.mark.rule("ava:tec.zb", "ava:tec.zf")
@pytest.mark.parametrize("size", ["small", "large"])
def test_an_attacker_across_a_river_is_halved(size: str) -> None:
    column("2-1", rivers={f"{NORTH}/{HERE}": size})


@pytest.mark.rule("ava:tec.zj", "ava:tec.zl")
@pytest.mark.parametrize("line", ["roads", "rails"])
def test_roads_and_railways_change_no_battle(line: str) -> None:
    track = {line: [["L0405", NORTH, HERE, SOUTH]]}
    column("4-1", **track)
    column("2-1", terrain={HERE: "dense-forest"}, **track)
    assert two_hexes(pursuing("4-1", **track))
    assert not two_hexes(pursuing("3-1", terrain={HERE: "sparse-forest"}, **track))


# -- pursuit -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ava:tec.c")
def test_a_pursuit_over_clear_ground_reaches_two_hexes() -> None:
    assert two_hexes(pursuing("4-1"))


@pytest.mark.rule("ava:tec.g", "ava:tec.k", "ava:tec.o", "ava:tec.z")
@pytest.mark.parametrize(
    ("terrain", "on"), [("sparse-forest", "3-1"), ("dense-forest", "2-1"), ("swamp", "3-1"), ("mountain", "2-1")]
)
def test_a_pursuit_into_rough_ground_stops_there(terrain: str, on: str) -> None:
    assert not two_hexes(pursuing(on, terrain={HERE: terrain}, roads=[[NORTH, HERE, SOUTH]]))


@pytest.mark.rule("ava:tec.t", "ava:tec.w")
@pytest.mark.parametrize(("place", "on"), [("city", "3-1"), ("major", "2-1")])
def test_a_pursuit_into_a_city_stops_there(place: str, on: str) -> None:
    assert not two_hexes(pursuing(on, places={HERE: place}))


@pytest.mark.rule("ava:tec.zc", "ava:tec.zg")
@pytest.mark.parametrize("size", ["small", "large"])
def test_a_pursuit_across_a_river_stops_behind_it(size: str) -> None:
    assert not two_hexes(pursuing("2-1", rivers={f"{NORTH}/{HERE}": size}))


@pytest.mark.rule("ava:tec.zn", "ava:tec.zm")
@pytest.mark.parametrize(("start", "to"), [("L3602", "L3603"), ("L3602", "L3702"), ("L3603", "L3602")])
def test_the_hexes_of_leningrad_are_bridged(start: str, to: str) -> None:
    """Rifles inside the city, with the enemy at its gates on neither bank in question: one point, not four."""
    board = {"rivers": {f"{min(start, to)}/{max(start, to)}": "large"}}
    game = moving([{"unit": RIFLES, "at": start}], [RIFLES], board=board)
    play(game, {"move": RIFLES})
    check(game, {"routes": RIFLES, "to": to, "cost": 1})
