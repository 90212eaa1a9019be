"""The rows that every pack has, whatever its game: facts with their source, names, the head of `pack.toml`."""

from __future__ import annotations

from msgspec import Struct

Text = dict[str, str]
"""The same in each language."""


class Block(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A block of facts and where they come from."""

    source: str


class Row(Block, frozen=True, kw_only=True):
    id: str


class Named(Row, frozen=True, kw_only=True):
    """An id with its name."""

    name: Text


class Meta(Block, frozen=True, kw_only=True):
    slug: str
    version: int
    title: Text
    designer: str
    description: Text
    disclaimer: Text


class Note(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is printed and what is not in a whole file, for the player."""

    file: str
    kind: str
    text: Text


class PackFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`pack.toml`."""

    pack: Meta
    notes: tuple[Note, ...]
    labels: tuple[Named, ...]
