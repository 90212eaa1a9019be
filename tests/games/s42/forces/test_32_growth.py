"""32.4, 32.5 Wiking grows, Kampfgruppe Michalik becomes the 27th Panzer Division."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import HEX
from grognard.games.s42.data.units import AXIS, STEPS, UNIT
from grognard.games.s42.interface.actions import Arrive, Replenish, Station
from grognard.games.s42.state.position import ELIMINATED, PLATE, POOL, REMOVED, REPLACED, Piece, Position
from tests.games.s42.campaigning import answers, dead, initial, offered, piece, steps, with_unit
from tests.games.s42.table import at, bare, play

WIKING, MICHALIK, PANZERS = "ss-wiking", "ge-michalik", "ge-27pz"
HERE = "1303"


def on(turn: int, unit: str, **fields: Any) -> Position:
    return bare(stand={unit: HERE}, turn=turn, **fields)


def placed(game: Game[Position]) -> Game[Position]:
    """After the places that are asked for have been told."""
    while stations := [*offered(game, Station), *offered(game, Arrive)]:
        play(game, stations[0])
    return game


@pytest.mark.rule("s42:32.4.a", "s42:32.4.b", "s42:32.4.d")
def test_a_full_division_becomes_an_8_10_6() -> None:
    position = initial(on(13, WIKING), AXIS).position
    wiking = UNIT[WIKING]
    assert (position.attack(wiking), position.defence(wiking), position.allowance(wiking)) == (8, 10, 6)
    assert (steps(position, WIKING), position.most_steps(wiking), position.full(wiking)) == (4, 4, True)


@pytest.mark.rule("s42:32.4.a")
@pytest.mark.parametrize(("turn", "after"), [(12, 2), (13, 3), (14, 2)])
def test_a_reduced_division_gets_its_step_once(turn: int, after: int) -> None:
    game = initial(with_unit(on(turn, WIKING), WIKING, steps=2), AXIS)
    assert steps(game, WIKING) == after
    if turn == 13:
        assert not game.position.full(UNIT[WIKING]), "three of four"


@pytest.mark.rule("s42:32.4.d")
def test_it_takes_four_losses_from_then_on() -> None:
    assert initial(on(14, WIKING), AXIS).position.most_steps(UNIT[WIKING]) == 4
    assert initial(on(12, WIKING), AXIS).position.most_steps(UNIT[WIKING]) == STEPS[UNIT[WIKING]] == 3
    faces = [with_unit(on(14, WIKING), WIKING, steps=left).attack(UNIT[WIKING]) for left in (4, 3, 2)]
    assert faces == [8, 6, 4]


@pytest.mark.rule("s42:32.4.c")
def test_its_remnant_receives_a_replacement() -> None:
    position = bare(stand={"ge-rem-pzg-1": HERE}, turn=13, parents=((UNIT["ge-rem-pzg-1"], UNIT[WIKING]),))
    game = placed(initial(position.with_piece(UNIT[WIKING], Piece(PLATE, 1)), AXIS))
    assert piece(game, WIKING).place == HEX[HERE]
    assert steps(game, WIKING) == 2
    assert piece(game, WIKING).has(REPLACED), "by the normal rules"
    assert piece(game, "ge-rem-pzg-1").place == POOL


@pytest.mark.rule("s42:32.4.c")
@pytest.mark.parametrize("kept", [1, 0])
def test_dead_it_is_rebuilt_where_units_are(kept: int) -> None:
    position = on(13, "ge-45").with_piece(UNIT[WIKING], Piece(ELIMINATED, kept))
    position = position.with_piece(UNIT["ge-rem-pzg-1"], Piece(POOL, 1))
    game = initial(position, AXIS)
    free = [action for action in offered(game, Replenish) if action.unit == WIKING]
    if not offered(game, Station):
        play(game, free[0])
    assert "area-X" in {action.place for action in offered(game, Station)}
    play(game, Station("area-X"))
    forms = (WIKING, "ge-rem-pzg-1", "ge-rem-pzg-2", "ge-rem-pzg-3")
    here = [unit for unit in forms if piece(game, unit).place == at("area-X")]
    assert len(here) == 1
    assert piece(game, here[0]).has(REPLACED)


@pytest.mark.rule("s42:32.5.a", "s42:32.5.c")
@pytest.mark.parametrize(("turn", "changed"), [(19, False), (20, True), (21, False)])
def test_the_group_becomes_the_division(turn: int, changed: bool) -> None:
    game = initial(on(turn, MICHALIK), AXIS)
    if changed:
        assert piece(game, PANZERS) == Piece(HEX[HERE], STEPS[UNIT[PANZERS]])
        assert piece(game, MICHALIK).place == REMOVED
    else:
        assert piece(game, MICHALIK).place == HEX[HERE]
        assert piece(game, PANZERS).place == REMOVED


@pytest.mark.rule("s42:32.5.b", "s42:32.5.c")
def test_a_dead_group_comes_back_as_a_weak_division() -> None:
    game = initial(dead(on(20, "ge-45"), MICHALIK), AXIS)
    assert {action.area for action in offered(game, Arrive)} == {f"area-{area}" for area in "WXYZ"}
    play(game, Arrive(PANZERS, "area-Y"))
    assert piece(game, PANZERS) == Piece(at("area-Y"), STEPS[UNIT[PANZERS]] - 1)
    assert piece(game, MICHALIK).place == REMOVED
    assert answers(game)
