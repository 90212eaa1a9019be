"""2.2, 4.command An action that has begun must do something: it cannot be finished before anything was taken or given.

RULING pavlov-014. A player who changes their mind takes the last step back instead.
"""

from __future__ import annotations

from grognard.core.verdicts import Prohibition
from grognard.games.pavlov.rulebook import rule


def unfinished(clause: str) -> Prohibition:
    """The prohibition to stop at once, for the action of one clause."""

    def nothing_done_yet(done: int) -> bool:
        """At least one token, counter or order."""
        return done <= 0

    return rule.forbids(clause)(nothing_done_yet)
