"""Faults that the pack of any game can have: wrong facts, missing translations, blocks without a known source."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct, structs

from grognard.core.packs import loading
from grognard.core.packs.rows import Meta, Note, Text
from grognard.core.texts import LANGUAGES


def expect(what: str, actual: object, wanted: object) -> Iterator[str]:
    if actual != wanted:
        yield f"{what}: {actual}, must be {wanted}"


def twice(where: str, ids: Iterable[str]) -> Iterator[str]:
    """Every id is used once."""
    yield from (f"{id_}: twice {where}" for id_, count in Tally(ids).items() if count > 1)


def name_faults(ids: Iterable[str], names: dict[str, Text]) -> Iterator[str]:
    """The ids that must have names."""
    yield from (f"{id_}: has no name" for id_ in dict.fromkeys(ids) if id_ not in names)
    yield from text_faults(names.items())


def head_faults(meta: Meta, notes: Iterable[Note]) -> Iterator[str]:
    yield from text_faults(
        (("title", meta.title), ("description", meta.description), ("disclaimer", meta.disclaimer)),
    )
    yield from text_faults((f"note on {note.file}", note.text) for note in notes)


def text_faults(texts: Iterable[tuple[str, Text]]) -> Iterator[str]:
    for id_, text in texts:
        yield from (f"{id_}: no text in {lang}" for lang in LANGUAGES if not text.get(lang, "").strip())


def source_faults(*nodes: Any, silent: tuple[type[Struct], ...] = ()) -> Iterator[str]:
    """Every block has a source of a known kind; `silent` ones may use the source of their file."""
    for node in nodes:
        for block in _blocks(node):
            source = getattr(block, "source", None)
            if source is not None and loading.source_kind(source) not in (*loading.KINDS, loading.PRINTED):
                where = getattr(block, "id", getattr(block, "n", type(block).__name__))
                if source or not isinstance(block, silent):
                    yield f"{where}: unknown kind of source {source!r}"


def _blocks(node: Any) -> Iterator[Struct]:
    if isinstance(node, Struct):
        yield node
        for value in structs.astuple(node):
            yield from _blocks(value)
    elif isinstance(node, dict):
        for value in node.values():
            yield from _blocks(value)
    elif isinstance(node, tuple):
        for value in node:
            yield from _blocks(value)
