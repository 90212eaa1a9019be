"""What a seat is shown: its view of the table, what it is asked, what it may answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from grognard.core.errors import NotAsked
from grognard.core.game import Action, Decision, Game
from grognard.core.verbs import Verb, VerbInfo
from grognard.core.verdicts import Forbidden, Message


class Choice(Struct, frozen=True, omit_defaults=True):
    """One answer a player can give, or the reason why not."""

    action: Any
    label: Message
    touches: tuple[str, ...]
    refusal: Forbidden | None = None
    warning: Message | None = None
    """What the player must know before: the client asks once more."""
    odds: Message | None = None
    """The exact chances of the roll it makes."""


class Ask(Struct, frozen=True):
    """A decision as the seat that is asked sees it."""

    kind: str
    seats: tuple[str, ...]
    rule: str
    prompt: Message
    subject: tuple[str, ...]
    """What the question is about: the unit that moves, the position under fire."""
    choices: tuple[Choice, ...]
    verbs: dict[str, VerbInfo] = {}
    """What can be done at this decision, by the `do` of its actions. Empty for a decision without verbs, and for a seat
    that is not asked."""


def label(action: Action) -> Message:
    """The sentence of an action: `do-<tag>`, with its fields as arguments."""
    args = {name: getattr(action, name) for name in action.__struct_fields__}
    return Message(f"do-{action.__struct_config__.tag}", {k: v for k, v in args.items() if v is not None})


def ask(game: Game[Any], seat: str | None) -> Ask | None:
    """The running decision. The answers are listed only for a seat that may give them."""
    own = game.asked(seat)
    decision = own or game.decision
    if decision is None:
        return None
    choices = tuple(_offered(game, own)) if own else ()
    return Ask(
        kind=str(decision.__struct_config__.tag),
        seats=own.seats if own else game.waiting,
        rule=decision.rule,
        prompt=decision.prompt(game),
        subject=decision.subject(game),
        choices=choices,
        verbs={verb.tag: verb.info for verb in own.open_verbs} if own else {},
    )


def _offered(game: Game[Any], decision: Decision) -> Iterator[Choice]:
    telling = [verb for verb in decision.open_verbs if verb.warns or verb.odds]
    context = decision.context(game) if telling else None
    for action in decision.actions(game):
        yield _told(game.position, context, action, telling)


def _told(position: Any, context: Any, action: Action, telling: Sequence[Verb[Any]]) -> Choice:
    verb = next((verb for verb in telling if verb.owns(action)), None)
    warning = verb.warns(position, context, action) if verb and verb.warns else None
    odds = verb.odds(position, context, action) if verb and verb.odds else None
    return Choice(action, label(action), action.touches(), warning=warning, odds=odds)


def choice(game: Game[Any], seat: str, action: Action) -> Choice:
    """A legal answer of the seat that is asked, with what must be known before."""
    decision = game.asked(seat)
    if decision is None:
        raise NotAsked(seat=seat, asked=game.waiting)
    return _told(game.position, decision.context(game), action, decision.open_verbs)


def about(game: Game[Any], seat: str, target: str) -> tuple[Choice, ...]:
    """Everything that could be done with one piece or place now, the forbidden with its reason."""
    decision = game.asked(seat)
    if decision is None:
        return ()
    return tuple(_judged(game, decision, a) for a in decision.candidates(game) if target in a.touches())


def why(game: Game[Any], action: Action, seat: str | None = None) -> Choice | None:
    """The verdict on one action: as an answer of this seat if it is asked, else of the seat that is."""
    decision = game.asked(seat) or game.decision
    return None if decision is None else _judged(game, decision, action)


def _judged(game: Game[Any], decision: Decision, action: Action) -> Choice:
    verdict = decision.judge(game, action)
    return Choice(action, label(action), action.touches(), verdict if isinstance(verdict, Forbidden) else None)
