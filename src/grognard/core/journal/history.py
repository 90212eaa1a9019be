"""Every state of a match, kept small: the last ones as they are, the others packed.

A state is packed as its saved form, deflated with the saved form of the last *key state* as its dictionary: most of a
position does not change from ply to ply, so a state takes some 250 bytes, and any of them is back in a millisecond.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core.dice import Dice
from grognard.core.errors import UnreadableState
from grognard.core.game import Game
from grognard.core.system import System

STRIDE = 64
"""Every so many plies a state is a key state: packed without a dictionary."""
UNPACKED = 32
"""How many of the last states are kept as they are."""
_RAW = -15
_LEVEL = 6


class Kept(Struct, frozen=True):
    """What a ply left behind: with its entry, enough to show it again without asking the rules."""

    events: bytes
    """Its lines of the log, as JSON."""
    state: bytes
    """The state it led to, packed."""


class History:
    """The states of a match by ply; it only grows at its end, and forgets only from there."""

    def __init__(self, system: System) -> None:
        self._system = system
        self._packed: list[bytes | None] = []
        self._games: dict[int, Game[Any]] = {}
        self._dice: dict[int, Dice] = {}
        self._key: tuple[int, bytes] = (-1, b"")
        """The ply and the saved form of the key state used last."""

    def __len__(self) -> int:
        return len(self._packed)

    def __getitem__(self, ply: int) -> Game[Any]:
        at = ply if ply >= 0 else len(self) + ply
        if not 0 <= at < len(self):
            raise IndexError(ply)
        game = self._games.get(at)
        return self._load(at) if game is None else game

    def __iter__(self) -> Iterator[Game[Any]]:
        return (self[ply] for ply in range(len(self)))

    def append(self, game: Game[Any]) -> None:
        """Add the state after the last entry. The state before it gives up its caches."""
        if (last := len(self) - 1) in self._games:
            self._games[last] = self._games[last].without_caches()
        self._packed.append(None)
        self._games[last + 1] = game
        if (old := last + 1 - UNPACKED) in self._games:
            self.packed(old)
            self._dice[old] = self._games.pop(old).dice

    def append_packed(self, data: bytes) -> None:
        """Add a state that was packed before."""
        self._packed.append(data)

    def last(self) -> Game[Any]:
        """The last state, unpacked from now on."""
        return self._games.setdefault(len(self) - 1, self[-1])

    def dice(self, ply: int) -> Dice:
        """The dice as they were at a ply."""
        if ply in self._games:
            return self._games[ply].dice
        if ply not in self._dice:
            self._dice[ply] = self[ply].dice
        return self._dice[ply]

    def truncate(self, length: int) -> None:
        """Forget every state after the first `length`."""
        del self._packed[length:]
        self._games = {ply: game for ply, game in self._games.items() if ply < length}
        self._dice = {ply: dice for ply, dice in self._dice.items() if ply < length}
        if self._key[0] >= length:
            self._key = (-1, b"")

    # -- packing --------------------------------------------------------------------------------------

    def packed(self, ply: int) -> bytes:
        """The state at a ply as it is stored."""
        data = self._packed[ply]
        if data is None:
            data = self._deflated(ply, self._system.save(self._games[ply]))
            self._packed[ply] = data
        return data

    def saved(self, ply: int) -> bytes:
        """The state at a ply as `System.save` writes it."""
        game = self._games.get(ply)
        return self._inflated(ply) if game is None else self._system.save(game)

    def _deflated(self, ply: int, saved: bytes) -> bytes:
        key = ply - ply % STRIDE
        if key == ply:
            return zlib.compress(saved, _LEVEL)
        packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, _RAW, zdict=self._key_state(key))
        return packer.compress(saved) + packer.flush()

    def _inflated(self, ply: int) -> bytes:
        data, key = self.packed(ply), ply - ply % STRIDE
        try:
            if key == ply:
                return zlib.decompress(data)
            return zlib.decompressobj(_RAW, zdict=self._key_state(key)).decompress(data)
        except zlib.error as wrong:
            raise UnreadableState(ply=ply, detail=str(wrong)) from None

    def _key_state(self, key: int) -> bytes:
        ply, saved = self._key
        if ply != key:
            saved = self.saved(key)
            self._key = (key, saved)
        return saved

    def _load(self, ply: int) -> Game[Any]:
        try:
            return self._system.load(self._inflated(ply))
        except msgspec.MsgspecError as wrong:
            raise UnreadableState(ply=ply, detail=str(wrong)) from None
