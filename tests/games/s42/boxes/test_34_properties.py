"""34.2, 34.3 What a reserve army is, what it shows, and how it moves."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import GRID, HEX, HEXES, NO_PATCH
from grognard.games.s42.data.units import AXIS, COMBAT, FOOT, MOVEMENT_CLASS, SOVIET, UNIT
from grognard.games.s42.interface.actions import (
    Entrain,
    Go,
    Halt,
    Hide,
    JoinBox,
    Move,
    Recall,
    Show,
    Station,
)
from grognard.games.s42.state.position import DISRUPTED, REPLACED, TRACK, USED, Position
from grognard.games.s42.state.zones import zones
from tests.games.s42.campaigning import (
    ARMIES,
    answers,
    clause,
    initial,
    masked,
    moving,
    offered,
    piece,
    seen,
    stands,
    with_unit,
)
from tests.games.s42.marches import points
from tests.games.s42.table import play, refused, told

ARMY, OTHER = ARMIES[:2]
HERE = "3020"
AROUND = {HEXES[hex_] for hex_ in GRID.near[HEX[HERE]]}
EIGHT = "su-121 su-6 su-4 su-74 su-89 su-23 su-31 su-62"


def zone(position: Position) -> set[str]:
    return {HEXES[hex_] for hex_ in zones(position, SOVIET).zone}


def step(game: Game[Position], unit: str, *way: str, mode: Any = "normal") -> Game[Position]:
    """After a unit has gone this way."""
    play(game, Move((unit,)))
    for to in way:
        play(game, Go(to, mode))
    if game.decision is not None and Halt() in answers(game):
        play(game, Halt())
    return game


# -- 34.2 what it is -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.2.a", "s42:34.2.b")
def test_it_neither_fights_nor_drives() -> None:
    for army in ARMIES:
        assert not COMBAT[UNIT[army]]
        assert MOVEMENT_CLASS[UNIT[army]] == FOOT


@pytest.mark.rule("s42:34.2.c", "s42:34.6.2.h")
def test_driven_off_it_comes_back_with_its_marker() -> None:
    position = masked({"1": HERE}, boxes={"1": 4, "4": 1}, others={"3022": "ge-44", "2503": "su-121"})
    away = step(moving(position, AXIS), "ge-44", "3021", HERE).position
    assert piece(away, ARMY).place == TRACK - 24
    assert away.masks == position.masks
    game = initial(away.but(turn=24))
    play(game, Recall(ARMY))
    play(game, Station("area-B"))
    assert stands(game, ARMY, "area-B")
    assert game.position.masks[0] == 3


@pytest.mark.rule("s42:34.2.d")
def test_eight_units_in_a_box() -> None:
    seven = masked({"1": "area-A"}, {"1": EIGHT.rsplit(" ", 1)[0]}, others={"area-B": "su-16tc"})
    game = moving(seven)
    play(game, JoinBox("su-16tc", "box-1"))
    assert stands(game, "su-16tc", "box-1")
    full = moving(masked({"1": "area-A"}, {"1": EIGHT}, others={"area-B": "su-16tc"}))
    refused(full, JoinBox("su-16tc", "box-1"), by="34.2.d")


@pytest.mark.rule("s42:34.2.d", "s42:34.2.a")
def test_a_box_holds_combat_units_only() -> None:
    position = masked({"1": "area-A"}, others={"area-B": "su-5ta-hq su-chuikov"})
    assert not [action for action in offered(moving(position), JoinBox) if action.unit in ("su-5ta-hq", "su-chuikov")]


@pytest.mark.rule("s42:34.2.e")
def test_a_zone_of_control_only_behind_a_unit_that_is_shown() -> None:
    position = masked({"1": HERE}, {"1": "su-121"})
    assert zone(position) == set()
    game = moving(position)
    play(game, Show("su-121"))
    assert zone(game.position) == AROUND
    play(game, Hide("su-121"))
    assert zone(game.position) == set()


@pytest.mark.rule("s42:34.2.e")
def test_a_unit_that_has_no_zone_gives_none() -> None:
    routed = with_unit(masked({"1": HERE}, {"1": "su-121"}), "su-121", order=2)
    game = moving(routed)
    if Show("su-121") in offered(game, Show):
        play(game, Show("su-121"))
    assert zone(game.position) == set()


@pytest.mark.rule("s42:34.2.f")
def test_bonds_only_with_a_unit_that_is_shown() -> None:
    position = masked({"1": HERE}, {"1": "su-121"}, others={"3022": "su-6"})
    assert not zones(position, SOVIET).bonds
    game = moving(position)
    play(game, Show("su-121"))
    assert [set(map(HEXES.__getitem__, bond.ends)) for bond in zones(game.position, SOVIET).bonds] == [{HERE, "3022"}]


@pytest.mark.rule("s42:34.2.e")
def test_showing_tells_whose_the_unit_is_and_no_more() -> None:
    """The unit lies on the counter: both players see it there, and nothing of the army beside it."""
    position = masked({"1": HERE, "2": "3015"}, {"1": "su-121", "2": "su-6"})
    game = moving(position)
    play(game, Show("su-121"))
    assert OTHER not in seen(game, "axis").masks
    assert not piece(game, ARMY).has(512), "not unmasked"


# -- 34.3.1 movement -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.3.1.a", "s42:34.3.1.c")
def test_three_points_and_three_more_in_haste() -> None:
    position = masked({"1": HERE})
    assert points(position, ARMY) == 3
    assert points(position, ARMY, "extended") == 6
    assert stands(step(moving(position), ARMY, "3023"), ARMY, "3023")


@pytest.mark.rule("s42:34.3.1.b")
def test_tactical_movement() -> None:
    position = masked({"1": HERE}, others={"3021": "ge-44"})
    game = moving(position)
    play(game, Move((ARMY,)))
    assert "tactical" in {action.mode for action in offered(game, Go)}
    assert points(position, ARMY, "tactical") == 2


@pytest.mark.rule("s42:34.3.1.d")
@pytest.mark.parametrize(("units", "pace"), [("su-16tc", 5), ("su-16tc su-121", 3), ("su-17cav su-20mtn", 4)])
def test_the_pace_of_the_slowest(units: str, pace: int) -> None:
    assert points(masked({"1": HERE}, {"1": units}), ARMY) == pace
    assert points(masked({"1": HERE}, {"2": units}), ARMY) == 3, "the box of another army"


@pytest.mark.rule("s42:34.3.1.e", "s42:34.5.b")
def test_one_hex_with_a_unit_that_had_a_replacement() -> None:
    position = masked({"1": HERE}, {"1": "su-16tc su-17cav"}).mark((UNIT["su-16tc"],), REPLACED)
    game = moving(position)
    play(game, Move((ARMY,)))
    assert {action.to for action in offered(game, Go)} <= AROUND
    assert "3021" in {action.to for action in offered(game, Go)}


@pytest.mark.rule("s42:34.3.1.f")
def test_it_does_not_move_after_units_came_to_it() -> None:
    position = masked({"1": "area-A"}, others={"area-B": "su-16tc"})
    game = moving(position)
    play(game, JoinBox("su-16tc", "box-1"))
    refused(game, Move((ARMY,)), by="34.3.1.f")


@pytest.mark.rule("s42:34.3.1.f")
def test_it_may_move_before() -> None:
    game = step(moving(masked({"1": "area-A"}, others={"area-B": "su-16tc"})), ARMY, "area-C")
    assert stands(game, ARMY, "area-C")
    play(game, JoinBox("su-16tc", "box-1"))
    assert stands(game, "su-16tc", "box-1")


# -- 34.3.2 trains ---------------------------------------------------------------------------------------------------

VORONEZH = "2503"


def railway(**inside: str) -> Game[Position]:
    return moving(masked({"1": VORONEZH, "2": "2504"}, inside, patch=NO_PATCH))


@pytest.mark.rule("s42:34.3.2.a")
def test_only_an_empty_army_takes_the_train() -> None:
    assert clause(railway(), Entrain(ARMY)) == ""
    refused(railway(**{"1": "su-121"}), Entrain(ARMY), by="34.3.2.a")
    assert clause(railway(**{"2": "su-121"}), Entrain(ARMY)) == ""


@pytest.mark.rule("s42:34.3.2.b")
def test_that_it_is_empty_is_shown() -> None:
    game = railway()
    before = len(told(game))
    play(game, Entrain(ARMY))
    play(game, Station("area-A"))
    public = [event for event in (game.events or [])[before:] if not event.to or "axis" in event.to]
    assert any("box-1" in event.args.values() for event in public)


# -- 34.3.3 areas ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.3.3.a")
@pytest.mark.parametrize("inside", ["", "su-121 su-16tc"])
def test_from_area_to_area(inside: str) -> None:
    game = step(moving(masked({"1": "area-A"}, {"1": inside})), ARMY, "area-D")
    assert stands(game, ARMY, "area-D")


@pytest.mark.rule("s42:34.3.3.b", "s42:34.3.3.c")
@pytest.mark.parametrize("what", ["disrupted", "replaced"])
def test_not_with_units_in_disorder_or_rebuilt(what: str) -> None:
    position = masked({"1": "area-A"}, {"1": "su-121 su-6"})
    if what == "disrupted":
        position = with_unit(position, "su-6", order=DISRUPTED)
    else:
        position = position.mark((UNIT["su-6"],), REPLACED)
    game = moving(position)
    play(game, Move((ARMY,)))
    refused(game, Go("area-D"), by="34.3.3.b" if what == "disrupted" else "34.3.3.c")


# -- 34.6.3 guns on the march ----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.6.3.b")
def test_guns_in_a_box_are_not_disrupted_by_the_march() -> None:
    position = masked({"1": HERE}, {"1": "su-1art"})
    game = step(moving(position), ARMY, "3023")
    assert stands(game, ARMY, "3023")
    assert piece(game, "su-1art").order == 0
    loose = step(moving(masked({}, others={HERE: "su-1art"})), "su-1art", "3023")
    assert piece(loose, "su-1art").order == DISRUPTED
    assert not piece(loose, "su-1art").has(USED)
