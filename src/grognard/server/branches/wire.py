"""The wire of what-if branches. A branch is played over the same messages as any game; these come on top."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.core.verdicts import Message
from grognard.core.views import Choice

DiceMode = Literal["rolled", "average", "chosen"]
PlanStatus = Literal["next", "waiting", "differs", "done"]


class BranchInfo(Struct, frozen=True, kw_only=True):
    """Where a branch comes from, and how its dice fall."""

    game: str
    """The game it was branched from."""
    ply: int
    """The ply of that game at which it was branched."""
    seat: str | None
    """The seat whose knowledge it was dealt from; None: an onlooker's."""
    dice: DiceMode = "rolled"
    faces: tuple[int, ...] = ()
    """The next faces, for `chosen`."""


class NewBranch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/games/{id}/branches?key=K: a branch from a ply of the game (None: from now). Of a branch, with its key,
    it makes a second one from there; seat and guest are those of the first."""

    at: int | None = None
    seat: str | None = None
    """Whose knowledge to deal from; None for an onlooker. The key must open the seat."""
    guest: str = ""
    """An onlooker's name for this browser, under which the branch is found again."""
    name: str = ""


class PlanStep(Struct, frozen=True):
    """One step of a branch's line."""

    seat: str
    label: Message


class Plan(Struct, frozen=True, kw_only=True):
    """GET /api/games/{branch}/plan?key=K&since=N: how far the real game has followed the branch, for the seat it
    was made for."""

    name: str
    status: PlanStatus
    """`next`: the seat is asked what the branch was, and `choice` is the answer; `waiting`: others are to act;
    `differs`: the table is not the branch's any more; `done`: every step has happened."""
    index: int
    """How many steps of the line have happened."""
    choice: Choice | None = None
    steps: tuple[PlanStep, ...] = ()
    """The whole line."""


class SetDice(Struct, frozen=True, tag="set-dice", forbid_unknown_fields=True):
    """How the dice of a branch fall from now on."""

    dice: DiceMode
    faces: tuple[int, ...] = ()
    ref: int = 0


class SetMachine(Struct, frozen=True, tag="set-machine", forbid_unknown_fields=True):
    """Let a machine player play a seat; an empty name: let its player play it. At a real table one's own seat is handed
    over at once; for that of a player who vanished the others are asked."""

    seat: str
    player: str = ""
    ref: int = 0


class Rename(Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Give a branch another name."""

    name: str
    ref: int = 0
