"""How a side is minded in A Victory Awaits: what changes from one plan to the next. Weights themselves never do."""

from __future__ import annotations

from msgspec import Struct


class Posture(Struct, frozen=True):
    """The temper of a side."""

    thrift: float = 1.0
    """How much its own losses count."""
    drive: float = 1.0
    """How much the way to the prizes counts (the Axis)."""
    care: float = 1.0
    """How much a line of communication in danger counts (the Axis)."""
    goal: int = -1
    """The prize of the main effort (the Axis); none if negative."""
    guard: float = 1.0
    """What it is worth to stand in prizes (the Soviets)."""
    delay: float = 1.0
    """What it is worth to stand in the enemy's way (the Soviets)."""
    raid: float = 1.0
    """What it is worth to cut lines of communication (the Soviets)."""
    strike: float = 0.0
    """What it is worth to attack armour that has no line, and those who stand on the line of others (the Soviets)."""


STEADY = Posture()
"""As the rules of thumb have it."""
