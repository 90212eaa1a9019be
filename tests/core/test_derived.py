"""Derived values are computed once, carried over where their inputs stay, patched or dropped where they change."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.core.derived import DROP, carry_over, derived, stale_values
from grognard.core.game import Position

computed: list[str] = []


class Table(Position, frozen=True, kw_only=True, dict=True):
    pieces: tuple[int, ...] = (3, 1, 2)
    turn: int = 1

    def but(self, **changes: object) -> Table:
        after = replace(self, **changes)
        carry_over(self, after, changes)
        return after


@derived("pieces")
def largest(table: Table) -> int:
    computed.append("largest")
    return max(table.pieces)


def grown(before: Table, after: Table, total: int, factor: int) -> int:
    if len(after.pieces) < len(before.pieces):
        return DROP  # type: ignore[no-any-return]
    return total + factor * sum(after.pieces[len(before.pieces) :])


@derived("pieces", patch=grown)
def total(table: Table, factor: int) -> int:
    computed.append("total")
    return factor * sum(table.pieces)


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
