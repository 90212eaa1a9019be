"""Counters on a made-up table: stacks, orders, markers, names, and what positions hand on to one another."""

from __future__ import annotations

import pytest
from msgspec import json

from grognard.core.counters.position import DISRUPTED, GOOD, CounterPosition, Names, Piece, beside
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game
from grognard.series.zoc_bonds import control

BOX, AREA, TRACK = -1, -10, -40
TIRED, LOST = 1, 2


class Table(CounterPosition, frozen=True, kw_only=True, dict=True):
    """Two red units and two blue ones."""

    side_of = bytes((0, 0, 1, 1))

    turn: int = 1


TABLE = Table(pieces=(Piece(7, 2), Piece(7, 1), Piece(3, 1, DISRUPTED), Piece(AREA - 1, 3)))


def test_a_piece_carries_its_markers() -> None:
    piece = Piece(7, 2).marked(TIRED).marked(LOST)
    assert piece.order == GOOD
    assert piece.has(TIRED)
    assert piece.cleared(TIRED) == Piece(7, 2, marks=LOST)


def test_stacks_are_on_the_map() -> None:
    assert TABLE.stacks == {7: (0, 1), 3: (2,)}
    assert TABLE.stack(7) == (0, 1)
    assert TABLE.stack(5) == ()
    assert (TABLE.on_map(0), TABLE.on_map(1)) == ((0, 1), (2,))
    assert TABLE.occupied(0) == [7]
    assert TABLE.at(AREA - 1) == (3,)


def test_a_change_makes_another_table() -> None:
    after = TABLE.with_piece(2, Piece(7, 1)).mark((0, 2), TIRED)
    assert after.stack(7) == (0, 1, 2)
    assert [piece.has(TIRED) for piece in after.pieces] == [True, False, True, False]
    assert not after.unmark((0, 2), TIRED).pieces[2].has(TIRED)
    assert TABLE.stack(3) == (2,)
    assert after.but(turn=2).turn == 2


def test_a_table_is_saved_without_what_was_found_out_about_it() -> None:
    assert TABLE.stacks
    assert json.decode(json.encode(TABLE), type=Table) == TABLE


def test_places_have_names() -> None:
    places = beside(BOX, ("dead", "gone")) | beside(AREA, ("west", "east")) | {"turn-3": TRACK - 3}
    names = Names(("red-1", "red-2", "blue-1", "blue-2"), ("0101", "0201"), places)
    assert [names.place(place) for place in (1, BOX, BOX - 1, AREA - 1, TRACK - 3)] == [
        "0201",
        "dead",
        "gone",
        "east",
        "turn-3",
    ]
    assert names.units((0, 3)) == ("red-1", "blue-2")
    assert names.hexes((1, 0)) == ("0201", "0101")


# -- control ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "side", "hex_", "after"),
    [
        ((), 0, 5, (5,)),
        ((5, 9), 1, 5, (9,)),
        ((9,), 0, 5, (5, 9)),
        ((5,), 0, 5, None),
        ((), 1, 5, None),
        ((), 0, 6, None),
    ],
)
def test_the_side_that_passed_last_holds_a_place(
    held: tuple[int, ...], side: int, hex_: int, after: tuple[int, ...] | None
) -> None:
    game = Game(TABLE.but(held=held), (), Dice(seed_from(0)))
    assert control.take(game, side, hex_, {5, 9}) == (after is not None)
    assert game.position.held == (held if after is None else after)
