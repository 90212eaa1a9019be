"""Whether a draft is worth asking: one answer is clearly the best, and another looks nearly as good."""

from __future__ import annotations

from fractions import Fraction
from math import log2

from grognard.core.puzzles.search import Plan, Solved, plans, rival, second_best

LEAST, MARGIN = Fraction(1, 4), Fraction(1, 12)
"""The best line succeeds at least so often, and the best wrong one so much less often."""
TEMPTING = Fraction(1, 3)
"""The tempting line has at least this part of the best chance."""
TRIVIAL, EASY, HARD = 1.5, 5.4, 7.0
"""Bits of choice in the solution."""


def asks_for_thought(solved: Solved) -> Plan | None:
    """The tempting plan, if there is one and the best is clearly but not absurdly better."""
    tempting = rival(solved)
    if tempting is None or solved.chance < LEAST or choice_bits(solved) < TRIVIAL:
        return None
    clear = second_best(solved) <= solved.chance - MARGIN
    return tempting if clear and tempting.worth >= solved.chance * TEMPTING else None


def difficulty(solved: Solved) -> int:
    bits = choice_bits(solved)
    return 1 if bits < EASY else 2 if bits < HARD else 3


def choice_bits(solved: Solved) -> float:
    """How much there is to choose: one bit where every second plan is right."""
    worths = [plan.worth for plan in plans(solved)]
    return log2(len(worths) / max(1, worths.count(solved.chance)))
