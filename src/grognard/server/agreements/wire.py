"""The wire of what players agree on."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.journal import Patch
from grognard.server.clocks.wire import MoreTime, OnTime, Pause, Resume


class GoBack(Struct, frozen=True, tag_field="kind", tag="undo"):
    """Take back everything since ply `to`."""

    to: int


class Change(Struct, frozen=True, tag_field="kind", tag="edit"):
    """Change the table by hand."""

    patch: Patch


class Draw(Struct, frozen=True, tag_field="kind", tag="draw"):
    """End the game in a draw."""


class GiveUp(Struct, frozen=True, tag_field="kind", tag="resign"):
    """Resign. Only the seats of that side are asked, and only they see it."""


class ToMachine(Struct, frozen=True, tag_field="kind", tag="machine"):
    """Let a machine player play the seat of a player who vanished, or never came."""

    seat: str
    player: str


class ToPerson(Struct, frozen=True, tag_field="kind", tag="return"):
    """Give a seat back to its player, for whom a machine player plays by agreement."""

    seat: str


class Request(Struct, frozen=True):
    """One player asks others for their consent. At most one request is open: a new one takes its place, and any step
    ends it."""

    id: int
    """To be named in the answer: no player agrees to what they have not seen."""
    by: str
    what: GoBack | Change | Draw | GiveUp | ToMachine | ToPerson | OnTime | MoreTime | Pause | Resume
    agreed: tuple[str, ...]
    waiting: tuple[str, ...]


class Reply(Struct, frozen=True, tag="reply", forbid_unknown_fields=True):
    """Yes or no to the request of that id; the one who asked withdraws it with a no."""

    id: int
    seat: str
    agree: bool
    ref: int = 0


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """The side of this seat gives up, once all people who play it agree."""

    seat: str
    ply: int
    ref: int = 0


class OfferDraw(Struct, frozen=True, tag="offer-draw", forbid_unknown_fields=True):
    seat: str
    ply: int
    ref: int = 0
