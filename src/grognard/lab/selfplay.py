"""Self-play of machine players: one game, or many in a pool of workers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from grognard.ai.player import Player, PlayerView
from grognard.core.dice import Dice, seed_from
from grognard.core.game import Game, Outcome
from grognard.core.system import System, Value
from grognard.games import find
from grognard.lab.pools import Pool
from grognard.lab.tuned import tuned_player

BATCH = 8
"""Games per batch at most: a batch whose worker dies is played again."""


class Task(Struct, frozen=True, kw_only=True):
    """What is played: everything a worker process needs to know."""

    game: str
    scenario: str
    options: dict[str, Value]
    players: dict[str, str]
    """Seat to the name of its machine player."""
    seed: int


class Result(Struct, frozen=True):
    """How one game ended."""

    number: int
    results: dict[str, str]
    score: int
    ending: str
    """The id of the sentence that tells why it ended."""
    plies: int


def number_of(task: Task, game: int) -> int:
    """The seed of one game of a task: the same for all players and any number of cores."""
    return (task.seed << 32) + game


def sight_of(system: System, game: Game[Any]) -> PlayerView:
    """What the seat to act sees; if several may act, the first does."""
    decision = game.decision
    assert decision is not None
    return PlayerView.of(system, game, decision.seats[0])


def play_out(system: System, game: Game[Any], players: Mapping[str, Player]) -> int:
    """Play a game to its end; the number of actions it took."""
    plies = 0
    while game.decision is not None:
        player_view = sight_of(system, game)
        game.apply(players[player_view.seat].choose(player_view))
        plies += 1
    return plies


def play_one(task: Task, number: int) -> Result:
    system = find(task.game)
    scenario = system.scenario(task.scenario)
    seed = number_of(task, number)
    game = system.begin(scenario, task.options, Dice(seed_from(seed)), None)
    seats = enumerate(task.players.items())
    players = {seat: tuned_player(task.game, name, seed * len(task.players) + n) for n, (seat, name) in seats}
    plies = play_out(system, game, players)
    outcome = game.position.outcome
    assert isinstance(outcome, Outcome)
    return Result(number, outcome.results, outcome.score, outcome.reason.id, plies)


def play_batch(task: Task, numbers: Sequence[int]) -> list[Result]:
    return [play_one(task, number) for number in numbers]


def play_many(task: Task, games: int | Sequence[int], pool: Pool) -> Iterator[Result]:
    """So many games of a task, or those with these numbers, as they end, in no particular order: seeds are the unit of
    work."""
    numbers = range(games) if isinstance(games, int) else games
    size = max(1, min(BATCH, len(numbers) // (4 * pool.workers)))
    batches = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    for results in pool.run(partial(play_batch, task), batches):
        yield from results
