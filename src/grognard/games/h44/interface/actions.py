"""Every answer a player of Holland '44 can give. Fields are printed ids; docs/situations/h44.md has the verbs."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.game import Action
from grognard.core.system import actions_in
from grognard.series.zoc_bonds.interface import actions as shared
from grognard.series.zoc_bonds.interface.actions import Attack as Attack
from grognard.series.zoc_bonds.interface.actions import Defend as Defend
from grognard.series.zoc_bonds.interface.actions import Drop as Drop
from grognard.series.zoc_bonds.interface.actions import EndAdvance as EndAdvance
from grognard.series.zoc_bonds.interface.actions import EndCombat as EndCombat
from grognard.series.zoc_bonds.interface.actions import EndMovement as EndMovement
from grognard.series.zoc_bonds.interface.actions import FallBack as FallBack
from grognard.series.zoc_bonds.interface.actions import Go as Go
from grognard.series.zoc_bonds.interface.actions import Halt as Halt
from grognard.series.zoc_bonds.interface.actions import Join as Join
from grognard.series.zoc_bonds.interface.actions import Leave as Leave
from grognard.series.zoc_bonds.interface.actions import Move as Move
from grognard.series.zoc_bonds.interface.actions import PutBack as PutBack

# -- chapters 5 and 17: before movement ------------------------------------------------------------------------------


class Rearm(Action, frozen=True):
    """Turn an artillery unit to its active side."""

    unit: str


class Demolish(Action, frozen=True):
    """Try to blow a bridge in the German bridge phase."""

    paragraph: ClassVar[str] = "5.5"
    bridge: str


class Mine(Action, frozen=True):
    """Remove the intact marker from a bridge: it is mined again."""

    paragraph: ClassVar[str] = "5.3.2"
    bridge: str


class Repair(Action, frozen=True):
    """Begin or finish the repair of a blown bridge."""

    paragraph: ClassVar[str] = "5.8"
    bridge: str


class Blow(Action, frozen=True):
    """Try to blow the bridge the Allies are approaching."""


class Spare(Action, frozen=True):
    """Leave the bridge for now."""


class Done(Action, frozen=True):
    """No more of this."""


class Decline(Action, frozen=True):
    """No, thank you."""


# -- chapter 22: landings --------------------------------------------------------------------------------------------


class Land(Action, frozen=True):
    """Drop a unit into a hex."""

    unit: str
    hex: str


class Suffer(Action, frozen=True):
    """This unit takes the result of the landing roll."""

    unit: str


# -- chapters 8, 14, 17, 20, 21: the movement phase ------------------------------------------------------------------


class Screen(Action, frozen=True):
    """The units of a hex, or one of them, give up their move so that others may infiltrate through it."""

    paragraph: ClassVar[str] = "8.3.3"
    hex: str
    unit: str = ""

    def touches(self) -> tuple[str, ...]:
        return (self.hex, self.unit) if self.unit else (self.hex,)


class Limber(Action, frozen=True):
    """Put a movement marker on an artillery unit, or leave it there."""

    paragraph: ClassVar[str] = "17.3"
    unit: str


class Unlimber(Action, frozen=True):
    """Take the movement marker off an artillery unit."""

    paragraph: ClassVar[str] = "17.3"
    unit: str


class FullRetreat(shared.FullRetreat, frozen=True):
    paragraph = "14.3.1"


class LayFerry(Action, frozen=True):
    """An engineer unit serves as a ferry over one side of its hex."""

    paragraph: ClassVar[str] = "23.3.3"
    unit: str
    to: str


class AutomaticDS(shared.AutomaticDS, frozen=True):
    paragraph = "8.7"


class Detach(Action, frozen=True):
    """A unit gives up a step for a breakdown unit."""

    paragraph: ClassVar[str] = "21.1"
    unit: str
    part: str


class Rejoin(Action, frozen=True):
    """A breakdown unit becomes a step of a unit again."""

    paragraph: ClassVar[str] = "21.4"
    part: str
    unit: str


class Merge(Action, frozen=True):
    """A German unit gives a step to another."""

    paragraph: ClassVar[str] = "21.5"
    unit: str
    into: str


class Refit(Action, frozen=True):
    """A replacement for a unit; `at`: where an eliminated one returns."""

    paragraph: ClassVar[str] = "20.2.1"
    unit: str
    at: str = ""

    def touches(self) -> tuple[str, ...]:
        return (self.unit, self.at) if self.at else (self.unit,)


class Rally(Action, frozen=True):
    """A step of returned paratroopers for an airborne unit."""

    paragraph: ClassVar[str] = "22.7"
    unit: str


class Redeploy(Action, frozen=True):
    """Move an unknown unit to a town or city."""

    paragraph: ClassVar[str] = "25.6"
    hex: str
    to: str


# -- chapters 9 to 16: combat ----------------------------------------------------------------------------------------


class Lead(Action, frozen=True):
    """The formation that attacks at full strength."""

    paragraph: ClassVar[str] = "10.2.1"
    formation: str


class Attach(Action, frozen=True):
    """One unit of another formation fights with the lead formation."""

    paragraph: ClassVar[str] = "10.2.3"
    unit: str


class Support(Action, frozen=True):
    """An artillery unit supports the attack."""

    paragraph: ClassVar[str] = "17.6.1"
    unit: str


class CallAir(Action, frozen=True):
    """An air unit supports the attack."""

    paragraph: ClassVar[str] = "10.7"


class Commit(shared.Commit, frozen=True):
    paragraph = "9.3"


class Cancel(shared.Cancel, frozen=True):
    paragraph = "9.3"


class LoseStep(shared.LoseStep, frozen=True):
    paragraph = "11.2"


class Stand(Action, frozen=True):
    """Determined defence led by this unit; `support`: an artillery unit that helps."""

    unit: str
    support: str = ""

    def touches(self) -> tuple[str, ...]:
        return (self.unit, self.support) if self.support else (self.unit,)


class Ignore(Action, frozen=True):
    """The retreat is ignored: none of the attackers that forced it is left."""


class Retreat(shared.Retreat, frozen=True):
    paragraph = "13.1.1"


class Advance(shared.Advance, frozen=True):
    paragraph = "15.1"


class Breakthrough(shared.Breakthrough, frozen=True):
    paragraph = "16.1"


class Disengage(Action, frozen=True):
    """27.1 A unit tries to disengage."""

    paragraph: ClassVar[str] = "27.1.2"
    unit: str


# -- chapter 24 ------------------------------------------------------------------------------------------------------


class Jam(Action, frozen=True):
    """Put a traffic marker on a hex."""

    marker: int
    hex: str


ACTIONS = actions_in(globals())
