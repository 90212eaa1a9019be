"""Derived values are computed once, carried over where their inputs stay, patched or dropped where they change."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.derived import DROP, Change, carry_over, derived, derived_property, stale_values
from grognard.core.game import Position

computed: list[str] = []


class Table(Position, frozen=True, kw_only=True, dict=True):
    pieces: tuple[int, ...] = (3, 1, 2)
    turn: int = 1

    @derived_property("pieces")
    def smallest(self) -> int:
        computed.append("smallest")
        return min(self.pieces)

    def swapped(self, place: int, piece: int) -> Table:
        pieces = tuple(piece if k == place else other for k, other in enumerate(self.pieces))
        after = replace(self, pieces=pieces)
        carry_over(self, after, ("pieces", f"piece {place}"), detail=place)
        return after

    def but(self, **changes: object) -> Table:
        after = replace(self, **changes)
        carry_over(self, after, changes)
        return after


@derived("pieces")
def largest(table: Table) -> int:
    computed.append("largest")
    return max(table.pieces)


def grown(change: Change, total: int, factor: int) -> int:
    before: Table = change.before
    after: Table = change.after
    if len(after.pieces) < len(before.pieces):
        return DROP  # type: ignore[no-any-return]
    return total + factor * sum(after.pieces[len(before.pieces) :])


@derived("pieces", patch=grown)
def total(table: Table, factor: int) -> int:
    computed.append("total")
    return factor * sum(table.pieces)


@derived("piece {0}")
def doubled(table: Table, place: int) -> int:
    computed.append(f"doubled {place}")
    return 2 * table.pieces[place]


def moved(change: Change, squares: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(change.after.pieces[k] ** 2 if k == change.detail else old for k, old in enumerate(squares))


@derived("pieces", patch=moved)
def squares(table: Table) -> tuple[int, ...]:
    computed.append("squares")
    return tuple(piece * piece for piece in table.pieces)


def test_a_value_is_computed_once() -> None:
    computed.clear()
    table = Table()
    assert (largest(table), largest(table), total(table, 2), total(table, 2)) == (3, 3, 12, 12)
    assert computed == ["largest", "total"]
    assert total(table, 3) == 18


def test_a_change_elsewhere_carries_it_over_and_what_comes_later_is_shared() -> None:
    table = Table()
    largest(table)
    later = table.but(turn=2)
    computed.clear()
    assert largest(later) == 3
    assert total(later, 1) == 6
    assert total(later.but(turn=3), 1) == 6
    assert computed == ["total"]


def test_a_change_of_its_input_drops_it() -> None:
    table = Table()
    assert largest(table) == 3
    assert largest(table.but(pieces=(7,))) == 7


def test_a_patch_brings_it_up_to_date_or_drops_it() -> None:
    table = Table()
    total(table, 2)
    computed.clear()
    assert total(table.but(pieces=(3, 1, 2, 4)), 2) == 20
    assert computed == []
    assert total(table.but(pieces=(3,)), 2) == 6
    assert computed == ["total"]


def test_a_stale_value_is_found_out() -> None:
    table = Table()
    largest(table)
    assert stale_values(table) == []
    wrong = replace(table, pieces=(9,))
    carry_over(table, wrong, ("turn",))
    assert stale_values(wrong) == ["the derived value largest() is stale"]


def test_a_position_that_was_replaced_keeps_nothing() -> None:
    table = Table()
    largest(table)
    computed.clear()
    assert largest(replace(table)) == 3
    assert computed == ["largest"]


def test_an_input_may_depend_on_the_arguments() -> None:
    table = Table()
    assert (doubled(table, 0), doubled(table, 1)) == (6, 2)
    computed.clear()
    later = table.swapped(1, 5)
    assert (doubled(later, 0), doubled(later, 1)) == (6, 10)
    assert computed == ["doubled 1"]
    assert doubled(table, 1) == 2


def test_a_patch_is_told_what_the_position_knows_about_the_change() -> None:
    table = Table()
    squares(table)
    computed.clear()
    assert squares(table.swapped(2, 4)) == (9, 1, 16)
    assert computed == []


def test_a_property_is_carried_over_dropped_and_checked_like_a_function() -> None:
    table = Table()
    assert table.smallest == 1
    computed.clear()
    assert table.but(turn=4).smallest == 1
    assert computed == []
    assert table.but(pieces=(8, 9)).smallest == 8
    assert computed == ["smallest"]
    wrong = replace(table, pieces=(9,))
    carry_over(table, wrong, ("turn",))
    assert stale_values(wrong) == ["the derived value smallest is stale"]
