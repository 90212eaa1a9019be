"""Verdicts say which paragraph, why, and because of what."""

from __future__ import annotations

import pytest

from grognard.core.verdicts import Forbidden, Message, Prohibition, Violation, evidence, judge, permitted


def too_heavy(weight: int) -> Violation:
    """Nothing over ten."""
    return evidence("crate", "cart", weight=weight) if weight > 10 else None


def is_odd(weight: int) -> bool:
    return weight % 2 == 1


HEAVY = Prohibition(("1.1",), "refusal-too-heavy", too_heavy)
ODD = Prohibition(("1.2",), "refusal-is-odd", is_odd)


def test_nothing_bites() -> None:
    assert judge((HEAVY, ODD), 4) is True


def test_a_list_asks_only_whether_anything_applies() -> None:
    assert permitted((HEAVY, ODD), 4)
    assert not permitted((HEAVY, ODD), 13)
    assert not permitted((HEAVY, ODD), 3)


def test_the_first_in_rulebook_order_bites() -> None:
    verdict = judge((HEAVY, ODD), 13)
    assert isinstance(verdict, Forbidden)
    assert verdict.rule == "1.1"


def test_evidence_is_there_to_highlight_and_to_read() -> None:
    verdict = judge((HEAVY,), 12)
    assert verdict == Forbidden(
        "1.1", Message("refusal-too-heavy", {"a": "crate", "b": "cart", "weight": 12}), ("crate", "cart")
    )


def test_a_prohibition_without_evidence_still_cites_its_paragraph() -> None:
    assert judge((ODD,), 3) == Forbidden("1.2", Message("refusal-is-odd"))


def test_a_refusal_is_falsy() -> None:
    assert not judge((ODD,), 3)


def test_the_clause_that_applies_here_is_the_one_cited() -> None:
    def too_wide(width: int) -> Violation:
        return evidence("crate", by="1.3") if width > 5 else evidence("crate", by="1.4")

    wide = Prohibition(("1.1", "1.3"), "refusal-too-wide", too_wide)
    assert judge((wide,), 6) == Forbidden("1.3", Message("refusal-too-wide", {"a": "crate"}), ("crate",))
    with pytest.raises(ValueError, match=r"refuses by 1\.4, which it does not cite"):
        judge((wide,), 5)


def test_a_prohibition_with_several_clauses_must_name_the_one_that_applies() -> None:
    wide = Prohibition(("1.1", "1.3"), "refusal-too-wide", lambda width: evidence("crate") if width > 5 else width > 3)
    assert judge((wide,), 3) is True
    for width in (4, 6):
        with pytest.raises(ValueError, match=r"does not say which of \('1\.1', '1\.3'\) applies"):
            judge((wide,), width)
