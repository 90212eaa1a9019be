"""Every answer a player of Pavlov's House can give. Fields are printed ids; docs/situations/pavlov.md has the verbs."""

from __future__ import annotations

from grognard.core.game import Action
from grognard.core.system import actions_in

# -- chapter 2: Soviet cards -----------------------------------------------------------------------------------------


class PlayCard(Action, frozen=True):
    """Use one half of a card of the hand for one action of its unit."""

    card: str
    unit: str
    action: str

    def touches(self) -> tuple[str, ...]:
        return (self.card, self.unit)


class EndCards(Action, frozen=True):
    """Stop using cards."""


class Repair(Action, frozen=True):
    """Remove the damage token of a location."""

    location: str


class TakeToken(Action, frozen=True):
    """Resupply: one more token from the stock to the staging area."""

    token: str


class Reinforce(Action, frozen=True):
    """Reinforcement: one more counter or weapon from the stock to the reserve."""

    counter: str


class Fortify(Action, frozen=True):
    """Raise the defence of a colour, or clear location 3."""

    what: str


class Mine(Action, frozen=True):
    spot: str


class LayWire(Action, frozen=True):
    location: str


class Ready(Action, frozen=True):
    """Put an artillery or anti-aircraft token on a location of its unit."""

    location: str


class Load(Action, frozen=True):
    token: str
    location: str


class Deliver(Action, frozen=True):
    """Bring the token of one boat to the house."""

    location: str


class Done(Action, frozen=True):
    """Finish: no more tokens, counters or orders."""


# -- storm groups, chapters 3 and 6 ----------------------------------------------------------------------------------


class Join(Action, frozen=True):
    """One more counter for the sortie."""

    counter: str


class Launch(Action, frozen=True):
    """The sortie goes out."""


class Sortie(Action, frozen=True):
    """Make the final sortie against the Milk House."""


class Decline(Action, frozen=True):
    """Do without: first aid, the final sortie."""


# -- chapter 3: Wehrmacht cards; chapter 5 ---------------------------------------------------------------------------


class FireAa(Action, frozen=True):
    """Spend the anti-aircraft token of a location."""

    location: str


class SpendSuppression(Action, frozen=True):
    """Return this many suppression tokens to stop the infantry; 0 is allowed."""

    count: int


class Lose(Action, frozen=True):
    """This counter is the casualty."""

    counter: str


class UseAid(Action, frozen=True):
    """Spend a first-aid token: the wound does not count."""


# -- chapter 4: Soviet counters --------------------------------------------------------------------------------------


class Move(Action, frozen=True):
    """Pick the counter that moves."""

    counter: str


class To(Action, frozen=True):
    """Where it goes, with which weapon, replacing which counter."""

    place: str
    weapon: str = ""
    replacing: str = ""

    def touches(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.place, self.weapon, self.replacing)))


class GiveWay(Action, frozen=True):
    """Where the replaced counter goes, with which weapon."""

    place: str
    weapon: str = ""

    def touches(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.place, self.weapon)))


class EndMoves(Action, frozen=True):
    """Stop moving, begin the actions."""


class Act(Action, frozen=True):
    """Pick the counter that acts."""

    counter: str


class EndActions(Action, frozen=True):
    """Stop acting: the turn ends."""


class Attack(Action, frozen=True):
    """Fire at the Wehrmacht counter in a space; with a weapon: by its crew."""

    space: str
    weapon: str = ""

    def touches(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.space, self.weapon)))


class Suppress(Action, frozen=True):
    """Move suppression tokens to the areas of these colours; with a weapon: by its crew."""

    green: int = 0
    red: int = 0
    purple: int = 0
    weapon: str = ""

    def touches(self) -> tuple[str, ...]:
        areas = [f"suppress-{c}" for c in ("green", "red", "purple") if getattr(self, c)]
        return tuple(filter(None, (*areas, self.weapon)))


class Command(Action, frozen=True):
    """Give orders to recover."""


class Order(Action, frozen=True):
    """The counter ordered to recover, from `exhaustion` or `damage`."""

    counter: str
    what: str

    def touches(self) -> tuple[str, ...]:
        return (self.counter,)


class Radio(Action, frozen=True):
    """Call for reinforcements."""


class Observe(Action, frozen=True):
    """Direct the guns of this battery."""

    battery: str


class CallFire(Action, frozen=True):
    """Fire of the battery on the counter in a space, and on an adjacent one."""

    space: str
    second: str = ""

    def touches(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.space, self.second)))


class Recover(Action, frozen=True):
    """Recover from `exhaustion` or `damage`."""

    what: str

    def touches(self) -> tuple[str, ...]:
        return ()


# -- chapter 7.4: German planning ------------------------------------------------------------------------------------


class Plan(Action, frozen=True):
    """The next Wehrmacht card to be revealed this turn."""

    card: str


class PlanTactic(Action, frozen=True):
    """The tactics card of this turn."""

    card: str


class LayPlan(Action, frozen=True):
    """The plan stands: face down with it."""


ACTIONS = actions_in(globals())
