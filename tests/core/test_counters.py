"""Values by place: found again where counters have changed, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from grognard.core.counters.by_place import Listed, by_place, in_order, joined
from grognard.core.counters.position import CounterPosition, Piece, piece_change
from grognard.core.derived import carry_over, kept_by, stale_values


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


@by_place(_steps_at, "turn")
def steps(table: Table) -> list[int]:
    return list(table.stacks)


def _crowd_at(table: Table, place: int) -> int:
    return sum(len(table.stack(near)) for near in (place - 1, place, place + 1)) if table.stack(place) else 0


@by_place(_crowd_at, around=lambda place: (place - 1, place + 1))
def crowds(table: Table) -> list[int]:
    return list(table.stacks)


@by_place(lambda table, place: table.at(place))
def units(table: Table) -> list[int]:
    return list(table.stacks)


@by_place(lambda table, place: Listed(-place, ("here", place)) if table.at(place) else None)
def calls(table: Table) -> list[int]:
    return list(table.stacks)


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


def test_several_changes_are_made_up_for_at_once_and_only_when_asked() -> None:
    before = table()
    steps(before)
    asked.clear()
    after = before
    for place in (3, 4, 6):
        after = after.with_piece(0, Piece(place, 1))
    assert asked == []
    assert steps(after) == {2: 3, 5: 2, 6: 1}
    assert sorted(asked) == [2, 3, 4, 6]
    assert steps(before) == {2: 4, 5: 2}, "the earlier position keeps its own"


def test_two_ways_on_from_a_position_do_not_mix() -> None:
    before = table()
    steps(before)
    left, right = before.with_piece(0, Piece(1, 1)), before.with_piece(0, Piece(7, 1))
    assert steps(left) == {1: 1, 2: 3, 5: 2}
    assert steps(right) == {2: 3, 5: 2, 7: 1}
    assert stale_values(left) == stale_values(right) == []


def test_a_value_that_a_change_leaves_as_it_was_stays_the_same_object() -> None:
    before = table()
    value = units(before)
    after = before.with_piece(2, Piece(5, 1))
    assert units(after) is value


def test_after_too_many_changes_everything_is_found_again() -> None:
    after = table()
    steps(after)
    for turn in range(60):
        after = after.with_piece(0, Piece(10 + turn, 1))
    asked.clear()
    assert steps(after) == {2: 3, 5: 2, 69: 1}
    assert sorted(asked) == [2, 5, 69]


def test_a_value_that_was_not_made_up_is_told() -> None:
    """A cache that forgets a change is found out by the invariants."""
    before = table()
    steps(before)
    after = before.with_piece(0, Piece(3, 1))
    store = kept_by(after)
    store.trail = kept_by(before).trail
    assert stale_values(after) == ["the derived value steps() is stale"]


def test_what_is_kept_by_place_is_joined_in_order() -> None:
    assert units(table()).gathered(in_order) == (0, 1, 2)
    assert calls(table()).gathered(joined) == ("here", 5, "here", 2)


def test_units_beside_the_map_and_rosters_follow_the_counters() -> None:
    before = table()
    assert before.on_map(0) == (0, 1, 2)
    assert before.at(-1) == ()
    away = before.with_piece(1, Piece(-1, 1))
    assert (away.on_map(0), away.at(-1)) == ((0, 2), (1,))
    assert stale_values(away) == []
    back = away.with_piece(1, Piece(4, 1))
    assert (back.on_map(0), back.at(-1)) == ((0, 1, 2), ())
    assert stale_values(back) == []
