"""The answers of the later chapters of Stalingrad '42, 24 to 34. Fields are printed ids; `actions` has them all."""

from __future__ import annotations

from typing import ClassVar

from grognard.core.game import Action

# -- 24 to 29, 33: Baku, reserves, planned offensives, leaders, contested cities, the winter offensive ----------------


class LeaveForBaku(Action, frozen=True):
    """Exit five divisions together, towards the oil fields."""

    units: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return self.units


class HoldBack(Action, frozen=True):
    """Put units of one hex into reserve."""

    units: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return self.units


class Release(Action, frozen=True):
    """Release the reserve of a hex."""

    paragraph: ClassVar[str] = "25.2.3"
    hex: str


class EndRelease(Action, frozen=True):
    """Release no more reserves now."""


class Unleash(Action, frozen=True):
    """Use the planned offensive of a headquarters for the attack."""

    unit: str


class TakeDie(Action, frozen=True):
    """The die of a planned offensive that counts, by its number from left to right."""

    die: int


class Assign(Action, frozen=True):
    """Place a planned offensive or a supply point with a headquarters."""

    paragraph: ClassVar[str] = "26.2"
    unit: str


class RollAgain(Action, frozen=True):
    """Have a leader reroll a die, by its number from left to right."""

    unit: str
    die: int = 1


class LetStand(Action, frozen=True):
    """Keep the dice as rolled."""


class EnterCity(Action, frozen=True):
    """Advance a unit into the contested city."""

    unit: str


class EndEntry(Action, frozen=True):
    """Send no more units into the contested city."""


class DeclareOffensive(Action, frozen=True):
    """Use the Vasilevsky marker: the winter offensive begins."""


# -- chapters 30 to 34: the campaign ---------------------------------------------------------------------------------


class ReleaseArmy(Action, frozen=True):
    """Release a reserve army waiting on the map."""

    army: str


class Withdraw(Action, frozen=True):
    """Withdraw a unit as the campaign demands."""

    unit: str


class TransferStep(Action, frozen=True):
    """Give a step of a withdrawn unit to a reduced one."""

    unit: str


class Revive(Action, frozen=True):
    """Replace a withdrawn corps by a brigade from the eliminated box."""

    unit: str


class EndTransfers(Action, frozen=True):
    """Forgo the remaining steps."""


class GiveMask(Action, frozen=True):
    """Put a maskirovka marker under a reserve army, in secret."""

    army: str
    box: str


class SwapMasks(Action, frozen=True):
    """Exchange the markers of two reserve armies in one place, or only pretend to."""

    one: str
    other: str
    truly: bool = True


class JoinBox(Action, frozen=True):
    """Send a unit into the box of a reserve army."""

    paragraph: ClassVar[str] = "34.2"
    unit: str
    box: str


class LeaveBox(Action, frozen=True):
    """Send a unit from the box of a reserve army to an entry area."""

    unit: str
    area: str


class ComeOut(Action, frozen=True):
    """Place a unit from its box in the hex of its reserve army, which is unmasked."""

    unit: str


class Show(Action, frozen=True):
    """Put a unit of the box on the counter of its reserve army."""

    paragraph: ClassVar[str] = "34.2"
    unit: str


class Hide(Action, frozen=True):
    """Put a shown unit back into its box."""

    unit: str


class StayHidden(Action, frozen=True):
    """Let no unit leave the boxes of the reserve armies in the attacked hex."""


class ManTheHex(Action, frozen=True):
    """Choose which units leave the box of a reserve army to defend its hex."""

    units: tuple[str, ...]

    def touches(self) -> tuple[str, ...]:
        return self.units
