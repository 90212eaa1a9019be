"""C1 Fall Blau: boundaries, the edges of the map, the 6th Reserve Army, and who wins."""

from __future__ import annotations

import pytest

from grognard.core.game import Game
from grognard.games.s42.combat.combat_phase import CombatPhase
from grognard.games.s42.data.board import AREA_INDEX, HEXES
from grognard.games.s42.data.units import AXIS, SOVIET
from grognard.games.s42.interface.actions import Attack, EndInitial, Go, Move
from grognard.games.s42.movement.areas import ways_in
from grognard.games.s42.state.position import Position
from tests.games.s42.campaigning import answers, clause, initial, moving, offered, stands, with_unit
from tests.games.s42.pocket import walled
from tests.games.s42.scoring import check, holding, scored, winner, worth
from tests.games.s42.table import bare, play, refused, table

BLAU = "fall-blau"
EAST = tuple(sorted({HEXES[hex_] for area in "MNOP" for hex_ in ways_in(bare(BLAU), AREA_INDEX[area])}))
SOUTH = tuple(sorted({HEXES[hex_] for area in "QR" for hex_ in ways_in(bare(BLAU), AREA_INDEX[area])}))


def taken_up(position: Position, unit: str, side: int) -> Game[Position]:
    game = moving(position, side)
    play(game, Move((unit,)))
    return game


# -- C1.2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:C1.2.d", "s42:C4.2.d")
@pytest.mark.parametrize("scenario", [BLAU, "campaign"])
def test_no_boundary_holds_the_axis(scenario: str) -> None:
    """Wherever the line between two armies may run, every hex within two is open."""
    position = bare(scenario, turn=1, stand={"ge-44": "1508"})
    game = taken_up(position, "ge-44", AXIS)
    near = {action.to for action in offered(game, Go)}
    assert {"1506", "1510", "1507", "1509"} <= near
    assert {action.mode for action in offered(game, Go)} == {"tactical"}


@pytest.mark.rule("s42:C1.2.e")
@pytest.mark.parametrize("area", ["A", "B"])
def test_reinforcements_walk_on_from_the_north(area: str) -> None:
    game = taken_up(bare(BLAU, turn=4, stand={"su-121": f"area-{area}"}), "su-121", SOVIET)
    assert any(action.to in HEXES for action in offered(game, Go))


@pytest.mark.rule("s42:C1.2.e")
def test_not_from_the_other_edges() -> None:
    game = taken_up(bare(BLAU, turn=4, stand={"su-121": "area-N"}), "su-121", SOVIET)
    assert not any(action.to in HEXES for action in offered(game, Go))
    refused(game, Go("4115"), by="C1.2.f")


@pytest.mark.rule("s42:C1.2.i")
@pytest.mark.parametrize(("hex_", "area"), [("4115", "N"), ("4105", "M"), ("2842", "Q"), ("3542", "R")])
def test_the_axis_may_leave_by_the_east_and_the_south(hex_: str, area: str) -> None:
    game = taken_up(bare(BLAU, turn=4, stand={"ge-24pz": hex_}), "ge-24pz", AXIS)
    play(game, Go(f"area-{area}"))
    assert stands(game, "ge-24pz", f"area-{area}")


@pytest.mark.rule("s42:C1.2.i")
def test_but_not_by_the_north() -> None:
    game = taken_up(bare(BLAU, turn=4, stand={"ge-24pz": "2000"}), "ge-24pz", AXIS)
    assert clause(game, Go("area-A")) == "22.4.f"


@pytest.mark.rule("s42:C1.2.j")
def test_the_soviets_use_the_areas_all_the_same() -> None:
    position = bare(BLAU, turn=4, stand={"ge-24pz": "area-N", "su-121": "area-A"})
    game = taken_up(position, "su-121", SOVIET)
    play(game, Go("area-N"))
    assert stands(game, "su-121", "area-N")


@pytest.mark.rule("s42:C1.2.k")
@pytest.mark.parametrize("area", ["M", "R"])
def test_no_unit_comes_back(area: str) -> None:
    game = moving(bare(BLAU, turn=5, stand={"ge-24pz": f"area-{area}", "ge-44": "1508"}), AXIS)
    assert Move(("ge-24pz",)) not in answers(game)
    refused(game, Move(("ge-24pz",)), by="C1.2.k")


@pytest.mark.rule("s42:C1.2.l")
def test_no_unit_attacks_from_there() -> None:
    position = bare(BLAU, turn=5, stand={"ge-24pz": "area-N", "su-121": "4115"})
    assert not offered(table(position, CombatPhase(side=AXIS)), Attack)
    beside = bare(BLAU, turn=5, stand={"ge-24pz": "4116", "su-121": "4115"})
    assert offered(table(beside, CombatPhase(side=AXIS)), Attack) == [Attack("4115")]


