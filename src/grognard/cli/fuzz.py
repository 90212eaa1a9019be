"""`grognard fuzz SLUG`: random play with all invariants; a fault leaves a journal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.cli.printing import BadArgument, emit, json_flag, text, write_bytes

if TYPE_CHECKING:
    from grognard.core.system import System
    from grognard.lab.fuzzing import Report

FAULT = 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("fuzz", help="random play of every scenario and option, with all invariants checked")
    parser.add_argument("game", metavar="SLUG")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help="how long to play (60)")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed plays the same games (random)")
    parser.add_argument("--out", type=Path, default=Path(), metavar="FOLDER", help="where to write a faulty game (.)")
    json_flag(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    import random

    from grognard.games import find

    system = find(args.game)
    if not 0 < args.seconds < float("inf"):
        raise BadArgument(argument="--seconds", value=str(args.seconds), detail="> 0")
    if args.seed is not None and args.seed < 0:
        raise BadArgument(argument="--seed", value=str(args.seed), detail=">= 0")
    seed = random.SystemRandom().randrange(1 << 31) if args.seed is None else args.seed
    report = watched(args, system, seed)
    file = ""
    if report.failure:
        path = args.out / f"fuzz-{args.game}-{report.seed}-{report.games}.json"
        write_bytes(path, report.failure.journal.encode())
        file = str(path)
    if args.json:
        fault = report.failure.fault if report.failure else None
        emit({"game": args.game, "seed": seed, "games": report.games, "plies": report.plies, "fault": fault,
              "journal": file or None})  # fmt: skip
    elif report.failure:
        print(text(args, "fuzz-failed", games=report.games, seed=str(seed), fault=report.failure.fault))
        print(text(args, "fuzz-journal", file=file))
    else:
        print(text(args, "fuzzed", games=report.games, plies=report.plies, seed=str(seed)))
    return FAULT if report.failure else 0


def watched(args: argparse.Namespace, system: System, seed: int) -> Report:
    from grognard.lab.fuzzing import fuzz

    if not sys.stderr.isatty():
        return fuzz(system, args.seconds, seed)
    from rich.console import Console

    with Console(stderr=True).status(args.game) as status:
        return fuzz(system, args.seconds, seed, lambda games: status.update(f"{args.game}: {games}"))
