"""python -m tools.mapbuild GAME            builds the board and writes it into the pack
python -m tools.mapbuild GAME --check    only says whether the shipped board is up to date (exit code 1: it is not)
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.mapbuild.build import build
from tools.mapbuild.checks import faults, summary
from tools.mapbuild.sources import load
from tools.mapbuild.writer import write

ROOT = Path(__file__).resolve().parent.parent.parent


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds the board of a hex game from its geographic sources.")
    parser.add_argument("game", help="a folder of tools/mapbuild, for example ava")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the shipped board differs")
    arguments = parser.parse_args()
    sources = load(arguments.game)
    built = build(sources)
    found = faults(built)
    for fault in found:
        print(f"fault: {fault}", file=sys.stderr)
    target = ROOT / sources.board.target
    board = write(arguments.game, built)
    print(summary(built))
    if arguments.check:
        if target.read_text(encoding="utf-8") != board:
            print(f"{sources.board.target} is not what the sources give", file=sys.stderr)
            return 1
    elif not found:
        target.write_text(board, encoding="utf-8")
        print(f"wrote {sources.board.target}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
