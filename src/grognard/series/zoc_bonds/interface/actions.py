"""Actions that every game of the family has. Their fields are printed ids."""

from __future__ import annotations

from grognard.core.game import Action
from grognard.series.zoc_bonds.marching import Mode


class Move(Action, frozen=True):
    """Select one or more units in a place to move them together."""

    units: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return self.units


class Go(Action, frozen=True):
    """Move to a hex or an entry area, in a mode; a group that has moved may continue from there."""

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
    """A unit goes into full retreat voluntarily."""

    unit: str


class AutomaticDS(Action, frozen=True):
    """Enough units are adjacent: the defenders of the hex suffer an automatic DS."""

    target: str


class Attack(Action, frozen=True):
    """Plan an attack on a hex."""

    target: str


class Join(Action, frozen=True):
    """Add a unit to the attack."""

    unit: str


class Leave(Action, frozen=True):
    """Leave a unit out of the attack."""

    unit: str


class Commit(Action, frozen=True):
    """The plan is made: resolve the attack."""


class Cancel(Action, frozen=True):
    """Give up the plan of the attack."""


class EndCombat(Action, frozen=True):
    """Make no more attacks in this phase."""


class Defend(Action, frozen=True):
    """Choose which units of an overstacked hex defend it."""

    units: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return self.units


class LoseStep(Action, frozen=True):
    """The unit that loses a step."""

    unit: str


class FallBack(Action, frozen=True):
    """No determined defence."""


class Retreat(Action, frozen=True):
    """A unit retreats along these hexes."""

    unit: str
    path: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return (self.unit, *self.path[-1:])


class Advance(Action, frozen=True):
    """A unit advances to an adjacent hex or entry area."""

    unit: str
    to: str


class Breakthrough(Action, frozen=True):
    """The breakthrough group attacks a hex; `at` names its own, if more than one stack could."""

    target: str
    at: str = ""

    def touches(self) -> tuple[str, ...]:
        return (self.target, self.at) if self.at else (self.target,)


class EndAdvance(Action, frozen=True):
    """The advance is over."""