@pytest.mark.rule("s42:C1.2.q", "s42:C1.2.p")
@pytest.mark.parametrize(("turn", "moves"), [(1, False), (2, True), (3, True)])
def test_the_sixth_reserve_army_moves_from_turn_2_on(turn: int, moves: bool) -> None:
    army = ("su-141-206", "su-174-232", "su-219", "su-309")
    game = initial(bare(BLAU, turn=turn, stand=tuple((unit, "3806") for unit in army)))
    while game.decision is not None:
        play(game, EndInitial() if EndInitial() in answers(game) else answers(game)[0])
    walk = moving(game.position)
    for unit in army:
        assert (clause(walk, Move((unit,))) == "") is moves
    if moves:
        play(walk, Move(army))
        assert "normal" in {action.mode for action in offered(walk, Go)}


# -- C1.3 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:C1.3.a", "s42:C1.3.b")
@pytest.mark.parametrize(
    ("points", "turn", "who"),
    [(8, 3, "axis"), (7, 3, ""), (8, 8, "axis"), (7, 8, "soviet"), (0, 1, ""), (0, 8, "soviet")],
)
def test_eight_points_on_any_turn(points: int, turn: int, who: str) -> None:
    assert winner(check(scored(BLAU, points, turn))) == who


@pytest.mark.rule("s42:C1.3.c")
@pytest.mark.parametrize("guarded", [False, True])
def test_hexes_cut_off_from_the_soviets_count(guarded: bool) -> None:
    hex_, stand = "2708", {"su-121": "2708"} if guarded else {}
    assert winner(check(scored(BLAU, 7, 3, (hex_,), stand=stand))) == ""
    cut_off = scored(BLAU, 7, 3, (hex_,), stand=stand, patch=walled((hex_,)))
    assert winner(check(cut_off)) == "axis"


@pytest.mark.rule("s42:C1.3.c")
def test_elsewhere_they_do_not() -> None:
    position = scored("campaign", 20, 36, ("2708",), patch=walled(("2708",)))
    assert winner(check(position)) == "soviet"


def east(steps: int, *areas: str) -> Position:
    """Panzers beyond the edge, three steps and the rest, and six points of hexes, Rostov and its roads among them."""
    stand = {"ge-24pz": areas[0], "ge-14pz": areas[-1]}
    hexes = ("3134", *worth(BLAU, 4, "3134"))
    return with_unit(holding(BLAU, *hexes, turn=4, stand=stand), "ge-14pz", steps=steps - 3)


@pytest.mark.rule("s42:C1.3.d", "s42:C1.3.e")
@pytest.mark.parametrize("areas", [("area-M",), ("area-M", "area-P"), ("area-Q",), ("area-Q", "area-R")])
def test_five_mechanised_steps_over_an_edge(areas: tuple[str, ...]) -> None:
    assert winner(check(east(5, *areas))) == "axis"
    assert winner(check(east(4, *areas))) == ""


@pytest.mark.rule("s42:C1.3.d", "s42:C1.3.e")
def test_the_edges_do_not_add_up_but_their_points_do() -> None:
    assert winner(check(east(5, "area-M", "area-Q"))) == ""
    both = {"ge-24pz": "area-M", "ge-14pz": "area-N", "ge-3pz": "area-Q", "ge-23pz": "area-R"}
    assert winner(check(holding(BLAU, "3134", *worth(BLAU, 2, "3134"), turn=4, stand=both))) == "axis"
    assert winner(check(holding(BLAU, "3134", *worth(BLAU, 1, "3134"), turn=4, stand=both))) == ""


@pytest.mark.rule("s42:C1.3.d")
def test_infantry_does_not_count() -> None:
    stand = {"ge-44": "area-M", "ge-45": "area-M"}
    assert winner(check(scored(BLAU, 6, 4, stand=stand))) == ""


@pytest.mark.rule("s42:C1.3.g")
@pytest.mark.parametrize(("areas", "hexes"), [(("area-M",), EAST), (("area-Q",), SOUTH)])
def test_without_a_line_to_the_area_nothing(areas: tuple[str, ...], hexes: tuple[str, ...]) -> None:
    position = east(5, *areas)
    held = position.held
    cut_off = with_unit(
        bare(BLAU, turn=4, patch=walled(hexes), stand={"ge-24pz": areas[0], "ge-14pz": areas[0]}), "ge-14pz", steps=2
    )
    assert winner(check(position)) == "axis"
    assert winner(check(cut_off.but(held=held))) == ""


@pytest.mark.rule("s42:C1.3.f")
@pytest.mark.parametrize(
    ("unit", "hex_", "wins"),
    [
        ("ge-44", "3538", True),
        ("ge-24pz", "3940", True),
        ("ro-10", "3538", False),
        ("ge-44", "2633", False),
        ("ge-44", "3930", False),
    ],
)
def test_a_german_south_of_the_don(unit: str, hex_: str, wins: bool) -> None:
    """A Romanian is none; one before Rostov is north of the river, one in row 30 not far enough."""
    assert winner(check(scored(BLAU, 7, 4, stand={unit: hex_}))) == ("axis" if wins else "")


@pytest.mark.rule("s42:C1.3.f")
def test_one_point_for_all_of_them() -> None:
    stand = {"ge-44": "3538", "ge-24pz": "3940"}
    assert winner(check(scored(BLAU, 6, 4, stand=stand))) == ""
