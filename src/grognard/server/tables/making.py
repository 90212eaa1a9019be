"""What a new game is made of, as it was asked for."""

from __future__ import annotations

import secrets

from grognard.core.dice import SEED_BYTES
from grognard.core.system import Scenario
from grognard.server.problems import BadRequest
from grognard.server.wire import NewSeat

NAME = 80


def named(name: str) -> str:
    return " ".join(name.split())[:NAME]


def all_here(scenario: Scenario) -> dict[str, NewSeat]:
    return {seat: NewSeat("here") for seat in scenario.seats}


def seed_of(text: str) -> bytes:
    if not text:
        return secrets.token_bytes(SEED_BYTES)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise BadRequest(detail="the seed is not hexadecimal") from None
    if not 1 <= len(seed) <= 64:
        raise BadRequest(detail="the seed has 1 to 64 bytes")
    return seed
