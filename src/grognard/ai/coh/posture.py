"""How an army is minded in Storms of Steel: what changes from one plan to the next. Weights themselves never do."""

from __future__ import annotations

from msgspec import Struct


class Posture(Struct, frozen=True):
    """The temper of an army."""

    boldness: float = 1.0
    """How much more objectives draw, and how much less danger counts."""
    caution: float = 1.0
    """How much enemy fire counts: not at all for one who does not look."""
    patience: float = 1.0
    """What it is worth to keep units ready for the enemy's moves."""
    main_effort: int = -1
    """The objective that draws twice; none if negative."""
    teamwork: bool = True
    """Whether units fire together."""


STEADY = Posture()
"""As the rules of thumb have it."""
