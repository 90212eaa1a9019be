"""`grognard mutate SLUG`: citations are muted one at a time, and the tests that claim the clause must notice."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

from grognard.cli.printing import BadArgument, emit, json_flag, text

if TYPE_CHECKING:
    from grognard.lab.mutation.trials import Outcome

SURVIVORS = 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser(
        "mutate", help="mutation testing: disable cited rules one at a time and name those that no test notices"
    )
    parser.add_argument("game", metavar="SLUG")
    parser.add_argument("--sample", type=int, default=50, metavar="N", help="size of the sample (50)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same sample (0)")
    parser.add_argument("--clause", nargs="+", default=(), metavar="ID", help="every citation of these clauses instead")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help="time limit of one mutant (60)")
    json_flag(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from grognard.lab.rulebook.coverage import checkout

    root = checkout()
    if root is None:
        raise BadArgument(argument="mutate", value=args.game, detail="there are no tests beside the installed program")
    for name, number in (("--sample", args.sample), ("--seconds", args.seconds)):
        if number <= 0:
            raise BadArgument(argument=name, value=str(number), detail="> 0")
    from grognard.lab.mutation.run import mutate_game

    watch = None if args.json else lambda outcome: show(args, outcome)
    outcomes = mutate_game(
        args.game, root, size=args.sample, seed=args.seed, clauses=args.clause, seconds=args.seconds, watch=watch
    )
    counts = Counter(outcome.fate for outcome in outcomes)
    mutable = counts["killed"] + counts["survived"]
    if args.json:
        figures = {fate: counts[fate] for fate in ("killed", "survived", "data", "untested", "broken")}
        emit({"game": args.game, "seed": args.seed, "sampled": len(outcomes), "mutable": mutable, **figures,
              "citations": outcomes})  # fmt: skip
    else:
        share = f"{100 * counts['survived'] / mutable:.1f}" if mutable else "0"
        print(text(args, "mutated", sampled=len(outcomes), mutable=mutable, killed=counts["killed"],
                   survived=counts["survived"], share=share, data=counts["data"], untested=counts["untested"],
                   broken=counts["broken"]))  # fmt: skip
    return SURVIVORS if counts["survived"] or counts["broken"] else 0


def show(args: argparse.Namespace, outcome: Outcome) -> None:
    """Print a survivor with its mutants and tests."""
    if outcome.fate in ("survived", "broken", "untested"):
        print(text(args, f"mutant-{outcome.fate}", clause=outcome.clause, where=outcome.where, place=outcome.place))
        for line in (outcome.note, *outcome.mutants, *outcome.tests[:TESTS_SHOWN]):
            if line:
                print(f"    {line}")
        if len(outcome.tests) > TESTS_SHOWN:
            print(f"    … {len(outcome.tests)}")
        sys.stdout.flush()


TESTS_SHOWN = 6
