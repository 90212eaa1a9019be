"""Making a branch: dealt from what a seat knows, never from the true game, with a seed of its own.

Two seeds are drawn and neither leaves the server. The first deals what the seat cannot see and is thrown away: with it
the deal could be reversed. The second rolls the dice of the branch, which so have nothing to do with those to come.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from grognard.core.dice import SEED_BYTES, Dice
from grognard.core.errors import GameOver
from grognard.core.game import Game
from grognard.core.journal import VERSION
from grognard.core.system import System
from grognard.server.branches.match import BranchMatch
from grognard.server.branches.wire import NewBranch
from grognard.server.problems import BadRequest, TooManyBranches
from grognard.server.storage.store import BranchRow, GameRow, SeatRow
from grognard.server.tables.lobby import progress_of
from grognard.server.tables.reopening import version_of

PER_SEAT = 12
"""Branches that a seat may keep of one game."""
PER_GUEST = 4
"""Branches that a browser without a seat may keep of one game."""
GUESTS = 24
"""Branches that all onlookers of a game may keep together; the one unused longest makes room."""
LIFETIME = 30 * 24 * 3600.0
"""Seconds after which a branch that is not used expires."""
NAME = 40
GUEST = 40


def owner_of(new: NewBranch) -> str:
    """Under which name a branch is found again: the seat's, or the browser's of an onlooker."""
    if new.seat is not None:
        return f"seat:{new.seat}"
    if not 8 <= len(new.guest) <= GUEST:
        raise BadRequest(detail=f"an onlooker's browser has a name of 8 to {GUEST} characters")
    return f"guest:{new.guest}"


def room_for(owner: str, kept: Sequence[GameRow]) -> str | None:
    """Refuse a branch too many; the id of the one that makes room, if one has to."""
    own = [row for row in kept if row.branch is not None and row.branch.owner == owner]
    limit = PER_GUEST if owner.startswith("guest:") else PER_SEAT
    if len(own) >= limit:
        raise TooManyBranches(limit=limit)
    guests = [row for row in kept if row.branch is not None and row.branch.owner.startswith("guest:")]
    if owner.startswith("guest:") and len(guests) >= GUESTS:
        return min(guests, key=lambda row: row.progress.updated).id
    return None


def dealt_for(system: System, game: Game[Any], seat: str | None) -> Game[Any]:
    """A game that the seat cannot tell from this one, and that knows no more than the seat does."""
    if game.decision is None:
        raise GameOver()
    return system.determinize(game, seat, Dice(secrets.token_bytes(SEED_BYTES)))


def branched(
    parent: GameRow, system: System, dealt: Game[Any], origin: BranchRow, name: str
) -> tuple[GameRow, BranchMatch]:
    """The row and the match of a new branch; all its seats have one key."""
    seed = secrets.token_bytes(SEED_BYTES)
    start = dealt.fork()
    start.dice = Dice(seed, dealt.dice.draws, dealt.dice.reveals)
    match = BranchMatch(system, parent.scenario, parent.options, seed, start=start)
    row = GameRow(
        id=secrets.token_hex(16),
        name=" ".join(name.split())[:NAME],
        game=parent.game,
        scenario=parent.scenario,
        options=parent.options,
        seats=tuple(SeatRow(seat, "here", origin.key, taken=True) for seat in match.scenario.seats),
        seed=seed,
        start=system.save(start),
        created=time.time(),
        format=VERSION,
        progress=progress_of(match),
        version=version_of(system),
        branch=origin,
        # No machine player helps with a game that counts.
        rated=parent.rated and not parent.progress.over,
    )
    return row, match


def with_machine(row: GameRow, seat: str, player: str) -> tuple[SeatRow, ...]:
    """The seats of a branch after a machine player took one, or gave it back. One key always stays: the player goes on
    watching when machines play all sides."""
    assert row.branch is not None
    key, own = row.branch.key, row.branch.seat or row.seats[0].seat
    changed = [
        replace(s, kind="ai" if player else "here", player=player, key="" if player else key) if s.seat == seat else s
        for s in row.seats
    ]
    if not any(s.kind == "here" for s in changed):
        return tuple(replace(s, key=key) if s.seat == own else s for s in changed)
    return tuple(replace(s, key=key if s.kind == "here" else "") for s in changed)
