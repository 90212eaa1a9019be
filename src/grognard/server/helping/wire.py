"""The wire of the machine's help."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.verdicts import Message
from grognard.core.views import Choice

Until = Literal["phase", "turn"]


class PlanRating(Struct, frozen=True):
    """A plan that was thought over."""

    sentence: Message
    chance: float
    """Of winning after it: 0 to 1."""
    deals: int
    """The deals it was played out on; 0: none, there was no time."""


class Intent(Struct, frozen=True):
    """What a machine player is up to, and what it thought over before it decided so."""

    sentence: Message
    plans: tuple[PlanRating, ...] = ()
    """The chosen one first."""


class AskHint(Struct, frozen=True, tag="ask-hint", forbid_unknown_fields=True):
    """What would the best machine player do here?"""

    seat: str
    ply: int
    ref: int = 0


class Hint(Struct, frozen=True, tag="hint"):
    """The answer to `ask-hint`."""

    ply: int
    choice: Choice
    level: str
    """The machine player whose answer it is."""
    intent: Intent | None = None
    """The plan it belongs to; none where nothing is planned."""
    then: tuple[Choice, ...] = ()
    """What is done with what the choice takes up."""
    ref: int = 0


class LetPlay(Struct, frozen=True, tag="let-play", forbid_unknown_fields=True):
    """A machine player is to play on for this seat, up to the end of its phase or turn."""

    seat: str
    until: Until
    ply: int
    ref: int = 0


class StopPlaying(Struct, frozen=True, tag="stop-playing", forbid_unknown_fields=True):
    """The player wants to go on without help."""

    ref: int = 0


class Helped(Struct, frozen=True, tag="helped"):
    """For which seat a machine player plays on; empty: for none any more."""

    seat: str
    since: int = 0
    """The ply at which it began."""
