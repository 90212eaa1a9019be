"""The ladder: each machine player of a game against the one below it, from both sides, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from grognard.ai import PLAYERS
from grognard.core.system import Scenario, System
from grognard.lab.pools import LocalPool, Pool
from grognard.lab.records import Records, results_of
from grognard.lab.selfplay import Result, Task
from grognard.lab.statistics import wilson

WORTH = {"win": 1.0, "draw": 0.5}


class Rung(Struct, frozen=True):
    """How a player fared against the one below it: games from all seats together, and from each."""

    upper: str
    lower: str
    games: int
    wins: float
    """A draw is half a win."""
    by_seat: dict[str, tuple[float, int]]
    """Wins and games by the seat of the upper player; of a game for one the games in which it did better."""

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(round(self.wins), self.games)


def pairs(slug: str) -> list[tuple[str, str]]:
    """Each player and the one below it, the weakest first."""
    names = PLAYERS[slug]
    return list(zip(names[1:], names, strict=False))


def usual_scenario(system: System) -> Scenario:
    """The first scenario for one or two."""
    return next(scenario for scenario in system.scenarios if len(scenario.seats) <= 2)


class Arena(Struct, frozen=True):
    """Where the ladder is climbed: what is played, and how."""

    system: System
    scenario: Scenario
    seed: int
    pool: Pool = LocalPool()
    records: Records | None = None
    """Where finished games are kept, so that a run can go on later."""

    def results(self, players: Mapping[str, str], games: int) -> Iterable[Result]:
        """The results of so many games between these players."""
        options = self.system.options(self.scenario, {})
        task = Task(
            game=self.system.slug, scenario=self.scenario.id, options=options, players=dict(players), seed=self.seed
        )
        return results_of(task, games, self.pool, self.records)


def climb(arena: Arena, pairs: Sequence[tuple[str, str]], games: int) -> Iterator[Rung]:
    """The rungs one after another, each of so many games."""
    for upper, lower in pairs:
        if len(arena.scenario.seats) == 1:
            yield _alone(arena, upper, lower, games)
        else:
            yield _against(arena, upper, lower, games)


def _against(arena: Arena, upper: str, lower: str, games: int) -> Rung:
    """Every seat in turn is the upper player's, on the same seeds."""
    scenario = arena.scenario
    by_seat: dict[str, tuple[float, int]] = {}
    for number, seat in enumerate(scenario.seats):
        share = games // len(scenario.seats) + (number < games % len(scenario.seats))
        players = {player_seat: upper if player_seat == seat else lower for player_seat in scenario.seats}
        results = arena.results(players, share)
        by_seat[seat] = sum(WORTH.get(result.results[seat], 0.0) for result in results), share
    return Rung(upper, lower, games, sum(wins for wins, _ in by_seat.values()), by_seat)


def _alone(arena: Arena, upper: str, lower: str, games: int) -> Rung:
    """A game for one: both play the same games, and the better result wins; between equals the higher score."""
    (seat,) = arena.scenario.seats

    def ranks(player: str) -> dict[int, tuple[float, int]]:
        results = arena.results({seat: player}, games)
        return {result.number: (WORTH.get(result.results[seat], 0.0), result.score) for result in results}

    mine, theirs = ranks(upper), ranks(lower)
    wins = sum(1.0 if mine[n] > theirs[n] else 0.5 if mine[n] == theirs[n] else 0.0 for n in mine)
    return Rung(upper, lower, games, wins, {seat: (wins, games)})
