"""How a side is minded in Holland '44: what changes from one plan to the next. Weights themselves never do."""

from __future__ import annotations

from msgspec import Struct


class Posture(Struct, frozen=True):
    """The temper of a side."""

    caution: float = 1.0
    """How much what could be lost in a hex counts."""
    thrift: float = 1.0
    """How much its own losses count in an attack."""
    block: float = 0.8
    """What it is worth to a German to stand on the highway ahead of the spearhead, anywhere: where else should it be
    that has nothing better to do?"""
    cut: float = 1.0
    """What it is worth to the Germans to cut the highway behind it: above 1 also by driving off those who hold it."""
    bank: float = 1.0
    """What it is worth to the Germans to watch the far bank: above 1 also where infantry waits without boats."""


STEADY = Posture()
"""As the rules of thumb have it."""
