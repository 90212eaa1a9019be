"""`grognard ladder SLUG`: levels of a game against each other. `grognard lab fit SLUG`: what positions are worth."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.cli.printing import BadArgument, columns, emit, json_flag, text

if TYPE_CHECKING:
    from grognard.lab.ladder import Rung


def add(commands: argparse._SubParsersAction[Any]) -> None:
    ladder = commands.add_parser("ladder", help="let the levels of the machine player play against each other")
    _common(ladder, 20)
    ladder.add_argument("--pair", action="append", default=[], metavar="A,B", help="only these two players")
    ladder.add_argument("--records", metavar="FILE", help="CSV file of finished games: a killed run goes on from it")
    ladder.set_defaults(run=climb)
    lab = commands.add_parser("lab", help="experiments with machine players")
    experiments = lab.add_subparsers(title="experiments", metavar="EXPERIMENT", required=True)
    fit = experiments.add_parser("fit", help="fit how a side stands to what came of it in games of machine players")
    _common(fit, 50)
    fit.add_argument("--player", default="normal", metavar="NAME", help="who plays (normal)")
    fit.set_defaults(run=fitted)
    faults = experiments.add_parser(
        "mistakes", help="count what a club player would not do in games of machine players"
    )
    _common(faults, 4)
    faults.add_argument("--player", default="normal", metavar="NAME", help="who plays (normal)")
    faults.add_argument("--turns", type=int, default=0, metavar="T", help="only so many first turns of each game")
    faults.set_defaults(run=counted)


def _common(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument("game", metavar="SLUG")
    parser.add_argument("--scenario", metavar="ID", help="a scenario for one or two (the first)")
    parser.add_argument("--games", type=int, default=games, metavar="N", help=f"how many games ({games})")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games (1)")
    parser.add_argument("--workers", type=int, default=0, metavar="K", help="processes (one per core)")
    json_flag(parser)


def climb(args: argparse.Namespace) -> None:
    from grognard.ai import make_player
    from grognard.cli.simulate import check
    from grognard.games import find
    from grognard.lab import ladder
    from grognard.lab.records import Records
    from grognard.lab.selfplay import cores

    system = find(args.game)
    scenario = system.scenario(args.scenario) if args.scenario else ladder.usual_scenario(system)
    check(args)
    if len(scenario.seats) > 2:
        raise BadArgument(argument="--scenario", value=scenario.id, detail=ladder.usual_scenario(system).id)
    pairs = [tuple(pair.split(",")) for pair in args.pair] or ladder.pairs(args.game)
    for pair in pairs:
        if len(pair) != 2:
            raise BadArgument(argument="--pair", value=",".join(pair), detail="A,B")
        for name in pair:
            make_player(args.game, name, 0)
    rungs: list[Rung] = []
    records = Records(Path(args.records)) if args.records else None
    arena = ladder.Arena(system, scenario, args.seed, args.workers or cores(), records)
    for rung in ladder.climb(arena, pairs, args.games):
        rungs.append(rung)
        if not args.json:
            show(args, rung, scenario.id, first=len(rungs) == 1)
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


def counted(args: argparse.Namespace) -> None:
    from collections import Counter

    from grognard.ai import make_player
    from grognard.cli.simulate import check
    from grognard.games import find
    from grognard.lab.ladder import usual_scenario
    from grognard.lab.mistakes import mistakes
    from grognard.lab.selfplay import Task

    system = find(args.game)
    scenario = system.scenario(args.scenario) if args.scenario else usual_scenario(system)
    check(args)
    make_player(args.game, args.player, 0)
    players = dict.fromkeys(scenario.seats, args.player)
    task = Task(game=args.game, scenario=scenario.id, options={}, players=players, seed=args.seed)
    found = Counter[str]()
    for number in range(args.games):
        found.update(mistakes(task, number, args.turns))
    if args.json:
        emit({"game": args.game, "scenario": scenario.id, "games": args.games, "counts": dict(found)})
        return
    print(columns([[name, f"{amount / args.games:.1f}"] for name, amount in sorted(found.items())], head=False))


def fitted(args: argparse.Namespace) -> None:
    from grognard.ai import make_player
    from grognard.cli.simulate import check
    from grognard.games import find
    from grognard.lab.fit import fit, samples
    from grognard.lab.ladder import usual_scenario
    from grognard.lab.selfplay import Task

    system = find(args.game)
    scenario = system.scenario(args.scenario) if args.scenario else usual_scenario(system)
    check(args)
    make_player(args.game, args.player, 0)
    players = dict.fromkeys(scenario.seats, args.player)
    task = Task(game=args.game, scenario=scenario.id, options={}, players=players, seed=args.seed)
    fitting = fit(list(samples(task, range(args.games))))
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
