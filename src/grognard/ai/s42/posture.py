"""How a side is minded in Stalingrad '42: what changes from one plan to the next. Weights themselves never do."""

from __future__ import annotations

from msgspec import Struct


class Posture(Struct, frozen=True):
    """The temper of a side."""

    caution: float = 1.0
    """How much what could be lost in a hex counts."""
    thrift: float = 1.0
    """How much its own losses count in an attack."""
    main_effort: int = -1
    """The hex of the objective that the attack is for; none if negative."""


STEADY = Posture()
"""As the rules of thumb have it."""
