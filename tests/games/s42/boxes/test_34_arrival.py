"""34.1 Reserve armies: their arrival, the markers under them, and what the enemy may know."""

from __future__ import annotations

from itertools import permutations

import pytest

from grognard.core.game import Game
from grognard.games.s42.data.units import AXIS, UNIT
from grognard.games.s42.interface.actions import Arrive, EndInitial, GiveMask, Go, Halt, Move, SwapMasks
from grognard.games.s42.state.position import TRACK, Piece, Position
from tests.games.s42.campaigning import ARMIES, answers, clause, initial, masked, moving, offered, piece, seen
from tests.games.s42.table import asked, at, bare, play, refused

BOXES = tuple(f"box-{k}" for k in range(1, 7))


def due(turn: int = 21) -> Position:
    """The six armies in their box of the turn track, and an Axis division far away."""
    rows = {UNIT[army]: Piece(TRACK - 21, 1) for army in ARMIES}
    return bare(turn=turn, stand={"ge-44": "1303", "su-121": "2503"}).with_pieces(rows)


def arrived(position: Position, *areas: str) -> Game[Position]:
    """When all six have been placed in these areas, the last of them again and again."""
    game = initial(position)
    for k, army in enumerate(ARMIES):
        play(game, Arrive(army, areas[min(k, len(areas) - 1)]))
    return game


def dealt(order: tuple[str, ...], position: Position | None = None) -> Game[Position]:
    """When the markers have been given out in this order."""
    game = arrived(position or due(), "area-A", "area-B")
    for army, box in zip(ARMIES, order, strict=True):
        if GiveMask(army, box) in offered(game, GiveMask):
            play(game, GiveMask(army, box))
    return game


# -- 34.1.1 arrival --------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.1.1.a", "s42:34.1.1.b")
def test_six_armies_come_on_turn_21_to_any_soviet_area() -> None:
    game = initial(due())
    assert asked(game) == ("soviet",)
    found = {action.area for action in offered(game, Arrive) if action.unit == ARMIES[0]}
    assert found >= {f"area-{area}" for area in "ABCDEGHIJKL"}
    assert not found & {f"area-{area}" for area in "WXYZ"}
    refused(game, Arrive(ARMIES[0], "area-X"), by="34.1.1.b")
    after = arrived(due(), "area-A", "area-L", "area-D").position
    assert [piece(after, army).place for army in ARMIES] == [
        at("area-A"),
        at("area-L"),
        *(at("area-D"),) * 4,
    ]


@pytest.mark.rule("s42:34.1.1.a")
def test_no_unit_comes_before() -> None:
    game = initial(due(20))
    assert not [action for action in offered(game, Arrive) if action.unit in ARMIES]


@pytest.mark.rule("s42:34.1.1.c", "s42:34.1.2.a")
def test_the_soviet_player_gives_each_a_marker() -> None:
    game = arrived(due(), "area-A")
    assert asked(game) == ("soviet",)
    assert {action.box for action in offered(game, GiveMask)} == set(BOXES)
    assert EndInitial() not in answers(game), "all of them"
    order = ("box-3", "box-1", "box-2", "box-6", "box-5", "box-4")
    after = dealt(order).position
    assert [BOXES.index(box) for box in order] == list(after.masks)


@pytest.mark.rule("s42:34.1.1.c")
def test_no_marker_lies_under_two_armies() -> None:
    game = arrived(due(), "area-A")
    play(game, GiveMask(ARMIES[0], "box-3"))
    assert "box-3" not in {action.box for action in offered(game, GiveMask)}
    assert not asking_offers(game, GiveMask(ARMIES[1], "box-3")) or clause(game, GiveMask(ARMIES[1], "box-3"))


def asking_offers(game: Game[Position], action: GiveMask) -> bool:
    assert game.decision is not None
    return game.decision.offers(game, action)


# -- what the enemy may know -----------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.1.1.c")
def test_the_enemy_sees_no_marker() -> None:
    game = dealt(BOXES[::-1])
    assert seen(game, "soviet").masks == dict(zip(ARMIES, BOXES[::-1], strict=True))
    assert not set(seen(game, "axis").masks.values()) & set(BOXES)


@pytest.mark.rule("s42:34.1.1.c")
@pytest.mark.parametrize("order", list(permutations(BOXES))[1::171])
def test_however_they_are_dealt_the_enemy_learns_nothing(order: tuple[str, ...]) -> None:
    one, other = dealt(BOXES), dealt(order)
    assert seen(one) == seen(other)
    public = [event for event in one.events or [] if not event.to or "axis" in event.to]
    assert public == [event for event in other.events or [] if not event.to or "axis" in event.to]
    for begins in (initial, moving):
        theirs, others = begins(one.position, AXIS), begins(other.position, AXIS)
        assert answers(theirs) == answers(others)


# -- 34.1.2 swapping -------------------------------------------------------------------------------------------------


@pytest.mark.rule("s42:34.1.2.c", "s42:34.1.2.d")
@pytest.mark.parametrize("where", ["3020", "area-B"])
def test_armies_that_begin_together_may_swap(where: str) -> None:
    game = moving(masked({"1": where, "2": where}))
    play(game, SwapMasks(ARMIES[0], ARMIES[1]))
    assert game.position.masks == (1, 0, 2, 3, 4, 5)


@pytest.mark.rule("s42:34.1.2.b")
@pytest.mark.parametrize(("one", "other"), [("3020", "3021"), ("area-A", "area-B"), ("3020", "area-A")])
def test_armies_apart_keep_theirs(one: str, other: str) -> None:
    game = moving(masked({"1": one, "2": other}))
    refused(game, SwapMasks(ARMIES[0], ARMIES[1]), by="34.1.2.b")


@pytest.mark.rule("s42:34.1.2.c", "s42:34.1.2.d")
@pytest.mark.parametrize("where", ["3020", "area-B"])
def test_or_only_seem_to(where: str) -> None:
    position = masked({"1": where, "2": where}, {"1": "su-121", "2": "su-6"}, others={"1303": "ge-44"})
    sham, real = moving(position), moving(position)
    play(sham, SwapMasks(ARMIES[0], ARMIES[1], truly=False))
    play(real, SwapMasks(ARMIES[0], ARMIES[1]))
    assert sham.position.masks == position.masks != real.position.masks
    assert seen(sham) == seen(real)
    log = [[e for e in game.events or [] if not e.to or "axis" in e.to] for game in (sham, real)]
    assert log[0] == log[1], "both look the same from the other side"


@pytest.mark.rule("s42:34.1.2.b")
def test_one_that_joins_another_in_this_phase_is_too_late() -> None:
    game = moving(masked({"1": "3020", "2": "3021"}))
    play(game, Move((ARMIES[0],)))
    play(game, Go("3021"))
    if Halt() in answers(game):
        play(game, Halt())
    refused(game, SwapMasks(ARMIES[0], ARMIES[1]), by="34.1.2.b")
