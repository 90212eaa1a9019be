"""Standing orders: answers that a player leaves in advance for questions that come up out of their own turn.

A game says which of its decisions can be answered beforehand and what declining and accepting mean there
(`System.in_advance`); the server gives the answer in the seat's name. An order only answers what it settles: where it
leaves a choice open, the player is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from grognard.core.game import Action, Decision, Game

ONLY_ANSWER = "only-answer"
"""The order for every decision: give the answer if there is only one."""

Way = Literal["always", "never"]


class Offer(Struct, frozen=True):
    """The answer that accepts, and its chance to succeed in percent, where the rules give one."""

    action: Any
    percent: int | None = None


class InAdvance(Struct, frozen=True):
    """What can be answered beforehand to one kind of decision."""

    decline: Callable[[Game[Any], Any], Action | None]
    """The answer that passes; None: it would give something away, and the player is asked."""
    accept: Callable[[Game[Any], Any], Offer | None] | None = None
    """The answer that accepts; left out: a decision that can only be declined in advance."""
    chance: bool = False
    """Whether offers come with a chance."""


class OrderKind(Struct, frozen=True):
    """A kind of decision for which an order can be left, as players see it: `order-<kind>` is its sentence."""

    kind: str
    rule: str
    accept: bool
    """It can also be accepted, not only declined."""
    chance: bool
    """It can be accepted if the chance is good enough."""


class StandingOrder(Struct, frozen=True):
    kind: str
    way: Way
    at_least: int = 0
    """Accept only with this chance in percent or a better one, else decline."""


def order_kinds(in_advance: Mapping[type[Decision], InAdvance]) -> tuple[OrderKind, ...]:
    return tuple(
        OrderKind(tag(kind), kind.rule, declared.accept is not None, declared.chance)
        for kind, declared in in_advance.items()
    )


def tag(kind: type[Decision]) -> str:
    return str(kind.__struct_config__.tag)


def answer(
    game: Game[Any], decision: Decision, orders: Mapping[str, StandingOrder], in_advance: Mapping[Any, InAdvance]
) -> Action | None:
    """What these orders answer to a decision; None: its player is asked."""
    for kind, declared in in_advance.items():
        if isinstance(decision, kind) and tag(kind) in orders:
            action = _ordered(game, decision, orders[tag(kind)], declared)
            return action if action is not None and action in decision.actions(game) else None
    if ONLY_ANSWER not in orders:
        return None
    actions = decision.actions(game)
    return actions[0] if len(actions) == 1 and not _gives_up(decision, actions[0]) else None


def _ordered(game: Game[Any], decision: Decision, order: StandingOrder, declared: InAdvance) -> Action | None:
    if order.way == "never":
        return declared.decline(game, decision)
    offer = declared.accept(game, decision) if declared.accept else None
    if offer is not None and order.at_least and (offer.percent is None or offer.percent < order.at_least):
        return declared.decline(game, decision)
    return offer.action if offer is not None else None


def _gives_up(decision: Decision, action: Action) -> bool:
    """A phase ends only when its player says so."""
    if not decision.verbs:
        return False
    info = decision.verb(action).info
    return info.ends and info.confirm
