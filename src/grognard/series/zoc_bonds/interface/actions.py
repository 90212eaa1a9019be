"""Actions that every game of the family has. Their fields are printed ids."""

from __future__ import annotations

from grognard.core.game import Action
from grognard.series.zoc_bonds.marching import Mode


class Move(Action, frozen=True):
    """Take up one or more units of a place to move them together."""

    units: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return self.units


class Go(Action, frozen=True):
    """Move on to a hex or an entry area, in a mode; a group that has gone somewhere may go on from there."""

    to: str
    mode: Mode = "normal"

    def touches(self) -> tuple[str, ...]:
        return (self.to,)


class Drop(Action, frozen=True):
    """Leave a unit of the moving group behind."""

    unit: str


class Halt(Action, frozen=True):
    """The group has finished its move."""


class PutBack(Action, frozen=True):
    """The group has not moved after all."""


class EndMovement(Action, frozen=True):
    """The movement phase is over."""


class FullRetreat(Action, frozen=True):
    """A unit takes to full retreat of its own will."""

    unit: str


class AutomaticDS(Action, frozen=True):
    """Enough units stand around the hex: its defenders are shattered at once."""

    target: str


class Attack(Action, frozen=True):
    """Plan an attack on a hex."""

    target: str


class Join(Action, frozen=True):
    """Let a unit take part in the attack."""

    unit: str


class Leave(Action, frozen=True):
    """Let a unit stay out of the attack."""

    unit: str


class Commit(Action, frozen=True):
    """The plan is made: the attack goes in."""


class Cancel(Action, frozen=True):
    """Give up the plan of the attack."""


class EndCombat(Action, frozen=True):
    """Attack no more in this phase."""


class Defend(Action, frozen=True):
    """Say which units of a crowded hex defend it."""

    units: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return self.units


class LoseStep(Action, frozen=True):
    """The unit that loses a step."""

    unit: str


class FallBack(Action, frozen=True):
    """No determined defence."""


class Retreat(Action, frozen=True):
    """A unit goes back along these hexes."""

    unit: str
    path: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return (self.unit, *self.path[-1:])


class Advance(Action, frozen=True):
    """A unit advances to a hex or an entry area next to it."""

    unit: str
    to: str


class Breakthrough(Action, frozen=True):
    """The breakthrough group attacks a hex; `at` names its own, where more than one stack could do it."""

    target: str
    at: str = ""

    def touches(self) -> tuple[str, ...]:
        return (self.target, self.at) if self.at else (self.target,)


class EndAdvance(Action, frozen=True):
    """The advance is over."""
