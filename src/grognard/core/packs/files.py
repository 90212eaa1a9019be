"""Reads a pack: all its files with the overlays applied, each converted to its struct."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Protocol, TypeVar

from msgspec import json

from grognard.core.packs import loading
from grognard.core.packs.rows import Text

T = TypeVar("T")
P = TypeVar("P", covariant=True)


class PackFiles:
    """The files of one pack. A fault names the file it is in."""

    def __init__(self, slug: str, overlays: tuple[Path, ...]) -> None:
        self.slug = slug
        self._laid = "".join(f" with {folder}" for folder in overlays)
        self._tables = {name: loading.read(slug, name, overlays) for name in loading.files(slug)}

    def shown(self, name: str) -> str:
        """How a fault names a file."""
        return f"packs/{self.slug}/{name}.toml{self._laid}"

    def part(self, name: str, type_: type[T]) -> T:
        return loading.convert(self._tables[name], type_, self.shown(name))

    @cached_property
    def digest(self) -> str:
        """Digest of all facts: two tables with the same digest play the same game."""
        return hashlib.sha256(json.encode(self._tables, order="sorted")).hexdigest()


def overlays_of(slug: str, overlay: Path | None) -> tuple[Path, ...]:
    """The given overlay folder; without one, that of the environment, if any."""
    return (overlay,) if overlay is not None else loading.overlay_dirs(slug)


class Loader(Protocol[P]):
    def __call__(self, overlay: Path | None = None) -> P: ...


def loader(slug: str, read: Callable[[PackFiles], P]) -> Loader[P]:
    """What loads a pack, with its overlay laid over it; each is read once."""

    @cache
    def loaded(overlays: tuple[Path, ...]) -> P:
        return read(PackFiles(slug, overlays))

    def load(overlay: Path | None = None) -> P:
        return loaded(overlays_of(slug, overlay))

    return load


# -- rows found by their id, and their names -------------------------------------------------------------------------
class HasId(Protocol):
    @property
    def id(self) -> str: ...


class HasName(HasId, Protocol):
    @property
    def name(self) -> Text: ...


class HasPlace(HasName, Protocol):
    @property
    def hexes(self) -> tuple[str, ...]: ...


Keyed = TypeVar("Keyed", bound=HasId)


def by_id(rows: Iterable[Keyed]) -> dict[str, Keyed]:
    return {row.id: row for row in rows}


def numbers(rows: Iterable[HasId]) -> dict[str, int]:
    """The number of each row: its place in the file."""
    return {row.id: number for number, row in enumerate(rows)}


def names_of(groups: Iterable[Iterable[HasName]]) -> Iterator[tuple[str, Text]]:
    """Every id with its name; if an id occurs twice, the later one counts."""
    for rows in groups:
        yield from ((row.id, row.name) for row in rows)


def hexes_of(places: Iterable[HasPlace]) -> Iterator[tuple[str, Text]]:
    """A hex is named by its place and number."""
    for place in places:
        for hex_ in place.hexes:
            yield hex_, {language: f"{name} ({hex_})" for language, name in place.name.items()}
