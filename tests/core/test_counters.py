"""Values by place: found again where counters have changed, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from grognard.core.counters import CounterPosition, Piece, piece_change, place_by_place
from grognard.core.derived import carry_over, derived, stale_values


class Table(CounterPosition, frozen=True, kw_only=True, dict=True):
    """Three counters of one side, on hexes in a row."""

    side_of: ClassVar[bytes] = bytes(3)
    turn: int = 1

    def with_pieces(self, changed: Mapping[int, Piece]) -> Self:
        after = super().with_pieces(changed)
        inputs, detail = piece_change(self, changed, lambda before, after: before.steps != after.steps)
        carry_over(self, after, inputs, detail)
        return after

    def but(self, **changes: Any) -> Self:
        after = replace(self, **changes)
        carry_over(self, after, changes)
        return after


asked: list[int] = []


def _steps_at(table: Table, place: int) -> int:
    asked.append(place)
    return table.turn * sum(table.pieces[unit].steps for unit in table.at(place))


@derived("pieces", "turn", patch=place_by_place(_steps_at, ("turn",)))
def steps(table: Table) -> dict[int, int]:
    return {place: _steps_at(table, place) for place in table.stacks}


def _crowd_at(table: Table, place: int) -> int:
    return sum(len(table.stack(near)) for near in (place - 1, place, place + 1)) if table.stack(place) else 0


@derived("pieces", patch=place_by_place(_crowd_at, around=lambda place: (place - 1, place + 1)))
def crowds(table: Table) -> dict[int, int]:
    return {place: _crowd_at(table, place) for place in table.stacks}


def table() -> Table:
    return Table(pieces=(Piece(2, 1), Piece(2, 3), Piece(5, 2)))


def test_only_the_places_where_a_counter_has_changed_are_asked_again() -> None:
    before = table()
    assert steps(before) == {2: 4, 5: 2}
    asked.clear()
    after = before.with_piece(0, Piece(3, 1))
    assert steps(after) == {2: 3, 3: 1, 5: 2}
    assert sorted(asked) == [2, 3]
    assert stale_values(after) == []


def test_a_place_that_is_empty_now_is_left_out() -> None:
    before = table()
    assert steps(before) == {2: 4, 5: 2}
    assert steps(before.with_piece(2, Piece(2, 2))) == {2: 6}


def test_a_change_of_one_of_the_fields_drops_the_value() -> None:
    before = table()
    assert steps(before) == {2: 4, 5: 2}
    assert steps(before.but(turn=2)) == {2: 8, 5: 4}


def test_what_looks_at_the_places_around_is_asked_again_there_too() -> None:
    before = table()
    assert crowds(before) == {2: 2, 5: 1}
    after = before.with_piece(0, Piece(4, 1))
    assert crowds(after) == {2: 1, 4: 2, 5: 2}
    assert stale_values(after) == []
