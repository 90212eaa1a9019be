"""`grognard situation FILE…`: runs situations and compares them with what they expect."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.cli.main import BAD_INPUT, say
from grognard.cli.printing import UnreadableFile, emit, in_file, json_flag, read_text, text
from grognard.core.errors import GrognardError

if TYPE_CHECKING:
    from grognard.core.rulebook import Localised

MISMATCH = 1


def add(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser("situation", help="run situations; stop at the first that fails")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="situation files, or folders of them")
    parser.add_argument("--keep-going", action="store_true", help="run them all, then summarise")
    json_flag(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    results: list[dict[str, Any]] = []
    code = 0
    for path in expanded(args.files):
        result, this = tried(path, args)
        results.append(result)
        code = max(code, this)
        if not args.json:
            print(shown(result, args))
        if this and not args.keep_going:
            break
    if args.json:
        emit(results)
    elif args.keep_going:
        print(summed(results, args))
    return code


def tried(path: Path, args: argparse.Namespace) -> tuple[dict[str, Any], int]:
    """The result of one file and its exit code. A faulty file ends the run, unless it is to keep going."""
    from grognard.core.situations.runner import Mismatch

    try:
        with in_file(path, args, say):
            return {"file": str(path), "ok": True, "title": perform(path).in_(args.lang)}, 0
    except Mismatch as difference:
        return {"file": str(path), "ok": False, "difference": str(difference)}, MISMATCH
    except GrognardError as wrong:
        if not args.keep_going:
            raise
        return {"file": str(path), "ok": False, "fault": say(wrong, args.lang)}, BAD_INPUT


def shown(result: dict[str, Any], args: argparse.Namespace) -> str:
    if result["ok"]:
        return f"ok    {result['file']}  {result['title']}"
    if "fault" in result:
        return f"{text(args, 'wrong')}  {result['fault']}"
    return f"{text(args, 'mismatch')}  {result['file']}\n      {result['difference']}"


def summed(results: list[dict[str, Any]], args: argparse.Namespace) -> str:
    """The summary of a run that kept going."""
    good, wrong = sum(row["ok"] for row in results), sum("fault" in row for row in results)
    return text(args, "situations-summed", good=good, differ=len(results) - good - wrong, wrong=wrong)


def perform(path: Path) -> Localised:
    """Run one file; its title if it passes."""
    from grognard.core.errors import BadSituation
    from grognard.core.situations.runner import read_situation, run
    from grognard.core.situations.upgrading import has_old_words
    from grognard.games import find

    content = read_text(path)
    situation = read_situation(content)
    try:
        run(situation, find(situation.game))
    except BadSituation as wrong:
        if not has_old_words(content):
            raise
        raise BadSituation(detail=f"{wrong.args_['detail']} (version 1: grognard upgrade {path.name})") from None
    return situation.title


def expanded(paths: list[Path]) -> list[Path]:
    """Folders stand for the situations in them."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted((*path.rglob("*.yaml"), *path.rglob("*.yml")))
            if not inside:
                raise UnreadableFile(file=str(path), detail="*.yaml?")
            files += inside
        else:
            files.append(path)
    return files
