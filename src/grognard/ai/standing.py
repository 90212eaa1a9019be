"""How a side stands: a few terms of a position, weighed by what came of thousands of such positions."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

MOST = 30.0
"""Odds beyond this are certain."""


def chance(terms: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """The chance of winning: logistic regression (`grognard lab fit`). The other side has the negatives."""
    return logistic(sum(weights.get(name, 0.0) * value for name, value in terms.items()))


def logistic(odds: float) -> float:
    """The chance that belongs to the logarithm of odds."""
    return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, odds))))
