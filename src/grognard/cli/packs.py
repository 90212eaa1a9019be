"""`grognard packs check|sources SLUG`: the facts of a game, and where they come from."""

from __future__ import annotations

import argparse
from typing import Any

from grognard.cli.printing import columns, emit, json_flag, text

FAULTY = 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("packs", help="validate the data of a game, or report where it comes from")
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    for verb, run, said in (
        ("check", check, "validate board, counters, cards and texts (and the overlay, if there is one)"),
        ("sources", sources, "how much is printed fact and how much reconstructed"),
    ):
        inner = verbs.add_parser(verb, help=said)
        inner.add_argument("game", metavar="SLUG")
        inner.add_argument("--lang", default=argparse.SUPPRESS, metavar="CODE", help=argparse.SUPPRESS)
        json_flag(inner)
        inner.set_defaults(run=run)


def check(args: argparse.Namespace) -> int:
    from grognard.core.packs.loading import overlay_dirs
    from grognard.games import find

    faults = find(args.game).pack_faults()
    overlays = [str(folder) for folder in overlay_dirs(args.game)]
    if args.json:
        emit({"game": args.game, "ok": not faults, "faults": faults, "overlays": overlays})
    else:
        for folder in overlays:
            print(text(args, "overlay", folder=folder))
        for fault in faults:
            print(fault)
        print(text(args, "pack-faulty" if faults else "pack-sound", game=args.game, count=len(faults)))
    return FAULTY if faults else 0


def sources(args: argparse.Namespace) -> None:
    from grognard.core.packs.loading import overlay_dirs, provenance
    from grognard.games import find

    find(args.game)
    counts = provenance(args.game, overlay_dirs(args.game))
    total = sum(counts.values())
    if args.json:
        shares = {kind: count / total for kind, count in counts.items()} if total else {}
        emit({"game": args.game, "blocks": total, "by_source": counts, "share": shares})
        return
    rows: list[list[object]] = [[text(args, "source"), text(args, "blocks"), "%"]]
    rows += [[kind, count, 100.0 * count / total] for kind, count in counts.items()]
    print(columns(rows))
