"""`grognard bench [NAME…]`: how fast everything is, beside a reference measured in the same run."""

from __future__ import annotations

import argparse
from typing import Any

from grognard.cli.printing import columns, emit, json_flag, text


def add(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("bench", help="benchmarks of games and server, each next to a reference")
    parser.add_argument("names", nargs="*", metavar="NAME", help="play:pavlov:solitaire, fork:pavlov, … (all)")
    parser.add_argument("--quick", action="store_true", help="one short round: rough figures")
    parser.add_argument("--list", action="store_true", help="list the names only")
    json_flag(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from grognard.lab.bench import matching, measure

    wanted = matching(args.names)
    if args.list:
        print("\n".join(wanted))
        return
    results = [measure(name, 1, 0.1) if args.quick else measure(name) for name in wanted]
    if args.json:
        emit(results)
        return
    keys = ("benchmark", "value", "unit", "reference", "value", "ratio")
    rows: list[list[object]] = [[text(args, key) for key in keys]]
    for bench in results:
        rows.append([bench.name, figure(bench.value), bench.unit, bench.reference, figure(bench.reference_value),
                     f"{bench.ratio:.3g}"])  # fmt: skip
    print(columns(rows))


def figure(value: float) -> str:
    return f"{value:.0f}" if value >= 1000 else f"{value:.3g}"
