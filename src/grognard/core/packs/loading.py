"""Packs: facts as TOML with their source, and a player's overlay that corrects them without touching code.

A pack is the folder `packs/<slug>`. An overlay is a folder with files of the same names that hold only what differs:
rows of a list are found by their `id` or `n`, tables by their keys. An overlay corrects rows; it adds none.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.core.errors import GrognardError
from grognard.core.texts import LANGUAGES

Table = dict[str, Any]
T = TypeVar("T")

KINDS = ("rulebook", "public", "derived", "reconstructed")
PRINTED = "printed"  # what an overlay's owner read off the printed game
OVERLAYS = "GROGNARD_OVERLAYS"
# Rule index, renamed words and texts are not facts of the game: no overlay, no provenance.
_NOT_FACTS = ("rules.toml", "renamed.toml", "course.toml", "aid.toml")


class PackError(GrognardError):
    """A fault in the data of a pack or of an overlay; names the file and what is wrong with it."""

    code = "bad-pack"

    def __init__(self, file: str, problem: str) -> None:
        self.file = file
        self.problem = problem
        super().__init__(file=file, problem=problem)

    def __str__(self) -> str:
        return f"{self.file}: {self.problem}"


def overlay_dirs(slug: str) -> tuple[Path, ...]:
    """The overlay of a pack: the folder `<slug>` in the folder that GROGNARD_OVERLAYS names, if there is one."""
    root = os.environ.get(OVERLAYS)
    if not root:
        return ()
    folder = Path(root) / slug
    return (folder,) if folder.is_dir() else ()


def files(slug: str) -> tuple[str, ...]:
    """The names (without .toml) of the pack's files of facts."""
    names = (entry.name for entry in _folder(slug).iterdir())
    return tuple(
        sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml") and name not in _NOT_FACTS)
    )


def read(slug: str, name: str, overlays: Sequence[Path] = ()) -> Table:
    """One file of a pack, with the overlays laid over it in order."""
    table = _parse(_folder(slug) / f"{name}.toml", f"packs/{slug}/{name}.toml")
    names = files(slug)
    for folder in overlays:
        if not folder.is_dir():
            raise PackError(str(folder), "no such overlay folder")
        for stray in sorted(folder.glob("*.toml")):
            if stray.stem not in names:
                raise PackError(
                    str(stray), f"the pack {slug} has no file of facts of this name; it has {', '.join(names)}"
                )
        path = folder / f"{name}.toml"
        if path.is_file():
            table = _merged(table, _parse(path, str(path)), str(path), "")
    return table


def convert(table: Any, type_: type[T], file: str) -> T:
    """The table as a struct; what does not fit the schema is named with its file and path."""
    try:
        return msgspec.convert(table, type_)
    except msgspec.ValidationError as error:
        raise PackError(file, str(error)) from None


def provenance(slug: str, overlays: Sequence[Path] = ()) -> dict[str, int]:
    """How many blocks of a pack are printed fact and how many are not, by the first word of their source."""
    counts = dict.fromkeys((*KINDS, PRINTED) if overlays else KINDS, 0)
    for name in files(slug):
        for source in _sources(read(slug, name, overlays)):
            kind = source_kind(source)
            if kind not in counts:
                raise PackError(
                    f"packs/{slug}/{name}.toml", f"a source begins with none of {', '.join(counts)}: {source!r}"
                )
            counts[kind] += 1
    return counts


def source_kind(source: str) -> str:
    """The first word of a source: `reconstructed: values; rulebook p.21: name` is reconstructed."""
    return source.split(maxsplit=1)[0].rstrip(":;,") if source.strip() else ""


def _folder(slug: str) -> Traversable:
    folder = resources.files("grognard").joinpath("packs", slug)
    if not folder.is_dir():
        raise PackError(f"packs/{slug}", "no such pack")
    return folder


def _parse(file: Traversable, shown: str) -> Table:
    if not file.is_file():
        raise PackError(shown, "no such file")
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(shown, f"not a TOML file: {error}") from None


def _sources(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if "source" in node:
            yield node["source"]
        for value in node.values():
            yield from _sources(value)
    elif isinstance(node, list):
        for value in node:
            yield from _sources(value)


def _key(row: Any) -> str | int | None:
    """The key of a row: its id or its number."""
    if not isinstance(row, dict):
        return None
    key: str | int | None = row.get("id", row.get("n"))
    return key


def _merged(base: Table, over: Table, file: str, where: str, *, row: bool = False) -> Table:
    """`base` with `over` applied. Within a row only texts are merged language by language; any other table is one
    value (the numbers of a position, the cost of a card) and is replaced, so that an entry can also be removed."""
    merged = dict(base)
    if "source" in base and "source" not in over:
        merged["source"] = f"{PRINTED}: overlay"
    for name, value in over.items():
        path = f"{where}.{name}" if where else name
        old = base.get(name)
        if old is None and not where:
            raise PackError(file, f"unknown table {path!r}")
        if isinstance(old, dict):
            if not isinstance(value, dict):
                raise PackError(file, f"{path} must be a table")
            whole = row and not set(old) <= set(LANGUAGES)
            merged[name] = value if whole else _merged(old, value, file, path)
        elif isinstance(old, list) and old and _key(old[0]) is not None:
            merged[name] = _merged_rows(old, value, file, path)
        else:
            merged[name] = value
    return merged


def _merged_rows(base: list[Table], over: Any, file: str, where: str) -> list[Table]:
    """Rows keep their order: the engine's indices are positions in the list."""
    rows = {_key(row): row for row in base}
    for row in over if isinstance(over, list) else [over]:
        key = _key(row)
        if key is None:
            raise PackError(file, f"a row of {where} has neither id nor n")
        if key not in rows:
            raise PackError(file, f"{where} has no row {key!r}")
        rows[key] = _merged(rows[key], row, file, f"{where}[{key}]", row=True)
    return list(rows.values())
