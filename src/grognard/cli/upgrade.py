"""`grognard upgrade FILE…`: files of an older version in the words of today."""

from __future__ import annotations

import argparse
import os
import tempfile
from difflib import unified_diff
from pathlib import Path
from typing import Any

from grognard.cli.main import BAD_INPUT, say
from grognard.cli.printing import (
    BadArgument,
    UnreadableFile,
    UnwritableFile,
    WrongFile,
    emit,
    in_file,
    json_flag,
    read_bytes,
    text,
)
from grognard.core.errors import GrognardError

WOULD_CHANGE = 1
SUFFIXES = (".yaml", ".yml", ".json", ".jsonl", ".toml")


def add(commands: argparse._SubParsersAction[Any]) -> None:
    parser = commands.add_parser(
        "upgrade", help="rewrite journals, situations, recorded games and overlays of an older version"
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="files, or folders of them")
    parser.add_argument(
        "--check", action="store_true", help="only say what would change; exit code 1 if anything would"
    )
    parser.add_argument("--force", action="store_true", help="rewrite files that are of today's version already, too")
    parser.add_argument("--game", metavar="SLUG", help="the game of an overlay whose folder is not named after it")
    json_flag(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Every file is tried; one that is wrong stays as it is, and the others are upgraded all the same."""
    results = [tried(path, args) for path in expanded(args.files)]
    if args.json:
        emit(results)
    else:
        for result in results:
            print(shown(result, args))
    if any("fault" in result for result in results):
        return BAD_INPUT
    return WOULD_CHANGE if args.check and any(result["changed"] for result in results) else 0


def tried(path: Path, args: argparse.Namespace) -> dict[str, Any]:
    try:
        with in_file(path, args, say):
            old = read_bytes(path)
            new = upgraded(path, old, args)
            if new != old and not args.check:
                replace(path, new)
    except GrognardError as wrong:
        return {"file": str(path), "changed": False, "fault": say(wrong, args.lang)}
    result: dict[str, Any] = {"file": str(path), "changed": new != old}
    if args.check and new != old:
        result["diff"] = differences(old, new)
    return result


def shown(result: dict[str, Any], args: argparse.Namespace) -> str:
    if "fault" in result:
        return f"{text(args, 'wrong')}  {result['fault']}"
    if not result["changed"]:
        return text(args, "upgrade-none", file=result["file"])
    if "diff" in result:
        return "\n".join([text(args, "upgrade-would", file=result["file"]), *result["diff"]])
    return text(args, "upgrade-done", file=result["file"])


def differences(old: bytes, new: bytes) -> list[str]:
    """The lines that change, the old ones with a minus and the new ones with a plus."""
    before, after = old.decode().splitlines(), new.decode().splitlines()
    return [line for line in unified_diff(before, after, n=0, lineterm="") if not line.startswith(("---", "+++", "@@"))]


def upgraded(path: Path, data: bytes, args: argparse.Namespace) -> bytes:
    """The file as it should be; which format it has is known by its name."""
    match path.suffix:
        case ".yaml" | ".yml":
            from grognard.core.situations.upgrading import upgraded_situation

            return upgraded_situation(decoded(path, data), force=args.force).encode()
        case ".json":
            return journal(data, force=args.force)
        case ".jsonl":
            return golden(path, data, force=args.force)
        case ".toml":
            return overlay(path, decoded(path, data), args.game)
    raise WrongFile(file=str(path), detail=", ".join(f"*{suffix}" for suffix in SUFFIXES) + "?")


def decoded(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise UnreadableFile(file=str(path), detail=str(wrong)) from None


def journal(data: bytes, *, force: bool) -> bytes:
    """A journal is replayed in the new words, so that its result is that of today."""
    from grognard.core.journal import VERSION, Match, decode_journal, upgraded
    from grognard.games import find

    old = decode_journal(data)
    if old.version == VERSION and not force:
        return data
    return Match.from_journal(upgraded(old, renaming=force), find(old.game)).journal().encode()


def golden(path: Path, data: bytes, *, force: bool) -> bytes:
    import msgspec

    from grognard.lab import golden

    try:
        return golden.encoded(golden.upgraded(golden.decoded(data), force=force))
    except (msgspec.MsgspecError, golden.Divergence, ValueError) as wrong:
        raise WrongFile(file=path.name, detail=str(wrong)) from None


def overlay(path: Path, content: str, game: str | None) -> bytes:
    """An overlay is a folder with the name of its game and files with the names of the pack's."""
    from grognard.core.packs.loading import PackError, files
    from grognard.core.packs.upgrading import upgraded_overlay
    from grognard.games import SYSTEMS, find

    slug = game or path.resolve().parent.name
    if not game and slug not in SYSTEMS:
        raise BadArgument(argument="--game", value="-", detail=", ".join(SYSTEMS))
    find(slug)
    if path.stem not in files(slug):
        raise PackError(
            path.name, f"the pack {slug} has no file of facts of this name; it has {', '.join(files(slug))}"
        )
    return upgraded_overlay(content, slug, path.stem).encode()


def replace(path: Path, data: bytes) -> None:
    """Either the old file stands there or the whole new one."""
    try:
        with tempfile.NamedTemporaryFile(dir=path.resolve().parent, prefix=f".{path.name}.", delete=False) as file:
            fresh = Path(file.name)
            file.write(data)
        try:
            fresh.chmod(path.stat().st_mode & 0o777)
            os.replace(fresh, path.resolve())
        except OSError:
            fresh.unlink()
            raise
    except OSError as wrong:
        raise UnwritableFile(file=str(path), detail=wrong.strerror or str(wrong)) from None


def expanded(paths: list[Path]) -> list[Path]:
    """Folders stand for the files in them that may be upgraded; an overlay's folder is named after its game."""
    files: list[Path] = []
    for path in paths:
        if not path.is_dir():
            files.append(path)
            continue
        inside = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES and file.is_file())
        if not inside:
            raise UnreadableFile(file=str(path), detail=", ".join(f"*{suffix}" for suffix in SUFFIXES) + "?")
        files += inside
    return files
