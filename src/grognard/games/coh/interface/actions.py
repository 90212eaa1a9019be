"""The actions of Storms of Steel: the words in which a player answers. String fields are printed ids."""

from __future__ import annotations

from typing import ClassVar, Literal

from grognard.core.game import Action
from grognard.core.system import actions_in

Way = Literal["ap", "join", "cap", "opportunity"]


# -- a turn ----------------------------------------------------------------------------------------------------------
class Act(Action, frozen=True):
    """2.2 Take up a unit: on action points (which activates a fresh one), as one more of the activation that is going
    on (`join`), on command points, or for an opportunity action."""

    unit: str
    by: Way


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

    paragraph: ClassVar[str] = "5.0"
    to: str
    facing: str
    careful: bool = False


class Pivot(Action, frozen=True):
    """5.3, 10.0 Turn in place; or face some way on coming to light."""

    paragraph: ClassVar[str] = "5.3"
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


class March(Action, frozen=True):
    """9.11 A unit of a group goes its way."""

    paragraph: ClassVar[str] = "9.11"
    unit: str
    to: str
    facing: str
    careful: bool = False


class IndirectFire(Action, frozen=True):
    """12.0 A mortar fires at a hex that another unit sees for it."""

    hex: str


class LaySmoke(Action, frozen=True):
    """13.1, 19.0"""

    hex: str


class DigIn(Action, frozen=True):
    """18.1 A hasty defence."""


class Occupy(Action, frozen=True):
    """18.2 Go into the work in the hex."""

    work: str


class Quit(Action, frozen=True):
    """18.2 Come out of a work, and turn."""

    facing: str


class Load(Action, frozen=True):
    """17.0 Take a unit up, or in tow."""

    unit: str


class Unload(Action, frozen=True):
    """17.0 Set the load down."""

    unit: str
    facing: str


class MoveHidden(Action, frozen=True):
    """10.1 Move hidden."""

    paragraph: ClassVar[str] = "10.1"
    to: str


class Hide(Action, frozen=True):
    """10.2 Hide here or in the next hex."""

    to: str


class HideWithGroup(Action, frozen=True):
    """10.2 A unit of a group hides here or in the next hex."""

    paragraph: ClassVar[str] = "10.2"
    unit: str
    to: str


class UseWeapon(Action, frozen=True):
    """8.2 Attack a hex with a weapon card."""

    card: str
    hex: str


class LayMine(Action, frozen=True):
    """8.2, card 40 Put a mine into this hex or the next."""

    hex: str
    mine: str
    hidden: bool = False


class Defuse(Action, frozen=True):
    """Card 41"""

    hex: str
    mine: str


class AutoRally(Action, frozen=True):
    """Card 3, V05 Rally without a roll."""


# -- aircraft --------------------------------------------------------------------------------------------------------
class FlyIn(Action, frozen=True):
    """20.0 On to the boards."""

    to: str
    facing: str
    altitude: int


class Fly(Action, frozen=True):
    """20.0 A hex forward."""

    paragraph: ClassVar[str] = "20.0"
    to: str


class Bank(Action, frozen=True):
    """20.0 A turn by one hexside."""

    facing: str


class Climb(Action, frozen=True):
    """20.1 A marker of altitude more or less."""

    by: int


class Strafe(Action, frozen=True):
    """20.2 Attack a hex."""

    hex: str


class Bomb(Action, frozen=True):
    """20.4 Drop bombs on a hex."""

    hex: str
    kind: str
    count: int


class FlyOff(Action, frozen=True):
    """20.0 Straight off the boards."""


class Flak(Action, frozen=True):
    """20.0 Fire at an aircraft."""

    paragraph: ClassVar[str] = "20.0"
    unit: str


# -- cards -----------------------------------------------------------------------------------------------------------
class PlayCard(Action, frozen=True):
    """8.1 An action card for a unit of one's own, or on an enemy; paid by `by` where it costs something."""

    card: str
    unit: str = ""
    by: Literal["", "ap", "cap"] = ""


class PlayVeteran(Action, frozen=True):
    """8.3"""

    card: str
    unit: str


class PlayLuck(Action, frozen=True):
    """Card 12 Roll again."""

    card: str


class RollOne(Action, frozen=True):
    """Card V14 Roll one die again: the first, or the second."""

    card: str
    die: int


class Keep(Action, frozen=True):
    """All stays as it is."""


class Snipe(Action, frozen=True):
    """Card 13 This enemy army loses command points."""

    army: str


class GiveUp(Action, frozen=True):
    """Card V06 This unit of the group is lost."""

    unit: str


class Entrench(Action, frozen=True):
    """The firefight's event: this unit gets a hasty defence."""

    unit: str


class Call(Action, frozen=True):
    """12.3 A battery is to fire at a hex, in the round after this."""

    card: str
    hex: str
    smoke: bool = False


class Press(Action, frozen=True):
    """18.4 Pay what the wire asks, and go on."""


class Done(Action, frozen=True):
    """Nothing more."""


# -- dice ------------------------------------------------------------------------------------------------------------
class Spend(Action, frozen=True):
    """3.23, 3.24 Command points that change a roll, up or down."""

    cap: int


class Aim(Action, frozen=True):
    """7.7 The next target in the hex, and command points for this roll."""

    target: str
    cap: int = 0


# -- before a round --------------------------------------------------------------------------------------------------
class LayCoin(Action, frozen=True):
    """21.2 A lone player marks a hex where the unit may be hidden."""

    hex: str


class LookUnder(Action, frozen=True):
    """21.2 A lone player wants the unit that may be hidden under a coin."""

    hex: str


class MarchHidden(Action, frozen=True):
    """10.1 A unit of a group moves hidden."""

    paragraph: ClassVar[str] = "10.1"
    unit: str
    to: str


class Deploy(Action, frozen=True):
    """1.0, 10.0 Put the unit into a hex of its zone."""

    hex: str


ACTIONS = actions_in(globals())
