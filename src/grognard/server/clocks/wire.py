"""The wire of clocks: the pace of a game, where each seat's clock stands, and what players ask of them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time each seat has, in seconds. Both kinds are counted alike: a seat that is asked first uses up its
    delay, which it gets anew each time, then its bank, which is for the whole game."""

    kind: Literal["live", "days"]
    delay: int
    """Before the bank is touched, each time the seat is asked after others were. By correspondence: days per turn."""
    bank: int
    increment: int = 0
    """Added to the bank when a new game turn begins."""
    vacation: int = 0
    """How long a player's clock may stand at their own wish, all in all; by correspondence only."""


class SeatClock(Struct, frozen=True):
    """The clock of a seat as it was last set. Shown is, while it runs, `delay + bank` less the time that has passed
    since `since`, or since `away` if that is later."""

    seat: str
    bank: float
    delay: float = 0.0
    """What is left of it since the seat was asked."""
    asked: bool = False
    since: float = 0.0
    """Runs since then, in seconds since 1970 by the server; 0: it stands."""
    vacation: float = 0.0
    """What is left to be taken."""
    away: float = 0.0
    """On vacation until then, at the latest; 0: not."""
    told: int = 0
    """Since the seat was asked, notices have told 1: its player that little is left, 2: the others that it is out."""


class Clocks(Struct, frozen=True):
    ply: int
    """The ply at which they were last set."""
    turn: int
    """The latest game turn whose increment was added: it is not added again after an undo."""
    seats: tuple[SeatClock, ...]
    """All but those of machine players, which have no clock."""
    paused: bool = False
    """By agreement all clocks stand."""


# -- requests that need consent (see `agreements.wire`) --------------------------------------------------------


class OnTime(Struct, frozen=True, tag_field="kind", tag="on-time"):
    """The side of this seat, whose time is out, loses. All who remain on the other sides are asked."""

    seat: str


class MoreTime(Struct, frozen=True, tag_field="kind", tag="more-time"):
    """Add to the bank of a seat of another side."""

    seat: str
    seconds: int


class Pause(Struct, frozen=True, tag_field="kind", tag="pause"):
    """All clocks stand until all agree that they go on. Play may go on meanwhile."""


class Resume(Struct, frozen=True, tag_field="kind", tag="resume"):
    """The clocks go on."""


# -- messages to the server ------------------------------------------------------------------------------------


class ClaimTime(Struct, frozen=True, tag="claim-time", forbid_unknown_fields=True):
    """The time of seat `of` is out: `seat` claims the win. `set-machine` lets the machine have the late seat."""

    seat: str
    of: str
    ply: int
    ref: int = 0


class GiveTime(Struct, frozen=True, tag="give-time", forbid_unknown_fields=True):
    """Give a seat of another side more time."""

    seat: str
    to: str
    seconds: int
    ply: int
    ref: int = 0


class PauseClocks(Struct, frozen=True, tag="pause-clocks", forbid_unknown_fields=True):
    """Let all clocks stand, or go on: both need the consent of all people who play."""

    seat: str
    pause: bool
    ply: int
    ref: int = 0


class TakeVacation(Struct, frozen=True, tag="take-vacation", forbid_unknown_fields=True):
    """Go on vacation with this seat, or come back: its clock stands meanwhile. The next action ends it, too."""

    seat: str
    on: bool
    ref: int = 0


# -- HTTP ------------------------------------------------------------------------------------------------------


class Vacation(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/vacation: in all games by correspondence of the account."""

    on: bool


class OnVacation(Struct, frozen=True):
    """The answer: in how many seats the clock stands now, or goes on."""

    seats: int
