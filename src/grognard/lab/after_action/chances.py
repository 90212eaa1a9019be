"""Chances of winning over the game: quick playouts by machine players from the turning of every turn, within a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from grognard.ai import make_player
from grognard.core.dice import Dice, seed_from
from grognard.core.journal import Match
from grognard.games import find
from grognard.lab.after_action.report import turn_of
from grognard.lab.selfplay import sight_of

POINTS = 16
"""How many moments of a game are judged at most."""
SECONDS = 30.0
"""Wall time for all playouts of a game together."""
PLAYER = "normal"
MOST = 40
"""Playouts from one moment."""


class Moment(Struct, frozen=True):
    """A moment of a game: everything a worker process needs to play on from it."""

    ply: int
    turn: int
    state: bytes


class Chance(Struct, frozen=True):
    """The chance of each seat when the game is played on from a moment by machine players: the share of playouts won,
    a draw being half a win, as if there had been one more draw. So a single playout proves little, and says so."""

    ply: int
    turn: int
    playouts: int
    wins: dict[str, float]


def moments(match: Match) -> list[Moment]:
    """The beginning of every turn on the line that led to the present, thinned out evenly where there are many."""
    turns: list[Moment] = []
    for ply in (0, *(entry + 1 for entry in match.undo_depths())):
        game = match.states[ply]
        turn = turn_of(game.position)
        if game.decision is not None and (not turns or turn != turns[-1].turn):
            turns.append(Moment(ply, turn, match.system.save(game)))
    if len(turns) <= POINTS:
        return turns
    step = (len(turns) - 1) / (POINTS - 1)
    return [turns[round(k * step)] for k in range(POINTS)]


def playouts(
    slug: str, moments_played: Sequence[Moment], seconds: float = SECONDS, clock: Callable[[], float] = time.monotonic
) -> list[Chance]:
    """Play on from all moments in turn until the time is up, the latest first: what follows them is shortest. A playout
    that does not end in time does not count; a moment without playouts is left out."""
    until = clock() + seconds
    tallies: dict[int, list[dict[str, str]]] = {moment.ply: [] for moment in moments_played}
    for number, moment in _rounds(moments_played):
        results = _play_on(slug, moment, number, lambda: clock() >= until)
        if results is None:
            break
        tallies[moment.ply].append(results)
    return [_chance(moment, tallies[moment.ply]) for moment in moments_played if tallies[moment.ply]]


def _rounds(played: Sequence[Moment]) -> Iterator[tuple[int, Moment]]:
    """Every moment once, from the last to the first, and again."""
    for number in range(MOST):
        yield from ((number, moment) for moment in reversed(played))


def _play_on(slug: str, moment: Moment, number: int, is_late: Callable[[], bool]) -> dict[str, str] | None:
    """The results of one playout, everything hidden dealt anew; none if the time is up."""
    system = find(slug)
    seed = (moment.ply << 32) + number
    game = system.determinize(system.load(moment.state), None, Dice(seed_from(seed)))
    players = {seat: make_player(slug, PLAYER, seed) for scenario in system.scenarios for seat in scenario.seats}
    while game.decision is not None:
        if is_late():
            return None
        player_view = sight_of(system, game)
        game.apply(players[player_view.seat].choose(player_view), player_view.decision)
    outcome = game.position.outcome
    return None if outcome is None else outcome.results


def _chance(moment: Moment, results: Sequence[dict[str, str]]) -> Chance:
    worth = {"win": 1.0, "draw": 0.5}
    seats = sorted({seat for result in results for seat in result})
    won = {seat: sum(worth.get(result.get(seat, ""), 0.0) for result in results) for seat in seats}
    wins = {seat: (points + 0.5) / (len(results) + 1) for seat, points in won.items()}
    return Chance(moment.ply, moment.turn, len(results), wins)
