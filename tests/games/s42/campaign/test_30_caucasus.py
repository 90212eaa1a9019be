"""Chapter 30: the Transcaucasus Front comes when the Axis is south of row 40, one unit a turn."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.units import AXIS, PACK, STEPS, UNIT
from grognard.games.s42.interface.actions import Arrive, CrossStrait, EndInitial, Go, Move
from grognard.games.s42.movement.movement_phase import MovementPhase
from grognard.games.s42.state.position import PLACE, TRANSCAUCASUS, Piece, Position
from grognard.games.s42.turn.sequence import Turn
from tests.games.s42.campaigning import answers, initial, moving, offered, piece, stands
from tests.games.s42.table import bare, play, refused, table

FRONT = tuple(row.id for row in PACK.setup.displays if row.display == "trans-caucasus")
SOUTH = tuple(f"area-{area}" for area in "GHIJKL")
MARCHER = "ge-44"


def waiting(*gone: str, axis: str = "3038", **fields: Any) -> Position:
    """The front beside the map, but for those who are out of the game; an Axis division in this hex."""
    position = bare(stand={MARCHER: axis}, **{"turn": 9, **fields})
    rows = {UNIT[unit]: Piece(TRANSCAUCASUS, STEPS[UNIT[unit]]) for unit in FRONT if unit not in gone}
    return position.with_pieces(rows)


def marched(position: Position, *way: str) -> Game[Position]:
    """After the Axis movement phase in which the division went this way."""
    game = table(position, MovementPhase(side=AXIS))
    play(game, Move((MARCHER,)))
    for hex_ in way:
        play(game, Go(hex_))
    while game.decision is not None:
        play(game, next(a for a in answers(game) if type(a).__name__ in ("Halt", "EndMovement")))
    return game


def arriving(game: Game[Position]) -> set[str]:
    return {action.unit for action in offered(game, Arrive)} & set(FRONT)


@pytest.mark.rule("s42:30.0.b", "s42:30.0.d", "s42:30.0.e")
def test_no_unit_comes_before_the_axis_is_south_of_row_40() -> None:
    stopped = marched(waiting(axis="3039"), "3040").position
    assert not arriving(initial(stopped))
    beyond = initial(marched(waiting(axis="3040"), "3041").position)
    assert arriving(beyond) == set(FRONT), "the Soviet player chooses who comes"
    assert {action.area for action in offered(beyond, Arrive) if action.unit == FRONT[0]} == set(SOUTH)


@pytest.mark.rule("s42:30.0.b")
def test_it_is_enough_to_have_been_there() -> None:
    south = marched(waiting(axis="3040"), "3041").position
    back = south.with_piece(UNIT[MARCHER], Piece(PLACE["eliminated"], 0))
    assert arriving(initial(back)) == set(FRONT)


@pytest.mark.rule("s42:30.0.b", "s42:5.7.2.c")
def test_a_landing_at_taman_is_south_of_it_too() -> None:
    game = moving(waiting(turn=12).with_piece(UNIT["ge-46"], Piece(PLACE["area-W"], 3)), AXIS)
    play(game, CrossStrait("ge-46"))
    assert arriving(initial(game.position)) == set(FRONT)


@pytest.mark.rule("s42:30.0.c", "s42:30.0.d")
def test_one_a_turn_until_all_have_come() -> None:
    position = marched(waiting(axis="3040"), "3041").position
    for k, unit in enumerate(reversed(FRONT)):
        game = initial(position.but(turn=9 + k))
        assert arriving(game) == set(FRONT[: len(FRONT) - k])
        play(game, Arrive(unit, "area-H"))
        assert not arriving(game), "one a turn"
        assert stands(game, unit, "area-H")
        position = game.position
    assert not arriving(initial(position.but(turn=9 + len(FRONT))))


@pytest.mark.rule("s42:30.0.c")
def test_it_comes_whether_he_likes_or_not() -> None:
    game = initial(marched(waiting(axis="3040"), "3041").position)
    assert EndInitial() not in answers(game)


@pytest.mark.rule("s42:30.0.e")
def test_it_comes_south_of_the_caspian_only() -> None:
    game = initial(marched(waiting(axis="3040"), "3041").position)
    refused(game, Arrive(FRONT[0], "area-A"), by="30.0.e")
    refused(game, Arrive(FRONT[0], "area-X"), by="30.0.e")
    refused(game, Arrive("su-121", "area-L"), by="30.0.c")
    play(game, Arrive(FRONT[0], "area-L"))
    assert stands(game, FRONT[0], "area-L")


@pytest.mark.rule("s42:30.0.e")
def test_the_axis_initial_phase_brings_no_unit() -> None:
    game = initial(marched(waiting(axis="3040"), "3041").position, AXIS)
    assert not arriving(game)


@pytest.mark.rule("s42:30.0.f")
def test_it_may_move_in_the_turn_it_came() -> None:
    game = initial(marched(waiting(axis="3040"), "3041").position)
    play(game, Arrive("su-276", "area-L"))
    walk = moving(game.position)
    play(walk, Move(("su-276",)))
    assert any(len(action.to) == 4 for action in offered(walk, Go)), "onto the map"


@pytest.mark.rule("s42:30.0.a", "s42:C4.3.a")
@pytest.mark.parametrize(("scenario", "grown"), [("campaign", 4), ("caucasus", 3)])
def test_the_chapters_are_those_of_the_campaign(scenario: str, grown: int) -> None:
    position = bare(scenario, turn=13, stand={"ss-wiking": "3443"})
    game = initial(position, AXIS)
    assert game.position.most_steps(UNIT["ss-wiking"]) == piece(game, "ss-wiking").steps == grown


@pytest.mark.rule("s42:30.0.a", "s42:C4.3.a")
def test_no_unit_is_withdrawn_in_other_scenarios() -> None:
    stand = {"ss-1rfss": "3443", "ge-gd": "3444", "ge-9pz": "3445", "ge-11pz": "3446"}
    for turn in (10, 11):
        game = initial(bare("caucasus", turn=turn, stand=stand), AXIS)
        assert EndInitial() in answers(game)
        assert all(piece(game, unit).place >= 0 for unit in stand)


@pytest.mark.rule("s42:30.0.c")
def test_a_turn_goes_on_with_it() -> None:
    """The whole turn runs: the Axis goes south, and the same turn brings the first unit."""
    game = table(waiting(axis="3040"), Turn())
    play(game, EndInitial())
    play(game, Move((MARCHER,)))
    play(game, Go("3041"))
    while not arriving(game):
        kinds = ("Halt", "EndMovement", "EndCombat", "EndInitial", "EndLaying", "Rally", "EndRearming")
        play(game, next(a for a in answers(game) if type(a).__name__ in kinds))
    assert game.position.turn == 9
    assert game.waiting == ("soviet",)
