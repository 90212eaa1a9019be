"""Standing orders: answers that a player leaves in advance for questions that come up out of their own turn.

A game says which of its decisions can be answered beforehand and what declining and accepting mean there
(`System.in_advance`); the server gives the answer in the seat's name. An order only answers what it settles: where it
leaves a choice open, the player is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from grognard.core.game import Action, Decision, Game

ONLY_ANSWER = "only-answer"
"""The order for every decision: give the answer if there is only one."""

Plan = Literal["back", "strongest", "weakest", "strongest-spare", "weakest-spare", "pass"]
"""How a question with a choice is answered: a retreat away from the enemy that costs no step; losses from the strongest
or the weakest unit first, or only as long as none is eliminated; a pass where nothing else can be done."""
Way = Literal["always", "never", Plan]
LOSSES: tuple[Plan, ...] = ("strongest", "strongest-spare", "weakest", "weakest-spare")


class Offer(Struct, frozen=True):
    """The answer that accepts, and its chance to succeed in percent, where the rules give one."""

    action: Any
    percent: int | None = None


class InAdvance(Struct, frozen=True):
    """What can be answered beforehand to one kind of decision."""

    decline: Callable[[Game[Any], Any], Action | None] | None = None
    """The answer that passes; None: it would give something away, and the player is asked. Left out: there is none."""
    accept: Callable[[Game[Any], Any], Offer | None] | None = None
    """The answer that accepts; left out: a decision that can only be declined in advance."""
    chance: bool = False
    """Whether offers come with a chance."""
    plans: Mapping[Plan, Callable[[Game[Any], Any], Action | None]] = {}
    """What each plan answers; None: it settles nothing here, and the player is asked."""


class Loss(Struct, frozen=True):
    """One way to take a loss of steps."""

    action: Any
    steps: int
    """That the unit has before."""
    strength: int


class OrderKind(Struct, frozen=True):
    """A kind of decision for which an order can be left, as players see it: `order-<kind>` is its sentence."""

    kind: str
    rule: str
    accept: bool
    """It can also be accepted, not only declined."""
    chance: bool
    """It can be accepted if the chance is good enough."""
    decline: bool = True
    """It can be declined."""
    plans: tuple[Plan, ...] = ()


class StandingOrder(Struct, frozen=True):
    kind: str
    way: Way
    at_least: int = 0
    """Accept only with this chance in percent or a better one, else decline."""


def order_kinds(in_advance: Mapping[type[Decision], InAdvance]) -> tuple[OrderKind, ...]:
    return tuple(
        OrderKind(
            tag(kind),
            kind.rule,
            declared.accept is not None,
            declared.chance,
            declared.decline is not None,
            tuple(declared.plans),
        )
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
        return declared.decline(game, decision) if declared.decline else None
    if order.way != "always":
        plan = declared.plans.get(order.way)
        return plan(game, decision) if plan else None
    offer = declared.accept(game, decision) if declared.accept else None
    if offer is not None and order.at_least and (offer.percent is None or offer.percent < order.at_least):
        return declared.decline(game, decision) if declared.decline else None
    return offer.action if offer is not None else None


def taken(losses: Iterable[Loss], plan: Plan) -> Action | None:
    """The loss that a plan takes: the unit with most steps, or fewest, then the strongest, or weakest. Sparing plans
    leave it to the player when that would be the end of a unit."""
    strongest, spare = plan.startswith("strongest"), plan.endswith("-spare")
    ranked = sorted(losses, key=lambda loss: (loss.steps, loss.strength), reverse=strongest)
    if not ranked or (spare and ranked[0].steps <= 1):
        return None
    return ranked[0].action  # type: ignore[no-any-return]


def loss_plans(losses: Callable[[Any, Any], Iterable[Loss]]) -> dict[Plan, Callable[[Game[Any], Any], Action | None]]:
    """The plans for a choice of losses; `losses`: those of the player's own units, none if it is the enemy's."""

    def answered(plan: Plan) -> Callable[[Game[Any], Any], Action | None]:
        return lambda game, question: taken(losses(game, question), plan)

    return {plan: answered(plan) for plan in LOSSES}


def _gives_up(decision: Decision, action: Action) -> bool:
    """A phase ends only when its player says so."""
    if not decision.verbs:
        return False
    info = decision.verb(action).info
    return info.ends and info.confirm
