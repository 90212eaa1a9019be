"""`grognard simulate SLUG SCENARIO`: many games between machine players, with statistics."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.cli.experiments.arguments import check, game_arguments, kept_arguments, pool, records, watched
from grognard.cli.games import shown
from grognard.cli.printing import BadArgument, columns, emit, text

if TYPE_CHECKING:
    from grognard.core.system import Scenario, System, Value
    from grognard.lab.selfplay import Task
    from grognard.lab.statistics import Statistics

WIDTH = 40
"""The longest bar of the histogram."""


def add(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("simulate", help="let machine players play many games, with statistics")
    game_arguments(parser, 100)
    parser.add_argument("scenario", metavar="SCENARIO")
    parser.add_argument(
        "--players", default="random", metavar="A,B", help="one machine player for all seats, or one for each"
    )
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the scenario")
    parser.add_argument("--difficulty", metavar="NAME", help="only this difficulty of the scenario")
    kept_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from grognard.games import find
    from grognard.lab.records import results_of
    from grognard.lab.statistics import summarise

    system = find(args.game)
    scenario = system.scenario(args.scenario)
    check(args)
    where, kept = pool(args), records(args)
    summaries: dict[str, Statistics] = {}
    for name, task in tasks(args, system, scenario).items():
        results = results_of(task, args.games, where, kept)
        what = " ".join(filter(None, (task.game, task.scenario, name)))
        summaries[name] = summarise(task, watched(args, results, args.games, what))
    if args.plot:
        from grognard.lab.plots import plot_scores

        plot_scores(summaries, Path(args.plot))
    if args.json:
        # The shape of one simulation; with several difficulties it is the easiest one's, and each has its own below.
        levels = {"difficulties": summaries} if len(summaries) > 1 else {}
        emit({**as_data(next(iter(summaries.values()))), **levels})
        return
    for name, statistics in summaries.items():
        show(args, system, name, statistics)


def tasks(args: argparse.Namespace, system: System, scenario: Scenario) -> dict[str, Task]:
    """What to simulate: the options given, or each difficulty of the scenario."""
    from grognard.lab.selfplay import Task

    def task(chosen: dict[str, Value]) -> Task:
        return Task(
            game=system.slug,
            scenario=scenario.id,
            options=system.options(scenario, chosen),
            players=players(args.players, system, scenario),
            seed=args.seed,
        )

    chosen = options(args.option, system, scenario)
    if args.difficulty is not None:
        if args.difficulty not in scenario.difficulties:
            levels = ", ".join(scenario.difficulties) or "-"
            raise BadArgument(argument="--difficulty", value=args.difficulty, detail=levels)
        return {args.difficulty: task(scenario.difficulties[args.difficulty] | chosen)}
    if chosen or not scenario.difficulties:
        return {", ".join(f"{k}={shown(v)}" for k, v in chosen.items()): task(chosen)}
    return {name: task(dict(stands)) for name, stands in scenario.difficulties.items()}


def options(given: list[str], system: System, scenario: Scenario) -> dict[str, Value]:
    """`k=v` as typed, turned into the values that the scenario knows."""
    chosen: dict[str, Value] = {}
    for item in given:
        key, equals, typed = item.partition("=")
        if not equals:
            raise BadArgument(argument="--option", value=item, detail="K=V")
        values = next((o.values for o in scenario.options if o.id == key), ())
        chosen[key] = next((value for value in values if shown(value) == typed), typed)
    system.options(scenario, chosen)
    return chosen


def players(given: str, system: System, scenario: Scenario) -> dict[str, str]:
    from grognard.lab.tuned import tuned_player

    names = given.split(",")
    if len(names) == 1:
        names *= len(scenario.seats)
    if len(names) != len(scenario.seats):
        raise BadArgument(argument="--players", value=given, detail=", ".join(scenario.seats))
    for name in dict.fromkeys(names):
        tuned_player(system.slug, name, 0)
    return dict(zip(scenario.seats, names, strict=True))


def as_data(statistics: Statistics) -> dict[str, Any]:
    import msgspec

    data: dict[str, Any] = msgspec.to_builtins(statistics)
    return data


def show(args: argparse.Namespace, system: System, name: str, statistics: Statistics) -> None:
    names = system.texts(args.lang)
    print(f"{statistics.game} {statistics.scenario}{': ' + name if name else ''}")
    heads = ("games", "wins", "draws", "losses", "share", "interval", "mean")
    rows: list[list[object]] = [["", *(text(args, key) for key in heads)]]
    seats = [(f"{text(args, 'seat')} {names.name(seat)}", tally) for seat, tally in statistics.by_side.items()]
    people = [(f"{text(args, 'player')} {player}", tally) for player, tally in statistics.by_player.items()]
    for label, tally in (*seats, *people):
        low, high = tally.interval
        share, interval = 100.0 * tally.wins / tally.games, f"{100 * low:.1f}-{100 * high:.1f}"
        rows.append([label, tally.games, tally.wins, tally.draws, tally.losses, share, interval, tally.mean_score])
    print(columns(rows))
    points = "  ".join(f"p{p} {value}" for p, value in statistics.score.percentiles.items())
    spread = f"{statistics.score.mean:.1f} ± {statistics.score.deviation:.1f}"
    print(f"{text(args, 'score')}: {text(args, 'mean')} {spread}  {points}")
    most = max(statistics.score.histogram.values())
    for low_end, count in statistics.score.histogram.items():
        print(f"  {int(low_end):>4} {count:>5} {'█' * round(WIDTH * count / most)}".rstrip())
    print(f"{text(args, 'endings')}: " + ", ".join(f"{id_} {count}" for id_, count in statistics.endings.items()))
