"""Is the veteran's Pavlov's House harder than the basic one? Paired games of one machine player, and the difference.

    python examples/what_an_option_does.py --games 40 --player normal

Both settings are played with the same seeds. What counts is the difference game by game: luck that both have in common
falls out of it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

from grognard.games import find
from grognard.lab.pools import LocalPool, cores
from grognard.lab.selfplay import Task, play_many


def scores(difficulty: str, player: str, games: int, workers: int) -> list[int]:
    """The final scores of the first games of a difficulty, in the order of their seeds."""
    system = find("pavlov")
    scenario = system.scenario("solitaire")
    options = system.options(scenario, dict(scenario.difficulties[difficulty]))
    task = Task(game="pavlov", scenario="solitaire", options=options, players={"soviet": player}, seed=1)
    results = sorted(play_many(task, games, LocalPool(workers)), key=lambda result: result.number)
    return [result.score for result in results]


def difference(before: Sequence[int], after: Sequence[int]) -> tuple[float, float]:
    """The mean difference of pairs, and how far it may be off (95 %)."""
    pairs = [second - first for first, second in zip(before, after, strict=True)]
    return mean(pairs), 1.96 * stdev(pairs) / sqrt(len(pairs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="pairs of games, at least 2")
    parser.add_argument("--player", default="normal")
    parser.add_argument("--workers", type=int, default=cores())
    args = parser.parse_args()
    basic = scores("base", args.player, args.games, args.workers)
    veteran = scores("veteran", args.player, args.games, args.workers)
    change, reach = difference(basic, veteran)
    print(f"basic {mean(basic):.1f}, veteran {mean(veteran):.1f} points on average of {args.games} games")
    print(f"the veteran's setting changes the score by {change:+.1f} ± {reach:.1f}")


if __name__ == "__main__":
    main()
