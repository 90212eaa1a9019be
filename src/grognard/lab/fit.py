"""Fits how a side stands to what came of it: logistic regression on positions of machine players' games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from math import exp, log

from msgspec import Struct

from grognard.ai.search import Planner
from grognard.core.dice import Dice, seed_from
from grognard.core.system import System
from grognard.games import find
from grognard.lab.pools import Pool
from grognard.lab.selfplay import Task, number_of, sight_of
from grognard.lab.tuned import tuned_player

RIDGE = 0.5
"""How much a weight must explain to be far from zero."""
STEPS = 30


class Sample(Struct, frozen=True):
    """How a seat stood at a moment of a game, and what it got: 1 for a win, 0 for a loss."""

    game: int
    terms: dict[str, float]
    result: float


class Fit(Struct, frozen=True):
    weights: dict[str, float]
    errors: dict[str, float]
    """The standard error of each weight, as if all positions were independent; they are not, so at least this."""
    positions: int
    games: int
    loss: float
    """The mean log loss, in nats: 0.693 knows nothing."""
    right: float
    """The share of positions whose likelier winner won."""


def samples(task: Task, games: int, pool: Pool) -> list[Sample]:
    """The positions of the first games of a task at every turning of a turn, from the eyes of each seat."""
    played = pool.run(partial(_samples, task), range(games))
    return sorted((sample for game in played for sample in game), key=lambda sample: sample.game)


def _samples(task: Task, number: int) -> list[Sample]:
    planner: Planner = import_module(f"grognard.ai.{task.game}.plans").PLANNER
    return list(_play(find(task.game), planner, task, number))


def _play(system: System, planner: Planner, task: Task, number: int) -> Iterator[Sample]:
    seed = number_of(task, number)
    scenario = system.scenario(task.scenario)
    game = system.begin(scenario, system.options(scenario, task.options), Dice(seed_from(seed)), None)
    players = {seat: tuned_player(task.game, name, seed + n) for n, (seat, name) in enumerate(task.players.items())}
    moments: list[dict[str, dict[str, float]]] = []
    start = game.position
    while game.decision is not None:
        view = sight_of(system, game)
        game.apply(players[view.seat].choose(view), view.decision)
        if game.position.outcome is None and planner.rests(game, start):
            start = game.position
            moments.append({seat: planner.terms(start, seat) for seat in scenario.seats})
    for moment in moments:
        for seat, terms in moment.items():
            yield Sample(number, terms, planner.grade(game.position, seat))


def fit(samples: Sequence[Sample]) -> Fit:
    """The weights that make what happened likeliest, by Newton's method."""
    names = sorted({name for sample in samples for name in sample.terms})
    rows = [[sample.terms.get(name, 0.0) for name in names] for sample in samples]
    size = len(names)
    weights = [0.0] * size
    matrix = [[0.0] * size for _ in range(size)]
    for _ in range(STEPS):
        gradient = [-RIDGE * weight for weight in weights]
        matrix = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for row, sample in zip(rows, samples, strict=True):
            chance = _chance(row, weights)
            for i in range(size):
                gradient[i] += (sample.result - chance) * row[i]
                for j in range(size):
                    matrix[i][j] += chance * (1 - chance) * row[i] * row[j]
        step = [sum(a * b for a, b in zip(line, gradient, strict=True)) for line in inverse(matrix)]
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    chances = [_chance(row, weights) for row in rows]
    pairs = list(zip(chances, (sample.result for sample in samples), strict=True))
    return Fit(
        dict(zip(names, weights, strict=True)),
        {name: line[n] ** 0.5 for n, (name, line) in enumerate(zip(names, inverse(matrix), strict=True))},
        len(samples),
        len({sample.game for sample in samples}),
        -sum(result * log(c) + (1 - result) * log(1 - c) for c, result in pairs) / len(pairs),
        sum((c > 0.5) == (result > 0.5) for c, result in pairs) / len(pairs),
    )


def _chance(row: Sequence[float], weights: Sequence[float]) -> float:
    total = sum(a * b for a, b in zip(row, weights, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By elimination; the ridge keeps the matrix from being singular."""
    size = len(matrix)
    work = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda n: abs(work[n][i]))
        work[i], work[pivot] = work[pivot], work[i]
        work[i] = [value / work[i][i] for value in work[i]]
        for n in range(size):
            if n != i:
                work[n] = [
                    value - work[n][i] * pivot_value for value, pivot_value in zip(work[n], work[i], strict=True)
                ]
    return [row[size:] for row in work]
