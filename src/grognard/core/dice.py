"""Chance: a keyed stream anyone can recompute from the seed. The whole state is `(seed, draws)`."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from grognard.core.errors import NoSuchFace, ScriptExhausted

T = TypeVar("T")
SEED_BYTES = 16


def commitment(seed: bytes) -> str:
    """Published before play: it fixes the seed without revealing it."""
    return hashlib.sha256(b"grognard-seed:" + seed).hexdigest()


def mixed(secret: bytes, contributions: Iterable[tuple[str, str]]) -> bytes:
    """The seed of a game to which seats contributed: BLAKE2b, keyed by the server's secret, over each seat and its
    bytes (hexadecimal), in the order in which they came. Without contributions it is the secret itself."""
    given = list(contributions)
    if not given:
        return secret
    digest = hashlib.blake2b(key=secret, digest_size=SEED_BYTES, person=b"grognard-mix")
    for seat, entropy in given:
        for part in (seat.encode(), bytes.fromhex(entropy)):
            digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()


def broken_seal(seed: bytes, secret: str, contributions: Sequence[tuple[str, str]], sealed: str) -> str:
    """Why a seed is not made of the secret that was committed to and of what the seats added; empty if it is."""
    try:
        own = bytes.fromhex(secret) if contributions else seed
        made = mixed(own, contributions)
    except ValueError:
        return "the parts of the seed are not hexadecimal, or too long"
    if made != seed:
        return "the seed is not made of the secret and the contributions"
    return "" if commitment(own) == sealed else "the seed is not the one that was committed to"


def seed_from(number: int) -> bytes:
    """The seed that a plain number on a command line stands for."""
    return hashlib.blake2b(f"grognard:{number}".encode(), digest_size=SEED_BYTES).digest()


def _bytes(seed: bytes, draw: int) -> Iterator[int]:
    """The bytes of one draw: BLAKE2b keyed by the seed over the draw's number and a block number."""
    block = 0
    while True:
        counter = draw.to_bytes(8, "big") + block.to_bytes(4, "big")
        yield from hashlib.blake2b(counter, key=seed, digest_size=64).digest()
        block += 1


class Dice(Struct, frozen=True):
    """The state of chance, and how much the players have learnt from it (which an undo may not take back)."""

    seed: bytes
    draws: int = 0
    reveals: int = 0
    """How often something hidden was revealed without a roll: a card drawn, a face-down piece turned over."""
    script: tuple[int, ...] | None = None
    """Rolls to come, for situations: a roll beyond them is an error. `None` in every real game."""

    def roll(self, count: int, sides: int = 6) -> tuple[tuple[int, ...], Dice]:
        if count == 0:
            return (), self
        if self.script is not None:
            if len(self.script) < count:
                raise ScriptExhausted(need=count, left=len(self.script))
            for at, value in enumerate(self.script[:count]):
                if not 1 <= value <= sides:
                    raise NoSuchFace(value=value, sides=sides, at=at)
            return self.script[:count], replace(self, draws=self.draws + 1, script=self.script[count:])
        limit = 256 - 256 % sides
        digest = hashlib.blake2b(self.draws.to_bytes(8, "big") + b"\0\0\0\0", key=self.seed, digest_size=64).digest()
        values = [b % sides + 1 for b in digest if b < limit][:count]
        if len(values) < count:  # a long roll, or an unlucky block: continue with the next blocks
            stream = (b % sides + 1 for b in _bytes(self.seed, self.draws) if b < limit)
            values = [next(stream) for _ in range(count)]
        return tuple(values), Dice(self.seed, self.draws + 1, self.reveals)

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        """The items in a new order (Fisher-Yates over 16-bit numbers without bias)."""
        deck = list(items)
        stream = _bytes(self.seed, self.draws)
        for last in range(len(deck) - 1, 0, -1):
            bound = 65536 - 65536 % (last + 1)
            number = bound
            while number >= bound:
                number = next(stream) << 8 | next(stream)
            pick = number % (last + 1)
            deck[last], deck[pick] = deck[pick], deck[last]
        return tuple(deck), replace(self, draws=self.draws + 1)

    def reveal(self) -> Dice:
        return replace(self, reveals=self.reveals + 1)

    def knows_no_more_than(self, earlier: Dice) -> bool:
        """Whether nothing was rolled or revealed since `earlier`."""
        return self.draws == earlier.draws and self.reveals == earlier.reveals
