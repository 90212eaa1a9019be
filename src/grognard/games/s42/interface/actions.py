"""Every answer a player of Stalingrad '42 can give. Fields are printed ids."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.game import Action
from grognard.core.system import actions_in
from grognard.games.s42.interface.later_actions import Assign as Assign
from grognard.games.s42.interface.later_actions import ComeOut as ComeOut
from grognard.games.s42.interface.later_actions import DeclareOffensive as DeclareOffensive
from grognard.games.s42.interface.later_actions import EndEntry as EndEntry
from grognard.games.s42.interface.later_actions import EndRelease as EndRelease
from grognard.games.s42.interface.later_actions import EndTransfers as EndTransfers
from grognard.games.s42.interface.later_actions import EnterCity as EnterCity
from grognard.games.s42.interface.later_actions import GiveMask as GiveMask
from grognard.games.s42.interface.later_actions import Hide as Hide
from grognard.games.s42.interface.later_actions import HoldBack as HoldBack
from grognard.games.s42.interface.later_actions import JoinBox as JoinBox
from grognard.games.s42.interface.later_actions import LeaveBox as LeaveBox
from grognard.games.s42.interface.later_actions import LeaveForBaku as LeaveForBaku
from grognard.games.s42.interface.later_actions import LetStand as LetStand
from grognard.games.s42.interface.later_actions import ManTheHex as ManTheHex
from grognard.games.s42.interface.later_actions import Release as Release
from grognard.games.s42.interface.later_actions import ReleaseArmy as ReleaseArmy
from grognard.games.s42.interface.later_actions import Revive as Revive
from grognard.games.s42.interface.later_actions import RollAgain as RollAgain
from grognard.games.s42.interface.later_actions import Show as Show
from grognard.games.s42.interface.later_actions import StayHidden as StayHidden
from grognard.games.s42.interface.later_actions import SwapMasks as SwapMasks
from grognard.games.s42.interface.later_actions import TakeDie as TakeDie
from grognard.games.s42.interface.later_actions import TransferStep as TransferStep
from grognard.games.s42.interface.later_actions import Unleash as Unleash
from grognard.games.s42.interface.later_actions import Withdraw as Withdraw
from grognard.series.zoc_bonds.interface.actions import Advance as Advance
from grognard.series.zoc_bonds.interface.actions import Attack as Attack
from grognard.series.zoc_bonds.interface.actions import AutomaticDS as AutomaticDS
from grognard.series.zoc_bonds.interface.actions import Breakthrough as Breakthrough
from grognard.series.zoc_bonds.interface.actions import Cancel as Cancel
from grognard.series.zoc_bonds.interface.actions import Commit as Commit
from grognard.series.zoc_bonds.interface.actions import Defend as Defend
from grognard.series.zoc_bonds.interface.actions import Drop as Drop
from grognard.series.zoc_bonds.interface.actions import EndAdvance as EndAdvance
from grognard.series.zoc_bonds.interface.actions import EndCombat as EndCombat
from grognard.series.zoc_bonds.interface.actions import EndMovement as EndMovement
from grognard.series.zoc_bonds.interface.actions import FallBack as FallBack
from grognard.series.zoc_bonds.interface.actions import FullRetreat as FullRetreat
from grognard.series.zoc_bonds.interface.actions import Go as Go
from grognard.series.zoc_bonds.interface.actions import Halt as Halt
from grognard.series.zoc_bonds.interface.actions import Join as Join
from grognard.series.zoc_bonds.interface.actions import Leave as Leave
from grognard.series.zoc_bonds.interface.actions import LoseStep as LoseStep
from grognard.series.zoc_bonds.interface.actions import Move as Move
from grognard.series.zoc_bonds.interface.actions import PutBack as PutBack
from grognard.series.zoc_bonds.interface.actions import Retreat as Retreat


class Disband(Action, frozen=True):
    """Eliminate a unit beyond the stacking limit."""

    unit: str


class Shift(Action, frozen=True):
    """Send a unit that must leave its entry area to another."""

    unit: str
    area: str


# -- 5.6, 5.7, 18 to 21: trains and ships, supply points, the initial phase ------------------------------------------


class Entrain(Action, frozen=True):
    """Put a unit or supply point on a train."""

    unit: str


class Sail(Action, frozen=True):
    """Ship a unit or supply point to a port; naval infantry may first move to the port `by`."""

    unit: str
    port: str
    by: str = ""


class GoAshore(Action, frozen=True):
    """Move landed naval infantry one more hex; empty: it stays in the port."""

    to: str = ""


class CrossStrait(Action, frozen=True):
    """Ship a unit or supply point across the Kerch Strait."""

    unit: str


class TurnSupply(Action, frozen=True):
    """Turn a supply point to another of its faces."""

    supply: str
    face: str


class MoveSupply(Action, frozen=True):
    """Set a supply point in motion."""

    supply: str


class Rearm(Action, frozen=True):
    """Make a support unit ready: with a supply point, or with a resource point if none is named."""

    paragraph: ClassVar[str] = "18.6.4"
    unit: str
    supply: str = ""


class EndRearming(Action, frozen=True):
    """Spend no more supply points."""


class Provide(Action, frozen=True):
    """Spend a resource point on a supply point in an entry area."""

    area: str


class Fortify(Action, frozen=True):
    """Spend a resource point on a fortification."""

    hex: str


class Plan(Action, frozen=True):
    """Spend a resource point on a planned offensive of a headquarters."""

    unit: str


class Replenish(Action, frozen=True):
    """Spend a replacement on a unit, to restore a step or to rebuild it."""

    unit: str
    kind: str


class Recall(Action, frozen=True):
    """Return a non-combat unit that is due."""

    unit: str


class Station(Action, frozen=True):
    """Choose where a train or supply point goes, or where a returning unit is placed."""

    place: str


class Muster(Action, frozen=True):
    """Place a volunteer unit in a city."""

    unit: str
    hex: str


class EndInitial(Action, frozen=True):
    """End the initial phase; what is left is lost."""


# -- 8 to 10: the combat phase ---------------------------------------------------------------------------------------


class Support(Action, frozen=True):
    """Have a support unit fire for the attack, with its own ammunition or an adjacent supply point's."""

    unit: str
    supply: str = ""


