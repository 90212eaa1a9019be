"""The command `grognard`. Each module beside this one that has a function `add(subparsers)` adds its commands.

A command is a parser with `set_defaults(run=…)`, where `run(args)` returns the exit code (None: 0). Modules import what
costs time (games, server) inside `run`, because every start of the program imports every module.
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from typing import Any

from grognard import cli
from grognard.core.errors import GrognardError, IllegalAction, UnknownLanguage
from grognard.core.texts import LANGUAGES, core_texts

BAD_INPUT = 2


def language() -> str:
    """The language of the environment, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


class Version(argparse.Action):
    """Looks the version up when it is asked for: reading package metadata takes as long as everything else here."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from grognard import __version__

        print(f"grognard {__version__}")
        parser.exit()


def build() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="grognard", description="A table for published WWII board wargames with every rule enforced, in a browser."
    )
    parser.add_argument("--version", action=Version, nargs=0, help="show the version and exit")
    parser.add_argument("--lang", default=language(), metavar="CODE", help=f"language: {', '.join(LANGUAGES)}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module_info in sorted(pkgutil.iter_modules(cli.__path__), key=lambda module: module.name):
        if module_info.name != "main":
            module: Any = importlib.import_module(f"grognard.cli.{module_info.name}")
            if hasattr(module, "add"):
                module.add(commands)
    for command in commands.choices.values():
        # The language may be named before or after the command.
        command.add_argument("--lang", default=argparse.SUPPRESS, metavar="CODE", help=argparse.SUPPRESS)
    return parser


def say(error: GrognardError, lang: str) -> str:
    """An error in one line of the user's language."""
    if isinstance(error, IllegalAction):
        return str(error)
    return " ".join(core_texts(lang).render(error.message).split())


def main(argv: Sequence[str] | None = None) -> int:
    args = build().parse_args(argv)
    lang = args.lang if args.lang in LANGUAGES else "en"
    try:
        if args.lang != lang:
            raise UnknownLanguage(language=args.lang, known=LANGUAGES)
        return int(args.run(args) or 0)
    except GrognardError as error:
        print(f"grognard: {say(error, lang)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader (`| head`) has gone; keep Python from complaining again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
