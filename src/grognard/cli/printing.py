"""Output of the commands: sentences and tables for people, JSON for programs, with the same content."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.errors import GrognardError
from grognard.core.texts import core_texts
from grognard.core.verdicts import Arg, Message


class UnreadableFile(GrognardError):
    """A file that is not there or cannot be read."""

    code = "unreadable-file"


class UnwritableFile(GrognardError):
    code = "unwritable-file"


class WrongFile(GrognardError):
    """A file that was read, and is not what it should be."""

    code = "wrong-file"


class BadArgument(GrognardError):
    """An argument of a command that makes no sense."""

    code = "bad-argument"


def json_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def emit(data: Any) -> None:
    """JSON for another program."""
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")
    sys.stdout.flush()


def text(args: argparse.Namespace, id_: str, **values: Arg) -> str:
    """A sentence or heading of the command line in the user's language."""
    return core_texts(args.lang).render(Message(f"cli-{id_}", values))


def columns(rows: Sequence[Sequence[object]], *, head: bool = True) -> str:
    """A table: the first column and texts to the left, numbers to the right."""
    cells = [[_cell(value) for value in row] for row in rows]
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))]
    body = rows[1:] if head else rows
    right = [bool(body) and all(isinstance(row[i], int | float) for row in body) for i in range(len(widths))]
    lines = []
    for row in cells:
        parts = [c.rjust(w) if r else c.ljust(w) for c, w, r in zip(row, widths, right, strict=True)]
        lines.append("  ".join(parts).rstrip())
    return "\n".join(lines)


def _cell(value: object) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as wrong:
        raise UnreadableFile(file=str(path), detail=wrong.strerror or str(wrong)) from None


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise UnreadableFile(file=str(path), detail=str(wrong)) from None


def write_bytes(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as wrong:
        raise UnwritableFile(file=str(path), detail=wrong.strerror or str(wrong)) from None


@contextmanager
def in_file(path: Path, args: argparse.Namespace, say: Callable[[GrognardError, str], str]) -> Iterator[None]:
    """Errors that occur while reading a file name it."""
    try:
        yield
    except (UnreadableFile, UnwritableFile):
        raise
    except GrognardError as wrong:
        raise WrongFile(file=str(path), detail=say(wrong, args.lang)) from None
