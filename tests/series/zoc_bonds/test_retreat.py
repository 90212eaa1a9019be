"""Retreats on a made-up string of hexes: which ways live, which come first, and the frame in which units go back."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from grognard.core.counters.position import CounterPosition, Piece
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Action, Decision, Game, Procedure
from grognard.core.verdicts import Verdict
from grognard.series.zoc_bonds.retreat import Flight, best, fails, go_back, longer_ways, vacated, ways

ROADS = {0: (1, 5), 1: (0, 2), 2: (1, 3, -1), 3: (2, 4), 4: (3,), 5: (0, 6), 6: (5,)}
"""0 - 1 - 2 - 3 - 4, from 2 off the map; and 0 - 5 - 6."""


class Walk:
    """A unit that dies in some places and feels the enemy in others."""

    def __init__(self, *, deadly: tuple[int, ...] = (), watched: tuple[int, ...] = (), zones: int = 1) -> None:
        self.deadly, self.watched, self.zones = deadly, watched, zones

    def beyond(self, here: int) -> tuple[int, ...]:
        return ROADS[here]

    def survives(self, one: int, other: int) -> bool:
        return other not in self.deadly

    def felt(self, place: int) -> bool:
        return place in self.watched


def test_ways_have_the_length_that_is_asked_for_or_end_off_the_map() -> None:
    assert list(ways(Walk(), 0, (2,))) == [(1, 2), (5, 6)]
    assert list(ways(Walk(), 0, (3,))) == [(1, 2, 3), (1, 2, -1)]
    assert list(ways(Walk(), 0, (4,))) == [(1, 2, -1), (1, 2, 3, 4)]
    assert list(ways(Walk(), 0, (1, 2))) == [(1,), (5,), (1, 2), (5, 6)]


def test_a_deadly_step_ends_a_way() -> None:
    assert list(ways(Walk(deadly=(1,)), 0, (2,))) == [(5, 6)]


def test_one_watched_hex_may_be_passed_but_not_ended_in() -> None:
    assert (1, 2) in ways(Walk(watched=(1,)), 0, (2,))
    assert (1, 2) not in ways(Walk(watched=(2,)), 0, (2,))
    assert (1, 2, 3) in ways(Walk(watched=(2,)), 0, (3,))


def test_two_watched_hexes_in_a_row_end_a_way_and_one_does_for_who_bears_none() -> None:
    assert (1, 2, 3) not in ways(Walk(watched=(1, 2)), 0, (3,))
    assert (1, 2) not in ways(Walk(watched=(1,), zones=0), 0, (2,))


def test_one_hex_more_only_after_a_watched_one() -> None:
    assert list(longer_ways(Walk(watched=(2,)), 0, 2)) == [(1, 2, 3), (1, 2, -1)]
    assert list(longer_ways(Walk(), 0, 2)) == []


def test_the_first_priority_counts_before_the_second() -> None:
    near, far, far_too = Flight((1,), (1, 0)), Flight((2,), (0, 3)), Flight((3,), (0, 3))
    assert best([near, far, far_too]) == [far, far_too]
    assert best([]) == []
    assert fails(near.rank, far.rank, 0)
    assert not fails(near.rank, far.rank, 1)
    assert fails((0, 4), far.rank, 1)


class Strip(CounterPosition, frozen=True, kw_only=True, dict=True):
    side_of: ClassVar[bytes] = bytes(3)


class Step(Action, frozen=True):
    unit: int


class Ask(Decision, frozen=True, kw_only=True):
    rule: ClassVar[str] = "1"
    accepts = (Step,)
    retreat: Leave

    def candidates(self, game: Game[Any]) -> list[Action]:
        return [Step(unit) for unit in self.retreat.units]

    def verdict(self, game: Game[Any], action: Action) -> Verdict:
        return True

    def resolve(self, game: Game[Strip], action: Step) -> None:
        game.then(self.retreat)
        game.change(game.position.with_piece(action.unit, Piece(1, 1)))


class Leave(Procedure, frozen=True, kw_only=True):
    """Unit 2 cannot go."""

    units: tuple[int, ...]
    origin: int

    def run(self, game: Game[Strip]) -> None:
        go_back(game, self)

    def only(self, units: tuple[int, ...]) -> Leave:
        return replace(self, units=units)

    def doomed(self, position: Strip, unit: int) -> str:
        return "1" if unit == 2 else ""

    def lose(self, game: Game[Strip], unit: int, cause: str) -> None:
        game.change(game.position.with_piece(unit, Piece(-1, 0)))
        game.log("lost", cause)

    def question(self, units: tuple[int, ...]) -> Procedure:
        return Ask(seats=("owner",), retreat=self.only(units))

    def pay(self, game: Game[Strip]) -> None:
        game.log("paid")


def test_the_doomed_are_lost_first_then_the_owner_moves_the_others_then_the_bill_comes() -> None:
    position = Strip(pieces=(Piece(0, 1), Piece(0, 1), Piece(0, 1)))
    game: Game[Strip] = Game(position, (), Dice(seed_from(0)), [])
    game.then(Leave(units=(0, 1, 2), origin=0))
    game.settle()
    assert game.position.pieces[2].place == -1
    game.play("owner", Step(1))
    assert game.decision is not None
    assert list(game.decision.candidates(game)) == [Step(0)]
    game.play("owner", Step(0))
    assert game.events is not None
    assert [event.what for event in game.events] == ["lost", "paid"]


def test_the_vacated_table_is_the_table_without_the_units_of_the_hex() -> None:
    position = Strip(pieces=(Piece(0, 1), Piece(4, 1), Piece(0, 1)))
    found = vacated(position, 0, -9)
    assert [piece.place for piece in found.pieces] == [-9, 4, -9]
    assert vacated(position, 0, -9) is found
