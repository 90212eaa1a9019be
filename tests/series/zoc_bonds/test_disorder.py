"""Disorder: the three levels, and the roll to come back from them."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.counters.position import DISRUPTED, GOOD, IN_FULL_RETREAT, CounterPosition, Piece
from grognard.core.dice import Dice, seed_from
from grognard.core.events import Modifier
from grognard.core.game import Game
from grognard.series.zoc_bonds.disorder import are_fugitives, better, in_disorder, put, rally, rally_roll, worse


class Camp(CounterPosition, frozen=True, kw_only=True, dict=True):
    side_of: ClassVar[bytes] = bytes((0, 0, 0, 1))


CAMP = Camp(pieces=(Piece(0, 1), Piece(1, 1, DISRUPTED), Piece(2, 1, IN_FULL_RETREAT, 4), Piece(2, 1, IN_FULL_RETREAT)))


def game(*dice: int) -> Game[Camp]:
    return Game(CAMP, (), Dice(seed_from(0), script=dice), [])


def test_a_blow_makes_it_worse_and_a_rout_is_the_end_of_it() -> None:
    assert [worse(order) for order in (GOOD, DISRUPTED, IN_FULL_RETREAT)] == [
        DISRUPTED,
        IN_FULL_RETREAT,
        IN_FULL_RETREAT,
    ]
    assert worse(GOOD, rout=True) == IN_FULL_RETREAT


def test_recovery_goes_level_by_level() -> None:
    assert [better(order) for order in (IN_FULL_RETREAT, DISRUPTED, GOOD)] == [DISRUPTED, GOOD, GOOD]


def test_the_order_changes_and_markers_come_off() -> None:
    assert put(CAMP, 2, DISRUPTED, cleared=4).pieces[2] == Piece(2, 1, DISRUPTED)
    assert put(CAMP, 2, DISRUPTED).pieces[2] == Piece(2, 1, DISRUPTED, 4)


def test_fugitives_are_alone_with_their_like() -> None:
    assert are_fugitives(CAMP, (2, 3))
    assert not are_fugitives(CAMP, (1, 2))
    assert not are_fugitives(CAMP, ())


def test_a_die_with_its_modifiers_reaches_the_number_or_not() -> None:
    elite = (Modifier("elite", 1, "1", "total"),)
    assert rally_roll(game(4), 5, elite).hits == 1
    assert rally_roll(game(4), 5, ()).hits == 0


def is_pressed(position: Camp, unit: int) -> bool:
    """Units in hex 2 roll, the others recover."""
    return position.pieces[unit].place == 2


def roll(game: Game[Camp], unit: int) -> None:
    if rally_roll(game, 5, ()).hits:
        recover(game, unit)


def recover(game: Game[Camp], unit: int) -> None:
    game.change(put(game.position, unit, better(game.position.pieces[unit].order)))


def evening(game: Game[Camp], *kept: int) -> None:
    rally(game, 0, is_pressed=is_pressed, roll=roll, recover=recover, kept=kept)


def orders(table: Game[Camp]) -> list[int]:
    return [piece.order for piece in table.position.pieces]


def test_the_side_recovers_those_in_contact_by_the_die() -> None:
    assert list(in_disorder(CAMP, 0)) == [1, 2]
    good, bad, left = game(5), game(4), game()
    evening(good)
    evening(bad)
    evening(left, 2)
    assert orders(good) == [GOOD, GOOD, DISRUPTED, IN_FULL_RETREAT]
    assert orders(bad) == orders(left) == [GOOD, GOOD, IN_FULL_RETREAT, IN_FULL_RETREAT]
