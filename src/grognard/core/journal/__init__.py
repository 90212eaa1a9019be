"""The journal is the truth: scenario, options, seed and actions. Everything else can be rebuilt from it."""

from grognard.core.journal.entries import (
    Carried,
    Clocked,
    Drawn,
    Edited,
    Entry,
    Patch,
    Played,
    Resigned,
    Rolled,
    Seated,
    TimedOut,
    Undone,
    upgraded_entry,
)
from grognard.core.journal.file import FORMAT, VERSION, WORDS, Journal, decode_journal, read_journal, upgraded
from grognard.core.journal.history import Kept
from grognard.core.journal.match import Match

__all__ = [
    "FORMAT",
    "VERSION",
    "WORDS",
    "Carried",
    "Clocked",
    "Drawn",
    "Edited",
    "Entry",
    "Journal",
    "Kept",
    "Match",
    "Patch",
    "Played",
    "Resigned",
    "Rolled",
    "Seated",
    "TimedOut",
    "Undone",
    "decode_journal",
    "read_journal",
    "upgraded",
    "upgraded_entry",
]
