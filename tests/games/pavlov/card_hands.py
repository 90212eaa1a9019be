"""What the tests of the Soviet card phase share: a hand, and a Wehrmacht phase that does nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from grognard.core.game import Action, Game
from tests.games.pavlov.table import table

A = TypeVar("A", bound=Action)

STARTERS = ("pavlov", "glushchenko", "alexandrov", "chernogolov")

QUIET: dict[str, Any] = {"wehrmacht": ["c14", "c30", "c15"], "dice": [1, 1, 1]}
"""Two snipers and a mortar that look for a green target: with no counter on green each rolls one die, no more."""


SPARE = "c95"
"""A card that is always good for something: the phase would end by itself without one."""


def holding(
    *cards: str, left: int = 3, place: Iterable[Mapping[str, Any]] = (), home: bool = True, **spec: Any
) -> Game[Any]:
    """The Soviet card phase with these cards and a spare one; `home` keeps the starting counters in the reserve."""
    men = [{"unit": man, "at": "reserve"} for man in STARTERS] if home else []
    hand = list(dict.fromkeys((*cards, SPARE)))
    return table(place=[*men, *place], hand=hand, decision={"phase": "cards", "left": left}, **spec)


def use(card: str, unit: str, action: str) -> dict[str, Any]:
    """One half of a card for one action of its unit."""
    return {"play-card": card, "unit": unit, "action": action}


def offered(game: Game[Any], type_: type[A]) -> list[A]:
    """The legal answers of one kind, in the order in which they are offered."""
    decision = game.decision
    assert decision is not None
    return [action for action in decision.actions(game) if isinstance(action, type_)]
