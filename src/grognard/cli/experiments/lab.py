"""`grognard ladder SLUG`: levels of a game against each other. `grognard lab …`: what positions are worth, what weights
do, what machine players still do wrong."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.cli.experiments.arguments import (
    check,
    chosen_scenario,
    game_arguments,
    kept_arguments,
    pool,
    records,
    scenario_argument,
    watched,
)
from grognard.cli.printing import BadArgument, columns, emit, text

if TYPE_CHECKING:
    from grognard.core.system import Scenario
    from grognard.lab.ladder import Rung
    from grognard.lab.selfplay import Task


def add(commands: argparse._SubParsersAction[Any]) -> None:
    ladder = commands.add_parser("ladder", help="let the levels of the machine player play against each other")
    game_arguments(ladder, 20)
    scenario_argument(ladder)
    ladder.add_argument("--pair", action="append", default=[], metavar="A,B", help="only these two players")
    kept_arguments(ladder)
    ladder.set_defaults(run=climb)
    lab = commands.add_parser("lab", help="experiments with machine players")
    experiments = lab.add_subparsers(title="experiments", metavar="EXPERIMENT", required=True)
    fit = experiments.add_parser("fit", help="fit how a side stands to what came of it in games of machine players")
    _player_arguments(fit, 50)
    fit.set_defaults(run=fitted)
    tune = experiments.add_parser("tune", help="let a player with another weight play against itself without it")
    _player_arguments(tune, 40)
    kept_arguments(tune)
    tune.add_argument(
        "--weight",
        action="append",
        required=True,
        metavar="NAME=V,V",
        help="a number of ai/SLUG/weights.py and what to try for it",
    )
    tune.set_defaults(run=tuned)
    faults = experiments.add_parser(
        "mistakes", help="count what a club player would not do in games of machine players"
    )
    _player_arguments(faults, 4)
    faults.add_argument("--turns", type=int, default=0, metavar="T", help="only so many first turns of each game")
    faults.set_defaults(run=counted)


def _player_arguments(parser: argparse.ArgumentParser, games: int) -> None:
    game_arguments(parser, games)
    scenario_argument(parser)
    parser.add_argument("--player", default="normal", metavar="NAME", help="who plays (normal)")


def climb(args: argparse.Namespace) -> None:
    from grognard.lab import ladder

    pairs = [tuple(pair.split(",")) for pair in args.pair] or ladder.pairs(args.game)
    for pair in pairs:
        if len(pair) != 2:
            raise BadArgument(argument="--pair", value=",".join(pair), detail="A,B")
    _measure(args, [(upper, lower) for upper, lower in pairs])


def tuned(args: argparse.Namespace) -> None:
    from grognard.lab.tuned import tuned_name

    values = []
    for given in args.weight:
        name, _, tried = given.partition("=")
        try:
            values += [(name, float(value)) for value in tried.split(",")]
        except ValueError:
            raise BadArgument(argument="--weight", value=given, detail="NAME=V,V") from None
    _measure(args, [(tuned_name(args.player, **{name: value}), args.player) for name, value in values])


def _measure(args: argparse.Namespace, pairs: list[tuple[str, str]]) -> None:
    """Lets the first player of each pair play against the second, from every seat, and prints how it fared."""
    from grognard.games import find
    from grognard.lab import ladder
    from grognard.lab.tuned import tuned_player

    system = find(args.game)
    scenario = chosen_scenario(args, system)
    check(args)
    if len(scenario.seats) > 2:
        raise BadArgument(argument="--scenario", value=scenario.id, detail=ladder.usual_scenario(system).id)
    for name in dict.fromkeys(name for pair in pairs for name in pair):
        tuned_player(args.game, name, 0)
    rungs: list[Rung] = []
    arena = ladder.Arena(system, scenario, args.seed, pool(args), records(args))
    for rung in watched(args, ladder.climb(arena, pairs, args.games), len(pairs), f"{args.game} {scenario.id}"):
        rungs.append(rung)
        if not args.json:
            show(args, rung, scenario.id, first=len(rungs) == 1)
    if args.plot:
        from grognard.lab.plots import plot_ladder

        plot_ladder(rungs, f"{args.game} {scenario.id}", Path(args.plot))
    if args.json:
        emit({"game": args.game, "scenario": scenario.id, "seed": args.seed, "rungs": [_data(rung) for rung in rungs]})


def show(args: argparse.Namespace, rung: Rung, scenario: str, first: bool) -> None:
    """A line of the table as soon as it is known: a rung may take hours."""
    if first:
        print(f"{args.game} {scenario}")
    low, high = rung.interval
    seats = ", ".join(f"{seat} {wins:g}/{games}" for seat, (wins, games) in rung.by_seat.items())
    share = f"{100 * rung.share:.0f} % ({100 * low:.0f}-{100 * high:.0f})"
    print(text(args, "rung", upper=rung.upper, lower=rung.lower, won=f"{rung.wins:g}/{rung.games}", share=share), seats)


def _data(rung: Rung) -> dict[str, Any]:
    import msgspec

    return {**msgspec.to_builtins(rung), "share": rung.share, "interval_95": rung.interval}


def _task(args: argparse.Namespace) -> tuple[Scenario, Task]:
    """A player against itself."""
    from grognard.games import find
    from grognard.lab.selfplay import Task
    from grognard.lab.tuned import tuned_player

    scenario = chosen_scenario(args, find(args.game))
    check(args)
    tuned_player(args.game, args.player, 0)
    players = dict.fromkeys(scenario.seats, args.player)
    return scenario, Task(game=args.game, scenario=scenario.id, options={}, players=players, seed=args.seed)


def counted(args: argparse.Namespace) -> None:
    from collections import Counter
    from functools import partial

    from grognard.lab.mistakes import mistakes

    scenario, task = _task(args)
    counts: Iterator[Counter[str]] = pool(args).run(partial(mistakes, task, turns=args.turns), range(args.games))
    found = Counter[str]()
    for count in watched(args, counts, args.games, f"{args.game} {scenario.id}"):
        found.update(count)
    if args.json:
        emit({"game": args.game, "scenario": scenario.id, "games": args.games, "counts": dict(found)})
        return
    print(columns([[name, f"{amount / args.games:.1f}"] for name, amount in sorted(found.items())], head=False))


def fitted(args: argparse.Namespace) -> None:
    from grognard.lab.fit import fit, samples

    _, task = _task(args)
    fitting = fit(samples(task, args.games, pool(args)))
    if args.json:
        import msgspec

        emit(msgspec.to_builtins(fitting))
        return
    rows: list[list[object]] = [
        [name, f"{w:+.3f}", f"± {fitting.errors[name]:.3f}"] for name, w in fitting.weights.items()
    ]
    print(columns(rows, head=False))
    right = f"{100 * fitting.right:.0f}"
    print(
        text(args, "fitted", positions=fitting.positions, games=fitting.games, loss=f"{fitting.loss:.3f}", right=right)
    )