class CallAir(Action, frozen=True):
    """Have an air unit support the attack, or the defence."""

    paragraph: ClassVar[str] = "9.3"
    wing: str


class Forgo(Action, frozen=True):
    """Do without air support."""


class FormRemnant(Action, frozen=True):
    """A remnant of the division fights on."""

    unit: str


class SetAside(Action, frozen=True):
    """The division goes to the box, to return with a replacement."""

    unit: str


class Escort(Action, frozen=True):
    """Choose which stack of the attack an air unit stays with."""

    hex: str


class Dismantle(Action, frozen=True):
    """Remove a friendly fortification."""

    paragraph: ClassVar[str] = "9.7.5"
    hex: str


# -- chapters 11 to 13, 27: standing and falling back ----------------------------------------------------------------


class Stand(Action, frozen=True):
    """Determined defence led by this unit; `support`: an artillery support unit or an air unit that helps, `supply`:
    the supply point that a used one fires off."""

    unit: str
    support: str = ""
    supply: str = ""


class StayBehind(Action, frozen=True):
    """A unit that may retreat stays where it is."""

    unit: str


class StayInFullRetreat(Action, frozen=True):
    """A unit in full retreat does not recover."""

    unit: str


class Rally(Action, frozen=True):
    """All other units recover as far as they can."""


class Disengage(Action, frozen=True):
    """These units of one hex try to disengage, with one die for all."""

    paragraph: ClassVar[str] = "27.2.1"
    units: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return self.units


# -- 16, 17, 22: supply phase, rail heads, entry areas ---------------------------------------------------------------


class LayRails(Action, frozen=True):
    """Move a rail head forward to a hex."""

    head: str
    to: str


class EndLaying(Action, frozen=True):
    """Move no more rail heads in this phase."""


class Arrive(Action, frozen=True):
    """Place a reinforcement in an entry area."""

    unit: str
    area: str


# -- chapter 5: movement ---------------------------------------------------------------------------------------------


class PlaceFlotilla(Action, frozen=True):
    """Have the Volga Flotilla carry units at a river hex."""

    hex: str


ACTIONS = actions_in(globals())
