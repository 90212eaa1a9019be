"""What the commands share that let machine players play: how many games, where, what is kept of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from grognard.cli.printing import BadArgument, json_flag, text

if TYPE_CHECKING:
    from grognard.core.system import Scenario, System
    from grognard.lab.pools import Pool
    from grognard.lab.records import Records

Item = TypeVar("Item")


def game_arguments(parser: argparse.ArgumentParser, games: int) -> None:
    """The arguments of every experiment."""
    parser.add_argument("game", metavar="SLUG")
    parser.add_argument("--games", type=int, default=games, metavar="N", help=f"how many games ({games})")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed plays the same games (1)")
    parser.add_argument("--workers", type=int, default=0, metavar="K", help="processes (one per core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster instead: grognard[cluster]")
    json_flag(parser)


def scenario_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--scenario", metavar="ID", help="a scenario for one or two (the first)")


def kept_arguments(parser: argparse.ArgumentParser) -> None:
    """What is left of the games: a file of results, a picture."""
    parser.add_argument("--records", metavar="FILE", help="CSV file of finished games: a killed run goes on from it")
    parser.add_argument("--plot", metavar="FILE", help="draw the result: .svg, .png or .pdf; grognard[plot]")


def check(args: argparse.Namespace) -> None:
    for name, value, least in (("--games", args.games, 1), ("--workers", args.workers, 0), ("--seed", args.seed, 0)):
        if value < least:
            raise BadArgument(argument=name, value=str(value), detail=f">= {least}")


def chosen_scenario(args: argparse.Namespace, system: System) -> Scenario:
    from grognard.lab.ladder import usual_scenario

    return system.scenario(args.scenario) if args.scenario else usual_scenario(system)


def pool(args: argparse.Namespace) -> Pool:
    """Where the games are played."""
    if args.ray:
        from grognard.lab.cluster import RayPool

        return RayPool(args.ray)
    from grognard.lab.pools import LocalPool, cores

    return LocalPool(args.workers or cores())


def records(args: argparse.Namespace) -> Records | None:
    from grognard.lab.records import Records

    return Records(Path(args.records)) if args.records else None


def watched(args: argparse.Namespace, items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """The items as they come, with a progress bar on a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    said = text(args, "simulating", what=what)
    yield from track(items, total=total, description=said, console=Console(stderr=True), transient=True)
