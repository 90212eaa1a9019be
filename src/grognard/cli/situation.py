"""`grognard situation FILE…`: positions that are run, and must come out as they say."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.cli.main import say
from grognard.cli.printing import UnreadableFile, emit, in_file, json_flag, read_text, text

if TYPE_CHECKING:
    from grognard.core.rulebook import Localised

MISMATCH = 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("situation", help="run situations; stops at the first that comes out otherwise")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="situation files, or folders of them")
    json_flag(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from grognard.core.situations import Mismatch

    results: list[dict[str, Any]] = []
    code = 0
    for path in expanded(args.files):
        with in_file(path, args, say):
            try:
                title = perform(path).in_(args.lang)
            except Mismatch as difference:
                results.append({"file": str(path), "ok": False, "difference": str(difference)})
                code = MISMATCH
                break
        results.append({"file": str(path), "ok": True, "title": title})
        if not args.json:
            print(f"ok    {path}  {title}")
    if args.json:
        emit(results)
    elif code:
        print(f"{text(args, 'mismatch')}  {path}\n      {results[-1]['difference']}")
    return code


def perform(path: Path) -> Localised:
    """Run one file; its title when all is as it says."""
    from grognard.core.situations import read_situation, run
    from grognard.games import find

    situation = read_situation(read_text(path))
    run(situation, find(situation.game))
    return situation.title


def expanded(paths: list[Path]) -> list[Path]:
    """Folders stand for the situations in them."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted((*path.rglob("*.yaml"), *path.rglob("*.yml")))
            if not inside:
                raise UnreadableFile(file=str(path), detail="*.yaml?")
            found += inside
        else:
            found.append(path)
    return found
