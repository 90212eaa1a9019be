"""What is kept of a game between accounts when it ends, and what a rated game must be.

An end that is taken back, which all must consent to, takes the result with it; the next end is the one that counts. A
rated game is over when it is over: its end cannot be taken back.
"""

from __future__ import annotations

import time
from collections import Counter

from grognard.core.journal import Carried, Edited, Match, Played
from grognard.core.system import Scenario, System
from grognard.server.social.problems import NotForRating
from grognard.server.storage.store import GameResult, GameRow, Score
from grognard.server.wire import NewGame

LEAST = 5
"""Actions of each side without which a game is none: it does not count for the ratings."""


def result_of(row: GameRow, match: Match) -> GameResult | None:
    """How the game has ended; without scores if it goes on again. None: no game between accounts."""
    accounts = {seat.account for seat in row.seats if seat.account}
    if row.branch is not None or row.situation or len(accounts) < 2:
        return None
    outcome = match.game.position.outcome
    scores = tuple(
        Score(seat.seat, seat.account, seat.machine, outcome.results[seat.seat])
        for seat in row.seats
        if outcome is not None and seat.seat in outcome.results
    )
    return GameResult(
        id=row.id,
        game=row.game,
        scenario=row.scenario,
        ended=time.time(),
        plies=match.ply,
        how=str(match.entries[-1].__struct_config__.tag),
        private=row.private,
        rated=row.rated,
        unrated=_unrated(row, match) if row.rated and outcome else "",
        scores=scores,
    )


def _unrated(row: GameRow, match: Match) -> str:
    """Why a rated game does not count after all, as far as the game itself shows."""
    carried = any(isinstance(entry, Carried) for entry in match.entries)
    lasting = match.entries if carried else [match.entries[ply] for ply in match.undo_depths()]
    acted = Counter(entry.seat for entry in lasting if isinstance(entry, Played))
    if any(acted[seat.seat] < LEAST for seat in row.seats):
        return "short"
    if row.seed_known:
        return "seed"
    if any(isinstance(entry, Edited) for entry in match.entries):
        return "edited"
    return ""


def can_be_rated(scenario: Scenario) -> bool:
    """Two players against each other."""
    return len(scenario.seats) == len(scenario.sides) == 2


def must_be_standard(new: NewGame, system: System) -> None:
    """A rated game is one for two players, as printed: no options, no chosen seed, in the lobby's list; one seat is the
    maker's, the other another person's."""
    scenario = system.scenario(new.scenario)
    if not can_be_rated(scenario):
        raise NotForRating(why="scenario")
    if system.options(scenario, new.options) != system.options(scenario, {}):
        raise NotForRating(why="options")
    if new.seed:
        raise NotForRating(why="seed")
    if new.private:
        raise NotForRating(why="private")
    if sorted(seat.kind for seat in new.seats.values()) != ["here", "open"]:
        raise NotForRating(why="seats")
