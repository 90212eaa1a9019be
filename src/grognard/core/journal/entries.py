"""The entries of a journal: what was played, taken back, changed by agreement; who gave up or changed places."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from grognard.core.renaming import Renames
from grognard.core.system import Value

Patch = tuple[dict[str, Value], ...]
"""Changes of the table by agreement, one thing each: `{"unit": "x", "at": "L1420", "steps": 1}`. The game defines the
keys; the first names the thing."""


class Rolled(Struct, frozen=True, forbid_unknown_fields=True):
    """Dice, and the number of the draw they came from: all that is needed to check them, besides the seed."""

    draw: int
    dice: tuple[int, ...]


class Played(Struct, frozen=True, tag="played", forbid_unknown_fields=True):
    """One action of one seat, and the dice it rolled."""

    seat: str
    action: dict[str, Any]
    rolls: tuple[Rolled, ...] = ()
    ordered: bool | UnsetType = UNSET
    """True: by a standing order of the seat."""


class Undone(Struct, frozen=True, tag="undone", forbid_unknown_fields=True):
    """The game went back to ply `to`; `agreed` if all seats had to consent."""

    seat: str
    to: int
    agreed: bool = False


class Edited(Struct, frozen=True, tag="edited", forbid_unknown_fields=True):
    """The table was changed by agreement, whatever the rules say: all seats had to consent."""

    seat: str
    patch: Patch
    agreed: bool = True


class Carried(Struct, frozen=True, tag="carried", forbid_unknown_fields=True):
    """The game went on from this state under rules or facts by which the entries before it no longer lead there."""

    state: dict[str, Any]
    """As `System.save` wrote it."""
    rules: str = ""
    pack: str = ""
    """The version of the rules and of the pack that play went on with."""
    seat: str = ""
    """Of no player: the server does it."""


class Resigned(Struct, frozen=True, tag="resigned", forbid_unknown_fields=True):
    """The side of this seat gave up: all people who play it had to consent."""

    seat: str


class Drawn(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """The game ended in a draw that this seat had offered: all seats had to consent."""

    seat: str
    agreed: bool = True


class Seated(Struct, frozen=True, tag="seated", forbid_unknown_fields=True):
    """From now on another plays this seat. It changes nothing on the table."""

    seat: str
    player: str = ""
    """The machine player by name; empty: the person whose seat it is."""
    by: str = ""
    """The seat that asked for it; `agreed` if others had to consent."""
    agreed: bool = False
    timed: bool | UnsetType = UNSET
    """True: its player's time was out, by the clock of the server."""


class TimedOut(Struct, frozen=True, tag="timed-out", forbid_unknown_fields=True):
    """The time of this seat was out, by the clock of the server, and another claimed the win: its side has lost."""

    seat: str
    by: str


class Clocked(Struct, frozen=True, tag="clocked", forbid_unknown_fields=True):
    """Something about the clocks, which are no part of the game: it changes nothing on the table."""

    seat: str
    """Who gave or asked for it."""
    what: Literal["more-time", "paused", "resumed"]
    to: str = ""
    seconds: int = 0
    """More time, and for whom."""


Entry = Played | Undone | Edited | Carried | Resigned | Drawn | Seated | TimedOut | Clocked


def upgraded_entry(entry: Entry, renames: Renames) -> Entry:
    if isinstance(entry, Played):
        return replace(entry, action=renames.action(entry.action))
    if isinstance(entry, Edited):
        return replace(entry, patch=tuple(renames.data(change) for change in entry.patch))
    return entry
