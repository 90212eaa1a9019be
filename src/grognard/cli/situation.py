"""`grognard situation FILE…`: runs situations and compares them with what they expect.

`grognard puzzles …`: makes puzzles from games of machine players, and proves them by exact search.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.cli.main import BAD_INPUT, say
from grognard.cli.printing import BadArgument, UnreadableFile, emit, in_file, json_flag, read_text, text, write_bytes
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
    add_puzzles(commands)


def add_puzzles(commands: argparse._SubParsersAction[Any]) -> None:
    puzzles = commands.add_parser("puzzles", help="make puzzles from games of machine players; check puzzles by search")
    tasks = puzzles.add_subparsers(title="tasks", metavar="TASK", required=True)
    make = tasks.add_parser("make", help="play a game and write the puzzles that are found in it")
    make.add_argument("game", metavar="SLUG")
    make.add_argument("--recorded", type=Path, metavar="FILE", help="take a recorded game (tests/golden) and play none")
    make.add_argument("--scenario", metavar="ID", help="the scenario that is played (the first)")
    make.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed finds the same puzzles (1)")
    make.add_argument(
        "--skip", type=int, default=0, metavar="N", help="pass over so many moments of the game first (0)"
    )
    make.add_argument("--count", type=int, default=10, metavar="N", help="how many to write at most (10)")
    make.add_argument("--out", type=Path, default=Path(), metavar="FOLDER", help="where to write them (.)")
    make.set_defaults(run=run_make)
    check = tasks.add_parser("check", help="search puzzles again: is the best line as good as the file says?")
    check.add_argument("files", nargs="+", type=Path, metavar="FILE", help="puzzle files, or folders of them")
    check.set_defaults(run=run_check)
    for parser in (make, check):
        json_flag(parser)


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


# -- puzzles ---------------------------------------------------------------------------------------------------------


def run_make(args: argparse.Namespace) -> int:
    from itertools import islice

    from grognard.core.puzzles.puzzle import puzzle_of
    from grognard.core.situations.runner import read_situation
    from grognard.games import find
    from grognard.lab.golden import read
    from grognard.lab.puzzles.making import make, played, recorded

    system = find(args.game)
    for option, least in (("seed", 0), ("skip", 0), ("count", 1)):
        if getattr(args, option) < least:
            raise BadArgument(argument=f"--{option}", value=str(getattr(args, option)), detail=f">= {least}")
    scenario = system.scenario(args.scenario).id if args.scenario else system.scenarios[0].id
    written = []
    if args.recorded and not args.recorded.is_file():
        raise UnreadableFile(file=str(args.recorded), detail="?")
    games = recorded(system, read(args.recorded)) if args.recorded else played(system, scenario, {}, args.seed)
    for made in islice(make(system, games, args.seed, args.skip), args.count):
        path = args.out / f"{made.name}.yaml"
        write_bytes(path, made.text.encode())
        best = percent(puzzle_of(read_situation(made.text)).best)
        written.append({"file": str(path), "best": best})
        if not args.json:
            print(text(args, "puzzle-made", file=str(path), best=best))
    if args.json:
        emit(written)
    elif not written:
        print(text(args, "puzzles-none"))
    return 0


def run_check(args: argparse.Namespace) -> int:
    rows = []
    for path in expanded(args.files):
        with in_file(path, args, say):
            rows.append({"file": str(path), **checked(path)})
        if not args.json:
            print(text(args, "puzzle-right" if rows[-1]["ok"] else "puzzle-wrong", **rows[-1]))
    if args.json:
        emit(rows)
    return 0 if all(row["ok"] for row in rows) else MISMATCH


def checked(path: Path) -> dict[str, Any]:
    """A puzzle searched again, and its script run."""
    from grognard.core.puzzles.puzzle import puzzle_of
    from grognard.core.puzzles.search import rival, second_best, solve
    from grognard.core.situations.runner import read_situation, run, start
    from grognard.games import find

    situation = read_situation(read_text(path))
    system, puzzle = find(situation.game), puzzle_of(situation)
    run(situation, system)
    solved = solve(system, puzzle, start(situation, system))
    tempting = rival(solved)
    said = (puzzle.best, puzzle.second, puzzle.rival.chance if puzzle.rival else 0)
    chances = (solved.chance, second_best(solved), tempting.worth if tempting else 0)
    return {
        "ok": chances == said,
        "best": percent(solved.chance),
        "second": percent(chances[1]),
        "said": ", ".join(map(str, said)),
        "found": ", ".join(map(str, chances)),
    }


def percent(chance: Any) -> str:
    return f"{float(chance) * 100:.1f}"
