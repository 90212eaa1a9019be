"""Chapter 31: the reserve armies of the set-up stand still until they are released."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.board import GRID, HEX, HEXES
from grognard.games.s42.data.units import AXIS, RESERVE_ARMY, RESERVES, SOVIET, UNIT, UNITS
from grognard.games.s42.interface.actions import EndInitial, EndMovement, Go, Halt, Move, ReleaseArmy
from grognard.games.s42.options.switches import rules_of
from grognard.games.s42.state.position import Position
from grognard.games.s42.state.stacking import overfull
from grognard.games.s42.turn.setup import begin
from tests.games.s42.campaigning import answers, clause, initial, moving, offered
from tests.games.s42.table import bare, play, refused

SARATOV = "5902"
CAMPS = {5: "4409", 6: "3806", 7: "5521", 8: SARATOV}
ARMY = {n: tuple(UNITS[unit] for unit, army in RESERVES["campaign"].items() if army == n) for n in CAMPS}


def camps(turn: int, axis: str = "1303", **fields: Any) -> Position:
    """The four armies in their camps, and an Axis division somewhere."""
    stand = [(unit, CAMPS[n]) for n, units in ARMY.items() for unit in units]
    return bare(stand=(*stand, ("ge-44", axis)), turn=turn, **fields)


def distant(hexes: int) -> str:
    """A hex of the map so far from Saratov, to the west."""
    found = (hex_ for hex_ in GRID.within(HEX[SARATOV], hexes) if GRID.distance(HEX[SARATOV], hex_) == hexes)
    return min(HEXES[hex_] for hex_ in found)


def army(name: str) -> ReleaseArmy:
    return ReleaseArmy(f"reserve-army-{name}")


def choosing(position: Position) -> Game[Position]:
    """The phase of the Soviet player in which armies are released."""
    game = initial(position)
    return game if offered(game, ReleaseArmy) else moving(position)


def releasable(position: Position) -> set[str]:
    return {action.army for action in offered(choosing(position), ReleaseArmy)}


@pytest.mark.rule("s42:31.0.a")
@pytest.mark.parametrize("n", CAMPS)
def test_they_do_not_move(n: int) -> None:
    game = moving(camps(turn=2))
    for unit in ARMY[n]:
        refused(game, Move((unit,)), by="31.0.a")
    free = moving(camps(turn=2, freed=(f"reserve-{n}",)))
    assert clause(free, Move((ARMY[n][0],))) == ""


@pytest.mark.rule("s42:31.0.d")
def test_one_of_three_each_turn_from_the_second_on() -> None:
    assert releasable(camps(turn=1)) == set()
    assert releasable(camps(turn=2)) == {"reserve-army-5", "reserve-army-6", "reserve-army-7"}
    game = choosing(camps(turn=2))
    play(game, army("6"))
    assert "reserve-6" in game.position.freed
    refused(game, army("5"), by="31.0.d")


@pytest.mark.rule("s42:31.0.d")
def test_another_one_on_the_next_turn() -> None:
    after = camps(turn=3, freed=("reserve-6",))
    assert releasable(after) == {"reserve-army-5", "reserve-army-7"}


@pytest.mark.rule("s42:31.0.d")
def test_no_army_has_to_be_released() -> None:
    game = initial(camps(turn=2))
    assert clause(game, EndInitial()) == ""
    assert clause(moving(camps(turn=2)), EndMovement()) == ""


@pytest.mark.rule("s42:31.0.a", "s42:31.0.d")
def test_a_released_army_moves_in_the_same_turn() -> None:
    game = choosing(camps(turn=2))
    play(game, army("6"))
    walk = moving(game.position)
    play(walk, Move((ARMY[6][0],)))
    assert offered(walk, Go)


@pytest.mark.rule("s42:31.0.b")
@pytest.mark.parametrize(("turn", "free"), [(14, False), (15, True), (16, True)])
def test_saratov_waits_for_turn_15(turn: int, free: bool) -> None:
    assert "reserve-army-8" not in releasable(camps(turn=14))
    game = moving(initial_done(camps(turn=turn)))
    assert (clause(game, Move((ARMY[8][0],))) == "") is free


@pytest.mark.rule("s42:31.0.c")
@pytest.mark.parametrize(("hexes", "free"), [(6, True), (7, False)])
def test_saratov_wakes_when_the_axis_is_six_hexes_away(hexes: int, free: bool) -> None:
    game = moving(initial_done(camps(turn=9, axis=distant(hexes))))
    assert (clause(game, Move((ARMY[8][0],))) == "") is free


@pytest.mark.rule("s42:31.0.c")
def test_the_axis_need_only_have_been_near() -> None:
    near, far = distant(6), distant(7)
    assert GRID.distance(HEX[near], HEX[far]) == 1
    game = moving(camps(turn=9, axis=far), AXIS)
    play(game, Move(("ge-44",)))
    play(game, Go(near))
    if Halt() in answers(game):
        play(game, Halt())
    gone = game.position.with_piece(UNIT["ge-44"], game.position.pieces[UNIT["ge-45"]])
    walk = moving(initial_done(gone))
    assert clause(walk, Move((ARMY[8][0],))) == ""


@pytest.mark.rule("s42:31.0.b", "s42:31.0.d")
def test_saratov_is_not_for_the_player_to_release() -> None:
    game = choosing(camps(turn=5))
    refused(game, army("8"), by="31.0.b")


@pytest.mark.rule("s42:31.0.d", "s42:30.0.a")
def test_only_their_side_releases_them_and_once_and_not_in_fall_blau() -> None:
    refused(initial(camps(turn=2), AXIS), army("6"), by="31.0.d")
    refused(initial(camps(turn=3, freed=("reserve-6",))), army("6"), by="31.0.d")
    blau = bare("fall-blau", turn=1, stand=tuple((unit, CAMPS[6]) for unit in ARMY[6]))
    refused(initial(blau), army("6"), by="C1.2.q")


@pytest.mark.rule("s42:31.0.e")
def test_they_may_crowd_until_they_are_released() -> None:
    assert overfull(camps(turn=2), SOVIET) == []
    game = choosing(camps(turn=2))
    play(game, army("6"))
    assert overfull(game.position, SOVIET) == [HEX[CAMPS[6]]]


@pytest.mark.rule("s42:31.0.g", "s42:34.1.a")
def test_they_have_nothing_to_do_with_maskirovka() -> None:
    armies = {UNIT[unit] for units in ARMY.values() for unit in units}
    assert not any(RESERVE_ARMY[unit] for unit in armies)
    assert [len(units) for units in ARMY.values()] == [5, 4, 4, 4]
    game = choosing(camps(turn=2))
    play(game, army("5"))
    assert game.position.masks == begin(rules_of("campaign", {})).masks


def initial_done(position: Position) -> Position:
    """After the Soviet initial phase."""
    game = initial(position)
    while game.decision is not None:
        play(game, EndInitial() if EndInitial() in answers(game) else answers(game)[0])
    return game.position
