"""The actions of Storms of Steel: the words in which a player answers. String fields are printed ids."""

from __future__ import annotations

from typing import Literal

from grognard.core.game import Action


# -- a turn ----------------------------------------------------------------------------------------------------------
class Act(Action, frozen=True):
    """2.2 Take up a unit: on action points (which activates a fresh one), as one more of the activation that is going
    on (`join`), on command points, or for an opportunity action."""

    unit: str
    by: Literal["ap", "join", "cap", "opportunity"]


class PassTurn(Action, frozen=True):
    """2.2"""


class Stall(Action, frozen=True):
    """2.2 Wait, for a point of either kind."""

    by: Literal["ap", "cap"]


class EndActivation(Action, frozen=True):
    """2.2, 3.0 The activated units are turned to their spent sides."""


class Back(Action, frozen=True):
    """Another unit, or another way."""


class Also(Action, frozen=True):
    """9.1 One more unit acts with the others."""

    unit: str


class AddCap(Action, frozen=True):
    """3.21 So many command points go with the action points, at least."""

    cap: int


# -- what a unit does ------------------------------------------------------------------------------------------------
class Move(Action, frozen=True):
    """5.0, 14.0 Into the next hex, and a free turn there; `careful` by 5.01."""

    to: str
    facing: str
    careful: bool = False


class Pivot(Action, frozen=True):
    """5.3"""

    facing: str


class Fire(Action, frozen=True):
    """7.0 Attack a hex: the own one in close combat."""

    hex: str


class Rally(Action, frozen=True):
    """7.5"""


class Leave(Action, frozen=True):
    """5.1 Off the boards."""


class Halt(Action, frozen=True):
    """No further."""


# -- dice ------------------------------------------------------------------------------------------------------------
class Spend(Action, frozen=True):
    """3.23, 3.24 Command points that change a roll, up or down."""

    cap: int


class Aim(Action, frozen=True):
    """7.7 The next target in the hex, and command points for this roll."""

    target: str
    cap: int = 0


# -- before a round --------------------------------------------------------------------------------------------------
class Deploy(Action, frozen=True):
    """1.0, 10.0 Put the unit into a hex of its zone."""

    hex: str


ACTIONS: tuple[type[Action], ...] = (
    *(Act, PassTurn, Stall, EndActivation, Back, Also, AddCap),
    *(Move, Pivot, Fire, Rally, Leave, Halt),
    *(Spend, Aim, Deploy),
)
