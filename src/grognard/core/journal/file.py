"""The file of a journal: a whole game, read strictly, in the words of today."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grognard.core.errors import BadJournal
from grognard.core.journal.entries import Entry, upgraded_entry
from grognard.core.renaming import renames_of
from grognard.core.system import Value

FORMAT = "grognard-journal"
VERSION = 5
"""1: answers and undos. 2: also changes by agreement. 3: the words after they were renamed (`core.renaming`). 4: also
resignations, agreed draws and changes of who plays a seat. 5: also games lost on time, time given, pauses."""
WORDS = 3
"""Since this version the words are those of today."""


class Journal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game in one file."""

    format: str = FORMAT
    version: int = 1
    game: str
    pack: str = ""
    """Digest of the data it was played with: different data (a correction, an overlay) is a different game."""
    scenario: str
    options: dict[str, Value] = {}
    situation: str = ""
    """The situation of the pack that the game starts from; empty: the scenario's set-up."""
    seed: str
    """In hexadecimal; with it every roll can be checked."""
    commitment: str
    """The hash of the seed (of the server's part, if seats contributed), published before play."""
    secret: str = ""
    """The server's part of the seed, in hexadecimal; empty where no seat contributed."""
    contributions: tuple[tuple[str, str], ...] = ()
    """Seats and what their browsers added to the seed, in hexadecimal, in the order in which it came."""
    seats: dict[str, str] = {}
    """Who played: seat to name."""
    entries: tuple[Entry, ...] = ()
    result: str = ""
    """Hash of the final state, so that a replay on another machine or version can be compared."""

    def encode(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def read_journal(data: bytes) -> Journal:
    """A journal from a file; an older version is upgraded to the current words."""
    journal = decode_journal(data)
    return upgraded(journal) if journal.version < VERSION else journal


def decode_journal(data: bytes) -> Journal:
    """A journal as it stands in the file; anything else gets a clear error."""
    try:
        journal = msgspec.json.decode(data, type=Journal)
    except msgspec.ValidationError as wrong:
        raise BadJournal(detail=str(wrong)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise BadJournal(detail=f"not a whole JSON file: {wrong}") from None
    except RecursionError:
        raise BadJournal(detail="it is nested too deeply") from None
    if journal.format != FORMAT:
        raise BadJournal(detail=f"format is {journal.format!r}, not {FORMAT!r}")
    if journal.version > VERSION:
        raise BadJournal(detail=f"version {journal.version} is newer than this program's {VERSION}")
    try:
        seed = bytes.fromhex(journal.seed)
    except ValueError:
        raise BadJournal(detail="the seed is not hexadecimal") from None
    if not 1 <= len(seed) <= 64:
        raise BadJournal(detail="the seed has a wrong length")
    return journal


def upgraded(journal: Journal, *, renaming: bool = False) -> Journal:
    """An old journal in the current words. Its result was a digest of the old ones, so it cannot be compared.
    `renaming`: also one whose version says that its words are those of today."""
    if journal.version >= WORDS and not renaming:
        return replace(journal, version=VERSION)
    renames = renames_of(journal.game)
    return replace(
        journal,
        version=VERSION,
        options=renames.chosen(journal.options),
        entries=tuple(upgraded_entry(entry, renames) for entry in journal.entries),
        result="",
    )
