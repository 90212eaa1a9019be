"""Every answer a player of A Victory Awaits can give. Fields are printed ids; docs/situations/ava.md has the verbs."""

from __future__ import annotations

from grognard.core.game import Action
from grognard.core.system import actions_in

# -- chapter 4 and 17.1: before play ---------------------------------------------------------------------------------


class Bid(Action, frozen=True):
    """Offer to reach this many victory points as the Axis."""

    points: int


class Pass(Action, frozen=True):
    """Let the other bid stand."""


class Deploy(Action, frozen=True):
    """Set a unit of the formation up in a hex."""

    unit: str
    hex: str


class Arrange(Action, frozen=True):
    """Leave the rest of the formation to the program."""


class ArrangeAll(Action, frozen=True):
    """Leave all formations that are still to be set up to the program."""


# -- chapters 6 and 7: chits -----------------------------------------------------------------------------------------


class Choose(Action, frozen=True):
    """Choose an activation chit for this turn."""

    chit: str


class Raise(Action, frozen=True):
    """Make the chit of one more Soviet army available."""

    chit: str


class Hold(Action, frozen=True):
    """Keep a chit in hand instead of putting it into the cup."""

    chit: str


class Interrupt(Action, frozen=True):
    """Put the drawn chit back and play this one from the hand."""

    chit: str


class LetStand(Action, frozen=True):
    """The drawn chit is resolved."""


class PlayHeld(Action, frozen=True):
    """The cup is empty: play a chit that is still in hand."""

    chit: str


class Deal(Action, frozen=True):
    """Put the chit into the cup of one player of the team."""

    chit: str
    seat: str


class Declare(Action, frozen=True):
    """Zhukov takes command of Leningrad."""


class Decline(Action, frozen=True):
    """Leave it."""


class Done(Action, frozen=True):
    """No more of this."""


# -- chapters 8 and 9: activation, movement --------------------------------------------------------------------------


class Activate(Action, frozen=True):
    """This unit is among those activated, where not all can be."""

    unit: str


class Relocate(Action, frozen=True):
    """Take a headquarters off the map; it comes back with reinforcements."""

    unit: str


class Move(Action, frozen=True):
    """Select a unit to move it."""

    unit: str


class Go(Action, frozen=True):
    """Move the unit to a hex; `via` names hexes the way must pass, in order."""

    to: str
    via: tuple[str, ...] = ()

    def touches(self) -> tuple[str, ...]:
        return (self.to,)


class PutBack(Action, frozen=True):
    """The unit stays where it was, for now."""


class EndMovement(Action, frozen=True):
    """The movement segment is over."""


class EnterAt(Action, frozen=True):
    """The army comes onto the map at this supply source."""

    hex: str


# -- chapter 10: combat ----------------------------------------------------------------------------------------------


class Attack(Action, frozen=True):
    """Declare that a unit attacks a hex."""

    unit: str
    target: str


class CallOff(Action, frozen=True):
    """The unit does not attack after all."""

    unit: str


class EndDeclaration(Action, frozen=True):
    """All attacks are declared."""


class Resolve(Action, frozen=True):
    """The attack on this hex is next."""

    target: str


class LoseStep(Action, frozen=True):
    """This unit (or fortress) takes a loss."""

    unit: str


class Retreat(Action, frozen=True):
    """The unit retreats along these hexes."""

    unit: str
    path: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return (self.unit, *self.path[-1:])


class Pursue(Action, frozen=True):
    """The unit pursues along these hexes."""

    unit: str
    path: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return (self.unit, *self.path[-1:])


class EndPursuit(Action, frozen=True):
    """No unit pursues any further."""


# -- chapters 11 to 18: supply, reinforcements, special rules --------------------------------------------------------


class Transfer(Action, frozen=True):
    """Take a supplied Axis unit off the map, into the available box."""

    unit: str


class Fortify(Action, frozen=True):
    """Build a level of a fortress."""

    hex: str


class LiftStandFast(Action, frozen=True):
    """Remove a Stand Fast marker."""

    hex: str


class Withdraw(Action, frozen=True):
    """Send a unit away from the front for good."""

    unit: str


class Call(Action, frozen=True):
    """Take a unit from the available box; `source` when it marches on at a supply source."""

    unit: str
    source: str = ""

    def touches(self) -> tuple[str, ...]:
        return (self.unit, self.source) if self.source else (self.unit,)


class Arrive(Action, frozen=True):
    """The reinforcement leaves its train here."""

    hex: str


ACTIONS = actions_in(globals())
