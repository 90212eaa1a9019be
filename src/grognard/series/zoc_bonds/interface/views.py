"""What an agenda is busy with, for views: the group that moves, the battle that is fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from grognard.core.game import Procedure
from grognard.series.zoc_bonds.marching import March

B = TypeVar("B")


def moving(agenda: Sequence[Procedure]) -> tuple[int, ...]:
    """The group that has been taken up."""
    marches = (getattr(step, "march", None) for step in reversed(agenda))
    return next((march.units for march in marches if isinstance(march, March)), ())


def running(agenda: Sequence[Procedure], kind: type[B]) -> B | None:
    """The battle an agenda is busy with, the innermost: that of a step, of its defence or of its fight."""
    for step in reversed(agenda):
        for holder in (step, getattr(step, "defence", None), getattr(step, "fight", None)):
            battle = getattr(holder, "battle", None)
            if isinstance(battle, kind):
                return battle
    return None
