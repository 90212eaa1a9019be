"""A stored game on its table again: as it was left, or, under other rules or facts, replayed or carried over."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import grognard
from grognard.core.dice import commitment, mixed
from grognard.core.errors import BadJournal, GrognardError, UnreadableState
from grognard.core.game import Game
from grognard.core.journal import VERSION, WORDS, Carried, Entry, Journal, Kept, Match, upgraded_entry
from grognard.core.journal.history import History
from grognard.core.journal.layout import layout
from grognard.core.renaming import renames_of
from grognard.core.situations import runner
from grognard.core.system import System
from grognard.server.branches.match import BranchMatch
from grognard.server.problems import OutgrownGame
from grognard.server.storage.store import GameRow, Stored, Version
from grognard.server.tables.seats import contributions

_ENTRY = msgspec.json.Decoder(Entry)
SHARED = ("core", "hexes", "series")
"""Code that all games are played by, besides their own."""


class Reopened(Struct):
    row: GameRow
    match: Match
    entries: list[bytes]
    """As they are to be stored, up to an entry that carries the game over."""
    kept: list[Kept] | None = None
    """What is to be stored of every ply, if that is not stored already."""
    carried: Carried | None = None
    """The last entry, if it is new."""
    departs: str = ""
    """How today's rules and facts would have played it otherwise."""


@cache
def version_of(system: System) -> Version:
    """What a game of this system is played by now."""
    home = type(system).__module__.split(".")
    parts = [Path(grognard.__file__).parent / part for part in SHARED]
    package = import_module(".".join(home[:3])) if home[0] == "grognard" else sys.modules[type(system).__module__]
    own = Path(package.__file__ or "")
    files = [file for folder in parts for file in sorted(folder.rglob("*.py"))]
    files += sorted(own.parent.rglob("*.py")) if own.name == "__init__.py" else [own]
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return Version(metadata.version("grognard"), digest.hexdigest()[:16], system.pack_digest, layout(system))


def reopened(stored: Stored, system: System, *, replay: bool = False) -> Reopened:
    """The match of a stored game. If its rules or facts have changed since, it is replayed; if it no longer leads to
    the state that its players saw, it goes on from that state. `replay`: also if nothing seems to have changed."""
    row, entries, now = stored.row, stored.entries, version_of(system)
    whole = len(stored.kept) == len(entries) + 1
    if row.format > VERSION:
        raise BadJournal(detail=f"{row.id}: version {row.format} is newer than this program's {VERSION}")
    if whole and row.version == now and row.format == VERSION and not replay:
        return Reopened(row, restored(stored, system), entries)
    if row.format < WORDS:
        row, entries = upgraded(row, entries, system)
    row = replace(row, format=VERSION)
    kept = stored.kept if whole else []
    try:
        match = replayed(row, entries, system, kept)
    except BadJournal as wrong:
        if not whole or row.branch is not None:
            raise
        return _carried(Stored(row, entries, kept), system, str(wrong.args_["detail"]))
    if whole and row.branch is None and (ply := _departure(match, Stored(row, entries, kept))) is not None:
        return _carried(Stored(row, entries, kept), system, f"entry {ply} leads to another state")
    row = replace(row, version=now)
    return Reopened(row, match, entries, [match.kept(ply) for ply in range(match.ply + 1)])


def _departure(match: Match, stored: Stored) -> int | None:
    """The first ply at which a replay leads to another state than the one that was stored, if it also ends in another.
    A state that cannot be read any more cannot contradict."""
    if stored.row.version is not None and stored.row.version.layout != layout(match.system):
        return None
    seen = _history(stored, match.system)
    try:
        if _triple(seen[-1]) == _triple(match.game):
            return None
        return next(ply for ply in range(len(seen)) if _triple(seen[ply]) != _triple(match.states[ply]))
    except UnreadableState:
        return None


