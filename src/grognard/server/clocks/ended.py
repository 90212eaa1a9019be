"""What others want to know of games that ended on time: ratings, for example."""

from __future__ import annotations

from grognard.core.journal import Match, TimedOut


def lost_on_time(match: Match) -> tuple[str, ...]:
    """The seats of the side that lost on time; none if the game did not end so, or if that was taken back."""
    last = match.entries[-1] if match.entries else None
    return match.scenario.side(last.seat) if isinstance(last, TimedOut) else ()
