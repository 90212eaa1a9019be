"""3.0 The phases of a turn by name: each chapter says which of them it opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from grognard.core.game import Procedure

PhaseName = Literal[
    "weather",
    "preliminary",
    "initial",
    "movement",
    "combat",
    "recovery",
    "supply",
    "mini-turn",
    "mini-movement",
    "mini-combat",
    "check",
    "victory",
]
NO_SIDE = -1
"""The side of a phase that belongs to both players."""

OPENERS: dict[PhaseName, Callable[..., Procedure]] = {}
P = TypeVar("P", bound=Procedure)


def opens(name: PhaseName) -> Callable[[type[P]], type[P]]:
    """This procedure is the phase of that name; its field `side` says whose."""

    def register(procedure: type[P]) -> type[P]:
        OPENERS[name] = procedure
        return procedure

    return register


def opened(name: PhaseName, side: int) -> Procedure:
    """The procedure of a phase; a phase that no chapter opens is an error that names it."""
    if name not in OPENERS:
        raise LookupError(f"no chapter opens the {name} phase")
    procedure: Any = OPENERS[name](side=side)
    assert isinstance(procedure, Procedure)
    return procedure