def _history(stored: Stored, system: System) -> History:
    history = History(system)
    for kept in stored.kept:
        history.append_packed(kept.state)
    return history


def _triple(game: Game[Any]) -> tuple[object, ...]:
    return game.position, game.agenda, game.dice, game.parallel


def _carried(stored: Stored, system: System, why: str) -> Reopened:
    """The game goes on from the last state that was stored. A game that is over can only be looked at."""
    row, now = stored.row, version_of(system)
    if row.version is None or row.version.layout != now.layout:
        raise OutgrownGame(id=row.id, detail=why)
    try:
        match = restored(stored, system)
        if match.game.decision is None:
            return Reopened(row, match, stored.entries, departs=why)
        entry = match.carry(msgspec.json.decode(match.states.saved(match.ply)), now.rules)
    except GrognardError as wrong:
        raise OutgrownGame(id=row.id, detail=f"{why}; {wrong}") from None
    return Reopened(replace(row, version=now), match, stored.entries, stored.kept, entry, why)


def restored(stored: Stored, system: System) -> Match:
    """The match as it was stored, without asking the rules."""
    match = _begun(stored.row, system, stored.kept)
    match.follow(zip(decoded(stored.row, stored.entries), stored.kept[1:], strict=True))
    return match


def replayed(row: GameRow, entries: Sequence[bytes], system: System, kept: Sequence[Kept] = ()) -> Match:
    """The match rebuilt from a game's entries by the rules; from the state it was last carried over with, if it was."""
    listed = decoded(row, entries)
    before = max((n for n, entry in enumerate(listed, 1) if isinstance(entry, Carried)), default=0) if kept else 0
    match = _begun(row, system, kept[:before])
    try:
        if before:
            match.follow(zip(listed[:before], kept[1 : before + 1], strict=True))
        match.enter_all(listed)
    except GrognardError as wrong:
        raise BadJournal(detail=f"{row.id}, entry {match.ply + 1}: {wrong}") from None
    return match


def _begun(row: GameRow, system: System, kept: Sequence[Kept]) -> Match:
    start = system.load(row.start) if row.start else None
    kind = Match if row.branch is None else BranchMatch
    return kind(
        system,
        row.scenario,
        row.options,
        row.seed,
        situation=row.situation,
        start=start,
        kept=kept[:1],
        contributions=contributions(row.seats),
    )


def decoded(row: GameRow, entries: Sequence[bytes]) -> list[Entry]:
    listed: list[Entry] = []
    try:
        for data in entries:
            listed.append(_ENTRY.decode(data))
    except msgspec.MsgspecError as wrong:
        raise BadJournal(detail=f"{row.id}, entry {len(listed) + 1}: {wrong}") from None
    return listed


def upgraded(row: GameRow, entries: Sequence[bytes], system: System) -> tuple[GameRow, list[bytes]]:
    """A game that was written in the words of an older version, in those of today. The position a situation's game
    starts from is set up again: its saved form has the names of our classes in it."""
    renames = renames_of(row.game)
    start = b""
    if row.start:
        start = system.save(runner.opening(runner.shipped(row.game, row.situation), system))
    fresh = [msgspec.json.encode(upgraded_entry(entry, renames)) for entry in decoded(row, entries)]
    return replace(row, options=renames.chosen(row.options), start=start), fresh


def exported(stored: Stored) -> Journal:
    """The journal of a game just as it is stored, for one that this version cannot open."""
    row, added = stored.row, contributions(stored.row.seats)
    return Journal(
        version=row.format,
        game=row.game,
        pack=row.version.pack if row.version else "",
        scenario=row.scenario,
        options=row.options,
        situation=row.situation,
        seed=mixed(row.seed, added).hex(),
        commitment=commitment(row.seed),
        secret=row.seed.hex() if added else "",
        contributions=added,
        seats={s.seat: s.player or "human" for s in row.seats},
        entries=tuple(decoded(row, stored.entries)),
    )
