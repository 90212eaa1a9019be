"""Verbs of a phase beside moving and fighting, in their old form: the context of each is the side whose phase it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from grognard.core.game import Action
from grognard.core.verbs import Verb
from grognard.core.verdicts import Verdict
from grognard.games.s42.state.position import Position, S42Game


def Errand(  # noqa: N802
    action: type[Action],
    known: Callable[[Position, Any], bool],
    tries: Callable[[Position, int], Iterable[Action]],
    verdict: Callable[[Position, int, Any], Verdict],
    does: Callable[[S42Game, int, Any], None],
) -> Verb[Any]:
    """A verb whose functions get the side."""
    return Verb(
        action,
        exists=lambda position, side, tried: known(position, tried),
        candidates=lambda position, side: dict.fromkeys(tries(position, side)),
        verdict=verdict,
        resolve=does,
    )


def errand_of(errands: Sequence[Verb[Any]], action: Action) -> Verb[Any] | None:
    """The verb that an answer belongs to."""
    return next((errand for errand in errands if isinstance(action, errand.action)), None)


def tried(errands: Sequence[Verb[Any]], position: Position, side: int) -> list[Action]:
    """Everything worth judging, once."""
    return list(dict.fromkeys(action for errand in errands for action in errand.candidates(position, side)))
