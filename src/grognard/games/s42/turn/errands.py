"""Things a player may do in a phase beside moving and fighting: each chapter describes its own, a phase offers them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from grognard.core.game import Action
from grognard.core.verdicts import Verdict
from grognard.games.s42.state.position import Position, S42Game


class Errand(Struct, frozen=True):
    """One kind of thing to do. The functions get the side whose phase it is."""

    action: type[Action]
    known: Callable[[Position, Any], bool]
    """Whether an answer names things that exist: whatever else is wrong with it, its refusal can say why."""
    tries: Callable[[Position, int], Iterable[Action]]
    """Answers worth judging."""
    verdict: Callable[[Position, int, Any], Verdict]
    does: Callable[[S42Game, int, Any], None]
    """What comes of it; what is asked besides goes onto the agenda."""


def errand_of(errands: Sequence[Errand], action: Action) -> Errand | None:
    """The errand that an answer belongs to."""
    return next((errand for errand in errands if isinstance(action, errand.action)), None)


def tried(errands: Sequence[Errand], position: Position, side: int) -> list[Action]:
    """Everything worth judging, once."""
    return list(dict.fromkeys(action for errand in errands for action in errand.tries(position, side)))
