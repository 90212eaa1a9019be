"""A branch sent as a plan: its steps are offered in the real game while the table looks as it did in the branch.

The two are compared through the eyes of the seat that made the branch, so that nothing is learnt from a match.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from grognard.core.game import Game
from grognard.core.journal import Played
from grognard.core.system import System
from grognard.core.views import Choice, label
from grognard.server.branches.match import BranchMatch
from grognard.server.branches.wire import Plan, PlanStatus, PlanStep


def sight(system: System, game: Game[Any], seat: str) -> bytes:
    """A digest of all that a seat sees, and of what it is asked."""
    asked = game.asked(seat)
    question = None if asked is None else (asked.__struct_config__.tag, asked.subject(game))
    seen = msgspec.json.encode((system.view(game, seat), question, game.waiting))
    return hashlib.sha256(seen).digest()


def followed(system: System, real: Game[Any], branch: BranchMatch, seat: str, since: int, name: str) -> Plan:
    """Where the real game stands on the branch's line, at or after step `since`."""
    line = branch.states_of_line()
    steps = tuple(PlanStep(entry.seat, label(system.decode_action(entry.action))) for _, entry in line)
    now = sight(system, real, seat)
    for index in range(max(0, since), len(line)):
        state, entry = line[index]
        if sight(system, state, seat) == now:
            choice = offered(system, real, entry) if entry.seat == seat else None
            status: PlanStatus = "waiting" if choice is None else "next"
            return Plan(name=name, status=status, index=index, choice=choice, steps=steps)
    if since >= len(line) or sight(system, branch.game, seat) == now:
        return Plan(name=name, status="done", index=len(line), steps=steps)
    # While others decide, the table may pass through states that the branch never saw.
    status = "differs" if real.asked(seat) is not None or real.decision is None else "waiting"
    return Plan(name=name, status=status, index=max(0, since), steps=steps)


def offered(system: System, real: Game[Any], entry: Played) -> Choice:
    action = system.decode_action(entry.action)
    return Choice(action, label(action), action.touches())
