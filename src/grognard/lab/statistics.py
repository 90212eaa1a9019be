"""Statistics of many games: wins with their interval, scores, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import sqrt

from msgspec import Struct

from grognard.lab.selfplay import Result, Task

Z95 = 1.959964
"""The normal quantile of a 95 % interval."""
PERCENTILES = (5, 10, 25, 50, 75, 90, 95)
BIN = 5
"""Points of score in one bar of the histogram."""


class Tally(Struct):
    """Wins, draws, losses and scores of one seat or one player."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    mean_score: float = 0.0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    def count(self, result: str, score: int) -> None:
        games = self.games
        self.mean_score = (self.mean_score * games + score) / (games + 1)
        match result:
            case "win":
                self.wins += 1
            case "draw":
                self.draws += 1
            case _:
                self.losses += 1

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


class Scores(Struct, frozen=True):
    """How the scores are spread."""

    mean: float
    deviation: float
    percentiles: dict[str, int]
    histogram: dict[str, int]
    """Games by band of five points: `-5` counts the scores from -5 to -1."""


class Statistics(Struct, frozen=True, kw_only=True):
    """The shape of `grognard simulate --json`."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    players: dict[str, str]
    seed: int
    games: int
    by_player: dict[str, Tally]
    by_side: dict[str, Tally]
    interval_95: dict[str, tuple[float, float]]
    """The share of wins of each seat: Wilson's interval."""
    score: Scores
    endings: dict[str, int]
    mean_plies: float


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: sound for small numbers and for none at all."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, centre - reach), min(1.0, centre + reach)


def percentile(ordered: list[int], percent: int) -> int:
    """The nearest-rank percentile: always a score that was reached."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)]


def spread(values: Iterable[int]) -> Scores:
    ordered = sorted(values)
    games = len(ordered)
    mean = sum(ordered) / games
    deviation = sqrt(sum((v - mean) ** 2 for v in ordered) / games)
    bars = Counter(v // BIN * BIN for v in ordered)
    histogram = {str(low): bars[low] for low in range(min(bars), max(bars) + 1, BIN)}
    return Scores(mean, deviation, {str(p): percentile(ordered, p) for p in PERCENTILES}, histogram)


def summarise(task: Task, results: Iterable[Result]) -> Statistics:
    """The statistics of one task, the same in whatever order its games ended."""
    played = sorted(results, key=lambda result: result.number)
    by_player: dict[str, Tally] = {name: Tally() for name in dict.fromkeys(task.players.values())}
    by_side: dict[str, Tally] = {seat: Tally() for seat in task.players}
    for result in played:
        for seat, name in task.players.items():
            by_side[seat].count(result.results[seat], result.score)
            by_player[name].count(result.results[seat], result.score)
    return Statistics(
        game=task.game,
        scenario=task.scenario,
        options=task.options,
        players=task.players,
        seed=task.seed,
        games=len(played),
        by_player=by_player,
        by_side=by_side,
        interval_95={seat: tally.interval for seat, tally in by_side.items()},
        score=spread(result.score for result in played),
        endings=_endings(result.ending for result in played),
        mean_plies=sum(result.plies for result in played) / len(played),
    )


def _endings(ids: Iterable[str]) -> dict[str, int]:
    counts: Mapping[str, int] = Counter(ids)
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
