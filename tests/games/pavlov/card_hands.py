"""What the tests of the Soviet card phase share: a hand, and a Wehrmacht phase that does nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from grognard.core.game import Action, Game
from tests.games.pavlov.table import table

A = TypeVar("A", bound=Action)

STARTERS = ("pavlov", "glushchenko", "alexandrov", "chernogolov")

QUIET: dict[str, Any] = {"wehrmacht": ["c14", "c30", "c15"], "dice": [1, 1, 1]}
"""Two snipers and a mortar that look for a green target: with nobody on green each rolls one die, no more."""


def holding(
    *cards: str, left: int = 3, place: Iterable[Mapping[str, Any]] = (), home: bool = True, **spec: Any
) -> Game[Any]:
    """The Soviet card phase with these cards in hand; `home` keeps the four starting counters in the reserve."""
    men = [{"unit": man, "at": "reserve"} for man in STARTERS] if home else []
    return table(place=[*men, *place], hand=list(cards), decision={"phase": "cards", "left": left}, **spec)


def use(card: str, unit: str, action: str) -> dict[str, Any]:
    """One half of a card for one action of its unit."""
    return {"play-card": card, "unit": unit, "action": action}


def offered(game: Game[Any], type_: type[A]) -> list[A]:
    """The legal answers of one kind, in the order in which they are offered."""
    decision = game.decision
    assert decision is not None
    return [action for action in decision.actions(game) if isinstance(action, type_)]


def asked(game: Game[Any]) -> str:
    """The tag of the decision the game waits for, `over` at its end."""
    decision = game.decision
    return str(decision.__struct_config__.tag) if decision else "over"
